# Les phrases des batailles de Piccole Guerre. Identifiants et variables : voir en.ftl.

## Names

troop-FtP = infanterie lourde
troop-FtM = infanterie moyenne
troop-FtL = infanterie légère
troop-CvP = cavalerie lourde
troop-CvL = cavalerie légère
troop-short-FtP = inf. lourde
troop-short-FtM = inf. moyenne
troop-short-FtL = inf. légère
troop-short-CvP = cav. lourde
troop-short-CvL = cav. légère
side-red = Rouge
side-blue = Bleu
side-south = Sud
side-north = Nord
edge-south = sud
edge-west = ouest
edge-north = nord
edge-east = est
land-wood = bois
land-rough = terrain accidenté
land-hill = colline
land-steep = colline raide
land-major_river = grand cours d'eau
land-minor_river = petit cours d'eau
land-impassable = terrain impraticable
land-fort = fort
land-camp = camp
way-front = front
way-right = flanc droit
way-left = flanc gauche
way-rear = arrière
outcome-none = rien
outcome-recoil = recule
outcome-flee = fuit
outcome-destroyed = détruit
cause-combat = au combat
cause-enemy = en reculant contre un ennemi
cause-impassable = en reculant contre un terrain impraticable
cause-friend = en reculant contre des amis qui ne pouvaient pas céder
cause-no_room = faute de place pour reculer
cause-river = dans le cours d'eau
modifier-rear_support = soutien arrière
modifier-fortified = fortification
modifier-general = Général
modifier-higher = plus haut
modifier-river_bank = berge
modifier-threats = flancs
modifier-difficult = terrain difficile
modifier-further_shooters = autres tireurs
status-on_table = en jeu
status-in_hand = pas encore placé
status-destroyed = détruit
status-off_table = hors du champ de bataille

## Places on the table

point = x { HUNDREDTHS($x) } et y { HUNDREDTHS($y) } cm
heading = { $h ->
    [0] face au nord
    [45] face au nord-est
    [90] face à l'est
    [135] face au sud-est
    [180] face au sud
    [225] face au sud-ouest
    [270] face à l'ouest
    [315] face au nord-ouest
   *[other] face à { $h }°
  }
pose = { point }, { heading }

## Events

event-battle-began = Deux armées se rencontrent. Éléments en tout : { $elements_count }.
event-layer-rolled = Dés pour le terrain : { $dice }. { $side ->
    [none] Égalité, on relance.
   *[other] Le joueur { $side } le dispose.
  }
event-terrain-laid = Le joueur { $side } dispose le terrain « { $terrain } ».
event-piece-laid = Le joueur { $side } pose un décor : { $terrain_kind }.
event-terrain-ended = Le joueur { $side } a disposé le terrain.
event-edge-chosen = Le joueur { $side } prend le bord { $edge } et jouera le premier.
event-camp-placed = Le joueur { $side } dresse son camp.
event-no-camp = Le joueur { $side } n'a pas de camp.
event-element-placed = { $element } est placé (position { $to }).
event-army-lifted = Le joueur { $side } reprend ses éléments en main.
event-army-deployed = Le joueur { $side } a déployé son armée.
event-turn-began = Tour { $turn } : { $side }.
event-moves-rolled = Le joueur { $side } obtient aux dés { $dice } : { $moves ->
    [one] { $moves } mouvement.
   *[other] { $moves } mouvements.
  }
event-element-moved = { $element } se déplace de { HUNDREDTHS($cost) } cm (position { $to }).
event-contact-made = { $element } entre en contact avec { $enemy }, { $way ->
    [front] de front
    [right] sur le flanc droit
    [left] sur le flanc gauche
   *[rear] par l'arrière
  }.
event-contact-broken = { $element } rompt le contact et se replie de { HUNDREDTHS($cost) } cm.
event-moves-ended = Le joueur { $side } termine ses mouvements.
event-contact-kept = { $element } tient bon.
event-break-tried = { $element } tente de rompre le contact : dé { $die } + { $bonus }, { $broken ->
    [true] réussi.
   *[false] manqué.
  }
event-shooting-ended = Le joueur { $side } a déclaré ses tirs.
event-shot-declared = { $shooter } tire sur { $target }.
event-main-named = { $element } mène l'attaque contre { $target }.
event-shooting-fought = Tir : { $one }, total { $one_total } (dé { $one_die }), contre { $other }, total { $other_total } (dé { $other_die }).
event-melee-fought = Mêlée : { $one }, total { $one_total } (dé { $one_die }), contre { $other }, total { $other_total } (dé { $other_die }).
event-element-destroyed = { $element } est détruit { $why }.
event-element-left-table = { $element } quitte le champ de bataille.
event-element-recoiled = { $element } recule (position { $to }).
event-element-pushed = { $element } est poussé en arrière par { $by }.
event-element-fled = { $element } fuit (position { $to }).
event-flight-stopped = { $element } n'a nulle part où fuir.
event-element-turned = { $element } se tourne vers { $enemy }.
event-camp-taken = Le joueur { $side } tient maintenant le camp du joueur { $owner }.
event-battle-ended = { $winner ->
    [none] La bataille finit sur un match nul.
   *[other] Le joueur { $winner } gagne la bataille.
  } Éléments perdus : { $side } { $lost }, { $other_side } { $other_lost }.

## Refusals

refusal-number_of_vertices = Un décor a de { $least } à { $most ->
    [one] { $most } sommet
   *[other] { $most } sommets
  }.
refusal-off_the_table = { point } n'est pas sur la table.
refusal-not_convex = Le contour n'est pas convexe.
refusal-wrong_level = Le niveau { $level } ne va pas avec ce terrain : les collines en ont un, les autres aucun.
refusal-no_sight_flag = Seul un terrain impraticable peut bloquer la vue ou non ; les autres ont leur propre règle.
refusal-too_large = Un décor a au plus { HUNDREDTHS($most) } cm de large et de profond.
refusal-too_many_pieces = On ne pose pas plus de { $most ->
    [one] { $most } décor
   *[other] { $most } décors
  }.
refusal-too_many_impassable = On ne pose pas plus de { $most ->
    [one] { $most } décor impraticable
   *[other] { $most } décors impraticables
  }.
refusal-pieces_overlap = Il chevauche un autre décor.
refusal-too_much_difficult_ground = Plus de 30 % de la table serait difficile ou impraticable.
refusal-river_not_of_quadrilaterals = Un cours d'eau est fait de sections à quatre sommets.
refusal-second_river = { $most ->
    [one] Un seul cours d'eau est permis, et chaque section partage deux sommets avec la précédente.
   *[other] On ne pose pas plus de { $most } cours d'eau, et chaque section partage deux sommets avec la précédente.
  }
refusal-too_few_pieces = On pose au moins { $least ->
    [one] { $least } décor
   *[other] { $least } décors
  }.
refusal-pieces_laid_already = Vous avez déjà posé vos propres décors.
refusal-camp_off_its_edge = Un camp se place entre 0 et { HUNDREDTHS($most) } cm le long de son bord.
refusal-camp_not_clear = À { HUNDREDTHS($at) } cm, le camp serait sur un cours d'eau ou un terrain impraticable.
refusal-outside_deployment = { $element } ne serait pas tout entier à { HUNDREDTHS($most) } cm au plus de son bord.
refusal-on_another_base = { $element } serait sur { $other }.
refusal-on_impassable_ground = { $element } serait sur un terrain impraticable.
refusal-not_in_hand = { $element } n'attend pas d'être placé.
refusal-not_one_pose_each = { $left ->
    [one] { $left } élément attend
   *[other] { $left } éléments attendent
  } ; indiquez une position et une orientation pour chacun.
refusal-nothing_placed = Aucun élément n'est encore placé.
refusal-no_such_heading = { $heading } n'est pas une orientation de 0 à 359.
refusal-too_many_legs = { $most ->
    [one] Un mouvement a une étape de trois nombres.
   *[other] Un mouvement a de une à { $most } étapes, chacune de trois nombres.
  }
refusal-goes_nowhere = { $element } resterait où il est.
refusal-not_your_element = { $element } n'est pas à vous.
refusal-not_on_the_table = { $element } n'est pas sur la table.
refusal-has_moved = { $element } s'est déjà déplacé ce tour.
refusal-too_far = Trop loin pour { $element } : il faudrait { HUNDREDTHS($cost) } cm, son maximum est { HUNDREDTHS($allowed) } cm.
refusal-leaves_the_table = { $element } quitterait le champ de bataille.
refusal-ends_on_another = { $element } finirait sur { $other }.
refusal-not_the_exact_pose = { $element } frôlerait { $enemy } ({ $way }) : le contact demande la position et l'orientation exactes.
refusal-not_from_behind = { $element } ne part pas d'assez loin derrière { $enemy } pour le frapper ({ $way }).
refusal-enemy_in_the_way = { $enemy } est sur le chemin de { $element }.
refusal-may_not_pass = { $element } ne peut pas traverser { $friend }.
refusal-not_parallel = { $element } et { $friend } n'ont pas exactement la même orientation ou l'orientation opposée.
refusal-impassable_ground = Un terrain impraticable est sur le chemin de { $element }.
refusal-zone_of_control = { $element } traverserait la zone de contrôle de { $enemy }.
refusal-held_by_contact = { $element } est au contact et ne peut que se replier tout droit.
refusal-no_block = Un bloc a deux éléments différents ou plus.
refusal-too_few_moves = { $moves ->
    [one] Il ne reste que { $moves } mouvement.
   *[other] Il ne reste que { $moves } mouvements.
  }
refusal-not_joined = Ne sont pas joints avec une même orientation : { $elements }.
refusal-flank_or_rear_held = { $enemy } tient { $element } de flanc ou par l'arrière.
refusal-opponent_not_slower = { $enemy } n'est pas plus lent que { $element }.
refusal-no_way_back = { $element } n'a pas la place de se replier.
refusal-too_short = { $element } doit se replier de { HUNDREDTHS($least) } cm ou plus.
refusal-has_declared = { $element } a déjà sa cible.
refusal-cannot_shoot = { $shooter } ne peut pas tirer sur { $target } : arc, portée ou obstacle.
refusal-three_shooters_already = Trois éléments tirent déjà sur { $target }.
refusal-must_shoot_at_mutual = { $shooter } et { $enemy } peuvent se tirer dessus : il ne peut pas choisir { $target }.
refusal-must_shoot = { $shooter } et { $enemy } peuvent se tirer dessus et doivent le faire.
refusal-not_an_attacker = { $element } n'attaque pas { $target }.
refusal-not_your_turn = On n'abandonne la partie qu'à son propre tour, et ce n'est pas celui du joueur { $side }.

## Decisions

decision-setup-terrain = Disposez le terrain : un modèle, ou vos décors ({ $pieces } pour l'instant).
decision-setup-edge = Quel bord de la table est le vôtre ?
decision-setup-camp = Où dressez-vous le camp le long de votre bord ?
decision-setup-deploy = Déployez votre armée sur le bord { $edge } ({ $left ->
    [one] reste { $left } élément
   *[other] restent { $left } éléments
  }).
decision-move-act = Déplacez vos éléments ({ $moves ->
    [one] reste { $moves } mouvement
   *[other] restent { $moves } mouvements
  }).
decision-react-attempt = { $element } est attaqué au contact. Tenter de rompre (dé + { $bonus } : 5 ou plus) ?
decision-react-fall_back = De combien { $element } se replie-t-il (de { HUNDREDTHS($least) } à { HUNDREDTHS($most) } cm) ?
decision-shoot-declare = Quel élément tire, et sur quelle cible ?
decision-combat-main = Quel élément mène l'attaque contre { $target } ?

## Actions

action-LayTerrain = Poser le modèle { $terrain }
action-LayPiece = Poser un décor : { $kind } { $outline } (niveau { $level }, bloque la vue : { $blocks_sight })
action-EndTerrain = Terminer le terrain
action-ChooseEdge = Prendre le bord { $edge }
action-PlaceCamp = Dresser le camp à { HUNDREDTHS($at) } cm
action-Place = Placer { $element } en { pose }
action-Deploy = Tout déployer : { $poses }
action-LiftAll = Tout reprendre en main
action-Move = { $element } en { pose }{ $path_count ->
    [0] { "" }
   *[other] {" "}par { $path }
  }
action-MoveBlock = Déplacer ensemble { $elements } de { HUNDREDTHS($dx) } cm à l'est et { HUNDREDTHS($dy) } cm au nord
action-EndMoves = Fin des mouvements
action-TryToBreak = Tenter de rompre le contact
action-Stand = Tenir bon
action-FallBack = Se replier de { HUNDREDTHS($distance) } cm
action-Shoot = Tirer sur { $target } avec { $shooter }
action-EndShooting = Fin du tir
action-ChooseMain = Mener l'attaque avec { $element }
action-Concede = Abandonner la partie

## Reasons of the computer player

reason-strongest_leads = { $element } est le plus fort d'entre eux.
reason-falls_back = { $element } se met hors d'atteinte.
reason-breaks_contact = { $element } perdrait ce combat.
reason-stands = { $element } ne craint pas ce combat.
reason-lays_terrain = Une table en vaut une autre.
reason-takes_edge = Un bord en vaut un autre.
reason-pitches_camp = Le camp va derrière le centre.
reason-draws_up = Infanterie au centre, cavalerie aux ailes.
reason-attacks_front = { $element } est supérieur à { $enemy }.
reason-attacks_flank = { $element } prend { $enemy } de flanc.
reason-attacks_rear = { $element } prend { $enemy } par l'arrière.
reason-helps_friend = { $element } aide un ami au combat.
reason-advances_line = La ligne avance : { $elements }.
reason-makes_room = { $element } n'aurait pas pu reculer d'où il était.
reason-advances = { $element } va à la rencontre de l'ennemi.
reason-attacks_together = { $element } attaque { $enemy } et { $other } va l'aider : ensemble, ils ont l'avantage.
reason-joins_line = { $element } prend sa place dans la ligne.
reason-faces_enemy = { $element } se tourne face à l'ennemi.
reason-all_engaged = Ceux qui pourraient encore bouger sont au combat, et mieux vaut qu'ils y restent.
reason-lets_them_come = Nous tenons nos positions et laissons venir l'ennemi.
reason-stay_in_place = Les autres sont plus utiles là où ils sont.
reason-no_safe_step = Aucun des autres ne peut s'approcher de l'ennemi sans danger.
reason-raids_camp = { $element } court au camp ennemi.
reason-guards_camp = { $element } va tenir le camp.
reason-hesitates = C'est assez pour ce tour.
reason-holds = Rien de mieux à faire.
reason-shoots = C'est { $target } qui souffrira le plus du tir de { $shooter }.

## Pictures

picture-turn = Tour { $turn } : { $side }
picture-set-up = Avant la bataille
picture-ended = { $winner ->
    [none] Match nul
   *[other] Victoire : { $winner }
  }
picture-losses = { $side } : pertes { $losses } sur { $at_start }
picture-general = Général
picture-shooter = peut tirer

## Orders typed in a terminal

order-advance = avance,avancer
order-back = recule,retire
order-contact = contacte,attaque,charge
order-to = va,bouge
order-wheel = tourne,pivote
order-oblique = oblique
order-beside = àcôté,acote,rejoins
order-behind = derrière,derriere,soutiens
order-line = ligne,bloc,tous
order-shoot = tire,tirer
order-end = fin,termine
order-break = romps,rompre
order-stand = tiens,reste
order-fall = replie
order-concede = abandonne,rends
order-lead = mène,mene
order-edge = bord
order-camp = camp
order-lay = pose,terrain
order-place = place
order-deploy = déploie,deploie,range
order-lift = reprends
order-left = gauche
order-right = droite
order-front = front
order-rear = arrière,arriere
order-flank = flanc
example-advance = R3 avance 2
example-back = R3 recule 1
example-contact = R3 contacte B7 flanc
example-to = R3 va 30 20 90
example-wheel = R3 tourne gauche 30
example-oblique = R3 oblique droite 2
example-beside = R3 àcôté R4 gauche
example-behind = R3 derrière R4
example-line = ligne R3 2
example-shoot = tire R10 B3
example-end = fin
example-break = romps
example-stand = tiens
example-fall = replie 3
example-concede = abandonne
example-lead = mène R3
example-edge = bord north
example-camp = camp 26
example-lay = pose T2
example-place = place R1 30 20 0
example-deploy = déploie doubled
example-lift = reprends
order-incomplete = Cela ne suffit pas. Par exemple : { $example }
said-contact = { $element } contacte { $enemy } : { $way }
said-advance = { $element } avance de { HUNDREDTHS($distance) } cm
said-back = { $element } recule de { HUNDREDTHS($distance) } cm
orders-LayTerrain = Modèles
orders-LayPiece = Décors
orders-ChooseEdge = Bords
orders-PlaceCamp = Places pour le camp
orders-Place = Un élément
orders-Deploy = Formations
orders-MoveBlock = Blocs
orders-TryToBreak = Réponses
orders-Stand = Réponses
orders-FallBack = Distances
orders-Shoot = Tirs
orders-ChooseMain = Éléments qui mènent
