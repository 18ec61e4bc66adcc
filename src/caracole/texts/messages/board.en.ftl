# What a board says beside the sentences of the program and of the system.

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

panel-sequence = Sequence of play
panel-cup = Commands
panel-tracks = Tracks
panel-hand = Hand
panel-piles = Cards
panel-forces = Forces
panel-effects = In force
panel-dice = Dice
panel-log = Log
panel-talk = Talk and notes

## Pieces and marks

piece-unit = { $name }, { $type } { $value }
mark-wall = Wall of { $fortress } towards { $zone }: Level { $level } of { $printed }
mark-mines = Mines ({ $side }) on the wall of { $fortress } towards { $zone }: { $count }
mark-bridge = Bridge between { $zone } and { $to }
ground-raid = may be raided: { $side }
ground-may-be-raided = may be raided

## Tracks

track-time = Time
track-points = Victory Points
track-morale = Morale
time-end = end of the game
time-winter = winter
time-morale = both sides lose Morale
time-group = waiting: { $group }

## Cards

card-only = { $side } only
card-mandatory-for = mandatory for the { $side }
card-after-turn = after turn { $turn }
pile-deck = Deck
pile-discard = Discard pile
pile-removed = Out of the game
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

## Mail

mail-turn-subject = Your turn: { $title }
mail-turn-body = Dear { $name }, it is your turn in “{ $title }”: { $link }
mail-verify-subject = Is this your address?
mail-verify-body =
    Dear { $name },

    somebody, we hope you, gave this address to the Caracole account “{ $name }”. It will be used to tell you when it is your turn, and if you forget your password.

    If it was you, enter this code on the account page within a day: { $code }
    { $link }

    If it was not you, do nothing: you will not be written to again.
mail-reset-subject = A new password
mail-reset-body =
    Dear { $name },

    somebody asked for a new password for the Caracole account “{ $name }”.

    If it was you, enter this code on the account page within an hour: { $code }
    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-changed-subject = Your account was changed
mail-changed-body =
    Dear { $name },

    the password or the mail address of the Caracole account “{ $name }” was changed just now.

    If it was not you, ask for a new password on the account page at once, or write to whoever runs the server.
