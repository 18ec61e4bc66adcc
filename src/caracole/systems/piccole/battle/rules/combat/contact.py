"""P10.c to P10.f: the four ways in which a front edge can be in contact with an enemy."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from caracole.geometry.table import Pose, coincide, vector
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import base_at, rear_middle
from caracole.systems.piccole.battle.rules.query import enemies_of
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

FRONT, RIGHT, LEFT, REAR = "front", "right", "left", "rear"
WAYS: Final = (FRONT, RIGHT, LEFT, REAR)
BY_TURN: Final = {180: FRONT, 270: RIGHT, 90: LEFT, 0: REAR}
"""Heading of the attacker less that of its target -> where it can be in contact."""
REACH: Final = 3 * HALF_FRONT


@lru_cache(maxsize=1 << 12)
def contact_pose(target: Pose, depth: int, way: str) -> Pose:
    """P10.c, P10.d, P10.e: where the middle of the attacker's front edge and its heading must be. P5.j: exactly
    there."""
    x, y, heading = target
    if way == FRONT:
        return x, y, (heading + 180) % 360
    if way == REAR:
        return (*rear_middle(target, depth), heading)
    left, right, _, _ = base_at(target, depth).points
    corner = right if way == RIGHT else left
    dx, dy = vector(HALF_FRONT, heading + 180)
    return corner[0] + dx, corner[1] + dy, (heading + (270 if way == RIGHT else 90)) % 360


def way_of_contact(attacker: Pose, target: Pose, depth: int) -> str | None:
    """Where the attacker's front edge is in contact with the target: headings exactly, places but for the tolerance
    (P0.j). P10.f: any other touching is not contact."""
    way = BY_TURN.get((attacker[2] - target[2]) % 360)
    if way is None or abs(attacker[0] - target[0]) > REACH or abs(attacker[1] - target[1]) > REACH:
        return None
    return way if coincide(attacker, contact_pose(target, depth, way)) else None


class Contacts:
    """What an element has to do with enemies: whom its own front edge is on, and whose front edges are on it. (No named
    tuple: a compiler takes every tuple with fields for true.)"""

    __slots__ = ("by", "on")

    def __init__(self, on: tuple[tuple[Element, str], ...], by: tuple[tuple[Element, str], ...]) -> None:
        self.on = on
        self.by = by

    @property
    def exist(self) -> bool:
        """Whether it has any. (No ``__bool__``: a compiled program does not ask a named tuple for it.)"""
        return bool(self.on) or bool(self.by)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contacts) and self.on == other.on and self.by == other.by

    def __hash__(self) -> int:
        return hash((self.on, self.by))

    @property
    def front(self) -> Element | None:
        """The enemy in front contact."""
        return next((enemy for enemy, way in self.on if way == FRONT), None)

    @property
    def flanked_by(self) -> list[Element]:
        """The enemies whose front edge is on a flank or the rear."""
        return [enemy for enemy, way in self.by if way != FRONT]


NO_CONTACTS: Final = Contacts((), ())


def contacts(game: Battle, state: BattleState, element: Element) -> Contacts:
    """All contacts of an element, enemies by number."""
    poses = state.poses
    pose, depth = poses[element], game.depth[element]
    x, y, heading = pose
    on: list[tuple[Element, str]] = []
    by: list[tuple[Element, str]] = []
    for enemy in enemies_of(game, state, element):
        other = poses[enemy]
        if not (-REACH <= y - other[1] <= REACH and -REACH <= x - other[0] <= REACH) or (heading - other[2]) % 90:
            continue
        way = way_of_contact(pose, other, game.depth[enemy])
        if way is not None:
            on.append((enemy, way))
        way = way_of_contact(other, pose, depth)
        if way is not None:
            by.append((enemy, way))
    return Contacts(tuple(on), tuple(by)) if on or by else NO_CONTACTS
