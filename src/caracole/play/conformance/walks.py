"""Random games through the public face of a game: their decisions, ends and matches.

The driver is lenient: a game that breaks down just ends there, so that one fault is reported by the check that is about
it and not by all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from caracole.kernel.asking import Asked
from caracole.kernel.decision import Decision
from caracole.kernel.dice import FreeDice
from caracole.kernel.events import Emit, Event
from caracole.kernel.game import Action, Game
from caracole.play.match import Match

MakeGame = Callable[[], Game[Any]]


class Stop(NamedTuple):
    """A decision met in a random game, and what will be done about it. ``is_heavy`` invites the costly checks."""

    number: int
    state: Any
    decision: Decision
    seat: int
    action: Action
    is_heavy: bool
    rng: Random

    @property
    def where(self) -> str:
        """For the message of a failed check."""
        return f"at decision {self.number} ({self.decision.kind})"


def random_action(
    game: Game[Any], state: Any, decision: Decision, rng: Random, listing: float = 0.25
) -> tuple[int, Action]:
    """One of the seats that have to answer, and mostly a sample; now and then (``listing``) any candidate."""
    return random_answer(game.ask(state), decision.seats, rng, listing)


def random_answer(asked: Asked, seats: Sequence[int], rng: Random, listing: float) -> tuple[int, Action]:
    """The same, of a decision that is asked about anyway."""
    seat = rng.choice(seats)
    if rng.random() < listing:
        return seat, rng.choice(list(asked.candidates(seat)))
    return seat, asked.sample(seat, rng)


def new_match(game: Game[Any], seed: str) -> tuple[Match, Random]:
    """A match with sealed dice from this seed, and the generator of its choices."""
    rng = Random(seed)
    return Match.new(game, rng.randbytes(32), ["conformance"]), rng


def attempt(game: Game[Any], state: Any, stop: Stop, emit: Emit | None = None) -> Any:
    """The state with the stop's action done to it, with the same dice each time; None if that fails."""
    try:
        game.apply(state, stop.seat, stop.action, FreeDice(Random(stop.number)), emit)
    except Exception:
        return None
    return state


class Walked(NamedTuple):
    """A random game: its decisions, and the state after the last of them (None: there was none)."""

    stops: list[Stop]
    last: Any


class _Memory:
    """The games of the suite whose checks are being made; those of another are forgotten."""

    def __init__(self) -> None:
        self.suite: type | None = None
        self.games: dict[int, Walked] = {}


_walked = _Memory()


class Walks:
    """The random games of one suite; what it asks of them is told by those who build on this."""

    make_game: ClassVar[MakeGame]
    games: ClassVar[int]
    seed: ClassVar[int]
    every: ClassVar[int]
    step_limit: ClassVar[int]
    depth: ClassVar[int]
    secrets: ClassVar[bool | None]
    _game: ClassVar[Game[Any] | None] = None

    @classmethod
    def game(cls) -> Game[Any]:
        """The game under test; a game is immutable, so one will do."""
        if cls._game is None:
            cls._game = cls.make_game()
        return cls._game

    def stops(self, number: int) -> Iterator[Stop]:
        """The decisions of one random game as far as ``depth``. It is walked once; every check gets states of its own
        and the same chance."""
        for stop in self.walked(number).stops:
            yield stop._replace(state=stop.state.copy(), rng=Random(f"{self.seed}/{number}/{stop.number}"))

    def walked(self, number: int) -> Walked:
        """One random game of this suite, remembered while its checks are made."""
        if _walked.suite is not type(self):
            _walked.suite, _walked.games = type(self), {}
        if number not in _walked.games:
            stops, state = [], None
            for stop in self.walk(number, self.game(), self.depth):
                stops.append(stop._replace(state=stop.state.copy()))
                state = stop.state
            _walked.games[number] = Walked(stops, state)
        return _walked.games[number]

    def walk(self, number: int, game: Game[Any], limit: int) -> Iterator[Stop]:
        """The decisions of one random game, played in place on a single state."""
        rng = Random(f"{self.seed}/{number}/choices")
        dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
        state = game.setup(dice)
        for step in range(limit):
            try:
                decision = game.decision(state)
                if decision is None:
                    return
                seat, action = random_action(game, state, decision, rng)
            except Exception:  # a dead end or worse: test_never_a_dead_end tells
                return
            is_heavy = (step + number) % self.every == 0
            yield Stop(step, state, decision, seat, action, is_heavy, Random(f"{self.seed}/{number}/{step}"))
            try:
                game.apply(state, seat, action, dice)
            except Exception:  # test_apply_never_raises tells
                return

    def length(self, number: int) -> int:
        """How many decisions one random game takes, beyond ``depth`` too."""
        if self.depth >= self.step_limit:
            return len(self.walked(number).stops)
        return sum(1 for _ in self.walk(number, self.game(), self.step_limit))

    def all_stops(self, heavy_only: bool = False, one_in: int = 1) -> Iterator[Stop]:
        """The decisions of all random games; those for heavy checks, or one in so many."""
        for number in range(self.games):
            for stop in self.stops(number):
                if stop.is_heavy if heavy_only else (stop.number + number) % one_in == 0:
                    yield stop

    def ends(self) -> Iterator[Any]:
        """The states in which nothing is left to decide."""
        game = self.game()
        for number in range(self.games):
            state = self.walked(number).last
            if state is not None and game.decision(state) is None:
                yield state.copy()

    def matches(self) -> Iterator[Match]:
        """Random matches with sealed dice, each as far as it goes."""
        for number in range(self.games):
            match, rng = new_match(self.game(), f"{self.seed}/{number}")
            for _ in range(self.depth):
                if match.decision is None:
                    break
                try:
                    match.play(*random_action(match.game, match.state, match.decision, rng))
                except Exception:
                    break
            yield match

    def viewers(self) -> list[int | None]:
        """All seats, and an onlooker."""
        return [*range(len(self.game().seats)), None]

    def events(self, number: int) -> list[Event]:
        """All events of one random game."""
        game = self.game()
        events: list[Event] = []
        dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
        state = game.setup(dice, events.append)
        for stop in self.stops(number):
            try:
                game.apply(state, stop.seat, stop.action, dice, events.append)
            except Exception:
                break
        return events
