"""The captain in a battle: he does as the marshal of the rules advises, and says why.

Everything on the table is open, so what he weighs is the dice: attacks that promise more than they threaten, flanks and
rears before fronts, the line kept together on the way.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.rules.flow import name_args


class BattleCaptain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        thought = marshal.think(game, offer.imagine(self._rng), seat, self._rng)
        return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))
