"""The handicap that makes a game even: of values in order, each better for the measured one, the first that surely does
not lean to a side. Few games where it is clear, more where it is close."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Unpack

from caracole.kernel import CaracoleError
from caracole.lab.duels import Setting
from caracole.lab.statistics import Measured
from caracole.lab.sweeps import sweep

FIRST = 20
"""Games after which a value may be judged for the first time; then twice as many, and so on."""


class Tried(NamedTuple):
    """A value and what the measured one got with it."""

    value: Any
    measured: Measured


class Handicap(NamedTuple):
    """The value nearest to even, and all that were tried."""

    of: str
    value: Any
    measured: Measured
    tried: tuple[Tried, ...]
    fair: float = 0.5
    """The share that everybody has of an even game: one half for two."""

    @property
    def even(self) -> bool:
        """Does its interval hold what is fair?"""
        return self.measured.low <= self.fair <= self.measured.high


def handicap(
    system: str,
    lever: str,
    values: Sequence[Any],
    players: Sequence[str] = ("captain", "captain"),
    games: int = 160,
    seed: int = 1,
    **setting: Unpack[Setting],
) -> Handicap:
    """Halve the values until one is even. ``lever`` is a condition as in ``sweep``; ``values`` go from the worst to the
    best for whoever is measured; ``games`` is the most that one value gets. The setting is that of a duel."""
    if not values:
        raise CaracoleError("a handicap is looked for among values")
    low, high = 0, len(values) - 1
    tried: list[Tried] = []
    whose, fair = "", 0.5
    out = setting.get("out")
    while low <= high:
        middle = (low + high) // 2
        if out is not None:
            setting["out"] = Path(out) / f"value-{middle}"
        count = FIRST
        while True:
            found = sweep(system, {lever: [values[middle]]}, players, min(count, games), seed, **setting)
            whose, fair, result = found.of, found.even, found.points[0].measured
            if result.low > fair or result.high < fair or count >= games:
                break
            count *= 2
        tried.append(Tried(values[middle], result))
        if result.low > fair:
            high = middle - 1
        elif result.high < fair:
            low = middle + 1
        else:
            break
    best = min(reversed(tried), key=lambda each: abs(each.measured.share - fair))
    return Handicap(whose, best.value, best.measured, tuple(tried), fair)
