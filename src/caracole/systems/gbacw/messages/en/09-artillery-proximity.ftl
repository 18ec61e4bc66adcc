# 9.55 Artillery near the enemy.

event-guns-driven-off = The guns of { $unit } are driven from { $origin } to { $hex }.
event-guns-abandoned = The guns of { $unit } are abandoned in { $hex }.
decision-proximity-retreat = The guns of { $unit } must get away from { $hex }: where to?
action-RetreatTo = Go back to { $to }
action-Halt = The guns halt
roll-guns_near_enemy = order of guns near the enemy
drm-enemies_near = enemies near the guns
drm-enemies_very_near = enemies within two hexes
refusal-artillery_too_near = Guns keep four hexes from an enemy who sees them ({ $hex }).
refusal-artillery_without_escort = Guns without infantry or cavalry at hand keep away from enemy horsemen ({ $hex }).
refusal-moved_near_enemy = { $unit } moved near the enemy and is still within three hexes and in sight: it does not fire.
refusal-must_halt_first = { $unit } has to halt before it fires.
refusal-no_need_to_halt = { $unit } need not halt.
refusal-no_refuge = { $unit } does not get out of the enemy's reach in { $hex }.
