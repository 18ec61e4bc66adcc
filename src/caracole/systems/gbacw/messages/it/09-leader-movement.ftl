# 9.3 Leaders and commanders on the move, 12.73 leaders alone.

event-leader-moved = { $leader } muove da { $origin } a { $hex } ({ $points } PM).
event-leader-joined = { $leader } muove con { $unit }.
event-leader-left = { $leader } resta in { $hex }; { $unit } prosegue senza di lui.
event-leader-placed = { $leader }, solo presso il nemico, raggiunge un'unità in { $hex }.
event-leader-killed = { $leader } è ucciso in { $hex }.
event-commander-went-far = { $leader } ha mosso lontano ({ $points } PM): nel prossimo turno comanda meno.
decision-leader-go = { $leader } in { $hex } ha { $left } PM: dove va?
decision-commanders-move = { $side }: quale comandante muove?
action-MoveLeader = Muovi { $leader }
action-LeaderTo = Vai in { $to }
action-LeaderStays = Resta qui
action-TakeLeader = Porta { $leader } con l'unità
action-LeaveLeader = Lascia indietro { $leader }
action-EndCommanders = Non muovere altri comandanti
refusal-commanders_move_later = { $leader } muove solo nella Fase di Movimento dei Comandanti.
refusal-command_not_active = Il comando di { $leader } non è attivo.
refusal-leader_not_on_map = { $leader } non è sulla mappa.
refusal-leader_has_moved = { $leader } ha già mosso.
refusal-leader_is_there = { $leader } è già in { $hex }.
refusal-leader_next_to_enemy = { $leader } non può stare solo accanto al nemico ({ $hex }).
refusal-too_far_for_leader = { $hex } è troppo lontano per { $leader }.
refusal-not_of_his_command = { $unit } non appartiene al comando di { $leader }.
refusal-leader_not_with_unit = { $leader } non è con { $unit }.
refusal-leader_not_with_unit_at_start = { $leader } non era con { $unit } alla partenza e non può unirsi per via.
refusal-no_commander = { $leader } non è un comandante di questa parte.
