# 9.7 Reinforcements, 9.56 leaving the map.

event-group-rolled = Rinforzi, { $group }: dado { $die }. { $comes ->
    [true] Arrivano.
   *[other] Non arrivano.
  }
event-group-ordered-in = { $side }: { $group } entra da { $entry } con ordini di { $orders }.
event-group-held-back = { $side }: { $group } è trattenuto.
event-unit-entered = { $unit } entra da { $hex }.
event-unit-waits-outside = { $unit } non può restare in { $hex }: attende fuori mappa la prossima attivazione.
event-leader-entered = { $leader } entra da { $hex }.
event-orders-taken = { $unit } prende gli ordini di { $orders } della sua brigata.
event-unit-left-map = { $unit } lascia la mappa da { $hex }.
event-leader-left-map = { $leader } lascia la mappa da { $hex }.
decision-arrivals-order = { $side }: come entra { $group }?
action-OrderIn = Entra da { $entry }, ordini di { $orders }
action-HoldGroup = Trattieni il gruppo
action-EnterUnit = Fai entrare { $unit }, verso { $facing }
action-EnterLeader = Fai entrare { $leader }
action-LeaveMap = Lascia la mappa
action-LeaderLeaves = Lascia la mappa da { $by }
roll-reinforcement = arrivo dei rinforzi
refusal-cannot_hold_back = { $group } non può essere trattenuto.
refusal-not_on_schedule = Il programma di { $group } non prevede questa entrata o questi ordini.
refusal-not_due = { $unit } non deve ancora entrare.
refusal-leader_not_due = { $leader } non deve ancora entrare.
refusal-no_activation_left = { $unit } ha usato le attivazioni del suo turno d'entrata.
refusal-earlier_group_first = Da { $hex } entrano prima le unità attese prima di { $unit }.
refusal-entry_congested = { $unit } non ha i PM per entrare dopo gli altri ({ $hex }).
refusal-enemy_entry_hex = { $hex } è riservato ai rinforzi nemici che devono ancora arrivare.
refusal-finished_march = { $unit } è entrata con ordini di Marcia e ha finito per questo turno.
refusal-no_exit = Qui non si può lasciare la mappa.
