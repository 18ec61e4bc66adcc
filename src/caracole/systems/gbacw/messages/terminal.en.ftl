# What the terminal, the bench and the page on balance say of these battles.

## Commands of the program

bench-los-per-second = line-of-sight checks per second
bench-largest-map-load-seconds = seconds to load the largest map with all its lines of sight
bench-captain-activations = activations of a command by the captain, of which
bench-captain-activation-seconds = seconds that the captain thinks in an activation
bench-captain-activation-seconds-longest = the same, the longest
balance-union = { $scenario }: of { $decided ->
    [one] 1 decided game
   *[other] { $decided } decided games
  } the Union wins { $union }, the Confederacy { $confederate }
balance-regiments = No idle unit: { $left } of { $total } never moved, fired or assaulted

## The same for one system: what it has, and how its actions are typed

usage-map-gbacw = map [HEX or UNIT]
usage-look-gbacw = look HEX, UNIT or LEADER
usage-odds-gbacw = odds UNIT HEX
help-map-gbacw = the map around what happens, or around a hex
help-look-gbacw = a hex with its ground, a unit, or a leader
help-track-gbacw = brigades with their orders, the pool, the points
help-odds-gbacw = the modifiers of an attack, and its possible results
help-words-gbacw = You can also type an action: move 0604, turn SE, fire 0905, assault 0905, activate us-1lk, orders attack, end. The name of an action and its fields will do too. A few words that fit one answer are enough. If an action is illegal, you see the rule that forbids it.

## Words that may be typed

filler-words = to, at, the, in, into, on, with, and, from, unit, hex
verb-move = move, go
verb-turn = turn, face
verb-fire = fire, shoot
verb-assault = assault, attack
verb-charge = charge
verb-orders = orders, order
verb-activate = activate
verb-rally = rally
verb-advance = advance
verb-retreat = retreat, withdraw
verb-extend = extend
verb-refuse = refuse
verb-resupply = resupply
verb-mount = mount
verb-dismount = dismount
verb-hold = hold, stand
verb-end = end, done, finish
