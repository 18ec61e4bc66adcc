"""Cards 16, 22, 27, 28, 30 and 35 of the campaign: confusion, spies, pirates and jealousy."""

from __future__ import annotations

from random import Random

import pytest

from systems.gradisca.rules.cards.positions_campaign import (
    ADVANCED,
    BASIC,
    BOTH,
    HOME,
    campaign,
    card_id,
    play_card,
    side_to_play,
    why,
    why_not_card,
)

both_games = pytest.mark.parametrize("options", BOTH)

ALL_VENETIANS = """
    strassoldo: v-giu-1, v-giu-c
    palma: v-pal-1
    udine: v-fri-1, v-fri-c
    cividale: v-fri-2
    manzano: v-cap-1
    monfalcone: v-mon-1
    gemona: v-fer-1
    goritia: a-tra-1
"""

# --- 16: confusion in the Venetian command ---------------------------------------------------------------------------


@pytest.mark.rule("G12.a")
@both_games
@pytest.mark.parametrize(
    ("cup", "rolls", "left"),
    [
        ("v-fri", (1,), []),
        ("v-fri, v-giu", (1,), ["v-fri"]),
        ("v-giu, v-pal, v-fri, v-cap, v-mon", (5, 1, 2), ["v-pal", "v-cap"]),
        ("v-giu, v-pal, v-fri, v-cap, v-mon, v-fer", (1, 1, 1), ["v-cap", "v-mon", "v-fer"]),
    ],
)
def test_card_16_half_of_the_venetian_markers_rounded_up_go_aside(cup, rolls, left, options):
    table = campaign(ALL_VENETIANS, active="a-tra", hands={"austrian": [16]}, options=options, cup=cup)
    play_card(table, 16, *rolls)
    assert table.cup() == left
    assert len(table.played()) == len(rolls)


@pytest.mark.rule("G12.a")
def test_card_16_their_units_do_not_activate_this_turn():
    table = campaign(ALL_VENETIANS, active="a-tra", hands={"austrian": [16]}, cup="v-fri")
    play_card(table, 16, 1)
    assert table.is_activated("v-fri-1")
    assert not table.is_activated("v-giu-1")


@pytest.mark.rule("G12.a")
def test_card_16_the_others_activate_one_zone_only():
    table = campaign(ALL_VENETIANS, active="a-tra", hands={"austrian": [16]}, cup="v-fri, v-giu")
    play_card(table, 16, 1)  # Giustiniani's marker goes aside
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=3, commander="v-fri-c")  # Leadership 2
    assert table.decision.about["zones_left"] == 1
    table.play("ActivateZone", zone="udine")
    table.play("EndZone")
    assert why(table, "ActivateZone", zone="cividale") == ("G12.a", "no_zones_left")


@pytest.mark.rule("G12.a", "G17.a")
@pytest.mark.parametrize("played", [False, True])
def test_card_16_in_the_advanced_game_nobody_is_recalled(played):
    units = (
        "strassoldo: v-giu-1, v-giu-c, v-giu-2\npalma: v-pal-1\ncervignano: a-pre-1\ngoritia: a-tra-1\nudine: v-fri-1"
    )
    hands = {"austrian": [16]}
    table = campaign(
        units, active="a-tra", hands=hands, options=ADVANCED, cup="v-fri, v-giu", camps={"venetian": "strassoldo"}
    )
    if played:
        play_card(table, 16, 2)  # that of Friuli goes aside
    table.dice(1).play("EndActivation")
    assert table.decision.about == {"command": 0}
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="strassoldo")
    table.dice(*((6, 6, 6, 6) if played else ())).play(
        "March", units=["v-giu-1", "v-giu-c", "v-giu-2"], to="cervignano"
    )
    assert (table.asked == "battle.recall") == (not played)


@pytest.mark.rule("G12.a")
@both_games
def test_card_16_is_not_played_into_an_empty_cup_nor_by_the_venetian(options):
    table = side_to_play("austrian", 16, options=options)
    assert why_not_card(table, 16) == ("G12.a", "no_target")
    table = side_to_play("venetian", 16, options=options, cup="v-giu", units=ALL_VENETIANS)
    assert why_not_card(table, 16) == ("G12.a", "not_for_your_side")


# --- 22: a spy in the camp -------------------------------------------------------------------------------------------


def spying(*theirs: int, **words):
    """The Venetian plays the spy on a hand of these cards."""
    hands = {"venetian": [22], "austrian": list(theirs)}
    table = campaign(HOME, **{"hands": hands, "turn": 2, "deck": [11, 12, 23, 24], **words})
    play_card(table, 22)
    return table


@pytest.mark.rule("G12.a")
@both_games
def test_card_22_takes_a_card_from_the_other_hand(options):
    table = spying(14, 15, 16, options=options)
    assert (table.asked, table.decision.seats) == ("effect.spy", (0,))
    table.play("ChooseCard", card="contributions")
    assert table.hand("austrian") == [14, 16]
    assert table.discards() == [15, 22]


@pytest.mark.rule("G12.a", "G12.c")
@both_games
def test_card_22_neither_reinforcements_nor_what_is_mandatory_now(options):
    table = spying(3, 6, 12, 16, options=options)
    assert [each["card"] for each in table.candidates()] == [card_id(16)]
    assert why(table, "ChooseCard", card=card_id(6)) == ("G12.a", "reinforcement_card")
    assert why(table, "ChooseCard", card=card_id(12)) == ("G12.c", "mandatory_card")
    assert why(table, "ChooseCard", card=card_id(11)) == ("G12.a", "not_in_that_hand")


@pytest.mark.rule("G12.a")
def test_card_22_looks_even_where_there_is_nothing_to_take():
    table = spying(3, 12)
    assert table.asked == "activation.main"
    assert table.known("austrian") == [3, 12]


@pytest.mark.rule("G12.a")
def test_card_22_what_the_other_may_not_play_is_not_mandatory_for_him():
    table = spying(13, 16)  # the bread of Saint Mark in Austrian hands
    assert {each["card"] for each in table.candidates()} == {card_id(13), card_id(16)}


@pytest.mark.rule("G12.a")
def test_card_22_only_the_spys_own_side_learns_what_he_saw():
    table = spying(14, 15, 16)
    (event,) = table.happened("hand_spied")
    assert (event.audience, event.reveals) == ((0,), True)
    assert event.args == {"side": "austrian", "cards": [card_id(14), card_id(15), card_id(16)]}
    assert table.view(0)["cards"]["known"] == [card_id(14), card_id(15), card_id(16)]
    assert table.view(1)["cards"]["known"] == []
    assert table.view(1)["cards"]["betrayed"] == [card_id(14), card_id(15), card_id(16)]
    assert table.view(None)["cards"]["known"] == table.view(None)["cards"]["betrayed"] == []
    about = table.view(None)["decision"]["about"]
    assert about == {"side": "austrian"}


@pytest.mark.rule("G12.a")
def test_card_22_in_a_team_both_members_learn_it():
    table = spying(14, 15, 16, options={**BASIC, "teams": True})
    assert table.happened("hand_spied")[0].audience == (0, 1)


@pytest.mark.rule("G12.a")
def test_card_22_imagination_keeps_what_was_seen_as_long_as_it_is_there():
    table = spying(14, 15, 16, deck=[11, 12, 23, 24, 25, 26, 27, 28])
    table.play("Pass")  # the deck holds a Countermand, so he might have one
    for n in range(20):
        assert table.game.imagine(table.state, 0, Random(n)).hands[1] == table.state.hands[1]
    table.play("ChooseCard", card="contributions")
    for n in range(20):
        assert set(table.game.imagine(table.state, 0, Random(n)).hands[1]) == {13, 15}  # cards 14 and 16
    onlooker = {table.game.imagine(table.state, None, Random(n)).hands[1] for n in range(20)}
    assert len(onlooker) > 1


def test_what_was_seen_is_forgotten_when_it_leaves_the_hand():
    table = spying(15, 16, 24, deck=[11, 12, 23, 25, 26, 27, 1, 2], cup="a-tra")
    table.play("ChooseCard", card=card_id(15))
    assert table.known("austrian") == [16, 24]
    table.dice(1).play("EndActivation")
    table.dice(1).play("ChooseOption", option=2)  # he draws card 11, unseen, and the turn is over
    assert table.hand("austrian") == [11, 16, 24]
    assert table.known("austrian") == [16, 24]
    imagined = {game_hand for n in range(40) for game_hand in [table.game.imagine(table.state, 0, Random(n)).hands[1]]}
    assert all({15, 23} <= set(hand) for hand in imagined)  # the two that were seen
    assert len(imagined) > 1  # the third may be anything
    assert table.game.broken_invariants(table.state) == []


def test_what_was_seen_and_played_is_known_no_more():
    table = spying(16, 18, 24, cup="a-tra", deck=[11, 12, 23])
    table.play("ChooseCard", card=card_id(24))
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card=card_id(18))
    assert table.known("austrian") == [16]


@pytest.mark.rule("G12.a")
@both_games
def test_card_22_not_on_an_empty_hand(options):
    table = side_to_play("venetian", 22, options=options)
    assert why_not_card(table, 22) == ("G12.a", "no_target")


# --- 27: Uskok boats -------------------------------------------------------------------------------------------------

USKOKS = HOME + "\ncomen: a-usc-1"


@pytest.mark.rule("G12.t")
@both_games
def test_card_27_gives_points_and_drives_the_fleet_away(options):
    table = side_to_play("austrian", 27, units=USKOKS, options=options, sea_supply="monfalcone")
    play_card(table, 27)
    assert table.points("austrian") == 2
    assert table.sea_supply() == ("monfalcone" if options == BASIC else None)
    assert table.discards() == [27]


@pytest.mark.rule("G21.f")
def test_card_27_the_fleet_is_back_in_the_next_turn():
    table = side_to_play("austrian", 27, units=USKOKS, options=ADVANCED, sea_supply="monfalcone")
    play_card(table, 27)
    table.play("EndActivation")
    assert table.asked == "turn.sea_supply_place"
    table.dice(1).play("PlaceSeaSupply", zone="muggia")
    assert table.sea_supply() == "muggia"


@pytest.mark.rule("G12.a")
@both_games
@pytest.mark.parametrize("units", [HOME, HOME + "\ncomen: a-usc-c", HOME + "\neliminated: a-usc-1"])
def test_card_27_needs_uskoks_on_the_map(units, options):
    table = side_to_play("austrian", 27, units=units, options=options)
    assert why_not_card(table, 27) == ("G12.a", "needs_a_command")


@pytest.mark.rule("G12.a")
def test_card_27_is_not_for_the_venetian():
    table = side_to_play("venetian", 27, units=USKOKS)
    assert why_not_card(table, 27) == ("G12.a", "not_for_your_side")


# --- 28: countermand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.i", "G12.a")
@both_games
def test_card_28_cancels_a_card(options):
    table = campaign(HOME + "\ncormons: v-giu-1", hands={"venetian": [15], "austrian": [28]}, options=options)
    before = table.points("venetian")
    table.play("PlayCard", card="contributions")
    assert (table.asked, table.decision.seats) == ("window.ask", (1,))
    table.play("Respond", card="countermand")
    assert table.points("venetian") == before
    assert sorted(table.discards()) == [15, 28]
    assert table.decision.about["cards_left"] == 1  # it counts as played


@pytest.mark.rule("G12.k")
def test_card_28_a_cancelled_card_is_removed_if_it_says_so():
    table = campaign(hands={"venetian": [11], "austrian": [28]}, turn=10)
    table.play("PlayCard", card=card_id(11))
    table.play("Respond", card="countermand")
    assert table.end_turn() == 16
    assert [event.args["card"] for event in table.happened("card_removed")] == [card_id(11)]


@pytest.mark.rule("G5.1.i")
@pytest.mark.parametrize(("number", "turn"), [(12, 2), (9, 4), (32, 9), (17, 2)])
def test_card_28_not_against_reinforcements_and_mandatory_cards(number, turn):
    table = campaign(hands={"venetian": [number], "austrian": [28]}, turn=turn)
    table.play("PlayCard", card=card_id(number))
    assert table.asked != "window.ask"


@pytest.mark.rule("G5.1.i", "G5.d")
@both_games
def test_card_28_makes_a_commander_count_as_1(options):
    table = campaign(ALL_VENETIANS, option=None, hands={"austrian": [28]}, options=options)
    table.play("ChooseOption", option=3, commander="v-fri-c")
    assert table.decision.about == {"moment": "option3"}
    table.play("Respond", card="countermand")
    assert table.decision.about["zones_left"] == 1


@pytest.mark.rule("G17.b", "G7.1.b")
def test_card_28_also_for_recall_and_in_the_battle():
    units = "strassoldo: v-giu-1, v-giu-c\npalma: v-pal-1, v-pal-2, v-giu-7\ncervignano: a-pre-1\ngoritia: a-tra-1"
    table = campaign(
        units, active="v-giu", option=None, hands={"austrian": [28]}, options=ADVANCED, camps={"venetian": "strassoldo"}
    )
    table.play("ChooseOption", option=3, commander="v-giu-c")
    table.play("Respond", card="countermand")
    table.play("ActivateZone", zone="strassoldo")
    table.play("March", units=["v-giu-1", "v-giu-c"], to="cervignano")
    assert table.decision.about["calls"] == 1
    table.dice(6, 6, 6).play("EndRecall")
    assert table.happened("units_fired")[0].args["values"] == [1, 2]  # he counts as Leadership 1 there too


@pytest.mark.rule("G5.1.i")
def test_card_28_is_no_card_for_the_own_activation():
    assert why_not_card(side_to_play("venetian", 28), 28) == ("G5.1.i", "response_card")


# --- 30: jealous generals --------------------------------------------------------------------------------------------

WITH_THE_DUTCH = """
    strassoldo: v-giu-1, v-giu-c
    palma: v-ola-1
    udine: v-fri-1
    cervignano: a-pre-1
    goritia: a-tra-1
"""


@pytest.mark.rule("G12.a")
@both_games
def test_card_30_with_the_dutch_in_the_field_one_of_the_two_stays_out(options):
    table = campaign(
        WITH_THE_DUTCH, active="a-tra", hands={"austrian": [30]}, options=options, turn=11, cup="v-giu, v-ola"
    )
    play_card(table, 30)
    assert [each["command"] for each in table.candidates()] == ["v-giu", "v-ola"]
    assert why(table, "ChooseCommand", command="v-fri") == ("G12.a", "not_a_named_command")
    table.play("ChooseCommand", command="v-ola")
    assert (table.cup(), table.played()) == (["v-giu"], ["v-ola"])
    assert table.is_activated("v-ola-1")


@pytest.mark.rule("G12.a")
@both_games
def test_card_30_a_marker_that_was_drawn_already_stays_out_of_the_next_turn(options):
    words = {"active": "a-tra", "hands": {"austrian": [30]}, "options": options, "turn": 11, "sea_supply": "muggia"}
    table = campaign(WITH_THE_DUTCH, **words, cup="v-ola")
    play_card(table, 30)
    table.play("ChooseCommand", command="v-giu")
    assert table.cup() == ["v-ola"]
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    if options == ADVANCED:
        table.play("EndActivation")
        table.dice(2).play("PlaceSeaSupply", zone="muggia")
    else:
        table.dice(2).play("EndActivation")
    assert table.turn() == 12
    assert "v-giu" not in table.cup()
    assert table.played() == ["v-giu"]
    assert table.is_activated("v-giu-1")


@pytest.mark.rule("G12.a")
def test_card_30_it_stays_out_of_that_turn_only():
    table = campaign(WITH_THE_DUTCH, active="a-tra", hands={"austrian": [30]}, turn=11)
    play_card(table, 30)
    table.play("ChooseCommand", command="v-giu")
    table.dice(1).play("EndActivation")
    while table.turn() == 12:
        assert "v-giu" not in table.cup()
        if table.asked == "activation.option":
            table.play("ChooseOption", option=1)
        table.dice(1).play("EndActivation")
    assert table.turn() == 13
    assert table.decision.about["command"] == 0 or "v-giu" in table.cup()  # in the cup again, or just drawn from it


@pytest.mark.rule("G12.a", "G17.b")
@pytest.mark.parametrize("played", [False, True])
def test_card_30_in_the_advanced_game_they_do_not_call_each_others_men(played):
    table = campaign(
        "strassoldo: v-ola-1, v-ola-c\ncrauglio: v-giu-1\npalma: v-pal-1\ncervignano: a-pre-1\ngoritia: a-tra-1",
        **{"active": "a-tra", "hands": {"austrian": [30]}, "options": ADVANCED, "turn": 11, "cup": "v-ola"},
        camps={"venetian": "strassoldo"},
    )
    if played:
        play_card(table, 30)
        table.play("ChooseCommand", command="v-giu")
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="strassoldo")
    table.play("March", units=["v-ola-1", "v-ola-c"], to="cervignano")
    assert table.allows("Recall", unit="v-pal-1", via="crauglio")
    assert why(table, "Recall", unit="v-giu-1", via="crauglio") == (("G12.a", "jealous_generals") if played else None)


@pytest.mark.rule("G12.a")
@both_games
def test_card_30_without_the_dutch_the_venetian_loses_a_card_at_random(options):
    hands = {"austrian": [30], "venetian": [9, 15, 16]}
    table = side_to_play("austrian", 30, hands=hands, options=options, turn=11, deck=[11])
    play_card(table, 30, 1, 1)  # the shuffle puts an R card on top; the next one goes
    assert len(table.hand("venetian")) == 2
    assert 9 in table.hand("venetian")
    assert table.happened("card_discarded")[0].args["side"] == "venetian"


@pytest.mark.rule("G12.a")
def test_card_30_never_a_reinforcement_card():
    for rolls in [(a, b) for a in (1, 2, 3) for b in (1, 2)]:
        table = side_to_play("austrian", 30, hands={"austrian": [30], "venetian": [9, 10, 15]}, turn=11, deck=[11])
        play_card(table, 30, *rolls)
        assert table.hand("venetian") == [9, 10]
    table = side_to_play("austrian", 30, hands={"austrian": [30], "venetian": [9, 10]}, turn=11, deck=[11])
    play_card(table, 30, 1)
    assert table.hand("venetian") == [9, 10]


@pytest.mark.rule("G12.a")
@both_games
def test_card_30_without_dutch_and_without_cards_there_is_no_target(options):
    table = side_to_play("austrian", 30, options=options, turn=11)
    assert why_not_card(table, 30) == ("G12.a", "no_target")
    table = side_to_play("venetian", 30, options=options, turn=11)
    assert why_not_card(table, 30) == ("G12.a", "not_for_your_side")


# --- 35: Osuna's galleons --------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.t")
@both_games
def test_card_35_gives_points_and_bars_the_landings(options):
    hands = {"austrian": [35], "venetian": [1, 2, 29]}
    table = side_to_play(
        "austrian", 35, hands=hands, options=options, turn=11, cup="v-fri", sea_supply="monfalcone", morale=(7, 7)
    )
    play_card(table, 35)
    assert table.points("austrian") == 2
    assert table.sea_supply() == ("monfalcone" if options == BASIC else None)
    assert table.morale("venetian") == (7 if options == BASIC else 6)
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    for number in (1, 2, 29):
        assert why_not_card(table, number) == ("G12.a", "card_barred")
    assert table.allows("EndActivation")  # the Dutch were Mandatory, and wait


@pytest.mark.rule("G12.c", "G12.e")
def test_card_35_a_mandatory_card_that_waits_is_neither_owed_nor_discarded():
    hands = {"austrian": [35], "venetian": [1, 2, 15, 29]}
    table = side_to_play("austrian", 35, hands=hands, turn=11, cup="v-fri", deck=[11])
    play_card(table, 35)
    table.dice(1).play("EndActivation")
    assert table.allows("ChooseOption", option=2)
    table.play("ChooseOption", option=2)
    assert why(table, "Discard", card=card_id(29)) == ("G12.c", "mandatory_card")
    assert table.allows("Discard", card=card_id(1))


@pytest.mark.rule("G12.a")
def test_card_35_until_the_end_of_the_next_turn():
    table = side_to_play("austrian", 35, hands={"austrian": [35], "venetian": [1]}, turn=9)
    play_card(table, 35)
    barred = {}
    table.dice(1).play("EndActivation")
    while table.turn() < 12:  # two markers a turn, the Venetian first
        table.play("ChooseOption", option=1)
        if table.decision.seats == (0,):
            barred[table.turn()] = why_not_card(table, 1)
        table.dice(1).play("EndActivation")
    assert barred == {10: ("G12.a", "card_barred"), 11: None}


@pytest.mark.rule("G21.f")
def test_card_35_the_fleet_may_not_be_placed_in_the_next_turn():
    table = side_to_play("austrian", 35, options=ADVANCED, turn=9, sea_supply="monfalcone")
    play_card(table, 35)
    table.dice(1).play("EndActivation")
    assert table.turn() == 10
    assert table.asked == "activation.option"  # nobody was asked for the marker
    assert table.sea_supply() is None


@pytest.mark.rule("G12.a")
def test_card_35_is_not_for_the_venetian():
    assert why_not_card(side_to_play("venetian", 35, turn=9), 35) == ("G12.a", "not_for_your_side")
