"""``caracole lab balance SYSTEM``: captains play every scenario many times; are the sides even, is all of use?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_data, add_json, add_language, print_json, side_name, whole_number
from caracole.cli.lab.sharing import add_backend
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lab.balancing import Balance
    from caracole.lab.verdicts import Count, Verdict
    from caracole.texts import Texts


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
    add_backend(parser)
    parser.add_argument(
        "--keep", metavar="DIR", type=Path, help="write every game down there; a run that was stopped goes on from it"
    )
    add_data(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the page in Markdown")
    parser.add_argument(
        "--html", metavar="PAGE", type=Path, help="write a page with charts and maps; of several scenarios one each"
    )
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play what is missing, count all of it."""
    from caracole.cli.lab.sharing import backend_of
    from caracole.cli.progress import progress
    from caracole.lab import balance

    if asked.html is not None:
        return _with_pages(asked)
    found = balance(
        asked.system, asked.scenario, asked.games, asked.seed, data=asked.data, keep=asked.keep,
        backend=backend_of(asked), progress=progress,
    )  # fmt: skip
    return _told(asked, found)


def _with_pages(asked: argparse.Namespace) -> int:
    """Keep the games as data sets, write a page of each, and count if the system says what."""
    from tempfile import TemporaryDirectory

    from caracole.cli.lab.report import write
    from caracole.cli.lab.sharing import backend_of
    from caracole.cli.progress import progress
    from caracole.lab.balancing import balance_of, captains_games, scenarios_of
    from caracole.lab.ledgers import ledger
    from caracole.lab.report import report
    from caracole.play import load
    from caracole.play.parts import has_part

    lessons = ledger(asked.system).lessons if has_part(asked.system, "balance") else ()
    names = scenarios_of(asked.system, asked.scenario, asked.data, lessons)
    with TemporaryDirectory() as somewhere:
        sets = {name: (asked.keep or Path(somewhere)) / f"{name}-games" for name in names}
        for name, folder in sets.items():
            game = load(asked.system, name, None, asked.data)
            captains_games(game, folder, asked.games, asked.seed, asked.data, backend_of(asked), progress)
            page = asked.html if len(names) == 1 else asked.html.with_stem(f"{asked.html.stem}-{name}")
            write(page, report(folder, language=asked.language))
        if not has_part(asked.system, "balance"):
            print(asked.html)
            return 0
        found = balance_of(asked.system, sets, asked.games, asked.seed, asked.data)
    return _told(asked, found)


def _told(asked: argparse.Namespace, found: Balance) -> int:
    from caracole.texts import Texts

    if asked.out is not None:
        try:
            asked.out.write_text(found.page(_command(asked)), encoding="utf-8")
        except OSError as error:
            raise CaracoleError(f"{asked.out}: {error.strerror}") from error
    if asked.json:
        judged = [verdict._asdict() for verdict in found.verdicts]
        report = {"system": asked.system, "seeds": list(found.seeds), "keys": found.keys}
        print_json({**report, "scenarios": list(found.counts), "verdicts": judged})
    else:
        _show(found.counts, found.verdicts, Texts(asked.language, asked.system))
    return 0


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
