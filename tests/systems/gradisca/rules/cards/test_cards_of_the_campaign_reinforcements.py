"""Cards 1 to 10, 29 and 31 of the campaign: who comes, where, when, and what comes with them."""

from __future__ import annotations

import pytest

from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import option_1
from systems.gradisca.rules.cards.positions_campaign import (
    ADVANCED,
    BASIC,
    BOTH,
    campaign,
    play_card,
    side_to_play,
    why_not_card,
)

LANDINGS = {1: "ist-1", 2: "ist-2"}
FROM_THE_NORTH = {3: "cra", 4: "sti", 5: "cro", 6: "bam", 7: "imp", 8: "mar", 31: "wal"}
FROM_TERRAFERMA = {9: "ter-1", 10: "ter-2"}
DATES = {3: 1, 4: 2, 5: 3, 6: 5, 7: 6, 8: 8, 9: 3, 10: 5, 29: 10, 31: 11}


def members_of(group: str) -> list[str]:
    theatre = load_shipped("campaign")
    return [theatre.units[unit].id for row in theatre.groups if row.id == group for unit in row.units]


# --- 1, 2: landings in Istria ----------------------------------------------------------------------------------------


@pytest.mark.rule("G12.r")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("number", LANDINGS)
@pytest.mark.parametrize("zone", ["capodistria", "pirano"])
def test_cards_1_and_2_land_in_istria(number, zone, options):
    table = side_to_play("venetian", number, options=options)
    play_card(table, number)
    assert [each["zone"] for each in table.candidates()] == ["capodistria", "pirano"]
    table.play("EnterAt", zone=zone)
    assert {table.where(unit) for unit in members_of(LANDINGS[number])} == {zone}
    assert table.happened("card_removed")
    assert table.played() == ["v-ist"]


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize("number", LANDINGS)
def test_cards_1_and_2_are_dead_weight_for_the_austrian(number):
    table = side_to_play("austrian", number)
    assert why_not_card(table, number) == ("G12.a", "not_for_your_side")


@pytest.mark.rule("G12.a")
def test_cards_1_and_2_may_be_played_in_one_activation():
    table = campaign(hands={"venetian": [1, 2]})
    play_card(table, 1)
    table.play("EnterAt", zone="pirano")
    play_card(table, 2)
    table.play("EnterAt", zone="pirano")
    assert len(table.units_in("pirano")) == 10


@pytest.mark.rule("G21.f")
@pytest.mark.parametrize("number", LANDINGS)
def test_cards_1_and_2_let_the_fleet_come_along(number):
    table = side_to_play("venetian", number, options=ADVANCED, sea_supply="monfalcone")
    play_card(table, number)
    table.play("EnterAt", zone="pirano")
    assert table.asked == "sea.landing"
    assert table.refusal("PlaceSeaSupply", zone="capodistria").code == "only_where_they_landed"
    table.play("PlaceSeaSupply", zone="pirano")
    assert table.sea_supply() == "pirano"
    assert table.asked == "activation.main"


@pytest.mark.rule("G21.f")
def test_cards_1_and_2_do_not_force_the_fleet_to_come():
    table = side_to_play("venetian", 1, options=ADVANCED, sea_supply="monfalcone")
    play_card(table, 1)
    table.play("EnterAt", zone="pirano")
    table.play("Enough")
    assert table.sea_supply() == "monfalcone"


@pytest.mark.rule("G21.f")
@pytest.mark.parametrize("sea_supply", ["pirano", None])
def test_cards_1_and_2_ask_nothing_where_the_fleet_is_there_or_is_nowhere(sea_supply):
    table = side_to_play("venetian", 1, options=ADVANCED, sea_supply=sea_supply)
    play_card(table, 1)
    table.play("EnterAt", zone="pirano")
    assert table.asked == "activation.main"
    assert table.sea_supply() == sea_supply


def test_in_the_basic_game_no_fleet_is_asked_for():
    table = side_to_play("venetian", 1, sea_supply="monfalcone")
    play_card(table, 1)
    table.play("EnterAt", zone="pirano")
    assert table.asked == "activation.main"


# --- newcomers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.w")
@pytest.mark.parametrize("options", BOTH)
def test_newcomers_wait_for_the_next_turn_even_if_their_marker_is_still_in_the_cup(options):
    table = campaign("udine: v-fri-1\ngoritia: a-tra-1", hands={"venetian": [3]}, options=options, cup="a-tra")
    play_card(table, 3)
    table.play("EnterAt", zone="villaco", seat=1)
    assert table.is_activated("a-tra-6")
    assert not table.is_activated("a-tra-1")
    assert table.cup() == ["a-tra"]


@pytest.mark.rule("G12.w")
def test_newcomers_wait_is_the_scenarios_word_and_else_the_ledger_holds():
    words = {
        "units": "Palma: v1 infantry 2\nGoritia: a1 infantry 2\nflag: v9 infantry 2",
        "groups": {"late": {"units": "v9", "entries": "Farra"}},
        "cards": [card(7, ("place_group", {"group": "late"}))],
        "hands": {"venetian": [7]},
    }
    for waits in (False, True):
        table = option_1(**words, newcomers_wait=waits)
        table.play("PlayCard", card="c7")
        assert table.is_activated("v9") == waits
        assert table.allows("ActivateZone", zone="farra") != waits


@pytest.mark.rule("G12.p", "G12.q")
def test_a_defeated_landing_is_lost():
    table = campaign(
        "udine: v-fri-1\npirano: a-tri-1, a-tri-2, a-tri-3",
        hands={"venetian": [2]},
        options=ADVANCED,
        sea_supply="muggia",
    )
    play_card(table, 2)
    table.dice(6, 6, 6, 5, 6, 6, 6).play("EnterAt", zone="pirano")
    while table.asked == "battle.more":
        table.play("FightOn", again=False)
    assert table.asked == "sea.landing"  # they fought first; the fleet is asked all the same
    assert {table.where(unit) for unit in members_of("ist-2")} == {"eliminated"}


# --- 3 to 8 and 31: from the north; 9, 10: from the Terraferma ------------------------------------------------------


@pytest.mark.rule("G12.r")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("side", ["venetian", "austrian"])
@pytest.mark.parametrize("number", FROM_THE_NORTH)
def test_the_austrian_says_where_his_group_enters_whoever_plays_the_card(number, side, options):
    table = side_to_play(side, number, options=options, turn=DATES[number] + 1)
    play_card(table, number)
    assert table.decision.seats == (1,)
    assert [each["zone"] for each in table.candidates()] == ["villaco", "fusine"]
    table.play("EnterAt", zone="fusine")
    assert {table.where(unit) for unit in members_of(FROM_THE_NORTH[number])} == {"fusine"}
    assert table.happened("card_removed")


@pytest.mark.rule("G12.r")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("side", ["venetian", "austrian"])
@pytest.mark.parametrize("number", FROM_TERRAFERMA)
def test_the_venetian_companies_enter_at_cividale(number, side, options):
    table = side_to_play(side, number, options=options, turn=DATES[number] + 1)
    play_card(table, number)
    assert {table.where(unit) for unit in members_of(FROM_TERRAFERMA[number])} == {"cividale"}
    assert "v-bag" in table.played()


@pytest.mark.rule("G12.c", "G12.g")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("number", [*FROM_THE_NORTH, *FROM_TERRAFERMA])
def test_after_its_date_a_reinforcement_card_must_be_played(number, options):
    table = side_to_play("austrian", number, options=options, turn=DATES[number] + 1)
    assert table.refusal("EndActivation").rule == "G12.c"
    table = side_to_play("austrian", number, options=options, turn=DATES[number] + 1, option=None)
    assert table.refusal("ChooseOption", option=2).rule == "G12.e"


@pytest.mark.rule("G12.h")
@pytest.mark.parametrize("number", DATES)
def test_in_the_basic_game_a_reinforcement_card_waits_for_its_date(number):
    table = side_to_play("venetian", number, turn=DATES[number])
    assert why_not_card(table, number) == ("G12.h", "before_its_date")
    assert table.allows("EndActivation")


@pytest.mark.rule("G26.b")
@pytest.mark.parametrize("number", DATES)
def test_in_the_advanced_game_it_may_be_played_in_time_and_its_group_waits_in_its_box(number):
    group = {**FROM_THE_NORTH, **FROM_TERRAFERMA, 29: "ola"}[number]
    table = side_to_play("venetian", number, turn=DATES[number], options=ADVANCED)
    play_card(table, number)
    assert table.view()["time_line"] == [{"group": group, "turn": DATES[number]}]
    assert {table.where(unit) for unit in members_of(group)} == {"time_line"}


# --- 29: the Dutch ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.r")
@pytest.mark.parametrize("options", BOTH)
def test_card_29_lands_the_dutch_at_monfalcone(options):
    table = side_to_play("venetian", 29, turn=11, options=options)
    play_card(table, 29)
    assert {table.where(unit) for unit in members_of("ola")} == {"monfalcone"}
    assert table.played() == ["v-ola"]


@pytest.mark.rule("G12.a", "G12.c")
def test_card_29_is_mandatory_for_the_venetian_only():
    table = side_to_play("venetian", 29, turn=11)
    assert table.refusal("EndActivation").rule == "G12.c"
    table = side_to_play("austrian", 29, turn=11)
    assert why_not_card(table, 29) == ("G12.a", "not_for_your_side")
    assert table.allows("EndActivation")  # he may sit on it


@pytest.mark.rule("G21.f")
def test_card_29_lets_the_fleet_come_to_monfalcone():
    table = side_to_play("venetian", 29, turn=11, options=ADVANCED, sea_supply="pirano")
    play_card(table, 29)
    table.play("PlaceSeaSupply", zone="monfalcone")
    assert table.sea_supply() == "monfalcone"


@pytest.mark.rule("G12.p")
def test_card_29_fights_for_an_austrian_monfalcone():
    table = campaign("udine: v-fri-1\nmonfalcone: a-tra-2, a-tra-3", hands={"venetian": [29]}, turn=11)
    play_card(table, 29, 1, 1, 1, 1, 1, 6, 6)  # Nassau and four regiments against two companies
    assert table.happened("battle_began")
    assert table.where("v-ola-1") == "monfalcone"
    assert "a-tra-2" not in table.units_in("monfalcone")


# --- 31: Wallenstein -------------------------------------------------------------------------------------------------

BESIEGED = """
    crauglio: v-giu-1
    romans: v-giu-2
    rosazzo: v-giu-3
    lucinico: v-giu-4
    rubia: v-giu-5
    sagrado: v-giu-6
    gradisca: a-gra-1, a-gra-c
"""
"""Venetians on every side of Gradisca."""


@pytest.mark.rule("G21.e")
def test_card_31_feeds_gradisca_until_the_end_of_the_turn():
    table = campaign(BESIEGED, active="a-gra", option=None, turn=12, options=ADVANCED, hands={"austrian": [31]})
    assert table.is_out_of_supply("a-gra-c")
    table.play("ChooseOption", option=1)
    play_card(table, 31)
    table.play("EnterAt", zone="villaco")
    assert not table.is_out_of_supply("a-gra-c")
    table.play("ActivateZone", zone="gradisca")
    assert not table.is_out_of_supply("a-gra-1")
    assert [each["value"] for each in table.view()["effects"]] == ["gradisca"]


@pytest.mark.rule("G21.e")
def test_card_31_feeds_it_for_that_turn_only():
    table = campaign(BESIEGED, active="a-gra", turn=12, options=ADVANCED, hands={"austrian": [31]}, sea_supply="muggia")
    play_card(table, 31)
    table.play("EnterAt", zone="villaco")
    table.play("EndActivation")
    table.dice(2).play("PlaceSeaSupply", zone="muggia")  # turn 13; the marker drawn is that of Gradisca
    assert table.turn() == 13
    assert table.view()["effects"] == []
    assert table.is_out_of_supply("a-gra-c")


@pytest.mark.rule("G26.d")
def test_card_31_feeds_it_also_when_the_group_comes_from_the_time_line():
    table = campaign(BESIEGED, active="a-gra", turn=11, options=ADVANCED, hands={"austrian": [31]}, sea_supply="muggia")
    play_card(table, 31)
    table.dice(1).play("EndActivation")  # turn 12: a 1 brings them
    table.play("EnterAt", zone="fusine")
    assert table.happened("zone_supplied")[0].args == {"side": "austrian", "zone": "gradisca"}
    table.dice(2).play("PlaceSeaSupply", zone="muggia")
    assert not table.is_out_of_supply("a-gra-c")


def test_in_the_basic_game_card_31_only_brings_the_group():
    table = campaign(BESIEGED, active="a-gra", turn=12, options=BASIC, hands={"austrian": [31]})
    play_card(table, 31)
    table.play("EnterAt", zone="villaco")
    assert table.view()["effects"] == []
