"""Questions about a position that several chapters ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from caracole.geometry.table import Pose, Shape, ceil_sqrt, overlap, rectangle, squared_distance, vector
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, INCH, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.state import EAST, NORTH, SOUTH, BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def is_in_play(state: BattleState, element: Element) -> bool:
    """P1.f: neither in hand nor destroyed nor gone off the table."""
    return bool(state.on_table >> element & 1)


def base_of(game: Battle, state: BattleState, element: Element) -> Shape:
    """The base of an element that is on the table."""
    return rectangle(state.poses[element], HALF_FRONT, game.depth[element])


@lru_cache(maxsize=1 << 14)
def listed(elements: int) -> tuple[Element, ...]:
    """The members of a set of elements, lowest number first; the same few sets are asked for again and again."""
    return tuple(each_element(elements))


def friends_of(game: Battle, state: BattleState, element: Element) -> tuple[Element, ...]:
    """The other elements of its side on the table, lowest number first."""
    return listed(state.on_table & game.army[side_of(element)] & ~(1 << element))


def enemies_of(game: Battle, state: BattleState, element: Element) -> tuple[Element, ...]:
    """The enemy elements on the table, lowest number first."""
    return listed(state.on_table & game.army[1 - side_of(element)])


def bases_met(game: Battle, state: BattleState, elements: Sequence[Element], shape: Shape) -> list[Element]:
    """P0.g: Those of the elements whose base overlaps the shape."""
    return [element for element in elements if overlap(shape, base_of(game, state, element))]


def is_in_difficult(game: Battle, state: BattleState, element: Element) -> bool:
    """P0.k: whether its base is in difficult ground."""
    return game.ground(state).is_difficult(base_of(game, state, element))


def rate(game: Battle, state: BattleState, element: Element) -> int:
    """P8.d: how far the element may go on the ground that it stands on."""
    troop = game.troop[element]
    return troop.difficult if is_in_difficult(game, state, element) else troop.easy


def backward(pose: Pose, distance: int) -> Pose:
    """P6.h: straight back by a whole number of units, the heading unchanged."""
    dx, dy = vector(distance, pose[2])
    return pose[0] - dx, pose[1] - dy, pose[2]


def retirements(start: Pose, end: Pose) -> list[int]:
    """P6.h: by how much straight back one comes from the start to the end; rounding may bring two lengths to one place.
    Empty if it lies anywhere else."""
    if start[2] != end[2] or start == end:
        return []
    far = ceil_sqrt(squared_distance(start, end))
    return [d for d in (far, far - 1, far + 1) if d > 0 and backward(start, d) == end]


def distance_to_edge(point: tuple[int, ...], edge: int) -> int:
    """How far a point is from a table edge."""
    if edge == SOUTH:
        return point[1]
    if edge == NORTH:
        return TABLE - point[1]
    return TABLE - point[0] if edge == EAST else point[0]


def inches(distance: int) -> int:
    """P8.b: whole inches of a distance."""
    return distance // INCH
