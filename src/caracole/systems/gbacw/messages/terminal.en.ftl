# What the terminal, the bench and the page on balance say of these battles.

## Commands of the program

bench-los-per-second = line-of-sight checks per second
bench-largest-map-load-seconds = seconds to load the largest map with all its lines of sight
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
help-words-gbacw = You can also type an action: its name, then its fields: step 0604, turn vSE, fireat 0905, activateunit us-1lk. A few words that fit one answer are enough. If an action is illegal, you see the rule that forbids it.
