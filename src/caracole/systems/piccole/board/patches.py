"""Terrain and camps as figures on the map, from the same drawing as the pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

from caracole.present.model import Patch, Says, Stroke
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.board.places import FRAME, on_map
from caracole.systems.piccole.drawing import ground

View = Mapping[str, Any]

RULES = {"wood": "P9.m", "hill": "P9.n", "steep": "P9.n", "fort": "P12.b", "major_river": "P5.k"}
"""The rule that says most about a kind of ground; that of all terrain otherwise."""


def patches(view: View, is_drawn: bool, looks: Sequence[int] = (0, 1)) -> list[Patch]:
    """The terrain of a view, heights under the rest, then the camps; ``is_drawn``: the map shows the terrain. ``looks``
    has the colours of either side."""
    pieces = sorted(enumerate(view["terrain"]), key=lambda pair: pair[1]["level"] == 0)
    found = [_terrain(number, piece, is_drawn) for number, piece in pieces]
    return found + [_camp(view["sides"], side, looks) for side in view["sides"] if side["camp"]]


def _terrain(number: int, piece: View, is_drawn: bool) -> Patch:
    kind, level = piece["kind"], piece["level"]
    key = (kind, level, piece["blocks_sight"], tuple(map(tuple, piece["outline"])))
    says = Says("ground-height" if level else "ground-piece", {"kind": kind, "level": level})
    strokes = [] if is_drawn else _piece_strokes(*key)
    return Patch(f"terrain-{number}", on_map(piece["outline"]), says, RULES.get(kind, "P2.g"), _facts(piece), strokes)


@lru_cache(maxsize=256)
def _piece_strokes(kind: str, level: int, flag: bool, outline: tuple[tuple[int, int], ...]) -> list[Stroke]:
    row = {"kind": kind, "level": level, "blocks_sight": flag, "outline": outline}
    return strokes(ground.piece_of(FRAME, row))


def _facts(piece: View) -> list[Says]:
    row = KINDS[piece["kind"]]
    found = [Says(f"ground-{row.going}")]
    if row.sight not in ("never", "flag") or (row.sight == "flag" and piece["blocks_sight"]):
        found.append(Says("ground-sight"))
    return found


def _camp(sides: Sequence[View], side: View, looks: Sequence[int]) -> Patch:
    says = Says("ground-camp", {"owner": side["id"], "side": side["camp_held_by"]})
    rows = [{**each, "camp": each["camp"] if each is side else []} for each in sides]
    by_look = dict(zip(looks, rows, strict=True))
    nobody = {"id": "", "camp": [], "camp_held_by": ""}
    drawn = strokes(ground.camps(FRAME, [by_look.get(look, nobody) for look in range(max(looks) + 1)]))
    return Patch(f"camp-{side['id']}", on_map(side["camp"]), says, "P16.h", [], drawn)


# --- from pictures to strokes ----------------------------------------------------------------------------------------


def strokes(drawn: str) -> list[Stroke]:
    """What a drawing of paths and circles is made of; neighbours of one look are one stroke."""
    found: list[Stroke] = []
    for element in ElementTree.fromstring(drawn).iter():
        for stroke in _stroke(element):
            last = found[-1] if found else None
            if last is not None and _look(last) == _look(stroke) and element.tag == "circle":
                last.path += stroke.path
            else:
                found.append(stroke)
    return found


def _stroke(element: ElementTree.Element) -> Iterator[Stroke]:
    if element.tag not in ("path", "circle"):
        return
    told = {key: "" if value == "none" else value for key, value in element.attrib.items()}
    yield Stroke(
        path=told["d"] if element.tag == "path" else _circle(*(float(told[key]) for key in ("cx", "cy", "r"))),
        fill=told.get("fill", ""),
        line=told.get("stroke", ""),
        width=float(told.get("stroke-width", 1)),
        dash=[float(number) for number in told.get("stroke-dasharray", "").split()],
        opacity=float(told.get("fill-opacity", 1)),
    )


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _look(stroke: Stroke) -> tuple[Any, ...]:
    return stroke.fill, stroke.line, stroke.width, tuple(stroke.dash), stroke.opacity
