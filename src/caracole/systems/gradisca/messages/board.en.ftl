# What the board of La Guerra di Gradisca says beside its sentences.

## The sequence of play

step-setup = Set-up
step-draw = Draw a Command from the cup
step-option = Choose an option
step-main = Play cards, activate zones
step-zone = Units of a zone are activated
step-column = On the march
step-battle = Combat
step-answer = Responses of the other side
step-stacking = Stacking check
step-advance = The turn marker advances
step-morale = Morale
step-arrivals = Reinforcements arrive
step-sea-supply = Sea supply
step-refill = Markers return to the cup

## Panels

panel-cup = Commands

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Wall of { $fortress } towards { $zone }: Level { $level } of { $printed }
mark-mines = Mines ({ $side }) on the wall of { $fortress } towards { $zone }: { $count }
mark-bridge = Bridge between { $zone } and { $to }
ground-raid = may be raided: { $side }
ground-may-be-raided = may be raided

## Tracks

track-morale = Morale
time-end = end of the game
time-winter = winter
time-morale = both sides lose Morale
time-group = waiting: { $group }

## Cards

card-only = { $side } only
card-mandatory-for = mandatory for the { $side } player
card-after-turn = after turn { $turn }
pile-set-aside = Set aside for 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } is activated: { $units }
stage-column = On the march in { $zone }: { $units }, { $movement_left } MP left
stage-battle = Combat in { $zone }: { $units } attack
stage-card = On the table: { $card }

## Cards at work

effect-leadership = { $side }: Leadership Value at most { $by }
effect-supplied = { $side }: supplied without a supply line
effect-zones = { $side }: at most { $by ->
    [one] 1 zone
   *[other] { $by } zones
  } for each Command
effect-no-recall = { $side }: units cannot be recalled to a combat
effect-held-back = { $side }: one Command may not activate
effect-rivals = { $side }: rival Commands may not recall each other's units
effect-guns-raised = { $side }: higher artillery values
effect-guns-do-not-burst = { $side }: guns do not burst
effect-engineers-raised = { $side }: higher engineer values
effect-mines-explode-up-to = { $side }: mines explode up to { $by }
effect-fresh-mines-explode = { $side }: mines may be set off at once
effect-no-sea-supply = No sea supply until the end of turn { $until }
effect-extra-movement = { $side }: +{ $by } MP
effect-forced-march = { $side }: forced march
effect-river-closed = River in flood: { $what }
effect-bridges-closed = Bridges closed by flood: { $what }
effect-card-barred = { $side }: one card may not be played until the end of turn { $until }

# In place of the words of the table
table-odds-deducted = { $count ->
    [one] The defences absorb 1 hit (already counted).
   *[other] The defences absorb { $count } hits (already counted).
  }
table-odds-levels-title = Levels the wall loses

## Losses

outcome-disorganized = would be Disorganized
outcome-eliminated = would be eliminated
table-film-turned = disorganized: { $units }
