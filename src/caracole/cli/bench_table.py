"""``caracole bench --table``: every system beside its targets, in plain Python and compiled, in one run.

Each build plays in a process of its own, and the two take turns. A figure is the processor time of decisions against
that of the reference loop in the same process, before and after: other work on the machine does not count, and what a
build does to the loop does not either, since the loop is never compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median
from time import process_time
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from caracole.cli.common import print_json

if TYPE_CHECKING:
    from caracole.kernel import Game

PURE, COMPILED = "pure", "compiled"
SEEDS = (1, 2, 3, 4, 5)
ENOUGH = 0.97
"""Of a target: two runs of the same code differ by as much."""


class Row(NamedTuple):
    """One scenario, one build: the median ratio over the seeds, the lowest and the highest, and the target."""

    system: str
    scenario: str
    build: str
    ratio: float
    lowest: float
    highest: float
    target: float

    @property
    def share(self) -> float:
        """Of the target."""
        return self.ratio / self.target

    @property
    def is_reached(self) -> bool:
        """But for what two runs of the same code differ by."""
        return self.share >= ENOUGH


def run_table(asked: argparse.Namespace) -> int:
    """Measure and print."""
    from caracole.cli.progress import progress

    plan = list(planned(asked.system))
    found: dict[tuple[str, str, str], list[float]] = {}
    each = asked.seconds / (2 * len(SEEDS))
    with ExitStack() as stack, progress("measuring", len(SEEDS) * len(plan)) as advance:
        benches = [stack.enter_context(Bench(build)) for build in (PURE, COMPILED)]
        for seed in SEEDS:
            for system, scenario, _ in plan:
                for bench in benches:
                    answer = bench.measure(system, scenario, seed, each)
                    if answer["compiled"] == (bench.build == COMPILED):
                        found.setdefault((system, scenario, bench.build), []).append(answer["ratio"])
                advance()
    rows = [
        Row(system, scenario, build, median(ratios), min(ratios), max(ratios), target)
        for system, scenario, targets in plan
        for build, target in zip((PURE, COMPILED), targets, strict=True)
        if (ratios := found.get((system, scenario, build)))
    ]
    if asked.json:
        print_json({"seeds": list(SEEDS), "rows": [row._asdict() for row in rows]})
    else:
        is_there = any(row.build == COMPILED for row in rows)
        print("\n".join([*lines(rows), "", *(list(missed(rows, is_there)) or ["every target is reached"])]))
    return 0


def planned(only: str | None) -> Iterator[tuple[str, str, tuple[float, float]]]:
    """What is measured: system, scenario, and the targets in plain Python and compiled."""
    from caracole.cli.bench import BenchPart
    from caracole.play.parts import part
    from caracole.play.registry import systems

    for name in [only] if only is not None else systems():
        targets: dict[str, tuple[float, float]] = getattr(part(name, "bench", BenchPart), "TARGETS", {})
        yield from ((name, scenario, ratios) for scenario, ratios in targets.items())


def lines(rows: list[Row]) -> Iterator[str]:
    """The table, as Markdown reads it too."""
    yield "| system | scenario | build | ratio | lowest to highest | target | |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        yield (
            f"| {row.system} | {row.scenario} | {row.build} | {row.ratio:.3f} "
            f"| {row.lowest:.3f} to {row.highest:.3f} | {row.target:.2f} "
            f"| {'reached' if row.is_reached else f'{row.share:.0%} of it'} |"
        )


def missed(rows: list[Row], is_there: bool) -> Iterator[str]:
    """A line for every target that was not reached, or not measured because nothing is compiled."""
    for row in rows:
        if not row.is_reached:
            yield (
                f"missed: {row.system} {row.scenario}, {row.build}: {row.ratio:.3f} "
                f"of {row.target:.2f}, {row.share:.0%} of the target"
            )
    if not is_there:
        yield "not measured: the compiled build is not there (make compiled)"


class Bench:
    """A process that plays with one of the builds, and answers."""

    def __init__(self, build: str) -> None:
        self.build = build
        environment = {name: value for name, value in os.environ.items() if name != "CARACOLE_PURE"}
        if build == PURE:
            environment["CARACOLE_PURE"] = "1"
        command = [sys.executable, "-c", f"from {__name__} import answer_all; answer_all()"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe(self.process.stdin).close()
        self.process.wait()
        self._pipe(self.process.stdout).close()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def measure(self, system: str, scenario: str, seed: int, seconds: float) -> dict[str, Any]:
        """Ratio to the reference loop, and whether the rules ran compiled."""
        asking = self._pipe(self.process.stdin)
        asking.write(json.dumps([system, scenario, seed, seconds]) + "\n")
        asking.flush()
        answer: dict[str, Any] = json.loads(self._pipe(self.process.stdout).readline())
        return answer


def answer_all() -> None:
    """What runs in the process of a build."""
    from caracole.cli.bench import Engine, runs_compiled
    from caracole.cli.reference_loop import Wanderers, wander
    from caracole.play import load
    from caracole.play.collector import collect_rarely

    games: dict[tuple[str, str], Game[Any]] = {}
    wanderers = Wanderers()
    wander(wanderers, 0.0)
    for line in sys.stdin:
        system, scenario, seed, seconds = json.loads(line)
        game = games.get((system, scenario))
        if game is None:
            game = games[system, scenario] = load(system, scenario)
            Engine(game, seed).play(seconds / 2, process_time)  # the tables of the map
        engine = Engine(game, seed)
        engine.play(seconds / 10, process_time)  # warm caches and tables
        collect_rarely()
        before, taken = wander(wanderers, seconds / 4, process_time)
        decisions = engine.play(seconds / 2, process_time)
        after, taken_after = wander(wanderers, seconds / 4, process_time)
        reference = (before + after) / (taken + taken_after)
        print(json.dumps({"compiled": runs_compiled(game), "ratio": decisions / reference}), flush=True)
