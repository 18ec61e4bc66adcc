# 9.54 Withdrawal.

event-unit-withdrew = { $unit } goes back from { $origin } to { $hex }.
decision-withdrawal-on = { $unit } has gone back to { $hex }: one more hex?
action-Withdraw = Withdraw to { $to }{ $way ->
    [true] {" "}along the way
   *[other] {""}
  }
action-EndWithdrawal = Withdraw no further
action-ShrinkToWithdraw = Draw together in { $hex }, Disordered, to withdraw
roll-withdrawal = order in withdrawal
drm-dear_ground = difficult ground
refusal-march_never_withdraws = Under March Orders { $unit } does not withdraw.
refusal-column_never_withdraws = In column { $unit } does not withdraw.
refusal-has_begun_otherwise = { $unit } has begun to move or fire; withdrawal is a whole movement.
refusal-not_behind = { $hex } is not behind { $unit }.
refusal-line_off_the_road = An extended line does not withdraw along a road ({ $hex }).
refusal-friends_in_the_way = { $unit } may not withdraw through its friends.
refusal-off_the_map = { $unit } would leave the map.
refusal-no_line_there = { $unit } has no extended line in { $hex }.
refusal-can_withdraw_extended = { $unit } can withdraw as it stands.
