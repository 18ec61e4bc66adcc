"""The captain of Piccole Guerre as he was before he learned to go round by a corner, for later ones to be measured
against: he does what the marshal of the rules does, whom recorded campaigns keep as he is.

PYTHONPATH=tests caracole lab duel piccole --scenario ticinus --seats captain,veterans.piccole:Captain
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.rules.flow import name_args
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.captain.campaign import CampaignCaptain


class Fighter:
    """In a battle."""

    name = "veteran"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        thought = marshal.think(game, offer.imagine(self._rng), seat, self._rng)
        return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))


class Captain:
    """In a battle, or in a campaign whose battles he fights."""

    name = "veteran"

    def __init__(self, seed: int = 0) -> None:
        self._fighter = Fighter(seed)
        self._campaigner = CampaignCaptain(seed, self._fighter)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        if isinstance(game, Battle):
            return self._fighter.choose(game, seat, view, offer)
        return self._campaigner.choose(game, seat, view, offer)
