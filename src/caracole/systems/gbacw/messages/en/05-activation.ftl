# 4 and 5: command, Initiative, Efficiency, the pool of activation markers.

event-division-out-of-command = { $division } is out of its Corps Commander's range.
event-out-of-command = Out of Command this turn. Brigades: { $brigades_count ->
    [0] none
   *[other] { $brigades }
}; units: { $units_count ->
    [0] none
   *[other] { $units }
}.
event-initiative-rolled = Initiative, { $side }: roll { $die }, total { $total }.
event-initiative-decided = { $side ->
    [none] Initiative: neither side.
   *[other] Initiative: { $side }.
}
event-goes-first = Goes first where the order matters: { $side }.
event-corps-efficiency-drawn = Efficiency of { $corps }: { $value }.
event-division-efficiency-drawn = Efficiency of { $division }: { $value }.
event-corps-raised = The Overall Commander raises { $corps } to { $value }.
event-division-raised = The Corps Commander adds 1 to { $division }.
event-activations-allotted = { $number ->
    [one] { $division } has 1 Activation Marker this turn.
   *[other] { $division } has { $number } Activation Markers this turn.
}
event-first-marker-named = First marker ({ $side }): { $marker }.
event-marker-held-back = { $division } keeps a marker out of the pool; markers left in it: { $number }.
event-pool-filled = Markers in the pool: { $markers }.
decision-efficiency-corps = Which corps gets the next Efficiency marker?
decision-efficiency-division = Which division gets the next Efficiency marker?
decision-efficiency-raise = Which corps does the Overall Commander raise?
decision-efficiency-add = To which division does the Corps Commander add 1?
decision-activation-first = Which marker begins the turn?
decision-activation-fill = Put all markers into the pool, or hold some back?
action-DrawForCorps = Draw for { $corps }
action-DrawForDivision = Draw for { $division }
action-RaiseCorps = Raise { $corps } by 1
action-EndRaising = Raise no further corps
action-AddActivation = Add 1 to { $division }
action-EndAdding = Add no more
action-NameFirstMarker = Begin with { $marker }
action-HoldBack = Hold back a marker of { $division }
action-FillPool = Put the markers into the pool
refusal-no_draw_for_corps = { $corps } does not draw a marker now.
refusal-no_draw_for_division = { $division } does not draw a marker now.
refusal-no_efficiency_to_raise = None of your corps there has an Efficiency to raise.
refusal-no_overall_commander = Your Overall Commander is not on the map.
refusal-commander_rode_far = Your Overall Commander moved too far last turn.
refusal-rating_used_up = The commander's rating is used up.
refusal-raised_already = { $corps } has already been raised.
refusal-efficiency_at_most = The Efficiency of { $corps } cannot be higher.
refusal-corps_out_of_range = The commander of { $corps } is out of the Overall Commander's range.
refusal-division_raised_enough = { $division } cannot receive more from its commander.
refusal-division_out_of_range = The Division leader of { $division } is out of the Corps Commander's range.
refusal-not_your_marker = { $marker } is not one of your markers this turn.
refusal-not_your_division = { $division } is not yours.
refusal-last_marker = { $division } must keep at least one marker in the pool.
refusal-must_skip = { $brigade } has fewer activations than its division and must skip this marker.
roll-initiative = Initiative
roll-goes-first = who goes first
roll-efficiency = drawing an Efficiency marker
drm-held-initiative = had the Initiative last turn
drm-initiative-rating = Initiative Rating
drm-efficiency = Efficiency
drm-corps-commander = Corps Commander
drm-activation-rating = Activation Rating
drm-out-of-command = Out of Command
event-activations-transferred = Efficiency Transfer: one activation is taken from { $giver }, one from { $second_giver }; { $division } now has { $number }.
event-coordination-rolled = Coordination, { $division }: roll { $die }, total { $total }: { $result ->
    [confusion] confusion
    [failure] no effect
   *[other] brigades may activate together
}.
event-brigades-confused = Confusion, no movement or combat with this marker: { $brigades }.
event-brigade-joined-group = { $brigade } activates together with the others.
decision-transfer-choose = Make an Efficiency Transfer?
decision-marker-coordinate = Does { $division } try to coordinate its brigades?
decision-marker-group = Which brigades activate together (up to { $most })?
action-TransferActivations = One more activation for { $division }, at the price of one from { $giver } and one from { $second_giver }
action-NoTransfer = Make no transfer
action-Coordinate = Roll for coordination
action-ActSeparately = Activate brigades one by one
action-JoinGroup = Add { $brigade } to the group
action-EndGroup = Complete the group
refusal-chain_broken = { $division } has no unbroken chain of command up to the Overall Commander.
refusal-gives_to_itself = { $division } cannot give to itself.
refusal-would_have_none = { $division } would have no activation left.
refusal-would_have_too_many = { $division } would have more activations than it may.
refusal-unit_must_skip = { $unit } is Out of Command and must skip this marker.
refusal-confused = The brigade of { $unit } is in confusion.
refusal-caught_in_march = { $brigade } was caught under March Orders and may not activate again this turn.
refusal-division_marker_only = Brigades may be coordinated only on a division's marker.
refusal-division_ineffective = { $division } is Combat Ineffective.
refusal-nobody_to_coordinate = { $division } does not have two brigades to coordinate.
refusal-in_group_already = { $brigade } is already in the group.
refusal-group_full = No further brigade can join the group.
roll-coordination = coordination of brigades
roll-release = release of a regiment
event-release-rolled = Release of { $unit }: roll { $die }, total { $total }.
event-unit-released = { $unit } is released and belongs to { $brigade } from now on.
event-attack-allowed = { $brigade } may be given Attack Orders from now on.
drm-enemy-in-the-west = enemies far to the west
drm-late-hour = the late hour
refusal-held_in_place = { $unit } may not move this turn.
refusal-hex_closed = { $unit } may not enter { $hex } yet.
refusal-no_attack_orders = { $brigade } may not be given Attack Orders yet.
refusal-other_command = { $brigade } does not activate with this marker.
