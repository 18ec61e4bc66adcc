"""``caracole lab duel SYSTEM``: many games between two computer players, on all cores. ``lab balance`` is beside it."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.cli import balance
from caracole.cli.common import (
    add_json,
    add_language,
    add_options,
    add_workers,
    print_json,
    read_options,
    side_name,
    whole_number,
)
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.texts import Texts

DRAW = "draw"


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("lab", help="play many games at once")
    experiments = parser.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    duel = experiments.add_parser("duel", help="computer players against each other, seats swapped evenly")
    duel.add_argument("system", metavar="SYSTEM", help="a system; caracole systems lists them")
    duel.add_argument(
        "--seats",
        metavar="A,B",
        help="who meets whom: captain, random, or package.module:Class (default: captain,random)",
    )
    duel.add_argument("--games", metavar="N", type=whole_number, default=20, help="how many (default: %(default)s)")
    duel.add_argument("--seed", metavar="K", type=int, default=1, help="game n has seed K + n (default: 1)")
    add_workers(duel)
    add_options(duel)
    add_json(duel)
    add_language(duel)
    duel.set_defaults(run=run)
    balance.add(experiments)


class Task(NamedTuple):
    """One game to be played."""

    system: str
    scenario: str
    options: dict[str, Any]
    names: tuple[str, ...]
    seed: int
    data: str | None = None


class Played(NamedTuple):
    """How it went: who sat where, and who won."""

    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


def play(task: Task) -> Played:
    """One game, in a process of its own."""
    from caracole.play import load
    from caracole.players.games import play_alone

    match = play_alone(load(task.system, task.scenario, task.options, task.data), task.names, task.seed)
    outcome = match.outcome
    assert outcome is not None, "a game that was played out has an outcome"
    return Played(task.names, outcome.winners, outcome.scores, len(match.line))


def run(asked: argparse.Namespace) -> int:
    """Play them all and count."""
    from caracole.cli.workers import do_all
    from caracole.play import load
    from caracole.players import RANDOM
    from caracole.players.games import HUMAN, best_player, make_players, seat_players
    from caracole.texts import Texts

    game = load(asked.system, asked.scenario, read_options(asked.option), asked.data)
    seats = asked.seats or f"{best_player(game.system)},{RANDOM}"
    players = [name.strip() for name in seats.split(",")]
    if HUMAN in players:
        raise CaracoleError("a duel in the lab is for computer players")
    make_players(game, seat_players(game, players), 0)  # an unknown name is told before any process starts
    tasks = []
    for number in range(asked.games):
        turn = number % len(players)
        names = tuple(seat_players(game, players[turn:] + players[:turn]))
        tasks.append(Task(game.system, game.scenario, dict(game.options), names, asked.seed + number, asked.data))
    report = _count(game.seats, players, tasks, do_all(play, tasks, asked.workers, [1] * len(tasks)))
    if asked.json:
        print_json({"system": game.system, "scenario": game.scenario, **report})
    else:
        _show(report, Texts(asked.language, game.system))
    return 0


def _count(seats: tuple[str, ...], players: list[str], tasks: list[Task], games: list[Played]) -> dict[str, Any]:
    wins: Counter[str] = Counter(dict.fromkeys([*players, DRAW], 0))
    by_side: dict[str, Counter[str]] = {seat: Counter(dict.fromkeys(players, 0)) for seat in seats}
    for game in games:
        wins.update({game.names[seat] for seat in game.winners} or [DRAW])
        for seat in game.winners:
            by_side[seats[seat]][game.names[seat]] += 1
    return {
        "games": len(games),
        "wins": dict(wins),
        "by_side": {seat: dict(row) for seat, row in by_side.items()},
        "decisions": sum(game.decisions for game in games),
        "seeds": [task.seed for task in tasks],
    }


def _show(report: dict[str, Any], texts: Texts) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("lab-player"))
    table.add_column(texts.say("lab-wins"), justify="right")
    for seat in report["by_side"]:
        table.add_column(texts.say("lab-as", seat=side_name(texts, seat)), justify="right")
    for name, wins in report["wins"].items():
        sides = [str(row[name]) if name in row else "" for row in report["by_side"].values()]
        table.add_row(texts.say("lab-draws") if name == DRAW else name, str(wins), *sides)
    report_console().print(texts.say("lab-games", games=report["games"]), table, sep="\n")
