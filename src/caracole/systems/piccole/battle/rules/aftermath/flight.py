"""P15 Flight: a recoil, about-face, and away, turning aside no more than is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caracole.geometry.table import Pose, Shape, moved, overlap, sweep, vector
from caracole.systems.piccole.battle.rules.aftermath.recoil import destroy, lose_off_table, recoil, slide_back
from caracole.systems.piccole.battle.rules.components.measures import FLIGHT_STEP, HALF_FRONT, MOST_DEVIATION, RECOIL
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import base_at, centre, is_on_table, rear_middle
from caracole.systems.piccole.battle.rules.flow import Play
from caracole.systems.piccole.battle.rules.movement.interpenetration import may_pass
from caracole.systems.piccole.battle.rules.query import (
    backward,
    base_of,
    bases_met,
    distance_to_edge,
    enemies_of,
    friends_of,
)
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def begin_flight(play: Play, element: Element) -> bool:
    """P15.a, P15.d: the first inch is a recoil; P15.c, P15.j: a major river under the base or under that inch is the
    end of it. Whether the element can go on."""
    game, state = play.game, play.state
    start = state.poses[element]
    first = slide_back(game, state, element, backward(start, RECOIL))
    if game.ground(state).is_in_river(first):
        destroy(play, element, "P15.j", "river")
        return False
    if not recoil(play, element):
        return False
    # Whoever had to pass through friends (P14.h) has gone farther back than the inch.
    if game.ground(state).is_in_river(sweep(start, HALF_FRONT, game.depth[element], state.poses[element])):
        destroy(play, element, "P15.j", "river")
        return False
    return True


def turned_about(pose: Pose, depth: int) -> Pose:
    """P15.e: the same ground, the other way round."""
    return (*rear_middle(pose, depth), (pose[2] + 180) % 360)


def complete_flight(play: Play, element: Element) -> None:
    """P15.f to P15.k: the rest of the way, with the least deviation that is free; a river on it destroys."""
    game, state = play.game, play.state
    start = state.poses[element]
    way = flight_path(game, state, element)
    if way is None:
        play.tell("flight_stopped", "P15.i", element=element)
        return
    begin, end = way
    covered = sweep(begin, HALF_FRONT, game.depth[element], end)
    if game.ground(state).is_in_river(covered):
        destroy(play, element, "P15.j", "river")
        return
    state.poses[element] = end
    play.tell("element_fled", "P15.f", element=element, origin=start, to=end)
    if not is_on_table(base_at(end, game.depth[element])):
        lose_off_table(play, element, "P15.k")


def flight_path(game: Battle, state: BattleState, element: Element) -> tuple[Pose, Pose] | None:
    """P15.b, P15.f, P15.h, P15.i: where the slide begins and ends; None if it cannot stir. Horse avoids difficult
    ground that it is not in already, if it can; light foot does not mind."""
    depth = game.depth[element]
    about = turned_about(state.poses[element], depth)
    distance = game.troop[element].flight - RECOIL
    if not game.is_light_foot[element]:
        base = base_of(game, state, element)
        avoided = [shape for shape in game.ground(state).difficult_land if not overlap(base, shape)]
        found = least_deviation(game, state, element, about, distance, avoided)
        if found is not None:
            return found
    found = least_deviation(game, state, element, about, distance, ())
    if found is not None:
        return found
    for shorter in range(distance - FLIGHT_STEP, 0, -FLIGHT_STEP):
        end = moved(about, shorter, about[2])
        if is_free(game, state, element, about, end, ()):
            return about, end
    return None


def least_deviation(
    game: Battle, state: BattleState, element: Element, about: Pose, distance: int, avoided: Sequence[Shape]
) -> tuple[Pose, Pose] | None:
    """P15.f: straight on, or with the smallest turn about the centre that has a free path; of two, the one that ends
    nearer the element's own table edge, then the clockwise one."""
    depth, edge = game.depth[element], state.edges[side_of(element)]
    middle = centre(about, depth)
    for turn in range(MOST_DEVIATION + 1):
        ways = []
        for heading in dict.fromkeys(((about[2] + turn) % 360, (about[2] - turn) % 360)):
            begin = about
            if turn:
                dx, dy = vector(depth // 2, heading)
                begin = (middle[0] + dx, middle[1] + dy, heading)
            end = moved(begin, distance, heading)
            if is_free(game, state, element, begin, end, avoided):
                ways.append((begin, end))
        if ways:
            return min(ways, key=lambda way: distance_to_edge(way[1], edge))
    return None


def is_free(
    game: Battle, state: BattleState, element: Element, begin: Pose, end: Pose, avoided: Sequence[Shape]
) -> bool:
    """P15.g: no enemy, no impassable ground, no friend that may not be passed, and room at the end. The table edge does
    not stop anybody."""
    way = sweep(begin, HALF_FRONT, game.depth[element], end)
    if bases_met(game, state, enemies_of(game, state, element), way):
        return False
    friends = bases_met(game, state, friends_of(game, state, element), way)
    if not all(may_pass(game, element, begin[2], friend, state.poses[friend][2]) for friend in friends):
        return False
    if game.ground(state).is_impassable(way) or any(overlap(way, shape) for shape in avoided):
        return False
    # Whoever the end pose overlaps is among those whom the sweep meets.
    return not bases_met(game, state, friends, base_at(end, game.depth[element]))
