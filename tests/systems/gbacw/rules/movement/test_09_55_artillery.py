"""9.55 Artillery near the enemy: both options."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.movement.artillery_proximity import check_modifiers
from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving
from systems.gbacw.rules.movement.positions import acting, code

ENEMY = "\n0908 vW: c1 infantry"


# --- option 1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.55.a", "C9.55.b")
def test_9_55_guns_keep_four_hexes_from_an_enemy_who_sees_the_hex():
    table = acting("0405 vE: u1 artillery" + ENEMY)
    table.play("Step", to="0505")
    table.play("Turn", facing="vSE")
    table.play("Step", to="0506")
    assert code(table, "Step", to="0606") == ("C9.55.a", "artillery_too_near")
    assert code(table, "Step", to="0507") is None
    friends = "\n0707 vE: u2 infantry\n0708 vE: u3 infantry\n0807 vNE: u4 infantry"
    near = acting("0506 vE: u1 artillery" + friends + ENEMY)
    assert code(near, "Step", to="0606") == ("C9.55.a", "artillery_too_near")
    hidden = acting("0506 vE: u1 artillery" + ENEMY, map="0707 0708 0807: woods")
    assert hidden.allows("Step", to="0606")


@pytest.mark.rule("C9.55.c", "C9.55.d")
def test_9_55_guns_that_begin_near_may_go_where_it_is_not_nearer_and_then_do_not_fire():
    table = acting("0607 vNE: u1 artillery 4N" + ENEMY)
    assert table.state.notes[0][0] == "began_near"
    table.play("Step", to="0606")
    assert table.where("u1") == "0606"
    assert why_not_fire_after_moving(table.game, table.state, 0).rule == "C9.55.d"
    nearer = acting("0607 vE: u1 artillery 4N" + ENEMY)
    assert code(nearer, "Step", to="0707") == ("C9.55.a", "artillery_too_near")
    away = acting("0607 vNW: u1 artillery 4N" + ENEMY)
    away.play("Step", to="0507")
    assert why_not_fire_after_moving(away.game, away.state, 0) is None


# --- option 2 --------------------------------------------------------------------------------------------------------

TWO = {"artillery_proximity": 2}


def option_two(units, **words):
    return acting(units, options=TWO, **words)


@pytest.mark.rule("C9.55.e")
def test_9_55_without_escort_guns_keep_away_from_enemy_horsemen():
    alone = option_two("0506 vE: u1 artillery\n0908 vW: c1 cavalry 4")
    assert code(alone, "Step", to="0606") == ("C9.55.e", "artillery_without_escort")
    for friend in (", u2 infantry 4", "\n0605 vE: u2 infantry"):
        assert option_two(f"0506 vE: u1 artillery{friend}\n0908 vW: c1 cavalry 4").allows("Step", to="0606")
    guns = option_two("0506 vE: u1 artillery\n0605 vE: u2 artillery\n0908 vW: c1 cavalry 4")
    assert not guns.allows("Step", to="0606")
    assert option_two("0506 vE: u1 artillery\n0908 vW: c1 cavalry 4 (dismounted)").allows("Step", to="0606")


@pytest.mark.rule("C9.55.f", "C9.55.g", "C9.55.h", "C9.55.j")
def test_9_55_halting_near_the_enemy_they_check_with_one_for_each_unit_and_part():
    """A line of two hexes and a unit without ammunition, one of them within two hexes: 3 + 2."""
    table = option_two("0506 vE: u1 artillery 6N 7/5\n0906 vW: c1 infantry 9 (line 0907)\n0807 vW: c2 infantry 4 (out)")
    table.play("Step", to="0606")
    rows = check_modifiers(table.game, table.state, 0)
    assert [(row.rule, row.value) for row in rows] == [("C9.55.f", 3), ("C9.55.j", 2)]
    table.dice(1).play("EndUnit")
    assert not table.is_disordered("u1")


@pytest.mark.rule("C9.55.i")
def test_9_55_enemies_hide_each_other_and_friends_do_not():
    hidden = option_two("0506 vE: u1 artillery\n0807 vW: c1 infantry\n0908 vW: c2 infantry")
    hidden.play("Step", to="0606")
    assert check_modifiers(hidden.game, hidden.state, 0)[0].value == 1
    friend = option_two("0506 vE: u1 artillery\n0807 vE: u2 infantry\n0908 vW: c2 infantry")
    friend.play("Step", to="0606")
    assert check_modifiers(friend.game, friend.state, 0)[0].value == 1


@pytest.mark.rule("C9.55.k", "C9.55.l")
def test_9_55_cohesion_seven_and_a_total_of_ten_cost_one_gun_and_the_place():
    table = option_two("0506 vE: u1 artillery 6N 7/5" + ENEMY)
    table.play("Step", to="0606")
    table.dice(9).play("EndUnit")
    assert table.happened("cohesion_checked")[0].args["total"] == 10
    assert (table.is_disordered("u1"), table.strength("u1"), table.asked) == (True, 5, "proximity.retreat")
    assert code(table, "RetreatTo", to="0607") == ("C9.55.k", "no_refuge")
    table.play("RetreatTo", to="0506")
    assert (table.where("u1"), table.asked) == ("0506", "brigade.act")


@pytest.mark.rule("C9.55.m")
def test_9_55_disordered_guns_lose_one_more():
    table = option_two("0506 vE: u1 artillery 6N 7/7 (disordered)" + ENEMY)
    table.play("Step", to="0606")
    table.dice(9).play("EndUnit")
    assert table.strength("u1") == 4


@pytest.mark.rule("C9.55.k", "C12.45.b")
def test_9_55_guns_that_find_no_refuge_are_abandoned():
    """On a map so small that every hex is within three hexes of c1."""
    table = option_two("0101 vE: u1 artillery 6N 7/5\n0303 vW: c1 infantry", map="size 4 x 3")
    table.play("Step", to="0201")
    table.dice(5).play("EndUnit")
    assert table.abandoned("u1") == 1


@pytest.mark.rule("C9.55.n")
def test_9_55_guns_that_began_near_and_end_farther_without_firing_are_exempt():
    table = option_two("0707 vNW: u1 artillery" + ENEMY)
    table.play("Step", to="0606")
    table.play("EndUnit")
    assert not table.happened("cohesion_checked")
    still = option_two("0607 vNE: u1 artillery" + ENEMY)
    still.play("Step", to="0606")
    still.dice(1).play("EndUnit")
    assert still.happened("cohesion_checked")


@pytest.mark.rule("C9.55.f")
def test_9_55_they_halt_before_they_fire():
    table = option_two("0506 vE: u1 artillery 6N 7/5" + ENEMY)
    assert code(table, "Halt") == ("C9.55.f", "no_need_to_halt")
    table.play("Step", to="0606")
    assert why_not_fire_after_moving(table.game, table.state, 0).code == "must_halt_first"
    table.dice(1).play("Halt")
    assert why_not_fire_after_moving(table.game, table.state, 0) is None
    assert code(table, "Halt") == ("C9.55.f", "no_need_to_halt")
    table.play("EndUnit")
    assert table.asked == "brigade.act"
    driven = option_two("0506 vE: u1 artillery 6N 7/5" + ENEMY)
    driven.play("Step", to="0606")
    driven.dice(7).play("Halt")
    driven.play("RetreatTo", to="0506")
    assert driven.asked == "brigade.act"
