"""A position of a campaign by words, for tests, teaching and examiners: see :func:`build`.

    table = position("piccole", campaign="sicily", turn="CAR", season="summer",
                     at={"ROM": "LEO", "SYR": "LEO"}, sieges={"LEO": ("ROM", 1)}, vassals={"SYR": "CAR"})
    table.play("Relieve", path=["LEO"], helpers=["SYR"])

Players and nodes are named as the campaign's file names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from caracole.kernel import CaracoleError, Dice, Emit
from caracole.kernel.bits import mask_of, members
from caracole.kernel.words import TableQuestions, names_of, part_of, refuse_unknown
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.diplomacy import AS_ALLY, AS_VASSAL, relate
from caracole.systems.piccole.campaign.rules.field import FieldBattles
from caracole.systems.piccole.campaign.rules.flow import Play
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import NOWHERE, SEASONS, CampaignMap, Node
from caracole.systems.piccole.campaign.rules.sequence import Turn, Year
from caracole.systems.piccole.campaign.rules.state import NO_GENERAL, CampaignState, Pact, Siege

STANDARD = {"council": "season"}
"""The options unless told otherwise: nobody is asked for proposals before every turn."""


@dataclass(frozen=True)
class CampaignWords:
    """The words of a campaign; ``docs/api.md`` explains each."""

    campaign: str | CampaignMap
    options: Mapping[str, Any] = field(default_factory=dict)
    battles: FieldBattles | None = None
    revision: int | None = None
    turn: str | None = None
    """At this player's turn; else at ``step`` of the year."""
    step: str = "year.begin"
    season: str = "spring"
    year: int = 1
    at: Mapping[str, str | None] = field(default_factory=dict)
    hidden: str | Sequence[str] = ()
    owner: Mapping[str, str | None] = field(default_factory=dict)
    sieges: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    troops: Mapping[str, str | int] = field(default_factory=dict)
    treasury: Mapping[str, int] = field(default_factory=dict)
    allies: Iterable[tuple[str, str]] = ()
    vassals: Mapping[str, str] = field(default_factory=dict)
    pacts: Sequence[Mapping[str, Any] | Pact] = ()
    fought: str | Sequence[str] = ()
    served: Iterable[tuple[str, str]] = ()


def build(*, dice: Dice, emit: Emit | None = None, **told: Any) -> tuple[Campaign, CampaignState]:
    """A campaign and a state, from :class:`CampaignWords`."""
    refuse_unknown(told, names_of(CampaignWords))
    words = part_of(CampaignWords, told)
    game = campaign_of(words)
    return game, lay(game, words, dice, emit)


def lay(game: Campaign, words: CampaignWords, dice: Dice, emit: Emit | None = None) -> CampaignState:
    """The state that the words tell of, at its first decision."""
    state = game.start()
    _Words(game, state).apply(words, Play(game, state, dice, None))
    _stand(game, state, words)
    game.flow.run(game.work(state, dice, emit), state.stack)
    return state


def campaign_of(words: CampaignWords) -> Campaign:
    """The campaign of a map that comes with the program, or of a map given."""
    chart = words.campaign
    if isinstance(chart, str):
        chart = load_shipped(f"campaign-{chart.removeprefix('campaign-')}")
    game = Campaign(chart, {**STANDARD, **words.options}, words.battles)
    return game if words.revision is None else game.under(words.revision)


def _stand(game: Campaign, state: CampaignState, words: CampaignWords) -> None:
    """At a player's turn, or at a step of the year."""
    if words.turn is None:
        state.stack = [Year(words.step)]
        return
    seat = _Words(game, state).player(words.turn)
    state.order = (seat, *(each for each in range(len(game.seats)) if each != seat))
    state.stack = [Year("season.turn", 1), Turn("turn.act", seat)]


def _names(value: str | Sequence[str]) -> list[str]:
    return value.replace(",", " ").split() if isinstance(value, str) else list(value)


class _Words:
    """The arguments that name players and nodes."""

    def __init__(self, game: Campaign, state: CampaignState) -> None:
        self.game, self.state = game, state

    def apply(self, words: CampaignWords, quiet: Play) -> None:
        """Everything that lies on the map and stands in the books."""
        state, player = self.state, self.player
        state.year, state.season = words.year, SEASONS.index(words.season)
        self.place_armies(words.at)
        for node, name in words.owner.items():
            state.owner[self.node(node)] = -1 if name is None else player(name)
        for node, (name, rolls) in words.sieges.items():
            state.siege[self.node(node)] = Siege(player(name), rolls)
        self.muster(words.troops)
        for name, talents in words.treasury.items():
            state.treasury[player(name)] = talents
        for one, other in words.allies:
            relate(quiet, player(one), player(other), AS_ALLY)
        for vassal, lord in words.vassals.items():
            relate(quiet, player(vassal), player(lord), AS_VASSAL)
        state.pacts = [tuple(self.pact(number, row)) for number, row in enumerate(words.pacts, 1)]
        state.signed = len(state.pacts)
        self.hide(_names(words.hidden))
        state.fought = mask_of(player(name) for name in _names(words.fought))
        state.served = tuple((player(helper), player(host)) for helper, host in words.served)

    def player(self, name: str) -> int:
        if name not in self.game.seats:
            raise CaracoleError(f"no player {name!r}; there are {', '.join(self.game.seats)}")
        return self.game.seats.index(name)

    def node(self, name: str) -> Node:
        names = self.game.codec.names["node"]
        if name not in names:
            raise CaracoleError(f"no node {name!r}; there are {', '.join(names)}")
        return Node(names.index(name))

    def place_armies(self, at: Mapping[str, str | None]) -> None:
        """Where armies stand; None: it is gone."""
        for player, node in at.items():
            seat = self.player(player)
            self.state.at[seat] = NOWHERE if node is None else self.node(node)
            if node is None:
                self.state.alive[seat], self.state.general[seat] = 0, NO_GENERAL

    def muster(self, troops: Mapping[str, str | int]) -> None:
        """What is left of an army: so many elements, or these types of its list."""
        for player, words in troops.items():
            seat = self.player(player)
            self.state.alive[seat] = (
                (1 << words) - 1 if isinstance(words, int) else mask_of(self.elements(seat, words, ()))
            )
            general = self.state.general[seat]
            if general != NO_GENERAL and not self.state.alive[seat] >> general & 1:
                self.state.general[seat] = NO_GENERAL

    def elements(self, seat: int, words: str, but: Sequence[int]) -> list[int]:
        """The first elements of these types: ``FtP FtP FtL``."""
        sheet = self.game.map.players[seat].elements
        free = [number for number in range(len(sheet)) if number not in but]
        chosen = []
        for word in words.split():
            found = next((number for number in free if TYPES[sheet[number].type] == word), None)
            if found is None:
                raise CaracoleError(f"{self.game.seats[seat]}: no {word} is left for {words!r}")
            free.remove(found)
            chosen.append(found)
        return chosen

    def pact(self, number: int, row: Mapping[str, Any] | Pact) -> Pact:
        """``{"between": ("FLO", "LUC"), "until": 3, "contingent": "LUC", "passage": "FLO, LUC", "peace": True}``, or as
        it is kept."""
        if isinstance(row, Pact):
            return row
        unknown = sorted(set(row) - {"between", "until", "passage", "peace", "gold", "tribute", "contingent", "text"})
        if unknown:
            raise CaracoleError(f"a pact has no {unknown[0]!r}")
        first, second = (self.player(name) for name in row["between"])
        promised = {
            what: mask_of((first, second).index(self.player(name)) for name in _names(row.get(what, "")))
            for what in ("passage", "contingent")
        }
        return Pact(
            number,
            first,
            second,
            row.get("until", self.state.year),
            promised["passage"],
            row.get("peace", False),
            row.get("gold", 0),
            row.get("tribute", 0),
            promised["contingent"],
            row.get("text", ""),
        )

    def hide(self, players: Iterable[str]) -> None:
        """C5.b: armies that nobody has seen this year."""
        for player in players:
            seat = self.player(player)
            self.state.hidden |= 1 << seat
            self.state.nonce[seat] = "0" * 32
            self.state.maybe[seat] = mask_of(n for n, each in enumerate(self.state.owner) if each == seat)


# --- what one may ask of the table -----------------------------------------------------------------------------------


class Questions(TableQuestions[Campaign, CampaignState]):
    """What a table answers about a campaign, by names."""

    def seat(self, player: str) -> int:
        """The number of a player."""
        return _Words(self._game, self._state).player(player)

    def node(self, name: str) -> Node:
        """The number of a node."""
        return _Words(self._game, self._state).node(name)

    def asks(self) -> list[str]:
        """Who has to decide now."""
        decision = self._game.decision(self._state)
        return [] if decision is None else [self._game.seats[seat] for seat in decision.seats]

    def owner(self, node: str) -> str | None:
        """Who controls a node."""
        owner = self._state.owner[self.node(node)]
        return None if owner < 0 else self._game.seats[owner]

    def siege(self, node: str) -> tuple[str, int] | None:
        """Who besieges a node, and how often he has rolled."""
        row = query.siege_of(self._state, self.node(node))
        return None if row is None else (self._game.seats[row.besieger], row.rolls)

    def army(self, player: str) -> str | None:
        """Where an army really stands."""
        here = self._state.at[self.seat(player)]
        return None if here == NOWHERE else self._game.map.nodes[here].id

    def is_hidden(self, player: str) -> bool:
        """Nobody has seen it this year."""
        return bool(self._state.hidden >> self.seat(player) & 1)

    def size(self, player: str) -> int:
        """How many elements an army has."""
        return self._state.alive[self.seat(player)].bit_count()

    def troops(self, player: str) -> dict[str, int]:
        """How many of each type are left."""
        seat = self.seat(player)
        found = query.troops(self._game, seat, self._state.alive[seat])
        return {kind: found.count(kind) for kind in TYPES if kind in found}

    def elements(self, player: str, words: str) -> list[str]:
        """Elements that may be sent as a contingent: ``"FtP FtP FtL CvL"``."""
        seat = self.seat(player)
        everybody = range(len(self._game.map.players[seat].elements))
        alive = members(self._state.alive[seat])
        stays = [n for n in everybody if n not in alive or n == self._state.general[seat]]
        chosen = _Words(self._game, self._state).elements(seat, words, stays)
        return [self._game.codec.names["element"][number] for number in sorted(chosen)]

    def treasury(self, player: str) -> int:
        """His talents."""
        return self._state.treasury[self.seat(player)]

    def battle_sizes(self) -> list[int]:
        """How many elements each side has in the battle being fought."""
        sizes: list[int] = self._table.view(None)["battle"]["sizes"]
        return sizes
