"""Positions of the campaign by words, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from caracole.kernel import Event, ScriptedDice
from caracole.kernel.bits import members
from caracole.play.table import Table
from caracole.systems.piccole.campaign import query
from caracole.systems.piccole.campaign.diplomacy import AS_ALLY, AS_VASSAL, relate
from caracole.systems.piccole.campaign.flow import Play
from caracole.systems.piccole.campaign.game import Campaign
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.campaign.map import SEASONS, CampaignMap, CityNode, Edge, PlayerSheet
from caracole.systems.piccole.campaign.sequence import Turn, Year
from caracole.systems.piccole.campaign.state import NO_GENERAL, NOWHERE, CampaignState, Pact, Siege
from caracole.systems.piccole.troops import CVL, CVP, FTL, FTM, FTP, TYPES, Element
from systems.piccole.campaign.standin import Duels

ARMY = (
    Element(CVP, general=True),
    *[Element(FTP)] * 6,
    *[Element(FTM)] * 2,
    *[Element(FTL, shoots=True)] * 2,
    Element(CVL),
)


class Questions:
    """What a test asks of a campaign, by readable names."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> CampaignState:
        state: CampaignState = self.table.state
        return state

    @property
    def campaign(self) -> Campaign:
        game = self.table.game
        assert isinstance(game, Campaign)
        return game

    def seat(self, player: str) -> int:
        return self.campaign.seats.index(player)

    def node(self, name: str) -> int:
        return self.campaign.codec.names["node"].index(name)

    def owner(self, node: str) -> str | None:
        owner = self.state.owner[self.node(node)]
        return None if owner < 0 else self.campaign.seats[owner]

    def army(self, player: str) -> str | None:
        """Where an army really stands."""
        here = self.state.at[self.seat(player)]
        return None if here == NOWHERE else self.campaign.map.nodes[here].id

    def size(self, player: str) -> int:
        return self.state.alive[self.seat(player)].bit_count()

    def treasury(self, player: str) -> int:
        return self.state.treasury[self.seat(player)]

    def siege(self, node: str) -> tuple[str, int] | None:
        row = query.siege_of(self.state, self.node(node))
        return None if row is None else (self.campaign.seats[row.besieger], row.rolls)

    def troops(self, player: str) -> dict[str, int]:
        """How many of each type are left."""
        seat = self.seat(player)
        found = query.troops(self.campaign, seat, self.state.alive[seat])
        return {kind: found.count(kind) for kind in TYPES if kind in found}

    def is_hidden(self, player: str) -> bool:
        return bool(self.state.hidden >> self.seat(player) & 1)

    def asks(self) -> list[str]:
        """Who has to decide now."""
        decision = self.table.decision
        return [] if decision is None else [self.campaign.seats[seat] for seat in decision.seats]

    def battle_sizes(self) -> list[int]:
        sizes: list[int] = self.table.view(None)["battle"]["sizes"]
        return sizes


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


def campaign(
    scenario: str | CampaignMap = "campaign-sicily",
    *,
    turn: str | None = None,
    step: str | None = None,
    season: str = "spring",
    year: int = 1,
    at: Mapping[str, str | None] | None = None,
    hidden: tuple[str, ...] = (),
    owner: Mapping[str, str | None] | None = None,
    sieges: Mapping[str, tuple[str, int]] | None = None,
    troops: Mapping[str, str | int] | None = None,
    treasury: Mapping[str, int] | None = None,
    allies: tuple[tuple[str, str], ...] = (),
    vassals: Mapping[str, str] | None = None,
    pacts: tuple[Pact, ...] = (),
    fought: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    battles: Any = None,
) -> Table:
    """A table at a player's turn (``turn``) or at a step of the year (``step``). ``troops`` are types (``"FtP FtP
    FtL"``) or a number of elements; ``vassals`` maps a vassal to his lord."""
    chart = load_shipped(scenario) if isinstance(scenario, str) else scenario
    game = Campaign(chart, {"council": "season", **(options or {})}, battles or Duels())
    state = game.start()
    number = {"player": game.seats.index, "node": game.codec.names["node"].index}
    state.year, state.season = year, SEASONS.index(season)
    quiet = Play(game, state, ScriptedDice(), None)
    for player, node in (at or {}).items():
        seat = number["player"](player)
        state.at[seat] = NOWHERE if node is None else number["node"](node)
        if node is None:
            state.alive[seat], state.general[seat] = 0, NO_GENERAL
    for node, player in (owner or {}).items():
        state.owner[number["node"](node)] = -1 if player is None else number["player"](player)
    for node, (player, rolls) in (sieges or {}).items():
        state.siege[number["node"](node)] = Siege(number["player"](player), rolls)
    for player, words in (troops or {}).items():
        seat = number["player"](player)
        state.alive[seat] = _army(chart, seat, words)
        if not state.alive[seat] >> state.general[seat] & 1:
            state.general[seat] = NO_GENERAL
    for player, talents in (treasury or {}).items():
        state.treasury[number["player"](player)] = talents
    for one, other in allies:
        relate(quiet, number["player"](one), number["player"](other), AS_ALLY)
    for vassal, lord in (vassals or {}).items():
        relate(quiet, number["player"](vassal), number["player"](lord), AS_VASSAL)
    state.pacts = [tuple(pact) for pact in pacts]
    for player in hidden:
        seat = number["player"](player)
        state.hidden |= 1 << seat
        state.nonce[seat] = "0" * 32
        state.maybe[seat] = sum(1 << n for n, each in enumerate(state.owner) if each == seat)
    for player in fought:
        state.fought |= 1 << number["player"](player)
    events: list[Event] = []
    script = ScriptedDice(dice)
    if turn is not None:
        seat = number["player"](turn)
        state.order = (seat, *(each for each in range(len(game.seats)) if each != seat))
        state.stack = [Year("season.turn", 1), Turn("turn.act", seat)]
    elif step is not None:
        state.stack = [Year(step)]
        game.flow.run(game.work(state, script, events.append), state.stack)
    script.finish()
    return Table(game, state, script, events, Questions)


def _army(chart: CampaignMap, seat: int, words: str | int) -> int:
    sheet = chart.players[seat].elements
    if isinstance(words, int):
        return (1 << words) - 1
    free = list(range(len(sheet)))
    chosen = 0
    for word in words.split():
        found = next(n for n in free if TYPES[sheet[n].type] == word)
        free.remove(found)
        chosen |= 1 << found
    return chosen


def numbers_of(table: Table, player: str, words: str) -> list[str]:
    """The slugs of some elements of an army that may be sent: ``"FtP FtP FtL CvL"``."""
    seat = table.game.seats.index(player)
    state: CampaignState = table.state
    sheet = table.game.map.players[seat].elements  # type: ignore[attr-defined]
    free = [n for n in members(state.alive[seat]) if n != state.general[seat]]
    chosen = []
    for word in words.split():
        found = next(n for n in free if TYPES[sheet[n].type] == word)
        free.remove(found)
        chosen.append(found)
    return [f"e{n + 1}" for n in sorted(chosen)]
