# What the board of La Guerra di Gradisca says at a glance: how the game stands, orders in short, signs on the counters.

## How the game stands

glance-goal = Most Victory Points (VP) at the end wins
glance-end = { $left ->
    [0] This is the last turn, unless a card moves the End of Game marker.
    [one] The game ends after turn { $turn }: one more turn after this one, unless a card moves the End of Game marker.
   *[other] The game ends after turn { $turn }: { $left } more turns after this one, unless a card moves the End of Game marker.
  }
glance-hold = { $points } VP for holding { $zone } at the end
glance-score = { $what ->
    [breaches] { $points } VP for each Breach in the walls of { $zone }
    [levels] { $points } VP for every { $each } Levels missing from the walls of { $zone }
    [camp] { $points } VP if the enemy Camp was eliminated
   *[eliminated] { $points } VP for each enemy unit eliminated{ glance-types }
  }
glance-types = { $types_count ->
    [0] {""}
   *[other] {" "}({ $types })
  }
glance-booty = the value of each enemy Booty marker that you take

## Orders in short

short-ActivateZone = { $zone }
short-March = { $how ->
    [raid] Raid: { $to }
    [incursion] Incursion: { $to }
   *[march] → { $to }
  }
short-GoOn = { $how ->
    [raid] Raid: { $to }
    [incursion] Incursion: { $to }
   *[march] → { $to }
  }
short-Drop = Leave behind
short-Bombard = Bombard { $fortress }
short-BombardUnits = Bombard the units in { $target }
short-LayMine = Mine { $fortress }
short-SetOffMine = Set off the mine: { $fortress }
short-CounterMine = Counter-mine towards { $facing }
short-RebuildWall = Rebuild towards { $facing }
short-BuildFort = Build a Fort
short-DestroyFort = Destroy your own Fort
short-RepairBridge = Bridge to { $to }
short-Recover = Recover
short-Recall = Recall via { $via }
short-TakeHit = { $unit }
short-Disorganize = { $unit }
short-MoveCamp = Camp → { $to }
short-RetreatTo = → { $to }
short-EnterAt = → { $zone }
short-ChooseZone = { $zone }
short-ChooseUnit = { $unit }
short-ChooseCard = { $card }
short-ChooseCommand = { $command }
short-ChooseRegion = { $region }
short-Sally = Sortie against { $to }

note-mandatory = Mandatory card: it must be played before any other card and before any unit acts, even if it harms you.

## Signs on the counters

sign-command = belongs to the { $command } Command ({ $side })
sign-dutch = Dutch: counts as Venetian for every rule
sign-disorganized = Disorganized: weaker until it recovers
sign-leadership = Leadership Value: zones led, units recalled; his die hits on { $value } or less
sign-engineers = value of their works (mines, walls); they never fire
sign-fire = Fire Value: its die hits on { $value } or less
sign-fire-two = Fire Values: its die hits on { $attack } or less when it attacks, on { $defence } or less when it defends
sign-light = light cavalry: may raid far and make incursions
sign-cernide = Cernide: peasant militia, lost at the first hit
sign-artillery = artillery: bombards walls and units; bursts on a 6
sign-replaced = has a replacement on the back, if he falls
sign-last = has no replacement, if he falls
sign-next-hit = the next hit eliminates it
sign-one-hit = the first hit eliminates it: it has no Disorganized side
sign-two-hits = the first hit disorganizes it, the second eliminates it

## The log

told-unit-eliminated = { $cause ->
    [burst] The gun bursts on a 6: { $unit } is lost in { $zone }.
    [militia] Hit in { $zone } and lost, as Cernide are at the first hit: { $unit }.
    [single] Hit in { $zone } and eliminated, having no Disorganized side: { $unit }.
    [again] Hit again while Disorganized and eliminated in { $zone }: { $unit }.
    [commander] { $unit } falls in { $zone } and is out of the game.
    [trapped] Nowhere to retreat from { $zone }, eliminated: { $unit }.
    [alone] Left in { $zone } without fighting men, eliminated: { $unit }.
    [last] The last defender of { $zone } takes the extra hit and is eliminated: { $unit }.
   *[caught] Caught alone by the enemy in { $zone }, eliminated: { $unit }.
  }
