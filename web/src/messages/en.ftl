# The client's own words. tests/messages.test.ts holds the three languages and the code together.

## Everywhere

skip = Skip to the content
site = Site
language = Language
light = Theme
loading = One moment…
close = Close
cancel = Cancel
back = Back
save = Save
saved = Saved.
saving = Saving…
copy = Copy
copied = Copied
none = None
now = Now
no-server = The server is not responding. Try again in a moment.
lost = Page not found
to-lobby = Lobby
my-games = My games
account = Account

## The lobby

lobby-intro = Play by the book against the computer, with a friend at the same screen, or with anyone by a link. No account is needed.
play-now-1 = Against the computer, at once. Which scenario?
play-now-2 = { $scenario }: which side is yours?
what = What
who = Who
how = How
scenario = Scenario
value-true = Yes
value-false = No
your-name = Your name
guest = Guest
seat-me = I play (at this screen)
seat-open = Someone else, by a link
seat-computer = Computer: { $player }
seat-computer-recommended = Computer: { $player } (recommended)
seat-nobody = no player yet
player-general = the General
player-colonel = the Colonel
player-captain = the Captain
player-recruit = the Recruit
player-random = at random
level-general = thinks things through; may take some seconds
level-colonel = thinks a little further than the captain
level-captain = plays carefully and sensibly, without keeping you waiting
level-recruit = plays quickly and overlooks things
level-random = does anything the rules allow
level-elo = Elo { $elo } ({ $low } to { $high })
level-elo-captain = Elo 0
level-elo-note = Elo is counted from the Captain; in brackets, the 95% interval.
level-recommended = recommended
against-whom = Against whom?
tell-reasons = The computer gives a reason after each move (the game is not rated)
allow-onlookers = Spectators may watch (they see no secrets)
clock-bank = Time bank of each player, in days
clock-bonus = Hours added for each decision
clock-hint = Without clocks, players take the time they need.
import = Open a game from a file
not-a-game = That file is not a game.
begin = Begin
links-intro = Send the others their invitations. Each can be used once: the player who takes the seat gets a private link that no one else sees. The game begins when everyone is at the table.
my-link = Your own link
their-link = Invitation for { $seat }
onlooker-link = Link for spectators
enter-game = Enter game
invited-yourself = You already have a seat at this table, and this invitation is meant for someone else: send them the link.
to-my-seat = Go to my seat
take-seat = Take this seat
invited-once = The invitation can be used once. Then the seat is yours alone: this browser keeps its link, and it also adds a random number of its own to the dice, so that no one can choose them.
taken-seat = This link opens a seat that has already been taken
taken-seat-sent = If another player sent it to you, they may still have it, and can see and play everything that you do. Take the seat for yourself: you get a link of your own, and this one stops working.
taken-seat-renew = Take the seat for myself
taken-seat-mine = If you took this seat yourself on another device, just continue: the link then works on both.
taken-seat-enter = It is my own seat
imported = imported
imported-hint = This game was imported from a file. No one here can vouch for what was played before.

## At the table

undo = Undo
menu = Game menu
what-if = What if?
what-if-hint = Try out moves on a practice board. It uses only what you can see.
what-if-banner = Practice board: nothing here affects the game. Hidden information is guessed; dice are rolled afresh.
end-what-if = Back to the game
roll-anew = Reroll
from-start = From the start
cannot-enter = You cannot enter this table
hand-over = Hand the screen to: { $seat }
hand-over-hint = Nothing secret is shown until they take over.
i-am = Continue as { $seat }
reconnecting = The connection was lost. Trying again…
missed = { $count ->
    [one] 1 event
   *[other] { $count } events
  } since your last visit.
film = Show
never-mind = Dismiss
rewind-proposed = { $count ->
    [one] A player asks to rewind the last move.
   *[other] A player asks to rewind the last { $count } moves.
  }
rewind-proposed-all = A player asks to rewind everything and begin again.
amend-proposed = A player asks to continue under the newest rules.
amend-proposed-back = { $count ->
    [one] A player asks to rewind the last move and to continue from there under the newest rules.
   *[other] A player asks to rewind the last { $count } moves and to continue from there under the newest rules.
  }
rules-older = { $count ->
    [0] This game continues under the rules of revision { $revision }.
    [one] This game continues under the rules of revision { $revision } (1 change since).
   *[other] This game continues under the rules of revision { $revision } ({ $count } changes since).
  }
what-changed = What changed?
rules-of-game = Rules of this game
rules-kept = A game keeps the rules it began with; this one uses revision { $revision }. The newest is revision { $newest }. These clauses have been corrected since:
rules-here = If all players agree, this game continues under the newest rules from here. Nothing is rewound.
rules-back = { $count ->
    [one] Under the newest rules the last move would not have gone the same way. You can simply play on as you began. Or, if all players agree, the last move is rewound and the game continues from there under the newest rules.
   *[other] Under the newest rules the last { $count } moves would not all have gone the same way. You can simply play on as you began. Or, if all players agree, the last { $count } moves are rewound and the game continues from there under the newest rules.
  }
rules-never = Under the newest rules this game would have gone differently from the start. It keeps its own.
rules-stay = Play on as we began
amend-now = Continue under the newest rules
amend-ask = Ask all players
rules-changed = The rules have changed
only-look = This game is view-only.
unplayable-no_seed = It was imported without the secret seed of its dice.
unplayable-rules_gone = It began under revision { $revision } of the rules. This server no longer has them, and under the newest ones the game would have gone differently. The operator can go back to a version of the program that has them.
unplayable-rules_newer = It is played under revision { $revision } of the rules, which are newer than those of this server. The operator can install the newest version of the program.
unplayable-data_changed = The scenario data on this server have changed, and with the new data the game would have gone differently. The operator can restore the old data.
unplayable-does_not_replay = The rules on this server do not reproduce what was recorded. The operator can find out more with “caracole db verify”.
agree = Agree
decline = Decline
your-turn = It is your turn
your-decision = Your decision
waiting = Waiting
watching = Watching
waiting-for = Waiting for { $names }.
is-thinking = { $player } is thinking…
not-begun = The game begins when everyone is at the table. Still to come: { $names }.
not-begun-hint = Only then are the cards dealt and the first dice rolled, with a random number from everyone at the table: no one can look at a start first and then decide whom to invite.
not-begun-invite = The invitations are in the “Game menu”.
game-over = The game is over
winner = Winner: { $names }
draw = A draw.
watch-replay = Watch the replay
verify-dice = Verify the dice
new-game = New game
in-hand = In your hand:
put-back = Put back
take-all = Take all
hold-hint = Click a highlighted place on the map, or choose below.
hold-nothing = These units cannot act together. Click a place to see why.
lit-hint = What is highlighted on the map can be clicked or dragged.
means-nothing = You cannot do anything there right now.
path-further = { $steps ->
    [one] { $place } is 1 step away.
   *[other] { $place } is { $steps } steps away.
  }
which = Which of these?
why-not = Why not
sure = Are you sure?
do-it = Confirm
cannot-be-undone = This cannot be undone.
cost = costs { $points } MP, { $left } left
cost-all = takes all MP
can-act = can act
place-empty = No units here
place-lit = can be chosen
place-attack = attack
stack-in = In { $place }
board-unknown = This page cannot draw the board of this game (“{ $kind }”). Reload the page: the server may have a newer version.
map = Map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole map
keys = Keys
key-tab = Tab
key-tab-does = go from one part of the table to the next
key-arrows = Arrows
key-arrows-does = on the map: go from place to place
key-enter = Enter
key-enter-does = choose the place, button or counter
key-shift = Shift + arrows
key-shift-does = move the map
key-plus = +, −, 0
key-plus-does = zoom in, zoom out, show the whole map
key-o = O
key-o-does = go to the choices
key-m = M
key-m-does = go to the map
key-s = S
key-s-does = go to the open stack
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
tab-talk = Chat
log = Log
you-are-here = (you are here)
effects = In force
cup-active = Active now
cup-inside = In the cup
cup-drawn = Played
known-cards = Known to you:
use-card = Use this card
why-not-card = Why can it not be played?
dice = Dice
needed = { $needed } or less needed
no-roll-yet = No dice have been rolled yet.
find-place = Find a place
empty-places = Include empty places
places = Places
chat = Chat
nothing-said = No messages yet.
say-something = Say something
send = Send
to-side = to your partner
only-partner = To my partner only
partner-does-not-hear = The rules do not let you talk to your partner during play: they do not see what you write here.
talk-is-for-players = The chat is for the players.
notes = Private notes
notes-hint = Only you can read them.
odds = Odds
odds-win = the attacker inflicts more hits
odds-wiped = all defenders eliminated
odds-inflicted = Hits inflicted
odds-suffered = Hits suffered
odds-levels-title = Levels lost
odds-mean = { $mean } on average
odds-values = Firing values
odds-added = Added to the die:
odds-attackers = Attackers
odds-defenders = Defenders
read-rule = Read rule { $clause }
rule = Rule { $clause }
rule-editions = How the editions differ
rule-reason = Why we read it this way
rule-missing = This rule has no text.

## The menu of the table

seats = Seats
online = online
offline = offline
stand-in-plays = the computer stands in
grant-day = Give one more day
copy-my-link = Copy my link
copy-onlooker-link = Copy spectator link
invitations = Invitations
invitations-hint = Each can be used once. Until then you can show it again, replace it or withdraw it.
invited-long-ago = { $seat }: an earlier invitation exists, but can no longer be shown
not-invited = { $seat }: no invitation yet
invite = Invite
invite-anew = Replace
withdraw = Withdraw
my-seat = My seat
stand-in = Let the computer play
take-back-seat = Take my seat back
vacation = on vacation, { $left } left
vacation-begin = Go on vacation ({ $left } left)
vacation-end = I am back
propose-rewind = Ask to rewind the last move
pass-by-itself = Auto-pass when I have no response
notify-me = Notify me on my turn
this-game = This game
export = Save as a file
trouble = The server did not understand this: { $detail }
trouble-no_such_game = There is no such game.
trouble-not_your_seat = That link does not open a seat here.
trouble-not_allowed = Spectators are not admitted here.
trouble-too_many = Too fast: wait a moment.
trouble-too_costly = You have asked for a lot of computing: wait a moment.
trouble-unavailable = The server is busy or shutting down. Try again in a moment.
trouble-may_not_talk = You may not write that to anyone now.
trouble-not_playable = This game is view-only.
trouble-invitation = This is an invitation to a seat.
trouble-invitation_used = This invitation is no longer valid: someone has taken the seat, or it was withdrawn. If you took it yourself, open the game in the browser you used then.

## Replay and dice

replay = Replay
to-game = Back to game
to-start = Start
to-end = End
step-back = One step back
step-on = One step forward
play-film = Play
pause = Pause
moment = Moment of the game
eyes = View as
onlooker = a spectator
verify-intro = Before the first roll the server published a seal: the hash of a secret seed. Players' browsers added random numbers of their own, the salt. When the game is over the seed is revealed, and every roll can be made again from it.
dice-false = The dice do not agree with the seal.
dice-sealed = The game is still running: the dice are sealed until it is over.
dice-agree = { $count ->
    [one] { $agree } of 1 roll agrees with the seed.
   *[other] { $agree } of { $count } rolls agree with the seed.
  }
verified-here = Your own browser has computed this, from the record of the game and from what it remembers. It does not take the server's word for it.
seal-same = The seal is the one that this browser saw before it sent its salt.
seal-differs = The seal is not the one that this browser saw at the start.
seal-unseen = This browser did not see the seal at the start: you were not playing, or used another device. Compare it with the one you noted then.
seed-differs = The seed does not give the seal.
salt-missing = The salt that this browser sent is not in the record.
salt-none = This browser added no salt to this game.
dice-nothing = No roll could be checked.
entries-misnumbered = In the record, the entry in position { $place } is numbered { $number }: entries are missing, repeated or out of order.
salt-start-differs = The record begins with salts that no one could have sent: before the one of this browser, or more after it than there were open seats.
salt-not-sent = Entry { $entry } adds a salt in your seat's name that this browser did not send.
seal-late = Entry { $entry } puts the dice under a new seal, although nothing allowed it any more.
salt-late = Another player's salt was added in entry { $entry }, after yours and after the first roll: they or the server could have tried several and kept the one that suited them.
first-difference = The first difference: entry { $entry }, rolled { $values }.
seal-seen = The seal I saw
seal-seen-at = on { $when }, before this browser sent its salt
same = the same
different = different
gives-seal = gives the seal
salt-mine = mine
salt-of-start = from the start of the game
salt-since = since entry { $entry }
every-roll = Every roll
cannot-say = cannot be known
at-set-up = set-up
not-verifiable = The record of this game cannot be read, so the dice cannot be checked.
commitment = Seal
seed = Seed
seed-secret = secret until the game is over
salts = Players' salt
entry = Entry
rolled = Rolled
rule-column = Rule
checked = Checked

## My games and the account

computer = the computer
against = against { $names }
hot-seat = both sides at one screen
guest-games-hint = These are the games whose links this browser has kept. To find them anywhere:
forget = Forget this game here
account-intro = You do not need an account to play. With one, you can open your games in any browser and be notified when it is your turn.
sign-in = Sign in
sign-out = Sign out
register = Create an account
signed-in = You are { $name }.
name = Name
password = Password
new-password = New password
old-password = Current password
email = E-mail
email-optional = E-mail (to be notified on your turn)
email-hint = Used to notify you on your turn, and if you forget your password. No one else sees it.
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
sent-again = Another code is on its way; the previous one no longer works.
webhook = Webhook
webhook-hint = An address that is called when it is your turn.
change-password = Change the password
password-changed = The password is changed, and you are signed out everywhere else.
forgotten = Forgot your password?
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
account-trouble-BadName = This name cannot be used: use only letters of one script, digits, and . _ -
account-trouble-NameTaken = You cannot have that name: it is taken, looks too much like another one, or is reserved.
account-trouble-BadAddress = That is not an e-mail address.
account-trouble-BadWebhook = That address cannot be called: it must be on the public internet.
account-trouble-BadCode = This code is wrong, has expired, or has already been used.
account-trouble-NotAuthorized = The name or the password is wrong.
account-trouble-TooManyTries = Too many tries: try again later.
account-trouble-TooManyRequests = Too many requests: try again later.

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
    [one] 1 hit is absorbed (already counted).
   *[other] { $count } hits are absorbed (already counted).
  }
rolls-unsealed = { $count ->
    [one] 1 roll was made before the game was imported here, under another seal: it cannot be checked.
   *[other] { $count } rolls were made before the game was imported here, under another seal: they cannot be checked.
  }
rolls-before-salt = { $count ->
    [one] 1 roll was made before your salt was added: anyone who knew the seed could have known it.
   *[other] { $count } rolls were made before your salt was added: anyone who knew the seed could have known them.
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
computer-reason = The computer's reason: { $reason }
march-there = March to { $place }

### Glance: the strip, the drawer, orders, log and counters

at-a-glance = At a glance
you = You:
you-are = You play { $seat }
you-watch = You are watching
onlooker-short = Watching
turn-of = Turn { $turn } of { $of }
score-and-goal = The score, and what wins
score-of = { $side }: { $score }
your-move = Your move
their-move = { $names } to move
drawer = Orders, log and more
mp = MP
played-itself = Only choice, made for you: { $what }.
forced-by-itself = Make a choice for me when there is only one
show-everything = Show everything
newest = Newest
what-is-this = What is this?
### board
board-find = Show what can be chosen
board-bare = Hide the counters
board-lens = Magnifying glass
board-places = Places on the map
board-sheets = Sheets of the board
board-asked = something can be done here
key-f = F
key-f-does = on the map: show what can be chosen
key-h = H
key-h-does = on the map: hide the counters, show them again
key-l = L
key-l-does = on the map: magnifying glass
### film

film-of-battle = Film of the battle
film-whole-game = The whole game
film-title = What is happening
film-running = What happens is being shown. Space or Esc skips to the present.
film-watch-hint = You can act as soon as everything has been shown.
film-skip = Skip to now
film-skip-keys = Space or Esc
film-speed = Speed
film-instant = No film
film-sound = Sound
film-happened = What just happened
film-losses = Losses
film-lost = lost { $units }
film-turned = flipped { $units }
film-again = Watch again
film-link = Copy a link to this moment
film-link-copied = The link is copied.
die-hits = { $value }, a hit
die-misses = { $value }, a miss
battle-sheet = Battle sheet
battle-fires = { $side } fires
battle-who = Unit
battle-value = Value
battle-choose-loss = Choose the loss
battle-odds-of = Odds: { $deed }
key-space = Space
key-space-does = skip the film
battle-hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
  }
### Lessons

learn = Learn to play
learn-short = Learn
learn-lead = Short lessons at a real table, a few minutes each. You do it yourself, and someone says why.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
learn-done = done
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-play = Play it
learn-guided = Your first battle
learn-guided-about = { $scenario }: a whole small game against a gentle opponent, with a coach beside you. You can send the coach away at any time.
learn-nothing = There are no lessons here yet.
learn-trouble = That did not work. Please try again in a moment.
teacher = Teacher
lesson-step = Step { $step } of { $steps }
lesson-listen = Read what the teacher says
lesson-next = Next
lesson-back = Back
lesson-hint = A hint, please
lesson-show = Show me
lesson-all = All lessons
lesson-following = Next lesson
lesson-guided = Your first battle
coach = Coach
coach-fold = Fold the card away
coach-unfold = Unfold the card
coach-on = Ask the coach
coach-off = I can do it alone
coach-waits = The other side is deciding. Watch what they do: you will be asked again soon.
coach-thinks = Let me think…
coach-would = I would do this: { $deed }.
coach-follow = Do that
coach-won = You have won your first battle. Look at the last lines of the log: they say which places and losses made the points. The next opponent will be less gentle.
coach-lost = Lost, and well learnt. Look at the last lines of the log: they say which places and losses made the points. Once more, or on to the games?
coach-drawn = A draw. Look at the last lines of the log: they say where one point more was to be had.
coach-to-games = To the games
welcome-lead = Say what you know, and you will be led to the right place. You are asked only once.
welcome-nothing = I know nothing yet
welcome-nothing-leads = A first lesson, three minutes
welcome-a-little = I know games like this
welcome-a-little-leads = A small battle with a coach
welcome-enough = I know what I am doing
welcome-enough-leads = To the games
### People

end-the-game = End the game
resign = Resign
resign-sure = You lose the game if you resign. Are you sure?
resign-yes = Yes, resign
resign-waits = You have resigned; your partners have yet to decide.
draw-offer = Offer a draw
draw-offered = A draw is offered by: { $names }.
draw-accept = Agree to a draw
draw-waits = You have offered a draw. It stands until the other side acts.
draw-withdraw = Take it back
claim-hint = Not back for two weeks: { $names }. The game can be yours.
claim = Claim the game
rematch = Play again, sides swapped
rematch-waits = A new game is ready.
rematch-join = Join the new game
ended-resigned = Resignation: { $seat }.
ended-drawn = Draw by agreement.
ended-timed_out = Out of time: { $seat }.
ended-abandoned = Gone from the table: { $seat }.
ended-closed = This game was closed; there is no result.
the-rules = Rulebook
clock-kind = Time
clock-none = No clock
clock-live = Minutes, at the table
clock-days = Days, by correspondence
clock-minutes = Minutes for each player
clock-seconds = Seconds added for each turn
clock-flag = When the time is up
clock-flag-stand_in = the computer stands in
clock-flag-loss = the game is lost (with more than two sides, the computer stands in)
clock-live-hint = The clocks start when all players have come to the table.
clock-days-hint = The clocks start when all seats are taken.
clock-waits = The clocks start when all are here.
push = Notices in this browser
push-hint = When it is your turn this browser shows a notice, even if no page of ours is open. What it says is encrypted on the way.
push-on = Switch on
push-off = Switch off
push-is-on = This browser tells you when it is your turn.
push-unsupported = This browser cannot show notices, or the page is not served over https.
push-blocked = Notices from this site are blocked in the settings of your browser.
player-unknown = No player is called { $name }.
player-since = Here since { $day }
player-page = Results
my-page = My results
ratings = Ratings
rating-hint = Glicko-2. The true strength lies within the range with a chance of 95%; it narrows with every rated game.
rating-unsure = not yet certain
rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
  }
no-rating = No rated games yet.
no-results = No finished games yet.
unrated = unrated
results = Results
result = Result
day = Day
game = Game
opponent = Opponent
guests = Guests
head-to-head = Head to head
won = Won
drawn = Drawn
lost-game = Lost
tournament-new = Open a tournament
tournament-new-hint = Send its link to the others. When all have joined you begin it; the games of each round are made by themselves.
tournament-title = Name of the tournament
tournament-kind = Pairings
tournament-swiss = Swiss
tournament-round_robin = Round robin
tournament-rounds = Rounds
tournament-open-it = Open it
tournament-open = Waiting for players
tournament-over = Finished
tournament-round = Round { $round } of { $rounds }
tournament-sign-in = Sign in to take part
tournament-join = Take part
tournament-leave = Leave
tournament-start = Begin
tournament-copy = Copy the link
with-clocks = { $bank } for each player
round-number = Round { $round }
bye = bye, 1 point
to-the-table = To the table
standings = Standings
place-number = Place
player = Player
points = Points
withdrawn = has left
tie-breaks = How ties are broken
buchholz = Buchholz
buchholz-hint = The points of all your opponents together.
sonneborn = Sonneborn-Berger
sonneborn-hint = The points of the opponents you beat, and half the points of those you drew with.
trouble-muted = You may not talk for now.
report = Report someone
report-whom = Whom
report-line = Something that was said
report-text = What happened
report-send = Send to the operators
report-sent = Thank you. The operators of this server read it.
operator = For operators
reports = Reports
no-reports = No open reports.
act = What
act-take = Take action
acts = What was done
act-mute = Mute
act-unmute = Unmute
act-ban = Ban
act-unban = Lift the ban
act-close = Close the game
act-dismiss = Done with it
act-target = Account, game, or game/seat
act-reason = Reason
act-days = Days
grant-minutes = Give 5 more minutes
### Doors: the first page, invitations, the rulebook

welcome-title = Historical wargames, played by the book
learn-title = New here? Learn by playing
learn-text = Short lessons on a real board. No rulebook to read first.
the-games = The games
card-play = Play
terminal-only = In the terminal
terminal-how = No board in the browser yet. In a terminal:
read-rules = Rules
start-here = Start here
play-now-title = Play now: { $game }
set-up-title = Or set up a game of { $game }
more-options = More options
rule-options = Options of the rules
list-game = List it on the first page: anyone may join
play-solo = I play all sides myself: never cover the screen
hot-seat-hint = At one screen: it is covered at a change of player, if there is something to hide.
fact-players = Players: { $range }
fact-minutes = { $minutes } min
fact-hours = { $hours } h
fact-range = { $from } to { $to }
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = demanding
open-games = Waiting for an opponent
open-games-none = No one is waiting just now. Set up a game below with a seat for someone else, and list it here.
join-as = Join as { $seat }
games-to-watch = To watch
watch = Watch
no-clocks = No clocks
clock-terms = Clocks: { $bank }, plus { $bonus } for each decision
all-my-games = All my games

rules-of = The rules of { $game }
rules-own-words = In our own words; the printed rulebook remains the authority. Where it is silent, a ruling says how the program reads it, and why.
chapters = Chapters
search-rules = Search the rules
search-hint = a word, or a number such as 7.4
rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause found
   *[other] { $count } clauses found
  }
ruling = ruling
scope-basic = basic game
scope-advanced = advanced game
clause-link = The address of this clause
show-me = Show me
hide-example = Hide the example
example-missing = The example cannot be shown just now.
in-rulebook = Open in the rulebook
print = Print

invited-by-to = { $host } invites you to a game of { $game }
invited-to = You are invited to a game of { $game }
your-side-is = Your side
you-meet = You meet
the-clocks = Time
takes-about = Takes about
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
welcome-question = Is this your first time here?

### A newcomer's table
log-empty = Nothing has happened yet.
moment-empty = Nothing to tell of this step.
lesson = Lesson
### What stands behind the rules, and pictures to keep

cover-link = How it is proved
cover-title = How the rules of { $game } are proved
cover-lead = Each clause with the places in the code that enforce it and the tests that prove it.
cover-source-package = From version { $version }, as it was when the package was built.
cover-source-checkout = From the source of version { $version } that this server runs from.
cover-run = Tests that failed or were skipped when they were last run do not count.
cover-not-run = No run of the tests is recorded, so they are counted as they are written.
cover-loading = Reading code and tests…
cover-unknown = Not known here
cover-unknown-hint = This server runs without the tests of this game, and its package brings no report about them.
cover-show = Which clauses
cover-all = All
cover-proved = Enforced and proved
cover-missing = Missing
cover-apart = Not applicable
cover-search = Search clauses, code and tests
cover-search-hint = 7.4, breach, movement.py
cover-of = Enforced and proved: { $proved } of { $all }
cover-places = { $count ->
    [0] nowhere in the code
    [one] 1 place in the code
   *[other] { $count } places in the code
  }
cover-tests = { $count ->
    [0] no test
    [one] 1 test
   *[other] { $count } tests
  }
cover-code = In the code
cover-proofs = Proved by
save-picture = Save a picture
share-picture = Share a picture
picture-failed = This browser cannot make a picture of the board.

### Ways to go, tournaments, reports, an empty list of games

more-controls = More
ways-to-go = { $count ->
    [one] one way
   *[other] { $count } ways
}
tournaments = Tournaments
tournaments-none = No tournament is waiting for players just now. Open one, and it stands here for everyone to join.
tournament-players = { $count ->
    [one] one player so far, opened by { $owner }
   *[other] { $count } players so far, opened by { $owner }
}
tournament-look = Look and join
tournament-listed = Show it on the first page while it waits for players
report-this = Report what was said
report-this-hint = The operators of this server read this line and what was said around it. No one else learns of your report.
report-line-of = Report what { $name } said
report-around = What was said
report-the-line = Reported:
no-games-yet = Every game that you play stands here: whose move it is, how much time is left, and the way back to the table. There is none yet. A first lesson takes three minutes; a small battle against the computer takes twenty.
no-games-learn = Take the first lesson
no-games-play = Play a first battle
no-games-account = This browser remembers your games. To find them from any other one:
### Hexes
hex-way = { $count ->
        [one] { $count } hex on the way
       *[other] { $count } hexes on the way
    }
### the open table

held-of = In the hand: { $what }
held-hint = Pull it or turn it by its handle. Touch others to move them together.
held-asking = …
held-refused = Not allowed:
held-turn-left = Turn left
held-turn-right = Turn right
held-exact = Exact
held-exact-hint = Where to, in numbers
held-ahead = Ahead
held-right = To the right
held-turn = Turned (°)
held-go = Set
held-let-go = Let go
held-let-go-hint = Let go of it: it stays where it was (Esc)
held-put-down = Put down
table-stick = Measuring stick
table-looks = looks { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  }
key-qe = Q, E, comma, full stop
key-qe-does = on a table: turn what is held; with Shift about its front corner
key-nudge = Arrows with something in the hand
key-nudge-does = on a table: push it by the smallest step; with Shift further
key-v = V
key-v-does = on a table: the way of what is held bends here
### Hexes
hex-cost = costs { $cost }
hex-level = level { $level }
hex-left = { $left } left
hex-plan = What would be done
hex-turn-hint = Turn it, or touch a corner of its hex.
turn-left = Turn left
turn-right = Turn right
facing-0 = facing north-east
facing-1 = facing east
facing-2 = facing south-east
facing-3 = facing south-west
facing-4 = facing west
facing-5 = facing north-west
facing-6 = facing the north side
facing-7 = facing the north-east side
facing-8 = facing the south-east side
facing-9 = facing the south side
facing-10 = facing the south-west side
facing-11 = facing the north-west side
lenses = Look at the map
lens-needs-piece = Choose a counter first.
lens-needs-place = Point at a place.
lens-needs-line = Choose a counter or a place, then point at another place.
lens-needs-all = There is nothing to see.
next-actor = Next one that can act
find-on-map = Find on the map
find-on-map-hint = Regiment, leader or hex number
find-nothing = Nothing on the map has that name.
mini-map = The whole map; click where you want to look
key-comma = Comma, full stop
key-comma-does = on a map of hexes: turn what is in hand
key-bracket = <, >
key-bracket-does = on a map of hexes: refuse the left or right flank of what is in hand; again: stop refusing it
key-page = Page up, page down
key-page-does = on a map of hexes: another place in its stack for what is in hand
key-n = N
key-n-does = on a map of hexes: show the next one that can act
### the open table

key-b = B
key-b-does = on a table: the way of what is held bends here

### Boot camps

learn-games = Games

### Markers in the hand

markers-to-choose = Markers to choose from
### campaign: talk between two
talk-with = With whom
talk-table = The table
talk-alone = Between you and { $name }
talk-alone-hint = Only you and { $name } can read this.
talk-say-to = Write to { $name }
talk-unread = ({ $count } unread)

### campaign: forms and papers
tab-papers = Pacts
forms = What can be written
form-reads = It says
form-empty = Nothing yet.
form-number = A whole number from { $low } to { $high }.
form-too-few = Choose { $low }; { $count } chosen so far.
form-too-many = At most { $high }; { $count } are chosen.
form-too-long = Too long: { $count } of { $high }.
form-choose = Choose one.
form-less = Less: { $label }
form-more = More: { $label }
form-send = Send
form-seal = Seal and send
form-cancel = Put away
form-stale = Something happened meanwhile. Look again, then send it.
paper-sealed = sealed
paper-unsealed = not yet
paper-offered = Waits for an answer
paper-signed = In force
paper-ended = No longer in force
papers-none = Nothing has been written so far.

### campaign: battles on a sheet of their own
board-begun = Play goes on at “{ $title }”.
board-watch = Watch

### campaign: more than two players
players = Players
still-deciding = still to decide
their-move-many = Still to decide: { $count }

### campaign: the chronicle
chronicle = Chronicle
chronicle-of = Chronicle: { $title }
chronicle-whole = The whole war, year by year.
chronicle-so-far = So far, as you know it.
chronicle-share = Copy the link
chronicle-print = Print
chronicle-map = The map. { $title }
chronicle-realm = { $name }:
chronicle-changed = Ringed: changed hands this year.
chronicle-battles = Battles
chronicle-replay = Replay
chronicle-quiet = Nothing worth telling.
chronicle-empty = There is nothing to tell yet.
### The table by hand

table-tray = Pieces to lay
held-block = Block of { $count }
held-block-hint = Take the whole block that it can move with
held-aims = Point at an enemy.
last-turn = Before the last turn of the others
key-g = G
key-g-does = show or hide where everything stood before the last turn of the others
### Sheets

tab-sheets = Sheets
sheet-charts = Charts
sheet-turn = Turn summary
sheet-of = { $sheet }: { $piece }
sheet-give = Give this instruction
sheet-leave = Leave it as it was
sheet-nothing = There is nothing to read about this.
chart-last = Last roll: { $what }
chart-next = The roll that would be made: it falls on one of the lit boxes.
chart-lit = (here)
chart-pick = Chart
chart-follow = Follow the rolls
sheet-turn-short = Turn
turn-pick = Turn
turn-going-on = (now)
turn-score = Points
turn-map = On the map
turn-losses = Losses
turn-lost = lost { $points }
turn-lost-all = lost { $points }, gone
turn-gone = gone
turn-activations = Activations
turn-nothing = None
turn-none = No turn has begun yet.
turn-over = A turn is over: summary
### The workshop

make-own = Make a battle
make-heading = Make a battle: { $game }
make-play = Play it
make-save = Save file
make-open = Open file
make-undo = Undo
make-restart = Start again
make-saved = Saved as { $name }.
make-opened = { $name } is on the bench.
make-not-opened = There is no battle in { $name }.
make-title = Title
make-parts = Parts of the battle
make-tab-armies = Armies
make-tab-terrain = Terrain
make-tab-setup = Set-up
make-sum = Elements: { $count } (at most { $most }) · { $cost }
make-army-name = Name of the army
make-begin-with = Begin with
make-choose-list = an army that comes with the game…
make-choose-table = terrain that comes with the game…
make-add-row = Add troops
make-troops = Kind of troops
make-count = How many: { $name }
make-fewer = One fewer: { $name }
make-more = One more: { $name }
make-remove = Remove: { $name }
make-add-piece = Add a piece
make-pieces = Pieces on the table
make-leave-terrain = Let the players lay the terrain
make-free-terrain = The players lay the terrain themselves. Add a piece to lay it here instead.
make-bigger = Bigger
make-smaller = Smaller
make-x = From the left, cm
make-y = From below, cm
make-level = Level
make-sight = Blocks sight
make-hand-hint = Drag the piece or one of its corners.
make-chain-hint = The whole river moves as one. Drag a corner to bend it; add a river to make it longer.
make-table = The table from above
make-table-keys = Drag pieces and corners. By keyboard: arrows push (with Shift further), Q and E turn, + and − change the size, Delete removes.
make-piece-at = { $number } { $name }, { $x } cm from the left, { $y } cm from below
make-element-at = { $name }, { $x } cm from the left, { $y } cm from below, facing { $angle }°
make-element-keys = Drag elements where they shall stand. By keyboard: arrows push (with Shift further), Q and E turn.
make-corner = Corner { $number }, { $x } cm from the left, { $y } cm from below
make-checked = Check
make-check = Check again
make-sound = Nothing is wrong: this battle can be played.
make-wrong = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
  }
make-who = Who plays?

### campaign: a battle left to the computer
stand-in-battle = Let the computer fight this battle

### The laboratory

lab = Lab
lab-lead = Let computer players meet as often as you like, and watch the result become more certain. Every game can be opened on the board, and the report can be shared by a link.
lab-door = Computer against computer: who wins, and how often, in which scenario, under which rules? With intervals, charts and every game on the board.
lab-enter = Go to the Lab
lab-off = This server has no Lab: the operator has not switched it on.
lab-missing = The Lab of this server is missing some packages. The operator can install them:
lab-new = A new run
lab-system = Game
lab-how-many = How many players meet
lab-player = Player { $number }
lab-how-much = How often
lab-games = Games
lab-most = At most { $games ->
    [one] one game
   *[other] { $games } games
  } and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } a run. Each seed is played once in every order of seats.
lab-seed = First seed
lab-seed-hint = The same seed gives the same games again.
lab-begin = Start
lab-runs = Your runs
lab-no-runs = Nothing yet. What you start appears here.
lab-look = Look at it
lab-alone = { $player } against { $player }
lab-share = { $share }% ({ $low } – { $high })
lab-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }
lab-draws = { $draws ->
    [one] 1 draw, shared by all
   *[other] { $draws } draws, shared by all
  }
lab-of-games = Games: { $played } of { $games }
lab-of-all = { $games ->
    [one] one game
   *[other] { $games } games
  }
lab-state-waiting = Waiting for its turn
lab-state-playing = Playing
lab-state-done = Finished
lab-state-stopped = Stopped
lab-state-failed = Interrupted
lab-trouble-died = the process that was playing stopped. What was played is kept.
lab-trouble-full = the disk of the server is full.
lab-trouble-interrupted = the server was stopped in the meantime. What was played is kept.
lab-trouble-too_long = it took too long. What was played is kept.
lab-refusal-LabFull = The server is already running as many as it allows. Come back when one is over.
lab-refusal-LabMissing = The Lab of this server is missing some packages.
lab-refusal-LabDisk = The server has no room for another run.
lab-refusal-LabOff = This server has no Lab.
lab-refusal-NotFound = There is no such run, or it is no longer kept.
lab-refusal-TooManyRequests = Too many requests at once. Wait a minute.
lab-report = Report
lab-copy = Copy the report's link
lab-stop = Stop
lab-resume = Continue
lab-remove = Remove
lab-results = How it stands
lab-by-player = By player
lab-by-side = By side, no matter who plays it
lab-trail = Share of the games: { $name }
lab-trail-now = After { $games ->
    [one] one game
   *[other] { $games } games
  }: { $share }
lab-interval-note = In brackets, and shaded: with 95% certainty the true share lies there. The more games, the narrower it gets. The dashed line is an even share.
lab-the-games = The games
lab-won = Won: { $names }
lab-game-number = game { $number }
lab-decisions = { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }
lab-with-seed = seed { $seed }
lab-open = On the board
lab-all-games = Show all: { $games }

### The analysis of a finished game

analysis = Analysis
analysis-making = The computer is going through the game. This takes a moment, longer for a long game.
analysis-ready = It is ready.
analysis-missing = This server is missing the packages for it. The operator can install them:
analysis-off = The operator of this server does not offer it.
analysis-failed = This game cannot be analysed.
analysis-open = Open the analysis
analysis-going-on = The game is still running. It can be analysed when it is over.
