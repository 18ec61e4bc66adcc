"""``caracole lab scaling SYSTEM``: what a cluster would give, from what this machine measures."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_workers, print_json, whole_number
from caracole.cli.lab.report import write
from caracole.cli.lab.sharing import names_in, rounded


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("scaling", help="what many cores would give, from what this machine measures")
    parser.add_argument("system", metavar="SYSTEM", nargs="+", help="systems, each perhaps with a scenario: NAME/ID")
    parser.add_argument("--seats", metavar="A,B", default="random,random", help="who plays (default: %(default)s)")
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole_number,
        help="how many in each round (default: a quarter of a minute of them)",
    )
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the page in Markdown")
    add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Measure each, and show the page or its figures."""
    from caracole.lab.scaling import page, scaling

    found = []
    for word in asked.system:
        name, _, scenario = word.partition("/")
        found.append(scaling(name, scenario or None, names_in(asked.seats), asked.games, asked.workers))
    words = ["caracole lab scaling", *asked.system, "--seats", asked.seats]
    words += ["--games", str(asked.games)] if asked.games else []
    text = page(found, " ".join(words))
    if asked.out is not None:
        write(asked.out, text)
    if asked.json:
        print_json(
            [
                {
                    "system": each.system, "scenario": each.scenario, "players": list(each.players),
                    "game_seconds": each.game, "take_seconds": each.taking, "join_seconds": each.joining,
                    "result_bytes": each.size, "games": each.games, "workers": each.workers, "gain": rounded(each.gain),
                    "per_core": rounded(each.per_core), "enough_cores": each.enough,
                    "games_per_second_1000": rounded(each.rate(1000)),
                }
                for each in found
            ]
        )  # fmt: skip
    elif asked.out is None:
        print(text, end="")
    return 0
