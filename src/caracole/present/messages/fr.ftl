# Ce que dit un plateau, en plus des phrases du programme et du système.

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

panel-sequence = Séquence de jeu
panel-cup = Commandements
panel-tracks = Pistes
panel-hand = Main
panel-piles = Cartes
panel-forces = Lieux
panel-effects = En vigueur
panel-dice = Dés
panel-log = Journal
panel-talk = Discussion et notes

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Mur de { $fortress } côté { $zone } : niveau { $level } sur { $printed }
mark-mines = Mines ({ $side }) sous le mur de { $fortress } côté { $zone } : { $count }
mark-bridge = Pont entre { $zone } et { $to }
ground-raid = razzia possible : { $side }
ground-may-be-raided = razzia possible

## Tracks

track-time = Temps
track-points = Points de victoire
track-morale = Moral
time-end = fin de la partie
time-winter = hiver
time-morale = les deux camps perdent du moral
time-group = en attente : { $group }

## Cards

card-only = { $side } seulement
card-mandatory-for = obligatoire : { $side }
card-after-turn = après le tour { $turn }
pile-deck = Pioche
pile-discard = Défausse
pile-removed = Retirées du jeu
pile-set-aside = Mises de côté pour 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } est activée : { $units }
stage-column = En déplacement, à { $zone } : { $units }, PM restants { $movement_left }
stage-battle = Combat à { $zone }, attaquants : { $units }
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

## Mail

mail-turn-subject = À vous de jouer : { $title }
mail-turn-body = Bonjour { $name }, c'est à vous de jouer dans « { $title } » : { $link }
mail-verify-subject = Cette adresse est-elle la vôtre ?
mail-verify-body =
    Bonjour { $name },

    quelqu'un (sans doute vous) a donné cette adresse pour le compte Caracole « { $name } ». Elle servira à vous prévenir quand c'est à vous de jouer, et à retrouver l'accès si vous oubliez votre mot de passe.

    Si c'est bien vous, saisissez ce code sur la page du compte dans les 24 heures : { $code }
    { $link }

    Sinon, ne faites rien : nous ne vous écrirons plus.
mail-reset-subject = Un nouveau mot de passe
mail-reset-body =
    Bonjour { $name },

    quelqu'un a demandé un nouveau mot de passe pour le compte Caracole « { $name } ».

    Si c'est bien vous, saisissez ce code sur la page du compte dans l'heure : { $code }
    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
mail-changed-subject = Votre compte a été modifié
mail-changed-body =
    Bonjour { $name },

    le mot de passe ou l'adresse e-mail du compte Caracole « { $name } » vient d'être changé.

    Si ce n'est pas vous, demandez tout de suite un nouveau mot de passe sur la page du compte, ou écrivez à la personne qui gère le serveur.
