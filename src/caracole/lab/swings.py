"""Blunders by what they cost: decisions after which the chance of winning is lower, as the part ``plans`` of a system
judges positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.again import match_of
from caracole.lab.datasets import read
from caracole.play import Match
from caracole.play.parts import part
from caracole.play.record import Played as Entry
from caracole.players.plans import PLANS, PlansPart


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
    plans = part(rows[0]["system"], PLANS, PlansPart) if rows else None
    if plans is None:
        return None
    decisions: dict[int, list[dict[str, Any]]] = {row["game"]: [] for row in rows}
    for each in read(folder, "decisions"):
        if each["game"] in decisions:
            decisions[each["game"]].append(each)
    found: list[Swing] = []
    for row in rows:
        match = match_of(row, decisions[row["game"]])
        try:
            if not _is_planned(plans, match):
                return None
            found += _swings(plans, match, decisions[row["game"]])
        except CaracoleError:  # what was learned belongs to other rules
            return None
    dear = sorted((swing for swing in found if swing.cost > 0), key=lambda swing: -swing.cost)
    return [swing for rolled in (False, True) for swing in [each for each in dear if each.rolled == rolled][:count]]


def _entries(match: Match) -> list[Entry]:
    return [entry for entry in match.record.entries if isinstance(entry, Entry)]


def _is_planned(plans: PlansPart, match: Match) -> bool:
    """Whoever plans nothing in a game has no judgement of it either."""
    pairs = zip(match.positions, _entries(match), strict=False)
    return any(plans.stretch(match.game, position.state, entry.seat) is not None for position, entry in pairs)


def _swings(plans: PlansPart, match: Match, decisions: list[dict[str, Any]]) -> Iterator[Swing]:
    known: dict[tuple[int, int], float] = {}

    def chance(place: int, seat: int) -> float:
        if (place, seat) not in known:
            known[place, seat] = _chance(plans, match, match.positions[place].state, seat)
        return known[place, seat]

    for place, (told, entry) in enumerate(zip(decisions, _entries(match), strict=True)):
        cost = chance(place, entry.seat) - chance(place + 1, entry.seat)
        yield Swing(
            told["game"], entry.serial, told["turn"], told["seat"], told["player"], dict(entry.action), cost,
            bool(entry.rolls),
        )  # fmt: skip


def _chance(plans: PlansPart, match: Match, state: Any, seat: int) -> float:
    outcome = match.game.outcome(state)
    if outcome is None:
        return plans.judge(match.game, state, seat)
    return float(seat in outcome.winners) if outcome.winners else 0.5
