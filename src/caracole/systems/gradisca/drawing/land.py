"""The land that a map file draws: outlines of zones, lines of borders, the coast. In kilometres, x east and y south.

The theatre knows what is adjacent to what; this is the drawing, read from the same `map.geojson`. Lines between the
same junctions are rounded once, so that neighbours keep a common border and rivers stay on theirs.
"""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import cos, radians
from pathlib import Path
from typing import Any, NamedTuple

from caracole.draw.shapes import Box, Line, Point, bounds, rounded, signed_area
from caracole.kernel.errors import CaracoleError
from caracole.systems.gradisca.loader import FILES, SHEET, shipped_scenarios

DEGREE = 111.2
"""Kilometres in a degree of latitude."""

Pair = frozenset[str]


class Arc(NamedTuple):
    """A stretch between two junctions: a border of two zones, or of one and the outside. Walking along it the first
    zone is on the right. `frame` is a straight edge of the whole map, where the country goes on."""

    points: Line
    zones: tuple[str, ...]
    frame: bool


class Land(NamedTuple):
    """All that can be drawn of a map, zones that are not in play included."""

    outlines: Mapping[str, Line]
    lines: Mapping[Pair, Line]
    arcs: tuple[Arc, ...]
    coasts: tuple[Line, ...]
    """Stretches of sea shore; walking along them the land is on the right."""
    degree: Point
    """Kilometres in a degree, west-east and north-south."""

    def position(self, longitude: float, latitude: float) -> Point:
        return longitude * self.degree[0], -latitude * self.degree[1]


# --- reading ---------------------------------------------------------------------------------------------------------


def map_file(scenario: Path) -> Path:
    """The map of the scenario in this directory (or of this `scenario.toml`)."""
    sheet = scenario / SHEET if scenario.is_dir() else scenario
    files: dict[str, str] = tomllib.loads(sheet.read_text(encoding="utf-8")).get("files", {})
    return sheet.parent / files.get("map", FILES["map"])


@cache
def shipped_land(scenario: str) -> Land:
    """The land of a scenario that comes with the system."""
    for shipped in shipped_scenarios():
        if shipped.id == scenario:
            return read_land(map_file(shipped.path))
    raise CaracoleError(f"scenario {scenario!r} does not come with the program: say which map it is drawn on")


def read_land(path: Path) -> Land:
    """The drawing in a map.geojson (which the loader has found sound)."""
    features: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["features"]
    polygons = [feature for feature in features if feature["geometry"]["type"] == "Polygon"]
    latitudes = [point[1] for feature in polygons for point in feature["geometry"]["coordinates"][0]]
    degree = (DEGREE * cos(radians((min(latitudes) + max(latitudes)) / 2)), DEGREE)

    def placed(row: Sequence[Sequence[float]]) -> Line:
        return tuple((point[0] * degree[0], -point[1] * degree[1]) for point in row)

    rings = {
        feature["properties"]["id"]: _clockwise(placed(feature["geometry"]["coordinates"][0])) for feature in polygons
    }
    rows = {
        frozenset((feature["properties"]["a"], feature["properties"]["b"])): placed(feature["geometry"]["coordinates"])
        for feature in features
        if feature["geometry"]["type"] == "LineString"
    }
    by_the_sea = {feature["properties"]["id"] for feature in polygons if feature["properties"].get("sea")}
    return _land(rings, rows, by_the_sea, degree)


def _clockwise(ring: Line) -> Line:
    return ring if signed_area(ring[:-1]) > 0 else ring[::-1]


# --- junctions and the stretches between them ------------------------------------------------------------------------


def _land(rings: Mapping[str, Line], rows: Mapping[Pair, Line], by_the_sea: set[str], degree: Point) -> Land:
    sheet = bounds(point for ring in rings.values() for point in ring)
    junctions = _junctions(rings, sheet) | {end for row in rows.values() for end in (row[0], row[-1])}
    curves: dict[Line, Line] = {}

    def curve(stretch: Line) -> Line:
        """The same curve whichever way it is walked."""
        key = min(stretch, stretch[::-1])
        if key not in curves:
            curves[key] = stretch_of(key)
        return curves[key] if key == stretch else curves[key][::-1]

    def stretch_of(stretch: Line) -> Line:
        return stretch if _on_edge(stretch[0], stretch[1], sheet) else rounded(stretch)

    owners: dict[Line, list[str]] = defaultdict(list)
    walked: dict[Line, Line] = {}
    outlines: dict[str, Line] = {}
    for zone, ring in rings.items():
        outline: list[Point] = []
        for stretch in _stretches(ring, junctions):
            outline += curve(stretch)[:-1]
            key = min(stretch, stretch[::-1])
            owners[key].append(zone)
            walked.setdefault(key, stretch)
        outlines[zone] = tuple(outline)
    arcs = tuple(
        Arc(curve(walked[key]), tuple(zones), _on_edge(key[0], key[1], sheet)) for key, zones in owners.items()
    )
    lines = {pair: _joined_curves([curve(part) for part in _parts(row, junctions)]) for pair, row in rows.items()}
    return Land(outlines, lines, arcs, _coasts(arcs, by_the_sea), degree)


def _on_edge(a: Point, b: Point, sheet: Box) -> bool:
    """Is this piece a straight edge of the whole map?"""
    return any(a[axis] == b[axis] and a[axis] in (sheet[axis], sheet[axis + 2]) for axis in (0, 1))


def _junctions(rings: Mapping[str, Line], sheet: Box) -> set[Point]:
    """Points where three zones (or two and the outside) meet, or where the edge of the map begins or ends."""
    neighbours: dict[Point, set[Point]] = defaultdict(set)
    edges: dict[Point, set[bool]] = defaultdict(set)
    for ring in rings.values():
        for a, b in pairwise(ring):
            neighbours[a].add(b)
            neighbours[b].add(a)
            for end in (a, b):
                edges[end].add(_on_edge(a, b, sheet))
    return {point for point, near in neighbours.items() if len(near) > 2 or len(edges[point]) > 1}


def _stretches(ring: Line, junctions: set[Point]) -> Iterator[Line]:
    """The ring cut at its junctions; a ring without any is one stretch."""
    points = list(ring[:-1])
    first = next((n for n, point in enumerate(points) if point in junctions), 0)
    yield from _parts((*points[first:], *points[:first], points[first]), junctions)


def _parts(row: Line, junctions: set[Point]) -> Iterator[Line]:
    start = 0
    for n in range(1, len(row)):
        if row[n] in junctions or n == len(row) - 1:
            yield row[start : n + 1]
            start = n


def _joined_curves(parts: Sequence[Line]) -> Line:
    return tuple(point for n, part in enumerate(parts) for point in (part if n == 0 else part[1:]))


# --- the coast -------------------------------------------------------------------------------------------------------


def _coasts(arcs: Sequence[Arc], by_the_sea: set[str]) -> tuple[Line, ...]:
    """Outer stretches of the zones by the sea, joined. The straight edge of the map is no coast, unless a zone by the
    sea has no other."""
    outer = [arc for arc in arcs if len(arc.zones) == 1 and arc.zones[0] in by_the_sea]
    ragged = {arc.zones[0] for arc in outer if not arc.frame}
    pieces = {arc.points[0]: arc.points for arc in outer if not arc.frame or arc.zones[0] not in ragged}
    ends = {points[-1] for points in pieces.values()}
    coasts: list[Line] = []
    while pieces:
        start = next((point for point in pieces if point not in ends), next(iter(pieces)))
        coast = list(pieces.pop(start))
        while coast[-1] in pieces:
            coast += pieces.pop(coast[-1])[1:]
        coasts.append(tuple(coast))
    return tuple(coasts)


def sea_outlines(land: Land, sheet: Box) -> list[Line]:
    """What the sea covers of a rectangle round the land: each coast closed along the rim, the sea on the left."""
    return [_closed_along_rim(coast, sheet) for coast in land.coasts]


def _closed_along_rim(coast: Line, sheet: Box) -> Line:
    if coast[0] == coast[-1]:  # an island: the rim, and the island as a hole in it
        corners = _corners(sheet)
        return (*corners, corners[0], *coast)
    leave, arrive = _on_rim(coast[-1], sheet), _on_rim(coast[0], sheet)
    around = [*((_rim_way(corner, sheet), corner) for corner in _corners(sheet))]
    start, end = _rim_way(leave, sheet), _rim_way(arrive, sheet)
    rim = 2 * (sheet.width + sheet.height)
    far = (end - start) % rim
    between = sorted(((way - start) % rim, corner) for way, corner in around if 0 < (way - start) % rim < far)
    return (*coast, leave, *(corner for _, corner in between), arrive)


def _corners(sheet: Box) -> list[Point]:
    return [(sheet.x0, sheet.y0), (sheet.x0, sheet.y1), (sheet.x1, sheet.y1), (sheet.x1, sheet.y0)]


def _on_rim(point: Point, sheet: Box) -> Point:
    """The nearest point of the rim."""
    x, y = point
    ways = {
        (sheet.x0, y): x - sheet.x0,
        (sheet.x1, y): sheet.x1 - x,
        (x, sheet.y0): y - sheet.y0,
        (x, sheet.y1): sheet.y1 - y,
    }
    return min(ways, key=lambda rim: ways[rim])


def _rim_way(point: Point, sheet: Box) -> float:
    """How far along the rim, from the upper left corner down the left side and on."""
    x, y = point
    if x == sheet.x0:
        return y - sheet.y0
    if y == sheet.y1:
        return sheet.height + x - sheet.x0
    if x == sheet.x1:
        return sheet.height + sheet.width + sheet.y1 - y
    return 2 * sheet.height + sheet.width + sheet.x1 - x
