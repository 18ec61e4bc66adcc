# 6 Ordres et réserve.

event-orders-given = { $brigade } : ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }.
event-orders-not-heard = Hors commandement, { $units } de { $brigade } gardent leurs anciens ordres.
event-stack-faced = La pile en { $hex } fait face à { $facing }.
event-reserve-broken = { $brigade } est surprise en réserve : désordonnée, sous ordres d'avance.
decision-orders-face = Comment la pile en { $hex } s'oriente-t-elle sous ses nouveaux ordres ?
action-FaceStack = Faire face à { $facing }
refusal-cannot_face_so = La pile en { $hex } ne peut faire face à { $facing } avec les hex qu'elle occupe.
event-orders-rejoined = De nouveau commandées, { $units } prennent les ordres de { $brigade } : { $orders }.
event-left-march = Frappés en marche, { $units } passent sous ordres d'Avance.
event-orders-change-rolled = { $brigade } tire { $die } pour changer d'ordres : { $total }, { $result ->
    [retain_and_stay] garde et reste
    [retain] garde
    [loose_rein] bride abattue
    [change_and_stay] change et reste
   *[other] change
}.
event-loose-rein = { $brigade } a la bride sur le cou ; son chef est { $profile ->
    [A] agressif
    [C] prudent
   *[other] calme
}.
event-battery-assigned = { $unit } sert avec { $brigade } ce tour-ci.
event-battery-transferred = { $unit } appartient désormais à { $brigade }.
event-put-in-reserve = { $brigade } passe en réserve.
event-left-reserve = { $brigade } quitte la réserve.
event-unit-supplied = { $unit } a de nouveau toutes ses munitions.
decision-orders-division = Ordres des chefs de division : à quelle brigade ?
decision-marker-attempts = { $marker } : quelle brigade tente de changer d'ordres ?
decision-orders-change = { $brigade } peut changer d'ordres : lesquels ?
decision-reserve-place = Quelles brigades passent en réserve ?
decision-reserve-leave = Quelles brigades quittent la réserve ?
decision-reserve-orders = { $brigade } se repose : d'autres ordres ?
action-OrderBrigade = { $brigade } : ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-AssignBattery = { $unit } sert avec { $brigade }
action-TransferBattery = { $unit } passe à { $brigade }
action-EndOrders = Aucun autre ordre
action-AttemptOrders = { $brigade } tente de changer d'ordres
action-EndAttempts = Aucune autre tentative
action-TakeOrders = Prendre les ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-KeepOrders = Garder les ordres
action-PlaceInReserve = { $brigade } passe en réserve
action-EndPlacing = Aucune autre brigade ne passe en réserve
action-LeaveReserve = { $brigade } quitte la réserve avec des ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-EndLeaving = Aucune autre brigade ne quitte la réserve
refusal-guns_never_attack = L'artillerie n'est jamais sous ordres d'attaque.
refusal-too_tired = { $brigade } est trop fatiguée pour autre chose que des ordres d'avance.
refusal-enemy_in_sight = { $unit } est à 4 hex ou moins et en vue de l'ennemi.
refusal-orders_given_already = { $brigade } a déjà reçu ses ordres ce tour-ci.
refusal-has_these_orders = { $brigade } a déjà ces ordres.
refusal-no_march_here = On ne donne pas d'ordres de marche dans cette bataille.
refusal-division_out_of_command = Le chef de division de { $brigade } ne reçoit rien de son corps.
refusal-brigade_out_of_command = Le chef de { $brigade } est hors de portée de son chef de division.
refusal-no_battery_of_yours = { $unit } n'est pas une batterie que vous puissiez donner à { $brigade }.
refusal-organic_battery = { $unit } appartient à sa brigade et ne se prête pas.
refusal-no_brigade_to_serve = { $unit } ne peut servir avec { $brigade }.
refusal-lent_already = { $unit } a déjà été prêtée.
refusal-has_a_battery = { $brigade } a déjà sa batterie.
refusal-transferred_already = Une batterie a déjà changé de brigade ce tour-ci.
refusal-tried_already = { $brigade } a déjà essayé avec ce marqueur.
refusal-no_leader_on_map = { $brigade } n'a pas de chef sur la carte.
refusal-no_other_orders = { $brigade } ne pourrait prendre d'autres ordres.
refusal-no_march_by_roll = Les ordres de marche se donnent au segment des ordres seulement, jamais par un jet.
refusal-stands_to_assault = { $unit } est à côté de l'ennemi et doit l'assaillir.
refusal-must_turn_upon_enemy = { $unit } a la bride sur le cou et l'ennemi à côté d'elle : elle se tourne et l'assaille.
refusal-no_fire_let_loose = La bride sur le cou, { $unit } ne tire pas.
refusal-not_toward_enemy = La bride sur le cou, { $unit } doit aller vers l'ennemi aussi loin que possible.
refusal-must_go_on = La bride sur le cou, { $unit } doit continuer vers l'ennemi.
refusal-too_near_for_reserve = { $brigade } est trop près de l'ennemi pour la réserve.
refusal-not_in_reserve = { $brigade } n'est pas en réserve.
refusal-no_march_from_reserve = On quitte la réserve avec des ordres d'avance ou d'attaque.
roll-orders-change = changement d'ordres
roll-unreliable = humeur d'un chef peu sûr
drm-orders-rating = valeur d'ordres
drm-division-leader-here = chef de division dans l'hex
drm-commander-here = commandant de corps ou en chef dans l'hex
