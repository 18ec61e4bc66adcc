"""10.1, 10.3: who may fire at whom in one's own activation, with how much, and how fire is divided."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.fire.positions import code, exchange, fired, firing, modifiers, shoot

FAR = "\n1212 vW: c9 infantry 5"
"""Somebody whom nobody can reach, so that the game has two sides."""


# --- 10.17 resolving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.17.a", "C10.12.b", "C10.0.a")
def test_10_17_the_column_of_the_strength_a_die_and_the_modifiers():
    table = firing("0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7 R")
    table.dice(6, 2).play("FireAt", target="0706")
    (event,) = table.happened("unit_fired")
    assert (event.args["points"], event.args["die"], event.args["total"]) == (7, 6, 5)
    assert event.args["result"] == "d+2"
    assert modifiers(table) == {"range": -1}
    assert table.happened("cohesion_checked")[0].args["unit"] == "c1"


@pytest.mark.rule("C10.0.a")
def test_10_0_a_unit_that_lost_points_fires_with_what_it_has():
    table = firing("0505 vE: u1 infantry 7 R (lost 3)\n0605 vW: c1 infantry 7")
    shoot(table, 2, target="0605")
    assert [row[1] for row in fired(table)] == [4]


# --- 10.11 to 10.13, 10.3 who may fire -------------------------------------------------------------------------------


@pytest.mark.rule("C10.11.a", "C10.32.a", "C10.0.b")
@pytest.mark.parametrize("order", ["before", "during", "after"])
def test_10_32_under_attack_orders_a_unit_fires_before_during_or_after_movement(order):
    table = firing("0505 vE attack: u1 infantry 7 R\n0907 vW: c1 infantry 7 9/9")
    steps = ["0605", "0706"]
    places = {"before": 0, "during": 1, "after": 2}
    for number in range(3):
        if number == places[order]:
            shoot(table, 1, target="0907")
        if number < 2:
            table.play("Step", to=steps[number])
    assert (table.where("u1"), len(fired(table))) == ("0706", 1)


@pytest.mark.rule("C10.11.b", "C10.32.b", "C10.33.b")
def test_10_32_under_advance_orders_fire_takes_the_place_of_movement():
    units = "0505 vE: u1 infantry 7 R\n0806 vW: c1 infantry 7 9/9"
    table = firing(units)
    shoot(table, 1, target="0806")
    assert code(table, "Step", to="0605") == ("C10.33.b", "fired_and_stays")
    table = firing(units)
    table.play("Step", to="0605")
    assert code(table, "FireAt", target="0806") == ("C10.33.b", "moved_in_advance")


@pytest.mark.rule("C10.32.b", "C10.52.d")
def test_10_32_a_turn_of_one_corner_does_not_cost_the_fire():
    table = firing("0505 vNE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9")
    assert code(table, "FireAt", target="0605") == ("C10.16.c", "not_in_field_of_fire")
    table.play("Turn", facing="vE")
    shoot(table, 10, target="0605")
    assert modifiers(table) == {"prepared": 1}


@pytest.mark.rule("C10.32.b")
def test_10_32_under_advance_orders_nobody_fires_on_the_move():
    table = firing("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9")
    assert code(table, "FireAt", target="0605", moving=True) == ("C10.32.b", "fire_in_place_of_movement")


@pytest.mark.rule("C10.11.d", "C10.33.a", "C6.13.h")
def test_10_11_a_unit_in_march_never_fires():
    table = firing("0505 sSE: u1 infantry 7 R\n1008 vW: c1 infantry 7", map="0506: woods")
    assert code(table, "FireAt", target="1008") == ("C10.11.d", "fire_in_march")


@pytest.mark.rule("C10.31.a")
def test_10_31_a_unit_fires_once():
    table = firing("0505 vE attack: u1 infantry 7 R\n0706 vW: c1 infantry 7 9/9")
    shoot(table, 1, target="0706")
    assert code(table, "FireAt", target="0706") == ("C10.31.a", "has_fired")


@pytest.mark.rule("C10.13.a")
def test_10_13_nobody_has_to_fire():
    table = firing("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7")
    assert table.allows("EndUnit")
    table.play("EndUnit")
    assert fired(table) == []


@pytest.mark.rule("C10.13.b")
def test_10_13_one_unit_ends_before_the_next_begins():
    table = firing("0505 vE attack: u1 infantry 7 R\n0506 vE: u2 infantry 5\n0706 vW: c1 infantry 7 9/9")
    shoot(table, 1, target="0706")
    assert table.asked == "unit.act"
    assert table.refusal("ActivateUnit", unit="u2").rule == "kernel"
    table.play("EndUnit")
    assert table.allows("ActivateUnit", unit="u2")


@pytest.mark.rule("C9.54.l", "C9.53.c", "C8.24.c", "C12.35.h")
@pytest.mark.parametrize(
    ("flags", "orders", "refused"),
    [
        ("withdrew", "attack", ("C9.54.l", "withdrew")),
        ("conformed", "attack", ("C9.53.c", "conformed_next_to_enemy")),
        ("reordered", "", ("C8.24.c", "reordered_in_advance")),
        ("reordered", "attack", None),
        ("finished", "attack", ("C12.35.h", "finished")),
        ("rallied", "", ("C3.III.f", "has_acted")),
    ],
)
def test_what_a_unit_did_before_may_bar_it_from_firing(flags, orders, refused):
    table = firing(f"0505 vE {orders}: u1 infantry 7 R ({flags})\n0605 vW: c1 infantry 7")
    assert code(table, "FireAt", target="0605") == refused


@pytest.mark.rule("C7.11.c")
def test_7_11_who_passes_through_friends_does_not_fire_from_among_them():
    table = firing("0505 vE attack: u1 infantry 3 R\n0505 vNE attack: u2 infantry 3\n0706 vW: c1 infantry 7")
    assert code(table, "FireAt", target="0706") == ("C7.11.c", "fires_with_its_stack")


# --- 10.12, 10.16 range and field of fire ----------------------------------------------------------------------------


@pytest.mark.rule("C10.16.b", "C10.16.a", "C10.12.b")
@pytest.mark.parametrize(
    ("weapon", "target", "refused"),
    [
        ("R", "1007", None),
        ("R", "1108", ("C10.16.b", "out_of_range")),
        ("M", "0706", None),
        ("M", "0806", ("C10.16.b", "out_of_range")),
    ],
)
def test_10_16_rifles_reach_five_hexes_and_muskets_two(weapon, target, refused):
    table = firing(f"0505 vE: u1 infantry 7 {weapon}\n{target} vW: c1 infantry 7")
    assert code(table, "FireAt", target=target) == refused


@pytest.mark.rule("C10.12.a", "C10.22.a", "C10.21.a")
def test_10_12_the_target_is_an_enemy_in_sight():
    units = "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7"
    assert code(firing(units), "FireAt", target="0605") == ("C10.12.a", "no_enemy_there")
    assert code(firing(units, map="0605 0606: woods"), "FireAt", target="0706") == ("C10.22.a", "line_of_sight_blocked")
    assert code(firing(units + "\n0605 vE: u2 infantry 5"), "FireAt", target="0706") == ("C10.26.a", "unit_in_the_way")


@pytest.mark.rule("C10.23.b", "C10.22.a")
def test_10_23_a_town_hides_what_is_behind_it():
    units = "0505 vE: u1 infantry 7 R\n0707 vW: c1 infantry 7"
    assert code(firing(units), "FireAt", target="0707") is None
    table = firing(units, map="0605 0606: town")
    assert code(table, "FireAt", target="0707") == ("C10.22.a", "line_of_sight_blocked")
    assert not table.sees("0505", "0707")


@pytest.mark.rule("C10.16.c", "C7.13.a")
def test_10_16_fire_leaves_through_the_front():
    table = firing("0505 vE: u1 infantry 7 R\n0506 vW: c1 infantry 7\n0703 vW: c2 infantry 7")
    assert code(table, "FireAt", target="0506") == ("C10.16.c", "not_in_field_of_fire")
    # 0703 lies exactly on the corner between the Front and the flank of 0505.
    assert code(table, "FireAt", target="0703") is None


# --- 10.14 how much fires --------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.14.b")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("u1 infantry 10 R", 7),
        ("u1 cavalry 6 C", 4),
        ("u1 cavalry 9 C (dismounted)", 7),
        ("u1 artillery 6N", 6),
        ("u1 artillery 14N", 12),
    ],
)
def test_10_14_the_most_that_fires_out_of_a_hex(unit, points):
    table = firing(f"0505 vE: {unit}\n0605 vW: c1 infantry 7 9/9")
    shoot(table, 10, target="0605")
    assert [row[1] for row in fired(table)] == [points]


@pytest.mark.rule("C10.14.b", "C10.42.g")
def test_10_42_example_2_three_three_and_one_of_five_fire_and_the_last_not_at_all():
    stack = "u1 infantry 3 R, u2 infantry 3 R, u3 infantry 5 R, u4 infantry 4 R"
    table = firing(f"0505 vE: {stack}\n0605 vW: c1 infantry 7 9/9")
    for number, points in (("1", 3), ("2", 3), ("3", 1)):
        if number != "1":
            table.play("ActivateUnit", unit=f"u{number}")
        shoot(table, 10, target="0605")
        assert fired(table)[-1] == (f"u{number}", points, "-")
        table.play("EndUnit")
    table.play("ActivateUnit", unit="u4")
    assert code(table, "FireAt", target="0605") == ("C10.14.b", "no_room_to_fire")


@pytest.mark.rule("C10.14.c")
def test_10_14_guns_stacked_with_others_fire_only_from_the_top():
    line = "0605 vW: c1 infantry 7 9/9"
    beneath = firing(f"0505 vE: u2 infantry 3, u1 artillery 4N\n{line}")
    assert code(beneath, "FireAt", target="0605") == ("C10.14.c", "guns_not_on_top")
    assert firing(f"0505 vE: u1 artillery 4N, u2 infantry 3\n{line}").allows("FireAt", target="0605")
    assert firing(f"0505 vE: u2 artillery 4N, u1 artillery 4N\n{line}").allows("FireAt", target="0605")


@pytest.mark.rule("C10.14.a")
def test_10_14_units_do_not_add_their_fire():
    table = firing("0505 vE: u1 infantry 3, u2 infantry 4\n0605 vW: c1 infantry 7")
    assert code(table, "FireAt", target="0605", units=["u2"]) == ("C10.14.a", "units_fire_alone")


# --- 10.15 dividing --------------------------------------------------------------------------------------------------

TWO_IN_FRONT = "0505 vE: u1 infantry {} R\n0604 vW: c1 infantry 7 9/9\n0605 vW: c2 infantry 7 9/9"


@pytest.mark.rule("C10.15.a", "C10.15.b", "C10.15.d")
def test_10_15_the_example_of_five_points_and_two_enemies():
    table = firing(TWO_IN_FRONT.format(5))
    assert {p for p in range(6) if table.allows("FireAt", target="0604", points=p)} == {0, 2, 3}
    assert code(table, "FireAt", target="0604", points=4) == ("C10.15.b", "shares_not_equal")
    table.play("FireAt", target="0604", points=3)
    assert table.asked == "fire.declare"
    assert code(table, "EndFire") == ("C10.15.b", "shares_left")
    shoot(table, 10, 1, target="0605")
    assert fired(table) == [("u1", 3, "-"), ("u1", 2, "-")]
    assert [event.args["target"] for event in table.happened("unit_fired")] == ["0604", "0605"]


@pytest.mark.rule("C10.15.b")
def test_10_15_the_limit_of_the_hex_comes_before_the_division():
    table = firing(TWO_IN_FRONT.format(10))
    assert {p for p in range(11) if table.allows("FireAt", target="0604", points=p)} == {0, 3, 4}


@pytest.mark.rule("C10.15.c")
def test_10_15_two_parts_are_not_aimed_at_one_target():
    table = firing(TWO_IN_FRONT.format(5))
    table.play("FireAt", target="0604", points=2)
    assert code(table, "FireAt", target="0604", points=3) == ("C10.15.c", "same_target_twice")


@pytest.mark.rule("C10.15.a")
def test_10_15_small_arms_do_not_divide_at_a_distance():
    table = firing("0505 vE: u1 infantry 6 R\n0604 vW: c1 infantry 7\n0706 vW: c2 infantry 7")
    assert code(table, "FireAt", target="0706", points=3) == ("C10.15.a", "divides_next_to_it_only")
    assert code(table, "FireAt", target="0604", points=3) == ("C10.15.b", "shares_not_equal")


@pytest.mark.rule("C10.15.e", "C10.42.d")
def test_10_15_the_answers_to_divided_fire_are_simultaneous_with_all_of_it():
    table = exchange(TWO_IN_FRONT.format(6))
    table.play("FireAt", target="0604", points=3)
    table.play("FireAt", target="0605")
    assert table.asked == "fire.answer"
    table.play("AnswerFire", unit="c1", target="0505")
    shoot(table, 1, 1, 10, 10, action="AnswerFire", unit="c2", target="0505")
    assert [row[0] for row in fired(table)] == ["u1", "u1", "c1", "c2"]


@pytest.mark.rule("C7.34.c", "C7.34.d", "C7.34.e", "C7.34.f")
def test_7_34_a_refused_unit_fires_half_through_its_front_and_half_through_its_refused_front():
    table = firing("0505 vE: u1 infantry 7 R (refused right)\n0605 vW: c1 infantry 7 9/9\n0506 vNW: c2 infantry 7 9/9")
    table.play("FireAt", target="0605")
    assert table.asked == "fire.declare"
    assert table.allows("EndFire")
    shoot(table, 10, 1, target="0506")
    assert fired(table) == [("u1", 4, "-"), ("u1", 3, "-")]


# --- 8.45 lines ------------------------------------------------------------------------------------------------------

LINE = "0505 vE: u1 infantry 10 R (line 0504)\n0604 vW: c1 infantry 7 9/9"


@pytest.mark.rule("C8.45.a", "C10.14.a", "C8.44.p")
def test_8_45_the_hexes_of_a_line_fire_together_or_each_for_itself():
    table = firing(LINE)
    table.play("FireAt", target="0604", origin="0505")
    assert table.asked == "fire.declare"
    shoot(table, 10, 1, target="0604", origin="0504", combine=True)
    assert fired(table) == [("u1 u1", 10, "d")]
    table = firing(LINE)
    table.play("FireAt", target="0604", origin="0505")
    shoot(table, 10, 10, target="0604", origin="0504")
    assert fired(table) == [("u1", 5, "-"), ("u1", 5, "-")]


@pytest.mark.rule("C8.45.a", "C8.44.p")
def test_8_45_there_is_nothing_to_add_to_before_another_hex_has_aimed():
    table = firing(LINE)
    assert code(table, "FireAt", target="0604", origin="0505", combine=True) == ("C8.45.a", "nothing_to_combine")
    assert code(table, "FireAt", target="0604", origin="0506") == ("C8.44.p", "not_its_hex")


@pytest.mark.rule("C10.15.c", "C8.45.b", "C10.81.b")
def test_8_45_together_they_have_the_modifiers_that_are_worse():
    units = "0505 vE: u1 infantry 10 R (line 0504)\n0704 vW: c1 infantry 7 9/9"
    table = firing(units, map="0704/NW: wall_low")
    table.play("FireAt", target="0704", origin="0505")
    shoot(table, 3, action="EndFire")
    assert modifiers(table) == {"range": -1}
    # The line of fire from 0504 ends at a corner of the wall.
    table = firing(units, map="0704/NW: wall_low")
    table.play("FireAt", target="0704", origin="0505")
    shoot(table, 3, target="0704", origin="0504", combine=True)
    assert modifiers(table) == {"range": -1, "hexside": -1}


# --- consequences ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.34.b", "C6.34.c", "C6.34.e")
@pytest.mark.parametrize(("target", "broken"), [("0906", True), ("1007", False)])
def test_6_34_fire_from_four_hexes_or_less_ends_a_rest(target, broken):
    table = firing(f"0505 vE: u1 infantry 7 R\n{target} vW: c1 infantry 7 9/9", reserve="c-brigade")
    shoot(table, 1, target=target)
    assert (table.in_reserve("c-brigade"), table.is_disordered("c1")) == (not broken, broken)


@pytest.mark.rule("C6.26.a", "C6.26.d")
@pytest.mark.parametrize(("unit", "marked"), [("u1 infantry 7 R", True), ("u1 artillery 4N", False)])
def test_6_26_small_arms_stop_a_march_but_guns_do_not(unit, marked):
    table = firing(f"0505 vE: {unit}\n0706 sN: c1 infantry 7 9/9")
    shoot(table, 1, target="0706")
    assert table.brigade_has("c-brigade", "in combat as march") is marked


@pytest.mark.rule("C12.6.c", "C10.0.b")
def test_12_6_who_empties_an_adjacent_hex_may_advance():
    table = firing("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 1 R" + FAR)
    shoot(table, 9, target="0605")
    assert table.is_eliminated("c1")
    assert table.asked == "advance.choose"
    table = firing("0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 1 R" + FAR)
    shoot(table, 10, target="0706")
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.0.c", "C3.III.g")
def test_10_0_assault_comes_after_all_fire_of_the_brigade():
    table = firing("0505 vE attack: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 3 9/9")
    shoot(table, 10, target="0605")
    table.play("EndUnit")
    assert table.asked == "brigade.act"
    table.play("EndBrigade")
    assert table.asked.startswith("assault.")
    assert all(row["do"] != "FireAt" for row in table.candidates())


# --- 14.24 horsemen --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.24.a")
def test_14_24_who_charges_does_not_fire():
    table = firing("0505 vE attack: u1 cavalry 4 C (charging)\n0605 vW: c1 infantry 7")
    assert code(table, "FireAt", target="0605") == ("C14.24.a", "fire_in_charge")


@pytest.mark.rule("C14.24.b")
def test_14_24_horsemen_who_act_fire_at_two_hexes_at_most_but_answer_farther():
    table = firing("0505 vE: u1 cavalry 4 C\n0706 vW: c1 infantry 7\n0805 vW: c2 infantry 7")
    assert code(table, "FireAt", target="0805") == ("C14.24.b", "too_far_for_horsemen")
    assert table.allows("FireAt", target="0706")
    table = exchange("0505 vE: u1 infantry 7 R\n0806 vW: c1 cavalry 4 C 9/9")
    table.play("FireAt", target="0806")
    assert table.allows("AnswerFire", unit="c1", target="0505")


# --- 10.26 friends in the way ----------------------------------------------------------------------------------------

OVERHEAD = "0505 vE: u1 infantry 7 R\n0605 vE: u2 infantry 5 {}\n0706 vW: c1 infantry 7 9/9"
HOLLOW = "0505 0706: level 1"
"""Both ends stand above the hex between them, so that one fires over whoever is in it (10.26)."""


@pytest.mark.rule("C10.26.f")
@pytest.mark.parametrize(("die", "checked"), [(10, True), (2, True), (3, False)])
def test_10_26_a_low_die_shakes_friends_next_to_the_target(die, checked):
    table = firing(OVERHEAD.format("7/5"), map=HOLLOW)
    shoot(table, die, *[9] * checked, target="0706")
    assert table.is_disordered("u2") is checked


@pytest.mark.rule("C10.26.f", "C12.35.b")
def test_10_26_friends_that_were_disordered_check_again_or_rout():
    table = firing(OVERHEAD.format("7/5 (disordered)"), map=HOLLOW)
    # The fire, the check that fails, and the further one of a Second Disorder by friends: it fails, too.
    shoot(table, 1, 9, 9, target="0706")
    assert table.is_routed("u2")


@pytest.mark.rule("C10.26.f")
def test_10_26_each_of_two_shots_may_shake_them():
    table = firing(OVERHEAD.format("7/5").replace("infantry 7 R", "artillery 4N"), map=HOLLOW)
    shoot(table, 2, 2, 1, 1, target="0706", rapid=True)
    checks = [event.args["unit"] for event in table.happened("cohesion_checked") if event.rule == "C10.26.f"]
    assert checks == ["u2", "u2"]


@pytest.mark.rule("C14.25.a")
@pytest.mark.parametrize(("strength", "points"), [(3, 3), (4, 3), (7, 6), (8, 6), (10, 7)])
def test_14_25_one_of_four_dismounted_men_holds_the_horses(strength, points):
    table = firing(f"0505 vE: u1 cavalry {strength} C (dismounted)\n0605 vW: c1 infantry 7 9/9")
    shoot(table, 10, target="0605")
    assert [row[1] for row in fired(table)] == [points]


# --- one way to say a thing ------------------------------------------------------------------------------------------


def test_10_15_all_points_are_said_without_a_number():
    table = firing("0505 vE: u1 infantry 6\n0605 vW: c1 infantry 6")
    assert table.refusal("FireAt", target="0605", points=6).code == "all_that_is_left"
    assert table.allows("FireAt", target="0605")


def test_8_44_an_extended_line_says_from_which_hex_it_fires():
    table = firing("0505 vE: u1 infantry 12 (line 0506)\n0605 vW: c1 infantry 6")
    assert table.refusal("FireAt", target="0605").code == "name_its_hex"
    assert table.allows("FireAt", target="0605", origin="0505")
    alone = firing("0505 vE: u1 infantry 6\n0605 vW: c1 infantry 6")
    assert alone.refusal("FireAt", target="0605", origin="0505").code == "only_one_hex"


def test_10_92_there_is_no_such_section():
    table = position("gbacw", units="0505 vE: u-bat artillery 4N+2H12 (low)\n1505 vW: c1 infantry", active="u-brigade")
    assert table.refusal("Resupply", unit="u-bat", section=-2).code == "no_such_section"
