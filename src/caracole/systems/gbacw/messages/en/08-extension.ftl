# 8.4, 8.5 Extended lines and columns; 8.34 dense targets.

event-unit-retracted = { $unit } retracts into { $hex }.
drm-massed = massed target
drm-dispersed = dispersed target
event-extension-removed = { $unit } leaves { $hex }.
decision-extension-close-up = { $unit } is now too weak for its formation. Which hex does it leave?
action-CloseUp = Leave { $leaving }
refusal-not_an_end = { $hex } is not an end hex of { $unit }.
event-unit-formed = { $unit } is now in { $hexes }, facing { $facing }.
event-line-wrapped-around = { $unit } wraps around into { $hex }.
decision-wrap-choose = { $unit }: wrap around the defender in { $hex }?
decision-wrap-close = { $unit } retracts. Which hex does it leave?
action-Extend = Extend into { $to }
action-Retract = Retract the end in { $part }
action-RetractColumn = Retract into { $into }
action-Wheel = Wheel on { $pivot }
action-TurnAbout = About-face, { $above ->
    [true] above
   *[other] below
  } the guns
action-Reform = Change formation, facing { $facing }
action-WrapAround = Wrap around into { $to }
refusal-line_next_to_enemy = Two hexes of { $unit } may move next to the enemy only under Attack Orders.
refusal-column_under_attack_orders = { $unit } is in column under Attack Orders: it must first retract or form line.
refusal-column_keeps_to_ways = A column under Advance Orders must stay on roads or trails ({ $unit }).
refusal-extension_cannot_follow = The rear of { $unit } does not have enough MP to follow.
refusal-no_line_for_it = { $unit } cannot form an extended line.
refusal-not_a_flank_hex = { $unit } may extend only into a free hex directly on its flank.
refusal-too_weak_to_extend = { $unit } is too weak for another extension.
refusal-extension_next_to_enemy = { $hex } is next to the enemy: a line may not extend there.
refusal-ground_too_dear = The ground between costs more than 2 MP ({ $hex }).
refusal-no_such_wheel = { $unit } cannot wheel like that.
refusal-no_line = { $unit } is not in an extended line.
refusal-turns_about_in_attack = A line may about-face only under Attack Orders ({ $unit }).
refusal-guns_have_fired = { $other } shares the hex with { $unit } and has already fired.
refusal-nothing_to_reform = { $unit } is not extended, or is under March Orders.
refusal-cannot_form_so = { $unit } cannot change its formation by facing that way.
refusal-column_in_advance_only = A line may form column only under Advance Orders ({ $unit }).
refusal-column_next_to_enemy = { $unit } is next to the enemy in { $hex } and cannot form column.
refusal-march_keeps_column = { $unit } is under March Orders and must stay in column.
