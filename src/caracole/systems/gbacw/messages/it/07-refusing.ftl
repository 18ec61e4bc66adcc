# 7.3 Rifiutare un fianco.

event-unit-refused = { $unit } rifiuta il fianco { $end ->
    [left] sinistro
   *[right] destro
  } in { $hex }.
event-refusal-ended = { $unit } torna in linea dritta.
refusal-march_never_refuses = In Marcia { $unit } non può rifiutare un fianco.
refusal-column_never_refuses = In colonna { $unit } non può rifiutare un fianco.
refusal-refused_already = { $unit } ha già rifiutato un fianco.
refusal-too_weak_to_refuse = Da sola nell'esagono { $unit } è troppo debole per rifiutare un fianco.
refusal-between_friends = { $unit } sta fra amici su entrambi i fianchi.
refusal-friend_on_that_flank = Un amico sta su quel fianco di { $unit }.
refusal-began_next_to_enemy = { $unit } è partita accanto al nemico e non può rifiutare quel fianco.
action-Refuse = Rifiutare il fianco { $end ->
    [left] sinistro
   *[right] destro
  }
action-EndRefusal = Tornare in linea dritta
refusal-no_such_end = Un'unità rifiuta il fianco sinistro o il destro.
refusal-not_refused = { $unit } non ha rifiutato alcun fianco.
refusal-other_has_acted = { $other } divide l'esagono e ha già agito: non può pagare il suo punto movimento.
refusal-stands_with_straight_unit = { $unit } è appena arrivata presso { $other }, che non ha rifiutato alcun fianco.
refusal-other_cannot_pay = { $other } sta con { $unit } e non ha un punto movimento da spendere per questo.
