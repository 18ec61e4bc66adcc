"""Is it the dice or the choices? The same games with other dice, and with other thoughts.

A table of games: each row has one set of dice, each column one set of thoughts of the players. How far the margin of
the first seat differs between rows is the part of the dice, between columns that of the choices; what is left comes of
both together. (Components of variance in two ways: what rows differ by chance alone is taken off, or six by six games
decided by neither would be one seventh luck.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from caracole.lab.games import sat_down
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import Interval, deviation
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
    games = sum(map(len, rows))
    found = _components(rows)
    if found is None:
        return Luck(Interval(0.0, 0.0, 1.0), 0.0, 0.0, games)
    dice, choices, together = found
    return Luck(_interval(rows, dice), choices, together, games)


def _components(rows: Sequence[Sequence[float]]) -> tuple[float, float, float] | None:
    """Dice, choices, and both together, as parts of the whole; None where nothing can be told."""
    columns = list(zip(*rows, strict=True))
    down, across = len(rows), len(columns)
    if down < 2 or across < 2:
        return None
    middle = fmean(each for row in rows for each in row)
    whole = sum((each - middle) ** 2 for row in rows for each in row)
    by_row = across * sum((fmean(row) - middle) ** 2 for row in rows)
    by_column = down * sum((fmean(column) - middle) ** 2 for column in columns)
    together = max(0.0, whole - by_row - by_column) / ((down - 1) * (across - 1))
    dice = max(0.0, by_row / (down - 1) - together) / across
    choices = max(0.0, by_column / (across - 1) - together) / down
    total = dice + choices + together
    return (dice / total, choices / total, together / total) if total else None


def _interval(rows: Sequence[Sequence[float]], value: float) -> Interval:
    """By leaving out each set of dice and each set of thoughts in turn (jackknife); of two sets nothing is known."""
    columns = list(zip(*rows, strict=True))
    spread = 0.0
    for lines in (list(rows), columns):
        without = [_components([*lines[:place], *lines[place + 1 :]]) for place in range(len(lines))]
        part = 0 if lines is not columns else 1
        values = [found[part] for found in without if found is not None]
        if len(values) < len(lines):
            return Interval(value, 0.0, 1.0)
        middle = fmean(values)
        spread += (len(lines) - 1) / len(lines) * sum((each - middle) ** 2 for each in values)
    reach = deviation() * sqrt(spread)
    return Interval(value, max(0.0, value - reach), min(1.0, value + reach))
