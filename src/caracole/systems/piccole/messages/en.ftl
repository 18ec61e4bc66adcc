# The sentences of the battles of Piccole Guerre. Ids and variables: see caracole/texts/__init__.py and
# tests/systems/piccole/test_messages.py, which holds the three languages and the code together.

## Names

troop-FtP = heavy foot
troop-FtM = medium foot
troop-FtL = light foot
troop-CvP = heavy horse
troop-CvL = light horse
troop-short-FtP = hv foot
troop-short-FtM = md foot
troop-short-FtL = lt foot
troop-short-CvP = hv horse
troop-short-CvL = lt horse
side-red = Red
side-blue = Blue
side-south = South
side-north = North
edge-south = south
edge-west = west
edge-north = north
edge-east = east
land-wood = wood
land-rough = rough ground
land-hill = hill
land-steep = steep hill
land-major_river = major river
land-minor_river = minor river
land-impassable = impassable ground
land-fort = fort
land-camp = camp
way-front = front
way-right = right flank
way-left = left flank
way-rear = rear
outcome-none = nothing
outcome-recoil = recoils
outcome-flee = flees
outcome-destroyed = destroyed
cause-combat = in combat
cause-enemy = with an enemy behind it
cause-impassable = with impassable ground behind it
cause-friend = with friends behind it that could not give way
cause-no_room = for lack of room
cause-river = in the river
modifier-rear_support = rear support
modifier-fortified = fortification
modifier-general = General
modifier-higher = higher
modifier-river_bank = river bank
modifier-threats = flanks
modifier-difficult = difficult ground
modifier-further_shooters = further shooters
status-on_table = on the table
status-in_hand = not placed yet
status-destroyed = destroyed
status-off_table = off the table

## Places on the table

point = x { HUNDREDTHS($x) }, y { HUNDREDTHS($y) } cm
heading = { $h ->
    [0] facing north
    [45] facing north-east
    [90] facing east
    [135] facing south-east
    [180] facing south
    [225] facing south-west
    [270] facing west
    [315] facing north-west
   *[other] facing { $h }°
  }
pose = { point }, { heading }

## Events

event-battle-began = Two armies meet: { $elements_count ->
    [one] 1 element in all.
   *[other] { $elements_count } elements in all.
  }
event-layer-rolled = Dice for the terrain: { $dice }. { $side ->
    [none] A tie: roll again.
   *[other] { $side } lays it.
  }
event-terrain-laid = { $side } lays the terrain: { $terrain }.
event-piece-laid = { $side } lays a piece of terrain: { $terrain_kind }.
event-terrain-ended = { $side } has laid the terrain.
event-edge-chosen = { $side } takes the { $edge } edge and will move first.
event-camp-placed = { $side } pitches its camp.
event-no-camp = { $side } does not have a camp.
event-element-placed = { $element } is placed at { $to }.
event-army-lifted = { $side } picks up all elements again.
event-army-deployed = { $side } has deployed.
event-turn-began = Turn { $turn }: { $side }.
event-moves-rolled = { $side } rolls { $dice }: { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
  }
event-element-moved = { $element } moves { HUNDREDTHS($cost) } cm to { $to }.
event-contact-made = { $element } comes into contact with { $enemy } ({ $way }).
event-contact-broken = { $element } breaks contact and falls back by { HUNDREDTHS($cost) } cm.
event-moves-ended = { $side } makes no more moves.
event-contact-kept = { $element } stands fast.
event-break-tried = { $element } tries to break contact, roll { $die } + { $bonus }: { $broken ->
    [true] it succeeds.
   *[false] it fails.
  }
event-shooting-ended = { $side } has declared its shooting.
event-shot-declared = { $shooter } shoots at { $target }.
event-main-named = { $element } leads the attack on { $target }.
event-shooting-fought = Shooting: { $one } { $one_total } (die { $one_die }) against { $other } { $other_total } (die { $other_die }).
event-melee-fought = Melee: { $one } { $one_total } (die { $one_die }) against { $other } { $other_total } (die { $other_die }).
event-element-destroyed = { $element } is destroyed { $why }.
event-element-left-table = { $element } leaves the table.
event-element-recoiled = { $element } recoils to { $to }.
event-element-pushed = { $element } is pushed back by { $by }.
event-element-fled = { $element } flees to { $to }.
event-flight-stopped = { $element } has nowhere to flee.
event-element-turned = { $element } turns to face { $enemy }.
event-camp-taken = { $side } now holds the camp of { $owner }.
event-battle-ended = { $winner ->
    [none] The battle is drawn.
   *[other] { $winner } wins the battle.
  } Elements lost: { $side } { $lost }, { $other_side } { $other_lost }.

## Refusals

refusal-number_of_vertices = A piece of terrain must have { $least } to { $most ->
    [one] 1 corner
   *[other] { $most } corners
  }.
refusal-off_the_table = { point } is not on the table.
refusal-not_convex = The outline is not convex.
refusal-wrong_level = Level { $level } does not fit this kind of ground: hills have one, other ground none.
refusal-no_sight_flag = Only impassable ground may or may not block sight; other kinds have their own rule.
refusal-too_large = A piece of terrain may be at most { HUNDREDTHS($most) } cm wide and deep.
refusal-too_many_pieces = You may lay at most { $most ->
    [one] 1 piece
   *[other] { $most } pieces
  } of terrain.
refusal-too_many_impassable = You may lay at most { $most ->
    [one] 1 impassable piece
   *[other] { $most } impassable pieces
  }.
refusal-pieces_overlap = It would overlap another piece.
refusal-too_much_difficult_ground = More than 30% of the table would be difficult or impassable.
refusal-river_not_of_quadrilaterals = A river must be made of four-cornered stretches.
refusal-second_river = { $most ->
    [one] Only 1 river is allowed, and each stretch must share two corners with the one before.
   *[other] Only { $most } rivers are allowed, and each stretch must share two corners with the one before.
  }
refusal-too_few_pieces = You must lay at least { $least ->
    [one] 1 piece
   *[other] { $least } pieces
  } of terrain.
refusal-pieces_laid_already = You have already laid pieces of your own.
refusal-camp_off_its_edge = A camp must lie between 0 and { HUNDREDTHS($most) } cm along its edge.
refusal-camp_not_clear = At { HUNDREDTHS($at) } cm the camp would lie on a river or on impassable ground.
refusal-outside_deployment = { $element } would not be wholly within { HUNDREDTHS($most) } cm of its own edge.
refusal-on_another_base = { $element } would overlap { $other }.
refusal-on_impassable_ground = { $element } would be on impassable ground.
refusal-not_in_hand = { $element } is not waiting to be placed.
refusal-not_one_pose_each = { $left ->
    [one] 1 element waits
   *[other] { $left } elements wait
  }; give each one position and facing.
refusal-nothing_placed = No element has been placed yet.
refusal-no_such_heading = { $heading } is not a facing from 0 to 359.
refusal-too_many_legs = { $most ->
    [one] A move has 1 leg of three numbers.
   *[other] A move has 1 to { $most } legs, each of three numbers.
  }
refusal-goes_nowhere = { $element } would stay where it is.
refusal-not_your_element = { $element } is not yours.
refusal-not_on_the_table = { $element } is not on the table.
refusal-has_moved = { $element } has already moved this turn.
refusal-too_far = { $element } would need { HUNDREDTHS($cost) } cm, but may move only { HUNDREDTHS($allowed) } cm.
refusal-leaves_the_table = { $element } would leave the table.
refusal-ends_on_another = { $element } would end its move on { $other }.
refusal-not_the_exact_pose = { $element } would only just touch { $enemy } ({ $way }): contact needs the exact position and facing.
refusal-not_from_behind = { $element } does not start far enough behind { $enemy } to attack its { $way }.
refusal-enemy_in_the_way = { $enemy } is in the way of { $element }.
refusal-may_not_pass = { $element } may not pass through { $friend }.
refusal-not_parallel = { $element } and { $friend } do not have exactly the same or the opposite facing.
refusal-impassable_ground = Impassable ground is in the way of { $element }.
refusal-zone_of_control = { $element } would cross the zone of control of { $enemy }.
refusal-held_by_contact = { $element } is in contact and can only fall back straight.
refusal-no_block = A block must have two or more different elements.
refusal-too_few_moves = { $moves ->
    [one] Only 1 move is left.
   *[other] Only { $moves } moves are left.
  }
refusal-not_joined = Not joined with one facing: { $elements }.
refusal-flank_or_rear_held = { $enemy } holds { $element } in flank or rear.
refusal-opponent_not_slower = { $enemy } is not slower than { $element }.
refusal-no_way_back = { $element } has no room to fall back.
refusal-too_short = { $element } must fall back { HUNDREDTHS($least) } cm or more.
refusal-has_declared = { $element } already has its target.
refusal-cannot_shoot = { $shooter } cannot shoot at { $target }: wrong arc, out of range, or something between.
refusal-three_shooters_already = Three elements already shoot at { $target }.
refusal-must_shoot_at_mutual = { $shooter } and { $enemy } can shoot at each other, so it may not choose { $target }.
refusal-must_shoot = { $shooter } and { $enemy } can shoot at each other and must do so.
refusal-not_an_attacker = { $element } is not attacking { $target }.
refusal-not_your_turn = You may concede only in your own turn, and this is not the turn of { $side }.

## Decisions

decision-setup-terrain = Lay the terrain: a set-up, or pieces of your own ({ $pieces } so far).
decision-setup-edge = Which edge of the table is yours?
decision-setup-camp = Where along your edge do you pitch your camp?
decision-setup-deploy = Deploy your army on the { $edge } edge ({ $left ->
    [one] 1 element left
   *[other] { $left } elements left
  }).
decision-move-act = Move your elements ({ $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
  }).
decision-react-attempt = { $element } is in contact. Try to break contact (die + { $bonus }: 5 or more)?
decision-react-fall_back = How far does { $element } fall back ({ HUNDREDTHS($least) } cm to { HUNDREDTHS($most) } cm)?
decision-shoot-declare = Which element shoots at which target?
decision-combat-main = Which element leads the attack on { $target }?

## Actions

action-LayTerrain = Lay the set-up: { $terrain }
action-LayPiece = Lay a piece: { $kind } { $outline } (level { $level }, blocks sight: { $blocks_sight })
action-EndTerrain = Complete the terrain
action-ChooseEdge = Take the { $edge } edge
action-PlaceCamp = Pitch the camp at { HUNDREDTHS($at) } cm
action-Place = Place { $element } at { pose }
action-Deploy = Deploy all: { $poses }
action-LiftAll = Pick up all elements
action-Move = { $element } to { pose }{ $path_count ->
    [0] { "" }
   *[other] {" "}by { $path }
  }
action-MoveBlock = { $elements }: together { HUNDREDTHS($dx) } cm east, { HUNDREDTHS($dy) } cm north
action-EndMoves = End movement
action-TryToBreak = Try to break contact
action-Stand = Stand fast
action-FallBack = Fall back { HUNDREDTHS($distance) } cm
action-Shoot = { $shooter } shoots at { $target }
action-EndShooting = End shooting
action-ChooseMain = Lead with { $element }
action-Concede = Concede the battle

## Reasons of the computer player

reason-strongest_leads = { $element } is the strongest of them.
reason-falls_back = { $element } gets out of reach.
reason-breaks_contact = { $element } would lose this fight.
reason-stands = { $element } does not fear this fight.
reason-lays_terrain = One table is as good as another.
reason-takes_edge = One edge is as good as the other.
reason-pitches_camp = The camp goes behind the centre.
reason-draws_up = Foot in the centre, horse on the wings.
reason-attacks_front = { $element } has the better of { $enemy }.
reason-attacks_flank = { $element } takes { $enemy } in the flank.
reason-attacks_rear = { $element } takes { $enemy } from behind.
reason-helps_friend = { $element } helps a friend in combat.
reason-advances_line = The line goes forward: { $elements }.
reason-makes_room = { $element } could not recoil where it stood.
reason-advances = { $element } goes to meet the enemy.
reason-attacks_together = { $element } attacks { $enemy }, and { $other } will help: together they have the advantage.
reason-joins_line = { $element } takes its place in the line.
reason-faces_enemy = { $element } turns to face the enemy.
reason-all_engaged = Those that could still move are in combat, and better off there.
reason-lets_them_come = We hold our ground and let the enemy come.
reason-stay_in_place = The others are of most use where they stand.
reason-no_safe_step = None of the others has a safe step towards the enemy.
reason-raids_camp = { $element } rides for the enemy's camp.
reason-guards_camp = { $element } moves to hold the camp.
reason-hesitates = That is enough for this turn.
reason-holds = Nothing better to do.
reason-shoots = { $target } suffers most from { $shooter }.

## Pictures

picture-turn = Turn { $turn }: { $side }
picture-set-up = Before the battle
picture-ended = { $winner ->
    [none] A drawn battle
   *[other] { $winner } has won
  }
picture-losses = { $side }: { $losses } of { $at_start } lost
picture-general = General
picture-shooter = may shoot

## Orders typed in a terminal

order-advance = advance,ahead,forward,go
order-back = back,backward,retire,withdraw
order-contact = contact,attack,charge,hit
order-to = to,move
order-wheel = wheel,turn
order-oblique = oblique
order-beside = beside,join
order-behind = behind,support
order-line = line,block,all
order-shoot = shoot,fire,at
order-end = end,done,pass
order-break = break,evade
order-stand = stand,hold
order-fall = fall,fallback
order-concede = concede,resign
order-lead = lead,main
order-edge = edge
order-camp = camp
order-lay = lay,terrain
order-place = place,put
order-deploy = deploy,draw
order-lift = lift
order-left = left
order-right = right
order-front = front
order-rear = rear
order-flank = flank
example-advance = R3 advance 2
example-back = R3 back 1
example-contact = R3 contact B7 flank
example-to = R3 to 30 20 90
example-wheel = R3 wheel left 30
example-oblique = R3 oblique right 2
example-beside = R3 beside R4 left
example-behind = R3 behind R4
example-line = line R3 2
example-shoot = shoot R10 B3
example-end = end
example-break = break
example-stand = stand
example-fall = fall 3
example-concede = concede
example-lead = lead R3
example-edge = edge north
example-camp = camp 26
example-lay = lay T2
example-place = place R1 30 20 0
example-deploy = deploy doubled
example-lift = lift
order-incomplete = That is not enough. For example: { $example }
said-contact = { $element } contacts { $enemy }: { $way }
said-advance = { $element } advances { HUNDREDTHS($distance) } cm
said-back = { $element } falls back { HUNDREDTHS($distance) } cm
orders-LayTerrain = Set-ups
orders-LayPiece = Pieces
orders-ChooseEdge = Edges
orders-PlaceCamp = Places for the camp
orders-Place = One element
orders-Deploy = Formations
orders-MoveBlock = Blocks
orders-TryToBreak = Responses
orders-Stand = Responses
orders-FallBack = Distances
orders-Shoot = Shots
orders-ChooseMain = Lead elements
