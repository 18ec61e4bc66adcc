"""What a lens is given: the state as a seat imagines it, and what is pointed at. Whom the seat does not see is not
pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import GbacwState


class Looking:
    """One look through a lens."""

    def __init__(
        self, game: Gbacw, state: GbacwState, seat: int | None, pieces: Sequence[str], places: Sequence[str]
    ) -> None:
        self.game, self.state, self.seat = game, state, seat
        self._pieces = pieces
        numbers = game.field.numbers["hex"]
        self.hexes = [Hex(numbers[place]) for place in places if place in numbers]

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """All that the seat may know."""
        return self.game.view(self.state, self.seat)

    @cached_property
    def seen(self) -> set[str]:
        """Units and leaders on the map that the seat sees."""
        return {row["id"] for key in ("units", "leaders") for row in self.view[key] if row["hex"] is not None}

    @property
    def unit(self) -> Unit | None:
        """The first unit that is pointed at."""
        known = self.game.field.unit_numbers
        return next((known[piece] for piece in self._pieces if piece in known and piece in self.seen), None)

    @property
    def leader(self) -> int | None:
        """The first leader that is pointed at."""
        known = self.game.field.numbers["leader"]
        return next((known[piece] for piece in self._pieces if piece in known and piece in self.seen), None)

    @property
    def origin(self) -> Hex | None:
        """Where the piece stands that is pointed at, or the first hex."""
        if self.unit is not None:
            return self.state.hex_of[self.unit]
        if self.leader is not None:
            return self.state.leader_hex[self.leader]
        return self.hexes[0] if self.hexes else None

    def name(self, where: Hex) -> str:
        """The slug of a hex."""
        return self.game.field.grid.names[where]

    def names(self, hexes: Iterable[Hex]) -> list[str]:
        """The slugs of hexes."""
        return [self.name(where) for where in hexes]

    def unit_name(self, unit: Unit) -> str:
        """The slug of a unit."""
        return self.game.field.units[unit].id
