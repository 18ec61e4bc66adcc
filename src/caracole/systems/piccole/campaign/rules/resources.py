"""C2 Resources and C3 Replacement costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.actions import Buy, Done, Muster
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk, pay
from caracole.systems.piccole.campaign.rules.flow import FLOW, Play
from caracole.systems.piccole.campaign.rules.map import NOWHERE, Node
from caracole.systems.piccole.campaign.rules.state import CampaignState, Pact

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


# --- C2: income ------------------------------------------------------------------------------------------------------


def worth(game: Campaign, seat: int, node: Node) -> int:
    """C2.a, C2.d: what a node yields to this holder: his own capital, another home node of his, anything else."""
    chart = getattr(game.charts, "yield")
    place = game.map.nodes[node]
    if place.home != seat:
        return int(chart.conquered)
    return int(chart.capital if place.capital else chart.home)


def income(game: Campaign, state: CampaignState, seat: int) -> int:
    """C2.a: the yield of all nodes a player controls; C2.c: a siege does not stop it; C2.f: vassals keep theirs."""
    return sum(worth(game, seat, node) for node in game.map.every_node if state.owner[node] == seat)


def collect_income(play: Play) -> None:
    """C2.c: once a year, to whoever controls the node then; C10.k: then the tributes of pacts, as far as there is money
    (C2.e: no debts)."""
    state = play.state
    for seat in state.order:
        talents = income(play.game, state, seat)
        state.treasury[seat] += talents
        play.tell("income_collected", "C2.c", player=seat, talents=talents, treasury=state.treasury[seat])
    for row in state.pacts:
        pact = Pact._make(row)
        giver, taker = (pact.first, pact.second) if pact.tribute > 0 else (pact.second, pact.first)
        talents = min(abs(pact.tribute), state.treasury[giver])
        if talents:
            pay(play, giver, taker, talents, "C10.k")


# --- C3: replacements ------------------------------------------------------------------------------------------------


def cost(game: Campaign, element: ListedElement) -> int:
    """C3.a: the combat factor, and one more for horse."""
    return element.troop.factor + (game.charts.replacement.horse if element.troop.horse else 0)


def lost(game: Campaign, state: CampaignState, seat: int) -> list[int]:
    """C3.b: the elements of the list that are not in the army; never more than the list has."""
    return [number for number in range(len(game.map.players[seat].elements)) if not state.alive[seat] >> number & 1]


def can_replace(game: Campaign, state: CampaignState, seat: int) -> bool:
    """C3.c, C3.e, C11.f: an army in a friendly node, not an isolated one; a destroyed one, if its owner has a node."""
    here = state.at[seat]
    if here == NOWHERE:
        return seat in state.owner
    return query.is_friendly(state, seat, here) and not query.is_isolated(state, seat)


@FLOW.frame
class Replacements(NamedTuple):
    """C3.c: a player buys replacements. ``mustered`` says where a destroyed army is raised again."""

    step: str
    player: int
    mustered: Node = NOWHERE


def why_not_buy(game: Campaign, state: CampaignState, frame: Replacements, seat: int, number: int) -> Refusal | None:
    """C3.a, C3.b: a lost element of the own list, for its price; C3.e: a destroyed army is mustered first."""
    sheet = game.map.players[seat].elements
    if number >= len(sheet) or state.alive[seat] >> number & 1:
        return Refusal("C3.b", "not_lost", {"element": number})
    price = cost(game, sheet[number])
    if price > state.treasury[seat]:
        return Refusal("C3.a", "too_dear", {"talents": price})
    if state.at[seat] == NOWHERE and frame.mustered == NOWHERE:
        return Refusal("C3.e", "muster_first", {})
    return None


@FLOW.choice
class BuyReplacements(OpenAsk):
    """C2.b, C3: as many as the treasury pays for; the rest is saved."""

    step = "admin.buy"
    rule = "C3.c"
    own_actions = (Buy, Muster, Done)

    def seats(self, game: Campaign, state: CampaignState, frame: Replacements) -> tuple[int, ...]:
        return (frame.player,)

    def about(self, game: Campaign, state: CampaignState, frame: Replacements) -> dict[str, Any]:
        return {"talents": state.treasury[frame.player]}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Replacements, seat: int, action: Any
    ) -> Refusal | None:
        if isinstance(action, Buy):
            return why_not_buy(game, state, frame, seat, action.element)
        if isinstance(action, Muster):
            if state.at[seat] != NOWHERE or frame.mustered != NOWHERE:
                return Refusal("C3.e", "army_stands", {})
            if state.owner[action.node] != seat:
                return Refusal("C3.e", "not_your_node", {"node": action.node})
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Replacements, seat: int) -> Iterator[Any]:
        yield Done()
        for number in lost(game, state, seat):
            yield Buy(number)
        for node in game.map.every_node:
            if state.owner[node] == seat:
                yield Muster(node)

    def own_apply(self, play: Play, frame: Replacements, seat: int, action: Any) -> None:
        state = play.state
        if isinstance(action, Done):
            play.pop()
        elif isinstance(action, Muster):
            play.tell("army_mustered", "C3.e", player=seat, node=action.node)
            play.to(frame, frame.step, mustered=action.node)
        else:
            element = play.map.players[seat].elements[action.element]
            price = cost(play.game, element)
            state.treasury[seat] -= price
            state.alive[seat] |= 1 << action.element
            if state.at[seat] == NOWHERE:
                state.at[seat] = frame.mustered
            bought = query.troops(play.game, seat, 1 << action.element)
            play.tell("replacement_bought", "C3.a", player=seat, troops=bought, talents=price)


def may_buy_something(game: Campaign, state: CampaignState, seat: int) -> bool:
    """Worth asking: something is lost and can be paid for."""
    sheet = game.map.players[seat].elements
    return can_replace(game, state, seat) and any(
        cost(game, sheet[number]) <= state.treasury[seat] for number in lost(game, state, seat)
    )
