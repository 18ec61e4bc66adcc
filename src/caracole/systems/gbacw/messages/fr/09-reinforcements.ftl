# 9.7 Reinforcements, 9.56 leaving the map.

event-group-rolled = Renforts, { $group } : dé { $die }. { $comes ->
    [true] Ils arrivent.
   *[other] Ils n'arrivent pas.
  }
event-group-ordered-in = { $side } : { $group } entre par { $entry } sous ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }.
event-group-held-back = { $side } : { $group } est retenu.
event-unit-entered = { $unit } entre par { $hex }.
event-unit-waits-outside = { $unit } ne peut pas s'empiler en { $hex } : elle attend hors carte sa prochaine activation.
event-leader-entered = { $leader } entre par { $hex }.
event-orders-taken = { $unit } prend les ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  } de sa brigade.
event-unit-left-map = { $unit } quitte la carte par { $hex }.
event-leader-left-map = { $leader } quitte la carte par { $hex }.
decision-arrivals-order = { $side } : comment { $group } entre-t-il ?
action-OrderIn = Entrer par { $entry }, ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-HoldGroup = Retenir le groupe
action-EnterUnit = Faire entrer { $unit }, vers { $facing }
action-EnterLeader = Faire entrer { $leader }
action-LeaveMap = Quitter la carte
action-LeaderLeaves = Quitter la carte par { $by }
roll-reinforcement = arrivée des renforts
refusal-cannot_hold_back = { $group } ne peut pas être retenu.
refusal-not_on_schedule = Le programme de { $group } ne prévoit ni cette entrée ni ces ordres.
refusal-not_due = { $unit } ne doit pas encore entrer.
refusal-leader_not_due = { $leader } ne doit pas encore entrer.
refusal-no_activation_left = { $unit } a utilisé les activations de son tour d'entrée.
refusal-earlier_group_first = Des unités attendues plus tôt par { $hex } entrent avant { $unit }.
refusal-entry_congested = { $unit } n'a pas les PM pour entrer après les autres ({ $hex }).
refusal-enemy_entry_hex = { $hex } est réservé aux renforts ennemis encore à venir.
refusal-finished_march = { $unit } est entrée sous ordres de Marche et a fini pour ce tour.
refusal-no_exit = On ne peut pas quitter la carte ici.
