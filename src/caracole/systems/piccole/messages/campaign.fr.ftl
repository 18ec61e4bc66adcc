# Les phrases de la campagne de Piccole Guerre.

## Comment s'appellent les options

battles-hand = À la main sur la table
battles-computer = Par l'ordinateur, aussitôt
council-turn = Avant le tour de chaque joueur
council-season = Une fois par saison

## Parts of sentences, used below

elements-in-words = { $count ->
    [0] aucun élément
    [one] 1 élément
   *[other] { $count } éléments
  }
stack-FtP = { $count ->
    [one] { $count } infanterie lourde
   *[other] { $count } infanteries lourdes
  }
stack-FtM = { $count ->
    [one] { $count } infanterie moyenne
   *[other] { $count } infanteries moyennes
  }
stack-FtL = { $count ->
    [one] { $count } infanterie légère
   *[other] { $count } infanteries légères
  }
stack-CvP = { $count ->
    [one] { $count } cavalerie lourde
   *[other] { $count } cavaleries lourdes
  }
stack-CvL = { $count ->
    [one] { $count } cavalerie légère
   *[other] { $count } cavaleries légères
  }
talents-in-words = { $talents ->
    [0] aucun talent
    [one] 1 talent
   *[other] { $talents } talents
  }
season-name = { $season ->
    [spring] printemps
    [summer] été
   *[winter] hiver
  }
pact-terms = { $peace ->
    [true] {" ; "}paix
   *[false] { "" }
  }{ $passage ->
    [mine] {" ; "}l'auteur de l'offre accorde le passage
    [yours] {" ; "}l'autre accorde le passage
    [both] {" ; "}tous deux accordent le passage
   *[none] { "" }
  }{ $pays ->
    [mine] {" ; "}l'auteur de l'offre verse { $gold } { $gold ->
        [one] talent
       *[other] talents
      } à la signature
    [yours] {" ; "}l'autre verse { $gold } { $gold ->
        [one] talent
       *[other] talents
      } à la signature
   *[none] { "" }
  }{ $owes ->
    [mine] {" ; "}l'auteur de l'offre verse { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } chaque année
    [yours] {" ; "}l'autre verse { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } chaque année
   *[none] { "" }
  }{ $contingent ->
    [mine] {" ; "}l'auteur de l'offre envoie un contingent sur demande
    [yours] {" ; "}l'autre envoie un contingent sur demande
    [both] {" ; "}tous deux envoient un contingent sur demande
   *[none] { "" }
  }{ $words ->
    [true] {" ; "}« { $text } »
   *[false] { "" }
  }

## Events

event-campaign-began = La campagne commence. Joueurs : { $players }. Années : { $years }.
event-year-began = Année { $year } sur { $years }.
event-season-began = Année { $year }, { season-name }.
event-denunciation-sealed = { $player } a noté en secret les liens à dénoncer.
event-relation-denounced = { $player } dénonce le lien avec { $other }.
event-start-noted = { $player } a noté en secret sa ville de départ.
event-start-revealed = L'armée de { $player } est partie de { $node }.
event-starts-openly = L'armée de { $player } part à découvert de { $node }.
event-order-rolled = Dés pour l'ordre du tour, { $players } : { $rolls }.
event-turn-order = Ordre du tour cette année : { $players }.
event-army-stayed = L'armée de { $player } ne bouge pas.
event-army-marched = L'armée de { $player } va de { $origin } à { $node }{ $by_sea ->
    [true] { " " }par mer
   *[false] { "" }
  }.
event-march-barred = { $player } rencontre l'armée de { $other } à { $node } et s'arrête avant.
event-sea-crossed = { $player } traverse la mer de { $origin } à { $node } (dé { $roll }).
event-storm-struck = Une tempête frappe { $player } entre { $origin } et { $node }{ $count ->
    [0] , mais tous les navires passent.
    [one] {" "}: un élément est perdu.
   *[other] {" "}: { $count } éléments sont perdus.
  }
event-passage-asked = { $player } demande à { $other } le passage par { $via }.
event-passage-granted = { $other } laisse passer { $player } par { $via }.
event-passage-denied = { $other } ne laisse pas passer { $player } par { $via }.
event-attack-named = { $attacker } déclare { $how ->
    [invasion] l'invasion de { $node }
    [relief] le secours de { $node }
   *[sally] une sortie à { $node }
  } ({ $defender ->
    [none] neutre
   *[other] { $defender }
  }){ $path_count ->
    [0] { "" }
   *[other] , chemin : { $path }
  }, { $helpers_count ->
    [0] sans demander d'aide
   *[other] avec l'aide demandée à { $helpers }
  }.
event-attack-dropped = { $player } renonce à l'attaque sur { $node }.
event-attack-called-off = { $attacker } et { $defender } s'accordent devant { $node }.
event-attack-failed-to-arrive = { $player } n'arrive pas à { $node }.
event-invasion-began = { $attacker } envahit { $node } ({ $defender ->
    [none] neutre
   *[other] { $defender }
  }).
event-relief-began = { $attacker } vient délivrer { $node } de { $defender }.
event-sally-began = { $attacker } sort de { $node } contre { $defender }.
event-help-asked = { $player } demande un contingent à { $other }.
event-may-join-relief = Pendant le siège de { $node }, { $player } peut se joindre au secours de { $other }.
event-contingent-promised = { $player } envoie un contingent à { $other } pour { $node } : { $troops }.
event-contingent-refused = { $player } n'envoie pas de contingent à { $other } pour { $node }.
event-contingent-arrived = Le contingent de { $player } rejoint { $other } à { $node } avec { elements-in-words }.
event-contingent-returned = Le contingent de { $player } revient à { $node } avec { elements-in-words }.
event-contingent-cut-off = Le contingent de { $player } à { $node } est coupé de son armée.
event-node-left-to-fate = { $player } abandonne { $node } à son sort.
event-army-withdrew = { $player } se replie de { $node }.
event-defender-chose = { $player } choisit { $how ->
    [battle] la bataille rangée
   *[siege] de soutenir le siège
  } à { $node }.
event-field-battle-began = Bataille à { $node } : { $attacker } contre { $defender }.
event-field-battle-ended = La bataille de { $node } est finie : { $winner ->
    [none] match nul
   *[other] victoire de { $winner }
  }. Éléments détruits : { $attacker } { $attacker_lost }, { $defender } { $defender_lost }.
event-stragglers-returned = { $count ->
    [0] Aucun élément de { $player } sorti du champ de bataille ne revient.
    [one] 1 élément de { $player }, sorti du champ de bataille, revient.
   *[other] { $count } éléments de { $player }, sortis du champ de bataille, reviennent.
  }
event-troops-lost = Pertes de { $player } : { $troops }.
event-general-lost = { $player } a perdu l'élément du Général.
event-general-named = { $player } met le Général avec : { $troops }.
event-army-destroyed = L'armée de { $player } est détruite.
event-army-retreated = L'armée de { $player } se retire : { $origin } → { $node }.
event-no-retreat = L'armée de { $player } ne peut pas se retirer de { $node }.
event-node-taken = { $other ->
    [none] { $player } prend { $node }.
   *[other] { $player } prend { $node } à { $other }.
  }
event-siege-began = { $player } met le siège devant { $node }.
event-siege-rolled = Siège de { $node } par { $player } : dé { $roll }, total { $total } : { $taken ->
    [true] la place tombe
   *[false] la place tient
  }.
event-siege-lifted = Le siège de { $node } par { $player } est levé.
event-relation-offered = { $relation ->
    [ally] { $player } propose une alliance à { $other }.
   *[vassal] { $player } offre sa vassalité à { $other }.
  }
event-relation-made = { $relation ->
    [ally] Alliance conclue : { $player } et { $other }.
   *[vassal] Vassalité conclue : { $player } sert { $other }.
  }
event-pact-proposed = { $player } propose à { $other } un pacte jusqu'à la fin de l'année { $until }{ pact-terms }.
event-pact-signed = { $player } et { $other } ont signé le pacte { $number }, valable jusqu'à la fin de l'année { $until }.
event-offer-declined = { $other } décline l'offre de { $player }.
event-talents-paid = { $player } paie à { $other } { talents-in-words }.
event-administration-began = Phase administrative de l'année { $year }.
event-income-collected = { $player } touche { talents-in-words } (trésor : { $treasury }).
event-army-isolated = L'armée de { $player } hiverne à { $node }, isolée.
event-army-paid = { $count ->
    [0] { $player } ne paie aucun élément.
   *[other] { $player } verse { talents-in-words } de solde à { elements-in-words }.
  }
event-army-mustered = { $player } lève de nouveau l'armée à { $node }.
event-replacement-bought = { $player } rachète { $troops } pour { talents-in-words }.
event-income-compared = Revenu final, { $player } : { $income }.
event-campaign-ended = La campagne est finie. { $players_count ->
    [0] Aucun vainqueur.
    [one] Victoire : { $players }.
   *[other] Victoire partagée : { $players }.
  }

## Refusals

refusal-already_asked = Vous avez déjà fait cette offre à { $player } pendant ce tour.
refusal-already_related = Vous avez déjà un lien avec { $player } ; seule une dénonciation en début d'année y met fin.
refusal-already_there = L'armée est déjà à { $node } : aucun chemin n'est nécessaire.
refusal-army_is_there = Votre armée est à { $node } : elle combat, soutient le siège ou se replie.
refusal-army_not_there = Votre armée n'est pas à { $node }.
refusal-army_stands = Votre armée n'a pas à être levée de nouveau.
refusal-at_peace = Un pacte protège { $player }.
refusal-bad_year = Un pacte finit entre l'année { $first } et l'année { $last }.
refusal-besieged_elsewhere = Votre armée est assiégée à { $node }.
refusal-dropped_before = Vous avez déjà renoncé à { $node } pendant ce tour.
refusal-empty_pact = Un pacte demande une clause ou un texte.
refusal-fight_or_withdraw = Un assiégeant attaqué combat, ou lève le siège et se replie.
refusal-friend_of_the_enemy = Ce contingent combattrait { $player }, qui est de vos amis.
refusal-general_stays = L'élément du Général ne part jamais.
refusal-has_a_lord = Vous avez déjà un seigneur.
refusal-has_fought = Votre armée a déjà combattu cette saison.
refusal-has_vassals = Un joueur qui a des vassaux ne peut pas devenir vassal.
refusal-hostile_army = L'armée de { $player } se trouve à { $node } : on n'y va que par invasion ou secours.
refusal-is_a_friend = Vous avez un lien avec { $player } : alliance ou vassalité.
refusal-must_fight = L'assiégeant doit combattre quand les assiégés sortent.
refusal-must_send = Vous devez cette année un contingent à { $player }, et pouvez l'envoyer.
refusal-must_stop = { $node } est neutre : une armée s'y arrête.
refusal-must_withdraw = L'armée peut hiverner à { $node } : elle doit donc le faire.
refusal-muster_first = Dites d'abord où l'armée détruite est levée de nouveau.
refusal-named_twice = Nommez chacun une fois, dans l'ordre.
refusal-no_army = Vous n'avez pas d'armée.
refusal-no_refuge = { $node } n'est pas un lieu ami adjacent libre d'armées hostiles.
refusal-no_relation = Vous n'avez aucun lien avec { $player } : ni alliance ni vassalité.
refusal-no_siege = Votre armée n'assiège rien.
refusal-no_start_here = Une armée ne peut pas partir de { $node } : le lieu doit être à vous et non assiégé.
refusal-not_in_the_army = { $element } n'est pas dans l'armée.
refusal-no_sum = Donnez au moins un talent.
refusal-not_besieged = Votre armée n'est pas assiégée.
refusal-not_four = Un contingent compte exactement { $count ->
    [one] { $count } élément
   *[other] { $count } éléments différents
  }.
refusal-not_friendly = { $node } n'est pas un lieu ami : un mouvement sans combat finit en lieu ami.
refusal-not_friendly_on_the_way = { $node }, sur le chemin, n'est pas un lieu ami.
refusal-not_linked = Aucune route ni voie de mer ne joint { $origin } et { $node }.
refusal-not_lost = { $element } n'est pas un élément perdu de votre liste.
refusal-not_to_the_battle = Le chemin doit mener à { $node }.
refusal-not_your_friend = Vous n'avez aucun lien avec { $player } : pas d'aide à attendre.
refusal-not_your_node = { $node } n'est pas à vous.
refusal-not_your_walls = Seul le joueur qui tient { $node } peut en sortir.
refusal-nothing_to_relieve = Rien à secourir à { $node } : il faut un lieu ami et une armée hostile devant.
refusal-other_is_a_vassal = { $player } a un seigneur et ne peut pas avoir de vassaux.
refusal-own_node = { $node } est à vous.
refusal-passage_refused = { $player } vous a refusé le passage par { $node } pour ce mouvement.
refusal-player_is_out = { $player } est hors de la campagne.
refusal-shut_in = Votre armée est assiégée à { $node } : elle ne peut que faire une sortie.
refusal-still_besieging = Votre armée assiège { $node } : continuez ou partez.
refusal-text_not_plain = Le texte d'un pacte est une ligne de caractères lisibles.
refusal-text_too_long = Le texte d'un pacte a au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }.
refusal-to_yourself = Vous ne pouvez pas vous nommer.
refusal-too_dear = Cela coûte { talents-in-words }.
refusal-too_far_to_march = Une armée a { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }, un par route ou voie de mer.
refusal-too_few_elements = Pour envoyer un contingent, une armée doit avoir { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  } outre celui du Général.
refusal-too_much = Au plus { talents-in-words } par an.
refusal-too_poor = { $player } n'a que { talents-in-words }.
refusal-under_siege = { $node } est assiégée.

## Decisions

decision-year-denounce = Quels liens dénoncez-vous ?
decision-year-note = D'où part votre armée cette année ?
decision-council-talk = Des propositions avant de continuer ?
decision-turn-act = Année { $year }, { season-name } : que fait votre armée ?
decision-passage-answer = Accordez-vous à { $player } le passage par { $via } ?
decision-help-answer = { $called ->
    [false] { $player } vient secourir { $node }. Envoyez-vous quatre éléments contre { $other } ?
   *[other] { $player } demande quatre éléments contre { $other } à { $node }. Les envoyez-vous ?
  }
decision-attack-confirm = Continuer vers { $node } ? Contingents de : { $helpers_count ->
    [0] personne
   *[other] { $helpers }
  }
decision-attack-call-helpers = { $player } est à { $node }. Qui appelez-vous à l'aide ?
decision-attack-choose = { $player } est à { $node }. Livrez-vous bataille ?
decision-general-name = Avec quel élément est désormais le Général ?
decision-retreat-choose = Où votre armée se retire-t-elle de { $node } ?
decision-offer-relation = { $relation ->
    [ally] { $player } propose une alliance. Acceptez-vous ?
   *[vassal] { $player } offre sa vassalité. Acceptez-vous ?
  }
decision-offer-pact = { $player } propose un pacte jusqu'à la fin de l'année { $until }{ pact-terms }. Signez-vous ?
decision-winter-quarters = Où hiverne l'armée qui est à { $node } ?
decision-winter-pay = L'armée de { elements-in-words } est isolée et vous avez { talents-in-words }. Quels éléments payez-vous ?
decision-admin-buy = Vous avez { talents-in-words }. Achetez-vous des remplacements ?

## Actions

action-Denounce = { $players_count ->
    [0] Ne dénoncer personne
   *[other] Dénoncer { $players }
  }
action-NoteStart = Partir de { $node }
action-Stay = Rester
action-March = Marcher par { $path }
action-Invade = Envahir par { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , en demandant de l'aide à { $helpers }
  }
action-Relieve = Secourir par { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , en demandant de l'aide à { $helpers }
  }
action-Sally = Faire une sortie{ $helpers_count ->
    [0] { "" }
   *[other] , en demandant de l'aide à { $helpers }
  }
action-ContinueSiege = Continuer le siège
action-Grant = Accorder le passage
action-Refuse = Refuser
action-SendContingent = Envoyer { $elements } par { $path }
action-Confirm = Confirmer l'attaque
action-Drop = Renoncer
action-CallHelpers = { $helpers_count ->
    [0] N'appeler personne
   *[other] Appeler { $helpers }
  }
action-GiveBattle = { $path_count ->
    [0] Livrer bataille
   *[other] Entrer par { $path } et livrer bataille
  }
action-StandSiege = { $path_count ->
    [0] Soutenir le siège
   *[other] Entrer par { $path } et soutenir le siège
  }
action-WithdrawArmy = Se replier à { $to }
action-LeaveToFate = Abandonner le lieu à son sort
action-Retreat = Se retirer à { $to }
action-NameGeneral = Mettre le Général avec { $element }
action-Ready = Ne rien proposer
action-OfferRelation = { $relation ->
    [ally] Proposer une alliance à { $other }
   *[vassal] Offrir sa vassalité à { $other }
  }
action-ProposePact = Proposer un pacte à { $other } jusqu'à l'année { $until }{ pact-terms }
action-Give = Donner à { $other } { talents-in-words }
action-Accept = Accepter
action-Decline = Refuser
action-Quarters = Prendre les quartiers d'hiver par { $path }
action-StayOut = Rester dehors pour l'hiver
action-PayTroops = { $elements_count ->
    [0] Ne payer aucun élément
   *[other] Payer { $elements }
  }
action-Muster = Lever de nouveau l'armée à { $node }
action-Buy = Racheter { $element }
action-Done = Ne plus acheter

## Headings of long lists

heading-March = Marcher
heading-Invade = Envahir
heading-Relieve = Secourir
heading-Sally = Sortie
heading-OfferRelation = Proposer un lien
heading-ProposePact = Proposer un pacte
heading-Give = Donner des talents
heading-SendContingent = Envoyer un contingent
heading-CallHelpers = Appeler à l'aide
heading-GiveBattle = Livrer bataille
heading-StandSiege = Soutenir le siège
heading-WithdrawArmy = Se replier
heading-Retreat = Retraite
heading-Quarters = Quartiers d'hiver
heading-Buy = Acheter des remplacements
heading-Muster = Lever de nouveau l'armée
heading-Denounce = Dénoncer
heading-NoteStart = Départ
heading-NameGeneral = Désigner le Général

## What the dice are for

roll-storm = y a-t-il une tempête
roll-shipwreck = combien d'éléments prend la tempête
roll-which-element = quel élément est perdu
roll-nonce = la part secrète d'un sceau
roll-turn-order = qui joue le premier
roll-siege = siège
roll-battle-seed = sort d'une bataille entre ordinateurs

## Why a computer player did it

reason-start_at_the_front = L'armée part près de son objectif.
reason-take_the_neutral = { $node } n'a pas d'armée : un siège suffira.
reason-strike_the_weak = { $other } est plus faible que nous, et { $node } est à portée.
reason-keep_the_siege = { $node } tombera bientôt.
reason-give_up_the_siege = Le siège de { $node } coûte plus qu'il ne rapporte.
reason-relieve_the_place = { $node } peut encore être sauvée.
reason-break_out = Mieux vaut combattre maintenant que d'être pris par la faim.
reason-come_closer = De { $node }, on atteint davantage de lieux.
reason-rest_the_army = Rien à portée ne vaut le risque.
reason-weigh_friends = Chaque année, on réexamine les amitiés.
reason-nothing_to_ask = Il n'y a rien à demander à personne.
reason-go_alone = Personne ne nous aide, mais contre { $node } nous suffisons.
reason-too_weak_alone = Sans aide, nous sommes trop faibles contre { $node }.
reason-strongest_commands = Notre élément le plus fort est la place la plus sûre pour le Général.
reason-fight_good_odds = Nous sommes assez forts pour combattre à { $node }.
reason-stand_behind_walls = Derrière les murs de { $node } nous pouvons tenir.
reason-save_the_army = L'armée vaut plus que { $node }.
reason-leave_it = { $node } doit se garder seule.
reason-help_a_friend = { $other } ne doit pas tomber.
reason-keep_own_men = Nos hommes nous sont nécessaires.
reason-bring_help = Avec de l'aide, c'est plus facile.
reason-win_a_friend = Mieux vaut avoir { $other } pour ami.
reason-no_trust = Ce que { $other } offre ne nous sert pas.
reason-good_offer = Nous gagnons à ce que { $other } offre.
reason-buy_the_best = Autant de bons éléments que l'argent en achète.
reason-save_money = Le reste est épargné.
reason-pay_the_men = Racheter des éléments coûte plus que les payer.
reason-winter_at_home = Quartiers d'hiver à { $node }.
reason-let_them_pass = { $other } peut passer.
reason-keep_them_out = { $other } ne doit pas passer.
reason-retreat_safely = { $node } est le lieu le plus sûr où se retirer.
