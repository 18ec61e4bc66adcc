# The program's own sentences, and what the kernel says no with. The sentences of a system are in its own catalogue.
# Lists of words that a player may type are separated by commas; the English ones are understood in every language.

and = and
quoted = “{ $text }”
no = No.
labelled = { $label }: { $text }
why-allowed = Allowed: { $action }.

## Refusals and events of the kernel

refusal-not_your_decision = It is not your decision.
refusal-game_over = The game is over.
refusal-not_asked_now = That is not the decision to make now.
refusal-wrong_kind_of_action = This game has no such action.
refusal-nothing_to_undo = There is nothing to undo.
refusal-undo_not_your_choice = The last choice was not yours.
refusal-undo_after_roll = Dice have been rolled since; you cannot undo.
refusal-undo_after_revelation = Something hidden has been revealed since; you cannot undo.
refusal-undo_after_change_of_seat = Another player has to decide now; you cannot undo.
refusal-undo_after_seed_revealed = The seed of the dice is known; you cannot undo.
refusal-nothing_to_rewind = There is nothing to rewind.
refusal-no_rewind_proposed = No rewind has been proposed.
refusal-other_rewind_proposed = That proposal is no longer current: look at it again.
refusal-rules_are_present = The game already uses the newest rules.
refusal-rules_differ = Under the newest rules the game would have gone differently before that point: rewind further.
event-taken-back = Last choice undone: { $seat }.
event-rewound = All players agree to rewind.
event-resealed = The dice are under a new seal: this game was imported.
event-rules-amended = The game continues under revision { $revision } of the rules.

## Commands of the program

systems-players = computer players: { $players }
systems-scenarios = Scenarios
systems-options = Options (* = default)
replay-agrees = Every digest agrees ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
  }).
replay-dice = The dice are those of the seed ({ $dice } verified).
replay-no-seed = The seed is not in the file, so the dice cannot be verified yet.
replay-not-over = The game is not over.
check-rules-legal = { $file }: legal ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  })
check-rules-illegal = { $file }: entry { $serial } is no longer legal: { $problem }
rules-hint = caracole rules { $system } NUMBER shows a clause, a section (7.3) or a chapter (7).
clause-basic = basic game
clause-advanced = advanced game
clause-ruling = our ruling
clause-editions = Editions:
clause-reason = Why:
clause-not-applicable = Cannot be enforced by a program: { $reason }
coverage-summary = { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
  }: { $enforced } enforced, { $proved } proved by tests, { $missing } missing, { $not_applicable } not applicable
coverage-not-run = No test run is recorded in build/proofs.json: tests are counted from the source.
coverage-clause = clause
coverage-enforced = cited
coverage-tests = tests
coverage-title = title
bench-decisions-per-second = decisions per second
bench-games-per-second = random games per second
bench-reference-per-second = decisions per second of the reference loop
bench-ratio = ratio to the reference loop
bench-copy-us = microseconds to copy a state
bench-copies-per-second = copies per second
bench-check-us = microseconds to check a proposal (median)
bench-check-us-p99 = microseconds to check a proposal (99th percentile)
bench-los-per-second = line-of-sight checks per second
bench-largest-map-load-seconds = seconds to load the largest map with all its lines of sight
lab-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-player = player
lab-wins = wins
lab-as = as { $seat }
lab-draws = draws
balance-scenario = scenario
balance-games = games
balance-won-by = won by { $side }
balance-met = met
balance-not-met = not met
balance-wins = { $scenario }: of { $decided ->
    [one] 1 decided game
   *[other] { $decided } decided games
  } the Venetian wins { $venetian }, the Austrian { $austrian }
balance-cards = Every card is played in some game: { $left } of { $total } never were
balance-gradisca = Gradisca falls in some games and holds in others: it fell in { $fell } and held in { $held }
balance-zones = No dead zone: { $left } of { $total } were never entered
balance-units = No idle unit: { $left } of { $total } never marched, fought or worked
balance-union = { $scenario }: of { $decided ->
    [one] 1 decided game
   *[other] { $decided } decided games
  } the Union wins { $union }, the Confederacy { $confederate }
balance-regiments = No idle unit: { $left } of { $total } never moved, fired or assaulted
soak-summary = { $games ->
    [one] { $finished } of 1 game
   *[other] { $finished } of { $games } games
  } sound. Tables: { $configurations }; decisions: { $decisions }, from { $shortest } to { $longest } a game; dice: { $dice }; events: { $events }.
soak-wins = Won by: { $wins }.
data-checked = { $scenarios ->
    [one] One scenario
   *[other] { $scenarios } scenarios
  } checked, { $problems ->
    [0] nothing wrong.
    [one] one problem.
   *[other] { $problems } problems.
  }
auto-resumed = { $decisions ->
    [one] 1 decision.
   *[other] { $decisions } decisions.
  }
auto-played = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, seed { $seed }.

## Before the game

start-hint = Type a number or a name; Enter takes the first.
start-scenario = Which scenario?
start-game = Which game?
start-side = Which side will you play?
start-opponent = Against whom?
game-basic = basic game: rules 1 to 13
game-advanced = advanced game: all the rules, with supply, morale and raids
opponent-captain = the captain: plays by rules of thumb, and says why
opponent-random = a random player: does anything that is allowed
opponent-human = another person at this keyboard
no-such-choice = "{ $word }" is not one of them; type a number from 1 to { $most }.
commitment = The dice are sealed: { $commitment }

## At the table

type-help = Type a number, an action in words, or help.
pass-device = Next decision: { $seat }. Pass the keyboard; the other players should look away.
press-enter = { $seat }, press Enter.
computer-moves = { $player } ({ $seat }):
zero-back = 0: back
no-such-number = There is no { $number }; the list ends at { $most }.
nothing-matches = Nothing here matches "{ $words }".
not-understood = I do not understand "{ $text }". Type help to see what can be typed.
not-json = That is not a message: { $problem }
unknown-word = I do not know "{ $word }".
ambiguous = "{ $word }" could be { $things }.
say-what-to-do = What to do with "{ $text }"? Begin with a verb: march, activate, play…
say-which-zone = Which zone? Name it.
say-which-unit = Which unit? Name it.
say-which-card = Which card? Name it.
say-which-command = Which Command? Name it.
say-which-region = Which part of the map? Name it.
say-which-number = Which number?
no-such-rule = There is no rule "{ $number }".
more-clauses = And further: { $clauses }
why-what = Nothing has been refused yet. Type why and an action.
look-where = Look where? { $things }
hand-none = There is no hand of cards in this game.
track-none = There are no tracks in this game.
odds-none = Odds are not available in this game.
odds-where = Odds of a combat where? Name a zone.
odds-no-enemy = There is no enemy in { $zone }.
odds-who = Odds with which units? Name them.
left = Goodbye.
input-ended = The input has ended; the game is not over.
save-where = Save where? Name a file.
saved = Saved in { $file }.
saved-resume = To continue: caracole play { $system } --resume { $file }
quit-save = Save in { $file } before leaving? [Enter yes, n no, c stay here, or another file name]
save-record = Keep the record of this game? [a file name, or Enter for no]
word-yes = yes, y
word-no = no, n
word-cancel = cancel, c, stay
seed-revealed = The seed of the dice was { $seed };
    sealed at the start as { $commitment }.
verify-hint = To verify it: caracole replay { $file } --verify
result-winner = Winner: { $winner }.
result-draw = A draw.
help-choices = Type the number of a choice, or /words to see only the choices with these words. Or:
help-words = You can also type an action: its name, then its fields. If it is illegal, you see the rule that forbids it.

## Commands at the table: what may be typed, how it is used, what it does

command-help = help, h
command-map = map, m
command-look = look, l
command-hand = hand, cards
command-track = track, status
command-log = log
command-rule = rule, rules
command-why = why
command-odds = odds
command-undo = undo, u
command-save = save
command-list = list, again
command-quit = quit, q, exit
usage-help = help
usage-map = map [PLACE]
usage-look = look THING
usage-hand = hand
usage-track = track
usage-log = log [N]
usage-rule = rule NUMBER
usage-why = why ACTION
usage-odds = odds THINGS
usage-undo = undo
usage-save = save FILE
usage-list = list
usage-quit = quit
help-help = this page
help-map = the whole table
help-look = one thing and what is around it
help-hand = what you hold
help-track = turn, points and the like
help-log = the last events with their rules
help-rule = a clause (7.3.c), section (7.3) or chapter (7)
help-why = why an action is not allowed; alone: the last refusal again
help-odds = the odds of a combat
help-undo = undo your last choice, if no die was rolled and nothing revealed
help-save = keep the game in a file
help-list = repeat the question and the choices
help-quit = leave the game

## The same for one system: what it has, and how its actions are typed

usage-map-gradisca = map [region]
usage-look-gradisca = look ZONE
usage-odds-gradisca = odds [UNITS] ZONE
help-map-gradisca = all zones with their ground and forces
help-look-gradisca = one zone, its neighbours and borders
help-hand-gradisca = your cards
help-track-gradisca = turn, points, morale, Commands in the cup and played
help-odds-gradisca = exact odds of a combat; odds bombard ZONE for artillery
help-words-gradisca = You can also type an action: march giu-1 giu-2 to lucinico, raid romans, bombard gradisca, recover giu-1, play contributions, lead, draw, end. Names may be shortened. If an action is illegal, you see the rule that forbids it.
usage-map-gbacw = map [HEX or UNIT]
usage-look-gbacw = look HEX, UNIT or LEADER
usage-odds-gbacw = odds UNIT HEX
help-map-gbacw = the map around what happens, or around a hex
help-look-gbacw = a hex with its ground, a unit, or a leader
help-track-gbacw = brigades with their orders, the pool, the points
help-odds-gbacw = the modifiers of an attack, and its possible results
help-words-gbacw = You can also type an action, by its name and things: step 0604, turn vSE, fireat 0905, activateunit us-1lk. A few words that fit one answer are enough. If an action is illegal, you see the rule that forbids it.
usage-map-piccole = map
usage-look-piccole = look ELEMENTS
usage-odds-piccole = odds ELEMENT ENEMY
help-map-piccole = the table with all elements, and the list
help-look-piccole = some elements: where they stand and what they can do
help-hand-piccole = the signs of the map; in a campaign your army
help-track-piccole = losses on both sides; in a campaign the year
help-odds-piccole = the exact odds of a melee
help-words-piccole = You can type orders: R3 advance 2, R3 contact B7 flank, line R3 2, shoot R10 B3, end. In a campaign: the name of an action and its fields. If an order is illegal, you see the rule that forbids it.

## Gradisca: names

type-short-infantry = inf
type-short-cernide = cer
type-short-light = lt
type-short-medium = md
type-short-heavy = hv
type-short-engineers = eng
type-short-artillery = art
type-short-commander = com
stack-infantry = { $count } infantry
stack-cernide = { $count } cernide
stack-light = { $count } light cavalry
stack-medium = { $count } medium cavalry
stack-heavy = { $count } heavy cavalry
stack-engineers = { $count ->
    [one] 1 engineer unit
   *[other] { $count } engineer units
  }
stack-artillery = { $count } artillery
stack-all = all units: { $units }
state-disorganized = disorganized
state-acted = activated
state-no-supply = out of supply
mark-disorganized = { $mark } disorganized
mark-acted = { $mark } activated this turn
mark-no-supply = { $mark } out of supply
legend-ids = v- Venetian, a- Austrian; the first unit of the Command v-giu is v-giu-1, or giu-1 for short. 2/3: attacks with 2, defends with 3.
region-piana = The plain
region-valli = The valleys
region-lisonzo = The Lisonzo
region-carso = The Karst and the coast
region-nord = The north

## Gradisca: the map

ground-fortress = fortress
ground-difficult = difficult
ground-sea = coast
ground-town = town
ground-town-lost = town destroyed
ground-source = { $side } supply source
ground-forts = { $count ->
    [one] { $side } fort
   *[other] { $count } { $side } forts
  }
ground-booty = { $side } booty
ground-raided = raided
ground-camp = { $side } camp
ground-sea-supply = sea supply
ground-objective = worth { $points } VP to the { $side } player
walls = walls: { $walls }
wall-whole = { $zone } { $level }
wall-damaged = { $level ->
    [0] { $zone } breached
   *[other] { $zone } { $level } of { $printed }
  }
wall-mined = { " " }({ $count ->
    [one] mined
   *[other] { $count } mines
  })
border-open = open
border-river = river { $river }
border-bridge = bridge over { $river }
border-impassable = impassable
border-wall = wall { $level }
border-breach = breach
cost = { $cost } MP
cost-river = river: all MP
nobody-here = No units are here.
two-zones-away = Two zones away: { $zones }

## Gradisca: cards and tracks

hand-empty = Your hand is empty.
hand-known = Seen in the other hand: { $cards }.
hand-title = { $count ->
    [one] Your card
   *[other] Your { $count } cards
  }
card-not-yours = not for your side
card-mandatory = mandatory
card-after = after { $turn }
card-answer = a Response, in the other side's activation
card-removed = removed after use
headline-turn = { $label } (turn { $turn } of { $last })
headline-points = { $side } { $points } VP
headline-morale = , morale { $morale } ({ $band })
track-cup = In the cup
track-played = Played Commands
track-hands = Cards in hand
track-deck = Deck
track-deck-cards = { $deck } in the deck, { $discard } discarded
track-discard = Discarded
track-removed = Out of the game
track-forts = Fort markers left
track-waiting = On the time line
track-effect = In force
track-effect-row = { $name } ({ $side }):
track-lost = Eliminated, { $side }

## Gradisca: choices and odds

menu-march = March
menu-go-on = Continue
menu-drop = Leave units behind
menu-bombard = Bombard
menu-recover = Recover
menu-camp = Camp
menu-recall = Recall to the combat
menu-cards = Play a card
menu-zones = Activate a zone
menu-engineers = Engineers
march-to = { $how ->
    [raid] raid { $to }
    [incursion] incursion into { $to }
   *[march] to { $to }
  }
odds-title = First round of combat in { $zone }
odds-attackers = Attackers fire with:
odds-defenders = Defenders fire with:
odds-deducted = Forts and Fortified Town absorb { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } of the attacker.
odds-hits = hits
odds-inflicted = by the attacker
odds-suffered = by the defender
odds-average = mean
odds-win = The attacker wins the round: { $chance }
odds-wiped-out = All defenders are eliminated: { $chance }
odds-bombard-title = Bombardment of { $zone }
odds-levels = Levels of the wall
odds-on-units = on units
sources-title = Where the points came from
sources-side = side
sources-points = points
sources-from = from
sources-rule = rule
source-booty = booty in { $zone }
source-occupied = { $zone }, held at the end
source-card = card: { $card }
source-raid = raid on { $zone }
source-score = { $what ->
    [breaches] breaches in the walls of { $zone }
    [levels] Levels missing from the walls of { $zone }
    [camp] the enemy Camp was eliminated
   *[eliminated] enemy units eliminated
  }

## Gradisca: words that may be typed

filler-words = to, at, from, with, the, in, into, on, and, via, against, by, of, for, card, unit, zone, units, wall, sea, supply
kind-all = all, everybody, everyone
kind-infantry = infantry, foot
kind-cavalry = cavalry, horse
kind-artillery = artillery, guns, gun
kind-engineers = engineers, engineer
kind-commanders = commander, commanders, leader
verb-march = march, move, go
verb-raid = raid
verb-incursion = incursion, strike
verb-halt = halt, stay
verb-stand = stand
verb-back = back, return
verb-drop = drop, leave
verb-bombard = bombard, fire
verb-shell = shell
verb-mine = mine
verb-explode = explode, blow
verb-countermine = countermine
verb-rebuild = rebuild, repair
verb-fort = fort, build
verb-raze = raze, destroy
verb-recover = recover, rally
verb-camp = camp
verb-activate = activate
verb-option = option
verb-act = act
verb-draw = draw
verb-lead = lead
verb-play = play
verb-discard = discard
verb-keep = keep
verb-answer = answer, respond
verb-pass = pass
verb-end = end, done, finish, enough
verb-recall = recall, call
verb-hit = hit, take
verb-disorganize = disorganize
verb-fight = fight, yes
verb-stop = stop
verb-retreat = retreat
verb-place = place, supply
verb-choose = choose, pick
verb-convert = convert
verb-divide = divide
verb-bridge = bridge, mend
verb-sally = sally, sortie
