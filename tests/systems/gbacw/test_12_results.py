"""12.1 to 12.3 and 8.35: how a fire result is applied to a hex."""

from __future__ import annotations

import pytest

from .positions_12 import hit, table_with

AT_RANGE = "1010 vW: c1 infantry"


def checked(table):
    return [event.args["unit"] for event in table.last if event.kind == "cohesion_checked"]


# --- 12.2 losses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.11.a", "C12.12.a", "C12.13.a")
def test_12_1_a_unit_has_as_many_steps_as_points_and_is_gone_after_the_last():
    table = table_with(f"0505 vE: u1 infantry 6\n{AT_RANGE}")
    for left in (4, 2):
        hit(table, "0505", "2")
        assert table.strength("u1") == left
    hit(table, "0505", "2")
    assert table.is_eliminated("u1")


@pytest.mark.rule("C12.22.a", "C12.22.b", "C12.22.c")
def test_12_22_losses_go_to_the_top_unit_and_the_rest_to_the_next():
    table = table_with(f"0505 vE: u1 infantry 2, u2 infantry 6\n{AT_RANGE}")
    hit(table, "0505", "3", 10)
    assert table.is_eliminated("u1")
    assert table.strength("u2") == 5


@pytest.mark.rule("C12.22.c")
def test_12_22_losses_beyond_the_last_unit_are_ignored():
    table = table_with(f"0505 vE: u1 infantry 2\n{AT_RANGE}")
    hit(table, "0505", "3D")
    assert table.is_eliminated("u1")
    assert table.asked == "brigade.act"
