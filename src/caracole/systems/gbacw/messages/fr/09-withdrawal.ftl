# 9.54 Withdrawal.

event-unit-withdrew = { $unit } se replie : { $origin } → { $hex }.
decision-withdrawal-on = { $unit } s'est repliée en { $hex } : encore un hex ?
action-Withdraw = Se replier en { $to }{ $way ->
    [true] {" "}par la voie
   *[other] {""}
  }
action-EndWithdrawal = Ne pas se replier plus loin
action-ShrinkToWithdraw = Se resserrer en { $hex } et se replier (désordre)
roll-withdrawal = test de cohésion : repli
drm-dear_ground = terrain difficile
refusal-march_never_withdraws = { $unit } est sous ordres de Marche et ne peut pas se replier.
refusal-column_never_withdraws = { $unit } est en colonne et ne peut pas se replier.
refusal-has_begun_otherwise = { $unit } a déjà bougé ou tiré ; le repli est un mouvement entier.
refusal-not_behind = { $hex } n'est pas derrière { $unit }.
refusal-line_off_the_road = Une ligne étendue ne se replie pas le long d'une route ({ $hex }).
refusal-friends_in_the_way = { $unit } ne peut pas se replier à travers des unités amies.
refusal-off_the_map = { $unit } quitterait la carte.
refusal-no_line_there = { $unit } n'a pas de ligne étendue en { $hex }.
refusal-can_withdraw_extended = { $unit } peut se replier telle quelle.
