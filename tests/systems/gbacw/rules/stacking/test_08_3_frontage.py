"""8.3 and 7.34: who of a stack may fire, how much, and through which hexside."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.stacking import frontage
from systems.gbacw.rules.extension.positions import number, shares, strength


def firing(units, where="0505", **words):
    return position("gbacw", units=units, active="u-brigade", **words)


# --- 8.31 the limits of a hex ----------------------------------------------------------------------------------------


@pytest.mark.rule("C8.31.a", "C8.31.b", "C8.31.c", "C8.31.d")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("u1 infantry 12", [7]),
        ("u1 cavalry 6 (dismounted), u2 cavalry 4 (dismounted)", [5, 2]),
        ("u1 cavalry 3, u2 cavalry 3", [3, 1]),
        ("u1 artillery 8N, u2 artillery 8N", [8, 4]),
        ("u1 artillery 8N, u2 infantry 9", [8, 0]),
        ("u1 artillery 3N, u2 infantry 9", [3, 4]),
        ("u1 artillery 2N, u2 cavalry 7", [2, 4]),
    ],
)
def test_8_31_so_many_strength_points_fire_from_a_hex(stack, points):
    assert [row[2] for row in shares(firing(f"0505 vE: {stack}"), "0505")] == points


@pytest.mark.rule("C8.33.a")
def test_8_33_example_five_over_nine_fire_seven():
    table = firing("0505 vE: u1 infantry 5, u2 infantry 9")
    assert (strength(table, "u1", "0505", "NE"), strength(table, "u2", "0505", "NE")) == (5, 2)


@pytest.mark.rule("C8.31.c", "C8.33.a")
def test_8_33_example_a_battery_of_six_over_seven():
    table = firing("0505 vE: u1 artillery 6N, u2 infantry 7")
    assert (strength(table, "u1", "0505", "NE"), strength(table, "u2", "0505", "NE")) == (6, 1)


@pytest.mark.rule("C8.33.b")
def test_8_33_example_the_top_unit_rallies_and_those_below_fire_two():
    table = firing("0505 vE: u1 infantry 5 (rallied), u2 infantry 9")
    assert strength(table, "u2", "0505", "NE") == 2


@pytest.mark.rule("C8.33.c")
def test_8_33_guns_beneath_others_do_not_fire():
    table = firing("0505 vE: u2 infantry 5, u1 artillery 6N")
    assert strength(table, "u1", "0505", "NE") == 0
    assert strength(firing("0505 vE: u2 artillery 6N, u1 artillery 6N"), "u1", "0505", "NE") == 6


@pytest.mark.rule("C7.13.a", "C7.12.c")
def test_7_13_units_fire_through_their_front_only():
    table = firing("0505 vE: u1 infantry 5")
    found = [side for side in ("N", "NE", "SE", "S", "SW", "NW") if strength(table, "u1", "0505", side)]
    assert found == ["NE", "SE"]


@pytest.mark.rule("C8.31.e")
def test_8_31_the_limit_holds_for_those_who_are_in_the_hex_now():
    table = firing("0505 vE: u1 infantry 7, u2 infantry 7\n0404 vE: u3 infantry 5")
    hexes = {name: number(table, "hex", name) for name in ("0505", "0404")}
    frontage.note_fire(table.state, number(table, "unit", "u2"), hexes["0505"], 7)
    assert strength(table, "u1", "0505", "NE") == 0
    frontage.note_fire(table.state, number(table, "unit", "u3"), hexes["0505"], 5)
    table.state.notes = table.state.notes[1:]
    assert strength(table, "u1", "0505", "NE") == 7


# --- 7.34 dividing the fire of a Refused stack -----------------------------------------------------------------------


@pytest.mark.rule("C7.34.a", "C7.34.c", "C7.34.d", "C7.34.e", "C7.34.f")
def test_7_34_example_seven_points_fire_four_ahead_and_three_aside():
    table = firing("0505 vE: u1 infantry 7 (refused right), u2 infantry 3 (refused right)")
    assert shares(table, "0505") == [("u1", None, 4, 3), ("u2", None, 0, 0)]
    found = {side: strength(table, "u1", "0505", side) for side in ("N", "NE", "SE", "S", "SW", "NW")}
    assert found == {"N": 0, "NE": 4, "SE": 4, "S": 3, "SW": 0, "NW": 0}
    assert strength(firing("0505 vE: u1 infantry 7 (refused left)"), "u1", "0505", "N") == 3


@pytest.mark.rule("C7.34.g")
def test_7_34_example_five_over_three():
    table = firing("0505 vE: u1 infantry 5 (refused right), u2 infantry 3 (refused right)")
    assert shares(table, "0505") == [("u1", None, 4, 1), ("u2", None, 0, 2)]


@pytest.mark.rule("C7.34.g")
def test_7_34_example_three_over_two_over_eight():
    table = firing("0505 vE: u1 infantry 3 (refused left), u2 infantry 2 (refused left), u3 infantry 8 (refused left)")
    assert shares(table, "0505") == [("u1", None, 3, 0), ("u2", None, 1, 1), ("u3", None, 0, 2)]


@pytest.mark.rule("C7.34.h")
def test_7_34_example_sections_of_a_battery_over_infantry():
    """With the four guns (TB in the book) on top they fire ahead; with the two H12 on top two of them join these."""
    table = firing("0505 vE: u1 artillery 4N+2H12 (refused right), u2 infantry 6 (refused right)")
    assert shares(table, "0505") == [("u1", 0, 4, 0), ("u1", 1, 0, 2), ("u2", None, 0, 1)]
    table.state.section_order[number(table, "unit", "u1")] = (1, 0)
    assert shares(table, "0505") == [("u1", 1, 2, 0), ("u1", 0, 2, 2), ("u2", None, 0, 1)]


@pytest.mark.rule("C7.34.g", "C8.31.b")
def test_7_34_example_two_batteries_of_six():
    table = firing("0505 vE: u1 artillery 6N (refused right), u2 artillery 6N (refused right)")
    assert shares(table, "0505") == [("u1", 0, 6, 0), ("u2", 0, 0, 6)]


@pytest.mark.rule("C7.34.b")
@pytest.mark.parametrize(
    ("end", "classes"),
    [
        ("right", ["flank", "front", "front", "refused_front", "flank", "rear"]),
        ("left", ["refused_front", "front", "front", "flank", "rear", "flank"]),
    ],
)
def test_7_34_the_sides_of_a_refused_unit(end, classes):
    table = firing(f"0505 vE: u1 infantry 7 (refused {end})")
    around = ("0504", "0604", "0605", "0506", "0405", "0404")
    assert [table.side_toward("u1", where) for where in around] == classes


# --- 8.34 massed and dispersed targets -------------------------------------------------------------------------------


@pytest.mark.rule("C8.34.a", "C8.34.b", "C8.34.c", "C8.44.o")
@pytest.mark.parametrize(
    ("stack", "value"),
    [
        ("u1 infantry 8", 1),
        ("u1 infantry 5, u2 infantry 3, u3 artillery 4N", 1),
        ("u1 infantry 7, u3 artillery 6N", 0),
        ("u1 infantry 3", 0),
        ("u1 infantry 2, u3 artillery 6N", -1),
        ("u1 artillery 6N, u3 artillery 4N", 0),
        ("u1 artillery 1N", 0),
        ("u1 infantry 14 (line 0504)", 0),
        ("u1 infantry 15 (line 0504)", 1),
    ],
)
def test_8_34_shell_likes_crowds(stack, value):
    table = firing(f"0505 vE: {stack}")
    rows = frontage.density(table.game, table.state, number(table, "hex", "0505"))
    assert sum(row.value for row in rows) == value


# --- 8.44, 8.45 the strength of a line -------------------------------------------------------------------------------


@pytest.mark.rule("C8.44.a", "C8.44.o", "C8.44.p")
def test_8_44_example_nine_points_in_two_hexes_and_seventeen_in_three():
    table = firing("0505 vE: u1 infantry 9 (line 0506)\n1010 vE: u2 infantry 17 (line 1009 1011)")
    assert (strength(table, "u1", "0505", "NE"), strength(table, "u1", "0506", "NE")) == (5, 4)
    assert [strength(table, "u2", where, "NE") for where in ("1010", "1009", "1011")] == [6, 6, 5]


@pytest.mark.rule("C8.45.a", "C8.5.c", "C8.52.i")
def test_8_45_example_ten_points_fire_five_and_five_and_eighteen_six_each():
    table = firing("0505 vE: u1 infantry 10 (line 0506)\n1010 vE: u2 infantry 18 (line 1009 1011)")
    assert [strength(table, "u1", where, "SE") for where in ("0505", "0506")] == [5, 5]
    assert [strength(table, "u2", where, "SE") for where in ("1009", "1010", "1011")] == [6, 6, 6]
    column = firing("0505 vE: u1 infantry 9 (column 0405)")
    assert [strength(column, "u1", where, "NE") for where in ("0505", "0405")] == [5, 4]
    double = firing("1010 vE: u1 infantry 17 (column 0910 0809)")
    assert [strength(double, "u1", where, "NE") for where in ("1010", "0910", "0809")] == [6, 6, 5]


@pytest.mark.rule("C8.44.l", "C7.34.d")
def test_8_44_only_the_end_of_a_line_that_bends_back_divides_its_fire():
    table = firing("0505 vE: u1 infantry 10 (line 0506, refused right)")
    assert strength(table, "u1", "0505", "NE") == 5
    assert (strength(table, "u1", "0506", "NE"), strength(table, "u1", "0506", "S")) == (3, 2)
