# What the board of La Guerra di Gradisca says beside its sentences.

## The sequence of play

step-setup = Set-up
step-draw = Draw a Command from the cup
step-option = Choose an option
step-main = Play cards, activate zones
step-zone = Units of a zone act
step-column = On the march
step-battle = Combat
step-answer = Answers of the other side
step-stacking = Check of stacking
step-advance = The turn marker moves on
step-morale = Morale
step-arrivals = Reinforcements arrive
step-sea-supply = Supply by sea
step-refill = Markers back into the cup

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
card-mandatory-for = mandatory for the { $side }
card-after-turn = after turn { $turn }
pile-set-aside = Set aside for 1617

## Where we are

stage-activation = { $command } ({ $side })
stage-zone = { $zone } is activated: { $units }
stage-column = On the march in { $zone }: { $units }, { $movement_left } MP left
stage-battle = Combat in { $zone }: { $units } attack
stage-card = On the table: { $card }

## Cards at work

effect-leadership = { $side }: Leadership limited to { $by }
effect-supplied = { $side }: supplied without a line
effect-zones = { $side }: at most { $by } zones for a Command
effect-no-recall = { $side }: nobody can be called to a battle
effect-held-back = { $side }: a Command is kept from acting
effect-rivals = { $side }: Commands do not help one another
effect-guns-raised = { $side }: guns fire better
effect-guns-do-not-burst = { $side }: guns do not burst
effect-engineers-raised = { $side }: engineers work better
effect-mines-explode-up-to = { $side }: mines explode up to { $by }
effect-fresh-mines-explode = { $side }: mines may be set off at once
effect-no-sea-supply = No supply by sea up to turn { $until }
effect-extra-movement = { $side }: { $by } more movement
effect-forced-march = { $side }: forced march
effect-river-closed = River in flood: { $what }
effect-bridges-closed = Bridges closed: { $what }
effect-card-barred = { $side }: a card is barred up to turn { $until }
