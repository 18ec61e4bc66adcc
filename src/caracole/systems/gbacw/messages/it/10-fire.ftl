# 10 Tiro, 14.3 Spencer.

event-fire-declared = { $units } { $units_count ->
    [one] mira
   *[other] mirano
  } a { $target } con { $points }{ $rapid ->
    [true] {" "}(fuoco rapido)
   *[other] {""}
  }.
event-unit-fired = { $units } { $units_count ->
    [one] tira
   *[other] tirano
  } da { $origin } su { $target } con { $points }: { $die }, modificato { $total }: { $result }.
event-fire-wasted = In { $target } non resta nessuno per il tiro di { $units }.
event-fire-held = { $side }: nessun altro tiro.
event-instruction-followed = { $side } agisce per istruzione permanente ({ $instruction }).
event-ammunition-changed = { $unit }: munizioni { $level ->
    [full] di nuovo complete
    [low] scarse
   *[out] esaurite
  }.
decision-fire-declare = { $unit } divide il tiro: su chi altro?
decision-fire-answer = Chi risponde al fuoco ({ $kind ->
    [return] fuoco di risposta
    [withdrawal] fuoco di ritirata
    [approach] fuoco di avvicinamento
   *[pre_assault] fuoco pre-assalto
  })?
action-FireAt = Tira su { $target }{ $points ->
    [0] {""}
   *[other] {" "}con forza { $points }
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
    [true] , poi si muove
   *[other] {""}
  }
action-EndFire = Tira come dichiarato
action-AnswerFire = { $unit } tira su { $target }{ $points ->
    [0] {""}
   *[other] {" "}con forza { $points }
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
action-HoldFire = Nessun altro tiro
roll-fire = tiro
roll-ammunition = munizioni
roll-friendly-fire = tiro di amici sopra la testa
drm-range = distanza
drm-twilight = alba o tramonto
drm-night = notte
drm-prepared = fuoco preparato
drm-mounted_firer = tiro da cavallo
drm-mounted_target = cavalieri come bersaglio
drm-disordered = in disordine
drm-green = inesperti
drm-low_ammunition = munizioni scarse
drm-moved_artillery = cannoni mossi o giunti in cima
drm-reaction_facing = cannoni girati in reazione
drm-adjacent_two_levels = su o giù da un dirupo
drm-behind_entrenchment = da dietro un trinceramento
drm-target_entrenched = bersaglio dietro un trinceramento
drm-enfilade = infilata
drm-downhill_shell = cannoni che tirano verso il basso
drm-downhill = verso il basso
drm-slope = pendio
drm-terrain = terreno del bersaglio
drm-hexside = lato d'esagono del bersaglio
drm-terrain_limit = aiuto massimo del terreno
refusal-fire_in_march = { $unit } è in Marcia e non tira.
refusal-guns_disordered = I cannoni di { $unit } sono in disordine e non tirano.
refusal-no_ammunition = { $unit } non ha più munizioni.
refusal-fire_in_charge = { $unit } carica e non tira.
refusal-no_enemy_there = In { $target } non c'è nemico.
refusal-out_of_range = { $target } è fuori portata.
refusal-too_far_for_horsemen = Da cavallo { $unit } non tira oltre due esagoni.
refusal-not_in_field_of_fire = { $target } non è nel campo di tiro di { $unit }.
refusal-guns_not_on_top = I cannoni in pila con altri tirano solo dalla cima ({ $unit }).
refusal-guns_too_steep = I cannoni non tirano su un vicino due livelli più alto o più basso ({ $target }).
refusal-guns_threatened = { $unit }, sola e minacciata da { $hex }, deve tirare là.
refusal-name_its_hex = { $unit } occupa più esagoni: da quale tira?
refusal-only_one_hex = { $unit } sta in un solo esagono; non occorre nominarlo.
refusal-all_that_is_left = { $unit } tirerebbe con tutto ciò che le resta: non dire un numero.
refusal-not_its_hex = { $unit } non si trova lì.
refusal-no_such_section = { $unit } non ha questa sezione.
refusal-has_fired = { $unit } ha già tirato.
refusal-no_room_to_fire = Chi sta sopra { $unit } occupa tutto il fronte dell'esagono.
refusal-section_does_not_divide = Una sezione non divide il tiro.
refusal-same_target_twice = { $unit } tira già su { $target }.
refusal-divides_next_to_it_only = Le armi leggere dividono il tiro solo tra esagoni adiacenti.
refusal-shares_not_equal = Il tiro diviso è quanto possibile uguale; { $points } non va bene.
refusal-shares_left = { $unit } ha iniziato a dividere il tiro e deve puntare il resto.
refusal-same_for_all_shares = Un tiro è tutto da fermi o tutto in movimento.
refusal-fire_in_place_of_movement = In Avanzata { $unit } tira invece di muovere.
refusal-rapid_fire_is_canister = Il fuoco rapido è a mitraglia.
refusal-no_rapid_guns = { $unit } non ha cannoni da fuoco rapido.
refusal-rapid_guns_stand = I cannoni che muovono non fanno fuoco rapido.
refusal-no_rapid_fire_now = { $unit } non può fare fuoco rapido ora.
refusal-nothing_to_combine = Nessun altro esagono di { $unit } tira su { $target }.
refusal-units_fire_alone = Ogni unità tira per sé ({ $unit }).
refusal-canister_not_combined = Le batterie non combinano la mitraglia.
refusal-night_alone = Di notte ogni batteria tira da sola.
refusal-combined_not_divided = Chi combina il tiro non lo divide.
refusal-must_combine = Un'altra unità dell'esagono ha tirato su { $target }; avrebbero dovuto tirare insieme.
refusal-moved_in_advance = In Avanzata un'unità che ha mosso non tira ({ $unit }).
refusal-reordered_in_advance = In Avanzata un'unità che ha cambiato posto nella pila non tira.
refusal-guns_moved_too_far = { $unit } ha speso più di metà del movimento e non tira.
refusal-fired_and_stays = { $unit } ha tirato e non muove in questa attivazione.
refusal-not_asked = { $unit } non è chiamata a rispondere.
refusal-answers_elsewhere = Le risposte vanno altrove che a { $target }.
refusal-no_withdrawal_fire_of_guns = I cannoni non hanno fuoco di ritirata.
refusal-not_beside_the_fire = { $unit } non è bersaglio né accanto a chi tira.
refusal-busy_with_another = { $unit } è nel Fronte di un altro nemico.
refusal-no_guns_within_three = Il fuoco di avvicinamento è dei cannoni entro tre esagoni.
refusal-reaction_moved = I cannoni mossi in reazione non hanno fuoco di avvicinamento.
refusal-same_stack_twice = { $unit } ha già tirato su questi nemici.
refusal-kind_used = { $unit } ha già usato questo tipo di fuoco.
refusal-did_not_turn = Ora risponde solo chi si è appena girato.
refusal-has_resupplied = { $unit } è già stata rifornita.
refusal-ammunition_full = { $unit } ha tutte le munizioni.
refusal-section_is_busy = Quella sezione ha tirato, o ha già le sue munizioni.
refusal-resupply_next_to_enemy = Accanto al nemico non ci si rifornisce ({ $unit }).
refusal-one_corner_only = { $unit } può girarsi di un solo vertice.
refusal-turned_at_rest = { $unit } si è già girata.
event-resupply-rolled = Munizioni per { $unit }: { $die }: { $passed ->
    [true] arrivano
   *[other] non arrivano
  }.
action-Resupply = Rifornisci { $unit }{ $section ->
    [none] {""}
   *[other] , i pezzi: { $section }
  }{ $facing ->
    [none] {""}
   *[other] , poi fronte a { $facing }
  }
roll-resupply = rifornimento
refusal-cannot_turn_alone = { $unit } non può girarsi da sola.
refusal-fires_with_its_stack = { $unit } deve orientarsi come gli altri del suo esagono prima di tirare.
refusal-rests_in_reserve = { $unit } riposa in Riserva e non tira.
refusal-no_return_fire = { $unit }, disordinata una seconda volta nel girarsi, non risponde.
