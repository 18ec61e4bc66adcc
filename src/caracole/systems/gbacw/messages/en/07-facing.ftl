# 7.1, 7.2 Facing and turning.

event-unit-turned = { $unit } faces { $facing }.
event-stack-reversed = About-face in { $hex }. The stack, from the top: { $units }.
action-Turn = Face { $facing }{ $below ->
    [true] , below the guns
   *[other] {""}
  }
refusal-wrong_kind_of_facing = Under March Orders a unit faces a hexside, otherwise a vertex.
refusal-turned_here = { $unit } has already changed facing in this hex.
refusal-faces_so_already = { $unit } already faces that way.
refusal-extended_units_wheel = { $unit } is in several hexes: it must wheel or change formation to face another way.
refusal-column_looks_ahead = { $unit } is in column: its rear must stay behind it.
refusal-no_choice_of_place = { $unit } cannot choose here between above and below the guns.
