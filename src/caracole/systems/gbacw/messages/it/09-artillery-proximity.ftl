# 9.55 Artillery near the enemy.

event-guns-driven-off = I cannoni di { $unit } sono cacciati da { $origin } a { $hex }.
event-guns-abandoned = I cannoni di { $unit } sono abbandonati in { $hex }.
decision-proximity-retreat = I cannoni di { $unit } devono allontanarsi da { $hex }: dove?
action-RetreatTo = Ritira in { $to }
action-Halt = Ferma i cannoni
roll-guns_near_enemy = UDD: cannoni presso il nemico
drm-enemies_near = nemici presso i cannoni
drm-enemies_very_near = nemici entro due esagoni
refusal-artillery_too_near = I cannoni restano a quattro esagoni da un nemico che li vede ({ $hex }).
refusal-artillery_without_escort = Cannoni senza fanteria o cavalleria vicina restano lontani dalla cavalleria nemica ({ $hex }).
refusal-moved_near_enemy = { $unit } ha mosso presso il nemico ed è ancora entro tre esagoni e in vista: non spara.
refusal-must_halt_first = { $unit } deve fermarsi prima di sparare.
refusal-no_need_to_halt = { $unit } non ha bisogno di fermarsi.
refusal-no_refuge = In { $hex } { $unit } sarebbe ancora alla portata del nemico.
