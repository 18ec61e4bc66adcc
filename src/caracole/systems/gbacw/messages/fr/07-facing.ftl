# 7.1, 7.2 Orientation et rotation.

event-unit-turned = { $unit } fait face à { $facing }.
event-stack-reversed = Après le demi-tour en { $hex }, la pile est, du haut : { $units }.
action-Turn = Faire face à { $facing }{ $below ->
    [true] {" "}et se tenir sous les canons
   *[other] {""}
  }
refusal-wrong_kind_of_facing = En Marche une unité fait face à un côté, sinon à un sommet.
refusal-turned_here = { $unit } a déjà pivoté dans cet hex.
refusal-faces_so_already = { $unit } fait déjà face ainsi.
refusal-extended_units_wheel = { $unit } occupe plusieurs hex : elle tourne par conversion ou en changeant de formation.
refusal-column_looks_ahead = { $unit } est en colonne : elle garde sa queue derrière elle.
refusal-no_choice_of_place = { $unit } n'a pas ici le choix de se tenir au-dessus ou au-dessous des canons.
