"""The captain in a battle: what he does and why.

Everything on the table is open, so what he weighs is the dice: attacks that promise more than they threaten, flanks and
rears before fronts, the line kept together on the way. How he moves is in ``tactics``, how he draws up in
``answers``; he shoots as the marshal of the rules does. Whoever studies tries a turn in his head first (``study``).
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.flow import name_args
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain import answers
from caracole.systems.piccole.captain.leanings import USUAL, Leaning
from caracole.systems.piccole.captain.orders import next_of
from caracole.systems.piccole.captain.study import IsLate, never, studied
from caracole.systems.piccole.captain.tactics import Turn


def think(game: Battle, state: BattleState, seat: int, rng: Random, leaning: Leaning = USUAL) -> Thought:
    """Decide for a seat that has to decide."""
    step = state.stack[-1].step
    if step == "move.act":
        if leaning.orders:
            return next_of(game, state, seat, leaning.orders)
        return Turn(game, state, seat, leaning).think()
    if step == "setup.terrain" and not state.pieces:
        return answers.lay_terrain(game, state, seat, rng, leaning)
    if step == "setup.deploy":
        return answers.draw_up(game, state, seat, rng, leaning)
    if step == "react.attempt":
        return answers.attempt(game, state, seat, leaning)
    if step == "react.fall_back":
        return answers.fall_back(game, state, seat, leaning)
    return marshal.think(game, state, seat, rng)


class Studying:
    """Whoever thinks a turn over before he makes it, once for all its moves."""

    def __init__(self, leaning: Leaning) -> None:
        self.leaning = leaning
        self.is_late: IsLate = never
        """Says when he has to make up his mind; else he tries as many turns as his leaning says"""
        self._turn: Hashable = None
        self._now = leaning

    def for_this(self, game: Battle, state: BattleState, seat: int) -> Leaning:
        """The leaning of this turn."""
        if not self.leaning.study or state.stack[-1].step != "move.act":
            return self.leaning
        turn = game.data_digest, seat, state.turn
        if turn != self._turn:
            self._turn, self._now = turn, studied(game, state, seat, self.leaning, self.is_late)
        return self._now


class BattleCaptain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0, leaning: Leaning = USUAL) -> None:
        self._rng = Random(seed)
        self._studying = Studying(leaning)

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        state = offer.imagine(self._rng)
        thought = think(game, state, seat, self._rng, self._studying.for_this(game, state, seat))
        return Chosen(thought.action, Reason(thought.code, name_args(game, thought.args)))
