# 9.6 Reaction.

decision-reaction-face = { $unit } threatens { $hex } from { $origin }. Change facing, refuse a flank, or do nothing?
decision-giving-ask = { $other } is about to enter { $hex }. Does { $unit } withdraw (Reaction Movement)?
decision-giving-fire = { $other } is about to withdraw (Reaction Movement). Does { $unit } fire at the guns first?
decision-giving-choose = Reaction Movement of { $unit } from { $hex }: where to?
event-gives-way = Reaction Movement: { $unit } withdraws before { $other }.
event-unit-gave-way = Reaction Movement: { $unit } withdraws from { $origin } to { $hex }.
action-ReactFacing = Face { $facing }
action-ReactRefuse = Refuse the { $end ->
    [left] left
   *[other] right
  } flank
action-LetBe = Do nothing
action-GiveWay = Make a Reaction Movement
action-HoldGround = Stay
action-GiveWayTo = Withdraw through { $path }
roll-reaction = UDD: reaction
roll-reaction_move = UDD: Reaction Movement
drm-ground_crossed = ground crossed
refusal-resting = { $unit } is In Reserve.
refusal-nearer_to_enemy = In { $hex } the guns of { $unit } would be nearer to an enemy that sees them.
refusal-march_never_reacts = { $unit } is under March Orders or in column and cannot react.
refusal-has_reacted = { $unit } has already reacted in this activation.
refusal-held_by_another = { $unit } is in the Front of another enemy.
refusal-line_never_turns = An extended line cannot change facing in reaction ({ $unit }).
refusal-refused_never_turns = { $unit } has a Refused flank and cannot change facing in reaction.
refusal-no_answer_from_flank = { $unit } could not fire at { $hex } from that flank.
refusal-only_horse_and_guns = Only mounted cavalry and artillery have Reaction Movement; { $unit } does not.
refusal-has_given_way = The guns of { $unit } have already made a Reaction Movement in this activation.
refusal-nowhere_to_go = { $unit } has no hex to withdraw to.
refusal-cannot_move_and_fire = { $unit } cannot both move and fire.
refusal-only_at_those_guns = You may fire only at the guns that withdraw, not at { $target }.
refusal-no_such_way_back = { $unit } cannot withdraw that way.
