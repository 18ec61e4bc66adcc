# 8.4, 8.5 Linee e colonne estese; 8.34 bersagli densi.

event-unit-retracted = { $unit } si contrae in { $hex }.
drm-massed = bersaglio ammassato
drm-dispersed = bersaglio disperso
event-extension-removed = { $unit } lascia { $hex }.
decision-extension-close-up = { $unit } è troppo debole per la sua formazione: quale esagono lascia?
action-CloseUp = Lascia { $leaving }
refusal-not_an_end = { $hex } non è un'estremità di { $unit }.
event-unit-formed = { $unit } occupa { $hexes }, orientata verso { $facing }.
event-line-wrapped-around = { $unit } aggira il difensore entrando in { $hex }.
decision-wrap-choose = { $unit }: aggiri il difensore in { $hex }?
decision-wrap-close = { $unit } si contrae: quale esagono lascia?
action-Extend = Estendi in { $to }
action-Retract = Ritrai l'estremità in { $part }
action-RetractColumn = Contrai in { $into }
action-Wheel = Fai una conversione su { $pivot }
action-TurnAbout = Fai dietrofront, { $above ->
    [true] sopra
   *[other] sotto
  } i cannoni
action-Reform = Cambia formazione, verso { $facing }
action-WrapAround = Aggira in { $to }
refusal-line_next_to_enemy = { $unit } può portare due esagoni accanto al nemico solo con ordini di Attacco.
refusal-column_under_attack_orders = { $unit } è in colonna con ordini di Attacco: prima deve contrarsi o formare la linea.
refusal-column_keeps_to_ways = Con ordini di Avanzata una colonna resta su strade o sentieri ({ $unit }).
refusal-extension_cannot_follow = La coda di { $unit } non ha PM per seguire.
refusal-no_line_for_it = { $unit } non può formare una linea estesa.
refusal-not_a_flank_hex = { $unit } si estende in un esagono libero direttamente al fianco.
refusal-too_weak_to_extend = { $unit } è troppo debole per un'altra estensione.
refusal-extension_next_to_enemy = { $hex } è accanto al nemico: nessuna estensione vi entra.
refusal-ground_too_dear = Il terreno in mezzo costa più di 2 PM ({ $hex }).
refusal-no_such_wheel = { $unit } non può fare questa conversione.
refusal-no_line = { $unit } non è in linea estesa.
refusal-turns_about_in_attack = Una linea fa dietrofront solo con ordini di Attacco ({ $unit }).
refusal-guns_have_fired = { $other } divide l'esagono con { $unit } e ha già sparato.
refusal-nothing_to_reform = { $unit } non è estesa, o ha ordini di Marcia.
refusal-cannot_form_so = { $unit } non può cambiare formazione con questo orientamento.
refusal-column_in_advance_only = Una linea si mette in colonna solo con ordini di Avanzata ({ $unit }).
refusal-column_next_to_enemy = { $unit } è accanto al nemico in { $hex } e non può mettersi in colonna.
refusal-march_keeps_column = { $unit } ha ordini di Marcia e resta in colonna.
