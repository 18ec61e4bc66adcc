"""What many games of Great Battles of the American Civil War say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

from caracole.lab.figures import CONFIDENCE, five_numbers, quantile, share
from caracole.lab.keeping import Row
from caracole.lab.verdicts import Count, Verdict, fairness, mean, named, nothing_left, results
from caracole.systems.gbacw.balance.rows import DEEDS, LOSSES, Cast
from caracole.systems.gbacw.rules.components.printed import SIDES

FAIR = (0.35, 0.65)
"""A battle may lean to a side, as it did in its time."""


def count(cast: Cast, rows: Sequence[Row]) -> Count:
    """The figures of one scenario as JSON data."""
    active = named(rows, lambda row: [unit for deed in DEEDS for unit in row[deed]])
    levels = Counter(row["level"] for row in rows)
    idle = sum(len(set(cast.units) - {unit for deed in DEEDS for unit in row[deed]}) for row in rows)
    return {
        "scenario": cast.scenario,
        "title": cast.title,
        **results(rows, SIDES),
        "turns": {str(turn): times for turn, times in sorted(Counter(row["turn"] for row in rows).items())},
        "early": sum(row["turn"] < cast.turns for row in rows),
        "decisions": {**five_numbers([row["decisions"] for row in rows]), "mean": mean([r["decisions"] for r in rows])},
        "levels": {level: levels[level] for level in cast.levels},
        "points": {
            side: {**five_numbers(values), "values": values}
            for side in SIDES
            if (values := [row["scores"][side] for row in rows])
        },
        "handicap": handicap([row["scores"][SIDES[0]] - row["scores"][SIDES[1]] for row in rows]),
        "lines": {
            line: {side: mean([row["lines"][line][number] for row in rows]) for number, side in enumerate(SIDES)}
            for line in cast.lines
        },
        "losses": {
            side: {what: mean([row["losses"][side][what] for row in rows]) for what in LOSSES} for side in SIDES
        },
        "deeds": {
            side: {
                deed: mean([sum(cast.side_of[unit] == side for unit in row[deed]) for row in rows]) for deed in DEEDS
            }
            for side in SIDES
        },
        "units": list(cast.units),
        "units_idle": [unit for unit in cast.units if unit not in active],
        "idle_in_a_game": share(idle, len(cast.units) * len(rows))._asdict(),
        "levels_never_reached": [level for level in cast.levels if not levels[level]],
    }


def handicap(margins: Sequence[int]) -> dict[str, float | None]:
    """The points for the first side (or, if negative, for the second) with which half of the games would go either
    way: what the middle margin lacks. The bounds are the margins between which the true middle lies, as far as the
    number of games tells; None if they are too few for that."""
    if not margins:
        return {"points": None, "low": None, "high": None}
    ordered, games = sorted(margins), len(margins)
    beyond, outside = 0, 0.0
    while outside + comb(games, beyond) / 2**games <= (1 - CONFIDENCE) / 2:
        outside += comb(games, beyond) / 2**games
        beyond += 1
    known = beyond > 0
    return {
        "points": -quantile(ordered, 0.5),
        "low": -ordered[games - beyond] if known else None,
        "high": -ordered[beyond - 1] if known else None,
    }


def verdicts(counts: Sequence[Count]) -> list[Verdict]:
    """Each side wins its part in every scenario, and over all of them no unit is dead."""
    return [
        *(fairness(each, FAIR, "union") for each in counts),
        nothing_left(counts, "regiments", "units_idle", _units),
    ]


def _units(each: Count) -> list[str]:
    return list(each["units"])
