## The laboratory

lab-share = { $share }% ({ $low } to { $high })
lab-elo = { $elo } Elo ({ $low } to { $high })
lab-result = { $player }: { $share } of the games, { $elo }. Draws are shared by all; 95% intervals, from pairs of games on the same seed.
lab-shows = { $games ->
    [one] One game shows
   *[other] { $games } games show
  } differences of { $elo } Elo or more.
lab-sprt-better = Decided after { $games ->
    [one] one game
   *[other] { $games } games
  }: at least { $better } Elo better. A test of fixed length takes { $fixed } games.
lab-sprt-worse = Decided after { $games ->
    [one] one game
   *[other] { $games } games
  }: at most { $worse } Elo better. A test of fixed length takes { $fixed } games.
lab-sprt-open = Not decided after { $games ->
    [one] one game
   *[other] { $games } games
  }, between { $worse } and { $better } Elo. A test of fixed length takes { $fixed } games.
lab-opponent = against
lab-blunder = blunder
lab-total = in all
lab-per-game = per game
lab-interval = 95% interval
lab-without-reason = Choices without a reason: { $share }% ({ $low } to { $high }).
lab-catch-all = Choices with a reason that says nothing: { $share }% ({ $low } to { $high }).
lab-share-of = share of { $who }
lab-chance = chance of error
lab-basis = basis
lab-holm = { $comparisons ->
    [0] Nothing to compare.
    [one] One comparison with the basis; * marks a difference that is hardly due to chance.
   *[other] { $comparisons } comparisons with the basis, corrected for their number (Holm); * marks differences that are hardly due to chance.
  }
lab-even = Even with { $value }.
lab-not-even = No value makes it even; the nearest is { $value }.
lab-checked = On new seeds: { $share }.
lab-found = Found: { $share }.
