"""What the readers of all the files share: ids, sides, hexes, and lines inside a long text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from caracole import datafiles
from caracole.datafiles import Node
from caracole.geometry.hex import DIRECTIONS, FACINGS, HexGrid
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import SIDES

T = TypeVar("T")

SIDE_NUMBERS = {name: number for number, name in enumerate(SIDES)}
FACING_NUMBERS = {name: number for number, name in enumerate(FACINGS)}
DIRECTION_NUMBERS = {name: number for number, name in enumerate(DIRECTIONS)}


class Spot(NamedTuple):
    """A line inside a text of several lines: where to complain."""

    file: str
    line: int
    path: str
    column: int = 0


class SheetReader(datafiles.SheetReader):
    """A reader that knows sides, ids and hexes."""

    def side(self, node: Node, key: str = "side") -> int:
        """One of the two sides, as its number."""
        return SIDE_NUMBERS.get(self.text(node, key, one_of=SIDES), 0)

    def facing(self, node: Node, key: str = "facing") -> int:
        """A facing by its name."""
        return FACING_NUMBERS.get(self.text(node, key, one_of=FACINGS), 0)

    def pair(self, node: Node, key: str, default: tuple[int, int] | None = None) -> tuple[int, int]:
        """Two integers, `[good order, disordered]` or the like."""
        if default is not None and node.get(key) is None:
            return default
        found = self.list_of_integers(node, key)
        if len(found) != 2 and node.get(key) is not None:
            self.complain(node[key], "wrong_type", f"expected two numbers, found {len(found)}")
        return (found[0], found[1]) if len(found) == 2 else (0, 0)

    def by_side(self, node: Node, key: str, default: int = 0) -> tuple[int, int]:
        """`{ union = 1, confederate = 2 }`, or one number for both."""
        found = node.get(key)
        if found is None:
            return default, default
        self.also(found, "integer", "object")
        if not found.is_table:
            value = self.integer_value(found)
            return (default, default) if value is None else (value, value)
        self.no_unknown_keys(found, SIDES)
        return (
            self.integer(found, SIDES[0], required=False, default=default),
            self.integer(found, SIDES[1], required=False, default=default),
        )

    # --- hexes -------------------------------------------------------------------------------------------------------

    def hex(self, node: Node, key: str, grid: HexGrid) -> Hex:
        """A hex by its printed number."""
        name = self.text(node, key)
        number = grid.number(name)
        if number < 0 and name:
            self.complain(node[key], "unknown_reference", f"there is no hex {name!r} on this map")
        return max(number, Hex(0))

    def hexes(self, node: Node, key: str, grid: HexGrid, *, required: bool = True) -> list[Hex]:
        """Hexes separated by blanks, over as many lines as one likes."""
        return [number for number, _ in self.hexes_with_spots(node, key, grid, required=required)]

    def hexes_with_spots(self, node: Node, key: str, grid: HexGrid, *, required: bool = True) -> list[tuple[Hex, Spot]]:
        """The same, each with its place."""
        found = []
        for spot, word in self.words(node, key, required=required):
            number = grid.number(word)
            if number < 0:
                self.complain(spot, "unknown_reference", f"there is no hex {word!r} on this map")
            else:
                found.append((number, spot))
        return found

    def hexsides(self, node: Node, key: str, grid: HexGrid) -> list[tuple[Hex, int, Spot]]:
        """Hexsides like `2016/NE`."""
        found = []
        for spot, word in self.words(node, key):
            name, _, side = word.partition("/")
            number, direction = grid.number(name), DIRECTION_NUMBERS.get(side, -1)
            if number < 0:
                self.complain(spot, "unknown_reference", f"there is no hex {name!r} on this map")
            elif direction < 0:
                self.complain(spot, "bad_choice", f"{side!r} is none of {', '.join(DIRECTIONS)}")
            elif grid.neighbours[number][direction] < 0:
                self.complain(spot, "out_of_range", f"{word} lies at the edge of the map")
            else:
                found.append((number, direction, spot))
        return found

    def words(self, node: Node, key: str, *, required: bool = True) -> Iterator[tuple[Spot, str]]:
        """The words of a text, each with the line that it stands on."""
        for spot, line in self.lines(node, key, required=required):
            for word in line.split():
                yield spot, word

    def lines(self, node: Node, key: str, *, required: bool = True) -> Iterator[tuple[Spot, str]]:
        """The lines of a text that are not blank and no remarks (#), each with its place in the file."""
        if required:
            text: str | None = self.text(node, key)
        else:
            text = self.text(node, key, required=False)
        if not text:
            return
        place = node[key]
        # A long text begins on the line after its key: the first line break is not part of it.
        first = place.line + 1 if "\n" in text else place.line
        for number, line in enumerate(text.split("\n")):
            if line.strip() and not line.lstrip().startswith("#"):
                yield Spot(place.file, first + number, place.path), line
