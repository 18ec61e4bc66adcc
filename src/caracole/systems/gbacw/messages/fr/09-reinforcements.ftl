# 9.7 Reinforcements, 9.56 leaving the map.

event-group-rolled = { $group } : { $die }. { $comes ->
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
event-unit-waits-outside = { $unit } ne peut rester parmi les siens en { $hex } : elle attend hors carte sa prochaine activation.
event-leader-entered = { $leader } entre par { $hex }.
event-orders-taken = { $unit } prend les ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  } de sa brigade.
event-unit-left-map = { $unit } quitte la carte par { $hex }.
event-leader-left-map = { $leader } quitte la carte par { $hex }.
decision-arrivals-order = { $side } : comment { $group } entre-t-il ?
action-OrderIn = Par { $entry }, ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-HoldGroup = Retenir le groupe
action-EnterUnit = { $unit } entre, face à { $facing }
action-EnterLeader = { $leader } entre
action-LeaveMap = Quitter la carte
action-LeaderLeaves = Quitter la carte par { $by }
roll-reinforcement = si les renforts arrivent
refusal-cannot_hold_back = { $group } ne peut être retenu.
refusal-not_on_schedule = Le programme de { $group } ne prévoit ni cette entrée ni ces ordres.
refusal-not_due = { $unit } ne doit pas encore entrer.
refusal-leader_not_due = { $leader } ne doit pas encore entrer.
refusal-no_activation_left = { $unit } a utilisé les activations de son tour d'entrée.
refusal-earlier_group_first = Avant { $unit } entrent ceux qui étaient attendus plus tôt par { $hex }.
refusal-entry_congested = { $unit } n'a pas les points pour entrer après les autres ({ $hex }).
refusal-enemy_entry_hex = { $hex } est réservé aux renforts ennemis encore à venir.
refusal-finished_march = { $unit } est entrée en marche et a fini pour ce tour.
refusal-no_exit = Personne ne peut quitter la carte ici.
