"""What did my change do? Two data sets side by side, their differences corrected for their number."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, pvariance
from typing import NamedTuple

from caracole.lab.report.figures import Figures
from caracole.lab.statistics import Interval, Measured, difference, holm, mean_interval

MEANS = ("decisions", "turns", "lead_changes", "dice")
RULES = "rule:"


class Difference(NamedTuple):
    """A figure in both sets; ``chance`` is that of seeing so much of a difference where there is none."""

    name: str
    here: Interval
    there: Interval
    chance: float

    @property
    def sure(self) -> bool:
        """It is hardly chance."""
        return self.chance < 0.05


def compared(here: Figures, there: Figures) -> list[Difference]:
    """Shares of seats, means per game, and how often each clause was used; the surest first among clauses."""
    found: list[Difference] = []
    other = there.by_seat()
    for seat, share in here.by_seat().items():
        if seat in other:
            found.append(
                Difference(f"seat:{seat}", _interval(share), _interval(other[seat]), difference(share, other[seat]))
            )
    for name in MEANS:
        one, two = ([float(row[name]) for row in each.games] for each in (here, there))
        found.append(Difference(name, mean_interval(one), mean_interval(two), _welch(one, two)))
    rules, others = here.rule_rates(), there.rule_rates()
    clauses = []
    for rule in sorted({*rules, *others}):
        one = rules.get(rule, [0.0] * here.count)
        two = others.get(rule, [0.0] * there.count)
        here_alone, there_alone = (Interval(fmean(each), fmean(each), fmean(each)) for each in (one, two))
        clauses.append(Difference(f"{RULES}{rule}", here_alone, there_alone, _welch(one, two)))
    whole = found + clauses
    corrected = holm({each.name: each.chance for each in whole})
    whole = [each._replace(chance=corrected[each.name]) for each in whole]
    head, tail = whole[: len(found)], sorted(whole[len(found) :], key=lambda each: each.chance)
    return [*head, *(_exact(each, rules, others, here, there) for each in tail if each.sure)]


def _exact(
    each: Difference, rules: dict[str, list[float]], others: dict[str, list[float]], here: Figures, there: Figures
) -> Difference:
    rule = each.name.removeprefix(RULES)
    one, two = rules.get(rule, [0.0] * here.count), others.get(rule, [0.0] * there.count)
    return each._replace(here=mean_interval(one), there=mean_interval(two))


def _interval(share: Measured) -> Interval:
    return Interval(share.share, share.low, share.high)


def _welch(one: Sequence[float], two: Sequence[float]) -> float:
    if len(one) < 2 or len(two) < 2:
        return 1.0
    error = sqrt(pvariance(one) / (len(one) - 1) + pvariance(two) / (len(two) - 1))
    apart = abs(fmean(one) - fmean(two))
    if not error:
        return 1.0 if not apart else 0.0
    return 2 * (1 - NormalDist().cdf(apart / error))
