"""A game whose rules are written as a flow: everything but set-up, views and imagination follows from its steps."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from caracole.kernel.asking import Asked, PlainAsked
from caracole.kernel.codec import ActionCodec, decode_state, encode_state
from caracole.kernel.decision import Decision
from caracole.kernel.dice import Dice
from caracole.kernel.events import Emit
from caracole.kernel.flow import Flow
from caracole.kernel.flowasked import FlowAsked, ask_at
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import Refusal
from caracole.kernel.stackstate import StackState

S = TypeVar("S", bound=StackState)
PlayT = TypeVar("PlayT")

_QUESTIONS: Final = ("decision", "check", "candidates", "sample")


class FlowGame(Game[S], Generic[S, PlayT]):
    """Supplies decision, check, apply, candidates and sample from ``flow``; ``work`` makes the context of a step."""

    flow: Flow[Any, S, PlayT]
    codec: ActionCodec
    state_type: type[S]
    _answers_itself: bool
    """Does the system answer one of the questions in a way of its own? Then it is asked, not the choice."""

    def __new__(cls, *args: Any, **named: Any) -> Self:
        """The first game seals the flow: a step that nobody has is found now, not by the player who comes there."""
        cls.flow.seal()
        game = super().__new__(cls)
        game._answers_itself = any(getattr(cls, name) is not getattr(FlowGame, name) for name in _QUESTIONS)
        return game

    @abstractmethod
    def work(self, state: S, dice: Dice, emit: Emit | None) -> PlayT:
        """The context that steps receive: game, state, dice and listeners in one hand."""

    def decision(self, state: S) -> Decision | None:
        """The choice at the top of the stack."""
        return self._asked(state).decision

    def ask(self, state: S) -> Asked:
        """The choice at the top of the stack, with whatever it remembers between questions."""
        return PlainAsked(self, state) if self._answers_itself else ask_at(self.flow, self.codec, self, state)

    def _asked(self, state: S) -> FlowAsked:
        return ask_at(self.flow, self.codec, self, state)

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Ask the choice at the top of the stack why not."""
        return self._asked(state).check(seat, action)

    def apply(self, state: S, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        """Do it, then run on to the next decision."""
        self.flow.act(self.work(state, dice, emit), state.stack, seat, action)

    def candidates(self, state: S, seat: int) -> Iterator[Action]:
        """The candidates of the choice at the top of the stack."""
        return self._asked(state).candidates(seat)

    def sample(self, state: S, seat: int, rng: Random) -> Action:
        """One allowed action."""
        return self._asked(state).sample(seat, rng)

    def encode_action(self, action: Action) -> dict[str, Any]:
        """By the codec."""
        return self.codec.encode(action)

    def decode_action(self, message: Any) -> Action:
        """By the codec."""
        action: Action = self.codec.decode(message)
        return action

    def encode_state(self, state: S) -> dict[str, Any]:
        """By the state's SHAPE."""
        return encode_state(state)

    def decode_state(self, plain: Any) -> S:
        """By the state's SHAPE and the flow's frames."""
        return decode_state(self.state_type, plain, self.flow.frames)
