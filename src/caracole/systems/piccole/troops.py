"""P1 and P4: elements and the five types of troops."""

from __future__ import annotations

from typing import Final, NamedTuple

from caracole.systems.piccole.loader import own_toml
from caracole.systems.piccole.measures import INCH


class TroopType(NamedTuple):
    """P4.a: a type of troops. Moves are in units of the table, P1.e: so is the depth of the base.
    P4.c: ``figures`` is for drawings only. P13.k: ``flight`` is the same in both tables of results."""

    id: str
    name: dict[str, str]
    easy: int
    difficult: int
    factor: int
    disadvantaged: bool
    depth: int
    horse: bool
    figures: int
    flight: int
    may_shoot: bool


def _troop_types() -> tuple[TroopType, ...]:
    rows = []
    for name, row in own_toml("troops.toml").items():
        inches = {key: row[key] * INCH for key in ("easy", "difficult", "flight")}
        rows.append(TroopType(id=name, **{**row, **inches}))
    return tuple(rows)


TROOPS: Final = _troop_types()
TYPES: Final = tuple(troop.id for troop in TROOPS)
FTP, FTM, FTL, CVP, CVL = range(len(TYPES))


class Element(NamedTuple):
    """P1.f: what does not change about an element. P4.d: ``shoots`` is given by its list, not by its type."""

    type: int
    shoots: bool = False
    general: bool = False

    @property
    def troop(self) -> TroopType:
        """Its row of the table."""
        return TROOPS[self.type]


def cost_of(element: Element) -> int:
    """What a new element costs in talents: its combat factor, and one more for horse."""
    return element.troop.factor + (1 if element.troop.horse else 0)


ROOM: Final = 40
"""P0.n: element n of seat s has the number s * ROOM + n, whatever the size of the armies."""


def side_of(element: int) -> int:
    """The seat that an element belongs to."""
    return element // ROOM
