# 9.6 Reaction.

decision-reaction-face = { $unit } viene su { $hex } da { $origin }: girarsi, rifiutare un fianco o lasciar stare?
decision-giving-ask = { $other } sta per entrare in { $hex }: { $unit } cede terreno?
decision-giving-fire = { $other } sta per cedere terreno: { $unit } tira prima sui cannoni?
decision-giving-choose = { $unit } cede terreno da { $hex }: dove?
event-gives-way = { $unit } cede terreno davanti a { $other }.
event-unit-gave-way = { $unit } arretra da { $origin } a { $hex }.
action-ReactFacing = Girarsi verso { $facing }
action-ReactRefuse = Rifiutare il fianco { $end ->
    [left] sinistro
   *[other] destro
  }
action-LetBe = Restare così
action-GiveWay = Cedere terreno
action-HoldGround = Restare
action-GiveWayTo = Arretrare per { $path }
roll-reaction = ordine nella reazione
roll-reaction_move = ordine dopo aver ceduto terreno
drm-ground_crossed = terreno attraversato
refusal-resting = { $unit } è in Riserva.
refusal-nearer_to_enemy = In { $hex } i cannoni di { $unit } sarebbero più vicini a un nemico che li vede.
refusal-march_never_reacts = In marcia o in colonna { $unit } non reagisce.
refusal-has_reacted = { $unit } ha già reagito in questa attivazione.
refusal-held_by_another = Un altro nemico ha { $unit } di fronte.
refusal-line_never_turns = Una linea estesa non si gira in reazione ({ $unit }).
refusal-refused_never_turns = Con un fianco rifiutato { $unit } non si gira in reazione.
refusal-no_answer_from_flank = { $unit } non potrebbe rispondere a { $hex } da quel fianco.
refusal-only_horse_and_guns = Cedono terreno solo cavalleria montata e cannoni, non { $unit }.
refusal-has_given_way = I cannoni di { $unit } hanno già ceduto terreno in questa attivazione.
refusal-nowhere_to_go = { $unit } non trova un esagono in cui arretrare.
refusal-cannot_move_and_fire = { $unit } non può muovere e tirare.
refusal-only_at_those_guns = Si può tirare solo sui cannoni che cedono terreno, non su { $target }.
refusal-no_such_way_back = Non è una via di ritorno per { $unit }.
