"""Rows of ``state.notes`` that are things of their own: an assault, a leader under way, a unit among friends.

A state keeps them as plain rows, their kind first (``("assault", 0, 1, ...)``), so that they are saved like all others.
Chapters see the named tuples:

    @noted_as("assault")
    class Assault(NamedTuple): ...

    for row in rows(state, Assault): ...
    write(state, Assault(...))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from caracole.systems.gbacw.rules.state import GbacwState

Row = TypeVar("Row", bound=tuple[Any, ...])

_KINDS: Final[dict[type, str]] = {}
_READ: Final[dict[type, tuple[tuple[tuple[Any, ...], ...], tuple[Any, ...]]]] = {}
"""type -> the notes it was last read from, and its rows there. Notes are replaced whole, never changed, and copies of a
state share them, so that one reading serves many questions."""


def noted_as(kind: str) -> Callable[[type[Row]], type[Row]]:
    """Class decorator: the kind under which rows of this type are kept."""

    def register(cls: type[Row]) -> type[Row]:
        if kind in _KINDS.values():
            raise ValueError(f"notes of kind {kind!r} have a type already")
        _KINDS[cls] = kind
        return cls

    return register


def rows(state: GbacwState, cls: type[Row]) -> tuple[Row, ...]:
    """The rows of a type, in the order in which they were written."""
    notes = state.notes
    before = _READ.get(cls)
    if before is not None and before[0] is notes:
        return before[1]
    kind = _KINDS[cls]
    found = tuple(cls(*note[1:]) for note in notes if note[0] == kind)
    _READ[cls] = (notes, found)
    return found


def write(state: GbacwState, row: tuple[Any, ...]) -> None:
    """One more row, for the rest of this activation."""
    state.notes = (*state.notes, (_KINDS[type(row)], *row))


def rewrite(state: GbacwState, row: tuple[Any, ...]) -> None:
    """The row of this type that begins with the same number is this one from now on."""
    old, new = (_KINDS[type(row)], row[0]), (_KINDS[type(row)], *row)
    state.notes = tuple(new if note[:2] == old else note for note in state.notes)


def forget(state: GbacwState, cls: type, first: int) -> None:
    """The rows of a type that begin with this number are gone."""
    old = (_KINDS[cls], first)
    state.notes = tuple(note for note in state.notes if note[:2] != old)
