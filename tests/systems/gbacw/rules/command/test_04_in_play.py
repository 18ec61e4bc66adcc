"""4 Command, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.command.positions import FAR, GUNS, drawn, in_range
from systems.gbacw.rules.extension.positions import code

# --- 4.15 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.15.a", "C4.15.h", "C15.22.a")
def test_4_15_an_entrenchment_on_the_path_costs_what_it_costs_a_leader():
    words = {"units": "0505 vE: u1 infantry" + FAR, "leaders": "0505: u-smith brigade range 1", "active": "u-brigade"}
    assert in_range(position("gbacw", **words), "u-smith", "0605")
    assert not in_range(position("gbacw", entrenchments="0505 vE", **words), "u-smith", "0605")


# --- 4.23, 4.32 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.23.a", "C4.32.b", "C4.32.d")
def test_4_32_in_ii_a_a_battery_is_back_with_its_own_leader():
    """It served last turn with a leader who is too far away now."""
    table = position("gbacw", **GUNS, step="turn.command", assigned={"u-bat": "u-red"}, initiative="union", dice=(1, 1))
    assert table.view(0)["units"][1]["out_of_command"] is False


@pytest.mark.rule("C4.32.d")
def test_4_32_a_battery_lent_out_of_march_is_measured_under_its_new_orders():
    words = {**GUNS, "units": GUNS["units"].replace("0512 vE", "0512 sN")}
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    table.play("AssignBattery", unit="u-bat", brigade="u-red")
    assert table.orders("u-bat") == "advance"
    assert table.view(0)["units"][1]["out_of_command"] is True


@pytest.mark.rule("C4.32.a", "C8.12.a", "C6.12.d")
def test_4_32_a_battery_does_not_take_another_out_of_march_with_it():
    words = {
        **GUNS,
        "units": GUNS["units"].replace("0512 vE: u-bat artillery", "0512 sN: u-two artillery @u-guns, u-bat artillery"),
    }
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    assert code(table, "AssignBattery", unit="u-bat", brigade="u-red") == ("C8.12.a", "march_with_others")


@pytest.mark.rule("C4.32.a")
def test_4_32_units_directly_under_the_division_are_no_brigade_to_take_a_battery():
    words = {**GUNS, "units": GUNS["units"] + "\n0707 vE: u9 infantry @u-independent"}
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    assert table.allows("AssignBattery", unit="u-bat", brigade="u-red")
    assert code(table, "AssignBattery", unit="u-bat", brigade="u-independent") == ("C4.32.a", "no_brigade_to_serve")


@pytest.mark.rule("C4.23.d")
def test_4_23_a_stack_that_was_left_behind_falls_into_march_again_together():
    table = drawn(
        "0505 sN: u1 infantry\n0507 vE: u2 infantry 3, u3 infantry 3" + FAR,
        marker="march-union",
        orders={"u-brigade": "march"},
    )
    assert (table.orders("u2"), table.orders("u3")) == ("march", "march")


# --- 6.21, 6.25, 6.26: a unit that carries its own order -------------------------------------------------------------


@pytest.mark.rule("C4.23.d")
def test_4_23_a_straggler_hears_of_the_march_when_the_march_marker_comes():
    units = "0505 sN: u1 infantry\n0507 vE: u2 infantry (advance)" + FAR
    table = drawn(units, orders={"u-brigade": "march"})
    assert table.orders("u2") == "advance"
    assert table.allows("ActivateBrigade", brigade="u-brigade")
    table = drawn(units, marker="march-union", orders={"u-brigade": "march"})
    assert table.orders("u2") == "march"


@pytest.mark.rule("C4.23.d")
def test_4_23_a_brigade_of_stragglers_alone_hears_of_its_orders_too():
    """Nobody is left who carries the order of the brigade."""
    table = drawn("0505 sN: u1 infantry" + FAR, orders={"u-brigade": "advance"})
    assert table.asked == "orders.face"
    table.play("FaceStack", facing="vE")
    assert table.orders("u1") == "advance"
    assert table.allows("AttemptOrders", brigade="u-brigade")
    resting = drawn("0505 sN: u1 infantry" + FAR, orders={"u-brigade": "advance"}, reserve="u-brigade")
    assert resting.orders("u1") == "march"
