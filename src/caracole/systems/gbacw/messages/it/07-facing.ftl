# 7.1, 7.2 Orientamento e rotazione.

event-unit-turned = { $unit } si rivolge verso { $facing }.
event-stack-reversed = Dopo il dietrofront in { $hex } la pila è, dall'alto: { $units }.
action-Turn = Rivolgersi verso { $facing }{ $below ->
    [true] {" "}e stare sotto i pezzi
   *[other] {""}
  }
refusal-wrong_kind_of_facing = In Marcia un'unità è rivolta a un lato, altrimenti a un vertice.
refusal-turned_here = { $unit } ha già ruotato in questo esagono.
refusal-faces_so_already = { $unit } è già rivolta così.
refusal-extended_units_wheel = { $unit } sta in più esagoni: si volge con una conversione o cambiando formazione.
refusal-column_looks_ahead = { $unit } è in colonna: tiene la coda dietro di sé.
refusal-no_choice_of_place = { $unit } non può scegliere qui se stare sopra o sotto i pezzi.
