# 8.4, 8.5 Lignes et colonnes étendues ; 8.34 cibles denses.

event-unit-retracted = { $unit } se resserre en { $hex }.
drm-massed = cible massée
drm-dispersed = cible dispersée
event-extension-removed = { $unit } quitte { $hex }.
decision-extension-close-up = { $unit } est devenue trop faible pour sa formation : quel hex quitte-t-elle ?
action-CloseUp = Quitter { $leaving }
refusal-not_an_end = { $hex } n'est pas un bout de { $unit }.
event-unit-formed = { $unit } se tient en { $hexes }, face à { $facing }.
event-line-wrapped-around = { $unit } enveloppe le défenseur en { $hex }.
decision-wrap-choose = { $unit } : son bout libre enveloppe-t-il le défenseur en { $hex } ?
decision-wrap-close = { $unit } se resserre : quel hex quitte-t-elle ?
action-Extend = S'étendre en { $to }
action-Retract = Ramener le bout en { $part }
action-RetractColumn = Se resserrer en { $into }
action-Wheel = Conversion sur { $pivot }
action-TurnAbout = Demi-tour, en se tenant { $above ->
    [true] au-dessus
   *[other] au-dessous
  } des canons
action-Reform = De ligne en colonne ou de colonne en ligne, face à { $facing }
action-WrapAround = Bout libre en { $to }
refusal-line_next_to_enemy = Seulement en Attaque deux parties de { $unit } vont au contact de l'ennemi.
refusal-column_under_attack_orders = { $unit } est en colonne en Attaque : d'abord elle se resserre ou forme la ligne.
refusal-column_keeps_to_ways = En Avance une colonne reste sur les voies ({ $unit }).
refusal-extension_cannot_follow = La queue de { $unit } n'a plus de points de mouvement pour suivre.
refusal-no_line_for_it = { $unit } ne forme pas de ligne étendue.
refusal-not_a_flank_hex = { $unit } s'étend dans un hex libre directement sur son flanc.
refusal-too_weak_to_extend = { $unit } est trop faible pour une autre extension.
refusal-extension_next_to_enemy = { $hex } est au contact de l'ennemi : aucune extension n'y va.
refusal-ground_too_dear = Le terrain entre les deux coûte plus de deux points ({ $hex }).
refusal-no_such_wheel = { $unit } ne peut faire cette conversion.
refusal-no_line = { $unit } n'est pas en ligne étendue.
refusal-turns_about_in_attack = Seulement en Attaque une ligne fait demi-tour ({ $unit }).
refusal-guns_have_fired = { $other } est avec { $unit } et a déjà tiré.
refusal-nothing_to_reform = { $unit } n'est pas étendue, ou marche.
refusal-cannot_form_so = { $unit } ne peut changer de formation en faisant face ainsi.
refusal-column_in_advance_only = Seulement en Avance une ligne devient colonne ({ $unit }).
refusal-column_next_to_enemy = { $unit } est au contact de l'ennemi en { $hex } et ne forme pas la colonne.
refusal-march_keeps_column = En marche { $unit } reste en colonne.
