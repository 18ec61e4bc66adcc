# Ce que dit un plateau, en plus des phrases du programme et du système.

## Panels

panel-sequence = Séquence de jeu
panel-tracks = Pistes
panel-hand = Main
panel-piles = Cartes
panel-forces = Lieux
panel-effects = En vigueur
panel-dice = Dés
panel-log = Journal
panel-talk = Discussion et notes

## Tracks

track-time = Temps
track-points = Points de victoire

## Cards

pile-deck = Pioche
pile-discard = Défausse
pile-removed = Retirées du jeu

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

    Si ce n'est pas vous, demandez tout de suite un nouveau mot de passe sur la page du compte, ou écrivez à l'administrateur du serveur.
