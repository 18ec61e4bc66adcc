"""``caracole lab blunders SYSTEM``: what a computer player should not have done, counted over many games."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, add_options, print_json, read_options, whole_number
from caracole.cli.lab.sharing import add_backend, add_system, backend_of, rounded

if TYPE_CHECKING:
    from caracole.lab.mistakes import Blunders
    from caracole.lab.statistics import Interval
    from caracole.texts import Texts


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("blunders", help="count what a computer player should not have done")
    add_system(parser)
    parser.add_argument(
        "--seats", metavar="NAME", default="captain", help="whose blunders; who plays all seats (default: captain)"
    )
    parser.add_argument("--games", metavar="N", type=whole_number, default=20, help="how many (default: %(default)s)")
    parser.add_argument("--seed", metavar="K", type=int, default=1, help="game n has seed K + n (default: 1)")
    add_backend(parser)
    add_options(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play and count."""
    from caracole.cli.progress import progress
    from caracole.lab import blunders
    from caracole.play import load
    from caracole.texts import Texts

    options = read_options(asked.option)
    game = load(asked.system, asked.scenario, options, asked.data)
    found = blunders(
        game.system, asked.seats, asked.games, asked.seed, scenario=game.scenario, options=options, data=asked.data,
        backend=backend_of(asked), progress=progress,
    )  # fmt: skip
    if asked.json:
        print_json({"system": game.system, "scenario": game.scenario, "seats": asked.seats, **plain(found)})
    else:
        _show(found, Texts(asked.language, game.system))
    return 0


def plain(found: Blunders) -> dict[str, Any]:
    """As JSON data."""
    return {
        "games": len(found.games),
        "kinds": {
            kind: {"total": found.total(kind), **_interval(mean, "per_game")} for kind, mean in found.kinds.items()
        },
        "choices": sum(game.choices for game in found.games),
        "without_reason": {
            "total": sum(game.without_reason for game in found.games), **_interval(found.without_reason, "share"),
        },
        "catch_all": {"total": sum(game.catch_all for game in found.games), **_interval(found.catch_all, "share")},
    }  # fmt: skip


def _interval(found: Interval, name: str) -> dict[str, Any]:
    return {name: rounded(found.value), "interval": [rounded(found.low), rounded(found.high)]}


def _show(found: Blunders, texts: Texts) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("lab-blunder"))
    for heading in ("lab-total", "lab-per-game", "lab-interval"):
        table.add_column(texts.say(heading), justify="right")
    for kind, mean in found.kinds.items():
        name = texts.find(f"blunder-{kind.replace('_', '-')}") or kind
        table.add_row(name, str(found.total(kind)), f"{mean.value:.2f}", f"{mean.low:.2f} - {mean.high:.2f}")
    console = report_console()
    console.print(texts.say("lab-games", games=len(found.games)), table, sep="\n")
    for code, share in (("lab-without-reason", found.without_reason), ("lab-catch-all", found.catch_all)):
        said = {name: f"{100 * getattr(share, name):.1f}" for name in ("value", "low", "high")}
        console.print(texts.say(code, share=said["value"], low=said["low"], high=said["high"]), soft_wrap=True)
