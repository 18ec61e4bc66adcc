# 9.54 Withdrawal.

event-unit-withdrew = { $unit } withdraws from { $origin } to { $hex }.
decision-withdrawal-on = { $unit } has withdrawn to { $hex }. One more hex?
action-Withdraw = Withdraw to { $to }{ $way ->
    [true] {" "}along the road or trail
   *[other] {""}
  }
action-EndWithdrawal = Withdraw no further
action-ShrinkToWithdraw = Retract into { $hex }, Disordered, and withdraw
roll-withdrawal = UDD: withdrawal
drm-dear_ground = difficult ground
refusal-march_never_withdraws = { $unit } is under March Orders and cannot withdraw.
refusal-column_never_withdraws = { $unit } is in column and cannot withdraw.
refusal-has_begun_otherwise = { $unit } has already moved or fired; a withdrawal is a whole move.
refusal-not_behind = { $hex } is not behind { $unit }.
refusal-line_off_the_road = An extended line cannot withdraw along a road ({ $hex }).
refusal-friends_in_the_way = { $unit } may not withdraw through friendly units.
refusal-off_the_map = { $unit } would leave the map.
refusal-no_line_there = { $unit } has no extended line in { $hex }.
refusal-can_withdraw_extended = { $unit } can withdraw as it stands.
