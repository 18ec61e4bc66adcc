"""Blunders by what they cost: decisions after which the chance of winning is lower, as the part ``plans`` of a system
judges positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.again import match_of
from caracole.lab.chances import Judge, chance_at, judge_of
from caracole.lab.datasets import read
from caracole.play import Match
from caracole.play.record import Played as Entry


class Swing(NamedTuple):
    """A decision that cost its seat so much of its chance of winning."""

    game: int
    serial: int
    turn: int
    seat: str
    player: str
    action: dict[str, Any]
    cost: float
    rolled: bool
    """Dice fell in it, and have their part in what it cost."""


def swings(folder: str | Path, most_games: int = 10, count: int = 10) -> list[Swing] | None:
    """The dearest decisions of the first games of a data set, so many without dice and as many with them; None if
    nobody can judge its positions."""
    rows = read(folder, "games")[:most_games]
    decisions: dict[int, list[dict[str, Any]]] = {row["game"]: [] for row in rows}
    for each in read(folder, "decisions"):
        if each["game"] in decisions:
            decisions[each["game"]].append(each)
    found: list[Swing] = []
    for row in rows:
        match = match_of(row, decisions[row["game"]])
        try:
            judge = judge_of(match)
            if judge is None:
                return None
            found += _swings(judge, match, decisions[row["game"]])
        except CaracoleError:  # what was learned belongs to other rules
            return None
    dear = sorted((swing for swing in found if swing.cost > 0), key=lambda swing: -swing.cost)
    return [swing for rolled in (False, True) for swing in [each for each in dear if each.rolled == rolled][:count]]


def _swings(judge: Judge, match: Match, decisions: list[dict[str, Any]]) -> Iterator[Swing]:
    known: dict[tuple[int, int], float] = {}

    def chance(place: int, seat: int) -> float:
        if (place, seat) not in known:
            known[place, seat] = chance_at(match, judge, place, seat)
        return known[place, seat]

    entries = [entry for entry in match.record.entries if isinstance(entry, Entry)]
    for place, (told, entry) in enumerate(zip(decisions, entries, strict=True)):
        cost = chance(place, entry.seat) - chance(place + 1, entry.seat)
        yield Swing(
            told["game"], entry.serial, told["turn"], told["seat"], told["player"], dict(entry.action), cost,
            bool(entry.rolls),
        )  # fmt: skip
