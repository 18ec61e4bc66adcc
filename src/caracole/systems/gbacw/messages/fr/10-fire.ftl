# 10 Tir, 14.3 Spencer.

event-fire-declared = { $units } { $units_count ->
    [one] vise
   *[other] visent
  } { $target } avec { $points } PF{ $rapid ->
    [true] {" "}(tir rapide)
   *[other] {""}
  }.
event-unit-fired = { $units } { $units_count ->
    [one] tire
   *[other] tirent
  } depuis { $origin } sur { $target } avec { $points } PF : dé { $die }, modifié { $total } : { $result }.
event-fire-wasted = Il n'y a plus d'ennemis en { $target } pour le tir de { $units }.
event-fire-held = { $side } : fin du tir.
event-instruction-followed = Consigne permanente suivie ({ $side }) : { $instruction }.
event-ammunition-changed = { $unit }{ $whole ->
    [true] {""}
   *[false] { $sections_count ->
        [one] , section { $sections }
       *[other] , sections { $sections }
      }
  } : munitions { $level ->
    [full] de nouveau au complet
    [low] faibles
   *[out] épuisées
  }.
decision-fire-declare = { $unit } partage son tir : sur quel autre hex ?
decision-fire-answer = Quelle unité tire ({ $kind ->
    [return] tir de riposte
    [withdrawal] tir sur repli
    [approach] tir d'approche
   *[pre_assault] tir avant assaut
  }) ?
action-FireAt = Tirer sur { $target }{ $points ->
    [0] {""}
   *[other] {" "}avec { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , avec { $sections } seulement
  }{ $origin ->
    [none] {""}
   *[other] , depuis { $origin }
  }{ $combine ->
    [true] , avec son autre hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , avec { $units }
  }{ $rapid ->
    [true] , tir rapide
   *[other] {""}
  }{ $moving ->
    [true] , puis bouger
   *[other] {""}
  }
action-EndFire = Tirer comme annoncé
action-AnswerFire = { $unit } tire sur { $target }{ $points ->
    [0] {""}
   *[other] {" "}avec { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , avec { $sections } seulement
  }{ $origin ->
    [none] {""}
   *[other] , depuis { $origin }
  }{ $combine ->
    [true] , avec son autre hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , avec { $units }
  }{ $rapid ->
    [true] , tir rapide
   *[other] {""}
  }
action-HoldFire = Cesser le tir
roll-fire = tir
roll-ammunition = munitions
roll-friendly-fire = tir d'amis par-dessus les têtes
drm-range = portée
drm-twilight = aube ou crépuscule
drm-night = nuit
drm-prepared = tir préparé
drm-mounted_firer = tir à cheval
drm-mounted_target = cible à cheval
drm-disordered = en désordre
drm-green = novices
drm-low_ammunition = munitions faibles
drm-moved_artillery = canons déplacés ou venus au-dessus
drm-reaction_facing = canons qui ont changé d'orientation en réaction
drm-adjacent_two_levels = du haut ou du bas d'un escarpement
drm-behind_entrenchment = de derrière un retranchement
drm-target_entrenched = cible derrière un retranchement
drm-enfilade = enfilade
drm-downhill_shell = canons tirant vers le bas
drm-downhill = vers le bas
drm-slope = pente
drm-terrain = terrain de la cible
drm-hexside = côté d'hex de la cible
drm-terrain_limit = limite pour le terrain
refusal-fire_in_march = { $unit } est sous ordres de Marche et ne tire pas.
refusal-guns_disordered = Les canons de { $unit } sont en désordre et ne tirent pas.
refusal-no_ammunition = { $unit } n'a plus de munitions.
refusal-fire_in_charge = { $unit } charge et ne tire pas.
refusal-no_enemy_there = Il n'y a pas d'ennemis en { $target }.
refusal-out_of_range = { $target } est hors de portée.
refusal-too_far_for_horsemen = À cheval, { $unit } ne tire pas à plus de deux hex.
refusal-not_in_field_of_fire = { $target } n'est pas dans le champ de tir de { $unit }.
refusal-guns_not_on_top = Des canons empilés ne tirent que du dessus de la pile ({ $unit }).
refusal-guns_too_steep = Les canons ne tirent pas sur un hex voisin deux niveaux plus haut ou plus bas ({ $target }).
refusal-guns_threatened = { $unit }, seule et menacée depuis { $hex }, doit tirer là.
refusal-name_its_hex = { $unit } occupe plusieurs hex : dites duquel elle tire.
refusal-only_one_hex = { $unit } n'occupe qu'un hex : inutile de le nommer.
refusal-all_that_is_left = { $unit } tirerait avec tout ce qui lui reste : n'indiquez pas de nombre.
refusal-not_its_hex = { $unit } ne se trouve pas là.
refusal-no_such_section = { $unit } n'a pas cette section.
refusal-has_fired = { $unit } a déjà tiré.
refusal-no_room_to_fire = Les unités au-dessus de { $unit } occupent tout le front de l'hex.
refusal-section_does_not_divide = Une section ne partage pas son tir.
refusal-same_target_twice = { $unit } tire déjà sur { $target }.
refusal-divides_next_to_it_only = Les armes légères ne partagent leur tir qu'entre hex adjacents.
refusal-shares_not_equal = Le tir partagé doit être aussi égal que possible : { $points } PF ne convient pas.
refusal-shares_left = { $unit } a commencé à partager son tir et doit pointer le reste.
refusal-same_for_all_shares = Le tir partagé se fait tout entier à l'arrêt, ou tout entier en mouvement.
refusal-fire_in_place_of_movement = Sous ordres d'Avance, { $unit } tire au lieu de bouger.
refusal-rapid_fire_is_canister = Le tir rapide est à mitraille.
refusal-no_rapid_guns = { $unit } n'a pas de canons à tir rapide.
refusal-rapid_guns_stand = Des canons qui bougent n'ont pas de tir rapide.
refusal-no_rapid_fire_now = { $unit } n'a pas de tir rapide maintenant.
refusal-nothing_to_combine = Aucun autre hex de { $unit } ne tire sur { $target }.
refusal-units_fire_alone = Chaque unité tire pour elle-même ({ $unit }).
refusal-canister_not_combined = Les batteries ne combinent pas la mitraille.
refusal-night_alone = La nuit chaque batterie tire seule.
refusal-combined_not_divided = Un tir combiné ne se partage pas.
refusal-must_combine = Une autre unité de l'hex a déjà tiré sur { $target } : elles devaient tirer ensemble.
refusal-moved_in_advance = Sous ordres d'Avance, une unité qui a bougé ne tire pas ({ $unit }).
refusal-reordered_in_advance = Sous ordres d'Avance, une unité qui a changé de rang dans la pile ne tire pas.
refusal-guns_moved_too_far = { $unit } a dépensé plus de la moitié de ses PM et ne tire pas.
refusal-fired_and_stays = { $unit } a tiré et ne bouge plus pendant cette activation.
refusal-not_asked = { $unit } ne peut pas tirer maintenant.
refusal-answers_elsewhere = { $target } n'est pas une cible permise pour ce tir.
refusal-no_withdrawal_fire_of_guns = Les canons n'ont pas de tir sur repli.
refusal-not_beside_the_fire = { $unit } n'est ni visée ni à côté de l'unité qui tire.
refusal-busy_with_another = { $unit } est dans le Front d'un autre ennemi.
refusal-no_guns_within_three = Le tir d'approche est pour les canons à trois hex au plus.
refusal-reaction_moved = Des canons qui ont bougé en réaction n'ont pas de tir d'approche.
refusal-same_stack_twice = { $unit } a déjà tiré sur ces ennemis.
refusal-kind_used = { $unit } a déjà utilisé cette sorte de tir.
refusal-did_not_turn = Ne tirent maintenant que les unités qui viennent de changer d'orientation.
refusal-has_resupplied = { $unit } a déjà été ravitaillée.
refusal-ammunition_full = { $unit } a toutes ses munitions.
refusal-section_is_busy = Cette section a tiré, ou a déjà ses munitions.
refusal-resupply_next_to_enemy = Pas de ravitaillement à côté de l'ennemi ({ $unit }).
refusal-one_corner_only = { $unit } ne peut changer d'orientation que d'un sommet.
refusal-turned_at_rest = { $unit } a déjà changé d'orientation.
event-resupply-rolled = Munitions pour { $unit } : dé { $die } : { $passed ->
    [true] elles arrivent
   *[other] rien n'arrive
  }.
action-Resupply = Ravitailler { $unit }{ $section ->
    [none] {""}
   *[other] , les canons : { $section }
  }{ $facing ->
    [none] {""}
   *[other] , puis orienter vers { $facing }
  }
roll-resupply = ravitaillement
refusal-cannot_turn_alone = { $unit } ne peut pas changer d'orientation seule.
refusal-fires_with_its_stack = { $unit } doit s'orienter comme les autres de son hex avant de tirer.
refusal-rests_in_reserve = { $unit } est en Réserve et ne tire pas.
refusal-no_return_fire = { $unit }, en désordre une seconde fois en changeant d'orientation, ne tire pas.
