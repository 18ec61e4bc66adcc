# 8 Stacking.

refusal-foot_and_horse = Infantry and mounted cavalry may not stack together in { $hex }.
refusal-march_with_others = A unit under March Orders may not stack in { $hex } with units under other orders.
refusal-arms_mixed_in_march = Under March Orders different arms may not share a hex ({ $hex }).
refusal-two_brigades = Units of two brigades may not stack together in { $hex }.
refusal-too_many = { $hex } would be over the stacking limit of { $limit } SP.
refusal-too_many_guns = { $hex } would hold too many guns: the limit is { $limit }.
refusal-column_stands_alone = A unit in column may not share a hex ({ $hex }).
refusal-line_stands_alone = No other infantry or cavalry may stack with an extended line ({ $hex }).
event-unit-sent-back = { $unit } may not stack there and returns to { $hex }.
event-unit-joined = { $unit } joins the stack in { $hex }; from the top: { $units }.
event-stack-reordered = { $unit } changes its place in the stack in { $hex }; from the top: { $units }.
event-sections-ordered = { $unit } reorders its sections.
event-stack-moves-as-one = { $unit } moves as a stack with: { $units }.
action-JoinStack = Stop in this stack, { $above ->
    [true] above
   *[other] below
  } the guns
action-Reorder = { $place ->
    [0] Move to the top of the stack
    [1] Move to second place in the stack
    [2] Move to third place in the stack
   *[other] Move in the stack below others: { $place }
  }
action-OrderSections = Put on top the section with { $section }
action-MoveStack = Move as a stack with { $units }
refusal-guns_through_others = Artillery cannot move through infantry or cavalry in { $hex }.
refusal-crossing_is_taken = { $other } is marching across there: { $unit } must wait.
refusal-guns_face_elsewhere = The guns in { $hex } face another way, and a line cannot conform to them.
refusal-no_point_left_to_refuse = Stacking in { $hex } with a unit that refuses a flank costs { $unit } 1 more MP.
refusal-too_many_for_ways = In { $hex }, over the March stacking limit, { $unit } must pay for the terrain instead of the road or trail.
refusal-nobody_to_join = { $unit } has no stack to join in { $hex }.
refusal-has_joined = { $unit } has already joined the stack in { $hex }.
refusal-reorder_instead_of_moving = A unit may change its place in the stack only once, and only instead of moving.
refusal-fired_in_advance = Under Advance Orders, a unit that has fired may not change its place in the stack.
refusal-no_such_place = { $unit } cannot take that place in the stack in { $hex }.
refusal-in_front_of_enemy = A unit in an enemy Front hex may not change its place in the stack ({ $hex }).
refusal-battery_has_fired = { $unit } has already fired.
refusal-sections_ordered_already = { $unit } has already reordered its sections.
refusal-stack_moves_from_the_start = A stack must move together from the start of its activation.
refusal-not_of_this_stack = Name only units of the stack in { $hex }, from the top down.
refusal-other_orders = { $other } is under other orders.
refusal-beyond_march_limits = Together they exceed the March stacking limit in { $hex }.
refusal-stack_keeps_to_ways = A stack that moves together must stay on roads or trails.
refusal-stack_meets_friends = A stack that moves together may not enter { $hex }, where there are friendly units.
drm-ground_of_friends = ground passed through
roll-through_friends = UDD: passing through friendly units

decision-stack-place = Place the unit above or below the guns?
