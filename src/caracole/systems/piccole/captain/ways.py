"""Steps with a purpose: nearer to the enemy, into line with friends, round to face him. The best come first; whether
one is allowed is for the rules to say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.geometry.table import COS6, SIN6, Pose, ceil_sqrt, squared_distance
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.rules.components.measures import INCH, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.movement.movement import joining_poses
from caracole.systems.piccole.battle.rules.query import friends_of
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import CENTRE, LEFT_WING, RIGHT_WING

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

A_STEP = INCH * 2 // 5
"""Whoever comes nearer by less than this might as well stay."""
WING = TABLE // 3


def nearer(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
    """Ways that bring it nearer to the enemy it goes for, by a step worth taking."""
    enemy = state.poses[marches.nearest(game, state, element)[1]]
    start = state.poses[element]
    far = ceil_sqrt(squared_distance(start, enemy))
    for pose in marches.approaches(game, state, element):
        if ceil_sqrt(squared_distance(pose, enemy)) <= far - A_STEP:
            yield pose


def into_line(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
    """Places beside or behind friends who are in line already, not farther from the enemy than now."""
    enemy = state.poses[marches.nearest(game, state, element)[1]]
    start = state.poses[element]
    friends = friends_of(game, state, element)
    if any(
        pose[2] == start[2] and squared_distance(pose, start) <= (2 * INCH) ** 2
        for pose in (state.poses[friend] for friend in friends)
    ):
        return
    far = squared_distance(start, enemy)
    poses = [pose for pose in joining_poses(game, state, element, friends) if squared_distance(pose, enemy) <= far]
    yield from sorted(poses, key=lambda pose: (squared_distance(pose, start), pose))


def facing(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
    """On the spot, if the enemy is not before its front."""
    x, y, heading = state.poses[element]
    ex, ey, _ = state.poses[marches.nearest(game, state, element)[1]]
    ahead = (ex - x) * SIN6[heading] + (ey - y) * COS6[heading]
    aside = abs((ex - x) * COS6[heading] - (ey - y) * SIN6[heading])
    if ahead < aside:
        yield x, y, marches.direction(heading, ex - x, ey - y)


def wing_of(game: Battle, state: BattleState, seat: int, element: Element) -> str:
    """The part of the field, as its player sees it, in which an element stands."""
    x, y, _ = state.poses[element]
    _, _, heading = from_edge(state.edges[seat], 0, 0)
    right = (x - TABLE // 2) * COS6[heading] - (y - TABLE // 2) * SIN6[heading]
    if abs(right) < (TABLE // 2 - WING) * 1_000_000:
        return CENTRE
    return RIGHT_WING if right > 0 else LEFT_WING
