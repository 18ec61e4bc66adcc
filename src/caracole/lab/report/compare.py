"""What did my change do? Two data sets side by side, their differences corrected for their number."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from caracole.lab.report.figures import Figures
from caracole.lab.statistics import Interval, Measured, difference, holm, mean_over_blocks, welch

MEANS = ("decisions", "turns", "lead_changes", "dice")
RULES = "rule:"
SURE = 0.05


class Difference(NamedTuple):
    """A figure in both sets; ``chance`` is that of seeing so much of a difference where there is none."""

    name: str
    here: Interval
    there: Interval
    chance: float

    @property
    def sure(self) -> bool:
        """It is hardly chance."""
        return self.chance < SURE


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
        one, two = (each.in_blocks([float(row[name]) for row in each.games]) for each in (here, there))
        found.append(Difference(name, mean_over_blocks(one), mean_over_blocks(two), _chance(one, two)))
    rules, others = here.rule_rates(), there.rule_rates()
    used = {}
    for rule in sorted({*rules, *others}):
        one = here.in_blocks(rules.get(rule, [0.0] * here.count))
        two = there.in_blocks(others.get(rule, [0.0] * there.count))
        used[f"{RULES}{rule}"] = one, two
    chances = {each.name: each.chance for each in found} | {name: _chance(*both) for name, both in used.items()}
    corrected = holm(chances)
    clauses = [
        Difference(name, mean_over_blocks(one), mean_over_blocks(two), corrected[name])
        for name, (one, two) in used.items()
        if corrected[name] < SURE
    ]
    clauses.sort(key=lambda each: each.chance)
    return [*(each._replace(chance=corrected[each.name]) for each in found), *clauses]


def _interval(share: Measured) -> Interval:
    return Interval(share.share, share.low, share.high)


def _chance(one: Sequence[Sequence[float]], two: Sequence[Sequence[float]]) -> float:
    """Blocks are compared, not games: those of a block have their luck in common."""
    return welch(*([fmean(block) for block in each] for each in (one, two)))
