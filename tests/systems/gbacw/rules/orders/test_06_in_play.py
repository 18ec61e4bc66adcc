"""6 Orders, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.components.printed import Restriction
from caracole.systems.gbacw.rules.orders.orders_change import struck
from systems.gbacw.rules.command.positions import FAR, GUNS, coming, drawn
from systems.gbacw.rules.extension.positions import SILENT, code, moving, number

STRAY = "0505 sN: u1 infantry\n0515 vE: u2 infantry (advance)" + FAR


def let_loose(units, **words):
    """Smith is Aggressive and rolls a 4."""
    words.setdefault("leaders", "0505: u-smith brigade orders 0 range 9 A")
    table = drawn(units, **words)
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    return table


FAR_AWAY = "2020 vW: c1 infantry"

# --- 4.23, 4.32 ------------------------------------------------------------------------------------------------------


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


# --- 6.21, 6.25, 6.26: a unit that carries its own order -------------------------------------------------------------


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


# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


@pytest.mark.rule("C6.23.c", "C5.34.e")
@pytest.mark.parametrize(
    ("mark", "rule", "why"), [("stay", "C6.23.c", "must_stay"), ("confused", "C5.34.e", "confused")]
)
def test_6_23_nobody_comes_in_while_his_brigade_may_not_move(mark, rule, why):
    assert coming().allows("EnterUnit", unit="u1", facing="sS")
    table = coming(brigade_marks={mark: "u-brigade"})
    assert code(table, "EnterUnit", unit="u1", facing="sS") == (rule, why)


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.15.a", "C10.32.b", "C7.23.e")
def test_6_15_under_advance_orders_one_turns_in_order_to_fire_and_not_after_it():
    units = "0505 vE{}: u1 infantry 7\n0705 vW: c1 infantry 7"
    table = moving(units.format(""), **SILENT)
    table.dice(1, 1).play("FireAt", target="0705")
    assert code(table, "Turn", facing="vNE") == ("C6.15.a", "fired_and_stays")
    attack = moving(units.format(" attack"), **SILENT)
    attack.dice(1, 1).play("FireAt", target="0705")
    assert attack.allows("Turn", facing="vNE")


@pytest.mark.rule("C6.23.d", "C8.26.a", "C8.24.b")
def test_6_23_under_stay_a_stack_turns_to_fire_and_guns_order_their_sections():
    stay = {"brigade_marks": {"stay": "u-brigade"}, **SILENT}
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5\n0704 vW: c1 infantry 7", **stay)
    table.play("Turn", facing="vNE")
    table.play("JoinStack")
    assert table.facing("u2") == "vNE"
    assert table.allows("FireAt", target="0704")
    guns = moving("0505 vE: u1 artillery 4N+2H12\n0904 vW: c1 infantry 7", **stay)
    assert guns.allows("OrderSections", section=1)
    assert code(guns, "Step", to="0605") == ("C6.23.c", "must_stay")


# --- one question in one place ---------------------------------------------------------------------------------------


@pytest.mark.rule("C6.23.c", "C4.32.a")
@pytest.mark.parametrize(
    ("action", "fields"), [("Step", {"to": "0605"}), ("Turn", {"facing": "vW"}), ("Withdraw", {"to": "0404"})]
)
def test_6_23_a_battery_stays_with_the_brigade_that_it_serves_with(action, fields):
    def guns(brigade):
        return position(
            "gbacw",
            units="0505 vE: u1 artillery 4N @u-guns\n0909 vE: u2 infantry 7 @u-red",
            acting="u1",
            assigned={"u1": "u-red"},
            brigade_marks={"stay": brigade},
        )

    assert code(guns("u-red"), action, **fields) == ("C6.23.c", "must_stay")
    assert guns("u-guns").allows(action, **fields)


# --- 6.35 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.35.b", "C11.59.f")
def test_6_35_blown_horse_in_reserve_which_has_no_activation_is_in_good_order_again():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 cavalry 4 (blown)\n0506 vE: u2 infantry\n{FAR_AWAY}",
        reserve="u-brigade",
        turns=1,
        step="turn.recovery",
    )
    assert (table.is_blown("u1"), table.is_disordered("u1")) == (False, False)
