"""P2 The field: what may be laid on the table, and where armies and camps may stand before the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caracole.geometry.table import Point, Pose, Shape, doubled_area, is_convex, overlap, polygon
from caracole.kernel import Refusal
from caracole.systems.piccole.battle.rules.components.measures import (
    CAMP_DEPTH,
    CAMP_WIDTH,
    DEPLOYMENT_DEPTH,
    FEWEST_PIECES,
    FEWEST_VERTICES,
    HIGHEST_LEVEL,
    MOST_DIFFICULT_AREA,
    MOST_IMPASSABLE,
    MOST_PIECES,
    MOST_RIVERS,
    MOST_VERTICES,
    PIECE_SIZE,
    TABLE,
)
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import KINDS, base_at, is_on_table
from caracole.systems.piccole.battle.rules.query import base_of, distance_to_edge, friends_of
from caracole.systems.piccole.battle.rules.state import EAST, NORTH, SOUTH, BattleState, Piece

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


# --- P2.h terrain ----------------------------------------------------------------------------------------------------


def count_pieces(pieces: Sequence[Piece]) -> int:
    """P2.h: a river counts as one piece, however many quadrilaterals it has."""
    rivers = [piece for piece in pieces if KINDS[piece[0]].river]
    return len(pieces) - len(rivers) + (1 if rivers else 0)


def why_not_piece(pieces: Sequence[Piece], piece: Piece) -> Refusal | None:
    """P2.h: shape, size and number of what one player lays on the table."""
    kind, level, flag, points = piece
    row = KINDS[kind]
    if not FEWEST_VERTICES <= len(points) <= MOST_VERTICES:
        limits = {"least": FEWEST_VERTICES, "most": MOST_VERTICES}
        return Refusal("P2.h", "number_of_vertices", limits)
    if not all(0 <= x <= TABLE and 0 <= y <= TABLE for x, y in points):
        return Refusal("P2.h", "off_the_table", {"x": points[0][0], "y": points[0][1]})
    if not is_convex(points):
        return Refusal("P2.h", "not_convex", {})
    if row.height != (1 <= level <= HIGHEST_LEVEL):
        return Refusal("P2.g", "wrong_level", {"level": level})
    if flag and row.sight != "flag":
        return Refusal("P2.g", "no_sight_flag", {})
    shape = polygon(points)
    if row.river:
        refusal = why_not_river(pieces, points)
    elif shape.x1 - shape.x0 > PIECE_SIZE or shape.y1 - shape.y0 > PIECE_SIZE:
        return Refusal("P2.h", "too_large", {"most": PIECE_SIZE})
    else:
        refusal = None
    return refusal or _why_not_among(pieces, piece, shape)


def _why_not_among(pieces: Sequence[Piece], piece: Piece, shape: Shape) -> Refusal | None:
    """P2.h: with what lies there already."""
    together = [*pieces, piece]
    if count_pieces(together) > MOST_PIECES:
        return Refusal("P2.h", "too_many_pieces", {"most": MOST_PIECES})
    if sum(1 for each in together if KINDS[each[0]].going == "impassable") > MOST_IMPASSABLE:
        return Refusal("P2.h", "too_many_impassable", {"most": MOST_IMPASSABLE})
    if any(overlap(shape, polygon(other[3])) for other in pieces):
        return Refusal("P2.h", "pieces_overlap", {})
    slow = [each for each in together if KINDS[each[0]].going != "easy"]
    if sum(doubled_area(each[3]) for each in slow) > 2 * MOST_DIFFICULT_AREA:
        return Refusal("P2.h", "too_much_difficult_ground", {})
    return None


def why_not_river(pieces: Sequence[Piece], points: Sequence[Point]) -> Refusal | None:
    """P2.h: a river is a chain of quadrilaterals, each sharing an edge with the one before; one river at most."""
    if len(points) != 4:
        return Refusal("P2.h", "river_not_of_quadrilaterals", {})
    stretches = [piece for piece in pieces if KINDS[piece[0]].river]
    if stretches and len(set(stretches[-1][3]) & set(points)) != 2:
        return Refusal("P2.h", "second_river", {"most": MOST_RIVERS})
    return None


def why_not_enough(pieces: Sequence[Piece]) -> Refusal | None:
    """P2.h: two pieces at least."""
    if count_pieces(pieces) < FEWEST_PIECES:
        return Refusal("P2.h", "too_few_pieces", {"least": FEWEST_PIECES})
    return None


# --- P2.i, P2.j, P2.k sides, camps and deployment --------------------------------------------------------------------


def from_edge(edge: int, along: int, forward: int, heading: int = 0) -> Pose:
    """A pose given as its player sees it: so far along his edge from its left end, so far forward of it."""
    if edge == SOUTH:
        return along, forward, heading % 360
    if edge == NORTH:
        return TABLE - along, TABLE - forward, (heading + 180) % 360
    if edge == EAST:
        return TABLE - forward, along, (heading + 270) % 360
    return forward, TABLE - along, (heading + 90) % 360


def camp_outline(edge: int, at: int) -> tuple[Point, ...]:
    """P2.k: a rectangle with a long side on the edge; ``at`` counts from the western or southern end of the edge."""
    if edge in (SOUTH, NORTH):
        x0, x1 = at, at + CAMP_WIDTH
        y0, y1 = (0, CAMP_DEPTH) if edge == SOUTH else (TABLE - CAMP_DEPTH, TABLE)
    else:
        y0, y1 = at, at + CAMP_WIDTH
        x0, x1 = (TABLE - CAMP_DEPTH, TABLE) if edge == EAST else (0, CAMP_DEPTH)
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def why_not_camp(state: BattleState, seat: int, at: int) -> Refusal | None:
    """P2.k: on the table, clear of rivers and impassable ground."""
    if not 0 <= at <= TABLE - CAMP_WIDTH:
        return Refusal("P2.k", "camp_off_its_edge", {"most": TABLE - CAMP_WIDTH})
    camp = polygon(camp_outline(state.edges[seat], at))
    for kind, _, _, points in state.pieces:
        row = KINDS[kind]
        if (row.river or row.going == "impassable") and overlap(camp, polygon(points)):
            return Refusal("P2.k", "camp_not_clear", {"at": at})
    return None


def is_camp_possible(state: BattleState, seat: int) -> bool:
    """P2.k: whether the edge has room for a camp anywhere; a river may leave none."""
    last = TABLE - CAMP_WIDTH
    if any(why_not_camp(state, seat, at) is None for at in range(0, last + 1, 100)):
        return True
    return any(why_not_camp(state, seat, at) is None for at in range(last + 1))


def why_not_place(game: Battle, state: BattleState, seat: int, element: Element, pose: Pose) -> Refusal | None:
    """P2.j: wholly within eight inches of one's own edge, on no other base and on no impassable ground."""
    x, y, heading = pose
    if not 0 <= heading < 360:
        return Refusal("P0.c", "no_such_heading", {"heading": heading})
    if not (0 <= x <= TABLE and 0 <= y <= TABLE):
        return Refusal("P0.b", "off_the_table", {"x": x, "y": y})
    base = base_at(pose, game.depth[element])
    if not is_on_table(base) or any(
        distance_to_edge(corner, state.edges[seat]) > DEPLOYMENT_DEPTH for corner in base.points
    ):
        return Refusal("P2.j", "outside_deployment", {"element": element, "most": DEPLOYMENT_DEPTH})
    for friend in friends_of(game, state, element):
        if overlap(base, base_of(game, state, friend)):
            return Refusal("P2.j", "on_another_base", {"element": element, "other": friend})
    if game.ground(state).is_impassable(base):
        return Refusal("P2.j", "on_impassable_ground", {"element": element})
    return None
