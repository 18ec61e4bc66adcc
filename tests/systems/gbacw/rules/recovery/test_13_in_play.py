"""13, 16.2, 17 Recovery and Fatigue, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.recovery import fatigue, gaining_fatigue
from systems.gbacw.rules.assault.positions import assault, code, facing_off, named, told
from systems.gbacw.rules.command.positions import FAR
from systems.gbacw.rules.fire.positions import exchange, shoot
from systems.gbacw.rules.movement.positions import QUIET, acting
from systems.gbacw.rules.results.positions import numbers, run

FAR_AWAY = "\n1818 vW: c1 infantry"


def third(units="0505 vE: u1 infantry 6\n0606 vE: u2 infantry 6" + FAR_AWAY, **words):
    """The third activation of the turn."""
    words = {"active": "u-brigade", "tallies": {"fatiguing": {"u-brigade": 2}}, **words}
    return position("gbacw", units=units, options={"fatigue": True}, standing={"confederate": QUIET}, **words)


FAR_there = "2020 vW: c1 infantry"

# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


@pytest.mark.rule("C17.42.a", "C13.45.e")
@pytest.mark.parametrize(("words", "level"), [({"reserve": "u-independent"}, 1), ({}, 2)])
def test_17_42_independent_units_in_reserve_rest_once(words, level):
    """Two levels in Reserve, one for a quiet turn, never both."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-independent" + FAR,
        leaders="0505: u-meade division",
        step="turn.recovery",
        fatigue={"u-independent": 3},
        options={"fatigue": True},
        turns=1,
        **words,
    )
    if words:
        table.play("KeepOrders")
    assert table.fatigue("u-independent") == level


# --- 13.45 what breaks the peace of a brigade, and what does not -----------------------------------------------------


@pytest.mark.rule("C13.45.a1", "C13.45.c", "C17.42.b")
def test_13_45_a_step_disturbs_and_a_free_turn_does_not():
    table = acting("0505 vE: u1 infantry 7" + FAR_AWAY)
    table.play("Turn", facing="vSE")
    assert not table.has_mark("u1", "disturbed")
    table.play("EndUnit")
    table.play("EndBrigade")
    assert not table.has_mark("u1", "disturbed")
    moved = acting("0505 vE: u1 infantry 7" + FAR_AWAY)
    moved.play("Step", to="0605")
    assert moved.has_mark("u1", "disturbed")


@pytest.mark.rule("C13.45.a3")
def test_13_45_fire_in_ones_own_activation_disturbs_and_an_answer_does_not():
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 7 R 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    assert (table.has_mark("u1", "disturbed"), table.has_mark("c1", "disturbed")) == (True, False)


@pytest.mark.rule("C13.45.a2", "C13.45.c", "C17.42.b")
def test_13_45_a_reaction_move_disturbs_and_a_reaction_facing_does_not():
    asked = {"confederate": {**QUIET, "reaction_movement": "ask", "reaction_facing": "ask"}, "union": QUIET}
    table = acting("0505 vE attack: u1 infantry 7\n0906 vW: c1 cavalry 4 6/4", standing=asked)
    table.play("Step", to="0605")
    table.play("GiveWay")
    table.dice(1).play("GiveWayTo", path=["1006"])
    assert table.has_mark("c1", "disturbed")
    turned = acting("0807 vSE attack: u1 infantry 7\n0709 vW: c1 infantry 7 7/5", standing=asked)
    turned.play("Step", to="0808")
    turned.dice(5).play("ReactFacing", facing="vNW")
    assert not turned.has_mark("c1", "disturbed")


@pytest.mark.rule("C13.45.a4")
def test_13_45_building_disturbs():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7\n0506 vE: u2 infantry 7" + FAR_AWAY,
        map="0605: woods",
        leaders="0505: u-smith brigade",
        step="turn.engineers",
    )
    table.play("BeginWork", unit="u1", hex="0505", facing="vE")
    assert (table.has_mark("u1", "disturbed"), table.has_mark("u2", "disturbed")) == (True, False)


# --- 13.5, 16.2, 17.41 a turn In Reserve -----------------------------------------------------------------------------


@pytest.mark.rule("C13.51.a", "C16.21.a", "C16.24.a", "C17.41.a")
@pytest.mark.parametrize("rests", [True, False])
def test_17_41_in_reserve_alone_stragglers_and_routed_units_return_and_two_levels_go(rests):
    """At dusk: u1 gains a point, its brigade loses two levels all the same, and u2 may try to return."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8 7/5 (lost 3, disturbed)\nrouted vE: u2 infantry 6 7/5\n2020 vW: c1 infantry",
        leaders="0505: u-smith brigade",
        reserve="u-brigade" if rests else "",
        light="dusk",
        turns=1,
        step="turn.recovery",
        options={"fatigue": True},
        fatigue={"u-brigade": 3},
        dice=(1,) if rests else (),
    )
    assert (table.strength("u1"), table.fatigue("u-brigade")) == ((6, 1) if rests else (5, 3))
    assert (table.asked == "rout.attempt") is rests


@pytest.mark.rule("C17.42.c")
@pytest.mark.parametrize(("flags", "level"), [("", 1), (" (disturbed)", 2)])
def test_17_42_units_outside_any_brigade_rest_if_all_of_them_were_quiet(flags, level):
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry @u-independent\n0506 vE: u2 infantry @u-independent{flags}" + FAR_AWAY,
        leaders="0504: u-jones division range 3",
        step="turn.quiet",
        turns=1,
        options={"fatigue": True},
        fatigue={"u-independent": 2},
    )
    assert table.fatigue("u-independent") == level


@pytest.mark.rule("C17.42.a", "C13.45.a")
def test_17_42_a_brigade_in_reserve_has_its_own_rest_and_not_that_of_the_quiet_as_well():
    words = {
        "units": "0505 vE: u1 infantry" + FAR_AWAY,
        "leaders": "0505: u-smith brigade",
        "step": "turn.quiet",
        "turns": 1,
    }
    for reserve, level in (("", 1), ("u-brigade", 2)):
        tired = {"options": {"fatigue": True}, "fatigue": {"u-brigade": 2}, "reserve": reserve}
        assert position("gbacw", **words, **tired).fatigue("u-brigade") == level


# --- 17.2 what tires -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.22.a", "C17.22.b")
@pytest.mark.parametrize("words", [{}, {"out_of_command": "u1"}])
def test_17_22_a_third_activation_with_movement_tires_out_of_command_or_not(words):
    table = third(**words)
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    table.play("EndUnit")
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 0


@pytest.mark.rule("C17.22.c", "C17.22.e")
def test_17_22_leaders_on_the_move_and_rallies_do_not():
    table = third("0505 vE: u1 infantry 6 7/5 (disordered)" + FAR_AWAY, leaders="0506: u-smith brigade")
    table.play("MoveLeader", leader="u-smith")
    table.play("LeaderTo", to="0508")
    table.dice(8).play("Rally", unit="u1")
    table.play("EndBrigade")
    assert (table.fatigue("u-brigade"), table.tally("fatiguing", "u-brigade")) == (-1, 2)


@pytest.mark.rule("C17.22.d")
def test_17_22_bridges_belong_to_the_road_and_one_step_beside_it_counts_for_the_march():
    map = "road 0505 0605 0706\n0505/SE: stream, bridge\ntrail 0706 0806"
    for steps, off_road in (
        ((("0605", True), ("0706", True)), False),
        ((("0605", True), ("0706", False)), True),
        ((("0605", False), ("0706", True)), True),
        ((("0605", True), ("0706", True), ("0806", True)), True),
    ):
        table = acting("0505 sSE: u1 infantry 6" + FAR_AWAY, map=map, options={"fatigue": True})
        for to, way in steps:
            table.play("Step", to=to, way=way)
        (row,) = (row for row in table.state.notes if row[0] == fatigue.MARCHED)
        assert row[3] is off_road


@pytest.mark.rule("C17.26.b")
def test_17_26_on_a_third_equivalent_no_wheel_is_tried():
    """The infantry has six points: eighteen are three equivalents, half a point more is the fourth."""
    for spent, dice in ((36, ()), (37, (6,))):
        table = third("0505 sNE: u1 infantry 6 R 7/5 6/4\n0606 sNE: u-bat artillery 4N" + FAR_AWAY, tallies={})
        table.state.notes = ((fatigue.MARCHED, 0, spent, False), (fatigue.MARCHED, 1, 10, False))
        table.dice(*dice).play("EndBrigade")
        assert table.guns("u-bat") == (4 - len(dice),)


@pytest.mark.rule("C17.23.a")
def test_17_23_assaults_tire_beyond_the_two_levels_from_activations():
    words = {"tallies": {"fatigue_from_activations": {"u-brigade": 2}, "assault_phases": {"u-brigade": 1}}}
    table = third(fatigue={"u-brigade": 1}, **words)
    run(table, lambda play: fatigue.note_assault(play, numbers(table, "brigade", "u-brigade")[0]))
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 2


@pytest.mark.rule("C17.31.c3")
def test_17_31_fatigue_weighs_on_the_checks_before_an_assault():
    units = "0505 vE: u1 infantry 5 9/9 (green)\n0605 vW: c1 infantry 5 9/9"
    table = facing_off(units, options={"fatigue": True}, fatigue={"u-brigade": 3, "c-brigade": 1})
    assault(table, ("u1", "0605"), dice=(1, 1, 7))
    checks = {row["why"]: named(row) for row in told(table, "cohesion_checked")[:2]}
    assert checks == {"commitment": {"fatigue": 2}, "pre_assault_check": {"fatigue": 1}}


@pytest.mark.rule("C17.31.b1")
@pytest.mark.parametrize(("orders", "level", "left"), [("", 0, 3), ("", 3, 1), ("attack", 1, 1)])
def test_17_31_fatigue_is_taken_off_what_is_left_after_dismounting(orders, level, left):
    table = acting(
        f"0505 vE {orders}: u1 cavalry 4 C 6/4 11/8" + FAR_AWAY, options={"fatigue": True}, fatigue={"u-brigade": level}
    )
    table.play("Dismount")
    assert table.left() == left


# --- 13.43 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.43.a")
def test_13_43_a_leader_does_not_ride_from_one_rally_to_the_next():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 6 7/5 (disordered)\n0507 vE: u2 infantry 6 7/5 (disordered)" + FAR_AWAY,
        leaders="0505: u-smith brigade",
        active="u-brigade",
    )
    assert table.allows("MoveLeader", leader="u-smith")
    table.dice(8).play("Rally", unit="u1")
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.31.e", "leader_has_moved")


# --- 13.45 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.45.b")
def test_13_45_the_leaders_range_counts_and_not_a_string_of_friends():
    units = f"0505 vE: u1 infantry (disordered)\n0506 vE: u2 infantry\n0507 vE: u3 infantry (disordered)\n{FAR_there}"
    table = position("gbacw", units=units, leaders="0504: u-smith brigade range 2", step="turn.quiet", turns=1)
    assert [table.is_disordered(unit) for unit in ("u1", "u3")] == [False, True]


# --- 17 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.26.b", "C1.0.a")
def test_17_26_without_the_rules_on_fatigue_no_wheel_breaks():
    table = position(
        "gbacw",
        units=f"0505 sNE march: u1 infantry 6\n0606 sNE march: u-bat artillery 4N\n{FAR_there}",
        active="u-brigade",
        options={"fatigue": False},
    )
    table.state.notes = ((fatigue.MARCHED, 0, 40, False), (fatigue.MARCHED, 1, 10, False))
    table.play("EndBrigade")
    assert table.guns("u-bat") == (4,)


@pytest.mark.rule("C17.32.a")
def test_17_32_at_level_4_stragglers_from_their_brigades_orders_advance_too():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6\n0515 vE attack: u2 infantry 6\n{FAR_there}",
        orders={"u-brigade": "advance"},
        active="u-brigade",
        options={"fatigue": True},
        fatigue={"u-brigade": 3},
    )
    brigade = numbers(table, "brigade", "u-brigade")[0]
    run(table, lambda play: gaining_fatigue.gain(play, brigade, 1, "C17.22.a"))
    assert table.orders("u2") == "advance"
