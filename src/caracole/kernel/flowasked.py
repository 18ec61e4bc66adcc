"""The decision of a game whose rules are written as a flow, with what its choice remembers between questions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel.asking import Asked
from caracole.kernel.decision import Decision
from caracole.kernel.errors import CaracoleError
from caracole.kernel.flow import Flow, Question
from caracole.kernel.native import mypyc_attr
from caracole.kernel.refusal import GAME_OVER, NOT_YOUR_DECISION, WRONG_KIND, Refusal, not_asked_now

if TYPE_CHECKING:
    from caracole.kernel.codec import ActionCodec
    from caracole.kernel.game import Action
    from caracole.kernel.stackstate import StackState


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowAsked(Asked):
    """The choice at the top of the stack, and what its :class:`~caracole.kernel.flow.Question` remembers."""

    __slots__ = ("_codec", "_question", "_seats")

    def __init__(self, codec: ActionCodec, question: Question[Any, Any, Any] | None) -> None:
        self._codec = codec
        self._question = question
        self._seats: tuple[int, ...] | None = None

    @property
    def decision(self) -> Decision | None:
        """As the choice shows it."""
        return None if self._question is None else self._question.decision()

    @property
    def seats(self) -> tuple[int, ...]:
        """As the choice says; asked once."""
        if self._seats is None:
            self._seats = () if self._question is None else self._question.seats()
        return self._seats

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Ask the choice why not."""
        question = self._question
        if question is None:
            return GAME_OVER
        if seat not in self.seats:
            return NOT_YOUR_DECISION
        choice = question.choice
        if not isinstance(action, choice.actions):
            return not_asked_now(action, choice.step) if self._codec.knows(action) else WRONG_KIND
        return question.why_not(seat, action)

    def candidates(self, seat: int) -> Iterator[Action]:
        """The candidates of the choice."""
        return iter(()) if self._question is None else self._question.candidates(seat)

    def sample(self, seat: int, rng: Random) -> Action:
        """One allowed action."""
        if self._question is None:
            raise CaracoleError("nothing is left to decide")
        action: Action = self._question.sample(seat, rng)
        return action


def ask_at(flow: Flow[Any, Any, Any], codec: ActionCodec, game: Any, state: StackState) -> FlowAsked:
    """The decision at the top of a state's stack."""
    stack = state.stack
    if not stack:
        return FlowAsked(codec, None)
    frame = stack[-1]
    return FlowAsked(codec, flow.choices[frame.step].question(game, state, frame))
