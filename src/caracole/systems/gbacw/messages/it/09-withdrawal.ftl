# 9.54 Withdrawal.

event-unit-withdrew = { $unit } ripiega da { $origin } a { $hex }.
decision-withdrawal-on = { $unit } ha ripiegato in { $hex }: ancora un esagono?
action-Withdraw = Ripiega in { $to }{ $way ->
    [true] {" "}lungo la via
   *[other] {""}
  }
action-EndWithdrawal = Non ripiegare oltre
action-ShrinkToWithdraw = Raccogliersi in { $hex }, in disordine, per ripiegare
roll-withdrawal = ordine nel ripiegamento
drm-dear_ground = terreno difficile
refusal-march_never_withdraws = Con ordini di Marcia { $unit } non ripiega.
refusal-column_never_withdraws = In colonna { $unit } non ripiega.
refusal-has_begun_otherwise = { $unit } ha già mosso o tirato; il ripiegamento è un movimento intero.
refusal-not_behind = { $hex } non è alle spalle di { $unit }.
refusal-line_off_the_road = Una linea estesa non ripiega lungo una strada ({ $hex }).
refusal-friends_in_the_way = { $unit } non può ripiegare attraverso i suoi.
refusal-off_the_map = { $unit } lascerebbe la mappa.
refusal-no_line_there = { $unit } non ha una linea estesa in { $hex }.
refusal-can_withdraw_extended = { $unit } può ripiegare così com'è.
