"""7.3: refusing a flank."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw import facing, refusing
from caracole.systems.gbacw.results import lose_strength
from caracole.systems.gbacw.state import LEFT, RIGHT
from systems.gbacw.positions_08 import effect, number


def why_not(units, side, unit="u1", reaction=False):
    table = position("gbacw", units=units, active="u-brigade")
    refusal = refusing.why_not_refuse(table.game, table.state, number(table, "unit", unit), side, reaction=reaction)
    return None if refusal is None else (refusal.rule, refusal.code)


# --- 7.31, 7.32 who may ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.31.a")
def test_7_31_at_the_end_of_a_line_or_alone():
    assert why_not("0505 vE: u1 infantry", LEFT) is None
    friend_below = "0505 vE: u1 infantry\n0506 vE: u2 infantry"
    assert why_not(friend_below, LEFT) is None
    assert why_not(friend_below, RIGHT) == ("C7.31.a", "friend_on_that_flank")
    behind_the_end = "0505 vE: u1 infantry\n0506 vE: u2 infantry\n0404 vE: u3 infantry"
    assert why_not(behind_the_end, LEFT) is None


@pytest.mark.rule("C7.32.i")
def test_7_32_never_between_friends():
    line = "0504 vE: u2 infantry\n0505 vE: u1 infantry\n0506 vE: u3 infantry"
    assert why_not(line, LEFT) == ("C7.32.i", "between_friends")
    assert why_not(line, RIGHT) == ("C7.32.i", "between_friends")


@pytest.mark.rule("C7.32.a", "C7.32.b", "C7.32.g", "C7.32.e")
def test_7_32_orders_formation_and_strength():
    assert why_not("0505 sN: u1 infantry", LEFT) == ("C7.32.a", "march_never_refuses")
    assert why_not("0505 vE: u1 infantry 9 (column 0405)", LEFT) == ("C7.32.b", "column_never_refuses")
    assert why_not("0505 vE: u1 infantry 9 (line 0506)", LEFT) is None
    assert why_not("0505 vE: u1 infantry (refused left)", RIGHT) == ("C7.32.g", "refused_already")
    assert why_not("0505 vE: u1 infantry 1", LEFT) == ("C7.32.e", "too_weak_to_refuse")
    assert why_not("0505 vE: u1 infantry 2", LEFT) is None
    assert why_not("0505 vE: u1 infantry 1, u2 infantry 3", LEFT) is None


@pytest.mark.rule("C7.32.h")
def test_7_32_not_when_it_begins_next_to_the_enemy_but_in_reaction():
    near = "0505 vE: u1 infantry\n0605 vW: c1 infantry"
    assert why_not(near, LEFT) == ("C7.32.h", "began_next_to_enemy")
    assert why_not(near, LEFT, reaction=True) is None
    line = "0505 vE: u1 infantry 9 (line 0506)\n0604 vW: c1 infantry"
    assert why_not(line, LEFT) == ("C7.32.h", "began_next_to_enemy")
    assert why_not(line, RIGHT) is None


# --- effects ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.31.b", "C8.26.b")
def test_8_26_the_whole_stack_refuses():
    table = position("gbacw", units="0505 vE: u1 infantry, u-bat artillery 4N", active="u-brigade")
    effect(table, refusing.refuse, "u1", RIGHT, "C7.31.b")
    assert (table.refused("u1"), table.refused("u-bat")) == ("right", "right")
    assert table.side_toward("u1", "0506") == "refused_front"


@pytest.mark.rule("C7.32.f")
def test_7_32_below_two_points_a_lone_unit_stands_straight():
    table = position("gbacw", units="0505 vE: u1 infantry 2 (refused right)", active="u-brigade")
    effect(table, lose_strength, "u1", 1, "C12.11.a")
    assert table.refused("u1") == "none"


@pytest.mark.rule("C7.11.c", "C7.32.d")
def test_7_11_who_joins_a_stack_looks_where_it_looks():
    table = position("gbacw", units="0505 vE: u1 infantry 3 (refused left)\n0505 vW: u2 infantry 3", active="u-brigade")
    effect(table, facing.conform, "u2", "0505")
    assert (table.facing("u2"), table.refused("u2")) == ("vE", "left")
    effect(table, facing.set_stack_facing, "0505", 3)
    assert (table.facing("u1"), table.facing("u2")) == ("vSW", "vSW")
