"""A plate: the land in one window at one scale, put somewhere on the sheet. The sheet has one or two."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from caracole.draw.shapes import Box, Line, Point, area, bounds, clipped, length, pieces_inside
from caracole.systems.gradisca.drawing.land import Land, Pair
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import Theatre


class Plate:
    """What the drawing of a map needs: where things of the land are on the sheet."""

    def __init__(self, name: str, theatre: Theatre, land: Land, window: Box, corner: Point, scale: float, unit: float):
        self.name, self.theatre, self.land = name, theatre, land
        self.window, self.scale = window, scale
        self.unit = unit
        """How much larger signs and letters are than on the main map."""
        self.place = Box(corner[0], corner[1], corner[0] + window.width * scale, corner[1] + window.height * scale)

    def point(self, here: Point) -> Point:
        return (
            self.place.x0 + (here[0] - self.window.x0) * self.scale,
            self.place.y0 + (here[1] - self.window.y0) * self.scale,
        )

    def line(self, points: Sequence[Point]) -> Line:
        return tuple(self.point(point) for point in points)

    @cached_property
    def outlines(self) -> dict[Zone, Line]:
        """The zones in play that are at least partly in the window."""
        found = {}
        for number, zone in zip(self.theatre.every_zone, self.theatre.zones, strict=True):
            outline = self.line(self.land.outlines[zone.id])
            if bounds(outline).overlaps(self.place) and len(clipped(outline, self.place)) > 2:
                found[number] = outline
        return found

    @cached_property
    def visible(self) -> dict[Zone, Line]:
        """Their parts in the window."""
        return {number: clipped(outline, self.place) for number, outline in self.outlines.items()}

    def is_whole(self, zone: Zone, least: float = 0.97) -> bool:
        """Is (nearly) all of the zone in the window?"""
        return zone in self.visible and area(self.visible[zone]) >= least * area(self.outlines[zone])

    @cached_property
    def idle(self) -> dict[str, Line]:
        """Outlines of the zones of the land that are not in play."""
        playing = {zone.id for zone in self.theatre.zones}
        rows = {slug: self.line(ring) for slug, ring in self.land.outlines.items() if slug not in playing}
        visible = {slug: clipped(ring, self.place) for slug, ring in rows.items()}
        return {slug: ring for slug, ring in visible.items() if len(ring) > 2}

    @cached_property
    def borders(self) -> dict[int, Line]:
        """The lines of the borders, as far as they are in the window (the longest piece, if it cuts one in several)."""
        found = {}
        for number in range(len(self.theatre.borders)):
            pieces = self.cut(self.land.lines[self.pair(number)])
            if pieces:
                found[number] = max(pieces, key=length)
        return found

    def cut(self, points: Sequence[Point]) -> list[Line]:
        """A line of the land, as far as it is in the window."""
        return pieces_inside(self.line(points), self.place)

    def pair(self, border: int) -> Pair:
        """The two zones of a border, by their ids."""
        row = self.theatre.borders[border]
        return frozenset((self.theatre.zones[row.a].id, self.theatre.zones[row.b].id))
