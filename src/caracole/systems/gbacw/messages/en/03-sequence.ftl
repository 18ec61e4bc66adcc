# 3 Sequence of play, standing instructions, the end of the game.

event-game-began = The battle begins: { $time }.
event-turn-began = Turn { $turn } begins: { $time }.
event-enemy-sighted = In sight now: { $units_count ->
    [0] { $leaders }.
   *[other] { $units }{ $leaders_count ->
        [0] .
       *[other] , { $leaders }.
    }
  }
event-marker-drawn = { $side }: the marker { $marker } is drawn.
event-brigade-activated = { $side }: { $brigades } acts.
event-unit-began = { $unit } acts in { $hex }.
event-game-ended = The battle is over: Union { $union }, Confederates { $confederate } points ({ $level }).
event-instruction-given = { $side }: standing instruction { $instruction }: { $value }.
decision-marker-brigade = Which brigade acts next with { $marker }?
decision-brigade-act = What does { $brigades } do next?
decision-unit-act = { $unit } in { $hex }, { $left ->
    [one] 1 movement point left
   *[other] { $left } movement points left
  }: what next?
action-ActivateBrigade = Activate { $brigade }
action-EndDivision = No further brigade acts
action-ActivateUnit = { $unit } acts
action-EndBrigade = Movement and fire are over
action-EndUnit = The unit has finished
action-SetStanding = Standing instruction { $kind }: { $value }
refusal-other_division = { $brigade } is of another division.
refusal-other_side = { $brigade } is of the other side.
refusal-march_marker_only = Under March Orders one moves on the March marker only.
refusal-not_in_march = Only those under March Orders move on the March marker.
refusal-has_acted = It has acted with this marker already.
refusal-in_reserve = { $brigade } is In Reserve.
refusal-nobody_on_map = { $brigade } has nobody on the map.
refusal-other_brigade = { $unit } does not serve with the acting brigade.
refusal-not_on_map = { $unit } is not on the map.
refusal-abandoned = The guns of { $unit } are abandoned.
refusal-finished = { $unit } can do nothing more in this activation.
refusal-is_building = { $unit } is at work on an entrenchment.
refusal-no_such_instruction = There is no standing instruction { $kind }: { $value }.
refusal-instruction_stands = That instruction stands already ({ $kind }).
refusal-instruction_given_this_turn = This instruction was given this turn already ({ $kind }).
