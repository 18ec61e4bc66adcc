"""C5 Campaign year. Read it aloud beside the rulebook."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.piccole import amendments
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import (
    ContinueSiege,
    Invade,
    March,
    NoteStart,
    Relieve,
    Sally,
    Stay,
)
from caracole.systems.piccole.campaign.rules.contingents import may_join
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk, denouncers, open_council, why_not_attack
from caracole.systems.piccole.campaign.rules.flow import FLOW, Ask, Play
from caracole.systems.piccole.campaign.rules.invasions import INVASION, RELIEF, SALLY, Attack, why_not_call
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, NOWHERE, SPRING, SUMMER, WINTER, Node, each_node
from caracole.systems.piccole.campaign.rules.sieges import roll_for_siege
from caracole.systems.piccole.campaign.rules.state import CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

NONCE_PARTS = 4
"""C5.g: 32 hexadecimal digits, eight from each roll."""


@FLOW.frame
class Year(NamedTuple):
    """The year itself; always at the bottom of the stack. ``place`` is in the turn order, ``waiting`` are seats that
    still have to write down something."""

    step: str
    place: int = 0
    waiting: int = 0


# --- C5.e: denunciations, secret notes, dice -------------------------------------------------------------------------


@FLOW.auto("year.begin")
def begin_year(play: Play, frame: Year) -> None:
    """C5.a, C5.e: first the denunciations (C10.f); pacts that have run out are struck off (C10.k)."""
    state = play.state
    state.year += 1
    state.season, state.served, state.asked = SPRING, (), ()
    state.pacts = [row for row in state.pacts if row[3] >= state.year]
    play.tell("year_began", "C5.a", year=state.year, years=play.map.years)
    play.to(frame, "year.denounce" if denouncers(play.game, state) else "year.notes", place=0)


def starting_nodes(game: Campaign, state: CampaignState, seat: int) -> int:
    """C5.f: any node he controls that is not besieged; if he controls none, any friendly one. An army that wintered
    isolated, or is shut in (C9.l), or has nowhere to go, starts openly where it stands: no choice."""
    if state.at[seat] == NOWHERE or query.is_isolated(state, seat) or query.besieged_by(state, seat) is not None:
        return 0
    nodes = game.map.every_node
    if seat in state.owner:
        return mask_of(node for node in nodes if state.owner[node] == seat and state.siege[node] is None)
    return mask_of(node for node in nodes if query.is_friendly(state, seat, node) and state.siege[node] is None)


@FLOW.auto("year.notes")
def prepare_notes(play: Play, frame: Year) -> None:
    """C5.b: the players note their starting cities."""
    state = play.state
    waiting = 0
    for seat in range(len(play.game.seats)):
        state.maybe[seat] = starting_nodes(play.game, state, seat)
        state.nonce[seat] = state.commitment[seat] = ""
        if state.maybe[seat]:
            waiting |= 1 << seat
        elif state.at[seat] != NOWHERE:
            play.tell("starts_openly", "C5.f", player=seat, node=state.at[seat])
    state.isolated = 0
    play.to(frame, "year.note" if waiting else "year.order", waiting=waiting)


def commitment(player: str, year: int, node: str, nonce: str) -> str:
    """C5.g: SHA-256 of ``player|year|node|nonce``."""
    return hashlib.sha256(f"{player}|{year}|{node}|{nonce}".encode()).hexdigest()


@FLOW.choice
class NoteSecretly(Ask):
    """C5.b, C5.f, C5.g: everybody at once; the note is sealed by its commitment."""

    step = "year.note"
    rule = "C5.b"
    actions = (NoteStart,)

    def seats(self, game: Campaign, state: CampaignState, frame: Year) -> tuple[int, ...]:
        return tuple(members(frame.waiting))

    def why_not(
        self, game: Campaign, state: CampaignState, frame: Year, seat: int, action: NoteStart
    ) -> Refusal | None:
        if state.maybe[seat] >> action.node & 1:
            return None
        return Refusal("C5.f", "no_start_here", {"node": action.node})

    def proposals(self, game: Campaign, state: CampaignState, frame: Year, seat: int) -> Iterator[NoteStart]:
        return (NoteStart(node) for node in each_node(state.maybe[seat]))

    def apply(self, play: Play, frame: Year, seat: int, action: NoteStart) -> None:
        state = play.state
        parts = play.dice.rolls(NONCE_PARTS, 2**32, "C5.g", "nonce")
        nonce = "".join(f"{part - 1:08x}" for part in parts)
        names = play.game.codec.names
        state.at[seat] = action.node
        state.hidden |= 1 << seat
        state.nonce[seat] = nonce
        state.commitment[seat] = commitment(play.game.seats[seat], state.year, names["node"][action.node], nonce)
        play.tell("start_noted", "C5.g", player=seat, commitment=state.commitment[seat])
        waiting = frame.waiting & ~(1 << seat)
        play.to(frame, "year.note" if waiting else "year.order", waiting=waiting)


@FLOW.auto("year.order")
def dice_for_order(play: Play, frame: Year) -> None:
    """C5.c, C5.h: one die each in seat order; the highest first, ties for highest reroll among themselves; the others
    follow in seat order after the winner. The order holds all year."""
    state = play.state
    seats = query.still_in(play.game, state)
    rivals = seats
    while len(rivals) > 1:
        rolled = [play.roll("C5.c", "turn_order") for _ in rivals]
        play.tell("order_rolled", "C5.h", players=list(rivals), rolls=rolled)
        rivals = [seat for seat, die in zip(rivals, rolled, strict=True) if die == max(rolled)]
    first = seats.index(rivals[0])
    state.order = (*seats[first:], *seats[:first])
    play.tell("turn_order", "C5.h", players=list(state.order))
    play.to(frame, "season.begin")


# --- C5.d, C5.i: the seasons -----------------------------------------------------------------------------------------


@FLOW.auto("season.begin")
def begin_season(play: Play, frame: Year) -> None:
    """C5.d: spring, whose sea is risky, then summer. C6.g: nobody has fought yet."""
    state = play.state
    state.fought = 0
    play.tell("season_began", "C5.d", season=("spring", "summer")[state.season], year=state.year)
    play.to(frame, "season.turn", place=0)
    if play.game.rules["council"] == "season":
        open_council(play)


@FLOW.auto("season.turn")
def next_turn(play: Play, frame: Year) -> None:
    """C5.i: one turn for each player in the order of the year."""
    state = play.state
    if frame.place == len(state.order):
        if state.season == SPRING:
            state.season = SUMMER
            play.to(frame, "season.begin")
        else:
            state.season = WINTER
            play.to(frame, "admin.income")
        return
    seat = state.order[frame.place]
    play.to(frame, "season.turn", place=frame.place + 1)
    if query.is_out(state, seat):
        return
    state.asked = ()
    play.push(Turn("turn.act", seat))
    if play.game.rules["council"] == "turn":
        open_council(play)


@FLOW.frame
class Turn(NamedTuple):
    """C5.i: a player's turn. ``dropped`` are nodes whose attack was dropped in it (C6.i), ``granted`` and ``refused``
    players who were asked for passage (C4.g)."""

    step: str
    player: int
    action: str = ""
    path: tuple[Node, ...] = ()
    helpers: int = 0
    granted: int = 0
    refused: int = 0
    dropped: int = 0


@FLOW.auto("turn.over")
def end_turn(play: Play, frame: Turn) -> None:
    """C5.i: one action."""
    play.pop()


# --- what a player may do --------------------------------------------------------------------------------------------


def why_not_leave(state: CampaignState, seat: int) -> Refusal | None:
    """C9.l: a besieged army has no other way out than a sally."""
    if state.at[seat] == NOWHERE:
        return Refusal("C5.i", "no_army", {})
    if query.besieged_by(state, seat) is not None:
        return Refusal("C9.l", "shut_in", {"node": state.at[seat]})
    return None


def why_not_invade(game: Campaign, state: CampaignState, frame: Turn, seat: int, action: Invade) -> Refusal | None:
    """C6.a: a neutral or enemy territory, unless the army has fought this season; C6.k: not one under siege."""
    if state.fought >> seat & 1:
        return Refusal("C6.a", "has_fought", {})
    refusal = _why_not_go(game, state, frame, seat, action.path)
    if refusal is not None:
        return refusal
    node = action.path[-1]
    owner = state.owner[node]
    if owner == seat:
        return Refusal("C6.a", "own_node", {"node": node})
    if state.siege[node] is not None:
        return Refusal("C6.k", "under_siege", {"node": node})
    if owner != NEUTRAL:
        refusal = why_not_attack(state, seat, owner)
        if refusal is not None:
            return refusal
    return why_not_call(state, seat, owner, action.helpers)


def why_not_relieve(game: Campaign, state: CampaignState, frame: Turn, seat: int, action: Relieve) -> Refusal | None:
    """C9.j, C4.j: a friendly node in which a hostile army stands."""
    refusal = _why_not_go(game, state, frame, seat, action.path)
    if refusal is not None:
        return refusal
    node = action.path[-1]
    enemy = enemy_in(state, seat, node)
    if not query.is_friendly(state, seat, node) or enemy is None:
        return Refusal("C9.j", "nothing_to_relieve", {"node": node})
    return why_not_attack(state, seat, enemy) or why_not_call(state, seat, enemy, action.helpers)


def enemy_in(state: CampaignState, seat: int, node: Node) -> int | None:
    """C9.j: the besieger of a node, or another hostile army there."""
    siege = query.siege_of(state, node)
    if siege is not None:
        return siege.besieger
    hostile = query.hostile_armies(state, seat, node)
    return hostile[0] if hostile else None


def _why_not_go(game: Campaign, state: CampaignState, frame: Turn, seat: int, path: tuple[Node, ...]) -> Refusal | None:
    """The army can get there; C6.i: and has not dropped it before. It may already stand there, as after a peace."""
    refusal = why_not_leave(state, seat)
    if refusal is not None:
        return refusal
    if path and frame.dropped >> path[-1] & 1:
        return Refusal("C6.i", "dropped_before", {"node": path[-1]})
    if path == (state.at[seat],) and not query.is_besieging(state, seat):
        return None
    return movement.why_not_way(game, state, seat, state.at[seat], path, frame.refused)


def why_not_sally(state: CampaignState, frame: Turn, seat: int, action: Sally) -> Refusal | None:
    """C9.i: by the besieged player, out of his own node; C6.i: unless he has dropped it in this turn."""
    besieger = query.besieged_by(state, seat)
    if besieger is None:
        return Refusal("C9.i", "not_besieged", {})
    if state.owner[state.at[seat]] != seat:
        return Refusal("C9.i", "not_your_walls", {"node": state.at[seat]})
    if frame.dropped >> state.at[seat] & 1:
        return Refusal("C6.i", "dropped_before", {"node": state.at[seat]})
    return why_not_attack(state, seat, besieger) or why_not_call(state, seat, besieger, action.helpers)


@FLOW.choice
class TakeTurn(OpenAsk):
    """C5.i: stay, move through friendly nodes, invade, relieve, sally, continue a siege, or lift it and move."""

    step = "turn.act"
    rule = "C5.i"
    own_actions = (Stay, March, Invade, Relieve, Sally, ContinueSiege)

    def seats(self, game: Campaign, state: CampaignState, frame: Turn) -> tuple[int, ...]:
        return (frame.player,)

    def about(self, game: Campaign, state: CampaignState, frame: Turn) -> dict[str, Any]:
        return {"year": state.year, "season": ("spring", "summer")[state.season]}

    def own_why_not(self, game: Campaign, state: CampaignState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        match action:
            case Stay():
                besieging = query.is_besieging(state, seat)
                return Refusal("C5.i", "still_besieging", {"node": state.at[seat]}) if besieging else None
            case ContinueSiege():
                return None if query.is_besieging(state, seat) else Refusal("C9.d", "no_siege", {})
            case Sally():
                return why_not_sally(state, frame, seat, action)
            case Invade():
                return why_not_invade(game, state, frame, seat, action)
            case Relieve():
                return why_not_relieve(game, state, frame, seat, action)
        return (
            why_not_leave(state, seat)
            or movement.why_not_way(game, state, seat, state.at[seat], action.path, frame.refused)
            or movement.why_not_rest(state, seat, action.path[-1])
        )

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Turn, seat: int) -> Iterator[Any]:
        yield Stay()
        here = state.at[seat]
        if here == NOWHERE:
            return
        yield ContinueSiege()
        allies = tuple(query.friends(state, seat))
        yield Sally()
        if allies:
            yield Sally(allies)
        for path in ((here,), *movement.ways(game, here)):
            node = path[-1]
            if query.is_friendly(state, seat, node):
                yield March(path)
                yield Relieve(path)
                if allies:
                    yield Relieve(path, allies)
            else:
                yield Invade(path)
                if allies:
                    yield Invade(path, allies)

    def sample(self, game: Campaign, state: CampaignState, frame: Turn, seat: int, rng: Random) -> Any:
        """As players do: a siege is mostly continued."""
        if query.is_besieging(state, seat) and rng.random() < 0.7:
            return ContinueSiege()
        return super().sample(game, state, frame, seat, rng)

    def own_apply(self, play: Play, frame: Turn, seat: int, action: Any) -> None:
        match action:
            case Stay():
                play.tell("army_stayed", "C5.i", player=seat)
                play.to(frame, "turn.over")
            case ContinueSiege():
                play.to(frame, "turn.over")
                roll_for_siege(play, play.state.at[seat])
            case Sally():
                attack(play, frame, SALLY, (), mask_of(action.helpers))
            case March():
                play.to(frame, "turn.passage", action="March", path=action.path)
            case Invade() | Relieve():
                helpers = mask_of(action.helpers)
                play.to(frame, "turn.passage", action=type(action).__name__, path=action.path, helpers=helpers)


@FLOW.auto("turn.passage")
def passage_for_army(play: Play, frame: Turn) -> None:
    """C4.g: before the move; whoever is refused may do something else."""
    leave = movement.ask_passage(play, frame, frame.player, frame.path)
    if leave is not None:
        play.to(frame, "turn.go" if leave else "turn.act")


@FLOW.auto("turn.go")
def go(play: Play, frame: Turn) -> None:
    """C5.i: the move, or the attack."""
    if frame.action == "March":
        play.to(frame, "turn.over")
        movement.march_army(play, frame.player, frame.path)
    else:
        attack(play, frame, INVASION if frame.action == "Invade" else RELIEF, frame.path, frame.helpers)


def attack(play: Play, frame: Turn, kind: str, path: tuple[Node, ...], helpers: int) -> None:
    """C6.i: node and path are named, helpers asked. C8.a: whoever is shut in the node may join a relief, asked for or
    not; only those named are bound by it (C10.i)."""
    state, seat = play.state, frame.player
    play.to(frame, "turn.over")
    node = path[-1] if path else state.at[seat]
    if kind == INVASION:
        defender = state.owner[node]
    else:
        enemy = enemy_in(state, seat, node)
        assert enemy is not None, "a sally or relief is against somebody"
        defender = enemy
    play.tell("attack_named", "C6.i", attacker=seat, defender=defender, node=node, path=path, helpers=helpers, how=kind)
    asked = helpers
    if kind == RELIEF:
        asked |= may_join(state, seat, node)
    named = helpers if amendments.only_a_request_binds_the_besieged(play.game) else asked
    play.push(Attack("attack.help", kind, seat, defender, node, path, asked, named=named))
