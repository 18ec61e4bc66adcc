"""9.54 Withdrawal."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving, why_not_shock_after_moving
from systems.gbacw.rules.movement.positions import QUIET, acting, code

FAR = "\n1818 vW: c1 infantry"


# --- what is allowed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.54.a", "C9.54.b", "C9.54.l")
@pytest.mark.parametrize("orders", ["", " attack"])
def test_9_54_up_to_two_hexes_backward_keeping_its_facing(orders):
    table = acting(f"0808 vE{orders}: u1 infantry 7" + FAR)
    assert code(table, "Withdraw", to="0908") == ("C9.54.b", "not_behind")
    assert code(table, "Withdraw", to="0807") == ("C9.54.b", "not_behind")
    assert code(table, "Withdraw", to="0608") == ("C9.13.a", "not_adjacent")
    table.play("Withdraw", to="0708")
    assert table.asked == "withdrawal.on"
    table.play("Withdraw", to="0607")
    assert (table.where("u1"), table.facing("u1"), table.asked) == ("0607", "vE", "brigade.act")
    assert table.has_mark("u1", "withdrew")
    assert not table.happened("cohesion_checked")


@pytest.mark.rule("C9.54.a", "C9.54.k", "C9.52.a")
def test_9_54_under_attack_orders_one_may_go_back_next_to_the_enemy_and_stops_there():
    enemy = "\n0607 vW: c1 infantry"
    advance = acting("0808 vE: u1 infantry 7" + enemy)
    assert code(advance, "Withdraw", to="0708") == ("C9.52.a", "advance_next_to_enemy")
    table = acting("0808 vE attack: u1 infantry 7" + enemy)
    table.play("Withdraw", to="0708")
    assert (table.where("u1"), table.asked) == ("0708", "brigade.act")


@pytest.mark.rule("C9.54.a", "C9.54.g")
def test_9_54_under_attack_orders_no_way_helps_but_the_ground_is_that_of_advance():
    """A town of two points and a check in Attack; woods cost two in both, which the road makes one in Advance."""
    road = {"map": "0708: woods\nroad 0808 0708 0607\n0607: town"}
    advance = acting("0808 vE: u1 infantry 7" + FAR, **road)
    advance.play("Withdraw", to="0708", way=True)
    assert advance.happened("cohesion_checked") == []
    table = acting("0808 vE attack: u1 infantry 7" + FAR, **road)
    assert code(table, "Withdraw", to="0708", way=True) == ("C9.54.g", "no_use_of_ways")
    table.dice(1).play("Withdraw", to="0708")
    assert [event.args["why"] for event in table.happened("cohesion_checked")] == ["withdrawal"]
    table.play("Withdraw", to="0607")
    assert (table.where("u1"), len(table.happened("cohesion_checked"))) == ("0607", 1)


@pytest.mark.rule("C9.54.b")
def test_9_54_one_hex_may_be_enough():
    table = acting("0808 vE: u1 infantry 7" + FAR)
    table.play("Withdraw", to="0709")
    table.play("EndWithdrawal")
    assert (table.where("u1"), table.asked) == ("0709", "brigade.act")


@pytest.mark.rule("C9.54.a")
def test_9_54_it_is_the_movement_of_the_activation():
    table = acting("0808 vE: u1 infantry 7" + FAR)
    table.play("Step", to="0908")
    assert code(table, "Withdraw", to="0808") == ("C9.54.a", "has_begun_otherwise")
    march = acting("0808 sSE: u1 infantry 7" + FAR)
    assert code(march, "Withdraw", to="0708") == ("C9.54.a", "march_never_withdraws")
    stay = acting("0808 vE: u1 infantry 7" + FAR, brigade_marks={"stay": "u-brigade"})
    assert code(stay, "Withdraw", to="0708") == ("C6.23.c", "must_stay")


@pytest.mark.rule("C9.54.l", "C9.54.a")
def test_9_54_who_withdrew_neither_fires_nor_assaults():
    table = acting("0808 vE: u1 infantry 7 (withdrew)" + FAR)
    assert why_not_fire_after_moving(table.game, table.state, 0).rule == "C9.54.l"
    assert why_not_shock_after_moving(table.game, table.state, 0).rule == "C9.54.a"


@pytest.mark.rule("C9.54.b")
def test_9_54_no_points_are_counted_but_what_is_closed_stays_closed():
    """R9.54-1"""
    table = acting("0808 vE attack: u1 cavalry 4 6/4 2/2" + FAR, map="0708 0607: woods\n0808/SW: wall_high")
    assert code(table, "Withdraw", to="0709") == ("C9.42.d", "prohibited")
    table.dice(1).play("Withdraw", to="0708")
    table.dice(1).play("Withdraw", to="0607")
    assert table.where("u1") == "0607"
    edge = acting("0108 vE: u1 infantry 7" + FAR)
    assert code(edge, "Withdraw", to="0107") == ("C9.54.b", "not_behind")
    behind = acting("0808 vE: u1 infantry 7\n0708 vE: c2 infantry")
    assert code(behind, "Withdraw", to="0708") == ("C9.51.a", "enemy_there")


# --- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.54.c", "C9.54.d")
def test_9_54_two_woods_hexes_one_added_in_each():
    """The example: infantry goes back through two woods hexes of two points, a check with +1 in each; R9.54-2: failing
    the first in Good Order it may go on, with its Disordered Cohesion."""
    table = acting("0808 vE: u1 infantry 7 7/5" + FAR, map="0708 0607: woods")
    table.dice(7).play("Withdraw", to="0708")
    assert table.is_disordered("u1")
    table.dice(4).play("Withdraw", to="0607")
    rolls = [event.args for event in table.happened("cohesion_checked")]
    assert [(roll["total"], roll["cohesion"], roll["passed"]) for roll in rolls] == [(8, 7, False), (5, 5, True)]
    assert table.where("u1") == "0607"


@pytest.mark.rule("C9.54.e")
def test_9_54_a_disordered_unit_that_fails_in_the_first_hex_stays_there():
    table = acting("0808 vE: u1 infantry 7 7/5 (disordered)" + FAR, map="0708 0607: woods")
    table.dice(5).play("Withdraw", to="0708")
    assert (table.where("u1"), table.strength("u1"), table.asked) == ("0708", 7, "brigade.act")


@pytest.mark.rule("C9.54.f")
def test_9_54_one_that_fails_for_the_second_goes_back_to_the_first():
    table = acting("0808 vE: u1 infantry 7 7/5 (disordered)" + FAR, map="0708 0607: woods")
    table.dice(4).play("Withdraw", to="0708")
    table.dice(5).play("Withdraw", to="0607")
    assert (table.where("u1"), table.strength("u1"), table.asked) == ("0708", 7, "brigade.act")


@pytest.mark.rule("C9.54.c")
def test_9_54_the_roll_for_the_cost_replaces_that_for_the_ground():
    """R9.54-3: woods cost cavalry three points and are marked d: one check, with +2."""
    table = acting("0808 vE: u1 cavalry 4 6/4" + FAR, map="0708: woods")
    table.dice(4).play("Withdraw", to="0708")
    rolls = [event.args for event in table.happened("cohesion_checked")]
    assert [(roll["why"], roll["total"]) for roll in rolls] == [("withdrawal", 6)]


@pytest.mark.rule("C9.54.g", "C9.47.e")
def test_9_54_ways_spare_the_check_within_march_limits():
    map = "0708: woods\nroad 0808 0708 0607"
    table = acting("0808 vE: u1 infantry 7" + FAR, map=map)
    table.play("Withdraw", to="0708", way=True)
    assert not table.happened("cohesion_checked")
    many = acting("0808 vE: u1 infantry 8" + FAR, map=map)
    assert code(many, "Withdraw", to="0708", way=True) == ("C9.54.g", "no_use_of_ways")
    attack = acting("0808 vE attack: u1 infantry 7" + FAR, map=map)
    assert code(attack, "Withdraw", to="0708", way=True) == ("C9.54.g", "no_use_of_ways")


# --- friends, lines, the enemy ---------------------------------------------------------------------------------------


@pytest.mark.rule("C9.54.h")
@pytest.mark.parametrize(
    ("mover", "there", "way", "refused"),
    [
        ("infantry 3", "infantry 4", False, True),
        ("infantry 3", "artillery 4N", False, False),
        ("artillery 4N", "infantry 4", False, True),
        ("artillery 4N", "artillery 4N", False, True),
        ("infantry 3", "infantry 4", True, False),
    ],
)
def test_9_54_through_whom_one_may_withdraw(mover, there, way, refused):
    map = "road 0808 0708 0607" if way else ""
    table = acting(f"0808 vE: u1 {mover}\n0708 vE: u2 {there}" + FAR, map=map)
    table.play("Withdraw", to="0708", way=way)
    if refused:
        assert table.where("u1") == "0708"
        assert table.asked == "brigade.act"
    else:
        table.play("Withdraw", to="0607", way=way)
        assert table.where("u1") == "0607"


@pytest.mark.rule("C9.54.h")
def test_9_54_another_rear_hex_is_no_way_round():
    table = acting("0808 vE: u1 infantry 3\n0708 vE: u2 infantry 4" + FAR)
    table.play("Withdraw", to="0708")
    assert table.asked == "brigade.act"
    assert table.stack("0708") == ["u1", "u2"]


@pytest.mark.rule("C9.54.i")
def test_9_54_columns_never_lines_not_along_a_road():
    column = acting("0808 vE: u1 infantry 9 (column 0708)" + FAR)
    assert code(column, "Withdraw", to="0709") == ("C9.54.i", "column_never_withdraws")
    line = acting("0808 vE: u1 infantry 9 (line 0809)" + FAR, map="road 0808 0708")
    assert code(line, "Withdraw", to="0708", way=True) == ("C9.54.i", "line_off_the_road")
    line.play("Withdraw", to="0708")
    assert (line.where("u1"), line.extension("u1")) == ("0708", ["0709"])


@pytest.mark.rule("C9.54.j")
def test_9_54_a_line_that_cannot_go_back_as_it_stands_draws_together_disordered():
    units = "0808 vE: u1 infantry 9{} (line 0809{})\n0709 vE: u2 infantry 9"
    table = acting(units.format("", "") + FAR, map="0708: level 3\n0808/NW: wall_high\n0708: level 0")
    assert not table.allows("Withdraw", to="0708")
    assert code(table, "ShrinkToWithdraw", hex="0707") == ("C9.54.j", "no_line_there")
    table.play("ShrinkToWithdraw", hex="0808")
    assert (table.formation("u1"), table.is_disordered("u1"), table.asked) == ("ordinary", True, "withdrawal.on")
    table.play("EndWithdrawal")
    assert table.asked == "brigade.act"
    free = acting("0808 vE: u1 infantry 9 (line 0809)" + FAR)
    assert code(free, "ShrinkToWithdraw", hex="0808") == ("C9.54.j", "can_withdraw_extended")


@pytest.mark.rule("C9.54.k")
def test_9_54_next_to_an_enemy_it_ends():
    table = acting("0808 vE attack: u1 infantry 7\n0608 vE: c2 infantry")
    table.play("Withdraw", to="0708")
    assert (table.where("u1"), table.asked) == ("0708", "brigade.act")


@pytest.mark.rule("C9.54.m", "C7.33.b")
def test_9_54_refusal_ends_and_the_rear_is_what_it_was():
    """R9.54-1: a unit Refused on the right still goes back into both hexes that were its Rear."""
    for to in ("0708", "0709"):
        table = acting("0808 vE: u1 infantry 7 (refused right)" + FAR)
        table.play("Withdraw", to=to)
        assert table.refused("u1") == "none"
        assert table.rules_of("refusal_ended") == ["C9.54.m"]


FIRE = {"confederate": {**QUIET, "withdrawal_fire": "always"}}
UNDER_FIRE = "0808 vE: u1 infantry 7 7/5{}\n0908 vW: c1 infantry 7"


@pytest.mark.rule("C9.54.n", "C10.44.c")
def test_9_54_withdrawal_fire_that_tells_allows_one_hex():
    hit = acting(UNDER_FIRE.format(""), standing=FIRE)
    hit.dice(1, 9).play("Withdraw", to="0708")
    assert (hit.is_disordered("u1"), hit.where("u1"), hit.asked) == (True, "0708", "brigade.act")
    missed = acting(UNDER_FIRE.format(""), standing=FIRE)
    missed.dice(1, 1).play("Withdraw", to="0708")
    assert missed.asked == "withdrawal.on"


@pytest.mark.rule("C9.54.n", "C10.44.d")
def test_9_54_a_second_disorder_takes_its_place():
    table = acting(UNDER_FIRE.format(" (disordered)"), standing=FIRE)
    table.dice(1, 9).play("Withdraw", to="0708")
    assert table.strength("u1") == 6
    assert not table.happened("unit_withdrew")
