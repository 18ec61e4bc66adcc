# 6 Orders and Reserve.

event-orders-given = { $brigade } is under { $orders } Orders.
event-orders-not-heard = Out of command, { $units } of { $brigade } keep their old orders.
event-stack-faced = The stack in { $hex } faces { $facing }.
event-reserve-broken = { $brigade } is caught In Reserve: Disordered, under Advance Orders.
decision-orders-face = How does the stack in { $hex } face under its new orders?
action-FaceStack = Face { $facing }
refusal-cannot_face_so = The stack in { $hex } cannot face { $facing } with the hexes it fills.
event-orders-rejoined = Back in command, { $units } take the orders of { $brigade }: { $orders }.
event-left-march = Struck in March, { $units } go under Advance Orders.
event-orders-change-rolled = { $brigade } rolls { $die } to change its orders: { $total }, { $result ->
    [retain_and_stay] retain and stay
    [retain] retain
    [loose_rein] loose rein
    [change_and_stay] change and stay
   *[other] change
}.
event-loose-rein = { $brigade } is let loose; its leader is { $profile ->
    [A] aggressive
    [C] cautious
   *[other] calm
}.
event-battery-assigned = { $unit } serves with { $brigade } this turn.
event-battery-transferred = { $unit } belongs to { $brigade } from now on.
event-put-in-reserve = { $brigade } goes into Reserve.
event-left-reserve = { $brigade } leaves Reserve.
event-unit-supplied = { $unit } has all its ammunition again.
decision-orders-division = Orders of the Division leaders: which brigade?
decision-marker-attempts = { $marker }: which brigade tries to change its orders?
decision-orders-change = { $brigade } may change its orders: to which?
decision-reserve-place = Which brigades go into Reserve?
decision-reserve-leave = Which brigades leave Reserve?
decision-reserve-orders = { $brigade } rests: other orders?
action-OrderBrigade = { $brigade }: { $orders } Orders
action-AssignBattery = { $unit } serves with { $brigade }
action-TransferBattery = { $unit } goes over to { $brigade }
action-EndOrders = No further orders
action-AttemptOrders = { $brigade } tries to change its orders
action-EndAttempts = No further attempt
action-TakeOrders = Take { $orders } Orders
action-KeepOrders = Keep the orders
action-PlaceInReserve = { $brigade } goes into Reserve
action-EndPlacing = No further brigade goes into Reserve
action-LeaveReserve = { $brigade } leaves Reserve with { $orders } Orders
action-EndLeaving = No further brigade leaves Reserve
refusal-guns_never_attack = Artillery is never under Attack Orders.
refusal-too_tired = { $brigade } is too tired for anything but Advance Orders.
refusal-enemy_in_sight = { $unit } is within 4 hexes and in sight of the enemy.
refusal-orders_given_already = { $brigade } has had its orders this turn.
refusal-has_these_orders = { $brigade } has these orders already.
refusal-no_march_here = March Orders are not given in this battle.
refusal-division_out_of_command = The Division leader of { $brigade } hears nothing from his corps.
refusal-brigade_out_of_command = The leader of { $brigade } is out of his Division leader's range.
refusal-no_battery_of_yours = { $unit } is no battery that you could give to { $brigade }.
refusal-organic_battery = { $unit } belongs to its brigade and is not lent.
refusal-no_brigade_to_serve = { $unit } cannot serve with { $brigade }.
refusal-lent_already = { $unit } has been lent already.
refusal-has_a_battery = { $brigade } has its battery already.
refusal-transferred_already = A battery was transferred already this turn.
refusal-tried_already = { $brigade } has tried with this marker already.
refusal-no_leader_on_map = { $brigade } has no leader on the map.
refusal-no_other_orders = { $brigade } could not change to any other orders.
refusal-no_march_by_roll = March Orders are given in the Orders Segment only, never by a roll.
refusal-stands_to_assault = { $unit } stands next to the enemy and must assault.
refusal-must_turn_upon_enemy = { $unit } is let loose upon the enemy beside it: it turns and assaults.
refusal-no_fire_let_loose = Let loose, { $unit } does not fire.
refusal-not_toward_enemy = Let loose, { $unit } must go toward the enemy as far as it can.
refusal-must_go_on = Let loose, { $unit } must go on toward the enemy.
refusal-too_near_for_reserve = { $brigade } is too near the enemy for Reserve.
refusal-not_in_reserve = { $brigade } is not In Reserve.
refusal-no_march_from_reserve = From Reserve one comes with Advance or Attack Orders.
roll-orders-change = change of orders
roll-unreliable = temper of an unreliable leader
drm-orders-rating = Orders Rating
drm-division-leader-here = Division leader in the hex
drm-commander-here = Corps or Overall Commander in the hex
