# 4 and 5: command, Initiative, Efficiency, the pool of activation markers.

event-division-out-of-command = { $division } is out of its Corps Commander's range.
event-out-of-command = Out of command this turn: { $brigades_count ->
    [0] no brigade
   *[other] brigades { $brigades }
}, { $units_count ->
    [0] no unit
   *[other] units { $units }
}.
event-initiative-rolled = { $side } rolls { $die } for the Initiative: { $total }.
event-initiative-decided = { $side ->
    [none] Nobody has the Initiative.
   *[other] { $side } has the Initiative.
}
event-goes-first = { $side } goes first in the steps that both sides take.
event-corps-efficiency-drawn = { $corps } draws an Efficiency of { $value }.
event-division-efficiency-drawn = { $division } draws an Efficiency of { $value }.
event-corps-raised = The Overall Commander raises { $corps } to { $value }.
event-division-raised = The Corps Commander adds 1 to { $division }.
event-activations-allotted = { $division } has { $number } activation { $number ->
    [one] marker
   *[other] markers
} this turn.
event-first-marker-named = { $side } begins with { $marker }.
event-marker-held-back = { $division } keeps a marker out of the pool: { $number } left.
event-pool-filled = { $markers } markers are in the pool.
decision-efficiency-corps = For which corps is the next Efficiency marker?
decision-efficiency-division = For which division is the next Efficiency marker?
decision-efficiency-raise = Which corps does the Overall Commander raise?
decision-efficiency-add = To which division does the Corps Commander add 1?
decision-activation-first = Which marker begins the turn?
decision-activation-fill = All markers into the pool, or fewer?
action-DrawForCorps = Draw for { $corps }
action-DrawForDivision = Draw for { $division }
action-RaiseCorps = Raise { $corps } by 1
action-EndRaising = Raise no other corps
action-AddActivation = Add 1 to { $division }
action-EndAdding = Add nothing more
action-NameFirstMarker = Begin with { $marker }
action-HoldBack = Keep back a marker of { $division }
action-FillPool = Put the markers into the pool
refusal-no_draw_for_corps = No marker is to be drawn for { $corps }.
refusal-no_draw_for_division = No marker is to be drawn for { $division }.
refusal-no_efficiency_to_raise = It has no Efficiency of yours to raise.
refusal-no_overall_commander = Your Overall Commander is not on the map.
refusal-commander_rode_far = Your Overall Commander rode too far last turn.
refusal-rating_used_up = The commander's rating gives no more.
refusal-raised_already = { $corps } was raised already.
refusal-efficiency_at_most = The Efficiency of { $corps } cannot be higher.
refusal-corps_out_of_range = The commander of { $corps } is out of the Overall Commander's range.
refusal-division_raised_enough = { $division } can receive no more from its commander.
refusal-division_out_of_range = The leader of { $division } is out of his Corps Commander's range.
refusal-not_your_marker = { $marker } is no marker of yours this turn.
refusal-not_your_division = { $division } is not yours.
refusal-last_marker = { $division } keeps at least one marker in the pool.
refusal-must_skip = { $brigade } activates less often than its division and must leave this marker out.
roll-initiative = Initiative
roll-goes-first = who goes first
roll-efficiency = drawing an Efficiency marker
drm-held-initiative = had the Initiative last turn
drm-initiative-rating = Initiative Rating
drm-efficiency = Efficiency
drm-corps-commander = Corps Commander
drm-activation-rating = Activation Rating
drm-out-of-command = out of command
event-activations-transferred = { $giver } and { $second_giver } each give up an activation: { $division } has { $number }.
event-coordination-rolled = { $division } rolls { $die } for coordination: { $total }, { $result ->
    [confusion] confusion
    [failure] no effect
   *[other] brigades may act together
}.
event-brigades-confused = Confusion: { $brigades } may neither move nor fight with this marker.
event-brigade-joined-group = { $brigade } acts together with the others.
decision-transfer-choose = An Efficiency Transfer?
decision-marker-coordinate = Does { $division } try to coordinate its brigades?
decision-marker-group = Which brigades act as one (up to { $most })?
action-TransferActivations = { $giver } and { $second_giver } give activations to { $division }
action-NoTransfer = No transfer
action-Coordinate = Roll for coordination
action-ActSeparately = Brigades act one by one
action-JoinGroup = { $brigade } joins the group
action-EndGroup = The group is complete
refusal-chain_broken = { $division } has no unbroken chain of command up to the Overall Commander.
refusal-gives_to_itself = { $division } cannot give to itself.
refusal-would_have_none = { $division } would have no activation left.
refusal-would_have_too_many = { $division } would have more activations than it may.
refusal-unit_must_skip = { $unit } is out of command and must leave this marker out.
refusal-confused = The brigade of { $unit } is in confusion.
refusal-caught_in_march = { $brigade } was caught on the march and does not act again this turn.
refusal-division_marker_only = Brigades are coordinated on a division's marker only.
refusal-division_ineffective = { $division } is combat ineffective.
refusal-nobody_to_coordinate = { $division } has not two brigades at hand.
refusal-in_group_already = { $brigade } belongs to the group already.
refusal-group_full = No further brigade can join the group.
roll-coordination = coordination of brigades
roll-release = release of a regiment
event-release-rolled = { $unit } rolls { $die } to be released: { $total }.
event-unit-released = { $unit } is released and belongs to { $brigade } from now on.
event-attack-allowed = { $brigade } may be given Attack Orders from now on.
drm-enemy-in-the-west = enemies far to the west
drm-late-hour = the late hour
refusal-held_in_place = { $unit } may not move this turn.
refusal-hex_closed = { $unit } may not enter { $hex } yet.
refusal-no_attack_orders = { $brigade } may not be given Attack Orders yet.
refusal-other_command = { $brigade } is not among those of this marker.
