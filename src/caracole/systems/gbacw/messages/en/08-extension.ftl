# 8.4, 8.5 Extended lines and columns; 8.34 dense targets.

event-unit-retracted = { $unit } closes up in { $hex }.
drm-massed = massed target
drm-dispersed = dispersed target
event-extension-removed = { $unit } goes from { $hex }.
decision-extension-close-up = { $unit } has become too weak for its formation: which hex does it leave?
action-CloseUp = Leave { $leaving }
refusal-not_an_end = { $hex } is not an end of { $unit }.
event-unit-formed = { $unit } stands in { $hexes }, facing { $facing }.
event-line-wrapped-around = { $unit } goes around the defender into { $hex }.
decision-wrap-choose = { $unit }: does its free end go around the defender in { $hex }?
decision-wrap-close = { $unit } closes up: which hex does it leave?
action-Extend = Extend into { $to }
action-Retract = Draw in the end in { $part }
action-RetractColumn = Close up in { $into }
action-Wheel = Wheel on { $pivot }
action-TurnAbout = Turn about, standing { $above ->
    [true] above
   *[other] below
  } the guns
action-Reform = Line becomes column or column line, facing { $facing }
action-WrapAround = Free end to { $to }
refusal-line_next_to_enemy = Only under Attack Orders do two parts of { $unit } go next to the enemy.
refusal-column_under_attack_orders = { $unit } is in column under Attack Orders: first it closes up or forms line.
refusal-column_keeps_to_ways = Under Advance Orders a column keeps to the ways ({ $unit }).
refusal-extension_cannot_follow = The rear of { $unit } has no movement points left to follow.
refusal-no_line_for_it = { $unit } forms no extended line.
refusal-not_a_flank_hex = { $unit } extends into a free hex directly at its flank.
refusal-too_weak_to_extend = { $unit } is too weak for another extension.
refusal-extension_next_to_enemy = { $hex } is next to the enemy: no extension goes there.
refusal-ground_too_dear = The ground between costs more than two points ({ $hex }).
refusal-no_such_wheel = { $unit } cannot wheel so.
refusal-no_line = { $unit } is in no extended line.
refusal-turns_about_in_attack = Only under Attack Orders does a line turn about ({ $unit }).
refusal-guns_have_fired = { $other } stands with { $unit } and has fired already.
refusal-nothing_to_reform = { $unit } is not extended, or marches.
refusal-cannot_form_so = { $unit } cannot change its formation by facing that way.
refusal-column_in_advance_only = Only under Advance Orders does a line become a column ({ $unit }).
refusal-column_next_to_enemy = { $unit } stands next to the enemy in { $hex } and forms no column.
refusal-march_keeps_column = On the march { $unit } stays in column.
