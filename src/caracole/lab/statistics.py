"""Honest statistics with the standard library alone: no figure without its interval.

``measured``          the share of an entrant over games that were played in blocks (the same seed, seats swapped)
``bootstrap``         an interval for any figure, by drawing the blocks again
``elo_of``, ``share_of``, ``ratings``   shares as Elo, and the Elo of many players who met each other
``Sprt``              a sequential test: stops as soon as it is decided
``shows``, ``games_for``   what a number of games can show, and how many it takes
``difference``, ``welch``, ``holm``   two shares, two means, and many comparisons at once
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, comb, exp, inf, lgamma, log, log10, sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import NamedTuple, TypeVar

from caracole.lab.figures import CONFIDENCE

T = TypeVar("T")

ELO = 400.0
"""Points that stand for odds of ten to one."""
ROUNDS = 1000
"""How often a bootstrap draws."""
NOTHING = 1e-9
MOST_WORTH = 2.0
"""A game played in a block counts at most as so many games that were played apart."""


class Interval(NamedTuple):
    """A figure and between what bounds it lies."""

    value: float
    low: float
    high: float


def deviation(confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches to either side: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(rate: float, total: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval for a share of ``total`` games, which need not be whole numbers."""
    if total <= 0:
        return Interval(rate, 0.0, 1.0)
    z = deviation(confidence)
    middle = (rate + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * sqrt(rate * (1 - rate) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


# --- shares over blocks ----------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """The share of one entrant: the mean of what he got of each game (a draw is shared), and its interval."""

    share: float
    low: float
    high: float
    games: int
    blocks: int
    worth: float
    """The games that the blocks are worth: more than were played where swapping seats took out luck."""

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds alone."""
        return self.low, self.high


def measured(blocks: Sequence[Sequence[float]], confidence: float = CONFIDENCE) -> Measured:
    """The share over blocks of games that have their luck in common: the same seed, the seats swapped.

    The error is that of the blocks, not of the games. Since few blocks may happen to be all alike, it is not used as it
    is: it says how many independent games they are worth, and Wilson's formula makes the interval of these.
    """
    filled = [block for block in blocks if block]
    games = sum(map(len, filled))
    if not games:
        return Measured(0.5, 0.0, 1.0, 0, 0, 0.0)
    share = sum(map(sum, filled)) / games
    worth = _worth(filled, share, games)
    low, high = wilson(share, worth, confidence)[1:]
    return Measured(share, low, high, games, len(filled), worth)


def _worth(blocks: Sequence[Sequence[float]], share: float, games: int) -> float:
    count = len(blocks)
    if count < 2:
        return float(count)
    residuals = [sum(block) - share * len(block) for block in blocks]
    spread = sum(each * each for each in residuals) / games**2 * count / (count - 1)
    alone = share * (1 - share)
    worth = inf if spread == 0 else alone / spread
    if alone == 0:  # won or lost every game: nothing says how blocks differ
        worth = float(games)
    return min(max(worth, float(count) / 2), MOST_WORTH * games)


def bootstrap(
    values: Sequence[T],
    figure: Callable[[Sequence[T]], float],
    *,
    rounds: int = ROUNDS,
    seed: int = 1,
    confidence: float = CONFIDENCE,
) -> Interval:
    """A figure of the values with the interval in which it lies when they are drawn again with putting back. Values
    that hang together (the games of a pair) are one value."""
    rng, count = Random(f"bootstrap/{seed}"), len(values)
    found = figure(values)
    if count < 2:
        return Interval(found, found, found)
    drawn = sorted(figure(rng.choices(values, k=count)) for _ in range(rounds))
    rest = (1 - confidence) / 2
    return Interval(found, drawn[int(rest * (rounds - 1))], drawn[ceil((1 - rest) * (rounds - 1))])


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The mean of values with its bootstrap interval."""
    return bootstrap(values, fmean, confidence=confidence) if values else Interval(0.0, 0.0, 0.0)


def mean_over_blocks(blocks: Sequence[Sequence[float]], confidence: float = CONFIDENCE) -> Interval:
    """The same of values that hang together in blocks."""
    filled = [block for block in blocks if block]
    return bootstrap(filled, _mean_of_all, confidence=confidence) if filled else Interval(0.0, 0.0, 0.0)


def _mean_of_all(blocks: Sequence[Sequence[float]]) -> float:
    return sum(map(sum, blocks)) / sum(map(len, blocks))


# --- Elo -------------------------------------------------------------------------------------------------------------


def elo_of(share: float) -> float:
    """The difference in Elo that a share stands for; infinite for all or nothing."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else ELO * log10(share / (1 - share))


def share_of(elo: float) -> float:
    """The share that a difference in Elo promises."""
    return 1 / (1 + 10 ** (-elo / ELO))


class Meeting(NamedTuple):
    """A block of games between two players: what the first got of them, and how many they were."""

    one: str
    other: str
    got: float
    games: int


def ratings(meetings: Sequence[Meeting], anchor: str, *, rounds: int = 300, seed: int = 1) -> dict[str, Interval]:
    """Elo of all who met (Bradley and Terry's model), the ``anchor`` at nought, with bootstrap intervals over blocks.

    Between any two who met one drawn game is added, so that who never lost has a rating too. Blocks that are few or all
    alike stay so when they are drawn again: no interval is narrower than as many games as they are worth allow. Whoever
    did not meet the anchor, nor anybody who did, may be anywhere.
    """
    names = sorted({name for each in meetings for name in (each.one, each.other)})
    pairs = sorted({(min(each.one, each.other), max(each.one, each.other)) for each in meetings})
    first = _strengths(names, pairs, meetings, anchor)
    reach = _reaches(first, pairs, meetings, anchor)
    rng = Random(f"ratings/{seed}")
    drawn = [_strengths(names, pairs, rng.choices(meetings, k=len(meetings)), anchor) for _ in range(rounds)]
    rest = (1 - CONFIDENCE) / 2
    found = {}
    for name in names:
        values = sorted(each[name] for each in drawn)
        low, high = values[int(rest * (rounds - 1))], values[ceil((1 - rest) * (rounds - 1))]
        value = first[name]
        found[name] = Interval(value, min(low, value - reach[name]), max(high, value + reach[name]))
    return dict(sorted(found.items(), key=lambda row: -row[1].value))


def _reaches(
    elo: Mapping[str, float], pairs: Sequence[tuple[str, str]], meetings: Sequence[Meeting], anchor: str
) -> dict[str, float]:
    """How far a rating may be off to either side, by what the games can tell at most: the inverse of the information in
    them (and in the drawn games that were added), each block being worth what :func:`measured` says."""
    near = {anchor}
    while more := {name for pair in pairs if near & {*pair} for name in pair} - near:
        near |= more
    others = sorted(near - {anchor})
    place = {name: number for number, name in enumerate(others)}
    known = [[0.0] * len(others) for _ in others]
    for one, other in pairs:
        blocks = [_of_first(each, one) for each in meetings if {each.one, each.other} == {one, other}]
        chance = share_of(elo[one] - elo[other])
        told = (measured(blocks).worth + 1) * chance * (1 - chance)
        for first, second in ((one, other), (other, one)):
            if first in place:
                known[place[first]][place[first]] += told
                if second in place:
                    known[place[first]][place[second]] -= told
    found = {}
    for name in others:
        spread = solved(known, [float(other == name) for other in others])[place[name]]
        found[name] = deviation() * sqrt(spread) * ELO / log(10)
    return {**dict.fromkeys(elo, inf), **found, anchor: 0.0}


def _of_first(meeting: Meeting, one: str) -> list[float]:
    got = meeting.got if meeting.one == one else meeting.games - meeting.got
    return [got / meeting.games] * meeting.games


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place][place] or 1e-12
        for below in range(place + 1, size):
            factor = rows[below][place] / head
            if factor:
                for column in range(place, size + 1):
                    rows[below][column] -= factor * rows[place][column]
    answer = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][column] * answer[column] for column in range(place + 1, size))
        answer[place] = (rows[place][size] - rest) / (rows[place][place] or 1e-12)
    return answer


def _strengths(
    names: Sequence[str], pairs: Sequence[tuple[str, str]], meetings: Sequence[Meeting], anchor: str
) -> dict[str, float]:
    won = dict.fromkeys(names, 0.0)
    met = dict.fromkeys(pairs, 1.0)
    for one, other in pairs:
        won[one] += 0.5
        won[other] += 0.5
    for each in meetings:
        won[each.one] += each.got
        won[each.other] += each.games - each.got
        met[min(each.one, each.other), max(each.one, each.other)] += each.games
    logs = dict.fromkeys(names, 0.0)
    for _ in range(200):
        strength = {name: exp(logs[name]) for name in names}
        total = dict.fromkeys(names, 0.0)
        for (one, other), games in met.items():
            part = games / (strength[one] + strength[other])
            total[one] += part
            total[other] += part
        fresh = {name: log(won[name] / total[name]) for name in names}
        middle = fmean(fresh.values())
        fresh = {name: value - middle for name, value in fresh.items()}
        moved = max(abs(fresh[name] - logs[name]) for name in names)
        logs = fresh
        if moved < 1e-6:
            break
    base = logs.get(anchor, 0.0)
    return {name: (value - base) * ELO / log(10) for name, value in logs.items()}


# --- deciding early --------------------------------------------------------------------------------------------------


class Sprt:
    """A sequential test of two claims about the first player: "no better than ``worse`` Elo" and "at least ``better``
    Elo". After every block of games it knows whether one of them can be given up; how likely an error is, is known
    beforehand. (The generalised sequential test for blocks of games, as engines of chess are tested.)
    """

    def __init__(self, worse: float = 0.0, better: float = 50.0, error: float = 0.05) -> None:
        if better <= worse:
            raise ValueError("the better claim must promise more Elo than the worse one")
        self.worse, self.better, self.error = worse, better, error
        self.blocks: list[float] = []
        self.games = 0

    @property
    def bound(self) -> float:
        """Where the balance of evidence decides, to either side."""
        return log((1 - self.error) / self.error)

    def add(self, block: Sequence[float]) -> None:
        """What the first player got of each game of a block."""
        self.blocks.append(fmean(block))
        self.games += len(block)

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio. A block won and one lost that nobody played are added, so that a
        short run without a defeat does not look like certainty."""
        values = [*self.blocks, 0.0, 1.0]
        middle = fmean(values)
        spread = fmean([(each - middle) ** 2 for each in values])
        low, high = share_of(self.worse), share_of(self.better)
        return len(values) * (high - low) * (2 * middle - low - high) / (2 * spread)

    @property
    def verdict(self) -> str | None:
        """``better``, ``worse``, or None while it is open."""
        if len(self.blocks) < 2:
            return None
        found = self.evidence
        return "better" if found >= self.bound else "worse" if found <= -self.bound else None

    @property
    def fixed(self) -> int:
        """The games that a test of fixed length needs for the same errors and claims."""
        z = 2 * NormalDist().inv_cdf(1 - self.error)
        return ceil(0.25 * (z / (share_of(self.better) - share_of(self.worse))) ** 2)


# --- power -----------------------------------------------------------------------------------------------------------


def shows(games: float, confidence: float = CONFIDENCE) -> float:
    """The smallest difference in Elo that so many games show to be there: 400 games tell 34 Elo."""
    return elo_of(min(1.0, 0.5 + deviation(confidence) / (2 * sqrt(games)))) if games > 0 else inf


def games_for(elo: float, power: float = 0.8, confidence: float = CONFIDENCE) -> int:
    """The games after which a true difference of so much Elo shows with this probability."""
    share = share_of(abs(elo))
    if share == 0.5:
        raise ValueError("no number of games shows that there is no difference")
    reach = deviation(confidence) / 2 + NormalDist().inv_cdf(power) * sqrt(share * (1 - share))
    return ceil((reach / (share - 0.5)) ** 2)


# --- many comparisons ------------------------------------------------------------------------------------------------


def difference(one: Measured, other: Measured) -> float:
    """How likely two shares would be so far apart if they were the same in truth (two-sided, with Yates's correction:
    two games won and two lost prove nothing)."""
    if not one.worth or not other.worth:
        return 1.0
    middle = (one.share * one.worth + other.share * other.worth) / (one.worth + other.worth)
    steps = 1 / one.worth + 1 / other.worth
    error = sqrt(middle * (1 - middle) * steps)
    if error == 0:
        return 1.0
    apart = max(0.0, abs(one.share - other.share) - steps / 2)
    return 2 * (1 - NormalDist().cdf(apart / error))


def welch(one: Sequence[float], other: Sequence[float]) -> float:
    """How likely two means would be so far apart if they were the same in truth: Welch's test, by Student's
    distribution. Where nothing varies within the sets it is as sure as the ways to deal the values to two sets are
    many: three against three may be so once in ten times."""
    if len(one) < 2 or len(other) < 2:
        return 1.0
    apart = abs(fmean(one) - fmean(other))
    parts = [variance(each) / len(each) for each in (one, other)]
    error = sum(parts)
    if not apart or not error:
        return 2 / comb(len(one) + len(other), len(one)) if apart else 1.0
    freedom = error**2 / sum(part**2 / (len(each) - 1) for part, each in zip(parts, (one, other), strict=True))
    return student(apart / sqrt(error), freedom)


def student(deviations: float, freedom: float) -> float:
    """How likely Student's distribution lies so many standard errors or more off, to either side."""
    return _beta(freedom / 2, 0.5, freedom / (freedom + deviations**2))


def _beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's method)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for step in range(1, 200):
        for part in (
            step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step)),
            -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1)),
        ):
            d, c = 1 / (1 + part * d), 1 + part / c
            found *= c * d
        if abs(c * d - 1) < NOTHING:
            break
    return front * found


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """The chances of error of several comparisons, corrected for their number by Holm's method: those that stay below
    5 % may be believed together."""
    found: dict[str, float] = {}
    highest, count = 0.0, len(chances)
    for place, (name, chance) in enumerate(sorted(chances.items(), key=lambda row: row[1])):
        highest = max(highest, min(1.0, chance * (count - place)))
        found[name] = highest
    return {name: found[name] for name in chances}
