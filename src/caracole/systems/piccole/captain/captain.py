"""The captain of Piccole Guerre, wherever he is: in a battle, or in a campaign."""

from __future__ import annotations

from typing import Any

from caracole.players.base import Chosen, Offer
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.captain.battle import BattleCaptain
from caracole.systems.piccole.captain.campaign import CampaignCaptain
from caracole.systems.piccole.captain.leanings import USUAL, Leaning


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0, leaning: Leaning = USUAL) -> None:
        self._fighter = BattleCaptain(seed, leaning)
        self._campaigner = CampaignCaptain(seed)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat, in a battle or in a campaign."""
        if isinstance(game, Battle):
            return self._fighter.choose(game, seat, view, offer)
        return self._campaigner.choose(game, seat, view, offer)
