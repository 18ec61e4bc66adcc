# 8.4, 8.5 Linee e colonne estese; 8.34 bersagli densi.

event-unit-retracted = { $unit } si contrae in { $hex }.
drm-massed = bersaglio ammassato
drm-dispersed = bersaglio disperso
event-extension-removed = { $unit } lascia { $hex }.
decision-extension-close-up = { $unit } è troppo debole per la sua formazione: quale esagono lascia?
action-CloseUp = Lasciare { $leaving }
refusal-not_an_end = { $hex } non è un'estremità di { $unit }.
event-unit-formed = { $unit } sta in { $hexes }, rivolta verso { $facing }.
event-line-wrapped-around = { $unit } avvolge il difensore entrando in { $hex }.
decision-wrap-choose = { $unit }: l'estremità libera avvolge il difensore in { $hex }?
decision-wrap-close = { $unit } si contrae: quale esagono lascia?
action-Extend = Estendersi in { $to }
action-Retract = Ritrarre l'estremità in { $part }
action-RetractColumn = Contrarsi in { $into }
action-Wheel = Conversione su { $pivot }
action-TurnAbout = Dietrofront, stando { $above ->
    [true] sopra
   *[other] sotto
  } i pezzi
action-Reform = Da linea a colonna o da colonna a linea, verso { $facing }
action-WrapAround = Estremità libera in { $to }
refusal-line_next_to_enemy = Solo in Attacco due parti di { $unit } vanno accanto al nemico.
refusal-column_under_attack_orders = { $unit } è in colonna in Attacco: prima si contrae o forma la linea.
refusal-column_keeps_to_ways = In Avanzata una colonna resta sulle vie ({ $unit }).
refusal-extension_cannot_follow = La coda di { $unit } non ha punti movimento per seguire.
refusal-no_line_for_it = { $unit } non forma linee estese.
refusal-not_a_flank_hex = { $unit } si estende in un esagono libero direttamente al fianco.
refusal-too_weak_to_extend = { $unit } è troppo debole per un'altra estensione.
refusal-extension_next_to_enemy = { $hex } è accanto al nemico: nessuna estensione vi entra.
refusal-ground_too_dear = Il terreno in mezzo costa più di due punti ({ $hex }).
refusal-no_such_wheel = { $unit } non può fare questa conversione.
refusal-no_line = { $unit } non è in linea estesa.
refusal-turns_about_in_attack = Solo in Attacco una linea fa dietrofront ({ $unit }).
refusal-guns_have_fired = { $other } sta con { $unit } e ha già tirato.
refusal-nothing_to_reform = { $unit } non è estesa, o è in marcia.
refusal-cannot_form_so = { $unit } non può cambiare formazione volgendosi così.
refusal-column_in_advance_only = Solo in Avanzata una linea diventa colonna ({ $unit }).
refusal-column_next_to_enemy = { $unit } sta accanto al nemico in { $hex } e non forma la colonna.
refusal-march_keeps_column = In marcia { $unit } resta in colonna.
