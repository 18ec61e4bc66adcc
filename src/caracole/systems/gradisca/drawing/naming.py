"""Names of zones with the signs that belong to them: planned first, so that nothing else comes to lie upon them.

The name stands in the upper part of its zone, the town or Fortress sign beside it, the small signs below; in a narrow
zone one under the other, and smaller. Zones that are enlarged elsewhere have the name and the large sign only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from caracole.draw.fonts import text_width
from caracole.draw.room import Room
from caracole.draw.shapes import Box, Point, area, bounds, centroid
from caracole.draw.svg import group, lettering, tag, use
from caracole.systems.gradisca.drawing.look import PREFIX, colour, in_language, side_colour, size
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.drawing.position import Position
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import (
    AUSTRIAN,
    BRIDGE,
    IMPASSABLE,
    RIVER,
    SIDES,
    VENETIAN,
    WALL,
)

BRIEF = 0.72
"""How large the name is of a zone that is enlarged elsewhere."""

BORDER_WIDTHS = {RIVER: 9.0, BRIDGE: 9.0, WALL: 9.0, IMPASSABLE: 15.0}


class Sign(NamedTuple):
    """A sign in a row: its name, its size in icons and its colour; or a letter."""

    name: str
    size: float
    fill: str | None = None
    stroke: str | None = None
    letter: str = ""


class Label(NamedTuple):
    """A name and its signs in their place."""

    zone: Zone
    box: Box
    texts: tuple[tuple[str, float, float, float, str], ...]
    """words, x of the middle, baseline, size, face"""
    signs: tuple[tuple[Sign, Box], ...]

    def moved(self, dx: float, dy: float) -> Label:
        texts = tuple((words, x + dx, y + dy, large, face) for words, x, y, large, face in self.texts)
        return Label(self.zone, self.box.moved(dx, dy), texts, tuple((s, b.moved(dx, dy)) for s, b in self.signs))


# --- what is to be said ----------------------------------------------------------------------------------------------


def emblem(plate: Plate, zone: Zone) -> Sign | None:
    """The large sign of a Fortress or a Fortified Town."""
    row = plate.theatre.zones[zone]
    fill = side_colour(row.owner, "mark") if row.owner is not None else colour("gold")
    if row.fortress:
        return Sign("star-fort", 1.15, fill)
    return Sign("castle", 1.0, fill) if row.town else None


def icons(plate: Plate, zone: Zone) -> list[Sign]:
    """The small signs of a zone, as printed."""
    row, scenario = plate.theatre.zones[zone], plate.theatre.scenario
    signs = []
    if row.source is not None:
        signs.append(Sign(f"source-{SIDES[row.source]}", 1.75))
    if row.booty is not None and scenario.booty[row.booty]:
        signs.append(Sign(f"chest-{SIDES[row.booty]}", 1.0, side_colour(row.booty, "mark")))
    if any(row.raid):
        signs.append(Sign("torch", 1.0, "#E58A2B"))
        for side in (VENETIAN, AUSTRIAN):
            if row.raid[side]:
                signs.append(Sign("", 0.6, side_colour(side, "mark"), letter=SIDES[side][0].upper()))
    if row.sea:
        signs.append(Sign("anchor", 0.95, "none", "#33566A"))
    return signs


def as_it_is_now(sign: Sign, zone: Zone, position: Position) -> Sign | None:
    """A sign of the map after what has happened there: a town lost, a raid, Booty taken (None)."""
    if sign.name == "castle" and position.zone(zone).get("town_lost"):
        return sign._replace(name="castle-lost")
    if sign.name == "torch" and position.zone(zone).get("raided"):
        return sign._replace(name="flames")
    if sign.name.startswith("chest") and position.has_booty(zone) is None:
        return None
    return sign


# --- compositions ----------------------------------------------------------------------------------------------------


def _compositions(plate: Plate, zone: Zone, language: str, brief: bool) -> Iterator[Label]:
    """Ways to set a name, from the best to the smallest, all with their upper left corner at the origin."""
    name = in_language(plate.theatre.zones[zone].name, language)
    large, small = emblem(plate, zone), [] if brief else icons(plate, zone)
    rows: list[tuple[str, ...]] = [(name,)]
    if " " in name:
        first, _, rest = name.rpartition(" ")
        rows.append((first, rest))
    shrinking = (1.0, 0.9) if brief else (1.0, 0.92, 0.84, 0.76, 0.68)
    for factor in shrinking:
        unit = plate.unit * factor * (BRIEF if brief else 1.0)
        for words in rows:
            yield _beside(plate, zone, words, large, small, unit)
            if large is not None:
                yield _stacked(plate, zone, words, large, small, unit)


def _lines(plate: Plate, zone: Zone, words: Sequence[str], unit: float) -> tuple[float, float, str, list[float]]:
    """Width, size of letters, face and baselines of a name."""
    named = plate.theatre.zones[zone].named
    face, large = ("capitals", size("name") * unit) if named else ("italic", size("name") * 0.98 * unit)
    wide = max(text_width(row, large, face) for row in words)
    return wide, large, face, [large * (0.78 + 0.92 * n) for n in range(len(words))]


def _row_width(signs: Sequence[Sign], unit: float) -> float:
    return sum(sign.size for sign in signs) * size("icon") * unit + 5 * unit * max(0, len(signs) - 1)


def _beside(
    plate: Plate, zone: Zone, words: Sequence[str], large: Sign | None, small: Sequence[Sign], unit: float
) -> Label:
    """The large sign on the left; name and small signs on its right."""
    wide, letters, face, baselines = _lines(plate, zone, words, unit)
    row = _row_width(small, unit)
    left = 0.0 if large is None else size("emblem") * large.size * unit + 6 * unit
    across = max(wide, row)
    text_height = baselines[-1] + letters * 0.24
    icon_height = max((sign.size for sign in small), default=0.0) * size("icon") * unit
    height = text_height + icon_height
    if large is not None:
        height = max(height, size("emblem") * large.size * unit)
    top = (height - text_height - icon_height) / 2
    texts = tuple(
        (line, left + across / 2, top + baseline, letters, face)
        for line, baseline in zip(words, baselines, strict=True)
    )
    signs = _in_row(small, left + across / 2 - row / 2, top + text_height, icon_height, unit)
    if large is not None:
        across_sign = size("emblem") * large.size * unit
        signs.insert(0, (large, Box(0, (height - across_sign) / 2, across_sign, (height + across_sign) / 2)))
    return Label(zone, Box(0, 0, left + across, height), texts, tuple(signs))


def _stacked(plate: Plate, zone: Zone, words: Sequence[str], large: Sign, small: Sequence[Sign], unit: float) -> Label:
    """The name, and all signs in one row below."""
    wide, letters, face, baselines = _lines(plate, zone, words, unit)
    row = [large._replace(size=large.size * size("emblem") / size("icon") * 0.74), *small]
    row_wide = _row_width(row, unit)
    across = max(wide, row_wide)
    text_height = baselines[-1] + letters * 0.26
    icon_height = max(sign.size for sign in row) * size("icon") * unit
    texts = tuple((line, across / 2, baseline, letters, face) for line, baseline in zip(words, baselines, strict=True))
    signs = _in_row(row, across / 2 - row_wide / 2, text_height, icon_height, unit)
    return Label(zone, Box(0, 0, across, text_height + icon_height), texts, tuple(signs))


def _in_row(signs: Sequence[Sign], x: float, y: float, height: float, unit: float) -> list[tuple[Sign, Box]]:
    placed = []
    for sign in signs:
        across = sign.size * size("icon") * unit
        tall = size("icon") * unit if sign.letter else across
        placed.append((sign, Box(x, y + (height - tall) / 2, x + across, y + (height + tall) / 2)))
        x += across + 5 * unit
    return placed


# --- places ----------------------------------------------------------------------------------------------------------


def zone_rooms(plate: Plate, reserved: Sequence[Box]) -> dict[Zone, Room]:
    """Where there is room in each zone: not at its rim, nor on rivers, walls and what stands on them."""
    rooms = {}
    for zone, ring in plate.visible.items():
        room = Room(bounds(ring).grown(4))
        room.free(ring)
        room.shrink(4 * plate.unit)
        for border in plate.theatre.border_to[zone].values():
            wide = BORDER_WIDTHS.get(plate.theatre.borders[border].kind)
            if wide and border in plate.borders:
                room.take_line(plate.borders[border], wide * plate.unit)
        for place in reserved:
            room.take(place.grown(3 * plate.unit))
        rooms[zone] = room
    return rooms


def plan(
    plate: Plate,
    language: str,
    rooms: Mapping[Zone, Room],
    brief: Collection[Zone],
    wanted: Collection[Zone],
) -> dict[Zone, Label]:
    """The labels of the wanted zones, each in its zone if it can be; takes their places out of the rooms."""
    labels: dict[Zone, Label] = {}
    homeless: list[Label] = []
    for zone in wanted:
        ways = list(_compositions(plate, zone, language, zone in brief))
        if zone in brief or area(plate.visible[zone]) > ROOMY * plate.unit**2:
            fitting = _first_fitting(plate, rooms[zone], ways, zone, low=zone in brief)
        else:
            fitting = _thriftiest(plate, rooms[zone], ways, zone)
        if fitting is not None:
            labels[zone] = fitting
        else:
            homeless.append(ways[-1])
    for label in homeless:
        labels[label.zone] = _near(plate, label, [other.box for other in labels.values()])
    for label in labels.values():
        for room in rooms.values():
            room.take(label.box.grown(3 * plate.unit))
    return labels


MARGINS = (16.0, 5.0, 1.0)
"""Air round a name, in units of the sheet."""

ROOMY = 52000.0
"""A zone larger than this (at the scale of the main map) has room for its counters wherever its name stands."""


def _first_fitting(plate: Plate, room: Room, ways: Sequence[Label], zone: Zone, *, low: bool) -> Label | None:
    """The best composition that fits, high up in the zone and near its middle line (`low`: just above the middle), with
    some air around if there is any."""
    middle = centroid(plate.visible[zone])
    for label in ways:
        box = label.box

        def cost(corner: Point, box: Box = box) -> float:
            down = abs(corner[1] + box.height * 0.8 - middle[1]) if low else 0.7 * (corner[1] - room.place.y0)
            return down + abs(corner[0] + box.width / 2 - middle[0])

        for margin in MARGINS[1:] if low else MARGINS:
            air = margin * plate.unit
            corner = min(room.fits(box.width + 2 * air, box.height + 2 * air), key=cost, default=None)
            if corner is not None:
                return label.moved(corner[0] + air, corner[1] + air)
    return None


def _thriftiest(plate: Plate, room: Room, ways: Sequence[Label], zone: Zone) -> Label | None:
    """In a small zone, the composition and the place that leave the most room for counters; rather large than small,
    rather high up than low."""
    middle = centroid(plate.visible[zone])
    side, gap = size("counter") * plate.unit * 0.82, size("gap") * plate.unit
    best: tuple[float, Label] | None = None
    for label in ways:
        box = label.box
        shrunk = 1 - label.texts[0][3] / ways[0].texts[0][3]
        if best is not None and shrunk > 0.17:
            break
        rows: dict[int, list[Point]] = {}
        for corner in room.fits(box.width + 4, box.height + 4):
            rows.setdefault(round(corner[1] / 16), []).append(corner)
        for row in rows.values():
            corner = min(row, key=lambda at: abs(at[0] + box.width / 2 - middle[0]))
            label_there = label.moved(corner[0] + 2, corner[1] + 2)
            rest = room.copy()
            rest.take(label_there.box.grown(3 * plate.unit))
            worth = min(rest.capacity(side, gap), WANTED) - 14 * shrunk
            worth -= 0.004 * (corner[1] - room.place.y0) + 0.004 * abs(corner[0] + box.width / 2 - middle[0])
            if best is None or worth > best[0]:
                best = worth, label_there
    return None if best is None else best[1]


WANTED = 10
"""More counters than these hardly ever lie in a zone."""


def _near(plate: Plate, label: Label, others: Sequence[Box]) -> Label:
    """As near to the middle of the zone as other labels allow."""
    x, y = centroid(plate.visible[label.zone])
    x, y = x - label.box.width / 2, y - label.box.height / 2
    for ring in range(60):
        for dx, dy in _around(ring):
            moved = label.moved(x + dx * 6, y + dy * 6)
            if plate.place.contains(moved.box) and not any(moved.box.overlaps(other) for other in others):
                return moved
    return label.moved(x, y)


def _around(ring: int) -> Iterator[tuple[int, int]]:
    for dy in range(-ring, ring + 1):
        for dx in range(-ring, ring + 1):
            if max(abs(dx), abs(dy)) == ring:
                yield dx, dy


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw(plate: Plate, position: Position, labels: Mapping[Zone, Label]) -> str:
    """All labels, with the signs as they are now."""
    shown = []
    for zone, label in labels.items():
        signs = [
            draw_sign(now, place)
            for sign, place in label.signs
            if (now := as_it_is_now(sign, zone, position)) is not None
        ]
        texts = [
            lettering(words, x, y, letters, face, fill=colour("ink"), halo=colour("paper"))
            for words, x, y, letters, face in label.texts
        ]
        shown.append(group([*signs, *texts], data={"label": plate.theatre.zones[zone].id}))
    return group(shown, class_="labels")


def draw_sign(sign: Sign, place: Box) -> str:
    """A sign, or the letter that stands for a side."""
    if sign.letter:
        x, y = place.centre
        return lettering(
            sign.letter, x, y + place.height * 0.34, place.height * 0.86, "bold", fill=sign.fill,
            halo=colour("paper"),
        )  # fmt: skip
    if sign.name.startswith("source-"):
        return source(sign.name.removeprefix("source-"), place)
    return use(PREFIX + sign.name, place, fill=sign.fill, stroke=sign.stroke)


def source(side: str, place: Box) -> str:
    """A supply source: the arms of the side, and a sheaf."""
    shield = Box(place.x0, place.y0, place.x0 + place.width * 0.86, place.y0 + place.height * 0.86)
    sheaf = Box(place.x1 - place.width * 0.5, place.y1 - place.height * 0.56, place.x1 + place.width * 0.06, place.y1)
    return tag("g", arms(side, shield) + use(PREFIX + "sheaf", sheaf, fill=colour("gold")))


def arms(side: str, place: Box) -> str:
    """The shield of a side with its emblem: a lion on a notched shield, an eagle on a plain one."""
    look = side_colour(side, "shield"), side_colour(side, "emblem")
    inner = place.grown(-place.width * (0.13 if look[1] == "lion" else 0.06))
    return use(f"{PREFIX}shield-{side}", place, fill=look[0]) + use(PREFIX + look[1], inner)
