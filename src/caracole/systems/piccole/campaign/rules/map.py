"""C1 Map: cities, roads and sea routes, the players and their armies; printed matter, loaded once and shared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple, NewType

from caracole.kernel import digest
from caracole.kernel.bits import members_as, random_as
from caracole.systems.piccole.battle.rules.components.troops import ListedElement

Node = NewType("Node", int)
"""The place of a territory among the nodes of the map: a plain integer at run time."""

NOWHERE: Final = Node(-1)
"""Where an army is that has no element left."""

each_node = members_as(Node)
random_node = random_as(Node)

Names = Mapping[str, str]

Outline = tuple[tuple[int, int], ...]

NEUTRAL = -1
"""C1.c: the owner of a node that nobody controls."""

SEASONS = ("spring", "summer", "winter")
SPRING, SUMMER, WINTER = range(3)


class CityNode(NamedTuple):
    """C1.b: a territory, city or province. ``home`` is a player's number, or NEUTRAL; ``at`` is for drawing only."""

    id: str
    name: Names
    home: int
    capital: bool
    at: tuple[int, int]
    called: Names | None = None
    """How it is called where a language has its own name for it; not part of what is played."""

    @property
    def shown(self) -> Names:
        """The name by language, as players read it."""
        return self.name if self.called is None else self.called


class Edge(NamedTuple):
    """C1.b: a road, or a sea route, between two nodes."""

    a: Node
    b: Node
    sea: bool


class PlayerSheet(NamedTuple):
    """C1.c: a player: one army after a list, and a treasury."""

    id: str
    name: Names
    list_id: str
    elements: tuple[ListedElement, ...]
    treasury: int


class Special(NamedTuple):
    """C12.a: a special condition of the scenario."""

    kind: str
    nodes: tuple[Node, ...] = ()
    income: int = 0


class CampaignMap:
    """C1.a: one scenario of the campaign, with tables made once."""

    def __init__(
        self,
        scenario: str,
        title: Names,
        years: int,
        nodes: tuple[CityNode, ...],
        edges: tuple[Edge, ...],
        players: tuple[PlayerSheet, ...],
        specials: tuple[Special, ...] = (),
        alliances: tuple[tuple[int, int], ...] = (),
        land: tuple[Outline, ...] = (),
    ) -> None:
        self.scenario = scenario
        self.title = title
        self.years = years
        self.nodes = nodes
        self.edges = edges
        self.players = players
        self.specials = specials
        self.alliances = alliances
        self.land = land
        """Coasts, for drawing only; no part of the fingerprint."""
        beside: list[dict[Node, bool]] = [{} for _ in nodes]
        for edge in edges:
            beside[edge.a][edge.b] = edge.sea
            beside[edge.b][edge.a] = edge.sea
        self.beside = tuple(dict(sorted(row.items())) for row in beside)
        """node -> neighbour -> whether the way there is by sea (C1.d: adjacent by an edge of either kind)"""
        self.every_node = tuple(map(Node, range(len(nodes))))
        self.seats = tuple(player.id for player in players)
        self.capitals = tuple(
            next(
                (n for n, node in zip(self.every_node, nodes, strict=True) if node.capital and node.home == seat),
                NOWHERE,
            )
            for seat in range(len(players))
        )

    @cached_property
    def names(self) -> dict[str, tuple[str, ...]]:
        """The readable ids of everything that an action may speak of, by domain."""
        return {"node": tuple(node.id for node in self.nodes), "player": self.seats}

    @cached_property
    def digest(self) -> str:
        """Fingerprint of everything printed."""
        return digest(
            {
                "years": self.years,
                "nodes": [[node.id, dict(node.name), node.home, node.capital, node.at] for node in self.nodes],
                "edges": self.edges,
                "players": [[each.id, each.list_id, [*each.elements], each.treasury] for each in self.players],
                "specials": self.specials,
                "alliances": self.alliances,
            }
        )

    def number(self, domain: str, slug: str) -> int:
        """The number behind a slug."""
        return self.names[domain].index(slug)


def why_not_connected(count: int, edges: list[Edge]) -> set[Node]:
    """C1.b: the nodes that cannot be reached from the first one; none on a sound map."""
    beside: dict[Node, list[Node]] = {}
    for edge in edges:
        beside.setdefault(edge.a, []).append(edge.b)
        beside.setdefault(edge.b, []).append(edge.a)
    seen, waiting = {Node(0)}, [Node(0)]
    while waiting:
        for other in beside.get(waiting.pop(), ()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return set(map(Node, range(count))) - seen
