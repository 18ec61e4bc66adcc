"""7 Facing, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.facing import facing
from systems.gbacw.rules.extension.positions import acting, code, moving, working

# --- 7.32 a friend on the refused flank ------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.j", "C8.44.a")
def test_7_32_an_extension_on_the_refused_flank_ends_the_refusal():
    table = acting("0505 vE: u1 infantry 9\n0507 vE: u2 infantry 5 (refused left)")
    table.play("ActivateUnit", unit="u1")
    table.play("Extend", to=["0506"])
    table.play("EndUnit")
    assert table.refused("u2") == "none"


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.31.a", "C7.32.j")
def test_7_32_a_refused_unit_that_comes_beside_a_friend_stands_straight():
    table = acting("0505 vE: u1 infantry 5 (refused left)\n0604 vE: u2 infantry 5")
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert (table.where("u1"), table.refused("u1")) == ("0605", "none")


@pytest.mark.rule("C7.32.b", "C7.33.a")
def test_7_32_who_is_refused_stands_straight_before_it_falls_into_column():
    road = "road 0505 0605 0706"
    line = moving("0505 vE: u1 infantry 9 (line 0506, refused left)")
    assert code(line, "Reform", facing="vSE") == ("C7.32.b", "column_never_refuses")
    line.play("EndRefusal")
    line.play("Reform", facing="vSE")
    assert (line.formation("u1"), line.left()) == ("column", 5)
    alone = moving("0505 vE: u1 infantry 9 (refused left)", map=road)
    assert code(alone, "Step", to="0605", way=True) == ("C7.32.b", "column_never_refuses")
    assert alone.allows("Step", to="0605")
    small = moving("0505 vE: u1 infantry 7 (refused left)", map=road)
    assert small.allows("Step", to="0605", way=True)


# --- 8.22 sent back, and facings that orders do not know -------------------------------------------------------------


@pytest.mark.rule("C7.11.b", "C8.44.g")
def test_7_11_guns_in_march_keep_their_facing_when_others_turn():
    table = moving("0705 vE: u1 infantry 5\n0505 sSE march: u-bat artillery 4N @u-other")
    where = table.game.field.numbers["hex"]["0505"]
    facing.set_stack_facing(working(table), where, 1)
    assert table.facing("u-bat") == "sSE"
    facing.set_stack_facing(working(table), where, 6)
    assert table.facing("u-bat") == "sN"


# --- 7.32 whose flank bends ------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.l", "C8.26.b")
def test_7_32_who_only_passes_friends_does_not_bend_their_flank():
    units = "0505 vE: u1 infantry 5\n0605 {}: u2 infantry {}"
    passing_by = moving(units.format("vE", 12))
    passing_by.play("Step", to="0605")
    assert code(passing_by, "Refuse", end="left") == ("C8.12.f", "too_many")
    askew = moving(units.format("vNE", 5))
    askew.play("Step", to="0605")
    assert code(askew, "Refuse", end="left") == ("C7.32.l", "stands_with_straight_unit")
    table = moving(units.format("vE", 5))
    table.play("Step", to="0605")
    table.play("Refuse", end="left")
    assert (table.refused("u1"), table.refused("u2")) == ("left", "left")
    assert code(table, "Step", to="0706")[1] == "stopped_next_to_enemy"


@pytest.mark.rule("C7.31.a", "C7.32.j")
def test_7_32_who_turns_a_refused_flank_toward_a_friend_stands_straight():
    table = moving("0505 vE: u1 infantry 5 (refused right)\n0405 vE: u2 infantry 5")
    table.play("Turn", facing="vSE")
    assert table.refused("u1") == "right"
    table.play("EndUnit")
    assert (table.refused("u1"), table.rules_of("refusal_ended")) == ("none", ["C7.32.j"])


# --- those who are there too -----------------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.b", "C8.26.b")
def test_7_32_guns_do_not_bend_the_flank_of_a_column():
    table = moving("0505 vE: u1 artillery 4N, u2 infantry 9 (column 0405)")
    assert code(table, "Refuse", end="left") == ("C7.32.b", "column_never_refuses")


@pytest.mark.rule("C7.32.j")
def test_7_32_a_friend_who_came_by_an_advance_leaves_the_refused_flank_as_it_is():
    """Movement and Advance are two things (7.11); who then neither moves nor turns keeps his marker."""
    table = moving("0505 vE: u1 infantry 5 (refused right)\n0506 vE: u2 infantry 5")
    table.play("EndUnit")
    assert table.refused("u1") == "right"
