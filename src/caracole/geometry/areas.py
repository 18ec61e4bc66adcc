"""Areas of a map: outlines that share their edges, held against each other exactly.

Points are brought onto a fine grid of whole numbers (:func:`on_grid`) before anything is asked, so that every answer is
exact: two outlines either have an edge in common, vertex for vertex, or they do not.

A mosaic is sound when its outlines are simple, every edge belongs to one area (the rim) or to two that lie on either
side of it, no two edges meet except at their ends, no area covers another, and no hole is left between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cmp_to_key
from itertools import pairwise
from typing import NamedTuple

Point = tuple[int, int]
Ring = Sequence[Point]
"""A closed outline: the last point is the first."""
Area = Sequence[Ring]
"""The outer ring and, if it has holes, theirs."""
Edge = tuple[Point, Point]
"""Two points in ascending order, so that an edge is the same whichever way an outline runs."""

STEPS = 2 * 10**9
"""Of the grid, in one unit of the map: of a degree, about a twentieth of a millimetre. Even, so that every edge of
points with up to nine decimals has its middle on the grid too."""


class Spot(NamedTuple):
    """Where an outline is at fault: the edge that begins at this point of this ring."""

    area: int
    ring: int
    point: int


class Fault(NamedTuple):
    """What is wrong, where, and the other areas that it concerns."""

    kind: str
    spot: Spot
    others: tuple[int, ...] = ()


class Use(NamedTuple):
    """An edge as part of an outline; ``left``: the area is to the left on the way from its first to its second end."""

    spot: Spot
    left: bool


class Mosaic(NamedTuple):
    """What areas have in common, and what is wrong with them."""

    faults: tuple[Fault, ...]
    shared: Mapping[frozenset[int], frozenset[Edge]]
    """Two areas -> the edges between them."""
    rim: Mapping[Edge, int]
    """Edges of one area only."""


def on_grid(x: float, y: float) -> Point:
    """A point of the map on the grid."""
    return 2 * round(x * (STEPS // 2)), 2 * round(y * (STEPS // 2))


def edge(a: Point, b: Point) -> Edge:
    """The edge of two points."""
    return (a, b) if a <= b else (b, a)


def edges(line: Sequence[Point]) -> Iterator[Edge]:
    """The edges of a line, one after the other."""
    return (edge(a, b) for a, b in pairwise(line))


def mosaic(areas: Sequence[Area], settled: Collection[Edge] = ()) -> Mosaic:
    """Hold areas against each other. ``settled`` are edges known from elsewhere (border lines): of two that disagree
    the other one is blamed."""
    faults = [fault for number, area in enumerate(areas) for fault in _faults_of(number, area)]
    uses = _uses(areas)
    faults += _faults_of_edges(areas, uses, settled)
    faults += _meetings(uses, settled)
    rim = {each: found[0] for each, found in uses.items() if len(found) == 1}
    if not faults:  # else what follows is a mere consequence
        faults += _overlaps(areas, rim, settled)
    if not faults:
        faults += _gaps(areas, rim, settled)
    shared: dict[frozenset[int], set[Edge]] = {}
    for each, found in uses.items():
        owners = frozenset(use.spot.area for use in found)
        if len(owners) == 2:
            shared.setdefault(owners, set()).add(each)
    return Mosaic(
        tuple(faults),
        {pair: frozenset(between) for pair, between in shared.items()},
        {each: use.spot.area for each, use in rim.items()},
    )


def is_inside(point: Point, area: Area) -> bool:
    """Is the point strictly inside the outer ring and outside the holes? On an edge it is not."""
    x, y = point
    inside = False
    for ring in area:
        for (x1, y1), (x2, y2) in pairwise(ring):
            turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
            if turn == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
                return False
            if (y1 > y) != (y2 > y) and (turn > 0) == (y2 > y1):
                inside = not inside
    return inside


def doubled_area(ring: Ring) -> int:
    """Twice the area of a ring; negative if it runs clockwise."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(ring))


# --- one area --------------------------------------------------------------------------------------------------------


def _faults_of(number: int, area: Area) -> Iterator[Fault]:
    """An outline has an area and passes no point twice; a hole lies within."""
    seen: set[Point] = set()
    for ring_number, ring in enumerate(area):
        for n, (here, there) in enumerate(pairwise(ring)):
            if here == there:
                yield Fault("repeated_point", Spot(number, ring_number, n))
                continue
            if here in seen:
                yield Fault("meets_itself", Spot(number, ring_number, n))
            seen.add(here)
        if doubled_area(ring) == 0:
            yield Fault("no_area", Spot(number, ring_number, 0))
        elif ring_number and not is_inside(_middle(edge(ring[0], ring[1])), area[:1]):
            yield Fault("hole_outside", Spot(number, ring_number, 0))


def _middle(each: Edge) -> Point:
    (x1, y1), (x2, y2) = each
    return (x1 + x2) // 2, (y1 + y2) // 2


# --- edges -----------------------------------------------------------------------------------------------------------


def _uses(areas: Sequence[Area]) -> dict[Edge, list[Use]]:
    uses: dict[Edge, list[Use]] = {}
    for number, area in enumerate(areas):
        for ring_number, ring in enumerate(area):
            inside_left = (doubled_area(ring) > 0) == (ring_number == 0)
            for n, (here, there) in enumerate(pairwise(ring)):
                if here != there:
                    use = Use(Spot(number, ring_number, n), inside_left == (here < there))
                    uses.setdefault(edge(here, there), []).append(use)
    return uses


def _faults_of_edges(
    areas: Sequence[Area], uses: Mapping[Edge, Sequence[Use]], settled: Collection[Edge]
) -> Iterator[Fault]:
    """An edge is of one area or of two, on either side."""

    def strange(use: Use) -> int:
        """How many of the edges before and after are of this area alone, and not known from elsewhere."""
        ring = areas[use.spot.area][use.spot.ring]
        here = use.spot.point
        beside = (edge(ring[here - 1 if here else -2], ring[here]), edge(ring[here + 1], ring[(here + 2) % len(ring)]))
        return sum(each not in settled and len(uses.get(each, ())) == 1 for each in beside)

    told: set[frozenset[int]] = set()
    for found in uses.values():
        owners = frozenset(use.spot.area for use in found)
        wrong = len(found) > 2 or (len(found) == 2 and found[0].left == found[1].left)
        if wrong and len(owners) > 1 and owners not in told:
            told.add(owners)
            spot = max(found, key=lambda use: (strange(use), use.spot)).spot
            yield Fault("overlap", spot, tuple(sorted(owners - {spot.area})))


def _meetings(uses: Mapping[Edge, Sequence[Use]], settled: Collection[Edge]) -> Iterator[Fault]:
    """Edges meet at their ends and nowhere else; told once for each area that is to blame, with all that it meets."""
    found: dict[int, tuple[Spot, set[int]]] = {}
    waiting: list[tuple[Edge, int, int]] = []
    for each in sorted(uses):
        left = each[0][0]
        low, high = sorted((each[0][1], each[1][1]))
        waiting = [row for row in waiting if row[0][1][0] >= left]
        for other, lowest, highest in waiting:
            if lowest > high or highest < low or not _meet(each, other):
                continue
            blamed, second = (other, each) if each in settled and other not in settled else (each, other)
            spot = uses[blamed][0].spot
            if not any(use.spot.area in found and spot.area in found[use.spot.area][1] for use in uses[second]):
                found.setdefault(spot.area, (spot, set()))[1].add(uses[second][0].spot.area)
        waiting.append((each, low, high))
    for spot, met in found.values():
        others = tuple(sorted(met - {spot.area}))
        yield Fault("crosses" if others else "crosses_itself", spot, others)


def _meet(first: Edge, second: Edge) -> bool:
    """Have two edges a point in common that is not an end of both?"""
    (a, b), (c, d) = first, second
    if a in second or b in second:
        common = a if a in second else b
        one, other = (b if common == a else a), (d if common == c else c)
        return _turn(common, one, other) == 0 and _dot(common, one, other) > 0
    sides = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if _opposite(sides[0], sides[1]) and _opposite(sides[2], sides[3]):
        return True
    ends = zip((c, d, a, b), (first, first, second, second), sides, strict=True)
    return any(side == 0 and _within(point, each) for point, each, side in ends)


def _turn(a: Point, b: Point, c: Point) -> int:
    """Positive if the way from a over b to c turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _dot(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1])


def _opposite(a: int, b: int) -> bool:
    return (a > 0 > b) or (a < 0 < b)


def _within(point: Point, each: Edge) -> bool:
    (x1, y1), (x2, y2) = each
    return x1 <= point[0] <= x2 and min(y1, y2) <= point[1] <= max(y1, y2)


# --- areas against areas ---------------------------------------------------------------------------------------------


def _overlaps(areas: Sequence[Area], rim: Mapping[Edge, Use], settled: Collection[Edge]) -> Iterator[Fault]:
    """Where no edges meet, one area covers another only if an edge of one alone lies inside the other."""
    boxes = [
        (*map(min, zip(*area[0], strict=True)), *map(max, zip(*area[0], strict=True))) for area in areas
    ]  # left, bottom, right, top
    told: set[frozenset[int]] = set()
    for each in sorted(rim, key=lambda each: (each in settled, rim[each].spot)):
        spot, (x, y) = rim[each].spot, _middle(each)
        for number, (left, bottom, right, top) in enumerate(boxes):
            pair = frozenset((spot.area, number))
            if number == spot.area or pair in told or not (left < x < right and bottom < y < top):
                continue
            if is_inside((x, y), areas[number]):
                told.add(pair)
                yield Fault("overlap", spot, (number,))


def _gaps(areas: Sequence[Area], rim: Mapping[Edge, Use], settled: Collection[Edge]) -> Iterator[Fault]:
    """The rim runs round the whole; a rim that runs the other way, clockwise, encloses a hole between areas."""
    for loop in _loops(rim):
        if sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in loop) >= 0:
            continue
        around = sorted((rim[edge(*way)].spot for way in loop), key=lambda spot: (_of(areas, spot) in settled, spot))
        others = {spot.area for spot in around} - {around[0].area}
        yield Fault("gap", around[0], tuple(sorted(others)))


def _of(areas: Sequence[Area], spot: Spot) -> Edge:
    ring = areas[spot.area][spot.ring]
    return edge(ring[spot.point], ring[spot.point + 1])


def _loops(rim: Mapping[Edge, Use]) -> Iterator[list[tuple[Point, Point]]]:
    """The ways round what no area covers, which lies to the right of them."""
    ways: dict[Point, list[Point]] = {}
    for (a, b), use in rim.items():
        start, end = (a, b) if use.left else (b, a)
        ways.setdefault(start, []).append(end)
    unseen = {(start, end): None for start, ends in ways.items() for end in ends}
    while unseen:
        way, _ = unseen.popitem()
        loop = [way]
        while (way := (way[1], _rightmost(*way, ways[way[1]]))) in unseen:
            del unseen[way]
            loop.append(way)
        yield loop


def _rightmost(before: Point, here: Point, ends: Sequence[Point]) -> Point:
    """Where several ways go on: the one that turns most to the right."""

    def half(end: Point) -> int:
        turn = _turn(here, before, end)
        return 0 if turn > 0 else 1 if turn == 0 else 2

    def compare(one: Point, other: Point) -> int:
        if half(one) != half(other):
            return half(one) - half(other)
        return -1 if _turn(here, one, other) > 0 else 1

    return ends[0] if len(ends) == 1 else min(ends, key=cmp_to_key(compare))
