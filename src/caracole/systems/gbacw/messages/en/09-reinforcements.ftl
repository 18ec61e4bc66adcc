# 9.7 Reinforcements, 9.56 leaving the map.

event-group-rolled = Reinforcements, { $group }: roll { $die }. { $comes ->
    [true] They arrive.
   *[other] They do not arrive.
  }
event-group-ordered-in = Reinforcements ({ $side }): { $group } to enter at entry { $entry } under { $orders } Orders.
event-group-held-back = Reinforcements ({ $side }): { $group } held back.
event-unit-entered = { $unit } enters at { $hex }.
event-unit-waits-outside = { $unit } may not stack in { $hex }: it waits off the map for its next activation.
event-leader-entered = { $leader } enters at { $hex }.
event-orders-taken = { $unit } takes the { $orders } Orders of its brigade.
event-unit-left-map = { $unit } leaves the map at { $hex }.
event-leader-left-map = { $leader } leaves the map at { $hex }.
decision-arrivals-order = { $side }: how does { $group } enter?
action-OrderIn = Enter at entry { $entry } under { $orders } Orders
action-HoldGroup = Hold the group back
action-EnterUnit = Enter { $unit }, facing { $facing }
action-EnterLeader = Enter { $leader }
action-LeaveMap = Leave the map
action-LeaderLeaves = Leave the map at { $by }
roll-reinforcement = arrival of reinforcements
refusal-cannot_hold_back = { $group } cannot be held back.
refusal-not_on_schedule = The schedule of { $group } has no such entry or orders.
refusal-not_due = { $unit } is not due to enter.
refusal-leader_not_due = { $leader } is not due to enter.
refusal-no_activation_left = { $unit } has already used the activations of its turn of entry.
refusal-earlier_group_first = Units due earlier at { $hex } must enter before { $unit }.
refusal-entry_congested = { $unit } does not have enough MP to enter after the others ({ $hex }).
refusal-enemy_entry_hex = { $hex } is reserved for enemy reinforcements that have not arrived yet.
refusal-finished_march = { $unit } has entered under March Orders and is finished for this turn.
refusal-no_exit = Units may not leave the map here.
