# Ce que disent de ces batailles le terminal, les mesures et la page sur l'équilibre.

## Commandes du programme

bench-los-per-second = vérifications de ligne de vue par seconde
bench-largest-map-load-seconds = secondes pour charger la plus grande carte avec toutes ses lignes de vue
bench-captain-activations = activations d'un commandement par le capitaine, dont
bench-captain-activation-seconds = secondes de réflexion du capitaine par activation
bench-captain-activation-seconds-longest = de même, la plus longue
balance-union = { $scenario } : sur { $decided ->
    [one] { $decided } partie décidée
   *[other] { $decided } parties décidées
  }, l'Union en gagne { $union }, la Confédération { $confederate }
balance-regiments = Aucune unité oisive ; jamais en mouvement, au tir ni à l'assaut : { $left } sur { $total }

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-gbacw = carte [HEX ou UNITÉ]
usage-look-gbacw = regarde HEX, UNITÉ ou CHEF
usage-odds-gbacw = chances UNITÉ HEX
help-map-gbacw = la carte autour de ce qui se passe, ou autour d'un hex
help-look-gbacw = un hex avec son terrain, une unité ou un chef
help-track-gbacw = les brigades avec leurs ordres, les marqueurs du récipient, les points
help-odds-gbacw = les modificateurs d'une attaque et ses résultats possibles
help-words-gbacw = Vous pouvez aussi taper une action : aller 0604, orienter SE, tirer 0905, assaut 0905, activer us-1lk, ordres attaque, fin. Quelques mots qui conviennent à une seule réponse suffisent. Si une action est interdite, la règle qui l'interdit s'affiche.

## Mots que l'on peut taper

filler-words = à, en, sur, vers, avec, le, la, les, et, de, unité, hex
verb-move = aller, va, bouger
verb-turn = orienter, tourner
verb-fire = tirer, tire, feu
verb-assault = assaut
verb-charge = charger, charge
verb-orders = ordres, ordre
verb-activate = activer, active
verb-rally = rallier
verb-advance = avancer
verb-retreat = retirer, retraite
verb-extend = étendre
verb-refuse = refuser
verb-resupply = ravitailler
verb-mount = monter
verb-dismount = démonter
verb-hold = tenir
verb-end = fin, terminer, finir
