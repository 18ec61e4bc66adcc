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
drm-leaders = leader nell'esagono
drm-fatigue = Affaticamento
roll-marker = estrazione di un segnalino di attivazione
roll-section = quale sezione perde un cannone
roll-terrain = UDD: terreno difficile
