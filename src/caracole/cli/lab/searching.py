"""``caracole lab sweep``, ``tune`` and ``handicap``: the same duel under varied conditions, the best parameters of a
player, and the handicap that makes a game even."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_language, add_options, print_json, read_options, whole_number
from caracole.cli.lab.sharing import add_backend, add_system, backend_of, names_in, percent_of, rounded
from caracole.kernel.errors import CaracoleError

VARY = "option:NAME=V,V, data:FILE:WAY=V,V or player:NAME.PARAMETER=V,V; the first value is the basis; may be repeated"
LEVER = "what is varied, with values from the worst to the best for who is measured: data:FILE:WAY=1,2,3"
SPACE = "a parameter of the player and its values; may be repeated"


def add(experiments: Any) -> None:
    """The command line."""
    sweep = experiments.add_parser("sweep", help="the same games under other options, data numbers or parameters")
    _common(sweep, 20, "captain,captain")
    sweep.add_argument("--vary", metavar="WHAT", action="append", required=True, help=VARY)
    sweep.add_argument("--out", metavar="DIR", type=Path, help="keep a data set for each point; goes on from them")
    sweep.set_defaults(run=run_sweep)
    handicap = experiments.add_parser("handicap", help="look for the value that makes a game even")
    _common(handicap, 160, "captain,captain")
    handicap.add_argument("--vary", metavar="WHAT", required=True, help=LEVER)
    handicap.set_defaults(run=run_handicap)
    tune = experiments.add_parser("tune", help="look for the best parameters of a computer player")
    _common(tune, 2, "captain,captain")
    tune.add_argument("--vary", metavar="NAME=V,V", action="append", required=True, help=SPACE)
    tune.add_argument("--budget", metavar="N", type=whole_number, default=50, help="how many trials (default: 50)")
    tune.add_argument(
        "--checks", metavar="N", type=whole_number, default=40, help="games on fresh seeds at the end (default: 40)"
    )
    tune.set_defaults(run=run_tune)


def _common(parser: argparse.ArgumentParser, games: int, seats: str) -> None:
    add_system(parser)
    parser.add_argument("--seats", metavar="A,B", default=seats, help="who plays (default: %(default)s)")
    parser.add_argument(
        "--games", metavar="N", type=whole_number, default=games, help="games for each value (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="K", type=int, default=1, help="the first seed (default: 1)")
    add_backend(parser)
    add_options(parser)
    add_json(parser)
    add_language(parser)


def varied(words: Sequence[str]) -> dict[str, list[Any]]:
    """``NAME=1,2,3``: the name ends at the last =."""
    found: dict[str, list[Any]] = {}
    for word in words:
        name, equals, values = word.rpartition("=")
        if not equals or not values:
            raise CaracoleError(f"--vary {word}: write NAME=VALUE,VALUE")
        found[name] = [_value(each) for each in values.split(",")]
    return found


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _asked(asked: argparse.Namespace) -> dict[str, Any]:
    from caracole.cli.progress import progress

    return {
        "scenario": asked.scenario,
        "options": read_options(asked.option),
        "data": asked.data,
        "backend": backend_of(asked),
        "progress": progress,
    }


def _measured(found: Any) -> dict[str, Any]:
    return {"share": rounded(found.share), "interval": [rounded(found.low), rounded(found.high)], "games": found.games}


def run_sweep(asked: argparse.Namespace) -> int:
    """One row per point."""
    from caracole.lab import sweep
    from caracole.texts import Texts

    found = sweep(
        asked.system, varied(asked.vary), names_in(asked.seats), asked.games, asked.seed, out=asked.out, **_asked(asked)
    )
    if asked.json:
        points = [
            {
                "values": point.values, **_measured(point.measured), "decisions": rounded(point.decisions),
                "chance": None if point.chance is None else rounded(point.chance), "differs": point.differs,
                "folder": point.folder,
            }
            for point in found.points
        ]  # fmt: skip
        print_json({"system": asked.system, "of": found.of, "correction": "Holm", "points": points})
        return 0
    from rich.table import Table

    from caracole.cli.console import report_console

    texts = Texts(asked.language, asked.system)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in found.points[0].values:
        table.add_column(name.rpartition(":")[2].rpartition(".")[2])
    table.add_column(texts.say("lab-share-of", who=texts.find(f"side-{found.of}") or found.of))
    table.add_column(texts.say("lab-chance"))
    for point in found.points:
        share = percent_of(texts, point.measured.share, *point.measured.interval)
        chance = (
            texts.say("lab-basis") if point.chance is None else f"{point.chance:.3f}{' *' if point.differs else ''}"
        )
        table.add_row(*(str(value) for value in point.values.values()), share, chance)
    console = report_console()
    console.print(table)
    console.print(texts.say("lab-holm", comparisons=len(found.points) - 1), soft_wrap=True)
    return 0


def run_handicap(asked: argparse.Namespace) -> int:
    """The value, and what was tried."""
    from caracole.lab import handicap
    from caracole.texts import Texts

    ((lever, values),) = varied([asked.vary]).items()
    found = handicap(asked.system, lever, values, names_in(asked.seats), asked.games, asked.seed, **_asked(asked))
    if asked.json:
        tried = [{"value": each.value, **_measured(each.measured)} for each in found.tried]
        row = {"of": found.of, "value": found.value, **_measured(found.measured), "even": found.even, "tried": tried}
        print_json({"system": asked.system, **row})
        return 0
    texts = Texts(asked.language, asked.system)
    for each in found.tried:
        print(f"{each.value}: {percent_of(texts, each.measured.share, *each.measured.interval)}")
    print(texts.say("lab-even" if found.even else "lab-not-even", value=str(found.value)))
    return 0


def run_tune(asked: argparse.Namespace) -> int:
    """The best values, with what they got on fresh seeds."""
    from caracole.lab import tune
    from caracole.texts import Texts

    player, against = [*names_in(asked.seats), "captain"][:2]
    found = tune(
        asked.system, player, varied(asked.vary), against, asked.budget, asked.games, asked.checks, asked.seed,
        **_asked(asked),
    )  # fmt: skip
    if asked.json:
        print_json({"values": found.values, "thought": rounded(found.thought), **_measured(found.checked)})
        return 0
    texts = Texts(asked.language, asked.system)
    for name, value in found.values.items():
        print(f"{name} = {value}")
    print(texts.say("lab-checked", share=percent_of(texts, found.checked.share, *found.checked.interval)))
    return 0
