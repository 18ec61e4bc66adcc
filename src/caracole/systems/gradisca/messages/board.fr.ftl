# Ce que dit le plateau de La Guerra di Gradisca en plus de ses phrases.

## The sequence of play

step-setup = Mise en place
step-draw = Tirer un Commandement de la coupe
step-option = Choisir une option
step-main = Jouer des cartes, activer des zones
step-zone = Les unités d'une zone agissent
step-column = En marche
step-battle = Combat
step-answer = Réponses de l'autre camp
step-stacking = Contrôle de l'empilement
step-advance = Le marqueur de tour avance
step-morale = Moral
step-arrivals = Arrivée des renforts
step-sea-supply = Ravitaillement par mer
step-refill = Les marqueurs retournent dans la coupe

## Panels

panel-cup = Commandements

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Mur de { $fortress } vers { $zone } : niveau { $level } sur { $printed }
mark-mines = Mines ({ $side }) au mur de { $fortress } vers { $zone } : { $count }
mark-bridge = Pont entre { $zone } et { $to }
ground-raid = peut être pillée : { $side }
ground-may-be-raided = peut être pillée

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
stage-column = En marche à { $zone } : { $units }, encore { $movement_left } PM
stage-battle = Combat à { $zone } : { $units } attaquent
stage-card = Sur la table : { $card }

## Cards at work

effect-leadership = { $side } : commandement limité à { $by }
effect-supplied = { $side } : ravitaillé sans ligne
effect-zones = { $side } : au plus { $by } zones par Commandement
effect-no-recall = { $side } : personne ne peut être rappelé au combat
effect-held-back = { $side } : un Commandement est empêché d'agir
effect-rivals = { $side } : les Commandements ne s'entraident pas
effect-guns-raised = { $side } : les canons tirent mieux
effect-guns-do-not-burst = { $side } : les canons n'éclatent pas
effect-engineers-raised = { $side } : les sapeurs travaillent mieux
effect-mines-explode-up-to = { $side } : les mines explosent jusqu'à { $by }
effect-fresh-mines-explode = { $side } : les mines peuvent sauter tout de suite
effect-no-sea-supply = Pas de ravitaillement par mer jusqu'au tour { $until }
effect-extra-movement = { $side } : { $by } points de mouvement en plus
effect-forced-march = { $side } : marche forcée
effect-river-closed = Rivière en crue : { $what }
effect-bridges-closed = Ponts fermés : { $what }
effect-card-barred = { $side } : une carte est interdite jusqu'au tour { $until }
