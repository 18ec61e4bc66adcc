"""Is it the dice or the choices? The same games with other dice, and with other thoughts.

A table of games: each row has one set of dice, each column one set of thoughts of the players. How far the margin of
the first seat differs between rows is the part of the dice, between columns that of the choices; what is left comes of
both together. (Two-way analysis of variance.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from caracole.lab.games import sat_down
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import Interval, bootstrap
from caracole.play import load
from caracole.players.games import derived_number, new_match, play_out


class LuckTask(NamedTuple):
    """A game with these dice and these thoughts."""

    system: str
    scenario: str
    options: dict[str, Any]
    names: tuple[str, ...]
    dice: int
    thoughts: int
    data: str | None = None


class Luck(NamedTuple):
    """The part of the variance of the margin that the dice have, the choices, and both together."""

    dice: Interval
    choices: float
    together: float
    games: int


def margin(task: LuckTask) -> float:
    """What the first seat is ahead at the end, in whatever process."""
    game = load(task.system, task.scenario, task.options, task.data)
    match = new_match(game, task.names, task.dice)
    players = [
        sat_down(task.system, name, derived_number(task.thoughts, f"player {seat}"))
        for seat, name in enumerate(task.names)
    ]
    play_out(match, players, Random(f"{task.thoughts}/offers"))
    outcome = match.outcome
    assert outcome is not None, "a game that was played out has an outcome"
    return float(outcome.scores[0] - max(outcome.scores[1:]))


def luck(
    system: str,
    players: Sequence[str],
    size: int = 6,
    seed: int = 1,
    *,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Luck:
    """``size`` sets of dice with ``size`` sets of thoughts each; ``players`` by seat."""
    table = load(system, scenario, options, data)
    tasks = [
        LuckTask(system, table.scenario, dict(table.options), tuple(players), seed + row, seed + column, data)
        for row in range(size)
        for column in range(size)
    ]
    found = [0.0] * len(tasks)
    with progress("games", len(tasks)) as advance:
        for place, value in (backend or InTurn()).run(margin, tasks):
            found[place] = value
            advance()
    return parts([found[start : start + size] for start in range(0, len(found), size)])


def parts(rows: Sequence[Sequence[float]]) -> Luck:
    """The parts of a table of margins."""
    columns = list(zip(*rows, strict=True))
    middle = fmean(each for row in rows for each in row)
    whole = fmean((each - middle) ** 2 for row in rows for each in row)
    if not whole:
        return Luck(Interval(0.0, 0.0, 1.0), 0.0, 0.0, sum(map(len, rows)))
    dice = bootstrap(list(rows), _between)
    choices = _between(columns)
    return Luck(dice, choices, max(0.0, 1 - dice.value - choices), sum(map(len, rows)))


def _between(rows: Sequence[Sequence[float]]) -> float:
    """The part of the variance that lies between rows."""
    middle = fmean(each for row in rows for each in row)
    whole = fmean((each - middle) ** 2 for row in rows for each in row)
    return fmean((fmean(row) - middle) ** 2 for row in rows) / whole if whole else 0.0
