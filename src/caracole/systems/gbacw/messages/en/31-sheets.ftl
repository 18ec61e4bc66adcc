# What is read beside the board: charts, standing instructions, brigades.

## Charts

chart-efficiency = Efficiency Markers
chart-marker = marker
chart-side = { $side }
chart-coordination = Brigade Coordination
chart-coordination-die = die + Coordination Rating
chart-coordination-result = { $result ->
    [confusion] Confusion: no movement or combat with this marker
    [failure] no effect
   *[other] { $number ->
        [99] all brigades act together
       *[other] brigades that act together: up to { $number }
      }
  }
chart-orders-change = Orders Change
chart-orders-change-die = die + Orders Rating
chart-orders-change-result = { $result ->
    [retain_and_stay] retain and stay
    [retain] retain
    [loose_rein] Loose Rein
    [change_and_stay] change and stay
   *[other] change
  }
chart-unreliable = Unreliable leader
chart-unreliable-die = die
chart-unreliable-result = { $result ->
    [A] Aggressive
    [C] Cautious
   *[other] Normal
  }
chart-fire = Fire
chart-artillery-fire = Artillery fire: shell
chart-modified-die = modified die
chart-points = strength points that fire
chart-guns = guns that fire
chart-code-loss = this many SP lost
chart-code-check = a UDD
chart-code-check-added = a UDD with 2 added
chart-code-disorder = Disordered
chart-code-none = no effect
chart-range = Range
chart-hexes = range in hexes
chart-gun = { $gun }
chart-fire-modifiers = Fire modifiers
chart-limit-massed-from = SP or more in the hex: massed target
chart-limit-dispersed-up-to = SP or fewer in the hex: dispersed target
chart-pre-assault = Pre-Assault UDD
chart-assault-ratio = Assault: ratio of strengths
chart-ratio = attack to defence
chart-assault-modifiers = Assault modifiers
chart-assault = Assault
chart-result = result
chart-attackers = attackers
chart-defenders = defenders
chart-assault-side = { $result }{ $retreat ->
    [0] {""}
    [1] , retreat 1 hex
   *[other] , retreat { $retreat } hexes
  }{ $rout ->
    [true] , failing a UDD they rout
   *[other] {""}
  }{ $abandons ->
    [true] , guns are abandoned
   *[other] {""}
  }{ $advance ->
    [true] , advance
   *[other] {""}
  }{ $onward ->
    [true] , Continued Assault
   *[other] {""}
  }
chart-movement = Movement costs
chart-terrain = { $terrain }
chart-arm = { $arm }: { $orders }
chart-leader = leader
chart-prohibited = not allowed
chart-as-ground = as the ground beside the road
chart-half = half a point
chart-as-stream = as a stream
chart-cover = Cover
chart-cover-small-arms = small arms
chart-cover-canister = canister
chart-cover-shell = shell
chart-cover-assault = assault
chart-cover-pre-assault = Pre-Assault UDD

## Standing instructions

paper-instructions = Instructions
instructions-title = Standing instructions
instructions-how = What you say here answers for you when the other side acts, so that the game need not wait. No one else sees it. Each can be changed once a turn, while you give orders or your own brigade acts.
instructions-secret = The standing instructions of a side are its secret.
instructions-not-now = This can be changed while you give orders or your own brigade acts, not now.
instructions-fire = Fire
instructions-assault = Assault
instructions-others = Turning, giving way, leaders
instruction-ask = Ask me
instruction-always = Always
instruction-never = Never
instruction-if-disordered = Those Disordered
instruction-about-return_fire = The enemy fires at your units: do those who can fire back?
instruction-about-withdrawal_fire = An enemy unit leaves a hex in the Front of your infantry or cavalry: do they fire at it?
instruction-about-approach_fire = An enemy unit comes within three hexes of your guns: do they fire at it?
instruction-about-pre_assault_fire = Enemies are about to assault your units: do these fire at them first?
instruction-about-reaction_facing = The enemy comes next to your unit or fires into its flank: may it turn, or refuse a flank? Each that does takes a UDD.
instruction-about-reaction_movement = The enemy comes near your mounted cavalry or guns: do they give way before contact?
instruction-about-retreat_before_assault = Your units are assaulted: do they retreat before it comes to blows?
instruction-about-countercharge = Your mounted cavalry is charged: does it ride out to meet the charge?
instruction-about-continued_assault = Your units have thrown back an assault: do they go after the attackers?
instruction-about-leaders_go_along = Troops with a leader retreat or advance on the enemy's turn: does he go with them?
instruction-now-no-one = Now: no unit of yours stands where this would be asked.
instruction-now-return_fire = Now: if { $other } fires at { $unit } in { $hex }, this is asked.
instruction-now-withdrawal_fire = Now: if { $other } moves away from { $unit } in { $hex }, this is asked.
instruction-now-approach_fire = Now: if { $other } comes within three hexes of { $unit } in { $hex }, this is asked.
instruction-now-pre_assault_fire = Now: if { $other } assaults { $unit } in { $hex }, this is asked.
instruction-now-reaction_facing = Now: if { $other } comes next to { $unit } in { $hex }, this is asked.
instruction-now-reaction_movement = Now: if { $other } comes near { $unit } in { $hex }, this is asked.
instruction-now-retreat_before_assault = Now: if { $other } assaults { $unit } in { $hex }, this is asked.
instruction-now-countercharge = Now: if { $other } charges { $unit } in { $hex }, this is asked.
instruction-now-continued_assault = Now: if { $other } assaults { $unit } in { $hex } and is thrown back, this is asked.
instruction-now-leaders_go_along = Now: if { $unit } has to leave { $hex }, this is asked about { $leader }.

## Brigades

paper-army = Brigades
paper-brigade = Brigade
army-side = { $side }
army-division = { $division }
army-name = { $brigade }
army-brigade = Brigade
army-orders = Orders
army-strength = Strength
army-state = { $orders }{ $reserve ->
    [true] , In Reserve
   *[other] {""}
  }{ $number ->
    [0] {""}
   *[other] , Fatigue { $number }
  }{ $out_of_command ->
    [true] , Out of Command
   *[other] {""}
  }{ $ineffective ->
    [true] , Combat Ineffective
   *[other] {""}
  }
army-under = { $orders } Orders
army-leader = { $leader }{ $hex ->
    [none] {""}
   *[other] , in { $hex }
  }: Orders Rating { $rating }, { $profile ->
    [A] Aggressive
    [C] Cautious
    [U] Unreliable
   *[other] Normal
  }
army-losses = Strength { $strength } of { $printed }: { $points ->
    [0] no losses
   *[other] lost { $points }
  }
army-out-this-turn = Out of Command this turn: activates less often
army-chain = { $near ->
    [true] Its leader is in range of his Division leader.
   *[other] Its leader is out of range of his Division leader.
  }
army-units = Units
army-unit = Unit
army-condition = Condition
army-command = Command
army-unit-at = { $unit }, { $place ->
    [map] { $hex }
    [not_arrived] to come
    [eliminated] eliminated
    [routed] routed
    [veiled] out of sight
   *[other] left the map
  }
army-unit-state = { $disordered ->
    [true] Disordered
   *[other] good order
  }{ $collapsed ->
    [true] , Collapsed
   *[other] {""}
  }{ $blown ->
    [true] , Blown
   *[other] {""}
  }{ $ammunition ->
    [low] , low on ammunition
    [out] , out of ammunition
   *[other] {""}
  }{ $abandoned ->
    [true] , abandoned
   *[other] {""}
  }
army-command-none = {"–"}
army-command-marked = Out this turn
army-command-in = In
army-command-out = Out: neither in its leader's range nor next to a unit that is In
army-change = If it tries to change its orders
army-change-when = Once with each marker that activates it, before any brigade acts.
army-coordination = If its division coordinates
army-coordination-rating = Coordination Rating of { $leader }: { $rating }
