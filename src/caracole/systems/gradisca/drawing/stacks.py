"""Where the pieces of a zone lie: inside it and clear of its name; else on a small plate nearby, with a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor, hypot, sqrt
from typing import NamedTuple

from caracole.draw.room import Room
from caracole.draw.shapes import Box, Point, bounds, centroid
from caracole.draw.svg import box, group, lettering, number, tag
from caracole.systems.gradisca.drawing.counters import item
from caracole.systems.gradisca.drawing.look import colour, side_colour, size
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.drawing.position import UNIT, Item, Position
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import SIDES

SIZES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
"""How small counters may become before they move out of their zone."""

SMALLER = 900.0
"""What it costs to make counters smaller, against the distance from the middle of the zone and ragged rows."""

MOST_ROWS = 6
PLATE_RIM = 9.0


class Stack(NamedTuple):
    """The pieces of a zone and their places; `plate` and `leader` if they lie outside it."""

    zone: Zone
    items: tuple[Item, ...]
    places: tuple[Box, ...]
    plate: Box | None = None
    leader: tuple[Point, Point] | None = None

    @property
    def box(self) -> Box:
        return self.plate or bounds(point for place in self.places for point in (place[:2], place[2:]))


def plan(
    plate: Plate,
    position: Position,
    rooms: Mapping[Zone, Room],
    zones: Sequence[Zone],
    kept_clear: Sequence[Box],
) -> list[Stack]:
    """A place for all pieces of these zones."""
    stacks: list[Stack] = []
    outside: list[tuple[Zone, list[Item]]] = []
    for zone in zones:
        items = position.items(zone)
        if not items:
            continue
        places = in_zone(rooms[zone], len(items), size("counter") * plate.unit, size("gap") * plate.unit)
        if places:
            stacks.append(Stack(zone, tuple(items), tuple(places)))
        else:
            outside.append((zone, items))
    for zone, items in outside:
        taken = [*kept_clear, *(stack.box for stack in stacks)]
        stacks.append(_beside(plate, zone, items, taken, rooms[zone]))
    return stacks


def at_the_start(plate: Plate, rooms: Mapping[Zone, Room], zones: Sequence[Zone]) -> list[Box]:
    """Where the pieces of these zones lie in the set-up, as far as they have room there: rather no place for hills."""
    scenario = plate.theatre.scenario
    many = Counter(scenario.start.values())
    many.update({zone for _, zone in scenario.forts})  # Forts of a zone are one marker with a number
    many.update(zone for zone in (*scenario.camps, scenario.sea_supply) if zone is not None)
    side, gap = size("counter") * plate.unit, size("gap") * plate.unit
    return [place.grown(gap) for zone in zones for place in in_zone(rooms[zone], many[zone], side, gap)]


# --- in the zone -----------------------------------------------------------------------------------------------------


def in_zone(room: Room, count: int, largest: float, gap: float, tries: int | None = None) -> list[Box]:
    """Rows of squares in the free part of a zone, as large as can be; empty if there is no room. `tries` bounds the
    number of lines that are tried for the first row; all of them if it is not given."""
    if not count:
        return []
    middle = _middle(room)
    best: tuple[float, list[Box]] | None = None
    for factor in SIZES:
        smaller = (1 - factor) * SMALLER
        if best is not None and best[0] <= smaller:
            break
        for cost, places in _layouts(room, count, largest * factor, gap * factor, middle, tries):
            if best is None or cost + smaller < best[0]:
                best = cost + smaller, places
    return [] if best is None else best[1]


def _middle(room: Room) -> Point:
    """The centre of the free cells."""
    many = x = y = 0.0
    for n, row in enumerate(room.rows):
        bits = row.bit_count()
        if bits:
            first, last = (row & -row).bit_length() - 1, row.bit_length()
            many += bits
            x += bits * (first + last) / 2
            y += bits * (n + 0.5)
    if not many:
        return room.place.centre
    return room.place.x0 + x / many * room.cell, room.place.y0 + y / many * room.cell


def _layouts(
    room: Room, count: int, side: float, gap: float, middle: Point, tries: int | None
) -> Iterator[tuple[float, list[Box]]]:
    """Layouts with their cost: near the middle of the free room, and neither a long row nor a high tower."""
    free = {round((top - room.place.y0) / room.cell): (top, left, right) for top, left, right in room.widest(side)}
    pitch = side + gap
    starts = list(free)[:: 1 if tries is None else max(1, len(free) // tries)]
    for rows in range(1, min(count, MOST_ROWS) + 1):
        for start in starts:
            strips = list(_rows(free, start, rows, pitch, room.cell))
            if len(strips) < rows:
                continue
            spread = _spread(count, [int((right - left + gap) / pitch) for _, left, right in strips])
            if not spread:
                continue
            places: list[Box] = []
            ragged = 0.0
            for (top, left, right), many in zip(strips, spread, strict=True):
                wide = many * pitch - gap
                x = min(max(middle[0] - wide / 2, left), right - wide)
                ragged += abs(x + wide / 2 - middle[0])
                places += [Box(x + n * pitch, top, x + n * pitch + side, top + side) for n in range(many)]
            whole = bounds(point for place in places for point in (place[:2], place[2:]))
            away = abs(whole.centre[0] - middle[0]) + abs(whole.centre[1] - middle[1])
            shape = abs(whole.width - 1.5 * whole.height)
            yield away + 0.4 * shape + 2 * ragged, places


def _rows(
    free: Mapping[int, tuple[float, float, float]], start: int, rows: int, pitch: float, cell: float
) -> Iterator[tuple[float, float, float]]:
    """Rows at an even distance; one that begins between two rows of cells needs what is free in both."""
    for row in range(rows):
        offset = start + row * pitch / cell
        above, below = free.get(floor(offset)), free.get(ceil(offset))
        if above is not None and below is not None:
            left, right = max(above[1], below[1]), min(above[2], below[2])
            yield free[start][0] + row * pitch, left, max(left, right)


def _spread(count: int, capacities: Sequence[int]) -> list[int]:
    """So many in each row, as even as the rows allow; empty if they do not fit or a row would be idle."""
    if sum(capacities) < count or min(capacities) < 1 or len(capacities) > count:
        return []
    rows = [0] * len(capacities)
    while count:
        open_rows = [n for n, many in enumerate(rows) if many < capacities[n]]
        rows[min(open_rows, key=lambda n: (rows[n], n))] += 1
        count -= 1
    return rows


# --- beside it -------------------------------------------------------------------------------------------------------


def _beside(plate: Plate, zone: Zone, items: list[Item], taken: Sequence[Box], own: Room) -> Stack:
    """On a plate of its own: nearest to the zone, rather on the sea or outside the zones than upon another."""
    side, gap, rim = size("counter") * plate.unit, size("gap") * plate.unit, PLATE_RIM * plate.unit
    columns = min(len(items), max(2, ceil(sqrt(len(items) * 1.6))))
    rows = ceil(len(items) / columns)
    wide, high = columns * (side + gap) - gap + 2 * rim, rows * (side + gap) - gap + 2 * rim
    room = Room(plate.place.grown(-10), cell=12)
    room.free_box(plate.place)
    for blocked in taken:
        room.take(blocked.grown(4))
    land = Room(plate.place, cell=12)
    for ring in plate.visible.values():
        land.free(ring)
    home = centroid(plate.visible[zone])

    def cost(corner: Point) -> float:
        frame = Box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
        x, y = frame.centre
        covered = land.count(frame) * 144 / (wide * high)
        return hypot(x - home[0], y - home[1]) + 600 * covered

    reach = 560 * plate.unit
    near = [
        corner
        for corner in room.fits(wide, high)
        if abs(corner[0] + wide / 2 - home[0]) < reach and abs(corner[1] + high / 2 - home[1]) < reach
    ]
    corner = min(near[:: max(1, len(near) // 900)], key=cost, default=(home[0] - wide / 2, home[1] - high / 2))
    frame = Box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
    places = tuple(
        Box(x, y, x + side, y + side)
        for n in range(len(items))
        for x, y in [
            (
                corner[0] + rim + (n % columns) * (side + gap),
                corner[1] + rim + (n // columns) * (side + gap),
            )
        ]
    )
    dot = 14 * plate.unit
    foot = min(
        ((x + dot / 2, y + dot / 2) for x, y in own.fits(dot, dot)),
        key=lambda at: hypot(at[0] - frame.centre[0], at[1] - frame.centre[1]),
        default=home,
    )
    edge = min(max(foot[0], frame.x0), frame.x1), min(max(foot[1], frame.y0), frame.y1)
    return Stack(zone, tuple(items), places, frame, (edge, foot))


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw(plate: Plate, position: Position, stacks: Sequence[Stack]) -> str:
    """All stacks; those beside their zones first with their lines."""
    shown = [_leader(plate, stack) for stack in stacks if stack.leader]
    for stack in stacks:
        pieces = [
            item(plate.theatre, position, piece, place) for piece, place in zip(stack.items, stack.places, strict=True)
        ]
        ground = [] if stack.plate is None else [_ground(plate, stack.plate)]
        shown.append(group([*ground, *pieces], data={"stack": plate.theatre.zones[stack.zone].id}))
    return group(shown, class_="stacks")


def _ground(plate: Plate, frame: Box) -> str:
    return box(frame, rx=8 * plate.unit, fill=colour("plate"), stroke=colour("ink"), stroke_width=2 * plate.unit)


def _leader(plate: Plate, stack: Stack) -> str:
    assert stack.leader
    (x0, y0), (x1, y1) = stack.leader
    d = f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"
    return (
        tag("path", d=d, stroke=colour("plate"), stroke_width=6 * plate.unit)
        + tag("path", d=d, stroke=colour("ink"), stroke_width=2.4 * plate.unit)
        + tag("circle", cx=x1, cy=y1, r=6 * plate.unit, fill=colour("ink"), stroke=colour("plate"), stroke_width=2)
    )


# --- tallies ---------------------------------------------------------------------------------------------------------


def tallies(plate: Plate, position: Position, rooms: Mapping[Zone, Room], zones: Sequence[Zone]) -> str:
    """On the main map, the number of units of each side in zones that are enlarged elsewhere: pennons with a figure."""
    shown = []
    for zone in zones:
        items = [piece for piece in position.items(zone) if piece.kind == UNIT]
        counts = [(side, sum(piece.side == side for piece in items)) for side in (0, 1)]
        counts = [(side, many) for side, many in counts if many]
        if not counts:
            continue
        wide, high = 46.0 * len(counts), 32.0
        middle = _middle(rooms[zone])
        corner = min(
            rooms[zone].fits(wide, high),
            key=lambda at, wide=wide, middle=middle: hypot(at[0] + wide / 2 - middle[0], at[1] + 16 - middle[1]),  # type: ignore[misc]
            default=(middle[0] - wide / 2, middle[1] - high / 2),
        )
        pennons = [_pennon(side, many, corner[0] + 46 * n, corner[1]) for n, (side, many) in enumerate(counts)]
        shown.append(group(pennons, data={"tally": plate.theatre.zones[zone].id}))
    return group(shown, class_="tallies")


def _pennon(side: int, many: int, x: float, y: float) -> str:
    """A swallow-tailed pennon for Venice, a square one for Austria."""
    tail = "l-8 11l8 11" if side == 0 else "v22"
    d = f"M{number(x + 4)} {number(y + 3)}h38{tail}h-38z"
    return (
        tag("path", d=d, fill=side_colour(SIDES[side], "ground"), stroke=colour("ink"), stroke_width=2)
        + tag("path", d=f"M{number(x + 4)} {number(y)}v32", stroke=colour("ink"), stroke_width=3.5)
        + lettering(str(many), x + 20, y + 22, 23, "bold", fill=side_colour(SIDES[side], "figure"))
    )
