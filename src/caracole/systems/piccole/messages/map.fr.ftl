# Ce que la carte d'une campagne dit en plus des phrases de la campagne.

## Sheets and places

sheet-map = Carte
sheet-battle = Champ de bataille
tray-attacker = Attaquant
tray-defender = Défenseur
place-reserve = hors de la carte
fact-capital = capitale de { $player } : rapporte { talents-in-words } aux siens
fact-home = terre de { $player } : rapporte { talents-in-words } aux siens
fact-conquered = rapporte { talents-in-words } à tout autre
fact-roads = routes vers { $nodes }
fact-sea = voies de mer vers { $nodes }

## The year

step-denounce = Dénonciation des liens
step-note = Villes de départ en secret
step-order = Dés pour l'ordre du tour
step-season = Printemps, puis été
step-council = Conseil : offres et pactes
step-turn = Tour d'un joueur
step-passage = Droit de passage
step-attack = Attaque : aides, bataille ou siège
step-battle = Bataille rangée
step-retreat = Retraites
step-winter = Revenu
step-quarters = Quartiers d'hiver
step-pay = Solde des armées isolées
step-replace = Remplacements
step-over = La fin
season-spring = printemps
season-summer = été
season-winter = hiver
stage-season = Année { $year }, { season-name }
stage-turn = Tour de { $player }
asked-offer-pact = { $player } propose un pacte. Signez-vous ?

## Armies and cities

element-number = élément { $number }
piece-army = Armée de { $player } : { elements-in-words }
army-troops = { $troops }
army-no-general = aucun Général nommé
army-maybe = partie en secret : { $nodes }
army-hidden = les autres ne savent pas où elle est
army-destroyed = détruite ; on peut la lever de nouveau en hiver
army-isolated = hiverne à découvert, isolée
army-besieging = assiège cette place
army-besieged = assiégée
army-fought = a combattu cette saison
mark-neutral = { $node } : neutre
mark-held = { $node } : à { $player }, rapporte { talents-in-words }
mark-siege = { $node } : assiégée par { $player }, jets jusqu'ici : { $rolls }
effect-attack = { $how ->
    [invasion] { $attacker } envahit { $node }
    [relief] { $attacker } vient secourir { $node }
   *[sally] { $attacker } tente une sortie de { $node }
  }
effect-contingent = { $player } envoie à { $other } un contingent de { elements-in-words }

## How the campaign stands

track-year = Année
track-season = Saison
track-treasury = Trésor
track-income = Revenu
glance-goal-campaign = Le plus haut revenu après la dernière année gagne
glance-years = La campagne dure { $years ->
    [one] 1 an
   *[other] { $years } ans
  }.
glance-treasury = { $player } a { talents-in-words }
glance-army = L'armée de { $player } a { elements-in-words }
glance-allies = { $player } a pour alliés { $players }
glance-lord = { $player } a pour seigneur { $other }
glance-out = { $player } est hors jeu

## Pacts

paper-pact = Pacte { $number } entre { $player } et { $other }
paper-offer = { $player } offre un pacte à { $other }
paper-ally = { $player } offre une alliance à { $other }
paper-vassal = { $player } offre sa vassalité à { $other }
paper-ally-means = { $player } et { $other } ne s'attaquent pas et peuvent se demander le passage.
paper-vassal-means = { $player } laisse passer { $other } et lui envoie sur demande un contingent par an.
paper-peace = { $player } et { $other } ne s'attaquent pas.
paper-passage = { $player } laisse passer { $other }.
paper-contingent = { $player } envoie à { $other }, sur demande, un contingent par an.
paper-gold = { $player } verse à { $other } { talents-in-words } à la signature.
paper-tribute = { $player } verse à { $other } { talents-in-words } chaque année.
paper-text = « { $text } »
paper-until = En vigueur jusqu'à la fin de l'année { $year }.
told-pact-proposed = { $player } propose à { $other } un pacte jusqu'à la fin de l'année { $until }{ $peace ->
    [true] {" ; "}ils restent en paix
   *[false] { "" }
  }{ $passage ->
    [mine] {" ; "}{ $player } accorde le passage
    [yours] {" ; "}{ $other } accorde le passage
    [both] {" ; "}tous deux accordent le passage
   *[none] { "" }
  }{ $contingent ->
    [mine] {" ; "}{ $player } envoie un contingent sur demande
    [yours] {" ; "}{ $other } envoie un contingent sur demande
    [both] {" ; "}tous deux envoient un contingent sur demande
   *[none] { "" }
  }{ $pays ->
    [mine] {" ; "}{ $player } verse { $gold } { $gold ->
        [one] talent
       *[other] talents
      } à la signature
    [yours] {" ; "}{ $other } verse { $gold } { $gold ->
        [one] talent
       *[other] talents
      } à la signature
   *[none] { "" }
  }{ $owes ->
    [mine] {" ; "}{ $player } verse { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } chaque année
    [yours] {" ; "}{ $other } verse { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } chaque année
   *[none] { "" }
  }{ $words ->
    [true] {" ; "}« { $text } »
   *[false] { "" }
  }.

## What can be done

told-march = Marcher vers { $to }{ by-way }
told-invade = Envahir { $to }{ by-way }{ with-help }
told-relieve = Secourir { $to }{ by-way }{ with-help }
told-givebattle = Entrer à { $to }{ by-way } et livrer bataille
told-standsiege = Entrer à { $to }{ by-way } et soutenir le siège
told-quarters = Quartiers d'hiver à { $to }{ by-way }
by-way = { $via ->
    [none] { "" }
   *[other] {" "}par { $via }
  }
with-help = { $helpers_count ->
    [0] { "" }
   *[other] , en demandant l'aide de { $helpers }
  }
short-march = Vers { $to }{ by-way }
short-invade = Envahir { $to }{ by-way }{ with-help }
short-relieve = Secourir { $to }{ by-way }{ with-help }
short-givebattle = Livrer bataille à { $to }{ by-way }
short-standsiege = Soutenir le siège à { $to }{ by-way }
short-quarters = Quartiers à { $to }{ by-way }
short-alone = Sans aide
told-buy = Racheter { element-kind } pour { talents-in-words }
told-general = Placer le Général avec { element-kind }
told-pay = { $troops_count ->
    [0] Ne payer aucun élément
   *[other] Payer { $troops }
  }
told-send = Envoyer { $troops }
element-kind = { $troop }{ $shoots ->
    [true] {" "}qui peut tirer
   *[other] { "" }
  }
note-sea = Par mer, au risque d'une tempête
note-passage = On demandera le passage à { $player }
note-lifts-siege = Cela lève le siège de { $node }

## Forms

form-denounce = Dénoncer des liens
form-contingent = Envoyer un contingent de { elements-in-words }
form-pay = Payer l'armée isolée
form-call = Appeler à l'aide
form-relation = Offrir un lien
form-pact = Proposer un pacte
form-give = Donner des talents
blank-denounce = Liens qui prennent fin
blank-contingent = Exactement { elements-in-words }
blank-way = Le chemin pour s'y rendre
blank-pay = Qui est payé, un talent chacun de vos { $talents } ; les autres désertent
blank-helpers = Joueurs à appeler
blank-other = Avec
blank-relation = Ce que vous offrez d'être
blank-until = En vigueur jusqu'à la fin de l'année
blank-peace = Aucun des deux n'attaque l'autre
blank-passage = Droit de passage
blank-contingent-duty = Contingent
blank-gold = Versés à la signature, en talents
blank-tribute = Versés chaque année, en talents
blank-text = Avec vos propres mots
blank-talents = Talents
hint-negative = Moins de zéro : l'autre paie
hint-text = Cette partie est seulement notée, rien ne l'impose.
option-player = { $player }
option-element = { element-kind }{ $general ->
    [true] , avec le Général
   *[other] { "" }
  }
option-way = par { $nodes }
option-there = déjà sur place
option-ally = allié
option-vassal = vassal
option-none = personne
option-mine = par moi
option-yours = par l'autre
option-both = par les deux

## Sieges

odds-falls = { $node } tombe
odds-holds = { $node } tient ; l'assiégeant perd { elements-in-words }
odds-bonus = Le dé et { $bonus } doivent faire { $needed } ou plus

## What can be looked at over the map

lens-march = Marche
lens-whereabouts = Où sont-elles
lens-march-of = { $points ->
    [one] L'armée de { $player } parcourt 1 route ou voie de mer
   *[other] L'armée de { $player } parcourt jusqu'à { $points } routes ou voies de mer
  }
lens-maybe = L'armée de { $player } peut être à { $nodes }
lens-all-known = Vous savez où sont toutes les armées

## Looking back

chronicle-year = Année { $year } sur { $years }
