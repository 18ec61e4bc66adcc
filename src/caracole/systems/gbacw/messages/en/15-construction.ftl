# 15 Construction.

event-work-began = { $unit } begins an entrenchment in { $hex } facing { $facing }; it will be ready at the end of turn { $turn }.
event-work-cancelled = { $unit } gives up its entrenchment in { $hex }.
event-entrenchment-built = { $unit } finishes an entrenchment in { $hex } facing { $facing }.
decision-engineers-order = { $side }: which unit begins an entrenchment?
action-BeginWork = Entrench { $unit } in { $hex }, facing { $facing }
action-EndEngineers = Begin no further entrenchment
action-StopWork = Give up the entrenchment of { $unit }
refusal-not_there = { $unit } is not in { $hex }.
refusal-cannot_build = Only a unit on foot under Advance Orders may entrench; { $unit } cannot.
refusal-no_building_in_battle = In this battle you may not entrench in { $hex }.
refusal-builder_out_of_command = { $unit } is Out of Command.
refusal-brigadier_out_of_reach = The brigadier of { $unit } could not change orders this turn.
refusal-too_tired_to_build = { $unit } is too Fatigued to entrench.
refusal-no_digging_here = You may not entrench in { $hex }.
refusal-no_timber = There is no timber near { $hex }.
refusal-timber_not_safe = The enemy is too near { $hex } or the path to its timber.
refusal-enough_entrenchments = There are already two entrenchments in { $hex }.
refusal-hexside_covered = A second entrenchment in { $hex } must cover other hexsides.
refusal-builder_faces_elsewhere = { $unit } cannot face { $facing } for that.
refusal-is_not_building = { $unit } is not building.
