# 9.7 Reinforcements, 9.56 leaving the map.

event-group-rolled = { $group }: { $die }. { $comes ->
    [true] They come.
   *[other] They do not come.
  }
event-group-ordered-in = { $side }: { $group } comes in by { $entry } under { $orders } Orders.
event-group-held-back = { $side }: { $group } is held back.
event-unit-entered = { $unit } comes in by { $hex }.
event-unit-waits-outside = { $unit } cannot stay among its friends in { $hex }: it waits outside for its next activation.
event-leader-entered = { $leader } comes in by { $hex }.
event-orders-taken = { $unit } takes the { $orders } Orders of its brigade.
event-unit-left-map = { $unit } leaves the map by { $hex }.
event-leader-left-map = { $leader } leaves the map by { $hex }.
decision-arrivals-order = { $side }: how does { $group } come in?
action-OrderIn = By { $entry }, { $orders } Orders
action-HoldGroup = Hold the group back
action-EnterUnit = { $unit } comes in, facing { $facing }
action-EnterLeader = { $leader } comes in
action-LeaveMap = Leave the map
action-LeaderLeaves = Leave the map by { $by }
roll-reinforcement = whether reinforcements come
refusal-cannot_hold_back = { $group } cannot be held back.
refusal-not_on_schedule = The schedule of { $group } has no such entry or orders.
refusal-not_due = { $unit } is not due to come in.
refusal-leader_not_due = { $leader } is not due to come in.
refusal-no_activation_left = { $unit } has used the activations of its turn of entry.
refusal-earlier_group_first = Before { $unit } those come in who were due earlier by { $hex }.
refusal-entry_congested = { $unit } has not the points to come in after the others ({ $hex }).
refusal-enemy_entry_hex = { $hex } is kept for enemy reinforcements that are still to come.
refusal-finished_march = { $unit } has marched in and is finished for this turn.
refusal-no_exit = Nobody may leave the map here.
