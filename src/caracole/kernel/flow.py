"""Where we are in the sequence of play: a stack of frames, automatic steps and choices.

A frame is a named tuple whose first field is ``step``, the name of what comes next. Automatic steps run until the
top frame stands at a choice; then the game waits for a seat. A reaction is a frame pushed on top of the move that
caused it and popped when it is over. Frames hold immutable plain data only, so a game can be saved, copied and
searched at any decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from caracole.kernel.decision import Decision
from caracole.kernel.errors import CaracoleError
from caracole.kernel.refusal import Refusal

Frame: TypeAlias = Any
"""A named tuple with ``step: str`` first. (Python has no way to say that named tuples share a field.)"""

GameT = TypeVar("GameT")
StateT = TypeVar("StateT")
PlayT = TypeVar("PlayT")

STEP_LIMIT = 100_000

_PLACES: dict[type, dict[str, int]] = {}


def at_step(frame: Frame, step: str, changes: dict[str, Any]) -> Frame:
    """The frame at another step, with other changes: what ``_replace`` does, in half the time (it is the most frequent
    thing a game does)."""
    cls = type(frame)
    if not changes:
        return tuple.__new__(cls, (step, *frame[1:]))
    places = _PLACES.get(cls)
    if places is None:
        places = _PLACES[cls] = {name: place for place, name in enumerate(cls._fields)}
    values = [*frame]
    values[0] = step
    for name, value in changes.items():
        values[places[name]] = value
    return tuple.__new__(cls, values)


class Choice(Generic[GameT, StateT, PlayT]):
    """One kind of decision: who decides, what is forbidden, what can be done, and what it does.

    ``why_not`` says no and is asked by everything else; ``candidates`` filters through it, ``apply`` trusts it.
    """

    step: ClassVar[str]
    rule: ClassVar[str]
    complete: ClassVar[bool] = True
    actions: ClassVar[tuple[type, ...]]

    def seats(self, game: GameT, state: StateT, frame: Frame) -> tuple[int, ...]:
        """Who still has to answer."""
        raise NotImplementedError

    def about(self, game: GameT, state: StateT, frame: Frame) -> dict[str, Any]:
        """Public facts about the question."""
        return {}

    def decision(self, game: GameT, state: StateT, frame: Frame) -> Decision:
        """The decision as the kernel shows it."""
        return Decision(
            self.seats(game, state, frame), self.step, self.rule, self.complete, self.about(game, state, frame)
        )

    def why_not(self, game: GameT, state: StateT, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it. Rests only on what the seat knows."""
        raise NotImplementedError

    def proposals(self, game: GameT, state: StateT, frame: Frame, seat: int) -> Iterator[Any]:
        """Actions worth asking ``why_not`` about; with ``complete`` every legal one is among them."""
        raise NotImplementedError

    def candidates(self, game: GameT, state: StateT, frame: Frame, seat: int) -> Iterator[Any]:
        """The proposals that are allowed."""
        for action in self.proposals(game, state, frame, seat):
            if self.why_not(game, state, frame, seat, action) is None:
                yield action

    def sample(self, game: GameT, state: StateT, frame: Frame, seat: int, rng: Random) -> Any:
        """One plausible legal action. Override where listing is slow."""
        found = list(self.candidates(game, state, frame, seat))
        return found[int(rng.random() * len(found))]

    def apply(self, play: PlayT, frame: Frame, seat: int, action: Any) -> None:
        """Do it: change the state and the stack. The caller has asked ``why_not``."""
        raise NotImplementedError


class Flow(Generic[GameT, StateT, PlayT]):
    """The table of a system's steps: name to automatic function or to choice."""

    def __init__(self) -> None:
        self.automatic: dict[str, Callable[[PlayT, Frame], None]] = {}
        self.choices: dict[str, Choice[GameT, StateT, PlayT]] = {}
        self.frames: dict[str, type] = {}

    def frame(self, cls: type) -> type:
        """Class decorator: make a frame type known by its name, for saving and loading."""
        if cls.__name__ in self.frames:
            raise CaracoleError(f"frame {cls.__name__!r} is defined twice")
        self.frames[cls.__name__] = cls
        return cls

    def auto(self, step: str) -> Callable[[Callable[[PlayT, Frame], None]], Callable[[PlayT, Frame], None]]:
        """Decorator: the function that runs when a frame stands at ``step``."""

        def register(function: Callable[[PlayT, Frame], None]) -> Callable[[PlayT, Frame], None]:
            self._claim(step)
            self.automatic[step] = function
            return function

        return register

    def choice(self, cls: type[Choice[GameT, StateT, PlayT]]) -> type[Choice[GameT, StateT, PlayT]]:
        """Class decorator: a decision that is asked when a frame stands at its step."""
        self._claim(cls.step)
        self.choices[cls.step] = cls()
        return cls

    def _claim(self, step: str) -> None:
        if step in self.automatic or step in self.choices:
            raise CaracoleError(f"step {step!r} is defined twice")

    def run(self, play: PlayT, stack: list[Frame]) -> None:
        """Run automatic steps until a choice or the end of the game."""
        find = self.automatic.get
        for _ in range(STEP_LIMIT):
            if not stack:
                return
            frame = stack[-1]
            function = find(frame[0])
            if function is None:
                return
            function(play, frame)
        raise CaracoleError(f"no decision reached within {STEP_LIMIT} automatic steps (at {stack[-1]!r})")
