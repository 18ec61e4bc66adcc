"""4 Set-up and sequence, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gradisca.rules.positions import farra

BASIC = {"game": "basic"}

# --- arrivals by the calendar, and the words of a position -----------------------------------------------------------


@pytest.mark.rule("G4.b")
def test_4_b_a_position_without_a_list_puts_no_marker_of_an_empty_command_in_the_cup():
    table = position(
        "gradisca",
        map="Farra - Romans",
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2\nflag: v8 infantry 2 @dutch",
        dice=(1,),
        options=BASIC,
    )
    assert "dutch" not in table.cup()
    assert table.game.broken_invariants(table.state) == []


# --- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.f", "G4.2.i", "G17.e")
def test_in_a_team_the_hits_of_a_battle_with_recalled_partners_are_shared():
    units = """
        Farra: v-gen commander 1 @red, v1 infantry 2 [1] @red
        Mariano: v2 infantry 2 [1] @blue
        Romans: a1 infantry 4, a2 infantry 4
    """
    options = {"teams": True}
    table = farra(units, active="red", activate="farra", options=options, control={"red": 0, "blue": 1})
    table.play("March", units=["v-gen", "v1"], to="romans")
    assert table.decision.seats == (0,)  # the general's member calls, also units of the partner
    # fire of three and two; two hits are one for each member; the general survives his check
    table.dice(6, 6, 6, 1, 1, 6).play("Recall", unit="v2", via="mariano")
    assert table.is_disorganized("v1")
    assert table.is_disorganized("v2")
    assert (table.where("v1"), table.where("v2")) == ("farra", "mariano")
