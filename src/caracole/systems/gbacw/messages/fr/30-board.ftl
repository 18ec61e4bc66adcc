# Ce que dit le plateau de Great Battles of the American Civil War en plus de ses phrases.

## The sequence of play

step-initiative = Initiative
step-command = Chaîne de commandement
step-efficiency = Efficacité et marqueurs d'activation
step-orders = Ordres de division
step-reinforcements = Ordres aux renforts
step-reserve = Mise en Réserve
step-engineers = Génie
step-pool = On remplit le récipient
step-draw = On tire un marqueur d'activation
step-change = Changement d'ordres
step-coordination = Coordination
step-action = Phase d'action : une brigade après l'autre
step-unit = Une unité bouge et tire
step-reaction = Réactions de l'adversaire
step-fire = Tir
step-assault = Assaut
step-results = Retraites et avances
step-commanders = Mouvement des commandants
step-recovery = Remplacements et récupération
step-end = Fin du tour

## Panels

panel-cup = Marqueurs d'activation
place-veiled = hors de vue

## Pieces and marks

piece-unit = { $unit }, { $arm } : force { $strength }, cohésion { $cohesion }, mouvement { $movement }, ordres : { $orders }
face-unit = { $unit }, { $arm } : force { $strength }, cohésion { $cohesion }, mouvement { $movement }
piece-leader = { $name }, { $stars ->
    [1] chef de brigade
    [2] chef de division
    [3] commandant de corps
   *[other] commandant en chef
  } ({ $ratings }), rayon de commandement { $range }
piece-unknown = non identifiée ({ $side })
mark-entrenchment = Retranchement en { $hex }, face à { $facing }
mark-work = Retranchement en chantier en { $hex }, face à { $facing } ; prêt après le tour { $until }
mark-control = { $hex } compte pour la victoire : { $side ->
    [none] personne ne le tient
   *[other] contrôle : { $side }
  }

## What has befallen a unit

state-strength = force { $strength } sur { $printed }
state-orders = ordres : { $orders }
state-fatigue = fatigue { $number }
state-line = ligne étendue, aussi en { $hexes }
state-column = colonne, aussi en { $hexes }
state-brigade-reserve = en Réserve
state-brigade-ineffective = brigade inefficace au combat
state-leader-moved = a bougé pendant cette activation

## Signs on the counters

sign-brigade = appartient à : { $brigade }
sign-weapon = { $gun }, portée en hex : { $range }
sign-section = { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
  }, { $gun }, portée en hex : { $range }
sign-strength = force en points de cinquante hommes : { $points }
sign-guns = force : { $points ->
    [one] { $points } canon
   *[other] { $points } canons
  }
sign-cohesion = cohésion : test réussi avec { $cohesion } ou moins
sign-movement = capacité de mouvement : { $movement } PM
sign-disordered = en désordre : se bat et bouge moins bien jusqu'au ralliement
sign-green = novice : n'a pas encore vu le feu
sign-stars = { $stars ->
    [1] une étoile : mène une brigade
    [2] deux étoiles : mène une division
    [3] trois étoiles : commande un corps
   *[other] quatre étoiles : commande l'armée
  }
sign-rating-orders = valeur d'ordres { $orders_rating } ; profil d'action { $profile ->
    [A] agressif
    [C] prudent
    [U] peu fiable
   *[other] normal
  }
sign-rating-division = valeur d'activation { $activation_rating }, valeur de coordination { $coordination_rating }
sign-rating-efficiency = valeur d'efficacité { $efficiency_rating }
sign-rating-initiative = valeur d'initiative { $initiative_rating }
sign-range = rayon de commandement : { $range } PM de chef

## Where we are

stage-marker = Marqueur d'activation : { $marker } ({ $side })
stage-brigades = Activation : { $brigades }
stage-unit = { $unit } : PM restants { $left }

## Brigades and instructions

effect-brigade = { $brigade } : ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }{ $reserve ->
    [true] , en Réserve
   *[other] {""}
  }{ $number ->
    [0] {""}
   *[other] , fatigue { $number }
  }{ $out_of_command ->
    [true] , hors commandement
   *[other] {""}
  }{ $ineffective ->
    [true] , inefficace au combat
   *[other] {""}
  }
effect-standing = Consigne permanente, { $kind } : { $value }

## How the battle stands

glance-goal = L'avance en points de victoire (PV) décide
glance-now = Si tout finissait maintenant : { $level }
glance-light = Lumière : { $light }
glance-end = { $left ->
    [0] C'est le dernier tour.
    [one] La bataille se termine après le tour { $turn } : il en reste un après celui-ci.
   *[other] La bataille se termine après le tour { $turn } : il en reste { $left } après celui-ci.
  }
glance-score = { $what ->
    [strength] { $worth } PV par PF perdu par l'ennemi
    [guns] { $worth } PV par canon perdu par l'ennemi
    [routed] { $worth } PV par unité ennemie en déroute
    [brigadiers] { $worth } PV par chef de brigade perdu par l'ennemi
    [division_leaders] { $worth } PV par chef de division perdu par l'ennemi
    [control] { $worth } PV pour le contrôle de { $hexes }
   *[other] { $worth } PV dès le début
  } : { $points } jusqu'ici

## Headings

menu-move = Mouvement
menu-facing = Orientation
menu-fire = Tir
menu-formation = Formation
menu-stack = Dans la pile
menu-leaders = Chefs
menu-special = Ralliement, munitions et autres
menu-orders = Ordres
menu-batteries = Batteries
menu-assault = Assaut
menu-units = Unités
menu-reinforcements = Renforts
menu-brigades = Brigades

## Orders in short

short-ActivateUnit = { $unit }
short-ActivateBrigade = { $brigade }
short-EndUnit = Terminer l'unité
short-EndBrigade = Terminer mouvement et tir
short-EndDivision = Plus d'autre brigade
short-Step = → { $to }{ $way ->
    [true] {" "}(voie)
   *[other] {""}
  }{ $raze ->
    [true] {" "}(raser)
   *[other] {""}
  }
short-Turn = Face à { $facing }{ $below ->
    [true] , sous les canons
   *[other] {""}
  }
short-Refuse = Refuser à { $end ->
    [left] gauche
   *[right] droite
  }
short-EndRefusal = Ne plus refuser
short-FireAt = Tir : { $target }{ $points ->
    [0] {""}
   *[other] , { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , depuis { $origin }
  }{ $combine ->
    [true] , avec son autre hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , avec { $units }
  }{ $moving ->
    [true] , puis bouger
   *[other] {""}
  }{ $rapid ->
    [true] , tir rapide
   *[other] {""}
  }
short-AnswerFire = { $unit } → { $target }{ $points ->
    [0] {""}
   *[other] , { $points } PF
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , depuis { $origin }
  }{ $combine ->
    [true] , avec son autre hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , avec { $units }
  }{ $rapid ->
    [true] , tir rapide
   *[other] {""}
  }
short-Extend = S'étendre : { $to }
short-Retract = Resserrer { $part }
short-RetractColumn = Se resserrer : { $into }
short-Wheel = Conversion sur { $pivot }
short-Reform = Formation, { $facing }
short-Withdraw = Repli → { $to }{ $way ->
    [true] {" "}(voie)
   *[other] {""}
  }
short-MoveStack = En pile
short-Rally = Rallier
short-Resupply = Ravitailler{ $section ->
    [none] {""}
   *[other] {" "}: { $section }
  }{ $facing ->
    [none] {""}
   *[other] , vers { $facing }
  }
short-MoveLeader = { $leader }
short-LeaderTo = → { $to }
short-TakeLeader = Emmener { $leader }
short-LeaveLeader = Laisser { $leader }
short-OrderBrigade = { $brigade } : { $orders }
short-AttemptOrders = { $brigade }
short-TakeOrders = { $orders }
short-PlaceInReserve = { $brigade }
short-LeaveReserve = { $brigade } : { $orders }
short-AssignBattery = { $unit } → { $brigade }
short-DesignateAssault = Assaut sur { $targets }
short-JoinAssault = Avec { $other }
short-RetreatBefore = { $unit }
short-CheckWith = { $unit }
short-ReactFacing = Face à { $facing }
short-ReactRefuse = Refuser à { $end ->
    [left] gauche
   *[right] droite
  }
short-FaceStack = Face à { $facing }
short-FaceFreely = Face à { $facing }
short-FaceAfterAdvance = Face à { $facing }
short-TurnAfterRally = Face à { $facing }
short-Retreat = → { $path }
short-GiveWayTo = → { $path }
short-RetreatTo = → { $to }
short-Advance = → { $to }
short-AdvanceFurther = → { $to }
short-EnterUnit = { $unit }, { $facing }
short-EnterLeader = { $leader }
short-BeginWork = { $unit } : { $hex }, { $facing }
short-NameFirstMarker = { $marker }
short-HoldBack = Garder { $division }
short-AnnounceCharge = Charger
short-Mount = Monter
short-Dismount = Démonter

## Moves and odds

wanted-move = Aller en { $hex } : { $units }
foreseen-fire-answer = Peut tirer ({ $fire ->
    [withdrawal] tir sur repli
    [approach] tir d'approche
    [pre_assault] tir avant assaut
   *[other] tir de riposte
  }) : { $units }.
foreseen-reaction-face = Peut changer d'orientation en réaction : { $units }.
foreseen-giving-ask = Peut bouger en réaction : { $units }.
odds-result = { $result }
odds-struck = { $unit } : en désordre dans { $chance } % des cas, PF perdus en moyenne : { $loss }
odds-ratio = Force { $attack } contre { $defence } : rapport { $ratio }
odds-check = Test de cohésion avant assaut de { $unit }, cohésion { $cohesion } : réussi dans { $chance } % des cas

## What can be looked at

lens-reach = Portée de mouvement
lens-reach-free = peut être atteint
lens-reach-contact = à côté de l'ennemi : on s'y arrête
lens-reach-told = { $unit } : hex à portée { $hexes }, PM à dépenser { $left }
lens-reach-leader = { $leader } : hex à portée { $hexes }, PM à dépenser { $left }
lens-sight = Vue
lens-sight-clear = en vue
lens-sight-bare = en vue à travers le bois dénudé
lens-sight-units = en vue, mais des unités empêchent le tir
lens-sight-ground = caché par un terrain plus haut
lens-sight-woods = caché par des bois ou des maisons
lens-sight-slope = caché par une pente
lens-sight-crest = caché par une crête
lens-sight-told = Hex en vue depuis { $hex } : { $hexes }
lens-line = Ligne de vue
lens-fire = Champ de tir
lens-fire-band = distance { $ranges } : { $added } au dé
lens-fire-target = { $unit } contre { $target } : désordre { $chance } %, PF perdus en moyenne { $loss }
lens-front = Front, flanc, arrière
lens-front-front = Front
lens-front-refused = Front refusé
lens-front-flank = Flanc
lens-front-rear = Arrière
lens-front-front-told = Front : { $hexes }
lens-front-refused-told = Front refusé : { $hexes }
lens-front-flank-told = Flanc : { $hexes }
lens-front-rear-told = Arrière : { $hexes }
lens-command = Commandement
lens-command-range = Rayon de commandement de { $leader } : { $range } PM de chef
lens-command-in = { $unit } est sous le commandement de { $leader }.
lens-command-out = { $unit } est hors commandement : ni dans le rayon de { $leader } ni à côté d'une unité de sa brigade qui y soit.
lens-command-linked = { $leader } est dans le rayon de commandement de { $name }.
lens-command-far = { $leader } est au-delà du rayon de commandement de { $name }.
lens-zones = Fronts des deux camps
lens-zones-side = Hex de front ({ $side })
lens-zones-told = Qui arrive à côté de l'ennemi s'arrête ; une retraite évite si possible les hex de front ennemis.
lens-reactions = Réactions à un mouvement
lens-levels = Niveaux
lens-levels-level = niveau { $number }
lens-levels-told = Niveaux de { $low } à { $high } ; pieds par niveau : { $feet }
lens-scoring = Ce qui compte
lens-scoring-held = { $side ->
    [none] à personne
   *[other] contrôle : { $side }
  }
lens-scoring-side = { $side } : { $points } PV
