"""``caracole soak SYSTEM``: random games over every scenario, edition and table, each replayed to the bit. Computer
players may play instead of chance."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache, partial
from itertools import product
from shlex import quote
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.cli.common import add_data, add_json, add_language, add_workers, print_json, side_name, whole_number
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.kernel import Game
    from caracole.play.conformance import Choose
    from caracole.play.registry import System

CHUNK = 5
"""Random games that a process plays at a time; games of computer players, which are long, come one by one."""


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("soak", help="play random games and check every one of them")
    parser.add_argument("system", metavar="SYSTEM", help="a system; caracole systems lists them")
    parser.add_argument("--games", metavar="N", type=whole_number, default=100, help="how many (default: %(default)s)")
    parser.add_argument("--seed", metavar="K", type=int, default=1, help="same seed, same games (default: %(default)s)")
    parser.add_argument(
        "--scenario",
        metavar="S",
        action="append",
        help="only this scenario; may be repeated, and * stands for anything",
    )
    parser.add_argument(
        "--without", metavar="S", action="append", help="not this scenario; may be repeated, and * stands for anything"
    )
    parser.add_argument(
        "--seats", metavar="A,B", help="computer players instead of chance: captain, or package.module:Class"
    )
    add_data(parser)
    parser.add_argument("--first", metavar="M", type=int, default=0, help="number of the first game, to repeat one")
    add_workers(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


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
    """Some games, by their numbers. The number of a game tells, among the scenarios that are wanted, what it is played
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
    from caracole.play.registry import data_system

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
    from caracole.play.registry import load
    from caracole.play.registry import system as find

    scenario, options = configurations(find(system), wanted, data)[index]
    return load(system, scenario, options, data)


def chooser(names: tuple[str, ...], game: Game[Any], seed: str) -> Choose:
    """Computer players at a table, as one who chooses for all of them."""
    from random import Random

    from caracole.players.games import let_choose, make_players, seat_players

    players, rng = make_players(game, seat_players(game, names), seed), Random(f"{seed}/offers")
    return lambda state, decision: let_choose(game, state, decision, players, rng)


def soak_some(task: Task) -> list[dict[str, Any]]:
    """Play some games, in a process of its own: one summary each, with the configuration of the game."""
    from caracole.play.conformance import soak
    from caracole.play.registry import system as find

    table = configurations(find(task.system), task.wanted, task.data)
    summaries = []
    played = partial(chooser, task.seats) if task.seats else None
    for number in task.numbers:
        index = number % len(table)
        make = partial(game_number, task.system, index, task.wanted, task.data)
        summary = soak(make, 1, task.seed, first=number, chooser=played)
        scenario, options = table[index]
        summaries.append({**summary, "scenario": scenario, "options": options})
    return summaries


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if any game went wrong; the first of them is named so that it can be played again."""
    from caracole.cli.workers import do_all
    from caracole.play.registry import system as find

    name = find(asked.system).name
    wanted = Wanted(tuple(asked.scenario or ()), tuple(asked.without or ()))
    tables = len(configurations(find(name), wanted, asked.data))
    if not tables:
        known = ", ".join(str(row["id"]) for row in scenarios_of(find(name), asked.data))
        raise CaracoleError(f"no scenario of {name} is left to play; there are: {known}")
    seats = _players(name, asked.seats, wanted, asked.data)
    numbers = range(asked.first, asked.first + asked.games)
    size = 1 if seats else CHUNK
    chunks = [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
    tasks = [Task(name, chunk, asked.seed, wanted, seats, asked.data) for chunk in chunks]
    found = do_all(soak_some, tasks, asked.workers, [len(chunk) for chunk in chunks])
    report = _sum_up(name, [summary for some in found for summary in some], tables)
    if asked.json:
        print_json(report)
    else:
        _show(report, asked, wanted)
    return 1 if report["failures"] else 0


def _players(system: str, seats: str | None, wanted: Wanted, data: str | None) -> tuple[str, ...]:
    """The names of those who play; an unknown one is told before any process starts."""
    from caracole.players.games import HUMAN

    names = tuple(name.strip() for name in seats.split(",")) if seats else ()
    if HUMAN in names:
        raise CaracoleError("a soak is for computer players")
    if names:
        chooser(names, game_number(system, 0, wanted, data), "0")
    return names


def _sum_up(name: str, summaries: list[dict[str, Any]], tables: int) -> dict[str, Any]:
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


def _show(report: dict[str, Any], asked: argparse.Namespace, wanted: Wanted) -> None:
    from caracole.cli.common import complain
    from caracole.texts import Texts

    texts = Texts(asked.language, report["system"])
    keys = ("games", "finished", "configurations", "decisions", "dice", "events", "shortest", "longest")
    print(texts.say("soak-summary", **{key: report[key] for key in keys}))
    print(
        texts.say(
            "soak-wins", wins=", ".join(f"{side_name(texts, name)} {count}" for name, count in report["wins"].items())
        )
    )
    for failure in report["failures"][:1]:
        options = " ".join(f"{name}={value}" for name, value in failure["options"].items())
        complain(
            f"game {failure['game']} (seed {failure['seed']}; {failure['scenario']} {options}): {failure['problem']}"
        )
        words = ("--games", "1", "--first", str(failure["game"]), "--seed", str(asked.seed), *wanted.words())
        words += ("--seats", quote(asked.seats)) if asked.seats else ()
        words += ("--data", quote(asked.data)) if asked.data else ()
        again = f"caracole soak {report['system']} {' '.join(words)}"
        complain(f"{len(report['failures'])} of {report['games']} games went wrong; to repeat the first: {again}")
