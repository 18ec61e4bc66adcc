"""Many games at once, and what they say together.

``duel`` lets computer players meet, the rest of the laboratory are calls of the same kind, and every one of them is a
command too (``caracole lab``). Nothing is imported before it is asked for.

duels, games, running             computer players meet; one game; many at once
ladders, mistakes, soaks          all levels against each other; blunders; random games, checked
sweeps, numbers, tuning, handicaps    the same duel under other conditions, and looking for the best ones
suites, strengths                 known positions, and strength by commit: regression of players
processes, cluster, scaling       where games are played: this machine, or many; what many would give
gathering, datasets, again, queries   games as rows, as Parquet files, played again, asked in SQL
release                           recorded games to give away, with a data card
report, luck, swings              a page of a data set; dice or choices; the dearest decisions
chances                           who was likely to win, moment by moment of one game
statistics, figures               intervals, Elo, sequential tests; small figures
balancing, keeping, ledgers, verdicts, markdown    the report on balance that a system brings
training, doctrines               a judgement of positions, and how the captain should lean, learned from games
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caracole.lab.balancing import Balance, balance
    from caracole.lab.duels import Duel, duel
    from caracole.lab.handicaps import Handicap, handicap
    from caracole.lab.ladders import Ladder, ladder
    from caracole.lab.mistakes import Blunders, blunders
    from caracole.lab.queries import query
    from caracole.lab.soaks import soak
    from caracole.lab.suites import Suite, suite
    from caracole.lab.sweeps import Sweep, sweep
    from caracole.lab.tuning import Tuned, tune

__all__ = [
    "Balance",
    "Blunders",
    "Duel",
    "Handicap",
    "Ladder",
    "Suite",
    "Sweep",
    "Tuned",
    "balance",
    "blunders",
    "duel",
    "handicap",
    "ladder",
    "query",
    "soak",
    "suite",
    "sweep",
    "tune",
]

_FOUND_IN = {
    "balancing": ("Balance", "balance"),
    "duels": ("Duel", "duel"),
    "handicaps": ("Handicap", "handicap"),
    "ladders": ("Ladder", "ladder"),
    "mistakes": ("Blunders", "blunders"),
    "queries": ("query",),
    "soaks": ("soak",),
    "suites": ("Suite", "suite"),
    "sweeps": ("Sweep", "sweep"),
    "tuning": ("Tuned", "tune"),
}


def __getattr__(name: str) -> Any:
    for module, names in _FOUND_IN.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
