"""Borders of a plate: dotted lines, rivers and bridges, ridges, walls with their Levels (G2.3.c).

What is drawn across a border (a bridge, an X, the Level of a wall) has its place planned first, so that names and
counters keep clear of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from math import cos, hypot, radians, sin
from typing import NamedTuple

from caracole.draw.fonts import FACES, text_width
from caracole.draw.shapes import (
    Box,
    Line,
    Point,
    Spot,
    along,
    calmed,
    contains,
    length,
    pieces_inside,
    shifted,
    spots,
    square,
)
from caracole.draw.svg import group, lettering, line, number, tag, use
from caracole.systems.gradisca.drawing.look import PREFIX, colour
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.drawing.position import Position
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, IMPASSABLE, OPEN, RIVER, WALL, Border

BRIDGE_SIZE, LEVEL_SIZE, CROSS_SIZE, MINE_SIZE = 46.0, 31.0, 20.0, 28.0


class Crossing(NamedTuple):
    """What stands in the middle of a border."""

    border: int
    kind: str
    spot: Spot
    box: Box


SIZES = {BRIDGE: BRIDGE_SIZE, WALL: LEVEL_SIZE, IMPASSABLE: CROSS_SIZE}


def plan(plate: Plate, position: Position, enlarged: Collection[int] = ()) -> list[Crossing]:
    """Bridges, Xs and wall Levels of the plate; no Levels of Fortresses that are enlarged elsewhere."""
    return _crossings(plate, {border: position.kind(border) for border in plate.borders}, enlarged)


def reserve(plate: Plate, enlarged: Collection[int] = ()) -> list[Crossing]:
    """What may ever stand on the borders: rivers may get a bridge."""
    kinds = {border: plate.theatre.borders[border].kind for border in plate.borders}
    return _crossings(plate, {n: BRIDGE if kind == RIVER else kind for n, kind in kinds.items()}, enlarged)


def _crossings(plate: Plate, kinds: Mapping[int, str], enlarged: Collection[int]) -> list[Crossing]:
    found = []
    for border, kind in kinds.items():
        row = plate.theatre.borders[border]
        if kind not in SIZES or (kind == WALL and _fortress_of(plate, row) in enlarged):
            continue
        spot = along(plate.borders[border], 0.5)
        if kind == WALL:
            spot = _outwards(plate, row, spot)
        place = square(spot.at, SIZES[kind] * plate.unit)
        if kind == WALL:  # the printed Level of a damaged wall, and mines, come on the left and the right of it
            place = Box(place.x0 - 9 * plate.unit, place.y0, place.x1 + 9 * plate.unit, place.y1)
        if plate.place.contains(place):
            found.append(Crossing(border, kind, spot, place))
    return found


def _outwards(plate: Plate, row: Border, spot: Spot) -> Spot:
    """Beside a wall, outside the Fortress: there is little room inside."""
    ring = plate.outlines[_fortress_of(plate, row)]
    for by in (12 * plate.unit, -12 * plate.unit):
        moved = _lifted(spot, by)
        if not contains(ring, moved):
            return Spot(moved, spot.angle)
    return spot


def _fortress_of(plate: Plate, row: Border) -> Zone:
    return row.a if plate.theatre.zones[row.a].fortress else row.b


def draw(plate: Plate, position: Position, crossings: list[Crossing]) -> str:
    """All borders, from the faintest to the strongest."""
    by_kind: dict[str, list[int]] = defaultdict(list)
    for border in plate.borders:
        by_kind[position.kind(border)].append(border)
    wet = by_kind[RIVER] + by_kind[BRIDGE]
    return group(
        [
            group(_open(plate, border) for border in by_kind[OPEN]),
            group(_ridge(plate, border) for border in by_kind[IMPASSABLE]),
            _rivers(plate, wet, position),
            group(_wall(plate, border) for border in by_kind[WALL]),
            group(_crossing(plate, crossing, position) for crossing in crossings),
        ],
        class_="borders",
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _data(plate: Plate, border: int, kind: str) -> Mapping[str, object]:
    row = plate.theatre.borders[border]
    return {"border": f"{plate.theatre.zones[row.a].id} {plate.theatre.zones[row.b].id}", "kind": kind}


# --- lines -----------------------------------------------------------------------------------------------------------


def _open(plate: Plate, border: int) -> str:
    row, unit = plate.theatre.borders[border], plate.unit
    frontier = plate.theatre.zones[row.a].owner != plate.theatre.zones[row.b].owner
    return tag(
        "path",
        d=line(plate.borders[border]),
        stroke=colour("ink") if frontier else colour("ink_soft"),
        stroke_width=(3 if frontier else 2.4) * unit,
        stroke_dasharray=" ".join(number(n * unit) for n in ((14, 6, 1, 6) if frontier else (1, 6.5))),
        data=_data(plate, border, OPEN),
    )


def _ridge(plate: Plate, border: int) -> str:
    """A row of small peaks along the line."""
    unit = plate.unit
    marks = []
    points = plate.borders[border]
    for spot in spots(points, 17 * unit):
        x, y = spot.at
        wide, high = 11 * unit, 15 * unit
        marks.append(
            f"M{number(x - wide)} {number(y + 5 * unit)}L{number(x)} {number(y - high)}"
            f"L{number(x + wide)} {number(y + 5 * unit)}"
        )
    peaks = "".join(marks)
    shade = "".join(
        f"M{number(x + 2 * unit)} {number(y - 10 * unit)}l{number(2 * unit)} {number(12 * unit)}"
        f"M{number(x + 5 * unit)} {number(y - 5 * unit)}l{number(1 * unit)} {number(8 * unit)}"
        for x, y in (spot.at for spot in spots(points, 17 * unit))
    )
    return group(
        [
            tag("path", d=line(points), stroke=colour("ink_soft"), stroke_width=3 * unit),
            tag("path", d=peaks, fill=colour("paper_shade"), stroke="#5E482C", stroke_width=2.2 * unit),
            tag("path", d=shade, stroke="#5E482C", stroke_width=1.8 * unit),
        ],
        data=_data(plate, border, IMPASSABLE),
    )


def _wall(plate: Plate, border: int) -> str:
    """A thick line with a light core, toothed like a rampart."""
    unit, path = plate.unit, line(plate.borders[border])
    return group(
        [
            tag("path", d=path, stroke=colour("wall"), stroke_width=12 * unit, stroke_linecap="butt",
                stroke_dasharray=f"{number(9 * unit)} {number(6 * unit)}"),
            tag("path", d=path, stroke=colour("wall"), stroke_width=8 * unit),
            tag("path", d=path, stroke=colour("plate"), stroke_width=2.4 * unit),
        ],
        data=_data(plate, border, WALL),
    )  # fmt: skip


# --- rivers ----------------------------------------------------------------------------------------------------------


def _rivers(plate: Plate, wet: list[int], position: Position) -> str:
    """Two lines with water between them; all rims first, so that stretches flow into one another."""
    widths = _river_widths(plate)
    rims, waters = [], []
    for border in wet:
        wide = widths[plate.theatre.borders[border].river] * plate.unit
        path = line(plate.borders[border])
        data = _data(plate, border, position.kind(border))
        rims.append(tag("path", d=path, stroke_width=wide, data=data))
        waters.append(tag("path", d=path, stroke_width=wide - 3.4 * plate.unit))
    for river, moat in _moats(plate):
        wide = 0.75 * widths[river] * plate.unit
        rims.append(tag("path", d=line(moat), stroke_width=wide))
        waters.append(tag("path", d=line(moat), stroke_width=wide - 3 * plate.unit))
    return group(rims, stroke=colour("river_rim")) + group(waters, stroke=colour("river"))


def _river_widths(plate: Plate) -> dict[str, float]:
    """The river with the most borders is the widest."""
    count = Counter(row.river for row in plate.theatre.borders if row.river)
    most = max(count.values(), default=0)
    return {river: 13.0 if many == most else 8.5 for river, many in count.items()}


def _moats(plate: Plate) -> list[tuple[str, Line]]:
    """Where a river runs on under the walls of a Fortress (G2.3.i: no border of it is a river), the course between its
    two parts, beside the wall and outside it."""
    theatre = plate.theatre
    rows = [(n, plate.line(plate.land.lines[plate.pair(n)])) for n in range(len(theatre.borders))]
    rivers: dict[str, list[Line]] = defaultdict(list)
    for n, points in rows:
        if theatre.borders[n].river:
            rivers[theatre.borders[n].river].append(points)
    found = []
    for fortress, zone in enumerate(theatre.zones):
        walls = [points for n, points in rows if zone.fortress and fortress in theatre.borders[n][:2]]
        for river, courses in rivers.items():
            ends = Counter(end for points in courses for end in (points[0], points[-1]))
            loose = [end for end, many in ends.items() if many == 1]
            way = _way_round(walls, loose)
            if way:
                inside = plate.line(plate.land.outlines[zone.id])
                beside = _outside_of(way, inside, 11 * plate.unit)
                found += [(river, piece) for piece in pieces_inside(beside, plate.place)]
    return found


def _way_round(walls: list[Line], loose: list[Point]) -> Line:
    """The shortest chain of walls from one loose end of a river to another."""
    best: Line = ()
    for start in loose:
        chains: list[tuple[Line, frozenset[int]]] = [((start,), frozenset())]
        while chains:
            chain, gone = chains.pop()
            if len(chain) > 1 and chain[-1] in loose:
                if not best or length(chain) < length(best):
                    best = chain
                continue
            for n, wall in enumerate(walls):
                if n not in gone and chain[-1] in (wall[0], wall[-1]):
                    onward = wall if wall[0] == chain[-1] else wall[::-1]
                    chains.append(((*chain, *onward[1:]), gone | {n}))
    return best


def _outside_of(way: Line, ring: Line, by: float) -> Line:
    beside = shifted(way, by)
    if contains(ring, beside[len(beside) // 2]):
        beside = shifted(way, -by)
    return (way[0], *beside[3:-3], way[-1])


# --- what stands on the lines ----------------------------------------------------------------------------------------


def _crossing(plate: Plate, crossing: Crossing, position: Position) -> str:
    draw_one = {BRIDGE: _bridge, WALL: _level, IMPASSABLE: _cross}[crossing.kind]
    return draw_one(plate, crossing, position)


def _bridge(plate: Plate, crossing: Crossing, position: Position) -> str:
    sign = bridge(crossing.spot.at, crossing.spot.angle, plate.unit * 1.25)
    return group([sign], data={"bridge": _data(plate, crossing.border, BRIDGE)["border"]})


def bridge(at: Point, angle: float, scale: float) -> str:
    """Two railings across the water with splayed ends, on two piers; `angle` is that of the river."""
    inside = (
        tag("path", d="M-7-15Q-4-11-4-8V8Q-4 11-7 15H7Q4 11 4 8V-8Q4-11 7-15Z", fill=colour("plate"), stroke="none")
        + tag("path", d="M-6.500-4h13M-6.500 4h13", stroke=colour("ink"), stroke_width=3)
        + tag(
            "path", d="M-9-17Q-5-12-5-8V8Q-5 12-9 17M9-17Q5-12 5-8V8Q5 12 9 17", fill="none", stroke=colour("ink"),
            stroke_width=3,
        )
    )  # fmt: skip
    return tag(
        "g", inside, transform=f"translate({number(at[0])} {number(at[1])}) rotate({number(angle)}) scale({scale:.3g})"
    )


def _cross(plate: Plate, crossing: Crossing, position: Position) -> str:
    return cross(crossing.spot.at, plate.unit)


def cross(at: Point, unit: float) -> str:
    """The X of an impassable border (G2.3.e)."""
    (x, y), arm = at, CROSS_SIZE * unit * 0.35
    d = line([(x - arm, y - arm), (x + arm, y + arm)]) + line([(x + arm, y - arm), (x - arm, y + arm)])
    return tag(
        "circle",
        cx=x,
        cy=y,
        r=CROSS_SIZE * unit * 0.62,
        fill=colour("plate"),
        stroke=colour("ink"),
        stroke_width=1.6 * unit,
    ) + tag("path", d=d, stroke="#8E2A22", stroke_width=4 * unit, stroke_linecap="round")


def _level(plate: Plate, crossing: Crossing, position: Position) -> str:
    """A small cartouche with the Level now, and after it the printed one of a damaged wall; red when it is breached.
    Mines lie beside it."""
    x, y = crossing.spot.at
    unit = plate.unit
    level, printed = position.level(crossing.border), plate.theatre.borders[crossing.border].level
    words = [level_sign(crossing.spot.at, unit, level, printed)]
    wide = LEVEL_SIZE * unit / 2 * (1.55 if level < printed else 1.0)
    mines = position.mines(crossing.border)
    if mines:
        place = square((x - wide - 4 * unit, y - 6 * unit), MINE_SIZE * unit)
        words.append(use(PREFIX + "powder", place, data={"mines": mines}))
        if mines > 1:
            words.append(
                lettering(str(mines), place.x0 + 4 * unit, place.y1, 18 * unit, "bold", fill=colour("ink"),
                          halo=colour("plate"))
            )  # fmt: skip
    names = _data(plate, crossing.border, WALL)["border"]
    return group(words, data={"level-of": names, "level": level}, stroke="none")


def level_sign(at: Point, unit: float, level: int, printed: int) -> str:
    """The cartouche of a wall's Level round a point."""
    (x, y), half = at, LEVEL_SIZE * unit / 2
    ground, ink = ("#8E2A22", "#FFFFFF") if level == 0 else (colour("plate"), colour("ink"))
    wide = half * (1.55 if level < printed else 1.0)
    words = [
        tag("path", d=_cartouche(x, y, wide, half), fill=ground, stroke=colour("ink"), stroke_width=2.4 * unit),
        lettering(str(level), x - (wide - half) * 0.75, y + 8.5 * unit, 26 * unit, "bold", fill=ink),
    ]
    if level < printed:
        words.append(lettering(f"/{printed}", x + half * 0.55, y + 8 * unit, 17 * unit, "bold", fill=ink))
    return "".join(words)


def _cartouche(x: float, y: float, wide: float, half: float) -> str:
    """A bulging frame round a point."""
    return (
        f"M{number(x - wide)} {number(y - half * 0.72)}q{number(wide)} {number(-half * 0.56)} {number(2 * wide)} 0"
        f"q{number(half * 0.3)} {number(half * 0.72)} 0 {number(half * 1.44)}"
        f"q{number(-wide)} {number(half * 0.56)} {number(-2 * wide)} 0"
        f"q{number(-half * 0.3)} {number(-half * 0.72)} 0 {number(-half * 1.44)}Z"
    )


# --- names of rivers -------------------------------------------------------------------------------------------------

RIVER_NAME = 27.0
STEPS = 12
"""Points of the line on which a name stands."""


class RiverName(NamedTuple):
    """A name along a stretch of its river."""

    river: str
    path: Line
    boxes: tuple[Box, ...]


def plan_river_names(plate: Plate, position: Position, taken: Sequence[Box]) -> list[RiverName]:
    """The name of each river along a fairly straight stretch of it where nothing else is written; none if there is no
    such stretch."""
    found = []
    for river, courses in _courses(plate, position).items():
        size = RIVER_NAME * plate.unit
        wide = text_width(river, size, "italic", 3 * plate.unit) + 16 * plate.unit
        off = _river_widths(plate)[river] * plate.unit / 2 + 5 * plate.unit
        stretches = [stretch for course in courses for stretch in _stretches(course, wide)]
        best: tuple[float, RiverName] | None = None
        for stretch in stretches:
            for side in (-1, 1):
                beside = shifted(stretch, side * (off if side < 0 else off + size * 0.62))
                boxes = tuple(square(_lifted(spot, size * 0.3), size * 0.9) for spot in spots(beside, size * 0.7))
                if any(box.overlaps(other) for box in boxes for other in taken):
                    continue
                if not all(plate.place.contains(box) for box in boxes):
                    continue
                bent = length(beside) / max(1.0, bounds_diagonal(beside))
                if bent < 1.12 and (best is None or bent < best[0]):
                    best = bent, RiverName(river, beside, boxes)
        if best is not None:
            found.append(best[1])
    return found


def bounds_diagonal(points: Line) -> float:
    """From the first to the last point, as the crow flies."""
    return hypot(points[-1][0] - points[0][0], points[-1][1] - points[0][1])


def _lifted(spot: Spot, by: float) -> Point:
    """A point above the line, where the middle of a letter is."""
    turned = radians(spot.angle)
    return spot.at[0] + by * sin(turned), spot.at[1] - by * cos(turned)


def _courses(plate: Plate, position: Position) -> dict[str, list[Line]]:
    """The stretches of each river on this plate, joined where they meet and without their wriggles."""
    rivers: dict[str, list[Line]] = defaultdict(list)
    for border, points in plate.borders.items():
        if position.kind(border) in (RIVER, BRIDGE):
            rivers[plate.theatre.borders[border].river].append(points)
    return {river: [calmed(course, 12) for course in _joined(parts)] for river, parts in rivers.items() if river}


def _joined(parts: list[Line]) -> list[Line]:
    courses: list[Line] = []
    waiting = list(parts)
    while waiting:
        course = waiting.pop(0)
        grown = True
        while grown:
            grown = False
            for part in waiting:
                for way in (part, part[::-1]):
                    if way[0] == course[-1]:
                        course, grown = (*course, *way[1:]), True
                    elif way[-1] == course[0]:
                        course, grown = (*way, *course[1:]), True
                    if grown:
                        break
                if grown:
                    waiting.remove(part)
                    break
        courses.append(course)
    return courses


def _stretches(course: Line, wide: float) -> Iterator[Line]:
    """Pieces of that length, so turned that a name along them can be read."""
    points = [spot.at for spot in spots(course, wide / STEPS)]
    for start in range(len(points) - STEPS - 1):
        piece = tuple(points[start : start + STEPS + 2])
        yield piece if piece[-1][0] >= piece[0][0] else piece[::-1]


def draw_river_names(plate: Plate, names: Sequence[RiverName]) -> str:
    """The names, each on a path of its own."""
    shown = []
    for n, name in enumerate(names):
        path = f"{PREFIX}{plate.name}-river-{n}"
        font = FACES["italic"]
        text = tag(
            "text",
            tag("textPath", escape(name.river, quote=False), href=f"#{path}", startOffset="50%"),
            font_family=f"{font.family}, {font.instead}",
            font_style="italic",
            text_anchor="middle",
            font_size=RIVER_NAME * plate.unit,
            letter_spacing=3 * plate.unit,
            fill=colour("river_rim"),
            stroke=colour("paper"),
            stroke_width=4 * plate.unit,
            stroke_opacity="0.7",
            paint_order="stroke",
            stroke_linejoin="round",
        )
        shown.append(tag("defs", tag("path", id=path, d=line(name.path))) + text)
    return group(shown, class_="river-names")
