# 9.3 Leaders and commanders on the move, 12.73 leaders alone.

event-leader-moved = { $leader } va da { $origin } a { $hex } ({ $points } punti).
event-leader-joined = { $leader } va con { $unit }.
event-leader-left = { $leader } resta in { $hex }; { $unit } prosegue senza di lui.
event-leader-placed = { $leader }, solo presso il nemico, raggiunge le truppe in { $hex }.
event-leader-killed = { $leader } è ucciso in { $hex }.
event-commander-went-far = { $leader } ha cavalcato a lungo ({ $points } punti): nel prossimo turno comanda meno.
decision-leader-go = { $leader } in { $hex } ha { $left } punti: dove va?
decision-commanders-move = { $side }: quale comandante muove?
action-MoveLeader = { $leader } muove
action-LeaderTo = Vai in { $to }
action-LeaderStays = Resta qui
action-TakeLeader = { $leader } va con l'unità
action-LeaveLeader = { $leader } resta indietro
action-EndCommanders = Nessun altro comandante muove
refusal-commanders_move_later = { $leader } muove solo nella fase di movimento dei comandanti.
refusal-command_not_active = Il comando di { $leader } non è attivo.
refusal-leader_not_on_map = { $leader } non è sulla mappa.
refusal-leader_has_moved = { $leader } ha già mosso.
refusal-leader_is_there = { $leader } è già in { $hex }.
refusal-leader_next_to_enemy = { $leader } non può stare solo accanto al nemico ({ $hex }).
refusal-too_far_for_leader = { $hex } è troppo lontano per { $leader }.
refusal-not_of_his_command = { $unit } non è del comando di { $leader }.
refusal-leader_not_with_unit = { $leader } non è con { $unit }.
refusal-leader_not_with_unit_at_start = { $leader } non era con { $unit } alla partenza e non le si unisce per via.
refusal-no_commander = { $leader } non è un comandante di questa parte.
