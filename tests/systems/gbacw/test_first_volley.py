"""The lessons of First volley, one after another: every move that the lesson plan suggests is played, with dice that
show what the lesson is about."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import ScriptedDice
from caracole.play import load
from caracole.play.table import Table
from caracole.systems.gbacw.position import Questions

NO = {
    "giving.ask": "HoldGround",
    "fire.answer": "HoldFire",
    "reaction.face": "LetBe",
    "assault.retreat_before": "StandFast",
}


def volley() -> Table:
    """The battle at its beginning."""
    script, events = ScriptedDice(()), []
    game = load("gbacw", "first-volley")
    return Table(game, game.setup(script, events.append), script, events, Questions)


def orders(table: Table, **given: str) -> None:
    """II.C of both sides, whoever is first; nobody digs."""
    while table.asked == "orders.division":
        for brigade, order in given.items():
            if table.allows("OrderBrigade", brigade=brigade, orders=order):
                table.play("OrderBrigade", brigade=brigade, orders=order)
        table.play("EndOrders")
    while table.asked == "engineers.order":
        table.play("EndEngineers")


def act(table: Table, brigade: str) -> None:
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade=brigade)


def rest(table: Table) -> None:
    """Nothing more with this marker."""
    if table.asked == "marker.attempts":
        table.play("EndAttempts")
    if table.asked == "unit.act":
        table.play("EndUnit")
    if table.asked == "brigade.act":
        table.play("EndBrigade")
    if table.asked == "assault.designate":
        table.play("EndDesignation")
    table.play("EndDivision")


def go(table: Table, unit: str, *hexes: str, leader: str = "") -> None:
    """A unit goes hex by hex; the other side lets it."""
    table.play("ActivateUnit", unit=unit)
    if leader:
        table.play("TakeLeader", leader=leader)
    for where in hexes:
        table.play("Step", to=where)
        while table.asked in NO:
            table.play(NO[table.asked])


def halt(table: Table) -> None:
    table.play("EndUnit")


def shots(table: Table) -> list[tuple[str, int, str, dict[str, int]]]:
    """(unit, points, result, modifiers) of what was fired by the last action."""
    return [
        (
            event.args["units"][0],
            event.args["points"],
            event.args["result"],
            {row["code"]: row["value"] for row in event.args["modifiers"]},
        )
        for event in table.last
        if event.kind == "unit_fired"
    ]


def named(rows: list[dict[str, Any]]) -> dict[str, int]:
    return {row["code"]: row["value"] for row in rows}


# --- turn 1 ----------------------------------------------------------------------------------------------------------


def lesson_1(table: Table) -> None:
    """Advance movement: the full allowance, front hexes only, one corner of turning free in each hex."""
    orders(table)
    act(table, "ha")
    go(table, "us-1lk", "0603", "0604")
    assert table.left() == 4
    assert table.refusal("Step", to="0603").rule == "C7.13.a"
    assert table.allows("Turn", facing="vE")
    halt(table)
    go(table, "us-2lk", "0803", "0804", leader="us-harlan")
    assert (table.left(), table.leader("us-harlan")) == (4, "0804")
    halt(table)
    go(table, "us-3lk", "1003", "1004")
    halt(table)
    go(table, "us-4lk", "0802")
    assert table.left() == 5
    rest(table)


def lesson_2(table: Table) -> None:
    """Shell fire: gun type, range, firing down, a crowded target."""
    act(table, "ta")
    table.play("ActivateUnit", unit="cs-bat")
    table.play("FireAt", target="0804")
    table.dice(9, 3, 10).play("HoldFire")
    assert shots(table) == [("cs-bat", 4, "1d", {"range": 1, "downhill_shell": 1, "massed": 1})]
    assert table.strength("us-2lk") == 7
    rest(table)


def lesson_3(table: Table) -> None:
    """Fire in place of movement under Advance Orders."""
    act(table, "ha")
    table.play("ActivateUnit", unit="us-bat")
    table.dice(4).play("FireAt", target="0708")
    assert shots(table)[0][:2] == ("us-bat", 4)
    assert table.refusal("Step", to="0404").rule == "C10.33.b"
    rest(table)


# --- turn 2 ----------------------------------------------------------------------------------------------------------


def lesson_4(table: Table) -> None:
    """Attack Orders in II.C; half the allowance, no road, movement and fire; Approach Fire. Lesson 5 is in it: Return
    Fire is simultaneous, and muskets reach two hexes at -3."""
    orders(table, ha="attack")
    assert table.brigade_orders("ha") == "attack"
    act(table, "ha")
    table.play("ActivateUnit", unit="us-1lk")
    assert table.left() == 3
    for where in ("0605", "0606"):
        table.play("Step", to=where)
    table.play("FireAt", target="0708")
    table.dice(6, 2, 9).play("AnswerFire", unit="cs-1tw", target="0606")
    assert shots(table) == [
        ("us-1lk", 7, "d+2", {"range": -1, "hexside": -1}),
        ("cs-1tw", 7, "-", {"range": -3}),
    ]
    assert table.is_disordered("cs-1tw")
    halt(table)
    go(table, "us-3lk", "1005", "1006")
    table.play("FireAt", target="0908")
    table.dice(8, 7, 3, 9).play("AnswerFire", unit="cs-2tw", target="1006")
    assert (table.strength("cs-2tw"), table.strength("us-3lk"), table.is_disordered("us-3lk")) == (7, 6, True)
    halt(table)
    table.play("ActivateUnit", unit="us-2lk")
    table.play("TakeLeader", leader="us-harlan")
    assert table.refusal("Step", to="0805", way=True).rule == "C8.13.a"
    table.play("Step", to="0805")
    table.play("Step", to="0806")
    table.play("HoldGround")
    table.dice(2, 3).play("AnswerFire", unit="cs-bat", target="0806")
    assert shots(table) == [("cs-bat", 4, "d", {"range": 1})]
    rest(table)


def lesson_5(table: Table) -> None:
    """Canister at three hexes, with Rapid Fire if its owner accepts the risk."""
    act(table, "ta")
    table.play("ActivateUnit", unit="cs-bat")
    table.play("FireAt", target="0806", rapid=True)
    table.dice(2, 3, 4, 4).play("HoldFire")
    assert [shot[:2] for shot in shots(table)] == [("cs-bat", 4), ("cs-bat", 4)]
    assert table.ammunition("cs-bat") == "full"
    rest(table)


def lesson_6(table: Table) -> None:
    """Rally: the die against the Disordered Cohesion, less the stars of a leader in the hex. 5 for the 3rd, and Harlan
    has a star: a 6 is enough."""
    act(table, "ha")
    table.play("MoveLeader", leader="us-harlan")
    table.play("LeaderTo", to="1006")
    table.dice(6).play("Rally", unit="us-3lk")
    table.play("TurnAfterRally", facing="vSW")
    assert not table.is_disordered("us-3lk")
    table.play("ActivateUnit", unit="us-1lk")
    table.play("FireAt", target="0708")
    table.dice(2, 1, 1).play("AnswerFire", unit="cs-1tw", target="0606")
    assert shots(table)[1] == ("cs-1tw", 7, "-", {"range": -3, "disordered": -1})
    rest(table)


def lesson_7(table: Table) -> None:
    """Rally, and a refused flank for a point."""
    act(table, "ta")
    table.dice(3).play("Rally", unit="cs-1tw")
    table.play("TurnAfterRally", facing="vNW")
    table.play("ActivateUnit", unit="cs-2tw")
    table.play("Refuse", end="right")
    assert (table.refused("cs-2tw"), table.left()) == ("right", 5)
    rest(table)


# --- turn 3 ----------------------------------------------------------------------------------------------------------


def lesson_8(table: Table) -> None:
    """The Infantry Charge: next to the enemy without firing; then one must."""
    orders(table)
    act(table, "ha")
    go(table, "us-1lk", "0607")
    halt(table)
    go(table, "us-3lk", "1007")
    halt(table)
    table.play("EndBrigade")
    assert table.refusal("EndDesignation").rule == "C11.21.a"
    shown = table.assault_odds("us-1lk", "0708")
    assert named(shown["modifiers"]) == {"infantry_charge": 1, "assault_wall": -1, "no_leader": -1}
    assert (shown["attack"], shown["defence"], shown["ratio"]) == (9, 7, [1, 1]), "the wall rounds for the defender"


def lesson_9(table: Table) -> None:
    """The six steps of the assault."""
    table.play("DesignateAssault", unit="us-1lk", targets=["0708"])
    table.play("DesignateAssault", unit="us-3lk", targets=["0908"])
    table.play("EndDesignation")
    assert table.asked == "assault.retreat_before"
    table.dice(3, 9).play("StandFast")
    assert (table.is_disordered("cs-1tw"), table.is_disordered("cs-2tw")) == (False, True), "Cohesion 8 and 7"
    table.play("AnswerFire", unit="cs-1tw", target="0607")
    table.dice(3, 1).play("HoldFire")
    assert shots(table) == [("cs-1tw", 7, "d+2", {"prepared": 1, "hexside": -1})]
    table.dice(6, 3).play("ResolveFrom", end="left")
    first = table.happened("assault_resolved")[0].args
    assert (first["units"], first["total"], first["result"]) == (["us-3lk"], 5, "defender_retreats")
    table.play("Retreat", units=["cs-2tw"], path=["0909", "0910"])
    table.dice(4, 5, 5).play("FaceAfterAdvance", facing="vSW")
    second = table.happened("assault_resolved")[1].args
    assert (second["total"], second["result"]) == (3, "bloody_stalemate")
    assert (table.where("us-3lk"), table.where("us-1lk"), table.where("cs-1tw")) == ("0908", "0607", "0708")
    rest(table)


def lesson_10(table: Table) -> None:
    """Attackers that fought are Disordered; what a second Disorder does to them."""
    assert [table.is_disordered(unit) for unit in ("us-1lk", "us-3lk", "cs-1tw")] == [True, True, False]
    act(table, "ta")
    table.play("ActivateUnit", unit="cs-bat")
    before = table.strength("us-3lk")
    table.play("FireAt", target="0908")
    table.dice(6, 9).play("HoldFire")
    assert (table.strength("us-3lk"), table.asked) == (before - 1, "retreat.choose")
    table.play("Retreat", units=["us-3lk"], path=["1007", "1006"])
    rest(table)
    rest(table)


def lesson_11(table: Table) -> None:
    """The roll for orders: on a 4 Tazewell is let loose, and he is Aggressive; on a 6 he may change."""
    loose = Table(table.game, table.state.copy(), ScriptedDice(()), [], Questions)
    loose.dice(4).play("AttemptOrders", brigade="ta")
    assert loose.brigade_orders("ta") == "attack"
    loose.play("ActivateBrigade", brigade="ta")
    assert loose.refusal("EndBrigade").rule == "C6.24.b"
    table.dice(6).play("AttemptOrders", brigade="ta")
    assert (table.asked, table.allows("TakeOrders", orders="attack")) == ("orders.change", True)
    table.play("KeepOrders")
    table.play("EndDivision")


# --- turns 4 and 5 ---------------------------------------------------------------------------------------------------


def lesson_12(table: Table) -> None:
    """The counter-attack with the reserve."""
    orders(table, ta="attack")
    act(table, "ta")
    go(table, "cs-3tw", "1009", "1008")
    assert (table.where("cs-3tw"), table.left()) == ("1008", 1)
    rest(table)


def lesson_13(table: Table) -> None:
    """Withdrawal, one or two hexes without turning, and fire at those who withdraw."""
    act(table, "ha")
    table.play("ActivateUnit", unit="us-1lk")
    table.play("Withdraw", to="0606")
    assert table.decision.about["kind"] == "withdrawal"
    table.dice(2, 1).play("AnswerFire", unit="cs-1tw", target="0607")
    table.play("Withdraw", to="0605")
    assert (table.where("us-1lk"), table.facing("us-1lk")) == ("0605", "vSE")
    rest(table)
    rest(table)
    rest(table)


def lesson_14(table: Table) -> None:
    """The last chance: the objectives are counted."""
    orders(table)
    assert table.turn() == 5
    rest(table)
    rest(table)
    assert table.outcome is not None
    lost = {side: table.points(side) for side in ("union", "confederate")}
    assert lost["confederate"] > lost["union"]


LESSONS = (
    *(lesson_1, lesson_2, lesson_3, lesson_4, lesson_5, lesson_6, lesson_7),
    *(lesson_8, lesson_9, lesson_10, lesson_11, lesson_12, lesson_13, lesson_14),
)


@pytest.mark.rule(
    "C6.15.a", "C6.16.b", "C10.42.d", "C10.45.c", "C11.21.a", "C11.11.a", "C12.35.a", "C13.41.a", "C6.24.b"
)
def test_the_lessons_of_first_volley():
    """What the plan suggests is legal, step by step, and shows what it says."""
    table = volley()
    for lesson in LESSONS:
        lesson(table)
