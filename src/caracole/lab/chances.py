"""How likely each seat was to win, moment by moment of one game, where its system can judge a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.play import Match
from caracole.play.parts import part
from caracole.play.record import Played as Entry
from caracole.players.plans import PLANS, PlansPart

Judge = Callable[[Any, Any, int], float]


class Turn(NamedTuple):
    """A decision that cost its seat so much of its chance of winning, and what was left of it; dice that fell in it are
    part of that."""

    entry: Entry
    cost: float
    left: float


def judge_of(match: Match) -> Judge | None:
    """Who judges the positions of a match: what the planners of its system judge by, if they have anything to plan in
    such a game; None if nobody does."""
    game = match.game
    plans = part(game.system, PLANS, PlansPart)
    if plans is None:
        return None
    asked = ((position.state, seat) for position in match.positions for seat in position.deciding)
    return plans.judge if any(plans.stretch(game, state, seat) is not None for state, seat in asked) else None


def chances(match: Match) -> list[tuple[float, ...]] | None:
    """The chance of each seat at each position, the set-up first; None if nobody can judge it."""
    judge = judge_of(match)
    if judge is None:
        return None
    seats = range(len(match.game.seats))
    try:
        return [tuple(chance_at(match, judge, place, seat) for seat in seats) for place in range(len(match.positions))]
    except CaracoleError:  # what was learned is of other rules than these
        return None


def chance_at(match: Match, judge: Judge, place: int, seat: int) -> float:
    """How likely a seat was to win at one position. The end is not judged, it is known; a draw is everybody's."""
    position = match.positions[place]
    if position.decision is not None:
        return judge(match.game, position.state, seat)
    winners = () if match.outcome is None else match.outcome.winners
    return float(seat in winners) if winners else 1 / len(match.game.seats)


def dearest(match: Match, found: list[tuple[float, ...]], count: int = 10, least: float = 0.02) -> list[Turn]:
    """The decisions that cost most, the dearest first."""
    entries = {entry.serial: entry for entry in match.record.entries if isinstance(entry, Entry)}
    turns = []
    for place, position in enumerate(match.positions[1:], start=1):
        entry = entries[position.serial]
        before, after = found[place - 1][entry.seat], found[place][entry.seat]
        if before - after >= least:
            turns.append(Turn(entry, before - after, after))
    return sorted(turns, key=lambda turn: -turn.cost)[:count]
