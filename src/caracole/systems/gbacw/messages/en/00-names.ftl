# Names and parts of sentences of Great Battles of the American Civil War.

side-union = Union
side-confederate = Confederates
orders-march = March
orders-advance = Advance
orders-attack = Attack
arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery
place-map = on the map
place-not-arrived = not yet arrived
place-eliminated = eliminated
place-routed = routed
place-left-map = has left the map
light-day = day
light-dawn = dawn
light-dusk = dusk
light-night = night
drm-leaders = leaders in the hex
drm-fatigue = Fatigue
roll-marker = drawing an Activation Marker
roll-section = which section loses a gun
roll-terrain = UDD: difficult ground
