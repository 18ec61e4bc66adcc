# Des coups qui font sourire ceux qui regardent

blunder-shattered-forward = Un régiment en lambeaux a été envoyé sans nécessité vers l'ennemi.
blunder-out-of-command = Une unité est sortie de la portée de son chef.
blunder-flank-shown = Une unité a montré son flanc à un ennemi adjacent auquel elle pouvait faire face.
blunder-guns-alone = Des canons sont restés près de l'ennemi sans personne à côté.
blunder-prize-left-empty = Un hex qui rapporte des points est resté vide alors qu'un ennemi pouvait l'atteindre.
blunder-poor-assault = Un assaut a été tenté qui avait plus de chances d'échouer que de réussir.
blunder-out-and-back = Une unité est partie pour revenir aussitôt.
