"""What lies on the map: a seat's view (JSON) as the drawing asks for it; or nothing, when there is no view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import COMMANDER, SIDES, UNIT_TYPES, Theatre


class Item(NamedTuple):
    """A piece in a zone: a unit, or a marker (`fort`, `camp`, `ship`, `raided`) and how many of it."""

    kind: str
    number: int
    """Of the unit; of a marker, how many."""
    side: int


UNIT, FORT, CAMP, SHIP, RAIDED = "unit", "fort", "camp", "ship", "raided"


class Position:
    """A view, looked up by the numbers of the theatre."""

    def __init__(self, theatre: Theatre, view: Mapping[str, Any] | None) -> None:
        self.theatre, self.view = theatre, view
        self._zones = {row["id"]: row for row in view["zones"]} if view else {}
        self._units = {row["id"]: row for row in view["units"]} if view else {}
        self._walls = {frozenset((row["fortress"], row["facing"])): row for row in view["walls"]} if view else {}
        changed = view["borders_changed"] if view else []
        self._kinds: dict[frozenset[str], str] = {frozenset((row["a"], row["b"])): row["kind"] for row in changed}

    def _pair(self, border: int) -> frozenset[str]:
        row = self.theatre.borders[border]
        return frozenset((self.theatre.zones[row.a].id, self.theatre.zones[row.b].id))

    def kind(self, border: int) -> str:
        """What a border is now."""
        return self._kinds.get(self._pair(border), self.theatre.borders[border].kind)

    def level(self, border: int) -> int:
        row = self._walls.get(self._pair(border))
        return int(row["level"]) if row else self.theatre.borders[border].level

    def mines(self, border: int) -> int:
        row = self._walls.get(self._pair(border))
        return int(row["mines"]) if row else 0

    def unit(self, unit: int) -> Mapping[str, Any]:
        """The state of a unit; nothing is known of it without a view."""
        found: Mapping[str, Any] = self._units.get(self.theatre.units[unit].id, {})
        return found

    def zone(self, zone: Zone) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self._zones.get(self.theatre.zones[zone].id, {})
        return found

    def has_booty(self, zone: Zone) -> int | None:
        """Whose Booty marker lies there; without a view, whose is printed."""
        if not self.view:
            return self.theatre.zones[zone].booty
        side = self.zone(zone)["booty"]
        return None if side is None else SIDES.index(side)

    @cached_property
    def _numbers(self) -> dict[str, Unit]:
        return self.theatre.unit_numbers

    def in_order(self, units: list[Unit]) -> list[Unit]:
        """By side and Command; Commanders first, then foot, horse, engineers and guns."""
        theatre = self.theatre
        rank = {kind: n for n, kind in enumerate((COMMANDER, *UNIT_TYPES[:-1]))}
        return sorted(units, key=lambda n: (theatre.side_of[n], theatre.command_of[n], rank[theatre.units[n].type], n))

    def items(self, zone: Zone) -> list[Item]:
        """The pieces in a zone, in the order in which they are laid out."""
        if not self.view:
            return []
        row, slug = self.zone(zone), self.theatre.zones[zone].id
        units = self.in_order([self._numbers[unit] for unit in row["units"]])
        items = [Item(UNIT, unit, self.theatre.side_of[unit]) for unit in units]
        for side, name in enumerate(SIDES):
            if row["forts"][name]:
                items.append(Item(FORT, row["forts"][name], side))
            camp = (self.view.get("camps") or {}).get(name)
            if camp and camp["zone"] == slug:
                items.append(Item(CAMP, 1, side))
        if self.view.get("sea_supply") == slug:
            items.append(Item(SHIP, 1, 0))
        if row["raided"] and not any(self.theatre.zones[zone].raid):  # elsewhere the torch by its name turns to flames
            items.append(Item(RAIDED, 1, 1))
        return sorted(items, key=lambda item: item.side)

    def elsewhere(self, place: str) -> list[Unit]:
        """Units that are not on the map: on the `flag`, on the `time_line`, `eliminated`."""
        return self.in_order([n for n in self.theatre.every_unit if self.unit(n).get("place") == place])
