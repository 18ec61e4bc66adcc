# 8.4, 8.5 Extended lines and columns; 8.34 dense targets.

event-unit-retracted = { $unit } closes up in { $hex }.
drm-massed = massed target
drm-dispersed = dispersed target
