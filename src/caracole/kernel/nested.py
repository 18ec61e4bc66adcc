"""A game inside a game: a campaign whose battles are matches of another system.

The outer state keeps the inner one in a slot of shape ``state``; while it is there, a :class:`NestedChoice` at the top
of the outer stack asks the inner game's questions, and an answer is an inner action wrapped in :class:`Within`.
:class:`Inner` is the window between the two tables: it knows which outer seat sits where inside. Seats that do not
take part look on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from caracole.kernel.asking import Asked
from caracole.kernel.codec import ActionCodec, decode_state
from caracole.kernel.decision import Decision, Outcome
from caracole.kernel.dice import Dice
from caracole.kernel.errors import Malformed
from caracole.kernel.events import Emit, Event
from caracole.kernel.flow import Choice, Frame, Question
from caracole.kernel.flowgame import FlowGame
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import NOT_YOUR_DECISION, WRONG_KIND, Refusal
from caracole.kernel.saying import SlottedAction
from caracole.kernel.stackstate import StackState


class Within(NamedTuple):
    """An action of the game inside."""

    action: Action


class Inner(NamedTuple):
    """The game inside, its state, and the outer seat of each of its seats. ``about`` is what stands beside all of its
    events, as ``within``: plain data by which a board knows which game it was."""

    game: Game[Any]
    state: Any
    seats: tuple[int, ...]
    about: Any = None

    def inside(self, seat: int | None) -> int | None:
        """The inner seat of an outer one; None for whoever looks on."""
        return self.seats.index(seat) if seat is not None and seat in self.seats else None

    def ask(self) -> AskedInside:
        """What the inner game asks, of outer seats."""
        return AskedInside(self)

    def decision(self) -> Decision | None:
        """What the inner game asks, of outer seats."""
        return self.ask().decision

    def apply(self, seat: int, action: Action, dice: Dice, emit: Emit | None) -> None:
        """Change the inner state; its events are told to the outer seats that sit there."""
        self.game.apply(self.state, self.seats.index(seat), action, dice, self.translate(emit))

    def translate(self, emit: Emit | None) -> Emit | None:
        """A listener for inner events that passes them on with outer seats."""
        if emit is None:
            return None

        def pass_on(event: Event) -> None:
            audience = None if event.audience is None else tuple(self.seats[seat] for seat in event.audience)
            beside = event.beside if self.about is None else {**(event.beside or {}), "within": self.about}
            emit(event._replace(audience=audience, beside=beside))

        return pass_on

    def view(self, seat: int | None) -> dict[str, Any]:
        """What an outer seat may know of the inner game."""
        return self.game.view(self.state, self.inside(seat))

    def imagine(self, seat: int | None, rng: Random) -> Any:
        """An inner state that the outer seat could not tell from the true one."""
        return self.game.imagine(self.state, self.inside(seat), rng)

    def outcome(self) -> Outcome | None:
        """How the inner game ended, with outer seats as winners; scores stay in the inner order."""
        outcome = self.game.outcome(self.state)
        return outcome and outcome._replace(winners=tuple(self.seats[seat] for seat in outcome.winners))


class AskedInside(Asked):
    """The inner game's decision, of outer seats; actions of the inner game are wrapped."""

    __slots__ = ("_asked", "_inner")

    def __init__(self, inner: Inner) -> None:
        self._inner = inner
        self._asked = inner.game.ask(inner.state)

    @property
    def decision(self) -> Decision | None:
        """The inner game's, of outer seats."""
        decision = self._asked.decision
        return decision and decision._replace(seats=self.seats)

    @property
    def seats(self) -> tuple[int, ...]:
        """The outer seats of those who decide."""
        return tuple(self._inner.seats[seat] for seat in self._asked.seats)

    def check(self, seat: int, action: Any) -> Refusal | None:
        """The inner game's answer; its arguments are made readable, since the outer game could not name them."""
        game, inside = self._inner.game, self._inner.inside(seat)
        if inside is None:
            return NOT_YOUR_DECISION
        if not isinstance(action, Within) or not isinstance(action.action, tuple | SlottedAction):
            return WRONG_KIND
        refusal = self._asked.check(inside, action.action)
        if refusal is None:
            return None
        args = game.explain(refusal)["args"]
        return Refusal(refusal.rule, refusal.code, {**args, "within": game.system})

    def candidates(self, seat: int) -> Iterator[Within]:
        """The inner game's candidates, wrapped."""
        inside = self._inner.inside(seat)
        return iter(()) if inside is None else map(Within, self._asked.candidates(inside))

    def sample(self, seat: int, rng: Random) -> Within:
        """One of the inner game's samples, wrapped."""
        return Within(self._asked.sample(self._inner.seats.index(seat), rng))


class HasDiceAndEmit(Protocol):
    """What a nested choice needs from the context of a step."""

    @property
    def state(self) -> Any:
        """The outer state."""

    @property
    def game(self) -> Any:
        """The outer game."""

    @property
    def dice(self) -> Dice:
        """The one source of chance, for both games."""

    @property
    def emit(self) -> Emit | None:
        """Who listens."""


GameT = TypeVar("GameT")
StateT = TypeVar("StateT", bound=StackState)
PlayT = TypeVar("PlayT", bound=HasDiceAndEmit)


class NestedChoice(Choice[GameT, StateT, PlayT]):
    """The decisions of the game inside. A system says where that game is and what comes after it."""

    actions = (Within,)

    def inner(self, game: GameT, state: StateT, frame: Frame) -> Inner:
        """The game inside, as it stands."""
        raise NotImplementedError

    def finished(self, play: PlayT, frame: Frame, inner: Inner) -> None:
        """The game inside is over: note its outcome, empty the slot and move the outer stack on."""
        raise NotImplementedError

    def question(self, game: GameT, state: StateT, frame: Frame) -> NestedQuestion[GameT, StateT, PlayT]:
        """The inner game's question, with whatever that game remembers."""
        return NestedQuestion(self, game, state, frame)

    def decision(self, game: GameT, state: StateT, frame: Frame) -> Decision:
        """The inner game's decision, of outer seats."""
        return self.question(game, state, frame).decision()

    def seats(self, game: GameT, state: StateT, frame: Frame) -> tuple[int, ...]:
        """Who has to answer the inner game."""
        return self.question(game, state, frame).seats()

    def why_not(self, game: GameT, state: StateT, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """Whatever the inner game says."""
        return self.question(game, state, frame).why_not(seat, action)

    def candidates(self, game: GameT, state: StateT, frame: Frame, seat: int) -> Iterator[Any]:
        """The inner game has asked its own rules already."""
        return self.question(game, state, frame).candidates(seat)

    proposals = candidates

    def sample(self, game: GameT, state: StateT, frame: Frame, seat: int, rng: Random) -> Any:
        """One of the inner game's samples."""
        return self.question(game, state, frame).sample(seat, rng)

    def apply(self, play: PlayT, frame: Frame, seat: int, action: Any) -> None:
        """Play on inside; when that game is over, go on outside."""
        inner = self.inner(play.game, play.state, frame)
        inner.apply(seat, action.action, play.dice, play.emit)
        if inner.decision() is None:
            self.finished(play, frame, inner)


class NestedQuestion(Question[GameT, StateT, PlayT]):
    """The inner game's decision; that game remembers what it can."""

    __slots__ = ("_asked",)

    def __init__(self, choice: NestedChoice[GameT, StateT, PlayT], game: GameT, state: StateT, frame: Frame) -> None:
        super().__init__(choice, game, state, frame)
        self._asked = choice.inner(game, state, frame).ask()

    def seats(self) -> tuple[int, ...]:
        """Who has to answer the inner game."""
        return self._asked.seats

    def decision(self) -> Decision:
        """The inner game's, of outer seats."""
        decision = self._asked.decision
        assert decision is not None, "a game inside that is over leaves the stack at once"
        return decision

    def why_not(self, seat: int, action: Any) -> Refusal | None:
        """Whatever the inner game says."""
        return self._asked.check(seat, action)

    def candidates(self, seat: int) -> Iterator[Any]:
        """The inner game has asked its own rules already."""
        return self._asked.candidates(seat)

    def sample(self, seat: int, rng: Random) -> Any:
        """One of the inner game's samples."""
        return self._asked.sample(seat, rng)


def is_inside(game: Game[Any], state: Any) -> bool:
    """Is a game inside this one being played?"""
    if not isinstance(game, FlowGame) or not state.stack:
        return False
    return isinstance(game.flow.choices.get(state.stack[-1].step), NestedChoice)


class NestedCodec(ActionCodec):
    """An action codec whose ``Within`` carries a message of the inner game: ``{"do": "Within", "action": {...}}``."""

    def __init__(self, outer: ActionCodec, inner: Game[Any]) -> None:
        super().__init__([*outer.types.values(), Within], outer.names)
        self.inner = inner

    def encode(self, action: Any) -> dict[str, Any]:
        """The action as a message, the inner one inside."""
        if isinstance(action, Within):
            return {"do": "Within", "action": self.inner.encode_action(action.action)}
        return super().encode(action)

    def decode(self, message: Any) -> Any:
        """The message as an action; Malformed names a place inside as ``action.action...``."""
        if not isinstance(message, dict) or message.get("do") != "Within":
            return super().decode(message)
        if set(message) != {"do", "action"}:
            raise Malformed("action", "Within has one field, action")
        try:
            return Within(self.inner.decode_action(message["action"]))
        except Malformed as error:
            raise Malformed(f"action.{error.place}", error.problem) from error


def decode_nested(
    outer: FlowGame[StateT, Any], plain: Any, slot: str, inner_game: Callable[[StateT], Game[Any]]
) -> StateT:
    """Read back a state with another one in ``slot``; the outer part is read first and tells which game is inside."""
    if not isinstance(plain, dict) or slot not in plain:
        raise Malformed("state", f"no slot {slot}")
    state = decode_state(outer.state_type, {**plain, slot: None}, outer.flow.frames)
    if plain[slot] is not None:
        try:
            setattr(state, slot, inner_game(state).decode_state(plain[slot]))
        except Malformed as error:
            raise Malformed(f"state.{slot}.{error.place}", error.problem) from error
    return state
