"""Random games over every scenario, edition and table, each replayed to the bit. Computer players may play instead of
chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache, partial
from itertools import product
from random import Random
from shlex import quote
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError, Game
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.play import conformance
from caracole.play.conformance import Choose
from caracole.play.registry import System, data_system, load
from caracole.play.registry import system as find
from caracole.players.games import HUMAN, let_choose, make_players, seat_players

CHUNK = 5
"""Random games that a process plays at a time; games of computer players, which are long, come one by one."""


class Wanted(NamedTuple):
    """Which scenarios: patterns of those that are played (none: all), and of those that are not."""

    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    def __contains__(self, scenario: object) -> bool:
        name = str(scenario)
        return (not self.only or any(fnmatchcase(name, each) for each in self.only)) and not any(
            fnmatchcase(name, each) for each in self.without
        )

    def words(self) -> list[str]:
        """The same as options of the command."""
        pairs = [("--scenario", each) for each in self.only] + [("--without", each) for each in self.without]
        return [quote(word) for pair in pairs for word in pair]


ALL = Wanted()


class Task(NamedTuple):
    """Some games, by their numbers. The number of a game says, among the scenarios that are wanted, what it is played
    with."""

    system: str
    numbers: tuple[int, ...]
    seed: int
    wanted: Wanted
    seats: tuple[str, ...] = ()
    """Names of computer players; none: every action is random."""
    data: str | None = None


def scenarios_of(system: System, data: str | None) -> list[dict[str, Any]]:
    """Those that come with the program, or those in a folder of one's own."""
    return system.scenarios() if data is None else data_system(system.name).data_scenarios(data)


def configurations(system: System, wanted: Wanted = ALL, data: str | None = None) -> list[tuple[str, dict[str, Any]]]:
    """Every scenario that is wanted with every combination of the options that the system wants to have varied."""
    values = {row["id"]: row["values"] for row in system.options()}
    names: Sequence[str] = getattr(system, "varied", ())
    chosen = [dict(zip(names, each, strict=True)) for each in product(*(values[name] for name in names))]
    return [
        (str(scenario["id"]), options)
        for scenario in scenarios_of(system, data)
        if scenario["id"] in wanted
        for options in chosen
        if all(scenario.get(name) in (None, value) for name, value in options.items())  # made for one game only
    ]


@cache
def game_number(system: str, index: int, wanted: Wanted, data: str | None = None) -> Game[Any]:
    """The game of one configuration, made once in each process."""
    scenario, options = configurations(find(system), wanted, data)[index]
    return load(system, scenario, options, data)


def chooser(names: tuple[str, ...], game: Game[Any], seed: str) -> Choose:
    """Computer players at a table, as one who chooses for all of them."""
    players, rng = make_players(game, seat_players(game, names), seed), Random(f"{seed}/offers")
    return lambda state, decision: let_choose(game, state, decision, players, rng)


def soak_some(task: Task) -> list[dict[str, Any]]:
    """Play some games, in a process of its own: one summary each, with the configuration of the game."""
    table = configurations(find(task.system), task.wanted, task.data)
    summaries = []
    played = partial(chooser, task.seats) if task.seats else None
    for number in task.numbers:
        index = number % len(table)
        make = partial(game_number, task.system, index, task.wanted, task.data)
        summary = conformance.soak(make, 1, task.seed, first=number, chooser=played)
        scenario, options = table[index]
        summaries.append({**summary, "scenario": scenario, "options": options})
    return summaries


def players_of(system: str, seats: str | None, wanted: Wanted, data: str | None) -> tuple[str, ...]:
    """The names of those who play; an unknown one is told before any process starts."""
    names = tuple(name.strip() for name in seats.split(",")) if seats else ()
    if HUMAN in names:
        raise CaracoleError("a soak is for computer players")
    if names:
        chooser(names, game_number(system, 0, wanted, data), "0")
    return names


def soak(
    name: str,
    games: int = 100,
    seed: int = 1,
    *,
    scenarios: Sequence[str] = (),
    without: Sequence[str] = (),
    players: str | None = None,
    data: str | None = None,
    first: int = 0,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> dict[str, Any]:
    """Play games and check every one of them; what came of it as JSON data, ``failures`` first of all."""
    name = find(name).name
    wanted = Wanted(tuple(scenarios), tuple(without))
    tables = len(configurations(find(name), wanted, data))
    if not tables:
        known = ", ".join(str(row["id"]) for row in scenarios_of(find(name), data))
        raise CaracoleError(f"no scenario of {name} is left to play; there are: {known}")
    seats = players_of(name, players, wanted, data)
    numbers = range(first, first + games)
    size = 1 if seats else CHUNK
    chunks = [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
    tasks = [Task(name, chunk, seed, wanted, seats, data) for chunk in chunks]
    found: dict[int, list[dict[str, Any]]] = {}
    with progress("games", games) as advance:
        for place, some in (backend or InTurn()).run(soak_some, tasks):
            found[place] = some
            advance(len(chunks[place]))
    return sum_up(name, [summary for place in sorted(found) for summary in found[place]], tables)


def sum_up(name: str, summaries: list[dict[str, Any]], tables: int) -> dict[str, Any]:
    """All summaries as one."""
    finished = [summary for summary in summaries if summary["finished"]]
    wins: Counter[str] = Counter()
    for summary in summaries:
        for winner, count in summary["wins"].items():
            team, _, member = winner.rpartition("_")
            if member in ("1", winner):  # a team wins together and is counted once
                wins[team or winner] += count
    failures = [
        {**failure, "scenario": summary["scenario"], "options": summary["options"]}
        for summary in summaries
        for failure in summary["failures"]
    ]
    return {
        "system": name,
        "games": len(summaries),
        "finished": len(finished),
        "configurations": min(tables, len(summaries)),
        **{key: sum(summary[key] for summary in summaries) for key in ("decisions", "dice", "events")},
        "shortest": min((summary["shortest"] for summary in finished), default=0),
        "longest": max((summary["longest"] for summary in finished), default=0),
        "wins": dict(sorted(wins.items())),
        "failures": failures,
    }
