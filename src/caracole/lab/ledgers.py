"""What a system brings to a report on balance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from caracole.kernel import CaracoleError
from caracole.lab.keeping import Row
from caracole.lab.verdicts import Count, Verdict
from caracole.play import Match
from caracole.play.parts import part


class Ledger(NamedTuple):
    """How the games of one system are counted and reported. A cast is what a scenario brings onto the stage."""

    cast_of: Callable[[Any], Any]
    row_of: Callable[[Match, int], Row]
    figures: Callable[[Any, Sequence[Row]], Count]
    verdicts: Callable[[Sequence[Count]], list[Verdict]]
    page: Callable[[str, range, Sequence[Any], Sequence[Count], Sequence[Verdict]], str]
    lessons: tuple[str, ...] = ()
    """Scenarios for tests and first steps, which are no contest."""


class BalancePart(Protocol):
    """What a system brings as its ``balance``."""

    @property
    def LEDGER(self) -> Ledger:  # noqa: N802 - a constant of a module
        """How its games are counted."""


def ledger(system: str) -> Ledger:
    """The ledger of a system."""
    found = part(system, "balance", BalancePart)
    if found is None:
        raise CaracoleError(f"{system} does not say what is to be counted over many games: it has no balance")
    return found.LEDGER
