"""A part of a hex map on the sheet: where its hexes, corners and hexsides are, and outlines of areas between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import cos, radians, sin, sqrt
from typing import NamedTuple

from caracole.draw.shapes import Box, Point
from caracole.draw.svg import number as written
from caracole.geometry.hex import STEPS, HexGrid
from caracole.kernel.errors import CaracoleError
from caracole.systems.gbacw.drawing.look import MARGIN, RADIUS, chance
from caracole.systems.gbacw.rules.components.numbers import Hex

Lattice = tuple[int, int]
"""Doubled coordinates of a hex, which may lie beyond the map."""


class Cut(NamedTuple):
    """A point of an outline: where it cuts the line between the centres of two hexes; the first lies inside."""

    at: Point
    inside: Lattice
    outside: Lattice


class Plate:
    """A window of columns and rows at a scale."""

    def __init__(
        self,
        grid: HexGrid,
        window: tuple[int, int, int, int] | None = None,
        *,
        radius: float = RADIUS,
        corner: Point = (MARGIN, MARGIN),
    ) -> None:
        self.grid = grid
        self.radius = radius
        self.half = radius * sqrt(3) / 2
        """From the centre of a hex to a hexside."""
        self.first_column, self.first_row, self.last_column, self.last_row = window or (
            0,
            0,
            grid.columns - 1,
            grid.rows - 1,
        )
        self.corner = corner
        columns, rows = self.last_column - self.first_column + 1, self.last_row - self.first_row + 1
        self.box = Box(
            corner[0],
            corner[1],
            corner[0] + (1.5 * columns + 0.5) * radius,
            corner[1] + (2 * rows + (1 if columns > 1 else 0)) * self.half,
        )
        self._lower = 0 if columns > 1 else min(grid.y[self.first_column * grid.rows] % 2, 1)
        self.hexes = [
            grid.every[column * grid.rows + row]
            for column in range(self.first_column, self.last_column + 1)
            for row in range(self.first_row, self.last_row + 1)
        ]
        self.shown = set(self.hexes)

    def spot(self, x: int, y: int) -> Point:
        """The centre of a hex by doubled coordinates."""
        return (
            self.corner[0] + ((x - self.first_column) * 1.5 + 1) * self.radius,
            self.corner[1] + (y - 2 * self.first_row - self._lower + 1) * self.half,
        )

    def centre(self, number: Hex) -> Point:
        """The centre of a hex."""
        return self.spot(self.grid.x[number], self.grid.y[number])

    def vertex(self, number: Hex, corner: int, inset: float = 0) -> Point:
        """A corner of a hex, counted as facings are; ``inset`` nearer to the centre."""
        x, y = self.centre(number)
        angle, reach = radians(60 * corner - 60), self.radius - inset
        return x + reach * cos(angle), y + reach * sin(angle)

    def side(self, number: Hex, direction: int, inset: float = 0) -> tuple[Point, Point]:
        """The ends of a hexside, clockwise; ``inset`` pixels inside the hex."""
        shrunk = inset * 2 / sqrt(3)
        return self.vertex(number, direction - 1, shrunk), self.vertex(number, direction, shrunk)

    def middle(self, number: Hex, direction: int, inset: float = 0) -> Point:
        """The middle of a hexside."""
        (x0, y0), (x1, y1) = self.side(number, direction, inset)
        return (x0 + x1) / 2, (y0 + y1) / 2

    def outline(self, number: Hex, inset: float = 0) -> list[Point]:
        """The corners of a hex."""
        return [self.vertex(number, corner, inset) for corner in range(6)]

    def around(self, wide: int = 2) -> Iterator[Lattice]:
        """Every hex of the window and so many beyond it."""
        for x in range(self.first_column - wide, self.last_column + wide + 1):
            for y in range(2 * self.first_row - 2 * wide, 2 * self.last_row + 2 + 2 * wide):
                if (x + y) % 2 == self._parity:
                    yield x, y

    @property
    def _parity(self) -> int:
        return (self.grid.x[0] + self.grid.y[0]) % 2

    def inside(self, x: int, y: int) -> Hex:
        """The hex of the map at a place, or the nearest one of its edge."""
        x = min(max(x, 0), self.grid.columns - 1)
        lower = self.grid.y[x * self.grid.rows]
        row = min(max((y - lower) // 2, 0), self.grid.rows - 1)
        return self.grid.every[x * self.grid.rows + row]

    def is_beyond(self, x: int, y: int) -> bool:
        """Further from the window than anything that is shown."""
        wide = 2
        return not (
            self.first_column - wide < x <= self.last_column + wide - 1
            and 2 * self.first_row - 2 * wide < y < 2 * self.last_row + 2 + 2 * wide - 1
        )

    # --- outlines ----------------------------------------------------------------------------------------------------

    def outlines(self, height: Callable[[Lattice], float], limit: float) -> list[list[Cut]]:
        """The closed lines round everything that is higher than a limit; inside lies to the right. Beyond the window
        nothing is."""
        known: dict[Lattice, float] = {}

        def at(place: Lattice) -> float:
            if place not in known:
                known[place] = limit - 1 if self.is_beyond(*place) else height(place)
            return known[place]

        after: dict[tuple[Lattice, Lattice], tuple[Lattice, Lattice]] = {}
        for place in self.around(3):
            for one, other in ((1, 2), (2, 3)):
                corners = [place, _step(place, one), _step(place, other)]
                high = [at(each) > limit for each in corners]
                if not any(high) or all(high):
                    continue
                # Turn the triangle so that the odd one out comes first.
                odd = high.index(sum(high) == 1)
                first, second, third = (corners[(odd + n) % 3] for n in range(3))
                if sum(high) == 1:
                    after[(first, second)] = (first, third)
                else:
                    after[(third, first)] = (second, first)
        return [[self._cut(a, b, at(a), at(b), limit) for a, b in ring] for ring in _rings(after)]

    def _cut(self, a: Lattice, b: Lattice, high: float, low: float, limit: float) -> Cut:
        part = min(max((high - limit) / (high - low), 0.12), 0.88) if high > low else 0.5
        (x0, y0), (x1, y1) = self.spot(*a), self.spot(*b)
        key = (*min(a, b), *max(a, b))
        wobble = self.radius * 0.085
        dx, dy = (chance("contour", key, limit, axis) * 2 * wobble - wobble for axis in "xy")
        return Cut((x0 + (x1 - x0) * part + dx, y0 + (y1 - y0) * part + dy), a, b)


def _step(place: Lattice, direction: int) -> Lattice:
    return place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]


def _rings(after: dict[tuple[Lattice, Lattice], tuple[Lattice, Lattice]]) -> Iterator[list[tuple[Lattice, Lattice]]]:
    """The closed chains in a table of followers."""
    left = dict(after)
    while left:
        here = next(iter(left))
        ring = []
        while here in left:
            ring.append(here)
            here = left.pop(here)
        yield ring


def curve(points: Sequence[Point]) -> str:
    """The data of a closed path that rounds every corner of a ring (its points pull, the middles between them lie on
    the line)."""
    parts = []
    for n, (x, y) in enumerate(points):
        nx, ny = points[(n + 1) % len(points)]
        mx, my = (x + nx) / 2, (y + ny) / 2
        if n == 0:
            px, py = points[-1]
            parts.append(f"M{written((px + x) / 2)} {written((py + y) / 2)}")
        parts.append(f"Q{written(x)} {written(y)} {written(mx)} {written(my)}")
    return "".join(parts) + "Z"


def read_window(words: str, grid: HexGrid) -> tuple[int, int, int, int]:
    """A window from the numbers of two opposite hexes: ``0610-1620``."""
    first, _, last = words.partition("-")
    one, other = grid.number(first.strip()), grid.number(last.strip())
    if one < 0 or other < 0:
        raise CaracoleError(f"{words!r}: a part of the map is named by two of its hexes, such as 0101-1012")
    return window_of(grid, (one, other), 0)


def window_of(grid: HexGrid, hexes: Iterable[Hex], wide: int) -> tuple[int, int, int, int]:
    """The window that holds these hexes and so many more on each side."""
    places = list(hexes)
    columns, rows = [n // grid.rows for n in places], [n % grid.rows for n in places]
    return (
        max(0, min(columns) - wide),
        max(0, min(rows) - wide),
        min(grid.columns - 1, max(columns) + wide),
        min(grid.rows - 1, max(rows) + wide),
    )
