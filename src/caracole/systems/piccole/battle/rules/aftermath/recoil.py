"""P14 Recoil: straight back, pushing friends that face the same way, or destroyed against what does not give way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.geometry.table import Pose, Shape, local, overlap, sweep
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, RECOIL
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import base_at, is_on_table
from caracole.systems.piccole.battle.rules.flow import Play
from caracole.systems.piccole.battle.rules.movement.interpenetration import may_pass
from caracole.systems.piccole.battle.rules.query import backward, bases_met, enemies_of, friends_of
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def destroy(play: Play, element: Element, rule: str, why: str) -> None:
    """The element is gone for good."""
    bit = 1 << element
    play.state.on_table &= ~bit
    play.state.destroyed |= bit
    play.tell("element_destroyed", rule, element=element, why=why)


def lose_off_table(play: Play, element: Element, rule: str) -> None:
    """P13.g, P16.f: gone over the edge; it counts as lost, but may come back in a campaign."""
    bit = 1 << element
    play.state.on_table &= ~bit
    play.state.off_table |= bit
    play.tell("element_left_table", rule, element=element)


def slide_back(game: Battle, state: BattleState, element: Element, end: Pose) -> Shape:
    """P0.h: the sweep of an element that goes straight back to a pose."""
    return sweep(state.poses[element], HALF_FRONT, game.depth[element], end)


def recoil(play: Play, element: Element) -> bool:
    """P14.a, P14.d, P14.e: an inch straight back; whether the element is still on the table. In this order: enemies and
    impassable ground destroy it (P14.c), friends are pushed (P14.b, P14.f) or passed (P14.h) or destroy it, and the
    table edge takes it last (P14.i)."""
    game, state = play.game, play.state
    start = state.poses[element]
    distance = RECOIL
    passed: set[Element] = set()
    while True:
        end = backward(start, distance)
        way = slide_back(game, state, element, end)
        if bases_met(game, state, enemies_of(game, state, element), way):
            destroy(play, element, "P14.c", "enemy")
            return False
        if game.ground(state).is_impassable(way):
            destroy(play, element, "P14.c", "impassable")
            return False
        pushed: dict[Element, Pose] = {}
        farther = None
        for friend in friends_behind(game, state, element, way, passed):
            chain = pushed_with(game, state, element, end, friend, pushed)
            if chain is not None:
                pushed = chain
                continue
            if not may_pass(game, element, start[2], friend, state.poses[friend][2]):
                destroy(play, element, "P14.c", "friend")
                return False
            passed.add(friend)
            farther = max(distance, far_side(game, state, start, friend))
            break
        if farther is not None:
            distance = farther
            continue
        if not has_room(game, state, element, end, pushed):
            destroy(play, element, "P14.h", "no_room")
            return False
        break
    for friend, pose in pushed.items():
        play.tell("element_pushed", "P14.f", element=friend, by=element, origin=state.poses[friend], to=pose)
        state.poses[friend] = pose
        if not is_on_table(base_at(pose, game.depth[friend])):
            lose_off_table(play, friend, "P14.g")
    state.poses[element] = end
    play.tell("element_recoiled", "P14.a", element=element, origin=start, to=end)
    if not is_on_table(base_at(end, game.depth[element])):
        lose_off_table(play, element, "P14.i")
        return False
    return True


def friends_behind(
    game: Battle, state: BattleState, element: Element, way: Shape, passed: set[Element]
) -> list[Element]:
    """P14.e: the friends that the sweep meets, the nearest behind first."""
    met = [friend for friend in bases_met(game, state, friends_of(game, state, element), way) if friend not in passed]
    start = state.poses[element]

    def nearness(friend: Element) -> tuple[int, Element]:
        corners = base_at(state.poses[friend], game.depth[friend]).points
        return -max(local(start, corner)[1] for corner in corners), friend

    return sorted(met, key=nearness)


def far_side(game: Battle, state: BattleState, start: Pose, friend: Element) -> int:
    """P14.h: how far back the far side of a friend lies."""
    corners = base_at(state.poses[friend], game.depth[friend]).points
    return -min(local(start, corner)[1] for corner in corners)


def pushed_with(
    game: Battle, state: BattleState, pusher: Element, end: Pose, friend: Element, already: dict[Element, Pose]
) -> dict[Element, Pose] | None:
    """P14.f: where everybody goes if this friend is pushed by ``pusher`` at its new place, others being pushed already;
    None if anybody in the chain would meet an enemy, impassable ground, or a friend with another heading."""
    if state.poses[friend][2] != end[2]:
        return None
    distance = local(end, state.poses[friend])[1] + game.depth[pusher]
    pose = backward(state.poses[friend], distance)
    known = already.get(friend)
    if known is not None and local(end, known)[1] <= local(end, pose)[1]:
        return already  # somebody else pushes it at least as far
    way = slide_back(game, state, friend, pose)
    if bases_met(game, state, enemies_of(game, state, friend), way) or game.ground(state).is_impassable(way):
        return None
    chain = {**already, friend: pose}
    for other in bases_met(game, state, friends_of(game, state, friend), way):
        if other == pusher:
            continue
        longer = pushed_with(game, state, friend, pose, other, chain)
        if longer is None:
            return None
        chain = longer
    return chain


def has_room(game: Battle, state: BattleState, element: Element, end: Pose, pushed: dict[Element, Pose]) -> bool:
    """P14.h: the place at the end overlaps no other base, the pushed ones at their new places."""
    base = base_at(end, game.depth[element])
    others = friends_of(game, state, element) + enemies_of(game, state, element)
    return not any(overlap(base, base_at(pushed.get(o, state.poses[o]), game.depth[o])) for o in others)
