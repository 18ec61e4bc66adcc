# 9.55 Artillery near the enemy.

event-guns-driven-off = I cannoni di { $unit } sono cacciati da { $origin } a { $hex }.
event-guns-abandoned = I cannoni di { $unit } sono abbandonati in { $hex }.
decision-proximity-retreat = I cannoni di { $unit } devono allontanarsi da { $hex }: dove?
action-RetreatTo = Indietro in { $to }
action-Halt = I cannoni si fermano
roll-guns_near_enemy = ordine dei cannoni presso il nemico
drm-enemies_near = nemici presso i cannoni
drm-enemies_very_near = nemici entro due esagoni
refusal-artillery_too_near = I cannoni stanno a quattro esagoni da un nemico che li vede ({ $hex }).
refusal-artillery_without_escort = Cannoni senza fanti o cavalieri vicini stanno lontani dai cavalieri nemici ({ $hex }).
refusal-moved_near_enemy = { $unit } ha mosso presso il nemico ed è ancora entro tre esagoni e in vista: non tira.
refusal-must_halt_first = { $unit } deve fermarsi prima di tirare.
refusal-no_need_to_halt = { $unit } non ha bisogno di fermarsi.
refusal-no_refuge = In { $hex } { $unit } non è fuori dalla portata del nemico.
