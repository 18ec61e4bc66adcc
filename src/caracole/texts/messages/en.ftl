# The program's own sentences, and what the kernel says no with. The sentences of a system are in its own catalogue.
# Lists of words that a player may type are separated by commas; the English ones are understood in every language.

and = and
quoted = “{ $text }”
no = No.
why-allowed = Allowed: { $action }.

## Refusals and events of the kernel

refusal-not_your_decision = This decision is not yours.
refusal-game_over = The game is over.
refusal-not_asked_now = That is not the decision to make now.
refusal-wrong_kind_of_action = This game has no such action.
refusal-nothing_to_undo = There is nothing to undo.
refusal-undo_not_your_choice = The last choice was not yours.
refusal-undo_after_roll = Dice have been rolled since; you cannot undo.
refusal-undo_after_revelation = Something hidden has been revealed since; you cannot undo.
refusal-undo_after_change_of_seat = Another player has to decide now; you cannot undo.
refusal-undo_after_seed_revealed = The seed of the dice is known; you cannot undo.
refusal-nothing_to_rewind = There is nothing to rewind.
refusal-no_rewind_proposed = No rewind has been proposed.
refusal-other_rewind_proposed = That proposal is no longer current: look at it again.
refusal-not_begun = The game begins when everyone is at the table.
refusal-rules_are_present = The game already uses the newest rules.
refusal-rules_differ = Under the newest rules the game would have gone differently before that point: rewind further.
refusal-resign_many_sides = With more than two sides no one can resign: let the computer play your seat.
refusal-draw_with_computer = The computer does not agree to a draw: resign, or play on.
refusal-draw_just_offered = You have just offered a draw: play on before you offer another.
refusal-draw_alone = There is no one to agree with.
refusal-too_early_to_claim = You cannot claim the game yet.
refusal-time_is_up = Your time is up.
event-taken-back = Last choice undone: { $seat }.
event-rewound = All players agree to rewind.
event-resealed = The dice are under a new seal: this game was imported.
event-rules-amended = The game continues under revision { $revision } of the rules.
event-match-resigned = Resignation: { $seat }.
event-match-drawn = All players agree to a draw.
event-match-timed-out = Out of time: { $seat }.
event-match-abandoned = Gone from the table: { $seat }.
event-match-closed = The game was closed by the people who run this server.

## Commands of the program

systems-players = computer players: { $players }
systems-scenarios = Scenarios
systems-options = Options (* = default)
systems-broken = This does not load: { $problem }
replay-agrees = Every digest agrees ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
  }).
replay-dice = The dice are those of the seed ({ $dice } verified).
replay-no-seed = The seed is not in the file, so the dice cannot be verified yet.
replay-not-over = The game is not over.
check-rules-legal = { $file }: legal ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  })
check-rules-illegal = { $file }: entry { $serial } is no longer legal: { $problem }
rules-hint = caracole rules { $system } NUMBER shows a clause, a section (7.3) or a chapter (7).
clause-basic = basic game
clause-advanced = advanced game
clause-ruling = our ruling
clause-editions = Editions:
clause-reason = Why:
clause-not-applicable = Cannot be enforced by a program: { $reason }
coverage-summary = { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
  }: { $enforced } enforced, { $proved } proved by tests, { $missing } missing, { $not_applicable } not applicable
coverage-not-run = No test run is recorded in build/proofs.json: tests are counted from the source.
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
bench-check-us-p99 = microseconds to check a proposal (99th percentile)
bench-build = { $build ->
    [compiled] The rules ran compiled.
   *[pure] The rules ran in plain Python.
}
lab-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-player = player
lab-wins = wins
lab-as = as { $seat }
lab-draws = draws
balance-scenario = scenario
balance-games = games
balance-won-by = won by { $side }
balance-met = met
balance-not-met = not met
soak-summary = { $games ->
    [one] { $finished } of 1 game
   *[other] { $finished } of { $games } games
  } sound. Tables: { $configurations }; decisions: { $decisions }, from { $shortest } to { $longest } a game; dice: { $dice }; events: { $events }.
soak-wins = Won by: { $wins }.
data-checked = { $scenarios ->
    [one] One scenario
   *[other] { $scenarios } scenarios
  } checked, { $problems ->
    [0] nothing wrong.
    [one] one problem.
   *[other] { $problems } problems.
  }
auto-resumed = { $decisions ->
    [one] 1 decision.
   *[other] { $decisions } decisions.
  }
auto-played = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, seed { $seed }.

## Before the game

start-hint = Type a number or a name; Enter takes the first.
start-scenario = Which scenario?
start-side = Which side will you play?
start-opponent = Against whom?
opponent-general = the General: thinks things through, and may take some seconds
opponent-colonel = the Colonel: thinks a little further than the captain
opponent-captain = the Captain: plays by rules of thumb, and says why
opponent-recruit = the Recruit: plays quickly and overlooks things; good for a first game
opponent-random = a random player: does anything that is allowed
opponent-human = another person at this keyboard
no-such-choice = "{ $word }" is not one of them; type a number from 1 to { $most }.
commitment = The dice are sealed: { $commitment }

## At the table

type-help = Type a number, an action in words, or help.
pass-device = Next decision: { $seat }. Pass the keyboard; the other players should look away.
press-enter = { $seat }, press Enter.
computer-moves = { $player } ({ $seat }):
zero-back = 0: back
no-such-number = There is no { $number }; the list ends at { $most }.
nothing-matches = Nothing here matches "{ $words }".
not-understood = I do not understand "{ $text }". Type help to see what can be typed.
not-json = That is not a message: { $problem }
unknown-word = I do not know "{ $word }".
ambiguous = "{ $word }" could be { $things }.
say-what-to-do = Do what with "{ $text }"? Begin with a verb: march, activate, play…
say-which-zone = Which zone? Name it.
say-which-unit = Which unit? Name it.
say-which-card = Which card? Name it.
say-which-command = Which Command? Name it.
say-which-region = Which part of the map? Name it.
say-which-number = Which number?
no-such-rule = There is no rule "{ $number }".
more-clauses = See also: { $clauses }
why-what = Nothing has been refused yet. Type why and an action.
look-where = Look where? { $things }
hand-none = There is no hand of cards in this game.
track-none = There are no tracks in this game.
odds-none = Odds are not available in this game.
odds-where = Odds of a combat where? Name a zone.
odds-no-enemy = There is no enemy in { $zone }.
odds-who = Odds with which units? Name them.
left = Goodbye.
input-ended = The input has ended; the game is not over.
save-where = Save where? Name a file.
saved = Saved in { $file }.
saved-resume = To continue: caracole play { $system } --resume { $file }
quit-save = Save in { $file } before leaving? [Enter yes, n no, c stay here, or another file name]
save-record = Keep the record of this game? [a file name, or Enter for no]
word-yes = yes, y
word-no = no, n
word-cancel = cancel, c, stay
seed-revealed = The seed of the dice was { $seed };
    sealed at the start as { $commitment }.
verify-hint = To verify it: caracole replay { $file } --verify
result-winner = Winner: { $winner }.
result-draw = A draw.
help-choices = Type the number of a choice, or /words to see only the choices with these words. Or:
help-words = You can also type an action: its name, then its fields. If it is illegal, you see the rule that forbids it.

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
help-odds = the odds of a combat
help-undo = undo your last choice, if no die was rolled and nothing revealed
help-save = keep the game in a file
help-list = repeat the question and the choices
help-quit = leave the game

## Odds

odds-attackers = Attackers fire with:
odds-defenders = Defenders fire with:
odds-hits = hits
odds-inflicted = by the attacker
odds-suffered = by the defender
odds-average = mean
odds-win = The attacker wins the round: { $chance }
labelled = { $label }: { $text }

research-steps-per-second = environment steps a second
research-decisions-per-second = decisions a second in random play
research-clones-per-second = copies a second
research-imagined-per-second = imagined states a second
research-rollouts-per-second = random games a second
