# 7.3 Piegare un fianco.

event-unit-refused = { $unit } piega il fianco { $end ->
    [left] sinistro
   *[right] destro
  } in { $hex }.
event-refusal-ended = { $unit } non ha più il fianco piegato.
refusal-march_never_refuses = { $unit } ha ordini di Marcia e non può piegare un fianco.
refusal-column_never_refuses = { $unit } è in colonna e non può piegare un fianco.
refusal-refused_already = { $unit } ha già piegato un fianco.
refusal-too_weak_to_refuse = { $unit }, da sola nell'esagono, è troppo debole per piegare un fianco.
refusal-between_friends = { $unit } ha unità amiche su entrambi i fianchi.
refusal-friend_on_that_flank = { $unit } ha un'unità amica su quel fianco.
refusal-began_next_to_enemy = { $unit } è partita accanto al nemico e non può piegare quel fianco.
action-Refuse = Piega il fianco { $end ->
    [left] sinistro
   *[right] destro
  }
action-EndRefusal = Raddrizza il fianco
refusal-no_such_end = Un'unità può piegare il fianco sinistro o il destro.
refusal-not_refused = { $unit } non ha un fianco piegato.
refusal-other_has_acted = { $other } divide l'esagono ed è già stata attivata: non può pagare il suo PM.
refusal-stands_with_straight_unit = { $unit } si è appena unita a { $other }, che non ha un fianco piegato.
refusal-other_cannot_pay = { $other } divide l'esagono con { $unit } e non ha il PM da spendere.
