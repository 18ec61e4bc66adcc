# 9.6 Reaction.

decision-reaction-face = { $unit } menace { $hex } depuis { $origin } : changer d'orientation, refuser un flanc ou ne rien faire ?
decision-giving-ask = { $other } va entrer en { $hex }. Mouvement en réaction de { $unit } ?
decision-giving-fire = { $other } va bouger en réaction. Tirer d'abord sur les canons avec { $unit } ?
decision-giving-choose = Mouvement en réaction de { $unit } depuis { $hex } : vers où ?
event-gives-way = { $unit } fait un mouvement en réaction devant { $other }.
event-unit-gave-way = { $unit } bouge en réaction : { $origin } → { $hex }.
action-ReactFacing = Orienter vers { $facing }
action-ReactRefuse = Refuser le flanc { $end ->
    [left] gauche
   *[other] droit
  }
action-LetBe = Ne rien faire
action-GiveWay = Bouger en réaction
action-HoldGround = Rester
action-GiveWayTo = Bouger en réaction par { $path }
roll-reaction = test de cohésion : réaction
roll-reaction_move = test de cohésion : mouvement en réaction
drm-ground_crossed = terrain traversé
refusal-resting = { $unit } est en Réserve.
refusal-nearer_to_enemy = En { $hex } les canons de { $unit } seraient plus près d'un ennemi qui les voit.
refusal-march_never_reacts = { $unit } est sous ordres de Marche ou en colonne et ne réagit pas.
refusal-has_reacted = { $unit } a déjà réagi pendant cette activation.
refusal-held_by_another = { $unit } est déjà devant un autre ennemi.
refusal-line_never_turns = Une ligne étendue ne change pas d'orientation en réaction ({ $unit }).
refusal-refused_never_turns = { $unit } a un flanc refusé et ne change pas d'orientation en réaction.
refusal-no_answer_from_flank = { $unit } ne pourrait pas tirer sur { $hex } depuis ce flanc.
refusal-only_horse_and_guns = Seules la cavalerie montée et l'artillerie bougent en réaction, pas { $unit }.
refusal-has_given_way = Les canons de { $unit } ont déjà bougé en réaction pendant cette activation.
refusal-nowhere_to_go = { $unit } n'a pas d'hex où bouger en réaction.
refusal-cannot_move_and_fire = { $unit } ne peut pas à la fois bouger et tirer.
refusal-only_at_those_guns = On ne peut tirer que sur les canons qui bougent en réaction, pas sur { $target }.
refusal-no_such_way_back = { $unit } ne peut pas bouger en réaction par là.
