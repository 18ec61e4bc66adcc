# 8.4, 8.5 Linee e colonne estese; 8.34 bersagli densi.

event-unit-retracted = { $unit } si contrae in { $hex }.
drm-massed = bersaglio ammassato
drm-dispersed = bersaglio disperso
event-extension-removed = { $unit } lascia { $hex }.
decision-extension-close-up = { $unit } è troppo debole per la sua formazione: quale esagono lascia?
action-CloseUp = Lasciare { $leaving }
refusal-not_an_end = { $hex } non è un'estremità di { $unit }.
