# The sentences of the campaign of Piccole Guerre. Ids and variables: see caracole/texts/__init__.py and
# tests/systems/piccole/campaign/test_messages.py, which holds the three languages and the code together.

## What the options are called

battles-hand = By hand on the table
battles-computer = By the computer, at once
council-turn = Before each player's turn
council-season = Once a season

## Parts of sentences, used below

elements-in-words = { $count ->
    [0] no elements
    [one] 1 element
   *[other] { $count } elements
  }
stack-FtP = { $count } heavy foot
stack-FtM = { $count } medium foot
stack-FtL = { $count } light foot
stack-CvP = { $count } heavy horse
stack-CvL = { $count } light horse
talents-in-words = { $talents ->
    [0] no talents
    [one] 1 talent
   *[other] { $talents } talents
  }
season-name = { $season ->
    [spring] spring
    [summer] summer
   *[winter] winter
  }
pact-terms = { $peace ->
    [true] {"; "}peace
   *[false] { "" }
  }{ $passage ->
    [mine] {"; "}the proposer grants passage
    [yours] {"; "}the other grants passage
    [both] {"; "}both grant passage
   *[none] { "" }
  }{ $pays ->
    [mine] {"; "}the proposer pays { $gold } { $gold ->
        [one] talent
       *[other] talents
      } on signing
    [yours] {"; "}the other pays { $gold } { $gold ->
        [one] talent
       *[other] talents
      } on signing
   *[none] { "" }
  }{ $owes ->
    [mine] {"; "}the proposer pays { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } every year
    [yours] {"; "}the other pays { $tribute } { $tribute ->
        [one] talent
       *[other] talents
      } every year
   *[none] { "" }
  }{ $contingent ->
    [mine] {"; "}the proposer sends a contingent when called
    [yours] {"; "}the other sends a contingent when called
    [both] {"; "}both send a contingent when called
   *[none] { "" }
  }{ $words ->
    [true] {"; "}“{ $text }”
   *[false] { "" }
  }

## Events

event-campaign-began = The campaign begins. Players: { $players }. Years: { $years }.
event-year-began = Year { $year } of { $years }.
event-season-began = Year { $year }: { season-name }.
event-denunciation-sealed = { $player } has noted in secret which bonds to denounce.
event-relation-denounced = { $player } denounces the bond with { $other }.
event-start-noted = { $player } has noted a starting city in secret.
event-start-revealed = The army of { $player } started at { $node }.
event-starts-openly = The army of { $player } starts openly at { $node }.
event-order-rolled = Dice for the order of play, { $players }: { $rolls }.
event-turn-order = Order of play this year: { $players }.
event-army-stayed = The army of { $player } does not move.
event-army-marched = The army of { $player } moves from { $origin } to { $node }{ $by_sea ->
    [true] { " " }by sea
   *[false] { "" }
  }.
event-march-barred = { $player } meets the army of { $other } at { $node } and stops before it.
event-sea-crossed = { $player } crosses safely from { $origin } to { $node } (roll { $roll }).
event-storm-struck = A storm strikes { $player } between { $origin } and { $node }{ $count ->
    [0] , but every ship comes through.
    [one] : one element is lost.
   *[other] : { $count } elements are lost.
  }
event-passage-asked = { $player } asks { $other } for passage through { $via }.
event-passage-granted = { $other } lets { $player } through { $via }.
event-passage-denied = { $other } does not let { $player } through { $via }.
event-attack-named = { $attacker } declares { $how ->
    [invasion] an invasion of
    [relief] the relief of
   *[sally] a sally from
  } { $node } ({ $defender ->
    [none] neutral
   *[other] { $how ->
        [invasion] held by { $defender }
       *[other] against { $defender }
    }
  }){ $path_count ->
    [0] { "" }
   *[other] ; route: { $path }
  }. Help asked of: { $helpers_count ->
    [0] no one
   *[other] { $helpers }
  }.
event-attack-dropped = { $player } calls off the attack on { $node }.
event-attack-called-off = { $attacker } and { $defender } come to terms before { $node }.
event-attack-failed-to-arrive = { $player } does not reach { $node }.
event-invasion-began = { $attacker } invades { $node } ({ $defender ->
    [none] neutral
   *[other] held by { $defender }
  }).
event-relief-began = { $attacker } comes to relieve { $node } from { $defender }.
event-sally-began = { $attacker } sallies from { $node } against { $defender }.
event-help-asked = { $player } asks { $other } for a contingent.
event-may-join-relief = { $player } is besieged in { $node } and may join the relief by { $other }.
event-contingent-promised = { $player } sends a contingent to { $other } for { $node }: { $troops }.
event-contingent-refused = { $player } sends no contingent to { $other } for { $node }.
event-contingent-arrived = The contingent of { $player } joins { $other } at { $node } with { elements-in-words }.
event-contingent-returned = The contingent of { $player } returns to { $node } with { elements-in-words }.
event-contingent-cut-off = The contingent of { $player } at { $node } is cut off from its army.
event-node-left-to-fate = { $player } leaves { $node } to its fate.
event-army-withdrew = { $player } withdraws from { $node }.
event-defender-chose = { $player } chooses { $how ->
    [battle] a pitched battle
   *[siege] a siege
  } at { $node }.
event-field-battle-began = Battle at { $node }: { $attacker } against { $defender }.
event-field-battle-ended = The battle at { $node } between { $attacker } and { $defender } is over: { $winner ->
    [none] a draw
   *[other] { $winner } wins
  } (elements lost: { $attacker } { $attacker_lost }, { $defender } { $defender_lost }).
event-stragglers-returned = { $count ->
    [0] No element of { $player } returns from off the battlefield.
    [one] 1 element of { $player }, off the battlefield, returns.
   *[other] { $count } elements of { $player }, off the battlefield, return.
  }
event-troops-lost = { $player } loses { $troops }.
event-general-lost = { $player } has lost the element with the General.
event-general-named = { $player } puts the General with: { $troops }.
event-army-destroyed = The army of { $player } is destroyed.
event-army-retreated = The army of { $player } retreats from { $origin } to { $node }.
event-no-retreat = The army of { $player } cannot retreat from { $node }.
event-node-taken = { $other ->
    [none] { $player } takes { $node }.
   *[other] { $player } takes { $node } from { $other }.
  }
event-siege-began = { $player } lays siege to { $node }.
event-siege-rolled = Siege of { $node } by { $player }: roll { $roll }, total { $total }: { $taken ->
    [true] the place falls
   *[false] the place holds out
  }.
event-siege-lifted = The siege of { $node } by { $player } is lifted.
event-relation-offered = { $relation ->
    [ally] { $player } offers { $other } an alliance.
   *[vassal] { $player } offers { $other } vassalage.
  }
event-relation-made = { $relation ->
    [ally] Alliance: { $player } and { $other }.
   *[vassal] Vassalage: { $player } serves { $other }.
  }
event-pact-proposed = { $player } proposes a pact to { $other } until the end of year { $until }{ pact-terms }.
event-pact-signed = { $player } and { $other } have signed pact { $number }, in force until the end of year { $until }.
event-offer-declined = { $other } declines the offer of { $player }.
event-talents-paid = { $player } pays { $other } { talents-in-words }.
event-administration-began = Administrative phase of year { $year }.
event-income-collected = { $player } collects { talents-in-words } and has { $treasury }.
event-army-isolated = The army of { $player } winters at { $node }, isolated.
event-army-paid = { $player } pays { elements-in-words } with { talents-in-words }.
event-army-mustered = { $player } raises the army again at { $node }.
event-replacement-bought = { $player } buys back { $troops } for { talents-in-words }.
event-income-compared = Final income of { $player }: { $income }.
event-campaign-ended = The campaign is over. { $players_count ->
    [0] No one wins.
    [one] Winner: { $players }.
   *[other] A shared victory: { $players }.
  }

## Refusals

refusal-already_asked = You have already made { $player } this offer this turn.
refusal-already_related = You already have a bond with { $player }; only a denunciation at the start of a year ends it.
refusal-already_there = The army is already at { $node }: leave the path out.
refusal-army_is_there = Your army is at { $node }: it must fight, stand the siege or withdraw.
refusal-army_not_there = Your army is not at { $node }.
refusal-army_stands = Your army does not need to be raised again.
refusal-at_peace = A pact protects { $player }.
refusal-bad_year = A pact must end in a year from { $first } to { $last }.
refusal-besieged_elsewhere = Your army is besieged at { $node }.
refusal-dropped_before = You have already called off the attack on { $node } this turn.
refusal-empty_pact = A pact needs a term or a text.
refusal-fight_or_withdraw = A besieger under attack must fight, or lift the siege and withdraw.
refusal-friend_of_the_enemy = This contingent would fight against { $player }, who is your friend.
refusal-general_stays = The element with the General may never be sent.
refusal-has_a_lord = You already have a lord.
refusal-has_fought = Your army has already fought a battle this season.
refusal-has_vassals = A player who has vassals cannot become a vassal.
refusal-hostile_army = The army of { $player } is at { $node }: only an invasion or a relief can go there.
refusal-is_a_friend = { $player } is your ally, vassal or lord.
refusal-must_fight = A besieger must fight when the besieged army sallies.
refusal-must_send = You owe { $player } a contingent this year, and can send one.
refusal-must_stop = { $node } is neutral: an army must stop there.
refusal-must_withdraw = The army can go into winter quarters at { $node }, so it must do so.
refusal-muster_first = First choose where the destroyed army is raised again.
refusal-named_twice = Name each only once, in order.
refusal-no_army = You have no army.
refusal-no_refuge = { $node } is not an adjacent friendly place free of hostile armies.
refusal-no_relation = { $player } is neither your ally nor your vassal nor your lord.
refusal-no_siege = Your army is not besieging a place.
refusal-no_start_here = An army cannot start at { $node }: it must be yours and not besieged.
refusal-not_in_the_army = { $element } is not in the army.
refusal-no_sum = Give at least one talent.
refusal-not_besieged = Your army is not besieged.
refusal-not_four = A contingent must have exactly { $count ->
    [one] 1 element
   *[other] { $count } different elements
  }.
refusal-not_friendly = { $node } is not friendly: a move without a battle must end in a friendly place.
refusal-not_friendly_on_the_way = { $node }, on the path, is not friendly.
refusal-not_linked = No road or sea route joins { $origin } and { $node }.
refusal-not_lost = { $element } is not a lost element of your list.
refusal-not_to_the_battle = The path must lead to { $node }.
refusal-not_your_friend = { $player } is not your ally, vassal or lord and cannot help you.
refusal-not_your_node = { $node } is not yours.
refusal-not_your_walls = Only the holder of { $node } may sally from it.
refusal-nothing_to_relieve = There is no siege to relieve at { $node }: it must be friendly, with a hostile army before it.
refusal-other_is_a_vassal = { $player } is a vassal and cannot have vassals.
refusal-own_node = { $node } is your own.
refusal-passage_refused = { $player } has already refused you passage through { $node } in this move.
refusal-player_is_out = { $player } is out of the campaign.
refusal-shut_in = Your army is besieged at { $node }: it can only sally.
refusal-still_besieging = Your army is besieging { $node }: continue or leave.
refusal-text_not_plain = The text of a pact must be one line of readable characters.
refusal-text_too_long = The text of a pact may have at most { $most ->
    [one] 1 character
   *[other] { $most } characters
  }.
refusal-to_yourself = You cannot name yourself.
refusal-too_dear = It costs { talents-in-words }.
refusal-too_far_to_march = An army has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }, one for each road or sea route.
refusal-too_few_elements = An army needs { $count ->
    [one] 1 element
   *[other] { $count } elements
  } besides the General's to send a contingent.
refusal-too_much = You may give at most { talents-in-words } a year.
refusal-too_poor = { $player } has only { talents-in-words }.
refusal-under_siege = { $node } is under siege.

## Decisions

decision-year-denounce = Which of your bonds do you denounce?
decision-year-note = Where does your army start this year?
decision-council-talk = Any proposals before play continues?
decision-turn-act = Year { $year }, { season-name }: what does your army do?
decision-passage-answer = Grant { $player } passage through { $via }?
decision-help-answer = { $called ->
    [false] { $player } comes to relieve { $node }. Do you send four elements against { $other }?
   *[other] { $player } asks for four elements against { $other } at { $node }. Do you send them?
  }
decision-attack-confirm = Continue to { $node }? Contingents come from: { $helpers_count ->
    [0] no one
   *[other] { $helpers }
  }
decision-attack-call-helpers = { $player } is at { $node }. Which players do you call for help?
decision-attack-choose = { $player } is at { $node }. Do you give battle?
decision-general-name = Which element has the General now?
decision-retreat-choose = Where does your army retreat from { $node }?
decision-offer-relation = { $relation ->
    [ally] { $player } offers an alliance. Do you accept?
   *[vassal] { $player } offers to become your vassal. Do you accept?
  }
decision-offer-pact = { $player } proposes a pact until the end of year { $until }{ pact-terms }. Do you sign?
decision-winter-quarters = Where does the army at { $node } winter?
decision-winter-pay = The army of { elements-in-words } is isolated and you have { talents-in-words }. Which elements do you pay?
decision-admin-buy = You have { talents-in-words }. Do you buy replacements?

## Actions

action-Denounce = { $players_count ->
    [0] Denounce no bond
   *[other] Denounce { $players }
  }
action-NoteStart = Start at { $node }
action-Stay = Stay
action-March = March by { $path }
action-Invade = Invade by { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , asking { $helpers } for help
  }
action-Relieve = Relieve by { $path }{ $helpers_count ->
    [0] { "" }
   *[other] , asking { $helpers } for help
  }
action-Sally = Sally{ $helpers_count ->
    [0] { "" }
   *[other] , asking { $helpers } for help
  }
action-ContinueSiege = Continue the siege
action-Grant = Grant passage
action-Refuse = Refuse
action-SendContingent = Send { $elements } by { $path }
action-Confirm = Confirm the attack
action-Drop = Call it off
action-CallHelpers = { $helpers_count ->
    [0] Call for no help
   *[other] Call { $helpers }
  }
action-GiveBattle = { $path_count ->
    [0] Give battle
   *[other] March in by { $path } and give battle
  }
action-StandSiege = { $path_count ->
    [0] Stand the siege
   *[other] March in by { $path } and stand the siege
  }
action-WithdrawArmy = Withdraw to { $to }
action-LeaveToFate = Leave the place to its fate
action-Retreat = Retreat to { $to }
action-NameGeneral = Put the General with { $element }
action-Ready = Propose nothing
action-OfferRelation = { $relation ->
    [ally] Offer { $other } an alliance
   *[vassal] Offer { $other } vassalage
  }
action-ProposePact = Propose a pact to { $other } until year { $until }{ pact-terms }
action-Give = Give { $other } { talents-in-words }
action-Accept = Accept
action-Decline = Refuse
action-Quarters = Into quarters by { $path }
action-StayOut = Stay out for the winter
action-PayTroops = { $elements_count ->
    [0] Pay no elements
   *[other] Pay { $elements }
  }
action-Muster = Raise the army again at { $node }
action-Buy = Buy back { $element }
action-Done = Buy no more replacements

## Headings of long lists

heading-March = March
heading-Invade = Invade
heading-Relieve = Relieve
heading-Sally = Sally
heading-OfferRelation = Offer a bond
heading-ProposePact = Propose a pact
heading-Give = Give talents
heading-SendContingent = Send a contingent
heading-CallHelpers = Call for help
heading-GiveBattle = Give battle
heading-StandSiege = Stand the siege
heading-WithdrawArmy = Withdraw
heading-Retreat = Retreat
heading-Quarters = Winter quarters
heading-Buy = Buy replacements
heading-Muster = Raise the army again
heading-Denounce = Denounce
heading-NoteStart = Start
heading-NameGeneral = Name the General

## What the dice are for

roll-storm = storm at sea
roll-shipwreck = elements lost in a storm
roll-which-element = which element is lost
roll-nonce = the secret part of a seal
roll-turn-order = who moves first
roll-siege = siege
roll-battle-seed = chance of a battle between computers

## Why a computer player did it

reason-start_at_the_front = The army starts close to its objective.
reason-take_the_neutral = { $node } has no army: a siege will do.
reason-strike_the_weak = { $other } is weaker than we are, and { $node } is within reach.
reason-keep_the_siege = { $node } will fall soon.
reason-give_up_the_siege = The siege of { $node } costs more than it brings.
reason-relieve_the_place = { $node } can still be saved.
reason-break_out = Better to fight now than to be starved out.
reason-come_closer = More is within reach from { $node }.
reason-rest_the_army = Nothing within reach is worth the risk.
reason-weigh_friends = Every year we think again about our friends.
reason-nothing_to_ask = There is nothing to ask of anyone.
reason-go_alone = No one helps, but we are strong enough for { $node } alone.
reason-too_weak_alone = Without help we are too weak for { $node }.
reason-strongest_commands = Our strongest element is the safest place for the General.
reason-fight_good_odds = We are strong enough to fight at { $node }.
reason-stand_behind_walls = Behind the walls of { $node } we can hold.
reason-save_the_army = The army is worth more than { $node }.
reason-leave_it = { $node } must look after itself.
reason-help_a_friend = { $other } must not fall.
reason-keep_own_men = We need our men ourselves.
reason-bring_help = With help it is easier.
reason-win_a_friend = { $other } is better as a friend.
reason-no_trust = What { $other } offers does us no good.
reason-good_offer = We gain by what { $other } offers.
reason-buy_the_best = As many good men as the money buys.
reason-save_money = What is left is saved.
reason-pay_the_men = Buying elements back costs more than paying them.
reason-winter_at_home = Winter quarters at { $node }.
reason-let_them_pass = { $other } may pass.
reason-keep_them_out = { $other } must not pass.
reason-retreat_safely = { $node } is the safest place to retreat to.
