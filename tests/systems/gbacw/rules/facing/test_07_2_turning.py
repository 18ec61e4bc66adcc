"""7.1, 7.2: facing and turning."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.extension.positions import SILENT, code, moving

# --- 7.12 the sides of a unit ----------------------------------------------------------------------------------------


@pytest.mark.rule("C7.12.a", "C7.12.b", "C7.12.c", "C0.a")
@pytest.mark.parametrize(
    ("facing", "classes"),
    [
        ("vE", ["flank", "front", "front", "flank", "rear", "rear"]),
        ("vNW", ["front", "flank", "rear", "rear", "flank", "front"]),
        ("sNE", ["flank", "front", "flank", "flank", "rear", "flank"]),
    ],
)
def test_7_12_front_flank_and_rear(facing, classes):
    table = position("gbacw", units=f"0505 {facing}: u1 infantry", active="u-brigade")
    around = ("0504", "0604", "0605", "0506", "0405", "0404")
    assert [table.side_toward("u1", where) for where in around] == classes


# --- 7.2 turning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.21.a", "C7.21.b", "C7.21.c")
@pytest.mark.parametrize(("facing", "cost"), [("vNE", 0), ("vSE", 0), ("vNW", 1), ("vSW", 1), ("vW", 1)])
def test_7_21_one_corner_is_free_more_cost_a_point(facing, cost):
    table = moving("0505 vE: u1 infantry")
    table.play("Turn", facing=facing)
    assert (table.facing("u1"), table.left()) == (facing, 6 - cost)
    assert code(table, "Turn", facing="vE") == ("C7.21.c", "turned_here")


@pytest.mark.rule("C7.21.b")
def test_7_21_in_each_hex_that_it_enters_a_corner_is_free():
    table = moving("0505 vE: u1 infantry")
    table.play("Turn", facing="vSE")
    table.play("Step", to="0605")
    table.play("Turn", facing="vE")
    table.play("Step", to="0706")
    table.play("Turn", facing="vNE")
    assert table.left() == 6 - 2
    march = moving("0505 sSE: u1 infantry 4", equivalents=1)
    march.play("Step", to="0605")
    march.play("Turn", facing="sNE")
    assert march.left() == 5, "on the march a hexside"


@pytest.mark.rule("C7.22.a", "C7.22.b", "C7.21.d")
@pytest.mark.parametrize(("facing", "cost"), [("vNE", 1), ("vNW", 2), ("vW", 1)])
def test_7_22_in_woods_under_attack_orders_every_corner_costs(facing, cost):
    table = moving("0505 vE attack: u1 infantry", map="0505: woods")
    table.play("Turn", facing=facing)
    assert table.left() == 3 - cost


@pytest.mark.rule("C7.11.a", "C7.11.b", "C7.21.a")
def test_7_11_march_faces_a_hexside_other_orders_a_corner():
    assert code(moving("0505 vE: u1 infantry"), "Turn", facing="sN") == ("C7.11.b", "wrong_kind_of_facing")
    assert code(moving("0505 sN: u1 infantry"), "Turn", facing="vE") == ("C7.11.b", "wrong_kind_of_facing")
    assert code(moving("0505 vE: u1 infantry"), "Turn", facing="vE") == ("C7.21.a", "faces_so_already")


@pytest.mark.rule("C7.11.c", "C8.26.a")
def test_8_26_who_turns_and_stays_turns_the_stack():
    table = moving("0505 vE: u1 infantry 5, u-bat artillery 4N @u-guns")
    table.play("Turn", facing="vSW")
    assert table.facing("u-bat") == "vE"
    table.play("EndUnit")
    assert (table.facing("u1"), table.facing("u-bat")) == ("vSW", "vSW")


@pytest.mark.rule("C8.26.a")
def test_8_26_who_turns_and_leaves_turns_nobody():
    table = moving("0505 vE: u1 infantry 5, u-bat artillery 4N @u-guns")
    table.play("Turn", facing="vNW")
    table.play("Step", to="0504")
    table.play("EndUnit")
    assert (table.facing("u1"), table.facing("u-bat")) == ("vNW", "vE")


@pytest.mark.rule("C9.53.b")
def test_9_53_nobody_turns_those_who_came_next_to_the_enemy():
    table = moving("0505 vE attack: u1 infantry 5, u2 infantry 5 (entered hex)\n0605 vW: c1 infantry", **SILENT)
    assert code(table, "Turn", facing="vNW") == ("C9.53.b", "stopped_next_to_enemy")


@pytest.mark.rule("C7.22.c", "C7.22.d")
@pytest.mark.parametrize(("below", "stack"), [(False, ["u2", "u1", "u-bat"]), (True, ["u-bat", "u2", "u1"])])
def test_7_22_an_about_turn_in_woods_reverses_the_stack(below, stack):
    table = moving("0505 vE attack: u-bat artillery 4N, u1 infantry 5, u2 infantry 5", map="0505: woods")
    table.play("Turn", facing="vW", below=below)
    assert table.left() == 2
    table.play("EndUnit")
    assert table.stack("0505") == stack
    assert {table.facing(unit) for unit in stack} == {"vW"}


@pytest.mark.rule("C7.22.c", "C7.22.d")
def test_7_22_an_about_turn_elsewhere_leaves_the_order_alone():
    table = moving("0505 vE attack: u-bat artillery 4N, u1 infantry 5, u2 infantry 5")
    assert code(table, "Turn", facing="vW", below=True) == ("C7.22.d", "no_choice_of_place")
    table.play("Turn", facing="vW")
    table.play("EndUnit")
    assert table.stack("0505") == ["u-bat", "u1", "u2"]
    leaving = moving("0505 vE attack: u1 infantry 5, u2 infantry 5, u3 infantry 5", map="0505: woods")
    leaving.play("Turn", facing="vW")
    leaving.play("Step", to="0405")
    leaving.play("EndUnit")
    assert leaving.stack("0505") == ["u2", "u3"]


@pytest.mark.rule("C8.44.e")
def test_8_44_a_line_does_not_turn_in_place():
    table = moving("0505 vE: u1 infantry 9 (line 0506)")
    assert code(table, "Turn", facing="vNE") == ("C8.44.e", "extended_units_wheel")


@pytest.mark.rule("C7.23.b", "C9.45.b")
def test_7_23_along_a_way_turning_is_free():
    table = moving("0505 vE: u1 infantry 7", map="road 0505 0605 0606")
    table.play("Step", to="0605", way=True)
    table.play("Turn", facing="vW")
    assert table.left() == 5


@pytest.mark.rule("C7.24.a", "C9.53.d", "C7.21.d")
def test_7_24_next_to_the_enemy_one_corner_and_leave_or_more_and_stay():
    units = "0505 vE attack: u1 infantry\n0605 vW: c1 infantry"
    one = moving(units)
    one.play("Turn", facing="vNE")
    assert one.allows("Step", to="0504")
    more = moving(units)
    more.play("Turn", facing="vNW")
    assert code(more, "Step", to="0504") == ("C9.53.a", "stopped_next_to_enemy")


@pytest.mark.rule("C6.23.c")
def test_6_23_under_stay_nobody_spends_points():
    table = moving("0505 vE: u1 infantry", brigade_marks={"stay": "u-brigade"})
    assert code(table, "Step", to="0605") == ("C6.23.c", "must_stay")
    assert code(table, "Turn", facing="vW") == ("C6.23.c", "must_stay")
    assert table.allows("Turn", facing="vNE")
