"""Tables over one field of Great Battles of the American Civil War, made when they are first asked for.

What the ground does to fire, how far it is to somewhere, and which way one looks from one hex to another never change
during a battle; whoever thinks about it asks here, and is answered from memory the second time.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from caracole.geometry.hex import turn_between
from caracole.systems.gbacw.captain.leaning import Leaning, Weights
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.charts import FireTable, Result
from caracole.systems.gbacw.rules.components.drm import FACES
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.fire.modifiers import modifiers
from caracole.systems.gbacw.rules.fire.shots import PHASING, Part, Shot, usable_sections
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import GbacwState

OF_THE_GROUND = ("terrain", "hexside", "slope", "downhill", "terrain_limit", "downhill_shell")
"""Modifiers of a shot that the ground makes, whoever fires."""

LOSS = 1.0
"""What a strength point is worth: a Victory Point, as every sheet has it."""
SHAKEN, SHAKEN_EACH = 0.4, 0.12
"""What a Disorder costs a unit, and more for each of its strength points."""
BROKEN, BROKEN_EACH = 1.2, 0.25
"""The same for a second one: a point lost, ground lost, perhaps a Rout."""
BEYOND = 999
FELT = 10
"""Hexes within which a place draws more, the farther one is from it."""
CORNERS = {"north-west": (-1, -1), "north-east": (1, -1), "south-west": (-1, 1), "south-east": (1, 1)}
REMEMBERED = 512
"""Leanings that are remembered."""


class Worth(NamedTuple):
    """What a captain thinks of losses."""

    force: float
    """What a strength point that is lost would still have done."""
    order: float
    """Times what a Disorder costs."""


class Ground:
    """What one captain knows about the field by heart."""

    def __init__(self, game: Gbacw) -> None:
        self.game = game
        self.field = game.field
        self.grid = game.field.grid
        self.woods = [terrain.id == "woods" for terrain in game.field.terrain]
        self._of_ground: dict[tuple[int, int, int, bool], int] = {}
        self._harm: dict[tuple[bool, int, int, int, bool, int, Worth], float] = {}
        self._travel: dict[tuple[tuple[Hex, ...], int], list[int]] = {}
        self._ways: dict[tuple[Hex, Hex], tuple[int, ...]] = {}
        self._turns: dict[tuple[Hex, Hex], tuple[int, ...]] = {}
        self._leanings: dict[tuple[Leaning, float, float, bool], Leaning] = {}
        self._drawn: dict[tuple[Weights, str, float], list[float] | None] = {}
        self._places: dict[str, tuple[Hex, ...]] = {}

    @classmethod
    def of(cls, game: Gbacw) -> Ground:
        """The ground of a field that somebody has thought about lately, or a new one."""
        for place, known in enumerate(_KNOWN):
            if known.field is game.field and known.game.rules == game.rules:
                _KNOWN.append(_KNOWN.pop(place))
                return known
        _KNOWN.append(cls(game))
        del _KNOWN[:-FIELDS]
        return _KNOWN[-1]

    # --- looking -----------------------------------------------------------------------------------------------------

    def ways(self, a: Hex, b: Hex) -> tuple[int, ...]:
        """The hexsides through which the line from one hex to another leaves the first."""
        known = self._ways.get((a, b))
        if known is None:
            known = self._ways[a, b] = self.grid.leaves(a, b)
        return known

    def turns(self, where: Hex, other: Hex) -> tuple[int, ...]:
        """facing -> how many corners (hexsides, in March) a unit there must turn to have the other hex before it."""
        known = self._turns.get((where, other))
        if known is None:
            ways = self.ways(where, other)
            fronts = [front for way in ways for front in (way, (way + 5) % 6)]
            looks = [min(turn_between(facing, front) for front in fronts) for facing in range(6)]
            sides = [min(turn_between(facing, way) for way in ways) for facing in range(6)]
            known = self._turns[where, other] = (*looks, *sides)
        return known

    # --- fire --------------------------------------------------------------------------------------------------------

    def shelter(self, state: GbacwState, firer: Unit, origin: Hex, target: Hex, kind: int, on_foot: bool) -> int:
        """What the ground adds to the die of fire from one hex at another, by the rules' own list of modifiers."""
        key = (origin, target, kind, on_foot)
        known = self._of_ground.get(key)
        if known is None:
            struck = self._somebody(state, on_foot)
            guns = usable_sections(state, firer) if state.guns[firer] else 0
            shot = Shot((Part(firer, origin, 1, guns & -guns),), target, kind, PHASING)
            rows = modifiers(self.game, state, shot, struck)
            known = self._of_ground[key] = sum(row.value for row in rows if row.code in OF_THE_GROUND)
        return known

    def _somebody(self, state: GbacwState, on_foot: bool) -> Unit:
        """A unit of that kind, to stand for any other."""
        for unit in self.field.every_unit:
            if (query.arm(self.game, state, unit) == INFANTRY) == on_foot and not state.extension[unit]:
                return unit
        return Unit(0)

    def harm(
        self, shell: bool, points: int, added: int, cohesion: int, disordered: bool, strength: int, worth: Worth
    ) -> float:
        """What a shot of so many points, with so much added to its die, costs a unit on the average."""
        charts = self.field.charts
        table = charts.artillery_fire if shell else charts.fire
        key = (shell, table.column(points), added, cohesion, disordered, strength, worth)
        known = self._harm.get(key)
        if known is None:
            known = self._harm[key] = _harm(table, points, added, cohesion, disordered, strength, worth)
        return known

    # --- leaning -----------------------------------------------------------------------------------------------------

    def leaning_at(self, lean: Leaning, time: float, lead: float, again: bool) -> Leaning:
        """How somebody leans at a time of the battle (see :meth:`Leaning.at`)."""
        key = (lean, time, lead, again)
        known = self._leanings.get(key)
        if known is None:
            if len(self._leanings) >= REMEMBERED:
                self._leanings.clear()
            known = self._leanings[key] = lean.at(time, lead, again)
        return known

    def drawn(self, drawn: Weights, who: str, time: float) -> list[float] | None:
        """hex -> what it is worth to these men or guns for the places that draw them, from 0 to 1 of the time; None if
        nothing does."""
        if not drawn:
            return None
        key = (drawn, who, time)
        if key not in self._drawn:
            if len(self._drawn) >= REMEMBERED:
                self._drawn.clear()
            self._drawn[key] = self._find_drawn(drawn, who, time)
        return self._drawn[key]

    def _find_drawn(self, drawn: Weights, who: str, time: float) -> list[float] | None:
        found: list[float] | None = None
        for name, weight in drawn:
            whom, place, when = name.split("/")
            share = weight * (time if when == "late" else 1.0 - time)
            if whom != who or not share:
                continue
            rows = [self.grid.distances(where) for where in self.places()[place]]
            if found is None:
                found = [0.0] * self.grid.size
            for where in range(self.grid.size):
                found[where] -= share * min(FELT, *(row[where] for row in rows))
        return found

    def places(self) -> dict[str, tuple[Hex, ...]]:
        """What may draw somebody: the places of the map, those that pay, and the corners."""
        if not self._places:
            field, grid = self.field, self.grid
            found = {place.id: tuple(place.hexes) for place in field.places}
            for score in field.scenario.scores:
                if score.kind == "control" and score.each:
                    found.update((field.names["hex"][where], (where,)) for where in score.hexes)
                elif score.kind == "control":
                    found.setdefault(score.id, tuple(score.hexes))
            every = [Hex(number) for number in range(grid.size)]
            for corner, (east, south) in CORNERS.items():
                found[corner] = (max(every, key=lambda each: (east * grid.x[each] + south * grid.y[each], each)),)
            self._places = found
        return self._places

    # --- going -------------------------------------------------------------------------------------------------------

    def travel(self, goals: Iterable[Hex], number: int) -> list[int]:
        """hex -> half points from there to the nearest of these hexes, with the costs of a profile, over any ground or
        along ways; whoever is in the way is not seen."""
        key = (tuple(sorted(goals)), number)
        known = self._travel.get(key)
        if known is None:
            known = self._travel[key] = self._spread(key[0], number)
        return known

    def _spread(self, goals: tuple[Hex, ...], number: int) -> list[int]:
        found = [BEYOND] * self.grid.size
        queue = [(0, goal) for goal in goals]
        cost, ways = self.field.cost[number], self.field.way_cost[number]
        while queue:
            spent, here = heappop(queue)
            if found[here] <= spent:
                continue
            found[here] = spent
            for direction, there in enumerate(self.grid.neighbours[here]):
                if there < 0:
                    continue
                place = there * 6 + (direction + 3) % 6
                both = [points for points in (cost[place], ways[place]) if points != PROHIBITED]
                if both and spent + min(both) < found[there]:
                    heappush(queue, (spent + min(both), there))
        return found


def _harm(
    table: FireTable, points: int, added: int, cohesion: int, disordered: bool, strength: int, worth: Worth
) -> float:
    results = (table.result(die + added, points) for die in range(FACES))
    return sum(hurt(result, strength, cohesion, disordered, worth) for result in results) / FACES


def hurt(result: Result, strength: int, cohesion: int, disordered: bool, worth: Worth) -> float:
    """What a result of fire or assault costs a unit on the average."""
    found = (LOSS + worth.force) * min(result.loss, strength)
    failure = 1.0 if result.disorder else fails(cohesion, result.plus) if result.check else 0.0
    return found + failure * shaken(strength, disordered, worth.order)


def fails(cohesion: int, plus: int) -> float:
    """How likely a unit fails a check of its Cohesion."""
    return min(1.0, max(0.0, (FACES - 1 - cohesion + plus) / FACES))


def shaken(strength: int, disordered: bool, order: float) -> float:
    """What a Disorder costs a unit of this strength, its first or another."""
    return order * (BROKEN + BROKEN_EACH * strength if disordered else SHAKEN + SHAKEN_EACH * strength)


FIELDS = 4
"""Fields that are known by heart at a time."""
_KNOWN: list[Ground] = []
