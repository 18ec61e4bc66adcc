"""P13 Results: recoil, flight, destruction, by type, ground and opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.piccole.loader import own_toml
from caracole.systems.piccole.query import is_in_difficult
from caracole.systems.piccole.state import BattleState
from caracole.systems.piccole.troops import TYPES

if TYPE_CHECKING:
    from caracole.systems.piccole.game import Battle

NONE, RECOIL, FLEE, DESTROYED = range(4)
"""P11.c, P13.n: from the mildest to the worst."""
RESULTS: Final = ("none", "recoil", "flee", "destroyed")

_CODES: Final = {"R": RECOIL, "F": FLEE, "X": DESTROYED}


def _table(name: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """loser -> by -> (in easy ground, in difficult ground)"""
    rows = own_toml("results.toml")[name]
    return tuple(tuple(tuple(_CODES[code] for code in cell.split("/")) for cell in rows[loser]) for loser in TYPES)


MORE_THAN_HALF: Final = _table("more_than_half")
HALF_OR_LESS: Final = _table("half_or_less")


def result_of(loser: int, by: int, low: int, high: int, difficult: bool) -> int:
    """P13.a, P13.e, P13.f, P13.h: what happens to a type that loses so to another; P13.i: equal totals do nothing. The
    same for melee and shooting (P13.l)."""
    if low >= high:
        return NONE
    table = MORE_THAN_HALF if 2 * low > high else HALF_OR_LESS
    return table[loser][by][1 if difficult else 0]


def fate(game: Battle, state: BattleState, element: int, opponent: int, own: int, other: int) -> int:
    """P13.j: the ground is that of the loser's base, the opponent that of the pair or the main shooter."""
    types = game.elements[element].type, game.elements[opponent].type
    return result_of(*types, own, other, is_in_difficult(game, state, element))
