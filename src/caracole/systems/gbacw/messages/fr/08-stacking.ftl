# 8 Stacking.

refusal-foot_and_horse = Fantassins et cavalerie montée ne restent pas dans un même hex ({ $hex }).
refusal-march_with_others = Une unité en marche ne reste pas en { $hex } avec des unités sous d'autres ordres.
refusal-arms_mixed_in_march = En marche des armes différentes ne partagent pas un hex ({ $hex }).
refusal-two_brigades = Des unités de deux brigades ne restent pas ensemble en { $hex }.
refusal-too_many = Trop nombreux pour { $hex } : la limite est de { $limit } points de force.
refusal-too_many_guns = Trop de pièces pour { $hex } : la limite est { $limit }.
refusal-column_stands_alone = Une unité en colonne ne partage son hex avec personne ({ $hex }).
refusal-line_stands_alone = Aucune autre infanterie ou cavalerie ne rejoint une ligne étendue ({ $hex }).
event-unit-sent-back = { $unit } ne peut rester parmi les siens et retourne en { $hex }.
event-unit-joined = { $unit } rejoint ceux de { $hex } ; du haut : { $units }.
event-stack-reordered = { $unit } change de place en { $hex } ; du haut : { $units }.
event-sections-ordered = { $unit } change l'ordre de ses sections.
event-stack-moves-as-one = { $unit } emmène { $units }.
action-JoinStack = S'arrêter ici avec les autres, { $above ->
    [true] au-dessus
   *[other] au-dessous
  } des canons
action-Reorder = Prendre la place { $place } dans la pile, comptée depuis 0 en haut
action-OrderSections = La section avec { $section } passe en haut
action-MoveStack = Emmener { $units }
refusal-guns_through_others = Les canons ne traversent ni infanterie ni cavalerie ({ $hex }).
refusal-crossing_is_taken = { $other } marche sur ce passage : { $unit } doit attendre.
refusal-guns_face_elsewhere = Les canons en { $hex } font face ailleurs, et une ligne ne s'y conforme pas.
refusal-no_point_left_to_refuse = Se tenir en { $hex } avec ceux qui refusent le flanc coûte un point de plus à { $unit }.
refusal-too_many_for_ways = Pour se tenir si nombreux en { $hex }, { $unit } paie le terrain et non la voie.
refusal-nobody_to_join = { $unit } n'a rejoint personne en { $hex }.
refusal-has_joined = { $unit } a déjà rejoint ceux de { $hex }.
refusal-reorder_instead_of_moving = On change de place dans la pile une seule fois, et au lieu de bouger.
refusal-fired_in_advance = En Avance, qui a tiré ne change pas de place.
refusal-no_such_place = Il n'y a pas de telle autre place pour { $unit } en { $hex }.
refusal-in_front_of_enemy = Devant l'ennemi personne ne change de place ({ $hex }).
refusal-battery_has_fired = { $unit } a déjà tiré.
refusal-sections_ordered_already = { $unit } a déjà réordonné ses sections.
refusal-stack_moves_from_the_start = Une pile bouge d'un bloc dès le début de son action.
refusal-not_of_this_stack = Seuls d'autres de la pile en { $hex } peuvent venir, nommés depuis le haut.
refusal-other_orders = { $other } agit sous d'autres ordres.
refusal-beyond_march_limits = Ensemble ils dépassent les limites de Marche en { $hex }.
refusal-stack_keeps_to_ways = Une pile qui bouge d'un bloc reste sur les voies.
refusal-stack_meets_friends = Une pile qui bouge d'un bloc n'entre pas en { $hex }, où se tiennent des amis.
drm-ground_of_friends = terrain de ceux qu'on traverse
roll-through_friends = ordre après avoir traversé des amis

decision-stack-place = L'unité se place-t-elle au-dessus des canons ou au-dessous ?
