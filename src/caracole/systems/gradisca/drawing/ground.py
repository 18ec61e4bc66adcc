"""The ground of a plate: sea, land with the washes of its owners, hills."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from caracole.draw.shapes import Box, Line, Point, bounds, clipped, contains
from caracole.draw.svg import group, line, tag, use
from caracole.systems.gradisca.drawing.land import sea_outlines
from caracole.systems.gradisca.drawing.look import PREFIX, colour, side_colour
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, IMPASSABLE, SIDES, VENETIAN

BEYOND = 20.0
"""Kilometres round the land for which the sea is thought out (the window cuts it off)."""

WATER_LINES = ((34, 0.35), (25, 0.5), (17, 0.65), (10, 0.8), (4, 1.0))
"""Distance from the coast, and strength."""


def definitions(plate: Plate) -> str:
    """Clip paths and patterns of the plate; the patterns are the same on each and come with the main one."""
    clips = [
        _clip(f"{plate.name}-sea", *(tag("path", d=line(ring, closed=True)) for ring in seas(plate))),
    ]
    for side in (VENETIAN, AUSTRIAN):
        lands = "".join(
            line(ring, closed=True) for number, ring in plate.visible.items() if _owner(plate, number) == side
        )
        clips.append(_clip(f"{plate.name}-{SIDES[side]}", tag("path", d=lands or "M0 0")))
    return "".join(clips)


def patterns() -> str:
    """Dots for Venice, hatching for Austria; and the age of the paper."""
    dots = tag("circle", cx=4, cy=4, r=1.5, fill=side_colour(VENETIAN, "mark")) + tag(
        "circle", cx=12, cy=12, r=1.5, fill=side_colour(VENETIAN, "mark")
    )
    strokes = tag("path", d="M-2 12L12-2M3 17L17 3", stroke=side_colour(AUSTRIAN, "mark"), stroke_width=1.3)
    return (
        _pattern("dots", 16, dots)
        + _pattern("hatching", 15, strokes)
        + tag(
            "radialGradient",
            tag("stop", offset="0.55", stop_color=colour("paper_shade"), stop_opacity="0"),
            tag("stop", offset="1", stop_color=colour("paper_shade"), stop_opacity="0.75"),
            id=f"{PREFIX}age",
            cx="0.5",
            cy="0.5",
            r="0.75",
        )
    )


def _pattern(name: str, size: float, inside: str) -> str:
    return tag("pattern", inside, id=PREFIX + name, width=size, height=size, patternUnits="userSpaceOnUse")


def grain(place: Box, name: str) -> str:
    """Fibres and specks of the paper, always the same ones. (A pattern would be shorter, and slow to paint.)"""
    rng = Random(f"grain {name}")
    marks = []
    for n in range(round(place.width * place.height / 9000)):
        x, y = rng.uniform(place.x0 + 20, place.x1 - 20), rng.uniform(place.y0 + 10, place.y1 - 10)
        across = rng.uniform(4, 12) if n % 2 else 0.1
        marks.append(f"M{x:.0f} {y:.0f}q{across:.1f} {rng.uniform(-3, 3) if n % 2 else 0:.0f} {across * 1.6:.1f} 0")
    return tag(
        "path", d="".join(marks), fill="none", stroke="#A98F5C", stroke_width=1.3, stroke_opacity="0.3",
        stroke_linecap="round", pointer_events="none",
    )  # fmt: skip


def _clip(name: str, *inside: str) -> str:
    return tag("clipPath", *inside, id=PREFIX + name)


def clip(plate: Plate, name: str) -> str:
    """The value of a clip-path attribute."""
    return f"url(#{PREFIX}{plate.name}-{name})"


# --- sea and land ----------------------------------------------------------------------------------------------------


def seas(plate: Plate) -> list[Line]:
    """What the sea covers of the plate."""
    whole = bounds(point for ring in plate.land.outlines.values() for point in ring).grown(BEYOND)
    rings = [clipped(plate.line(ring), plate.place) for ring in sea_outlines(plate.land, whole)]
    return [ring for ring in rings if len(ring) > 2]


def sea(plate: Plate) -> str:
    """The sea, with lines along the coast that grow fainter."""
    coasts = "".join(line(piece) for coast in plate.land.coasts for piece in plate.cut(coast))
    if not coasts:
        return ""
    waters = "".join(line(ring, closed=True) for ring in seas(plate))
    rings = []
    for distance, strength in WATER_LINES:
        wide = 2 * distance * plate.unit
        rim = _mixed(colour("sea"), colour("sea_line"), strength)
        rings.append(tag("path", d=coasts, stroke=rim, stroke_width=wide + 2.2))
        rings.append(tag("path", d=coasts, stroke=colour("sea"), stroke_width=wide - 1))
    return group(
        [
            tag("path", d=waters, fill=colour("sea"), class_="sea", fill_rule="evenodd"),
            group(rings, fill="none", stroke_linejoin="round", clip_path=clip(plate, "sea")),
            tag("path", d=coasts, fill="none", stroke=colour("ink_soft"), stroke_width=3 * plate.unit),
        ]
    )


def _mixed(one: str, other: str, part: float) -> str:
    pairs = zip(
        (int(one[n : n + 2], 16) for n in (1, 3, 5)), (int(other[n : n + 2], 16) for n in (1, 3, 5)), strict=True
    )
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def _owner(plate: Plate, zone: Zone) -> int | None:
    return plate.theatre.zones[zone].owner


def zones(plate: Plate) -> str:
    """The zones, faintly tinted; they are what is pointed at."""
    shown = [
        tag(
            "path",
            d=line(ring, closed=True),
            fill=colour("outside"),
            stroke=colour("paper_shade"),
            stroke_width=2.5,
            data={"idle": slug},
        )
        for slug, ring in plate.idle.items()
    ]
    for number in plate.outlines:
        owner = _owner(plate, number)
        tint = colour("paper") if owner is None else side_colour(owner, "tint")
        tint = _mixed(colour("paper"), tint, 0.32)
        zone = plate.theatre.zones[number]
        visible = plate.visible[number]
        shown.append(tag("path", d=line(visible, closed=True), fill=tint, class_="zone", data={"zone": zone.id}))
    return group(shown)


def veil(plate: Plate, zones: Iterable[Zone]) -> str:
    """Over zones of the enlargement that it does not show whole: their pieces lie on the main map."""
    return group(
        tag(
            "path",
            d=line(plate.visible[zone], closed=True),
            fill=colour("outside"),
            fill_opacity="0.55",
            pointer_events="none",
        )
        for zone in sorted(zones)
    )


def washes(plate: Plate) -> str:
    """Colour along the frontiers, as a hand would lay it: a broad wash, a narrow one, and dots or hatching on it."""
    owners = {zone.id: zone.owner for zone in plate.theatre.zones}
    shown = []
    for side, texture in ((VENETIAN, "dots"), (AUSTRIAN, "hatching")):
        rims = [
            line(piece)
            for arc in plate.land.arcs
            if sum(owners.get(zone) == side for zone in arc.zones) == 1
            for piece in plate.cut(arc.points)
        ]
        if not rims:
            continue
        path = "".join(rims)
        wash = side_colour(side, "wash")
        strokes = [
            tag("path", d=path, stroke=wash, stroke_width=44 * plate.unit, stroke_opacity="0.26"),
            tag("path", d=path, stroke=wash, stroke_width=20 * plate.unit, stroke_opacity="0.36"),
            tag("path", d=path, stroke=f"url(#{PREFIX}{texture})", stroke_width=38 * plate.unit, stroke_opacity="0.8"),
        ]
        shown.append(
            group(strokes, fill="none", stroke_linejoin="round", clip_path=clip(plate, SIDES[side]), class_="wash")
        )
    return group(shown)


# --- hills -----------------------------------------------------------------------------------------------------------

HILLS = ("hill-1", "hill-2", "hill-3")
PEAKS = ("peak-1", "peak-2", "hill-1")


FEWEST = 3
"""Hills that tell a zone of difficult ground."""


def hills(plate: Plate, kept_clear: Iterable[Box], rather_not: Iterable[Box] = ()) -> str:
    """Hills scattered in difficult zones, always in the same places; mountains where two or more borders are
    impassable. They stand in boxes that are `rather_not` theirs only where the zone would look open without them."""
    clear, avoided = list(kept_clear), list(rather_not)
    shown: list[tuple[float, str]] = []
    for number, zone in zip(plate.theatre.every_zone, plate.theatre.zones, strict=True):
        if zone.difficult and number in plate.outlines:
            hills = [hill for hill in _hills_of(plate, number) if not any(hill.foot.overlaps(box) for box in clear)]
            hills.sort(key=lambda hill: sum(_common(hill.foot, box) for box in avoided))  # stable: lone ones stay put
            alone = sum(not any(hill.foot.overlaps(box) for box in avoided) for hill in hills)
            for hill in hills[: max(alone, FEWEST)]:
                shown.append((hill.place.y1, use(PREFIX + hill.sign, hill.place, data={"hill": zone.id})))
    return group((sign for _, sign in sorted(shown)), class_="hills")


class _Hill(NamedTuple):
    sign: str
    place: Box
    foot: Box


def _hills_of(plate: Plate, number: Zone) -> Iterator[_Hill]:
    ring, theatre = plate.outlines[number], plate.theatre
    walls = sum(theatre.borders[n].kind == IMPASSABLE for n in theatre.border_to[number].values())
    rng = Random(f"{plate.name} {theatre.zones[number].id}")
    for x, y in _scattered(ring, 62 * plate.unit, rng):
        width = plate.unit * (rng.uniform(58, 84) if walls >= 2 else rng.uniform(48, 66))
        sign = rng.choice(PEAKS if walls >= 2 else HILLS)
        place = Box(x - width / 2, y - width * 0.42, x + width / 2, y + width * 0.58)
        foot = Box(place.x0, place.y0 + width * 0.1, place.x1, place.y0 + width * 0.66)
        if plate.place.contains(foot) and _stands_in(ring, foot):
            yield _Hill(sign, place, foot)


def _common(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    wide, high = min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)
    return wide * high if wide > 0 and high > 0 else 0.0


def _scattered(ring: Line, step: float, rng: Random) -> Iterable[Point]:
    """Points of a loose lattice."""
    around = bounds(ring)
    y, odd = around.y0 + step * 0.3, False
    while y < around.y1:
        x = around.x0 + (step * 0.5 if odd else 0)
        while x < around.x1:
            yield x + rng.uniform(-0.22, 0.22) * step, y + rng.uniform(-0.16, 0.16) * step
            x += step
        y, odd = y + step * 0.62, not odd


def _stands_in(ring: Sequence[Point], foot: Box) -> bool:
    middle = foot.centre[0]
    corners = [(foot.x0, foot.y1), (foot.x1, foot.y1), (middle, foot.y0), (middle, foot.y1), (foot.x0, foot.y0)]
    return all(contains(ring, point) for point in corners)
