# Comment on parle au terminal dans Piccole Guerre.

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-piccole = carte
usage-look-piccole = regarde ÉLÉMENTS
usage-odds-piccole = chances ÉLÉMENT ENNEMI
help-map-piccole = la table avec tous, et la liste
help-look-piccole = quelques éléments : où ils sont et ce qu'ils peuvent
help-hand-piccole = les signes de la carte ; en campagne votre armée
help-track-piccole = les pertes des deux côtés ; en campagne l'année
help-odds-piccole = les chances exactes d'une mêlée
help-words-piccole = Les ordres se tapent : R3 avance 2, R3 contacte B7 flanc, ligne R3 2, tire R10 B3, fin. En campagne : le nom d'une action et ses champs. Ce qui est refusé l'est par une règle, et la règle est montrée.
