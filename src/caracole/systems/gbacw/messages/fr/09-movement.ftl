# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } va de { $origin } à { $hex }.
event-unit-stopped = { $unit } s'arrête, désordonnée une seconde fois par le terrain.
action-Step = Aller en { $to }{ $way ->
    [true] {" "}par le chemin
   *[other] {""}
  }{ $raze ->
    [true] {", en rasant le retranchement"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } est au contact de l'ennemi et ne va pas plus loin.
refusal-held_up_by_ground = Le terrain a de nouveau désordonné { $unit } : elle ne va pas plus loin.
refusal-one_hex_under_fire = Prise sous le tir en partant, { $unit } n'avance que d'un hex.
refusal-turned_to_move = { $unit } s'est orientée avec les points d'un mouvement d'un hex, et doit le faire.
refusal-not_enough_points = { $unit } n'a plus assez de points de mouvement.
refusal-must_stay = La brigade de { $unit } doit rester sur place.
refusal-not_adjacent = { $hex } n'est pas adjacent.
refusal-not_in_front = { $hex } n'est pas devant { $unit }.
refusal-enemy_there = L'ennemi est en { $hex }.
refusal-no_use_of_ways = { $unit } ne peut utiliser les chemins : il faut l'empilement de Marche et pas d'ordres d'Attaque.
refusal-no_way_there = Aucun chemin utilisable par { $unit } ne mène en { $hex }.
refusal-prohibited = { $unit } ne peut jamais entrer d'ici en { $hex }.
refusal-no_crossing_in_attack = En ordre d'Attaque, { $unit } ne passe ni pont ni gué pour aller en { $hex }.
refusal-march_seen_at_start = { $unit } est à quatre hex au plus et en vue de l'ennemi et ne peut marcher.
refusal-march_next_to_enemy = Une unité en marche ne va pas au contact de l'ennemi ({ $hex }).
refusal-march_in_sight = { $hex } est à quatre hex au plus et en vue de l'ennemi.
refusal-artillery_next_to_enemy = L'artillerie ne va jamais au contact de l'ennemi ({ $hex }).
refusal-disordered_next_to_enemy = Une unité en désordre ne va pas au contact de l'ennemi ({ $hex }).
refusal-advance_next_to_enemy = Seulement sous ordres d'Attaque va-t-on au contact de fantassins ou cavaliers ennemis ({ $hex }).
refusal-used_minimum_move = { $unit } a tout dépensé pour avancer d'un hex.
refusal-conformed_next_to_enemy = { $unit } a pris l'orientation d'autres au contact de l'ennemi et ne combat pas maintenant.
refusal-withdrew = { $unit } s'est repliée.
refusal-crossed_to_enemy = { $unit } est arrivée au contact en Avance et n'assaille pas maintenant.
refusal-nothing_to_raze = Aucun retranchement à raser vers { $hex }.
event-entrenchment-razed = { $unit } rase le retranchement de { $hex } face à { $facing }.
