"""Positions of the campaign by words, for tests."""

from __future__ import annotations

from functools import cache
from typing import Any

from caracole.play.table import Table, position
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.rules.map import CampaignMap, CityNode, Edge, PlayerSheet
from systems.piccole.campaign.standin import Duels
from systems.piccole.kinds import CVL, CVP, FTL, FTM, FTP

ARMY = (
    ListedElement(CVP, general=True),
    *[ListedElement(FTP)] * 6,
    *[ListedElement(FTM)] * 2,
    *[ListedElement(FTL, shoots=True)] * 2,
    ListedElement(CVL),
)


@cache
def ring(count: int) -> CampaignMap:
    """A made-up map for any number of players: each has three home nodes, a neutral one lies between neighbours, and
    all capitals are joined to an island."""
    letters = "ABCDEF"
    nodes, edges = [], []
    for seat in range(count):
        for number in range(3):
            name = f"{letters[seat]}H{number}"
            nodes.append(CityNode(name, {"en": name}, seat, number == 0, (100 * seat, 100 * number)))
        nodes.append(CityNode(f"{letters[seat]}NN", {"en": f"{letters[seat]}NN"}, -1, False, (100 * seat, 400)))
        first = 4 * seat
        edges += [Edge(first, first + 1, False), Edge(first, first + 2, False), Edge(first + 2, first + 3, False)]
        if count > 2 or seat == 0:
            edges.append(Edge(first + 3, (first + 5) % (4 * count), False))
        else:
            edges.append(Edge(first + 3, 1, False))
    nodes.append(CityNode("ISL", {"en": "ISL"}, -1, False, (500, 900)))
    edges += [Edge(4 * seat, 4 * count, True) for seat in range(count)]
    players = tuple(PlayerSheet(f"{letters[seat]}XX", {"en": letters[seat]}, "ROM", ARMY, 0) for seat in range(count))
    return CampaignMap(f"campaign-ring-{count}", {"en": "Ring"}, 3, tuple(nodes), tuple(edges), players)


def campaign(scenario: str | CampaignMap = "campaign-sicily", *, dice: tuple[int, ...] = (), **words: Any) -> Table:
    """A position by words with stand-ins for battles."""
    words.setdefault("battles", Duels())
    return position("piccole", campaign=scenario, dice=dice, **words)


def numbers_of(table: Table, player: str, words: str) -> list[str]:
    """Some elements of an army that may be sent: ``"FtP FtP FtL CvL"``."""
    chosen: list[str] = table.elements(player, words)
    return chosen
