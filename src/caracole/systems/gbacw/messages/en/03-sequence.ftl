# 3 Sequence of play, standing instructions, the end of the game.

event-game-began = The battle begins: { $time }.
event-turn-began = Turn { $turn } begins: { $time }.
event-enemy-sighted = Now in sight: { $units_count ->
    [0] { $leaders }.
   *[other] { $units }{ $leaders_count ->
        [0] .
       *[other] , { $leaders }.
    }
  }
event-marker-drawn = Activation Marker drawn ({ $side }): { $marker }.
event-brigade-activated = Activated ({ $side }): { $brigades }.
event-unit-began = { $unit } activates in { $hex }.
event-game-ended = The battle is over: Union { $union } VP, Confederates { $confederate } VP ({ $level }).
event-instruction-given = Standing instruction ({ $side }), { $instruction }: { $value }.
decision-marker-brigade = Which brigade activates next with { $marker }?
decision-brigade-act = Active: { $brigades }. What next?
decision-unit-act = { $unit } in { $hex }, { $left } MP left: what next?
action-ActivateBrigade = Activate { $brigade }
action-EndDivision = Activate no further brigade
action-ActivateUnit = Activate { $unit }
action-EndBrigade = End movement and fire
action-EndUnit = End this unit's activation
action-SetStanding = Standing instruction { $kind }: { $value }
refusal-other_division = { $brigade } belongs to another division.
refusal-other_side = { $brigade } belongs to the other side.
refusal-march_marker_only = Units under March Orders may move only on the March marker.
refusal-not_in_march = Only units under March Orders may move on the March marker.
refusal-has_acted = It has already activated with this marker.
refusal-in_reserve = { $brigade } is In Reserve.
refusal-nobody_on_map = { $brigade } has no units on the map.
refusal-other_brigade = { $unit } is not part of the active brigade.
refusal-not_on_map = { $unit } is not on the map.
refusal-abandoned = The guns of { $unit } are Abandoned.
refusal-finished = { $unit } cannot do anything more in this activation.
refusal-is_building = { $unit } is building an entrenchment.
refusal-no_such_instruction = There is no such standing instruction ({ $kind }: { $value }).
refusal-instruction_stands = That instruction is already in force ({ $kind }).
refusal-instruction_given_this_turn = This instruction has already been given this turn ({ $kind }).
