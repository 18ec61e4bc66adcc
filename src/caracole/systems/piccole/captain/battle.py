"""The captain in a battle: what he does and why.

Everything on the table is open, so what he weighs is the dice: attacks that promise more than they threaten, flanks and
rears before fronts, the line kept together on the way. How he moves is in ``tactics``; he draws up and shoots as the
marshal of the rules does.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.flow import name_args
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import USUAL, Leaning
from caracole.systems.piccole.captain.tactics import Turn


def think(game: Battle, state: BattleState, seat: int, rng: Random, leaning: Leaning = USUAL) -> Thought:
    """Decide for a seat that has to decide."""
    if state.stack[-1].step == "move.act":
        return Turn(game, state, seat, leaning).think()
    return marshal.think(game, state, seat, rng)


class BattleCaptain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0, leaning: Leaning = USUAL) -> None:
        self._rng = Random(seed)
        self._leaning = leaning

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        thought = think(game, offer.imagine(self._rng), seat, self._rng, self._leaning)
        return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))
