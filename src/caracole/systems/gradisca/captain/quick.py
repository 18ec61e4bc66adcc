"""The captain in a hurry, for imagined worlds: he tries a doubtful action less often before he believes it.

What he looks at is what the captain looks at. Leaving out what seems poor at first glance saved time, but on the first
day he then won a quarter of his games against the captain, not half, and whoever plans with a poor captain learns how
to beat poor captains.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gradisca.captain.deciding import QUIET, Captain
from caracole.systems.gradisca.captain.leaning import Leaning
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState

WEIGHED = (*QUIET, "activation.discard", "battle.more", "retreat.choose")


class Quick(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "quick"
    first_look = 1
    looks: Sequence[tuple[int, int]] = ((4, 4),)

    def __init__(self, seed: int = 0, leaning: Leaning | None = None) -> None:
        super().__init__(seed, leaning)
        self._weighed: dict[tuple[Any, ...], tuple[Any, float]] = {}
        """What he found best for the men of a zone: once when he asked which zone should act, and again when it acts"""

    def decide(self, game: Gradisca, state: GradiscaState, seat: int) -> Chosen:
        """In a fight he does what anybody would do on the spot; else he weighs."""
        step = state.stack[-1].step
        if step in WEIGHED:
            return super().decide(game, state, seat)
        return Chosen(self._offhand(game, state, seat, step))

    def _best(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, actions: Sequence[Any]
    ) -> tuple[Any, float]:
        """What he has weighed he does not weigh again in the same position."""
        if state.stack[-1].step != "zone.act":
            return super()._best(game, state, seat, side, actions)
        position = (*actions, state.turn, state.disorganized, state.levels, state.mines, tuple(state.zone_of))
        known = self._weighed.get(position)
        if known is None:
            known = self._weighed[position] = super()._best(game, state, seat, side, actions)
        return known

    def _offhand(self, game: Gradisca, state: GradiscaState, seat: int, kind: str) -> Any:
        """Whoever comes to mind first is called to a battle."""
        if kind == "battle.recall":
            return list(islice(game.candidates(state, seat), 2))[-1]
        return super()._offhand(game, state, seat, kind)
