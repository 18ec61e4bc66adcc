"""7.3: refusing a flank."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.facing import facing, refusing
from caracole.systems.gbacw.rules.results.results import lose_strength
from caracole.systems.gbacw.rules.state import LEFT, RIGHT
from systems.gbacw.rules.extension.positions import SILENT, code, effect, moving, number


def why_not(units, side, unit="u1", reaction=False):
    table = position("gbacw", units=units, active="u-brigade")
    refusal = refusing.why_not_refuse(table.game, table.state, number(table, "unit", unit), side, reaction=reaction)
    return None if refusal is None else (refusal.rule, refusal.code)


# --- 7.31, 7.32 who may ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.31.a", "C6.15.j")
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


@pytest.mark.rule("C7.32.a", "C7.32.b", "C7.32.g", "C7.32.e", "C6.16.f", "C6.13.k")
def test_7_32_orders_formation_and_strength():
    assert why_not("0505 sN: u1 infantry", LEFT) == ("C7.32.a", "march_never_refuses")
    assert why_not("0505 vE attack: u1 infantry", LEFT) is None
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
    stack = "0505 vE: u1 infantry 2 (refused right), u2 infantry 3 (refused right)"
    together = position("gbacw", units=stack, active="u-brigade")
    effect(together, lose_strength, "u1", 1, "C12.11.a")
    assert together.refused("u1") == "right", "it does not stand alone"


@pytest.mark.rule("C7.11.c", "C7.32.d")
def test_7_11_who_joins_a_stack_looks_where_it_looks():
    table = position("gbacw", units="0505 vE: u1 infantry 3 (refused left)\n0505 vW: u2 infantry 3", active="u-brigade")
    effect(table, facing.conform, "u2", "0505")
    assert (table.facing("u2"), table.refused("u2")) == ("vE", "left")
    effect(table, facing.set_stack_facing, "0505", 3)
    assert (table.facing("u1"), table.facing("u2")) == ("vSW", "vSW")


# --- at its action ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.c", "C7.31.b")
def test_7_32_refusing_costs_each_unit_of_a_stack_a_point():
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5")
    table.play("Refuse", end="left")
    assert (table.left(), table.refused("u1"), table.refused("u2")) == (5, "left", "left")
    assert table.has_mark("u1", "spent mp")
    assert table.has_mark("u2", "spent mp")
    tired = moving("0505 vE: u1 infantry 5, u2 infantry 5 (acted)")
    assert code(tired, "Refuse", end="left") == ("C7.32.c", "other_has_acted")


@pytest.mark.rule("C7.32.c")
def test_7_32_who_followed_has_a_point_less_in_its_own_action():
    """Two points under Attack Orders: after one for the refusal, u2 has one left, which a turn by two corners takes."""
    table = moving("0505 vE attack: u1 infantry 5 7/5 4/3, u2 infantry 5 7/5 4/3")
    table.play("Refuse", end="left")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert table.left() == 1
    assert code(table, "Refuse", end="right") == ("C7.32.g", "refused_already")
    table.play("Turn", facing="vSW")
    assert table.left() == 0
    table.play("EndUnit")
    assert (table.facing("u1"), table.refused("u1"), table.refused("u2")) == ("vSW", "left", "left")


@pytest.mark.rule("C7.32.c", "C8.26.b")
def test_8_26_who_leaves_after_the_others_refused_has_all_its_points():
    """A step of two points would be beyond u2, had it really Refused."""
    table = moving("0505 vE attack: u1 infantry 5 7/5 4/3, u2 infantry 5 7/5 4/3", map="0605: woods\n0604: woods")
    table.play("Refuse", end="left")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0605")
    assert (table.refused("u2"), table.left(), table.has_mark("u2", "minimum move")) == ("none", 0, False)
    assert table.refused("u1") == "left"


@pytest.mark.rule("C7.32.c", "C7.33.a")
def test_7_33_each_unit_pays_to_stand_straight_and_whoever_leaves_pays_too():
    table = moving("0505 vE: u1 infantry 5 (refused left), u2 infantry 5 (refused left)")
    table.play("EndRefusal")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert table.left() == 5
    table.play("Step", to="0605")
    assert table.left() == 4


@pytest.mark.rule("C7.32.c", "C7.33.a")
@pytest.mark.parametrize(("action", "flag"), [("Refuse", ""), ("EndRefusal", " (refused left)")])
def test_7_32_nobody_refuses_with_one_who_has_no_point(action, flag):
    """Fatigue has left u2 none; alone, or with one who has a point, u1 may."""
    fields = {"end": "left"} if action == "Refuse" else {}
    words = {"options": {"fatigue": True}, "fatigue": {"u-brigade": 4}}
    rule = "C7.32.c" if action == "Refuse" else "C7.33.a"
    units = "0505 vE attack: u1 infantry 5 7/5 8/8{0}, u2 infantry 5 7/5 {1}/{1}{0}"
    poor = moving(units.format(flag, 3), **words)
    assert poor.left() > 0
    assert code(poor, action, **fields) == (rule, "other_cannot_pay")
    assert moving(units.format(flag, 8), **words).allows(action, **fields)
    assert moving(units.format(flag, 3).split(", u2")[0], **words).allows(action, **fields)


@pytest.mark.rule("C7.32.c", "C14.22.b")
def test_7_32_horsemen_who_followed_and_dismount_have_a_point_less():
    """Half of 6, and one off."""
    table = moving("0505 vE: u1 artillery 4N, u2 cavalry 2")
    table.play("Refuse", end="left")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Dismount")
    assert table.left() == 2


@pytest.mark.rule("C7.32.c")
def test_7_32_under_revision_1_who_followed_had_all_its_points():
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5", revision=1)
    table.play("Refuse", end="left")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert (table.left(), table.has_mark("u2", "spent mp")) == (6, True)


@pytest.mark.rule("C8.26.b", "C8.26.c")
def test_8_26_guns_of_another_brigade_follow_free_and_who_leaves_did_not_refuse():
    guns = moving("0505 vE: u1 infantry 5, u-bat artillery 4N @u-guns", options={"fatigue": True})
    guns.play("Refuse", end="right")
    assert guns.refused("u-bat") == "right"
    assert not guns.has_mark("u-bat", "spent mp")
    assert guns.fatigue("u-guns") == -1
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5")
    table.play("Refuse", end="left")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0605")
    assert (table.refused("u1"), table.refused("u2"), table.left()) == ("left", "none", 5)


@pytest.mark.rule("C7.32.l")
def test_7_32_a_mover_does_not_refuse_beside_a_straight_unit():
    table = moving("0505 vE: u1 infantry 5\n0605 vE: u2 infantry 5 (acted)")
    table.play("Step", to="0605")
    assert code(table, "Refuse", end="left") == ("C7.32.l", "other_has_acted")
    guns = moving("0505 vE: u1 infantry 5\n0605 vE: u-bat artillery 4N @u-guns")
    guns.play("Step", to="0605")
    assert code(guns, "Refuse", end="left") == ("C7.32.l", "stands_with_straight_unit")
    waiting = moving("0505 vE: u1 infantry 5\n0605 vE: u2 infantry 5")
    waiting.play("Step", to="0605")
    assert waiting.allows("Refuse", end="left")


@pytest.mark.rule("C7.33.a", "C7.31.b")
def test_7_33_standing_straight_again_costs_a_point():
    table = moving("0505 vE: u1 infantry 5 (refused left), u2 infantry 5 (refused left)")
    table.play("EndRefusal")
    assert (table.left(), table.refused("u1"), table.refused("u2")) == (5, "none", "none")
    assert table.has_mark("u2", "spent mp")
    assert code(table, "EndRefusal") == ("C7.33.a", "not_refused")
    assert code(table, "Refuse", end="middle") == ("C7.31.b", "no_such_end")


@pytest.mark.rule("C7.32.j", "C7.32.k")
def test_7_32_a_friend_on_the_refused_flank_ends_it_and_costs_a_point():
    table = moving("0505 vE: u1 infantry 5 (refused left)\n0403 vE: u2 infantry 5", unit="u2")
    table.play("Step", to="0504")
    assert table.refused("u1") == "left"
    table.play("EndUnit")
    assert table.refused("u1") == "none"
    table.play("ActivateUnit", unit="u1")
    assert table.left() == 5


@pytest.mark.rule("C7.32.h")
def test_7_32_who_began_next_to_the_enemy_refuses_nowhere():
    table = moving("0505 vE attack: u1 infantry 5\n0605 vW: c1 infantry", **SILENT)
    table.play("Turn", facing="vNE")
    table.play("Step", to="0504")
    assert code(table, "Refuse", end="left") == ("C7.32.h", "began_next_to_enemy")
    away = moving("0505 vNW: u1 infantry 5\n0605 vW: c1 infantry", **SILENT)
    away.play("Step", to="0404")
    away.play("Step", to="0304")
    assert code(away, "Refuse", end="right") == ("C7.32.h", "began_next_to_enemy")


# --- 7.13, 7.34 moving -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.13.a", "C7.34.a")
@pytest.mark.parametrize(
    ("end", "to", "on", "closed"), [("right", "0506", "0507", "0504"), ("left", "0504", "0503", "0506")]
)
def test_7_13_a_refused_unit_steps_into_its_refused_front_and_on(end, to, on, closed):
    table = moving(f"0505 vE: u1 infantry 5 (refused {end})")
    assert code(table, "Step", to=closed) == ("C7.13.a", "not_in_front")
    assert {row["to"] for row in table.candidates() if row["do"] == "Step"} == {"0604", "0605", to}
    table.play("Step", to=to)
    assert (table.where("u1"), table.facing("u1"), table.refused("u1"), table.left()) == (to, "vE", end, 5)
    table.play("Step", to=on)
    assert table.where("u1") == on


@pytest.mark.rule("C7.13.a", "C7.34.a")
def test_7_13_a_straight_unit_does_not_nor_does_a_line():
    assert code(moving("0505 vE: u1 infantry 5"), "Step", to="0506") == ("C7.13.a", "not_in_front")
    line = moving("0505 vE: u1 infantry 9 (line 0504, refused right)")
    assert code(line, "Step", to="0506") == ("C7.13.a", "not_in_front")
    assert line.allows("Step", to="0605")


@pytest.mark.rule("C7.13.a", "C7.34.j")
def test_7_34_where_it_steps_it_does_not_assault():
    """An enemy in the Refused Front is neither entered nor assaulted; the twin has him in Front."""
    units = "0505 vE attack: u1 infantry 9 (refused right)\n{} vNE: c1 infantry 3"
    for place, may in (("0506", False), ("0605", True)):
        table = position("gbacw", units=units.format(place), active="u-brigade", **SILENT)
        table.play("EndBrigade")
        asked = table.asked == "assault.designate"
        assert (asked and table.allows("DesignateAssault", unit="u1", targets=[place])) is may


@pytest.mark.rule("C7.13.a")
def test_7_13_under_revision_1_only_fire_went_there():
    table = moving("0505 vE: u1 infantry 5 (refused right)", revision=1)
    assert code(table, "Step", to="0506") == ("C7.13.a", "not_in_front")
