# The program's own sentences, and what the kernel says no with. The sentences of a system are in its own catalogue.
# Lists of words that a player may type are separated by commas; the English ones are understood in every language.

and = and
quoted = “{ $text }”
no = No.
why-allowed = Allowed: { $action }.

## Refusals and events of the kernel

refusal-not_your_decision = It is not yours to decide now.
refusal-game_over = The game is over.
refusal-not_asked_now = That is not what has to be decided now.
refusal-wrong_kind_of_action = This game knows no such action.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_not_your_choice = The last choice was not yours.
refusal-undo_after_roll = Dice have been rolled since; nothing can be taken back.
refusal-undo_after_revelation = Something hidden has been shown since; nothing can be taken back.
refusal-undo_after_change_of_seat = Somebody else has to decide now; nothing can be taken back.
refusal-undo_after_seed_revealed = The seed of the dice is known; nothing can be taken back.
refusal-nothing_to_rewind = There is nothing to go back to.
refusal-no_rewind_proposed = Nobody has proposed to go back.
refusal-other_rewind_proposed = That is not the proposal that stands now: look at it again.
refusal-not_begun = The game begins when everybody sits at the table.
refusal-rules_are_present = The game is under the newest rules already.
refusal-rules_differ = Under the newest rules the game would have gone otherwise before that point: go back further.
event-taken-back = { $seat } takes back the last choice.
event-rewound = All agree to go back.
event-resealed = The dice are under a new seal: this game was taken in from elsewhere.
event-rules-amended = The game goes on under revision { $revision } of the rules.

## Commands of the program

systems-players = computer players: { $players }
systems-scenarios = Scenarios
systems-options = Options (* unless said otherwise)
systems-broken = This does not load: { $problem }
replay-agrees = Every digest agrees ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
  }).
replay-dice = The dice are those of the seed ({ $dice } verified).
replay-no-seed = The seed is not in the file, so the dice cannot be verified yet.
replay-not-over = The game is not over.
check-rules-legal = { $file }: legal ({ $entries } entries)
check-rules-illegal = { $file }: entry { $serial } is no longer legal: { $problem }
rules-hint = caracole rules { $system } NUMBER shows a clause, a section (7.3) or a chapter (7).
clause-basic = basic game
clause-advanced = advanced game
clause-ruling = our ruling
clause-editions = Editions:
clause-reason = Why:
clause-not-applicable = Not for a program to enforce: { $reason }
coverage-summary = { $clauses } clauses: { $enforced } enforced, { $proved } proved by tests, { $missing } missing, { $not_applicable } not applicable
coverage-not-run = No test run is recorded in build/proofs.json: tests are counted as they stand in the source.
coverage-clause = clause
coverage-enforced = cited
coverage-tests = tests
coverage-title = title
bench-decisions-per-second = decisions per second
bench-games-per-second = random games per second
bench-reference-per-second = decisions per second of the reference loop
bench-ratio = ratio to the reference loop
bench-copy-us = microseconds to copy a state
bench-copies-per-second = copies per second
bench-check-us = microseconds to check a proposal (median)
bench-check-us-p99 = microseconds that 99 of 100 checks stay below
lab-games = { $games } games
lab-player = player
lab-wins = wins
lab-as = as { $seat }
lab-draws = draws
balance-scenario = scenario
balance-games = games
balance-won-by = won by { $side }
balance-met = met
balance-not-met = not met
soak-summary = { $finished } of { $games } games sound, over { $configurations } tables: { $decisions } decisions, { $dice } dice, { $events } events; from { $shortest } to { $longest } decisions a game.
soak-wins = Won by: { $wins }.
data-checked = { $scenarios ->
    [one] One scenario
   *[other] { $scenarios } scenarios
  } checked, { $problems ->
    [0] nothing wrong.
    [one] one problem.
   *[other] { $problems } problems.
  }
auto-resumed = { $decisions } decisions.
auto-played = { $decisions } decisions, seed { $seed }.

## Before the game

start-hint = Type a number or a name; Enter takes the first.
start-scenario = Which scenario?
start-side = Which side will you lead?
start-opponent = Against whom?
opponent-captain = the captain: plays by rules of thumb, and says why
opponent-random = a random player: does anything that is allowed
opponent-human = another person at this keyboard
no-such-choice = "{ $word }" is not one of them; type a number from 1 to { $most }.
commitment = The dice are sealed: { $commitment }

## At the table

type-help = Type a number, an action in words, or help.
pass-device = The next decision is for { $seat }. Pass the keyboard; nobody else should look.
press-enter = { $seat }, press Enter.
computer-moves = { $player } ({ $seat }):
zero-back = 0: back
no-such-number = There is no { $number }; the list ends at { $most }.
nothing-matches = Nothing here matches "{ $words }".
not-understood = I do not understand "{ $text }". Type help to see what can be typed.
not-json = That is not a message: { $problem }
unknown-word = I do not know "{ $word }".
ambiguous = "{ $word }" could be { $things }.
say-what-to-do = What to do with "{ $text }"? Begin with a verb: march, activate, play ...
say-which-zone = Which zone? Name it.
say-which-unit = Which unit? Name it.
say-which-card = Which card? Name it.
say-which-command = Which Command? Name it.
say-which-region = Which part of the map? Name it.
say-which-number = Which number?
no-such-rule = There is no rule "{ $number }".
more-clauses = And further: { $clauses }
why-what = Nothing has been refused yet. Type why and an action.
look-where = Look where? { $things }
hand-none = There is no hand of cards in this game.
track-none = There are no tracks in this game.
odds-none = This system cannot tell odds.
odds-where = Odds of a fight where? Name a zone.
odds-no-enemy = There is no enemy in { $zone }.
odds-who = Odds with which units? Name them.
left = Good bye.
input-ended = The input has ended; the game is not over.
save-where = Save where? Name a file.
saved = Saved in { $file }.
saved-resume = To go on: caracole play { $system } --resume { $file }
quit-save = Save in { $file } before leaving? [Enter yes, n no, c stay here, or another file name]
save-record = Keep the record of this game? [a file name, or Enter for no]
word-yes = yes, y
word-no = no, n
word-cancel = cancel, c, stay
seed-revealed = The seed of the dice was { $seed };
    sealed at the start as { $commitment }.
verify-hint = To verify it: caracole replay { $file } --verify
result-winner = { $winner } wins.
result-draw = A draw.
help-choices = Type the number of a choice, or /words to see only the choices with these words. Or:
help-words = Actions can be typed too: the name of an action and its fields. What is refused is refused by a rule, and the rule is shown.

## Commands at the table: what may be typed, how it is used, what it does

command-help = help, h
command-map = map, m
command-look = look, l
command-hand = hand, cards
command-track = track, status
command-log = log
command-rule = rule, rules
command-why = why
command-odds = odds
command-undo = undo, u
command-save = save
command-list = list, again
command-quit = quit, q, exit
usage-help = help
usage-map = map [PLACE]
usage-look = look THING
usage-hand = hand
usage-track = track
usage-log = log [N]
usage-rule = rule NUMBER
usage-why = why ACTION
usage-odds = odds THINGS
usage-undo = undo
usage-save = save FILE
usage-list = list
usage-quit = quit
help-help = this page
help-map = the whole table
help-look = one thing and what is around it
help-hand = what you hold
help-track = turn, points and the like
help-log = the last events with their rules
help-rule = a clause (7.3.c), section (7.3) or chapter (7)
help-why = why an action is not allowed; alone: the last refusal again
help-odds = the chances of a fight
help-undo = take back your last choice, if no die was rolled and nothing shown
help-save = keep the game in a file
help-list = the question and the choices once more
help-quit = leave the game

## Odds

odds-attackers = Attackers fire with:
odds-defenders = Defenders fire with:
odds-hits = hits
odds-inflicted = by the attacker
odds-suffered = by the defender
odds-average = mean
odds-win = The attacker wins the round: { $chance }
