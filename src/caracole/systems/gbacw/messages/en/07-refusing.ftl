# 7.3 Refusing a flank.

event-unit-refused = { $unit } refuses its { $end ->
    [left] left
   *[right] right
  } flank in { $hex }.
event-refusal-ended = { $unit } stands straight again.
refusal-march_never_refuses = Under March Orders { $unit } cannot refuse a flank.
refusal-column_never_refuses = In column { $unit } cannot refuse a flank.
refusal-refused_already = { $unit } has refused a flank already.
refusal-too_weak_to_refuse = Alone in its hex { $unit } is too weak to refuse a flank.
refusal-between_friends = { $unit } stands between friends on both flanks.
refusal-friend_on_that_flank = A friend stands on that flank of { $unit }.
refusal-began_next_to_enemy = { $unit } began next to the enemy and cannot refuse that flank.
action-Refuse = Refuse the { $end ->
    [left] left
   *[right] right
  } flank
action-EndRefusal = Stand straight again
refusal-no_such_end = A unit refuses its left or its right flank.
refusal-not_refused = { $unit } has refused no flank.
refusal-other_has_acted = { $other } shares the hex and has acted already: it cannot pay its movement point.
refusal-stands_with_straight_unit = { $unit } has just come to { $other }, which has refused no flank.
refusal-other_cannot_pay = { $other } stands with { $unit } and has no movement point to spend for it.
