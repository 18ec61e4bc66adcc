"""``caracole lab balance SYSTEM``: captains play every scenario many times; are the sides even, is all of use?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.cli.common import add_data, add_json, add_language, add_workers, print_json, side_name, whole_number
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lab.keeping import Keep, Row
    from caracole.lab.verdicts import Count, Verdict
    from caracole.texts import Texts

PLAYER = "captain"


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("balance", help="captains play every scenario many times; count what happens")
    parser.add_argument("system", metavar="SYSTEM", help="one that has a report on balance (caracole systems)")
    parser.add_argument(
        "--scenario",
        metavar="ID",
        nargs="+",
        action="extend",
        default=[],
        help="these only (default: all that come with the program, lessons left out)",
    )
    parser.add_argument("--games", metavar="N", type=whole_number, default=20, help="of each scenario (default: 20)")
    parser.add_argument("--seed", metavar="K", type=int, default=1, help="game n has seed K + n (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--keep", metavar="DIR", type=Path, help="write every game down there; a run that was stopped goes on from it"
    )
    add_data(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the page in Markdown")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


class Task(NamedTuple):
    """One game to be played."""

    system: str
    scenario: str
    seed: int
    data: str | None = None


def play(task: Task) -> Row:
    """One game, in a process of its own."""
    from caracole.lab.ledgers import ledger
    from caracole.play import load
    from caracole.players.games import play_alone

    game = load(task.system, task.scenario, None, task.data)
    return ledger(task.system).row_of(play_alone(game, [PLAYER] * len(game.seats), task.seed), task.seed)


def run(asked: argparse.Namespace) -> int:
    """Play what is missing, count all of it."""
    from caracole.lab.ledgers import ledger
    from caracole.play import load, system
    from caracole.texts import Texts

    book = ledger(system(asked.system).name)
    names = _scenarios(asked.system, asked.scenario, asked.data, book.lessons)
    games = {name: load(asked.system, name, None, asked.data) for name in names}
    seeds = range(asked.seed, asked.seed + asked.games)
    keeps = _play_missing(games, seeds, asked.keep, asked.workers, asked.data)
    casts = [book.cast_of(game) for game in games.values()]
    counts = [book.figures(cast, keeps[cast.scenario].of(seeds)) for cast in casts]
    found = book.verdicts(counts)
    if asked.out is not None:
        try:
            asked.out.write_text(book.page(_command(asked), seeds, casts, counts, found), encoding="utf-8")
        except OSError as error:
            raise CaracoleError(f"{asked.out}: {error.strerror}") from error
    if asked.json:
        keys = {name: keep.key for name, keep in keeps.items()}
        judged = [verdict._asdict() for verdict in found]
        report = {"system": asked.system, "seeds": list(seeds), "keys": keys, "scenarios": counts, "verdicts": judged}
        print_json(report)
    else:
        _show(counts, found, Texts(asked.language, asked.system))
    return 0


def _scenarios(name: str, wanted: Sequence[str], data: str | None, lessons: Sequence[str]) -> list[str]:
    from caracole.play.registry import data_system, system

    if wanted:
        return list(dict.fromkeys(wanted))
    if data is not None:
        return [row["id"] for row in data_system(name).data_scenarios(data)]
    return [row["id"] for row in system(name).scenarios() if row["id"] not in lessons]


def _play_missing(
    games: dict[str, Any], seeds: range, folder: Path | None, workers: int, data: str | None
) -> dict[str, Keep]:
    from caracole.cli.workers import do_all
    from caracole.lab.keeping import Keep, key_of

    try:
        keeps = {name: Keep(folder, name, key_of(game, [PLAYER] * len(game.seats))) for name, game in games.items()}
        missing = [(name, seed) for name, keep in keeps.items() for seed in keep.missing(seeds)]
        tasks = [Task(games[name].system, name, seed, data) for name, seed in missing]
        do_all(play, tasks, workers, [1] * len(tasks), lambda row: keeps[row["scenario"]].add(row))
    except OSError as error:
        raise CaracoleError(f"{error.filename or folder}: {error.strerror}") from error
    return keeps


def _command(asked: argparse.Namespace) -> str:
    chosen = ["--scenario", *asked.scenario] if asked.scenario else []
    chosen += ["--data", quote(asked.data)] if asked.data else []
    words = ["caracole lab balance", asked.system, *chosen, "--games", str(asked.games), "--seed", str(asked.seed)]
    return " ".join(words)


def _show(counts: Sequence[Count], found: Sequence[Verdict], texts: Texts) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console
    from caracole.lab.markdown import verdict_row
    from caracole.lab.verdicts import percent

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("balance-scenario"))
    table.add_column(texts.say("balance-games"), justify="right")
    for side in counts[0]["wins"]:
        table.add_column(texts.say("balance-won-by", side=side_name(texts, side)), justify="right")
    table.add_column(texts.say("lab-draws"), justify="right")
    for each in counts:
        wins = [f"{row['times']} ({percent(row['rate'])})" for row in each["wins"].values()]
        table.add_row(each["scenario"], str(each["games"]), *wins, str(each["draws"]))
    console = report_console()
    console.print(table)
    for verdict in found:
        said, met = verdict_row(verdict, texts)
        console.print(f"{met}: {said}", soft_wrap=True)
