"""9.7 Reinforcements, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.reinforcements.schedule import ACTIVATED, leads_in
from systems.gbacw.rules.command.positions import FAR
from systems.gbacw.rules.extension.positions import acting, code, moving, number
from systems.gbacw.rules.results.positions import numbers

# --- 6.3 Reserve, and leaders without a regiment ---------------------------------------------------------------------


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


# --- what goes along, and what a line comes into ---------------------------------------------------------------------


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


# --- 8.41, 8.44 where the parts of a line may stand ------------------------------------------------------------------


@pytest.mark.rule("C9.72.d")
@pytest.mark.parametrize(
    ("unit", "action", "fields"),
    [
        ("u1 infantry 9", "Extend", {"to": ["0506"]}),
        ("u1 infantry 9 (line 0504)", "Wheel", {"pivot": "0504"}),
        ("u1 infantry 9", "Step", {"to": "0605"}),
    ],
)
def test_9_72_no_part_of_a_line_comes_into_an_entry_hex_of_the_enemy(unit, action, fields):
    words = {"side": "confederate", "turn": 3, "entries": "a", "orders": "advance", "units": "c1"}
    entry = {"Extend": "0506", "Wheel": "0604", "Step": "0605"}[action]
    table = moving(
        f"0505 vE: {unit}\noff vW: c1 infantry 5",
        map=f"entry a {entry}",
        reinforcements=[{"id": "brewer", **words}],
    )
    assert code(table, action, **fields) == ("C9.72.d", "enemy_entry_hex")


# --- 8.21, 9.74 who goes along acts ----------------------------------------------------------------------------------


@pytest.mark.rule("C9.74.a", "C8.21.b")
def test_9_74_to_go_along_with_a_stack_is_an_activation_too():
    group = {"id": "brewer", "side": "union", "turn": 1, "entries": "a", "orders": "advance", "units": "u2"}
    for used, refusal in ((1, None), (2, ("C9.74.a", "no_activation_left"))):
        table = acting(
            "0505 vE: u1 infantry 3, u2 infantry 3",
            map="entry a 0101\nroad 0505 0605 0706",
            reinforcements=[{**group, "activations": 2}],
            groups_in={"brewer": "a"},
        )
        unit = number(table, "unit", "u2")
        table.state.turn_notes = ((ACTIVATED, unit, used),)
        table.play("ActivateUnit", unit="u1")
        assert code(table, "MoveStack", units=["u2"]) == refusal
        if refusal is None:
            table.play("MoveStack", units=["u2"])
            assert table.state.turn_notes == ((ACTIVATED, unit, 1), (ACTIVATED, unit, 1))


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.72.a", "C5.35.c")
def test_9_72_in_march_the_queue_is_paid_out_of_all_equivalents():
    """Woods without a road at the entry: each pays two points and those of all before it, the fourth eight of 24."""
    group = {"id": "brewer", "side": "union", "turn": 1, "entries": "a", "orders": "march"}
    names = [f"u{number}" for number in range(1, 5)]
    table = position(
        "gbacw",
        map="entry a 0105\n0105: woods",
        units="off sSE: " + ", ".join(f"{name} infantry 1" for name in names) + "\n1515 vE: c1 infantry",
        reinforcements=[{**group, "units": ", ".join(names)}],
        groups_in={"brewer": "a"},
        orders={"u-brigade": "march"},
        active="u-brigade",
    )
    left = []
    for name in names:
        table.play("EnterUnit", unit=name, facing="sSE")
        left.append(table.left())
        table.play("EndUnit")
    assert left == [22, 20, 18, 16]


# --- 9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.71.e")
@pytest.mark.parametrize(("first", "leads"), [("off", True), ("0909", False)])
def test_9_71_a_leader_who_is_still_to_come_does_not_lead_those_who_are_partly_there(first, leads):
    group = {"id": "late", "side": "union", "turn": 1, "entries": "a", "orders": "advance", "leaders": "u-jones"}
    table = position(
        "gbacw",
        map="entry a 0105",
        units=f"{first} vE: u1 infantry\noff vE: u2 infantry\n1515 vW: c1 infantry",
        leaders="off: u-jones division",
        reinforcements=[{**group, "units": "u1, u2" if first == "off" else "u2"}],
        groups_in={"late": "a"},
        active="c-brigade",
    )
    (jones,), brigades = numbers(table, "leader", "u-jones"), numbers(table, "brigade", "u-brigade")
    assert leads_in(table.game, table.state, jones, brigades) is leads
