"""What a computer player is, and all that it is given.

A player never holds the true state of a game. It gets an :class:`Offer`, made from a state that its seat could not
tell from the true one (``Game.imagine``): what the offer lists, checks and imagines rests on the seat's knowledge
alone. That candidates and refusals are the same in an imagined state as in the true one is proved by the conformance
suite.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

from caracole.kernel import Action, CaracoleError, Decision, Game, Refusal
from caracole.play.parts import part
from caracole.play.record import Reason

__all__ = ["Chosen", "Offer", "Player", "Reason"]


class Chosen(NamedTuple):
    """What a player does, and why if it can tell."""

    action: Action
    reason: Reason | None = None


class Offer:
    """A decision as one seat sees it. Made by :meth:`of`; ``rng`` only deals what the seat cannot see."""

    def __init__(self, game: Game[Any], imagined: Any, seat: int) -> None:
        asked = game.ask(imagined)
        decision = asked.decision
        if decision is None or seat not in decision.seats:
            raise CaracoleError(f"seat {seat} has nothing to decide")
        self.game = game
        self.seat = seat
        self.decision: Decision = decision
        self._imagined = imagined
        self._asked = asked

    @classmethod
    def of(cls, game: Game[Any], state: Any, seat: int, rng: Random) -> Offer:
        """The offer to a seat in this state. The state itself is not kept."""
        return cls(game, game.imagine(state, seat, rng), seat)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know."""
        return self.game.view(self._imagined, self.seat)

    def candidates(self) -> Iterator[Action]:
        """What the seat may do, one at a time; everything if the decision is complete."""
        return self._asked.candidates(self.seat)

    def sample(self, rng: Random) -> Action:
        """One allowed action without listing them all."""
        return self._asked.sample(self.seat, rng)

    def check(self, action: Action) -> Refusal | None:
        """None, or the rule that forbids it."""
        return self._asked.check(self.seat, action)

    def imagine(self, rng: Random) -> Any:
        """A state to think with: the caller's own, with everything hidden dealt anew."""
        return self.game.imagine(self._imagined, self.seat, rng)

    def odds(self, name: str, *args: Any, **more: Any) -> dict[str, Any] | None:
        """What a function of the system's part ``odds`` says (``battle_odds``); None if the system has none such."""
        function = getattr(part(self.game.system, "odds", object), name, None)
        if function is None:
            return None
        found: dict[str, Any] = function(self.game, self._imagined, *args, **more)
        return found


class Player(Protocol):
    """Somebody who decides for a seat."""

    @property
    def name(self) -> str:
        """As the command line and the records know it."""

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide. ``view`` is what the seat may know, ``offer`` what it may do."""
