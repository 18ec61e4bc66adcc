"""A point in play: poses, a few sets kept in integers, the ground, and the place in the sequence."""

from __future__ import annotations

from typing import ClassVar, Final

from caracole.geometry.table import Point, Pose
from caracole.kernel.stackstate import StackState
from caracole.kernel.state import Mask
from caracole.kernel.tables import Row
from caracole.systems.piccole.battle.rules.components.numbers import Element

SOUTH, WEST, NORTH, EAST = range(4)
EDGES: Final = ("south", "west", "north", "east")
"""Opposite edges are two apart."""
NO_EDGE: Final = -1
DRAW: Final = -1

Piece = tuple[str, int, bool, tuple[Point, ...]]
"""A piece of terrain: kind, level of its height (0: none), whether it blocks sight by its own flag, outline. Plain
data, so that a state is written and read back exactly."""


WRITTEN: Final = {
    "turn": "value",
    "phasing": "value",
    "layer": "value",
    "edges": "value",
    "pieces": "value",
    "camps": "value",
    "camp_held": "value",
    "poses": "list",
    "on_table": "mask",
    "moved": "mask",
    "destroyed": "mask",
    "off_table": "mask",
    "result": "value",
}
"""How each field of a state is written down, and so copied."""


class BattleState(StackState):
    """Everything that can change in a battle. P1.f: pose, moved-this-turn and status of every element."""

    __slots__ = tuple(WRITTEN)
    SHAPE: ClassVar[dict[str, str]] = {**WRITTEN, **StackState.SHAPE}

    turn: int
    """Player turns begun; 0 before the first."""
    phasing: int
    layer: int
    """The seat that lays the terrain; -1 until the dice have said."""
    edges: tuple[int, int]
    """seat -> its table edge, or NO_EDGE"""
    pieces: tuple[Piece, ...]
    camps: tuple[tuple[Point, ...], tuple[Point, ...]]
    """seat -> outline of its camp; empty without one"""
    camp_held: tuple[int, int]
    """seat whose camp it is -> seat that controls it"""
    poses: Row[Element, Pose]
    """element -> pose; meaningless unless the element is on the table"""
    on_table: Mask
    moved: Mask
    destroyed: Mask
    off_table: Mask
    result: tuple[int, str] | None
    """(winning seat or DRAW, rule)"""

    def copy(self) -> BattleState:
        twin = BattleState()
        twin.turn = self.turn
        twin.phasing = self.phasing
        twin.layer = self.layer
        twin.edges = self.edges
        twin.pieces = self.pieces
        twin.camps = self.camps
        twin.camp_held = self.camp_held
        twin.poses = list(self.poses)
        twin.on_table = self.on_table
        twin.moved = self.moved
        twin.destroyed = self.destroyed
        twin.off_table = self.off_table
        twin.result = self.result
        twin.stack = self.stack[:]
        return twin


def blank_state(elements: int) -> BattleState:
    """An empty table."""
    state = BattleState()
    state.turn, state.phasing, state.layer = 0, 0, -1
    state.edges = (NO_EDGE, NO_EDGE)
    state.pieces = ()
    state.camps, state.camp_held = ((), ()), (0, 1)
    state.poses = [(0, 0, 0)] * elements
    state.on_table = state.moved = state.destroyed = state.off_table = 0
    state.result = None
    state.stack = []
    return state
