"""The captain of Piccole Guerre: he fights battles as the marshal of the rules advises, and leads campaigns.

Everything on the table is open, so what he weighs is the dice: attacks that promise more than they threaten, flanks and
rears before fronts, the line kept together on the way. He says why.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole import marshal
from caracole.systems.piccole.flow import name_args
from caracole.systems.piccole.game import Battle


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._seed = seed
        self._campaigner: Any = None

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat, in a battle or in a campaign."""
        if isinstance(game, Battle):
            thought = marshal.think(game, offer.imagine(self._rng), seat, self._rng)
            return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))
        chosen: Chosen = self._campaign().choose(game, seat, view, offer)
        return chosen

    def _campaign(self) -> Any:
        """Whoever leads campaigns; not needed, and not loaded, for a single battle."""
        if self._campaigner is None:
            from caracole.players.piccole_campaign_captain import CampaignCaptain  # noqa: PLC0415

            self._campaigner = CampaignCaptain(self._seed)
        return self._campaigner


PLAYER = Captain
