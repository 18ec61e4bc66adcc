# 8 Stacking.

refusal-foot_and_horse = Infanterie et cavalerie montée ne s'empilent pas ({ $hex }).
refusal-march_with_others = Une unité sous ordres de Marche ne reste pas en { $hex } avec des unités sous d'autres ordres.
refusal-arms_mixed_in_march = Sous ordres de Marche, des armes différentes ne partagent pas un hex ({ $hex }).
refusal-two_brigades = Des unités de deux brigades ne s'empilent pas en { $hex }.
refusal-too_many = { $hex } dépasserait la limite d'empilement de { $limit } PF.
refusal-too_many_guns = Trop de canons pour { $hex } : la limite est { $limit }.
refusal-column_stands_alone = Une unité en colonne ne partage pas son hex ({ $hex }).
refusal-line_stands_alone = Aucune autre infanterie ou cavalerie ne rejoint une ligne étendue ({ $hex }).
event-unit-sent-back = { $unit } ne peut pas s'empiler là et retourne en { $hex }.
event-unit-joined = { $unit } rejoint la pile en { $hex } ; de haut en bas : { $units }.
event-stack-reordered = { $unit } change de rang dans la pile en { $hex } ; de haut en bas : { $units }.
event-sections-ordered = { $unit } change le rang de ses sections.
event-stack-moves-as-one = { $unit } bouge en pile avec : { $units }.
action-JoinStack = S'arrêter dans cette pile, { $above ->
    [true] au-dessus
   *[other] au-dessous
  } des canons
action-Reorder = { $place ->
    [0] Passer au-dessus de la pile
    [1] Passer à la deuxième place de la pile
    [2] Passer à la troisième place de la pile
   *[other] Dans la pile, sous d'autres unités : { $place }
  }
action-OrderSections = Mettre au-dessus la section avec { $section }
action-MoveStack = Bouger en pile avec { $units }
refusal-guns_through_others = L'artillerie ne traverse ni infanterie ni cavalerie ({ $hex }).
refusal-crossing_is_taken = { $other } marche sur ce passage : { $unit } doit attendre.
refusal-guns_face_elsewhere = Les canons en { $hex } ont une autre orientation, et une ligne ne s'y conforme pas.
refusal-no_point_left_to_refuse = S'empiler en { $hex } avec une unité qui refuse le flanc coûte 1 PM de plus à { $unit }.
refusal-too_many_for_ways = Au-delà de la limite de Marche en { $hex }, { $unit } paie le terrain et non la voie.
refusal-nobody_to_join = { $unit } n'a pas de pile à rejoindre en { $hex }.
refusal-has_joined = { $unit } a déjà rejoint la pile en { $hex }.
refusal-reorder_instead_of_moving = Une unité ne change de rang dans la pile qu'une fois, et au lieu de bouger.
refusal-fired_in_advance = Sous ordres d'Avance, une unité qui a tiré ne change pas de rang dans la pile.
refusal-no_such_place = { $unit } ne peut pas prendre ce rang dans la pile de { $hex }.
refusal-in_front_of_enemy = Dans le Front de l'ennemi, on ne change pas de rang dans la pile ({ $hex }).
refusal-battery_has_fired = { $unit } a déjà tiré.
refusal-sections_ordered_already = { $unit } a déjà changé le rang de ses sections.
refusal-stack_moves_from_the_start = Une pile bouge d'un bloc dès le début de son activation.
refusal-not_of_this_stack = Nommez seulement des unités de la pile de { $hex }, de haut en bas.
refusal-other_orders = { $other } est sous d'autres ordres.
refusal-beyond_march_limits = Ensemble, elles dépassent la limite de Marche en { $hex }.
refusal-stack_keeps_to_ways = Une pile qui bouge d'un bloc reste sur les voies.
refusal-stack_meets_friends = Une pile qui bouge d'un bloc n'entre pas en { $hex }, où se trouvent des unités amies.
drm-ground_of_friends = terrain traversé
roll-through_friends = test de cohésion : passage à travers des unités amies

decision-stack-place = Placer l'unité au-dessus des canons ou au-dessous ?
