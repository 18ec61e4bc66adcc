"""Where a unit can go in one action, turning and stepping, and how it gets there.

Costs are the field's; friends in the way are gone round. The rules have the last word when the way is followed: a step
that they forbid is thought about again.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from caracole.geometry.hex import side_facing, turn_between
from caracole.systems.gbacw.captain.scene import Scene
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.actions import Step, Turn
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, each_hex
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension.extension import most_extensions
from caracole.systems.gbacw.rules.movement.costs import may_use_ways, why_not_cross_in_attack
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.orders.restraints import why_not_spend
from caracole.systems.gbacw.rules.reinforcements import schedule

CORNERS = tuple(tuple(turn_between(one, other) for other in range(6)) for one in range(6))
"""facing -> facing -> corners between them"""
FAR = 15
"""Hexes to the nearest enemy beyond which one only walks."""
CLOSE_TO_ARTILLERY, CLOSE_TO_MARCH = 3, 4


class Stop:
    """A place that can be reached: hex and facing, what it costs, from where, whether the unit stops there."""

    __slots__ = ("before", "facing", "halted", "hex", "prizes", "risks", "spent", "way")

    def __init__(
        self,
        where: Hex,
        facing: int,
        spent: int,
        before: Stop | None,
        way: bool,
        halted: bool,
        prizes: float,
        risks: int,
    ) -> None:
        self.hex, self.facing, self.spent, self.before, self.way, self.halted = (
            where,
            facing,
            spent,
            before,
            way,
            halted,
        )
        self.prizes = prizes
        """What the hexes on the way are worth that nobody else holds."""
        self.risks = risks
        """Steps that try the order of the unit."""


class Ways:
    """All that a unit at its action can reach."""

    def __init__(
        self, scene: Scene, frame: UnitAct, prizes: dict[Hex, float], closed: frozenset[Any] = frozenset()
    ) -> None:
        self.scene, self.frame, self.unit = scene, frame, frame.unit
        self.game, self.state = scene.game, scene.state
        self.prizes, self.closed = prizes, closed
        self.orders = query.orders(self.game, self.state, self.unit)
        self.marching = self.orders == MARCH
        self.number = profile(query.arm(self.game, self.state, self.unit), self.orders)
        self.barred = self._barred()
        brigade = serves(self.state, self.unit)
        self.bound = any(
            any(battle.restrictions(self.game, self.state, brigade, kind)) for kind in ("rows_up_to", "columns_up_to")
        )
        self.along_ways = may_use_ways(self.game, self.state, self.unit) and not (
            self.orders == ADVANCE and most_extensions(self.game, self.state, self.unit)
        )
        self.woods = self.orders == ATTACK
        self.stays = why_not_spend(self.game, self.state, self.unit) is not None
        """It may fire and turn for nothing, but not go anywhere."""
        self.far = self.marching or scene.nearest(self.state.hex_of[self.unit]) > FAR
        """Nobody looks at it: how it faces on the way does not matter."""
        self.stops = self._search()

    def _barred(self) -> int:
        """Hexes that the unit does not enter: enemies, friends, and what their neighbourhood closes to it."""
        scene, state, unit = self.scene, self.state, self.unit
        found = scene.enemy | (scene.friends & ~(1 << state.hex_of[unit]))
        guns = query.is_artillery(self.game, unit)
        if guns or self.marching or self.orders == ADVANCE or query.is_disordered(state, unit):
            found |= scene.beside_enemy
        if guns or self.marching:
            found |= self._seen(CLOSE_TO_MARCH if self.marching else CLOSE_TO_ARTILLERY)
        for entry in self.game.field.scenario.entries:
            if schedule.is_kept_for_enemy(self.game, state, scene.side, entry.hex):
                found |= 1 << entry.hex
        return found

    def _seen(self, distance: int) -> int:
        """The hexes so near to an enemy who sees them."""
        found = 0
        for where in each_hex(self.scene.enemy):
            for other in self.scene.ground.grid.within(where, distance):
                if not found >> other & 1 and query.sees(self.game, where, other):
                    found |= 1 << other
        return found

    # --- the search --------------------------------------------------------------------------------------------------

    def _search(self) -> dict[tuple[int, int], Stop]:
        frame, state = self.frame, self.state
        start = Stop(
            state.hex_of[self.unit], state.facing[self.unit], frame.spent, None, frame.along_way, frame.stopped, 0.0, 0
        )
        found: dict[tuple[int, int], Stop] = {}
        queue: list[tuple[int, int, int, Stop]] = [(start.spent, 0, 0, start)]
        count = 0
        while queue:
            _, _, _, stop = heappop(queue)
            key = (stop.hex, 0 if self.far else stop.facing)
            if key in found:
                continue
            found[key] = stop
            if stop.halted or self.stays:
                continue
            for after in self._after(stop, first=stop.before is None):
                if (after.hex, 0 if self.far else after.facing) not in found:
                    count += 1
                    heappush(queue, (after.spent, after.risks, count, after))
        return found

    def _after(self, stop: Stop, first: bool) -> list[Stop]:
        """One hex further, with a turn before it if need be."""
        found = []
        field, grid, left = self.game.field, self.scene.ground.grid, self.frame.allowance
        cost, ways, check = field.cost[self.number], field.way_cost[self.number], field.check[self.number]
        turned = first and self.frame.turned
        beside = first and bool(self.scene.beside_enemy >> stop.hex & 1)
        for direction, there in enumerate(grid.neighbours[stop.hex]):
            if there < 0 or self.barred >> there & 1 or (stop.hex, there) in self.closed:
                continue
            place = stop.hex * 6 + direction
            way = (
                self.along_ways
                and ways[place] != PROHIBITED
                and (ways[place] <= cost[place] or cost[place] == PROHIBITED)
            )
            points = ways[place] if way else cost[place]
            if points == PROHIBITED or not self._may_enter(there):
                continue
            if stop.spent + points > left:
                continue
            if self.woods and why_not_cross_in_attack(self.game, self.state, self.unit, stop.hex, there) is not None:
                continue
            halted = bool(self.scene.beside_enemy >> there & 1)
            prize = stop.prizes + self.prizes.get(there, 0.0)
            risks = stop.risks + (0 if way else int(check[place] > 0))
            for facing in self._facings(stop, direction):
                if facing != stop.facing and (turned or (beside and turn_between(stop.facing, facing) > 1)):
                    continue
                spent = stop.spent + points + self.turn_cost(stop, facing)
                if spent > left:
                    continue
                found.append(Stop(there, facing, spent, stop, way, halted, prize, risks))
        return found

    def _facings(self, stop: Stop, direction: int) -> tuple[int, ...]:
        """The facings that have a direction before them; far from the enemy the one that is nearer to the present."""
        if self.marching:
            return (side_facing(direction),)
        both = (direction, (direction + 5) % 6)
        return (min(both, key=lambda facing: turn_between(stop.facing, facing)),) if self.far else both

    def _may_enter(self, where: Hex) -> bool:
        return not self.bound or battle.why_not_enter(self.game, self.state, self.unit, where) is None

    def turn_cost(self, stop: Stop, facing: int) -> int:
        """Half points for turning in a hex."""
        if facing == stop.facing or (stop.way and stop.before is not None):
            return 0
        corners = turn_between(stop.facing, facing) if facing >= 6 else CORNERS[stop.facing % 6][facing]
        if self.woods and self.scene.ground.woods[stop.hex]:
            return HALF_POINTS * (1 if corners == 3 else corners)
        return HALF_POINTS if corners > 1 else 0

    def can_turn(self, stop: Stop, facing: int) -> bool:
        """May the unit face so in the end, where it stops?"""
        if facing == stop.facing:
            return True
        if stop.before is None:
            if self.frame.turned or (self.frame.stopped and self.frame.entered):
                return False
        elif stop.halted:
            return False
        cost = self.turn_cost(stop, facing)
        return stop.spent + cost <= self.frame.allowance and not (cost and self.stays)

    def actions(self, stop: Stop, facing: int | None = None) -> list[Any]:
        """What has to be said to get there, and to face so in the end."""
        steps: list[Any] = []
        here: Stop | None = stop
        while here is not None and here.before is not None:
            steps.append(Step(here.hex, here.way))
            if here.facing != here.before.facing:
                steps.append(Turn(here.facing))
            here = here.before
        steps.reverse()
        if facing is not None and facing != stop.facing:
            steps.append(Turn(facing))
        return steps
