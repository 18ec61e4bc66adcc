"""P6 Zones of control: nobody crosses the ground just in front of an enemy, except (P6.b) behind somebody who stands
between, to contact that enemy, to retire straight back, or as a result of combat, which never asks here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from caracole.geometry.table import TOLERANCE, Point, Pose, Shape, hull, local, rectangle, vector
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, PROBE_STEP, ZONE_DEPTH
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.query import base_of, listed
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

FIRST_PROBE: Final = -HALF_FRONT + PROBE_STEP // 2
PROBES: Final = 2 * HALF_FRONT // PROBE_STEP
"""P6.d: 40 lines straight ahead of the enemy, s = -195, -185 ... 195."""


@lru_cache(maxsize=1 << 12)
def zone(pose: Pose) -> Shape:
    """P6.a, P6.c: the rectangle in front of an element, as wide as its base and two inches deep."""
    dx, dy = vector(ZONE_DEPTH, pose[2])
    return rectangle((pose[0] + dx, pose[1] + dy, pose[2]), HALF_FRONT, ZONE_DEPTH)


def probe_intervals(points: Sequence[Point]) -> list[tuple[int, int, int]]:
    """P6.d: (probe, lowest, highest crossing) of an outline given in the enemy's own frame (P0.i), each rounded down;
    only for probes strictly between its least and greatest s."""
    least = min(point[0] for point in points)
    most = max(point[0] for point in points)
    first = max(0, (least - FIRST_PROBE) // PROBE_STEP + 1)
    last = min(PROBES - 1, -((FIRST_PROBE - most) // PROBE_STEP) - 1)
    if first > last:
        return []
    low: list[int | None] = [None] * PROBES
    high: list[int] = [0] * PROBES
    before = points[-1]
    for here in points:
        (s1, t1), (s2, t2) = (before, here) if before[0] <= here[0] else (here, before)
        before = here
        if s1 == s2:
            continue
        begin = max(first, -((FIRST_PROBE - s1) // PROBE_STEP))
        end = min(last, (s2 - FIRST_PROBE) // PROBE_STEP)
        run, rise = s2 - s1, t2 - t1
        for probe in range(begin, end + 1):
            t = t1 + rise * (FIRST_PROBE + PROBE_STEP * probe - s1) // run
            lowest = low[probe]
            if lowest is None:
                low[probe] = high[probe] = t
            elif t < lowest:
                low[probe] = t
            elif t > high[probe]:
                high[probe] = t
    return [(probe, lowest, high[probe]) for probe in range(first, last + 1) if (lowest := low[probe]) is not None]


def live_lengths(game: Battle, state: BattleState, enemy: Element, ignored: int) -> list[int]:
    """P6.d: how far each probe of an enemy reaches before somebody stands in its way. ``ignored`` are the mover and
    those who march with it in a block (P5.m)."""
    pose = state.poses[enemy]
    front = zone(pose)
    live = [ZONE_DEPTH] * PROBES
    for third in listed(state.on_table & ~(1 << enemy | ignored)):
        base = base_of(game, state, third)
        if base.x1 < front.x0 or front.x1 < base.x0 or base.y1 < front.y0 or front.y1 < base.y0:
            continue
        for probe, low, high in probe_intervals([local(pose, point) for point in base.points]):
            if high > TOLERANCE and low < live[probe]:
                live[probe] = max(0, low)
    return live


def violates(pose: Pose, live: Sequence[int], shape: Shape) -> bool:
    """P6.e: on some probe the shape reaches into the live part by more than the tolerance."""
    front = zone(pose)
    if shape.x1 < front.x0 or front.x1 < shape.x0 or shape.y1 < front.y0 or front.y1 < shape.y0:
        return False
    outline = shape.points if len(shape.points) == 4 else hull(shape.points)
    for probe, low, high in probe_intervals([local(pose, point) for point in outline]):
        if high > TOLERANCE and low < live[probe] - TOLERANCE:
            return True
    return False


class Zones:
    """The zones that bind one mover in one move, measured only when something comes near them.

    P6.f: every tested shape counts, the starting base included. P6.g: ``exempt`` are the enemies whose zones a move to
    contact ignores. P6.i needs no words of its own: whoever is in front contact with an enemy stands in all its probes.
    """

    def __init__(self, game: Battle, state: BattleState, enemies: Sequence[Element], ignored: int) -> None:
        self.game = game
        self.state = state
        self.ignored = ignored
        """The mover and those who march with it: they screen nothing from themselves."""
        self.enemies = enemies
        self.exempt: set[Element] = set()
        self._live: dict[Element, list[int]] = {}

    def live(self, enemy: Element) -> list[int]:
        """The probes of an enemy, measured once."""
        if enemy not in self._live:
            self._live[enemy] = live_lengths(self.game, self.state, enemy, self.ignored)
        return self._live[enemy]

    def holds(self, enemy: Element, shape: Shape) -> bool:
        """Whether the shape violates this enemy's zone."""
        pose = self.state.poses[enemy]
        front = zone(pose)
        if shape.x1 < front.x0 or front.x1 < shape.x0 or shape.y1 < front.y0 or front.y1 < shape.y0:
            return False
        return violates(pose, self.live(enemy), shape)

    def violated_by(self, shape: Shape) -> Element | None:
        """The first enemy whose zone forbids the shape, the exempt left out."""
        for enemy in self.enemies:
            if enemy not in self.exempt and self.holds(enemy, shape):
                return enemy
        return None

    def begun_in(self, base: Shape) -> set[Element]:
        """P6.g: the enemies in whose zones the mover begins."""
        return {enemy for enemy in self.enemies if self.holds(enemy, base)}
