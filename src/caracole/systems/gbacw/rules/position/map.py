"""The map of a position by words; see docs/api-gbacw.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

from caracole.geometry.hex import DIRECTIONS, HexGrid
from caracole.kernel import CaracoleError
from caracole.systems.gbacw.rules.components.field import CROSSINGS, WALLS, WAYS, Ground, Hexsides
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import SIDES, Entry
from caracole.systems.gbacw.rules.components.terrain import ABRUPT, MINOR, STEEP, Chart

SLOPES = {"minor": MINOR, "steep": STEEP, "abrupt": ABRUPT, "sharp": ABRUPT}
HEX = re.compile(r"\d{4}")


class BadPosition(CaracoleError):
    """The words of a position are not understood."""


def lines(text: str) -> Iterator[str]:
    """Lines without remarks (//) and blanks."""
    for raw in text.splitlines():
        line = raw.split("//")[0].strip()
        if line:
            yield line


def side_named(word: str) -> int:
    """A side by its name or the beginning of it."""
    for number, name in enumerate(SIDES):
        if word.strip() and name.startswith(word.strip().lower()):
            return number
    raise BadPosition(f"{word!r} is neither {SIDES[0]} nor {SIDES[1]}")


def draw_map(text: str, chart: Chart) -> tuple[Ground, tuple[Entry, ...]]:
    """The ground that the words describe: open, level, 20 by 20, unless they say otherwise."""
    return _Drawing(text, chart).result()


@lru_cache(maxsize=16)
def grid_of(columns: int, rows: int, even_lower: bool) -> HexGrid:
    """A grid is immutable, so one of a size will do."""
    return HexGrid(columns, rows, even_lower)


class _Drawing:
    def __init__(self, text: str, chart: Chart) -> None:
        self.chart = chart
        found = re.search(r"^\s*size\s+(\d+)\s*x\s*(\d+)", text, re.MULTILINE)
        columns, rows = (int(found[1]), int(found[2])) if found else (20, 20)
        self.grid = grid_of(columns, rows, "odd columns lower" not in text)
        size = self.grid.size
        self.elevation = [0] * size
        self.terrain = [chart.rows["open"]] * size
        self.slope, self.wall, self.way, self.crossing = ([0] * (size * 6) for _ in range(4))
        self.stream = [False] * (size * 6)
        self.entries: list[Entry] = []
        for line in lines(text):
            self._line(line)

    def _line(self, line: str) -> None:
        first, *rest = line.replace(":", " : ").split()
        if first in ("size", "odd"):
            return
        if first in WAYS[1:]:
            self._way(first, [self.hex(name) for name in rest])
        elif first == "entry":
            self.entries.append(Entry(rest[0], self.hex(rest[1]), "edge"))
        elif ":" in rest:
            words = [first, *rest]
            place = words.index(":")
            for name in words[:place]:
                self._place(name, words[place + 1 :], line)
        else:
            raise BadPosition(f"{line!r}: write '0505 0506: woods, level 2', '0505/NE: stream', 'road 0505 0506'")

    def hex(self, name: str) -> Hex:
        number = self.grid.number(name)
        if number < 0:
            raise BadPosition(f"there is no hex {name!r} on this map")
        return number

    def _place(self, name: str, words: list[str], line: str) -> None:
        facts = [fact.strip() for fact in " ".join(words).split(",") if fact.strip()]
        if "/" in name:
            where, _, direction = name.partition("/")
            if direction not in DIRECTIONS:
                raise BadPosition(f"{line!r}: {direction!r} is none of {', '.join(DIRECTIONS)}")
            for fact in facts:
                self._side(self.hex(where), DIRECTIONS.index(direction), fact)
        else:
            for number in self._range(name):
                for fact in facts:
                    self._hex_fact(number, fact)

    def _range(self, name: str) -> list[Hex]:
        """One hex, or a block of them: ``0101-0310``."""
        first, _, last = name.partition("-")
        if not last:
            return [self.hex(first)]
        one, other = self.hex(first), self.hex(last)
        rows = self.grid.rows
        columns = range(one // rows, other // rows + 1)
        return [
            self.grid.every[column * rows + row] for column in columns for row in range(one % rows, other % rows + 1)
        ]

    def _hex_fact(self, number: Hex, fact: str) -> None:
        word, _, value = fact.partition(" ")
        if word == "level":
            self.elevation[number] = int(value)
        elif word in self.chart.rows and self.chart.rows[word].kind == "hex":
            self.terrain[number] = self.chart.rows[word]
        else:
            raise BadPosition(f"{fact!r} is no terrain and no 'level N'")

    def _side(self, number: Hex, direction: int, fact: str) -> None:
        other = self.grid.neighbours[number][direction]
        if other < 0:
            raise BadPosition(f"{self.grid.names[number]}/{DIRECTIONS[direction]} lies at the edge of the map")
        tables: dict[str, tuple[list[Any], Any]] = {
            "stream": (self.stream, True),
            **{name: (self.slope, kind) for name, kind in SLOPES.items()},
            **{name: (self.wall, WALLS.index(name)) for name in WALLS[1:]},
            **{name: (self.crossing, CROSSINGS.index(name)) for name in CROSSINGS[1:]},
        }
        if fact not in tables:
            raise BadPosition(f"{fact!r} is none of {', '.join(tables)}")
        table, value = tables[fact]
        table[number * 6 + direction] = table[other * 6 + (direction + 3) % 6] = value

    def _way(self, kind: str, hexes: list[Hex]) -> None:
        for one, other in pairwise(hexes):
            direction = self.grid.direction(one, other)
            if direction < 0:
                raise BadPosition(f"{self.grid.names[other]} is not adjacent to {self.grid.names[one]}")
            self.way[one * 6 + direction] = self.way[other * 6 + (direction + 3) % 6] = WAYS.index(kind)

    def result(self) -> tuple[Ground, tuple[Entry, ...]]:
        sides = Hexsides(tuple(self.slope), tuple(self.stream), tuple(self.wall), tuple(self.way), tuple(self.crossing))
        ground = Ground(self.grid, tuple(self.elevation), tuple(self.terrain), sides)
        return ground, tuple(self.entries)
