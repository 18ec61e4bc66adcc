"""Parameters of a player found by playing: NTBEA, the bandit over tuples of parameters that was made for noisy games.

Every value, every pair of values and every whole setting that was tried has a record of what it got. The next setting
is, among neighbours of the present one, that whose records promise most (a mean with a bonus for what is seldom tried).
What is best at the end is played once more on fresh seeds: the figures of a search flatter whom they chose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import log, sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from caracole.lab.duels import duel
from caracole.lab.processes import Backend
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import Measured

Setting = tuple[int, ...]
"""The place of each parameter's value among its values."""

NEIGHBOURS = 20
BONUS = 1.0
FRESH = 1_000_000
"""Seeds of the last duel begin so much later than those of the search."""


class Tuned(NamedTuple):
    """The best values, what the search thought of them, and what they got on fresh seeds."""

    values: dict[str, Any]
    thought: float
    checked: Measured
    tried: int


class Records:
    """What settings got, by single values, pairs of values and whole settings."""

    def __init__(self, size: int) -> None:
        self.tuples = [
            *((each,) for each in range(size)),
            *combinations(range(size), 2),
            *([tuple(range(size))] if size > 2 else []),
        ]
        self.got: dict[tuple[tuple[int, ...], Setting], list[float]] = {}
        self.count = 0

    def add(self, setting: Setting, got: float) -> None:
        """Note what a setting got."""
        self.count += 1
        for chosen in self.tuples:
            self.got.setdefault((chosen, tuple(setting[place] for place in chosen)), []).append(got)

    def _of(self, setting: Setting) -> list[list[float]]:
        return [self.got.get((chosen, tuple(setting[place] for place in chosen)), []) for chosen in self.tuples]

    def mean(self, setting: Setting) -> float:
        """What is known of a setting: the mean over the tuples that were tried."""
        known = [fmean(got) for got in self._of(setting) if got]
        return fmean(known) if known else 0.5

    def promise(self, setting: Setting) -> float:
        """The mean, and a bonus for what is seldom tried."""
        bonus = fmean(sqrt(log(1 + self.count) / (len(got) + 0.5)) for got in self._of(setting))
        return self.mean(setting) + BONUS * bonus


def ntbea(
    sizes: Sequence[int], judge: Callable[[Setting, int], float], budget: int, seed: int = 1
) -> tuple[Setting, Records]:
    """The best setting after ``budget`` noisy judgements; ``judge`` is given a setting and the number of the trial."""
    rng, records = Random(f"ntbea/{seed}"), Records(len(sizes))
    present = tuple(rng.randrange(size) for size in sizes)
    tried: set[Setting] = set()
    for number in range(budget):
        records.add(present, judge(present, number))
        tried.add(present)
        around = {_neighbour(present, sizes, rng) for _ in range(NEIGHBOURS)}
        present = max(sorted(around), key=records.promise)
    return max(sorted(tried), key=records.mean), records


def _neighbour(setting: Setting, sizes: Sequence[int], rng: Random) -> Setting:
    place = rng.randrange(len(sizes))
    return tuple(
        rng.randrange(size) if number == place or rng.random() < 1 / len(sizes) else value
        for number, (value, size) in enumerate(zip(setting, sizes, strict=True))
    )


def tune(
    system: str,
    player: str,
    space: Mapping[str, Sequence[Any]],
    against: str = "captain",
    budget: int = 50,
    games: int = 2,
    checks: int = 40,
    seed: int = 1,
    *,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Tuned:
    """The values of a player's parameters that do best against another: ``budget`` trials of ``games`` games each, then
    ``checks`` games on fresh seeds."""
    names = list(space)

    def meet(setting: Setting, count: int, first: int) -> Measured:
        entrants = [named(player, names, _values(space, setting)), against]
        return duel(
            system, entrants, count, first, scenario=scenario, options=options, data=data, backend=backend
        ).result(0)

    with progress("trials", budget) as advance:

        def judge(setting: Setting, number: int) -> float:
            got = meet(setting, games, seed + number).share
            advance()
            return got

        best, records = ntbea([len(space[name]) for name in names], judge, budget, seed)
    checked = meet(best, checks, seed + FRESH)
    found = dict(zip(names, _values(space, best), strict=True))
    return Tuned(found, records.mean(best), checked, len({each for each in records.got if len(each[0]) == len(names)}))


def _values(space: Mapping[str, Sequence[Any]], setting: Setting) -> list[Any]:
    return [space[name][place] for name, place in zip(space, setting, strict=True)]


def named(player: str, names: Sequence[str], values: Sequence[Any]) -> str:
    """``captain?boldness=3&patience=1``"""
    told = "&".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
    return f"{player}{'&' if '?' in player else '?'}{told}"
