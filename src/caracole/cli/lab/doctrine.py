"""``caracole lab doctrine SYSTEM``: captains who lean this way and that play against the plain one, and how the best
leans is written down."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_rule_options, add_workers, print_json, read_options, whole_number
from caracole.kernel.errors import CaracoleError


def _part(text: str) -> float:
    """An argument that is a part of something: from 0 to 1."""
    number = float(text)
    if not 0.0 <= number <= 1.0:
        raise argparse.ArgumentTypeError("must be from 0 to 1")
    return number


def add(experiments: Any) -> None:
    """The command line."""
    doctrine = experiments.add_parser("doctrine", help="learn how the captain should lean, by playing against himself")
    doctrine.add_argument("system", metavar="SYSTEM", help="a system; caracole systems lists them")
    doctrine.add_argument("--scenarios", metavar="A,B", required=True, help="each has a doctrine of its own")
    doctrine.add_argument(
        "--rounds", metavar="N", type=whole_number, default=8, help="how often (default: %(default)s)"
    )
    doctrine.add_argument(
        "--games", metavar="N", type=whole_number, default=200, help="in each round (default: %(default)s)"
    )
    doctrine.add_argument(
        "--checks", metavar="N", type=whole_number, default=100, help="on fresh seeds at the end (default: %(default)s)"
    )
    doctrine.add_argument(
        "--against", metavar="PLAYER", default="captain", help="whom it is learned against (default: %(default)s)"
    )
    doctrine.add_argument(
        "--margin",
        metavar="PART",
        type=_part,
        default=0.25,
        help="what the points of a game count beside who has won, from 0 to 1 (default: %(default)s)",
    )
    doctrine.add_argument(
        "--shared",
        metavar="PART",
        type=_part,
        default=0.5,
        help="what the other side's games count for a side, from 0 to 1 (default: %(default)s)",
    )
    doctrine.add_argument(
        "--stray",
        metavar="STEPS",
        type=float,
        default=1.0,
        help="how far from the present leaning others are tried (default: %(default)s)",
    )
    doctrine.add_argument(
        "--side", type=int, choices=(0, 1), help="let one side learn alone: the first, 0, or the second"
    )
    doctrine.add_argument(
        "--groups", action="store_true", help="turn habits that belong together as one, as the system groups them"
    )
    doctrine.add_argument(
        "--both", action="store_true", help="turn the captain as well, and tell which way he should lean by himself"
    )
    doctrine.add_argument(
        "--quick", action="store_true", help="let quick captains learn: many more games in the same time"
    )
    doctrine.add_argument("--seed", metavar="K", type=int, default=1, help="the first seed (default: 1)")
    doctrine.add_argument("--anew", action="store_true", help="begin with the plain captain, not with what is known")
    doctrine.add_argument("--to", metavar="FILE", help="where it is written (default: where the system keeps it)")
    add_rule_options(doctrine)
    add_workers(doctrine)
    add_json(doctrine)
    doctrine.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Learn it scenario by scenario; each is written as soon as it is there, beside what was known of others."""
    from caracole.cli.progress import progress
    from caracole.lab.doctrines import evolve, gathered, groups_of, knobs_of
    from caracole.lab.processes import on_this_machine
    from caracole.play import load
    from caracole.players.plans.learned import Doctrine

    plans, knobs = knobs_of(asked.system)
    to = asked.to or getattr(plans, "DOCTRINE", None)
    if to is None:
        raise CaracoleError(f"{asked.system} does not say where its doctrine lies: name a file with --to")
    scenarios = asked.scenarios.split(",")
    options = read_options(asked.option)
    revision = load(asked.system, scenarios[0], options).newest
    known: dict[str, Any] = {}
    if Path(to).exists():
        before = Doctrine.read(Path(to), revision)
        known = {name: (sides, before.trained.get(name, {})) for name, sides in before.by_scenario.items()}
    groups = groups_of(asked.system) if asked.groups else None
    for scenario in scenarios:
        seats = len(load(asked.system, scenario, options).seats)
        plain: tuple[Any, dict[str, Any]] = ([{} for _ in range(seats)], {})
        start, before_that = plain if asked.anew else known.get(scenario, plain)
        sides, trained = evolve(
            asked.system, scenario, asked.rounds, asked.games, asked.checks, asked.seed,
            start=start, options=options, against=asked.against, margin=asked.margin, shared=asked.shared,
            stray=asked.stray, groups=groups, sides=None if asked.side is None else (asked.side,), both=asked.both,
            quick=asked.quick,
            backend=on_this_machine(asked.workers, asked.games), progress=progress,
        )  # fmt: skip
        known[scenario] = sides, {**trained, "before": before_that} if before_that else trained
        try:
            gathered(asked.system, revision, known, knobs).write(Path(to))
        except OSError as error:
            raise CaracoleError(f"{to}: {error.strerror}") from error
        if not asked.json:
            from caracole.cli.console import report_console

            report_console().print(f"{scenario}: {known[scenario][0]}\n{known[scenario][1]}", soft_wrap=True)
    if asked.json:
        print_json({scenario: {"weights": row[0], "trained": row[1]} for scenario, row in known.items()})
    return 0
