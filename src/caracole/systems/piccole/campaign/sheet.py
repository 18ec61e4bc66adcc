"""C1.b: a campaign and its map as files say them; every complaint names file and line.

A campaign is a TOML file with ``kind = "campaign"``: years, players, special conditions and the file of its map. A map
has powers, nodes, roads and sea routes, and may serve several campaigns: home nodes of a power that nobody plays are
neutral.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from caracole.datafiles import DataError, Node, Problems, SheetReader
from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.rules import map as campaign_map
from caracole.systems.piccole.campaign.rules.map import (
    NEUTRAL,
    CampaignMap,
    CityNode,
    Edge,
    Names,
    Outline,
    PlayerSheet,
    Special,
    why_not_connected,
)

KIND, MAP_KIND = "campaign", "campaign-map"
SLUG = re.compile(r"[A-Z]{3}")
SCENARIO = re.compile(r"campaign-[a-z0-9]+(?:-[a-z0-9]+)*")
EDGE = re.compile(r"[A-Z]{3}-[A-Z]{3}")
FEWEST, MOST = 2, 6
HOME_NODES = 3
"""C1.b: the capital and at least two others."""
LONGEST = 30
"""Years."""
RICHEST = 100
LEAST_OUTLINE = 6
"""Numbers of a triangle."""
SPECIALS = ("hold_together", "capital_lost_cannot_win")

ReadFile = Callable[[Node, str], Node]
Lists = Callable[[str], tuple[ListedElement, ...]]


def read_campaign(sheet: Node, read_map: ReadFile, lists: Lists) -> CampaignMap:
    """The campaign of a sheet; ``read_map`` finds the file that it names, ``lists`` the elements of an army list."""
    problems = Problems()
    reader = SheetReader(problems)
    reader.text(sheet, "kind", one_of=(KIND,))
    keys = ("kind", "id", "title", "reconstruction", "rank", "map", "years", "player", "special", "alliance")
    reader.no_unknown_keys(sheet, keys)
    reader.boolean(sheet, "reconstruction", default=False)
    reader.integer(sheet, "rank", default=100)
    scenario = reader.text(sheet, "id", pattern=SCENARIO)
    title = reader.names(sheet, "title")
    years = reader.integer(sheet, "years", low=1, high=LONGEST)
    chart = _read_map_of(reader, sheet, read_map)
    problems.raise_if_any()
    assert chart is not None, "without a map there was a complaint"
    players = _read_players(reader, sheet, chart, lists)
    seats = {player.id: seat for seat, player in enumerate(players)}
    nodes = tuple(
        CityNode(
            *(node.id, node.name, seats.get(node.home, NEUTRAL)),
            *(node.capital and node.home in seats, node.at, node.called),
        )
        for node in chart.nodes
    )
    specials = tuple(_read_special(reader, each, chart) for each in reader.tables(sheet, "special", required=False))
    alliances = _read_alliances(reader, sheet, seats)
    problems.raise_if_any()
    return CampaignMap(scenario, title, years, nodes, tuple(chart.edges), players, specials, alliances, chart.land)


# --- the map ---------------------------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """A node as the map file has it: its home is still a word, empty for nobody's."""

    id: str
    name: Names
    home: str
    capital: bool
    at: tuple[int, int]
    called: Names | None


class Chart:
    """A map file, whoever plays on it."""

    def __init__(
        self, powers: dict[str, Names], nodes: list[Drawn], edges: list[Edge], land: tuple[Outline, ...] = ()
    ) -> None:
        self.powers = powers
        self.nodes = nodes
        self.edges = edges
        self.land = land
        self.numbers = {node.id: campaign_map.Node(number) for number, node in enumerate(nodes)}


def _read_map_of(reader: SheetReader, sheet: Node, read_map: ReadFile) -> Chart | None:
    name = reader.text(sheet, "map")
    if not name:
        return None
    try:
        document = read_map(sheet["map"], name)
    except DataError as error:
        reader.problems.extend(error)
        return None
    return read_chart(reader, document)


def read_chart(reader: SheetReader, document: Node) -> Chart:
    """C1.b: nodes and edges; at most one edge to a pair, none out of reach, a capital and two more for each power."""
    reader.text(document, "kind", one_of=(MAP_KIND,))
    reader.no_unknown_keys(document, ("kind", "reconstruction", "roads", "sea", "power", "node", "land"))
    reader.boolean(document, "reconstruction", default=False)
    powers: dict[str, Names] = {}
    for node in reader.tables(document, "power"):
        reader.no_unknown_keys(node, ("id", "name"))
        slug = reader.text(node, "id", pattern=SLUG)
        if slug in powers:
            reader.complain(node["id"], "duplicate_id", f"there is already a power {slug!r}")
        powers[slug] = reader.names(node, "name")
    places = reader.tables(document, "node")
    nodes = [_read_node(reader, node, powers) for node in places]
    known: dict[str, campaign_map.Node] = {}
    for number, (drawn, place) in enumerate(zip(nodes, places, strict=True)):
        if drawn.id in known:
            reader.complain(place["id"], "duplicate_id", f"there is already a node {drawn.id!r}")
        known[drawn.id] = campaign_map.Node(number)
    edges = _read_edges(reader, document, known)
    if nodes:
        for number in sorted(why_not_connected(len(nodes), edges)):
            reader.complain(
                places[number], "not_connected", f"no way leads from {nodes[0].id} to {nodes[number].id} (C1.b)"
            )
    _check_homes(reader, document, powers, nodes)
    land = tuple(_read_land(reader, node) for node in reader.tables(document, "land", required=False))
    return Chart(powers, nodes, edges, land)


def _read_land(reader: SheetReader, node: Node) -> Outline:
    """A coast, for drawing only: x and y by turns."""
    reader.no_unknown_keys(node, ("outline",))
    numbers = reader.list_of_integers(node, "outline", low=0, high=1000)
    if "outline" in node and (len(numbers) % 2 or len(numbers) < LEAST_OUTLINE):
        reader.complain(node["outline"], "wrong_type", "expected x and y of three points or more: [x, y, x, y, x, y]")
    return tuple(zip(numbers[::2], numbers[1::2], strict=False))


def _read_node(reader: SheetReader, node: Node, powers: dict[str, Names]) -> Drawn:
    reader.no_unknown_keys(node, ("id", "name", "called", "home", "capital", "at"))
    known = {power: power for power in powers}
    home = reader.reference(node, "home", known, "power", required=False) or ""
    capital = reader.boolean(node, "capital", default=False)
    if capital and not home:
        reader.complain(node["capital"], "bad_capital", "a capital is somebody's home (C1.b)")
    at = reader.list_of_integers(node, "at", low=0, high=1000)
    if "at" in node and len(at) != 2:
        reader.complain(node["at"], "wrong_type", "expected two numbers from 0 to 1000: [x, y]")
    x, y = at if len(at) == 2 else (0, 0)
    called = reader.names(node, "called") if "called" in node else None
    return Drawn(reader.text(node, "id", pattern=SLUG), reader.names(node, "name"), home, capital, (x, y), called)


def _read_edges(reader: SheetReader, document: Node, known: dict[str, campaign_map.Node]) -> list[Edge]:
    edges: list[Edge] = []
    pairs: set[frozenset[int]] = set()
    for key, sea in (("roads", False), ("sea", True)):
        found = document.get(key)
        reader.list_of_text(document, key, required=not sea, pattern=EDGE)
        for item in found if found is not None and found.is_list else ():
            if not isinstance(item.value, str) or not EDGE.fullmatch(item.value):
                continue
            ends = item.value.split("-")
            missing = [end for end in ends if end not in known]
            if missing:
                reader.complain(item, "unknown_reference", f"unknown node {missing[0]!r}")
                continue
            a, b = (known[end] for end in ends)
            if a == b or frozenset((a, b)) in pairs:
                reader.complain(item, "duplicate_edge", f"{item.value}: at most one edge to a pair of nodes (C1.b)")
                continue
            pairs.add(frozenset((a, b)))
            edges.append(Edge(a, b, sea))
    return edges


def _check_homes(reader: SheetReader, document: Node, powers: dict[str, Names], nodes: list[Drawn]) -> None:
    homes = Counter(node.home for node in nodes)
    capitals = Counter(node.home for node in nodes if node.capital)
    for number, power in enumerate(powers):
        place = document["power"][number]
        if capitals[power] != 1:
            reader.complain(place, "bad_capital", f"{power} has {capitals[power]} capitals, not one (C1.b)")
        if homes[power] < HOME_NODES:
            reader.complain(
                place, "bad_homes", f"{power} has {homes[power]} home nodes; a capital and two more are needed (C1.b)"
            )


# --- who plays -------------------------------------------------------------------------------------------------------


def _read_players(reader: SheetReader, sheet: Node, chart: Chart, lists: Lists) -> tuple[PlayerSheet, ...]:
    """C1.c: two to six, each with a list of his own."""
    players: list[PlayerSheet] = []
    powers = {power: power for power in chart.powers}
    for node in reader.tables(sheet, "player"):
        reader.no_unknown_keys(node, ("power", "list", "treasury"))
        power = reader.reference(node, "power", powers, "power")
        name = reader.text(node, "list")
        elements: tuple[ListedElement, ...] = ()
        try:
            elements = lists(name) if name else ()
        except CaracoleError as error:
            reader.complain(node["list"], "unknown_reference", str(error))
        if power in {player.id for player in players}:
            reader.complain(node["power"], "duplicate_id", f"{power} is played already")
        treasury = reader.integer(node, "treasury", default=0, low=0, high=RICHEST)
        players.append(PlayerSheet(power or "", chart.powers.get(power or "", {}), name, elements, treasury))
    if not FEWEST <= len(players) <= MOST:
        reader.complain(sheet, "out_of_range", f"{len(players)} players; a campaign is for {FEWEST} to {MOST} (C1.c)")
    return tuple(players)


def _read_special(reader: SheetReader, node: Node, chart: Chart) -> Special:
    kind = reader.text(node, "kind", one_of=SPECIALS)
    reader.no_unknown_keys(node, ("kind", "nodes", "income") if kind == "hold_together" else ("kind",))
    if kind != "hold_together":
        return Special(kind)
    nodes = reader.list_of_references(node, "nodes", chart.numbers, "node")
    return Special(kind, tuple(nodes), reader.integer(node, "income", low=1, high=9))


def _read_alliances(reader: SheetReader, sheet: Node, seats: dict[str, int]) -> tuple[tuple[int, int], ...]:
    pairs: list[tuple[int, int]] = []
    for node in reader.tables(sheet, "alliance", required=False):
        reader.no_unknown_keys(node, ("between",))
        between = reader.list_of_references(node, "between", seats, "player")
        if len(set(between)) == 2 and len(between) == 2:
            pairs.append((min(between), max(between)))
        elif "between" in node:
            reader.complain(node["between"], "bad_alliance", "an alliance is between two players (C10.h)")
    return tuple(pairs)
