"""5 Activation, played on: positions in which several rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.positions import farra, siege, why

BASIC = {"game": "basic"}
PLAGUE = card(20, ("losses", {"hits": [2, 2, 2, 2, 2, 2], "where": "any"}), moments=("dice",))
"""A response card that the card files allow; IT and EN let every card answer that says so."""


def announced(work: str, **fields: Any) -> Table:
    """The besiegers announce a work; the answer is about to strike them all down."""
    units = "Gradisca: a1 infantry 2\nFarra: v-gun artillery 3, v-sap engineers 3"
    table = siege(units, cards=[PLAGUE], hands={"austrian": [20]}, options=BASIC)
    table.play(work, **fields)
    table.play("Respond", card="c20")
    return table


POINT = card(1, ("victory_points", {"points": 1}))

# --- 5.1 an answer between the announcement of a work and its dice ---------------------------------------------------


@pytest.mark.rule("G5.1.k", "G7.5.a")
def test_5_1_k_engineers_who_fell_before_their_roll_lay_no_mine():
    table = announced("LayMine", engineers="v-sap", fortress="gradisca")
    try:
        table.dice(1).play("ChooseZone", zone="farra")
    except Exception:  # the dead engineers ask for their die
        pytest.fail("eliminated engineers still roll for their mine")
    assert table.is_eliminated("v-sap")
    assert table.mines("gradisca", "farra") == 0


@pytest.mark.rule("G5.1.k", "G7.4.1.a")
def test_5_1_k_guns_that_fell_before_their_roll_do_not_fire():
    table = announced("Bombard", guns=["v-gun"], fortress="gradisca")
    try:
        table.dice(1).play("ChooseZone", zone="farra")
    except Exception:  # ... and a 6 breaks off with "negative shift count"
        pytest.fail("eliminated guns still fire")
    assert table.wall("gradisca", "farra") == 3


# --- refusals that name the wrong reason -----------------------------------------------------------------------------


@pytest.mark.rule("G5.b", "G22.o")
def test_22_o_the_refusal_of_a_third_card_names_the_option_when_the_option_set_the_number():
    bad_news = [card(number, ("morale", {"by": -1})) for number in (7, 8, 9)]
    units = "Farra: v1 infantry 2"
    table = farra(units, activate=None, morale=(5, 9), cards=bad_news, hands={"venetian": [7, 8, 9]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c7")
    table.play("PlayCard", card="c8")  # the second is allowed: the number was fixed at Medium; now Morale is Low
    assert why(table, "PlayCard", card="c9") == ("G5.b", "no_cards_left")


# --- recall, assault, several rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("G5.v", "G12.n")
def test_with_the_leader_of_option_3_dead_no_zone_is_left_but_the_card_is():
    units = "Farra: v-gen commander 3, v1 infantry 2 [1]\nMariano: v2 infantry 2\nRomans: a1 infantry 2"
    table = farra(units, activate=None, cards=[POINT], hands={"venetian": [1]}, options=BASIC)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.dice(6, 6, 1, 1).play("March", units=["v-gen", "v1"], to="romans")
    assert why(table, "ActivateZone", zone="mariano") == ("G5.v", "commander_is_lost")
    table.dice(1).play("PlayCard", card="c1")  # and the next turn begins
    assert table.points("venetian") == 1
