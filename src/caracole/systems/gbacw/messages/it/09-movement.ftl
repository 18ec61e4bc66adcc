# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } muove da { $origin } a { $hex }.
event-unit-stopped = { $unit } si ferma, in Disordine una seconda volta per il terreno.
action-Step = Vai in { $to }{ $way ->
    [true] {" "}per strada o sentiero
   *[other] {""}
  }{ $raze ->
    [true] {", spianando il trinceramento"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } è accanto al nemico e non va oltre.
refusal-held_up_by_ground = Il terreno ha messo di nuovo in Disordine { $unit }: non va oltre.
refusal-one_hex_under_fire = { $unit } è stata colpita mentre usciva e muove di un solo esagono.
refusal-turned_to_move = { $unit } ha cambiato orientamento con il movimento minimo di un esagono: ora deve compierlo.
refusal-not_enough_points = { $unit } non ha abbastanza PM.
refusal-must_stay = La brigata di { $unit } deve rimanere dov'è.
refusal-not_adjacent = { $hex } non è adiacente.
refusal-not_in_front = { $hex } non è di fronte a { $unit }.
refusal-enemy_there = In { $hex } ci sono unità nemiche.
refusal-no_use_of_ways = { $unit } non può usare strade o sentieri: servono i limiti di Marcia e nessun ordine di Attacco.
refusal-no_way_there = Nessuna strada o sentiero usabile da { $unit } porta in { $hex }.
refusal-prohibited = { $unit } non può mai entrare da qui in { $hex }.
refusal-no_crossing_in_attack = { $unit } ha ordini di Attacco e non passa ponti né guadi per andare in { $hex }.
refusal-march_seen_at_start = { $unit } è entro quattro esagoni e in vista del nemico: non può muovere con ordini di Marcia.
refusal-march_next_to_enemy = Un'unità con ordini di Marcia non va accanto al nemico ({ $hex }).
refusal-march_in_sight = { $hex } è entro quattro esagoni e in vista del nemico.
refusal-artillery_next_to_enemy = L'artiglieria non muove mai accanto al nemico ({ $hex }).
refusal-disordered_next_to_enemy = Un'unità in Disordine non muove accanto al nemico ({ $hex }).
refusal-advance_next_to_enemy = Si muove accanto a fanteria o cavalleria nemica solo con ordini di Attacco ({ $hex }).
refusal-used_minimum_move = { $unit } ha speso tutto per il movimento minimo di un esagono.
refusal-conformed_next_to_enemy = { $unit } si è adeguata all'orientamento di altre unità accanto al nemico e ora non combatte.
refusal-withdrew = { $unit } ha ripiegato.
refusal-crossed_to_enemy = { $unit } è giunta accanto al nemico con ordini di Avanzata e ora non assalta.
refusal-nothing_to_raze = Non c'è un trinceramento da spianare verso { $hex }.
event-entrenchment-razed = { $unit } spiana il trinceramento in { $hex } verso { $facing }.
