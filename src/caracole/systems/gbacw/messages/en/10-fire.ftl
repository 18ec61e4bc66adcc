# 10 Fire, 14.3 Spencers.

event-fire-declared = { $units } { $units_count ->
    [one] aims
   *[other] aim
  } at { $target } with { $points }{ $rapid ->
    [true] {" "}(Rapid Fire)
   *[other] {""}
  }.
event-unit-fired = { $units } { $units_count ->
    [one] fires
   *[other] fire
  } from { $origin } at { $target } with { $points }: { $die }, modified { $total }: { $result }.
event-fire-wasted = Nobody is left in { $target } for the fire of { $units }.
event-fire-held = { $side }: no further fire.
event-instruction-followed = { $side } acts by standing instruction ({ $instruction }).
event-ammunition-changed = { $unit }: ammunition { $level ->
    [full] full again
    [low] low
   *[out] exhausted
  }.
decision-fire-declare = { $unit } divides its fire: at whom else?
decision-fire-answer = Who fires back ({ $kind ->
    [return] Return Fire
    [withdrawal] Withdrawal Fire
    [approach] Approach Fire
   *[pre_assault] Pre-Assault Fire
  })?
action-FireAt = Fire at { $target }{ $points ->
    [0] {""}
   *[other] {" "}with strength { $points }
  }{ $sections_count ->
    [0] {""}
   *[other] , with { $sections } alone
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
   *[other] {" "}with strength { $points }
  }{ $sections_count ->
    [0] {""}
   *[other] , with { $sections } alone
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
action-HoldFire = No further fire
roll-fire = fire
roll-ammunition = ammunition
roll-friendly-fire = fire of friends overhead
drm-range = range
drm-twilight = dawn or dusk
drm-night = night
drm-prepared = Prepared Fire
drm-mounted_firer = firing from the saddle
drm-mounted_target = horsemen as target
drm-disordered = Disordered
drm-green = Green
drm-low_ammunition = low ammunition
drm-moved_artillery = guns that moved or came to the top
drm-reaction_facing = guns that turned in reaction
drm-adjacent_two_levels = up or down a cliff
drm-behind_entrenchment = from behind an entrenchment
drm-target_entrenched = target behind an entrenchment
drm-enfilade = enfilade
drm-downhill_shell = guns firing downhill
drm-downhill = downhill
drm-slope = slope
drm-terrain = ground of the target
drm-hexside = hexside of the target
drm-terrain_limit = most that ground can help
refusal-fire_in_march = { $unit } is in March and does not fire.
refusal-guns_disordered = The guns of { $unit } are Disordered and do not fire.
refusal-no_ammunition = { $unit } has no ammunition left.
refusal-fire_in_charge = { $unit } charges and does not fire.
refusal-no_enemy_there = There is no enemy in { $target }.
refusal-out_of_range = { $target } is out of range.
refusal-too_far_for_horsemen = From the saddle { $unit } fires no farther than two hexes.
refusal-not_in_field_of_fire = { $target } is not in the field of fire of { $unit }.
refusal-guns_not_on_top = Guns stacked with others fire only from the top ({ $unit }).
refusal-guns_too_steep = Guns cannot bear on a neighbour two levels higher or lower ({ $target }).
refusal-guns_threatened = { $unit }, alone and threatened from { $hex }, has to fire there.
refusal-name_its_hex = { $unit } stands in several hexes: from which does it fire?
refusal-only_one_hex = { $unit } stands in one hex only; it need not be named.
refusal-all_that_is_left = { $unit } would fire with all it has left: say no number.
refusal-not_its_hex = { $unit } does not stand there.
refusal-no_such_section = { $unit } has no such section.
refusal-has_fired = { $unit } has fired already.
refusal-no_room_to_fire = Those above { $unit } take up the whole front of the hex.
refusal-section_does_not_divide = A section does not divide its fire.
refusal-same_target_twice = { $unit } fires at { $target } already.
refusal-divides_next_to_it_only = Small arms divide their fire among adjacent hexes only.
refusal-shares_not_equal = Divided fire is as equal as possible; { $points } will not do.
refusal-shares_left = { $unit } has begun to divide its fire and has to aim the rest.
refusal-same_for_all_shares = All of one fire is fired standing, or all of it on the move.
refusal-fire_in_place_of_movement = Under Advance Orders { $unit } fires in place of moving.
refusal-rapid_fire_is_canister = Rapid Fire is for canister.
refusal-no_rapid_guns = { $unit } has no guns for Rapid Fire.
refusal-rapid_guns_stand = Guns that move do not fire rapidly.
refusal-no_rapid_fire_now = { $unit } cannot fire rapidly now.
refusal-nothing_to_combine = No other hex of { $unit } fires at { $target }.
refusal-units_fire_alone = Every unit fires for itself ({ $unit }).
refusal-canister_not_combined = Batteries do not combine canister.
refusal-night_alone = At night every battery fires alone.
refusal-combined_not_divided = Those who combine their fire do not divide it.
refusal-must_combine = Another unit of the hex has fired at { $target }; they would have had to fire together.
refusal-moved_in_advance = Under Advance Orders a unit that has moved does not fire ({ $unit }).
refusal-reordered_in_advance = Under Advance Orders a unit that has changed its place in the stack does not fire.
refusal-guns_moved_too_far = { $unit } has spent more than half its allowance and does not fire.
refusal-fired_and_stays = { $unit } has fired and does not move in this activation.
refusal-not_asked = { $unit } is not asked to answer.
refusal-answers_elsewhere = Answers go elsewhere than to { $target }.
refusal-no_withdrawal_fire_of_guns = Guns have no Withdrawal Fire.
refusal-not_beside_the_fire = { $unit } is neither fired at nor next to those who fire.
refusal-busy_with_another = { $unit } stands in the Front of another enemy.
refusal-no_guns_within_three = Approach Fire is for guns within three hexes.
refusal-reaction_moved = Guns that moved in reaction have no Approach Fire.
refusal-same_stack_twice = { $unit } has fired at these enemies already.
refusal-kind_used = { $unit } has used this kind of fire.
refusal-did_not_turn = Only those who have just turned answer now.
refusal-has_resupplied = { $unit } has been resupplied already.
refusal-ammunition_full = { $unit } has all its ammunition.
refusal-section_is_busy = That section has fired, or has its ammunition already.
refusal-resupply_next_to_enemy = Next to the enemy there is no resupply ({ $unit }).
refusal-one_corner_only = { $unit } may turn by one corner only.
refusal-turned_at_rest = { $unit } has turned already.
event-resupply-rolled = Ammunition for { $unit }: { $die }: { $passed ->
    [true] it comes up
   *[other] none comes
  }.
action-Resupply = Resupply { $unit }{ $section ->
    [none] {""}
   *[other] , the guns: { $section }
  }{ $facing ->
    [none] {""}
   *[other] , then face { $facing }
  }
roll-resupply = resupply
refusal-cannot_turn_alone = { $unit } cannot turn by itself.
refusal-fires_with_its_stack = { $unit } has to face as the others of its hex before it fires.
refusal-rests_in_reserve = { $unit } rests In Reserve and does not fire.
refusal-no_return_fire = { $unit }, Disordered a second time as it turned, does not answer.
