# 8 Stacking.

refusal-foot_and_horse = Fantassins et cavalerie montée ne restent pas dans un même hex ({ $hex }).
refusal-march_with_others = Une unité en marche ne reste pas en { $hex } avec des unités sous d'autres ordres.
refusal-arms_mixed_in_march = En marche des armes différentes ne partagent pas un hex ({ $hex }).
refusal-two_brigades = Des unités de deux brigades ne restent pas ensemble en { $hex }.
refusal-too_many = Trop nombreux pour { $hex } : la limite est de { $limit } points de force.
refusal-too_many_guns = Trop de pièces pour { $hex } : la limite est { $limit }.
refusal-column_stands_alone = Une unité en colonne ne partage son hex avec personne ({ $hex }).
refusal-line_stands_alone = Aucune autre infanterie ou cavalerie ne rejoint une ligne étendue ({ $hex }).
