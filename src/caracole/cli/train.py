"""``caracole lab train SYSTEM``: quick captains play, and a judgement of positions is learned from their games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_workers, print_json, whole_number
from caracole.kernel.errors import CaracoleError


def add(experiments: Any) -> None:
    """The command line."""
    train = experiments.add_parser("train", help="learn a judgement of positions for those who search over plans")
    train.add_argument("system", metavar="SYSTEM", help="a system; caracole systems lists them")
    train.add_argument("--scenarios", metavar="A,B", help="what is played (default: all that come with the system)")
    train.add_argument("--games", metavar="N", type=whole_number, default=100, help="of each (default: %(default)s)")
    train.add_argument("--seed", metavar="K", type=int, default=1, help="game n has seed K + n (default: 1)")
    train.add_argument("--to", metavar="FILE", help="where it is written (default: where the system keeps it)")
    add_workers(train)
    add_json(train)
    train.set_defaults(run=run)


def play(task: tuple[str, str, int]) -> list[Any]:
    """One game, in a process of its own."""
    from caracole.lab.training import played

    return played(*task)


def run(asked: argparse.Namespace) -> int:
    """Play them all, learn, and write it down."""
    from caracole.cli.progress import progress
    from caracole.lab.processes import on_this_machine
    from caracole.lab.training import learned, plans_of
    from caracole.play import load
    from caracole.play.registry import system

    plans = plans_of(asked.system)
    to = asked.to or getattr(plans, "LEARNED", None)
    if to is None:
        raise CaracoleError(f"{asked.system} does not say where its judgement lies: name a file with --to")
    known = [row["id"] for row in system(asked.system).scenarios()]
    scenarios = asked.scenarios.split(",") if asked.scenarios else known
    revision = load(asked.system, scenarios[0]).newest
    tasks = [
        (asked.system, scenario, asked.seed + number + 10_000 * place)
        for place, scenario in enumerate(scenarios)
        for number in range(asked.games)
    ]
    games: list[list[Any]] = [[] for _ in tasks]
    with progress("games", len(tasks)) as advance:
        for number, found in on_this_machine(asked.workers, len(tasks)).run(play, tasks):
            games[number] = found
            advance()
    samples = [sample for game in games for sample in game]
    judgement = learned(asked.system, revision, samples, scenarios)
    try:
        judgement.write(Path(to))
    except OSError as error:
        raise CaracoleError(f"{to}: {error.strerror}") from error
    if asked.json:
        print_json(judgement._asdict())
    else:
        from caracole.cli.console import report_console

        told = judgement.trained
        losses = ", ".join(f"{row['games']}: {row['loss']}" for row in told["curve"])
        report_console().print(f"{to}: {told['games']} games, {told['positions']} positions; loss by games {losses}")
    return 0
