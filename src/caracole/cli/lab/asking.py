"""``caracole lab query``, ``replay``, ``suite`` and ``strength``: what is kept is asked, played again and compared."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_data, add_json, add_language, add_options, print_json, read_options, whole_number
from caracole.cli.lab.sharing import add_backend, add_system, backend_of, names_in, percent_of, rounded


def add(experiments: Any) -> None:
    """The command line."""
    query = experiments.add_parser("query", help="ask a data set in SQL")
    query.add_argument("dir", metavar="DIR", help="a data set, as lab duel --out keeps it")
    query.add_argument(
        "sql", metavar="SQL", help="a question; tables: games, decisions, events, standings, positions, timings"
    )
    add_json(query)
    query.set_defaults(run=run_query)
    replay = experiments.add_parser("replay", help="a game of a data set as a saved game")
    replay.add_argument("dir", metavar="DIR", help="a data set, as lab duel --out keeps it")
    replay.add_argument("--game", metavar="N", type=int, required=True, help="the number of the game")
    replay.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the saved game goes")
    add_data(replay)
    replay.set_defaults(run=run_replay)
    suite = experiments.add_parser("suite", help="does a player find the best choices of known positions?")
    suite.add_argument("suite", metavar="FILE", help="positions with their best choices, in TOML")
    suite.add_argument("--seats", metavar="NAME", default="captain", help="who is asked (default: captain)")
    suite.add_argument("--times", metavar="N", type=whole_number, default=5, help="how often each (default: 5)")
    suite.add_argument(
        "--least", metavar="PART", type=float, default=0.0, help="exit code 1 if fewer than this part are found"
    )
    suite.add_argument("--seed", metavar="K", type=int, default=1, help="the first seed (default: 1)")
    add_data(suite)
    add_json(suite)
    add_language(suite)
    suite.set_defaults(run=run_suite)
    strength = experiments.add_parser("strength", help="measure a player and add it to a file, by commit")
    add_system(strength)
    strength.add_argument("--file", metavar="FILE", type=Path, required=True, help="the series, one JSON line each")
    strength.add_argument("--seats", metavar="A,B", default="captain,random", help="who plays (default: %(default)s)")
    strength.add_argument("--games", metavar="N", type=whole_number, default=40, help="how many (default: %(default)s)")
    strength.add_argument("--seed", metavar="K", type=int, default=1, help="the first seed (default: 1)")
    strength.add_argument("--commit", metavar="ID", help="what was measured (default: the commit that is checked out)")
    add_backend(strength)
    add_options(strength)
    add_json(strength)
    add_language(strength)
    strength.set_defaults(run=run_strength)


def run_query(asked: argparse.Namespace) -> int:
    """A table, or rows as JSON."""
    from caracole.lab import query

    found = query(asked.dir, asked.sql)
    if asked.json:
        print_json([dict(zip(found.columns, map(_plain, row), strict=True)) for row in found.rows])
        return 0
    from rich.table import Table

    from caracole.cli.console import report_console

    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in found.columns:
        table.add_column(name)
    for row in found.rows:
        table.add_row(*("" if each is None else str(each) for each in row))
    report_console().print(table)
    return 0


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


def run_replay(asked: argparse.Namespace) -> int:
    """Writes the file and says which."""
    from caracole.lab.again import replayed

    replayed(asked.dir, asked.game, asked.data).save(asked.out)
    print(asked.out)
    return 0


def run_suite(asked: argparse.Namespace) -> int:
    """One line per position."""
    from caracole.lab import suite
    from caracole.texts import Texts

    found = suite(asked.suite, asked.seats, asked.times, asked.seed, asked.data)
    if asked.json:
        rows = [
            {"name": each.name, "found": each.found.times, "times": each.found.total, "chose": list(each.chose)}
            for each in found.answers
        ]
        whole = found.found
        report = {"share": rounded(whole.rate), "interval": [rounded(whole.low), rounded(whole.high)]}
        print_json({"player": found.player, **report, "positions": rows})
    else:
        texts = Texts(asked.language)
        for each in found.answers:
            print(f"{each.name}: {each.found.times}/{each.found.total}")
        print(texts.say("lab-found", share=percent_of(texts, found.found.rate, found.found.low, found.found.high)))
    return 1 if found.found.rate < asked.least else 0


def run_strength(asked: argparse.Namespace) -> int:
    """What was measured, after all that was before."""
    from caracole.cli.progress import progress
    from caracole.lab.strengths import measure, series
    from caracole.texts import Texts

    found = measure(
        asked.file, asked.system, names_in(asked.seats), asked.games, asked.seed, commit=asked.commit,
        scenario=asked.scenario, options=read_options(asked.option), data=asked.data, backend=backend_of(asked),
        progress=progress,
    )  # fmt: skip
    if asked.json:
        print_json(found._asdict())
        return 0
    texts = Texts(asked.language, asked.system)
    for each in series(asked.file):
        share = percent_of(texts, each.share, each.low, each.high)
        print(f"{each.commit}  {each.system} {each.scenario}  {each.player} : {each.against}  {share}")
    return 0
