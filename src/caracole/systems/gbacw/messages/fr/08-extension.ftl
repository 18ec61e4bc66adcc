# 8.4, 8.5 Lignes et colonnes étendues ; 8.34 cibles denses.

event-unit-retracted = { $unit } se resserre en { $hex }.
drm-massed = cible massée
drm-dispersed = cible dispersée
event-extension-removed = { $unit } quitte { $hex }.
decision-extension-close-up = { $unit } est devenue trop faible pour sa formation : quel hex quitte-t-elle ?
action-CloseUp = Quitter { $leaving }
refusal-not_an_end = { $hex } n'est pas un bout de { $unit }.
event-unit-formed = { $unit } occupe { $hexes }, orientation { $facing }.
event-line-wrapped-around = { $unit } enveloppe le défenseur en { $hex }.
decision-wrap-choose = { $unit } : envelopper le défenseur en { $hex } ?
decision-wrap-close = { $unit } se resserre : quel hex quitte-t-elle ?
action-Extend = S'étendre en { $to }
action-Retract = Resserrer le bout en { $part }
action-RetractColumn = Se resserrer en { $into }
action-Wheel = Faire une conversion sur { $pivot }
action-TurnAbout = Faire demi-tour, { $above ->
    [true] au-dessus
   *[other] au-dessous
  } des canons
action-Reform = Changer de formation, vers { $facing }
action-WrapAround = Envelopper en { $to }
refusal-line_next_to_enemy = { $unit } ne peut amener deux de ses hex au contact de l'ennemi que sous ordres d'Attaque.
refusal-column_under_attack_orders = { $unit } est en colonne sous ordres d'Attaque : elle doit d'abord se resserrer ou former la ligne.
refusal-column_keeps_to_ways = Sous ordres d'Avance, une colonne reste sur les voies ({ $unit }).
refusal-extension_cannot_follow = La queue de { $unit } n'a plus de PM pour suivre.
refusal-no_line_for_it = { $unit } ne peut pas former de ligne étendue.
refusal-not_a_flank_hex = { $unit } s'étend dans un hex libre directement sur son flanc.
refusal-too_weak_to_extend = { $unit } est trop faible pour une autre extension.
refusal-extension_next_to_enemy = { $hex } est au contact de l'ennemi : aucune extension n'y va.
refusal-ground_too_dear = Le terrain entre les deux coûte plus de 2 PM ({ $hex }).
refusal-no_such_wheel = { $unit } ne peut pas faire cette conversion.
refusal-no_line = { $unit } n'est pas en ligne étendue.
refusal-turns_about_in_attack = Une ligne ne fait demi-tour que sous ordres d'Attaque ({ $unit }).
refusal-guns_have_fired = { $other } partage l'hex avec { $unit } et a déjà tiré.
refusal-nothing_to_reform = { $unit } n'est pas étendue, ou est sous ordres de Marche.
refusal-cannot_form_so = { $unit } ne peut pas changer de formation avec cette orientation.
refusal-column_in_advance_only = Une ligne ne se met en colonne que sous ordres d'Avance ({ $unit }).
refusal-column_next_to_enemy = { $unit } est au contact de l'ennemi en { $hex } et ne peut pas se mettre en colonne.
refusal-march_keeps_column = { $unit } est sous ordres de Marche et reste en colonne.
