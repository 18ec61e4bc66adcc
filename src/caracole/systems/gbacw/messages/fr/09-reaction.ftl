# 9.6 Reaction.

decision-reaction-face = { $unit } vient sur { $hex } de { $origin } : tourner, refuser un flanc ou laisser faire ?
decision-giving-ask = { $other } va entrer en { $hex } : { $unit } cède-t-elle du terrain ?
decision-giving-fire = { $other } va céder du terrain : { $unit } tire-t-elle d'abord sur les canons ?
decision-giving-choose = { $unit } cède du terrain depuis { $hex } : où ?
event-gives-way = { $unit } cède du terrain devant { $other }.
event-unit-gave-way = { $unit } recule de { $origin } à { $hex }.
action-ReactFacing = Tourner face à { $facing }
action-ReactRefuse = Refuser le flanc { $end ->
    [left] gauche
   *[other] droit
  }
action-LetBe = Rester ainsi
action-GiveWay = Céder du terrain
action-HoldGround = Rester
action-GiveWayTo = Reculer par { $path }
roll-reaction = cohésion en réaction
roll-reaction_move = cohésion après avoir cédé du terrain
drm-ground_crossed = terrain traversé
refusal-resting = { $unit } est en réserve.
refusal-nearer_to_enemy = En { $hex } les canons de { $unit } seraient plus près d'un ennemi qui les voit.
refusal-march_never_reacts = En marche ou en colonne { $unit } ne réagit pas.
refusal-has_reacted = { $unit } a déjà réagi dans cette activation.
refusal-held_by_another = Un autre ennemi a { $unit } devant lui.
refusal-line_never_turns = Une ligne étendue ne tourne pas en réaction ({ $unit }).
refusal-refused_never_turns = Avec un flanc refusé { $unit } ne tourne pas en réaction.
refusal-no_answer_from_flank = { $unit } ne pourrait répondre à { $hex } de ce flanc.
refusal-only_horse_and_guns = Seuls cavaliers montés et canons cèdent du terrain, pas { $unit }.
refusal-has_given_way = Les canons de { $unit } ont déjà cédé du terrain dans cette activation.
refusal-nowhere_to_go = { $unit } ne trouve pas d'hex où reculer.
refusal-cannot_move_and_fire = { $unit } ne peut bouger et tirer.
refusal-only_at_those_guns = On ne peut tirer que sur les canons qui cèdent du terrain, pas sur { $target }.
refusal-no_such_way_back = Ce n'est pas un chemin de retour pour { $unit }.
