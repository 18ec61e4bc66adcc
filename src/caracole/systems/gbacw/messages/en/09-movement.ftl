# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } moves from { $origin } to { $hex }.
event-unit-stopped = { $unit } halts, Disordered a second time by the ground.
action-Step = Move to { $to }{ $way ->
    [true] {" "}along the road or trail
   *[other] {""}
  }{ $raze ->
    [true] {", razing the entrenchment"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } is next to the enemy and may not move further.
refusal-held_up_by_ground = The ground has Disordered { $unit } again: it may not move further.
refusal-one_hex_under_fire = { $unit } was fired at as it left and may move only one hex.
refusal-turned_to_move = { $unit } has changed facing with the MP of its one-hex minimum move and must now make that move.
refusal-not_enough_points = { $unit } does not have enough MP.
refusal-must_stay = The brigade of { $unit } must stay where it is.
refusal-not_adjacent = { $hex } is not adjacent.
refusal-not_in_front = { $hex } is not in front of { $unit }.
refusal-enemy_there = There are enemy units in { $hex }.
refusal-no_use_of_ways = { $unit } cannot use roads or trails: it must meet March stacking limits and not be under Attack Orders.
refusal-no_way_there = There is no road or trail to { $hex } that { $unit } can use.
refusal-prohibited = { $unit } can never enter { $hex } from here.
refusal-no_crossing_in_attack = { $unit } is under Attack Orders and may not cross a bridge or ford to { $hex }.
refusal-march_seen_at_start = { $unit } is within four hexes of the enemy and in sight: it may not move under March Orders.
refusal-march_next_to_enemy = A unit under March Orders may not move next to the enemy ({ $hex }).
refusal-march_in_sight = { $hex } is within four hexes of the enemy and in sight.
refusal-artillery_next_to_enemy = Artillery may never move next to the enemy ({ $hex }).
refusal-disordered_next_to_enemy = A Disordered unit may not move next to the enemy ({ $hex }).
refusal-advance_next_to_enemy = A unit may move next to enemy infantry or cavalry only under Attack Orders ({ $hex }).
refusal-used_minimum_move = { $unit } has spent all its MP on a one-hex minimum move.
refusal-conformed_next_to_enemy = { $unit } conformed to the facing of others next to the enemy and cannot fight now.
refusal-withdrew = { $unit } has withdrawn.
refusal-crossed_to_enemy = { $unit } moved next to the enemy under Advance Orders and cannot assault now.
refusal-nothing_to_raze = There is no entrenchment to raze on the way to { $hex }.
event-entrenchment-razed = { $unit } razes the entrenchment in { $hex } facing { $facing }.
