"""What a side keeps to itself in every game: instructions given in advance, and where its reinforcements will come."""

from __future__ import annotations

from random import Random

import pytest

from caracole.play.table import position
from systems.gbacw.rules.movement.positions import QUIET

FACING = "0505 vE: u1 infantry 7\n0905 vW: c1 infantry 7"
NEAR_GUNS = "0505 vE: u1 infantry 7\n0906 vW: c1 artillery 4N"
MAP = "entry a 0105\nentry b 0112\nentry c 0118"
TYLER = {"id": "tyler", "side": "union", "turn": 2, "entries": "a, b", "orders": "march", "units": "u1, u2"}
LATER = {**TYLER, "id": "later", "turn": 3, "entries": "c", "instead_of": 0}
NOBODY_ASKED = {"confederate": QUIET}


def undo_is_barred(events):
    return any(event.reveals for event in events)


# --- instructions ----------------------------------------------------------------------------------------------------


def test_an_instruction_is_heard_by_nobody_but_its_own_side():
    table = position("gbacw", units=FACING, active="u-brigade")
    table.play("SetStanding", kind="return_fire", value="never")
    assert [event.audience for event in table.happened("instruction_given")] == [(0,)]
    assert table.view(0)["standing"]["return_fire"] == "never"
    assert table.view(1)["standing"]["return_fire"] == "ask"
    assert table.view(None)["standing"] is None


def test_who_was_not_told_takes_it_that_everything_is_asked():
    table = position("gbacw", units=FACING, active="u-brigade", standing={"union": {"return_fire": "always"}})
    table.play("SetStanding", kind="approach_fire", value="never")
    imagined = table.game.imagine(table.state, 1, Random(1))
    assert set(imagined.standing[0]) == {"ask"}
    assert imagined.turn_notes == ()
    own = table.game.imagine(table.state, 0, Random(1))
    assert (own.standing, own.turn_notes) == (table.state.standing, table.state.turn_notes)


@pytest.mark.rule("C10.42.a", "C9.63.a")
def test_a_no_said_in_advance_is_told_and_never_taken_back():
    """Otherwise one could come near, see that nobody stirs, and take it back."""
    table = position("gbacw", units=NEAR_GUNS, acting="u1", standing={"confederate": {"reaction_movement": "never"}})
    table.play("Step", to="0605")
    assert [event.args["instruction"] for event in table.happened("instruction_followed")] == ["reaction_movement"]
    assert undo_is_barred(table.last)
    far = position("gbacw", units="0105 vE: u1 infantry\n1515 vW: c1 artillery 4N", acting="u1", standing=NOBODY_ASKED)
    far.play("Step", to="0205")
    assert not undo_is_barred(far.last), "nobody would have been asked"


@pytest.mark.rule("C10.42.a")
def test_a_side_that_never_answers_fire_says_so_when_it_could_have():
    units = "0505 vE: u1 infantry 7\n0605 vW: c1 infantry 7"
    table = position("gbacw", units=units, acting="u1", standing=NOBODY_ASKED)
    table.dice(1, 1).play("FireAt", target="0605")
    assert "return_fire" in [event.args["instruction"] for event in table.happened("instruction_followed")]


# --- reinforcements --------------------------------------------------------------------------------------------------


def arriving(units="off vE: u1 infantry, u2 infantry\n1515 vW: c1 infantry", **words):
    words = {"turn": 2, "turns": 3, "standing": NOBODY_ASKED, "reinforcements": [TYLER, LATER], **words}
    return position("gbacw", map=MAP, units=units, **words)


@pytest.mark.rule("C9.71.b", "C1.0.b")
@pytest.mark.parametrize(
    ("action", "kind"), [({"entry": "b", "orders": "march"}, "group_ordered_in"), (None, "group_held_back")]
)
def test_by_which_entry_a_group_comes_is_its_owners_secret(action, kind):
    table = arriving(step="turn.reinforcements")
    before = table.view(1)
    table.play("HoldGroup") if action is None else table.play("OrderIn", **action)
    assert [event.audience for event in table.happened(kind)] == [(0,)]
    shown = table.view(1)
    assert (shown["units"], shown["brigades"]) == (before["units"], before["brigades"])


@pytest.mark.rule("C9.71.b")
def test_entry_and_holding_back_are_dealt_anew():
    table = arriving(groups_in={"tyler": "a"}, active="c-brigade")
    found = {table.game.imagine(table.state, 1, Random(seed)).groups_in for seed in range(40)}
    assert found == {(0, -1), (1, -1), (-2, -1)}
    assert {table.game.imagine(table.state, 0, Random(seed)).groups_in for seed in range(9)} == {(0, -1)}


@pytest.mark.rule("C9.71.b")
def test_the_orders_of_those_to_come_are_dealt_with_their_entry():
    """What the other side imagines is the same whichever way in was chosen."""
    free = [{key: value for key, value in TYLER.items() if key != "orders"}]
    worlds = []
    for action in ({"entry": "a", "orders": "march"}, {"entry": "b", "orders": "attack"}):
        table = arriving(reinforcements=free, step="turn.reinforcements")
        table.play("OrderIn", **action)
        found = [table.game.imagine(table.state, 1, Random(seed)) for seed in range(30)]
        worlds.append([(each.groups_in, each.orders, each.brigade_orders) for each in found])
        own = table.game.imagine(table.state, 0, Random(1))
        assert (own.orders, own.groups_in) == (table.state.orders, table.state.groups_in)
    assert worlds[0] == worlds[1]
    assert len({(groups, tuple(orders)) for groups, orders, _ in worlds[0]}) == 6, "two entries, three orders"


@pytest.mark.rule("C9.72.d")
@pytest.mark.parametrize("chosen", [(0, -1), (1, -1), (-2, -1)])
def test_every_entry_that_may_still_be_used_is_kept_whatever_was_chosen(chosen):
    units = "off vE: u1 infantry, u2 infantry\n0206 vNW: c1 infantry\n0213 vNW: c2 infantry\n0219 vNW: c3 infantry"
    for unit, near, entry in (("c1", "0205", "0105"), ("c2", "0212", "0112"), ("c3", "0218", "0118")):
        table = arriving(units, acting=unit)
        table.state.groups_in = chosen
        table.play("Step", to=near)
        refusal = table.refusal("Step", to=entry)
        assert refusal is not None
        assert (refusal.rule, refusal.code) == ("C9.72.d", "enemy_entry_hex")


@pytest.mark.rule("C9.72.d")
def test_once_somebody_has_come_in_the_other_entries_are_free():
    units = "off vE: u1 infantry\n0405 vE: u2 infantry\n0213 vNW: c2 infantry\n0219 vNW: c3 infantry"
    for unit, near, entry in (("c2", "0212", "0112"), ("c3", "0218", "0118")):
        table = arriving(units, groups_in={"tyler": "a"}, acting=unit)
        table.play("Step", to=near)
        assert table.allows("Step", to=entry)


@pytest.mark.rule("C9.71.a", "C9.71.b")
def test_a_leader_who_comes_in_first_shows_the_entry_of_his_group():
    groups = [{**TYLER, "leaders": "u-smith"}, LATER]
    table = arriving(
        leaders="off: u-smith brigade", reinforcements=groups, groups_in={"tyler": "b"}, active="u-brigade"
    )
    table.play("EnterLeader", leader="u-smith")
    assert [event.reveals for event in table.happened("leader_entered")] == [True]
    assert {table.game.imagine(table.state, 1, Random(seed)).groups_in for seed in range(9)} == {(1, -1)}


# --- what lies open --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.21.d")
def test_the_efficiency_of_the_turn_lies_open():
    table = position("gbacw", units=FACING, active="u-brigade")
    table.state.efficiency = (3, 2)
    for seat in (0, 1, None):
        assert [row["efficiency"] for row in table.view(seat)["divisions"]] == [3, 2]
