# What a board says beside the sentences of the program and of the system.

## Panels

panel-sequence = Sequence of play
panel-tracks = Tracks
panel-hand = Hand
panel-piles = Cards
panel-forces = Forces
panel-effects = In force
panel-dice = Dice
panel-log = Log
panel-talk = Talk and notes

## Tracks

track-time = Time
track-points = Victory Points

## Cards

pile-deck = Deck
pile-discard = Discard pile
pile-removed = Out of the game

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
