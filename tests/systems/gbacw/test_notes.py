"""Typed rows of the notes: named tuples to the chapters, plain rows in a saved game."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from caracole.kernel.codec import canonical
from caracole.play import load
from caracole.systems.gbacw.rules import notes
from caracole.systems.gbacw.rules.assault.declared import Assault, change, declared
from caracole.systems.gbacw.rules.battle.setup import empty_state
from caracole.systems.gbacw.rules.movement.leader_movement import UnderWay
from caracole.systems.gbacw.rules.state import GbacwState

GAME = load("gbacw", "first-volley")


@pytest.fixture
def state() -> GbacwState:
    return empty_state(GAME)


def test_a_row_is_kept_plain_and_read_typed(state: GbacwState):
    notes.write(state, UnderWay(3, 4, -1))
    assert state.notes == (("leader", 3, 4, -1),)
    assert [type(row) for row in state.notes] == [tuple]
    assert notes.rows(state, UnderWay) == (UnderWay(3, 4, -1),)


def test_a_saved_state_reads_the_same(state: GbacwState):
    game = GAME
    notes.write(state, Assault(0, 1, (2,), ((5,),), (6,), (3,)))
    twin = game.decode_state(game.encode_state(state))
    assert declared(twin) == declared(state)
    assert canonical(game.encode_state(twin)) == canonical(game.encode_state(state))


def test_a_rewritten_row_stays_in_its_place(state: GbacwState):
    for number in (0, 1):
        notes.write(state, Assault(number, 1, (2,), ((5,),), (6,)))
    change(state, 0, resolved=True)
    assert [(row.number, row.resolved) for row in declared(state)] == [(0, True), (1, False)]


def test_copies_go_their_own_ways(state: GbacwState):
    notes.write(state, UnderWay(1, 2, -1))
    twin = state.copy()
    notes.forget(twin, UnderWay, 1)
    assert (len(notes.rows(state, UnderWay)), len(notes.rows(twin, UnderWay))) == (1, 0)


def test_a_kind_has_one_type():
    with pytest.raises(ValueError, match="'assault' have a type already"):

        @notes.noted_as("assault")
        class Other(NamedTuple):
            number: int
