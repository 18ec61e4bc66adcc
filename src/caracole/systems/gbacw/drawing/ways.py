"""What runs along hexsides and through hexes: streams, pikes, roads, trails, bridges, fords, walls, earthworks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Any

from caracole.draw.shapes import Point
from caracole.draw.svg import group, number, tag
from caracole.geometry.hex import FACINGS
from caracole.systems.gbacw.drawing.bends import Bend, arc, cut, on
from caracole.systems.gbacw.drawing.look import colour
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.rules.components.field import BRIDGE, CROSSINGS, PIKE, ROAD, TRAIL, WALL_HIGH, Field
from caracole.systems.gbacw.rules.components.numbers import Hex

STYLES = {ROAD: (5.4, 3.0, "way"), PIKE: (7.6, 5.0, "pike")}
"""Way -> width of its edge, of its surface, colour of the surface."""


class Ways:
    """Lines on the map in a window."""

    def __init__(self, field: Field, plate: Plate) -> None:
        self.field, self.plate = field, plate
        self._bends: dict[Hex, list[tuple[int, Bend]]] = {}
        for where in plate.hexes:
            bends = list(self._through(where))
            if bends:
                self._bends[where] = bends

    # --- roads -------------------------------------------------------------------------------------------------------

    def _through(self, where: Hex) -> Iterable[tuple[int, Bend]]:
        """The stretches of ways in a hex: the straightest pair of exits is one curve, the others join it."""
        centre = self.plate.centre(where)
        exits = [(direction, self.field.sides.way[where * 6 + direction]) for direction in range(6)]
        exits = [(direction, way) for direction, way in exits if way]
        pairs = [
            (_rank(one[1], other[1]), abs(3 - (other[0] - one[0])), one, other)
            for n, one in enumerate(exits)
            for other in exits[n + 1 :]
        ]
        joint, joined = centre, set()
        if pairs:
            _, _, one, other = min(pairs, key=lambda row: row[:2])
            start, end = self.plate.middle(where, one[0]), self.plate.middle(where, other[0])
            joint = (start[0] + 2 * centre[0] + end[0]) / 4, (start[1] + 2 * centre[1] + end[1]) / 4
            joined = {one[0], other[0]}
            if one[1] == other[1]:
                yield one[1], (start, centre, end)
            else:
                yield one[1], (start, _between(start, centre, 0.6), joint)
                yield other[1], (end, _between(end, centre, 0.6), joint)
        for direction, way in exits:
            if direction not in joined:
                start = self.plate.middle(where, direction)
                yield way, (start, _between(start, joint, 0.5), joint)
        if len(exits) == 1 and self._runs_off(where):
            edge = self._edge(centre, 2.2 * self.plate.half)
            if edge is not None:
                yield exits[0][1], (joint, _between(joint, edge, 0.5), edge)

    def _runs_off(self, where: Hex) -> bool:
        """Does a way that ends in this hex go on beyond the map? It does at its edge, unless houses stand there."""
        at_edge = any(other < 0 for other in self.plate.grid.neighbours[where])
        return at_edge and self.field.terrain[where].id not in ("town", "building")

    def _edge(self, point: Point, reach: float) -> Point | None:
        """The point of the edge of the map nearest to this one, if it is no further than that."""
        x, y = point
        place = self.plate.box
        edges = [
            (x - place.x0, (place.x0, y)),
            (place.x1 - x, (place.x1, y)),
            (y - place.y0, (x, place.y0)),
            (place.y1 - y, (x, place.y1)),
        ]
        away, nearest = min(edges)
        return nearest if away < reach else None

    def passes(self, where: Hex, point: Point, near: float) -> bool:
        """Does a way come so near to a point of this hex?"""
        for way, bend in self._bends.get(where, ()):
            reach = near if way != TRAIL else near * 0.75
            for n in range(9):
                x, y = on(bend, n / 8)
                if hypot(x - point[0], y - point[1]) < reach:
                    return True
        return False

    def roads(self) -> str:
        """Trails first, then the edges of all roads, then their surfaces, so that they join."""
        shapes: dict[int, list[str]] = defaultdict(list)
        for bends in self._bends.values():
            for way, bend in bends:
                shapes[way].append(arc(bend))
        layers = []
        if shapes[TRAIL]:
            layers.append(tag("path", d="".join(shapes[TRAIL]), fill="none", stroke=colour("way_edge"),
                              stroke_width=1.9, stroke_dasharray="6 3.4", data={"way": "trail"}))  # fmt: skip
        for wide in (True, False):
            for way in (ROAD, PIKE):
                edge, surface, shade = STYLES[way]
                if shapes[way]:
                    layers.append(
                        tag("path", d="".join(shapes[way]), fill="none", stroke=colour("way_edge" if wide else shade),
                            stroke_width=edge if wide else surface, stroke_linecap="round",
                            data={"way": "pike" if way == PIKE else "road"} if wide else None)
                    )  # fmt: skip
        return group(layers)

    def cuts(self) -> str:
        """The brinks of railroad cuts, beside the straightest way through each."""
        cuts = [where for where in self._bends if self.field.terrain[where].id == "cut"]
        return group(cut(self._bends[where][0][1]) for where in cuts)

    def way_line(self, hexes: Sequence[Hex]) -> list[Point]:
        """The middle of a way through these hexes, for the lettering along it."""
        points = []
        for n, where in enumerate(hexes):
            points.append(self.plate.centre(where))
            if n + 1 < len(hexes):
                a, b = self.plate.centre(where), self.plate.centre(hexes[n + 1])
                points.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        middles = points[1::2]
        return middles if len(middles) > 1 else points

    # --- streams -----------------------------------------------------------------------------------------------------

    def streams(self) -> str:
        """Along the hexsides, rounded at their corners."""
        meeting: dict[tuple[int, int], list[Point]] = defaultdict(list)
        corner_at: dict[tuple[int, int], Point] = {}
        for where in self.plate.hexes:
            for direction in range(6):
                other = self.plate.grid.neighbours[where][direction]
                if not self.field.sides.stream[where * 6 + direction] or (other in self.plate.shown and other < where):
                    continue
                for end in self.plate.side(where, direction):
                    key = round(end[0]), round(end[1])
                    corner_at.setdefault(key, end)
                    meeting[key].append(self.plate.middle(where, direction))
        shapes = []
        for key, middles in meeting.items():
            corner = corner_at[key]
            if len(middles) == 1:
                shapes.append(arc((middles[0], corner, self._edge(corner, 1.1 * self.plate.half) or corner)))
            shapes += [arc((one, corner, other)) for one, other in pairwise(middles)]
        if not shapes:
            return ""
        d = "".join(shapes)
        return group(
            tag("path", d=d, fill="none", stroke=colour(name), stroke_width=wide, stroke_linecap="round",
                data={"water": "stream"} if name == "water_edge" else None)
            for name, wide in (("water_edge", 7.0), ("water", 4.6))
        )  # fmt: skip

    # --- crossings and walls -----------------------------------------------------------------------------------------

    def crossings(self) -> str:
        """Bridges with their railings, fords with ripples."""
        found = []
        for where, direction in self._sides_once():
            crossing = self.field.sides.crossing[where * 6 + direction]
            if crossing:
                (x0, y0), (x1, y1) = self.plate.side(where, direction)
                turn = degrees(atan2(y1 - y0, x1 - x0)) + 90
                sign = bridge() if crossing == BRIDGE else ford()
                at = f"translate({number((x0 + x1) / 2)} {number((y0 + y1) / 2)}) rotate({number(turn)})"
                found.append(group([sign], transform=at, data={"crossing": CROSSINGS[crossing]}))
        return group(found)

    def walls(self) -> str:
        """Stones along the hexside; a high wall has two courses."""
        return group(
            wall(*self.plate.side(where, direction), high=self.field.sides.wall[where * 6 + direction] == WALL_HIGH)
            for where, direction in self._sides_once()
            if self.field.sides.wall[where * 6 + direction]
        )

    def _sides_once(self) -> Iterable[tuple[Hex, int]]:
        for where in self.plate.hexes:
            for direction in range(6):
                other = self.plate.grid.neighbours[where][direction]
                if other >= 0 and not (other in self.plate.shown and other < where):
                    yield where, direction

    def earthworks(self, view: Mapping[str, Any]) -> str:
        """Entrenchments that stand, and those being dug."""
        found = []
        for key in ("entrenchments", "works"):
            for row in view[key]:
                where = self.plate.grid.number(row["hex"])
                if where in self.plate.shown:
                    found.append(self._earthwork(where, FACINGS.index(row["facing"]), done=key == "entrenchments"))
        return group(found)

    def _earthwork(self, where: Hex, corner: int, *, done: bool) -> str:
        points = [self.plate.vertex(where, corner + turn, 2.4) for turn in (-1, 0, 1)]
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        parts = [
            tag("path", d=path, fill="none", stroke=colour("earth"), stroke_width=8, stroke_linejoin="round",
                stroke_dasharray=None if done else "5 4"),
            tag("path", d=path, fill="none", stroke=colour("earth_light"), stroke_width=3, stroke_linejoin="round",
                stroke_dasharray="3.2 2.2" if done else "5 4"),
        ]  # fmt: skip
        return group(parts, data={"earthwork": "done" if done else "begun"})


def wall(a: Point, b: Point, *, high: bool) -> str:
    """A stone wall from one point to another."""
    path = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
    wide = 6.4 if high else 4.4
    parts = [
        tag("path", d=path, stroke=colour("wall_edge"), stroke_width=wide, stroke_linecap="round"),
        tag("path", d=path, stroke=colour("wall"), stroke_width=wide - 1.8, stroke_dasharray="4.6 1.1"),
    ]
    if high:
        parts.append(tag("path", d=path, stroke=colour("wall_edge"), stroke_width=0.9))
    return group(parts, data={"wall": "high" if high else "low"})


def bridge() -> str:
    """The deck across the origin, the way running along x."""
    return group(
        [
            tag("rect", x=-9, y=-4.6, width=18, height=9.2, fill=colour("way"), stroke="none"),
            tag("path", d="M-13 -8L-9 -5.2H9L13 -8M-13 8L-9 5.2H9L13 8", fill="none", stroke=colour("ink"),
                stroke_width=1.9, stroke_linejoin="round"),
        ]
    )  # fmt: skip


def ford() -> str:
    """Ripples over the stream where a way goes through it."""
    waves = "".join(f"M{x} -7q2.2 1.75 0 3.5t0 3.5t0 3.5t0 3.5" for x in (-4.4, 0, 4.4))
    return group(
        [
            tag("rect", x=-9, y=-7, width=18, height=14, rx=5, fill=colour("water"), stroke=colour("water_edge"),
                stroke_width=1.2),
            tag("path", d=waves, fill="none", stroke=colour("water_edge"), stroke_width=1.3),
        ]
    )  # fmt: skip


def _rank(one: int, other: int) -> int:
    """Through ways first: a pike before a road before a trail, like with like."""
    order = {PIKE: 0, ROAD: 1, TRAIL: 2}
    return order[one] + order[other] + (0 if one == other else 1)


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
