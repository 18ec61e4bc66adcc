"""8.47 to 8.49: wrap-around, and closing up after it."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.extension import wraparound
from systems.gbacw.rules.assault.positions import facing_off
from systems.gbacw.rules.extension.positions import SILENT, code, effect, moving, number
from systems.gbacw.rules.fire.positions import shoot

MAP = "size 40 x 30"


def wraps(units, target="3412", **words):
    table = position("gbacw", map=MAP, units=units, active="u-brigade", **words)
    found = wraparound.wraps(table.game, table.state, number(table, "unit", "u1"), number(table, "hex", target))
    return [table.game.field.grid.names[wrap.to] for wrap in found]


@pytest.mark.rule("C8.48.a", "C8.48.b", "C8.49.a")
def test_8_48_example_the_free_end_goes_around_the_defender():
    units = "3210 vE attack: u1 infantry 9 (line 3211)\n3412 vW: c1 infantry"
    table = moving(units, map=MAP, **SILENT)
    table.play("Step", to="3311")
    assert (table.where("u1"), table.extension("u1")) == ("3311", ["3312"])
    effect(table, wraparound.offer, "u1", "3412")
    assert table.asked == "wrap.choose"
    assert code(table, "WrapAround", to="3313") == ("C8.48.b", "no_such_wheel")
    left = table.left()
    table.play("WrapAround", to="3411")
    assert (table.where("u1"), table.extension("u1"), table.facing("u1")) == ("3411", ["3312"], "vSE")
    assert table.left() == left
    assert (table.side_toward("c1", "3411"), table.side_toward("c1", "3312")) == ("flank", "front")
    effect(table, wraparound.retract, "u1")
    assert code(table, "CloseUp", leaving="3412") == ("C8.49.a", "not_an_end")
    table.play("CloseUp", leaving="3411")
    assert (table.where("u1"), table.formation("u1")) == ("3312", "ordinary")
    effect(table, wraparound.retract, "u1")
    assert table.asked == "unit.act"


@pytest.mark.rule("C8.48.b", "C8.49.a")
def test_8_48_in_an_assault_it_comes_before_the_roll_and_the_line_closes_up_before_the_result():
    """Whatever the roll does to the one or the other, both stand as they stood when the line has to close up."""
    table = facing_off("0511 vE attack: u1 infantry 9 (line 0512)\n0612 vW: c1 infantry 5 9/9")
    table.play("DesignateAssault", unit="u1", targets=["0612"])
    table.play("EndDesignation")
    assert table.asked == "wrap.choose"
    assert table.happened("assault_resolved") == []
    shoot(table, action="WrapAround", to="0611")
    assert (table.asked, len(table.happened("assault_resolved"))) == ("wrap.close", 1)
    assert (table.where("c1"), table.where("u1"), table.strength("u1")) == ("0612", "0611", 9)


@pytest.mark.rule("C8.48.b")
def test_8_48_the_owner_may_leave_it():
    table = moving("3311 vE attack: u1 infantry 9 (line 3312)\n3412 vW: c1 infantry", map=MAP, **SILENT)
    effect(table, wraparound.offer, "u1", "3412")
    table.play("WrapAround", to="3311")
    assert (table.where("u1"), table.facing("u1")) == ("3311", "vE")
    effect(table, wraparound.retract, "u1")
    assert table.extension("u1") == ["3312"]


@pytest.mark.rule("C8.48.a", "C8.48.c", "C8.48.d", "C8.48.e", "C8.48.f")
@pytest.mark.parametrize(
    ("line", "enemies", "way"),
    [
        ("u1 infantry 9 (line 3312)", "", ["3411"]),
        ("u1 infantry 9 (line 3312, disordered)", "", []),
        ("u1 infantry 9 (line 3312, refused left)", "", []),
        ("u1 infantry 15 (line 3310 3312)", "", []),
        ("u1 infantry 9", "", []),
        # the free end stands in the Front of another enemy
        ("u1 infantry 9 (line 3312)", "\n3310 vSE: c2 infantry", []),
        # the hex that it would enter is in the Front of another enemy
        ("u1 infantry 9 (line 3312)", "\n3511 vSW: c2 infantry", []),
        # the wheel would bring a further enemy into its Front
        ("u1 infantry 9 (line 3312)", "\n3512 vSE: c2 infantry", []),
        # somebody stands there
        ("u1 infantry 9 (line 3312)", "\n3411 vE: u2 infantry", []),
        # an enemy that looks away does not hinder
        ("u1 infantry 9 (line 3312)", "\n3511 vNE: c2 infantry", ["3411"]),
    ],
)
def test_8_48_the_conditions(line, enemies, way):
    assert wraps(f"3311 vE attack: {line}\n3412 vW: c1 infantry{enemies}") == way


@pytest.mark.rule("C8.48.a")
def test_8_48_only_against_a_single_hex_and_where_one_part_is_free():
    assert wraps("3311 vE attack: u1 infantry 9 (line 3312)\n3412 vW: c1 infantry 9 (line 3413)") == []
    assert wraps("3311 vE attack: u1 infantry 9 (line 3312)\n3411 vW: c1 infantry", target="3411") == []
