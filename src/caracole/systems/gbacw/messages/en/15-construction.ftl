# 15 Construction.

event-work-began = { $unit } begins an entrenchment in { $hex } facing { $facing }; it will stand at the end of turn { $turn }.
event-work-cancelled = { $unit } gives up its entrenchment in { $hex }.
event-entrenchment-built = { $unit } has finished an entrenchment in { $hex } facing { $facing }.
decision-engineers-order = { $side }: who begins an entrenchment?
action-BeginWork = { $unit } entrenches in { $hex }, facing { $facing }
action-EndEngineers = Nobody else entrenches
action-StopWork = { $unit } gives up its entrenchment
refusal-not_there = { $unit } does not stand in { $hex }.
refusal-cannot_build = Only foot under Advance Orders builds: not { $unit }.
refusal-no_building_in_battle = In this battle nobody entrenches in { $hex }.
refusal-builder_out_of_command = { $unit } is Out of Command.
refusal-brigadier_out_of_reach = The brigadier of { $unit } could not change orders this turn.
refusal-too_tired_to_build = { $unit } is too tired to dig.
refusal-no_digging_here = Nobody digs in { $hex }.
refusal-no_timber = There is no timber near { $hex }.
refusal-timber_not_safe = The enemy is too near { $hex } or the way to its timber.
refusal-enough_entrenchments = There are two entrenchments in { $hex } already.
refusal-hexside_covered = A second entrenchment in { $hex } has to cover other hexsides.
refusal-builder_faces_elsewhere = { $unit } cannot turn { $facing } for that.
refusal-is_not_building = { $unit } is not building.
