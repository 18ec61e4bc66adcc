"""5 Activation, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.command.positions import FAR, SILENT, coming, drawn
from systems.gbacw.rules.extension.positions import code, number

# --- 5.26, 5.36 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.36.f", "C11.12.b2")
def test_5_36_a_unit_that_must_skip_this_marker_does_not_assault_with_it_either():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0605 vW: c1 infantry\n1010 vE: u2 infantry\n1110 vW: c2 infantry",
        step="turn.draw",
        pool={"u-division": 2},
        allotted={"u-division": 2},
        out_of_command="u1",
        standing=SILENT,
        dice=(1,),
    )
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    table.play("EndUnit")
    table.play("EndBrigade")
    table.play("EndDesignation")
    table.dice(1).play("EndDivision")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert code(table, "ActivateUnit", unit="u1") == ("C5.36.f", "unit_must_skip")
    table.play("EndBrigade")
    assert code(table, "DesignateAssault", unit="u1", targets=["0605"]) == ("C5.36.f", "unit_must_skip")
    assert table.allows("DesignateAssault", unit="u2", targets=["1110"])


@pytest.mark.rule("C5.35.b", "C11.12.b2")
def test_5_35_on_the_march_marker_nobody_under_other_orders_assaults():
    table = drawn(
        "0505 sN: u1 infantry\n1010 vE: u2 infantry (advance)\n1110 vW: c1 infantry",
        marker="march-union",
        orders={"u-brigade": "march"},
    )
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.refusal("ActivateUnit", unit="u2").code == "not_in_march"
    table.play("EndBrigade")
    assert table.asked == "marker.brigade"


# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


@pytest.mark.rule("C5.28.a", "C13.23.a")
@pytest.mark.parametrize(("words", "points"), [({}, 23), ({"ineffective": "u-brigade"}, 11)])
def test_5_28_a_combat_ineffective_brigade_marches_in_by_two_equivalents(words, points):
    table = coming(**words)
    table.play("EnterUnit", unit="u1", facing="sS")
    assert table.left() == points


@pytest.mark.rule("C5.11.c")
def test_5_11_nobody_has_to_add_a_bad_rating():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry" + FAR,
        leaders="0505: u-meade division initiative -1\n0505: u-smith brigade",
        dice=(5, 3, 1, 1),
    )
    assert [event.args["total"] for event in table.happened("initiative_rolled")] == [5, 3]


@pytest.mark.rule("C5.33.a", "C3.III.f", "C15.13.a")
def test_5_33_example_one_rallies_one_builds_one_moves_and_one_fires():
    """Four regiments of one brigade under Advance Orders, in one activation."""
    table = position(
        "gbacw",
        map="0508: woods",
        units="0505 vE: u1 infantry (disordered)\n0507 vE: u2 infantry\n0509 vE: u3 infantry\n"
        "0511 vE: u4 infantry\n0711 vW: c1 infantry",
        leaders="0507: u-meade division range 9\n0507: u-smith brigade range 9",
        step="turn.engineers",
        initiative="union",
        allotted={"u-division": 1},
        standing=SILENT,
    )
    table.play("BeginWork", unit="u2", hex="0507", facing="vE")
    table.play("EndEngineers")
    table.play("NameFirstMarker", marker="u-division")
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.dice(1).play("Rally", unit="u1")
    table.play("TurnAfterRally", facing="vE")
    assert not table.is_disordered("u1")
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "has_acted")
    assert code(table, "ActivateUnit", unit="u2") == ("C3.III.f", "is_building")
    table.play("ActivateUnit", unit="u3")
    table.play("Step", to="0608")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u4")
    table.dice(10).play("FireAt", target="0711")
    assert [table.has_mark(unit, "fired") for unit in ("u1", "u2", "u3", "u4")] == [False, False, False, True]


# --- what goes along, and what a line comes into ---------------------------------------------------------------------


@pytest.mark.rule("C5.36.f", "C8.21.b")
def test_5_36_a_unit_that_must_skip_this_marker_is_not_taken_along():
    def table(used):
        found = position(
            "gbacw",
            map="road 0505 0604",
            units="0505 vE: u1 infantry 3, u2 infantry 3" + FAR,
            acting="u1",
            allotted={"u-division": 2},
            out_of_command="u2",
        )
        if used:
            found.state.turn_notes = (*found.state.turn_notes, ("used_marker", number(found, "unit", "u2")))
        return found

    assert table(used=False).allows("MoveStack", units=["u2"])
    assert code(table(used=True), "MoveStack", units=["u2"]) == ("C5.36.f", "unit_must_skip")
