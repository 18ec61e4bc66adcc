"""What can be looked at over the map: how far an army goes, and where hidden armies may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caracole.kernel.bits import members
from caracole.present.model import Layers, Says, Tag, Told, Wash
from caracole.systems.piccole.board.campaign.names import army_of
from caracole.systems.piccole.board.lenses import Of
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import NOWHERE, each_node
from caracole.systems.piccole.campaign.rules.state import CampaignState

LENSES: Final[tuple[tuple[str, Of, str], ...]] = (("march", "piece", "m"), ("whereabouts", "all", "w"))
"""Id, what it is about, key."""


def show(game: Campaign, state: CampaignState, seat: int | None, lens: str, pieces: Sequence[str]) -> Layers:
    """What a lens shows; the state is imagined, and nothing is told but what is in the seat's view."""
    if lens == "whereabouts":
        return _whereabouts(game, state, seat)
    return _march(game, state, seat, pieces) if lens == "march" else Layers()


def _whereabouts(game: Campaign, state: CampaignState, seat: int | None) -> Layers:
    """C5.b: the cities where each hidden army may have started."""
    found = Layers()
    nodes = game.codec.names["node"]
    for other in members(state.hidden):
        if other != seat:
            maybe = [nodes[node] for node in each_node(state.maybe[other])]
            says = Says("lens-maybe", {"player": game.seats[other], "nodes": maybe})
            found.washes.append(Wash("hint", maybe, says))
            found.told.append(Told(says, "C5.b"))
    if not found.told:
        found.told.append(Told(Says("lens-all-known"), "C5.b"))
    return found


def _march(game: Campaign, state: CampaignState, seat: int | None, pieces: Sequence[str]) -> Layers:
    """C4.b: how many points each city is away from an army whose place is known."""
    found = Layers()
    nodes = game.codec.names["node"]
    for other, player in enumerate(game.seats):
        known = other == seat or not query.is_hidden(state, other)
        if army_of(player) not in pieces or state.at[other] == NOWHERE or not known:
            continue
        far: dict[str, int] = {}
        for path in movement.ways(game, state.at[other]):
            if movement.why_not_way(game, state, other, state.at[other], path) is None:
                far[nodes[path[-1]]] = min(len(path), far.get(nodes[path[-1]], len(path)))
        says = Says("lens-march-of", {"player": player, "points": game.charts.movement.points})
        found.washes.append(Wash("good", list(far), says))
        found.tags += [Tag(place, str(points)) for place, points in far.items()]
        found.told.append(Told(says, "C4.b"))
    return found
