# 7.3 Refuser un flanc.

event-unit-refused = { $unit } refuse le flanc { $end ->
    [left] gauche
   *[right] droit
  } en { $hex }.
event-refusal-ended = { $unit } n'a plus de flanc refusé.
refusal-march_never_refuses = { $unit } est sous ordres de Marche et ne peut pas refuser un flanc.
refusal-column_never_refuses = { $unit } est en colonne et ne peut pas refuser un flanc.
refusal-refused_already = { $unit } a déjà refusé un flanc.
refusal-too_weak_to_refuse = Seule dans son hex, { $unit } est trop faible pour refuser un flanc.
refusal-between_friends = { $unit } a des unités amies sur ses deux flancs.
refusal-friend_on_that_flank = { $unit } a une unité amie sur ce flanc.
refusal-began_next_to_enemy = { $unit } a commencé au contact de l'ennemi et ne peut pas refuser ce flanc.
action-Refuse = Refuser le flanc { $end ->
    [left] gauche
   *[right] droit
  }
action-EndRefusal = Ne plus refuser le flanc
refusal-no_such_end = Une unité refuse son flanc gauche ou droit.
refusal-not_refused = { $unit } n'a refusé aucun flanc.
refusal-other_has_acted = { $other } partage l'hex et a déjà été activée : elle ne peut pas payer son PM.
refusal-stands_with_straight_unit = { $unit } vient de rejoindre { $other }, qui n'a refusé aucun flanc.
refusal-other_cannot_pay = { $other } partage l'hex avec { $unit } et n'a pas de PM à dépenser pour cela.
