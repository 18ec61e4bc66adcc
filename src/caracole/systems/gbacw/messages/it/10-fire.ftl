# 10 Fuoco, 14.3 Spencer.

event-fire-declared = { $units } { $units_count ->
    [one] mira
   *[other] mirano
  } a { $target } con { $points } PF{ $rapid ->
    [true] {" "}(fuoco rapido)
   *[other] {""}
  }.
event-unit-fired = { $units } { $units_count ->
    [one] spara
   *[other] sparano
  } da { $origin } su { $target } con { $points } PF: dado { $die }, modificato { $total }: { $result }.
event-fire-wasted = In { $target } non ci sono più nemici per il fuoco di { $units }.
event-fire-held = { $side }: cessa il fuoco.
event-instruction-followed = Istruzione permanente seguita ({ $side }): { $instruction }.
event-ammunition-changed = { $unit }{ $whole ->
    [true] {""}
   *[false] { $sections_count ->
        [one] , sezione { $sections }
       *[other] , sezioni { $sections }
      }
  }: munizioni { $level ->
    [full] di nuovo complete
    [low] scarse
   *[out] esaurite
  }.
decision-fire-declare = { $unit } divide il fuoco: su quale altro esagono?
decision-fire-answer = Quale unità spara ({ $kind ->
    [return] fuoco di risposta
    [withdrawal] fuoco di ritirata
    [approach] fuoco di avvicinamento
   *[pre_assault] fuoco pre-assalto
  })?
action-FireAt = Spara su { $target }{ $points ->
    [0] {""}
   *[other] {" "}con { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , solo con { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , da { $origin }
  }{ $combine ->
    [true] , insieme al suo altro esagono
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , con { $units }
  }{ $rapid ->
    [true] , fuoco rapido
   *[other] {""}
  }{ $moving ->
    [true] , poi muovi
   *[other] {""}
  }
action-EndFire = Spara come dichiarato
action-AnswerFire = { $unit } spara su { $target }{ $points ->
    [0] {""}
   *[other] {" "}con { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , solo con { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , da { $origin }
  }{ $combine ->
    [true] , insieme al suo altro esagono
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , con { $units }
  }{ $rapid ->
    [true] , fuoco rapido
   *[other] {""}
  }
action-HoldFire = Cessa il fuoco
roll-fire = fuoco
roll-ammunition = munizioni
roll-friendly-fire = fuoco amico sopra la testa
drm-range = distanza
drm-twilight = alba o crepuscolo
drm-night = notte
drm-prepared = fuoco preparato
drm-mounted_firer = fuoco da cavallo
drm-mounted_target = bersaglio a cavallo
drm-disordered = in Disordine
drm-green = inesperti
drm-low_ammunition = munizioni scarse
drm-moved_artillery = cannoni mossi o giunti in cima
drm-reaction_facing = cannoni che hanno cambiato orientamento in reazione
drm-adjacent_two_levels = su o giù da un pendio brusco
drm-behind_entrenchment = da dietro un trinceramento
drm-target_entrenched = bersaglio dietro un trinceramento
drm-enfilade = infilata
drm-downhill_shell = cannoni che sparano verso il basso
drm-downhill = verso il basso
drm-slope = pendio
drm-terrain = terreno del bersaglio
drm-hexside = lato d'esagono del bersaglio
drm-terrain_limit = limite per il terreno
refusal-fire_in_march = { $unit } ha ordini di Marcia e non spara.
refusal-guns_disordered = I cannoni di { $unit } sono in Disordine e non sparano.
refusal-no_ammunition = { $unit } non ha più munizioni.
refusal-fire_in_charge = { $unit } carica e non spara.
refusal-no_enemy_there = In { $target } non ci sono nemici.
refusal-out_of_range = { $target } è fuori portata.
refusal-too_far_for_horsemen = Da cavallo non si spara oltre due esagoni ({ $unit }).
refusal-not_in_field_of_fire = { $target } non è nel campo di fuoco di { $unit }.
refusal-guns_not_on_top = I cannoni in pila sparano solo dalla cima ({ $unit }).
refusal-guns_too_steep = I cannoni non sparano su un esagono vicino due livelli più alto o più basso ({ $target }).
refusal-guns_threatened = { $unit }, sola e minacciata da { $hex }, deve sparare là.
refusal-name_its_hex = { $unit } occupa più esagoni: di' da quale spara.
refusal-only_one_hex = { $unit } occupa un solo esagono: non occorre nominarlo.
refusal-all_that_is_left = { $unit } sparerebbe con tutto ciò che le resta: non indicare un numero.
refusal-not_its_hex = { $unit } non si trova lì.
refusal-no_such_section = { $unit } non ha questa sezione.
refusal-has_fired = { $unit } ha già sparato.
refusal-no_room_to_fire = Le unità sopra { $unit } occupano tutto il fronte dell'esagono.
refusal-section_does_not_divide = Una sezione non divide il fuoco.
refusal-same_target_twice = { $unit } spara già su { $target }.
refusal-divides_next_to_it_only = Le armi leggere dividono il fuoco solo tra esagoni adiacenti.
refusal-shares_not_equal = Il fuoco diviso va ripartito in parti uguali, per quanto possibile: { $points } PF non va bene.
refusal-shares_left = { $unit } ha iniziato a dividere il fuoco e deve puntare il resto.
refusal-same_for_all_shares = Il fuoco diviso è tutto da fermo o tutto in movimento.
refusal-fire_in_place_of_movement = Con ordini di Avanzata { $unit } spara invece di muovere.
refusal-rapid_fire_is_canister = Il fuoco rapido è a mitraglia.
refusal-no_rapid_guns = { $unit } non ha cannoni da fuoco rapido.
refusal-rapid_guns_stand = I cannoni che muovono non fanno fuoco rapido.
refusal-no_rapid_fire_now = { $unit } non può fare fuoco rapido ora.
refusal-nothing_to_combine = Nessun altro esagono di { $unit } spara su { $target }.
refusal-units_fire_alone = Ogni unità spara per sé ({ $unit }).
refusal-canister_not_combined = Le batterie non combinano la mitraglia.
refusal-night_alone = Di notte ogni batteria spara da sola.
refusal-combined_not_divided = Il fuoco combinato non si divide.
refusal-must_combine = Un'altra unità dell'esagono ha già sparato su { $target }: dovevano sparare insieme.
refusal-moved_in_advance = Con ordini di Avanzata un'unità che ha mosso non spara ({ $unit }).
refusal-reordered_in_advance = Con ordini di Avanzata un'unità che ha cambiato posto nella pila non spara.
refusal-guns_moved_too_far = { $unit } ha speso più di metà dei PM e non spara.
refusal-fired_and_stays = { $unit } ha sparato e non muove in questa attivazione.
refusal-not_asked = { $unit } non può sparare ora.
refusal-answers_elsewhere = { $target } non è un bersaglio ammesso per questo fuoco.
refusal-no_withdrawal_fire_of_guns = I cannoni non hanno fuoco di ritirata.
refusal-not_beside_the_fire = { $unit } non è bersaglio né accanto a chi spara.
refusal-busy_with_another = { $unit } è nel Fronte di un altro nemico.
refusal-no_guns_within_three = Il fuoco di avvicinamento è dei cannoni entro tre esagoni.
refusal-reaction_moved = I cannoni che hanno mosso in reazione non hanno fuoco di avvicinamento.
refusal-same_stack_twice = { $unit } ha già sparato su questi nemici.
refusal-kind_used = { $unit } ha già usato questo tipo di fuoco.
refusal-did_not_turn = Ora sparano solo le unità che hanno appena cambiato orientamento.
refusal-has_resupplied = { $unit } è già stata rifornita.
refusal-ammunition_full = { $unit } ha tutte le munizioni.
refusal-section_is_busy = Quella sezione ha sparato, o ha già le sue munizioni.
refusal-resupply_next_to_enemy = Accanto al nemico non ci si rifornisce ({ $unit }).
refusal-one_corner_only = { $unit } può cambiare orientamento di un solo vertice.
refusal-turned_at_rest = { $unit } ha già cambiato orientamento.
event-resupply-rolled = Munizioni per { $unit }: dado { $die }: { $passed ->
    [true] arrivano
   *[other] non arrivano
  }.
action-Resupply = Rifornisci { $unit }{ $section ->
    [none] {""}
   *[other] , i cannoni: { $section }
  }{ $facing ->
    [none] {""}
   *[other] , poi orienta verso { $facing }
  }
roll-resupply = rifornimento
refusal-cannot_turn_alone = { $unit } non può cambiare orientamento da sola.
refusal-fires_with_its_stack = { $unit } deve orientarsi come le altre del suo esagono prima di sparare.
refusal-rests_in_reserve = { $unit } è in Riserva e non spara.
refusal-no_return_fire = { $unit }, in Disordine una seconda volta nel cambiare orientamento, non spara.
