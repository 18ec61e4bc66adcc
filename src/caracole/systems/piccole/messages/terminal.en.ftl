# How the terminal is spoken to in Piccole Guerre.

## The same for one system: what it has, and how its actions are typed

usage-map-piccole = map
usage-look-piccole = look ELEMENTS
usage-odds-piccole = odds ELEMENT ENEMY
help-map-piccole = the table with everybody on it, and the list
help-look-piccole = some elements: where they stand and what they can do
help-hand-piccole = the signs of the map; in a campaign your army
help-track-piccole = losses on both sides; in a campaign the year
help-odds-piccole = the exact chances of a melee
help-words-piccole = Orders can be typed: R3 advance 2, R3 contact B7 flank, line R3 2, shoot R10 B3, end. In a campaign: the name of an action and its fields. What is refused is refused by a rule, and the rule is shown.
