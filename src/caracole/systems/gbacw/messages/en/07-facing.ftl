# 7.1, 7.2 Facing and turning.

event-unit-turned = { $unit } faces { $facing }.
event-stack-reversed = After the about turn in { $hex } the stack stands so, from the top: { $units }.
action-Turn = Face { $facing }{ $below ->
    [true] {" "}and stand below the guns
   *[other] {""}
  }
refusal-wrong_kind_of_facing = Under March Orders a unit faces a hexside, otherwise a corner.
refusal-turned_here = { $unit } has turned in this hex already.
refusal-faces_so_already = { $unit } faces that way already.
refusal-extended_units_wheel = { $unit } stands in several hexes: it turns by wheeling or by changing its formation.
refusal-column_looks_ahead = { $unit } is in column: it keeps its rear behind it.
refusal-no_choice_of_place = { $unit } has no choice here between standing above and below the guns.
