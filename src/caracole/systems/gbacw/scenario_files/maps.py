"""map.toml: text grids for ground and terrain, then ways, hexsides, places and entries (D2.1-1)."""

from __future__ import annotations

from typing import NamedTuple

from caracole.datafiles import Node
from caracole.geometry.hex import HexGrid
from caracole.systems.gbacw.rules.components.field import CROSSINGS, WALLS, WAYS, Feature, Ground, Hexsides
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex
from caracole.systems.gbacw.rules.components.printed import Entry, Place
from caracole.systems.gbacw.rules.components.terrain import ABRUPT, MINOR, STEEP, Chart, Terrain
from caracole.systems.gbacw.scenario_files.reading import SheetReader, Spot

KEYS = ("columns", "rows", "lower_columns", "yards_per_hex", "feet_per_level", "elevation", "terrain")
LISTS = ("ground", "way", "sides", "place", "entry")
SLOPE_KINDS = {"minor": MINOR, "steep": STEEP, "abrupt": ABRUPT}
SIDE_KINDS = ("stream", *SLOPE_KINDS, *WALLS[1:], *CROSSINGS[1:])


class Survey(NamedTuple):
    """The map with what only the sheet needs."""

    ground: Ground
    entries: tuple[Entry, ...]
    entry_numbers: dict[str, int]


def read_map(reader: SheetReader, document: Node, chart: Chart) -> Survey:
    """The map. C2.1.a: terrain belongs to hexes and to hexsides."""
    reader.no_unknown_keys(document, KEYS + LISTS)
    columns = reader.integer(document, "columns", low=1, high=99)
    rows = reader.integer(document, "rows", low=1, high=99)
    lower = reader.text(document, "lower_columns", one_of=("even", "odd"))
    grid = HexGrid(columns, rows, lower == "even")
    elevation = [
        int(sign) if sign.isdigit() else 0 for sign in _grid(reader, document, "elevation", grid, "0123456789")
    ]
    signs = _grid(reader, document, "terrain", grid, "".join(chart.by_code))
    open_ground = next(iter(chart.rows.values()))
    terrain = [chart.by_code.get(sign, open_ground) for sign in signs]
    _ground(reader, document, grid, chart, terrain)
    sides = _Sides(reader, grid, elevation)
    for node in reader.tables(document, "way", required=False):
        sides.way(node)
    for node in reader.tables(document, "sides", required=False):
        sides.side(node)
    sides.judge(document)
    ground = Ground(
        grid,
        tuple(elevation),
        tuple(terrain),
        sides.frozen(),
        _places(reader, document, grid),
        reader.integer(document, "yards_per_hex", low=1),
        reader.integer(document, "feet_per_level", low=1),
        tuple(sides.features),
    )
    entries, numbers = _entries(reader, document, grid)
    return Survey(ground, entries, numbers)


def _grid(reader: SheetReader, document: Node, key: str, grid: HexGrid, allowed: str) -> list[str]:
    """A sign for each hex, column by column. A line is the number of its row and one sign for each column."""
    found = [allowed[0]] * grid.size
    seen = 0
    spot: Spot | None = None
    for spot, line in reader.lines(document, key):
        seen += 1
        number, _, signs = line.strip().partition(" ")
        signs = signs.strip()
        if number != f"{seen:02}":
            reader.complain(spot, "bad_order", f"expected row {seen:02}, found {number!r}")
        if len(signs) != grid.columns:
            reader.complain(spot, "out_of_range", f"row {number}: expected {grid.columns} signs, found {len(signs)}")
        for column, sign in enumerate(signs[: grid.columns]):
            if sign not in allowed:
                reader.complain(spot, "bad_choice", f"row {number}, column {column + 1:02}: {sign!r} is no {key} sign")
            elif seen <= grid.rows:
                found[column * grid.rows + seen - 1] = sign
    if seen != grid.rows and document.get(key) is not None:
        reader.complain(document[key], "out_of_range", f"expected {grid.rows} rows, found {seen}")
    return found


def _ground(reader: SheetReader, document: Node, grid: HexGrid, chart: Chart, terrain: list[Terrain]) -> None:
    """Ground of another kind that lies over open hexes (soft meadows)."""
    plain = next(iter(chart.rows))
    for node in reader.tables(document, "ground", required=False):
        reader.no_unknown_keys(node, ("kind", "name", "hexes"))
        kind = reader.reference(node, "kind", chart.by_code, what="terrain")
        for number, spot in reader.hexes_with_spots(node, "hexes", grid):
            if terrain[number].id != plain:
                reader.complain(spot, "bad_order", f"{grid.names[number]} is not open")
            elif kind is not None:
                terrain[number] = kind


def _places(reader: SheetReader, document: Node, grid: HexGrid) -> tuple[Place, ...]:
    known: dict[str, int] = {}
    found: list[Place] = []
    for node in reader.tables(document, "place", required=False):
        reader.no_unknown_keys(node, ("id", "name", "hexes"))
        slug = reader.define(node, known, len(found), "place")
        hexes = tuple(reader.hexes(node, "hexes", grid))
        if not hexes and "hexes" in node:
            reader.complain(node["hexes"], "missing_key", "a place has hexes")
        found.append(Place(slug, reader.text(node, "name"), hexes))
    return tuple(found)


def _entries(reader: SheetReader, document: Node, grid: HexGrid) -> tuple[tuple[Entry, ...], dict[str, int]]:
    known: dict[str, int] = {}
    found: list[Entry] = []
    for node in reader.tables(document, "entry", required=False):
        reader.no_unknown_keys(node, ("id", "hex", "way"))
        slug = reader.define(node, known, len(found), "entry")
        number = reader.hex(node, "hex", grid)
        if all(other >= 0 for other in grid.neighbours[number]) and "hex" in node:
            reader.complain(node["hex"], "out_of_range", f"{grid.names[number]} does not lie at the edge of the map")
        found.append(Entry(slug, number, reader.text(node, "way")))
    return tuple(found), known


class _Sides:
    """Gathers what lies on hexsides, and judges it when all is known."""

    def __init__(self, reader: SheetReader, grid: HexGrid, elevation: list[int]) -> None:
        self.reader, self.grid, self.elevation = reader, grid, elevation
        size = grid.size * 6
        self.slope, self.wall, self.ways, self.crossing = ([0] * size for _ in range(4))
        self.stream = [False] * size
        self.crossings: list[tuple[Hex, int, Spot]] = []
        self.features: list[Feature] = []

    def _both(self, number: Hex, direction: int) -> tuple[int, int]:
        other = self.grid.neighbours[number][direction]
        return number * 6 + direction, other * 6 + (direction + 3) % 6

    def way(self, node: Node) -> None:
        """A pike, road or trail: hexes one after another."""
        self.reader.no_unknown_keys(node, ("kind", "name", "hexes"))
        kind = self.reader.text(node, "kind", one_of=WAYS[1:])
        name = self.reader.text(node, "name")
        before = NOWHERE
        hexes: list[Hex] = []
        for number, spot in self.reader.hexes_with_spots(node, "hexes", self.grid):
            hexes.append(number)
            if before >= 0:
                direction = self.grid.direction(before, number)
                if direction < 0:
                    names = self.grid.names
                    self.reader.complain(spot, "bad_order", f"{names[number]} is not adjacent to {names[before]}")
                else:
                    for place in self._both(before, direction):
                        # Where two ways share a hexside the faster one counts.
                        if self.ways[place] not in (1, 2):
                            self.ways[place] = WAYS.index(kind)
            before = number
        if len(hexes) == 1:
            self.reader.complain(node["hexes"], "out_of_range", "a way goes through two hexes at least")
        self.features.append(Feature(kind, name, tuple(hexes)))

    def side(self, node: Node) -> None:
        """Streams, slopes, walls, bridges, fords."""
        self.reader.no_unknown_keys(node, ("kind", "name", "hexsides"))
        kind = self.reader.text(node, "kind", one_of=SIDE_KINDS)
        name = self.reader.text(node, "name")
        hexsides: list[int] = []
        for number, direction, spot in self.reader.hexsides(node, "hexsides", self.grid):
            one, other = self._both(number, direction)
            hexsides.append(one)
            if kind == "stream":
                self.stream[one] = self.stream[other] = True
            elif kind in SLOPE_KINDS:
                self._slope(number, direction, SLOPE_KINDS[kind], spot)
            elif kind in CROSSINGS:
                self.crossing[one] = self.crossing[other] = CROSSINGS.index(kind)
                self.crossings.append((number, direction, spot))
            elif kind in WALLS:
                self.wall[one] = self.wall[other] = WALLS.index(kind)
        self.features.append(Feature(kind, name, tuple(hexsides)))

    def _slope(self, number: Hex, direction: int, kind: int, spot: Spot) -> None:
        """A slope is written from the higher hex: minor drops one level, steep two, abrupt three or more."""
        one, other = self._both(number, direction)
        below = self.grid.neighbours[number][direction]
        drop = self.elevation[number] - self.elevation[below]
        wanted = {MINOR: drop == 1, STEEP: drop == 2, ABRUPT: drop >= 3}[kind]
        if not wanted:
            self.reader.complain(
                spot, "out_of_range", f"{self.grid.names[number]} stands {drop} levels above {self.grid.names[below]}"
            )
        self.slope[one] = self.slope[other] = kind

    def judge(self, document: Node) -> None:
        """A bridge or ford lies where a way crosses a stream, and every such place has one; two levels are a slope."""
        names = self.grid.names
        for number, direction, spot in self.crossings:
            place = number * 6 + direction
            if not (self.stream[place] and self.ways[place]):
                self.reader.complain(spot, "bad_order", "a bridge or ford lies where a way crosses a stream")
        for number in self.grid.every:
            for direction in range(3):
                below = self.grid.neighbours[number][direction]
                if below < 0:
                    continue
                place = number * 6 + direction
                if self.ways[place] and self.stream[place] and not self.crossing[place]:
                    where = f"{names[number]} and {names[below]}"
                    self.reader.complain(
                        document, "missing_key", f"between {where} a way crosses a stream: bridge or ford?"
                    )
                if abs(self.elevation[number] - self.elevation[below]) > 1 and not self.slope[place]:
                    where = f"{names[number]} and {names[below]}"
                    self.reader.complain(
                        document, "missing_key", f"between {where} lie two levels or more and no slope"
                    )

    def frozen(self) -> Hexsides:
        """The tables."""
        return Hexsides(tuple(self.slope), tuple(self.stream), tuple(self.wall), tuple(self.ways), tuple(self.crossing))
