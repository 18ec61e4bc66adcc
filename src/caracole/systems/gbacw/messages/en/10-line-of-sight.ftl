# 10.2 Line of sight; also for `caracole los`.

refusal-line_of_sight_blocked = { $target } is out of sight of { $origin }.
refusal-unit_in_the_way = Units in { $hex } are in the way.
refusal-friends_near_target = Friendly units in { $hex } are too near the target.
los-higher_ground = { $hex } is higher than both ends.
los-treetops = The trees of { $hex } touch the woods at one end of the line.
los-slope = { $hex } is above the mean level and nearer to the low end.
los-slope_middle = { $hex } lies in the middle, above the mean level, and falls off to the low end by a slope.
los-slope_hexside = The slope between { $other } and { $hex }, in the middle, is above the mean level.
los-intervening_hill = { $hex } is as high as the high end, with lower ground between them.
los-blind_cover = Woods or town in { $hex } stand next to { $other } and above it.
los-blind_slope = { $hex } falls off steeply to { $other }, the low end.
los-crest = The ground falls off sooner behind { $hex } than in front of it: a crest hides what is below.
los-ends = From { $origin } (level { $a }) to { $target } (level { $b }): { $distance ->
    [one] 1 hex.
   *[other] { $distance } hexes.
  }
los-passes = { $beside ->
    [true] beside
   *[other] through
  } { $hex }: { $terrain }, level { $level }, height { $height }
los-mean-level = mean level of both ends: { $level }
los-out-of-range = { $range ->
    [one] No weapon of this battle reaches that far: 1 hex at most (C10.16.b).
   *[other] No weapon of this battle reaches that far: { $range } hexes at most (C10.16.b).
  }
los-bare-woods = The woods are bare: units two hexes apart see through them.
los-clear = The line of sight is clear.
los-blocked = The line of sight is blocked.
