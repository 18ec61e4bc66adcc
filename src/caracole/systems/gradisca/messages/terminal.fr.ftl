# Ce que disent de La Guerra di Gradisca le terminal et la page sur l'équilibre.

## Commandes du programme

balance-wins = { $scenario } : sur { $decided ->
    [one] { $decided } partie décidée
   *[other] { $decided } parties décidées
  }, le Vénitien en gagne { $venetian }, l'Autrichien { $austrian }
balance-cards = Chaque carte est jouée dans une partie au moins ; jamais jouées : { $left } sur { $total }
balance-gradisca = Gradisca tombe dans certaines parties et tient dans d'autres : tombée dans { $fell }, tenue dans { $held }
balance-zones = Aucune zone morte ; jamais visitées : { $left } sur { $total }
balance-units = Aucune unité oisive ; jamais en mouvement, au combat ni au travail : { $left } sur { $total }

## Avant la partie

start-game = Quel jeu ?
game-basic = jeu de base : règles 1 à 13
game-advanced = jeu avancé : toutes les règles, avec ravitaillement, moral et razzias

## La même chose pour un seul système : ce qu'il a, et comment ses actions se tapent

usage-map-gradisca = carte [région]
usage-look-gradisca = regarde ZONE
usage-odds-gradisca = chances [UNITÉS] ZONE
help-map-gradisca = toutes les zones avec leur terrain et leurs forces
help-look-gradisca = une zone, ses voisines et ses limites
help-hand-gradisca = vos cartes
help-track-gradisca = tour, points, moral, commandements dans le récipient et joués
help-odds-gradisca = chances exactes d'un combat ; chances bombarde ZONE pour l'artillerie
help-words-gradisca = Vous pouvez aussi taper une action : marche giu-1 giu-2 vers lucinico, razzia romans, bombarde gradisca, récupère giu-1, joue contributions, mène, pioche, fin. Les noms peuvent être abrégés. Si une action est interdite, la règle qui l'interdit s'affiche.

## Noms

type-short-infantry = inf
type-short-cernide = cer
type-short-light = lég
type-short-medium = moy
type-short-heavy = lou
type-short-engineers = sap
type-short-artillery = art
type-short-commander = com
stack-infantry = { $count ->
    [one] 1 infanterie
   *[other] { $count } infanteries
  }
stack-cernide = { $count ->
    [one] 1 cernide
   *[other] { $count } cernides
  }
stack-light = { $count ->
    [one] 1 cavalerie légère
   *[other] { $count } cavaleries légères
  }
stack-medium = { $count ->
    [one] 1 cavalerie moyenne
   *[other] { $count } cavaleries moyennes
  }
stack-heavy = { $count ->
    [one] 1 cavalerie lourde
   *[other] { $count } cavaleries lourdes
  }
stack-engineers = { $count ->
    [one] 1 unité de sapeurs
   *[other] { $count } unités de sapeurs
  }
stack-artillery = { $count ->
    [one] 1 artillerie
   *[other] { $count } artilleries
  }
stack-all = toutes les unités : { $units }
state-disorganized = désorganisée
state-acted = activée
state-no-supply = non ravitaillée
mark-disorganized = { $mark } désorganisée
mark-acted = { $mark } activée ce tour
mark-no-supply = { $mark } non ravitaillée
legend-ids = v- Vénitien, a- Autrichien ; la première unité du commandement v-giu est v-giu-1, ou giu-1 en bref. 2/3 : attaque avec 2, défend avec 3.
region-piana = La plaine
region-valli = Les vallées
region-lisonzo = Le Lisonzo
region-carso = Le Karst et la côte
region-nord = Le nord

## La carte

ground-fortress = forteresse
ground-difficult = difficile
ground-sea = côte
ground-town = bourg fortifié
ground-town-lost = bourg fortifié détruit
ground-source = { $side ->
    [venetian] source de ravitaillement vénitienne
   *[austrian] source de ravitaillement autrichienne
  }
ground-forts = { $count ->
    [one] { $side ->
        [venetian] fort vénitien
       *[austrian] fort autrichien
    }
   *[other] { $side ->
        [venetian] { $count } forts vénitiens
       *[austrian] { $count } forts autrichiens
    }
  }
ground-booty = { $side ->
    [venetian] butin vénitien
   *[austrian] butin autrichien
  }
ground-raided = razzia faite
ground-camp = { $side ->
    [venetian] Camp vénitien
   *[austrian] Camp autrichien
  }
ground-sea-supply = ravitaillement par mer
ground-objective = { $side ->
    [venetian] vaut { $points } PV au Vénitien
   *[austrian] vaut { $points } PV à l'Autrichien
  }
walls = murs : { $walls }
wall-whole = { $zone } { $level }
wall-damaged = { $level ->
    [0] { $zone } brèche
   *[other] { $zone } { $level } sur { $printed }
  }
wall-mined = { " " }({ $count ->
    [one] 1 mine
   *[other] { $count } mines
  })
border-open = ouverte
border-river = rivière { $river }
border-bridge = pont sur le { $river }
border-impassable = infranchissable
border-wall = mur { $level }
border-breach = brèche
cost = { $cost } PM
cost-river = rivière : tous les PM
nobody-here = Il n'y a pas d'unités ici.
two-zones-away = À deux zones : { $zones }

## Cartes et pistes

hand-empty = Votre main est vide.
hand-known = Vues dans la main adverse : { $cards }.
hand-title = { $count ->
    [one] Votre carte
   *[other] Vos { $count } cartes
  }
card-not-yours = pas pour votre armée
card-mandatory = obligatoire
card-after = après { $turn }
card-answer = une Réponse, pendant l'activation adverse
card-removed = à retirer si utilisée
headline-turn = { $label } (tour { $turn } sur { $last })
headline-points = { $side } { $points } PV
headline-morale = , moral { $morale } ({ $band })
track-cup = Dans le récipient
track-played = Commandements joués
track-hands = Cartes en main
track-deck = Pioche
track-deck-cards = Pioche : { $deck } ; défausse : { $discard }
track-discard = Défausse
track-removed = Retirées du jeu
track-forts = Marqueurs Fort
track-waiting = Sur la ligne du temps
track-effect = En vigueur
track-effect-row = { $name } ({ $side }) :
track-lost = Éliminées, { $side }

## Choix et chances

menu-march = Se déplacer
menu-go-on = Continuer
menu-drop = Laisser des unités
menu-bombard = Bombarder
menu-recover = Récupérer
menu-camp = Camp
menu-recall = Appeler au combat
menu-cards = Jouer une carte
menu-zones = Activer une zone
menu-engineers = Sapeurs
march-to = { $how ->
    [raid] razzia : { $to }
    [incursion] incursion : { $to }
   *[march] vers { $to }
  }
odds-title = Premier round du combat : { $zone }
odds-deducted = Forts et bourg fortifié retirent { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  } à l'attaquant.
odds-wiped-out = Tous les défenseurs sont éliminés : { $chance }
odds-bombard-title = Bombardement : { $zone }
odds-levels = niveaux du mur
odds-on-units = sur les unités
sources-title = D'où viennent les points
sources-side = camp
sources-points = points
sources-from = origine
sources-rule = règle
source-booty = butin : { $zone }
source-occupied = { $zone }, tenue à la fin
source-card = carte : { $card }
source-raid = razzia : { $zone }
source-score = { $what ->
    [breaches] brèches dans les murs : { $zone }
    [levels] niveaux manquant aux murs : { $zone }
    [camp] le Camp ennemi a été éliminé
   *[eliminated] unités ennemies éliminées
  }

## Mots que l'on peut taper

filler-words = à, au, aux, vers, de, du, des, avec, le, la, les, dans, en, sur, et, via, contre, par, pour, carte, unité, unités, zone, mur, mer, ravitaillement
kind-all = tous, toutes, tout
kind-infantry = infanterie, fantassins
kind-cavalry = cavalerie, chevaux
kind-artillery = artillerie, canons, canon
kind-engineers = sapeurs
kind-commanders = chef, chefs
verb-march = marche, marcher, va, continue
verb-raid = razzia, pille
verb-incursion = incursion
verb-halt = halte, arrête
verb-stand = tiens
verb-back = retour, rentre
verb-drop = laisse
verb-bombard = bombarde, tire
verb-shell = canonne
verb-mine = mine
verb-explode = explose
verb-countermine = contremine
verb-rebuild = rebâtis, répare
verb-fort = fort, construis
verb-raze = rase, détruis
verb-recover = récupère, rallie
verb-camp = camp
verb-activate = active
verb-option = option
verb-act = agis
verb-draw = pioche
verb-lead = mène, commande
verb-play = joue
verb-discard = défausse
verb-keep = garde
verb-answer = réponds
verb-pass = passe
verb-end = fin, finis, assez
verb-recall = appelle
verb-hit = touche, subis
verb-disorganize = désorganise
verb-fight = combats, oui
verb-stop = cesse
verb-retreat = retraite, recule
verb-place = place, pose
verb-choose = choisis
verb-convert = convertis
verb-divide = divise
verb-bridge = pont
verb-sally = sortie

# L'édition, là où l'on prépare une partie dans le navigateur
option-edition = Édition des règles
edition-default = Corrigée (avec errata)
edition-it = Italienne
edition-en = Anglaise
edition-fr = Française
