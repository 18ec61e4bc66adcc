# Ce que disent de ces batailles le terminal, les mesures et la page sur l'équilibre.

## Commandes du programme

bench-los-per-second = questions par seconde : un hexagone en voit-il un autre ?
bench-largest-map-load-seconds = secondes pour charger la plus grande carte avec toutes ses lignes de vue
balance-union = { $scenario } : sur { $decided } parties décidées, l'Union en gagne { $union }, la Confédération { $confederate }
balance-regiments = Pas d'unité morte : { $left } sur { $total } n'ont jamais bougé, tiré ni donné l'assaut

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-gbacw = carte [HEX ou UNITÉ]
usage-look-gbacw = regarde HEX, UNITÉ ou CHEF
usage-odds-gbacw = chances UNITÉ HEX
help-map-gbacw = la carte autour de ce qui se passe, ou autour d'un hex
help-look-gbacw = un hex avec son terrain, une unité ou un chef
help-track-gbacw = les brigades avec leurs ordres, la réserve des marqueurs, les points
help-odds-gbacw = ce qui s'ajoute au dé d'une attaque, et ce qui peut en venir
help-words-gbacw = Les actions aussi se tapent, par leur nom et leurs choses : step 0604, turn vSE, fireat 0905, activateunit us-1lk. Quelques mots qui conviennent à une seule réponse suffisent. Ce qui est refusé l'est par une règle, et la règle est montrée.
