# 9.3 Leaders and commanders on the move, 12.73 leaders alone.

event-leader-moved = { $leader } va de { $origin } à { $hex } ({ $points } PM).
event-leader-joined = { $leader } va avec { $unit }.
event-leader-left = { $leader } reste en { $hex } ; { $unit } continue sans lui.
event-leader-placed = { $leader }, seul près de l'ennemi, rejoint une unité en { $hex }.
event-leader-killed = { $leader } est tué en { $hex }.
event-commander-went-far = { $leader } est allé loin ({ $points } PM) : il commande moins au tour suivant.
decision-leader-go = { $leader } en { $hex } a { $left } PM : où va-t-il ?
decision-commanders-move = { $side } : quel commandant bouge ?
action-MoveLeader = Déplacer { $leader }
action-LeaderTo = Aller en { $to }
action-LeaderStays = Rester ici
action-TakeLeader = Emmener { $leader }
action-LeaveLeader = Laisser { $leader } en arrière
action-EndCommanders = Ne plus bouger de commandant
refusal-commanders_move_later = { $leader } ne bouge que dans la phase de mouvement des commandants.
refusal-command_not_active = Le commandement de { $leader } n'est pas actif.
refusal-leader_not_on_map = { $leader } n'est pas sur la carte.
refusal-leader_has_moved = { $leader } a déjà bougé.
refusal-leader_is_there = { $leader } est déjà en { $hex }.
refusal-leader_next_to_enemy = { $leader } ne peut pas rester seul au contact de l'ennemi ({ $hex }).
refusal-too_far_for_leader = { $hex } est trop loin pour { $leader }.
refusal-not_of_his_command = { $unit } n'est pas du commandement de { $leader }.
refusal-leader_not_with_unit = { $leader } n'est pas avec { $unit }.
refusal-leader_not_with_unit_at_start = { $leader } n'était pas avec { $unit } au départ et ne peut pas la rejoindre en chemin.
refusal-no_commander = { $leader } n'est pas un commandant de ce camp.
