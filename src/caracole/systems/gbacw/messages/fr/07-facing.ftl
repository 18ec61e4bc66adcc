# 7.1, 7.2 Orientation et rotation.

event-unit-turned = { $unit } prend l'orientation { $facing }.
event-stack-reversed = Demi-tour en { $hex }. La pile, de haut en bas : { $units }.
action-Turn = Orienter vers { $facing }{ $below ->
    [true] , sous les canons
   *[other] {""}
  }
refusal-wrong_kind_of_facing = Sous ordres de Marche, une unité s'oriente vers un côté, sinon vers un sommet.
refusal-turned_here = { $unit } a déjà changé d'orientation dans cet hex.
refusal-faces_so_already = { $unit } a déjà cette orientation.
refusal-extended_units_wheel = { $unit } occupe plusieurs hex : elle change d'orientation par conversion ou en changeant de formation.
refusal-column_looks_ahead = { $unit } est en colonne : elle garde sa queue derrière elle.
refusal-no_choice_of_place = { $unit } n'a pas ici le choix entre le dessus et le dessous des canons.
