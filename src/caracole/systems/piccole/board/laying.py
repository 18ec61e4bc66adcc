"""Set-up by hand: where terrain is laid, where the camp stands, how one element or several at once are placed.

What is meant is guessed, the likeliest first and exactly what was asked for last; the rules judge every guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from random import Random
from typing import Final

from msgspec import UNSET

from caracole.geometry.table import Point, Pose, squared_distance, vector
from caracole.kernel import Refusal
from caracole.players import Offer
from caracole.present import model
from caracole.present.model import Gesture, Path, Says, Tried
from caracole.present.presenter import Presenter
from caracole.systems.piccole.battle.rules.actions import LayPiece, Place, PlaceCamp
from caracole.systems.piccole.battle.rules.components.measures import CAMP_WIDTH, DEPLOYMENT_DEPTH, FRONT, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.field.setup import put_element, why_not_place_one
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.query import distance_to_edge
from caracole.systems.piccole.battle.rules.state import NORTH, SOUTH, BattleState
from caracole.systems.piccole.board import magnets
from caracole.systems.piccole.board.asking import elements
from caracole.systems.piccole.board.offers import offered
from caracole.systems.piccole.board.places import pose_on_map, pose_on_table
from caracole.systems.piccole.board.trays import CAMP, Sample, camp_pose, laid, lay, samples

JOINED: Final = 350
"""From so far the end of a river draws its next stretch,"""
FORWARD: Final = 500
"""and from so far beyond it the line that no one may deploy over."""

Guess = tuple[LayPiece | PlaceCamp, dict[str, model.Pose]]
"""What is meant, and where the thing in the hand would lie."""
Line = tuple[list[Place], Refusal | None]
"""Elements side by side, and what forbids the first of them that may not stand there."""


def tried(presenter: Presenter, game: Battle, offer: Offer, gesture: Gesture) -> Tried | None:
    """What would come of it if the hand let go now; None if it is not about something to lay or a whole line."""
    state, pose, held = offer.imagine(Random(0)), gesture.pose, elements(game, gesture.pieces)
    if pose is UNSET:
        return None
    if offer.decision.kind in ("setup.terrain", "setup.camp"):
        return _tried_tray(presenter, game, offer, state, list(guesses(game, state, offer, gesture.pieces, pose)))
    if offer.decision.kind == "setup.deploy" and len(held) > 1:
        return _tried_line(presenter, game, offer, state, list(lines(game, state, offer.seat, held, pose)))
    return None


def _tried_tray(
    presenter: Presenter, game: Battle, offer: Offer, state: BattleState, found: list[Guess]
) -> Tried | None:
    """The first guess that is allowed; else why what was asked for is not."""
    refusal = None
    for action, poses in found:
        refusal = offer.check(action)
        if refusal is None:
            return Tried([offered(game, offer, action, state)], None, poses)
    return Tried(refusal=presenter.refused(refusal), poses=found[-1][1]) if refusal is not None else None


def _tried_line(presenter: Presenter, game: Battle, offer: Offer, state: BattleState, found: list[Line]) -> Tried:
    """All of them one after the other, if each may stand there."""
    places, refusal = next((line for line in found if line[1] is None), found[-1])
    poses = {
        game.name(each.element): pose_on_map((each.x, each.y, each.h), game.depth[each.element]) for each in places
    }
    if refusal is not None:
        return Tried(refusal=presenter.refused(refusal), poses=poses)
    meant = offered(game, offer, places[0], state)
    meant.says = Says("told-line", {"elements": list(poses)})
    meant.short = Says("short-line", {"elements": list(poses)})
    path = Path([game.encode_action(each) for each in places], [])
    return Tried([meant], None, poses, path=path)


def guesses(game: Battle, state: BattleState, offer: Offer, pieces: Sequence[str], pose: model.Pose) -> Iterator[Guess]:
    """What may be meant by something from the tray that is held there."""
    if offer.decision.kind == "setup.camp":
        at = along_edge(state, offer.seat, pose)
        yield PlaceCamp(at), {CAMP: camp_pose(state.edges[offer.seat], at)}
        return
    sample = next((samples(game)[name] for name in pieces if name in samples(game)), None)
    if sample is None:
        return
    wish = pose_on_table(pose, 0)
    for place, outline in (*_joined(state, sample, wish), *_inside(sample, wish), (wish, laid(sample, wish))):
        yield lay(sample, outline), {sample.id: pose_on_map(place, 0)}


def along_edge(state: BattleState, seat: int, pose: model.Pose) -> int:
    """How far along its edge a camp would stand whose middle is there."""
    x, y, _ = pose_on_table(pose, 0)
    along = x if state.edges[seat] in (SOUTH, NORTH) else y
    return max(0, min(TABLE - CAMP_WIDTH, along - CAMP_WIDTH // 2))


# --- terrain ---------------------------------------------------------------------------------------------------------


def _inside(sample: Sample, wish: Pose) -> Iterator[tuple[Pose, tuple[Point, ...]]]:
    """Pushed back onto the table, if it hangs over its edge."""
    outline = laid(sample, wish)
    dx, dy = (_back([point[axis] for point in outline]) for axis in (0, 1))
    if dx or dy:
        place = (wish[0] + dx, wish[1] + dy, wish[2])
        yield place, laid(sample, place)


def _back(numbers: Sequence[int]) -> int:
    return max(0, -min(numbers)) or min(0, TABLE - max(numbers))


def _joined(state: BattleState, sample: Sample, wish: Pose) -> Iterator[tuple[Pose, tuple[Point, ...]]]:
    """P2.h: the next stretch of a river begins with the edge that the last one ends with."""
    stretches = [points for kind, _, _, points in state.pieces if KINDS[kind].river]
    if not stretches or not KINDS[sample.kind].river:
        return
    outline = laid(sample, wish)
    found = []
    for end in _ends(stretches[-1]):
        for start, far in (_ends(outline), _ends(outline)[::-1]):
            (ex, ey), (sx, sy) = _middle(end), _middle(start)
            distance = squared_distance((ex, ey), (sx, sy))
            if distance <= JOINED * JOINED:
                dx, dy = ex - sx, ey - sy
                moved = tuple((x + dx, y + dy) for x, y in far)
                found.append((distance, (wish[0] + dx, wish[1] + dy, wish[2]), (*end[::-1], *moved)))
    for _, place, points in sorted(found):
        yield place, points
        yield place, (*points[1::-1], *points[2:])


def _ends(quad: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The two short edges of a stretch."""
    edges = [(quad[n], quad[(n + 1) % 4]) for n in range(4)]
    length = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in edges]
    return [edges[0], edges[2]] if length[0] + length[2] < length[1] + length[3] else [edges[1], edges[3]]


def _middle(edge: tuple[Point, Point]) -> Point:
    (ax, ay), (bx, by) = edge
    return (ax + bx) // 2, (ay + by) // 2


# --- elements --------------------------------------------------------------------------------------------------------


def stands(game: Battle, state: BattleState, seat: int, element: Element, pose: model.Pose) -> Iterator[Pose]:
    """Where an element may be meant to stand: in line with another, as far ahead as it may, or just there."""
    wish = pose_on_table(pose, game.depth[element])
    yield from magnets.line_places(game, state, element, wish)
    beyond = distance_to_edge((wish[0], wish[1]), state.edges[seat]) - DEPLOYMENT_DEPTH
    if 0 < beyond <= FORWARD:
        dx, dy = vector(beyond, from_edge(state.edges[seat], 0, 0)[2])
        yield wish[0] - dx, wish[1] - dy, wish[2]
    yield wish


def lines(game: Battle, state: BattleState, seat: int, held: Sequence[Element], pose: model.Pose) -> Iterator[Line]:
    """Elements side by side, the first where the hand is and the others to its right and left in turn."""
    for start in stands(game, state, seat, held[0], pose):
        places = [Place(element, *beside(start, n)) for n, element in enumerate(held)]
        yield places, why_not_all(game, state, seat, places)


def beside(start: Pose, number: int) -> Pose:
    """The place of that number in a line that grows to both sides."""
    x, y, heading = start
    steps = (number + 1) // 2 * (1 if number % 2 else -1)
    dx, dy = vector(FRONT, heading + 90)
    return x + steps * dx, y + steps * dy, heading


def why_not_all(game: Battle, state: BattleState, seat: int, places: Sequence[Place]) -> Refusal | None:
    """P2.j, one after the other."""
    trial = state.copy()
    for place in places:
        refusal = why_not_place_one(game, trial, seat, place)
        if refusal is not None:
            return refusal
        put_element(trial, place.element, (place.x, place.y, place.h))
    return None
