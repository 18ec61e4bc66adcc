# Ce que la table de Piccole Guerre dit outre ses phrases.

## La séquence de jeu

step-terrain = Disposer le terrain
step-edge = Choisir les bords
step-camp = Dresser les camps
step-deploy = Déployer les armées
step-moves = Deux dés pour les mouvements
step-move = Déplacer éléments et blocs
step-react = La cavalerie peut rompre le contact
step-shoot = Déclarer les tirs
step-combat = Tous les combats à la fois
step-end = Camps, victoire, tour suivant

## Lieux

place-table = la table
place-edge-south = bord sud
place-edge-west = bord ouest
place-edge-north = bord nord
place-edge-east = bord est
measure-length = { $count } cm

## Les éléments et ce qu'ils ont sous eux

piece-element = { $name }, { $troop }{ $general ->
    [true] {" "}avec le Général
   *[other] { "" }
  }{ $shoots ->
    [true] , peut tirer
   *[other] { "" }
  }
sign-factor = facteur de combat { $value }
sign-move = se déplace de { HUNDREDTHS($easy) } cm, en terrain difficile de { HUNDREDTHS($difficult) } cm
sign-disadvantaged = combat mal en terrain difficile
sign-general = l'élément du Général
sign-shoots = peut tirer
state-attacks = attaque { $enemy } ({ $way })
state-attacked = attaqué par { $enemy } ({ $way })
state-moved = s'est déjà déplacé ce tour
state-level = se tient au niveau { $level }
state-destroyed = détruit
state-off-table = a quitté la table
ground-piece = { $kind }
ground-height = { $kind }, niveau { $level }
ground-camp = camp de { $owner }, tenu par { $side }
tray-camp = votre camp
tray-sight = { $kind } qui arrête le tir
ground-easy = terrain facile
ground-difficult = terrain difficile
ground-impassable = personne ne peut y entrer
ground-sight = peut gêner le tir

## Où en est la bataille

glance-goal = Briser un tiers de l'armée ennemie, et perdre moins
glance-losses = Pertes de { $side } : { $losses }. À { $point }, il est battu si l'ennemi a perdu moins.
glance-end = Après le tour { $turn }, la bataille finit sur un match nul.
track-losses = Pertes
track-moves = Mouvements restants
stage-moves = Mouvements restants : { $left } sur { $moves }
stage-shot = { $shooter } tire sur { $target }

## Ce qu'on peut faire

told-contact = { $element } entre en contact avec { $enemy } : { $way }
told-advance = { $element } avance de { HUNDREDTHS($cost) } cm
told-back = { $element } recule de { HUNDREDTHS($cost) } cm
told-beside = { $element } s'aligne à côté de { $friend }
told-behind = { $element } se place derrière { $friend }
told-move = { $element } se déplace de { HUNDREDTHS($cost) } cm, { heading }
told-block-contact = { $elements } : contact commun avec { $enemies }
told-block-advance = { $elements } avancent ensemble de { HUNDREDTHS($cost) } cm
told-block-back = { $elements } reculent ensemble de { HUNDREDTHS($cost) } cm
told-block-move = { $elements } se déplacent ensemble de { HUNDREDTHS($cost) } cm
told-deploy = Déployer : { $formation }
told-place = Placer { $element }
told-line = Placer côte à côte : { $elements }
told-piece = Poser un élément de terrain : { $kind }
short-contact = Contact avec { $enemy } : { $way }
short-advance = Avancer de { HUNDREDTHS($cost) } cm
short-back = Reculer de { HUNDREDTHS($cost) } cm
short-beside = À côté de { $friend }
short-behind = Derrière { $friend }
short-move = Déplacer de { HUNDREDTHS($cost) } cm
short-block-contact = Contact avec { $enemies }
short-block-advance = Avancer de { HUNDREDTHS($cost) } cm
short-block-back = Reculer de { HUNDREDTHS($cost) } cm
short-block-move = Déplacer de { HUNDREDTHS($cost) } cm
short-deploy = { $formation }
short-place = Placer
short-line = Côte à côte
short-piece = { $kind }
short-EndMoves = Finir les mouvements
short-EndShooting = Finir les tirs
short-EndTerrain = Le terrain est complet
short-LiftAll = Tout reprendre
short-TryToBreak = Rompre le contact
short-Stand = Tenir bon
short-Concede = Abandonner
table-odds-win = l'ennemi cède
table-odds-wiped = l'ennemi est détruit
table-odds-values = Ce que chacun ajoute à son dé
odds-outcome = { $element } : { $result }
note-difficult = { $element } finit en terrain difficile
note-last-move = C'est le dernier mouvement du tour
formation-line = en ligne
formation-doubled = infanterie lourde sur deux rangs
formation-left = en ligne, à gauche
formation-right = en ligne, à droite
formation-horse_left = toute la cavalerie à gauche
formation-reserve = cavalerie lourde en réserve
menu-terrain = Terrains tout prêts
menu-pieces = Pièces au choix
menu-camp = Où dresser le camp
menu-deploy = Toute l'armée
menu-place = Un élément
menu-contact = Au contact
menu-block = Blocs
menu-advance = En avant
menu-back = En arrière
menu-beside = En ligne
menu-behind = Derrière un ami
menu-shoot = Tirs
menu-fall-back = De combien reculer

## Ce qui est arrivé

told-element-placed = { $element } est placé.
told-element-moved = { $element } se déplace de { HUNDREDTHS($cost) } cm.
told-element-recoiled = { $element } recule.
told-element-fled = { $element } fuit.
told-shooting-fought = Tir : { $one } { $one_total } (dé { $one_die }, facteur { $one_factor }), { $other } { $other_total } (dé { $other_die }, facteur { $other_factor }). { fought-results }
told-melee-fought = Mêlée : { $one } { $one_total } (dé { $one_die }, facteur { $one_factor }), { $other } { $other_total } (dé { $other_die }, facteur { $other_factor }). { fought-results }
fought-results = { $one_result ->
    [none] { $other_result ->
        [recoil] { $other } recule.
        [flee] { $other } fuit.
        [destroyed] { $other } est détruit.
       *[none] Il ne se passe rien.
      }
    [recoil] { $one } recule.
    [flee] { $one } fuit.
   *[destroyed] { $one } est détruit.
  }

## Ce qu'on peut regarder sur la table

lens-reach = Portée du mouvement
lens-zones = Zones de contrôle
lens-shooting = Tir
lens-threat = Menace
lens-reach-of = { $element } peut aller à { HUNDREDTHS($easy) } cm, en terrain difficile à { HUNDREDTHS($difficult) } cm
lens-contact = { $element } peut entrer en contact avec { $enemy } : { $way }
lens-held = { $element } est retenu par le contact
lens-back = { $element } peut rompre le contact et se replier de { HUNDREDTHS($cost) } cm
lens-zones-of = Personne ne traverse le terrain juste devant un ennemi
lens-zone = zone de contrôle de { $element }
lens-no-shooter = { $element } ne peut pas tirer
lens-arc = { $element } tire jusqu'à { HUNDREDTHS($range) } cm
lens-busy = { $element } est au contact et ne tire pas
lens-shot = { $element } peut tirer sur { $enemy }
lens-threat-of = Jusqu'où l'ennemi pourrait venir en un tour en terrain libre
lens-threat-by = { $element } pourrait faire { HUNDREDTHS($cost) } cm
