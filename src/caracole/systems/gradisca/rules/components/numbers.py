"""Units and zones are known by their numbers; these names keep the two apart.

At run time both are plain integers and cost nothing: sets and tables hand out numbers that have their name already.
"""

from __future__ import annotations

from typing import Final, NewType

from caracole.kernel.bits import lowest_as, members_as, random_as

Unit = NewType("Unit", int)
"""The place of a counter among ``Theatre.units``."""

Zone = NewType("Zone", int)
"""The place of an area among ``Theatre.zones``."""

NO_UNIT: Final = Unit(-1)

NOWHERE: Final = Zone(-1)

lowest_unit: Final = lowest_as(Unit)
random_unit: Final = random_as(Unit)

KEPT_SETS: Final = 1 << 14
"""So many sets of each kind are remembered with their members: they come again and again."""

_units_in: Final = members_as(Unit)
_zones_in: Final = members_as(Zone)
_UNITS: Final[dict[int, tuple[Unit, ...]]] = {}
_ZONES: Final[dict[int, tuple[Zone, ...]]] = {}


def each_unit(mask: int) -> tuple[Unit, ...]:
    """The units of a set."""
    found = _UNITS.get(mask)
    if found is None:
        if len(_UNITS) >= KEPT_SETS:
            _UNITS.clear()
        found = _UNITS[mask] = tuple(_units_in(mask))
    return found


def each_zone(mask: int) -> tuple[Zone, ...]:
    """The zones of a set."""
    found = _ZONES.get(mask)
    if found is None:
        if len(_ZONES) >= KEPT_SETS:
            _ZONES.clear()
        found = _ZONES[mask] = tuple(_zones_in(mask))
    return found
