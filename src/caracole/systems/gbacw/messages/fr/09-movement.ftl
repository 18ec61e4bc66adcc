# 7.2 and 9 Turning and moving.

event-unit-moved = { $unit } va de { $origin } à { $hex }.
event-unit-stopped = { $unit } s'arrête, en désordre une seconde fois à cause du terrain.
action-Step = Aller en { $to }{ $way ->
    [true] {" "}par la voie
   *[other] {""}
  }{ $raze ->
    [true] {", en rasant le retranchement"}
   *[other] {""}
  }
refusal-stopped_next_to_enemy = { $unit } est au contact de l'ennemi et ne va pas plus loin.
refusal-held_up_by_ground = Le terrain a de nouveau mis { $unit } en désordre : elle ne va pas plus loin.
refusal-one_hex_under_fire = Prise sous le tir en partant, { $unit } ne bouge que d'un hex.
refusal-turned_to_move = { $unit } a changé d'orientation avec les PM de son mouvement minimum d'un hex : elle doit maintenant le faire.
refusal-not_enough_points = { $unit } n'a pas assez de PM.
refusal-must_stay = La brigade de { $unit } doit rester sur place.
refusal-not_adjacent = { $hex } n'est pas adjacent.
refusal-not_in_front = { $hex } n'est pas devant { $unit }.
refusal-enemy_there = Il y a des unités ennemies en { $hex }.
refusal-no_use_of_ways = { $unit } ne peut pas utiliser les voies : il faut respecter l'empilement de Marche et ne pas avoir d'ordres d'Attaque.
refusal-no_way_there = Aucune voie utilisable par { $unit } ne mène en { $hex }.
refusal-prohibited = { $unit } ne peut jamais entrer d'ici en { $hex }.
refusal-no_crossing_in_attack = Sous ordres d'Attaque, { $unit } ne passe ni pont ni gué pour aller en { $hex }.
refusal-march_seen_at_start = { $unit } est à quatre hex au plus et en vue de l'ennemi : elle ne peut pas bouger sous ordres de Marche.
refusal-march_next_to_enemy = Une unité sous ordres de Marche ne va pas au contact de l'ennemi ({ $hex }).
refusal-march_in_sight = { $hex } est à quatre hex au plus et en vue de l'ennemi.
refusal-artillery_next_to_enemy = L'artillerie ne va jamais au contact de l'ennemi ({ $hex }).
refusal-disordered_next_to_enemy = Une unité en désordre ne va pas au contact de l'ennemi ({ $hex }).
refusal-advance_next_to_enemy = On ne va au contact de fantassins ou de cavaliers ennemis que sous ordres d'Attaque ({ $hex }).
refusal-used_minimum_move = { $unit } a tout dépensé pour son mouvement minimum d'un hex.
refusal-conformed_next_to_enemy = { $unit } a pris l'orientation d'autres unités au contact de l'ennemi et ne combat pas maintenant.
refusal-withdrew = { $unit } s'est repliée.
refusal-crossed_to_enemy = { $unit } est arrivée au contact sous ordres d'Avance et n'assaille pas maintenant.
refusal-nothing_to_raze = Aucun retranchement à raser vers { $hex }.
event-entrenchment-razed = { $unit } rase le retranchement de { $hex } orienté { $facing }.
