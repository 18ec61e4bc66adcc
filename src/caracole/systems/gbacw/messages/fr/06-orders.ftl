# 6 Ordres et réserve.

event-orders-given = { $brigade } : ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }.
event-orders-not-heard = Hors commandement, { $brigade } : { $units } { $units_count ->
    [one] garde ses anciens ordres
   *[other] gardent leurs anciens ordres
  }.
event-stack-faced = La pile en { $hex } prend l'orientation { $facing }.
event-reserve-broken = { $brigade } est surprise en Réserve : en désordre, sous ordres d'Avance.
decision-orders-face = Quelle orientation pour la pile en { $hex } sous ses nouveaux ordres ?
action-FaceStack = Orienter vers { $facing }
refusal-cannot_face_so = La pile en { $hex } ne peut pas s'orienter vers { $facing } avec les hex qu'elle occupe.
event-orders-rejoined = De nouveau sous commandement, ordres de { $brigade } ({ $orders }) : { $units }.
event-left-march = Sous le tir en Marche, désormais sous ordres d'Avance : { $units }.
event-orders-change-rolled = Changement d'ordres, { $brigade } : dé { $die }, modifié { $total } : { $result ->
    [retain_and_stay] ordres gardés, sur place
    [retain] ordres gardés
    [loose_rein] la bride sur le cou
    [change_and_stay] changement permis, sur place
   *[other] changement permis
}.
event-loose-rein = { $brigade } a la bride sur le cou ; son chef est { $profile ->
    [A] agressif
    [C] prudent
   *[other] normal
}.
event-battery-assigned = { $unit } est affectée à { $brigade } ce tour-ci.
event-battery-transferred = { $unit } est transférée à { $brigade }.
event-put-in-reserve = { $brigade } passe en Réserve.
event-left-reserve = { $brigade } quitte la Réserve.
event-unit-supplied = { $unit } a de nouveau toutes ses munitions.
decision-orders-division = Ordres des chefs de division : à quelle brigade ?
decision-marker-attempts = { $marker } : quelle brigade tente de changer d'ordres ?
decision-orders-change = { $brigade } peut changer d'ordres : lesquels ?
decision-reserve-place = Quelles brigades passent en Réserve ?
decision-reserve-leave = Quelles brigades quittent la Réserve ?
decision-reserve-orders = { $brigade } se repose. Changer ses ordres ?
action-OrderBrigade = { $brigade } : ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-AssignBattery = Affecter { $unit } à { $brigade }
action-TransferBattery = Transférer { $unit } à { $brigade }
action-EndOrders = Terminer les ordres
action-AttemptOrders = Tenter de changer d'ordres : { $brigade }
action-EndAttempts = Terminer les tentatives
action-TakeOrders = Prendre les ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-KeepOrders = Garder les ordres
action-PlaceInReserve = Mettre { $brigade } en Réserve
action-EndPlacing = Terminer
action-LeaveReserve = { $brigade } : quitter la Réserve sous ordres { $orders ->
    [march] de Marche
    [advance] d'Avance
   *[attack] d'Attaque
  }
action-EndLeaving = Terminer
refusal-guns_never_attack = L'artillerie n'est jamais sous ordres d'Attaque.
refusal-too_tired = { $brigade } est trop fatiguée : elle ne peut recevoir que des ordres d'Avance.
refusal-enemy_in_sight = { $unit } est à 4 hex ou moins et en vue de l'ennemi.
refusal-orders_given_already = { $brigade } a déjà reçu ses ordres ce tour-ci.
refusal-has_these_orders = { $brigade } a déjà ces ordres.
refusal-no_march_here = On ne donne pas d'ordres de Marche dans cette bataille.
refusal-division_out_of_command = Le chef de division de { $brigade } est hors de portée de son commandant de corps.
refusal-brigade_out_of_command = Le chef de { $brigade } est hors de portée de son chef de division.
refusal-no_battery_of_yours = { $unit } n'est pas une batterie que vous pouvez donner à { $brigade }.
refusal-organic_battery = { $unit } appartient à sa brigade et ne peut pas être affectée à une autre.
refusal-no_brigade_to_serve = { $unit } ne peut pas être affectée à { $brigade }.
refusal-lent_already = { $unit } a déjà été affectée.
refusal-has_a_battery = { $brigade } a déjà sa batterie.
refusal-transferred_already = Une batterie a déjà changé de brigade ce tour-ci.
refusal-tried_already = { $brigade } a déjà essayé avec ce marqueur.
refusal-no_leader_on_map = { $brigade } n'a pas de chef sur la carte.
refusal-no_other_orders = { $brigade } ne peut pas prendre d'autres ordres.
refusal-no_march_by_roll = Les ordres de Marche ne se donnent qu'au segment des ordres, jamais par un jet.
refusal-stands_to_assault = { $unit } est à côté de l'ennemi et doit l'assaillir.
refusal-must_turn_upon_enemy = { $unit } a la bride sur le cou et un ennemi à son contact : elle doit s'orienter vers lui et l'assaillir.
refusal-no_fire_let_loose = La bride sur le cou, { $unit } ne tire pas.
refusal-not_toward_enemy = La bride sur le cou, { $unit } doit aller vers l'ennemi aussi loin que possible.
refusal-must_go_on = La bride sur le cou, { $unit } doit continuer vers l'ennemi.
refusal-too_near_for_reserve = { $brigade } est trop près de l'ennemi pour la Réserve.
refusal-not_in_reserve = { $brigade } n'est pas en Réserve.
refusal-no_march_from_reserve = On quitte la Réserve sous ordres d'Avance ou d'Attaque.
roll-orders-change = changement d'ordres
roll-unreliable = humeur d'un chef peu sûr
drm-orders-rating = valeur d'ordres
drm-division-leader-here = chef de division dans l'hex
drm-commander-here = commandant de corps ou en chef dans l'hex
