# 2.6 and 12 Cohesion checks, losses, Disorder.

event-cohesion-checked = { $unit } teste son ordre : { $die }, modifié { $total }, contre { $cohesion } : { $passed ->
    [true] réussi
   *[other] manqué
  }.
event-unit-disordered = { $unit } est en désordre.
event-strength-lost = { $unit } perd { $points } ; il en reste { $left }.
event-unit-eliminated = { $unit } est éliminée.
event-unit-collapsed = { $unit } s'effondre.
