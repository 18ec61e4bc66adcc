# What the terminal and the page on balance say of La Guerra di Gradisca.

## Commands of the program

balance-wins = { $scenario }: of { $decided ->
    [one] 1 decided game
   *[other] { $decided } decided games
  } the Venetian player wins { $venetian }, the Austrian player { $austrian }
balance-cards = Every card is played in some game: { $left } of { $total } never were
balance-gradisca = Gradisca falls in some games and holds in others: it fell in { $fell } and held in { $held }
balance-zones = No dead zone: { $left } of { $total } were never entered
balance-units = No idle unit: { $left } of { $total } never marched, fought or worked

## Before the game

start-game = Which game?
game-basic = basic game: rules 1 to 13
game-advanced = advanced game: all the rules, with supply, morale and raids

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

## Names

type-short-infantry = inf
type-short-cernide = cer
type-short-light = lt
type-short-medium = md
type-short-heavy = hv
type-short-engineers = eng
type-short-artillery = art
type-short-commander = com
stack-infantry = { $count } infantry
stack-cernide = { $count ->
    [one] 1 cernide unit
   *[other] { $count } cernide units
  }
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

## The map

ground-fortress = fortress
ground-difficult = difficult
ground-sea = coast
ground-town = town
ground-town-lost = town destroyed
ground-source = { $side } supply source
ground-forts = { $count ->
    [one] { $side } Fort
   *[other] { $count } { $side } Forts
  }
ground-booty = { $side } Booty
ground-raided = raided
ground-camp = { $side } Camp
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

## Cards and tracks

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

## Choices and odds

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
odds-deducted = The defences absorb { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } by the attacker.
odds-wiped-out = All defenders are eliminated: { $chance }
odds-bombard-title = Bombardment of { $zone }
odds-levels = Levels of the wall
odds-on-units = on units
sources-title = Where the points came from
sources-side = side
sources-points = points
sources-from = from
sources-rule = rule
source-booty = Booty in { $zone }
source-occupied = { $zone }, held at the end
source-card = card: { $card }
source-raid = raid on { $zone }
source-score = { $what ->
    [breaches] breaches in the walls of { $zone }
    [levels] Levels missing from the walls of { $zone }
    [camp] the enemy Camp was eliminated
   *[eliminated] enemy units eliminated
  }

## Words that may be typed

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

# The edition, where a game is set up in the browser
option-edition = Edition of the rules
edition-default = Corrected (with errata)
edition-it = Italian
edition-en = English
edition-fr = French
