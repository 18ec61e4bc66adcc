# 9.6 Reaction.

decision-reaction-face = { $unit } comes at { $hex } from { $origin }: turn, refuse a flank, or let it be?
decision-giving-ask = { $other } is about to enter { $hex }: does { $unit } give way?
decision-giving-fire = { $other } is about to give way: does { $unit } fire at the guns first?
decision-giving-choose = { $unit } gives way from { $hex }: where to?
event-gives-way = { $unit } gives way before { $other }.
event-unit-gave-way = { $unit } goes back from { $origin } to { $hex }.
action-ReactFacing = Turn to face { $facing }
action-ReactRefuse = Refuse the { $end ->
    [left] left
   *[other] right
  } flank
action-LetBe = Stay as it is
action-GiveWay = Give way
action-HoldGround = Stay
action-GiveWayTo = Go back through { $path }
roll-reaction = order in reaction
roll-reaction_move = order after giving way
drm-ground_crossed = ground crossed
refusal-resting = { $unit } is In Reserve.
refusal-nearer_to_enemy = In { $hex } the guns of { $unit } would be nearer to an enemy who sees them.
refusal-march_never_reacts = In march or column { $unit } does not react.
refusal-has_reacted = { $unit } has reacted in this activation.
refusal-held_by_another = Another enemy has { $unit } in his front.
refusal-line_never_turns = An extended line does not turn in reaction ({ $unit }).
refusal-refused_never_turns = With a refused flank { $unit } does not turn in reaction.
refusal-no_answer_from_flank = { $unit } could not answer { $hex } from that flank.
refusal-only_horse_and_guns = Only mounted cavalry and guns give way, not { $unit }.
refusal-has_given_way = The guns of { $unit } have given way in this activation.
refusal-nowhere_to_go = { $unit } finds no hex to give way to.
refusal-cannot_move_and_fire = { $unit } cannot move and fire.
refusal-only_at_those_guns = Only the guns that give way may be fired at, not { $target }.
refusal-no_such_way_back = That is no way back for { $unit }.
