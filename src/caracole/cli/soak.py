"""``caracole soak SYSTEM``: random games over every scenario, edition and table, each replayed to the bit. Computer
players may play instead of chance."""

from __future__ import annotations

import argparse
from shlex import quote
from typing import Any

from caracole.cli.common import add_data, add_json, add_language, add_workers, print_json, side_name, whole_number


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


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if any game went wrong; the first of them is named so that it can be played again."""
    from caracole.cli.lab.sharing import backend_of
    from caracole.cli.progress import progress
    from caracole.lab import soak

    report = soak(
        asked.system, asked.games, asked.seed, scenarios=asked.scenario or (), without=asked.without or (),
        players=asked.seats, data=asked.data, first=asked.first, backend=backend_of(asked), progress=progress,
    )  # fmt: skip
    if asked.json:
        print_json(report)
    else:
        _show(report, asked)
    return 1 if report["failures"] else 0


def _show(report: dict[str, Any], asked: argparse.Namespace) -> None:
    from caracole.cli.common import complain
    from caracole.lab.soaks import Wanted
    from caracole.texts import Texts

    wanted = Wanted(tuple(asked.scenario or ()), tuple(asked.without or ()))
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
