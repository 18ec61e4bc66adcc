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
panel-talk = Chat and notes

## Tracks

track-time = Time
track-points = Victory Points

## Cards

pile-deck = Deck
pile-discard = Discard pile
pile-removed = Out of the game

## Mail

mail-turn-subject = Your turn: { $title }
mail-turn-body = Hello { $name }, it is your turn in “{ $title }”: { $link }
mail-verify-subject = Is this your address?
mail-verify-body =
    Hello { $name },

    someone, we hope you, gave this address for the Caracole account “{ $name }”. It is used to notify you when it is your turn, and if you forget your password.

    If it was you, enter this code on the account page within a day: { $code }
    { $link }

    If it was not you, do nothing: you will receive no further mail.
mail-reset-subject = A new password
mail-reset-body =
    Hello { $name },

    someone asked for a new password for the Caracole account “{ $name }”.

    If it was you, enter this code on the account page within an hour: { $code }
    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-changed-subject = Your account was changed
mail-changed-body =
    Hello { $name },

    the password or the mail address of the Caracole account “{ $name }” was changed just now.

    If it was not you, ask for a new password on the account page at once, or write to the operator of the server.
