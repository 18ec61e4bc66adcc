# 6 Ordini e riserva.

event-orders-given = { $brigade }: ordini di { $orders }.
event-orders-not-heard = Fuori comando, { $units } di { $brigade } tengono gli ordini di prima.
event-stack-faced = La pila in { $hex } guarda { $facing }.
event-reserve-broken = { $brigade } è sorpresa in riserva: in Disordine, con ordini di avanzata.
decision-orders-face = Come si orienta la pila in { $hex } con i nuovi ordini?
action-FaceStack = Orienta verso { $facing }
refusal-cannot_face_so = La pila in { $hex } non può guardare { $facing } con gli esagoni che occupa.
event-orders-rejoined = Di nuovo sotto comando, { $units } prendono gli ordini di { $brigade }: { $orders }.
event-left-march = Colpiti in marcia, { $units } passano agli ordini di Avanzata.
event-orders-change-rolled = { $brigade } tira { $die } per cambiare ordini: { $total }, { $result ->
    [retain_and_stay] mantiene e resta
    [retain] mantiene
    [loose_rein] briglia sciolta
    [change_and_stay] cambia e resta
   *[other] cambia
}.
event-loose-rein = { $brigade } ha la briglia sciolta; il suo capo è { $profile ->
    [A] aggressivo
    [C] prudente
   *[other] calmo
}.
event-battery-assigned = { $unit } serve con { $brigade } in questo turno.
event-battery-transferred = { $unit } d'ora in poi appartiene a { $brigade }.
event-put-in-reserve = { $brigade } va in riserva.
event-left-reserve = { $brigade } lascia la riserva.
event-unit-supplied = { $unit } ha di nuovo tutte le munizioni.
decision-orders-division = Ordini dei capi di divisione: a quale brigata?
decision-marker-attempts = { $marker }: quale brigata prova a cambiare ordini?
decision-orders-change = { $brigade } può cambiare ordini: quali?
decision-reserve-place = Quali brigate vanno in riserva?
decision-reserve-leave = Quali brigate lasciano la riserva?
decision-reserve-orders = { $brigade } riposa: altri ordini?
action-OrderBrigade = { $brigade }: ordini di { $orders }
action-AssignBattery = { $unit } serve con { $brigade }
action-TransferBattery = { $unit } passa a { $brigade }
action-EndOrders = Nessun altro ordine
action-AttemptOrders = { $brigade } prova a cambiare ordini
action-EndAttempts = Nessun altro tentativo
action-TakeOrders = Prendi ordini di { $orders }
action-KeepOrders = Mantieni gli ordini
action-PlaceInReserve = { $brigade } va in riserva
action-EndPlacing = Nessun'altra brigata va in riserva
action-LeaveReserve = { $brigade } lascia la riserva con ordini di { $orders }
action-EndLeaving = Nessun'altra brigata lascia la riserva
refusal-guns_never_attack = L'artiglieria non è mai sotto ordini d'attacco.
refusal-too_tired = { $brigade } è troppo stanca per altro che ordini di avanzata.
refusal-enemy_in_sight = { $unit } è entro 4 esagoni e in vista del nemico.
refusal-orders_given_already = { $brigade } ha già avuto i suoi ordini in questo turno.
refusal-has_these_orders = { $brigade } ha già questi ordini.
refusal-no_march_here = In questa battaglia non si danno ordini di marcia.
refusal-division_out_of_command = Il capo di divisione di { $brigade } non riceve nulla dal suo corpo.
refusal-brigade_out_of_command = Il capo di { $brigade } è fuori dal raggio del suo capo di divisione.
refusal-no_battery_of_yours = { $unit } non è una batteria che puoi dare a { $brigade }.
refusal-organic_battery = { $unit } appartiene alla sua brigata e non si presta.
refusal-no_brigade_to_serve = { $unit } non può servire con { $brigade }.
refusal-lent_already = { $unit } è già stata prestata.
refusal-has_a_battery = { $brigade } ha già la sua batteria.
refusal-transferred_already = In questo turno è già passata una batteria.
refusal-tried_already = { $brigade } ha già provato con questo segnalino.
refusal-no_leader_on_map = { $brigade } non ha un capo sulla mappa.
refusal-no_other_orders = { $brigade } non potrebbe passare ad altri ordini.
refusal-no_march_by_roll = Gli ordini di marcia si danno solo nel segmento degli ordini, mai con un tiro.
refusal-stands_to_assault = { $unit } è accanto al nemico e deve assaltarlo.
refusal-must_turn_upon_enemy = { $unit } è a briglia sciolta con il nemico accanto: si gira e lo assalta.
refusal-no_fire_let_loose = A briglia sciolta { $unit } non fa fuoco.
refusal-not_toward_enemy = A briglia sciolta { $unit } deve andare verso il nemico quanto può.
refusal-must_go_on = A briglia sciolta { $unit } deve proseguire verso il nemico.
refusal-too_near_for_reserve = { $brigade } è troppo vicina al nemico per la riserva.
refusal-not_in_reserve = { $brigade } non è in riserva.
refusal-no_march_from_reserve = Dalla riserva si esce con ordini di avanzata o d'attacco.
roll-orders-change = cambio d'ordini
roll-unreliable = umore di un capo inaffidabile
drm-orders-rating = valore d'ordini
drm-division-leader-here = capo di divisione nell'esagono
drm-commander-here = comandante di corpo o supremo nell'esagono
