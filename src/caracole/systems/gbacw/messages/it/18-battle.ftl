# 18 Dice that a battle brings of its own.

roll-discretion = ordini d'Attacco a discrezione
event-discretion-rolled = { $leader } può giudicare da sé: dado { $die }, totale { $total }, { $lifted ->
    [true] in questo turno le sue brigate possono avere ordini d'Attacco
   *[false] trattiene le sue brigate
  }.
event-prisoners-taken = { $unit } lascia prigionieri in mano nemica. PF: { $points }.

drm-superior-near = il superiore è vicino
drm-fit-divisions = divisioni in grado di combattere
drm-rear-open = le spalle sono scoperte
drm-first-volley = prima salva da dietro il muro
