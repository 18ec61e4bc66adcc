"""An open table measured in whole numbers.

Lengths are small integer units, headings whole degrees clockwise from north (0 is up, +y; 90 is right, +x). Sines come
from one printed table of integers, so nothing depends on a machine's floating point; squared distances are compared,
and a root is only ever taken as an integer rounded up. Every intermediate value stays below 2**53, so that a browser,
whose numbers are doubles, finds the same results to the last unit.

A rectangle is located by its pose: the middle of its front edge and its heading. Shapes carry their edge axes, with
their own extent along them already measured, because what costs time on a table is asking whether two things overlap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

Point = tuple[int, int]
Pose = tuple[int, int, int]
"""The middle of the front edge (x, y) and the heading."""

TOLERANCE: Final = 5
"""Shapes that intrude upon each other by so little only touch; points so near coincide."""
MILLION: Final = 1_000_000

_QUARTER: Final = (
    0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434,
    173648, 190809, 207912, 224951, 241922, 258819, 275637, 292372, 309017, 325568,
    342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810,
    500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320,
    642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710,
    766044, 777146, 788011, 798636, 809017, 819152, 829038, 838671, 848048, 857167,
    866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184, 933580,
    939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627,
    984808, 987688, 990268, 992546, 994522, 996195, 997564, 998630, 999391, 999848,
    1000000,
)  # fmt: skip
"""The sine of 0 to 90 degrees, in millionths."""


def _sine(heading: int) -> int:
    if heading >= 180:
        return -_sine(heading - 180)
    return _QUARTER[heading] if heading <= 90 else _QUARTER[180 - heading]


SIN6: Final = tuple(_sine(heading) for heading in range(360))
COS6: Final = tuple(_sine((heading + 90) % 360) for heading in range(360))


# --- numbers and vectors ---------------------------------------------------------------------------------------------


def r6(millionths: int) -> int:
    """Millionths as a whole number, rounded to the nearest, halves away from zero: the one way to round here."""
    if millionths >= 0:
        return (millionths + 500_000) // MILLION
    return -((500_000 - millionths) // MILLION)


def ceil_sqrt(square: int) -> int:
    """The smallest whole number whose square is at least this."""
    return isqrt(square - 1) + 1 if square > 0 else 0


def vector(length: int, heading: int) -> Point:
    """The vector of that length in that direction."""
    heading %= 360
    return r6(length * SIN6[heading]), r6(length * COS6[heading])


def moved(pose: Pose, length: int, heading: int) -> Pose:
    """The pose moved by a length in a direction, its own heading unchanged."""
    dx, dy = vector(length, heading)
    return pose[0] + dx, pose[1] + dy, pose[2]


def squared_distance(one: Sequence[int], other: Sequence[int]) -> int:
    """Between two points (or poses)."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    return dx * dx + dy * dy


def coincide(one: Sequence[int], other: Sequence[int]) -> bool:
    """The same point, but for the tolerance."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    return dx * dx + dy * dy <= TOLERANCE * TOLERANCE


def local(pose: Pose, point: Sequence[int]) -> Point:
    """A point as seen from a pose: how far to its right, and how far ahead of its front edge."""
    dx, dy, heading = point[0] - pose[0], point[1] - pose[1], pose[2]
    sine, cosine = SIN6[heading], COS6[heading]
    # Right of the heading is heading + 90: its sine is this cosine, its cosine minus this sine.
    return r6(dx * cosine - dy * sine), r6(dx * sine + dy * cosine)


# --- shapes ----------------------------------------------------------------------------------------------------------


class Shape(NamedTuple):
    """A convex outline, ready to be asked about: its points, its box, and its axes.

    An axis is ``(ex, ey, low, high, slack)``: the vector of an edge, the extent of the shape across it, and the square
    below which an overlap across it is mere touching. Parallel edges share one axis.
    """

    points: tuple[Point, ...]
    x0: int
    y0: int
    x1: int
    y1: int
    axes: tuple[tuple[int, int, int, int, int], ...]


def _shape(points: tuple[Point, ...], edges: Iterable[Point]) -> Shape:
    axes = []
    for ex, ey in edges:
        low, high = _across(points, ex, ey)
        axes.append((ex, ey, low, high, TOLERANCE * TOLERANCE * (ex * ex + ey * ey)))
    x0, y0 = x1, y1 = points[0]
    for x, y in points:
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
    return Shape(points, x0, y0, x1, y1, tuple(axes))


def _across(points: tuple[Point, ...], ex: int, ey: int) -> Point:
    """The extent of some points across an edge, from the lowest to the highest. (Compiled, numbers that are compared as
    they come are never made into objects; a list of them would be.)"""
    x, y = points[0]
    low = high = ex * y - ey * x
    for x, y in points:
        across = ex * y - ey * x
        if across < low:
            low = across
        elif across > high:
            high = across
    return low, high


def polygon(points: Iterable[Sequence[int]]) -> Shape:
    """The shape of a convex outline whose points are given in order."""
    corners = tuple((x, y) for x, y in points)
    edges = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True) if a != b]
    return _shape(corners, edges)


@lru_cache(maxsize=1 << 13)
def rectangle(pose: Pose, half_front: int, depth: int) -> Shape:
    """The base of a pose; its points are front left, front right, rear right, rear left."""
    x, y, heading = pose
    hx, hy = vector(half_front, heading + 90)
    dx, dy = vector(depth, heading)
    points = ((x - hx, y - hy), (x + hx, y + hy), (x + hx - dx, y + hy - dy), (x - hx - dx, y - hy - dy))
    return _shape(points, ((2 * hx, 2 * hy), (dx, dy)))


def sweep(pose: Pose, half_front: int, depth: int, to: Sequence[int]) -> Shape:
    """All that a base covers when it slides to another place without turning.

    It is the hull of the eight corners; its edges run along the front, along the side and along the way. The points are
    not put in order, because nothing that asks about overlaps needs it; :func:`hull` does when an outline is wanted.
    """
    tx, ty = to[0] - pose[0], to[1] - pose[1]
    base = rectangle(pose, half_front, depth)
    if not (tx or ty):
        return base
    points = base.points + tuple((x + tx, y + ty) for x, y in base.points)
    low_of_way, high_of_way = _across(base.points, tx, ty)
    axes = []
    for ex, ey, low, high, slack in base.axes:
        shift = ex * ty - ey * tx
        if shift < 0:
            axes.append((ex, ey, low + shift, high, slack))
        else:
            axes.append((ex, ey, low, high + shift, slack))
    axes.append((tx, ty, low_of_way, high_of_way, TOLERANCE * TOLERANCE * (tx * tx + ty * ty)))
    return Shape(
        points, min(base.x0, base.x0 + tx), min(base.y0, base.y0 + ty),
        max(base.x1, base.x1 + tx), max(base.y1, base.y1 + ty), tuple(axes),
    )  # fmt: skip


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two convex shapes overlap by more than the tolerance across every edge of either."""
    if one.x1 <= other.x0 or other.x1 <= one.x0 or one.y1 <= other.y0 or other.y1 <= one.y0:
        return False  # apart along an axis of the table, so apart across some edge as well
    return not (_is_apart(one.axes, other.points) or _is_apart(other.axes, one.points))


def _is_apart(axes: tuple[tuple[int, int, int, int, int], ...], points: tuple[Point, ...]) -> bool:
    """Whether the points keep clear of a shape across one of its edges, or only touch it there."""
    for ex, ey, low, high, slack in axes:
        least, most = _across(points, ex, ey)
        common = (high if high < most else most) - (low if low > least else least)
        if common <= 0 or common * common <= slack:
            return True
    return False


def holds(points: Sequence[Point], point: Sequence[int]) -> bool:
    """Whether a convex outline, given in order, has the point inside or on its edge."""
    x, y = point[0], point[1]
    left = right = False
    before = points[-1]
    for here in points:
        cross = (here[0] - before[0]) * (y - before[1]) - (here[1] - before[1]) * (x - before[0])
        left |= cross > 0
        right |= cross < 0
        before = here
    return not (left and right)


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The convex outline of some points, counter-clockwise from the leftmost, without points on straight edges."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    halves = []
    for line in (ordered, ordered[::-1]):
        half: list[Point] = []
        for x, y in line:
            while len(half) > 1:
                (ax, ay), (bx, by) = half[-2], half[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                half.pop()
            half.append((x, y))
        halves.append(half[:-1])
    return (*halves[0], *halves[1])


def is_convex(points: Sequence[Point]) -> bool:
    """Whether the outline is its own hull, gone round once in either direction, with a real corner at every point."""
    ring = hull(points)
    if len(ring) != len(points) or len(ring) < 3:
        return False
    start = points.index(ring[0])
    around = (*points[start:], *points[:start])
    return around == ring or (around[0], *around[:0:-1]) == ring


def doubled_area(points: Sequence[Point]) -> int:
    """Twice the area of an outline; a whole number."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True)))


def crossing(points: Sequence[Point], probe: int) -> Point | None:
    """Where the line s = ``probe`` runs through a convex outline of points (s, t): its lowest and highest t, each
    rounded down. None if the line does not lie strictly between the outline's least and greatest s."""
    least = min(point[0] for point in points)
    most = max(point[0] for point in points)
    if not least < probe < most:
        return None
    found = []
    before = points[-1]
    for here in points:
        (s1, t1), (s2, t2) = (before, here) if before[0] <= here[0] else (here, before)
        if s1 <= probe <= s2 and s1 != s2:
            found.append(t1 + (t2 - t1) * (probe - s1) // (s2 - s1))
        before = here
    return min(found), max(found)
