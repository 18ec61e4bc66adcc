## The analysis of one finished game, beside the messages of the report

report-one-back = Vers la partie
report-one-title = Analyse : { $scenario }
report-one-course = Le cours de la partie
report-one-turns = Les tournants
report-one-won = Victoire : { $sides }, { $scores }.
report-one-ended = Victoire : { $sides }, avant que la partie ne soit jouée jusqu'au bout.
report-one-drawn = Aucun vainqueur : match nul.
report-one-closed = Aucun vainqueur : la partie a été close.
report-one-length = Il a fallu { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
  }, et l'avantage { $leads ->
    [0] n'a jamais changé de camp
    [1] a changé de camp une fois
   *[other] a changé de camp { $leads } fois
  }.
report-one-decided = Après { $part } % de la partie, le vainqueur a mené jusqu'au bout.
report-one-decisions = décisions
report-one-turns-played = tours
report-one-lead-changes = changements d'avantage
report-one-dice = jets
report-one-chance = chances de gagner
report-one-chances = Qui pouvait gagner
report-one-chances-note = La façon dont l'ordinateur juge chaque position, informations cachées comprises. C'est un avis, pas la vérité.
report-one-turns-note = Les décisions après lesquelles un camp avait moins de chances de gagner qu'avant. Si des dés ont été lancés, ils comptent aussi.
report-one-no-turns = Aucune décision n'a coûté cher à elle seule.
report-one-entry = coup
report-one-left = chances restantes
report-one-fell = dés
report-one-rolled = lancés
report-one-times = fois
report-one-cards = Cartes jouées : { $cards }.
report-one-lost = { $count ->
    [one] Une unité perdue
   *[other] { $count } unités perdues
  } : { $units }.
