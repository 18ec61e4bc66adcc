# What the board of a campaign says beside the campaign's sentences.

## Sheets and places

sheet-map = Map
sheet-battle = Battlefield
tray-attacker = Attacker
tray-defender = Defender
place-reserve = off the map
fact-capital = capital of { $player }: yields { talents-in-words } to its own
fact-home = home of { $player }: yields { talents-in-words } to its own
fact-conquered = yields { talents-in-words } to anyone else
fact-roads = roads to { $nodes }
fact-sea = sea routes to { $nodes }

## The year

step-denounce = Bonds are denounced
step-note = Starting cities in secret
step-order = Dice for the order of play
step-season = Spring, then summer
step-council = Council: offers and pacts
step-turn = A player's turn
step-passage = Leave to pass
step-attack = Attack: helpers, battle or siege
step-battle = Pitched battle
step-retreat = Retreats
step-winter = Income
step-quarters = Winter quarters
step-pay = Pay of isolated armies
step-replace = Replacements
step-over = The end
season-spring = spring
season-summer = summer
season-winter = winter
stage-season = Year { $year }, { season-name }
stage-turn = Turn of { $player }
asked-offer-pact = { $player } proposes a pact. Do you sign?

## Armies and cities

element-number = element { $number }
piece-army = Army of { $player }: { elements-in-words }
army-troops = { $troops }
army-no-general = no General named
army-maybe = started in secret: { $nodes }
army-hidden = the others do not know where it is
army-destroyed = destroyed; it can be raised again in winter
army-isolated = winters in the open, isolated
army-besieging = besieges this place
army-besieged = besieged
army-fought = has fought this season
mark-neutral = { $node }: neutral
mark-held = { $node }: held by { $player }, yields { talents-in-words }
mark-siege = { $node }: besieged by { $player }, rolls so far: { $rolls }
effect-attack = { $how ->
    [invasion] { $attacker } invades { $node }
    [relief] { $attacker } comes to relieve { $node }
   *[sally] { $attacker } sallies from { $node }
  }
effect-contingent = { $player } sends { $other } a contingent of { elements-in-words }

## How the campaign stands

track-year = Year
track-season = Season
track-treasury = Treasury
track-income = Income
glance-goal-campaign = The highest income after the last year wins
glance-years = The campaign lasts { $years ->
    [one] 1 year
   *[other] { $years } years
  }.
glance-treasury = { $player } has { talents-in-words }
glance-army = The army of { $player } has { elements-in-words }
glance-allies = { $player } is allied with { $players }
glance-lord = { $player } is a vassal of { $other }
glance-out = { $player } is out

## Pacts

paper-pact = Pact { $number } of { $player } and { $other }
paper-offer = { $player } offers { $other } a pact
paper-ally = { $player } offers { $other } an alliance
paper-vassal = { $player } offers to become a vassal of { $other }
paper-ally-means = { $player } and { $other } do not attack each other and may pass through each other's places if asked.
paper-vassal-means = { $player } lets { $other } pass and sends a contingent once a year when called.
paper-peace = { $player } and { $other } do not attack each other.
paper-passage = { $player } lets { $other } pass.
paper-contingent = { $player } sends { $other } a contingent once a year when called.
paper-gold = { $player } pays { $other } { talents-in-words } on signing.
paper-tribute = { $player } pays { $other } { talents-in-words } every year.
paper-text = “{ $text }”
paper-until = In force until the end of year { $year }.
told-pact-proposed = { $player } offers { $other } a pact until the end of year { $until }{ $peace ->
    [true] {"; "}they keep peace
   *[false] { "" }
  }{ $passage ->
    [mine] {"; "}{ $player } grants passage
    [yours] {"; "}{ $other } grants passage
    [both] {"; "}both grant passage
   *[none] { "" }
  }{ $contingent ->
    [mine] {"; "}{ $player } sends a contingent when called
    [yours] {"; "}{ $other } sends a contingent when called
    [both] {"; "}both send a contingent when called
   *[none] { "" }
  }{ $pays ->
    [mine] {"; "}{ $player } pays { $gold } { $gold ->
        [one] talent
       *[other] talents
      } on signing
    [yours] {"; "}{ $other } pays { $gold } { $gold ->
        [one] talent
       *[other] talents
      } on signing
   *[none] { "" }
  }{ $owes ->
    [mine] {"; "}{ $player } pays { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } every year
    [yours] {"; "}{ $other } pays { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } every year
   *[none] { "" }
  }{ $words ->
    [true] {"; "}“{ $text }”
   *[false] { "" }
  }.

## What can be done

told-march = March to { $to }{ by-way }
told-invade = Invade { $to }{ by-way }{ with-help }
told-relieve = Relieve { $to }{ by-way }{ with-help }
told-givebattle = March in to { $to }{ by-way } and give battle
told-standsiege = March in to { $to }{ by-way } and stand the siege
told-quarters = Into winter quarters at { $to }{ by-way }
by-way = { $via ->
    [none] { "" }
   *[other] {" "}through { $via }
  }
with-help = { $helpers_count ->
    [0] { "" }
   *[other] , asking { $helpers } for help
  }
short-march = To { $to }{ by-way }
short-invade = Invade { $to }{ by-way }{ with-help }
short-relieve = Relieve { $to }{ by-way }{ with-help }
short-givebattle = Give battle at { $to }{ by-way }
short-standsiege = Stand the siege at { $to }{ by-way }
short-quarters = Quarters at { $to }{ by-way }
short-alone = No help
told-buy = Buy back { element-kind } for { talents-in-words }
told-general = Put the General with { element-kind }
told-pay = { $troops_count ->
    [0] Pay no elements
   *[other] Pay { $troops }
  }
told-send = Send { $troops }
element-kind = { $troop }{ $shoots ->
    [true] {" "}that can shoot
   *[other] { "" }
  }
note-sea = By sea, with the risk of a storm
note-passage = { $player } will be asked for leave to pass
note-lifts-siege = This lifts the siege of { $node }

## Forms

form-denounce = Denounce bonds
form-contingent = Send a contingent of { elements-in-words }
form-pay = Pay the isolated army
form-call = Call for help
form-relation = Offer a bond
form-pact = Propose a pact
form-give = Give talents
blank-denounce = Bonds that end now
blank-contingent = Exactly { elements-in-words }
blank-way = The way there
blank-pay = Who is paid, one talent each of your { $talents }; the others desert
blank-helpers = Players to be called
blank-other = With
blank-relation = What you offer to be
blank-until = In force until the end of year
blank-peace = Neither attacks the other
blank-passage = Leave to pass
blank-contingent-duty = Contingent
blank-gold = Paid on signing, in talents
blank-tribute = Paid every year, in talents
blank-text = In your own words
blank-talents = Talents
hint-negative = Less than zero: the other pays
hint-text = This part is only recorded, not enforced.
option-player = { $player }
option-element = { element-kind }{ $general ->
    [true] , with the General
   *[other] { "" }
  }
option-way = by { $nodes }
option-there = already there
option-ally = an ally
option-vassal = a vassal
option-none = neither
option-mine = by me
option-yours = by the other
option-both = by both

## Sieges

odds-falls = { $node } falls
odds-holds = { $node } holds out; the besieger loses { elements-in-words }
odds-bonus = The die and { $bonus } must come to { $needed } or more

## What can be looked at over the map

lens-march = March
lens-whereabouts = Whereabouts
lens-march-of = { $points ->
    [one] The army of { $player } goes 1 road or sea route far
   *[other] The army of { $player } goes { $points } roads or sea routes far
  }
lens-maybe = The army of { $player } may be at { $nodes }
lens-all-known = You know where every army is

## Looking back

chronicle-year = Year { $year } of { $years }
