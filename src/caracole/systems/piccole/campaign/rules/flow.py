"""The table of the campaign's steps, and the context that every step works with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caracole.kernel import Choice, Dice, Emit, Flow, Naming, Work
from caracole.systems.piccole.campaign.rules.actions import ELEMENT_NAMES, GIVERS, RELATIONS
from caracole.systems.piccole.campaign.rules.state import CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


DOMAIN_OF_ARG = {
    "node": "node",
    "to": "node",
    "via": "node",
    "origin": "node",
    "path": "node",
    "nodes": "node",
    "player": "player",
    "other": "player",
    "owner": "player",
    "attacker": "player",
    "defender": "player",
    "winner": "player",
    "players": "player",
    "helpers": "player",
    "element": "element",
    "elements": "element",
    "relation": "relation",
    "passage": "giver",
    "contingent": "giver",
}
"""Arguments with these names hold numbers of a domain; ``path``, ``nodes`` and the like a set or a sequence of them."""

NAMING = Naming(DOMAIN_OF_ARG, ("path", "nodes", "players", "helpers", "elements"))

FIXED_NAMES = {"element": ELEMENT_NAMES, "relation": RELATIONS, "giver": GIVERS}


class Play(Work["Campaign", CampaignState]):
    """One step at work, with the map and the charts at hand."""

    __slots__ = ("charts", "map")

    naming = NAMING

    def __init__(self, game: Campaign, state: CampaignState, dice: Dice, emit: Emit | None) -> None:
        super().__init__(game, state, dice, emit)
        self.map = game.map
        self.charts = game.charts

    def names(self) -> Mapping[str, Sequence[str]]:
        """The campaign's."""
        return self.game.codec.names

    def roll(self, rule: str, why: str) -> int:
        """One six-sided die."""
        return self.dice.roll(6, rule, why)

    def pick(self, count: int, rule: str, why: str) -> int:
        """One of so many things, from 0; of one thing nothing is drawn."""
        return 0 if count == 1 else self.dice.pick(count, rule, why)


def name_args(game: Campaign, args: dict[str, Any]) -> dict[str, Any]:
    """Numbers become slugs, by the names of the arguments."""
    return NAMING.named(game.codec.names, args)


FLOW: Flow[Campaign, CampaignState, Play] = Flow()


class Ask(Choice["Campaign", CampaignState, Play]):
    """A decision of the campaign."""
