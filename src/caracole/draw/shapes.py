"""Points, boxes, lines and outlines on the sheet: x to the right, y down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, ceil, degrees, hypot
from typing import NamedTuple

Point = tuple[float, float]
Line = tuple[Point, ...]


class Box(NamedTuple):
    """A rectangle: left, top, right, bottom."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    @property
    def centre(self) -> Point:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def grown(self, by: float) -> Box:
        """The same with a margin on each side (or without one, if negative)."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)

    def overlaps(self, other: Box) -> bool:
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1

    def contains(self, other: Box) -> bool:
        return self.x0 <= other.x0 and self.y0 <= other.y0 and self.x1 >= other.x1 and self.y1 >= other.y1

    def holds(self, point: Point) -> bool:
        return self.x0 <= point[0] <= self.x1 and self.y0 <= point[1] <= self.y1

    def joined(self, other: Box) -> Box:
        """The smallest box round both."""
        return Box(min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1))


def square(centre: Point, size: float) -> Box:
    """A square round a point."""
    return Box(centre[0] - size / 2, centre[1] - size / 2, centre[0] + size / 2, centre[1] + size / 2)


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box round the points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def signed_area(ring: Sequence[Point]) -> float:
    """Positive if the ring goes clockwise as seen on the sheet; the last point may repeat the first or not."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def area(ring: Sequence[Point]) -> float:
    return abs(signed_area(ring))


def centroid(ring: Sequence[Point]) -> Point:
    """The centre of mass of an outline."""
    whole = x = y = 0.0
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        cross = a[0] * b[1] - b[0] * a[1]
        whole += cross
        x += (a[0] + b[0]) * cross
        y += (a[1] + b[1]) * cross
    return (x / (3 * whole), y / (3 * whole)) if whole else ring[0]


def contains(ring: Sequence[Point], point: Point) -> bool:
    """Is the point inside the outline?"""
    x, y = point
    inside = False
    before = ring[-1]
    for here in ring:
        if (here[1] > y) != (before[1] > y):
            cross = (before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0]
            inside ^= x < cross
        before = here
    return inside


def clipped(ring: Sequence[Point], window: Box) -> Line:
    """The part of an outline inside a box (Sutherland and Hodgman); empty if there is none."""
    points = list(ring[:-1] if ring[0] == ring[-1] else ring)
    for axis, limit, keep in ((0, window.x0, 1), (0, window.x1, -1), (1, window.y0, 1), (1, window.y1, -1)):
        kept: list[Point] = []
        for before, here in zip(points[-1:] + points[:-1], points, strict=True):
            in_before, in_here = ((p[axis] - limit) * keep >= 0 for p in (before, here))
            if in_before != in_here:
                part = (limit - before[axis]) / (here[axis] - before[axis])
                kept.append((before[0] + part * (here[0] - before[0]), before[1] + part * (here[1] - before[1])))
            if in_here:
                kept.append(here)
        points = kept
    return tuple(points)


def pieces_inside(points: Sequence[Point], window: Box) -> list[Line]:
    """The parts of a line that lie in a box."""
    parts: list[list[Point]] = []
    open_part: list[Point] = []
    for a, b in pairwise(points):
        cut = _cut(a, b, window)
        if cut is None:
            continue
        if not open_part or open_part[-1] != cut[0]:
            open_part = [cut[0]]
            parts.append(open_part)
        open_part.append(cut[1])
    return [tuple(part) for part in parts]


def _cut(a: Point, b: Point, window: Box) -> tuple[Point, Point] | None:
    """The part of a segment in a box (Liang and Barsky)."""
    first, last = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for step, room in (
        (-dx, a[0] - window.x0),
        (dx, window.x1 - a[0]),
        (-dy, a[1] - window.y0),
        (dy, window.y1 - a[1]),
    ):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            first = max(first, room / step)
        else:
            last = min(last, room / step)
    if first > last or first == last:
        return None
    start = a if first == 0 else (a[0] + first * dx, a[1] + first * dy)
    return start, b if last == 1 else (a[0] + last * dx, a[1] + last * dy)


def length(points: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


class Spot(NamedTuple):
    """A point of a line and the direction of the line there, in degrees."""

    at: Point
    angle: float


def along(points: Sequence[Point], part: float) -> Spot:
    """The point at this part of a line (0 to 1); the direction is that of a stretch round it."""
    whole = length(points)
    at = _at(points, part * whole)
    reach = min(whole / 2, 14.0)
    a, b = _at(points, max(0.0, part * whole - reach)), _at(points, min(whole, part * whole + reach))
    return Spot(at, degrees(atan2(b[1] - a[1], b[0] - a[0])))


def _at(points: Sequence[Point], way: float) -> Point:
    for a, b in pairwise(points):
        step = hypot(b[0] - a[0], b[1] - a[1])
        if step and way <= step:
            return a[0] + (b[0] - a[0]) * way / step, a[1] + (b[1] - a[1]) * way / step
        way -= step
    return points[-1]


def spots(points: Sequence[Point], step: float) -> list[Spot]:
    """Points at equal distances along a line, about `step` apart, none of them an end."""
    count = max(1, ceil(length(points) / step))
    return _spots(points, count)


def _spots(points: Sequence[Point], count: int) -> list[Spot]:
    """So many points with the same distance between them (and half of it before the first and after the last)."""
    gap = length(points) / count
    found: list[Spot] = []
    way, wanted = 0.0, gap / 2
    for a, b in pairwise(points):
        long = hypot(b[0] - a[0], b[1] - a[1])
        while long and len(found) < count and wanted <= way + long + 1e-9:
            part = (wanted - way) / long
            at = (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
            found.append(Spot(at, degrees(atan2(b[1] - a[1], b[0] - a[0]))))
            wanted += gap
        way += long
    return found


def rounded(points: Sequence[Point], steps: int = 3) -> Line:
    """A smooth curve through the same points (Catmull and Rom), as a finer line with the same ends."""
    if len(points) < 3:
        return tuple(points)
    if points[0] == points[-1]:
        before, after = points[-2], points[1]
    else:
        before, after = points[0], points[-1]
    frame = [before, *points, after]
    curve: list[Point] = [points[0]]
    for a, b, c, d in zip(frame, frame[1:], frame[2:], frame[3:], strict=False):
        for n in range(1, steps):
            t = n / steps
            u, v = t * t, t * t * t
            curve.append(
                (
                    (2 * b[0] + (c[0] - a[0]) * t + (2 * a[0] - 5 * b[0] + 4 * c[0] - d[0]) * u
                     + (3 * b[0] - a[0] - 3 * c[0] + d[0]) * v) / 2,
                    (2 * b[1] + (c[1] - a[1]) * t + (2 * a[1] - 5 * b[1] + 4 * c[1] - d[1]) * u
                     + (3 * b[1] - a[1] - 3 * c[1] + d[1]) * v) / 2,
                )
            )  # fmt: skip
        curve.append(c)
    return tuple(curve)


def calmed(points: Sequence[Point], times: int = 4) -> Line:
    """A line without its wriggles (each point moves to the middle of its neighbours), with the same ends."""
    line = list(points)
    for _ in range(times):
        line = [
            line[0],
            *(
                ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                for a, b, c in zip(line, line[1:], line[2:], strict=False)
            ),
            line[-1],
        ]
    return tuple(line)


def shifted(points: Sequence[Point], by: float) -> Line:
    """A line beside this one, to its right (to its left, if negative)."""
    moved: list[Point] = []
    for n, point in enumerate(points):
        a, b = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        moved.append((point[0] - (b[1] - a[1]) / long * by, point[1] + (b[0] - a[0]) / long * by))
    return tuple(moved)
