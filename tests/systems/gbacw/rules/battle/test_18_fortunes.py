"""18 Dice that a battle brings of its own: Reynolds in danger, Ewell's discretion."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.battle.fortunes import is_in_danger
from caracole.systems.gbacw.rules.components.printed import ATTACK, Danger, Discretion, Restriction

# --- 18.5 ------------------------------------------------------------------------------------------------------------

UNITS = "0505 vE: u1 infantry\n0510 vE: u2 infantry\n{there} vW: c1 {arm}"
COMMANDS = "corps u-I: u-division"
REYNOLDS = "0505: u-reynolds corps @u-I [u-doubleday range 5]"
IN_DANGER = {"dangers": (Danger(0, 3, 3, 3),)}


def evening(die, *, there="0805", arm="infantry", turn=3):
    """The end of the last turn, from IV.A on."""
    return position(
        "gbacw",
        units=UNITS.format(there=there, arm=arm),
        commands=COMMANDS,
        leaders=REYNOLDS,
        rules=IN_DANGER,
        step="turn.danger",
        turn=turn,
        turns=turn,
        initiative="union",
        dice=() if die is None else (die,),
    )


@pytest.mark.rule("C18.5.a")
@pytest.mark.parametrize(("die", "falls"), [(10, True), (3, True), (4, False), (9, False)])
def test_18_5_near_enemy_infantry_he_falls_on_a_low_die(die, falls):
    """A ten is a zero. Who has fallen does not ride in IV.A, and is replaced in IV.B."""
    table = evening(die)
    assert [event.args["killed"] for event in table.happened("leader_in_danger")] == [falls]
    assert table.rules_of("leader_killed") == (["C18.5.a"] if falls else [])
    assert table.is_replaced("u-reynolds") is falls
    assert table.asked == ("leader.join" if falls else "commanders.move")


@pytest.mark.rule("C18.5.a")
@pytest.mark.parametrize(
    "words",
    [{"there": "0905"}, {"arm": "cavalry"}, {"arm": "artillery 4N"}, {"turn": 2}],
    ids=["four hexes away", "cavalry", "guns", "too early"],
)
def test_18_5_otherwise_nobody_rolls(words):
    table = evening(None, **words)
    assert table.happened("leader_in_danger") == []
    assert table.leader("u-reynolds") == "0505"


@pytest.mark.rule("C18.5.b")
def test_18_5_his_replacement_is_in_no_such_danger():
    table, row = evening(4), IN_DANGER["dangers"][0]
    assert is_in_danger(table.game, table.state, row)
    table.state.leaders_replaced |= 1 << row.leader
    assert not is_in_danger(table.game, table.state, row)


@pytest.mark.rule("C18.5.a")
def test_18_5_at_gettysburg_it_is_reynolds_from_ten_o_clock_on():
    for name, times in (("gettysburg", 1), ("mcphersons-ridge", 1), ("oak-ridge", 0)):
        field = load_shipped(name)
        rows = field.scenario.rules.dangers
        assert len(rows) == times
        for row in rows:
            assert (field.leaders[row.leader].id, field.scenario.turns[row.first_turn - 1].time) == (
                "us-reynolds",
                "1000",
            )
            assert (row.within, row.killed_up_to) == (3, 3)


# --- 18.10 -----------------------------------------------------------------------------------------------------------

FORCES = """
    0505 vW: c1 infantry @c-rodes
    0507 vW: c2 infantry @c-early
    {smith} vW: c3 infantry @c-smith
    2020 vE: u1 infantry
"""
ARMY = "corps c-II: c-ro c-ea\ndivision c-ro: c-rodes\ndivision c-ea: c-early c-smith"
GENERALS = "0505: c-ewell corps @c-II\n{lee}: c-lee army"


def orders_phase(die, *, lee="0515", smith="0510", turn=5, **words):
    """II.C of a turn in which c-rodes may not attack unless the die says so."""
    ban = Restriction(0, "no_attack_orders", 5, 99)
    discretion = Discretion(0, (0,), 5, 9, 1, 20, 2, (0, 1), 1, 2, -1)
    return position(
        "gbacw",
        units=FORCES.format(smith=smith),
        commands=ARMY,
        leaders=GENERALS.format(lee=lee),
        rules={"restrictions": (ban,), "discretions": (discretion,)},
        step="turn.discretion",
        turn=turn,
        initiative="union",
        dice=() if die is None else (die,),
        **words,
    )


def may_attack(table):
    return battle.why_not_attack_orders(table.game, table.state, 0, ATTACK) is None


@pytest.mark.rule("C18.10.a", "C18.10.b")
@pytest.mark.parametrize(
    ("die", "words", "total", "lifted"),
    [
        (5, {}, 9, True),
        (4, {}, 8, False),
        (7, {"lee": "0516"}, 9, True),
        (6, {"lee": "0516"}, 8, False),
        (6, {"ineffective": "c-ro"}, 9, True),
        (5, {"ineffective": "c-ro"}, 8, False),
        (6, {"smith": "off"}, 9, True),
        (5, {"smith": "off"}, 8, False),
    ],
)
def test_18_10_a_die_lifts_the_ban_for_the_turn(die, words, total, lifted):
    """Lee within ten points adds 2, two divisions fit to fight 1 each; with nobody of Smith's on the map 1 less."""
    table = orders_phase(die, **words)
    (rolled,) = table.happened("discretion_rolled")
    assert (rolled.args["total"], rolled.args["lifted"]) == (total, lifted)
    assert may_attack(table) is lifted


@pytest.mark.rule("C18.10.a")
def test_18_10_before_its_turn_nobody_rolls_and_nothing_is_forbidden():
    table = orders_phase(None, turn=4)
    assert (table.happened("discretion_rolled"), may_attack(table)) == ([], True)


@pytest.mark.rule("C18.10.a")
def test_18_10_next_turn_the_ban_holds_again():
    table = orders_phase(9)
    assert may_attack(table)
    table.state.turn_notes = ()
    assert not may_attack(table)


@pytest.mark.rule("C18.10.b")
def test_18_10_at_gettysburg_it_is_ewell_from_five_o_clock_on():
    for name in ("gettysburg", "oak-ridge"):
        field = load_shipped(name)
        (row,) = field.scenario.rules.discretions
        assert [field.leaders[number].id for number in (row.leader, row.superior)] == ["cs-ewell", "cs-lee"]
        assert field.scenario.turns[row.first_turn - 1].time == "1700"
        banned = {
            each.brigade
            for each in field.scenario.rules.restrictions
            if (each.kind, each.first_turn) == ("no_attack_orders", row.first_turn)
        }
        assert set(row.brigades) == banned
        assert (row.roll, row.within, row.near, row.fit, row.absent) == (9, 20, 2, 1, -1)
    assert load_shipped("mcphersons-ridge").scenario.rules.discretions == ()
