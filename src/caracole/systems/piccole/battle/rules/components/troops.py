"""P1 and P4: elements and the types of troops, which are rows of ``troops.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.measures import INCH
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.loader import own_toml

WEIGHTS: Final = ("heavy", "medium", "light")
_INCHES: Final = ("easy", "difficult", "flight")


class TroopType(NamedTuple):
    """P4.a: a type of troops. Moves are in units of the table, P1.e: so is the depth of the base.
    P4.c: ``figures`` is for drawings only. P13.k: ``flight`` is the same in both tables of results.
    ``weight`` is heavy, medium or light."""

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
    weight: str = "medium"

    @property
    def is_heavy_foot(self) -> bool:
        """P12.a: those who support each other."""
        return self.weight == "heavy" and not self.horse

    @property
    def is_light_foot(self) -> bool:
        """P7.a: those who pass through anybody."""
        return self.weight == "light" and not self.horse


def troop_types(table: Mapping[str, Mapping[str, Any]]) -> tuple[TroopType, ...]:
    """The rows of ``troops.toml``; whatever is wrong in one is told with its name."""
    needed = {name for name in TroopType._fields if name not in TroopType._field_defaults} - {"id"}
    rows = []
    for name, row in table.items():
        odd = sorted((needed - set(row)) | (set(row) - set(TroopType._fields)))
        if odd:
            raise CaracoleError(f"troops.toml: {name}: keys missing or unknown: {', '.join(odd)}")
        troop = TroopType(id=name, **{**row, **{key: row[key] * INCH for key in _INCHES}})
        if troop.weight not in WEIGHTS:
            raise CaracoleError(f"troops.toml: {name}: weight {troop.weight!r} is none of {', '.join(WEIGHTS)}")
        rows.append(troop)
    return tuple(rows)


TROOPS: Final = troop_types(own_toml("troops.toml"))
TYPES: Final = tuple(troop.id for troop in TROOPS)
"""By number; rules ask what a type is like, not which it is."""


class ListedElement(NamedTuple):
    """P1.f: what does not change about an element. P4.d: ``shoots`` is given by its list, not by its type."""

    type: int
    shoots: bool = False
    general: bool = False

    @property
    def troop(self) -> TroopType:
        """Its row of the table."""
        return TROOPS[self.type]


def cost_of(element: ListedElement) -> int:
    """What a new element costs in talents: its combat factor, and one more for horse."""
    return element.troop.factor + (1 if element.troop.horse else 0)


ROOM: Final = 40
"""P0.n: element n of seat s has the number s * ROOM + n, whatever the size of the armies."""


def side_of(element: Element) -> int:
    """The seat that an element belongs to."""
    return element // ROOM
