"""Terrain seen from above: woods with their trees, hills with their contours, rivers, rocks, works and camps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from caracole.draw.shapes import Line, Point, bounds, centroid, contains
from caracole.draw.svg import group, line, tag
from caracole.systems.piccole.drawing.look import Frame, colour, of_side


def terrain(frame: Frame, pieces: Sequence[Mapping[str, Any]]) -> str:
    """All pieces, heights under the rest."""
    order = sorted(pieces, key=lambda piece: piece["level"] == 0)
    return group(piece_of(frame, piece) for piece in order)


def piece_of(frame: Frame, piece: Mapping[str, Any]) -> str:
    """One piece by its kind."""
    outline = tuple(frame.at(point) for point in piece["outline"])
    kind = piece["kind"]
    data = {"terrain": kind}
    if kind == "wood":
        return group([_patch(outline, "wood"), _trees(frame, outline)], data=data)
    if kind == "rough":
        return group([_patch(outline, "rough"), _tufts(frame, outline)], data=data)
    if kind in ("hill", "steep"):
        return group([_patch(outline, "hill"), *_contours(outline, piece["level"], kind == "steep")], data=data)
    if kind == "major_river":
        return group([_patch(outline, "water"), _waves(frame, outline)], data=data)
    if kind == "minor_river":
        patch = tag("path", d=line(outline, closed=True), fill=colour("ford"), stroke=colour("water_edge"),
                    stroke_width=1, stroke_dasharray="5 4")  # fmt: skip
        return group([patch], data=data)
    if kind == "impassable":
        name = "rock" if piece["blocks_sight"] else "water"
        inside = _rocks(frame, outline) if piece["blocks_sight"] else _waves(frame, outline)
        return group([_patch(outline, name), inside], data=data)
    return group([_works(outline)], data=data)


def camps(frame: Frame, sides: Sequence[Mapping[str, Any]]) -> str:
    """Camps with their tents, in the colour of whoever holds them."""
    holders = {side["id"]: number for number, side in enumerate(sides)}
    return group(_camp(frame, side, holders) for side in sides if side["camp"])


def _camp(frame: Frame, side: Mapping[str, Any], holders: Mapping[str, int]) -> str:
    outline = tuple(frame.at(point) for point in side["camp"])
    holder = holders[side["camp_held_by"]]
    shape = tag("path", d=line(outline, closed=True), fill=colour("works"), fill_opacity="0.55",
                stroke=of_side(holders[side["id"]], "deep"), stroke_width=2.5, stroke_dasharray="9 4")  # fmt: skip
    box = bounds(outline)
    tents = []
    size = 60 * frame.scale
    for row in (0.3, 0.7):
        for place in (0.2, 0.4, 0.6, 0.8):
            x, y = box.x0 + box.width * place, box.y0 + box.height * row
            tents.append(tag("path", d=line([(x - size, y + size), (x, y - size), (x + size, y + size)], closed=True),
                             fill=colour("tent"), stroke=of_side(holder, "deep"), stroke_width=1))  # fmt: skip
    return group([shape, *tents], data={"camp": side["id"]})


def _patch(outline: Line, name: str) -> str:
    return tag("path", d=line(outline, closed=True), fill=colour(name), stroke=colour(f"{name}_edge"),
               stroke_width=1.6, stroke_linejoin="round")  # fmt: skip


def _scattered(frame: Frame, outline: Line, step: float) -> list[Point]:
    """Points all over an outline, in rows a little disturbed, always the same for the same outline."""
    box = bounds(outline)
    rng = Random(f"{box.x0:.0f} {box.y0:.0f} {box.x1:.0f}")
    gap = step * frame.scale
    found = []
    y = box.y0 + gap / 2
    row = 0
    while y < box.y1:
        x = box.x0 + gap * (0.5 if row % 2 else 0.9)
        while x < box.x1:
            point = (x + (rng.random() - 0.5) * gap * 0.4, y + (rng.random() - 0.5) * gap * 0.4)
            ends = [
                (point[0] + dx * gap * 0.4, point[1] + dy * gap * 0.4) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
            if all(contains(outline, end) for end in ends):
                found.append(point)
            x += gap
        y += gap * 0.86
        row += 1
    return found


def _trees(frame: Frame, outline: Line) -> str:
    radius = 48 * frame.scale
    return group(
        tag("circle", cx=x, cy=y, r=radius * (0.8 + 0.3 * ((n * 7) % 5) / 5), fill=colour("tree"),
            stroke=colour("wood_edge"), stroke_width=0.8)
        for n, (x, y) in enumerate(_scattered(frame, outline, 135))
    )  # fmt: skip


def _tufts(frame: Frame, outline: Line) -> str:
    size = 26 * frame.scale
    strokes = []
    for x, y in _scattered(frame, outline, 150):
        for dx in (-0.8, 0, 0.8):
            strokes.append(line([(x + dx * size * 0.5, y + size * 0.5), (x + dx * size, y - size * 0.6)]))
    return tag("path", d=" ".join(strokes), stroke=colour("rough_edge"), stroke_width=1.1, fill="none")


def _rocks(frame: Frame, outline: Line) -> str:
    size = 42 * frame.scale
    return group(
        tag("path", d=line([(x - size, y + size * 0.6), (x - size * 0.3, y - size), (x + size, y - size * 0.2),
                            (x + size * 0.6, y + size * 0.7)], closed=True),
            fill=colour("rock"), stroke=colour("rock_edge"), stroke_width=1)
        for x, y in _scattered(frame, outline, 140)
    )  # fmt: skip


def _waves(frame: Frame, outline: Line) -> str:
    size = 34 * frame.scale
    paths = [
        f"M{x - size:.1f} {y:.1f}q{size / 2:.1f} {-size / 2:.1f} {size:.1f} 0t{size:.1f} 0"
        for x, y in _scattered(frame, outline, 150)
    ]
    return tag("path", d=" ".join(paths), stroke=colour("water_edge"), stroke_width=1, fill="none") if paths else ""


def _contours(outline: Line, level: int, steep: bool) -> list[str]:
    """Rings drawn in towards the top; a steep hill has more of them, and strokes between."""
    cx, cy = centroid(outline)
    drawn = []
    rings = min(4, level + (2 if steep else 1))
    for ring in range(1, rings + 1):
        part = 1 - ring * 0.72 / (rings + 1)
        points = [(cx + (x - cx) * part, cy + (y - cy) * part) for x, y in outline]
        drawn.append(tag("path", d=line(points, closed=True), fill="none", stroke=colour("hill_edge"),
                         stroke_width=1, stroke_opacity="0.8"))  # fmt: skip
    if steep:
        strokes = []
        for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
            for n in range(1, 8):
                x, y = a[0] + (b[0] - a[0]) * n / 8, a[1] + (b[1] - a[1]) * n / 8
                strokes.append(line([(x, y), (x + (cx - x) * 0.16, y + (cy - y) * 0.16)]))
        drawn.append(tag("path", d=" ".join(strokes), stroke=colour("hill_edge"), stroke_width=1.3, fill="none"))
    return drawn


def _works(outline: Line) -> str:
    shape = line(outline, closed=True)
    return group(
        [
            tag("path", d=shape, fill=colour("works"), fill_opacity="0.7", stroke=colour("works_edge"), stroke_width=6),
            tag("path", d=shape, fill="none", stroke=colour("tent"), stroke_width=3, stroke_dasharray="6 5"),
        ]
    )
