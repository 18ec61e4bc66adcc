"""``caracole lab EXPERIMENT``: many games at once, a module for each experiment. ``cli.balance`` and ``cli.train`` are
among them.

duel, ladder        two players meet; all levels against each other
searching           sweeps, handicaps, tuning: the same duel under other conditions
doctrine            how the captain should lean, learned by play
blunders            what a player should not have done, counted
report, release     a data set as a page; recorded games to give away
asking              questions in SQL, positions with known answers, strength by commit
scaling             what many cores would give
sharing             what the experiments share
"""

from __future__ import annotations

from typing import Any

from caracole.cli import balance, train
from caracole.cli.lab import asking, blunders, doctrine, duel, ladder, release, report, scaling, searching

EXPERIMENTS = (duel, ladder, balance, searching, train, doctrine, blunders, report, release, asking, scaling)


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("lab", help="play many games at once")
    experiments = parser.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    for experiment in EXPERIMENTS:
        experiment.add(experiments)
