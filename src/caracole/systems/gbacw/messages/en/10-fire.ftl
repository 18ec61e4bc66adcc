# 10 Fire, 14.3 Spencers.

event-fire-declared = { $units } { $units_count ->
    [one] aims
   *[other] aim
  } at { $target } with { $points } SP{ $rapid ->
    [true] {" "}(Rapid Fire)
   *[other] {""}
  }.
event-unit-fired = { $units } { $units_count ->
    [one] fires
   *[other] fire
  } from { $origin } at { $target } with { $points } SP: roll { $die }, modified { $total }: { $result }.
event-fire-wasted = There are no enemies left in { $target } for the fire of { $units }.
event-fire-held = { $side }: no further fire.
event-instruction-followed = Standing instruction followed ({ $side }): { $instruction }.
event-ammunition-changed = { $unit }{ $whole ->
    [true] {""}
   *[false] { $sections_count ->
        [one] , section { $sections }
       *[other] , sections { $sections }
      }
  }: ammunition { $level ->
    [full] full again
    [low] low
   *[out] exhausted
  }.
decision-fire-declare = { $unit } divides its fire. At which other hex?
decision-fire-answer = Which unit fires ({ $kind ->
    [return] Return Fire
    [withdrawal] Withdrawal Fire
    [approach] Approach Fire
   *[pre_assault] Pre-Assault Fire
  })?
action-FireAt = Fire at { $target }{ $points ->
    [0] {""}
   *[other] {" "}with { $points } SP
  }{ $sections_count ->
    [0] {""}
   *[other] , only with { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , from { $origin }
  }{ $combine ->
    [true] , together with its other hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , along with { $units }
  }{ $rapid ->
    [true] , Rapid Fire
   *[other] {""}
  }{ $moving ->
    [true] , then move on
   *[other] {""}
  }
action-EndFire = Fire as declared
action-AnswerFire = { $unit } fires at { $target }{ $points ->
    [0] {""}
   *[other] {" "}with { $points } SP
  }{ $sections_count ->
    [0] {""}
   *[other] , only with { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , from { $origin }
  }{ $combine ->
    [true] , together with its other hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , along with { $units }
  }{ $rapid ->
    [true] , Rapid Fire
   *[other] {""}
  }
action-HoldFire = Fire no more
roll-fire = fire
roll-ammunition = ammunition
roll-friendly-fire = friendly fire overhead
drm-range = range
drm-twilight = dawn or dusk
drm-night = night
drm-prepared = Prepared Fire
drm-mounted_firer = firing mounted
drm-mounted_target = mounted target
drm-disordered = Disordered
drm-green = Green
drm-low_ammunition = low ammunition
drm-moved_artillery = guns that moved or came to the top
drm-reaction_facing = guns that changed facing in reaction
drm-adjacent_two_levels = up or down an abrupt slope
drm-behind_entrenchment = from behind an entrenchment
drm-target_entrenched = target behind an entrenchment
drm-enfilade = enfilade
drm-downhill_shell = guns firing downhill
drm-downhill = downhill
drm-slope = slope
drm-terrain = target terrain
drm-hexside = target hexside
drm-terrain_limit = limit for terrain
refusal-fire_in_march = { $unit } is under March Orders and cannot fire.
refusal-guns_disordered = The guns of { $unit } are Disordered and cannot fire.
refusal-no_ammunition = { $unit } has no ammunition left.
refusal-fire_in_charge = { $unit } is charging and cannot fire.
refusal-no_enemy_there = There are no enemies in { $target }.
refusal-out_of_range = { $target } is out of range.
refusal-too_far_for_horsemen = { $unit } is mounted and cannot fire further than two hexes.
refusal-not_in_field_of_fire = { $target } is not in the field of fire of { $unit }.
refusal-guns_not_on_top = Stacked guns may fire only from the top of the stack ({ $unit }).
refusal-guns_too_steep = Guns cannot fire at an adjacent hex two levels higher or lower ({ $target }).
refusal-guns_threatened = { $unit }, alone and threatened from { $hex }, must fire there.
refusal-name_its_hex = { $unit } is in several hexes: name the one it fires from.
refusal-only_one_hex = { $unit } is in one hex only: you need not name it.
refusal-all_that_is_left = { $unit } would fire with all it has left: leave the number out.
refusal-not_its_hex = { $unit } is not there.
refusal-no_such_section = { $unit } has no such section.
refusal-has_fired = { $unit } has already fired.
refusal-no_room_to_fire = The units above { $unit } take up the whole front of the hex.
refusal-section_does_not_divide = A section cannot divide its fire.
refusal-same_target_twice = { $unit } is already firing at { $target }.
refusal-divides_next_to_it_only = Small arms may divide their fire only among adjacent hexes.
refusal-shares_not_equal = Divided fire must be as equal as possible: { $points } SP is not.
refusal-shares_left = { $unit } has begun to divide its fire and must aim the rest.
refusal-same_for_all_shares = Divided fire must be either all stationary or all on the move.
refusal-fire_in_place_of_movement = { $unit } is under Advance Orders and may fire only instead of moving.
refusal-rapid_fire_is_canister = Rapid Fire is for canister only.
refusal-no_rapid_guns = { $unit } has no guns for Rapid Fire.
refusal-rapid_guns_stand = Guns that move cannot use Rapid Fire.
refusal-no_rapid_fire_now = { $unit } cannot use Rapid Fire now.
refusal-nothing_to_combine = No other hex of { $unit } is firing at { $target }.
refusal-units_fire_alone = Each unit must fire separately ({ $unit }).
refusal-canister_not_combined = Batteries cannot combine canister fire.
refusal-night_alone = At night each battery must fire separately.
refusal-combined_not_divided = Combined fire cannot be divided.
refusal-must_combine = Another unit of the hex has already fired at { $target }: they had to fire together.
refusal-moved_in_advance = Under Advance Orders a unit that has moved may not fire ({ $unit }).
refusal-reordered_in_advance = Under Advance Orders a unit that has changed its place in the stack may not fire.
refusal-guns_moved_too_far = { $unit } has spent more than half its MP and may not fire.
refusal-fired_and_stays = { $unit } has fired and may not move in this activation.
refusal-not_asked = { $unit } cannot fire now.
refusal-answers_elsewhere = { $target } is not a legal target for this fire.
refusal-no_withdrawal_fire_of_guns = Artillery does not have Withdrawal Fire.
refusal-not_beside_the_fire = { $unit } is neither the target nor next to the firing unit.
refusal-busy_with_another = { $unit } is in the Front of another enemy.
refusal-no_guns_within_three = Only guns within three hexes have Approach Fire.
refusal-reaction_moved = Guns that have made a Reaction Movement do not have Approach Fire.
refusal-same_stack_twice = { $unit } has already fired at these enemies.
refusal-kind_used = { $unit } has already used this kind of fire.
refusal-did_not_turn = Only units that have just changed facing may fire now.
refusal-has_resupplied = { $unit } has already been resupplied.
refusal-ammunition_full = { $unit } has full ammunition.
refusal-section_is_busy = That section has fired, or already has its ammunition.
refusal-resupply_next_to_enemy = { $unit } is next to the enemy and cannot be resupplied.
refusal-one_corner_only = { $unit } may change facing by one vertex only.
refusal-turned_at_rest = { $unit } has already changed facing.
event-resupply-rolled = Ammunition for { $unit }: roll { $die }: { $passed ->
    [true] resupplied
   *[other] not resupplied
  }.
action-Resupply = Resupply { $unit }{ $section ->
    [none] {""}
   *[other] , the guns: { $section }
  }{ $facing ->
    [none] {""}
   *[other] , then face { $facing }
  }
roll-resupply = resupply
refusal-cannot_turn_alone = { $unit } cannot change facing by itself.
refusal-fires_with_its_stack = { $unit } must face as the others of its hex before it fires.
refusal-rests_in_reserve = { $unit } is In Reserve and cannot fire.
refusal-no_return_fire = { $unit } was Disordered a second time as it changed facing and cannot fire.
