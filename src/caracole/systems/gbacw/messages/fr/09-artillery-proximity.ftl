# 9.55 Artillery near the enemy.

event-guns-driven-off = Les canons de { $unit } sont chassés de { $origin } à { $hex }.
event-guns-abandoned = Les canons de { $unit } sont abandonnés en { $hex }.
decision-proximity-retreat = Les canons de { $unit } doivent s'éloigner de { $hex } : où ?
action-RetreatTo = Reculer en { $to }
action-Halt = Les canons s'arrêtent
roll-guns_near_enemy = cohésion des canons près de l'ennemi
drm-enemies_near = ennemis près des canons
drm-enemies_very_near = ennemis à deux hex au plus
refusal-artillery_too_near = Les canons restent à quatre hex d'un ennemi qui les voit ({ $hex }).
refusal-artillery_without_escort = Des canons sans fantassins ni cavaliers proches restent loin des cavaliers ennemis ({ $hex }).
refusal-moved_near_enemy = { $unit } a bougé près de l'ennemi et reste à trois hex au plus et en vue : elle ne tire pas.
refusal-must_halt_first = { $unit } doit s'arrêter avant de tirer.
refusal-no_need_to_halt = { $unit } n'a pas besoin de s'arrêter.
refusal-no_refuge = En { $hex } { $unit } n'est pas hors de portée de l'ennemi.
