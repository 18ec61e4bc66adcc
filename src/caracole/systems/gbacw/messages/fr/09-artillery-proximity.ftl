# 9.55 Artillery near the enemy.

event-guns-driven-off = Les canons de { $unit } sont chassés : { $origin } → { $hex }.
event-guns-abandoned = Les canons de { $unit } sont abandonnés en { $hex }.
decision-proximity-retreat = Les canons de { $unit } doivent quitter { $hex }. Vers où ?
action-RetreatTo = Se retirer en { $to }
action-Halt = Arrêter les canons
roll-guns_near_enemy = test de cohésion : canons près de l'ennemi
drm-enemies_near = ennemis près des canons
drm-enemies_very_near = ennemis à deux hex au plus
refusal-artillery_too_near = Les canons restent à quatre hex d'un ennemi qui les voit ({ $hex }).
refusal-artillery_without_escort = Des canons sans infanterie ni cavalerie proche restent loin de la cavalerie ennemie ({ $hex }).
refusal-moved_near_enemy = { $unit } a bougé près de l'ennemi et reste à trois hex au plus et en vue : elle ne tire pas.
refusal-must_halt_first = { $unit } doit s'arrêter avant de tirer.
refusal-no_need_to_halt = { $unit } n'a pas besoin de s'arrêter.
refusal-no_refuge = En { $hex }, { $unit } serait encore à portée de l'ennemi.
