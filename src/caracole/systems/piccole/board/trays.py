"""What lies ready beside the table while it is set up: a piece of each kind of terrain, and the camp.

A piece of terrain has the shape of the first of its kind among the tables that come with the rules, about its middle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from caracole.draw.svg import group
from caracole.geometry.table import COS6, SIN6, Point, Pose, r6
from caracole.present import model
from caracole.present.model import Says
from caracole.systems.piccole.battle.rules.actions import LayPiece
from caracole.systems.piccole.battle.rules.components.measures import CAMP_DEPTH, CAMP_WIDTH, TABLE
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.field.ground import LAID_KINDS
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import EDGES, Piece
from caracole.systems.piccole.board.places import FRAME, TABLE_PLACE, pose_on_map
from caracole.systems.piccole.drawing import ground
from caracole.systems.piccole.drawing.look import SCALE
from caracole.texts import Texts

View = Mapping[str, Any]
CAMP: Final = "camp"
MIDDLE: Final = TABLE // 2


class Sample(NamedTuple):
    """A piece of terrain that can be laid, with its points about its middle."""

    id: str
    kind: str
    level: int
    blocks_sight: bool
    outline: tuple[Point, ...]

    @property
    def size(self) -> int:
        """The side of the square that it fits into as it lies ready."""
        return 2 * max(abs(number) for point in self.outline for number in point)


def samples(game: Battle) -> dict[str, Sample]:
    """All that can be laid, by name."""
    return _samples(tuple(game.terrain_pieces))


@cache
def _samples(tables: tuple[tuple[Piece, ...], ...]) -> dict[str, Sample]:
    found: dict[str, Sample] = {}
    for kind, level, flag, points in (piece for table in tables for piece in table):
        name = "-".join(["lay", kind, *([str(level)] if level else []), *(["sight"] if flag else [])])
        found.setdefault(name, Sample(name, kind, level, flag, _about_its_middle(points)))
    return found


def _about_its_middle(points: Sequence[Point]) -> tuple[Point, ...]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    return tuple((px - x, py - y) for px, py in points)


def laid(sample: Sample, pose: Pose) -> tuple[Point, ...]:
    """The outline with its middle at a pose, turned as that looks."""
    x, y, heading = pose
    sine, cosine = SIN6[heading], COS6[heading]
    return tuple((x + r6(px * cosine + py * sine), y + r6(py * cosine - px * sine)) for px, py in sample.outline)


def lay(sample: Sample, outline: Sequence[Point]) -> LayPiece:
    """The action that lays it there."""
    numbers = tuple(number for point in outline for number in point)
    return LayPiece(LAID_KINDS.index(sample.kind), numbers, sample.level, sample.blocks_sight)


# --- what a seat sees of it ------------------------------------------------------------------------------------------


def tray(game: Battle, view: View) -> list[model.Piece]:
    """What whoever has to decide may take and lay."""
    asked = view.get("decision")
    if asked is None or view["seat"] not in asked["seats"]:
        return []
    if asked["kind"] == "setup.terrain":
        return [_terrain(sample) for sample in samples(game).values()]
    if asked["kind"] == "setup.camp":
        return [_camp(next(side for side in view["sides"] if side["id"] == view["seat"]))]
    return []


def names(game: Battle, texts: Texts) -> dict[str, str]:
    """What each thing is called."""
    words = {sample.kind: texts.say(f"land-{sample.kind}") for sample in samples(game).values()}
    laid_ones = {
        name: texts.say(_code(sample), kind=words[sample.kind], level=sample.level)
        for name, sample in samples(game).items()
    }
    return {**laid_ones, CAMP: texts.say("tray-camp")}


def _code(sample: Sample) -> str:
    return "ground-height" if sample.level else "tray-sight" if sample.blocks_sight else "ground-piece"


def _terrain(sample: Sample) -> model.Piece:
    says = Says(_code(sample), {"kind": sample.kind, "level": sample.level})
    side = sample.size * SCALE
    return _piece(sample.id, sample.id, says, pose_on_map((MIDDLE, MIDDLE, 0), 0), (side, side))


def _camp(side: View) -> model.Piece:
    pose = camp_pose(EDGES.index(side["edge"]), MIDDLE - CAMP_WIDTH // 2)
    return _piece(CAMP, f"camp-{side['id']}", Says("tray-camp"), pose, (CAMP_WIDTH * SCALE, CAMP_DEPTH * SCALE))


def camp_pose(edge: int, at: int) -> model.Pose:
    """A camp that lies so far along its edge, from the western or southern end, and looks at the table."""
    middle = at + CAMP_WIDTH // 2
    x, y, heading = from_edge(edge, 0, CAMP_DEPTH // 2)
    along = (middle, y) if EDGES[edge] in ("south", "north") else (x, middle)
    return pose_on_map((*along, heading), 0)


def _piece(name: str, symbol: str, says: Says, pose: model.Pose, base: tuple[float, float]) -> model.Piece:
    return model.Piece(id=name, place=TABLE_PLACE, face="front", symbol=symbol, says=says, pose=pose, base=base)


# --- how it is drawn -------------------------------------------------------------------------------------------------


def symbols(game: Battle) -> dict[str, str]:
    """A sprite for each piece of terrain and each camp: as on the table, in a square."""
    found = {name: _sprite(_drawn(sample), sample.size) for name, sample in samples(game).items()}
    corners = [[MIDDLE + sx * CAMP_WIDTH // 2, MIDDLE + sy * CAMP_DEPTH // 2]
               for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]  # fmt: skip
    for seat in game.seats:
        sides = [{"id": each, "camp_held_by": each, "camp": corners if each == seat else []} for each in game.seats]
        found[f"camp-{seat}"] = _sprite(ground.camps(FRAME, sides), CAMP_WIDTH)
    return found


def _drawn(sample: Sample) -> str:
    row = {"kind": sample.kind, "level": sample.level, "blocks_sight": sample.blocks_sight}
    return ground.piece_of(FRAME, {**row, "outline": laid(sample, (MIDDLE, MIDDLE, 0))})


def _sprite(drawn: str, size: int) -> str:
    """The middle of the table, so large, in a square of a hundred."""
    x, y = FRAME.at((MIDDLE, MIDDLE))
    return group([drawn], transform=f"translate(50 50) scale({100 / (size * SCALE):.4g}) translate({-x:g} {-y:g})")
