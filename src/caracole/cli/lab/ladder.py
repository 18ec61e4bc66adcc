"""``caracole lab ladder SYSTEM``: every level meets every other; Elo and shares with intervals, as a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_data, add_json, add_language, print_json, read_options, whole_number
from caracole.cli.lab.sharing import add_backend, add_system, backend_of, elo_words, names_in, percent_of, rounded
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lab.ladders import Ladder, Pair
    from caracole.texts import Texts


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("ladder", help="every level of computer player meets every other")
    add_system(parser)
    parser.add_argument("--seats", metavar="A,B,C", help="who meets (default: all levels of the system)")
    parser.add_argument(
        "--pair", metavar="A,B[,N]", action="append", default=[],
        help="only these two meet, N times; may be repeated, and takes the place of --seats",
    )  # fmt: skip
    parser.add_argument(
        "--scenario", metavar="ID", nargs="+", action="extend", default=[],
        help="these only (default: those that the system names for its ladder)",
    )  # fmt: skip
    parser.add_argument(
        "--games", metavar="N", type=whole_number, default=20, help="of each pairing in each scenario (default: 20)"
    )
    parser.add_argument(
        "--seed",
        metavar="K",
        type=int,
        default=1,
        help="the first seed; each seed is played once with every order of seats (default: 1)",
    )
    parser.add_argument(
        "--keep", metavar="DIR", type=Path, help="write every game down there; a run that was stopped goes on from it"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the page in Markdown")
    parser.add_argument(
        "--figures",
        metavar="FILE",
        type=Path,
        help="write Elo as data; in a system's ladder.json it is shown to players",
    )  # fmt: skip
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a rule option, e.g. game=basic or edition=it; may be repeated (caracole systems lists them)",
    )
    add_data(parser)
    add_backend(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play what is missing and show the ladder."""
    from caracole.cli.progress import progress
    from caracole.lab import ladder
    from caracole.lab.ladders import page
    from caracole.play.registry import system
    from caracole.players.strength import written
    from caracole.texts import Texts

    chosen = system(asked.system)
    found = ladder(
        chosen.name, names_in(asked.seats) if asked.seats else None, asked.games, asked.seed,
        pairs=[_pair(each) for each in asked.pair], scenarios=asked.scenario or None,
        options=read_options(asked.option), data=asked.data,
        backend=backend_of(asked), keep=asked.keep, progress=progress,
    )  # fmt: skip
    if asked.out is not None:
        _write(asked.out, page(found, chosen.title, _command(asked)))
    if asked.figures is not None:
        elo = {name: (rounded(row[0]), rounded(row[1]), rounded(row[2])) for name, row in found.elo().items()}
        _write(asked.figures, written(chosen.name, elo, sum(len(each.games) for each in found.meetings)))
    if asked.json:
        print_json(plain(found))
    else:
        _show(found, Texts(asked.language, chosen.name))
    return 0


def _pair(wish: str) -> Pair:
    from caracole.lab.ladders import Pair

    match names_in(wish):
        case [one, other]:
            return Pair(one, other)
        case [one, other, games] if games.isdecimal() and int(games):
            return Pair(one, other, int(games))
    raise CaracoleError(f"--pair {wish}: two players, such as general,captain, and perhaps how often they meet")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CaracoleError(f"{file}: {error.strerror}") from error


def _command(asked: argparse.Namespace) -> str:
    words = ["caracole lab ladder", asked.system]
    words += ["--seats", asked.seats] if asked.seats else []
    words += [word for pair in asked.pair for word in ("--pair", pair)]
    words += ["--scenario", *asked.scenario] if asked.scenario else []
    words += [word for option in asked.option for word in ("--option", option)]
    words += ["--data", asked.data] if asked.data else []
    return " ".join([*words, "--games", str(asked.games), "--seed", str(asked.seed)])


def plain(found: Ladder) -> dict[str, Any]:
    """As JSON data."""
    elo = {name: {part: rounded(each) for part, each in row._asdict().items()} for name, row in found.elo().items()}
    return {
        "system": found.system,
        "players": list(found.players),
        "elo": elo,
        "meetings": [
            {
                "scenario": each.scenario,
                "seats": [each.one, each.other],
                "games": len(each.games),
                "share": rounded(each.result.share),
                "interval": [rounded(each.result.low), rounded(each.result.high)],
            }
            for each in found.meetings
        ],
        "targets": [
            {
                "scenario": scenario,
                **target._asdict(),
                "found": rounded(result.share),
                "interval": [rounded(result.low), rounded(result.high)],
                "met": target.met(result),
            }
            for scenario, target, result in found.targets()
        ],
    }


def _show(found: Ladder, texts: Texts) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console

    console = report_console()
    for name, row in found.elo().items():
        console.print(f"{name}: {elo_words(texts, *row)}", soft_wrap=True)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("balance-scenario", "lab-player", "lab-opponent", "balance-games", "lab-interval"):
        table.add_column(texts.say(heading))
    for each in found.meetings:
        share = percent_of(texts, each.result.share, *each.result.interval)
        table.add_row(each.scenario, each.one, each.other, str(len(each.games)), share)
    console.print(table)
    for scenario, target, result in found.targets():
        met = texts.say("balance-met" if target.met(result) else "balance-not-met")
        sign = "≥" if target.at_least else "≤"
        asked = f"{target.one} : {target.other} {sign} {100 * target.share:.0f} %"
        console.print(
            f"{met}: {scenario}, {asked}: {percent_of(texts, result.share, *result.interval)}", soft_wrap=True
        )
