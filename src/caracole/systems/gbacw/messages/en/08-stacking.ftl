# 8 Stacking.

refusal-foot_and_horse = Foot and mounted cavalry do not stay in one hex ({ $hex }).
refusal-march_with_others = A marching unit does not stay in { $hex } with units under other orders.
refusal-arms_mixed_in_march = On the march different arms do not share a hex ({ $hex }).
refusal-two_brigades = Units of two brigades do not stay together in { $hex }.
refusal-too_many = Too many for { $hex }: the limit is { $limit } strength points.
refusal-too_many_guns = Too many guns for { $hex }: the limit is { $limit }.
refusal-column_stands_alone = A unit in column shares no hex ({ $hex }).
refusal-line_stands_alone = No other foot or horse joins an extended line ({ $hex }).
event-unit-sent-back = { $unit } cannot stay among its friends and goes back to { $hex }.
event-unit-joined = { $unit } joins those in { $hex }; from the top: { $units }.
event-stack-reordered = { $unit } changes its place in { $hex }; from the top: { $units }.
event-sections-ordered = { $unit } puts its sections in another order.
event-stack-moves-as-one = { $unit } takes along { $units }.
action-JoinStack = Stop here with the others, { $above ->
    [true] above
   *[other] below
  } the guns
action-Reorder = Take place { $place } of the stack, counted from 0 at the top
action-OrderSections = The section with { $section } comes to the top
action-MoveStack = Take along { $units }
refusal-guns_through_others = Guns do not pass through foot or horse ({ $hex }).
refusal-crossing_is_taken = { $other } marches across there: { $unit } has to wait.
refusal-guns_face_elsewhere = The guns in { $hex } face another way, and a line does not turn to them.
refusal-no_point_left_to_refuse = To stand in { $hex } with those who refuse a flank costs { $unit } a point more.
refusal-too_many_for_ways = To stand in { $hex } with so many, { $unit } pays for the ground, not for the way.
refusal-nobody_to_join = { $unit } has come to nobody in { $hex }.
refusal-has_joined = { $unit } has joined those in { $hex } already.
refusal-reorder_instead_of_moving = One changes one's place in a stack once, and instead of moving.
refusal-fired_in_advance = Under Advance Orders who has fired does not change its place.
refusal-no_such_place = There is no such other place for { $unit } in { $hex }.
refusal-in_front_of_enemy = In front of the enemy nobody changes its place ({ $hex }).
refusal-battery_has_fired = { $unit } has fired already.
refusal-sections_ordered_already = { $unit } has put its sections in order already.
refusal-stack_moves_from_the_start = A stack moves as one from the start of its action.
refusal-not_of_this_stack = Only others of the stack in { $hex } can go along, named from the top.
refusal-other_orders = { $other } acts under other orders.
refusal-beyond_march_limits = Together they exceed the limits of March in { $hex }.
refusal-stack_keeps_to_ways = A stack that moves as one keeps to the ways.
refusal-stack_meets_friends = A stack that moves as one does not enter { $hex }, where friends stand.
drm-ground_of_friends = ground of those passed through
roll-through_friends = order after passing through friends

decision-stack-place = Does the unit stand above the guns or below them?
