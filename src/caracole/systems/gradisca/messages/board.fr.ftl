# Ce que dit le plateau de La Guerra di Gradisca en plus de ses phrases.

## The sequence of play

step-setup = Mise en place
step-draw = Un commandement sort du récipient
step-option = Choisir une option
step-main = Jouer des cartes, activer des zones
step-zone = Les unités d'une zone sont activées
step-column = En déplacement
step-battle = Combat
step-answer = Réponses de l'adversaire
step-stacking = Contrôle de l'empilement
step-advance = Le marqueur de tour avance
step-morale = Moral
step-arrivals = Arrivée des renforts
step-sea-supply = Ravitaillement par mer
step-refill = Les marqueurs retournent dans le récipient

## Panels

panel-cup = Commandements

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Mur de { $fortress } côté { $zone } : niveau { $level } sur { $printed }
mark-mines = Mines ({ $side }) sous le mur de { $fortress } côté { $zone } : { $count }
mark-bridge = Pont entre { $zone } et { $to }
ground-raid = razzia possible : { $side }
ground-may-be-raided = razzia possible

## Tracks

track-morale = Moral
time-end = fin de la partie
time-winter = hiver
time-morale = les deux camps perdent du moral
time-group = en attente : { $group }

## Cards

card-only = { $side } seulement
card-mandatory-for = obligatoire : { $side }
card-after-turn = après le tour { $turn }
pile-set-aside = Mises de côté pour 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } est activée : { $units }
stage-column = En déplacement ({ $zone }) : { $units }, PM restants { $movement_left }
stage-battle = Combat ({ $zone }), attaquants : { $units }
stage-card = Sur la table : { $card }

## Cards at work

effect-leadership = { $side } : valeur de commandement { $by } au plus
effect-supplied = { $side } : ravitaillement sans ligne
effect-zones = { $side } : au plus { $by ->
    [one] { $by } zone
   *[other] { $by } zones
  } par commandement
effect-no-recall = { $side } : aucune unité ne peut être appelée à un combat
effect-held-back = { $side } : un commandement ne peut pas s'activer
effect-rivals = { $side } : les commandements rivaux n'appellent pas les unités les uns des autres
effect-guns-raised = { $side } : valeur d'artillerie plus élevée
effect-guns-do-not-burst = { $side } : les canons n'éclatent pas
effect-engineers-raised = { $side } : valeur des sapeurs plus élevée
effect-mines-explode-up-to = { $side } : les mines explosent jusqu'à { $by }
effect-fresh-mines-explode = { $side } : les mines peuvent sauter tout de suite
effect-no-sea-supply = Pas de ravitaillement par mer jusqu'au tour { $until }
effect-extra-movement = { $side } : +{ $by } PM
effect-forced-march = { $side } : marche forcée
effect-river-closed = Rivière en crue : { $what }
effect-bridges-closed = Ponts fermés par la crue : { $what }
effect-card-barred = { $side } : une carte est interdite jusqu'au tour { $until }

# In place of the words of the table
table-odds-deducted = { $count ->
    [one] Forts et bourg fortifié retirent { $count } touche (déjà déduite).
   *[other] Forts et bourg fortifié retirent { $count } touches (déjà déduites).
  }
table-odds-levels-title = Niveaux perdus par le mur

## Pertes

outcome-disorganized = serait désorganisée
outcome-eliminated = serait éliminée
table-film-turned = désorganisés : { $units }
