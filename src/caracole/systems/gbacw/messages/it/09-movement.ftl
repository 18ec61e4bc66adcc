# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } muove da { $origin } a { $hex }.
event-unit-stopped = { $unit } si ferma, disordinata una seconda volta dal terreno.
action-Step = Vai in { $to }{ $way ->
    [true] {" "}lungo la via
   *[other] {""}
  }{ $raze ->
    [true] {", spianando la trincea"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } è accanto al nemico e non va oltre.
refusal-held_up_by_ground = Il terreno ha messo di nuovo in Disordine { $unit }: non va oltre.
refusal-one_hex_under_fire = Colpita mentre usciva, { $unit } muove di un solo esagono.
refusal-turned_to_move = { $unit } si è orientata con i punti di un movimento di un esagono, e deve farlo.
refusal-not_enough_points = { $unit } non ha abbastanza punti movimento.
refusal-must_stay = La brigata di { $unit } deve restare dov'è.
refusal-not_adjacent = { $hex } non è adiacente.
refusal-not_in_front = { $hex } non è di fronte a { $unit }.
refusal-enemy_there = In { $hex } c'è il nemico.
refusal-no_use_of_ways = { $unit } non può usare le vie: servono i limiti di Marcia e nessun ordine d'Attacco.
refusal-no_way_there = Nessuna via usabile da { $unit } porta in { $hex }.
refusal-prohibited = { $unit } non può mai entrare da qui in { $hex }.
refusal-no_crossing_in_attack = Con ordini di Attacco { $unit } non passa ponti né guadi per andare in { $hex }.
refusal-march_seen_at_start = { $unit } è entro quattro esagoni e in vista del nemico e non può marciare.
refusal-march_next_to_enemy = Chi marcia non va accanto al nemico ({ $hex }).
refusal-march_in_sight = { $hex } è entro quattro esagoni e in vista del nemico.
refusal-artillery_next_to_enemy = L'artiglieria non muove mai accanto al nemico ({ $hex }).
refusal-disordered_next_to_enemy = Un'unità in disordine non muove accanto al nemico ({ $hex }).
refusal-advance_next_to_enemy = Solo con ordini d'Attacco si muove accanto a fanti o cavalieri nemici ({ $hex }).
refusal-used_minimum_move = { $unit } ha speso tutto per muovere di un esagono.
refusal-conformed_next_to_enemy = { $unit } ha preso l'orientamento di altri accanto al nemico e ora non combatte.
refusal-withdrew = { $unit } ha ripiegato.
refusal-crossed_to_enemy = { $unit } è giunta accanto al nemico in Avanzata e ora non assalta.
refusal-nothing_to_raze = Non c'è trincea da spianare verso { $hex }.
event-entrenchment-razed = { $unit } spiana la trincea in { $hex } verso { $facing }.
