# 6 Orders and Reserve.

event-orders-given = { $brigade } is now under { $orders } Orders.
event-orders-not-heard = Out of Command, so still under the old orders of { $brigade }: { $units }.
event-stack-faced = The stack in { $hex } faces { $facing }.
event-reserve-broken = { $brigade } is caught In Reserve: Disordered, under Advance Orders.
decision-orders-face = Which facing does the stack in { $hex } take under its new orders?
action-FaceStack = Face { $facing }
refusal-cannot_face_so = The stack in { $hex } cannot face { $facing } with the hexes it fills.
event-orders-rejoined = Back in command, now under the { $orders } Orders of { $brigade }: { $units }.
event-left-march = Hit under March Orders, now under Advance Orders: { $units }.
event-orders-change-rolled = Change of orders, { $brigade }: roll { $die }, total { $total }: { $result ->
    [retain_and_stay] retain and stay
    [retain] retain
    [loose_rein] Loose Rein
    [change_and_stay] change and stay
   *[other] change
}.
event-loose-rein = { $brigade } is under Loose Rein; its brigadier is { $profile ->
    [A] aggressive
    [C] cautious
   *[other] normal
}.
event-battery-assigned = { $unit } is assigned to { $brigade } this turn.
event-battery-transferred = { $unit } is transferred to { $brigade }.
event-put-in-reserve = { $brigade } goes into Reserve.
event-left-reserve = { $brigade } leaves Reserve.
event-unit-supplied = { $unit } has full ammunition again.
decision-orders-division = Division leaders' orders: which brigade?
decision-marker-attempts = { $marker }: which brigade tries to change its orders?
decision-orders-change = { $brigade } may change its orders. To which?
decision-reserve-place = Which brigades go into Reserve?
decision-reserve-leave = Which brigades leave Reserve?
decision-reserve-orders = { $brigade } is In Reserve. Change its orders?
action-OrderBrigade = { $brigade }: { $orders } Orders
action-AssignBattery = Assign { $unit } to { $brigade }
action-TransferBattery = Transfer { $unit } to { $brigade }
action-EndOrders = Give no further orders
action-AttemptOrders = Try to change orders: { $brigade }
action-EndAttempts = Make no further attempt
action-TakeOrders = Take { $orders } Orders
action-KeepOrders = Keep the orders
action-PlaceInReserve = Put { $brigade } in Reserve
action-EndPlacing = End placing in Reserve
action-LeaveReserve = { $brigade }: leave Reserve under { $orders } Orders
action-EndLeaving = End leaving Reserve
refusal-guns_never_attack = Artillery can never be under Attack Orders.
refusal-too_tired = { $brigade } is too Fatigued for anything but Advance Orders.
refusal-enemy_in_sight = { $unit } is within 4 hexes of the enemy and in sight.
refusal-orders_given_already = { $brigade } has already received its orders this turn.
refusal-has_these_orders = { $brigade } is already under these orders.
refusal-no_march_here = March Orders may not be given in this battle.
refusal-division_out_of_command = The Division leader of { $brigade } is out of his Corps Commander's range.
refusal-brigade_out_of_command = The leader of { $brigade } is out of his Division leader's range.
refusal-no_battery_of_yours = { $unit } is not a battery that you can give to { $brigade }.
refusal-organic_battery = { $unit } belongs to its brigade and cannot be assigned to another.
refusal-no_brigade_to_serve = { $unit } cannot be assigned to { $brigade }.
refusal-lent_already = { $unit } has already been assigned.
refusal-has_a_battery = { $brigade } already has its battery.
refusal-transferred_already = A battery has already been transferred this turn.
refusal-tried_already = { $brigade } has already tried with this marker.
refusal-no_leader_on_map = { $brigade } has no leader on the map.
refusal-no_other_orders = { $brigade } cannot change to any other orders.
refusal-no_march_by_roll = March Orders may be given only in the Orders Segment, never by a roll.
refusal-stands_to_assault = { $unit } is next to the enemy and must assault.
refusal-must_turn_upon_enemy = { $unit } is under Loose Rein next to an enemy: it must face that enemy and assault.
refusal-no_fire_let_loose = { $unit } is under Loose Rein and may not fire.
refusal-not_toward_enemy = { $unit } is under Loose Rein and must move toward the enemy as far as it can.
refusal-must_go_on = { $unit } is under Loose Rein and must continue toward the enemy.
refusal-too_near_for_reserve = { $brigade } is too near the enemy for Reserve.
refusal-not_in_reserve = { $brigade } is not In Reserve.
refusal-no_march_from_reserve = A brigade leaves Reserve under Advance or Attack Orders.
roll-orders-change = change of orders
roll-unreliable = temper of an unreliable leader
drm-orders-rating = Orders Rating
drm-division-leader-here = Division leader in the hex
drm-commander-here = Corps or Overall Commander in the hex
