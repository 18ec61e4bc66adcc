"""What every report on balance counts: who wins how often, what is left over, and whether that is as it should be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from caracole.lab.figures import share
from caracole.lab.keeping import Row

Fair = tuple[float, float]
"""Between these shares of the decided games each side should win."""

Count = dict[str, Any]
"""The figures of one scenario as JSON data."""


class Verdict(NamedTuple):
    """One criterion: its name, of which scenario (empty: over all), whether it is met, and the facts as numbers."""

    criterion: str
    scenario: str
    met: bool
    facts: dict[str, Any]


def results(rows: Sequence[Row], sides: Sequence[str]) -> Count:
    """How many games there were, how many were decided, and what share of these each side won."""
    winners = [row["winner"] for row in rows]
    decided = sum(winner is not None for winner in winners)
    return {
        "games": len(rows),
        "decided": decided,
        "draws": len(rows) - decided,
        "wins": {side: share(winners.count(side), decided)._asdict() for side in sides},
    }


def fairness(each: Count, fair: Fair, criterion: str = "wins") -> Verdict:
    """Does each side win its part of the decided games of a scenario?"""
    rates = {side: row["rate"] for side, row in each["wins"].items()}
    met = each["decided"] > 0 and all(fair[0] <= rate <= fair[1] for rate in rates.values())
    facts = {side: percent(rate) for side, rate in rates.items()}
    return Verdict(criterion, each["scenario"], met, {"decided": each["decided"], **facts})


def nothing_left(
    counts: Sequence[Count], what: str, left: str, everything: Callable[[Count], Sequence[str]] | None = None
) -> Verdict:
    """Is nothing of ``what`` among those ``left`` over in every scenario? What was left over in one may have come into
    play in another."""
    listed = everything or (lambda each: each[what])
    names = list(dict.fromkeys(name for each in counts for name in listed(each)))
    used = {name for each in counts for name in listed(each) if name not in each[left]}
    unused = [name for name in names if name not in used]
    return Verdict(what, "", not unused, {"total": len(names), "left": len(unused), "names": unused})


def named(rows: Sequence[Row], names: Callable[[Row], Any]) -> set[str]:
    """Every name that some row has."""
    return {name for row in rows for name in names(row)}


def mean(values: Sequence[int]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def percent(rate: float) -> str:
    """``46.3 %``"""
    return f"{100 * rate:.1f} %"
