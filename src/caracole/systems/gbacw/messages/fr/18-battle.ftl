# 18 Dice that a battle brings of its own.

roll-discretion = ordres d'Attaque à discrétion
event-discretion-rolled = { $leader } peut en juger lui-même : dé { $die }, total { $total }, { $lifted ->
    [true] ses brigades peuvent avoir des ordres d'Attaque ce tour-ci
   *[false] il retient ses brigades
  }.
event-prisoners-taken = { $unit } laisse des prisonniers derrière elle. PF : { $points }.

drm-superior-near = son supérieur est proche
drm-fit-divisions = divisions en état de combattre
drm-rear-open = les arrières sont découverts
drm-first-volley = première salve de derrière le mur
