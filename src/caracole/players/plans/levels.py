"""How long the levels think. A step is one decision that a quick captain takes in an imagined world."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from caracole.kernel import CaracoleError


class Budget(NamedTuple):
    """What a player may spend on the plan of a stretch."""

    steps: int
    """Decisions in imagined worlds, for records, tests and the lab: the same on every machine. 0: no plans are
    weighed."""
    seconds: float
    """The same for play on a server, by the clock; of a quick captain who thinks for himself, too."""
    plans: int = 12
    """Plans that are weighed at a time."""
    worlds: int = 6
    """Imagined worlds in which a new plan is first tried; the better half is tried in twice as many, and so on.
    0: as many as the budget allows, an equal part of it for each round."""
    generations: int = 2
    """How often the best are crossed and varied."""
    finalists: int = 3
    """Plans that are weighed against the captain's own with what is left of the budget."""
    errors: float = 2.0
    """By how many standard errors a plan must beat the captain's own."""
    again: float = 0.4
    """The part of the budget for planning anew after a surprise ..."""
    surprises: int = 2
    """... and how often in a stretch."""
    longest: int = 300
    """Decisions after which a plan that has not settled is judged as it stands."""
    doctrine: float = 1.0
    """The part of the doctrine by which he plays, if the system has one."""
    leaning: Mapping[str, float] = {}
    """What this level adds to the weights of the doctrine."""


def budgets_of(path: Path) -> dict[str, Budget]:
    """Level -> budget, from a file; raises CaracoleError if it is none."""
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
        return {level: Budget(**row) for level, row in plain.items()}
    except (OSError, ValueError, TypeError) as error:
        raise CaracoleError(f"{path.name} says no budgets: {error}") from error


BUDGETS = budgets_of(Path(__file__).with_name("levels.toml"))
"""By level. A system may bring its own as ``BUDGETS`` of its part ``plans``."""
