"""A gentle opponent for somebody's first game: the captain with his care taken off.

He looks at a handful of things he could do, once each and with one throw of the dice, and believes what he sees. He
attacks and blunders, and a beginner can beat him.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from caracole.systems.gradisca.captain.deciding import IDLE, Captain
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState

LOOKS_AT = 4
"""Things that he weighs at a decision; he does not see the others."""


class Recruit(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "recruit"
    first_look = 1
    looks: Sequence[tuple[int, int]] = ()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._whim = Random(f"recruit {seed}")

    def _best(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, actions: Sequence[Any]
    ) -> tuple[Any, float]:
        """The best of the few that he has thought of; to do nothing always occurs to him."""
        idle = [action for action in actions if isinstance(action, IDLE)]
        busy = [action for action in actions if not isinstance(action, IDLE)]
        thought_of = self._whim.sample(busy, min(LOOKS_AT, len(busy))) + idle
        return super()._best(game, state, seat, side, thought_of)
