"""7.2 and 9.1 to 9.5: turning and moving single units."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.components.field import _trail, profile
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, MARCH
from caracole.systems.gbacw.rules.position.building import Diagram
from systems.gbacw.rules.movement.positions import acting as moving
from systems.gbacw.rules.movement.positions import code

# --- 9.1, 9.2 allowances ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.11.a", "C9.12.a", "C9.24.a", "C2.21.e", "C2.21.f", "C12.31.b")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("vE: u1 infantry 7 7/5 6/4", 6),
        ("vE: u1 infantry 7 7/5 6/4 (disordered)", 4),
        ("vE attack: u1 infantry 7 7/5 6/4", 3),
        ("vE attack: u1 infantry 7 7/5 7/5", 4),
        ("vE: u1 artillery 4N 7/5 8/8 (disordered)", 8),
        ("vE attack: u1 artillery 4N 7/5 8/8", 8),
    ],
)
def test_9_24_attack_orders_halve_the_allowance_rounding_up(line, points):
    assert moving(f"0505 {line}").left() == points


@pytest.mark.rule("C17.31.b1", "C17.31.a", "C9.24.d")
@pytest.mark.parametrize(("level", "points"), [(-1, 3), (0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_17_31_fatigue_is_taken_off_after_halving(level, points):
    table = moving("0505 vE attack: u1 infantry", options={"fatigue": True}, fatigue={"u-brigade": level})
    assert table.left() == points


@pytest.mark.rule("C9.13.a", "C7.13.a", "C9.42.a")
def test_9_13_a_unit_moves_into_adjacent_front_hexes_as_far_as_its_points_go():
    table = moving("0505 vE: u1 infantry")
    assert code(table, "Step", to="0506") == ("C7.13.a", "not_in_front")
    assert code(table, "Step", to="0705") == ("C9.13.a", "not_adjacent")
    for to in ("0605", "0706", "0806", "0907", "1007", "1108"):
        table.play("Step", to=to)
    assert table.left() == 0
    assert code(table, "Step", to="1208") == ("C9.42.a", "not_enough_points")
    table.play("EndUnit")
    assert table.where("u1") == "1108"


# --- 9.4 costs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.41.a", "C0.i")
def test_9_41_woods_cost_infantry_two_and_artillery_four():
    for line, left in (("u1 infantry 7 7/5 6/4", 4), ("u1 artillery 4N 7/5 8/8", 4)):
        table = moving(f"0505 vE: {line}", map="0605: woods", dice=())
        if "artillery" in line:
            table.dice(3)
        table.play("Step", to="0605")
        assert table.left() == left


@pytest.mark.rule("C9.43.a", "C9.43.b", "C9.44.a", "C9.22.e", "C9.45.a")
def test_9_43_roads_cost_half_a_point_in_march_and_one_in_advance():
    map = "0605: woods, level 2\n0505/SE: steep\nroad 0505 0605 0706"
    march = moving("0505 sSE: u1 infantry 7", map=map, equivalents=1)
    march.play("Step", to="0605", way=True)
    assert march.left() == 5.5
    advance = moving("0505 vE: u1 infantry 7", map=map)
    advance.play("Step", to="0605", way=True)
    assert advance.left() == 5
    across = moving("0505 vE: u1 infantry 7", map=map)
    across.play("Step", to="0605")
    assert across.left() == 2
    assert code(moving("0505 vNE: u1 infantry 7", map=map), "Step", to="0504", way=True)[1] == "no_way_there"


@pytest.mark.rule("C9.24.b", "C9.43.d", "C8.13.a")
def test_9_24_no_ways_under_attack_orders_nor_above_march_stacking():
    map = "road 0505 0605"
    attack = moving("0505 vE attack: u1 infantry 7", map=map)
    assert code(attack, "Step", to="0605", way=True) == ("C8.13.a", "no_use_of_ways")
    line = "0505 vE: u1 infantry 8 (line 0506)"
    assert code(moving(line, map=map), "Step", to="0605", way=True)[1] == "no_use_of_ways"
    troopers = "0505 vE: u1 cavalry 8 (dismounted)"
    assert code(moving(troopers, map=map), "Step", to="0605", way=True)[1] == "no_use_of_ways"
    assert moving("0505 vE: u1 artillery 6N", map=map).allows("Step", to="0605", way=True)


@pytest.mark.rule("C9.44.b", "C9.44.c")
def test_9_44_trails_halve_the_terrain_rounding_by_mode():
    """Woods cost artillery 4 points, 2 by trail; a point of open ground is never halved in March."""
    map = "0605: woods\ntrail 0505 0605"
    advance = moving("0505 vE: u1 artillery 4N 7/5 8/8", map=map)
    advance.play("Step", to="0605", way=True)
    assert advance.left() == 6
    march = moving("0505 sSE: u1 infantry 7", map="trail 0505 0605", equivalents=1)
    march.play("Step", to="0605", way=True)
    assert march.left() == 5


@pytest.mark.rule("C9.24.c", "C9.44.d", "C9.44.e")
def test_9_44_bridge_and_ford_in_the_ford():
    field = load_shipped("the-ford")
    number = field.grid.number
    from caracole.systems.gbacw.rules.components.field import PROFILES

    def cost(table, profile, origin, to):
        direction = field.grid.direction(number(origin), number(to))
        return table[PROFILES.index(profile)][number(origin) * 6 + direction]

    assert cost(field.way_cost, "infantry_advance", "0906", "0806") == 2
    assert cost(field.way_cost, "infantry_march", "0906", "0806") == 1
    assert cost(field.way_cost, "infantry_attack", "0906", "0806") == -1
    assert cost(field.cost, "infantry_attack", "0906", "0806") == 4
    assert cost(field.way_cost, "infantry_advance", "0910", "0809") == 4
    assert cost(field.way_cost, "cavalry_advance", "0910", "0809") == 2
    assert cost(field.way_cost, "leader", "0906", "0806") == 1


@pytest.mark.rule("C9.42.d")
def test_9_42_what_is_prohibited_is_never_entered():
    table = moving("0505 vE: u1 cavalry", map="0505/SE: wall_high")
    assert code(table, "Step", to="0605") == ("C9.42.d", "prohibited")


@pytest.mark.rule("C9.47.b", "C9.47.c", "C2.6.b", "C2.6.c", "C12.33.a")
def test_9_47_a_check_in_difficult_ground_disorders_those_who_fail():
    passed = moving("0505 vE: u1 cavalry 4 6/4 11/8", map="0605: woods")
    passed.dice(6).play("Step", to="0605")
    assert not passed.is_disordered("u1")
    failed = moving("0505 vE: u1 cavalry 4 6/4 11/8", map="0605: woods")
    failed.dice(7).play("Step", to="0605")
    assert failed.is_disordered("u1")
    assert failed.left() == 8 - 3


@pytest.mark.rule("C9.47.d", "C12.35.f")
def test_9_47_disordered_again_by_the_ground_it_stops_there():
    table = moving("0505 vE: u1 cavalry 4 6/4 11/8 (disordered)", map="0605: woods")
    table.dice(5).play("Step", to="0605")
    assert table.where("u1") == "0605"
    assert table.strength("u1") == 4
    assert table.asked == "unit.act"
    assert table.refusal("Step", to="0705").code == "held_up_by_ground"
    assert table.refusal("Turn", facing="vSE").rule == "C9.47.d"


@pytest.mark.rule("C9.47.d", "C12.35.f")
def test_9_47_held_up_by_the_ground_it_has_no_other_penalty():
    """Under Attack Orders it fires all the same."""
    table = moving("0505 vE attack: u1 cavalry 4 6/4 11/8 (disordered)\n0805 vW: c1 infantry", map="0605: woods")
    table.dice(5).play("Step", to="0605")
    assert table.allows("FireAt", target="0805")


@pytest.mark.rule("C9.47.e")
def test_9_47_nobody_checks_on_a_way():
    table = moving("0505 vE: u1 cavalry 4", map="0605: woods\nroad 0505 0605")
    table.play("Step", to="0605", way=True)
    assert not table.happened("cohesion_checked")


@pytest.mark.rule("C2.6.a", "C2.6.d", "C2.6.e", "C2.6.f", "C2.5.a")
def test_2_6_the_universal_disorder_dieroll_with_leader_and_fatigue():
    table = moving(
        "0505 vE: u1 cavalry 4 6/4 11/8",
        map="0605: woods",
        leaders="0505: u-smith brigade",
        options={"fatigue": True},
        fatigue={"u-brigade": 3},
    )
    table.state.leader_hex[0] = table.game.field.grid.number("0605")
    table.dice(6).play("Step", to="0605")
    roll = table.happened("cohesion_checked")[0].args
    assert (roll["die"], roll["total"], roll["cohesion"], roll["passed"]) == (6, 7, 6, False)
    assert roll["modifiers"] == [
        {"rule": "C11.73.a", "code": "leaders", "value": -1},
        {"rule": "C17.31.c1", "code": "fatigue", "value": 2},
    ]
    zero = moving("0505 vE: u1 cavalry 4 6/4 11/8", map="0605: woods")
    zero.dice(10).play("Step", to="0605")
    assert zero.happened("cohesion_checked")[0].args["die"] == 0


# --- 9.5 the enemy ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.51.a")
def test_9_51_no_unit_enters_an_enemy_hex():
    table = moving("0505 vE attack: u1 infantry\n0605 vW: c1 infantry")
    assert code(table, "Step", to="0605") == ("C9.51.a", "enemy_there")


@pytest.mark.rule("C9.51.b")
def test_9_51_abandoned_guns_alone_are_no_obstacle():
    table = moving("0505 vE attack: u1 infantry\n0605 vW: c-bat artillery (abandoned 1)")
    table.play("Step", to="0605")
    assert table.where("u1") == "0605"


@pytest.mark.rule("C9.52.a", "C6.15.c", "C9.23.a", "C9.53.a", "C9.53.b")
def test_9_52_only_attackers_go_next_to_enemy_infantry_and_stop_there():
    enemy = "\n0806 vW: c1 infantry"
    assert code(moving(f"0605 vE: u1 infantry{enemy}"), "Step", to="0706") == ("C9.52.a", "advance_next_to_enemy")
    table = moving(f"0605 vE attack: u1 infantry{enemy}")
    table.play("Step", to="0706")
    assert code(table, "Step", to="0805") == ("C9.53.a", "stopped_next_to_enemy")
    assert code(table, "Turn", facing="vNE") == ("C9.53.b", "stopped_next_to_enemy")


@pytest.mark.rule("C9.52.b")
def test_9_52_advance_orders_allow_going_next_to_artillery_alone():
    """R9.52-1: guns with infantry count as infantry."""
    assert moving("0605 vE: u1 infantry\n0806 vW: c-bat artillery").allows("Step", to="0706")
    assert not moving("0605 vE: u1 infantry\n0806 vW: c-bat artillery, c1 infantry").allows("Step", to="0706")


@pytest.mark.rule("C9.52.c", "C9.52.e", "C12.34.a")
def test_9_52_artillery_and_disordered_units_never_do():
    enemy = "\n0806 vW: c1 infantry"
    guns = moving(f"0605 vE attack: u1 artillery{enemy}")
    assert code(guns, "Step", to="0706") == ("C9.52.c", "artillery_next_to_enemy")
    shaken = moving(f"0605 vE attack: u1 infantry (disordered){enemy}")
    assert code(shaken, "Step", to="0706") == ("C9.52.e", "disordered_next_to_enemy")


@pytest.mark.rule("C9.52.d")
def test_9_52_an_impassable_hexside_between_allows_it():
    map = "0706/SE: wall_high"
    assert moving("0605 vE: u1 cavalry\n0806 vW: c1 infantry", map=map).allows("Step", to="0706")
    assert not moving("0605 vE: u1 infantry\n0806 vW: c1 infantry", map=map).allows("Step", to="0706")


@pytest.mark.rule("C9.23.b")
def test_9_23_over_a_bridge_one_may_go_next_to_the_enemy():
    map = "0605/SE: stream, bridge\nroad 0605 0706"
    table = moving("0605 vE: u1 infantry 7\n0806 vW: c1 infantry", map=map)
    assert table.allows("Step", to="0706", way=True)
    assert not table.allows("Step", to="0706")


@pytest.mark.rule("C6.13.c", "C6.13.d", "C6.13.e", "C6.13.l", "C9.22.b", "C9.22.c", "C9.22.d", "C0.b")
def test_6_13_the_march_keeps_out_of_sight_of_the_enemy():
    table = moving("0505 sS: u1 infantry 7\n0510 vNW: c1 infantry")
    assert code(table, "Step", to="0506") == ("C6.13.c", "march_in_sight")
    hidden = moving("0505 sS: u1 infantry 7\n0510 vNW: c1 infantry", map="0508: woods")
    hidden.play("Step", to="0506")
    hidden.play("Step", to="0507")
    assert code(hidden, "Step", to="0508") == ("C6.13.c", "march_in_sight")
    seen = moving("0507 sN: u1 infantry 7\n0510 vNW: c1 infantry")
    assert code(seen, "Step", to="0506") == ("C6.13.e", "march_seen_at_start")
    near = moving("0507 sS: u1 infantry 7\n0509 vNW: c1 infantry\n1515 vW: c2 infantry", map="0508: woods")
    assert code(near, "Step", to="0508")[1] == "march_next_to_enemy"


@pytest.mark.rule("C9.44.b", "C9.44.c")
def test_9_44_example_woods_of_five_points_cost_artillery_three_by_trail():
    """Under Advance Orders half of five is rounded up, in March down."""
    field = moving("0505 vE: u1 artillery 4N", map="0605: woods\ntrail 0505 0605").game.field
    woods = field.terrain[field.numbers["hex"]["0605"]]
    dear = woods._replace(cost=(10,) * len(woods.cost))
    assert _trail(dear, profile(ARTILLERY, ADVANCE), []) / 2 == 3
    assert _trail(dear, profile(ARTILLERY, MARCH), []) / 2 == 2


def test_fields_on_the_same_ground_share_what_steps_cost():
    def costs(words="0505: woods\nroad 0505 0506"):
        field = Diagram(map=words).field()
        return field.cost, field.way_cost, field.leader_cost

    assert all(one is other for one, other in zip(costs(), costs(), strict=True))
    for other in (
        "0506: woods\nroad 0505 0506",
        "0505: woods",
        "0505: woods\nroad 0505 0506\n0605/S: stream",
        "0505: woods\nroad 0505 0506\n0705: level 1\n0705/S: steep",
    ):
        assert costs(other) != costs()
