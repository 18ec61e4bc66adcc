# The client's own words. tests/messages.test.ts holds the three languages and the code together.

## Everywhere

skip = Skip to the content
site = Site
language = Language
light = Light or dark
loading = One moment …
close = Close
cancel = Cancel
back = Back
save = Save
saved = Saved.
saving = Saving …
copy = Copy
copied = Copied
none = None
now = Now
no-server = The server does not answer. Try again in a moment.
lost = There is nothing here
to-lobby = To the lobby
my-games = My games
account = Account

## The lobby

lobby-intro = Play by the book against the computer, with a friend at the same screen, or with anybody by a link. No account is needed.
system = Game system
play-now = Play now
play-now-1 = Against the computer, at once. Which scenario?
play-now-2 = { $scenario }: which side is yours?
game-basic = Basic game
game-advanced = Advanced game
set-up = Or set up a game
what = What
who = Who
how = How
scenario = Scenario
edition = Edition of the rules
edition-default = Corrected (with errata)
edition-it = Italian
edition-en = English
edition-fr = French
value-basic = Basic
value-advanced = Advanced
value-true = Yes
value-false = No
details = Single rules ({ $count })
your-name = Your name
guest = Guest
seat-me = I play (at this screen)
seat-open = Somebody else, by a link
seat-computer = Computer: { $player }
seat-nobody = nobody yet
player-captain = the Captain
player-random = at random
seats-hint = Two seats played by you make a hot-seat game: the screen is covered when it changes hands.
allow-onlookers = Onlookers may watch (they see no secrets)
with-clock = By correspondence, with clocks
clock-bank = Days in the bank of each player
clock-bonus = Hours added for each decision
clock-hint = Without clocks everybody takes the time they need.
import = Go on with a game from a file
not-a-game = That file is not a game.
begin = Begin
links-intro = The game is ready. Send the others their links; each link opens one seat, so keep yours to yourself.
my-link = Your own link
their-link = Link for { $seat }
onlooker-link = Link for onlookers
enter-game = To the table

## At the table

undo = Undo
menu = Table
what-if = What if?
what-if-hint = Try moves on a board of imagination that knows only what you know.
what-if-banner = What if: nothing here really happens. Hidden things are guessed, dice are thrown for the occasion.
end-what-if = Back to the game
roll-anew = Roll anew
from-start = From the start
cannot-enter = You cannot enter this table
hand-over = Hand the screen to: { $seat }
hand-over-hint = Nothing secret is shown until they sit down.
i-am = I am { $seat }, go on
reconnecting = The connection was lost. Trying again …
missed = { $count } things happened since you were here.
film = Show me
never-mind = Never mind
rewind-proposed = { $count ->
    [one] Somebody asks to take back the last move.
   *[other] Somebody asks to take back the last { $count } moves.
  }
rewind-proposed-all = Somebody asks to take back everything and to begin again.
agree = Agree
decline = Decline
your-turn = It is your turn
your-decision = Your decision
waiting = Waiting
watching = Looking on
waiting-for = { $names } has to decide.
game-over = The game is over
winner = { $names } wins.
draw = A draw.
watch-replay = Watch the replay
verify-dice = Check the dice
new-game = New game
in-hand = In your hand:
put-back = Put back
take-all = Take all
hold-hint = Click a lit place on the map, or choose below.
hold-nothing = These can do nothing together. Click a place to be told why.
lit-hint = What is lit on the map can be clicked or dragged.
means-nothing = That means nothing here.
path-further = { $place } is { $steps } steps away.
which = Which of these?
why-not = Why not
sure = Are you sure?
do-it = Do it
cannot-be-undone = This cannot be undone.
ask-only-attacks = Ask me only before attacks
cost = costs { $points }, { $left } left
cost-all = takes all movement
can-act = can act
place-empty = Nobody is here
place-lit = can be chosen
place-attack = attack
stack-in = In { $place }
map = Map
zoom-in = Closer
zoom-out = Farther
zoom-all = The whole map
keys = Keys
key-tab = Tab
key-tab-does = from one part of the table to the next
key-arrows = Arrows
key-arrows-does = on the map: from place to place
key-enter = Enter
key-enter-does = choose the place, button or counter
key-shift = Shift + arrows
key-shift-does = move the map
key-plus = +, −, 0
key-plus-does = closer, farther, the whole map
key-o = O
key-o-does = to what can be done
key-m = M
key-m-does = to the map
key-s = S
key-s-does = to the stack that is fanned out
key-u = U
key-u-does = undo
key-esc = Esc
key-esc-does = put back, close

## Panels

panels = Panels
tab-log = Log
tab-tracks = Tracks
tab-sequence = Sequence
tab-hand = Cards
tab-forces = Places
tab-talk = Talk
log = Log
you-are-here = (you are here)
effects = Still in force
active-command = Now acting
in-cup = In the cup
played-commands = Played
known-cards = Known to you:
use-card = Use this card
why-not-card = Why can it not be played?
dice = Dice
needed = { $needed } or less needed
no-roll-yet = No dice have been rolled yet.
find-place = Find a place
empty-places = Empty ones too
places = Places
chat = Conversation
nothing-said = Nobody has said anything.
say-something = Say something
send = Send
to-side = to the partner
only-partner = To my partner only
partner-does-not-hear = The rules do not let you talk to your partner during play: he does not read what you say here.
talk-is-for-players = What is said at the table is for those who play.
notes = Private notes
notes-hint = Only you can read them.
odds = Odds
odds-win = the attacker does more harm
odds-wiped = nobody is left of the defenders
odds-inflicted = Hits on them
odds-suffered = Hits on you
odds-levels-title = Levels the wall loses
odds-mean = { $mean } on average
odds-values = Who fires with which value
odds-attackers = Attackers
odds-defenders = Defenders
read-rule = Read rule { $clause }
rule = Rule { $clause }
rule-editions = How the editions differ
rule-reason = Why it was read so
rule-missing = This rule has no text.

## The menu of the table

seats = Seats
online = here
offline = away
stand-in-plays = the computer stands in
grant-day = Give one more day
copy-my-link = Copy my link
copy-onlooker-link = Copy the onlookers' link
my-seat = My seat
stand-in = Let the computer play for me
take-back-seat = Take my seat back
vacation = on vacation, { $left } left
vacation-begin = Go on vacation
vacation-end = I am back
propose-rewind = Ask to take back the last move
pass-by-itself = Pass by itself when I have no answer
notify-me = Tell me when it is my turn
this-game = This game
export = Save as a file
trouble = The server did not understand: { $detail }
trouble-no_such_game = There is no such game.
trouble-not_your_seat = That link opens no seat here.
trouble-not_allowed = Onlookers are not admitted here.
trouble-too_many = Too fast: wait a moment.
trouble-too_costly = That was a lot to work out: wait a moment.
trouble-unavailable = The server is busy or going down. Try again in a moment.
trouble-may_not_talk = You may not say that to anybody now.
trouble-not_playable = This game can only be looked at.

## Replay and dice

replay = Replay
to-game = To the game
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
play-film = Play
pause = Pause
moment = Moment of the game
eyes = Seen by
onlooker = an onlooker
verify-intro = Before the first roll the server published a seal: the hash of a secret seed. When the game is over the seed is revealed, and every roll can be made again from it.
dice-false = The dice do not agree with the seal.
dice-sealed = The game goes on: the dice are sealed until it is over.
commitment = Seal
seed = Seed
seed-secret = secret until the game is over
salts = Salt of the players
entry = Entry
rolled = Rolled
rule-column = Rule
checked = Checked

## My games and the account

computer = the computer
against = against { $names }
hot-seat = both sides at one screen
guest-games-hint = These are the games whose links this browser has kept. To find them anywhere:
no-games = No games yet.
forget = Forget this game here
account-intro = An account is not needed to play. With one, your games are found from any browser, and you are told when it is your turn.
sign-in = Sign in
sign-out = Sign out
register = Make an account
signed-in = You are { $name }.
name = Name
password = Password
new-password = New password
old-password = Current password
email = E-mail
email-optional = E-mail (if you want to be told of your turn)
email-hint = Used to tell you that it is your turn, and if you forget your password. Nobody else sees it.
email-none = You have not given an address.
email-confirmed = Confirmed
email-waiting = Not confirmed yet
email-no-mail = This server sends no mail.
email-change = Change the address
email-remove = Leave it empty to remove the address.
email-code-sent = A code was sent to { $email }. Enter it here within a day, or follow the link in the mail.
email-is-yours = Your address is confirmed.
code = Code from the mail
confirm = Confirm
send-again = Send another code
sent-again = Another code is on its way; the one before it no longer works.
webhook = Webhook
webhook-hint = An address that is called when it is your turn.
change-password = Change the password
password-changed = The password is changed, and you are signed out everywhere else.
forgotten = Forgotten your password?
forgotten-intro = Give your name or your e-mail address. If there is an account with a confirmed address, a code is sent there.
name-or-email = Name or e-mail
send-code = Send me a code
have-code = I have a code
code-on-its-way = If there is such an account, a code is on its way. It works for an hour.
set-password = Set the new password
password-set = The new password is set, and you are signed out everywhere. Sign in with it.
sessions = Where you are signed in
session-here = This browser
session-unknown = Unknown browser
session-used = Last used { $when }
session-since = since { $when }
session-end = End
session-end-which = End the session: { $which }
session-end-others = Sign out everywhere else
session-ended = That session has ended.
sessions-ended = You are signed out everywhere else.
account-trouble-BadName = This name cannot be used: letters of one script, figures, and . _ - only.
account-trouble-NameTaken = That name is taken, or looks too much like one that is.
account-trouble-BadAddress = That is not an e-mail address.
account-trouble-BadWebhook = That address cannot be called: it has to lie in the open internet.
account-trouble-BadCode = This code is wrong, too old, or has been used.
account-trouble-NotAuthorized = The name or the password is wrong.
account-trouble-TooManyTries = Too many tries: come again later.
account-trouble-TooManyRequests = Too many: come again later.

## Numbers

pieces-here = { $count ->
    [0] no units
    [one] 1 unit
   *[other] { $count } units
  }
older = { $count ->
    [one] 1 older line
   *[other] { $count } older lines
  }
odds-hits = { $count ->
    [0] none
    [one] 1 hit
   *[other] { $count } hits
  }
odds-deducted = { $count ->
    [one] Forts and Town ward off 1 hit (already counted).
   *[other] Forts and Town ward off { $count } hits (already counted).
  }
dice-honest = { $count ->
    [one] The one die of this game agrees with the seal.
   *[other] All { $count } dice of this game agree with the seal.
  }
odds-levels = { $count ->
    [0] none
   *[other] { $count }
  }
hand-of = { $side } hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
days-hours = { $days } d { $hours } h
hours-minutes = { $hours } h { $minutes } min
die-value = value of the unit that fired
end-marker = end of the game
this-moment = What happened at this moment
march-there = March to { $place }
