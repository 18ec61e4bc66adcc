# 9.3 Leaders and commanders on the move, 12.73 leaders alone.

event-leader-moved = { $leader } moves from { $origin } to { $hex }: { $points } MP.
event-leader-joined = { $leader } moves with { $unit }.
event-leader-left = { $leader } stays behind in { $hex }; { $unit } continues without him.
event-leader-placed = { $leader }, alone near the enemy, joins a unit in { $hex }.
event-leader-killed = { $leader } is killed in { $hex }.
event-commander-went-far = { $leader } has moved far ({ $points } MP): he commands less next turn.
decision-leader-go = { $leader } in { $hex } has { $left } MP. Where to?
decision-commanders-move = { $side }: which commander moves?
action-MoveLeader = Move { $leader }
action-LeaderTo = Move to { $to }
action-LeaderStays = Stay here
action-TakeLeader = Take { $leader } along
action-LeaveLeader = Leave { $leader } behind
action-EndCommanders = Move no further commander
refusal-commanders_move_later = { $leader } may move only in the Commander Movement Phase.
refusal-command_not_active = The command of { $leader } is not active.
refusal-leader_not_on_map = { $leader } is not on the map.
refusal-leader_has_moved = { $leader } has already moved.
refusal-leader_is_there = { $leader } is already in { $hex }.
refusal-leader_next_to_enemy = { $leader } may not be alone next to the enemy ({ $hex }).
refusal-too_far_for_leader = { $hex } is too far for { $leader }.
refusal-not_of_his_command = { $unit } does not belong to the command of { $leader }.
refusal-leader_not_with_unit = { $leader } is not with { $unit }.
refusal-leader_not_with_unit_at_start = { $leader } was not with { $unit } at the start and cannot join it on the move.
refusal-no_commander = { $leader } is not a commander of this side.
