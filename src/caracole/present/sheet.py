"""A plain drawing for any map of areas: outlines with their names, counters with a letter, a shield for each side.

areas = hexes(HexGrid(5, 4))
sheet = Sheet(areas, [Counter("guard-1", "north", "G")], {"north": "#8a3324", "south": "#2f4f6f"})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from typing import NamedTuple

from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, line, tag
from caracole.geometry.hex import CORNERS, HexGrid
from caracole.present.model import Localized, Spot
from caracole.texts import in_language

HEX = 60.0
"""From the middle of a hex to its corner."""
MARGIN = 24.0
MOST_PIECES = 6
"""So many pieces have a square of their own; more lie upon one another."""
COUNTER = 0.62
"""The width of a counter, in parts of the room of the smallest area."""

PAPER, GROUND, LINE, INK, LIGHT = "#f4ecd8", "#e9dfc3", "#8a7a58", "#3b3020", "#fffaf0"

Point = tuple[float, float]


class Area(NamedTuple):
    """A place of the map: its outline, where its pieces stand, and the places next to it."""

    id: str
    outline: tuple[Point, ...]
    at: Point
    neighbours: tuple[str, ...]
    name: Localized = {}  # noqa: RUF012 - never changed
    colour: str = GROUND

    @property
    def room(self) -> float:
        """How wide a square in its middle may be."""
        x, y = self.at
        return 2 * min(max(abs(px - x), abs(py - y)) for px, py in self.outline)


class Counter(NamedTuple):
    """A piece: whose it is, and the letters on it."""

    id: str
    side: str
    letters: str


def hexes(
    grid: HexGrid, names: Mapping[str, Localized] | None = None, colours: Mapping[str, str] | None = None
) -> list[Area]:
    """The hexes of a grid by their printed numbers; ``names`` and ``colours`` for those that have their own."""
    high = HEX * sqrt(3) / 2
    found = []
    for number, slug in zip(grid.every, grid.names, strict=True):
        x, y = MARGIN + HEX * (1 + 1.5 * grid.x[number]), MARGIN + high * (1 + grid.y[number])
        outline = tuple((x + HEX * cx / 2, y + high * cy) for cx, cy in CORNERS)
        neighbours = tuple(grid.names[other] for other in grid.neighbours[number] if other >= 0)
        name = (names or {}).get(slug, {"en": slug})
        found.append(Area(slug, outline, (x, y), neighbours, name, (colours or {}).get(slug, GROUND)))
    return found


class Sheet:
    """The map, the sprites, and the squares for pieces."""

    def __init__(self, areas: Sequence[Area], counters: Sequence[Counter], colours: Mapping[str, str]) -> None:
        self.areas, self.counters, self.colours = areas, counters, colours
        points = [point for area in areas for point in area.outline]
        self.place = Box(0, 0, ceil(max(x for x, _ in points) + MARGIN), ceil(max(y for _, y in points) + MARGIN))
        self.counter = COUNTER * min(area.room for area in areas)

    def map(self, language: str) -> str:
        """The map without pieces, with the names in a language."""
        return _svg([box(self.place, fill=PAPER), *(self._area(area, language) for area in self.areas)], self.place)

    def _area(self, area: Area, language: str) -> str:
        x, y = area.at
        name = lettering(in_language(area.name, language), x, y + area.room * 0.46, area.room * 0.15, fill=INK)
        return tag("path", d=line(area.outline, closed=True), fill=area.colour, stroke=LINE, stroke_width=2) + name

    def outline(self, area: Area) -> str:
        """An area as the data of a path."""
        return line(area.outline, closed=True)

    def spots(self, area: Area) -> list[list[Spot]]:
        """The squares for one, two ... pieces: in rows about the middle, as large as there is room."""
        return [
            _squares(area.at, count, min(self.counter, area.room * 0.8 / columns_for(count)))
            for count in range(1, MOST_PIECES + 1)
        ]

    def sprites(self) -> str:
        """One SVG with a symbol for every piece and every shield."""
        symbols = {symbol_of(each.id): _piece(each.letters, self.colours[each.side]) for each in self.counters}
        symbols |= {shield_of(side): _shield(colour) for side, colour in self.colours.items()}
        return _svg(
            [tag("symbol", drawn, id=name, viewBox="0 0 100 100") for name, drawn in symbols.items()],
            Box(0, 0, 100, 100),
        )


def symbol_of(piece: str) -> str:
    """The sprite of a piece."""
    return f"piece-{piece}"


def shield_of(side: str) -> str:
    """The sprite of a side's shield."""
    return f"shield-{side}"


def columns_for(count: int) -> int:
    """How many pieces stand in a row when there are so many."""
    return ceil(sqrt(count))


def _squares(middle: Point, count: int, size: float) -> list[Spot]:
    columns = columns_for(count)
    rows = ceil(count / columns)
    left, top = middle[0] - size * columns / 2, middle[1] - size * rows / 2
    return [
        Spot(round(left + size * (n % columns), 1), round(top + size * (n // columns), 1), round(size, 1))
        for n in range(count)
    ]


def _piece(letters: str, colour: str) -> str:
    card = tag("rect", x=4, y=4, width=92, height=92, rx=10, fill=colour, stroke=INK, stroke_width=4)
    return card + lettering(letters, 50, 68, 52, "bold", fill=LIGHT)


def _shield(colour: str) -> str:
    return tag("path", d="M12 8H88V50Q88 82 50 96Q12 82 12 50Z", fill=colour, stroke=INK, stroke_width=5)


def _svg(inside: Sequence[str], place: Box) -> str:
    return tag(
        "svg",
        group(inside),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {place.width:.0f} {place.height:.0f}",
        width=f"{place.width:.0f}",
        height=f"{place.height:.0f}",
    )
