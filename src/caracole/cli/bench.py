"""``caracole bench SYSTEM``: how fast random games go, beside a bare loop of the same kind in the same seconds."""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

from caracole.cli.common import add_json, add_language, add_options, print_json, read_options
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.kernel import Game

SLICE = 0.25
"""Seconds of engine, then as many of the reference loop, then copies, and so on in turn."""
LONGEST = 86_400
"""Seconds of a day."""


class BenchPart(Protocol):
    """What a system brings as its ``bench``: more to be measured. If it has ``TARGETS`` (scenario to the ratios that it
    should reach, in plain Python and compiled), ``--table`` looks at these scenarios."""

    def more_figures(self, game: Any, seconds: float, seed: int) -> dict[str, float]:
        """By name, like the figures that every system has; ``bench-<name>`` is what they are called."""


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("bench", help="measure how fast a system plays")
    parser.add_argument("system", metavar="SYSTEM", nargs="?", help="a system; caracole systems lists them")
    parser.add_argument(
        "--table", action="store_true", help="all systems beside their targets, plain and compiled in one run"
    )
    parser.add_argument("--seconds", metavar="N", type=_seconds, default=10.0, help="how long to measure (default: 10)")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="same seed, same games (default: %(default)s)")
    add_options(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    """A time to measure for."""
    seconds = float(text)
    if not 0 < seconds <= LONGEST:
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most {LONGEST}")
    return seconds


def run(asked: argparse.Namespace) -> int:
    """Measure and report."""
    from caracole.play import load
    from caracole.play.parts import part

    if asked.table:
        from caracole.cli.bench_table import run_table

        return run_table(asked)
    if asked.system is None:
        raise CaracoleError("name a system, or ask for the --table of all")
    game = load(asked.system, asked.scenario, read_options(asked.option), asked.data)
    figures = measure(game, asked.seconds, asked.seed)
    more = part(game.system, "bench", BenchPart)
    if more is not None:
        figures |= more.more_figures(game, asked.seconds / 10, asked.seed)
    if asked.json:
        build = {"compiled": runs_compiled(game)}
        print_json({"system": game.system, "scenario": game.scenario, **build, **figures})
        return 0
    from caracole.texts import Texts

    texts = Texts(asked.language, game.system)
    for name, value in figures.items():
        print(f"{value:>14,.2f}  {texts.say('bench-' + name.replace('_', '-'))}")
    print(texts.say("bench-build", build="compiled" if runs_compiled(game) else "pure"))
    return 0


def runs_compiled(game: Game[Any]) -> bool:
    """Do the kernel and the steps of this game run compiled?"""
    from caracole.kernel import FlowGame, is_compiled

    steps = game.flow.automatic.values() if isinstance(game, FlowGame) else ()
    return is_compiled() and is_compiled(*steps)


def measure(game: Game[Any], seconds: float, seed: int = 1) -> dict[str, float]:
    """Alternate slices of engine, reference loop, copies and checks; the medians of the slices, and of single checks
    also what ninety-nine in a hundred stay below."""
    from caracole.cli.progress import progress
    from caracole.cli.reference_loop import Wanderers, wander
    from caracole.play.collector import collecting_rarely

    engine, wanderers = Engine(game, seed), Wanderers()
    engine.play(min(SLICE, seconds / 10))  # warm caches and tables
    wander(wanderers, 0.0)
    engine.games, engine.seconds = 0.0, 0.0
    decisions: list[float] = []
    reference: list[float] = []
    copies: list[float] = []
    checks: list[float] = []
    slices = max(3, round(seconds / (2.2 * SLICE)))
    each = seconds / (2.2 * slices)
    with collecting_rarely(), progress("measuring", slices) as advance:
        for _ in range(slices):
            decisions.append(engine.play(each))
            made, taken = wander(wanderers, each)
            reference.append(made / taken)
            copies.append(engine.copy_state(each / 10))
            checks += engine.check_proposals(each / 10)
            advance()
    per_second, reference_per_second, copied = median(decisions), median(reference), median(copies)
    return {
        "decisions_per_second": round(per_second, 1),
        "games_per_second": round(engine.games / engine.seconds, 3),
        "reference_per_second": round(reference_per_second, 1),
        "ratio": round(per_second / reference_per_second, 4),
        "copy_us": round(1e6 / copied, 3),
        "copies_per_second": round(copied, 1),
        "check_us": round(1e6 * median(checks), 3),
        "check_us_p99": round(1e6 * sorted(checks)[len(checks) * 99 // 100], 3),
    }


class Engine:
    """Random games one after another through the public face of a game, every action checked before it is done."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        from random import Random

        from caracole.kernel import FreeDice

        self.game = game
        self.rng = Random(seed)
        self.dice = FreeDice(Random(seed + 1))
        self.state = game.setup(self.dice)
        self.games = 0.0
        self.seconds = 0.0

    def play(self, seconds: float, clock: Callable[[], float] | None = None) -> float:
        """Play for about so long, by a clock: decisions per second."""
        clock = clock or perf_counter
        game, rng, dice, state = self.game, self.rng, self.dice, self.state
        made, start, taken = 0, clock(), 0.0
        while taken < seconds:
            for _ in range(50):
                asked = game.ask(state)
                seats = asked.seats
                if not seats:
                    self.games += 1
                    state = game.setup(dice)
                    continue
                seat = seats[0] if len(seats) == 1 else rng.choice(seats)
                action = asked.sample(seat, rng)
                refusal = asked.check(seat, action)
                if refusal is not None:
                    raise AssertionError(f"{action} was offered and refused by {refusal}")
                game.apply(state, seat, action, dice)
                made += 1
            taken = clock() - start
        self.state = state
        self.seconds += taken
        return made / taken

    def check_proposals(self, seconds: float) -> list[float]:
        """Play on, and time every check by itself: of what is sampled, and of what was sampled a while before by the
        same seat at the same kind of decision, which may be forbidden by now."""
        game, rng, state = self.game, self.rng, self.state
        earlier: dict[tuple[int, str], deque[Any]] = {}
        found: list[float] = []
        start = perf_counter()
        while not found or perf_counter() - start < seconds:
            decision = game.decision(state)
            if decision is None:
                state = game.setup(self.dice)
                continue
            seat = decision.seats[0]
            action = game.sample(state, seat, rng)
            before = earlier.setdefault((seat, decision.kind), deque(maxlen=20))
            for proposal in (action, *([before[0]] if before else [])):
                begun = perf_counter()
                game.check(state, seat, proposal)
                found.append(perf_counter() - begun)
            before.append(action)
            game.apply(state, seat, action, self.dice)
        self.state = state
        return found

    def copy_state(self, seconds: float) -> float:
        """Copies of the present state per second."""
        copy = self.state.copy
        made, start, taken = 0, perf_counter(), 0.0
        while taken < seconds:
            for _ in range(200):
                copy()
            made += 200
            taken = perf_counter() - start
        return made / taken
