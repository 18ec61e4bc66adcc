# 8 Stacking.

refusal-foot_and_horse = Fanti e cavalleria montata non restano nello stesso esagono ({ $hex }).
refusal-march_with_others = Chi marcia non resta in { $hex } con unità sotto altri ordini.
refusal-arms_mixed_in_march = In marcia armi diverse non condividono un esagono ({ $hex }).
refusal-two_brigades = Unità di due brigate non restano insieme in { $hex }.
refusal-too_many = Troppi per { $hex }: il limite è di { $limit } punti forza.
refusal-too_many_guns = Troppi pezzi per { $hex }: il limite è { $limit }.
refusal-column_stands_alone = Un'unità in colonna non divide l'esagono con nessuno ({ $hex }).
refusal-line_stands_alone = Nessun'altra fanteria o cavalleria si unisce a una linea estesa ({ $hex }).
event-unit-sent-back = { $unit } non può restare fra gli amici e torna in { $hex }.
event-unit-joined = { $unit } si unisce a chi sta in { $hex }; dall'alto: { $units }.
event-stack-reordered = { $unit } cambia posto in { $hex }; dall'alto: { $units }.
event-sections-ordered = { $unit } cambia l'ordine delle sue sezioni.
event-stack-moves-as-one = { $unit } porta con sé { $units }.
action-JoinStack = Fermarsi qui con gli altri, { $above ->
    [true] sopra
   *[other] sotto
  } i pezzi
action-Reorder = Prendere il posto { $place } nella pila, contando da 0 dall'alto
action-OrderSections = La sezione con { $section } passa in cima
action-MoveStack = Portare con sé { $units }
refusal-guns_through_others = I pezzi non passano attraverso fanteria o cavalleria ({ $hex }).
refusal-crossing_is_taken = { $other } marcia su quel passaggio: { $unit } deve aspettare.
refusal-guns_face_elsewhere = I pezzi in { $hex } sono rivolti altrove, e una linea non si adegua.
refusal-no_point_left_to_refuse = Stare in { $hex } con chi rifiuta il fianco costa a { $unit } un punto in più.
refusal-too_many_for_ways = Per stare in { $hex } in tanti { $unit } paga il terreno, non la via.
refusal-nobody_to_join = { $unit } non è giunta presso nessuno in { $hex }.
refusal-has_joined = { $unit } si è già unita a chi sta in { $hex }.
refusal-reorder_instead_of_moving = Si cambia posto nella pila una volta sola e invece di muovere.
refusal-fired_in_advance = In Avanzata chi ha tirato non cambia posto.
refusal-no_such_place = Non c'è un tale altro posto per { $unit } in { $hex }.
refusal-in_front_of_enemy = Davanti al nemico nessuno cambia posto ({ $hex }).
refusal-battery_has_fired = { $unit } ha già tirato.
refusal-sections_ordered_already = { $unit } ha già riordinato le sezioni.
refusal-stack_moves_from_the_start = Una pila muove unita dall'inizio della sua azione.
refusal-not_of_this_stack = Possono venire solo altri della pila in { $hex }, nominati dall'alto.
refusal-other_orders = { $other } agisce con altri ordini.
refusal-beyond_march_limits = Insieme superano i limiti di Marcia in { $hex }.
refusal-stack_keeps_to_ways = Una pila che muove unita resta sulle vie.
refusal-stack_meets_friends = Una pila che muove unita non entra in { $hex }, dove stanno amici.
drm-ground_of_friends = terreno di chi si è attraversato
roll-through_friends = ordine dopo aver attraversato amici

decision-stack-place = L'unità sta sopra i cannoni o sotto?
