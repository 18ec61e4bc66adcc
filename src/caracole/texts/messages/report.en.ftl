## The report of the laboratory

report-title = Report: { $scenario }
report-players = { $games ->
    [one] One game
   *[other] { $games } games
  } between computer players: { $players }
report-summary = In short
report-wins = Who wins
report-course = The course of a game
report-length = Length and choice
report-use = What is used
report-luck = Dice or choices
report-swings = The costliest decisions
report-made = How it was made
report-comparison = What has changed
report-map = On the map
report-games = games
report-draws = draws
report-mean-decisions = decisions a game
report-mean-turns = turns a game
report-mean-lead-changes = changes of lead a game
report-mean-dice = rolls a game
report-share = share of the games
report-by-side = By side
report-by-player = By player
report-wins-note = Draws are shared by all. The lines are 95% intervals; the dashed line is an even share.
report-score = score
report-progress = part of the game
report-score-over-time = Score over the game
report-score-note = The line is the median game; the band holds the middle half of all games.
report-lead-changes = Changes of lead
report-drama = When it was decided
report-drama-note = After what part of the game the winner led to the end.
report-decisions = Decisions
report-turns = Turns
report-candidates = allowed actions on average
report-branching = How much choice there is
report-branching-note = The most common decisions, by the rule that asks for them; counted in a sample.
report-map-note = The darker, the more; the numbers are per game. Point at a place to read its number.
report-heat-fights = fights a game
report-heat-deaths = losses a game
report-heat-stands = units there on average
report-map-fights = Where they fight
report-map-deaths = Where units are lost
report-map-stands = Where units stand
report-map-by-side = By side
report-map-side-stands = where they stand
report-map-side-deaths = where they lose units
report-map-never = { $count ->
    [one] One place out of { $total } never entered
   *[other] { $count } places out of { $total } never entered
  }
report-share-of-games = share of the games
report-cards = Cards played
report-cards-note = { $count ->
    [one] The least played; one more is not shown.
   *[other] The least played; { $count } more are not shown.
  }
report-yes = yes
report-no = no
report-reasons = Why the players did it
report-times-a-game = times a game
report-unit = unit
report-acted = moved or fought in
report-was-lost = lost in
report-units = { $count ->
    [one] One unit
   *[other] { $count } units
  }
report-rule = rule
report-in-games = in games
report-rules = { $count ->
    [one] One rule that came into play
   *[other] { $count } rules that came into play
  }
report-rules-fired = { $able } clauses of the rulebook can make something happen or be decided; { $fired } of them came into play.
report-rules-never = { $count ->
    [one] One clause that never came into play
   *[other] { $count } clauses that never came into play
  }
report-rules-never-note = They wait for a rare case, for another scenario or option, or for a player who makes use of them.
report-luck-told = { $games ->
    [one] One game
   *[other] { $games } games
  } with dice and thoughts exchanged: the dice explain { $dice }% of the final margin ({ $low } to { $high }), the choices { $choices }%, both together { $together }%.
report-place-in-game = game { $game }, turn { $turn }, entry { $entry }
report-when = when
report-swings-chosen = Choices
report-swings-rolled = Choices with a roll of the dice
report-swings-note = How much of its chance of winning a decision cost a side, as the computer players judge the positions. For the first games only.
report-who = who
report-what = what
report-cost = chance of winning lost
report-figure = figure
report-here = here
report-there = compared with
report-chance = chance of error
report-sure = certain
report-share-of = share of the games: { $side }
report-compared = { $sure ->
    [0] Nothing differs with certainty
    [one] One figure differs with certainty
   *[other] { $sure } figures differ with certainty
  } between these { $here } games and the { $there } they are compared with. All comparisons are corrected for their number (Holm).
report-back = To the run
report-made-note = The computer is one player of many: what it never does may still be useful.
report-made-system = game
report-made-players = players
report-made-options = options
report-made-usual = as usual
report-made-seed = first seed
report-made-version = program
report-made-revision = revision of the rules
report-made-digest = fingerprint of the data files
report-said-ahead = Ahead: { $side }, with { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
  }, certainly more than an even share ({ $low } to { $high }%).
report-said-even = The sides look even ({ $side }: { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
  }, { $low } to { $high }%).
report-said-unsure = Perhaps ahead: { $side }, with { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
  }; but that may be chance ({ $low } to { $high }%).
report-said-few = Too few games to say which side is ahead ({ $side }: { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
  }, anywhere from { $low } to { $high }%).
report-said-length = On average a game takes { $decisions } decisions, and the lead changes { $leads } times.
report-said-decided = On average it is decided after { $part }% of the game.
report-said-fights = Most fighting is at { $place }.
report-said-never = { $count ->
    [one] One place was never entered.
   *[other] { $count } places were never entered.
  }
report-said-luck = The dice explain { $part }% of the final margin.
player-general = the General
player-colonel = the Colonel
player-captain = the Captain
player-recruit = the Recruit
player-random = at random
