# Des coups qui font rire qui regarde

blunder-shattered-forward = Un régiment en lambeaux a été envoyé contre l'ennemi sans nécessité.
blunder-out-of-command = Une unité est sortie de la portée de son chef.
blunder-flank-shown = Un flanc a été montré à un ennemi voisin auquel on pouvait faire face.
blunder-guns-alone = Des canons ont été laissés près de l'ennemi sans personne à côté.
blunder-prize-left-empty = Un hex qui rapporte a été laissé vide avec un ennemi libre à portée.
blunder-poor-assault = Un assaut a été tenté qui échoue plus souvent qu'il ne réussit.
blunder-out-and-back = Une unité est allée et revenue là où elle était.
