# What the terminal, the bench and the page on balance say of these battles.

## Commands of the program

bench-los-per-second = questions per second whether one hex sees another
bench-largest-map-load-seconds = seconds to load the largest map with all its lines of sight
balance-union = { $scenario }: of { $decided } decided games the Union wins { $union }, the Confederacy { $confederate }
balance-regiments = No dead unit: { $left } of { $total } never moved, fired or assaulted

## The same for one system: what it has, and how its actions are typed

usage-map-gbacw = map [HEX or UNIT]
usage-look-gbacw = look HEX, UNIT or LEADER
usage-odds-gbacw = odds UNIT HEX
help-map-gbacw = the map around what happens, or around a hex
help-look-gbacw = a hex with its ground, a unit, or a leader
help-track-gbacw = brigades with their orders, the pool, the points
help-odds-gbacw = what an attack adds to its die, and what may come of it
help-words-gbacw = Actions can be typed too, by their name and things: step 0604, turn vSE, fireat 0905, activateunit us-1lk. A few words that fit one answer are enough. What is refused is refused by a rule, and the rule is shown.
