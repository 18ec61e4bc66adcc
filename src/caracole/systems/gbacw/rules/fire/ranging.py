"""Fire in one state, asked about more than once: the same hexes are ranged for each wish, each share and each answer.

A :class:`Ranging` lives as long as whoever asks; the state must stay as it is meanwhile. It has no rule of its own:
what it has not yet been asked it asks of ``shots``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.fire import shots
from caracole.systems.gbacw.rules.fire.shots import Part
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Ranging:
    """A game and a state, with what was found out about fire there."""

    __slots__ = ("_allowed", "_seen", "_strengths", "_targets", "_ways", "game", "state")

    def __init__(self, game: Setting, state: GbacwState) -> None:
        self.game = game
        self.state = state
        self._ways: dict[tuple[Unit, Hex, Hex], int] = {}
        self._seen: dict[tuple[Unit, Hex, Hex], Refusal | None] = {}
        self._strengths: dict[tuple[Unit, Hex, int, int], int] = {}
        self._allowed: dict[tuple[Part, Hex, str], Refusal | None] = {}
        self._targets: dict[tuple[Part, str, int], list[Hex]] = {}

    def direction_of(self, unit: Unit, origin: Hex, target: Hex) -> int:
        """Through which Front hexside the fire leaves, -1 if through none."""
        asked = (unit, origin, target)
        way = self._ways.get(asked)
        if way is None:
            self._ways[asked] = way = shots.direction_of(self.game, self.state, unit, origin, target)
        return way

    def is_refused_front(self, unit: Unit, origin: Hex, target: Hex) -> bool:
        """Does it fire at this hex through its Refused Front?"""
        way = self.direction_of(unit, origin, target)
        return shots.is_refused_front(self.game, self.state, unit, origin, way)

    def strength(self, unit: Unit, origin: Hex, direction: int, sections: int = 0) -> int:
        """The strength points that may fire through this hexside."""
        asked = (unit, origin, direction, sections)
        points = self._strengths.get(asked)
        if points is None:
            points = shots.strength(self.game, self.state, unit, origin, direction, sections)
            self._strengths[asked] = points
        return points

    def why_not_in_sight(self, unit: Unit, origin: Hex, target: Hex) -> Refusal | None:
        """Do the ground, or units in the way, forbid it?"""
        asked = (unit, origin, target)
        if asked not in self._seen:
            self._seen[asked] = shots.why_not_in_sight(self.game, self.state, unit, origin, target)
        return self._seen[asked]

    def why_not_part(self, part: Part, target: Hex, cause: str) -> Refusal | None:
        """May this part fire at that hex?"""
        asked = (part, target, cause)
        if asked not in self._allowed:
            self._allowed[asked] = shots.why_not_part(self.game, self.state, part, target, cause)
        return self._allowed[asked]

    def targets(self, part: Part, cause: str, most: int) -> list[Hex]:
        """The hexes at which this part could fire, ``most`` hexes away at the most."""
        asked = (part, cause, most)
        found = self._targets.get(asked)
        if found is None:
            far = min(most, shots.reach(self.game, self.state, part))
            enemy = self.state.occupied[1 - self.game.field.units[part.unit].side]
            distances = self.game.field.grid.distances(part.hex)
            found = [
                where
                for where in each_hex(enemy)
                if distances[where] <= far and self.why_not_part(part, where, cause) is None
            ]
            self._targets[asked] = found
        return found
