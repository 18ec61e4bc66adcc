# 9.54 Withdrawal.

event-unit-withdrew = { $unit } ripiega da { $origin } a { $hex }.
decision-withdrawal-on = { $unit } ha ripiegato in { $hex }: ancora un esagono?
action-Withdraw = Ripiega in { $to }{ $way ->
    [true] {" "}per strada o sentiero
   *[other] {""}
  }
action-EndWithdrawal = Non ripiegare oltre
action-ShrinkToWithdraw = Contrai in { $hex }, in Disordine, e ripiega
roll-withdrawal = UDD: ripiegamento
drm-dear_ground = terreno difficile
refusal-march_never_withdraws = { $unit } ha ordini di Marcia e non può ripiegare.
refusal-column_never_withdraws = { $unit } è in colonna e non può ripiegare.
refusal-has_begun_otherwise = { $unit } ha già mosso o sparato; il ripiegamento è un movimento intero.
refusal-not_behind = { $hex } non è alle spalle di { $unit }.
refusal-line_off_the_road = Una linea estesa non ripiega lungo una strada ({ $hex }).
refusal-friends_in_the_way = { $unit } non può ripiegare attraverso unità amiche.
refusal-off_the_map = { $unit } lascerebbe la mappa.
refusal-no_line_there = { $unit } non ha una linea estesa in { $hex }.
refusal-can_withdraw_extended = { $unit } può ripiegare così com'è.
