"""What a gesture could mean: the offers that it fits, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from caracole.players import Offer
from caracole.present.model import Gesture, Offered, RefusedReading, Tried
from caracole.present.presenter import Meaning, Presenter
from caracole.systems.piccole.board.campaign import words
from caracole.systems.piccole.board.campaign.names import army_of
from caracole.systems.piccole.board.campaign.offers import costs, offered, offers
from caracole.systems.piccole.campaign.rules import actions as said
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import NOWHERE, Node
from caracole.systems.piccole.campaign.rules.state import CampaignState


def meaning(presenter: Presenter, game: Campaign, offer: Offer, pieces: Sequence[str], place: str | None) -> Meaning:
    """What is offered for these pieces and this place, and what else they could mean but may not be done."""
    possible = [each for each in offers(game, offer, 0).actions if _fits(each.gesture, pieces, place)]
    known = [each.action for each in possible]
    state = offer.imagine(Random(0))
    refused = []
    for action in dict.fromkeys(_readings(game, offer, state, pieces, place)):
        message = game.encode_action(action)
        if message in known:
            continue
        refusal = offer.check(action)
        if refusal is None:
            possible.append(offered(game, offer, action, state))
        else:
            says = words.says(game, state, offer.seat, action)
            refused.append(RefusedReading(message, says, presenter.refused(refusal)))
    return Meaning(possible, refused, None)


def tried(presenter: Presenter, game: Campaign, offer: Offer, gesture: Gesture) -> Tried:
    """What would come of an army's way while the hand still holds it, with the cost of each step."""
    found = meaning(presenter, game, offer, gesture.pieces, next(iter(gesture.places), None))
    refusal = None if found.possible or not found.refused else found.refused[0].refusal
    return Tried(found.possible, refusal, costs=_costs(game, found.possible))


def _costs(game: Campaign, possible: Sequence[Offered]) -> Any:
    path = possible[0].action.get("path") if possible else None
    return costs(game, tuple(game.codec.names["node"].index(slug) for slug in path)) if path else []


def _fits(gesture: Gesture, pieces: Sequence[str], place: str | None) -> bool:
    places = [] if place is None else [place]
    return bool(pieces or places) and set(pieces) <= set(gesture.pieces) and gesture.places == places


def _readings(
    game: Campaign, offer: Offer, state: CampaignState, pieces: Sequence[str], place: str | None
) -> Iterator[Any]:
    """Every action of the decision that the army and the city could be."""
    nodes, seat = list(game.codec.names["node"]), offer.seat
    if place not in nodes:
        return
    node = Node(nodes.index(place))
    kinds = game.flow.choices[offer.decision.kind].actions
    is_army = list(pieces) == [army_of(game.seats[seat])]
    if not pieces:
        yield from (named(node) for named in (said.NoteStart, said.Muster) if named in kinds)
    if not is_army or state.at[seat] == NOWHERE:
        return
    yield from (away(node) for away in (said.WithdrawArmy, said.Retreat) if away in kinds)
    for going in words.GOING:
        if going in kinds and _is_meant(state, seat, node, going):
            for path in ways_to(game, state, seat, node):
                yield going(path)


def _is_meant(state: CampaignState, seat: int, node: Node, kind: type) -> bool:
    """Nobody means to invade his own city, or to march into his enemy's."""
    friendly = query.is_friendly(state, seat, node)
    return friendly if kind in (said.March, said.Relieve) else not friendly if kind is said.Invade else True


def ways_to(game: Campaign, state: CampaignState, seat: int, node: Node) -> list[tuple[Node, ...]]:
    """The ways that an army could go to a city; the straight one, whose refusal tells most, if there is none."""
    here = state.at[seat]
    found = [path for path in movement.ways(game, here) if path[-1] == node]
    return found or [(node,)]
