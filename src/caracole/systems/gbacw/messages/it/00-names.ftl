# Names and parts of sentences of Great Battles of the American Civil War.

side-union = Unione
side-confederate = Confederati
orders-march = Marcia
orders-advance = Avanzata
orders-attack = Attacco
arm-infantry = fanteria
arm-cavalry = cavalleria
arm-artillery = artiglieria
place-map = sulla mappa
place-not-arrived = non ancora arrivata
place-eliminated = eliminata
place-routed = in rotta
place-left-map = ha lasciato la mappa
light-day = giorno
light-dawn = alba
light-dusk = crepuscolo
light-night = notte
drm-leaders = capi nell'esagono
drm-fatigue = Fatica
roll-marker = estrazione di un segnalino attivazione
roll-section = quale sezione perde un pezzo
roll-terrain = ordine nel terreno difficile
