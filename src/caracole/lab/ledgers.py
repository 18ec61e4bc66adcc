"""Which systems have a report on balance, and what each of them brings to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from caracole.lab.keeping import Row
from caracole.lab.verdicts import Count, Verdict
from caracole.play import Match

MODULES = {"gradisca": "caracole.lab.gradisca_page", "gbacw": "caracole.lab.gbacw_page"}
"""Each has a LEDGER."""


class Ledger(NamedTuple):
    """How the games of one system are counted and reported. A cast is what a scenario brings onto the stage."""

    cast_of: Callable[[Any], Any]
    row_of: Callable[[Match, int], Row]
    figures: Callable[[Any, Sequence[Row]], Count]
    verdicts: Callable[[Sequence[Count]], list[Verdict]]
    page: Callable[[str, range, Sequence[Any], Sequence[Count], Sequence[Verdict]], str]
    lessons: tuple[str, ...] = ()
    """Scenarios for tests and first steps, which are no contest."""


def ledger(system: str) -> Ledger:
    """The ledger of a system."""
    found: Ledger = import_module(MODULES[system]).LEDGER
    return found
