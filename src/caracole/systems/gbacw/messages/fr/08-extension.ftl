# 8.4, 8.5 Lignes et colonnes étendues ; 8.34 cibles denses.

event-unit-retracted = { $unit } se resserre en { $hex }.
drm-massed = cible massée
drm-dispersed = cible dispersée
