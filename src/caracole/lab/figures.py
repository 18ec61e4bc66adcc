"""Small statistics: an interval for a share, quantiles, and a histogram in letters."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
MOST_BINS = 12
BAR = 40
"""Letters of the longest bar."""


class Share(NamedTuple):
    """``times`` of ``total``, as a rate with its Wilson interval; of nothing, nothing is known."""

    times: int
    total: int
    rate: float
    low: float
    high: float


def share(times: int, total: int) -> Share:
    """The rate and between what bounds it lies, by Wilson's formula."""
    if not total:
        return Share(times, total, 0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate = times / total
    middle = (rate + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * sqrt(rate * (1 - rate) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return Share(times, total, rate, max(0.0, middle - reach), min(1.0, middle + reach))


def quantile(values: Sequence[int], part: float) -> float:
    """The value below which this part of them lies; between two of them, in proportion."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def five_numbers(values: Sequence[int]) -> dict[str, float]:
    """Least, quarter, half, three quarters, most."""
    parts = {"least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1.0}
    return {name: quantile(values, part) for name, part in parts.items()}


class Bin(NamedTuple):
    """How many values lie from ``first`` to ``last``."""

    first: int
    last: int
    times: int


def bins(values: Sequence[int]) -> list[Bin]:
    """The values in bins of equal width, as few numbers to a bin as a dozen bins allow."""
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // MOST_BINS)
    return [
        Bin(first, first + width - 1, sum(1 for value in values if first <= value < first + width))
        for first in range(least, most + 1, width)
    ]


def histogram(values: Sequence[int]) -> list[str]:
    """One line per bin: its numbers, a bar, how many."""
    rows = bins(values)
    labels = [str(row.first) if row.first == row.last else f"{row.first}-{row.last}" for row in rows]
    wide, tallest = max(map(len, labels)), max(row.times for row in rows)
    lines = []
    for label, row in zip(labels, rows, strict=True):
        bar = "█" * (-(-row.times * BAR // tallest))
        lines.append(f"{label:>{wide}} {bar} {row.times}" if bar else f"{label:>{wide}} 0")
    return lines
