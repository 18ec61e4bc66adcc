"""Hexes with flat sides up and down: neighbours, distances, facings, and straight lines by whole numbers.

A grid has columns and rows counted from 0; odd or even columns stand half a hex lower. Inside, a hex has doubled
coordinates (x = column, y = twice the row, plus one in a lower column), so that

    direction   N 0   NE 1   SE 2   S 3   SW 4   NW 5
    step        0,-2  1,-1   1,1    0,2   -1,1   -1,-1

and its centre lies at (3x, y) on a lattice where the corners are (2,0) (1,1) (-1,1) (-2,0) (-1,-1) (1,-1) away. Lines
between centres are therefore judged with integers alone: what a line enters, where it runs along a hexside, through
which hexside or corner it leaves.

A facing is a number: 0 to 5 look at a corner (corner v lies between the directions v and v+1), 6 to 11 at a hexside.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import gcd
from typing import Final, NamedTuple, NewType

from caracole.kernel.tables import Table

Hex = NewType("Hex", int)
"""The number of a hex in its grid."""

NOWHERE: Final = Hex(-1)
"""Beyond the edge of the grid."""

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
CORNERS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))

FACINGS: Final = ("vNE", "vE", "vSE", "vSW", "vW", "vNW", "sN", "sNE", "sSE", "sS", "sSW", "sNW")
"""v looks at a corner, s at a hexside; the place in this list is the facing."""


# --- facings ---------------------------------------------------------------------------------------------------------


def is_vertex(facing: int) -> bool:
    """Does it look at a corner?"""
    return facing < 6


def side_facing(direction: int) -> int:
    """The facing that looks through this hexside."""
    return 6 + direction % 6


def front(facing: int) -> tuple[int, ...]:
    """The directions in front: two at a corner, one at a hexside."""
    return (facing, (facing + 1) % 6) if facing < 6 else (facing - 6,)


def flanks(facing: int) -> tuple[int, ...]:
    """The directions at the flanks; at a corner the left one first."""
    if facing < 6:
        return ((facing + 5) % 6, (facing + 2) % 6)
    return tuple((facing + turn) % 6 for turn in (1, 2, 4, 5))


def rear(facing: int) -> tuple[int, ...]:
    """The directions behind."""
    return ((facing + 3) % 6, (facing + 4) % 6) if facing < 6 else ((facing - 3) % 6,)


def left_flank(facing: int) -> int:
    """The flank on the left of a corner facing."""
    return (facing + 5) % 6


def right_flank(facing: int) -> int:
    """The flank on the right of a corner facing."""
    return (facing + 2) % 6


def turned(facing: int, by: int) -> int:
    """The facing after so many corners (or hexsides) clockwise."""
    return (facing + by) % 6 if facing < 6 else 6 + (facing - 6 + by) % 6


def turn_between(facing: int, other: int) -> int:
    """How many corners (or hexsides) apart two facings of one kind are, 0 to 3."""
    apart = (other - facing) % 6
    return min(apart, 6 - apart)


# --- lines -----------------------------------------------------------------------------------------------------------


class Passed(NamedTuple):
    """A hex that a line enters, or that borders a hexside along which it runs: where it is, seen from the start."""

    dx: int
    dy: int
    near: int
    """Its distance from the start ..."""
    far: int
    """... and from the end."""
    beside: bool
    """The line does not enter it, but runs along one of its hexsides."""


class Line(NamedTuple):
    """The line from a hex to one that is (dx, dy) away, seen from the start."""

    passed: tuple[Passed, ...]
    """The hexes in between, from the start to the end; those beside one hexside follow each other."""
    leaves: tuple[int, ...]
    """The direction through which it leaves the start; two if it leaves by their common corner."""


def steps_between(dx: int, dy: int) -> int:
    """The distance of two hexes (dx, dy) apart in doubled coordinates."""
    across, along = abs(dx), abs(dy)
    return across + max(0, (along - across) // 2)


def _half_width(dx: int, dy: int) -> int:
    """How far a hex reaches to either side of a line along (dx, dy), in the measure of :func:`_aside`."""
    return max(2 * abs(dy), 3 * abs(dx) + abs(dy))


def _aside(dx: int, dy: int, cx: int, cy: int) -> int:
    """How far a hex (cx, cy) away lies to the side of a line along (dx, dy)."""
    return abs(3 * dx * cy - 3 * dy * cx)


def _meets(dx: int, dy: int, cx: int, cy: int) -> tuple[bool, bool]:
    """Of a line along (dx, dy) and a hex (cx, cy) away: does it enter the hex, does it run along a hexside of it? The
    line runs along hexsides where two corners reach equally far to the side."""
    aside, width = _aside(dx, dy, cx, cy), _half_width(dx, dy)
    return aside < width, aside == width and (dy == 0 or abs(dy) == 3 * abs(dx))


@cache
def line(dx: int, dy: int) -> Line:
    """The line to the hex (dx, dy) away."""
    length = steps_between(dx, dy)
    found: list[tuple[int, Passed]] = []
    for cx, cy in _along(dx, dy):
        near, far = steps_between(cx, cy), steps_between(dx - cx, dy - cy)
        if near == 0 or far == 0 or near + far > length + 1:
            continue
        along = 9 * dx * cx + dy * cy
        if not 0 < along < 9 * dx * dx + dy * dy:
            continue
        enters, beside = _meets(dx, dy, cx, cy)
        if enters or beside:
            found.append((along, Passed(cx, cy, near, far, beside)))
    found.sort()
    return Line(tuple(row for _, row in found), leaves(dx, dy))


def _along(dx: int, dy: int) -> Iterator[tuple[int, int]]:
    """Every hex that the line to (dx, dy) could meet, and few others."""
    width = _half_width(dx, dy)
    for cx in range(min(0, dx) - 1, max(0, dx) + 2):
        low, high = min(0, dy) - 2, max(0, dy) + 2
        if dx:
            middle, slack = 3 * dy * cx, 3 * abs(dx)
            middle = middle if dx > 0 else -middle
            low, high = max(low, -((width - middle) // slack)), min(high, (middle + width) // slack)
        elif cx:
            continue
        for cy in range(low + (low + cx) % 2, high + 1, 2):
            yield cx, cy


@cache
def behind(dx: int, dy: int, further: int) -> tuple[tuple[int, int], ...]:
    """Where a line along (dx, dy) passes, prolonged behind its end: the hexes ``further`` hexes away, seen from it, in
    the order of their numbers."""
    found = []
    for cx in range(-further, further + 1):
        steep = 2 * further - abs(cx)
        tall = range(-steep, steep + 1, 2) if abs(cx) == further else (-steep, steep)
        for cy in tall:
            if 9 * dx * cx + dy * cy > 0 and any(_meets(dx, dy, cx, cy)):
                found.append((cx, cy))
    return tuple(found)


@cache
def around_end(dx: int, dy: int, steps: int) -> tuple[tuple[int, int], ...]:
    """The hexes that the line to (dx, dy) passes up to ``steps`` hexes before its end, and prolonged behind it, seen
    from the start."""
    before = [(row.dx, row.dy) for row in line(dx, dy).passed if row.far <= steps]
    rings = (behind(dx, dy, further) for further in range(1, steps + 1))
    return (*before, *((dx + cx, dy + cy) for ring in rings for cx, cy in ring))


@cache
def leaves(dx: int, dy: int) -> tuple[int, ...]:
    """Through which of its hexsides a line along (dx, dy) leaves a hex: those whose ends lie on both sides of it, or
    whose end it meets."""
    ways = []
    for direction, (sx, sy) in enumerate(STEPS):
        if 3 * dx * 3 * sx + dy * sy <= 0:
            continue
        # The hexside in a direction joins the two corners nearest to the neighbour's centre.
        ends = sorted(CORNERS, key=lambda corner: (3 * sx - corner[0]) ** 2 + 3 * (sy - corner[1]) ** 2)[:2]
        signs = [3 * dx * vy - dy * vx for vx, vy in ends]
        if min(signs) <= 0 <= max(signs):
            ways.append(direction)
    return tuple(ways)


# --- grids -----------------------------------------------------------------------------------------------------------


class HexGrid:
    """A rectangle of hexes, numbered column by column, from the top of the first column."""

    def __init__(self, columns: int, rows: int, even_lower: bool = True) -> None:
        self.columns = columns
        self.rows = rows
        self.even_lower = even_lower
        """Columns carry numbers from 1, as maps print them: are those with even numbers the lower ones?"""
        self.size = columns * rows
        self.every: tuple[Hex, ...] = tuple(map(Hex, range(self.size)))
        """all hexes, in the order of their numbers"""
        lower = [(number % 2 == 0) == even_lower for number in range(1, columns + 1)]
        self.x = tuple(column for column in range(columns) for _ in range(rows))
        self.y = tuple(2 * row + lower[column] for column in range(columns) for row in range(rows))
        self._lower = lower
        self.neighbours: Table[Hex, tuple[Hex, ...]] = tuple(
            tuple(self.at(self.x[number] + sx, self.y[number] + sy) for sx, sy in STEPS) for number in self.every
        )
        """hex -> the hex in each direction, NOWHERE beyond the edge"""
        self.adjacent: Table[Hex, int] = tuple(
            sum(1 << other for other in row if other >= 0) for row in self.neighbours
        )
        """hex -> its neighbours as a set"""
        self.names = tuple(f"{column + 1:02}{row + 1:02}" for column in range(columns) for row in range(rows))
        self._columns = {
            (across, shift): bytes(steps_between(across, 2 * along + shift) for along in range(-rows, rows + 1))
            for across in range(columns)
            for shift in ((0,) if across % 2 == 0 else (-1, 1))
        }
        """columns apart, half hexes lower -> distances of a hex from those of a column, from ``rows`` hexes above it
        to as many below"""
        self._distances: list[bytes] = [b""] * self.size
        """hex -> its distance from every other, made when it is first asked for"""

    def at(self, x: int, y: int) -> Hex:
        """The hex at doubled coordinates, NOWHERE if there is none."""
        if not 0 <= x < self.columns:
            return NOWHERE
        row = (y - self._lower[x]) // 2
        return self.every[x * self.rows + row] if 0 <= row < self.rows else NOWHERE

    def number(self, name: str) -> Hex:
        """The hex with this printed number (CCRR), NOWHERE if there is none."""
        if len(name) != 4 or not name.isdigit():
            return NOWHERE
        column, row = int(name[:2]), int(name[2:])
        if not (1 <= column <= self.columns and 1 <= row <= self.rows):
            return NOWHERE
        return self.every[(column - 1) * self.rows + row - 1]

    def distance(self, a: Hex, b: Hex) -> int:
        """How many hexes from one to the other."""
        return (self._distances[a] or self.distances(a))[b]

    def distances(self, centre: Hex) -> bytes:
        """The distances of all hexes from one: hexes have two digits for column and row, so that each fits a byte."""
        if not self._distances[centre]:
            column, row = divmod(centre, self.rows)
            down, found = self._lower[column], bytearray()
            for other, lower in enumerate(self._lower):
                # Two columns so far apart, this one half a hex lower than that, as high, or higher: one row of numbers.
                start = self.rows - row
                found += self._columns[abs(other - column), lower - down][start : start + self.rows]
            self._distances[centre] = bytes(found)
        return self._distances[centre]

    def direction(self, a: Hex, b: Hex) -> int:
        """The direction of an adjacent hex, -1 if it is not adjacent."""
        row = self.neighbours[a]
        return row.index(b) if b in row else -1

    def line(self, a: Hex, b: Hex) -> Line:
        """The line between two centres."""
        return line(self.x[b] - self.x[a], self.y[b] - self.y[a])

    def between(self, a: Hex, b: Hex) -> list[Hex]:
        """The hexes on the line, both ends left out. One beyond the edge of the map is passed over."""
        x, y, at = self.x[a], self.y[a], self.at
        found = [at(x + row[0], y + row[1]) for row in self.line(a, b).passed]
        return [number for number in found if number >= 0]

    def around_end(self, a: Hex, b: Hex, steps: int) -> list[Hex]:
        """The hexes on the line up to ``steps`` hexes before ``b``, then those on the line prolonged behind it."""
        x, y, at = self.x[a], self.y[a], self.at
        found = [at(x + cx, y + cy) for cx, cy in around_end(self.x[b] - x, self.y[b] - y, steps)]
        return [number for number in found if number >= 0]

    def leaves(self, a: Hex, b: Hex) -> tuple[int, ...]:
        """Through which hexside (or two, by their corner) the line leaves the first hex."""
        return leaves(self.x[b] - self.x[a], self.y[b] - self.y[a])

    def beyond(self, a: Hex, b: Hex, steps: int) -> Iterator[list[Hex]]:
        """The line prolonged behind ``b``: for 1, 2 ... ``steps`` hexes further, the hexes that it passes there."""
        x, y = self.x[b], self.y[b]
        dx, dy = x - self.x[a], y - self.y[a]
        whole = gcd(dx, dy)
        dx, dy = dx // whole, dy // whole
        for further in range(1, steps + 1):
            found = [self.at(x + cx, y + cy) for cx, cy in behind(dx, dy, further)]
            yield [number for number in found if number >= 0]

    def within(self, centre: Hex, distance: int) -> list[Hex]:
        """The hexes up to this distance, the centre included, in the order of their numbers."""
        x, y = self.x[centre], self.y[centre]
        found: list[Hex] = []
        for column in range(max(0, x - distance), min(self.columns, x + distance + 1)):
            reach = 2 * distance - abs(column - x)
            low = max(0, -((-(y - reach - self._lower[column])) // 2))
            high = min(self.rows - 1, (y + reach - self._lower[column]) // 2)
            found.extend(self.every[column * self.rows + low : column * self.rows + high + 1])
        return found
