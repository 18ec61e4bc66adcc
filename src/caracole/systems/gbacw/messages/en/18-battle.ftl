# 18 Dice that a battle brings of its own.

roll-discretion = Attack Orders at discretion
event-discretion-rolled = { $leader } may judge for himself: roll { $die }, total { $total }, { $lifted ->
    [true] his brigades may have Attack Orders this turn
   *[false] he holds his brigades back
  }.
event-prisoners-taken = { $unit } leaves prisoners behind. SP: { $points }.

drm-superior-near = his superior near by
drm-fit-divisions = divisions fit to fight
drm-rear-open = no one watches the rear
drm-first-volley = first volley from behind the wall
