"""A game whose rules are written as a flow: everything but set-up, views and imagination follows from its steps."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Any, Generic, Self, TypeVar

from caracole.kernel.codec import ActionCodec, decode_state, encode_state
from caracole.kernel.decision import Decision
from caracole.kernel.dice import Dice
from caracole.kernel.events import Emit
from caracole.kernel.flow import Flow
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import GAME_OVER, NOT_YOUR_DECISION, WRONG_KIND, Refusal, not_asked_now
from caracole.kernel.state import State

S = TypeVar("S", bound=State)
PlayT = TypeVar("PlayT")


class FlowGame(Game[S], Generic[S, PlayT]):
    """Supplies decision, check, apply, candidates and sample from ``flow``; ``work`` makes the context of a step."""

    flow: Flow[Any, S, PlayT]
    codec: ActionCodec
    state_type: type[S]

    def __new__(cls, *args: Any, **named: Any) -> Self:
        """The first game seals the flow: a step that nobody has is found now, not by the player who comes there."""
        cls.flow.seal()
        return super().__new__(cls)

    @abstractmethod
    def work(self, state: S, dice: Dice, emit: Emit | None) -> PlayT:
        """The context that steps receive: game, state, dice and listeners in one hand."""

    def decision(self, state: S) -> Decision | None:
        """The choice at the top of the stack."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return self.flow.choices[frame[0]].decision(self, state, frame)

    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Ask the choice at the top of the stack why not."""
        if not state.stack:
            return GAME_OVER
        frame = state.stack[-1]
        choice = self.flow.choices[frame[0]]
        if seat not in choice.seats(self, state, frame):
            return NOT_YOUR_DECISION
        if not isinstance(action, choice.actions):
            return not_asked_now(action, choice.step) if self.codec.knows(action) else WRONG_KIND
        return choice.why_not(self, state, frame, seat, action)

    def apply(self, state: S, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        """Do it, then run on to the next decision."""
        frame = state.stack[-1]
        play = self.work(state, dice, emit)
        self.flow.choices[frame[0]].apply(play, frame, seat, action)
        self.flow.run(play, state.stack)

    def candidates(self, state: S, seat: int) -> Iterator[Action]:
        """The candidates of the choice at the top of the stack."""
        if not state.stack:
            return iter(())
        frame = state.stack[-1]
        return self.flow.choices[frame[0]].candidates(self, state, frame, seat)

    def sample(self, state: S, seat: int, rng: Random) -> Action:
        """One allowed action."""
        frame = state.stack[-1]
        action: Action = self.flow.choices[frame[0]].sample(self, state, frame, seat, rng)
        return action

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
