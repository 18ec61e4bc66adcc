# Ce que dit le plateau de La Guerra di Gradisca d'un coup d'œil : où en est la partie, ordres en bref, signes des pions.

## How the game stands

glance-goal = Le plus de points de victoire (PV) à la fin l'emporte
glance-end = { $left ->
    [0] C'est le dernier tour, sauf si une carte déplace le marqueur de fin de partie.
    [one] La partie se termine après le tour { $turn } : il en reste un après celui-ci, sauf si une carte déplace le marqueur de fin de partie.
   *[other] La partie se termine après le tour { $turn } : il en reste { $left } après celui-ci, sauf si une carte déplace le marqueur de fin de partie.
  }
glance-hold = { $points } PV pour l'occupation de { $zone } à la fin
glance-score = { $what ->
    [breaches] { $points } PV par brèche dans les murs de { $zone }
    [levels] { $points } PV tous les { $each } niveaux manquant aux murs de { $zone }
    [camp] { $points } PV si le Camp ennemi a été éliminé
   *[eliminated] { $points } PV par unité ennemie éliminée{ glance-types }
  }
glance-types = { $types_count ->
    [0] {""}
   *[other] {" "}({ $types })
  }
glance-booty = la valeur de chaque marqueur de butin ennemi que vous prenez

## Orders in short

short-ActivateZone = { $zone }
short-March = { $how ->
    [raid] Razzia : { $to }
    [incursion] Incursion : { $to }
   *[march] → { $to }
  }
short-GoOn = { $how ->
    [raid] Razzia : { $to }
    [incursion] Incursion : { $to }
   *[march] → { $to }
  }
short-Drop = Laisser ici
short-Bombard = Bombarder { $fortress }
short-BombardUnits = Bombarder les unités : { $target }
short-LayMine = Miner { $fortress }
short-SetOffMine = Faire sauter la mine : { $fortress }
short-CounterMine = Contre-miner côté { $facing }
short-RebuildWall = Reconstruire côté { $facing }
short-BuildFort = Construire un fort
short-DestroyFort = Détruire son propre fort
short-RepairBridge = Pont vers { $to }
short-Recover = Récupérer
short-Recall = Appeler par { $via }
short-TakeHit = { $unit }
short-Disorganize = { $unit }
short-MoveCamp = Camp → { $to }
short-RetreatTo = → { $to }
short-EnterAt = → { $zone }
short-ChooseZone = { $zone }
short-ChooseUnit = { $unit }
short-ChooseCard = { $card }
short-ChooseCommand = { $command }
short-ChooseRegion = { $region }
short-Sally = Sortie contre { $to }

note-mandatory = Carte obligatoire : à jouer avant toute autre carte et avant toute unité, même si elle vous nuit.

## Signs on the counters

sign-command = du commandement { $command } ({ $side })
sign-dutch = Hollandais : compte comme vénitien pour toutes les règles
sign-disorganized = désorganisée : plus faible tant qu'elle n'a pas récupéré
sign-leadership = valeur de commandement : zones menées, unités appelées ; son dé touche avec { $value } ou moins
sign-engineers = valeur de leurs travaux (mines, murs) ; ils ne tirent jamais
sign-fire = valeur de feu : son dé touche avec { $value } ou moins
sign-fire-two = valeurs de feu : son dé touche avec { $attack } ou moins en attaque, avec { $defence } ou moins en défense
sign-light = cavalerie légère : peut faire des razzias lointaines et des incursions
sign-cernide = cernide : milice paysanne, perdue à la première touche
sign-artillery = artillerie : bombarde murs et unités ; éclate sur un 6
sign-replaced = a un remplaçant au verso, s'il tombe
sign-last = n'a pas de remplaçant, s'il tombe
sign-next-hit = la prochaine touche l'élimine
sign-one-hit = la première touche l'élimine : elle n'a pas de face désorganisée
sign-two-hits = la première touche la désorganise, la deuxième l'élimine

## The log

told-unit-eliminated = { $cause ->
    [burst] Le canon éclate sur un 6, perdu ({ $zone }) : { $unit }.
    [militia] Touchée ({ $zone }) et perdue, comme les cernides à la première touche : { $unit }.
    [single] Touchée ({ $zone }) et éliminée, faute de face désorganisée : { $unit }.
    [again] Touchée de nouveau, déjà désorganisée, et éliminée ({ $zone }) : { $unit }.
    [commander] { $unit } tombe ({ $zone }) et quitte la partie.
    [trapped] Sans retraite possible ({ $zone }), éliminée : { $unit }.
    [alone] Restée sans combattants ({ $zone }), éliminée : { $unit }.
    [last] Le dernier défenseur ({ $zone }) subit la touche de plus et est éliminé : { $unit }.
   *[caught] Surprise seule par l'ennemi ({ $zone }), éliminée : { $unit }.
  }
