"""Does the drawing of a map say the same as its borders? (G2.3.c: zones that share a line are adjacent.)

Zones lie side by side without gap or overlap; every edge of two zones is the line of their one border, and every border
lies on such an edge. All of it is exact: neighbours are drawn through the same points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from caracole.datafiles import Node
from caracole.geometry.areas import Edge, Fault, Mosaic, Point, edge, edges, is_inside, mosaic, on_grid
from caracole.systems.gradisca.rules.components.theatre import Border, PrintedZone
from caracole.systems.gradisca.scenario_files.reading import SheetReader

FAULTS = {
    "repeated_point": "the outline has this point twice in succession",
    "meets_itself": "the outline passes this point twice",
    "no_area": "the outline encloses nothing",
    "hole_outside": "the second outline is a hole, and lies outside the first",
    "crosses_itself": "the outline crosses itself",
    "crosses": "the outline crosses that of {others}, or one of them has a point on the other's edge",
    "overlap": "the zone lies over {others}",
    "gap": "there is a gap between the zone and {others}",
}


class Feature(NamedTuple):
    """A feature of the map file: its properties and its coordinates."""

    properties: Node
    coordinates: Node


def check_drawing(
    reader: SheetReader,
    zones: Sequence[tuple[PrintedZone, Feature]],
    borders: Sequence[tuple[Border, Feature]],
    *,
    all_borders: bool,
) -> None:
    """Complain of everything that does not fit; the outlines themselves are well formed, and so are the lines. Without
    `all_borders` some could not be read, and nobody can say which one is missing."""
    drawing = _Drawing(reader, zones, borders)
    drawing.check_faults()
    drawing.check_borders()
    if all_borders:
        drawing.check_pairs()
    drawing.check_zones()


class _Drawing:
    def __init__(
        self,
        reader: SheetReader,
        zones: Sequence[tuple[PrintedZone, Feature]],
        borders: Sequence[tuple[Border, Feature]],
    ) -> None:
        self.reader, self.zones, self.borders = reader, zones, borders
        self.areas = [[_points(ring) for ring in feature.coordinates] for _, feature in zones]
        self.lines = [_points(feature.coordinates) for _, feature in borders]
        self.mosaic: Mosaic = mosaic(self.areas, {each for line in self.lines for each in edges(line)})
        self.blamed = {zone for fault in self.mosaic.faults for zone in (fault.spot.area, *fault.others)}
        """Zones of which something worse is told already."""

    def check_faults(self) -> None:
        """Outlines that are not sound, or do not fit together."""
        for fault in self.mosaic.faults:
            place = self.zones[fault.spot.area][1].coordinates[fault.spot.ring][fault.spot.point]
            self.reader.complain(place, "bad_geometry", f"{self.told(fault)} {_at(place)}")

    def told(self, fault: Fault) -> str:
        others = " and ".join(repr(self.zones[zone][0].id) for zone in fault.others)
        return f"{self.zones[fault.spot.area][0].id!r}: {FAULTS[fault.kind].format(others=others or 'itself')}"

    def check_borders(self) -> None:
        """The line of a border is an edge of its two zones, from end to end."""
        for (border, feature), line in zip(self.borders, self.lines, strict=True):
            pair = frozenset((border.a, border.b))
            if len(pair) < 2 or pair & self.blamed:
                continue
            names = f"{self.zones[border.a][0].id!r} and {self.zones[border.b][0].id!r}"
            shared = self.mosaic.shared.get(pair)
            if shared is None:
                message = f"{names} have a border, but their outlines have no edge in common"
                self.reader.complain(feature.properties["a"], "not_adjacent", message)
                continue
            for number, message in _line_faults(line, shared):
                place = feature.coordinates[number]
                self.reader.complain(place, "bad_geometry", f"{message} of {names} {_at(place)}")

    def check_pairs(self) -> None:
        """Zones with an edge in common have a border."""
        named = {frozenset((border.a, border.b)) for border, _ in self.borders}
        for pair in self.mosaic.shared:
            first, second = sorted(pair)
            if pair not in named and not pair & self.blamed:
                place = self.zones[first][1].properties["id"]
                message = f"{place.value!r} and {self.zones[second][0].id!r} have an edge in common, but no border"
                self.reader.complain(place, "missing_border", message)

    def check_zones(self) -> None:
        """A centre is in its zone; what reaches the sea or the edge of the map has an edge that no zone shares."""
        open_zones = set(self.mosaic.rim.values())
        for number, ((zone, feature), area) in enumerate(zip(self.zones, self.areas, strict=True)):
            if number in self.blamed:
                continue
            if zone.centre is not None and not is_inside(on_grid(*zone.centre), area):
                self.reader.complain(feature.properties["centre"], "bad_geometry", f"outside the zone {zone.id!r}")
            if number in open_zones:
                continue
            for key, what in (("sea", "the sea"), ("map_edge", "the edge of the map")):
                if getattr(zone, key):
                    message = f"zones lie all round {zone.id!r}, so that it does not reach {what}"
                    self.reader.complain(feature.properties[key], "bad_geometry", message)


def _line_faults(line: Sequence[Point], shared: frozenset[Edge]) -> Iterator[tuple[int, str]]:
    """Where a border line is not the whole of a stretch of the edge, by the number of its point."""
    own = set(edges(line))
    off = [number for number, (a, b) in enumerate(pairwise(line)) if edge(a, b) not in shared]
    if off:
        # The point itself if it is off; the first of two that are not neighbours on the edge.
        corners = {point for each in shared for point in each}
        number = next((n for n in (off[0], off[0] + 1) if line[n] not in corners), off[0])
        yield number, "the line leaves the common edge"
        return
    for number in (0, len(line) - 1):
        if any(line[number] in each for each in shared - own):
            yield number, "the line stops short on the common edge"


def _points(line: Node) -> list[Point]:
    value = line.value
    assert isinstance(value, list)
    return [on_grid(point[0], point[1]) for point in value]


def _at(point: Node) -> str:
    value = point.value
    assert isinstance(value, list)
    return f"at [{value[0]}, {value[1]}]"
