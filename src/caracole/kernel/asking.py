"""Several questions about one decision, with what was found out for one of them at hand for the next.

    asked = game.ask(state)
    action = asked.sample(asked.seats[0], rng)
    assert asked.check(asked.seats[0], action) is None

What is remembered belongs to ``asked`` and goes with it: nothing is kept by the game or in the state. The state must
stay as it is for as long as ``asked`` is used; after an ``apply`` ask again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel.decision import Decision
from caracole.kernel.native import mypyc_attr
from caracole.kernel.refusal import Refusal

if TYPE_CHECKING:
    from caracole.kernel.game import Action, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(ABC):
    """One decision of a game. What it answers is what the game would answer to the same question alone, and ``sample``
    takes the same chance for it."""

    __slots__ = ()

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What has to be decided; None when the game is over."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who has to decide; nobody when the game is over."""
        decision = self.decision
        return () if decision is None else decision.seats

    @abstractmethod
    def check(self, seat: int, action: Action) -> Refusal | None:
        """None if the seat may do this now, or the rule that forbids it."""

    @abstractmethod
    def candidates(self, seat: int) -> Iterator[Action]:
        """Allowed actions of a seat that has to decide: all of them if the decision is complete."""

    @abstractmethod
    def sample(self, seat: int, rng: Random) -> Action:
        """One allowed action without listing them all."""

    def is_dead_end(self) -> bool:
        """Has a seat to decide that has no candidate?"""
        return any(next(self.candidates(seat), None) is None for seat in self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainAsked(Asked):
    """For games that have nothing to remember: every question is put to the game."""

    __slots__ = ("_game", "_state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game = game
        self._state = state

    @property
    def decision(self) -> Decision | None:
        """The game's."""
        return self._game.decision(self._state)

    def check(self, seat: int, action: Action) -> Refusal | None:
        """The game's."""
        return self._game.check(self._state, seat, action)

    def candidates(self, seat: int) -> Iterator[Action]:
        """The game's."""
        return self._game.candidates(self._state, seat)

    def sample(self, seat: int, rng: Random) -> Action:
        """The game's."""
        return self._game.sample(self._state, seat, rng)
