"""map.geojson: zones are polygons, borders are lines (G2.3).

Whoever draws the map in a geographic editor finds empty properties saved as null; they count as absent. Zones are
adjacent when a border names them, and the drawing has to say the same (`drawing`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from caracole.datafiles import Node
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import (
    AUSTRIAN,
    BORDER_KINDS,
    BRIDGE,
    IMPASSABLE,
    OPEN,
    RIVER,
    WALL,
    Border,
    PrintedZone,
)
from caracole.systems.gradisca.scenario_files.drawing import Feature, check_drawing
from caracole.systems.gradisca.scenario_files.reading import SheetReader, first_repeated

ZONE_KEYS = (*PrintedZone._fields, "fid")
BORDER_KEYS = (*Border._fields, "fid")
HIGHEST_LEVEL = 9
FARTHEST = 10**9
"""Coordinates are degrees, or metres of any projection; nothing lies farther out."""


class Chart(NamedTuple):
    """The zones in play and the borders between them; ``everywhere`` and ``rivers`` also know what is not in play."""

    zones: tuple[PrintedZone, ...]
    borders: tuple[Border, ...]
    ids: dict[str, Zone]
    everywhere: Collection[str]
    rivers: Collection[str]

    def zone(self, reader: SheetReader, place: Node) -> Zone | None:
        """The zone in play that this text names."""
        slug = reader.text_value(place)
        return None if slug is None else self.zone_named(reader, slug, place)

    def zone_named(self, reader: SheetReader, slug: str, place: Node) -> Zone | None:
        """The zone in play of this name."""
        if slug in self.ids:
            return self.ids[slug]
        if slug in self.everywhere:
            reader.complain(place, "unknown_reference", f"zone {slug!r} is not in play in this scenario")
        else:
            reader.unknown(place, "zone", slug, self.ids)
        return None

    def border_between(self, a: Zone, b: Zone) -> int | None:
        """The number of the border of two zones."""
        for number, border in enumerate(self.borders):
            if {a, b} == {border.a, border.b}:
                return number
        return None

    def walls_of(self, zone: Zone) -> list[int]:
        """The borders of a Fortress."""
        return [n for n, border in enumerate(self.borders) if border.kind == WALL and zone in (border.a, border.b)]


def read_map(reader: SheetReader, document: Node, sheet: Node) -> Chart:
    """The map; only the zones that the scenario sheet names (`zones`), if it names any."""
    reader.text(document, "type", one_of=("FeatureCollection",))
    zones: list[PrintedZone] = []
    zone_places: list[Node] = []
    outlines: list[Node | None] = []
    ids: dict[str, Zone] = {}
    lines: list[tuple[Node, Node]] = []
    for feature in reader.tables(document, "features"):
        properties, geometry = reader.table(feature, "properties"), reader.table(feature, "geometry")
        if properties is None or geometry is None:
            continue
        if reader.text(geometry, "type", one_of=("Polygon", "LineString")) == "LineString":
            lines.append((properties, geometry))
        else:
            outlines.append(_outline(reader, geometry))
            zones.append(_read_zone(reader, properties, ids, Zone(len(zones))))
            zone_places.append(properties)
    for zone, place in zip(zones, zone_places, strict=True):
        _check_zone(reader, place, zone, ids)
    if not zones:
        reader.complain(document, "missing_key", "a map has zones, each a feature with a polygon")
    read = _read_borders(reader, lines, ids)
    borders = [border for border, _, _ in read]
    for border, place, _ in read:
        _check_walls(reader, place, border, zones)
    features = [Feature(place, outline) for place, outline in zip(zone_places, outlines, strict=True) if outline]
    drawn = [(border, Feature(place, line)) for border, place, line in read if line is not None]
    if len(features) == len(ids) == len(zones):
        check_drawing(reader, list(zip(zones, features, strict=True)), drawn, all_borders=len(drawn) == len(lines))
    rivers = frozenset(border.river for border in borders if border.river)
    chart = _in_play(reader, sheet, Chart(tuple(zones), tuple(borders), ids, ids, rivers))
    _check_connected(reader, chart, {zone.id: place for zone, place in zip(zones, zone_places, strict=True)})
    return chart


# --- zones -----------------------------------------------------------------------------------------------------------


def _read_zone(reader: SheetReader, node: Node, ids: dict[str, Zone], number: Zone) -> PrintedZone:
    reader.no_unknown_keys(node, ZONE_KEYS)
    return PrintedZone(
        id=reader.define(node, ids, number, "zone"),
        name=reader.names(node, "name"),
        difficult=_flag(reader, node, "difficult"),
        town=_flag(reader, node, "town"),
        fortress=_flag(reader, node, "fortress"),
        named=_flag(reader, node, "named", default=True),
        sea=_flag(reader, node, "sea"),
        source=_side(reader, node, "source"),
        raid=_sides(reader, node, "raid"),
        booty=_side(reader, node, "booty"),
        owner=_side(reader, node, "owner"),
        region=_word(reader, node, "region") or "",
        free_attack=_sides(reader, node, "free_attack"),
        lifeline=_word(reader, node, "lifeline"),
        map_edge=_flag(reader, node, "map_edge"),
        centre=_centre(reader, node),
        note=_word(reader, node, "note") or "",
    )


def _flag(reader: SheetReader, node: Node, key: str, *, default: bool = False) -> bool:
    return reader.boolean(node, key) if _given(node, key) else default


def _side(reader: SheetReader, node: Node, key: str) -> int | None:
    return reader.side(node, key) if _given(node, key) else None


def _sides(reader: SheetReader, node: Node, key: str) -> tuple[bool, bool]:
    return reader.both_sides(node, key) if _given(node, key) else (False, False)


def _word(reader: SheetReader, node: Node, key: str) -> str | None:
    return reader.text(node, key) if _given(node, key) else None


def _centre(reader: SheetReader, node: Node) -> tuple[float, float] | None:
    if not _given(node, "centre"):
        return None
    place = node["centre"]
    if not _is_position(place.value):
        reader.complain(place, "bad_geometry", "a centre is a point [x, y]")
        return None
    x, y = (reader.number_value(number) or 0.0 for number in list(place)[:2])
    return x, y


def _check_zone(reader: SheetReader, node: Node, zone: PrintedZone, ids: dict[str, Zone]) -> None:
    if zone.lifeline is not None:
        reader.reference(node, "lifeline", ids, "zone")
    if zone.fortress and any(zone.raid):
        reader.complain(node["raid"], "bad_zone", "nobody raids a Fortress (G23.a)")
    if (zone.fortress or zone.town) and not zone.named:
        reader.complain(node["named"], "bad_zone", "Fortresses and Fortified Towns bear a name (G2.3.g)")
    if zone.raid[AUSTRIAN] and not zone.named:
        reader.complain(node["raid"], "bad_zone", "the Austrian raids only zones that bear a name (G2.3.g, G23.v)")


def _outline(reader: SheetReader, geometry: Node) -> Node | None:
    """The coordinates of a zone, if they are well formed."""
    coordinates = geometry.get("coordinates")
    if coordinates is None:
        reader.complain(geometry, "bad_geometry", "a zone has the coordinates of its outline")
        return None
    rings = coordinates.value
    if not isinstance(rings, list) or not rings or not all(_is_line(ring) for ring in rings):
        reader.complain(coordinates, "bad_geometry", "a polygon is a list of outlines, each a list of [x, y]")
    elif any(len(ring) < 4 for ring in rings):
        reader.complain(coordinates, "bad_geometry", "the outline of a zone has at least 4 points, the first twice")
    elif any(ring[0] != ring[-1] for ring in rings):
        reader.complain(coordinates, "bad_geometry", "the outline of a zone ends where it began")
    else:
        return coordinates
    return None


def _is_line(value: object) -> bool:
    return isinstance(value, list) and all(_is_position(point) for point in value)


def _is_position(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) in (2, 3)
        and all(isinstance(number, int | float) and not isinstance(number, bool) for number in value)
        and all(abs(number) <= FARTHEST for number in value)
    )


def _given(node: Node, key: str) -> bool:
    found = node.get(key)
    return found is not None and found.value is not None


# --- borders ---------------------------------------------------------------------------------------------------------


def _read_borders(
    reader: SheetReader, lines: list[tuple[Node, Node]], ids: dict[str, Zone]
) -> list[tuple[Border, Node, Node | None]]:
    """G2.3.c: a border is a line, never a mere point, and each pair of zones has one at most. Each comes with its
    properties and, if they are well formed, its coordinates."""
    borders: list[tuple[Border, Node, Node | None]] = []
    for node, geometry in lines:
        border = _read_border(reader, node, ids)
        coordinates = geometry.get("coordinates")
        if coordinates is None or not _is_line(coordinates.value) or len(coordinates) < 2:
            reader.complain(coordinates or geometry, "bad_geometry", "a border is a line of at least 2 points [x, y]")
            coordinates = None
        if border is None:
            continue
        if border.a == border.b:
            reader.complain(node["b"], "bad_border", "a border is that of two zones, not of one with itself")
        borders.append((border, node, coordinates))
    for _, place in first_repeated([(frozenset((border.a, border.b)), place) for border, place, _ in borders]):
        message = f"there is already a border of {place['a'].value!r} and {place['b'].value!r}"
        reader.complain(place["a"], "duplicate_border", message)
    return borders


def _read_border(reader: SheetReader, node: Node, ids: dict[str, Zone]) -> Border | None:
    reader.no_unknown_keys(node, BORDER_KEYS)
    a, b = reader.reference(node, "a", ids, "zone"), reader.reference(node, "b", ids, "zone")
    kind = reader.text(node, "kind", one_of=BORDER_KINDS) if _given(node, "kind") else OPEN
    level, river = 0, ""
    if kind == WALL:
        level = reader.integer(node, "level", low=1, high=HIGHEST_LEVEL)
    elif _given(node, "level"):
        reader.complain(node["level"], "bad_border", "only a wall has a Level")
    if kind in (RIVER, BRIDGE):
        river = reader.text(node, "river")
    elif _given(node, "river"):
        reader.complain(node["river"], "bad_border", "only kinds 'river' and 'bridge' have the name of a river")
    note = _word(reader, node, "note") or ""
    return None if a is None or b is None else Border(a, b, kind, level, river, note)


def _check_walls(reader: SheetReader, node: Node, border: Border, zones: list[PrintedZone]) -> None:
    fortresses = [zones[number].id for number in (border.a, border.b) if zones[number].fortress]
    place = node.get("kind") or node
    if place is not node and place.value not in BORDER_KINDS:
        return
    if fortresses and border.kind in (RIVER, BRIDGE):
        reader.complain(place, "bad_border", f"no border of the Fortress {fortresses[0]!r} is a river (G2.3.i)")
    elif fortresses and border.kind != WALL:
        reader.complain(place, "bad_border", f"every border of the Fortress {fortresses[0]!r} is a wall (G2.3.d)")
    elif border.kind == WALL and not fortresses:
        reader.complain(place, "bad_border", "a wall belongs to a Fortress, and neither zone is one (G2.3.d)")


# --- the part in play ------------------------------------------------------------------------------------------------


def _in_play(reader: SheetReader, sheet: Node, whole: Chart) -> Chart:
    """Only the zones that the sheet names, with the borders between them."""
    if not reader.table_value(sheet) or sheet.get("zones") is None:
        return whole
    chosen = reader.list_of_references(sheet, "zones", whole.ids, "zone")
    kept = sorted(set(chosen))
    number = {old: Zone(new) for new, old in enumerate(kept)}
    ids = {slug: number[old] for slug, old in whole.ids.items() if old in number}
    zones = tuple(
        zone if zone.lifeline in ids else zone._replace(lifeline=None) for zone in (whole.zones[old] for old in kept)
    )
    borders = tuple(
        border._replace(a=number[border.a], b=number[border.b])
        for border in whole.borders
        if border.a in number and border.b in number
    )
    return Chart(zones, borders, ids, whole.everywhere, whole.rivers)


def _check_connected(reader: SheetReader, chart: Chart, places: dict[str, Node]) -> None:
    """Every zone in play can be reached from the first without crossing an X."""
    if not chart.zones:
        return
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for border in chart.borders:
            if here in (border.a, border.b) and border.kind != IMPASSABLE:
                there = border.a + border.b - here
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
    lost = [zone.id for number, zone in enumerate(chart.zones) if number not in reached]
    if lost:
        message = f"no way leads from {chart.zones[0].id!r} to {', '.join(map(repr, lost))}"
        reader.complain(places[lost[0]], "not_connected", message)
