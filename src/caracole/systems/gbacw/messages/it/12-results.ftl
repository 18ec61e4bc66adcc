# 2.6 and 12 Cohesion checks, losses, Disorder.

event-cohesion-checked = { $unit } verifica l'ordine: { $die }, modificato { $total }, contro { $cohesion }: { $passed ->
    [true] superato
   *[other] fallito
  }.
event-unit-disordered = { $unit } è in disordine.
event-strength-lost = { $unit } perde { $points }; ne restano { $left }.
event-unit-eliminated = { $unit } è eliminata.
event-unit-collapsed = { $unit } è al collasso.
