"""6.2: a Brigade leader rolls to change his orders; March brigades; what combat does to them."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.orders.orders_change import change_modifiers, struck
from systems.gbacw.rules.assault.positions import facing_off
from systems.gbacw.rules.fire.positions import shoot

UNITS = "0505 vE: u1 infantry\n2020 vW: c1 infantry"


def drawn(units=UNITS, leader="orders 0 N", marker="u-division", **words):
    """The marker of Hackenbush's division (or the March AM) has been drawn."""
    words.setdefault("leaders", f"0505: u-hackenbush brigade {leader}")
    words.setdefault("pool", {marker: 1})
    return position("gbacw", units=units, step="turn.draw", dice=(1,), **words)


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


# --- 6.21, 6.22 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.21.a", "C6.21.b", "C6.21.c", "C6.23.a", "C4.14.c", "C3.III.d", "C6.12.b")
def test_6_23_example_hackenbush_retains_his_orders():
    """Orders Rating -1, a die of 4: 3, Retain."""
    table = drawn(leader="orders -1 N")
    assert table.asked == "marker.attempts", "before anybody acts"
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    rolled = table.happened("orders_change_rolled")[0].args
    assert (rolled["total"], rolled["result"]) == (3, "retain")
    assert table.brigade_orders("u-brigade") == "advance"
    assert table.asked == "marker.brigade", "one attempt for each marker"


@pytest.mark.rule("C6.22.a", "C6.22.b", "C6.22.c")
@pytest.mark.parametrize(
    ("meade", "hooker", "grant", "total"),
    [("0505", "0101", "0101", 2), ("0101", "0505", "0101", 3), ("0505", "0505", "0505", 4)],
)
def test_6_22_superiors_in_the_hex_help(meade, hooker, grant, total):
    table = position(
        "gbacw",
        commands="corps u-I: u-division",
        units=UNITS,
        leaders=f"""
            {grant}: u-grant army
            {hooker}: u-hooker corps @u-I
            {meade}: u-meade division
            0505: u-hackenbush brigade orders 1
        """,
        active="u-brigade",
    )
    assert sum(row.value for row in change_modifiers(table.game, table.state, 0)) == total


@pytest.mark.rule("C6.22.b")
def test_6_22_only_superiors_of_his_own_chain_help():
    table = position(
        "gbacw",
        commands="corps u-I: u-division\ncorps u-II: u-d2\ndivision u-d2: u-other",
        units=UNITS + "\n0909 vE: u2 infantry @u-other",
        leaders="0505: u-sykes corps @u-II\n0505: u-hackenbush brigade @u-brigade orders 1",
        active="u-brigade",
    )
    brigade = table.game.field.numbers["brigade"]["u-brigade"]
    assert [row.code for row in change_modifiers(table.game, table.state, brigade)] == ["orders_rating"]


@pytest.mark.rule("C6.21.a")
def test_6_21_who_may_not_try():
    table = drawn(
        "0505 vE: u1 infantry @u-red\n0606 vE: u2 infantry @u-blue\n0707 vE: u3 infantry @u-out\n2020 vW: c1 infantry",
        leaders="0505: u-a brigade @u-red orders 0 N\n0707: u-c brigade @u-out orders 0 N",
        allotted={"u-division": 2},
        out_of_command="u-out",
        tallies={"activations": {"u-out": 1}},
    )
    assert code(table, "AttemptOrders", brigade="u-blue") == ("C6.21.a", "no_leader_on_map")
    assert code(table, "AttemptOrders", brigade="u-out") == ("C5.26.a", "must_skip")
    assert code(table, "AttemptOrders", brigade="c-brigade") == ("C5.32.a", "other_division")
    assert table.allows("EndAttempts")


def test_6_21_an_attempt_uses_the_marker_of_a_brigade_that_has_to_skip_one():
    table = drawn(allotted={"u-division": 2}, out_of_command="u-brigade")
    table.dice(2).play("AttemptOrders", brigade="u-brigade")
    assert table.tally("activations", "u-brigade") == 1
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.tally("activations", "u-brigade") == 1, "the same marker"


@pytest.mark.rule("C6.21.a")
def test_6_21_each_brigade_tries_once_with_a_marker():
    table = drawn(
        "0505 vE: u1 infantry @u-red\n0606 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        leaders="0505: u-a brigade @u-red orders 0 N\n0606: u-b brigade @u-blue orders 0 N",
    )
    table.dice(2).play("AttemptOrders", brigade="u-red")
    assert code(table, "AttemptOrders", brigade="u-red") == ("C6.21.a", "tried_already")


@pytest.mark.rule("C6.21.a")
def test_6_21_guns_have_no_other_orders_to_try_for():
    table = drawn("0505 vE: u-bat artillery\n0606 vE: u2 infantry @u-blue\n2020 vW: c1 infantry")
    assert table.asked == "marker.brigade"


# --- 6.23 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.23.b", "C6.14.a")
def test_6_23_change_to_attack_or_not_but_never_to_march():
    table = drawn()
    table.dice(6).play("AttemptOrders", brigade="u-brigade")
    assert table.asked == "orders.change"
    assert code(table, "TakeOrders", orders="march") == ("C6.14.a", "no_march_by_roll")
    assert code(table, "TakeOrders", orders="advance") == ("C6.23.b", "has_these_orders")
    declined = drawn()
    declined.dice(6).play("AttemptOrders", brigade="u-brigade")
    declined.play("KeepOrders")
    assert declined.brigade_orders("u-brigade") == "advance"
    table.play("TakeOrders", orders="attack")
    assert table.orders("u1") == "attack"


@pytest.mark.rule("C6.23.c", "C6.23.d")
def test_6_23_stay_bars_what_costs_mp_and_nothing_else():
    table = drawn("0505 vE: u1 infantry\n0705 vW: c1 infantry")
    table.dice(1).play("AttemptOrders", brigade="u-brigade")
    assert table.brigade_has("u-brigade", "stay")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert any("eader" in row["do"] for row in table.candidates()), "leaders move"
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0605") == ("C6.23.c", "must_stay")
    assert code(table, "Turn", facing="vSW") == ("C6.23.c", "must_stay")
    assert table.allows("Turn", facing="vSE")
    assert table.allows("FireAt", target="0705")


@pytest.mark.rule("C6.23.c")
def test_6_23_change_and_stay():
    table = drawn()
    table.dice(5).play("AttemptOrders", brigade="u-brigade")
    table.play("TakeOrders", orders="attack")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0605") == ("C6.23.c", "must_stay")


@pytest.mark.rule("C6.23.e", "C17.22.f")
@pytest.mark.parametrize(("action", "counts"), [(("FireAt", {"target": "0705"}), 1), (("Turn", {"facing": "vSE"}), 0)])
def test_6_23_a_brigade_that_stays_and_fires_tires_one_that_turns_does_not(action, counts):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0705 vW: c1 infantry 7 9/9",
        acting="u1",
        brigade_marks={"stay": "u-brigade"},
        standing={"confederate": {"return_fire": "never", "reaction_facing": "never"}},
        options={"fatigue": True},
    )
    table.dice(*((10,) if counts else ())).play(action[0], **action[1])
    while table.asked == "unit.act":
        table.play("EndUnit")
    table.play("EndBrigade")
    assert table.tally("fatiguing", "u-brigade") == counts


# --- 6.25 March ------------------------------------------------------------------------------------------------------

MARCHING = "0505 sN: u1 infantry\n2020 vW: c1 infantry"


@pytest.mark.rule("C6.25.a", "C6.25.b", "C6.25.c", "C6.26.b")
def test_6_25_a_march_brigade_that_changes_stays_and_acts_on_its_divisions_markers():
    table = drawn(MARCHING, marker="march-union")
    table.state.pool[0] = 1
    table.dice(6).play("AttemptOrders", brigade="u-brigade")
    table.play("TakeOrders", orders="advance")
    table.play("FaceStack", facing="vE")
    assert table.refusal("ActivateBrigade", brigade="u-brigade").code == "not_in_march"
    table.dice(1).play("EndDivision")
    table.play("EndAttempts")
    assert table.allows("ActivateBrigade", brigade="u-brigade")


@pytest.mark.rule("C6.25.d", "C6.25.e")
def test_6_25_the_stay_of_a_changed_march_brigade_waits_for_its_divisions_marker():
    table = drawn(MARCHING, marker="march-union")
    table.dice(5).play("AttemptOrders", brigade="u-brigade")
    table.play("TakeOrders", orders="attack")
    table.play("FaceStack", facing="vE")
    assert table.brigade_has("u-brigade", "stay_next")
    table.state.pool[0] = 1
    table.dice(1).play("EndDivision")
    assert table.brigade_has("u-brigade", "stay")
    assert not table.brigade_has("u-brigade", "stay_next")
    lapsed = drawn(MARCHING, marker="march-union", turns=2)
    lapsed.dice(5).play("AttemptOrders", brigade="u-brigade")
    lapsed.play("TakeOrders", orders="attack")
    lapsed.play("FaceStack", facing="vE")
    lapsed.dice(5, 3, 1, 1).play("EndDivision")
    assert not lapsed.brigade_has("u-brigade", "stay_next")


@pytest.mark.rule("C6.25.f")
def test_6_25_retain_and_stay_holds_on_the_present_march_marker():
    table = drawn(MARCHING, marker="march-union")
    table.dice(1).play("AttemptOrders", brigade="u-brigade")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0504") == ("C6.23.c", "must_stay")


@pytest.mark.rule("C6.25.g", "C6.24.k")
@pytest.mark.parametrize(("leader", "dice"), [("A", (4,)), ("U", (4, 1))])
def test_6_25_let_loose_in_march_an_aggressive_leader_retains(leader, dice):
    table = drawn(MARCHING, leader=f"orders 0 {leader}", marker="march-union")
    table.dice(*dice).play("AttemptOrders", brigade="u-brigade")
    assert table.brigade_orders("u-brigade") == "march"
    assert not table.brigade_has("u-brigade", "must_charge")


@pytest.mark.rule("C6.25.g", "C6.24.k", "C6.24.h")
def test_6_25_let_loose_in_march_a_cautious_leader_steps_back_as_ever():
    table = drawn(MARCHING, leader="orders 0 C", marker="march-union")
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    while not table.asked.startswith(("marker.", "orders.")):
        table.play(table.candidates()[0])
    assert table.where("u1") != "0505"
    assert table.brigade_orders("u-brigade") == "advance"


# --- 6.26 combat -----------------------------------------------------------------------------------------------------


def caught(pool, drawn_before="c-division", **words):
    """A March brigade that the active Confederate brigade has fired at."""
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry\n0515 sN: u2 infantry\n0705 vW: c1 infantry",
        leaders="0505: u-smith brigade range 2",
        active="c-brigade",
        pool=pool,
        allotted={"u-division": 2},
        **words,
    )
    table.state.drawn = tuple(table.game.field.numbers["marker"][name] for name in drawn_before.split(", "))
    play = table.game.work(table.state, table.script, None)
    struck(play, [0])
    return table


@pytest.mark.rule("C6.26.a", "C6.26.b", "C8.51.c", "C6.26.c")
def test_6_26_fired_at_in_march_the_brigade_is_under_advance_orders_afterwards():
    table = caught({"u-division": 1})
    assert table.brigade_orders("u-brigade") == "march", "not before the enemy brigade has finished"
    table.play("EndBrigade")
    assert (table.orders("u1"), table.orders("u2")) == ("advance", "advance"), "in command or not"
    assert (table.asked, table.decision.seats) == ("orders.face", (0,))
    table.play("FaceStack", facing="vSE")
    table.play("FaceStack", facing="vE")
    assert (table.facing("u1"), table.facing("u2")) == ("vSE", "vE")
    table.dice(1).play("EndDivision")
    table.play("EndAttempts")
    assert table.allows("ActivateBrigade", brigade="u-brigade")


@pytest.mark.rule("C6.26.c")
def test_6_26_after_its_march_marker_it_does_not_act_again_this_turn():
    table = caught({"u-division": 1}, "march-union, c-division")
    table.play("EndBrigade")
    table.play("FaceStack", facing="vSE")
    table.play("FaceStack", facing="vE")
    table.dice(1).play("EndDivision")
    assert code(table, "ActivateBrigade", brigade="u-brigade") == ("C6.26.c", "caught_in_march")


@pytest.mark.rule("C6.26.a")
def test_6_26_assaulted_in_march_the_brigade_is_under_advance_orders_afterwards():
    table = facing_off("0505 vE attack: u1 infantry 7\n0605 sN: c1 infantry 7 9/9\n1515 sN: c2 infantry 7")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    shoot(table, 1, 5, action="EndDesignation")
    assert table.brigade_has("c-brigade", "in_combat_as_march")


@pytest.mark.rule("C6.26.e")
def test_6_26_combat_changes_no_other_orders():
    table = position("gbacw", units="0505 vE attack: u1 infantry\n0705 vW: c1 infantry", active="c-brigade")
    struck(table.game.work(table.state, table.script, None), [0])
    table.play("EndBrigade")
    assert table.orders("u1") == "attack"


@pytest.mark.rule("C6.26.a", "C6.26.d")
@pytest.mark.parametrize(("firer", "marked"), [("c1 infantry", True), ("c1 artillery", False)])
def test_6_26_guns_do_not_drive_a_column_apart_and_muskets_do(firer, marked):
    table = position("gbacw", units=f"0505 sN: u1 infantry\n0705 vW: {firer}", acting="c1")
    table.dice(10).play("FireAt", target="0505")
    assert table.brigade_has("u-brigade", "in_combat_as_march") is marked


@pytest.mark.rule("C6.26.a", "C4.32.a")
def test_6_26_a_lent_battery_under_fire_drives_the_column_apart_with_which_it_marches():
    units = "0505 sN: u-bat artillery @u-guns\n0507 sN: u1 infantry @u-red\n0705 vW: c1 infantry"
    table = position("gbacw", units=units, acting="c1", assigned={"u-bat": "u-red"}, orders={"u-red": "march"})
    table.dice(10).play("FireAt", target="0505")
    assert table.brigade_has("u-red", "in_combat_as_march")
    assert not table.brigade_has("u-guns", "in_combat_as_march")
