"""``caracole lab release SYSTEM``: open data, thousands of recorded games with a card that describes them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_language, print_json, whole_number
from caracole.cli.lab.sharing import add_backend, add_system, backend_of


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("release", help="recorded games to give away, with a data card")
    add_system(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="where the data go; a stopped run goes on there")
    parser.add_argument(
        "--games", metavar="N", type=whole_number, default=10_000, help="how many (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="K", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument(
        "--scenario", metavar="ID", nargs="+", default=[], help="these only (default: all that come with the program)"
    )
    parser.add_argument("--page", metavar="FILE", type=Path, help="put the card into this page of cards, too")
    add_backend(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Plays, and says where the card is."""
    from caracole.cli.progress import progress
    from caracole.lab.release import add_to_page, release

    card = release(
        asked.system,
        asked.out,
        asked.games,
        asked.seed,
        scenarios=asked.scenario,
        backend=backend_of(asked),
        progress=progress,
    )
    if asked.page is not None:
        add_to_page(asked.page, card.read_text(encoding="utf-8"))
    if asked.json:
        print_json({"card": str(card)})
    else:
        print(card)
    return 0
