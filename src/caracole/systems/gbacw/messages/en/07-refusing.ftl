# 7.3 Refusing a flank.

event-unit-refused = { $unit } refuses its { $end ->
    [left] left
   *[right] right
  } flank in { $hex }.
event-refusal-ended = { $unit } is no longer Refused.
refusal-march_never_refuses = { $unit } is under March Orders and cannot refuse a flank.
refusal-column_never_refuses = { $unit } is in column and cannot refuse a flank.
refusal-refused_already = { $unit } has already refused a flank.
refusal-too_weak_to_refuse = { $unit }, alone in its hex, is too weak to refuse a flank.
refusal-between_friends = { $unit } has friendly units on both flanks.
refusal-friend_on_that_flank = { $unit } has a friendly unit on that flank.
refusal-began_next_to_enemy = { $unit } began next to the enemy and cannot refuse that flank.
action-Refuse = Refuse the { $end ->
    [left] left
   *[right] right
  } flank
action-EndRefusal = Stop refusing the flank
refusal-no_such_end = A unit may refuse its left or its right flank.
refusal-not_refused = { $unit } has not refused a flank.
refusal-other_has_acted = { $other } shares the hex and has already activated: it cannot pay its MP.
refusal-stands_with_straight_unit = { $unit } has just joined { $other }, which has not refused a flank.
refusal-other_cannot_pay = { $other } shares the hex with { $unit } and does not have the MP for it.
