# 8.4, 8.5 Extended lines and columns; 8.34 dense targets.

event-unit-retracted = { $unit } closes up in { $hex }.
drm-massed = massed target
drm-dispersed = dispersed target
event-extension-removed = { $unit } goes from { $hex }.
decision-extension-close-up = { $unit } has become too weak for its formation: which hex does it leave?
action-CloseUp = Leave { $leaving }
refusal-not_an_end = { $hex } is not an end of { $unit }.
