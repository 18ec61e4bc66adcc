# 9.6 Reaction.

decision-reaction-face = { $unit } avanza su { $hex } da { $origin }: cambi orientamento, pieghi un fianco o resti così?
decision-giving-ask = { $other } sta per entrare in { $hex }. Movimento in reazione di { $unit }?
decision-giving-fire = { $other } sta per muovere in reazione. { $unit } spara prima sui cannoni?
decision-giving-choose = Movimento in reazione di { $unit } da { $hex }: dove?
event-gives-way = { $unit } fa un movimento in reazione davanti a { $other }.
event-unit-gave-way = { $unit } muove in reazione da { $origin } a { $hex }.
action-ReactFacing = Orienta verso { $facing }
action-ReactRefuse = Piega il fianco { $end ->
    [left] sinistro
   *[other] destro
  }
action-LetBe = Resta così
action-GiveWay = Muovi in reazione
action-HoldGround = Resta
action-GiveWayTo = Muovi in reazione per { $path }
roll-reaction = UDD: reazione
roll-reaction_move = UDD: movimento in reazione
drm-ground_crossed = terreno attraversato
refusal-resting = { $unit } è in Riserva.
refusal-nearer_to_enemy = In { $hex } i cannoni di { $unit } sarebbero più vicini a un nemico che li vede.
refusal-march_never_reacts = { $unit } ha ordini di Marcia o è in colonna e non reagisce.
refusal-has_reacted = { $unit } ha già reagito in questa attivazione.
refusal-held_by_another = { $unit } è nel Fronte di un altro nemico.
refusal-line_never_turns = Una linea estesa non cambia orientamento in reazione ({ $unit }).
refusal-refused_never_turns = { $unit } ha un fianco piegato e non cambia orientamento in reazione.
refusal-no_answer_from_flank = { $unit } non potrebbe sparare su { $hex } da quel fianco.
refusal-only_horse_and_guns = Muovono in reazione solo cavalleria montata e artiglieria, non { $unit }.
refusal-has_given_way = I cannoni di { $unit } hanno già mosso in reazione in questa attivazione.
refusal-nowhere_to_go = { $unit } non ha un esagono in cui muovere in reazione.
refusal-cannot_move_and_fire = { $unit } non può muovere e sparare.
refusal-only_at_those_guns = Si può sparare solo sui cannoni che muovono in reazione, non su { $target }.
refusal-no_such_way_back = { $unit } non può muovere in reazione per quella via.
