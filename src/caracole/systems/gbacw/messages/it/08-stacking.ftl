# 8 Stacking.

refusal-foot_and_horse = Fanteria e cavalleria montata non stanno nello stesso esagono ({ $hex }).
refusal-march_with_others = Un'unità con ordini di Marcia non resta in { $hex } con unità sotto altri ordini.
refusal-arms_mixed_in_march = Con ordini di Marcia armi diverse non dividono un esagono ({ $hex }).
refusal-two_brigades = Unità di due brigate non restano insieme in { $hex }.
refusal-too_many = { $hex } supererebbe il limite di { $limit } PF.
refusal-too_many_guns = Troppi cannoni per { $hex }: il limite è { $limit }.
refusal-column_stands_alone = Un'unità in colonna non divide l'esagono con nessuno ({ $hex }).
refusal-line_stands_alone = Nessun'altra fanteria o cavalleria si unisce a una linea estesa ({ $hex }).
event-unit-sent-back = { $unit } non può restare tra le unità amiche e torna in { $hex }.
event-unit-joined = { $unit } si unisce alla pila in { $hex }; dall'alto: { $units }.
event-stack-reordered = { $unit } cambia posto nella pila in { $hex }; dall'alto: { $units }.
event-sections-ordered = { $unit } cambia l'ordine delle sue sezioni.
event-stack-moves-as-one = { $unit } muove in pila con: { $units }.
action-JoinStack = Fermati in questa pila, { $above ->
    [true] sopra
   *[other] sotto
  } i cannoni
action-Reorder = { $place ->
    [0] In cima alla pila
    [1] Al secondo posto nella pila
    [2] Al terzo posto nella pila
   *[other] Nella pila, sotto altre unità: { $place }
  }
action-OrderSections = In cima la sezione con { $section }
action-MoveStack = Muovi in pila con { $units }
refusal-guns_through_others = L'artiglieria non passa attraverso fanteria o cavalleria ({ $hex }).
refusal-crossing_is_taken = { $other } marcia su quel passaggio: { $unit } deve aspettare.
refusal-guns_face_elsewhere = I cannoni in { $hex } hanno un altro orientamento, e una linea non si adegua.
refusal-no_point_left_to_refuse = Stare in { $hex } con chi piega il fianco costa a { $unit } 1 PM in più.
refusal-too_many_for_ways = Oltre il limite di Marcia, in { $hex } { $unit } paga il terreno e non la strada.
refusal-nobody_to_join = { $unit } non ha una pila a cui unirsi in { $hex }.
refusal-has_joined = { $unit } si è già unita alla pila in { $hex }.
refusal-reorder_instead_of_moving = Un'unità cambia posto nella pila una volta sola, e invece di muovere.
refusal-fired_in_advance = Con ordini di Avanzata un'unità che ha sparato non cambia posto nella pila.
refusal-no_such_place = { $unit } non può prendere quel posto nella pila in { $hex }.
refusal-in_front_of_enemy = Nel Fronte del nemico non si cambia posto nella pila ({ $hex }).
refusal-battery_has_fired = { $unit } ha già sparato.
refusal-sections_ordered_already = { $unit } ha già riordinato le sezioni.
refusal-stack_moves_from_the_start = Una pila muove unita dall'inizio della sua attivazione.
refusal-not_of_this_stack = Nomina solo unità della pila in { $hex }, dall'alto in basso.
refusal-other_orders = { $other } ha altri ordini.
refusal-beyond_march_limits = Insieme superano i limiti di Marcia in { $hex }.
refusal-stack_keeps_to_ways = Una pila che muove unita resta su strade o sentieri.
refusal-stack_meets_friends = Una pila che muove unita non entra in { $hex }, dove ci sono unità amiche.
drm-ground_of_friends = terreno attraversato
roll-through_friends = UDD: passaggio tra unità amiche

decision-stack-place = Metti l'unità sopra i cannoni o sotto?
