"""Where there is room: a grid of small cells, free or taken, that answers where a box fits.

A row of cells is one integer, a bit for each cell, so that whole rows are compared at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import ceil, floor

from caracole.draw.shapes import Box, Point

CELL = 4.0


class Room:
    """Free cells in a part of the sheet. Nothing is free at first."""

    def __init__(self, place: Box, cell: float = CELL) -> None:
        self.place, self.cell = place, cell
        self.columns = max(1, floor(place.width / cell))
        self.rows = [0] * max(1, floor(place.height / cell))

    def copy(self) -> Room:
        twin = Room(self.place, self.cell)
        twin.rows = self.rows[:]
        return twin

    # --- free and taken ----------------------------------------------------------------------------------------------

    def free(self, ring: Sequence[Point]) -> None:
        """The cells whose middle lies inside the outline become free."""
        for number, bits in self._cover(ring):
            self.rows[number] |= bits

    def take_ring(self, ring: Sequence[Point]) -> None:
        """The cells whose middle lies inside the outline are taken."""
        for number, bits in self._cover(ring):
            self.rows[number] &= ~bits

    def _cover(self, ring: Sequence[Point]) -> Iterator[tuple[int, int]]:
        """Rows and the cells in them whose middle lies inside the outline."""
        crossings: dict[int, list[float]] = defaultdict(list)
        before = ring[-1]
        for here in ring:
            (x0, y0), (x1, y1) = (here, before) if here[1] < before[1] else (before, here)
            first, last = (ceil((y - self.place.y0) / self.cell - 0.5) for y in (y0, y1))
            for number in self._numbers(first, last):
                part = (self.place.y0 + (number + 0.5) * self.cell - y0) / (y1 - y0)
                crossings[number].append((x0 + part * (x1 - x0) - self.place.x0) / self.cell)
            before = here
        for number, row in crossings.items():
            row.sort()
            for left, right in zip(row[::2], row[1::2], strict=False):
                yield number, self._bits(ceil(left - 0.5), ceil(right - 0.5))

    def free_box(self, box: Box) -> None:
        """The cells that lie wholly in the box become free."""
        for number in self._numbers(
            ceil((box.y0 - self.place.y0) / self.cell), floor((box.y1 - self.place.y0) / self.cell)
        ):
            left, right = ceil((box.x0 - self.place.x0) / self.cell), floor((box.x1 - self.place.x0) / self.cell)
            self.rows[number] |= self._bits(left, right)

    def take(self, box: Box) -> None:
        """The cells that the box touches are taken."""
        left, right = floor((box.x0 - self.place.x0) / self.cell), ceil((box.x1 - self.place.x0) / self.cell)
        taken = ~self._bits(left, right)
        for number in self._numbers(
            floor((box.y0 - self.place.y0) / self.cell), ceil((box.y1 - self.place.y0) / self.cell)
        ):
            self.rows[number] &= taken

    def take_line(self, points: Sequence[Point], width: float) -> None:
        """The cells near a line are taken."""
        for x, y in points:
            self.take(Box(x - width, y - width, x + width, y + width))

    def shrink(self, by: float) -> None:
        """Cells nearer than this to a taken one are taken too."""
        for _ in range(round(by / self.cell)):
            rows = [0, *self.rows, 0]
            self.rows = [
                here & (here << 1) & (here >> 1) & above & below
                for above, here, below in zip(rows, rows[1:], rows[2:], strict=False)
            ]

    # --- where a box fits --------------------------------------------------------------------------------------------

    def fits(self, width: float, height: float) -> Iterator[Point]:
        """The upper left corners of all free places of that size, from top to bottom."""
        across, down = ceil(width / self.cell - 1e-9), ceil(height / self.cell - 1e-9)
        for top, strip in self._strips(down):
            corners = _runs_of(strip, across)
            while corners:
                lowest = corners & -corners
                yield self._corner(lowest.bit_length() - 1, top)
                corners ^= lowest

    def widest(self, height: float) -> list[tuple[float, float, float]]:
        """For each row the widest free place of that height that begins there: top, left and right."""
        found = []
        for top, strip in self._strips(ceil(height / self.cell - 1e-9)):
            left, right = _longest_run(strip)
            if right > left:
                x, y = self._corner(left, top)
                found.append((y, x, x + (right - left) * self.cell))
        return found

    def capacity(self, side: float, gap: float) -> int:
        """How many squares fit in rows that follow one another, one run to a row."""
        free = {
            round((top - self.place.y0) / self.cell): int((right - left + gap) / (side + gap))
            for top, left, right in self.widest(side)
        }
        step = ceil((side + gap) / self.cell)
        chains: dict[int, int] = {}
        for number in sorted(free):
            chains[number] = free[number] and free[number] + chains.get(number - step, 0)
        return max(chains.values(), default=0)

    def count(self, box: Box) -> int:
        """How many cells in the box are free."""
        left, right = floor((box.x0 - self.place.x0) / self.cell), ceil((box.x1 - self.place.x0) / self.cell)
        bits = self._bits(left, right)
        rows = self._numbers(floor((box.y0 - self.place.y0) / self.cell), ceil((box.y1 - self.place.y0) / self.cell))
        return sum((self.rows[number] & bits).bit_count() for number in rows)

    def _strips(self, down: int) -> Iterator[tuple[int, int]]:
        for top in range(len(self.rows) - down + 1):
            strip = self.rows[top]
            for row in self.rows[top + 1 : top + down]:
                strip &= row
                if not strip:
                    break
            if strip:
                yield top, strip

    def _corner(self, column: int, row: int) -> Point:
        return self.place.x0 + column * self.cell, self.place.y0 + row * self.cell

    def _numbers(self, first: int, last: int) -> range:
        return range(max(0, first), min(len(self.rows), last))

    def _bits(self, left: int, right: int) -> int:
        left, right = max(0, left), min(self.columns, right)
        return ((1 << (right - left)) - 1) << left if right > left else 0


def _runs_of(row: int, long: int) -> int:
    """The bits that begin a run of at least so many."""
    have = 1
    while row and have < long:
        step = min(have, long - have)
        row &= row >> step
        have += step
    return row


def _longest_run(row: int) -> tuple[int, int]:
    """The longest run of bits (the first of them), from its first bit to the one after its last."""
    if not row:
        return 0, 0
    powers = [row]  # bits that begin a run of 1, 2, 4, 8 ...
    while (longer := powers[-1] & (powers[-1] >> (1 << (len(powers) - 1)))) != 0:
        powers.append(longer)
    have, starts = 1 << (len(powers) - 1), powers[-1]
    for n in range(len(powers) - 2, -1, -1):
        onward = starts & (powers[n] >> have)
        if onward:
            have, starts = have + (1 << n), onward
    first = (starts & -starts).bit_length() - 1
    return first, first + have
