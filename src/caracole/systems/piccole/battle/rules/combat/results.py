"""P13 Results: recoil, flight, destruction, by type, ground and opponent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.battle.rules.query import is_in_difficult
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.loader import own_toml

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

NONE, RECOIL, FLEE, DESTROYED = range(4)
"""P11.c, P13.n: from the mildest to the worst."""
RESULTS: Final = ("none", "recoil", "flee", "destroyed")

_CODES: Final = {"R": RECOIL, "F": FLEE, "X": DESTROYED}


Table: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""loser -> by -> (in easy ground, in difficult ground)"""


def results_table(name: str, rows: Mapping[str, Any], types: Sequence[str]) -> Table:
    """A table of ``results.toml``: a row for every type, which names its victors or lists a cell for each of them."""
    return tuple(tuple(_row(f"results.toml: {name}: {loser}", rows.get(loser), types)) for loser in types)


def _row(place: str, row: Any, types: Sequence[str]) -> Iterator[tuple[int, ...]]:
    if isinstance(row, list) and len(row) == len(types):
        row = dict(zip(types, row, strict=True))
    if not isinstance(row, dict):
        raise CaracoleError(f"{place}: give a cell for each of {', '.join(types)}, or name some and 'others'")
    for by in types:
        codes = str(row.get(by, row.get("others", ""))).split("/")
        if len(codes) != 2 or not set(codes) <= set(_CODES):
            raise CaracoleError(f'{place}: beaten by {by}: write e.g. "R/F": R recoils, F flees, X is destroyed')
        yield tuple(_CODES[code] for code in codes)


_BOOK: Final = own_toml("results.toml")
MORE_THAN_HALF: Final = results_table("more_than_half", _BOOK["more_than_half"], TYPES)
HALF_OR_LESS: Final = results_table("half_or_less", _BOOK["half_or_less"], TYPES)


def result_of(loser: int, by: int, low: int, high: int, difficult: bool) -> int:
    """P13.a, P13.e, P13.f, P13.h: what happens to a type that loses so to another; P13.i: equal totals do nothing. The
    same for melee and shooting (P13.l)."""
    if low >= high:
        return NONE
    table = MORE_THAN_HALF if 2 * low > high else HALF_OR_LESS
    return table[loser][by][1 if difficult else 0]


def fate(game: Battle, state: BattleState, element: Element, opponent: Element, own: int, other: int) -> int:
    """P13.j: the ground is that of the loser's base, the opponent that of the pair or the main shooter."""
    types = game.elements[element].type, game.elements[opponent].type
    return result_of(*types, own, other, is_in_difficult(game, state, element))
