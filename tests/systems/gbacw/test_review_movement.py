"""Chapters 7 to 9 read again beside the rulebook: positions in which chapters meet."""

from __future__ import annotations

import pytest

from systems.gbacw.positions_08 import code, moving

# --- 8.5 columns at a bend -------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.51.a", "C8.5.h", "C9.45.b")
def test_8_51_a_march_column_winds_along_the_road():
    table = moving("0505 sSE: u1 infantry 15", map="road 0505 0605 0705 0804 0803")
    table.play("Step", to="0605", way=True)
    table.play("Turn", facing="sNE")
    table.play("Step", to="0705", way=True)
    table.play("Step", to="0804", way=True)
    table.play("Turn", facing="sN")
    table.play("Step", to="0803", way=True)
    assert (table.where("u1"), table.extension("u1"), table.left()) == ("0803", ["0804", "0705"], 4)


@pytest.mark.rule("C8.51.b")
def test_8_51_its_head_does_not_turn_back_upon_the_column():
    table = moving("0605 sSE: u1 infantry 8 (column 0505)")
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
