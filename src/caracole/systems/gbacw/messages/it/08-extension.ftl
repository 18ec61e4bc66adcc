# 8.4, 8.5 Linee e colonne estese; 8.34 bersagli densi.

event-unit-retracted = { $unit } si contrae in { $hex }.
drm-massed = bersaglio ammassato
drm-dispersed = bersaglio disperso
