# 6 Ordini e riserva.

event-orders-given = { $brigade }: ordini di { $orders }.
event-orders-not-heard = { $brigade }, Fuori Comando e con gli ordini di prima: { $units }.
event-stack-faced = La pila in { $hex } si orienta verso { $facing }.
event-reserve-broken = { $brigade } è sorpresa in Riserva: in Disordine, con ordini di Avanzata.
decision-orders-face = Quale orientamento prende la pila in { $hex } con i nuovi ordini?
action-FaceStack = Orienta verso { $facing }
refusal-cannot_face_so = La pila in { $hex } non può orientarsi verso { $facing } con gli esagoni che occupa.
event-orders-rejoined = { $brigade }, di nuovo in comando con ordini di { $orders }: { $units }.
event-left-march = Sotto il fuoco con ordini di Marcia, ora con ordini di Avanzata: { $units }.
event-orders-change-rolled = Cambio di ordini, { $brigade }: dado { $die }, totale { $total }, risultato { $result ->
    [retain_and_stay] Mantiene e Rimane
    [retain] Mantiene
    [loose_rein] A Briglie Sciolte
    [change_and_stay] Cambia e Rimane
   *[other] Cambia
}.
event-loose-rein = { $brigade } è A Briglie Sciolte; il suo brigadiere è { $profile ->
    [A] aggressivo
    [C] cauto
   *[other] normale
}.
event-battery-assigned = { $unit } è assegnata per questo turno: { $brigade }.
event-battery-transferred = { $unit } cambia brigata: { $brigade }.
event-put-in-reserve = { $brigade } va in Riserva.
event-left-reserve = { $brigade } lascia la Riserva.
event-unit-supplied = { $unit } ha di nuovo tutte le munizioni.
decision-orders-division = Ordini dei comandanti di divisione: a quale brigata?
decision-marker-attempts = { $marker }: quale brigata prova a cambiare ordini?
decision-orders-change = { $brigade } può cambiare ordini: quali?
decision-reserve-place = Quali brigate vanno in Riserva?
decision-reserve-leave = Quali brigate lasciano la Riserva?
decision-reserve-orders = { $brigade } riposa. Cambi i suoi ordini?
action-OrderBrigade = { $brigade }: ordini di { $orders }
action-AssignBattery = Assegna { $unit } a { $brigade }
action-TransferBattery = Trasferisci { $unit } a { $brigade }
action-EndOrders = Non dare altri ordini
action-AttemptOrders = Prova a cambiare ordini: { $brigade }
action-EndAttempts = Non fare altri tentativi
action-TakeOrders = Prendi ordini di { $orders }
action-KeepOrders = Mantieni gli ordini
action-PlaceInReserve = Metti { $brigade } in Riserva
action-EndPlacing = Fine degli ingressi in Riserva
action-LeaveReserve = { $brigade }: lascia la Riserva con ordini di { $orders }
action-EndLeaving = Fine delle uscite dalla Riserva
refusal-guns_never_attack = L'artiglieria non può avere ordini di Attacco.
refusal-too_tired = { $brigade } è troppo affaticata: può avere solo ordini di Avanzata.
refusal-enemy_in_sight = { $unit } è entro 4 esagoni e in vista del nemico.
refusal-orders_given_already = { $brigade } ha già ricevuto i suoi ordini in questo turno.
refusal-has_these_orders = { $brigade } ha già questi ordini.
refusal-no_march_here = In questa battaglia non si danno ordini di Marcia.
refusal-division_out_of_command = { $brigade }: il suo comandante di divisione è fuori dal raggio del comandante di corpo.
refusal-brigade_out_of_command = { $brigade }: il suo brigadiere è fuori dal raggio del comandante di divisione.
refusal-no_battery_of_yours = { $unit } non è una batteria che puoi dare a { $brigade }.
refusal-organic_battery = { $unit } appartiene alla sua brigata e non si assegna ad altre.
refusal-no_brigade_to_serve = { $unit } non può essere assegnata a { $brigade }.
refusal-lent_already = { $unit } è già stata assegnata.
refusal-has_a_battery = { $brigade } ha già la sua batteria.
refusal-transferred_already = In questo turno è già stata trasferita una batteria.
refusal-tried_already = { $brigade } ha già provato con questo segnalino.
refusal-no_leader_on_map = { $brigade } non ha un brigadiere sulla mappa.
refusal-no_other_orders = { $brigade } non può passare ad altri ordini.
refusal-no_march_by_roll = Gli ordini di Marcia si danno solo nel Segmento degli Ordini, mai con un tiro.
refusal-stands_to_assault = { $unit } è accanto al nemico e deve assaltarlo.
refusal-must_turn_upon_enemy = { $unit } è A Briglie Sciolte con un nemico accanto: deve orientarsi verso il nemico e assaltarlo.
refusal-no_fire_let_loose = A Briglie Sciolte non si spara ({ $unit }).
refusal-not_toward_enemy = { $unit } è A Briglie Sciolte e deve andare verso il nemico quanto può.
refusal-must_go_on = { $unit } è A Briglie Sciolte e deve proseguire verso il nemico.
refusal-too_near_for_reserve = { $brigade } è troppo vicina al nemico per la Riserva.
refusal-not_in_reserve = { $brigade } non è in Riserva.
refusal-no_march_from_reserve = Dalla Riserva si esce con ordini di Avanzata o di Attacco.
roll-orders-change = cambio di ordini
roll-unreliable = umore di un leader inaffidabile
drm-orders-rating = valore di ordini
drm-division-leader-here = comandante di divisione nell'esagono
drm-commander-here = comandante di corpo o Comandante Supremo nell'esagono
