"""2 to 6 read again: where orders, markers, Loose Rein, Confusion, Reserve and lent batteries meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw import command, query
from caracole.systems.gbacw.orders_change import struck
from caracole.systems.gbacw.printed import Restriction

from .positions_05 import corps

FAR = "\n2020 vW: c1 infantry"
REACTIONS = ("approach_fire", "return_fire", "withdrawal_fire", "reaction_facing", "reaction_movement")
SILENT = {"confederate": dict.fromkeys(REACTIONS, "never")}


def number(table, domain, name):
    return table.game.field.numbers[domain][name]


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


def in_range(table, leader, where):
    return command.in_range(table.game, table.state, number(table, "leader", leader), number(table, "hex", where))


def drawn(units, marker="u-division", leaders="0505: u-smith brigade orders 0 range 3 N", **words):
    """This marker has been drawn."""
    words.setdefault("pool", {marker: 1})
    return position("gbacw", units=units, leaders=leaders, step="turn.draw", dice=(1,), standing=SILENT, **words)


def let_loose(units, **words):
    """Smith is Aggressive and rolls a 4."""
    words.setdefault("leaders", "0505: u-smith brigade orders 0 range 9 A")
    table = drawn(units, **words)
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    return table


# --- 4.15 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.15.j", "C9.32.c", "C5.42.a")
def test_9_32_an_overall_commander_who_rode_far_keeps_his_range():
    """It is his Initiative Rating that he may not use; only a Corps Commander's range is 0."""
    table = corps(far_commanders="u-grant", step="turn.orders")
    assert in_range(table, "u-grant", "0509")
    near = corps(far_commanders="u-hooker", step="turn.orders")
    assert not in_range(near, "u-hooker", "0506")


@pytest.mark.rule("C4.15.a", "C4.15.h", "C15.22.a")
def test_4_15_an_entrenchment_on_the_path_costs_what_it_costs_a_leader():
    words = {"units": "0505 vE: u1 infantry" + FAR, "leaders": "0505: u-smith brigade range 1", "active": "u-brigade"}
    assert in_range(position("gbacw", **words), "u-smith", "0605")
    assert not in_range(position("gbacw", entrenchments="0505 vE", **words), "u-smith", "0605")


# --- 4.23, 4.32 ------------------------------------------------------------------------------------------------------

GUNS = {
    "commands": "division u-division: u-red u-guns\nbrigade u-guns artillery",
    "units": "0505 vE: u1 infantry @u-red\n0512 vE: u-bat artillery @u-guns" + FAR,
    "leaders": "0505: u-meade division range 9\n0505: u-smith brigade @u-red range 2\n"
    "0512: u-hunt brigade @u-guns range 2",
}


@pytest.mark.rule("C4.23.a", "C4.32.b", "C4.32.d")
def test_4_32_in_ii_a_a_battery_is_back_with_its_own_leader():
    """It served last turn with a leader who is too far away now."""
    table = position("gbacw", **GUNS, step="turn.command", assigned={"u-bat": "u-red"}, initiative="union", dice=(1, 1))
    assert table.view(0)["units"][1]["out_of_command"] is False


@pytest.mark.rule("C4.32.d")
def test_4_32_a_battery_lent_out_of_march_is_measured_under_its_new_orders():
    words = {**GUNS, "units": GUNS["units"].replace("0512 vE", "0512 sN")}
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    table.play("AssignBattery", unit="u-bat", brigade="u-red")
    assert table.orders("u-bat") == "advance"
    assert table.view(0)["units"][1]["out_of_command"] is True


@pytest.mark.rule("C4.32.a", "C8.12.a", "C6.12.d")
def test_4_32_a_battery_does_not_take_another_out_of_march_with_it():
    words = {
        **GUNS,
        "units": GUNS["units"].replace("0512 vE: u-bat artillery", "0512 sN: u-two artillery @u-guns, u-bat artillery"),
    }
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    assert code(table, "AssignBattery", unit="u-bat", brigade="u-red") == ("C8.12.a", "march_with_others")


@pytest.mark.rule("C4.32.a")
def test_4_32_units_directly_under_the_division_are_no_brigade_to_take_a_battery():
    words = {**GUNS, "units": GUNS["units"] + "\n0707 vE: u9 infantry @u-independent"}
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    assert table.allows("AssignBattery", unit="u-bat", brigade="u-red")
    assert code(table, "AssignBattery", unit="u-bat", brigade="u-independent") == ("C4.32.a", "no_brigade_to_serve")


@pytest.mark.rule("C6.23.c", "C4.32.b")
def test_6_23_the_stay_of_its_own_brigade_does_not_hold_a_battery_that_serves_another():
    table = position(
        "gbacw",
        commands=GUNS["commands"],
        units=GUNS["units"],
        assigned={"u-bat": "u-red"},
        acting="u-bat",
        brigade_marks={"stay": "u-guns"},
    )
    assert table.allows("Step", to="0611")
    assert table.allows("Turn", facing="vSW")


@pytest.mark.rule("C4.23.d")
def test_4_23_a_stack_that_was_left_behind_falls_into_march_again_together():
    table = drawn(
        "0505 sN: u1 infantry\n0507 vE: u2 infantry 3, u3 infantry 3" + FAR,
        marker="march-union",
        orders={"u-brigade": "march"},
    )
    assert (table.orders("u2"), table.orders("u3")) == ("march", "march")


# --- 5.26, 5.36 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.36.f", "C11.12.b2")
def test_5_36_a_unit_that_must_skip_this_marker_does_not_assault_with_it_either():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0605 vW: c1 infantry\n1010 vE: u2 infantry\n1110 vW: c2 infantry",
        step="turn.draw",
        pool={"u-division": 2},
        allotted={"u-division": 2},
        out_of_command="u1",
        standing=SILENT,
        dice=(1,),
    )
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    table.play("EndUnit")
    table.play("EndBrigade")
    table.play("EndDesignation")
    table.dice(1).play("EndDivision")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert code(table, "ActivateUnit", unit="u1") == ("C5.36.f", "unit_must_skip")
    table.play("EndBrigade")
    assert code(table, "DesignateAssault", unit="u1", targets=["0605"]) == ("C5.36.f", "unit_must_skip")
    assert table.allows("DesignateAssault", unit="u2", targets=["1110"])


@pytest.mark.rule("C5.35.b", "C11.12.b2")
def test_5_35_on_the_march_marker_nobody_under_other_orders_assaults():
    table = drawn(
        "0505 sN: u1 infantry\n1010 vE: u2 infantry (advance)\n1110 vW: c1 infantry",
        marker="march-union",
        orders={"u-brigade": "march"},
    )
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.refusal("ActivateUnit", unit="u2").code == "not_in_march"
    table.play("EndBrigade")
    assert table.asked == "marker.brigade"


# --- 6.21, 6.25, 6.26: a unit that carries its own order -------------------------------------------------------------

STRAY = "0505 sN: u1 infantry\n0515 vE: u2 infantry (advance)" + FAR


@pytest.mark.rule("C6.21.a", "C6.25.a")
def test_6_25_a_march_brigade_tries_on_the_march_marker_only():
    """u2, which did not hear of the march, acts on the division's marker; the brigade does not."""
    table = drawn(STRAY, orders={"u-brigade": "march"})
    assert table.asked == "marker.brigade"
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.allows("ActivateUnit", unit="u2")
    on_march = drawn(STRAY, marker="march-union", orders={"u-brigade": "march"})
    assert on_march.allows("AttemptOrders", brigade="u-brigade")


@pytest.mark.rule("C6.21.a")
def test_6_21_a_brigade_that_does_not_march_never_tries_on_the_march_marker():
    words = {"units": "0505 vE: u1 infantry\n0515 sN: u2 infantry" + FAR, "orders": {"u-brigade": "advance"}}
    assert drawn(**words, marker="march-union").asked == "marker.brigade"
    assert drawn(**words).allows("AttemptOrders", brigade="u-brigade")


@pytest.mark.rule("C4.23.d")
def test_4_23_a_straggler_hears_of_the_march_when_the_march_marker_comes():
    units = "0505 sN: u1 infantry\n0507 vE: u2 infantry (advance)" + FAR
    table = drawn(units, orders={"u-brigade": "march"})
    assert table.orders("u2") == "advance"
    assert table.allows("ActivateBrigade", brigade="u-brigade")
    table = drawn(units, marker="march-union", orders={"u-brigade": "march"})
    assert table.orders("u2") == "march"


@pytest.mark.rule("C4.23.d")
def test_4_23_a_brigade_of_stragglers_alone_hears_of_its_orders_too():
    """Nobody is left who carries the order of the brigade."""
    table = drawn("0505 sN: u1 infantry" + FAR, orders={"u-brigade": "advance"})
    assert table.asked == "orders.face"
    table.play("FaceStack", facing="vE")
    assert table.orders("u1") == "advance"
    assert table.allows("AttemptOrders", brigade="u-brigade")
    resting = drawn("0505 sN: u1 infantry" + FAR, orders={"u-brigade": "advance"}, reserve="u-brigade")
    assert resting.orders("u1") == "march"


@pytest.mark.rule("C6.26.a", "C6.26.e")
def test_6_26_fire_at_a_straggler_in_march_leaves_the_orders_of_its_brigade_alone():
    table = position(
        "gbacw",
        units="0505 vE attack: u1 infantry\n0515 sN: u2 infantry\noff sN: u3 infantry\n0705 vW: c1 infantry",
        active="c-brigade",
        orders={"u-brigade": "attack"},
        pool={"u-division": 1},
        allotted={"u-division": 1},
        drawn="march-union",
    )
    struck(table.game.work(table.state, table.script, None), [number(table, "unit", "u2")])
    table.play("EndBrigade")
    table.play("FaceStack", facing="vE")
    assert table.brigade_orders("u-brigade") == "attack"
    assert [table.orders(unit) for unit in ("u1", "u2", "u3")] == ["attack", "advance", "march"]
    table.dice(1).play("EndDivision")
    assert table.allows("ActivateBrigade", brigade="u-brigade")


@pytest.mark.rule("C6.13.e", "C8.44.a")
def test_6_13_a_column_whose_tail_is_seen_may_not_move():
    table = position("gbacw", units="0505 sN: u1 infantry 10 (column 0506)\n0510 vNE: c1 infantry", acting="u1")
    assert code(table, "Step", to="0504") == ("C6.13.e", "march_seen_at_start")
    away = position("gbacw", units="0505 sN: u1 infantry 10 (column 0506)\n0511 vNE: c1 infantry", acting="u1")
    assert away.allows("Step", to="0504")


# --- 6.24 Loose Rein -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.24.b", "C6.24.f")
@pytest.mark.parametrize("enemy", ["0805", "1605"])
def test_6_24_a_brigade_let_loose_is_not_left_standing(enemy):
    table = let_loose(f"0505 vE: u1 infantry\n{enemy} vW: c1 infantry")
    assert code(table, "EndDivision") == ("C6.24.b", "must_go_on")
    assert table.allows("ActivateBrigade", brigade="u-brigade")


@pytest.mark.rule("C6.24.b", "C4.23.c")
def test_6_24_a_unit_that_did_not_hear_is_not_obliged_to_assault():
    table = let_loose(
        "0505 vE: u1 infantry\n0605 vW: c1 infantry\n1515 vE: u2 infantry\n1615 vW: c2 infantry",
        leaders="0505: u-smith brigade orders 0 range 2 A",
    )
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("EndBrigade")
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert table.allows("EndDesignation")


@pytest.mark.rule("C6.24.e")
def test_6_24_who_stands_next_to_the_enemy_does_not_turn_away_from_him():
    table = let_loose("0505 vE: u1 infantry\n0605 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Turn", facing="vNE") == ("C6.24.e", "stands_to_assault")
    assert table.allows("Turn", facing="vSE")


@pytest.mark.rule("C6.24.e", "C8.44.a")
def test_6_24_a_line_is_next_to_the_enemy_with_any_of_its_hexes():
    table = let_loose("0505 vE: u1 infantry 10 (line 0506)\n0606 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.has_mark("u1", "must_assault")
    table.play("ActivateUnit", unit="u1")
    assert table.allows("FireAt", target="0606", origin="0506")


@pytest.mark.rule("C6.24.d")
def test_6_24_who_cannot_come_nearer_does_not_go_back_instead():
    """u2 stands behind four strong regiments of another brigade."""
    line = "\n".join(f"{where} vE: u{where} infantry 15 @u-b" for where in ("0604", "0605", "0606", "0607"))
    table = let_loose(f"0505 vE: u1 infantry\n0506 vE: u2 infantry 10\n{line}\n0905 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u2")
    assert table.allows("EndUnit")
    assert code(table, "Withdraw", to="0405") == ("C6.24.d", "not_toward_enemy")


@pytest.mark.rule("C6.24.b", "C5.34.e")
def test_6_24_in_confusion_a_brigade_let_loose_stays_where_it_is():
    table = let_loose(
        "0505 vE: u1 infantry\n0805 vW: c1 infantry\n0506 vE: u2 infantry @u-blue",
        leaders="0504: u-meade division range 9\n0505: u-smith brigade orders 0 range 9 A\n0506: u-b brigade @u-blue",
    )
    table.play("EndAttempts")
    table.dice(10).play("Coordinate")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0605") == ("C5.34.e", "confused")
    table.play("EndUnit")
    assert table.allows("EndBrigade")


@pytest.mark.rule("C6.24.b", "C6.25.d")
def test_6_24_a_brigade_let_loose_that_has_to_stay_stays():
    """The Stay of its march waits for this marker; now its leader is let loose."""
    table = let_loose("0505 vE: u1 infantry\n0805 vW: c1 infantry", brigade_marks={"stay_next": "u-brigade"})
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0605") == ("C6.23.c", "must_stay")
    table.play("EndUnit")
    assert table.allows("EndBrigade")


@pytest.mark.rule("C6.24.b", "C1.0.b")
@pytest.mark.parametrize(("kind", "last"), [("no_movement", 0), ("columns_up_to", 8), ("columns_up_to", 7)])
def test_6_24_a_brigade_let_loose_goes_no_further_than_the_battle_lets_it(kind, last):
    """K4, K5. The enemy is in the west."""
    table = let_loose(
        "0905 vW: u1 infantry\n0605 vE: c1 infantry",
        leaders="0905: u-smith brigade orders 0 range 9 A",
        rules={"restrictions": (Restriction(0, kind, 1, 9, last),)},
    )
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u1")
    for _ in range(9):
        if table.allows("EndUnit"):
            break
        table.play(next(row for row in table.candidates() if row["do"] in ("Step", "Turn")))
    table.play("EndUnit")
    assert table.allows("EndBrigade")


# --- 6.3 Reserve, and leaders without a regiment ---------------------------------------------------------------------


@pytest.mark.rule("C6.33.a", "C9.31.a")
def test_6_33_the_leader_of_a_routed_brigade_moves_when_his_division_acts():
    table = drawn(
        "routed: u1 infantry\n0808 vE: u2 infantry @u-blue" + FAR,
        leaders="0505: u-smith brigade orders 0 N\n0808: u-b brigade @u-blue orders 0 N",
    )
    assert code(table, "AttemptOrders", brigade="u-brigade") == ("C5.32.a", "nobody_on_map")
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("MoveLeader", leader="u-smith")
    table.play("LeaderTo", to="0501")
    assert table.leader("u-smith") == "0501"


@pytest.mark.rule("C6.32.b", "C15.13.a")
def test_6_32_in_reserve_nobody_builds():
    table = position(
        "gbacw",
        map="0506: woods",
        units="0505 vE: u1 infantry (building)" + FAR,
        works=[("0505", "vE", "u1", 1)],
        reserve="u-brigade",
        step="turn.entrenchments",
        turns=1,
    )
    assert table.entrenchments() == []


@pytest.mark.rule("C6.32.b", "C4.33.a")
def test_6_32_a_battery_does_not_change_its_brigade_while_one_of_them_rests():
    """K3."""
    words = {
        "commands": "division u-division: u-red u-blue",
        "units": "0505 vE: u1 infantry @u-red\n0506 vE: u-bat artillery @u-red\n0507 vE: u2 infantry @u-blue" + FAR,
        "leaders": "0505: u-meade division range 9\n0505: u-a brigade @u-red\n0507: u-b brigade @u-blue",
        "rules": {"organic_batteries": (True, False)},
        "step": "turn.orders",
        "initiative": "union",
    }
    assert position("gbacw", **words).allows("TransferBattery", unit="u-bat", brigade="u-blue")
    for resting in ("u-red", "u-blue"):
        table = position("gbacw", **words, reserve=resting)
        assert code(table, "TransferBattery", unit="u-bat", brigade="u-blue") == ("C6.32.b", "resting")


@pytest.mark.rule("C9.74.a", "C5.28.d")
def test_9_74_a_reinforcement_without_an_activation_left_does_not_assault():
    def table(used):
        found = position(
            "gbacw",
            map="entry a 0101",
            units="0505 vE: u1 infantry\n0605 vW: c1 infantry\n1010 vE: u2 infantry\n1110 vW: c2 infantry",
            reinforcements=[
                {"id": "r", "side": "union", "turn": 1, "entries": "a", "units": "u1", "activations": 1},
            ],
            groups_in={"r": "a"},
            active="u-brigade",
        )
        if used:
            found.state.turn_notes = (*found.state.turn_notes, ("activated", 0, 1))
        return found

    fresh, spent = table(used=False), table(used=True)
    assert spent.refusal("ActivateUnit", unit="u1").code == "no_activation_left"
    for each in (fresh, spent):
        each.play("EndBrigade")
    assert fresh.allows("DesignateAssault", unit="u1", targets=["0605"])
    assert code(spent, "DesignateAssault", unit="u1", targets=["0605"]) == ("C9.74.a", "no_activation_left")


# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


def coming(**words):
    """u1 of u-brigade is to come in by 0101; u2 is on the map."""
    return position(
        "gbacw",
        map="entry a 0101",
        units="off sS: u1 infantry\n0505 sS: u2 infantry" + FAR,
        reinforcements=[
            {"id": "r", "side": "union", "turn": 1, "entries": "a", "orders": "march", "units": "u1"},
        ],
        groups_in={"r": "a"},
        active="u-brigade",
        **words,
    )


@pytest.mark.rule("C6.23.c", "C5.34.e")
@pytest.mark.parametrize(
    ("mark", "rule", "why"), [("stay", "C6.23.c", "must_stay"), ("confused", "C5.34.e", "confused")]
)
def test_6_23_nobody_comes_in_while_his_brigade_may_not_move(mark, rule, why):
    assert coming().allows("EnterUnit", unit="u1", facing="sS")
    table = coming(brigade_marks={mark: "u-brigade"})
    assert code(table, "EnterUnit", unit="u1", facing="sS") == (rule, why)


@pytest.mark.rule("C1.0.b")
def test_k4_nobody_comes_in_by_a_closed_hex():
    table = coming(rules={"restrictions": (Restriction(0, "columns_up_to", 1, 9, 2),)})
    assert code(table, "EnterUnit", unit="u1", facing="sS") == ("C1.0.b", "hex_closed")


@pytest.mark.rule("C5.28.a", "C13.23.a")
@pytest.mark.parametrize(("words", "points"), [({}, 23), ({"ineffective": "u-brigade"}, 11)])
def test_5_28_a_combat_ineffective_brigade_marches_in_by_two_equivalents(words, points):
    table = coming(**words)
    table.play("EnterUnit", unit="u1", facing="sS")
    assert table.left() == points


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


@pytest.mark.rule("C5.11.c")
def test_5_11_nobody_has_to_add_a_bad_rating():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry" + FAR,
        leaders="0505: u-meade division initiative -1\n0505: u-smith brigade",
        dice=(5, 3, 1, 1),
    )
    assert [event.args["total"] for event in table.happened("initiative_rolled")] == [5, 3]


@pytest.mark.rule("C5.33.a", "C3.III.f", "C15.13.a")
def test_5_33_example_one_rallies_one_builds_one_moves_and_one_fires():
    """Four regiments of one brigade under Advance Orders, in one activation."""
    table = position(
        "gbacw",
        map="0508: woods",
        units="0505 vE: u1 infantry (disordered)\n0507 vE: u2 infantry\n0509 vE: u3 infantry\n"
        "0511 vE: u4 infantry\n0711 vW: c1 infantry",
        leaders="0507: u-meade division range 9\n0507: u-smith brigade range 9",
        step="turn.engineers",
        initiative="union",
        allotted={"u-division": 1},
        standing=SILENT,
    )
    table.play("BeginWork", unit="u2", hex="0507", facing="vE")
    table.play("EndEngineers")
    table.play("NameFirstMarker", marker="u-division")
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.dice(1).play("Rally", unit="u1")
    table.play("TurnAfterRally", facing="vE")
    assert not table.is_disordered("u1")
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "has_acted")
    assert code(table, "ActivateUnit", unit="u2") == ("C3.III.f", "is_building")
    table.play("ActivateUnit", unit="u3")
    table.play("Step", to="0608")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u4")
    table.dice(10).play("FireAt", target="0711")
    assert [table.has_mark(unit, "fired") for unit in ("u1", "u2", "u3", "u4")] == [False, False, False, True]


@pytest.mark.rule("C2.6.e", "C1.0.b")
def test_2_6_a_unit_that_has_changed_its_brigade_looks_to_its_new_leader():
    """K3, K5: from then on it belongs to the other brigade for all purposes."""
    table = position(
        "gbacw",
        commands="division u-division: u-red u-blue",
        units="0505 vE: u1 infantry @u-red, u2 infantry 4 @u-red" + FAR,
        leaders="0505: u-a brigade @u-red\n0505: u-b brigade @u-blue",
        active="u-red",
    )
    unit = number(table, "unit", "u2")
    query.move_to_brigade(table.state, unit, number(table, "brigade", "u-blue"))
    assert query.own_leaders(table.game, table.state, unit) == [number(table, "leader", "u-b")]
    assert query.own_leaders(table.game, table.state, number(table, "unit", "u1")) == [number(table, "leader", "u-a")]


# --- what goes along, and what a line comes into ---------------------------------------------------------------------


@pytest.mark.rule("C5.36.f", "C8.21.b")
def test_5_36_a_unit_that_must_skip_this_marker_is_not_taken_along():
    def table(used):
        found = position(
            "gbacw",
            map="road 0505 0604",
            units="0505 vE: u1 infantry 3, u2 infantry 3" + FAR,
            acting="u1",
            allotted={"u-division": 2},
            out_of_command="u2",
        )
        if used:
            found.state.turn_notes = (*found.state.turn_notes, ("used_marker", number(found, "unit", "u2")))
        return found

    assert table(used=False).allows("MoveStack", units=["u2"])
    assert code(table(used=True), "MoveStack", units=["u2"]) == ("C5.36.f", "unit_must_skip")


@pytest.mark.rule("C1.0.b")
def test_k5_no_part_of_a_line_comes_into_a_closed_hex():
    """K4, K5: rows up to the fifth are closed; the counter itself would come no further than row 6."""

    def table(units, last=5):
        rules = {"restrictions": (Restriction(0, "rows_up_to", 1, 9, last),)}
        return position("gbacw", units=units + FAR, acting="u1", rules=rules)

    for units, action in (
        ("0606 vE: u1 infantry 10", {"do": "Extend", "to": ["0605"]}),
        ("0707 vNE: u1 infantry 10 (line 0606)", {"do": "Step", "to": "0706", "way": False, "raze": False}),
        ("0606 vNW: u1 infantry 10 (line 0706)", {"do": "Wheel", "pivot": "0606"}),
    ):
        assert action in table(units, last=4).candidates()
        assert action not in table(units).candidates()
    assert code(table("0606 vE: u1 infantry 10"), "Extend", to=["0605"]) == ("C1.0.b", "hex_closed")


@pytest.mark.rule("C9.71.b", "C4.23.c")
def test_9_71_who_waits_at_the_edge_keeps_the_orders_with_which_he_comes():
    """u1 is to march in; the brigade, which is there already, changes its orders."""
    table = position(
        "gbacw",
        map="entry a 0101",
        units="off sS: u1 infantry\n0505 vE: u2 infantry" + FAR,
        leaders="0505: u-meade division\n0505: u-smith brigade",
        reinforcements=[{"id": "r", "side": "union", "turn": 1, "entries": "a", "orders": "march", "units": "u1"}],
        groups_in={"r": "a"},
        orders={"u-brigade": "advance"},
        step="turn.orders",
        initiative="union",
    )
    table.play("OrderBrigade", brigade="u-brigade", orders="attack")
    assert (table.orders("u1"), table.orders("u2")) == ("march", "attack")
