"""12 Cards, played on: positions in which several rules meet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from caracole.play.table import Table
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.positions import farra, landing, values, why

BASIC = {"game": "basic"}
COUNTERMAND = card(28, "cancel_card", ("limit_leadership", {"to": 1}), moments=("card", "option3"))
POINT = card(1, ("victory_points", {"points": 1}))


def countermanded(units: str, **words: Any) -> Table:
    """Option 3 with v-gen, answered by card 28: the Commander named counts as Leadership 1."""
    table = farra(units, activate=None, cards=[COUNTERMAND, POINT], hands={"austrian": [28]}, **words)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("Respond", card="c28")
    table.play("ActivateZone", zone="farra")
    return table


# --- 5.1 card 28 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.a", "G7.1.e")
def test_28_the_commander_who_counts_as_leadership_1_fires_with_1():
    # The card's text: "the Commander named for option 3 counts as Leadership 1"; 7.1: he fires with his Leadership.
    table = countermanded("Farra: v-gen commander 3, v1 infantry 2 [1]\nRomans: a1 infantry 2 [1]", options=BASIC)
    table.dice(3, 6, 6).play("March", units=["v-gen", "v1"], to="romans")
    assert values(table)[0] == [1, 2]


@pytest.mark.rule("G12.a", "G17.b")
def test_28_another_commander_than_the_one_named_keeps_his_calls():
    units = """
        Farra: v-gen commander 3, v-other commander 2, v1 infantry 2
        Mariano: v2 infantry 2 @red, v3 infantry 2 @red
        Romans: a1 infantry 2
    """
    table = countermanded(units)
    table.play("March", units=["v-other", "v1"], to="romans")
    assert table.asked == "battle.recall"
    assert table.decision.about["calls"] == 2


# --- arrivals by the calendar, and the words of a position -----------------------------------------------------------


@pytest.mark.rule("G12.p", "G6.v")
def test_12_p_of_two_groups_that_arrive_in_one_zone_the_first_has_fought_before_the_second_enters():
    # Both are put on the map, then the second fights first while the first stands by in the same zone.
    table = farra(
        "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]\nflag: v8 infantry 2 @red, v9 infantry 2 @blue",
        activate=None,
        cup="",
        groups={"first": {"units": "v8", "entries": "Romans"}, "second": {"units": "v9", "entries": "Romans"}},
        options=BASIC,
    )
    theatre = table.game.theatre
    romans = theatre.names["zone"].index("romans")
    theatre.scenario = replace(theatre.scenario, arrivals=((2, 0, romans), (2, 1, romans)))
    table.play("ChooseOption", option=1)
    table.dice(6, 6, 6, 6, 1).play("EndActivation")
    wanted = [event.kind for event in table.last if event.kind in ("group_arrived", "battle_won")]
    assert wanted == ["group_arrived", "battle_won", "group_arrived", "battle_won"]


# --- landings, Booty, Camp, Fort and Town together -------------------------------------------------------------------


@pytest.mark.rule("G12.p", "G11.c", "G13.e", "G19.2.c", "G24.h")
def test_a_landing_that_wins_takes_fort_camp_and_booty_and_spares_the_town():
    table = landing(forts="austrian Pirano")
    # the Fort and the Town take off two hits: both hit, nobody is hurt, the landing force is lost
    table.dice(1, 1, 6).play("PlayCard", card="c2")
    assert table.is_eliminated("v8")
    assert table.is_eliminated("v9")
    assert "fleet" not in table.played()
    assert table.has_booty("pirano")
    table = landing(forts="")  # only the Town: one net hit kills
    table.dice(1, 1, 6).play("PlayCard", card="c2")
    assert table.units_in("pirano") == ["v8", "v9"]
    assert not table.town_stands("pirano")
    assert table.camp("austrian") is None
    assert table.points("venetian") == 4
    assert table.played() == ["fleet"]


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.f", "G22.j", "G12.j", "G24.j")
def test_at_low_morale_the_one_card_is_the_mandatory_one_and_it_comes_before_camp_and_zone():
    owed = [card(7, ("victory_points", {"points": 1}), mandatory="both"), POINT]
    table = farra(
        "Farra: v1 infantry 2",
        activate=None,
        camps=None,
        camps_lost={"venetian": 1},
        turn=2,
        morale=(2, 9),
        cards=owed,
        hands={"venetian": [7, 1]},
    )
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    table.play("ChooseOption", option=1)
    for action in ({"do": "ActivateZone", "zone": "farra"}, {"do": "ReturnCamp", "zone": "farra"}):
        assert table.refusal(action)[:2] == ("G12.f", "mandatory_card_first")
    table.play("PlayCard", card="c7")
    assert why(table, "PlayCard", card="c1") == ("G22.j", "no_cards_left")
    table.play("ReturnCamp", zone="farra")
    table.play("ActivateZone", zone="farra")
    assert table.allows("MoveCamp", to="romans")  # G24.n: a later activation of the zone that holds it


@pytest.mark.rule("G26.c", "G26.h", "G12.q", "G4.o")
def test_a_group_that_enters_between_the_turns_among_enemies_and_loses_leaves_no_marker():
    units = "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]\nflag: v8 infantry 2 @red, v-gen commander 1 @red"
    table = farra(
        units,
        activate=None,
        turn=4,
        groups={"late": {"units": "v8, v-gen", "entries": "Romans"}},
        time_line={"late": 3},
        cup="",
        played="austrian",
    )
    table.play("ChooseOption", option=1)
    # 2 turns after box 3 a 2 brings them in; the battle is fought before the new cup is filled; 1 draws from two
    table.dice(2, 6, 6, 6, 1).play("EndActivation")
    assert table.is_eliminated("v8")
    assert table.is_eliminated("v-gen")
    assert table.turn() == 5
    assert sorted([*table.cup(), *table.played()]) in (["austrian"], ["venetian"])
    assert not table.happened("unit_recalled")
