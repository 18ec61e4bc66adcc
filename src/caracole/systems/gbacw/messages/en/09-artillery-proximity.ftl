# 9.55 Artillery near the enemy.

event-guns-driven-off = The guns of { $unit } are driven from { $origin } to { $hex }.
event-guns-abandoned = The guns of { $unit } are Abandoned in { $hex }.
decision-proximity-retreat = The guns of { $unit } must leave { $hex }. Where to?
action-RetreatTo = Retreat to { $to }
action-Halt = Halt the guns
roll-guns_near_enemy = UDD: guns near the enemy
drm-enemies_near = enemies near the guns
drm-enemies_very_near = enemies within two hexes
refusal-artillery_too_near = Artillery must stay four hexes from an enemy that sees it ({ $hex }).
refusal-artillery_without_escort = Artillery without infantry or cavalry at hand must stay away from enemy cavalry ({ $hex }).
refusal-moved_near_enemy = { $unit } moved near the enemy and is still within three hexes and in sight: it cannot fire.
refusal-must_halt_first = { $unit } must halt before it fires.
refusal-no_need_to_halt = { $unit } does not need to halt.
refusal-no_refuge = { $unit } would still be within the enemy's reach in { $hex }.
