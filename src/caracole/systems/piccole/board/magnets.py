"""Where a hand probably means to put an element: exactly into contact, into line, straight ahead, as far as it goes.

These are only guesses, the likeliest first; the rules alone judge each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from caracole.geometry.table import Pose, local, squared_distance, vector
from caracole.systems.piccole.battle.rules.combat.contact import WAYS, contact_pose, contacts
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, HALF_FRONT
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import base_at, rear_middle
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost, stride
from caracole.systems.piccole.battle.rules.query import backward, enemies_of, friends_of
from caracole.systems.piccole.battle.rules.state import BattleState

Legs = list[Pose]

PULL: Final = 170
"""From so far a place in contact draws an element."""
LINE_PULL: Final = 90
"""And a place in line so far."""
STRAIGHT: Final = 45
"""So far beside the straight way ahead it is still meant."""
TURNED: Final = 50
"""So many degrees a hand may be off when it means a contact,"""
LINED: Final = 20
"""and so many when it means a line."""
APPROACH: Final = 100
"""From so far behind the place of contact a way leads straight in, if the straight way does not."""


def turn_between(one: int, other: int) -> int:
    """The degrees from one heading to another, at most 180."""
    off = abs(one - other) % 360
    return min(off, 360 - off)


def contact_places(game: Battle, state: BattleState, element: Element, wish: Pose) -> list[Pose]:
    """The poses of contact near a wish, the nearest first."""
    found = []
    for enemy in enemies_of(game, state, element):
        target = state.poses[enemy]
        if abs(target[0] - wish[0]) > PULL + 600 or abs(target[1] - wish[1]) > PULL + 600:
            continue
        for way in WAYS:
            pose = contact_pose(target, game.depth[enemy], way)
            far = squared_distance(pose, wish)
            if far <= PULL * PULL and turn_between(pose[2], wish[2]) <= TURNED:
                found.append((far, pose))
    return [pose for _, pose in sorted(found)]


def line_places(game: Battle, state: BattleState, element: Element, wish: Pose) -> list[Pose]:
    """Places beside and behind friends near a wish, the nearest first."""
    found = []
    for friend in friends_of(game, state, element):
        pose = state.poses[friend]
        if turn_between(pose[2], wish[2]) > LINED:
            continue
        if abs(pose[0] - wish[0]) > LINE_PULL + 600 or abs(pose[1] - wish[1]) > LINE_PULL + 600:
            continue
        x, y, heading = pose
        hx, hy = vector(HALF_FRONT, heading + 90)
        for place in (
            (x + 2 * hx, y + 2 * hy, heading),
            (x - 2 * hx, y - 2 * hy, heading),
            (*rear_middle(pose, game.depth[friend]), heading),
        ):
            far = squared_distance(place, wish)
            if far <= LINE_PULL * LINE_PULL:
                found.append((far, place))
    return [pose for _, pose in sorted(found)]


def straight(game: Battle, start: Pose, wish: Pose, reach: int) -> Pose | None:
    """Straight ahead or back, if that is what the wish is about; all the way if it is nearly that."""
    if turn_between(start[2], wish[2]) > LINED // 2:
        return None
    aside, ahead = local(start, wish)
    if abs(aside) > STRAIGHT or abs(ahead) <= STRAIGHT:
        return None
    if ahead < 0:
        return backward(start, min(-ahead, reach))
    dx, dy = stride(game, reach if ahead > reach - STRAIGHT else ahead, start[2])
    return start[0] + dx, start[1] + dy, start[2]


def shortened(start: Pose, wish: Pose, reach: int) -> Pose:
    """As far towards a wish as a reach allows, looking as wished."""
    if leg_cost(start, wish) <= reach:
        return wish
    low, high = 0, 1024
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if leg_cost(start, _part(start, wish, middle)) <= reach else (low, middle)
    return _part(start, wish, low)


def _part(start: Pose, wish: Pose, share: int) -> Pose:
    dx, dy = (wish[0] - start[0]) * share // 1024, (wish[1] - start[1]) * share // 1024
    return start[0] + dx, start[1] + dy, wish[2]


def reaches(game: Battle, state: BattleState, element: Element, wish: Pose) -> list[int]:
    """How far it may go: P5.d, less if it begins or would end in difficult ground."""
    ground, troop, depth = game.ground(state), game.troop[element], game.depth[element]
    if ground.is_difficult(base_at(state.poses[element], depth)):
        return [troop.difficult]
    return [troop.easy, troop.difficult] if ground.is_difficult(base_at(wish, depth)) else [troop.easy]


def ways(game: Battle, state: BattleState, element: Element, wish: Pose, way: Sequence[Pose] = ()) -> Iterator[Legs]:
    """What a hand that holds one element at a wish may mean, over the poses of a way if it named some."""
    start, troop = state.poses[element], game.troop[element]
    if contacts(game, state, element).exist:
        _, ahead = local(start, wish)
        yield [backward(start, max(BREAK_AT_LEAST, min(troop.easy, -ahead)))]
        return
    before = list(way)
    for pose in contact_places(game, state, element, wish):
        yield [*before, pose]
        yield [*before, backward(pose, APPROACH), pose]
    for pose in line_places(game, state, element, wish):
        yield [*before, pose]
    if before:
        return
    for reach in reaches(game, state, element, wish):
        ahead_or_back = straight(game, start, wish, reach)
        if ahead_or_back is not None:
            yield [ahead_or_back]
        yield [shortened(start, wish, reach)]


def block_ways(
    game: Battle, state: BattleState, elements: Sequence[Element], dx: int, dy: int
) -> Iterator[tuple[int, int]]:
    """What a hand that holds a block may mean: front to front with somebody, straight ahead, as far as the slowest
    goes."""
    for element in elements:
        x, y, heading = state.poses[element]
        wish = (x + dx, y + dy, heading)
        for pose in contact_places(game, state, element, wish):
            if pose[2] == heading:
                yield pose[0] - x, pose[1] - y
    start = state.poses[elements[0]]
    wish = (start[0] + dx, start[1] + dy, start[2])
    for name in ("easy", "difficult"):
        reach = min(getattr(game.troop[element], name) for element in elements)
        ahead_or_back = straight(game, start, wish, reach)
        if ahead_or_back is not None:
            yield ahead_or_back[0] - start[0], ahead_or_back[1] - start[1]
        short = shortened(start, wish, reach)
        yield short[0] - start[0], short[1] - start[1]
