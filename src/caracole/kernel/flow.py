"""Where we are in the sequence of play: a stack of frames, automatic steps and choices.

A frame is a :class:`~caracole.kernel.frames.StepFrame`, or a named tuple whose first field is ``step``; that is the
name of what comes next. Automatic steps run until the top frame stands at a choice; then the game waits for a seat. A
reaction is a frame pushed on top of the move that caused it and popped when it is over. Frames hold immutable plain
data only, so a game can be saved, copied and searched at any decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from caracole.kernel import sealing
from caracole.kernel.decision import Decision
from caracole.kernel.errors import CaracoleError
from caracole.kernel.frames import StepFrame
from caracole.kernel.native import mypyc_attr
from caracole.kernel.refusal import Refusal

Frame: TypeAlias = Any
"""A StepFrame, or a named tuple with ``step: str`` first. (Python has no way to say that these share a field.)"""

GameT = TypeVar("GameT")
StateT = TypeVar("StateT")
PlayT = TypeVar("PlayT")

STEP_LIMIT = 100_000

_PLACES: Final[dict[type, dict[str, int]]] = {}
_new: Final[Any] = tuple.__new__


def at_step(frame: Frame, step: str, changes: dict[str, Any]) -> Frame:
    """The frame at another step, with other changes: what ``_replace`` of a named tuple does, in half the time."""
    if isinstance(frame, StepFrame):
        return frame._replace(step=step, **changes)
    cls = type(frame)
    if not changes:
        return _new(cls, (step, *frame[1:]))
    places = _PLACES.get(cls)
    if places is None:
        places = _PLACES[cls] = {name: place for place, name in enumerate(cls._fields)}
    values = [*frame]
    values[0] = step
    for name, value in changes.items():
        values[places[name]] = value
    return _new(cls, values)


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def question(self, game: GameT, state: StateT, frame: Frame) -> Question[GameT, StateT, PlayT]:
        """This choice in one state, to be asked more than once. A choice that can save work from one question to the
        next overrides it with a question of its own. A game asks nothing but the question; if that does not ask the
        choice in its turn, the choice answers through it."""
        return Question(self, game, state, frame)

    def apply(self, play: PlayT, frame: Frame, seat: int, action: Any) -> None:
        """Do it: change the state and the stack. The caller has asked ``why_not``."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[GameT, StateT, PlayT]):
    """A choice as it stands in one state, which stays as it is meanwhile. This one remembers nothing and asks the
    choice; one that remembers keeps it in slots of its own, where it can be seen what and for how long."""

    __slots__ = ("choice", "frame", "game", "state")

    def __init__(self, choice: Choice[GameT, StateT, PlayT], game: GameT, state: StateT, frame: Frame) -> None:
        self.choice = choice
        self.game = game
        self.state = state
        self.frame = frame

    def seats(self) -> tuple[int, ...]:
        """Who still has to answer."""
        return self.choice.seats(self.game, self.state, self.frame)

    def decision(self) -> Decision:
        """The decision as the kernel shows it."""
        return self.choice.decision(self.game, self.state, self.frame)

    def why_not(self, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        return self.choice.why_not(self.game, self.state, self.frame, seat, action)

    def candidates(self, seat: int) -> Iterator[Any]:
        """The proposals that are allowed."""
        return self.choice.candidates(self.game, self.state, self.frame, seat)

    def sample(self, seat: int, rng: Random) -> Any:
        """One plausible legal action."""
        return self.choice.sample(self.game, self.state, self.frame, seat, rng)


@mypyc_attr(native_class=False)
class Sequence(tuple[str, ...]):
    """Steps that follow one another, as the rulebook lists them."""

    __slots__ = ()

    def after(self, step: str) -> str:
        """The next step; after the last one the first again."""
        return self[(self.index(step) + 1) % len(self)]


class Flow(Generic[GameT, StateT, PlayT]):
    """The table of a system's steps: name to automatic function or to choice."""

    def __init__(self) -> None:
        self.automatic: dict[str, Callable[[PlayT, Frame], None]] = {}
        self.choices: dict[str, Choice[GameT, StateT, PlayT]] = {}
        self.frames: dict[str, type] = {}
        self.sequences: list[Sequence] = []
        self.checks: list[Callable[[], Iterator[str]]] = []
        self.sealed = False
        self.unread: tuple[str, ...] = ()
        """Places whose step is worked out at play, so that sealing could not check it."""

    def frame(self, cls: type) -> type:
        """Class decorator: make a frame type known by its name, for saving and loading. A StepFrame is handed over
        after its class: with a decorator it would be slow when compiled."""
        self._still_open(f"frame {cls.__name__!r}")
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

    def sequence(self, *steps: str) -> Sequence:
        """Steps in the order of play; sealing makes sure that each of them is claimed."""
        self._still_open(f"sequence of {steps[0]!r}")
        self.sequences.append(Sequence(steps))
        return self.sequences[-1]

    def check(self, function: Callable[[], Iterator[str]]) -> Callable[[], Iterator[str]]:
        """Decorator: one more thing that sealing looks at; the function yields a sentence for each fault."""
        self.checks.append(function)
        return function

    def _still_open(self, what: str) -> None:
        if self.sealed:
            raise CaracoleError(f"{what} comes too late: a game of this flow has already been made")

    def _claim(self, step: str) -> None:
        self._still_open(f"step {step!r}")
        if step in self.automatic or step in self.choices:
            raise CaracoleError(f"step {step!r} is defined twice")

    # --- sealing -----------------------------------------------------------------------------------------------------

    def seal(self) -> None:
        """Close the table and check it, once: every step that a frame begins at or goes to, and every step of a
        sequence, is claimed. A CaracoleError names all that are not, and where they stand."""
        if self.sealed:
            return
        faults = list(self._faults())
        if faults:
            raise CaracoleError("; ".join(dict.fromkeys(faults)))
        self.sealed = True

    def is_step(self, step: str) -> bool:
        """Has a chapter claimed it?"""
        return step in self.automatic or step in self.choices

    def _faults(self) -> Iterator[str]:
        for steps in self.sequences:
            missing = [step for step in steps if not self.is_step(step)]
            yield from (f"sequence of {steps[0]!r}: nobody has step {step!r}" for step in missing)
        unread = []
        for place, words in self._mentioned():
            if words is None:
                unread.append(place)
            else:
                yield from (f"{place}: nobody has step {step!r}" for step in words if not self.is_step(step))
        self.unread = tuple(unread)
        for check in self.checks:
            yield from check()

    def sources(self) -> Iterator[tuple[ModuleType, str]]:
        """The modules of the chapters that have a step or a frame in this flow, and their neighbours."""
        parts = (*self.automatic.values(), *map(type, self.choices.values()), *self.frames.values())
        return sealing.sources({part.__module__ for part in parts}, self._belongs)

    def _belongs(self, module: ModuleType) -> bool:
        """A module that works with another flow is none of ours, wherever it stands."""
        return not any(isinstance(value, Flow) and value is not self for value in list(vars(module).values()))

    def _mentioned(self) -> Iterator[sealing.Mention]:
        frames = set(self.frames.values())
        for module, source in self.sources():
            yield from sealing.steps_named(module, source, frames)

    def act(self, play: PlayT, stack: list[Frame], seat: int, action: Any) -> None:
        """Do what was chosen at the top of the stack, then run on to the next decision."""
        frame = stack[-1]
        self.choices[frame.step].apply(play, frame, seat, action)
        self.run(play, stack)

    def run(self, play: PlayT, stack: list[Frame]) -> None:
        """Run automatic steps until a choice or the end of the game."""
        automatic = self.automatic
        for _ in range(STEP_LIMIT):
            if not stack:
                return
            frame = stack[-1]
            function = automatic.get(frame.step)
            if function is None:
                return
            function(play, frame)
        raise CaracoleError(f"no decision reached within {STEP_LIMIT} automatic steps (at {stack[-1]!r})")
