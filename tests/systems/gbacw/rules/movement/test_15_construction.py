"""15 Construction: building, giving up, crossing and razing Entrenchments."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.components.field import WALL_HIGH
from systems.gbacw.rules.fire.positions import exchange, modifiers, shoot
from systems.gbacw.rules.movement.positions import QUIET, acting, code

WOODS = "0605: woods"
SPARE = "\n0216 vE: u9 infantry @u-spare"
"""Somebody who can always build, so that the question is asked."""
FAR = "\n1818 vW: c1 infantry"
LEADER = "0505: u-smith brigade"


def engineers(units="0505 vE: u1 infantry 7", map=WOODS, leaders=LEADER, **words):
    map += "\n0217: woods"
    return position("gbacw", units=units + SPARE + FAR, map=map, leaders=leaders, step="turn.engineers", **words)


def building(units="0505 vE: u1 infantry 7", works=(("0505", "vE", "u1", 2),), **words):
    words.setdefault("standing", {"union": QUIET, "confederate": QUIET})
    return position("gbacw", units=units, works=list(works), **words)


def dig(table, unit="u1", hex="0505", facing="vE"):
    return code(table, "BeginWork", unit=unit, hex=hex, facing=facing)


# --- 15.11, 15.12 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.11.a1", "C15.13.a", "C15.13.b", "C3.II.f", "C6.15.g")
def test_15_13_work_begins_in_II_F_with_the_builder_facing_it():
    table = engineers()
    assert table.asked == "engineers.order"
    table.play("BeginWork", unit="u1", hex="0505", facing="vSE")
    assert (table.facing("u1"), table.has_mark("u1", "building")) == ("vSE", True)
    assert table.happened("work_began")[0].args["turn"] == 2


@pytest.mark.rule("C15.13.a", "C15.13.c")
def test_15_13_at_night_one_turn_is_enough():
    table = engineers(light="night")
    table.play("BeginWork", unit="u1", hex="0505", facing="vE")
    assert table.happened("work_began")[0].args["turn"] == 1


@pytest.mark.rule("C15.11.a1", "C6.13.j", "C6.16.g")
@pytest.mark.parametrize(
    "line",
    ["vE attack: u2 infantry", "sSE: u2 infantry", "vE: u2 cavalry", "vE: u2 artillery", "vE attack: u2 artillery"],
)
def test_15_11_only_foot_under_advance_orders_builds(line):
    table = engineers(f"0505 vE: u1 infantry\n0507 {line} @u-blue")
    assert dig(table, "u2", "0507") == ("C15.11.a1", "cannot_build")
    assert dig(table, "u1", "0507") == ("C15.11.a1", "not_there")


@pytest.mark.rule("C15.11.a1")
def test_15_11_dismounted_cavalry_builds_too():
    assert dig(engineers("0505 vE: u1 cavalry 4 (dismounted)")) is None


@pytest.mark.rule("C15.11.a2", "C15.11.a3", "C4.23.a")
def test_15_11_the_builder_is_in_command_and_its_brigadier_in_touch():
    units = "0505 vE: u1 infantry\n0509 vE: u2 infantry @u-blue"
    assert dig(engineers(units, out_of_command="u1")) == ("C15.11.a2", "builder_out_of_command")
    assert dig(engineers(units, out_of_command="u-brigade")) == ("C15.11.a3", "brigadier_out_of_reach")
    evening = {"units": units, "map": WOODS, "step": "turn.engineers", "turns": 1}
    assert position("gbacw", **evening).asked == "engineers.order"
    assert position("gbacw", out_of_command="u-division", **evening).asked is None


@pytest.mark.rule("C15.11.b", "C17.34.a")
@pytest.mark.parametrize(("level", "refused"), [(1, False), (2, True)])
def test_15_11_not_at_fatigue_level_two(level, refused):
    units = "0505 vE: u1 infantry\n0509 vE: u2 infantry @u-blue"
    table = engineers(units, options={"fatigue": True}, fatigue={"u-brigade": level})
    assert (dig(table) == ("C15.11.b", "too_tired_to_build")) is refused


@pytest.mark.rule("C6.32.b", "C1.0.b")
def test_15_11_nor_in_reserve_nor_where_the_battle_forbids_it():
    units = "0505 vE: u1 infantry\n0509 vE: u2 infantry @u-blue"
    assert dig(engineers(units, reserve="u-brigade")) == ("C6.32.b", "in_reserve")
    where = engineers(units).game.field.numbers["hex"]
    walled = engineers(units, rules={"no_entrenchments": (where["0505"],)})
    assert dig(walled) == ("C1.0.b", "no_building_in_battle")
    assert dig(engineers(units, rules={"no_entrenchments": (where["0506"],)})) is None


@pytest.mark.rule("C1.0.b")
def test_k12_at_kernstown_nobody_builds_behind_the_wall():
    field = load_shipped("kernstown")
    closed = {field.grid.names[where] for where in field.scenario.rules.no_entrenchments}
    high = [place // 6 for place, kind in enumerate(field.sides.wall) if kind == WALL_HIGH]
    assert closed == {field.grid.names[where] for where in high}


@pytest.mark.rule("C15.12.a")
@pytest.mark.parametrize(
    ("map", "found"),
    [
        ("0505: town", ("C15.12.a", "no_digging_here")),
        ("0509: woods", ("C15.12.a", "no_timber")),
        ("0508: woods", None),
        ("0508: orchard", None),
        ("0508: town", None),
        ("0508: building", None),
        ("0505: woods", None),
    ],
)
def test_15_12_within_three_hexes_of_timber(map, found):
    table = engineers("0505 vE: u1 infantry\n1010 vE: u2 infantry", map=f"{map}\n1011: woods")
    assert dig(table) == found


@pytest.mark.rule("C15.12.b")
def test_15_12_hex_timber_and_the_way_between_are_free_of_enemies():
    """RN15.12.1: one free combination is enough."""
    units = "0505 vE: u1 infantry\n1010 vE: u2 infantry\n0502 vW: c2 infantry"
    map = "0503 1011: woods"
    assert dig(engineers(units, map=map)) == ("C15.12.b", "timber_not_safe")
    assert dig(engineers(units, map=f"{map}\n0508: woods")) is None
    near = "0505 vE: u1 infantry\n1010 vE: u2 infantry\n0605 vW: c2 infantry"
    assert dig(engineers(near, map="0505 1011: woods")) == ("C15.12.b", "timber_not_safe")


@pytest.mark.rule("C15.12.c")
def test_15_12_two_in_a_hex_the_second_for_other_hexsides():
    """RN15.12.2: of its two hexsides one at least is new; the one that both share is protected once."""
    one = engineers(entrenchments="0505 vE")
    assert dig(one, facing="vE") == ("C15.12.c", "hexside_covered")
    assert dig(one, facing="vSE") is None
    assert dig(one, facing="vSW") is None
    begun = engineers("0505 vE: u1 infantry, u3 infantry")
    begun.play("BeginWork", unit="u1", hex="0505", facing="vE")
    assert dig(begun, "u3") == ("C15.12.c", "hexside_covered")
    units = "0505 vE: u1 infantry\n1010 vE: u2 infantry"
    two = engineers(units, entrenchments="0505 vE, 0505 vSW", map="0605 1011: woods")
    assert dig(two, facing="vNW") == ("C15.12.c", "enough_entrenchments")


@pytest.mark.rule("C15.13.b")
def test_15_13_a_line_builds_as_it_faces():
    table = engineers("0505 vE: u1 infantry 9 (line 0506)")
    assert dig(table, facing="vSE") == ("C15.13.b", "builder_faces_elsewhere")
    assert dig(table, facing="sN") == ("C7.11.b", "wrong_kind_of_facing")
    assert dig(table) is None


@pytest.mark.rule("C15.15.a")
def test_15_15_each_hex_of_a_line_may_build_and_nobody_builds_twice():
    table = engineers("0505 vE: u1 infantry 9 (line 0506)")
    table.play("BeginWork", unit="u1", hex="0505", facing="vE")
    assert dig(table) == ("C15.15.a", "is_building")
    table.play("BeginWork", unit="u1", hex="0506", facing="vE")
    assert len(table.state.works) == 2


# --- 15.13, 15.14 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.13.c", "C15.15.a", "C15.14.b")
@pytest.mark.parametrize(("turn", "stands"), [(1, False), (2, True)])
def test_15_13_it_stands_in_IV_B_of_the_second_turn_out_of_command_or_not(turn, stands):
    table = building(turn=turn, turns=turn, step="turn.entrenchments", out_of_command="u1, u-brigade")
    assert table.entrenchments() == ([("0505", "vE")] if stands else [])
    assert table.has_mark("u1", "building") is not stands


@pytest.mark.rule("C15.13.a", "C3.III.f", "C15.14.a3")
def test_15_13_a_builder_does_nothing_else_unless_it_gives_up():
    table = building("0505 vE: u1 infantry 7\n0508 vE: u2 infantry" + FAR, active="u-brigade")
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "is_building")
    assert code(table, "StopWork", unit="u2") == ("C15.14.a3", "is_not_building")
    table.play("StopWork", unit="u1")
    assert (table.state.works, table.rules_of("work_cancelled")) == ((), ["C15.14.a3"])
    assert table.allows("ActivateUnit", unit="u1")


@pytest.mark.rule("C15.14.a1")
def test_15_14_attack_orders_end_the_work():
    table = building("0505 vE attack: u1 infantry 7" + FAR, active="u-brigade")
    assert table.rules_of("work_cancelled") == ["C15.14.a1"]


@pytest.mark.rule("C15.14.a2")
def test_15_14_leaving_the_hex_ends_the_work():
    table = building("0507 vE: u1 infantry 7\n1818 vW: c1 infantry", active="c-brigade")
    assert table.rules_of("work_cancelled") == ["C15.14.a2"]


@pytest.mark.rule("C15.14.a3", "C15.14.a4", "C15.16.a")
@pytest.mark.parametrize(
    ("mark", "rule"),
    [
        ("return fired", "C15.14.a3"),
        ("withdrawal fired", "C15.14.a3"),
        ("pre assault fired", "C15.14.a3"),
        ("reacted", "C15.14.a3"),
        ("targeted", "C15.14.a4"),
    ],
)
def test_15_14_defending_itself_ends_it_when_the_enemy_has_finished(mark, rule):
    table = building(
        f"0505 vE: u1 infantry 7 ({mark})\n1818 vW: c1 infantry\n1717 vW: c2 infantry @c-blue", active="c-brigade"
    )
    assert table.has_mark("u1", "building")
    table.play("EndBrigade")
    assert table.rules_of("work_cancelled") == [rule]


@pytest.mark.rule("C15.14.c", "C15.16.a")
def test_15_14_a_builder_that_returns_fire_does_so_prepared():
    table = exchange(
        "0505 vE attack: u1 infantry 7\n0605 vW: c1 infantry 7",
        works=[("0605", "vW", "c1", 2)],
        standing={"confederate": {**QUIET, "return_fire": "ask"}},
    )
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    assert modifiers(table)["prepared"] == 1
    assert (table.has_mark("c1", "building"), table.has_mark("c1", "return fired")) == (True, True)


@pytest.mark.rule("C15.14.a5")
@pytest.mark.parametrize(("level", "ends"), [(2, False), (3, True)])
def test_15_14_fatigue_level_three_ends_the_work(level, ends):
    table = building(
        "0505 vE: u1 infantry 7" + FAR, active="u-brigade", options={"fatigue": True}, fatigue={"u-brigade": level}
    )
    assert table.rules_of("work_cancelled") == (["C15.14.a5"] if ends else [])


# --- 15.17, 15.2 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.21.a", "C15.22.a")
@pytest.mark.parametrize(
    ("to", "way", "left"), [("0605", False, 4), ("0605", True, 4), ("0604", False, 4), ("0504", False, 5)]
)
def test_15_22_crossing_costs_a_point_on_the_two_covered_hexsides_roads_or_not(to, way, left):
    facing = "vNE" if to == "0504" else "vE"
    table = acting(f"0505 {facing}: u1 infantry 7" + FAR, map="road 0505 0605", entrenchments="0505 vE")
    table.play("Step", to=to, way=way)
    assert table.left() == left


@pytest.mark.rule("C15.22.a")
def test_15_22_it_is_crossed_from_outside_as_well_and_never_by_guns():
    table = acting("0605 vW: u1 infantry 7" + FAR, entrenchments="0505 vE")
    table.play("Step", to="0505")
    assert table.left() == 4
    guns = acting("0605 vW: u1 artillery" + FAR, entrenchments="0505 vE")
    assert code(guns, "Step", to="0505") == ("C9.42.d", "prohibited")


@pytest.mark.rule("C15.17.a")
def test_15_17_for_a_point_more_it_is_razed():
    table = acting("0605 vW: u1 infantry 7" + FAR, entrenchments="0505 vE, 0505 vW")
    assert code(table, "Step", to="0606", raze=True)[1] == "not_in_front"
    assert code(table, "Step", to="0604", raze=True)[1] in ("not_in_front", "nothing_to_raze")
    table.play("Step", to="0505", raze=True)
    assert (table.left(), table.entrenchments()) == (3, [("0505", "vW")])


@pytest.mark.rule("C15.17.a")
def test_15_17_there_must_be_something_to_raze():
    table = acting("0605 vW: u1 infantry 7" + FAR)
    assert code(table, "Step", to="0505", raze=True) == ("C15.17.a", "nothing_to_raze")
