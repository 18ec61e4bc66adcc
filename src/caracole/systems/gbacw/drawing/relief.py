"""The ground: tints by level, contours, and hachures where it falls off."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from caracole.draw.shapes import Point
from caracole.draw.svg import box, group, lettering, number, tag
from caracole.kernel.errors import CaracoleError
from caracole.systems.gbacw.drawing.look import chance, colour, letters, tint
from caracole.systems.gbacw.drawing.plate import Cut, Plate, curve
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.terrain import ABRUPT, MINOR, STEEP

SLOPES = (MINOR, STEEP, ABRUPT)
STROKES = {MINOR: (6.5, 5.2, 0.7), STEEP: (9.5, 4.2, 1.0), ABRUPT: (12.5, 3.1, 1.5)}
"""Slope -> how long its hachures are, how far apart, how thick."""


class Relief:
    """The levels of a map in a window."""

    def __init__(self, field: Field, plate: Plate) -> None:
        self.field, self.plate = field, plate
        self.lowest, self.highest = min(field.elevation), max(field.elevation)
        if self.highest - self.lowest > 30:
            raise CaracoleError("a map with more than thirty levels cannot be drawn")

    def level(self, place: tuple[int, int]) -> float:
        return self.field.elevation[self.plate.inside(*place)]

    def drawn(self) -> str:
        """Everything, the lowest ground first."""
        layers = [box(self.plate.box, fill=tint(self.lowest, self.lowest, self.highest))]
        for level in range(self.lowest + 1, self.highest + 1):
            rings = self.plate.outlines(self.level, level - 0.5)
            shape = "".join(curve([cut.at for cut in ring]) for ring in rings)
            if not shape:
                continue
            layers.append(tag("path", d=shape, transform="translate(2 2.6)", fill=colour("shade"), fill_opacity="0.16"))
            layers.append(tag("path", d=shape, fill=tint(level, self.lowest, self.highest), stroke=colour("contour"),
                              stroke_width=0.9, data={"level": level}))  # fmt: skip
            layers.append(self._hachures(rings))
        layers.append(self._lone_slopes())
        return group(layers)

    # --- hachures ----------------------------------------------------------------------------------------------------

    def _hachures(self, rings: Sequence[Sequence[Cut]]) -> str:
        """Strokes that run down from a contour, wherever the hexside that it follows is a slope."""
        strokes: dict[int, list[str]] = {slope: [] for slope in SLOPES}
        for ring in rings:
            for n, cut in enumerate(ring):
                slope = self._slope(cut)
                if slope in strokes:
                    before, after = ring[n - 1].at, ring[(n + 1) % len(ring)].at
                    strokes[slope] += comb(_bend(before, cut.at, after), slope, n)
        return _combed(strokes)

    def _slope(self, cut: Cut) -> int:
        grid = self.plate.grid
        a, b = grid.at(*cut.inside), grid.at(*cut.outside)
        if a < 0 or b < 0:
            return 0
        return self.field.sides.slope[a * 6 + grid.direction(a, b)]

    def _lone_slopes(self) -> str:
        """Slopes between hexes of one level, which no contour follows."""
        strokes: dict[int, list[str]] = {slope: [] for slope in SLOPES}
        for where in self.plate.hexes:
            for direction, other in enumerate(self.plate.grid.neighbours[where][:3]):
                slope = self.field.sides.slope[where * 6 + direction]
                if other >= 0 and slope and self.field.elevation[where] == self.field.elevation[other]:
                    strokes[slope] += comb(list(reversed(self.plate.side(where, direction))), slope, where)
        return _combed(strokes)

    # --- spot heights ------------------------------------------------------------------------------------------------

    def spot_heights(self) -> str:
        """The level of each stretch of ground, written where it is widest."""
        found = []
        for region in self._regions():
            depth = _depths(region, self.plate)
            centre = max(region, key=lambda where: (depth[where], -where))
            if len(region) < 2 and self.field.elevation[centre] < self.highest:
                continue
            x, y = self.plate.centre(centre)
            size = letters("place") - 1
            level = str(self.field.elevation[centre])
            x, y = x + self.plate.radius * 0.6, y + size * 0.35
            found.append(lettering(level, x, y, size, "italic", fill=colour("hachure"), halo=colour("paper")))
        return group(found)

    def _regions(self) -> list[set[Hex]]:
        left, found = set(self.plate.hexes), []
        while left:
            start = min(left)
            region, edge = {start}, [start]
            while edge:
                here = edge.pop()
                for other in self.plate.grid.neighbours[here]:
                    level = self.field.elevation[start]
                    if other in left and other not in region and self.field.elevation[other] == level:
                        region.add(other)
                        edge.append(other)
            left -= region
            found.append(region)
        return found


def _depths(region: set[Hex], plate: Plate) -> dict[Hex, int]:
    """hex -> how many hexes to the rim of its region."""
    depth: dict[Hex, int] = {}
    ring = {n for n in region if any(other not in region for other in plate.grid.neighbours[n])}
    step = 0
    while ring:
        depth.update(dict.fromkeys(ring, step))
        ring = {o for n in ring for o in plate.grid.neighbours[n] if o in region and o not in depth}
        step += 1
    return depth or dict.fromkeys(region, 0)


def _bend(before: Point, at: Point, after: Point) -> list[Point]:
    """The stretch of a rounded ring that one of its points pulls."""
    start = (before[0] + at[0]) / 2, (before[1] + at[1]) / 2
    end = (at[0] + after[0]) / 2, (at[1] + after[1]) / 2
    points = []
    for n in range(7):
        t = n / 6
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * at[0] + c * end[0], a * start[1] + b * at[1] + c * end[1]))
    return points


def comb(points: Sequence[Point], slope: int, key: int) -> list[str]:
    """Wedges to the left of a line (its right lies higher), thick above, pointed below."""
    long, gap, thick = STROKES[slope]
    found, way, wanted = [], 0.0, gap / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        step = hypot(x1 - x0, y1 - y0)
        while step and wanted <= way + step:
            part = (wanted - way) / step
            x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
            tx, ty = (x1 - x0) / step, (y1 - y0) / step
            reach = long * (0.75 + 0.4 * chance("hachure", key, round(x), round(y)))
            w = thick * 0.75
            found.append(
                f"M{number(x - tx * w)} {number(y - ty * w)}L{number(x + tx * w)} {number(y + ty * w)}"
                f"L{number(x + ty * reach)} {number(y - tx * reach)}Z"
            )
            wanted += gap
        way += step
    return found


def _combed(strokes: dict[int, list[str]]) -> str:
    return group(
        tag("path", d="".join(rows), fill=colour("hachure"), data={"slope": slope})
        for slope, rows in strokes.items()
        if rows
    )
