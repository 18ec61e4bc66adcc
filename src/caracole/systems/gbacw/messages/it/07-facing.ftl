# 7.1, 7.2 Orientamento e rotazione.

event-unit-turned = { $unit } si orienta verso { $facing }.
event-stack-reversed = Dietrofront in { $hex }. La pila, dall'alto: { $units }.
action-Turn = Orienta verso { $facing }{ $below ->
    [true] , sotto i cannoni
   *[other] {""}
  }
refusal-wrong_kind_of_facing = Con ordini di Marcia un'unità si orienta verso un lato, altrimenti verso un vertice.
refusal-turned_here = { $unit } ha già cambiato orientamento in questo esagono.
refusal-faces_so_already = { $unit } ha già questo orientamento.
refusal-extended_units_wheel = { $unit } occupa più esagoni: cambia orientamento con una conversione o cambiando formazione.
refusal-column_looks_ahead = { $unit } è in colonna: la coda deve restare dietro.
refusal-no_choice_of_place = { $unit } non può scegliere qui se stare sopra o sotto i cannoni.
