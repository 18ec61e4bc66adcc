"""Questions about a state that many chapters ask, and the few changes that keep it whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel.bits import members
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, NOWHERE, Node
from caracole.systems.piccole.campaign.rules.state import (
    LORD_OF,
    NO_GENERAL,
    NO_RELATION,
    VASSAL_OF,
    CampaignState,
    Pact,
    Siege,
)

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.flow import Play
    from caracole.systems.piccole.campaign.rules.game import Campaign

# --- players ---------------------------------------------------------------------------------------------------------


def are_friends(state: CampaignState, one: int, other: int) -> bool:
    """C1.d, C10.h: the same player, allies, or lord and vassal; mutual, and not passed on."""
    return one == other or (NEUTRAL not in (one, other) and state.relation[one][other] != NO_RELATION)


def friends(state: CampaignState, seat: int) -> list[int]:
    """The allies, vassals and the lord of a player."""
    return [other for other, relation in enumerate(state.relation[seat]) if relation != NO_RELATION]


def lord_of(state: CampaignState, seat: int) -> int | None:
    """C10.h: one lord per vassal."""
    row = state.relation[seat]
    return row.index(VASSAL_OF) if VASSAL_OF in row else None


def has_vassals(state: CampaignState, seat: int) -> bool:
    """Somebody's lord."""
    return LORD_OF in state.relation[seat]


def is_out(state: CampaignState, seat: int) -> bool:
    """C12.e: no node and no element."""
    return not state.alive[seat] and seat not in state.owner


def still_in(game: Campaign, state: CampaignState) -> list[int]:
    """C12.e: the seats that still play, in seat order."""
    return [seat for seat in range(len(game.seats)) if not is_out(state, seat)]


def pacts_of(state: CampaignState, one: int, other: int) -> Iterator[Pact]:
    """C10.c: what these two have signed and is still in force."""
    for row in state.pacts:
        pact = Pact._make(row)
        if {pact.first, pact.second} == {one, other}:
            yield pact


def has_promised(state: CampaignState, giver: int, taker: int, what: str) -> bool:
    """C10.k: a pact in force in which ``giver`` grants ``taker`` this (``passage`` or ``contingent``)."""
    return any(getattr(pact, what) >> (0 if pact.first == giver else 1) & 1 for pact in pacts_of(state, giver, taker))


def are_at_peace(state: CampaignState, one: int, other: int) -> bool:
    """C10.k: non-aggression, while it lasts."""
    return any(pact.peace for pact in pacts_of(state, one, other))


# --- nodes and armies ------------------------------------------------------------------------------------------------


def is_friendly(state: CampaignState, seat: int, node: Node) -> bool:
    """C1.d, C10.b: controlled by the player himself, his ally, vassal or lord."""
    return are_friends(state, seat, state.owner[node])


def siege_of(state: CampaignState, node: Node) -> Siege | None:
    """The siege of a node."""
    row = state.siege[node]
    return None if row is None else Siege._make(row)


def besieged_by(state: CampaignState, seat: int) -> int | None:
    """C9.l: who shuts this player's army in; None if it is free. A friend of the besieger is not shut in."""
    node = state.at[seat]
    siege = None if node == NOWHERE else siege_of(state, node)
    if siege is None or are_friends(state, seat, siege.besieger):
        return None
    return siege.besieger


def is_besieging(state: CampaignState, seat: int) -> bool:
    """This player's army lies before the node it stands in."""
    node = state.at[seat]
    siege = None if node == NOWHERE else siege_of(state, node)
    return siege is not None and siege.besieger == seat


def is_hidden(state: CampaignState, seat: int) -> bool:
    """C5.b: the starting city of this player's army is not yet revealed."""
    return bool(state.hidden >> seat & 1)


def is_isolated(state: CampaignState, seat: int) -> bool:
    """C11.f: this player's army stayed out for the winter."""
    return bool(state.isolated >> seat & 1)


def is_known(state: CampaignState, viewer: int, seat: int) -> bool:
    """C5.b: whether a player knows where an army stands."""
    return viewer == seat or not is_hidden(state, seat)


def hostile_armies(state: CampaignState, seat: int, node: Node) -> list[int]:
    """C4.j: the armies in a node that are no friends of a player, as far as he knows."""
    return [
        other
        for other, place in enumerate(state.at)
        if place == node and not are_friends(state, seat, other) and is_known(state, seat, other)
    ]


def armies_in(state: CampaignState, node: Node) -> list[int]:
    """Whose armies stand here, hidden or not."""
    return [seat for seat, place in enumerate(state.at) if place == node]


def retreats(game: Campaign, state: CampaignState, seat: int, node: Node) -> list[Node]:
    """C6.j, C8.d: adjacent friendly nodes that are free of hostile armies, as far as their visitor knows."""
    return [
        other
        for other in game.map.beside[node]
        if is_friendly(state, seat, other) and state.siege[other] is None and not hostile_armies(state, seat, other)
    ]


# --- small changes ---------------------------------------------------------------------------------------------------


def reveal(play: Play, seat: int, rule: str) -> None:
    """C5.b, C5.g: the starting city is shown, with the nonce that proves the note."""
    state = play.state
    if not is_hidden(state, seat):
        return
    state.hidden &= ~(1 << seat)
    state.maybe[seat] = 0
    play.tell("start_revealed", rule, reveals=True, player=seat, node=state.at[seat], nonce=state.nonce[seat])


def lift_siege(play: Play, node: Node, rule: str) -> None:
    """C9.l: the siege is broken."""
    siege = siege_of(play.state, node)
    if siege is not None:
        play.state.siege[node] = None
        play.tell("siege_lifted", rule, player=siege.besieger, node=node)


def put_army(play: Play, seat: int, node: Node) -> None:
    """The army stands somewhere else; whoever leaves a siege lifts it (C9.l)."""
    state = play.state
    here = state.at[seat]
    if here != node and is_besieging(state, seat):
        lift_siege(play, here, "C9.l")
    state.at[seat] = node


def lose_elements(play: Play, seat: int, elements: int, rule: str) -> None:
    """These elements are lost; the last one takes the army with it (C3.b: they can be bought back)."""
    state = play.state
    lost = elements & state.alive[seat]
    if not lost:
        return
    state.alive[seat] &= ~lost
    play.tell("troops_lost", rule, player=seat, troops=troops(play.game, seat, lost))
    if state.general[seat] != NO_GENERAL and lost >> state.general[seat] & 1:
        state.general[seat] = NO_GENERAL
        play.tell("general_lost", "C3.e", player=seat)
    if not state.alive[seat]:
        disband(play, seat, rule)


def disband(play: Play, seat: int, rule: str) -> None:
    """No element is left: the army is gone until it is raised again (C3.e)."""
    state = play.state
    reveal(play, seat, "C5.g")
    if is_besieging(state, seat):
        lift_siege(play, state.at[seat], "C9.l")
    state.alive[seat], state.at[seat], state.general[seat] = 0, NOWHERE, NO_GENERAL
    state.isolated &= ~(1 << seat)
    play.tell("army_destroyed", rule, player=seat)


def destroy_army(play: Play, seat: int, rule: str) -> None:
    """C8.d: the whole army is lost."""
    lose_elements(play, seat, play.state.alive[seat], rule)


def troops(game: Campaign, seat: int, elements: int) -> list[str]:
    """The types of some elements, for telling."""
    return [game.type_names[game.map.players[seat].elements[number].type] for number in members(elements)]
