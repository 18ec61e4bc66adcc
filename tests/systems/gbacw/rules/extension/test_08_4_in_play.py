"""8.4, 8.5 Extended units, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.extension.positions import SILENT, code, moving

TWO_BATTERIES = "u-b1 artillery 6N, u-b2 artillery 6N"

# --- 8.5 columns at a bend -------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.51.a", "C8.5.h", "C9.45.b")
def test_8_51_a_march_column_winds_along_the_road():
    table = moving("0505 sSE: u1 infantry 15", map="road 0505 0605 0705 0804 0803", equivalents=1)
    table.play("Step", to="0605", way=True)
    table.play("Turn", facing="sNE")
    table.play("Step", to="0705", way=True)
    table.play("Step", to="0804", way=True)
    table.play("Turn", facing="sN")
    table.play("Step", to="0803", way=True)
    assert (table.where("u1"), table.extension("u1"), table.left()) == ("0803", ["0804", "0705"], 4)


@pytest.mark.rule("C8.51.b")
def test_8_51_its_head_does_not_turn_back_upon_the_column():
    table = moving("0605 sSE: u1 infantry 8 (column 0505)", equivalents=1)
    assert code(table, "Turn", facing="sNW") == ("C8.51.b", "column_looks_ahead")
    table.play("Turn", facing="sSW")
    assert table.left() == 5
    table.play("Step", to="0506")
    assert (table.where("u1"), table.extension("u1")) == ("0506", ["0605"])


@pytest.mark.rule("C8.52.b", "C8.52.c", "C9.45.b")
def test_8_52_under_advance_orders_a_column_follows_a_bend_of_the_way():
    table = moving("0505 vE: u1 infantry 8", map="road 0505 0605 0606 0506")
    table.play("Step", to="0605", way=True)
    assert code(table, "Turn", facing="vNE") == ("C8.52.b", "column_looks_ahead")
    table.play("Turn", facing="vSE")
    table.play("Step", to="0606", way=True)
    table.play("Turn", facing="vW")
    table.play("Step", to="0506", way=True)
    assert (table.formation("u1"), table.where("u1"), table.extension("u1")) == ("column", "0506", ["0606"])
    assert table.left() == 3


# --- 8.41, 8.44 where the parts of a line may stand ------------------------------------------------------------------


@pytest.mark.rule("C8.12.h", "C8.41.c")
def test_8_41_a_line_extends_to_one_battery_but_not_to_two():
    """Two batteries stand together only as long as nobody else is with them."""
    full = moving(f"0505 vE: u1 infantry 9\n0506 vE: {TWO_BATTERIES}")
    assert code(full, "Extend", to=["0506"]) == ("C8.12.h", "too_many_guns")
    one = moving("0505 vE: u1 infantry 9\n0506 vE: u-b1 artillery 8N")
    assert one.allows("Extend", to=["0506"])


@pytest.mark.rule("C8.12.h", "C8.44.e")
def test_8_44_nor_does_it_wheel_among_two():
    full = moving(f"0505 vE: u1 infantry 9 (line 0506)\n0605 vNE: {TWO_BATTERIES}")
    assert code(full, "Wheel", pivot="0505") == ("C8.12.h", "too_many_guns")
    one = moving("0505 vE: u1 infantry 9 (line 0506)\n0605 vNE: u-b1 artillery 8N")
    assert one.allows("Wheel", pivot="0505")


# --- 9.54, 8.44 going back, and wheeling past the enemy --------------------------------------------------------------


@pytest.mark.rule("C8.44.j", "C9.53.a")
def test_8_44_the_far_end_of_a_double_line_does_not_pass_the_enemy():
    """Pivot 0504, the middle goes to 0604, the far end by 0605 to 0705; an enemy in 0706 touches 0605."""
    units = "0505 vE attack: u1 infantry 15 (line 0504 0506)\n{} vW: c1 infantry"
    assert code(moving(units.format("0706"), **SILENT), "Wheel", pivot="0504") == ("C9.53.a", "stopped_next_to_enemy")
    far = moving(units.format("0707"), **SILENT)
    far.play("Wheel", pivot="0504")
    assert (far.where("u1"), far.extension("u1"), far.facing("u1")) == ("0604", ["0504", "0705"], "vNE")
