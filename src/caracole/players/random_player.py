"""The random player: does anything that is allowed."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer


class RandomPlayer:
    """One computer player. ``seed`` makes its choices repeatable."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Whatever comes to hand."""
        return Chosen(offer.sample(self._rng))
