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
cause-enemy = contre un ennemi derrière lui
cause-impassable = contre un terrain impraticable
cause-friend = contre des amis qui ne pouvaient céder
cause-no_room = faute de place
cause-river = dans le cours d'eau
modifier-rear_support = soutien arrière
modifier-fortified = ouvrages
modifier-general = Général
modifier-higher = plus haut
modifier-river_bank = berge
modifier-threats = flancs
modifier-difficult = terrain difficile
modifier-further_shooters = autres tireurs
status-on_table = en jeu
status-in_hand = pas encore placé
status-destroyed = détruit
status-off_table = hors de la table

## Events

event-battle-began = Deux armées se rencontrent : { $elements_count } éléments en tout.
event-layer-rolled = Pour le terrain les dés sont { $dice }{ $side ->
    [none] {" "}: encore.
   *[other] {" "}: { $side } le dispose.
  }
event-terrain-laid = { $side } dispose le terrain { $terrain }.
event-piece-laid = { $side } pose un élément de terrain : { $terrain_kind }.
event-terrain-ended = { $side } a disposé le terrain.
event-edge-chosen = { $side } prend le bord { $edge } et bougera le premier.
event-camp-placed = { $side } dresse son camp.
event-no-camp = { $side } n'a pas de camp.
event-element-placed = { $element } est placé en { $to }.
event-army-lifted = { $side } reprend ses éléments en main.
event-army-deployed = { $side } est rangé en bataille.
event-turn-began = Tour { $turn } : { $side }.
event-moves-rolled = { $side } jette { $dice } : { $moves } mouvements.
event-element-moved = { $element } bouge de { $cost } jusqu'en { $to }.
event-contact-made = { $element } entre en contact avec { $enemy } ({ $way }).
event-contact-broken = { $element } rompt le contact et se replie de { $cost }.
event-moves-ended = { $side } ne bouge plus personne.
event-contact-kept = { $element } tient bon.
event-break-tried = { $element } tente de rompre le contact : { $die } + { $bonus }, { $broken ->
    [true] il réussit.
   *[false] il échoue.
  }
event-shooting-ended = { $side } a déclaré ses tirs.
event-shot-declared = { $shooter } tire sur { $target }.
event-main-named = { $element } mène l'attaque contre { $target }.
event-shooting-fought = Tir : { $one } { $one_total } (dé { $one_die }), { $other } { $other_total } (dé { $other_die }).
event-melee-fought = Mêlée : { $one } { $one_total } (dé { $one_die }), { $other } { $other_total } (dé { $other_die }).
event-element-destroyed = { $element } est détruit { $why }.
event-element-left-table = { $element } quitte la table.
event-element-recoiled = { $element } recule jusqu'en { $to }.
event-element-pushed = { $element } est poussé en arrière par { $by }.
event-element-fled = { $element } fuit jusqu'en { $to }.
event-flight-stopped = { $element } n'a nulle part où fuir.
event-element-turned = { $element } se tourne vers { $enemy }.
event-camp-taken = { $side } tient maintenant le camp de { $owner }.
event-battle-ended = { $winner ->
    [none] La bataille est nulle.
   *[other] { $winner } gagne la bataille.
  } Pertes : { $losses }.

## Refusals

refusal-number_of_vertices = Une pièce a de { $least } à { $most } sommets.
refusal-off_the_table = { $x }, { $y } n'est pas sur la table.
refusal-not_convex = Le contour n'est pas convexe.
refusal-wrong_level = Le niveau { $level } ne va pas avec ce terrain : les collines en ont un, les autres aucun.
refusal-no_sight_flag = Seul un terrain impraticable peut bloquer la vue ou non ; les autres ont leur propre règle.
refusal-too_large = Une pièce a au plus { $most } de large et de profond.
refusal-too_many_pieces = On ne pose pas plus de { $most } pièces.
refusal-too_many_impassable = On ne pose pas plus de { $most } pièces impraticables.
refusal-pieces_overlap = Elle chevauche une autre pièce.
refusal-too_much_difficult_ground = Plus de 30 % de la table serait difficile ou impraticable.
refusal-river_not_of_quadrilaterals = Un cours d'eau est fait de sections à quatre sommets.
refusal-second_river = Il peut y avoir { $most } cours d'eau ; une section partage deux sommets avec la précédente.
refusal-too_few_pieces = On pose au moins { $least } pièces.
refusal-pieces_laid_already = Il y a déjà des pièces à vous.
refusal-camp_off_its_edge = Un camp se place entre 0 et { $most } le long de son bord.
refusal-camp_not_clear = En { $at } le camp serait sur un cours d'eau ou un terrain impraticable.
refusal-outside_deployment = { $element } ne serait pas entier à moins de { $most } de son bord.
refusal-on_another_base = { $element } serait sur { $other }.
refusal-on_impassable_ground = { $element } serait sur un terrain impraticable.
refusal-not_in_hand = { $element } n'attend pas d'être placé.
refusal-not_one_pose_each = { $left } éléments attendent ; une pose pour chacun.
refusal-nothing_placed = Rien n'est encore placé.
refusal-no_such_heading = { $heading } n'est pas une orientation de 0 à 359.
refusal-too_many_legs = Un mouvement a une à { $most } étapes, chacune de trois nombres.
refusal-goes_nowhere = { $element } resterait où il est.
refusal-not_your_element = { $element } n'est pas à vous.
refusal-not_on_the_table = { $element } n'est pas sur la table.
refusal-has_moved = { $element } a déjà bougé ce tour.
refusal-too_far = { $element } aurait besoin de { $cost } et peut aller à { $allowed }.
refusal-leaves_the_table = { $element } quitterait la table.
refusal-ends_on_another = { $element } finirait sur { $other }.
refusal-not_the_exact_pose = { $element } toucherait presque { $enemy } ({ $way }) : le contact veut la pose exacte.
refusal-not_from_behind = { $element } ne part pas d'assez loin derrière { $enemy } pour le frapper ({ $way }).
refusal-enemy_in_the_way = { $enemy } est sur le chemin de { $element }.
refusal-may_not_pass = { $element } ne peut traverser { $friend }.
refusal-not_parallel = { $element } et { $friend } ne sont pas orientés exactement pareil ou à l'opposé.
refusal-impassable_ground = Un terrain impraticable est sur le chemin de { $element }.
refusal-zone_of_control = { $element } traverserait la zone de contrôle de { $enemy }.
refusal-held_by_contact = { $element } est en contact et ne peut que se replier droit en arrière.
refusal-no_block = Un bloc a deux éléments différents ou plus.
refusal-too_few_moves = Il ne reste que { $moves } mouvements.
refusal-not_joined = { $elements } ne sont pas joints avec une seule orientation.
refusal-flank_or_rear_held = { $enemy } tient { $element } au flanc ou à l'arrière.
refusal-opponent_not_slower = { $enemy } n'est pas plus lent que { $element }.
refusal-no_way_back = { $element } n'a pas de place pour se replier.
refusal-too_short = { $element } doit se replier de { $least } ou plus.
refusal-has_declared = { $element } a déjà sa cible.
refusal-cannot_shoot = { $shooter } ne peut tirer sur { $target } : arc, portée ou quelque chose entre eux.
refusal-three_shooters_already = Trois tirent déjà sur { $target }.
refusal-must_shoot_at_mutual = { $shooter } et { $enemy } peuvent se tirer dessus, il ne peut donc choisir { $target }.
refusal-must_shoot = { $shooter } et { $enemy } peuvent se tirer dessus et le doivent.
refusal-not_an_attacker = { $element } n'attaque pas { $target }.
refusal-not_your_turn = On se rend dans son propre tour, et ce n'est pas celui de { $side }.

## Decisions

decision-setup-terrain = Disposez le terrain : un modèle, ou vos pièces ({ $pieces } pour l'instant).
decision-setup-edge = Quel bord de la table est le vôtre ?
decision-setup-camp = Où est votre camp le long de votre bord ?
decision-setup-deploy = Rangez votre armée sur le bord { $edge } ({ $left } éléments attendent).
decision-move-act = Bougez des éléments ({ $moves } mouvements restants).
decision-react-attempt = { $element } a été contacté : tenter de rompre (dé + { $bonus }, 5 ou plus) ?
decision-react-fall_back = De combien { $element } se replie-t-il (de { $least } à { $most }) ?
decision-shoot-declare = Qui tire sur qui ?
decision-combat-main = Qui mène contre { $target } ?

## Actions

action-LayTerrain = Poser le modèle { $terrain }
action-LayPiece = Poser une pièce : { $kind } { $outline } (niveau { $level }, bloque la vue : { $blocks_sight })
action-EndTerrain = Le terrain est complet
action-ChooseEdge = Prendre le bord { $edge }
action-PlaceCamp = Camp en { $at }
action-Place = Placer { $element } en { $x } { $y }, orientation { $h }
action-Deploy = Tout ranger : { $poses }
action-LiftAll = Tout reprendre en main
action-Move = { $element } en { $x } { $y }, orientation { $h }{ $path_count ->
    [0] { "" }
   *[other] {" "}par { $path }
  }
action-MoveBlock = { $elements } : ensemble de { $dx } { $dy }
action-EndMoves = Ne bouger plus personne
action-TryToBreak = Tenter de rompre le contact
action-Stand = Tenir bon
action-FallBack = Se replier de { $distance }
action-Shoot = { $shooter } tire sur { $target }
action-EndShooting = Plus personne ne tire
action-ChooseMain = { $element } mène
action-Concede = Se rendre

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
reason-helps_friend = { $element } aide un ami qui combat.
reason-advances_line = La ligne avance : { $elements }.
reason-makes_room = { $element } n'aurait pas pu reculer d'où il était.
reason-advances = { $element } va à la rencontre de l'ennemi.
reason-raids_camp = { $element } court au camp ennemi.
reason-guards_camp = { $element } va tenir le camp.
reason-holds = Rien de mieux à faire.
reason-shoots = { $target } est qui souffre le plus du tir de { $shooter }.

## Pictures

picture-turn = Tour { $turn } : { $side }
picture-set-up = Avant la bataille
picture-ended = { $winner ->
    [none] Bataille nulle
   *[other] { $winner } a gagné
  }
picture-losses = { $side } : { $losses } perdus sur { $at_start }
picture-general = Général
picture-shooter = peut tirer

## Orders typed in a terminal

order-advance = avance,avancer
order-back = recule,retire
order-contact = contacte,attaque,charge
order-to = va,bouge
order-wheel = tourne,pivote
order-oblique = oblique
order-beside = acote,rejoins
order-behind = derriere,soutiens
order-line = ligne,bloc,tous
order-shoot = tire,tirer
order-end = fin,termine
order-break = romps,rompre
order-stand = tiens,reste
order-fall = replie
order-concede = rends,abandonne
order-lead = mene
order-edge = bord
order-camp = camp
order-lay = pose,terrain
order-place = place
order-deploy = range,deploie
order-lift = reprends
order-left = gauche
order-right = droite
order-front = front
order-rear = arriere
order-flank = flanc
example-advance = R3 avance 2
example-back = R3 recule 1
example-contact = R3 contacte B7 flanc
example-to = R3 va 3000 2000 90
example-wheel = R3 tourne gauche 30
example-oblique = R3 oblique droite 2
example-beside = R3 acote R4 gauche
example-behind = R3 derriere R4
example-line = ligne R3 2
example-shoot = tire R10 B3
example-end = fin
example-break = romps
example-stand = tiens
example-fall = replie 3
example-concede = rends
example-lead = mene R3
example-edge = bord north
example-camp = camp 2600
example-lay = pose T2
example-place = place R1 3000 2000 0
example-deploy = range doubled
example-lift = reprends
order-incomplete = Cela ne suffit pas. Par exemple : { $example }
said-contact = { $element } contacte { $enemy } : { $way }
said-advance = { $element } avance de { $distance }
said-back = { $element } se replie de { $distance }
orders-LayTerrain = Modèles
orders-LayPiece = Pièces
orders-ChooseEdge = Bords
orders-PlaceCamp = Places pour le camp
orders-Place = Un élément
orders-Deploy = Formations
orders-MoveBlock = Blocs
orders-TryToBreak = Réponses
orders-Stand = Réponses
orders-FallBack = Distances
orders-Shoot = Tirs
orders-ChooseMain = Meneurs
