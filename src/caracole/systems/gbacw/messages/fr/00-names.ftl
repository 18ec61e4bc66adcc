# Names and parts of sentences of Great Battles of the American Civil War.

side-union = Union
side-confederate = Confédérés
orders-march = Marche
orders-advance = Avance
orders-attack = Attaque
arm-infantry = infanterie
arm-cavalry = cavalerie
arm-artillery = artillerie
place-map = sur la carte
place-not-arrived = pas encore arrivée
place-eliminated = éliminée
place-routed = en déroute
place-left-map = a quitté la carte
light-day = jour
light-dawn = aube
light-dusk = crépuscule
light-night = nuit
drm-leaders = chefs dans l'hex
drm-fatigue = fatigue
roll-marker = tirage d'un marqueur d'activation
roll-section = quelle section perd un canon
roll-terrain = test de cohésion : terrain difficile
