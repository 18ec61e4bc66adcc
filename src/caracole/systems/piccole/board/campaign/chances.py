"""What a siege promises: the chance that the place falls to the next die."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players import Offer
from caracole.present.model import Chance, Odds, Says, Told
from caracole.systems.piccole.campaign.rules.actions import ContinueSiege
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.sieges import bonus

DIE = 6


def odds(game: Campaign, offer: Offer, action: Any) -> Odds | None:
    """The chances of a siege; of what else begins a fight nothing is known beforehand."""
    if not isinstance(action, ContinueSiege):
        return None
    state = offer.imagine(Random(0))
    node = state.at[offer.seat]
    added = bonus(game, state, node)
    falls = sum(die + added >= game.charts.siege.taken_from for die in range(1, DIE + 1)) / DIE
    slug = game.codec.names["node"][node]
    lost = game.charts.siege.besieger_loses
    return Odds(
        "siege",
        slug,
        results=[
            Chance(Says("odds-falls", {"node": slug}), falls),
            Chance(Says("odds-holds", {"node": slug, "count": lost}), 1 - falls),
        ],
        told=[Told(Says("odds-bonus", {"bonus": added, "needed": game.charts.siege.taken_from}), "C9.e")],
    )
