# What the table of Piccole Guerre says beside its sentences.

## The sequence of play

step-terrain = Lay the terrain
step-edge = Choose the edges
step-camp = Pitch the camps
step-deploy = Deploy the armies
step-moves = Two dice for moves
step-move = Move elements and blocks
step-react = Horse may break contact
step-shoot = Declare the shooting
step-combat = All combat at once
step-end = Camps, victory, next turn

## Places

place-table = the table
place-edge-south = south edge
place-edge-west = west edge
place-edge-north = north edge
place-edge-east = east edge
measure-length = { $count } cm

## Elements and what lies under them

piece-element = { $name }, { $troop }{ $general ->
    [true] {" "}with the General
   *[other] { "" }
  }{ $shoots ->
    [true] , can shoot
   *[other] { "" }
  }
sign-factor = combat factor { $value }
sign-move = moves { HUNDREDTHS($easy) } cm, in difficult ground { HUNDREDTHS($difficult) } cm
sign-disadvantaged = fights badly in difficult ground
sign-general = the General's element
sign-shoots = can shoot
state-attacks = attacks { $enemy } ({ $way })
state-attacked = attacked by { $enemy } ({ $way })
state-moved = has moved this turn
state-level = stands on level { $level }
state-destroyed = destroyed
state-off-table = has left the table
ground-piece = { $kind }
ground-height = { $kind }, level { $level }
ground-camp = camp of { $owner }, held by { $side }
tray-camp = your camp
tray-sight = { $kind } that blocks shooting
ground-easy = easy ground
ground-difficult = difficult ground
ground-impassable = no one may enter it
ground-sight = may block shooting

## How the battle stands

glance-goal = Break a third of the enemy army, and lose less
glance-losses = Losses of { $side }: { $losses }. At { $point } it is beaten, if the enemy has lost less.
glance-end = After turn { $turn } the battle is a draw.
track-losses = Losses
track-moves = Moves left
stage-moves = Moves left: { $left } of { $moves }
stage-shot = { $shooter } shoots at { $target }

## What can be done

told-contact = { $element } contacts { $enemy }: { $way }
told-advance = { $element } advances { HUNDREDTHS($cost) } cm
told-back = { $element } falls back { HUNDREDTHS($cost) } cm
told-beside = { $element } moves into line beside { $friend }
told-behind = { $element } moves up behind { $friend }
told-move = { $element } moves { HUNDREDTHS($cost) } cm, { heading }
told-block-contact = { $elements }: contact with { $enemies } together
told-block-advance = { $elements } advance { HUNDREDTHS($cost) } cm together
told-block-back = { $elements } fall back { HUNDREDTHS($cost) } cm together
told-block-move = { $elements } move { HUNDREDTHS($cost) } cm together
told-deploy = Deploy: { $formation }
told-place = Place { $element }
told-line = Place { $elements } side by side
told-piece = Lay a piece: { $kind }
short-contact = Contact { $enemy }: { $way }
short-advance = Advance { HUNDREDTHS($cost) } cm
short-back = Back { HUNDREDTHS($cost) } cm
short-beside = Beside { $friend }
short-behind = Behind { $friend }
short-move = Move { HUNDREDTHS($cost) } cm
short-block-contact = Contact { $enemies }
short-block-advance = Advance { HUNDREDTHS($cost) } cm
short-block-back = Back { HUNDREDTHS($cost) } cm
short-block-move = Move { HUNDREDTHS($cost) } cm
short-deploy = { $formation }
short-place = Place
short-line = Side by side
short-piece = { $kind }
short-EndMoves = End movement
short-EndShooting = End shooting
short-EndTerrain = Terrain is complete
short-LiftAll = Pick up all
short-TryToBreak = Break contact
short-Stand = Stand fast
short-Concede = Concede
table-odds-win = the enemy gives way
table-odds-wiped = the enemy is destroyed
table-odds-values = What each adds to its die
odds-outcome = { $element }: { $result }
note-difficult = { $element } ends in difficult ground
note-last-move = This is the last move of the turn
formation-line = in line
formation-doubled = heavy foot two deep
formation-left = in line, to the left
formation-right = in line, to the right
formation-horse_left = all horse on the left
formation-reserve = heavy horse in reserve
menu-terrain = Ready-made terrain
menu-pieces = Pieces of your own
menu-camp = Where the camp stands
menu-deploy = The whole army
menu-place = One element
menu-contact = Into contact
menu-block = Blocks
menu-advance = Ahead
menu-back = Back
menu-beside = Into line
menu-behind = Behind a friend
menu-shoot = Shots
menu-fall-back = How far back

## What happened

told-element-placed = { $element } is placed.
told-element-moved = { $element } moves { HUNDREDTHS($cost) } cm.
told-element-recoiled = { $element } recoils.
told-element-fled = { $element } flees.
told-shooting-fought = Shooting: { $one } { $one_total } (die { $one_die }, factor { $one_factor }), { $other } { $other_total } (die { $other_die }, factor { $other_factor }). { fought-results }
told-melee-fought = Melee: { $one } { $one_total } (die { $one_die }, factor { $one_factor }), { $other } { $other_total } (die { $other_die }, factor { $other_factor }). { fought-results }
fought-results = { $one_result ->
    [none] { $other_result ->
        [recoil] { $other } recoils.
        [flee] { $other } flees.
        [destroyed] { $other } is destroyed.
       *[none] Nothing happens.
      }
    [recoil] { $one } recoils.
    [flee] { $one } flees.
   *[destroyed] { $one } is destroyed.
  }

## What can be looked at over the table

lens-reach = Reach
lens-zones = Zones of control
lens-shooting = Shooting
lens-threat = Threat
lens-reach-of = { $element } may go { HUNDREDTHS($easy) } cm, in difficult ground { HUNDREDTHS($difficult) } cm
lens-contact = { $element } can contact { $enemy }: { $way }
lens-held = { $element } is held in contact
lens-back = { $element } can break contact and fall back { HUNDREDTHS($cost) } cm
lens-zones-of = No one crosses the ground just in front of an enemy
lens-zone = zone of control of { $element }
lens-no-shooter = { $element } cannot shoot
lens-arc = { $element } shoots up to { HUNDREDTHS($range) } cm
lens-busy = { $element } is in contact and does not shoot
lens-shot = { $element } can shoot at { $enemy }
lens-threat-of = How far the enemy could come in one turn over open ground
lens-threat-by = { $element } could come { HUNDREDTHS($cost) } cm
