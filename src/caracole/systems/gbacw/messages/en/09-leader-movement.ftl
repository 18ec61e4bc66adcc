# 9.3 Leaders and commanders on the move, 12.73 leaders alone.

event-leader-moved = { $leader } goes from { $origin } to { $hex } ({ $points } points).
event-leader-joined = { $leader } goes with { $unit }.
event-leader-left = { $leader } stays behind in { $hex }; { $unit } goes on without him.
event-leader-placed = { $leader }, alone near the enemy, joins the troops in { $hex }.
event-leader-killed = { $leader } is killed in { $hex }.
event-commander-went-far = { $leader } has ridden far ({ $points } points): he commands less in the next turn.
decision-leader-go = { $leader } in { $hex } has { $left } points: where does he go?
decision-commanders-move = { $side }: which commander moves?
action-MoveLeader = { $leader } moves
action-LeaderTo = Go to { $to }
action-LeaderStays = Stay here
action-TakeLeader = { $leader } goes with the unit
action-LeaveLeader = { $leader } stays behind
action-EndCommanders = No further commander moves
refusal-commanders_move_later = { $leader } moves in the Commander Movement Phase only.
refusal-command_not_active = The command of { $leader } is not active.
refusal-leader_not_on_map = { $leader } is not on the map.
refusal-leader_has_moved = { $leader } has moved already.
refusal-leader_is_there = { $leader } is in { $hex } already.
refusal-leader_next_to_enemy = { $leader } may not stand alone next to the enemy ({ $hex }).
refusal-too_far_for_leader = { $hex } is too far for { $leader }.
refusal-not_of_his_command = { $unit } is not of the command of { $leader }.
refusal-leader_not_with_unit = { $leader } is not with { $unit }.
refusal-leader_not_with_unit_at_start = { $leader } was not with { $unit } when it set out, and does not join it on its way.
refusal-no_commander = { $leader } is no commander of this side.
