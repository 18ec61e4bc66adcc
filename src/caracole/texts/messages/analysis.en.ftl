## The analysis of one finished game, beside the messages of the report

report-one-back = To the game
report-one-title = Analysis: { $scenario }
report-one-course = The course of the game
report-one-turns = Where it turned
report-one-won = { $sides } won, { $scores }.
report-one-ended = { $sides } won before the game was played to its end.
report-one-drawn = No one won: a draw.
report-one-closed = No one won: the game was closed.
report-one-length = It took { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }, and the lead { $leads ->
    [0] never changed
    [one] changed once
   *[other] changed { $leads } times
  }.
report-one-decided = After { $part }% of the game, the winner led until the end.
report-one-decisions = decisions
report-one-turns-played = turns
report-one-lead-changes = changes of lead
report-one-dice = rolls
report-one-chance = chance of winning
report-one-chances = Who was likely to win
report-one-chances-note = How the computer judges each position, including what was hidden. It is one opinion, not the truth.
report-one-turns-note = The decisions that left a side less likely to win than before. If dice were rolled, they are part of it.
report-one-no-turns = No single decision cost a side much.
report-one-entry = entry
report-one-left = chance left
report-one-fell = dice
report-one-rolled = rolled
report-one-times = times
report-one-cards = Cards played: { $cards }.
report-one-lost = { $count ->
    [one] One unit was lost
   *[other] { $count } units were lost
  }: { $units }.
