# 11 Assault.

event-assault-declared = Assault on { $hexes }: { $units }.
event-assault-joined = { $unit } joins the assault of { $other }.
event-unit-retreated-before = { $unit } retreats before the assault.
event-unit-hung-back = { $unit } fails its commitment roll and does not assault.
event-cavalry-countercharged = Countercharge from { $hex }: { $units }.
event-countercharge-failed = { $unit } fails to countercharge.
event-assault-resolved = Assault by { $units } on { $hexes }, strength { $attack } against { $defence }: roll { $die }, modified { $total }: { $result ->
    [attacker_retreats] the attackers are repulsed
    [bloody_stalemate] bloody stalemate
    [defender_retreats] the defenders give way
    [defender_driven] the defenders are driven off
   *[other] the defenders are broken
  }.
event-assault-goes-on = Continued Assault: { $units }.
event-charge-announced = Charge announced from { $hex }: { $units }.
event-charge-failed = Charge failed, no movement: { $units }.
event-unit-recovered-wind = { $unit } is no longer Blown, but still Disordered.
decision-assault-designate = Which units assault, and which hexes?
decision-assault-retreat-before = Which units retreat before the assault?
decision-assault-countercharge = Cavalry charges { $units }. Countercharge?
decision-assault-who-checks = Which unit takes the Pre-Assault UDD?
decision-assault-order = { $assaults ->
    [one] 1 assault. From which end of the line?
   *[other] { $assaults } assaults. From which end of the line?
  }
decision-assault-continue = Continue the assault with { $units }?
decision-assault-counter = The attackers are repulsed. Continue the assault with { $units }?
decision-assault-face-freely = The attackers in { $hex } have won. Which facing?
decision-assault-further = Where does the Continued Assault go?
action-DesignateAssault = Assault { $targets } with { $unit }
action-JoinAssault = Add { $unit } to the assault of { $other }
action-EndDesignation = End declaring assaults
action-RetreatBefore = Retreat { $unit } before the assault
action-StandFast = Stand fast
action-Countercharge = Countercharge
action-AwaitCharge = Await the charge
action-CheckWith = UDD with { $unit }
action-ResolveFrom = Resolve from the { $end ->
    [left] left
   *[other] right
  }
action-ContinueAssault = Continue the assault
action-EndAssault = Do not continue
action-AdvanceFurther = Move { $unit } on to { $to }
action-EndFurther = Go no further
action-FaceFreely = Face { $facing }
action-AnnounceCharge = Charge with { $unit }
roll-assault = the assault
roll-charge = UDD: charge
roll-commitment = commitment of a Green unit
roll-countercharge = UDD: countercharge
roll-march_brigade = UDD: brigade assaulted under March Orders
roll-pre_assault_check = Pre-Assault UDD
drm-assault_ratio = ratio of strengths
drm-position_flank = from the flank
drm-position_rear = from the rear
drm-position_combined = combined, from several sides
drm-position_surrounded = defender surrounded
drm-unattacked_front = in the Front of enemies not attacked
drm-infantry_charge = infantry charge
drm-cavalry_charge = cavalry charge
drm-countercharge = countercharge
drm-continued_assault = Continued Assault
drm-no_leader = no leader with the attackers
drm-aggressive_leader = aggressive leader
drm-attacker_disordered = attackers Disordered
drm-defenders_disordered = defenders Disordered
drm-attacker_fatigue = attacker Fatigue
drm-defender_fatigue = defender Fatigue
drm-assault_hex = terrain of the defended hex
drm-assault_slope = uphill
drm-assault_stream = across a stream
drm-assault_wall = over a wall
drm-assault_crossing = over a bridge or ford
drm-assault_entrenchment = entrenchment
drm-assault_ground_limit = limit for terrain
drm-check_march = March Orders
drm-check_charged = charged by cavalry
drm-check_flank = assaulted from the flank
drm-check_rear = assaulted from the rear
drm-check_disordered = already Disordered
drm-check_entrenchment = entrenchment
drm-check_ground = cover
refusal-artillery_never_assaults = Artillery can never assault ({ $unit }).
refusal-column_never_assaults = { $unit } is in column and cannot assault.
refusal-nobody_in_front = There are no enemies in front of { $unit }.
refusal-hexside_closed = { $unit } cannot cross the hexside to the enemy.
refusal-march_never_assaults = { $unit } is under March Orders and cannot assault.
refusal-rallied_or_built = { $unit } has rallied, been resupplied or built and cannot assault.
refusal-turned_after_entering = { $unit } changed facing after entering its hex and cannot assault.
refusal-does_not_continue = { $unit } is not continuing the assault.
refusal-assaults_already = { $unit } is already assaulting with its full strength.
refusal-left_unassaulted = { $unit } must assault the enemy in { $hex }: no other unit could.
refusal-no_targets = Name the hexes that { $unit } assaults, each once and in order.
refusal-line_attacks_all = An extended line must assault all enemies in front of it at once ({ $unit }).
refusal-does_not_assault = { $other } is not assaulting.
refusal-foot_with_horse = Infantry and mounted cavalry can never combine ({ $unit }, { $other }).
refusal-charge_and_assault = Charging cavalry cannot combine with cavalry that does not charge ({ $unit }, { $other }).
refusal-attackers_not_adjacent = { $unit } is not next to the attackers around { $other }.
refusal-target_not_in_front = What { $other } assaults is not all in front of { $unit }.
refusal-many_against_many = An assault has one attacking hex or one defended hex ({ $unit }, { $other }).
refusal-unassaulted = The enemy in { $hex }, in front of an attacker, must also be assaulted.
refusal-must_assault = { $unit } must assault.
refusal-not_assaulted = { $unit } is not being assaulted.
refusal-phasing_stays = { $unit } belongs to the phasing side and cannot retreat before an assault.
refusal-guns_stay = Artillery cannot retreat before an assault ({ $unit }).
refusal-attackers_stay = { $unit } is under Attack Orders and cannot retreat before an assault.
refusal-marchers_stay = { $unit } is under March Orders and cannot retreat before an assault.
refusal-assaulted_by_horse = { $unit } cannot retreat before mounted cavalry.
refusal-not_on_top = { $unit } is not on top of the stack.
refusal-no_cavalry = There is no mounted cavalry in { $hex }.
refusal-march_never_countercharges = Cavalry under March Orders cannot countercharge ({ $hex }).
refusal-not_charged = The cavalry in { $hex } is not being charged.
refusal-charged_in_flank = The cavalry in { $hex } is attacked from the flank or rear.
refusal-cavalry_has_fired = The cavalry in { $hex } has fired in this activation.
refusal-no_ground_for_charge = The attackers' terrain does not let the cavalry in { $hex } countercharge.
refusal-from_one_end = Assaults are resolved from the left or from the right, not from { $end }.
refusal-too_dear = { $hex } costs { $unit } more than 2 MP.
refusal-two_hexes = { $unit } has already gone two hexes further.
refusal-toward_the_enemy = { $unit } can reach an enemy and may not turn away.
refusal-must_reach_enemy = { $unit } can reach an enemy and must do so.
refusal-not_mounted = { $unit } is not mounted cavalry.
refusal-no_charge_at_night = { $unit } cannot charge at night.
refusal-charge_needs_attack_orders = { $unit } cannot charge: a charge needs Attack Orders.
refusal-charge_needs_good_order = { $unit } is Disordered and cannot charge.
refusal-charge_out_of_range = { $unit } is out of its leader's range and cannot charge.
refusal-nobody_in_sight = { $unit } sees no enemy to charge.
refusal-no_charge_path = { $unit } has no charge path to an enemy in sight.
refusal-must_charge = { $unit } must complete its charge.
