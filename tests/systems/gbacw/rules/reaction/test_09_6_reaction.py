"""9.61, 9.62 Reaction facing change and Refuse; 9.63 Reaction movement."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.flow import FLOW
from systems.gbacw.rules.movement.positions import QUIET, acting, code

ASKED = {"confederate": {**QUIET, "reaction_facing": "ask"}, "union": QUIET}


def flanked(extra="", c1="", map="", more="", orders=" attack", **words):
    """u1 goes from 0807 to 0808, a Flank hex of c1 in 0709, who faces west."""
    units = f"0807 vSE{orders}: u1 infantry 7\n0709 vW: c1 infantry 7 7/5{c1}{extra}{more}"
    words.setdefault("standing", ASKED)
    return acting(units, map=map, **words)


# --- 9.61 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.6.a", "C9.61.a", "C9.62.b", "C9.62.d", "C9.62.g", "C7.23.d")
def test_9_61_a_unit_turns_by_a_corner_when_the_enemy_comes_next_to_it():
    table = flanked()
    table.play("Step", to="0808")
    assert table.asked == "reaction.face"
    assert code(table, "ReactFacing", facing="vE") == ("C9.62.g", "one_corner_only")
    assert code(table, "ReactFacing", facing="sN") == ("C9.62.g", "one_corner_only")
    table.dice(5).play("ReactFacing", facing="vNW")
    assert (table.facing("c1"), table.is_disordered("c1"), table.asked) == ("vNW", False, "unit.act")
    assert table.has_mark("c1", "reacted")


@pytest.mark.rule("C9.61.a")
def test_9_61_it_may_let_it_be():
    table = flanked()
    table.play("Step", to="0808")
    table.play("LetBe")
    assert (table.facing("c1"), table.asked) == ("vW", "unit.act")


@pytest.mark.rule("C9.62.b")
def test_9_62_failing_its_check_it_is_disordered():
    table = flanked()
    table.play("Step", to="0808")
    table.dice(8).play("ReactFacing", facing="vNW")
    assert table.is_disordered("c1")


@pytest.mark.rule("C9.62.k", "C12.35.b", "C12.35.e")
def test_9_62_a_second_disorder_is_that_of_12_35():
    """A further check: failed, it routs; and the answer to the unit that caused it is lost."""
    table = flanked(c1=" (disordered)")
    table.play("Step", to="0808")
    table.dice(6, 6).play("ReactFacing", facing="vNW")
    assert table.is_routed("c1")
    passed = flanked(c1=" (disordered)")
    passed.play("Step", to="0808")
    passed.dice(6, 5).play("ReactFacing", facing="vNW")
    assert passed.strength("c1") == 6
    unit = passed.game.field.numbers["unit"]
    assert ("no_return", unit["c1"], unit["u1"]) in passed.state.notes


@pytest.mark.rule("C9.6.b")
def test_9_6_the_phasing_side_never_reacts():
    """c1 comes next to u1 by an advance in the Union's phase: nobody of the Union is asked."""
    table = acting("0808 vW: u1 infantry 7\n0709 vW: c1 infantry 7", standing={})
    play = table.game.work(table.state, table.script, None)
    play.moment("advanced", unit=1, hex=table.state.hex_of[1])
    FLOW.run(play, table.state.stack)
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.62.a")
def test_9_62_once_in_each_activation():
    table = flanked(c1=" (reacted)")
    table.play("Step", to="0808")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.62.e")
def test_9_62_not_in_the_front_of_another_enemy():
    table = flanked(more="\n0609 vE: u2 infantry")
    table.play("Step", to="0808")
    assert table.asked == "unit.act"
    away = flanked(more="\n0609 vW: u2 infantry")
    away.play("Step", to="0808")
    assert away.asked == "reaction.face"


@pytest.mark.rule("C9.61.g", "C6.13.k")
@pytest.mark.parametrize("line", ["sNW: c1 infantry 7", "vW: c1 infantry 9 (column 0810)"])
def test_9_61_march_and_columns_do_neither(line):
    table = acting(f"0807 vSE attack: u1 infantry 7\n0709 {line}", standing=ASKED)
    table.play("Step", to="0808")
    assert table.asked == "unit.act"


@pytest.mark.rule("C6.32.b")
def test_9_61_nor_do_those_in_reserve():
    table = flanked(reserve="c-brigade")
    table.play("Step", to="0808")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.61.f", "C8.44.k")
def test_9_61_lines_refuse_but_do_not_turn():
    table = acting("0707 vSE attack: u1 infantry 7\n0709 vW: c1 infantry 9 (line 0710)", standing=ASKED)
    table.play("Step", to="0708")
    assert code(table, "ReactFacing", facing="vNW") == ("C9.61.f", "line_never_turns")
    table.dice(1).play("ReactRefuse", end="right")
    assert table.refused("c1") == "right"


@pytest.mark.rule("C9.62.h")
def test_9_62_who_is_refused_does_not_turn():
    table = flanked(c1=" (refused left)")
    table.play("Step", to="0808")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.62.c")
def test_9_62_a_stack_turns_together_and_each_unit_checks():
    """R9.62-1; artillery does not check, and fires worse afterwards."""
    table = flanked(extra=", c2 infantry 4 6/4, c-bat artillery 4N")
    table.play("Step", to="0808")
    table.dice(7, 7).play("ReactFacing", facing="vNW")
    assert [table.is_disordered(unit) for unit in ("c1", "c2", "c-bat")] == [False, True, False]
    assert {table.facing(unit) for unit in ("c1", "c2", "c-bat")} == {"vNW"}
    assert [table.has_mark(unit, "reaction penalty") for unit in ("c1", "c-bat")] == [False, True]


@pytest.mark.rule("C9.62.b", "C9.62.f")
def test_9_62_guns_alone_turn_without_a_check_and_pay_when_they_fire():
    table = acting("0807 vSE: u1 infantry 7\n0709 vW: c-bat artillery 4N", standing=ASKED)
    table.play("Step", to="0808")
    table.play("ReactFacing", facing="vNW")
    assert table.has_mark("c-bat", "reaction penalty")
    assert not table.happened("cohesion_checked")


@pytest.mark.rule("C9.62.i", "C9.62.j", "C9.61.e")
def test_9_62_refusing_needs_an_answer_through_the_refused_front():
    """c1 faces west: 0808 lies on its right; it refuses right, not left."""
    table = acting("0706 vSE attack: u1 infantry 7\n0708 vW: c1 infantry 7", standing=ASKED)
    table.play("Step", to="0707")
    assert table.asked == "reaction.face"
    assert code(table, "ReactRefuse", end="left") == ("C9.62.j", "no_answer_from_flank")
    assert code(table, "ReactRefuse", end="middle") == ("C7.31.b", "no_such_end")
    table.dice(5).play("ReactRefuse", end="right")
    assert (table.refused("c1"), table.has_mark("c1", "reacted")) == ("right", True)


@pytest.mark.rule("C9.62.i")
def test_9_62_who_could_not_refuse_does_not():
    table = acting("0706 vSE attack: u1 infantry 7\n0708 vW: c1 infantry 1", standing=ASKED)
    table.play("Step", to="0707")
    assert code(table, "ReactRefuse", end="right") == ("C7.32.e", "too_weak_to_refuse")


@pytest.mark.rule("C9.61.b", "C9.61.c", "C9.61.d", "C10.42.e")
def test_9_61_fire_into_the_flank_is_answered_by_turning_and_then_by_fire():
    standing = {"confederate": {**QUIET, "reaction_facing": "ask", "return_fire": "ask"}, "union": QUIET}
    table = acting("0707 vSE attack: u1 infantry 7\n0708 vW: c1 infantry 7", standing=standing)
    table.dice(1, 1).play("FireAt", target="0708")
    assert table.asked == "reaction.face"
    table.dice(1).play("ReactFacing", facing="vNW")
    assert table.asked == "fire.answer"


@pytest.mark.rule("C9.61.b")
def test_9_61_fire_from_the_front_gives_no_cause():
    standing = {"confederate": {**QUIET, "reaction_facing": "ask"}, "union": QUIET}
    table = acting("0707 vSE attack: u1 infantry 7\n0708 vNW: c1 infantry 7", standing=standing)
    table.dice(1, 1).play("FireAt", target="0708")
    assert table.asked != "reaction.face"


STACKED = "0707 vSE attack: u1 infantry 3, u2 infantry 3\n0708 vW: c1 infantry 7"
FACING = {"confederate": {**QUIET, "reaction_facing": "ask"}, "union": QUIET}


@pytest.mark.rule("C9.62.e", "C9.61.b")
def test_9_62_who_is_stacked_with_the_firer_and_does_not_fire_is_another_enemy():
    """c1 is in the Front of u2, which only looks on; and of u1, when u2 fires after it."""
    table = position("gbacw", units=STACKED, active="u-brigade", standing=FACING)
    table.play("ActivateUnit", unit="u1")
    table.dice(1).play("FireAt", target="0708")
    assert table.asked == "unit.act"
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.dice(1).play("FireAt", target="0708")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.62.e", "C9.61.b")
def test_9_62_alone_or_when_both_fire_nobody_else_holds_the_target():
    alone = acting(STACKED.replace(", u2 infantry 3", ""), standing=FACING)
    alone.dice(1).play("FireAt", target="0708")
    assert (alone.asked, alone.decision.about["unit"]) == ("reaction.face", 0)
    both = acting(STACKED, standing=FACING, options={"combined_small_arms": True})
    both.dice(1, 1).play("FireAt", target="0708", units=["u2"])
    assert both.asked == "reaction.face"
    both.dice(1).play("ReactFacing", facing="vNW")
    assert both.facing("c1") == "vNW"


@pytest.mark.rule("C9.62.e")
def test_9_62_from_afar_a_mate_of_the_firer_holds_nobody():
    table = acting("0706 vSE attack: u1 infantry 3, u2 infantry 3\n0708 vW: c1 infantry 7", standing=FACING)
    table.dice(1).play("FireAt", target="0708")
    assert table.asked == "reaction.face"


@pytest.mark.rule("C9.62.e")
def test_9_62_the_lower_of_two_fires_and_the_upper_holds():
    table = acting(STACKED, "u2", standing=FACING)
    table.dice(1).play("FireAt", target="0708")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.62.e")
def test_9_62_under_revision_1_the_whole_hex_counted_as_the_firer():
    table = acting(STACKED, standing=FACING, revision=1)
    table.dice(1).play("FireAt", target="0708")
    assert table.asked == "reaction.face"


# --- 9.63 ------------------------------------------------------------------------------------------------------------

GIVING = {"confederate": {**QUIET, "reaction_movement": "ask"}, "union": QUIET}


def coming(line, map="", orders=" attack", **words):
    """u1 is about to go from 0505 to 0605, three hexes from 0906."""
    words.setdefault("standing", GIVING)
    return acting(f"0505 vE{orders}: u1 infantry 7\n{line}", map=map, **words)


@pytest.mark.rule("C9.63.a", "C9.63.b", "C9.63.e", "C9.63.i", "C9.63.j")
def test_9_63_horsemen_give_way_before_the_enemy_comes_and_he_must_come():
    table = coming("0906 vW: c1 cavalry 4 6/4")
    table.play("Step", to="0605")
    assert (table.asked, table.where("u1")) == ("giving.ask", "0505")
    table.play("GiveWay")
    assert table.asked == "giving.choose"
    table.dice(6).play("GiveWayTo", path=["1006", "1107"])
    assert (table.where("c1"), table.where("u1"), table.is_disordered("c1")) == ("1107", "0605", False)
    assert table.asked == "unit.act"
    assert table.allows("Step", to="0706")


@pytest.mark.rule("C9.63.a")
@pytest.mark.parametrize(
    "line", ["0906 vW: c1 infantry", "0906 vW: c1 cavalry 4 (dismounted)", "1006 vW: c1 cavalry 4"]
)
def test_9_63_nobody_else_and_nobody_farther(line):
    table = coming(line)
    table.play("Step", to="0605")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.63.a")
def test_9_63_they_may_stay():
    table = coming("0906 vW: c1 cavalry 4")
    table.play("Step", to="0605")
    table.play("HoldGround")
    assert (table.where("c1"), table.asked) == ("0906", "unit.act")


@pytest.mark.rule("C9.63.c")
def test_9_63_not_in_march_nor_in_the_front_of_another():
    march = coming("0906 sNW: c1 cavalry 4")
    march.play("Step", to="0605")
    assert march.asked == "unit.act"
    held = coming("0906 vW: c1 cavalry 4\n0905 vSE: u2 infantry")
    held.play("Step", to="0605")
    assert held.asked == "unit.act"


@pytest.mark.rule("C9.63.p", "C16.12.g")
def test_9_63_at_night_only_when_the_enemy_is_about_to_come_next_to_them():
    far = coming("0906 vW: c1 cavalry 4", light="night")
    far.play("Step", to="0605")
    assert far.asked == "unit.act"
    near = coming("0706 vW: c1 cavalry 4", light="night")
    near.play("Step", to="0605")
    assert near.asked == "giving.ask"


@pytest.mark.rule("C9.63.k", "C9.63.l")
def test_9_63_guns_once_in_an_activation_horsemen_again():
    guns = coming("0906 vW: c1 artillery (reaction moved)", orders="")
    guns.play("Step", to="0605")
    assert guns.asked == "unit.act"
    horse = coming("0906 vW: c1 cavalry 4 (reaction moved)")
    horse.play("Step", to="0605")
    assert horse.asked == "giving.ask"
    battery = coming("0906 vW: c1 artillery", orders="")
    battery.play("Step", to="0605")
    battery.play("GiveWay")
    battery.dice(1).play("GiveWayTo", path=["1006"])
    assert battery.has_mark("c1", "reaction moved")


@pytest.mark.rule("C9.63.d", "C9.63.b")
def test_9_63_guns_enter_no_hex_of_more_than_two_points_but_by_a_way():
    woods = "0805 0806 0905 0907 1005 1006: woods"
    table = coming("0906 vW: c1 artillery", map=woods, orders="")
    table.play("Step", to="0605")
    assert table.asked == "unit.act"
    road = coming("0906 vW: c1 artillery", map=f"{woods}\nroad 0906 1006", orders="")
    road.play("Step", to="0605")
    road.play("GiveWay")
    assert road.allows("GiveWayTo", path=["1006"])
    assert code(road, "GiveWayTo", path=["1005"]) == ("C9.63.b", "no_such_way_back")


@pytest.mark.rule("C9.63.m")
def test_9_63_guns_go_no_nearer_to_an_enemy_who_sees_them():
    """u2 stands four hexes to the north-east: the guns do not even pass through a hex that is three from it."""
    units = "0906 vW: c1 artillery\n1304 vNE: u2 infantry"
    table = coming(units, orders="")
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert not table.allows("GiveWayTo", path=["1005", "1006"])
    assert table.allows("GiveWayTo", path=["1006"])
    hidden = coming(units, map="1204 1205: level 5", orders="")
    assert not hidden.sees("0906", "1304")
    hidden.play("Step", to="0605")
    hidden.play("GiveWay")
    assert hidden.allows("GiveWayTo", path=["1005", "1006"])


@pytest.mark.rule("C9.63.m")
def test_9_63_guns_take_a_way_that_is_no_nearer_to_those_who_see_them_before_one_that_is_farther_from_the_mover():
    """To the east they would be farther from u1 but nearer to u2, who sees them; in the north they are neither."""
    woods = "0803 0806 0807 0903 0904 0907: woods"
    table = coming("0805 vW: c1 artillery\n1205 vNE: u2 infantry", map=woods, orders="")
    assert table.sees("0805", "1205")
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert {action["path"][0] for action in table.candidates()} == {"0804"}
    assert code(table, "GiveWayTo", path=["0905"]) == ("C9.63.m", "nearer_to_enemy")


@pytest.mark.rule("C6.32.b", "C12.8.a", "C12.81.b")
@pytest.mark.parametrize("line", ["c1 cavalry 4", "c1 artillery (abandoned 1)", "c1 artillery (recrewed)"])
def test_9_63_nor_those_who_rest_or_have_no_crew(line):
    words = {"reserve": "c-brigade"} if "cavalry" in line else {}
    table = coming(f"0906 vW: {line}", orders="", **words)
    table.play("Step", to="0605")
    assert table.asked == "unit.act"


@pytest.mark.rule("C9.63.a", "C9.63.i")
def test_9_63_before_a_line_they_are_asked_once_and_flee_from_all_of_it():
    units = "0505 vE: u1 infantry 9 (line 0504)\n0806 vW: c1 cavalry 4 6/4"
    table = acting(units, standing=GIVING)
    table.play("Step", to="0605")
    assert table.asked == "giving.ask"
    table.play("HoldGround")
    assert (table.asked, table.where("u1"), table.extension("u1")) == ("unit.act", "0605", ["0604"])
    near = acting("0505 vE attack: u1 infantry 9 (line 0504)\n0705 vW: c1 cavalry 4 6/4", standing=GIVING)
    near.play("Step", to="0605")
    near.play("GiveWay")
    assert not near.allows("GiveWayTo", path=["0704"]), "next to the part that comes to 0604"


@pytest.mark.rule("C8.23.d")
def test_9_63_horsemen_who_give_way_onto_guns_choose_their_place():
    table = coming("0906 vW: c1 cavalry 4 6/4\n1006 vW: c2 artillery")
    table.play("Step", to="0605")
    table.play("GiveWay")
    table.play("GiveWayTo", path=["1006"])
    assert (table.asked, table.decision.seats) == ("stack.place", (1,))
    table.dice(1).play("JoinStack", above=False)
    assert table.stack("1006") == ["c2", "c1"]


@pytest.mark.rule("C9.63.e", "C9.63.f")
def test_9_63_a_second_disorder_costs_a_point_or_a_gun():
    for line in ("c1 cavalry 4 6/4", "c1 artillery 4N 7/4"):
        table = coming(f"0906 vW: {line} (disordered)", orders="")
        table.play("Step", to="0605")
        table.play("GiveWay")
        table.dice(5).play("GiveWayTo", path=["1006"])
        assert (table.strength("c1"), table.where("c1")) == (3, "1006")


@pytest.mark.rule("C9.63.g", "C9.63.h")
@pytest.mark.parametrize(
    ("line", "map", "added"),
    [
        ("c1 cavalry 4 6/4", "1006: woods", 3),
        ("c1 cavalry 4 6/4", "0906/SE: stream", 1),
        ("c1 cavalry 4 6/4", "1006: woods\n0906/SE: stream", 4),
        ("c1 cavalry 4 6/4", "", 0),
        ("c1 cavalry 4 6/4", "1006: woods\nroad 0906 1006", 1),
        ("c1 cavalry 5 6/4", "1006: woods\nroad 0906 1006", 3),
    ],
)
def test_9_63_what_horsemen_cross_makes_their_check_harder(line, map, added):
    table = coming(f"0906 vW: {line}", map=map)
    table.play("Step", to="0605")
    table.play("GiveWay")
    table.dice(1).play("GiveWayTo", path=["1006"])
    assert table.happened("cohesion_checked")[0].args["total"] == 1 + added


@pytest.mark.rule("C9.63.o", "C7.33.b")
def test_9_63_giving_way_ends_refusal():
    table = coming("0906 vW: c1 artillery (refused left)", orders="")
    table.play("Step", to="0605")
    table.play("GiveWay")
    table.dice(1).play("GiveWayTo", path=["1006"])
    assert table.refused("c1") == "none"


@pytest.mark.rule("C9.63.n")
def test_9_63_the_mover_may_fire_at_guns_before_they_go_and_a_hit_allows_one_hex():
    table = coming("0806 vW: c1 artillery 4N 7/5")
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert table.asked == "giving.fire"
    assert code(table, "FireAt", target="0906", moving=True) == ("C9.63.n", "only_at_those_guns")
    table.dice(6, 9).play("FireAt", target="0806", moving=True)
    assert table.asked == "giving.choose"
    assert code(table, "GiveWayTo", path=["0907", "1007"]) == ("C9.63.b", "no_such_way_back")
    table.dice(1).play("GiveWayTo", path=["0907"])
    assert (table.where("c1"), table.where("u1"), table.has_mark("u1", "fired")) == ("0907", "0605", True)


@pytest.mark.rule("C9.63.n")
def test_9_63_one_who_may_not_move_and_fire_does_not():
    table = coming("0806 vW: c1 artillery 4N 7/5", orders="")
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert table.asked == "giving.choose"


# --- the printed example ---------------------------------------------------------------------------------------------

EXAMPLE = """
    0203 vE: u-a artillery
    0703 vW: c-far infantry 3
    0512 vE attack: u-e infantry 7
    1207 vSE attack: u-f infantry 7
    1210 vNW attack: u-h infantry 7
    1109 vW: c-c infantry 7 7/5
    1209 vE: c-d infantry 7 7/5
    1705 vE attack: u-b infantry 7
    1805 vW: c-k infantry 7
    2006 vW: c-guns artillery
    2214 vE attack: u-g infantry 7
    2615 vW: c-horse cavalry 4 6/4
    0217 vE attack: u-i infantry 7
"""


@pytest.mark.rule("C9.55.a", "C9.54.b", "C9.61.a", "C9.62.e", "C9.53.e", "C9.53.a", "C9.63.a", "C9.63.j", "C9.24.b")
def test_9_6_example_of_movement_and_reaction():
    """All units in phase are under Attack Orders: A and E to I of the figure, against C, D, guns and horse."""
    reacting = {**QUIET, "reaction_facing": "ask", "reaction_movement": "ask"}
    table = position(
        "gbacw",
        units=EXAMPLE,
        map="size 28 x 20\n0217 0317: woods\nroad 0217 0317",
        active="u-brigade",
        standing={"confederate": reacting, "union": QUIET},
    )
    # A, a battery, comes no nearer than four hexes to an enemy who sees it.
    table.play("ActivateUnit", unit="u-a")
    table.play("Step", to="0303")
    assert {table.refusal("Step", to=where).rule for where in ("0402", "0403")} == {"C9.55.a"}
    table.play("EndUnit")
    # E withdraws by two hexes and looks where it looked.
    table.play("ActivateUnit", unit="u-e")
    table.play("Withdraw", to="0412")
    table.play("Withdraw", to="0312")
    assert (table.where("u-e"), table.facing("u-e")) == ("0312", "vE")
    # F comes into the rear of C, who may turn by a corner and checks; D, in the Front of H, may not.
    table.play("ActivateUnit", unit="u-f")
    table.play("Step", to="1208")
    assert (table.asked, table.game.field.grid.names[table.decision.about["hex"]]) == ("reaction.face", "1109")
    table.dice(5).play("ReactFacing", facing="vNW")
    assert table.asked == "unit.act"
    table.play("EndUnit")
    # B goes straight on across the Front of an enemy and stops there; the enemy's guns may give way.
    table.play("ActivateUnit", unit="u-b")
    table.play("Step", to="1804")
    assert table.asked == "giving.ask"
    table.play("HoldGround")
    while table.asked == "reaction.face":
        table.play("LetBe")
    assert table.refusal("Step", to="1904").rule == "C9.53.a"
    table.play("EndUnit")
    # G comes near to horse, which gives way by two hexes and checks; G goes on.
    table.play("ActivateUnit", unit="u-g")
    table.play("Step", to="2314")
    assert table.asked == "giving.ask"
    table.play("GiveWay")
    table.dice(3).play("GiveWayTo", path=["2715", "2815"])
    assert (table.where("c-horse"), table.where("u-g")) == ("2815", "2314")
    assert table.allows("Step", to="2414")
    table.play("EndUnit")
    # I has no use for the road through the woods.
    table.play("ActivateUnit", unit="u-i")
    assert table.refusal("Step", to="0317", way=True).rule == "C8.13.a"
    table.play("Step", to="0317")
    assert table.left() == 1
