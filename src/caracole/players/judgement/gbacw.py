"""What a position of Great Battles of the American Civil War is worth to a side, in strength points.

Men and guns count by their state, hexes that score by who holds them and who is near; a line is good when it looks at
the enemy from cover, within reach of its weapons, with nobody at its flanks and its leaders close behind.
"""

from __future__ import annotations

from caracole.systems.gbacw import query, victory
from caracole.systems.gbacw.game import Gbacw
from caracole.systems.gbacw.printed import ARTILLERY, ATTACK, CAVALRY
from caracole.systems.gbacw.query import REFUSED_FRONT
from caracole.systems.gbacw.state import NOT_ARRIVED, ROUTED, GbacwState

POINT = 1.2
"""What a Victory Point is worth, in strength points ..."""
POINT_AT_THE_END = 3.0
"""... and in the last turn."""
MAN = 1.0
GUN = 1.6
DISORDER = 0.8
COLLAPSE = 0.55
BLOWN = 0.85
ROUT = 0.25
ABANDONED = 0.2
PULL = 0.035
"""What a step of one strength point towards a prize is worth."""
NEXT, CLOSE, DISTANT = 0.10, 0.06, 0.03
"""What a strength point is worth that has an enemy before it: next to it, at 2 or 3 hexes, farther."""
FLANKED = 0.30
"""What a strength point loses that an enemy next to it looks at from the side or behind."""
BLIND = 0.05
"""What a strength point loses with the nearest enemy behind its back."""
COVER = 0.05
LED = 0.012
CROWD = 0.15
RANGE = 6
FAR = 40


class Terrain:
    """Tables over one field: which hexes pay, and who likes to stand where."""

    def __init__(self, game: Gbacw) -> None:
        field = game.field
        self.prizes: list[list[tuple[int, int]]] = [[], []]
        for score in field.scenario.scores:
            if score.kind == "control":
                for side in (0, 1):
                    if score.points[side]:
                        self.prizes[side] += [(where, score.points[side]) for where in score.hexes]
        self._toward: dict[tuple[int, int], int] = {}
        self.cover = [float(row.id in ("woods", "building", "town", "orchard")) for row in field.terrain]

    def toward(self, game: Gbacw, where: int, other: int) -> int:
        """The direction of the neighbour that is nearest to a hex."""
        known = self._toward.get((where, other))
        if known is None:
            grid = game.field.grid
            around = [(grid.distance(near, other), way) for way, near in enumerate(grid.neighbours[where]) if near >= 0]
            known = self._toward[where, other] = min(around)[1]
        return known


def worth(game: Gbacw, state: GbacwState, side: int, terrain: Terrain) -> float:
    """The position as this side sees it: higher is better."""
    points = victory.margin(game, state)
    last = state.turn >= len(game.field.scenario.turns)
    value = (points[side] - points[1 - side]) * (POINT_AT_THE_END if last else POINT)
    sign = 1.0
    for each in (side, 1 - side):
        value += sign * _army(game, state, each, terrain)
        sign = -1.0
    return value


def _army(game: Gbacw, state: GbacwState, side: int, terrain: Terrain) -> float:
    field = game.field
    value = 0.0
    enemies = [unit for unit in query.units_on_map(game, state, 1 - side) if not query.is_abandoned(state, unit)]
    foes = [(unit, state.hex_of[unit]) for unit in enemies]
    goals = [where for where, _ in terrain.prizes[side] if not state.controlled[side] >> where & 1]
    guards = [where for where, _ in terrain.prizes[side] if state.controlled[side] >> where & 1]
    leaders = [
        (leader, where)
        for leader, where in enumerate(state.leader_hex)
        if where >= 0 and field.leaders[leader].side == side
    ]
    distance = field.grid.distance
    for unit in _own(game, state, side):
        strength = float(state.strength[unit])
        where = state.hex_of[unit]
        arm = field.units[unit].arm
        worthy = strength * (GUN if arm == ARTILLERY else MAN) * (0.5 + 0.07 * query.cohesion(game, state, unit))
        if where == ROUTED:
            value += ROUT * worthy
            continue
        if where < 0:
            value += worthy
            continue
        if query.is_abandoned(state, unit):
            value += ABANDONED * worthy
            continue
        if state.disordered >> unit & 1:
            worthy *= DISORDER
        if state.collapsed >> unit & 1:
            worthy *= COLLAPSE
        if state.blown >> unit & 1:
            worthy *= BLOWN
        value += worthy
        near = min((distance(where, other) for _, other in foes), default=FAR)
        if arm != ARTILLERY:
            if goals:
                value -= PULL * strength * min(distance(where, goal) for goal in goals)
            elif guards:
                value -= 0.5 * PULL * strength * min(distance(where, goal) for goal in guards)
            elif near < FAR and query.orders(game, state, unit) == ATTACK:
                value -= PULL * strength * near
        elif near < FAR:
            value -= 0.5 * PULL * strength * abs(near - RANGE)
        value += strength * _posture(game, state, unit, foes, near, terrain)
        if near <= RANGE:
            value += COVER * strength * terrain.cover[where]
        if leaders:
            value -= LED * min(6, *(distance(where, other) for _, other in leaders))
        if len(state.at[where]) > 2 and near <= 4:
            value -= CROWD * (len(state.at[where]) - 2)
    return value


def _own(game: Gbacw, state: GbacwState, side: int) -> list[int]:
    """Every unit of a side that still counts: on the map, not yet there, or routed."""
    return [
        unit
        for unit, row in enumerate(game.field.units)
        if row.side == side and (state.hex_of[unit] >= 0 or state.hex_of[unit] in (ROUTED, NOT_ARRIVED))
    ]


def _posture(
    game: Gbacw, state: GbacwState, unit: int, foes: list[tuple[int, int]], near: int, terrain: Terrain
) -> float:
    """How a unit stands to the enemies around it, for each of its strength points."""
    field, where = game.field, state.hex_of[unit]
    if near > RANGE or (field.units[unit].arm == CAVALRY and near > 3):
        return 0.0
    value, best, seen = 0.0, 0.0, False
    for enemy, other in foes:
        length = field.grid.distance(where, other)
        if length > RANGE or not length:
            continue
        ahead = query.side_class_in(game, state, unit, where, terrain.toward(game, where, other)) <= REFUSED_FRONT
        seen = seen or (length == near and ahead)
        if ahead and query.sees(game, where, other):
            best = max(best, NEXT if length == 1 else CLOSE if length <= 3 else DISTANT)
        elif length == 1 and query.class_of_attack(game, state, enemy, other, where) <= REFUSED_FRONT:
            value -= FLANKED
    return value + best - (0.0 if seen else BLIND)
