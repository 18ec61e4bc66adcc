# Comment on parle au terminal dans Piccole Guerre.

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-piccole = carte
usage-look-piccole = regarde ÉLÉMENTS
usage-odds-piccole = chances ÉLÉMENT ENNEMI
help-map-piccole = la table avec tous les éléments, et la liste
help-look-piccole = quelques éléments : où ils sont et ce qu'ils peuvent faire
help-hand-piccole = les signes de la carte ; en campagne votre armée
help-track-piccole = les pertes des deux côtés ; en campagne l'année
help-odds-piccole = les chances exactes d'une mêlée
help-words-piccole = Vous pouvez taper des ordres : R3 avance 2, R3 contacte B7 flanc, ligne R3 2, tire R10 B3, fin. En campagne : le nom d'une action et ses champs. Si un ordre est interdit, la règle qui l'interdit s'affiche.
