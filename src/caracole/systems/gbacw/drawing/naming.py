"""Lettering on the map: numbers of hexes, names of places, ways and waters, where one comes in."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import pairwise
from math import atan2, hypot

from caracole.draw.fonts import FACES, text_width
from caracole.draw.shapes import Box, Point, calmed, shifted
from caracole.draw.svg import group, lettering, line, tag
from caracole.systems.gbacw.drawing.look import colour, letters
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.drawing.ways import Ways
from caracole.systems.gbacw.lexicon import spot_name
from caracole.systems.gbacw.rules.components.field import WAYS, Feature, Field
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.texts import Texts

BASELINE = 33.6
"""Of the number of a hex, below its centre."""


WIDE_OFFSETS = [
    (dx, dy)
    for dy in (0, -10, 10, -20, 20, -30, 30, -52, 52, -66, 66, -80, 80, -110, 110)
    for dx in (0, 30, -30, 60, -60, 130, -130)
]
SMALL_OFFSETS = [(0, 12), (0, 4), (0, -10), (0, -20), (0, -44), (34, 12), (-34, 12), (34, -6), (-34, -6)]
"""Where the name of a place may stand, seen from its middle, the best first."""


def printed_name(texts: Texts, name: str) -> str:
    """A name as it stands on the map, with a capital."""
    spelt = spot_name(texts, name)
    return spelt[:1].upper() + spelt[1:]


class Naming:
    """The names of a window; ``taken`` are boxes that names keep clear of."""

    def __init__(self, field: Field, plate: Plate, ways: Ways, texts: Texts, taken: Iterable[Box] = ()) -> None:
        self.field, self.plate, self.ways, self.texts = field, plate, ways, texts
        self.taken = list(taken)
        self.paths: list[str] = []
        self.emphasis = min(max(plate.box.height / 1500, 1.0), 1.5)
        """A large map is looked at from further away."""
        wide, high = text_width("0000", letters("number")), letters("number")
        feet = [(x, y + BASELINE) for x, y in map(plate.centre, plate.hexes)]
        self.numbers = [Box(x - wide / 2, y - high * 0.8, x + wide / 2, y + 1) for x, y in feet]

    def grid(self, without: Container[int] = ()) -> str:
        """The hexes, thin, each with its number but those ``without`` one."""
        shape = []
        for where in self.plate.hexes:
            points = self.plate.outline(where)
            drawn = [points[n] for n in range(6)]
            # The three sides of the north and east, and those at which the window ends.
            for direction in range(6):
                other = self.plate.grid.neighbours[where][direction]
                if direction < 3 or other not in self.plate.shown:
                    shape.append(line([drawn[direction - 1], drawn[direction]]))
        numbers = []
        size = letters("number")
        for where in self.plate.hexes:
            if where in without:
                continue
            x, y = self.plate.centre(where)
            numbers.append(lettering(self.plate.grid.names[where], x, y + BASELINE, size, fill=colour("number")))
        return group(
            [
                tag("path", d="".join(shape), fill="none", stroke=colour("grid"), stroke_width=0.8,
                    stroke_opacity="0.5"),
                group(numbers, data={"layer": "numbers"}, stroke=colour("paper"), stroke_width=2.4,
                      stroke_opacity="0.75", paint_order="stroke"),
            ]
        )  # fmt: skip

    # --- names -------------------------------------------------------------------------------------------------------

    def names(self) -> str:
        """Places first, then waters and ways, each where it has most room."""
        found = []
        for place in self.field.places:
            hexes = [where for where in place.hexes if where in self.plate.shown]
            found.append(self._place(printed_name(self.texts, place.name), hexes))
        for feature in self.field.ground.features:
            if feature.kind == "stream" or feature.kind in WAYS:
                found.append(self._along(feature))
        return group(found, data={"layer": "names"})

    def definitions(self) -> str:
        """The lines along which names run; ask after ``names``."""
        return "".join(self.paths)

    def _place(self, name: str, hexes: Sequence[Hex]) -> str:
        if not hexes:
            return ""
        centres = [self.plate.centre(where) for where in hexes]
        x, y = (sum(point[axis] for point in centres) / len(centres) for axis in (0, 1))
        large = len(hexes) > 3
        size = letters("place") * (1.25 * self.emphasis if len(hexes) > 12 else self.emphasis if large else 0.9)
        wide = text_width(name, size, "italic")
        offsets = WIDE_OFFSETS if large else SMALL_OFFSETS
        place = min(
            (self._label_box(x + dx, y + dy, wide, size) for dx, dy in offsets),
            key=lambda each: (
                sum(each.overlaps(other) for other in self.taken),
                not self.plate.box.contains(each),
                sum(each.overlaps(other) for other in self.numbers),
            ),
        )
        if not large and any(place.overlaps(other) for other in self.taken):
            return ""  # under a counter it would not be read, and further off it would name another hex
        place = self._pushed_in(place)
        self.taken.append(place)
        cx, _ = place.centre
        return lettering(name, cx, place.y1 - size * 0.25, size, "italic", fill=colour("ink"), halo=colour("paper"))

    def _label_box(self, x: float, y: float, wide: float, size: float) -> Box:
        return Box(x - wide / 2, y - size / 2, x + wide / 2, y + size / 2)

    def _pushed_in(self, place: Box) -> Box:
        """The same, moved so that it lies on the map."""
        sheet = self.plate.box
        dx = max(0.0, sheet.x0 + 4 - place.x0) - max(0.0, place.x1 - sheet.x1 + 4)
        dy = max(0.0, sheet.y0 + 4 - place.y0) - max(0.0, place.y1 - sheet.y1 + 4)
        return place.moved(dx, dy)

    def _along(self, feature: Feature) -> str:
        """A name that follows its line; nothing where the line is too short for it."""
        water = feature.kind == "stream"
        if water:
            points = [self.plate.middle(Hex(n // 6), n % 6) for n in feature.places if n // 6 in self.plate.shown]
        else:
            points = self.ways.way_line([Hex(where) for where in feature.places if where in self.plate.shown])
        if len(points) < 2:
            return ""
        runs = _unbroken(points, self.plate.radius * 2.1)
        points = max(runs, key=len)
        size = letters("way") * self.emphasis * (1.25 if water else 1.15 if feature.kind == "pike" else 1)
        face = "italic" if water else "plain"
        spacing = 1.6 if feature.kind == "pike" else 0.5
        name = printed_name(self.texts, feature.name)
        wide = text_width(name, size, face, spacing) * 1.06
        stretch = self._straightest(_fine(calmed(points, 6)), wide, 0.25 if water else 0.8)
        if not stretch:
            return ""
        if stretch[-1][0] < stretch[0][0]:
            stretch = stretch[::-1]
        stretch = list(shifted(stretch, -8.0 if water else -10.0))
        self.taken += [Box(x - size, y - size, x + size, y + size) for x, y in stretch[::3]]
        path = f"gb-along-{len(self.paths)}"
        self.paths.append(tag("path", d=line(stretch), id=path))
        font = FACES[face]
        ink = colour("water_edge" if water else "ink")
        inside = tag("textPath", name, href=f"#{path}")
        return tag("text", inside, font_family=f"{font.family}, {font.instead}", font_size=size,
                   font_weight=None if font.weight == 400 else font.weight,
                   font_style=None if font.style == "normal" else font.style, fill=ink, letter_spacing=spacing,
                   stroke=colour("paper"), stroke_width=size * 0.26, stroke_opacity="0.75", stroke_linejoin="round",
                   paint_order="stroke")  # fmt: skip

    def _straightest(self, points: Sequence[Point], wide: float, level: float) -> list[Point]:
        """The stretch of a line that is long enough and turns least, clear of other names if it can be; ``level`` tells
        how much a level one is to be preferred."""
        best: tuple[float, list[Point]] | None = None
        for start in range(0, len(points), 4):
            long, end = 0.0, start
            while end + 1 < len(points) and long < wide:
                long += hypot(points[end + 1][0] - points[end][0], points[end + 1][1] - points[end][1])
                end += 1
            if long < wide:
                break
            stretch = list(points[start : end + 1])
            if not all(self.plate.box.grown(-14).holds(point) for point in stretch):
                continue
            cost = _turning(stretch[::3]) + _steepness(stretch) * level
            cost += 1.5 * sum(any(box.holds(point) for box in self.taken) for point in stretch[::3])
            if best is None or cost < best[0]:
                best = cost, stretch
        return best[1] if best else []

    # --- where one comes in ------------------------------------------------------------------------------------------

    def entries(self) -> str:
        """Letters at the edge of the map."""
        found = []
        for entry in self.field.scenario.entries:
            if entry.hex not in self.plate.shown:
                continue
            x, y = self.plate.centre(entry.hex)
            place = self.plate.box
            dx = -30 if x - place.x0 < 60 else 30 if place.x1 - x < 60 else 0
            dy = 0 if dx else (-30 if y - place.y0 < 90 else 26)
            cx, cy = min(max(x + dx, place.x0 + 12), place.x1 - 12), min(max(y + dy, place.y0 + 12), place.y1 - 12)
            found.append(
                tag("circle", cx=cx, cy=cy, r=9, fill=colour("white"), stroke=colour("entry"), stroke_width=1.6)
            )
            found.append(lettering(entry.id.upper()[:2], cx, cy + 4.2, 12, "bold", fill=colour("entry")))
        return group(found, data={"layer": "entries"})


def _fine(points: Sequence[Point]) -> list[Point]:
    """The same line with a point every few pixels."""
    found = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, round(hypot(x1 - x0, y1 - y0) / 6))
        found += [(x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps) for n in range(1, steps + 1)]
    return found


def _unbroken(points: Sequence[Point], gap: float) -> list[list[Point]]:
    """The runs of a line that has holes where it leaves the window."""
    runs = [[points[0]]]
    for before, here in pairwise(points):
        if hypot(here[0] - before[0], here[1] - before[1]) > gap:
            runs.append([])
        runs[-1].append(here)
    return runs


def _turning(points: Sequence[Point]) -> float:
    angles = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(points)]
    return sum(abs((b - a + 3.14159) % 6.28318 - 3.14159) for a, b in pairwise(angles))


def _steepness(points: Sequence[Point]) -> float:
    """0 for a level line, 1 for an upright one."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    return abs(y1 - y0) / (hypot(x1 - x0, y1 - y0) or 1)
