"""8.5 and 7.26: extended columns: trailing out, closing up, becoming a line and back; Attack Orders."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH
from caracole.systems.gbacw.rules.extension import column
from caracole.systems.gbacw.rules.orders import orders
from caracole.systems.gbacw.rules.results.results import lose_strength
from caracole.systems.gbacw.rules.state import FORMATIONS
from systems.gbacw.rules.extension.positions import SILENT, acting, code, effect, moving, number

ROAD = "road 0505 0605 0706 0806 0907 1007 1108 1208"


def shape(table):
    return table.formation("u1"), table.where("u1"), table.extension("u1")


# --- trailing out ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.5.a", "C8.5.b", "C8.13.a", "C8.12.e", "C8.51.a", "C6.13.f")
@pytest.mark.parametrize(
    ("unit", "behind"),
    [
        ("infantry 7", []),
        ("infantry 8", ["0806"]),
        ("infantry 15", ["0806", "0706"]),
        ("cavalry 4", []),
        ("cavalry 5", ["0806"]),
        ("cavalry 9", ["0806", "0706"]),
        ("cavalry 9 (dismounted)", []),
    ],
)
def test_8_5_example_the_length_of_columns(unit, behind):
    """8.13: a regiment of 8 needs one extension between itself and the next, one of 15 needs two."""
    table = moving(f"0505 sSE: u1 {unit}", map=ROAD)
    for to in ("0605", "0706", "0806", "0907"):
        table.play("Step", to=to, way=True)
    assert (table.where("u1"), table.extension("u1")) == ("0907", behind)
    assert table.formation("u1") == ("column" if behind else "ordinary")


@pytest.mark.rule("C8.5.e", "C8.5.h", "C8.51.a")
def test_8_5_the_extensions_come_out_one_after_the_other():
    table = moving("0505 sSE: u1 infantry 15", map=ROAD)
    table.play("Step", to="0605", way=True)
    assert shape(table) == ("column", "0605", ["0505"])
    table.play("Step", to="0706", way=True)
    assert shape(table) == ("column", "0706", ["0605", "0505"])
    table.play("Step", to="0806", way=True)
    assert shape(table) == ("column", "0806", ["0706", "0605"])
    assert table.stack("0505") == []


BENDS = "road 0505 0605 0606 0607 0707"


@pytest.mark.rule("C8.51.a", "C8.51.b", "C8.5.h")
def test_8_51_the_head_of_a_column_turns_where_the_road_bends():
    table = moving("0505 sSE: u1 infantry 8", map=BENDS)
    table.play("Step", to="0605", way=True)
    assert code(table, "Turn", facing="sNW") == ("C8.51.b", "column_looks_ahead")
    table.play("Turn", facing="sS")
    table.play("Step", to="0606", way=True)
    table.play("Step", to="0607", way=True)
    table.play("Turn", facing="sNE")
    table.play("Step", to="0707", way=True)
    assert shape(table) == ("column", "0707", ["0607"])


@pytest.mark.rule("C8.52.a", "C8.52.b", "C8.52.g")
def test_8_52_under_advance_orders_it_keeps_its_rear_behind_it():
    """The road goes south-east and then south: vSE looks at both. Looking east it has its extension at its flank."""
    table = moving("0605 vE: u1 infantry 8 (column 0505)", map=BENDS)
    assert code(table, "Turn", facing="vNE") == ("C8.52.b", "column_looks_ahead")
    assert code(table, "Turn", facing="vW") == ("C8.52.b", "column_looks_ahead")
    table.play("Turn", facing="vSE")
    table.play("Step", to="0606", way=True)
    assert shape(table) == ("column", "0606", ["0605"])
    assert moving("0605 vE: u1 infantry 8 (column 0505)").allows("Turn", facing="vSE"), "off the road as well"


@pytest.mark.rule("C8.5.a", "C8.51.b")
def test_8_51_in_march_it_is_a_column_off_the_ways_too():
    table = moving("0505 sSE: u1 infantry 8")
    table.play("Step", to="0605")
    assert shape(table) == ("column", "0605", ["0505"])
    advance = moving("0505 vE: u1 infantry 8")
    advance.play("Step", to="0605")
    assert shape(advance) == ("ordinary", "0605", [])


@pytest.mark.rule("C8.51.b", "C7.12.b")
def test_8_51_one_front_at_the_head_and_one_rear_at_the_tail():
    table = acting("0706 sSE: u1 infantry 15 (column 0605 0505)")
    unit = number(table, "unit", "u1")
    found = {}
    for where in ("0706", "0605", "0505"):
        here = number(table, "hex", where)
        found[where] = [
            query.CLASSES[query.side_class_in(table.game, table.state, unit, here, way)] for way in range(6)
        ]
    flank = "flank"
    assert found["0706"] == [flank, flank, "front", flank, flank, flank]
    assert found["0605"] == [flank] * 6
    assert found["0505"] == [flank, flank, flank, flank, flank, "rear"]


@pytest.mark.rule("C8.52.a", "C8.52.b", "C8.52.c")
def test_8_52_under_advance_orders_extensions_look_at_the_part_that_they_follow():
    straight = acting("0605 vE: u1 infantry 8 (column 0505)")
    bend = acting("0605 vE: u1 infantry 8 (column 0604)")
    for table, where, facing in ((straight, "0505", "vE"), (bend, "0604", "vSE")):
        unit, here = number(table, "unit", "u1"), number(table, "hex", where)
        assert table.game.field.names["facing"][query.facing_in(table.game, table.state, unit, here)] == facing


@pytest.mark.rule("C8.5.f", "C8.5.g")
def test_8_5_a_new_extension_has_a_point_less_under_advance_orders():
    """The ground behind costs the first extension 4 points of 5; with the point less it cannot follow."""
    units = "0505 {}: u1 infantry 8 R 7/5 5/4"
    ways = "0605: woods, level 2\n0505/SE: steep\ntrail 0505 0605\nroad 0605 0706 0806"
    table = moving(units.format("vE"), map=ways)
    table.play("Step", to="0605", way=True)
    spent = 5 - table.left()
    table.play("Step", to="0706", way=True)
    found = table.refusal("Step", to="0806", way=True)
    assert (spent, table.left()) == (3, 1)
    assert found is None
    rows = query.notes(table.state, "trail")
    assert rows == [(number(table, "unit", "u1"), 1, 2 * 1 + 2 * 3)]
    double = moving("0505 vE: u1 infantry 15", map=ROAD)
    double.play("Step", to="0605", way=True)
    double.play("Step", to="0706", way=True)
    spent = {part: points for _, part, points in query.notes(double.state, "trail")}
    assert spent == {1: 2 * 1 + 2 * 1, 2: 2 * 2}, "the second has two points less"


@pytest.mark.rule("C8.5.g", "C8.5.i")
def test_8_5_the_head_does_not_go_where_the_rear_cannot_follow():
    map = "road 0605 0706 0806 0907\n0605: woods, level 1\n0505/SE: steep"
    table = moving("0605 sSE: u1 infantry 8 R 7/5 3/2 (column 0505)", map=map, equivalents=1)
    assert code(table, "Step", to="0706", way=True) == ("C8.5.g", "extension_cannot_follow")


@pytest.mark.rule("C8.5.a")
def test_8_5_under_advance_orders_a_column_keeps_to_the_ways():
    table = moving("0605 vE: u1 infantry 8 (column 0505)", map=ROAD)
    assert code(table, "Step", to="0705") == ("C8.5.a", "column_keeps_to_ways")
    assert table.allows("Step", to="0706", way=True)


@pytest.mark.rule("C8.5.j", "C8.5.i")
def test_8_5_a_column_does_not_stop_with_others():
    table = moving("0505 vE: u1 infantry 8\n0605 vE: u2 infantry 3", map=ROAD)
    table.play("Step", to="0605", way=True)
    assert code(table, "EndUnit") == ("C8.5.j", "column_stands_alone")
    start = moving("0505 vE: u1 infantry 8, u2 infantry 3", map=ROAD)
    start.play("Step", to="0605", way=True)
    assert code(start, "EndUnit") == ("C8.5.j", "column_stands_alone")
    start.play("Step", to="0706", way=True)
    start.play("EndUnit")
    assert shape(start) == ("column", "0706", ["0605"])
    stuck = moving("0505 vE: u1 infantry 8 R 7/5 1/1, u2 infantry 3", map=ROAD)
    stuck.play("Step", to="0605", way=True)
    stuck.play("EndUnit")
    assert shape(stuck) == ("ordinary", "0605", [])


@pytest.mark.rule("C8.5.o")
def test_8_5_losses_shorten_a_column():
    table = moving("0706 vE: u1 infantry 15 (column 0605 0505)")
    effect(table, lose_strength, "u1", 1, "C12.11.a")
    table.play("CloseUp", leaving="0505")
    assert shape(table) == ("column", "0706", ["0605"])
    head = moving("0605 vE: u1 cavalry 5 (column 0505)")
    effect(head, lose_strength, "u1", 1, "C12.11.a")
    head.play("CloseUp", leaving="0605")
    assert shape(head) == ("ordinary", "0505", [])


# --- 7.26, 8.44, 8.52 column and line --------------------------------------------------------------------------------


def forms(table, march):
    """facing -> formation, for every facing that the unit could take."""
    unit = number(table, "unit", "u1")
    found = column.shapes(table.game, table.state, unit, march=march)
    names = table.game.field.names["facing"]
    return {names[facing]: FORMATIONS[row.formation] for facing, row in sorted(found.items())}


@pytest.mark.rule("C7.26.a")
def test_7_26_facing_decides_between_column_and_line():
    table = acting("0605 sSE: u1 infantry 8 (column 0505)")
    assert forms(table, march=False) == {
        "vNE": "line",
        "vE": "column",
        "vSE": "column",
        "vSW": "line",
        "vW": "column",
        "vNW": "column",
    }
    assert forms(table, march=True) == {"sSE": "column", "sNW": "column"}
    horse = acting("0605 sSE: u1 cavalry 5 (column 0505)")
    assert "line" not in forms(horse, march=False).values()
    bent = acting("0705 sSE: u1 infantry 15 (column 0605 0505)")
    assert "line" not in forms(bent, march=False).values()


@pytest.mark.rule("C7.23.a", "C7.26.a", "C7.26.b")
def test_7_26_on_new_orders_a_column_becomes_a_line_free_and_back():
    table = acting("0605 sSE: u1 infantry 8 (column 0505)")
    effect(table, orders.give_orders, 0, ADVANCE, "C6.12.a", everybody=True)
    table.play("FaceStack", facing="vNE")
    assert (table.formation("u1"), table.facing("u1")) == ("line", "vNE")
    assert not table.has_mark("u1", "spent mp")
    back = acting("0605 vNE: u1 infantry 8 (line 0505)")
    effect(back, orders.give_orders, 0, MARCH, "C6.12.a", everybody=True)
    back.play("FaceStack", facing="sNW")
    assert shape(back) == ("column", "0505", ["0605"])


@pytest.mark.rule("C8.44.n", "C8.5.d")
@pytest.mark.parametrize(
    ("facing", "cost", "where", "extension"),
    [("vSE", 0, "0506", ["0505"]), ("vSW", 1, "0506", ["0505"]), ("vNE", 0, "0505", ["0506"])],
)
def test_8_5_a_line_becomes_a_column_by_turning(facing, cost, where, extension):
    table = moving("0505 vE: u1 infantry 9 (line 0506)")
    table.play("Reform", facing=facing)
    assert shape(table) == ("column", where, extension)
    assert (table.facing("u1"), table.left()) == (facing, 6 - cost)


@pytest.mark.rule("C8.44.n", "C8.52.g", "C8.5.j")
def test_8_44_not_next_to_the_enemy_nor_under_attack_orders_nor_stacked():
    near = moving("0505 vE: u1 infantry 9 (line 0506)\n0605 vW: c1 infantry", **SILENT)
    assert code(near, "Reform", facing="vSE") == ("C8.44.n", "column_next_to_enemy")
    attack = moving("0505 vE attack: u1 infantry 9 (line 0506)")
    assert code(attack, "Reform", facing="vSE") == ("C8.44.n", "column_in_advance_only")
    guns = moving("0505 vE: u1 infantry 9 (line 0506), u2 artillery 4N")
    assert code(guns, "Reform", facing="vSE") == ("C8.5.j", "column_stands_alone")
    alone = moving("0505 vE: u1 infantry 9")
    assert code(alone, "Reform", facing="vSE") == ("C8.52.g", "nothing_to_reform")
    assert code(moving("0505 vE: u1 infantry 9 (line 0506)"), "Reform", facing="vW") == ("C8.52.g", "cannot_form_so")


@pytest.mark.rule("C8.52.g", "C8.41.d")
def test_8_52_a_column_forms_line_by_turning_and_ways_do_not_help():
    table = moving("0505 vE: u1 infantry 9 (column 0405)", map="road 0405 0505 0605 0706")
    table.play("Step", to="0605", way=True)
    table.play("Reform", facing="vSW")
    assert (table.formation("u1"), table.left()) == ("line", 4)
    free = moving("0505 vE: u1 infantry 9 (column 0405)")
    free.play("Reform", facing="vSE")
    assert (free.formation("u1"), free.extension("u1"), free.left()) == ("line", ["0405"], 6)
    assert code(free, "Reform", facing="vE") == ("C7.21.c", "turned_here")
    long = moving("0706 vE: u1 infantry 15 (column 0605 0505)")
    long.play("Reform", facing="vNE")
    assert shape(long) == ("line", "0605", ["0706", "0505"])
    near = moving("0505 vE: u1 infantry 9 (column 0404)\n0304 vE: c1 infantry", **SILENT)
    assert code(near, "Reform", facing="vNE") == ("C8.52.g", "cannot_form_so")


# --- 8.52, 8.53 closing up -------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.52.d", "C8.52.e", "C8.52.f", "C8.12.e")
def test_8_52_a_column_closes_up_in_any_of_its_hexes_at_the_cost_of_the_ground():
    map = "road 0505 0605 0706\n0605: woods"
    units = "0706 vE: u1 infantry 15 (column 0605 0505)"
    for into, left in (("0706", 3), ("0605", 4), ("0505", 3)):
        table = moving(units, map=map)
        table.play("RetractColumn", into=into)
        assert (shape(table), table.left()) == (("ordinary", into, []), left)
    stream = moving(units, map=f"{map}\n0605/SE: stream")
    stream.play("RetractColumn", into="0605")
    assert stream.left() == 3, "in the middle hex the dearer of the two ways"
    assert code(moving(units), "RetractColumn", into="0404") == ("C8.52.d", "not_its_hex")
    march = moving("0706 sSE: u1 infantry 15 (column 0605 0505)")
    assert code(march, "RetractColumn", into="0706") == ("C8.12.e", "march_keeps_column")


@pytest.mark.rule("C8.52.h")
def test_8_52_closed_up_next_to_the_enemy_it_neither_turns_nor_forms_line():
    table = moving("0706 vE: u1 infantry 9 (column 0605)\n0806 vW: c1 infantry", **SILENT)
    table.play("RetractColumn", into="0706")
    assert code(table, "Turn", facing="vNE") == ("C9.53.b", "stopped_next_to_enemy")
    assert code(table, "Extend", to=["0705"]) == ("C9.53.a", "stopped_next_to_enemy")


@pytest.mark.rule("C8.53.a", "C8.53.c")
def test_8_53_under_attack_orders_a_column_first_closes_up_or_forms_line():
    table = acting("0706 vE attack: u1 infantry 9 (column 0605)")
    assert code(table, "EndBrigade") == ("C8.53.a", "column_under_attack_orders")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "EndUnit") == ("C8.53.a", "column_under_attack_orders")
    assert code(table, "Step", to="0806") == ("C8.53.a", "column_under_attack_orders")
    assert {row["do"] for row in table.candidates()} == {"RetractColumn", "Reform"}
    table.play("RetractColumn", into="0706")
    assert table.has_mark("u1", "spent mp")
    assert table.allows("EndUnit")


@pytest.mark.rule("C8.53.b")
def test_8_53_closed_up_next_to_the_enemy_it_neither_fires_nor_assaults():
    from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving, why_not_shock_after_moving

    table = moving("0706 vE attack: u1 infantry 9 (column 0605)\n0806 vW: c1 infantry", **SILENT)
    table.play("RetractColumn", into="0706")
    unit = number(table, "unit", "u1")
    assert why_not_fire_after_moving(table.game, table.state, unit).rule == "C9.42.c"
    assert why_not_shock_after_moving(table.game, table.state, unit).rule == "C9.42.e"
    assert not table.allows("FireAt", target="0806")


@pytest.mark.rule("C8.53.d")
def test_8_53_under_stay_it_remains_in_column():
    table = moving("0706 vE attack: u1 infantry 9 (column 0605)", brigade_marks={"stay": "u-brigade"})
    table.play("EndUnit")
    assert shape(table) == ("column", "0706", ["0605"])


@pytest.mark.rule("C8.53.e")
def test_8_53_if_it_has_not_the_points_it_closes_up_disordered_and_has_finished():
    map = "0706: woods, level 1\n0605/SE: steep\n0605: woods"
    table = moving("0706 vE attack: u1 cavalry 5 C 6/4 3/2 (column 0605)", map=map)
    assert {row["do"] for row in table.candidates()} == {"RetractColumn"}
    table.play("RetractColumn", into="0605")
    assert shape(table) == ("ordinary", "0605", [])
    assert table.is_disordered("u1")
    assert table.asked == "brigade.act"
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "has_acted")


@pytest.mark.rule("C8.44.c", "C8.52.d")
def test_8_52_closing_up_among_friends_turns_none_of_them():
    """The tail of u1 is passing through the line of u2, which goes on looking east."""
    table = moving("0706 vSE: u1 infantry 9 (column 0605)\n0604 vE: u2 infantry 9 (line 0605)")
    table.play("RetractColumn", into="0605")
    assert (table.facing("u1"), table.facing("u2")) == ("vSE", "vE")
