# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } moves from { $origin } to { $hex }.
event-unit-stopped = { $unit } halts, disordered a second time by the ground.
action-Step = Go to { $to }{ $way ->
    [true] {" "}along the way
   *[other] {""}
  }{ $raze ->
    [true] {", razing the entrenchment"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } stands next to the enemy and goes no further.
refusal-held_up_by_ground = The ground has Disordered { $unit } again: it goes no further.
refusal-one_hex_under_fire = Under fire as it left, { $unit } goes one hex only.
refusal-turned_to_move = { $unit } has turned on the points of a one-hex move, and has to make it.
refusal-not_enough_points = { $unit } has not enough movement points left.
refusal-must_stay = The brigade of { $unit } has to stay where it is.
refusal-not_adjacent = { $hex } is not adjacent.
refusal-not_in_front = { $hex } is not in front of { $unit }.
refusal-enemy_there = The enemy stands in { $hex }.
refusal-no_use_of_ways = { $unit } cannot use ways: it needs March stacking and no Attack Orders.
refusal-no_way_there = No way leads to { $hex } that { $unit } could use.
refusal-prohibited = { $unit } can never enter { $hex } from here.
refusal-no_crossing_in_attack = Under Attack Orders { $unit } does not move across a bridge or ford to { $hex }.
refusal-march_seen_at_start = { $unit } is within four hexes and in sight of the enemy and may not march.
refusal-march_next_to_enemy = A marching unit does not go next to the enemy ({ $hex }).
refusal-march_in_sight = { $hex } is within four hexes and in sight of the enemy.
refusal-artillery_next_to_enemy = Artillery never moves next to the enemy ({ $hex }).
refusal-disordered_next_to_enemy = A Disordered unit does not move next to the enemy ({ $hex }).
refusal-advance_next_to_enemy = Only under Attack Orders does one move next to enemy foot or horse ({ $hex }).
refusal-used_minimum_move = { $unit } has spent all it had to move one hex.
refusal-conformed_next_to_enemy = { $unit } took the facing of others next to the enemy and does not fight now.
refusal-withdrew = { $unit } has withdrawn.
refusal-crossed_to_enemy = { $unit } came next to the enemy under Advance Orders and does not assault now.
refusal-nothing_to_raze = There is no entrenchment to raze on the way to { $hex }.
event-entrenchment-razed = { $unit } razes the entrenchment in { $hex } facing { $facing }.
