"""Where the parts of the sheet are: main map, enlargement of its crowded part, panel. The same for every position."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from caracole.draw.shapes import Box, area, bounds
from caracole.systems.gradisca.drawing.land import Land
from caracole.systems.gradisca.drawing.look import look, size
from caracole.systems.gradisca.drawing.ornaments import FRAME
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.rules.components.theatre import Theatre

EDGE = 48.0
"""Paper round the frames."""

AROUND = 2.4
"""Kilometres of other land round the zones."""


class Sheet(NamedTuple):
    """Plates and places."""

    place: Box
    main: Plate
    inset: Plate | None
    panel: Box
    enlarged: frozenset[int]
    """Zones whose pieces lie on the enlargement."""


def compose(theatre: Theatre, land: Land) -> Sheet:
    """Sizes and places, from the land alone."""
    whole = bounds(point for zone in theatre.zones for point in land.outlines[zone.id]).grown(AROUND)
    scale = min(
        sqrt(size("sheet") / (whole.width * whole.height)), size("tallest") / whole.height, size("widest") / whole.width
    )
    start = EDGE + FRAME
    main = Plate("main", theatre, land, whole, (start, start), scale, _unit(theatre, land, scale))
    left = main.place.x1 + FRAME + EDGE
    column = Box(left, EDGE + 12, left + size("column"), main.place.y1 + FRAME)
    window = _crowded(main, column)
    inset, enlarged, top = None, frozenset[int](), column.y0
    if window is not None:
        times = (column.width - 24) / window.width
        inset = Plate(
            "inset", theatre, land, window, (column.x0 + 12, column.y0 + 12), times, main.unit * size("inset_unit")
        )
        enlarged = frozenset(zone for zone in inset.visible if inset.is_whole(zone))
        top = inset.place.y1 + 12 + 40
    panel = Box(column.x0, top, column.x1, column.y1)
    place = Box(0, 0, column.x1 + EDGE, main.place.y1 + FRAME + EDGE)
    return Sheet(place, main, inset, panel, enlarged)


def _unit(theatre: Theatre, land: Land, scale: float) -> float:
    """Signs and letters are larger where zones are."""
    areas = sorted(area(land.outlines[zone.id]) for zone in theatre.zones)
    return min(max(sqrt(areas[len(areas) // 2]) * scale / size("usual_zone"), 1.0), size("largest_unit"))


def _crowded(main: Plate, column: Box) -> Box | None:
    """The window (in kilometres) with the most and smallest zones, if there are many small ones."""
    wide = (column.width - 24) / (main.scale * size("inset_scale"))
    high = column.height * 0.5 / (main.scale * size("inset_scale"))
    small = float(look()["inset"]["small"])
    places = {zone: bounds(main.land.outlines[main.theatre.zones[zone].id]) for zone in main.outlines}
    need = {zone: small - area(ring) for zone, ring in main.outlines.items() if area(ring) < small}
    if len(need) < look()["inset"]["at_least"]:
        return None
    best: tuple[float, Box] | None = None
    for x in sorted({places[zone].x0 for zone in need}):
        for y in sorted({places[zone].y0 for zone in need}):
            window = Box(x - 0.4, y - 0.4, x - 0.4 + wide, y - 0.4 + high)
            worth = sum(short for zone, short in need.items() if window.contains(places[zone]))
            if best is None or worth > best[0]:
                best = worth, window
    assert best is not None
    inside = [place for zone, place in places.items() if zone in need and best[1].contains(place)]
    return _centred(best[1], inside) if len(inside) >= look()["inset"]["at_least"] else None


def _centred(window: Box, inside: list[Box]) -> Box:
    """The window moved so that its zones are in its middle, and no higher than they need."""
    held = inside[0]
    for place in inside[1:]:
        held = held.joined(place)
    x, y = held.centre
    high = min(window.height, held.height + 1.2)
    return Box(x - window.width / 2, y - high / 2, x + window.width / 2, y + high / 2)
