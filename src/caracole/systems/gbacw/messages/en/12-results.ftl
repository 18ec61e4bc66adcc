# 2.6 and 12 Cohesion checks, losses, Disorder.

event-cohesion-checked = { $unit } checks its order: { $die }, modified { $total }, against { $cohesion }: { $passed ->
    [true] passed
   *[other] failed
  }.
event-unit-disordered = { $unit } is Disordered.
event-strength-lost = { $unit } loses { $points }; { $left } left.
event-unit-eliminated = { $unit } is eliminated.
event-unit-collapsed = { $unit } Collapses.
