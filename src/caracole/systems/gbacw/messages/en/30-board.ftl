# What the board of Great Battles of the American Civil War says beside its sentences.

## The sequence of play

step-initiative = Initiative
step-command = Chain of Command
step-efficiency = Efficiency and Activation Markers
step-orders = Division Orders
step-reinforcements = Orders of reinforcements
step-reserve = Into Reserve
step-engineers = Engineers
step-pool = The pool is filled
step-draw = An Activation Marker is drawn
step-change = Orders Change
step-coordination = Coordination
step-action = Action Phase: brigade by brigade
step-unit = A unit moves and fires
step-reaction = Reactions of the other side
step-fire = Fire
step-assault = Assault
step-results = Retreats and advances
step-commanders = Commanders move
step-recovery = Replacements and recovery
step-end = End of the turn

## Panels

panel-cup = Activation Markers
place-veiled = out of sight

## Pieces and marks

piece-unit = { $unit }, { $arm }: strength { $strength }, Cohesion { $cohesion }, movement { $movement }, { $orders } Orders
face-unit = { $unit }, { $arm }: strength { $strength }, Cohesion { $cohesion }, movement { $movement }
piece-leader = { $name }, { $stars ->
    [1] Brigade leader
    [2] Division leader
    [3] Corps Commander
   *[other] Overall Commander
  } ({ $ratings }), Command Range { $range }
piece-unknown = not identified ({ $side })
mark-entrenchment = Entrenchment in { $hex }, facing { $facing }
mark-work = Entrenchment being built in { $hex }, facing { $facing }; ready after turn { $until }
mark-control = { $hex } counts for victory: { $side ->
    [none] no one holds it
   *[other] held by the { $side }
  }

## What has befallen a unit

state-strength = strength { $strength } of { $printed }
state-orders = { $orders } Orders
state-fatigue = Fatigue { $number }
state-line = Extended Line, also in { $hexes }
state-column = column, also in { $hexes }
state-brigade-reserve = In Reserve
state-brigade-ineffective = Combat Ineffective brigade
state-leader-moved = has moved in this activation

## Signs on the counters

sign-brigade = belongs to { $brigade }
sign-weapon = { $gun }, range in hexes: { $range }
sign-section = { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, { $gun }, range in hexes: { $range }
sign-strength = strength in points of fifty men: { $points }
sign-guns = strength: { $points ->
    [one] 1 gun
   *[other] { $points } guns
  }
sign-cohesion = Cohesion: passes a UDD with { $cohesion } or less
sign-movement = movement allowance: { $movement } MP
sign-disordered = Disordered: fights and moves worse until it rallies
sign-green = Green: has not seen battle yet
sign-stars = { $stars ->
    [1] one star: leads a brigade
    [2] two stars: leads a division
    [3] three stars: commands a corps
   *[other] four stars: commands the army
  }
sign-rating-orders = Orders Rating { $orders_rating }; Action Profile { $profile ->
    [A] Aggressive
    [C] Cautious
    [U] Unreliable
   *[other] Normal
  }
sign-rating-division = Activation Rating { $activation_rating }, Coordination Rating { $coordination_rating }
sign-rating-efficiency = Efficiency Rating { $efficiency_rating }
sign-rating-initiative = Initiative Rating { $initiative_rating }
sign-range = Command Range: { $range } leader MP

## Where we are

stage-marker = Activation Marker: { $marker } ({ $side })
stage-brigades = Active: { $brigades }
stage-unit = { $unit }: { $left } MP left

## Brigades and instructions

effect-brigade = { $brigade }: { $orders } Orders{ $reserve ->
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
effect-standing = Standing instruction, { $kind }: { $value }

## How the battle stands

glance-goal = The lead in Victory Points (VP) decides
glance-now = If it ended now: { $level }
glance-light = Light: { $light }
glance-end = { $left ->
    [0] This is the last turn.
    [one] The battle ends after turn { $turn }: one more turn after this one.
   *[other] The battle ends after turn { $turn }: { $left } more turns after this one.
  }
glance-score = { $what ->
    [strength] { $worth } VP for each enemy SP lost
    [guns] { $worth } VP for each enemy gun lost
    [routed] { $worth } VP for each enemy unit in rout
    [brigadiers] { $worth } VP for each enemy Brigade leader lost
    [division_leaders] { $worth } VP for each enemy Division leader lost
    [control] { $worth } VP for holding { $hexes }
   *[other] { $worth } VP from the start
  }: { $points } so far

## Headings

menu-move = Move
menu-facing = Facing
menu-fire = Fire
menu-formation = Formation
menu-stack = In the stack
menu-leaders = Leaders
menu-special = Rally, supply and more
menu-orders = Orders
menu-batteries = Batteries
menu-assault = Assault
menu-units = Units
menu-reinforcements = Reinforcements
menu-brigades = Brigades

## Orders in short

short-ActivateUnit = { $unit }
short-ActivateBrigade = { $brigade }
short-EndUnit = Done with this unit
short-EndBrigade = Movement and fire are over
short-EndDivision = No further brigade
short-Step = → { $to }{ $way ->
    [true] {" "}(road)
   *[other] {""}
  }{ $raze ->
    [true] {" "}(raze)
   *[other] {""}
  }
short-Turn = Face { $facing }{ $below ->
    [true] , below the guns
   *[other] {""}
  }
short-Refuse = Refuse { $end ->
    [left] left
   *[right] right
  }
short-EndRefusal = End Refuse
short-FireAt = Fire: { $target }{ $points ->
    [0] {""}
   *[other] , { $points } SP
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , from { $origin }
  }{ $combine ->
    [true] , with its other hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , with { $units }
  }{ $moving ->
    [true] , move on
   *[other] {""}
  }{ $rapid ->
    [true] , rapid
   *[other] {""}
  }
short-AnswerFire = { $unit } → { $target }{ $points ->
    [0] {""}
   *[other] , { $points } SP
  }{ $sections_count ->
    [0] {""}
   *[other] , { $sections }
  }{ $origin ->
    [none] {""}
   *[other] , from { $origin }
  }{ $combine ->
    [true] , with its other hex
   *[other] {""}
  }{ $units_count ->
    [0] {""}
   *[other] , with { $units }
  }{ $rapid ->
    [true] , rapid
   *[other] {""}
  }
short-Extend = Extend: { $to }
short-Retract = Retract { $part }
short-RetractColumn = Close up: { $into }
short-Wheel = Wheel on { $pivot }
short-Reform = Reform, { $facing }
short-Withdraw = Withdraw → { $to }{ $way ->
    [true] {" "}(road)
   *[other] {""}
  }
short-MoveStack = As a stack
short-Rally = Rally
short-Resupply = Resupply{ $section ->
    [none] {""}
   *[other] : { $section }
  }{ $facing ->
    [none] {""}
   *[other] , face { $facing }
  }
short-MoveLeader = { $leader }
short-LeaderTo = → { $to }
short-TakeLeader = Take { $leader }
short-LeaveLeader = Leave { $leader }
short-OrderBrigade = { $brigade }: { $orders }
short-AttemptOrders = { $brigade }
short-TakeOrders = { $orders }
short-PlaceInReserve = { $brigade }
short-LeaveReserve = { $brigade }: { $orders }
short-AssignBattery = { $unit } → { $brigade }
short-DesignateAssault = Assault { $targets }
short-JoinAssault = Join { $other }
short-RetreatBefore = { $unit }
short-CheckWith = { $unit }
short-ReactFacing = Face { $facing }
short-ReactRefuse = Refuse { $end ->
    [left] left
   *[right] right
  }
short-FaceStack = Face { $facing }
short-FaceFreely = Face { $facing }
short-FaceAfterAdvance = Face { $facing }
short-TurnAfterRally = Face { $facing }
short-Retreat = → { $path }
short-GiveWayTo = → { $path }
short-RetreatTo = → { $to }
short-Advance = → { $to }
short-AdvanceFurther = → { $to }
short-EnterUnit = { $unit }, { $facing }
short-EnterLeader = { $leader }
short-BeginWork = { $unit }: { $hex }, { $facing }
short-NameFirstMarker = { $marker }
short-HoldBack = Hold back { $division }
short-AnnounceCharge = Charge
short-Mount = Mount
short-Dismount = Dismount

## Moves and odds

wanted-move = Move { $units } to { $hex }
foreseen-fire-answer = { $units } may fire ({ $fire ->
    [withdrawal] Withdrawal Fire
    [approach] Approach Fire
    [pre_assault] Pre-Assault Fire
   *[other] Return Fire
  }).
foreseen-reaction-face = { $units } may change facing in reaction.
foreseen-giving-ask = { $units } may give way in reaction.
odds-result = { $result }
odds-struck = { $unit }: Disordered with a chance of { $chance }%, SP lost on average: { $loss }
odds-ratio = Strength { $attack } against { $defence }: ratio { $ratio }
odds-check = Pre-Assault UDD of { $unit }, Cohesion { $cohesion }: passes with a chance of { $chance }%

## What can be looked at

lens-reach = Reach
lens-reach-free = can be reached
lens-reach-contact = next to the enemy: stops there
lens-reach-told = { $unit }: hexes in reach { $hexes }, MP to spend { $left }
lens-reach-leader = { $leader }: hexes in reach { $hexes }, MP to spend { $left }
lens-sight = Sight
lens-sight-clear = in sight
lens-sight-bare = in sight through bare woods
lens-sight-units = in sight, but units bar the fire
lens-sight-ground = hidden by higher ground
lens-sight-woods = hidden by woods or houses
lens-sight-slope = hidden by a slope
lens-sight-crest = hidden by a crest
lens-sight-told = Hexes in sight from { $hex }: { $hexes }
lens-line = Line of sight
lens-fire = Field of fire
lens-fire-band = range { $ranges }: { $added } on the die
lens-fire-target = { $unit } at { $target }: Disorder { $chance }%, SP lost on average { $loss }
lens-front = Front, Flank, Rear
lens-front-front = Front
lens-front-refused = Refused Front
lens-front-flank = Flank
lens-front-rear = Rear
lens-front-front-told = Front: { $hexes }
lens-front-refused-told = Refused Front: { $hexes }
lens-front-flank-told = Flank: { $hexes }
lens-front-rear-told = Rear: { $hexes }
lens-command = Command
lens-command-range = Command Range of { $leader }: { $range } leader MP
lens-command-in = { $unit } is In Command of { $leader }.
lens-command-out = { $unit } is Out of Command: neither in the range of { $leader } nor next to a unit of its brigade that is.
lens-command-linked = { $leader } is in the Command Range of { $name }.
lens-command-far = { $leader } is beyond the Command Range of { $name }.
lens-zones = Fronts of both sides
lens-zones-side = Front hexes ({ $side })
lens-zones-told = A unit that comes next to the enemy stops; a retreat does not pass through enemy Front hexes if it can help it.
lens-reactions = Reactions to a move
lens-levels = Levels
lens-levels-level = level { $number }
lens-levels-told = Levels from { $low } to { $high }; feet to a level: { $feet }
lens-scoring = What counts
lens-scoring-held = { $side ->
    [none] held by no one
   *[other] held: { $side }
  }
lens-scoring-side = { $side }: { $points } VP
