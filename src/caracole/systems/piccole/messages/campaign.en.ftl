# The sentences of the campaign of Piccole Guerre. Ids and variables: see caracole/texts/__init__.py and
# tests/systems/piccole/campaign/test_messages.py, which holds the three languages and the code together.

## Parts of sentences, used below

elements-in-words = { $count ->
    [0] no element
    [one] 1 element
   *[other] { $count } elements
  }
talents-in-words = { $talents ->
    [0] no talent
    [one] 1 talent
   *[other] { $talents } talents
  }
season-name = { $season ->
    [spring] spring
    [summer] summer
   *[winter] winter
  }
pact-terms = passage by { $passage ->
    [mine] the proposer
    [yours] the other
    [both] both
   *[none] nobody
  }, { $peace ->
    [true] peace
   *[false] no peace
  }, gold { $gold }, yearly tribute { $tribute } (below zero: from the other), contingent by { $contingent ->
    [mine] the proposer
    [yours] the other
    [both] both
   *[none] nobody
  }; “{ $text }”

## Events

event-campaign-began = The campaign begins for { $players }; it lasts { $years } years.
event-year-began = Year { $year } of { $years } begins.
event-season-began = It is { season-name } of year { $year }.
event-denunciation-sealed = { $player } has written down whom to denounce.
event-relation-denounced = { $player } denounces the bond with { $other }.
event-start-noted = { $player } has noted a starting city (seal { $commitment }).
event-start-revealed = The army of { $player } started at { $node } (the seal opens with { $nonce }).
event-starts-openly = The army of { $player } starts openly at { $node }.
event-order-rolled = Dice for the first move: { $players } roll { $rolls }.
event-turn-order = The order of this year: { $players }.
event-army-stayed = The army of { $player } does not move.
event-army-marched = The army of { $player } goes from { $origin } to { $node }{ $by_sea ->
    [true] { " " }by sea
   *[false] { "" }
  }.
event-march-barred = { $player } meets the army of { $other } at { $node } and stops before it.
event-sea-crossed = { $player } crosses from { $origin } to { $node }; the die shows { $roll }.
event-storm-struck = A storm strikes { $player } between { $origin } and { $node }: { elements-in-words } lost.
event-passage-asked = { $player } asks { $other } for passage through { $via }.
event-passage-granted = { $other } lets { $player } through { $via }.
event-passage-denied = { $other } does not let { $player } through { $via }.
event-attack-named = { $attacker } names { $node } of { $defender } for { $how ->
    [invasion] an invasion
    [relief] a relief
   *[sally] a sally
  } along { $path }; asked for help: { $helpers }.
event-attack-dropped = { $player } drops the attack on { $node }.
event-attack-called-off = { $attacker } and { $defender } come to terms before { $node }.
event-attack-failed-to-arrive = { $player } does not arrive at { $node }.
event-invasion-began = { $attacker } invades { $node }, held by { $defender }.
event-relief-began = { $attacker } comes to relieve { $node } from { $defender }.
event-sally-began = { $attacker } sallies from { $node } against { $defender }.
event-help-asked = { $player } asks { $other } for a contingent.
event-may-join-relief = { $player } is shut in { $node } and may join the relief of { $other }.
event-contingent-promised = { $player } sends { $troops } to { $other } for { $node }.
event-contingent-refused = { $player } sends nobody to { $other } for { $node }.
event-contingent-arrived = The contingent of { $player } joins { $other } at { $node } with { elements-in-words }.
event-contingent-returned = The contingent of { $player } is back at { $node } with { elements-in-words }.
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
  } (destroyed: { $losses }).
event-stragglers-returned = { elements-in-words } of { $player } had left the table and come back.
event-troops-lost = { $player } loses { $troops }.
event-general-lost = { $player } has lost the element with the General.
event-general-named = { $player } puts the General with { $troops }.
event-army-destroyed = The army of { $player } is no more.
event-army-retreated = The army of { $player } retreats from { $origin } to { $node }.
event-no-retreat = The army of { $player } has no way out of { $node }.
event-node-taken = { $player } takes { $node } from { $other }.
event-siege-began = { $player } lays siege to { $node }.
event-siege-rolled = Siege of { $node } by { $player }: the die shows { $roll }, in all { $total }; { $taken ->
    [true] the place falls
   *[false] it holds
  }.
event-siege-lifted = { $player } no longer besieges { $node }.
event-relation-offered = { $player } asks to become { $relation ->
    [ally] an ally
   *[vassal] a vassal
  } of { $other }.
event-relation-made = { $player } is now { $relation ->
    [ally] an ally
   *[vassal] a vassal
  } of { $other }.
event-pact-proposed = { $player } proposes a pact to { $other } until the end of year { $until }: { pact-terms }.
event-pact-signed = { $player } and { $other } have signed pact { $number }, in force until the end of year { $until }.
event-offer-declined = { $other } declines what { $player } offers.
event-talents-paid = { $player } pays { $other } { talents-in-words }.
event-administration-began = The administrative phase of year { $year }.
event-income-collected = { $player } takes in { talents-in-words } and has { $treasury }.
event-army-isolated = The army of { $player } winters at { $node }, isolated.
event-army-paid = { $player } pays { elements-in-words } with { talents-in-words }.
event-army-mustered = { $player } raises the army again at { $node }.
event-replacement-bought = { $player } buys back { $troops } for { talents-in-words }.
event-campaign-ended = The campaign is over. Incomes: { $incomes }. Best: { $players }.

## Refusals

refusal-already_asked = You have made { $player } this offer in this turn already.
refusal-already_related = You are bound to { $player } already; only a denunciation at the start of a year ends it.
refusal-already_there = The army is at { $node } already: no way is needed.
refusal-army_is_there = Your army is at { $node }: it fights, stands the siege, or withdraws.
refusal-army_not_there = Your army is not at { $node }.
refusal-army_stands = Your army does not have to be raised again.
refusal-at_peace = A pact protects { $player }.
refusal-bad_year = A pact ends in a year from { $first } to { $last }.
refusal-besieged_elsewhere = Your army is shut in at { $node }.
refusal-dropped_before = You have dropped { $node } in this turn already.
refusal-empty_pact = A pact needs a term or a text.
refusal-fight_or_withdraw = A besieger who is attacked fights, or lifts the siege and withdraws.
refusal-friend_of_the_enemy = It would fight against { $player }, who is your friend.
refusal-general_stays = The element with the General never goes.
refusal-has_a_lord = You have a lord already.
refusal-has_fought = Your army has fought a battle this season.
refusal-has_vassals = Who has vassals cannot become one.
refusal-hostile_army = The army of { $player } stands at { $node }: only an invasion or a relief leads there.
refusal-is_a_friend = { $player } is your ally, vassal or lord.
refusal-must_fight = A besieger must fight when the besieged sally.
refusal-must_send = You owe { $player } a contingent this year, and can send one.
refusal-must_stop = { $node } is neutral: an army stops there.
refusal-must_withdraw = The army can go into winter quarters at { $node }, so it must.
refusal-muster_first = First say where the destroyed army is raised again.
refusal-named_twice = Name each once, in order.
refusal-no_army = You have no army.
refusal-no_refuge = { $node } is not an adjacent friendly place free of hostile armies.
refusal-no_relation = { $player } is neither your ally nor your vassal nor your lord.
refusal-no_siege = Your army besieges nothing.
refusal-no_start_here = An army cannot start at { $node }: it must be yours and not besieged.
refusal-not_in_the_army = { $element } is not in the army.
refusal-no_sum = Give at least one talent.
refusal-not_besieged = Your army is not besieged.
refusal-not_four = A contingent is exactly { $count } different elements.
refusal-not_friendly = { $node } is not friendly: a move without fighting ends in a friendly place.
refusal-not_friendly_on_the_way = { $node } on the way is not friendly.
refusal-not_linked = No road or sea route joins { $origin } and { $node }.
refusal-not_lost = { $element } is not a lost element of your list.
refusal-not_to_the_battle = The way must lead to { $node }.
refusal-not_your_friend = { $player } is not your ally, vassal or lord: no help from there.
refusal-not_your_node = { $node } is not yours.
refusal-not_your_walls = Only whoever holds { $node } sallies from it.
refusal-nothing_to_relieve = No hostile army stands in a friendly place { $node }.
refusal-other_is_a_vassal = { $player } is a vassal and cannot have vassals.
refusal-own_node = { $node } is your own.
refusal-passage_refused = { $player } has refused you passage through { $node } in this move.
refusal-player_is_out = { $player } is out of the campaign.
refusal-shut_in = Your army is shut in at { $node }: it can only sally.
refusal-still_besieging = Your army besieges { $node }: continue, or leave.
refusal-text_not_plain = The text of a pact is one line of readable characters.
refusal-text_too_long = The text of a pact has at most { $most } characters.
refusal-to_yourself = That is yourself.
refusal-too_dear = It costs { talents-in-words }.
refusal-too_far_to_march = An army has { $points } movement points, one for each road or sea route.
refusal-too_few_elements = An army without { $count } elements beside the General's sends no contingent.
refusal-too_much = At most { talents-in-words } a year.
refusal-too_poor = { $player } has only { talents-in-words }.
refusal-under_siege = { $node } is under siege.

## Decisions

decision-year-denounce = Which of your bonds do you denounce?
decision-year-note = Where does your army start this year?
decision-council-talk = Have you anything to propose before it goes on?
decision-turn-act = Year { $year }, { season-name }: what does your army do?
decision-passage-answer = Does { $player } get passage through { $via }?
decision-help-answer = { $called ->
    [false] { $player } comes to relieve { $node }. Do you send four elements against { $other }?
   *[other] { $player } asks for four elements against { $other } at { $node }. Do you send them?
  }
decision-attack-confirm = Do you go to { $node }? Contingents come from: { $helpers }
decision-attack-call-helpers = { $player } is at { $node }. Whom do you call for help?
decision-attack-choose = { $player } is at { $node }. Do you give battle?
decision-general-name = With which element is the General now?
decision-retreat-choose = Where does your army retreat from { $node }?
decision-offer-relation = { $player } asks to become your { $relation ->
    [ally] ally
   *[vassal] vassal
  }. Do you accept?
decision-offer-pact = { $player } proposes a pact until the end of year { $until }: { pact-terms }. Do you sign?
decision-winter-quarters = Where does the army at { $node } winter?
decision-winter-pay = The army of { elements-in-words } is isolated and you have { talents-in-words }. Whom do you pay?
decision-admin-buy = You have { talents-in-words }. Do you buy replacements?

## Actions

action-Denounce = { $players_count ->
    [0] Denounce nobody
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
action-Confirm = Go
action-Drop = Drop it
action-CallHelpers = { $helpers_count ->
    [0] Call nobody
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
action-NameGeneral = The General is with { $element }
action-Ready = Nothing to propose
action-OfferRelation = Ask { $other } to make you { $relation ->
    [ally] an ally
   *[vassal] a vassal
  }
action-ProposePact = Propose to { $other } until year { $until }: { pact-terms }
action-Give = Give { $other } { talents-in-words }
action-Accept = Accept
action-Decline = Decline
action-Quarters = Into quarters by { $path }
action-StayOut = Stay out for the winter
action-PayTroops = { $elements_count ->
    [0] Pay nobody
   *[other] Pay { $elements }
  }
action-Muster = Raise the army again at { $node }
action-Buy = Buy back { $element }
action-Done = No more replacements

## Headings of long lists

heading-March = March
heading-Invade = Invade
heading-Relieve = Relieve
heading-Sally = Sally
heading-OfferRelation = Ask for a bond
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

roll-storm = is there a storm
roll-shipwreck = how many elements a storm takes
roll-which-element = which element is lost
roll-nonce = the secret part of a seal
roll-turn-order = who moves first
roll-siege = siege
roll-battle-seed = chance of a battle between computers

## Why a computer player did it

reason-start_at_the_front = The army starts near to what we want.
reason-take_the_neutral = { $node } has no army: a siege will do.
reason-strike_the_weak = { $other } is weaker than we are, and { $node } is within reach.
reason-keep_the_siege = { $node } will fall soon.
reason-give_up_the_siege = The siege of { $node } costs more than it brings.
reason-relieve_the_place = { $node } can still be saved.
reason-break_out = Better to fight now than to be starved out.
reason-come_closer = From { $node } more is within reach.
reason-rest_the_army = Nothing better to do with the army.
reason-fight_good_odds = We are strong enough to fight at { $node }.
reason-stand_behind_walls = Behind the walls of { $node } we may hold.
reason-save_the_army = The army is worth more than { $node }.
reason-leave_it = { $node } must look after itself.
reason-help_a_friend = { $other } shall not fall.
reason-keep_own_men = We need our men ourselves.
reason-bring_help = With help it is easier.
reason-win_a_friend = { $other } is better as a friend.
reason-no_trust = What { $other } offers does us no good.
reason-good_offer = We gain by what { $other } offers.
reason-buy_the_best = As many good men as the money buys.
reason-save_money = What is left is saved.
reason-pay_the_men = Men are dearer to buy back than to pay.
reason-winter_at_home = Winter quarters at { $node }.
reason-let_them_pass = { $other } may pass.
reason-keep_them_out = { $other } shall not pass.
reason-retreat_safely = { $node } is the safest place to retreat to.
