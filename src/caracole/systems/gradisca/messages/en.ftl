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
moment-zone = a zone is about to act
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
done-by = ({ $unit }, rolled { $roll })

## Events: the turn and its Commands

event-game-began = The game begins with turn { $turn }.
event-turn-began = Turn { $turn } begins.
event-cup-filled = Command markers in the cup: { $commands }.
event-commands-divided = { $side } team: the second player leads { $commands }, the first the rest.
event-sea-supply-placed = Sea supply reaches { $zone } this turn.
event-command-drawn = The { $command } Command is drawn ({ $side }).
event-option-chosen = { $option ->
    [1] The { $command } Command takes option 1: cards and one zone.
    [2] The { $command } Command takes option 2: draw a card.
   *[other] The { $command } Command takes option { $option }: { $commander } leads.
  }
event-command-played = The marker of the { $command } Command goes on the Played track.
event-command-enters = The { $command } Command comes onto the map; its marker goes on the Played track.
event-command-retired = The { $command } Command has no units left: its marker leaves the game.
event-zone-activated = The { $command } Command acts in { $zone }: { $units }.
event-zone-crowded = { $zone } is too crowded with { $side } units: { $excess } above the limit.
event-raid-markers-removed = A new year begins: all Raid markers are removed.
event-morale-changed = { $side } Morale { signed }, now { $morale }.

## Events: cards and reinforcements

event-cards-dealt = The { $side } is dealt { count-of-cards }.
event-hand-seen = The { $side } holds: { $cards }.
event-card-drawn = The { $side } draws a card.
event-card-seen = The card drawn by the { $side } is { $card }.
event-nothing-to-draw = The { $side } finds nothing to draw: deck and discard pile are empty.
event-card-discarded = The { $side } discards { $card }.
event-card-played = The { $side } plays { $card }.
event-card-cancelled = The { $side } cancels { $card }: it has no effect.
event-card-removed = { $card } leaves the game.
event-card-losses = Losses in { $zone }: rolled { $roll }, { hits-in-words }.
event-deck-reshuffled = The discard pile is shuffled and becomes the deck: { count-of-cards }.
event-cards-1617-added = The cards of 1617 are shuffled and put on top of the deck: { count-of-cards }.
event-leadership-limited = The Leadership Value of { $commander } is at most { $to_value } in this activation.
event-movement-raised = Movement of the { $side } in this activation: { signed }.
event-group-waits = Reinforcements wait on the time line in the box of turn { $turn }: { $group }.
event-group-rolled = Reinforcements, rolled { $roll }, { $needed } or less needed: { $enters ->
    [true] they come in
   *[false] they wait
  } ({ $group }).
event-group-arrived = { $side } reinforcements in { $zone }: { $units }.

## Events: what single cards do

event-use-chosen = { $card }: use { $use } is chosen.
event-command-set-aside = The { $command } Command does not act this turn: its marker goes on the Played track.
event-command-held-back = The { $command } Command will not act in turn { $turn }.
event-command-confused = { $count ->
    [one] Confusion: for the rest of the turn each { $side } Command activates one zone at most.
   *[other] Confusion: for the rest of the turn each { $side } Command activates { $count } zones at most.
  }
event-recall-barred = For the rest of the turn no { $side } Commander calls units to a battle.
event-rivals-barred = Jealousy: for the rest of the turn the Commanders of these Commands do not call each other's units: { $commands }.
event-hand-spied = A spy has seen the { $side } hand: { $cards }.
event-cards-barred = Until the end of turn { $turn } the { $side } may not play { $cards }.
event-contributions-raised = The { $side } raises contributions worth { $points } in { $zones }.
event-march-forced = Forced march of the { $side } from { $zone }: movement { signed }, artillery +{ $guns }.
event-unit-bore-the-march = Bears the forced march, having no Disorganized side: { $unit }.
event-river-closed = The { $river } is in flood: until the end of the turn nobody crosses it where it has no bridge.
event-bridges-closed = The { $river } is in flood: until the end of the turn nobody crosses its bridges.
event-bridge-lost = The flood takes the bridge between { $zone } and { $to } (rolled { $roll }).
event-bridge-stood = The bridge between { $zone } and { $to } stands (rolled { $roll }).
event-bridge-mended = The bridge between { $zone } and { $to } is mended { done-by }.
event-bridge-not-mended = The bridge between { $zone } and { $to } is not mended { done-by }.
event-bridge-built = The { $side } builds a bridge between { $zone } and { $to }.
event-epidemic-began = An epidemic breaks out: { $region }.
event-units-fell-ill = { $units_count ->
    [0] No { $side } units fall ill in { $zone } (dice: { $dice }).
   *[other] { $side } units fall ill in { $zone }: { $units } (dice: { $dice }).
  }
event-pay-failed = No pay for the { $side }, rolled { $roll }: { $count ->
    [0] no infantry is Disorganized.
    [one] 1 infantry unit is Disorganized.
   *[other] { $count } infantry units are Disorganized.
  }
event-unit-returned = A gun comes back to the { $side } in { $zone }: { $unit }.
event-guns-raised = Value of { $side } artillery that bombards in this activation: { signed }.
event-engineers-raised = Value of { $side } engineers at mines and walls in this activation: { signed }.
event-sortie-began = Night sortie of the { $side } from { $fortress } against { $zone }: { $units }.
event-sortie-ended = The { $side } sortie from { $fortress } against { $zone } is over. Hits on the sortie and on the besiegers: { $hits }.
event-mine-spoiled = The sortie destroys a mine at { that-wall }.
event-sea-supply-removed = The sea-supply marker leaves { $zone }.
event-sea-supply-barred = There is no sea supply until the end of turn { $turn }.
event-zone-supplied = { $side } units in { $zone } count as supplied until the end of the turn.

## Events: marches, raids, supply

event-units-marched = { $how ->
    [raid] The { $side } sets out from { $origin } to raid { $to }: { $units }.
    [incursion] The { $side } makes an incursion from { $origin } into { $to }: { $units }.
   *[march] The { $side } marches from { $origin } to { $to }: { $units }.
  }
event-unit-dropped = Left behind in { $zone }: { $unit }.
event-cavalry-returned = The { $side } light cavalry returns from { $origin } to { $to }: { $units }.
event-raid-rolled = The { $side } raids { $zone } with { $units }: rolled { $roll }, plus { $against } for enemy units and Forts, against { $units_count } raiding: { $success ->
    [true] success.
   *[false] failure.
  }
event-units-in-supply = { $side } units in supply again in { $zone }: { $units }.
event-units-out-of-supply = { $side } units out of supply in { $zone }: { $units }.
event-camp-moved = The { $side } Camp moves from { $origin } to { $to }.
event-camp-lost = The { $side } Camp in { $zone } is lost.
event-camp-returned = The { $side } Camp comes back in { $zone }.

## Events: combat

event-battle-began = The { $side } attacks in { $zone } with { $units }.
event-unit-recalled = { $commander } calls { $unit } from { $origin } to the battle; the way in leads from { $via }.
event-units-fired = The { $side } fires with { $units }. Values: { $values }; dice: { $dice }; { hits-in-words }.
event-hits-deducted = Forts and Town in { $zone } ward off { hits-in-words }.
event-unit-disorganized = Disorganized by a hit: { $unit }.
event-units-disorganized = Disorganized: { $units }.
event-unit-eliminated = Eliminated in { $zone }: { $unit }.
event-unit-recovered = Back in good order: { $unit }.
event-commander-checked = { $hit ->
    [true] { $commander } is hit (rolled { $roll }).
   *[false] { $commander } is unharmed (rolled { $roll }).
  }
event-commander-replaced = { $name } takes the place of { $commander }.
event-replacement-appeared = The replacement of { $commander } appears in { $zone }.
event-round-decided = { $again ->
    [true] Another round is fought in { $zone }.
   *[false] The battle in { $zone } ends after this round.
  }
event-battle-won = The { $winner } wins the battle in { $zone }.
event-garrison-stood = The garrison of { $zone } takes one more hit and stays.
event-units-retreated = The { $side } retreats from { $origin } to { $to }: { $units }.

## Events: sieges and works

event-wall-bombarded = { $by ->
    [0] The { $side } bombards { that-wall }; it stays at Level { $level }.
   *[other] The { $side } bombards { that-wall }; it loses { $by } and is at Level { $level }.
  }
event-wall-breached = There is a Breach in { that-wall }.
event-wall-rebuilt = Rebuilt to Level { $level }: { that-wall } { done-by }.
event-wall-not-rebuilt = Not rebuilt, still at Level { $level }: { that-wall } { done-by }.
event-mine-laid = A mine is laid at { that-wall } { done-by }.
event-mine-failed = No mine is laid at { that-wall } { done-by }.
event-mine-exploded = A mine explodes at { that-wall } { done-by }.
event-mine-silent = The mine at { that-wall } does not go off and stays { done-by }.
event-mine-lost = The mine at { that-wall } fails and is removed { done-by }.
event-mine-removed = Counter-mining removes a mine at { that-wall } { done-by }.
event-mine-not-found = Counter-mining finds nothing at { that-wall } { done-by }.
event-mines-abandoned = The mines at { that-wall } are abandoned and removed.
event-fort-built = The { $side } builds a Fort in { $zone } ({ $unit }).
event-fort-destroyed = The { $side } destroys its own Fort in { $zone } ({ $unit }).
event-forts-taken = The { $side } takes the enemy Forts in { $zone }: { $converted } converted, { $destroyed } destroyed.
event-town-destroyed = The { $side } destroys the Fortified Town of { $zone }.

## Events: points and the end

event-booty-taken = The { $side } takes the Booty of { $zone }, worth { $points }.
event-points-gained = The { $side } scores { $points }: { $total ->
    [one] 1 Victory Point in all.
   *[other] { $total } Victory Points in all.
  }
event-end-moved = The End of Game marker moves ({ signed }) and now lies on turn { $turn }.
event-zone-occupied = At the end of the game the { $side } holds { $zone }.
event-score-counted = { $what ->
    [breaches] Breaches in the walls of { $zone }
    [levels] Levels missing from the walls of { $zone }
    [camp] The enemy Camp was lost
   *[eliminated] Enemy units eliminated
  }: { $points } for the { $side }, counted { $count ->
    [one] once.
   *[other] { $count } times.
  }
event-game-ended = { $winner ->
    [none] The game is over: a draw.
   *[other] The game is over: the { $winner } wins.
  } Victory Points, Venetian and Austrian: { $points }.

## Refusals: teams, options, zones

refusal-advanced-only = That belongs to the advanced game.
refusal-not-your-command = Not all of these Commands are your side's: { $commands }.
refusal-command-named-twice = Name each Command only once: { $commands }.
refusal-both-members-lead = Each player of the team must lead at least one Command.
refusal-no-such-option = Choose option 1, 2 or 3, and name a Commander for option 3 only; you said { $option }.
refusal-no-commander-in-play = The { $command } Command has no Commander in play.
refusal-name-one-commander = Option 3 needs the name of a Commander of the { $command } Command who is in play.
refusal-zone-already-activated = { $zone } has already been activated.
refusal-card-ended-the-zones = A card was played after units had acted: { $zone } can no longer be activated.
refusal-no-zones-left = No further zone may be activated now.
refusal-no-units-of-command = The { $command } Command has no units in { $zone }.
refusal-already-acted = All units of this Command in { $zone } have already acted this turn.
refusal-commander-is-lost = { $commander } is lost: he leads no further zone.
refusal-out-of-span = { $zone } is out of the command span: two zones at most, not across X, an unbridged river or a zone with enemies.
refusal-other-command = Belongs to another Command: { $unit }.
refusal-not-in-the-zone = Not in { $zone }: { $unit }.
refusal-has-acted = Has already acted: { $unit }.
refusal-name-each-unit-once = Name at least one unit, and each only once.
refusal-not-in-the-crowd = Not one of the units to choose from: { $unit }.
refusal-no-coast = { $zone } does not border the Adriatic.

## Refusals: cards

refusal-no-cards-in-scenario = There are no cards to draw in this scenario.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-for-your-side = { $card } is not for your side to play.
refusal-no-cards-left = No further card may be played now, so not { $card } either.
refusal-hand-too-big = { $count } cards in hand are too many: discard one.
refusal-nothing-to-discard = Your hand is full and none of its cards may be discarded, so you may not draw.
refusal-mandatory-card = { $card } is Mandatory: it must be played and cannot be discarded.
refusal-mandatory-card-first = The Mandatory card { $card } must be played first.
refusal-mandatory-card-in-hand = You hold the Mandatory card { $card }: choose an option that lets you play it.
refusal-dated-reinforcement = { $card } brings reinforcements: until its date has passed it cannot be discarded.
refusal-before-its-date = { $card } may be played only after turn { $turn }.
refusal-before-the-units = { $card } is played before any units act.
refusal-not-in-this-season = { $card } may not be played in this season.
refusal-needs-a-command = { $card } may be played only while the { $command } Command has combat units on the map.
refusal-card-barred = Another card forbids { $card } for now.
refusal-use-before-the-units = This use of the card comes before any units act.
refusal-response-card = { $card } is an answer, to be played in the other side's activation.
refusal-not-an-answer-here = { $card } is no answer to what is happening now.
refusal-no-target = The card finds no target.
refusal-card-means-combat-units = The card means combat units, and this is a Commander: { $unit }.
refusal-nobody-left-to-come = Nobody of that group is waiting on the flag any more.
refusal-no-entry-there = The reinforcements cannot come in at { $zone }.

## Refusals: single cards

refusal-no-such-use = { $card } has no use { $use } now.
refusal-not-a-named-command = The card does not speak of the { $command } Command, or it is not on the map.
refusal-jealous-generals = Its Commander is a rival this turn and does not let it be called: { $unit }.
refusal-not-in-that-hand = { $card } is not in the enemy's hand.
refusal-reinforcement-card = { $card } brings reinforcements: a spy cannot take it.
refusal-did-not-march = Did not take part in the forced march: { $unit }.
refusal-river-in-flood = The river between { $zone } and { $to } is in flood: nobody crosses it this turn.
refusal-no-bridge-lost = No bridge was lost between { $zone } and { $to }.
refusal-no-river-to-bridge = Between { $zone } and { $to } there is no place for that bridge.
refusal-nobody-on-the-bank = You have no combat units on the bank in { $zone }.
refusal-no-crowd-in-region = Nobody is crowded enough there: { $region }.
refusal-no-foundry-there = The gun cannot come back in { $zone }.
refusal-no-sortie-there = No sortie from { $fortress } against { $to } is possible.
refusal-too-many-units = { $count ->
    [one] That is too many: one unit at most.
   *[other] That is too many: { $count } units at most.
  }
refusal-not-for-the-sortie = Cannot take part in the sortie: { $unit }.
refusal-commander-not-there = { $commander } is not in { $zone }.
refusal-not-in-ambush = Not in ambush here, or chosen already: { $unit }.
refusal-somebody-must-fire = At least one unit must fire.
refusal-only-where-they-landed = The sea-supply marker goes only where they landed, not to { $zone }.

## Refusals: movement

refusal-not-adjacent = { $zone } and { $to } are not adjacent.
refusal-impassable-border = Nothing crosses the border between { $zone } and { $to } (X).
refusal-no-such-manner = { $how ->
    [raid] Raids belong to the advanced game.
    [incursion] Incursions belong to the advanced game.
   *[other] Nobody enters a zone in that manner: { $how }.
  }
refusal-not-enough-movement = The slowest unit has not enough movement left for { $to }.
refusal-river-without-bridge = There is no bridge between { $zone } and { $to }: neither artillery nor a Camp crosses the river.
refusal-river-takes-whole-move = Crossing the river between { $zone } and { $to } takes the whole movement, and some is already spent.
refusal-no-raid-after-river = Crossing the river to { $to } takes the whole movement: none is left for a raid.
refusal-wall-not-breached = There is no Breach in that wall: nobody gets into the enemy Fortress there.
refusal-no-guns-in-an-assault = Artillery takes no part in the assault on a Fortress.
refusal-needs-escort = Enemies are in { $to }: enter only with infantry or cavalry.
refusal-low-morale = Morale is Low: no unit enters { $to }, where enemies are.
refusal-needs-attack-supply = That needs Attack Supply, and these units have none.
refusal-not-in-the-stack = Not in the moving stack: { $unit }.
refusal-nobody-would-go-on = The last of the stack cannot be left behind: { $unit }.

## Refusals: raids and incursions

refusal-only-foot-and-horse-raid = Only infantry and cavalry raid, and none of them is here to raid { $zone }.
refusal-no-raid-in-a-fortress = { $zone } is a Fortress: no raid there.
refusal-outside-raid-area = { $zone } lies outside your raid area.
refusal-raided-this-year = { $zone } has already been raided this year.
refusal-declare-on-entry = A raid on { $zone } is declared on entering it.
refusal-raiders-stay-together = Among the enemies in { $zone } the raiders stay together.
refusal-must-stay-and-fight = Not all of the stack is infantry or cavalry: among the enemies in { $zone } it must stay and fight.
refusal-light-cavalry-only = Only light cavalry, without anybody else, makes an incursion into { $to }.
refusal-struck-already = { $to } has already suffered an incursion in this activation.
refusal-not-back-home = The light cavalry must be back in { $zone } before its next incursion.
refusal-no-way-back = The incursion into { $to } needs movement for both ways and a way back free of enemies.

## Refusals: combat

refusal-not-yours-to-call = Not yours, or not on the map: { $unit }.
refusal-already-activated = Already activated this turn: { $unit }.
refusal-no-way-in = No way leads into the battle from { $via } for { $unit }.
refusal-too-far = Too far away to reach the battle by way of { $via }: { $unit }.
refusal-commander-takes-no-hits = A Commander takes no hits: { $unit }.
refusal-not-among-those-hit = Not among the units that were hit: { $unit }.
refusal-must-retreat = The force in { $zone } has lost and must retreat.
refusal-enemy-there = There are enemy units in that zone.
refusal-river-bars-retreat = No retreat from { $zone } to { $to }: the river there has no bridge.
refusal-no-friends-there = There are no friendly units in { $zone }.
refusal-in-good-order = Is in good order already: { $unit }.
refusal-out-of-supply = Out of supply, so it cannot recover: { $unit }.

## Refusals: sieges and works

refusal-artillery-only = Only artillery bombards, and this is not: { $unit }.
refusal-engineers-only = Only engineers do that, and this is another unit: { $unit }.
refusal-no-wall-there = There is no Fortress wall between { $zone } and { $fortress }.
refusal-no-enemy-inside = There are no enemy units in { $fortress }.
refusal-no-enemy-there = There are no enemy units in { $to }.
refusal-enemy-mines-there = That wall of { $fortress } carries enemy mines.
refusal-already-breached = That wall of { $fortress } is already breached.
refusal-not-in-a-fortress = That is done from inside a Fortress, at its own wall; not from { $zone }.
refusal-no-breach = There is no Breach here through which to fire into { $fortress }.
refusal-breach-fire-goes-outward = Fire through a Breach does not reach the units in { $fortress }.
refusal-one-salvo-per-zone = The one salvo from here on { $to } has been fired.
refusal-no-mine-there = There is no mine for that at the wall towards { $zone }.
refusal-mine-too-fresh = The mine at { that-wall } was laid only just now.
refusal-mine-tried-already = Every mine at { that-wall } has had its try in this activation.
refusal-no-mine-markers = The { $side } has no Mine markers left.
refusal-wall-is-whole = The wall towards { $zone } is whole.
refusal-breach-cannot-be-rebuilt = The wall towards { $zone } is breached and cannot be rebuilt.
refusal-inside-fortress = { $zone } is a Fortress: no Fort is built there.
refusal-too-many-forts = { $zone } holds no more Forts.
refusal-no-fort-markers = The { $side } has no Fort markers left.
refusal-one-fort-per-activation = A Fort has already been built in { $zone } in this activation.
refusal-no-own-fort = You have no Fort in { $zone }.
refusal-not-so-many-forts = { $count } enemy Forts cannot be converted in { $zone }.

## Refusals: the Camp

refusal-no-camp-here = Your Camp is not in { $zone }.
refusal-camp-has-moved = The Camp in { $zone } has already moved this turn.
refusal-camp-never-in-a-fortress = { $to } is a Fortress: a Camp never goes there.
refusal-camp-is-not-lost = You have no lost Camp to bring back.
refusal-camp-lost-this-turn = The Camp was lost this turn; it can come back in a later one.
refusal-no-source-there = { $zone } is not a Supply Source of yours.

## Decisions

decision-teams-divide = Which Commands will your partner lead?
decision-turn-sea-supply-place = Which coastal zone is supplied by sea this turn?
decision-stacking-choose = { $zone } is too crowded. Which unit is Disorganized? ({ $count } more)
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
   *[other] { $command } Command in { $zone }, ready to act: { $units }. What do they do?
  }
decision-column-on = On the march in { $zone } with { $movement_left } movement left: { $units }. Where next?
decision-column-won = { $zone } is won. Stay there, or go back to { $to }?
decision-battle-recall = Whom does { $commander } call to the battle in { $zone }? ({ $calls } more)
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
decision-replacement-place = Where does the replacement of { $commander } appear?
decision-forts-take = { $forts ->
    [one] One enemy Fort falls in { $zone }. Convert it, or destroy it?
   *[other] { $forts } enemy Forts fall in { $zone }. How many do you convert? The others are destroyed.
  }
decision-arrival-choose = Where do these reinforcements come in: { $group }?
decision-effect-recover = Which unit recovers? (up to { $count } more)
decision-effect-losses = Which zone does the card strike?
decision-card-use = Which use of { $card }?
decision-effect-hold-back = Which Command is kept from acting?
decision-effect-spy = Which card does the { $side } lose?
decision-effect-forced-march = From which zone does the forced march set out?
decision-forced-march-pay = Which of these units pays for the forced march from { $zone }: { $units }?
decision-effect-build-bridge = Across which border is the bridge built?
decision-effect-epidemic = Which part of the map does the epidemic strike?
decision-effect-mutiny = Unpaid: { $units }. Which unit is Disorganized? ({ $count } more)
decision-foundry-choose = Which gun comes back?
decision-foundry-place = Where does this gun come back: { $unit }?
decision-sortie-choose = A night sortie: from which Fortress, against which zone, with which units? (at most { $count })
decision-effect-ambush = { $units_count ->
    [0] Who fires from ambush? (up to { $count })
   *[other] Who else fires from ambush besides { $units }? (up to { $count } more)
  }
decision-sea-landing = Does the sea-supply marker move to { $zone } with the landing?
decision-window-ask = Answer with a card? Now { $moment ->
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
action-PlaceSeaSupply = Supply { $zone } by sea
action-Disorganize = Disorganize { $unit }
action-ChooseOption = { $option ->
    [1] Option 1: play cards and activate one zone
    [2] Option 2: draw a card
   *[other] Option { $option }: { $commander } leads
  }
action-PlayCard = Play { $card }
action-Discard = Discard { $card }
action-KeepCards = Discard nothing
action-ActivateZone = Activate { $zone }
action-EndActivation = End the activation
action-Respond = Answer with { $card }
action-Pass = No answer
action-March = { $how ->
    [raid] Raid { $to } with { $units }
    [incursion] Incursion into { $to } with { $units }
   *[march] March to { $to } with { $units }
  }
action-GoOn = { $how ->
    [raid] Go on and raid { $to }
    [incursion] Go on with an incursion into { $to }
   *[march] Go on to { $to }
  }
action-Drop = Leave behind { $unit }
action-Halt = Halt and stay here
action-RaidAgain = Raid once more
action-GoBack = Go back
action-Bombard = Bombard the wall of { $fortress } with { $guns }
action-BombardUnits = Bombard the units in { $target } with { $guns }
action-LayMine = Mine the wall of { $fortress } ({ $engineers })
action-SetOffMine = Set off a mine at { $fortress } ({ $engineers })
action-CounterMine = Counter-mine the wall towards { $facing } ({ $engineers })
action-RebuildWall = Rebuild the wall towards { $facing } ({ $engineers })
action-BuildFort = Build a Fort ({ $engineers })
action-DestroyFort = Destroy an own Fort ({ $engineers })
action-Recover = Recover good order: { $unit }
action-MoveCamp = Move the Camp to { $to }
action-ReturnCamp = Bring the Camp back in { $zone }
action-EndZone = Finish this zone
action-Recall = Call { $unit } by way of { $via }
action-EndRecall = Call nobody else
action-TakeHit = Let { $unit } take the hit
action-FightOn = { $again ->
    [true] Fight another round
   *[false] End the battle
  }
action-RetreatTo = Retreat to { $to }
action-StandFast = Stand fast
action-PlaceReplacement = Put the new Commander in { $zone }
action-TakeForts = { $convert ->
    [0] Convert none, destroy all
   *[other] Convert { $convert }, destroy the others
  }
action-EnterAt = Come in at { $zone }
action-ChooseZone = Choose { $zone }
action-ChooseUnit = Choose { $unit }
action-RepairBridge = Mend the bridge to { $to } ({ $engineers })
action-ChooseCard = Choose { $card }
action-ChooseCommand = Choose the { $command } Command
action-ChooseRegion = Choose { $region }
action-ChooseBorder = Choose the border between { $zone } and { $other }
action-ChooseUse = Choose use { $use }
action-Sally = { $commander ->
    [none] Sortie from { $fortress } against { $to } with { $units }
   *[other] Sortie from { $fortress } against { $to } with { $units }, led by { $commander }
  }
action-Enough = Enough

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
reason-recover = They must be in good order again.
reason-keep-supply = The Camp must keep up with the army.
reason-hold-position = They stand well where they are.
reason-nothing-better = There is nothing better to do.
reason-good-card = The card helps now.
reason-best-on-balance = All in all the best choice.

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
roll-losses = losses by a card
roll-booty = value of the Booty
roll-booty-markers = laying out the Booty
roll-deck = shuffling the deck
roll-reshuffle = shuffling the discard pile
roll-cards-1617 = shuffling the cards of 1617
roll-dispute = which member of the team decides
roll-odd-share = which member of the team bears the odd share
roll-bridge = mending a bridge
roll-bridge-in-flood = fate of a bridge in the flood
roll-confusion = which Commands are confused
roll-discard = which card is lost
roll-epidemic = epidemic
roll-no-pay = infantry without pay
