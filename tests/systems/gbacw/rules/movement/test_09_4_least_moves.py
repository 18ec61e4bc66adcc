"""9.1 to 9.5: modes, arms, the least a unit can do, moving along the enemy's front."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving, why_not_shock_after_moving
from systems.gbacw.rules.movement.positions import acting, code

FAR = "\n1818 vW: c1 infantry"


@pytest.mark.rule("C9.13.b", "C9.13.c")
def test_9_13_points_that_were_not_used_are_lost():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7\n0509 vE: u2 infantry 7" + FAR,
        active="u-brigade",
        pool={"u-division": 1},
    )
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert table.left() == 6
    table.play("EndUnit")
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "has_acted")


@pytest.mark.rule("C9.14.a", "C9.14.b")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("u1 cavalry 4 (dismounted)", 2),
        ("u1 infantry 4", 2),
        ("u1 cavalry 4", 3),
        ("u1 artillery 4N (horse)", 4),
        ("u1 artillery 4N", 4),
    ],
)
def test_9_14_dismounted_cavalry_pays_as_infantry_horse_artillery_as_artillery(line, cost):
    table = acting(f"0505 vE: {line}" + FAR, map="0605: woods")
    before = table.left()
    if "infantry" not in line and "dismounted" not in line:
        table.dice(1)
    table.play("Step", to="0605")
    assert before - table.left() == cost


@pytest.mark.rule("C9.21.a", "C9.21.b")
def test_9_21_all_move_by_the_orders_of_the_brigade_but_who_carries_his_own():
    units = "0505 vE attack: u1 infantry 7\n0507 vE attack: u2 infantry 7\n0509 vE: u3 infantry 7 (advance)" + FAR
    for unit, points in (("u1", 3), ("u2", 3), ("u3", 6)):
        assert acting(units, unit).left() == points


@pytest.mark.rule("C9.22.a", "C9.22.e")
def test_9_22_the_march_goes_over_any_ground_and_slower_off_the_road():
    map = "0605: woods\n0605/SE: stream\nroad 0706 0806\ntrail 0806 0907"
    table = acting("0505 sSE: u1 infantry 7" + FAR, map=map, equivalents=1)
    table.play("Step", to="0605")
    assert table.left() == 4
    table.play("Step", to="0706")
    assert table.left() == 2
    table.play("Step", to="0806", way=True)
    assert table.left() == 1.5
    table.play("Step", to="0907", way=True)
    assert table.left() == 0.5


@pytest.mark.rule("C9.23.c", "C9.43.b", "C9.24.e", "C9.43.e")
@pytest.mark.parametrize("line", [": u1 infantry 7", ": u1 artillery 6N", " attack: u1 artillery 6N"])
def test_9_43_advance_and_guns_always_use_roads_fords_and_bridges(line):
    map = "0505/SE: stream, ford\n0605/SE: stream, bridge\nroad 0505 0605 0706"
    table = acting(f"0505 vE{line}" + FAR, map=map)
    before = table.left()
    table.play("Step", to="0605", way=True)
    assert before - table.left() == 2
    table.play("Step", to="0706", way=True)
    assert before - table.left() == 3


@pytest.mark.rule("C9.46.a")
def test_9_46_levels_are_climbed_by_the_slopes_that_the_map_shows():
    for words, cost in (("level 1", 1), ("level 1\n0505/SE: minor", 2), ("level 1\n0505/SE: steep", 3)):
        table = acting("0505 vE: u1 infantry 7" + FAR, map=f"0605: {words}")
        table.play("Step", to="0605")
        assert 6 - table.left() == cost


@pytest.mark.rule("C9.47.a")
def test_9_47_some_ground_disorders_at_once():
    table = acting("0505 vE attack: u1 infantry 7 7/5 12/8" + FAR, map="0605: level 3\n0505/SE: abrupt")
    table.play("Step", to="0605")
    assert table.is_disordered("u1")
    assert table.rules_of("unit_disordered") == ["C9.47.a"]


# --- 9.42 ------------------------------------------------------------------------------------------------------------

STEEP = "0605: level 3, woods\n0505/SE: steep"
"""Four points for infantry."""


@pytest.mark.rule("C9.42.b", "C9.42.e")
def test_9_42_a_unit_may_always_move_one_hex_with_all_it_has():
    """R9.42-1: up to its printed MA, which Attack Orders do not halve for that."""
    table = acting("0505 vE attack: u1 infantry 7 7/5 6/4" + FAR, map=STEEP)
    assert table.left() == 3
    table.dice(1).play("Step", to="0605")
    assert (table.where("u1"), table.left()) == ("0605", 0)
    assert table.has_mark("u1", "minimum move")
    assert why_not_shock_after_moving(table.game, table.state, 0).rule == "C9.42.e"
    assert why_not_fire_after_moving(table.game, table.state, 0) is None
    assert code(table, "Step", to="0706") == ("C9.42.a", "not_enough_points")


@pytest.mark.rule("C9.42.b")
def test_9_42_not_after_it_has_moved_nor_beyond_its_printed_allowance():
    table = acting("0405 vE attack: u1 infantry 7 7/5 6/4" + FAR, map=STEEP)
    table.play("Step", to="0505")
    assert code(table, "Step", to="0605") == ("C9.42.a", "not_enough_points")
    slow = acting("0505 vE: u1 infantry 7 7/5 3/2" + FAR, map=STEEP)
    assert code(slow, "Step", to="0605") == ("C9.42.a", "not_enough_points")


@pytest.mark.rule("C9.42.c", "C9.42.e")
def test_9_42_under_attack_orders_also_next_to_the_enemy_if_it_does_not_fight():
    table = acting("0505 vE attack: u1 infantry 7 7/5 6/4\n0706 vW: c1 infantry", map=STEEP)
    table.dice(1).play("Step", to="0605")
    assert why_not_fire_after_moving(table.game, table.state, 0).rule == "C9.42.c"
    assert why_not_shock_after_moving(table.game, table.state, 0).rule == "C9.42.e"
    fired = acting("0505 vE attack: u1 infantry 7 7/5 6/4 (fired)\n0706 vW: c1 infantry", map=STEEP)
    assert code(fired, "Step", to="0605") == ("C9.42.a", "not_enough_points")
    slow = acting("0505 vE attack: u1 infantry 7 7/5 3/2\n0706 vW: c1 infantry", map=STEEP)
    assert code(slow, "Step", to="0605") == ("C9.42.a", "not_enough_points")


@pytest.mark.rule("C9.42.b")
def test_9_42_next_to_the_enemy_only_attack_orders_help():
    table = acting("0505 vE: u1 infantry 7 7/5 3/2\n0706 vW: c-bat artillery", map="0605: level 3\n0505/SE: steep")
    assert table.allows("Step", to="0605")
    dear = acting("0505 vE: u1 infantry 7 7/5 2/2\n0706 vW: c-bat artillery", map="0605: level 3\n0505/SE: steep")
    assert code(dear, "Step", to="0605") == ("C9.42.a", "not_enough_points")


# --- 9.53 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.53.e", "C9.53.a")
def test_9_53_from_one_hex_next_to_the_enemy_straight_to_another():
    table = acting("0505 vE attack: u1 infantry 7\n0506 vNE: c1 infantry")
    table.play("Step", to="0605")
    assert table.where("u1") == "0605"
    assert code(table, "Step", to="0706") == ("C9.53.a", "stopped_next_to_enemy")


@pytest.mark.rule("C9.53.c")
def test_9_53_who_conforms_to_a_stack_next_to_the_enemy_does_not_fight():
    units = "0505 vE attack: u1 infantry 4\n0605 vNE attack: u2 infantry 4\n0606 vW: c1 infantry"
    table = acting(units)
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert (table.facing("u1"), table.has_mark("u1", "conformed")) == ("vNE", True)
    assert why_not_fire_after_moving(table.game, table.state, 0).rule == "C9.53.c"
    assert why_not_shock_after_moving(table.game, table.state, 0).rule == "C9.53.c"


@pytest.mark.rule("C9.23.b", "C9.52.a")
def test_9_23_who_came_over_a_bridge_does_not_assault_in_this_activation():
    map = "0605/SE: stream, bridge\nroad 0605 0706"
    table = acting("0605 vE: u1 infantry 7\n0806 vW: c1 infantry", map=map)
    table.play("Step", to="0706", way=True)
    assert table.has_mark("u1", "crossed")
    assert why_not_shock_after_moving(table.game, table.state, 0).rule == "C9.23.b"


@pytest.mark.rule("C9.42.b", "C7.22.a")
def test_9_42_the_one_hex_includes_all_turning():
    """Attack Orders halve its 6 points, Fatigue takes 2 of the 3: with one point it turns by two corners in woods, for
    two, and then goes."""
    words = {"map": "0505: woods", "fatigue": {"u-brigade": 4}, "options": {"fatigue": True}}
    table = acting("0505 vE attack: u1 infantry 7 7/5 6/4" + FAR, **words)
    assert table.left() == 1
    table.play("Turn", facing="vSW")
    assert code(table, "EndUnit") == ("C9.42.b", "turned_to_move")
    table.play("Step", to="0506")
    assert (table.where("u1"), table.left(), table.has_mark("u1", "minimum move")) == ("0506", 0, True)


@pytest.mark.rule("C9.42.b", "C9.42.a")
def test_9_42_turning_and_the_hex_together_cost_no_more_than_its_printed_allowance():
    """3 points printed: two corners in woods and woods in front are four."""
    table = acting("0505 vE attack: u1 infantry 7 7/5 3/3" + FAR, map="0505 0506 0405: woods")
    assert code(table, "Turn", facing="vSW") is None
    table.play("Turn", facing="vSW")
    assert code(table, "Step", to="0506") == ("C9.42.a", "not_enough_points")
    assert table.allows("EndUnit")
    straight = acting("0505 vSW attack: u1 infantry 7 7/5 3/3" + FAR, map="0505 0506: woods")
    assert straight.allows("Step", to="0506")
