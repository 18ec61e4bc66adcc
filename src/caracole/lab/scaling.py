"""What a cluster would give, from what this machine measures: the work of a game, the way of its result, and the one
process that keeps it.

Every core plays for itself; what they share is the process that hands out batches, takes results in and writes them. So
many cores are worth while until that process is busy all the time.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from caracole.lab.datasets import Dataset, Packed
from caracole.lab.games import Task, tasks_of
from caracole.lab.markdown import table
from caracole.lab.processes import Processes
from caracole.lab.release import duration
from caracole.lab.running import MOST_IN_BATCH, about_of, play_packed
from caracole.play import load

CORES = (1, 2, 8, 64, 256, 1000, 4000)
LATENCY = 0.001
"""Seconds that a batch takes over a network there and back, beyond its bytes."""
BANDWIDTH = 100e6
"""Bytes a second that the keeping process takes in: a gigabit, nearly."""
SECONDS = 16.0
"""So long one process plays in each round, unless a number of games is asked for."""
FEWEST = 12
ROUNDS = 3


class Scaling(NamedTuple):
    """Seconds and bytes of one game, and what several processes of this machine gave together."""

    system: str
    scenario: str
    players: tuple[str, ...]
    game: float
    """Processor time to play it and pack its rows."""
    taking: float
    """To take its result in when it arrives, and put it aside."""
    joining: float
    """To write its rows into the files of the data set."""
    size: float
    """Bytes of its result."""
    games: int
    """How many were played in each round."""
    workers: int
    gain: float
    """Games that so many workers play and one process keeps, while one process plays and keeps one."""

    @property
    def per_core(self) -> float:
        """How much of a core each worker was worth."""
        return self.gain / self.workers

    @property
    def serial(self) -> float:
        """What the keeping process does for one game."""
        return self.taking + self.joining + self.size / BANDWIDTH + LATENCY / MOST_IN_BATCH

    def rate(self, cores: int) -> float:
        """Games a second on so many cores like this one."""
        return min(cores / self.game, 1 / self.serial)

    @property
    def enough(self) -> int:
        """Cores at which the keeping process is busy all the time."""
        return int(self.game / self.serial)


class Stint(NamedTuple):
    """A game that a process has played, and from when to when."""

    number: int
    worker: int
    began: float
    ended: float
    batch: Packed


def stint(task: Task) -> Stint:
    """Play a game and look at the clock, which is the same for all processes of a machine."""
    began = perf_counter()
    batch = play_packed((task,))
    return Stint(task.number, os.getpid(), began, perf_counter(), batch)


def scaling(
    system: str, scenario: str | None = None, players: Sequence[str] = ("random", "random"), games: int | None = None,
    workers: int = 2, rounds: int = ROUNDS,
) -> Scaling:  # fmt: skip
    """Measure it. One process and several play the same games by turns, since others may be at work on this machine."""
    table = load(system, scenario)
    about = about_of(table, list(players), 1)
    first = tasks_of(table, list(players), 4, 1, detail=True)
    with _kept(about) as keep:  # what is made once is made now
        keep.add(play_packed(first[:1]))
    began = perf_counter()
    play_packed(first)
    count = games or max(FEWEST, round(SECONDS * len(first) / (perf_counter() - began)))
    tasks = tasks_of(table, list(players), count, 1, detail=True)
    costs, gains = [], []
    for _ in range(rounds):
        alone, cost = _alone(tasks, about)
        costs.append(cost)
        gains.append(_gain(alone, _together(tasks, about, workers)))
    game, taking, joining, size = (median(each) for each in zip(*costs, strict=True))
    return Scaling(
        table.system, table.scenario, tuple(players), game, taking, joining, size, count, workers, median(gains)
    )


@contextmanager
def _kept(about: dict[str, object]) -> Iterator[Dataset]:
    """A data set that nobody needs afterwards; it is finished at the end."""
    with TemporaryDirectory() as folder:
        keep = Dataset(Path(folder) / "set", about)
        yield keep
        keep.finish()


def _alone(tasks: Sequence[Task], about: dict[str, object]) -> tuple[dict[int, float], tuple[float, ...]]:
    """One process plays and keeps every game: how long each took by the clock, and the processor time of a game to play
    it, to take it in and to join it, with its size."""
    took: dict[int, float] = {}
    played = taken = size = 0.0
    with TemporaryDirectory() as folder:
        keep = Dataset(Path(folder) / "set", about)
        for task in tasks:
            began, busy = perf_counter(), process_time()
            sent = pickle.dumps(play_packed((task,)))
            arrived = process_time()
            keep.add(pickle.loads(sent))
            took[task.number] = perf_counter() - began
            played += arrived - busy
            taken += process_time() - arrived
            size += len(sent)
        busy = process_time()
        keep.finish()
        joined = process_time() - busy
    count = len(tasks)
    return took, (played / count, taken / count, joined / count, size / count)


def _together(tasks: Sequence[Task], about: dict[str, object], workers: int) -> list[Stint]:
    """Several processes play the same games, and this one keeps them."""
    found = []
    with _kept(about) as keep:
        for _, each in Processes(workers).run(stint, tasks):
            keep.add(each.batch)
            found.append(each._replace(batch=Packed((), {})))
    return found


def _gain(alone: dict[int, float], stints: Sequence[Stint]) -> float:
    """How much faster it went while every process was at work: from when the last of them began its second game (its
    first has preparations in it) until the first of them found nothing more to do. A game that lies partly outside
    counts in part."""
    by_worker: dict[int, list[Stint]] = {}
    for each in sorted(stints, key=lambda each: each.began):
        by_worker.setdefault(each.worker, []).append(each)
    start = max(own[min(1, len(own) - 1)].began for own in by_worker.values())
    end = min(own[-1].ended for own in by_worker.values())
    done = sum(
        alone[each.number] * max(0.0, min(end, each.ended) - max(start, each.began)) / (each.ended - each.began)
        for each in stints
    )
    return done / (end - start)


def page(found: Sequence[Scaling], command: str) -> str:
    """The figures as a page in Markdown."""
    parts = [
        "# From two cores to a thousand",
        "What a cluster would give, computed from measurements. Made by the command below; run it again instead of "
        "editing this page.",
        f"```text\n{command}\n```",
        "Games know nothing of each other, so every core plays for itself. What they share is one process: it hands "
        "out batches, takes results in and writes Parquet files. Its work for a game is the limit; where games "
        "take ten times as long, it is enough for ten times as many cores.",
        "Milliseconds of processor time and kilobytes of one game; only their ratios mean something elsewhere. The "
        "gain is that of several processes and one that keeps what they play, against one process that does both, with "
        "the same games, by turns, while all are at work. A gain far below the number of workers, or above it, says "
        "that others used the machine meanwhile: believe it on a quiet machine only.",
        table(
            ["Game", "Players", "Play and pack", "Take in", "Join", "Result", "Games", "Gain", "Per core"],
            [
                [
                    f"`{each.system} {each.scenario}`", ", ".join(dict.fromkeys(each.players)),
                    f"{1e3 * each.game:.0f} ms",
                    f"{1e3 * each.taking:.2f} ms", f"{1e3 * each.joining:.2f} ms", f"{each.size / 1e3:.0f} kB",
                    f"{each.games}", f"{each.gain:.2f} with {each.workers}", f"{each.per_core:.2f}",
                ]
                for each in found
            ],
        ),
        "## What so many cores would give",
        f"A network of {BANDWIDTH / 1e6:.0f} MB a second and {1e3 * LATENCY:.0f} ms for each batch of up to "
        f"{MOST_IN_BATCH} games is assumed. Games a second, and what part of its time a core plays:",
        table(
            ["Cores", *(f"`{each.scenario}`" for each in found)],
            [
                [str(cores), *(_cell(each, cores) for each in found)]
                for cores in CORES
            ],
        ),
        *(
            f"`{each.scenario}`: the keeping process is busy all the time from {each.enough} cores on; "
            f"a hundred thousand games take {duration(1e5 / each.rate(1))} on one core and "
            f"{duration(1e5 / each.rate(1000))} on a thousand."
            for each in found
        ),
    ]  # fmt: skip
    return "\n\n".join(parts) + "\n"


def _cell(each: Scaling, cores: int) -> str:
    rate = each.rate(cores)
    return f"{rate:,.1f} ({100 * rate * each.game / cores:.0f} %)"
