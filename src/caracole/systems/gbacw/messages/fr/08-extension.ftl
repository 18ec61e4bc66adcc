# 8.4, 8.5 Lignes et colonnes étendues ; 8.34 cibles denses.

event-unit-retracted = { $unit } se resserre en { $hex }.
drm-massed = cible massée
drm-dispersed = cible dispersée
event-extension-removed = { $unit } quitte { $hex }.
decision-extension-close-up = { $unit } est devenue trop faible pour sa formation : quel hex quitte-t-elle ?
action-CloseUp = Quitter { $leaving }
refusal-not_an_end = { $hex } n'est pas un bout de { $unit }.
