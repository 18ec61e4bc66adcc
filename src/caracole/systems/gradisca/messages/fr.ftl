# Les phrases de La Guerra di Gradisca. Identifiants et variables : voir caracole/texts/__init__.py et
# tests/systems/gradisca/test_messages.py, qui tient ensemble les trois langues et le code.

## Noms

side-venetian = Vénitien
side-austrian = Autrichien
type-infantry = infanterie
type-cernide = cernide (milice)
type-light = cavalerie légère
type-medium = cavalerie moyenne
type-heavy = cavalerie lourde
type-engineers = sapeurs
type-artillery = artillerie
type-commander = chef
border-kind-open = ouverte
border-kind-river = rivière
border-kind-bridge = pont
border-kind-impassable = infranchissable
border-kind-wall = mur
morale-high = élevé
morale-medium = moyen
morale-low = bas
how-march = déplacement
how-raid = razzia
how-incursion = incursion
place-map = sur la carte
place-flag = parmi les renforts sur le drapeau
place-eliminated = éliminée
place-time-line = sur la ligne du temps
place-absent = absente de ce scénario
moment-drawn = un commandement vient de sortir
moment-option = l'option vient d'être choisie
moment-option3 = l'option 3 vient d'être annoncée
moment-zone = une zone va être activée
moment-dice = les dés vont être lancés
moment-entered = des unités viennent d'entrer en terrain difficile
moment-card = une carte vient d'être annoncée
moment-closing = l'activation va s'achever

## Morceaux de phrases, employés plus bas

the-side = { $side ->
    [venetian] le Vénitien
   *[austrian] l'Autrichien
  }
The-side = { $side ->
    [venetian] Le Vénitien
   *[austrian] L'Autrichien
  }
of-the-side = { $side ->
    [venetian] du Vénitien
   *[austrian] de l'Autrichien
  }
signed = { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
   *[other] { $by }
  }
hits-in-words = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  }
count-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
that-wall = le mur de { $fortress } côté { $zone }
done-by = ({ $unit }, dé { $roll })
at-zone = { $zone ->
    [predil] au Predil
    [natisone] dans la vallée du Natisone
   *[other] à { $zone }
  }
to-zone = { $to ->
    [predil] au Predil
    [natisone] dans la vallée du Natisone
   *[other] à { $to }
  }

## Événements : le tour et les commandements

event-game-began = La partie commence au tour { $turn }.
event-turn-began = Le tour { $turn } commence.
event-cup-filled = Marqueurs de commandement dans le récipient : { $commands }.
event-commands-divided = Équipe { of-the-side } : le second joueur mène { $commands }, le premier les autres.
event-sea-supply-placed = Ravitaillement par mer ce tour : { $zone }.
event-command-drawn = { $side ->
    [venetian] Le commandement { $command } sort du récipient (Vénitien).
   *[austrian] Le commandement { $command } sort du récipient (Autrichien).
  }
event-option-chosen = { $option ->
    [1] Le commandement { $command } prend l'option 1 : des cartes et une zone.
    [2] Le commandement { $command } prend l'option 2 : piocher une carte.
   *[other] Le commandement { $command } prend l'option { $option } : plusieurs zones, sous { $commander }.
  }
event-command-played = Le marqueur du commandement { $command } rejoint les Commandements joués.
event-command-enters = Le commandement { $command } entre en jeu ; son marqueur rejoint les Commandements joués.
event-command-retired = Le commandement { $command } n'a plus d'unités : son marqueur est retiré du jeu.
event-zone-activated = Le commandement { $command } active { $zone ->
    [predil] le Predil
    [natisone] la vallée du Natisone
   *[other] { $zone }
  } : { $units }.
event-zone-crowded = Limite d'empilement dépassée { at-zone }, unités { of-the-side } en trop : { $excess }.
event-raid-markers-removed = Une nouvelle année commence : tous les marqueurs Razzia sont retirés.
event-morale-changed = { $by ->
    [0] Moral { of-the-side } : il reste à { $morale }.
   *[other] Moral { of-the-side } : { signed }, maintenant { $morale }.
  }

## Événements : cartes et renforts

event-cards-dealt = { $count ->
    [0] { The-side } ne reçoit pas de carte.
   *[other] { The-side } reçoit { count-of-cards }.
  }
event-hand-seen = { $cards_count ->
    [0] { The-side } n'a pas de carte en main.
   *[other] { The-side } a en main : { $cards }.
  }
event-card-drawn = { The-side } pioche une carte.
event-card-seen = La carte piochée par { the-side } est { $card }.
event-nothing-to-draw = { The-side } n'a rien à piocher : la pioche et la défausse sont vides.
event-card-discarded = { The-side } défausse { $card }.
event-card-played = { The-side } joue { $card }.
event-card-cancelled = { The-side } annule { $card } : la carte est sans effet.
event-card-removed = { $card } est retirée du jeu.
event-card-losses = Pertes { at-zone } : dé { $roll }, { hits-in-words }.
event-deck-reshuffled = La défausse est mélangée et devient la pioche : { count-of-cards }.
event-cards-1617-added = Les cartes de 1617 sont mélangées et posées sur la pioche : { count-of-cards }.
event-leadership-limited = Pendant cette activation, la valeur de commandement du chef { $commander } est au plus { $to_value }.
event-movement-raised = Points de mouvement { of-the-side } pendant cette activation : { signed }.
event-group-waits = Des renforts attendent sur la ligne du temps, case du tour { $turn } : { $group }.
event-group-rolled = Renforts, dé { $roll }, il faut { $needed } ou moins : { $enters ->
    [true] ils entrent
   *[false] ils attendent
  } ({ $group }).
event-group-arrived = Renforts { of-the-side } { at-zone } : { $units }.

## Événements : effets de certaines cartes

event-use-chosen = { $card } : l'effet { $use } est choisi.
event-command-set-aside = Le commandement { $command } ne s'active pas ce tour : son marqueur rejoint les Commandements joués.
event-command-held-back = Le commandement { $command } ne s'activera pas au tour { $turn }.
event-command-confused = { $count ->
    [one] Confusion : jusqu'à la fin du tour, chaque commandement { of-the-side } active { $count } zone au plus.
   *[other] Confusion : jusqu'à la fin du tour, chaque commandement { of-the-side } active { $count } zones au plus.
  }
event-recall-barred = Jusqu'à la fin du tour, aucun chef { of-the-side } ne peut appeler d'unités à un combat.
event-rivals-barred = Jalousies : jusqu'à la fin du tour, les chefs de ces commandements ne peuvent pas appeler les unités les uns des autres : { $commands }.
event-hand-spied = { $cards_count ->
    [0] Un espion trouve vide la main { of-the-side }.
   *[other] Un espion a vu la main { of-the-side } : { $cards }.
  }
event-cards-barred = Jusqu'à la fin du tour { $turn }, { the-side } ne peut pas jouer { $cards }.
event-contributions-raised = { The-side } lève des contributions pour { $points } PV. Zones : { $zones }.
event-march-forced = Marche forcée { of-the-side } depuis { $zone } : points de mouvement { signed }, artillerie +{ $guns }.
event-unit-bore-the-march = Sans face désorganisée, cette unité supporte la marche forcée : { $unit }.
event-river-closed = La rivière { $river } est en crue : jusqu'à la fin du tour, on ne la franchit pas là où elle n'a pas de pont.
event-bridges-closed = La rivière { $river } est en crue : jusqu'à la fin du tour, on ne passe pas ses ponts.
event-bridge-lost = La crue emporte le pont entre { $zone } et { $to } (dé { $roll }).
event-bridge-stood = Le pont entre { $zone } et { $to } tient (dé { $roll }).
event-bridge-mended = Le pont entre { $zone } et { $to } est réparé { done-by }.
event-bridge-not-mended = Le pont entre { $zone } et { $to } n'est pas réparé { done-by }.
event-bridge-built = { The-side } construit un pont entre { $zone } et { $to }.
event-epidemic-began = Une épidémie éclate : { $region }.
event-units-fell-ill = { $units_count ->
    [0] Aucune unité { of-the-side } ne tombe malade { at-zone } (dés : { $dice }).
   *[other] Unités malades { at-zone }, parmi celles { of-the-side } : { $units } (dés : { $dice }).
  }
event-pay-failed = Pas de solde pour { the-side }, dé { $roll } : { $count ->
    [0] aucune infanterie n'est désorganisée.
    [one] { $count } unité d'infanterie est désorganisée.
   *[other] { $count } unités d'infanterie sont désorganisées.
  }
event-unit-returned = Une artillerie { of-the-side } revient { at-zone } : { $unit }.
event-guns-raised = Valeur de l'artillerie { of-the-side } qui bombarde pendant cette activation : { signed }.
event-engineers-raised = Valeur des sapeurs { of-the-side } aux mines et aux murs pendant cette activation : { signed }.
event-sortie-began = Sortie de nuit { of-the-side } depuis { $fortress } contre { $zone } : { $units }.
event-sortie-ended = La sortie { of-the-side } depuis { $fortress } contre { $zone } est finie. Touches subies par la sortie et par les assiégeants : { $hits }.
event-mine-spoiled = La sortie détruit une mine sous { that-wall }.
event-sea-supply-removed = Le marqueur de ravitaillement par mer quitte { $zone }.
event-sea-supply-barred = Pas de ravitaillement par mer jusqu'à la fin du tour { $turn }.
event-zone-supplied = Les unités { of-the-side } { at-zone } comptent comme ravitaillées jusqu'à la fin du tour.

## Événements : marches, razzias, ravitaillement

event-units-marched = { $how ->
    [raid] { The-side } part pour une razzia : { $origin } → { $to } ({ $units }).
    [incursion] { The-side } fait une incursion : { $origin } → { $to } ({ $units }).
   *[march] { The-side } se déplace : { $origin } → { $to } ({ $units }).
  }
event-unit-dropped = Unité laissée en arrière { at-zone } : { $unit }.
event-cavalry-returned = La cavalerie légère { of-the-side } revient : { $origin } → { $to } ({ $units }).
event-raid-rolled = { The-side } fait une razzia { at-zone } avec { $units } : dé { $roll }, plus { $against } pour les unités et forts ennemis, contre { $units_count ->
    [one] { $units_count } unité
   *[other] { $units_count } unités
  } en razzia : { $success ->
    [true] réussie.
   *[false] manquée.
  }
event-units-in-supply = Unités { of-the-side } de nouveau ravitaillées { at-zone } : { $units }.
event-units-out-of-supply = Unités { of-the-side } non ravitaillées { at-zone } : { $units }.
event-camp-moved = Le Camp { of-the-side } se déplace : { $origin } → { $to }.
event-camp-lost = Le Camp { of-the-side } { at-zone } est éliminé.
event-camp-returned = Le Camp { of-the-side } revient en jeu { at-zone }.

## Événements : combat

event-battle-began = { The-side } attaque { at-zone } avec { $units }.
event-unit-recalled = { $commander } appelle au combat { $unit } depuis { $origin } (entrée par { $via }).
event-units-fired = { $to ->
    [none] { The-side } tire avec { $units }.
   *[other] { The-side } tire sur { $to } avec { $units }.
  } { $values_count ->
    [one] Valeur : { $values } ; dé : { $dice }
   *[other] Valeurs : { $values } ; dés : { $dice }
  } ; { hits-in-words }.
event-hits-deducted = { $hits ->
    [one] Forts et bourg fortifié { at-zone } : { $hits } touche retirée.
   *[other] Forts et bourg fortifié { at-zone } : { $hits } touches retirées.
  }
event-unit-disorganized = Unité désorganisée par une touche : { $unit }.
event-units-disorganized = { $units_count ->
    [one] Unité désorganisée : { $units }.
   *[other] Unités désorganisées : { $units }.
  }
event-unit-eliminated = Unité éliminée { at-zone } : { $unit }.
event-unit-recovered = De nouveau en bon ordre : { $unit }.
event-commander-checked = { $hit ->
    [true] { $commander } est touché (dé { $roll }).
   *[false] { $commander } est indemne (dé { $roll }).
  }
event-commander-replaced = { $name } remplace { $commander }.
event-replacement-appeared = Le Commandant remplaçant, { $commander }, arrive { at-zone }.
event-round-decided = { $again ->
    [true] Un autre round de combat commence { at-zone }.
   *[false] Le combat { at-zone } s'achève avec ce round.
  }
event-battle-won = { $winner ->
    [venetian] Le Vénitien gagne le combat { at-zone }.
   *[austrian] L'Autrichien gagne le combat { at-zone }.
  }
event-garrison-stood = La garnison de { $zone } subit une touche de plus et reste.
event-units-retreated = { The-side } bat en retraite : { $origin } → { $to } ({ $units }).

## Événements : sièges et travaux

event-wall-bombarded = { $by ->
    [0] { The-side } bombarde { that-wall } : il reste au niveau { $level }.
    [one] { The-side } bombarde { that-wall } : il perd 1 niveau et passe au niveau { $level }.
   *[other] { The-side } bombarde { that-wall } : il perd { $by } niveaux et passe au niveau { $level }.
  }
event-wall-breached = Une brèche s'ouvre : { that-wall }.
event-wall-rebuilt = Reconstruit jusqu'au niveau { $level } : { that-wall } { done-by }.
event-wall-not-rebuilt = Non reconstruit, toujours au niveau { $level } : { that-wall } { done-by }.
event-mine-laid = Une mine est posée sous { that-wall } { done-by }.
event-mine-failed = Aucune mine n'est posée sous { that-wall } { done-by }.
event-mine-exploded = Une mine explose sous { that-wall } { done-by }.
event-mine-silent = La mine sous { that-wall } n'explose pas et reste { done-by }.
event-mine-lost = La mine sous { that-wall } fait long feu et est retirée { done-by }.
event-mine-removed = La contre-mine retire une mine sous { that-wall } { done-by }.
event-mine-not-found = La contre-mine ne trouve rien sous { that-wall } { done-by }.
event-mines-abandoned = Les mines sous { that-wall } sont abandonnées et retirées.
event-fort-built = { The-side } construit un fort { at-zone } ({ $unit }).
event-fort-destroyed = { The-side } détruit son propre fort { at-zone } ({ $unit }).
event-forts-taken = { The-side } prend les forts ennemis { at-zone } ({ $converted ->
    [0] aucun converti
    [one] { $converted } converti
   *[other] { $converted } convertis
  }, { $destroyed ->
    [0] aucun détruit
    [one] { $destroyed } détruit
   *[other] { $destroyed } détruits
  }).
event-town-destroyed = { The-side } détruit le bourg fortifié { at-zone }.

## Événements : points et fin

event-booty-taken = { The-side } prend le butin { at-zone } : { $points } PV.
event-points-gained = { The-side } marque { $points } PV ({ $total } en tout).
event-end-moved = Le marqueur Fin de partie se déplace ({ signed }) et se trouve au tour { $turn }.
event-zone-occupied = À la fin de la partie, { the-side } occupe { $zone }.
event-score-counted = { $what ->
    [breaches] Brèches dans les murs de { $zone }
    [levels] Niveaux manquant aux murs de { $zone }
    [camp] Le Camp ennemi a été éliminé
   *[eliminated] Unités ennemies éliminées
  } ({ $count }) : { $points } PV pour { the-side }.
event-game-ended = { $winner ->
    [none] La partie est finie : match nul.
    [venetian] La partie est finie : le Vénitien gagne.
   *[austrian] La partie est finie : l'Autrichien gagne.
  } Points de victoire, Vénitien et Autrichien : { $points }.

## Refus : équipes, options, zones

refusal-advanced-only = Cela relève du jeu avancé.
refusal-not-your-command = Ces commandements ne sont pas tous de votre armée : { $commands }.
refusal-command-named-twice = Nommez chaque commandement une seule fois : { $commands }.
refusal-both-members-lead = Chaque joueur de l'équipe doit mener au moins un commandement.
refusal-no-such-option = Prenez l'option 1, 2 ou 3, et ne désignez un chef que pour la 3 ; vous avez dit { $option }.
refusal-no-commander-in-play = Le commandement { $command } n'a pas de chef en jeu.
refusal-name-one-commander = L'option 3 demande le nom d'un chef du commandement { $command } qui soit en jeu.
refusal-zone-already-activated = { $zone } a déjà été activée.
refusal-card-ended-the-zones = Une carte a été jouée après l'activation d'unités : { $zone } ne peut plus être activée.
refusal-no-zones-left = Aucune autre zone ne peut être activée maintenant.
refusal-no-units-of-command = Le commandement { $command } n'a pas d'unités { at-zone }.
refusal-already-acted = Toutes les unités de ce commandement { at-zone } ont déjà été activées ce tour.
refusal-commander-is-lost = { $commander } est hors de combat et ne peut plus mener de zone.
refusal-out-of-span = { $zone } est hors du rayon de commandement : deux zones au plus, sans traverser un X, une rivière sans pont ni une zone ennemie.
refusal-other-command = Cette unité relève d'un autre commandement : { $unit }.
refusal-not-in-the-zone = Cette unité n'est pas { at-zone } : { $unit }.
refusal-has-acted = Unité déjà activée : { $unit }.
refusal-name-each-unit-once = Nommez au moins une unité, et chacune une seule fois.
refusal-not-in-the-crowd = Cette unité n'est pas parmi celles à choisir : { $unit }.
refusal-no-coast = { $zone } ne borde pas l'Adriatique.

## Refus : cartes

refusal-no-cards-in-scenario = Il n'y a pas de cartes à piocher dans ce scénario.
refusal-not-in-hand = { $card } n'est pas dans votre main.
refusal-not-for-your-side = Ce n'est pas à votre armée de jouer { $card }.
refusal-no-cards-left = Aucune autre carte ne peut être jouée maintenant, donc pas { $card } non plus.
refusal-hand-too-big = { $count ->
    [one] { $count } carte en main, c'est trop : défaussez-la.
   *[other] { $count } cartes en main, c'est trop : défaussez-en une.
  }
refusal-nothing-to-discard = Votre main est pleine et aucune carte ne peut être défaussée : vous ne pouvez pas piocher.
refusal-mandatory-card = { $card } est Obligatoire : il faut la jouer, on ne peut pas la défausser.
refusal-mandatory-card-first = La carte Obligatoire { $card } doit être jouée d'abord.
refusal-mandatory-card-in-hand = Vous avez en main la carte Obligatoire { $card } : prenez une option qui permette de la jouer.
refusal-dated-reinforcement = { $card } apporte des renforts : on ne peut pas la défausser avant sa date.
refusal-before-its-date = { $card } ne peut être jouée qu'après le tour { $turn }.
refusal-before-the-units = { $card } se joue avant d'activer des unités.
refusal-not-in-this-season = { $card } ne peut pas être jouée en cette saison.
refusal-needs-a-command = { $card } ne peut être jouée que si le commandement { $command } a des unités de combat sur la carte.
refusal-card-barred = Pour le moment, une autre carte interdit { $card }.
refusal-use-before-the-units = Cet effet de la carte précède l'activation des unités.
refusal-response-card = { $card } est une Réponse, à jouer pendant l'activation adverse.
refusal-not-an-answer-here = { $card } n'est pas une Réponse à ce qui se passe maintenant.
refusal-no-target = La carte n'a pas de cible.
refusal-card-means-combat-units = La carte ne vise que des unités de combat ; c'est un chef : { $unit }.
refusal-nobody-left-to-come = Aucune unité de ce groupe n'attend plus sur le drapeau.
refusal-no-entry-there = Les renforts ne peuvent pas entrer { at-zone }.

## Refus : certaines cartes

refusal-no-such-use = { $card } n'a pas d'effet { $use } maintenant.
refusal-not-a-named-command = La carte ne nomme pas le commandement { $command }, ou il n'est pas sur la carte de jeu.
refusal-jealous-generals = Son chef est un rival ce tour et ne permet pas de l'appeler : { $unit }.
refusal-not-in-that-hand = { $card } n'est pas dans la main de l'ennemi.
refusal-reinforcement-card = { $card } apporte des renforts : un espion ne peut pas la prendre.
refusal-did-not-march = Cette unité n'a pas pris part à la marche forcée : { $unit }.
refusal-river-in-flood = La rivière entre { $zone } et { $to } est en crue : on ne la franchit pas ce tour.
refusal-no-bridge-lost = Aucun pont n'a été perdu entre { $zone } et { $to }.
refusal-no-river-to-bridge = Il n'y a pas de place pour ce pont entre { $zone } et { $to }.
refusal-nobody-on-the-bank = Vous n'avez pas d'unités de combat sur la rive { at-zone }.
refusal-no-crowd-in-region = Aucune pile n'est assez grande pour la carte : { $region }.
refusal-no-foundry-there = L'artillerie ne peut pas revenir { at-zone }.
refusal-no-sortie-there = Aucune sortie n'est possible depuis { $fortress } contre { $to }.
refusal-too-many-units = { $count ->
    [one] C'est trop : { $count } unité au plus.
   *[other] C'est trop : { $count } unités au plus.
  }
refusal-not-for-the-sortie = Cette unité ne peut pas prendre part à la sortie : { $unit }.
refusal-commander-not-there = { $commander } n'est pas { at-zone }.
refusal-not-in-ambush = Cette unité n'est pas en embuscade ici, ou a déjà été choisie : { $unit }.
refusal-somebody-must-fire = Une unité au moins doit tirer.
refusal-only-where-they-landed = Le marqueur de ravitaillement par mer ne va que là où l'on a débarqué, pas { at-zone }.

## Refus : mouvement

refusal-not-adjacent = { $zone } et { $to } ne sont pas adjacentes.
refusal-impassable-border = La limite entre { $zone } et { $to } est infranchissable (X).
refusal-no-such-manner = { $how ->
    [raid] Les razzias relèvent du jeu avancé.
    [incursion] Les incursions relèvent du jeu avancé.
   *[other] On n'entre pas dans une zone de cette manière : { $how }.
  }
refusal-not-enough-movement = L'unité la plus lente n'a pas assez de points de mouvement pour { $to }.
refusal-river-without-bridge = Pas de pont entre { $zone } et { $to } : ni l'artillerie ni le Camp ne franchissent la rivière.
refusal-river-takes-whole-move = Franchir la rivière entre { $zone } et { $to } prend tout le mouvement, et une part est déjà dépensée.
refusal-no-raid-after-river = Franchir la rivière vers { $to } prend tout le mouvement : il n'en reste pas pour une razzia.
refusal-wall-not-breached = Ce mur n'a pas de brèche : on n'entre pas par là dans la forteresse ennemie.
refusal-no-guns-in-an-assault = L'artillerie ne participe pas à l'assaut d'une forteresse.
refusal-needs-escort = Il y a des ennemis { to-zone } : on n'y entre qu'avec de l'infanterie ou de la cavalerie.
refusal-low-morale = Le moral est bas : aucune unité n'entre { to-zone }, où se trouvent des ennemis.
refusal-needs-attack-supply = Il faut le ravitaillement d'attaque, et ces unités ne l'ont pas.
refusal-not-in-the-stack = Cette unité n'est pas dans la pile en mouvement : { $unit }.
refusal-nobody-would-go-on = La dernière unité de la pile ne peut pas être laissée en arrière : { $unit }.

## Refus : razzias et incursions

refusal-only-foot-and-horse-raid = Seules l'infanterie et la cavalerie font des razzias, et cette pile n'en a pas : { $zone }.
refusal-no-raid-in-a-fortress = { $zone } est une forteresse : pas de razzia.
refusal-outside-raid-area = { $zone } est hors de votre aire de razzia.
refusal-raided-this-year = { $zone } a déjà subi une razzia cette année.
refusal-declare-on-entry = La razzia se déclare en entrant { at-zone }.
refusal-raiders-stay-together = Parmi les ennemis { at-zone }, les pilleurs restent ensemble.
refusal-must-stay-and-fight = La pile n'est pas toute d'infanterie et de cavalerie : parmi les ennemis { at-zone }, elle doit rester et combattre.
refusal-light-cavalry-only = Seule la cavalerie légère, sans autre unité, fait une incursion { to-zone }.
refusal-struck-already = { $to } a déjà subi une incursion pendant cette activation.
refusal-not-back-home = La cavalerie légère doit être revenue { at-zone } avant une autre incursion.
refusal-no-way-back = L'incursion { to-zone } demande des points de mouvement pour l'aller et le retour, et un retour sans ennemis.

## Refus : combat

refusal-not-yours-to-call = Cette unité n'est pas à vous, ou pas sur la carte : { $unit }.
refusal-already-activated = Unité déjà activée ce tour : { $unit }.
refusal-no-way-in = On n'entre pas dans le combat par { $via } : { $unit }.
refusal-too-far = L'unité est trop loin pour arriver au combat par { $via } : { $unit }.
refusal-commander-takes-no-hits = On n'attribue pas de touches à un chef : { $unit }.
refusal-not-among-those-hit = Cette unité n'est pas parmi les unités touchées : { $unit }.
refusal-must-retreat = La force { at-zone } est vaincue et doit battre en retraite.
refusal-enemy-there = Il y a des unités ennemies dans cette zone.
refusal-river-bars-retreat = Pas de retraite depuis { $zone } vers { $to } : la rivière n'y a pas de pont.
refusal-no-friends-there = Il n'y a pas d'unités amies { at-zone }.
refusal-in-good-order = Cette unité est déjà en bon ordre : { $unit }.
refusal-out-of-supply = L'unité n'est pas ravitaillée et ne peut pas récupérer : { $unit }.

## Refus : sièges et travaux

refusal-artillery-only = Seule l'artillerie bombarde ; c'est une autre unité : { $unit }.
refusal-engineers-only = Seuls les sapeurs font cela, pas d'autres unités : { $unit }.
refusal-no-wall-there = Il n'y a pas de mur de forteresse entre { $zone } et { $fortress }.
refusal-no-enemy-inside = Il n'y a pas d'unités ennemies à { $fortress }.
refusal-no-enemy-there = Il n'y a pas d'unités ennemies { to-zone }.
refusal-enemy-mines-there = Ce mur de { $fortress } porte des mines ennemies.
refusal-already-breached = Ce mur de { $fortress } a déjà une brèche.
refusal-not-in-a-fortress = Cela se fait de l'intérieur d'une forteresse, à l'un de ses murs ; pas depuis { $zone }.
refusal-no-breach = Il n'y a pas ici de brèche par où tirer dans { $fortress }.
refusal-breach-fire-goes-outward = Le tir par une brèche n'atteint pas les unités à { $fortress }.
refusal-one-salvo-per-zone = L'unique salve d'ici sur { $to } a déjà été tirée.
refusal-no-mine-there = Sous le mur côté { $zone }, il n'y a pas de mine qui convienne.
refusal-mine-too-fresh = La mine sous { that-wall } vient d'être posée.
refusal-mine-tried-already = Vous avez déjà essayé chaque mine sous { that-wall } pendant cette activation.
refusal-no-mine-markers = { The-side } n'a plus de marqueurs Mine.
refusal-wall-is-whole = Le mur côté { $zone } est intact.
refusal-breach-cannot-be-rebuilt = Le mur côté { $zone } est en brèche et ne peut pas être reconstruit.
refusal-inside-fortress = { $zone } est une forteresse : on n'y construit pas de fort.
refusal-too-many-forts = Il n'y a plus de place pour un fort { at-zone }.
refusal-no-fort-markers = { The-side } n'a plus de marqueurs Fort.
refusal-one-fort-per-activation = Un fort a déjà été construit { at-zone } pendant cette activation.
refusal-no-own-fort = Vous n'avez pas de fort { at-zone }.
refusal-not-so-many-forts = Vous ne pouvez pas convertir { $count ->
    [one] { $count } fort ennemi
   *[other] { $count } forts ennemis
  } { at-zone }.

## Refus : le camp

refusal-no-camp-here = Votre Camp n'est pas { at-zone }.
refusal-camp-has-moved = Le Camp { at-zone } s'est déjà déplacé ce tour.
refusal-camp-never-in-a-fortress = { $to } est une forteresse : le Camp n'y entre jamais.
refusal-camp-is-not-lost = Vous n'avez pas de Camp éliminé à faire revenir.
refusal-camp-lost-this-turn = Le Camp a été éliminé ce tour ; il peut revenir à un tour suivant.
refusal-no-source-there = { $zone } n'est pas une de vos sources de ravitaillement.

## Décisions

decision-teams-divide = Quels commandements votre partenaire mènera-t-il ?
decision-turn-sea-supply-place = Quelle zone côtière est ravitaillée par mer ce tour ?
decision-stacking-choose = Limite d'empilement dépassée { at-zone }. Quelle unité désorganisez-vous ? (encore { $count })
decision-activation-option = Le commandement { $command } sort du récipient. Quelle option ?
decision-activation-discard = Quelle carte défaussez-vous ?
decision-activation-main = Commandement { $command }, option { $option } ; reste : { $cards_left ->
    [0] aucune carte
    [one] { $cards_left } carte
   *[other] { $cards_left } cartes
  } et { $zones_left ->
    [0] aucune zone
    [one] { $zones_left } zone
   *[other] { $zones_left } zones
  }. Que faire ?
decision-zone-act = { $units_count ->
    [0] Commandement { $command } { at-zone } : seul le Camp peut encore bouger. Que faire ?
   *[other] Commandement { $command } { at-zone }, unités prêtes : { $units }. Que font-elles ?
  }
decision-column-on = En déplacement, { at-zone }, PM restants { $movement_left } : { $units }. Et maintenant ?
decision-column-won = { $zone } est gagnée. Rester, ou revenir { to-zone } ?
decision-battle-recall = Quelle unité { $commander } appelle-t-il au combat { at-zone } ? (encore { $calls })
decision-battle-more = Un autre round { at-zone } ? Touches subies par l'attaquant et le défenseur : { $round_hits } dans ce round, { $total_hits } en tout.
decision-battle-stand = La garnison de { $zone } est vaincue. Subir une touche de plus et rester, ou battre en retraite ?
decision-hits-take = { $cause ->
    [bombardment] Bombardement
    [card] Pertes par une carte
   *[field] Combat
  } : { hits-in-words } à subir. Quelle unité subit la prochaine ?
decision-retreat-choose = { $free ->
    [true] Sous le bombardement { at-zone } : { $units }. Rester, ou battre en retraite vers quelle zone ?
   *[false] Force vaincue { at-zone } : { $units }. Vers quelle zone bat-elle en retraite ?
  }
decision-replacement-place = Où arrive le Commandant remplaçant, { $commander } ?
decision-forts-take = { $forts ->
    [one] Un fort ennemi tombe { at-zone }. Le convertir ou le détruire ?
   *[other] { $forts } forts ennemis tombent { at-zone }. Combien en convertissez-vous ? Les autres sont détruits.
  }
decision-arrival-choose = Où entrent ces renforts : { $group } ?
decision-effect-recover = Quelle unité récupère ? (encore { $count } au plus)
decision-effect-losses = Quelle zone la carte frappe-t-elle ?
decision-card-use = Quel effet de la carte { $card } ?
decision-effect-hold-back = Quel commandement ne s'activera pas ?
decision-effect-spy = Quelle carte perd { the-side } ?
decision-effect-forced-march = De quelle zone part la marche forcée ?
decision-forced-march-pay = Laquelle de ces unités paie la marche forcée depuis { $zone } : { $units } ?
decision-effect-build-bridge = Sur quelle limite construit-on le pont ?
decision-effect-epidemic = Quelle partie de la carte l'épidémie frappe-t-elle ?
decision-effect-mutiny = Sans solde : { $units }. Quelle unité désorganisez-vous ? (encore { $count })
decision-foundry-choose = Quelle artillerie revient en jeu ?
decision-foundry-place = Où revient cette artillerie : { $unit } ?
decision-sortie-choose = Une sortie de nuit : depuis quelle forteresse, contre quelle zone, avec quelles unités ? (au plus { $count })
decision-effect-ambush = { $units_count ->
    [0] Quelle unité tire en embuscade ? (au plus { $count })
   *[other] Quelle autre unité tire en embuscade avec { $units } ? (encore { $count } au plus)
  }
decision-sea-landing = Le marqueur de ravitaillement par mer va-t-il { at-zone } avec le débarquement ?
decision-window-ask = Répondre par une carte ? En ce moment, { $moment ->
    [drawn] { moment-drawn }
    [option] { moment-option }
    [option3] { moment-option3 }
    [zone] { moment-zone }
    [entered] { moment-entered }
    [card] { moment-card }
    [closing] { moment-closing }
   *[dice] { moment-dice }
  }.

## Actions

action-DivideCommands = Commandements pour votre partenaire : { $partner }
action-PlaceSeaSupply = Ravitailler par mer { $zone }
action-Disorganize = Désorganiser { $unit }
action-ChooseOption = { $option ->
    [1] Option 1 : jouer des cartes et activer une zone
    [2] Option 2 : piocher une carte
   *[other] Option { $option } : une carte et plusieurs zones, sous { $commander }
  }
action-PlayCard = Jouer { $card }
action-Discard = Défausser { $card }
action-KeepCards = Ne rien défausser
action-ActivateZone = Activer { $zone }
action-EndActivation = Terminer l'activation
action-Respond = Répondre par { $card }
action-Pass = Passer
action-March = { $how ->
    [raid] Razzia { to-zone } avec { $units }
    [incursion] Incursion { to-zone } avec { $units }
   *[march] Se déplacer vers { $to } avec { $units }
  }
action-GoOn = { $how ->
    [raid] Continuer par une razzia { to-zone }
    [incursion] Continuer par une incursion { to-zone }
   *[march] Continuer vers { $to }
  }
action-Drop = Laisser en arrière { $unit }
action-Halt = S'arrêter et rester ici
action-RaidAgain = Recommencer la razzia
action-GoBack = Revenir
action-Bombard = Bombarder le mur de { $fortress } avec { $guns }
action-BombardUnits = Bombarder les unités à { $target } avec { $guns }
action-LayMine = Miner le mur de { $fortress } ({ $engineers })
action-SetOffMine = Faire sauter une mine à { $fortress } ({ $engineers })
action-CounterMine = Contre-miner le mur côté { $facing } ({ $engineers })
action-RebuildWall = Reconstruire le mur côté { $facing } ({ $engineers })
action-BuildFort = Construire un fort ({ $engineers })
action-DestroyFort = Détruire son propre fort ({ $engineers })
action-Recover = Faire récupérer { $unit }
action-MoveCamp = Déplacer le Camp vers { $to }
action-ReturnCamp = Faire revenir le Camp { at-zone }
action-EndZone = Terminer cette zone
action-Recall = Appeler { $unit }, qui entre par { $via }
action-EndRecall = Ne plus appeler d'unités
action-TakeHit = Attribuer la touche à { $unit }
action-FightOn = { $again ->
    [true] Combattre un autre round
   *[false] Terminer le combat
  }
action-RetreatTo = Battre en retraite vers { $to }
action-StandFast = Tenir sur place
action-PlaceReplacement = Placer le nouveau chef { at-zone }
action-TakeForts = { $convert ->
    [0] Ne rien convertir, tout détruire
   *[other] En convertir { $convert }, détruire les autres
  }
action-EnterAt = Entrer { at-zone }
action-ChooseZone = Choisir { $zone }
action-ChooseUnit = Choisir { $unit }
action-RepairBridge = Réparer le pont vers { $to } ({ $engineers })
action-ChooseCard = Choisir { $card }
action-ChooseCommand = Choisir le commandement { $command }
action-ChooseRegion = Choisir { $region }
action-ChooseBorder = Choisir la limite entre { $zone } et { $other }
action-ChooseUse = Choisir l'effet { $use }
action-Sally = { $commander ->
    [none] Sortie depuis { $fortress } contre { $to } avec { $units }
   *[other] Sortie depuis { $fortress } contre { $to } avec { $units }, menée par { $commander }
  }
action-Enough = Terminer

## Raisons du joueur automatique

reason-draw-when-idle = Il y a peu à faire ici : une carte vaut mieux.
reason-lead-several-zones = Il y a à faire dans plus d'une zone.
reason-act-with-one-zone = Il y a à faire dans une zone.
reason-discard-least-useful = C'est la carte la moins utile.
reason-most-to-do-here = C'est en activant { $zone } que l'on gagne le plus.
reason-good-odds = Les chances sont bonnes { at-zone }.
reason-raid-pays = Une razzia { at-zone } rapporte.
reason-take-booty = Il y a du butin { at-zone }.
reason-mass-near-the-prize = L'armée se rassemble pour la conquête : vers { $zone }.
reason-breach-the-wall = Le mur doit tomber.
reason-save-the-wall = Il faut sauver le mur.
reason-thin-them-out = Chaque touche éclaircit leurs rangs.
reason-dig-in = Ici, un fort vaut la peine.
reason-recover = Il faut récupérer.
reason-keep-supply = Le Camp doit suivre l'armée.
reason-hold-position = La position est bonne : on la garde.
reason-nothing-better = Il n'y a rien de mieux à faire.
reason-good-card = La carte est utile maintenant.
reason-share-commands = Les Commandements sont répartis à parts égales.
reason-feed-from-the-sea = De là, les navires ravitaillent le plus d'unités.
reason-spare-the-best = On épargne les meilleures unités.
reason-keep-cards = Ces cartes valent la peine d'être gardées.
reason-answer-now = C'est le moment de répondre.
reason-no-answer = Pas de réponse à cela : mieux vaut attendre.
reason-leave-a-guard = Quelques unités doivent rester de garde.
reason-far-enough = Assez loin pour aujourd'hui.
reason-plunder-again = Il reste encore à piller.
reason-ride-home = On rentre avant que l'ennemi ne les prenne.
reason-leave-them-nothing = L'ennemi ne doit rien trouver ici.
reason-open-the-road = La route doit être rouverte.
reason-camp-again = L'armée a besoin de son Camp.
reason-call-for-help = Il faut toutes les unités dans ce combat.
reason-enough-men = Il y a assez d'unités pour ce combat.
reason-safest-way-back = C'est le chemin de retraite le plus sûr.
reason-stand-fast = Cette place mérite d'être défendue.
reason-where-he-is-needed = Le nouveau Commandant va où l'on a besoin de lui.
reason-use-their-forts = Leurs Forts nous servent aussi.
reason-where-they-are-needed = Ils entrent là où l'on a besoin d'eux.
reason-card-hits-most-here = C'est là que la carte a le plus d'effet.
reason-break-out = De nuit, on peut les surprendre.
reason-enough-of-the-card = La carte a fait son effet.
reason-only-choice = Il n'y avait pas d'autre choix.
reason-press-the-fight = L'ennemi fléchit : encore une fois.
reason-break-off = Nous avons assez perdu ici : on rompt le combat.
reason-back-with-the-gain = Retour à { $zone }, mission accomplie.
reason-last-chance = Il est tard et nous sommes menés : il faut tenter quelque chose.
reason-wait-and-see = Mieux vaut attendre de voir.
reason-plan-bold = Attaquer partout où c'est possible (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-hold = Rester et tenir ce que nous avons (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-guard = Garder les objectifs (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-raid = Piller (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-gamble = Tenter la chance (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-shift = Déplacer l'armée vers une autre aile (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-lead = Un Commandant mène plusieurs zones (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-draw = Attendre, et piocher une carte (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-siege = Abattre les murs (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-goal = Tout pour { $zone } (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-zone = Commencer par { $zone } (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).
reason-plan-whim = Une activation inhabituelle promet plus que l'habituelle (plans étudiés : { $plans } ; mondes imaginés pour chacun : { $worlds }).

## Ce que le laboratoire compte comme une bévue

blunder-prize-abandoned = objectifs laissés vides à côté de l'ennemi
blunder-out-and-back = colonnes qui vont et reviennent sans raison
blunder-lone-unit = unités envoyées seules contre quatre ennemis ou plus
blunder-idle-draw = cartes piochées au dernier tour par le camp qui est mené

## À quoi servent les dés

roll-command = tirage d'un commandement
roll-fire = tir
roll-commander = sort d'un chef
roll-raid = razzia
roll-mine = pose d'une mine
roll-set-off = mise à feu d'une mine
roll-counter-mine = contre-mine
roll-rebuild = reconstruction d'un mur
roll-reinforcements = arrivée des renforts
roll-losses = pertes par une carte
roll-booty = valeur du butin
roll-booty-markers = disposition du butin
roll-deck = mélange de la pioche
roll-reshuffle = mélange de la défausse
roll-cards-1617 = mélange des cartes de 1617
roll-dispute = quel membre de l'équipe décide
roll-odd-share = quel membre de l'équipe prend la part impaire
roll-bridge = réparation d'un pont
roll-bridge-in-flood = sort d'un pont dans la crue
roll-confusion = quels commandements sont dans la confusion
roll-discard = quelle carte est perdue
roll-epidemic = épidémie
roll-no-pay = infanterie sans solde
