# 7.3 Refuser un flanc.

event-unit-refused = { $unit } refuse le flanc { $end ->
    [left] gauche
   *[right] droit
  } en { $hex }.
event-refusal-ended = { $unit } se redresse.
refusal-march_never_refuses = En Marche { $unit } ne peut pas refuser un flanc.
refusal-column_never_refuses = En colonne { $unit } ne peut pas refuser un flanc.
refusal-refused_already = { $unit } a déjà refusé un flanc.
refusal-too_weak_to_refuse = Seule dans son hex, { $unit } est trop faible pour refuser un flanc.
refusal-between_friends = { $unit } est entre des amis sur ses deux flancs.
refusal-friend_on_that_flank = Un ami tient ce flanc de { $unit }.
refusal-began_next_to_enemy = { $unit } a commencé au contact de l'ennemi et ne peut pas refuser ce flanc.
action-Refuse = Refuser le flanc { $end ->
    [left] gauche
   *[right] droit
  }
action-EndRefusal = Se redresser
refusal-no_such_end = Une unité refuse son flanc gauche ou droit.
refusal-not_refused = { $unit } n'a refusé aucun flanc.
refusal-other_has_acted = { $other } partage l'hex et a déjà agi : elle ne peut payer son point de mouvement.
refusal-stands_with_straight_unit = { $unit } vient d'arriver près de { $other }, qui n'a refusé aucun flanc.
refusal-other_cannot_pay = { $other } est avec { $unit } et n'a pas de point de mouvement à dépenser pour cela.
