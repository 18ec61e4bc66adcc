# The sentences of La Guerra di Gradisca. Ids and variables: see caracole/texts/__init__.py and
# tests/systems/gradisca/test_messages.py, which holds the three languages and the code together.

## Names

side-venetian = Venetian
side-austrian = Austrian
type-infantry = infantry
type-cernide = cernide (militia)
type-light = light cavalry
type-medium = medium cavalry
type-heavy = heavy cavalry
type-engineers = engineers
type-artillery = artillery
type-commander = Commander
border-kind-open = open
border-kind-river = river
border-kind-bridge = bridge
border-kind-impassable = impassable
border-kind-wall = wall
morale-high = high
morale-medium = medium
morale-low = low
how-march = march
how-raid = raid
how-incursion = incursion
place-map = on the map
place-flag = among the reinforcements on the flag
place-eliminated = eliminated
place-time-line = on the time line
place-absent = not in this scenario
moment-drawn = a Command has been drawn
moment-option = the option has been chosen
moment-option3 = option 3 has been declared
moment-zone = a zone is about to be activated
moment-dice = dice are about to be rolled
moment-entered = units have entered difficult terrain
moment-card = a card has been announced
moment-closing = the activation is about to end

## Parts of sentences, used below

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
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }
count-of-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
that-wall = the wall of { $fortress } towards { $zone }
done-by = ({ $unit }, roll { $roll })

## Events: the turn and its Commands

event-game-began = The game begins with turn { $turn }.
event-turn-began = Turn { $turn } begins.
event-cup-filled = Command markers in the cup: { $commands }.
event-commands-divided = { $side } team: the second player leads { $commands }, the first player the rest.
event-sea-supply-placed = Sea supply reaches { $zone } this turn.
event-command-drawn = The { $command } Command is drawn ({ $side }).
event-option-chosen = { $option ->
    [1] The { $command } Command takes option 1: cards and one zone.
    [2] The { $command } Command takes option 2: draw a card.
   *[other] The { $command } Command takes option { $option }: several zones, led by { $commander }.
  }
event-command-played = The { $command } Command marker goes to the Played Commands track.
event-command-enters = The { $command } Command enters the map; its marker goes to the Played Commands track.
event-command-retired = The { $command } Command has no units left: its marker is removed from the game.
event-zone-activated = The { $command } Command activates { $zone }: { $units }.
event-zone-crowded = { $zone } is over the stacking limit: { $excess } { $side } { $excess ->
    [one] unit
   *[other] units
  } too many.
event-raid-markers-removed = A new year begins: all Raid markers are removed.
event-morale-changed = { $by ->
    [0] { $side } Morale stays at { $morale }.
   *[other] { $side } Morale { signed }, now { $morale }.
  }

## Events: cards and reinforcements

event-cards-dealt = { $count ->
    [0] The { $side } player is dealt no cards.
   *[other] The { $side } player is dealt { count-of-cards }.
  }
event-hand-seen = { $cards_count ->
    [0] The { $side } player holds no cards.
   *[other] The { $side } player holds: { $cards }.
  }
event-card-drawn = The { $side } player draws a card.
event-card-seen = The card drawn by the { $side } player is { $card }.
event-nothing-to-draw = The { $side } player cannot draw: the deck and the discard pile are empty.
event-card-discarded = The { $side } player discards { $card }.
event-card-played = The { $side } player plays { $card }.
event-card-cancelled = The { $side } player cancels { $card }: it has no effect.
event-card-removed = { $card } is removed from the game.
event-card-losses = Losses in { $zone }: roll { $roll }, { hits-in-words }.
event-deck-reshuffled = The discard pile is shuffled into a new deck: { count-of-cards }.
event-cards-1617-added = The cards of 1617 are shuffled and placed on top of the deck: { count-of-cards }.
event-leadership-limited = { $commander } has a Leadership Value of at most { $to_value } this activation.
event-movement-raised = { $side } movement points this activation: { signed }.
event-group-waits = Reinforcements wait on the time line, turn { $turn }: { $group }.
event-group-rolled = Reinforcements: roll { $roll }, { $needed } or less needed: { $enters ->
    [true] they arrive
   *[false] they wait
  } ({ $group }).
event-group-arrived = { $side } reinforcements in { $zone }: { $units }.

## Events: what single cards do

event-use-chosen = { $card }: use { $use } is chosen.
event-command-set-aside = The { $command } Command does not activate this turn; its marker goes to the Played Commands track.
event-command-held-back = The { $command } Command may not activate in turn { $turn }.
event-command-confused = { $count ->
    [one] Confusion: for the rest of the turn each { $side } Command activates one zone at most.
   *[other] Confusion: for the rest of the turn each { $side } Command activates { $count } zones at most.
  }
event-recall-barred = No { $side } Commander may recall units for the rest of the turn.
event-rivals-barred = Jealousy: for the rest of the turn the Commanders of these Commands may not recall each other's units: { $commands }.
event-hand-spied = { $cards_count ->
    [0] A spy finds the { $side } hand empty.
   *[other] A spy has seen the { $side } hand: { $cards }.
  }
event-cards-barred = The { $side } player may not play { $cards } until the end of turn { $turn }.
event-contributions-raised = The { $side } player raises contributions worth { $points } VP in { $zones }.
event-march-forced = { $side } forced march from { $zone }: { signed } MP, artillery +{ $guns }.
event-unit-bore-the-march = Unaffected by the forced march, having no Disorganized side: { $unit }.
event-river-closed = The { $river } is in flood: until the end of the turn it cannot be crossed where there is no bridge.
event-bridges-closed = The { $river } is in flood: until the end of the turn its bridges cannot be crossed.
event-bridge-lost = The flood destroys the bridge between { $zone } and { $to } (roll { $roll }).
event-bridge-stood = The bridge between { $zone } and { $to } holds (roll { $roll }).
event-bridge-mended = The bridge between { $zone } and { $to } is repaired { done-by }.
event-bridge-not-mended = The bridge between { $zone } and { $to } is not repaired { done-by }.
event-bridge-built = { $side } troops build a bridge between { $zone } and { $to }.
event-epidemic-began = An epidemic breaks out: { $region }.
event-units-fell-ill = { $units_count ->
    [0] No { $side } units fall ill in { $zone } (dice: { $dice }).
   *[other] { $side } units fall ill in { $zone }: { $units } (dice: { $dice }).
  }
event-pay-failed = { $side } troops go unpaid, roll { $roll }: { $count ->
    [0] no infantry is Disorganized.
    [one] 1 infantry unit is Disorganized.
   *[other] { $count } infantry units are Disorganized.
  }
event-unit-returned = { $side } artillery returns in { $zone }: { $unit }.
event-guns-raised = Value of bombarding { $side } artillery this activation: { signed }.
event-engineers-raised = Value of { $side } engineers at mines and walls this activation: { signed }.
event-sortie-began = { $side } night sortie from { $fortress } against { $zone }: { $units }.
event-sortie-ended = The { $side } sortie from { $fortress } against { $zone } is over. Hits on the sortie and on the besiegers: { $hits }.
event-mine-spoiled = The sortie destroys a mine at { that-wall }.
event-sea-supply-removed = The sea-supply marker leaves { $zone }.
event-sea-supply-barred = No sea supply until the end of turn { $turn }.
event-zone-supplied = { $side } units in { $zone } count as supplied until the end of the turn.

## Events: marches, raids, supply

event-units-marched = { $how ->
    [raid] { $side } units set out from { $origin } to raid { $to }: { $units }.
    [incursion] { $side } incursion from { $origin } into { $to }: { $units }.
   *[march] { $side } units march from { $origin } to { $to }: { $units }.
  }
event-unit-dropped = Left behind in { $zone }: { $unit }.
event-cavalry-returned = { $side } light cavalry returns from { $origin } to { $to }: { $units }.
event-raid-rolled = { $side } raid on { $zone } with { $units }: roll { $roll } + { $against } for enemy units and Forts, against { $units_count ->
    [one] 1 raiding unit
   *[other] { $units_count } raiding units
  }: { $success ->
    [true] success.
   *[false] failure.
  }
event-units-in-supply = { $side } units back in supply in { $zone }: { $units }.
event-units-out-of-supply = { $side } units out of supply in { $zone }: { $units }.
event-camp-moved = The { $side } Camp moves from { $origin } to { $to }.
event-camp-lost = The { $side } Camp in { $zone } is eliminated.
event-camp-returned = The { $side } Camp returns in { $zone }.

## Events: combat

event-battle-began = { $side } attack in { $zone }: { $units }.
event-unit-recalled = { $commander } recalls { $unit } from { $origin } to the combat, entering from { $via }.
event-units-fired = { $to ->
    [none] { $side } fire: { $units }.
   *[other] { $side } fire on { $to }: { $units }.
  } Values: { $values }; dice: { $dice }; { hits-in-words }.
event-hits-deducted = The defences of { $zone } absorb { hits-in-words }.
event-unit-disorganized = Disorganized by a hit: { $unit }.
event-units-disorganized = Disorganized: { $units }.
event-unit-eliminated = Eliminated in { $zone }: { $unit }.
event-unit-recovered = Back in good order: { $unit }.
event-commander-checked = { $hit ->
    [true] { $commander } is a casualty (roll { $roll }).
   *[false] { $commander } is unharmed (roll { $roll }).
  }
event-commander-replaced = { $name } replaces { $commander }.
event-replacement-appeared = The replacement, { $commander }, arrives in { $zone }.
event-round-decided = { $again ->
    [true] Another round of combat is fought in { $zone }.
   *[false] The combat in { $zone } ends after this round.
  }
event-battle-won = The { $winner } side wins the combat in { $zone }.
event-garrison-stood = The garrison of { $zone } takes one more hit and stays.
event-units-retreated = { $side } units retreat from { $origin } to { $to }: { $units }.

## Events: sieges and works

event-wall-bombarded = { $by ->
    [0] { $side } artillery bombards { that-wall }: it stays at Level { $level }.
    [one] { $side } artillery bombards { that-wall }: it loses 1 Level and is now at Level { $level }.
   *[other] { $side } artillery bombards { that-wall }: it loses { $by } Levels and is now at Level { $level }.
  }
event-wall-breached = There is a Breach in { that-wall }.
event-wall-rebuilt = Rebuilt to Level { $level }: { that-wall } { done-by }.
event-wall-not-rebuilt = Not rebuilt, still at Level { $level }: { that-wall } { done-by }.
event-mine-laid = A mine is laid at { that-wall } { done-by }.
event-mine-failed = No mine is laid at { that-wall } { done-by }.
event-mine-exploded = A mine explodes at { that-wall } { done-by }.
event-mine-silent = The mine at { that-wall } does not go off, but stays in place { done-by }.
event-mine-lost = The mine at { that-wall } fails and is removed { done-by }.
event-mine-removed = Counter-mining removes a mine at { that-wall } { done-by }.
event-mine-not-found = Counter-mining finds nothing at { that-wall } { done-by }.
event-mines-abandoned = The mines at { that-wall } are abandoned and removed.
event-fort-built = { $side } engineers build a Fort in { $zone } ({ $unit }).
event-fort-destroyed = { $side } engineers destroy their own Fort in { $zone } ({ $unit }).
event-forts-taken = Enemy Forts in { $zone } fall to the { $side } side: { $converted ->
    [0] { $destroyed } destroyed.
   *[other] { $destroyed ->
        [0] { $converted } converted.
       *[other] { $converted } converted, { $destroyed } destroyed.
    }
  }
event-town-destroyed = { $side } units destroy the Fortified Town of { $zone }.

## Events: points and the end

event-booty-taken = { $side } units take the Booty of { $zone }: { $points } VP.
event-points-gained = The { $side } player scores { $points } VP ({ $total } in all).
event-end-moved = The End of Game marker moves ({ signed }) to turn { $turn }.
event-zone-occupied = At the end of the game the { $side } player holds { $zone }.
event-score-counted = { $what ->
    [breaches] Breaches in the walls of { $zone }
    [levels] Levels missing from the walls of { $zone }
    [camp] The enemy Camp was eliminated
   *[eliminated] Enemy units eliminated
  } ({ $count }): { $points } VP for the { $side } player.
event-game-ended = { $winner ->
    [none] The game is over: a draw.
   *[other] The game is over: the { $winner } player wins.
  } Victory Points of the Venetian and the Austrian player: { $points }.

## Refusals: teams, options, zones

refusal-advanced-only = That belongs to the advanced game.
refusal-not-your-command = These Commands are not all yours: { $commands }.
refusal-command-named-twice = Name each Command only once: { $commands }.
refusal-both-members-lead = Each player of the team must lead at least one Command.
refusal-no-such-option = Choose option 1, 2 or 3, and name a Commander for option 3 only; you chose { $option }.
refusal-no-commander-in-play = The { $command } Command has no Commander in play.
refusal-name-one-commander = Option 3 needs the name of a Commander of the { $command } Command who is in play.
refusal-zone-already-activated = { $zone } has already been activated.
refusal-card-ended-the-zones = A card was played after units had activated: { $zone } can no longer be activated.
refusal-no-zones-left = No further zone may be activated now.
refusal-no-units-of-command = The { $command } Command has no units in { $zone }.
refusal-already-acted = All units of this Command in { $zone } have already activated this turn.
refusal-commander-is-lost = { $commander } is a casualty and cannot lead another zone.
refusal-out-of-span = { $zone } is out of the command span: two zones at most, and not across an impassable border (X), an unbridged river or a zone with enemies.
refusal-other-command = Belongs to another Command: { $unit }.
refusal-not-in-the-zone = Not in { $zone }: { $unit }.
refusal-has-acted = Already activated: { $unit }.
refusal-name-each-unit-once = Name at least one unit, and each only once.
refusal-not-in-the-crowd = Not one of the units to choose from: { $unit }.
refusal-no-coast = { $zone } does not border the Adriatic.

## Refusals: cards

refusal-no-cards-in-scenario = There are no cards to draw in this scenario.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-for-your-side = Your side may not play { $card }.
refusal-no-cards-left = No further card may be played now; { $card } has to wait.
refusal-hand-too-big = { $count ->
    [one] 1 card in hand is too many: discard it.
   *[other] { $count } cards in hand are too many: discard one.
  }
refusal-nothing-to-discard = Your hand is full and none of its cards may be discarded, so you may not draw.
refusal-mandatory-card = { $card } is Mandatory: it must be played and cannot be discarded.
refusal-mandatory-card-first = The Mandatory card { $card } must be played first.
refusal-mandatory-card-in-hand = You hold the Mandatory card { $card }: choose an option that lets you play it.
refusal-dated-reinforcement = { $card } brings reinforcements: until its date has passed it cannot be discarded.
refusal-before-its-date = { $card } may be played only after turn { $turn }.
refusal-before-the-units = { $card } must be played before any unit activates.
refusal-not-in-this-season = { $card } may not be played in this season.
refusal-needs-a-command = { $card } may be played only while the { $command } Command has combat units on the map.
refusal-card-barred = Another card forbids { $card } for now.
refusal-use-before-the-units = This use of the card must come before any unit activates.
refusal-response-card = { $card } is a Response: play it in the other side's activation.
refusal-not-an-answer-here = { $card } is not a Response to what is happening now.
refusal-no-target = The card has no target.
refusal-card-means-combat-units = “Unit” on a card means a combat unit; { $unit } is a Commander.
refusal-nobody-left-to-come = No unit of that group is still waiting on the flag.
refusal-no-entry-there = The reinforcements cannot enter at { $zone }.

## Refusals: single cards

refusal-no-such-use = { $card } has no use { $use } now.
refusal-not-a-named-command = The card does not name the { $command } Command, or the Command is not on the map.
refusal-jealous-generals = Cannot be recalled this turn, because its Commander is a rival: { $unit }.
refusal-not-in-that-hand = { $card } is not in the enemy's hand.
refusal-reinforcement-card = { $card } brings reinforcements: a spy cannot take it.
refusal-did-not-march = Did not take part in the forced march: { $unit }.
refusal-river-in-flood = The river between { $zone } and { $to } is in flood and cannot be crossed this turn.
refusal-no-bridge-lost = No bridge has been lost between { $zone } and { $to }.
refusal-no-river-to-bridge = That bridge cannot be built between { $zone } and { $to }.
refusal-nobody-on-the-bank = You have no combat units on the bank in { $zone }.
refusal-no-crowd-in-region = No stack in { $region } is large enough for the card.
refusal-no-foundry-there = The artillery cannot return in { $zone }.
refusal-no-sortie-there = You cannot make a sortie from { $fortress } against { $to }.
refusal-too-many-units = { $count ->
    [one] That is too many: one unit at most.
   *[other] That is too many: { $count } units at most.
  }
refusal-not-for-the-sortie = Cannot take part in the sortie: { $unit }.
refusal-commander-not-there = { $commander } is not in { $zone }.
refusal-not-in-ambush = Not in ambush here, or already chosen: { $unit }.
refusal-somebody-must-fire = At least one unit must fire.
refusal-only-where-they-landed = The sea-supply marker may only move to the landing zone, not to { $zone }.

## Refusals: movement

refusal-not-adjacent = { $zone } and { $to } are not adjacent.
refusal-impassable-border = The border between { $zone } and { $to } is impassable (X).
refusal-no-such-manner = { $how ->
    [raid] Raids belong to the advanced game.
    [incursion] Incursions belong to the advanced game.
   *[other] A zone cannot be entered in that way: { $how }.
  }
refusal-not-enough-movement = The slowest unit does not have enough movement points for { $to }.
refusal-river-without-bridge = There is no bridge between { $zone } and { $to }: artillery and Camps cannot cross the river.
refusal-river-takes-whole-move = Crossing the river between { $zone } and { $to } takes all movement points, and some are already spent.
refusal-no-raid-after-river = Crossing the river to { $to } takes all movement points: none are left for a raid.
refusal-wall-not-breached = There is no Breach in that wall: you cannot enter the enemy Fortress there.
refusal-no-guns-in-an-assault = Artillery may not take part in the assault on a Fortress.
refusal-needs-escort = There are enemies in { $to }: you may enter only with infantry or cavalry.
refusal-low-morale = Morale is Low: no unit may enter { $to }, where there are enemies.
refusal-needs-attack-supply = That needs Attack Supply, and these units do not have it.
refusal-not-in-the-stack = Not in the moving stack: { $unit }.
refusal-nobody-would-go-on = The last unit of the stack cannot be left behind: { $unit }.

## Refusals: raids and incursions

refusal-only-foot-and-horse-raid = Only infantry and cavalry may raid { $zone }, and this stack has none.
refusal-no-raid-in-a-fortress = { $zone } is a Fortress and cannot be raided.
refusal-outside-raid-area = { $zone } lies outside your raid area.
refusal-raided-this-year = { $zone } has already been raided this year.
refusal-declare-on-entry = A raid on { $zone } must be declared on entering it.
refusal-raiders-stay-together = The raiders must stay together among the enemies in { $zone }.
refusal-must-stay-and-fight = Not all of the stack is infantry or cavalry: among the enemies in { $zone } it must stay and fight.
refusal-light-cavalry-only = Only light cavalry, alone, may make an incursion into { $to }.
refusal-struck-already = { $to } has already suffered an incursion this activation.
refusal-not-back-home = The light cavalry must be back in { $zone } before its next incursion.
refusal-no-way-back = The incursion into { $to } needs movement points for both ways and a way back free of enemies.

## Refusals: combat

refusal-not-yours-to-call = Not yours, or not on the map: { $unit }.
refusal-already-activated = Already activated this turn: { $unit }.
refusal-no-way-in = { $unit } cannot enter the combat from { $via }.
refusal-too-far = Too far away to reach the combat by way of { $via }: { $unit }.
refusal-commander-takes-no-hits = A Commander cannot take hits: { $unit }.
refusal-not-among-those-hit = Not among the units that were hit: { $unit }.
refusal-must-retreat = The force in { $zone } has lost and must retreat.
refusal-enemy-there = There are enemy units in that zone.
refusal-river-bars-retreat = You cannot retreat from { $zone } to { $to }: the river there has no bridge.
refusal-no-friends-there = There are no friendly units in { $zone }.
refusal-in-good-order = Already in good order: { $unit }.
refusal-out-of-supply = Cannot recover while out of supply: { $unit }.

## Refusals: sieges and works

refusal-artillery-only = Only artillery may bombard; this is another unit: { $unit }.
refusal-engineers-only = Only engineers may do that; this is another unit: { $unit }.
refusal-no-wall-there = There is no Fortress wall between { $zone } and { $fortress }.
refusal-no-enemy-inside = There are no enemy units in { $fortress }.
refusal-no-enemy-there = There are no enemy units in { $to }.
refusal-enemy-mines-there = That wall of { $fortress } carries enemy mines.
refusal-already-breached = That wall of { $fortress } is already breached.
refusal-not-in-a-fortress = That must be done from inside a Fortress, at its own wall; not from { $zone }.
refusal-no-breach = There is no Breach here through which to fire into { $fortress }.
refusal-breach-fire-goes-outward = Fire through a Breach does not reach the units in { $fortress }.
refusal-one-salvo-per-zone = The one salvo from here on { $to } has already been fired.
refusal-no-mine-there = There is no suitable mine at the wall towards { $zone }.
refusal-mine-too-fresh = The mine at { that-wall } has only just been laid.
refusal-mine-tried-already = You have already tried every mine at { that-wall } this activation.
refusal-no-mine-markers = The { $side } player has no Mine markers left.
refusal-wall-is-whole = The wall towards { $zone } is whole.
refusal-breach-cannot-be-rebuilt = The wall towards { $zone } is breached and cannot be rebuilt.
refusal-inside-fortress = { $zone } is a Fortress: you cannot build a Fort there.
refusal-too-many-forts = { $zone } cannot hold more Forts.
refusal-no-fort-markers = The { $side } player has no Fort markers left.
refusal-one-fort-per-activation = A Fort has already been built in { $zone } this activation.
refusal-no-own-fort = You have no Fort in { $zone }.
refusal-not-so-many-forts = You cannot convert { $count ->
    [one] 1 enemy Fort
   *[other] { $count } enemy Forts
  } in { $zone }.

## Refusals: the Camp

refusal-no-camp-here = Your Camp is not in { $zone }.
refusal-camp-has-moved = The Camp in { $zone } has already moved this turn.
refusal-camp-never-in-a-fortress = { $to } is a Fortress: a Camp may never enter it.
refusal-camp-is-not-lost = You have no eliminated Camp to bring back.
refusal-camp-lost-this-turn = The Camp was eliminated this turn; it may return in a later one.
refusal-no-source-there = { $zone } is not one of your Supply Sources.

## Decisions

decision-teams-divide = Which Commands will your partner lead?
decision-turn-sea-supply-place = Which coastal zone receives sea supply this turn?
decision-stacking-choose = { $zone } is over the stacking limit. Which unit do you disorganize? ({ $count } more)
decision-activation-option = The { $command } Command has been drawn. Which option?
decision-activation-discard = Which card do you discard?
decision-activation-main = { $command } Command, option { $option }: { $cards_left ->
    [0] no cards
    [one] 1 card
   *[other] { $cards_left } cards
  } and { $zones_left ->
    [0] no zones
    [one] 1 zone
   *[other] { $zones_left } zones
  } left. What next?
decision-zone-act = { $units_count ->
    [0] { $command } Command in { $zone }: only the Camp can still move. What next?
   *[other] { $command } Command in { $zone }, ready: { $units }. What do they do?
  }
decision-column-on = On the march in { $zone } with { $movement_left } MP left: { $units }. Where next?
decision-column-won = { $zone } is won. Stay there, or go back to { $to }?
decision-battle-recall = Which unit does { $commander } recall to the combat in { $zone }? ({ $calls } more)
decision-battle-more = Another round in { $zone }? Hits on attacker and defender: { $round_hits } in this round, { $total_hits } in all.
decision-battle-stand = The garrison of { $zone } has lost. Take one more hit and stay, or retreat?
decision-hits-take = { $cause ->
    [bombardment] Bombardment
    [card] A card strikes
   *[field] Combat
  }: { hits-in-words } to take. Which unit takes the next one?
decision-retreat-choose = { $free ->
    [true] Bombarded in { $zone }: { $units }. Stay, or retreat to which zone?
   *[false] Beaten in { $zone }: { $units }. Where do they retreat?
  }
decision-replacement-place = Where does the replacement, { $commander }, arrive?
decision-forts-take = { $forts ->
    [one] One enemy Fort falls in { $zone }. Convert it, or destroy it?
   *[other] { $forts } enemy Forts fall in { $zone }. How many do you convert? The others are destroyed.
  }
decision-arrival-choose = Where do these reinforcements enter: { $group }?
decision-effect-recover = Which unit recovers? (up to { $count } more)
decision-effect-losses = Which zone does the card strike?
decision-card-use = Which use of { $card }?
decision-effect-hold-back = Which Command may not activate?
decision-effect-spy = Which card does the { $side } player lose?
decision-effect-forced-march = From which zone does the forced march set out?
decision-forced-march-pay = Which of these units pays for the forced march from { $zone }: { $units }?
decision-effect-build-bridge = Across which border is the bridge built?
decision-effect-epidemic = Which part of the map does the epidemic strike?
decision-effect-mutiny = Unpaid: { $units }. Which unit do you disorganize? ({ $count } more)
decision-foundry-choose = Which artillery unit returns?
decision-foundry-place = Where does this artillery unit return: { $unit }?
decision-sortie-choose = A night sortie: from which Fortress, against which zone, with which units? (at most { $count })
decision-effect-ambush = { $units_count ->
    [0] Which unit fires from ambush? (up to { $count })
   *[other] Which unit fires from ambush besides { $units }? (up to { $count } more)
  }
decision-sea-landing = Does the sea-supply marker move to { $zone } with the landing?
decision-window-ask = Respond with a card? Now { $moment ->
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

action-DivideCommands = Commands for your partner: { $partner }
action-PlaceSeaSupply = Place sea supply in { $zone }
action-Disorganize = Disorganize { $unit }
action-ChooseOption = { $option ->
    [1] Option 1: play cards and activate one zone
    [2] Option 2: draw a card
   *[other] Option { $option }: one card and several zones, led by { $commander }
  }
action-PlayCard = Play { $card }
action-Discard = Discard { $card }
action-KeepCards = Discard nothing
action-ActivateZone = Activate { $zone }
action-EndActivation = End the activation
action-Respond = Respond with { $card }
action-Pass = Pass
action-March = { $how ->
    [raid] Raid { $to } with { $units }
    [incursion] Incursion into { $to } with { $units }
   *[march] March to { $to } with { $units }
  }
action-GoOn = { $how ->
    [raid] Continue and raid { $to }
    [incursion] Continue with an incursion into { $to }
   *[march] Continue to { $to }
  }
action-Drop = Leave behind { $unit }
action-Halt = Halt and stay here
action-RaidAgain = Raid again
action-GoBack = Go back
action-Bombard = Bombard the wall of { $fortress } with { $guns }
action-BombardUnits = Bombard the units in { $target } with { $guns }
action-LayMine = Mine the wall of { $fortress } ({ $engineers })
action-SetOffMine = Set off a mine at { $fortress } ({ $engineers })
action-CounterMine = Counter-mine the wall towards { $facing } ({ $engineers })
action-RebuildWall = Rebuild the wall towards { $facing } ({ $engineers })
action-BuildFort = Build a Fort ({ $engineers })
action-DestroyFort = Destroy your own Fort ({ $engineers })
action-Recover = Recover { $unit }
action-MoveCamp = Move the Camp to { $to }
action-ReturnCamp = Bring the Camp back in { $zone }
action-EndZone = End this zone's actions
action-Recall = Recall { $unit } by way of { $via }
action-EndRecall = Recall no more units
action-TakeHit = Assign the hit to { $unit }
action-FightOn = { $again ->
    [true] Fight another round
   *[false] End the combat
  }
action-RetreatTo = Retreat to { $to }
action-StandFast = Stand fast
action-PlaceReplacement = Place the new Commander in { $zone }
action-TakeForts = { $convert ->
    [0] Convert none, destroy all
   *[other] Convert { $convert }, destroy the others
  }
action-EnterAt = Enter at { $zone }
action-ChooseZone = Choose { $zone }
action-ChooseUnit = Choose { $unit }
action-RepairBridge = Repair the bridge to { $to } ({ $engineers })
action-ChooseCard = Choose { $card }
action-ChooseCommand = Choose the { $command } Command
action-ChooseRegion = Choose { $region }
action-ChooseBorder = Choose the border between { $zone } and { $other }
action-ChooseUse = Choose use { $use }
action-Sally = { $commander ->
    [none] Sortie from { $fortress } against { $to } with { $units }
   *[other] Sortie from { $fortress } against { $to } with { $units }, led by { $commander }
  }
action-Enough = No more

## Reasons of the computer player

reason-draw-when-idle = There is little to do here; a card is worth more.
reason-lead-several-zones = More than one zone has work to do.
reason-act-with-one-zone = One zone has work to do.
reason-discard-least-useful = That card helps least.
reason-most-to-do-here = Most can be won by acting in { $zone }.
reason-good-odds = The odds are good in { $zone }.
reason-raid-pays = A raid on { $zone } pays.
reason-take-booty = There is Booty in { $zone }.
reason-mass-near-the-prize = The army gathers for the prize: on to { $zone }.
reason-breach-the-wall = The wall must come down.
reason-save-the-wall = The wall must be saved.
reason-thin-them-out = Every hit thins them out.
reason-dig-in = Here a Fort is worth the work.
reason-recover = They must recover.
reason-keep-supply = The Camp must keep up with the army.
reason-hold-position = The position is good: hold it.
reason-nothing-better = There is nothing better to do.
reason-good-card = The card helps now.
reason-share-commands = The Commands are shared out evenly.
reason-feed-from-the-sea = From there the ships can supply the most units.
reason-spare-the-best = The best units are spared.
reason-keep-cards = These cards are worth keeping.
reason-answer-now = This is the moment to answer.
reason-no-answer = No answer to this: better to wait.
reason-leave-a-guard = Some units must stay on guard.
reason-far-enough = Far enough for today.
reason-plunder-again = There is more to plunder.
reason-ride-home = Back home before the enemy catches them.
reason-leave-them-nothing = The enemy must find nothing here.
reason-open-the-road = The road must be opened.
reason-camp-again = The army needs its Camp.
reason-call-for-help = Every unit is needed in this combat.
reason-enough-men = There are enough units in this combat.
reason-safest-way-back = That is the safest way back.
reason-stand-fast = This place is worth defending.
reason-where-he-is-needed = The new Commander goes where he is needed.
reason-use-their-forts = Their Forts serve us as well.
reason-where-they-are-needed = They enter where they are needed.
reason-card-hits-most-here = That is where the card has most effect.
reason-break-out = By night they can be surprised.
reason-enough-of-the-card = The card has done its work.
reason-only-choice = There was no other choice.
reason-press-the-fight = The enemy is wavering: once more.
reason-break-off = We have lost enough here: break off.
reason-back-with-the-gain = Back to { $zone }: the job is done.
reason-last-chance = It is late and we are behind: something must be tried.
reason-wait-and-see = Better to wait and see.
reason-plan-bold = Attack wherever it is possible (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-hold = Stay and hold what we have (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-guard = Guard the prizes (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-raid = Plunder (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-gamble = Gamble (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-shift = Move the army to another wing (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-lead = Let a Commander lead several zones (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-draw = Wait, and draw a card (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-siege = Bring down the walls (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-goal = Everything for { $zone } (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-zone = Begin in { $zone } (plans weighed: { $plans }; worlds imagined for each: { $worlds }).
reason-plan-whim = An unusual activation promises more than the usual one (plans weighed: { $plans }; worlds imagined for each: { $worlds }).

## What the lab counts as a blunder

blunder-prize-abandoned = prizes left empty beside the enemy
blunder-out-and-back = columns that march out and back for nothing
blunder-lone-unit = single units sent into four enemies or more
blunder-idle-draw = cards drawn in the last turn by the side that is behind

## What dice are rolled for

roll-command = drawing a Command
roll-fire = fire
roll-commander = fate of a Commander
roll-raid = raid
roll-mine = laying a mine
roll-set-off = setting off a mine
roll-counter-mine = counter-mining
roll-rebuild = rebuilding a wall
roll-reinforcements = arrival of reinforcements
roll-losses = losses from a card
roll-booty = value of the Booty
roll-booty-markers = laying out the Booty
roll-deck = shuffling the deck
roll-reshuffle = shuffling the discard pile
roll-cards-1617 = shuffling the cards of 1617
roll-dispute = which member of the team decides
roll-odd-share = which member of the team bears the odd share
roll-bridge = repairing a bridge
roll-bridge-in-flood = fate of a bridge in the flood
roll-confusion = which Commands are confused
roll-discard = which card is lost
roll-epidemic = epidemic
roll-no-pay = unpaid infantry
