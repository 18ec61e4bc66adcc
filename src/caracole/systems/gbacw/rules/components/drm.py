"""Modifiers as items: every one has its clause, so that a roll can be shown as a list, with exact odds, before it is
made. Rolls of the series are one ten-sided die (2.5) with modifiers added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

FACES: Final = 10
"""Of the die (2.5)."""


class Drm(NamedTuple):
    """One modifier: its clause, its name (message ``drm-<code>``) and what it adds."""

    rule: str
    code: str
    value: int

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"rule": self.rule, "code": self.code, "value": self.value}


def total(modifiers: Iterable[Drm]) -> int:
    """C10.81.a, C11.42.a: all of them together."""
    return sum(row.value for row in modifiers)


def listed(modifiers: Sequence[Drm]) -> list[dict[str, Any]]:
    """As JSON data, those that change nothing left out."""
    return [row.plain() for row in modifiers if row.value]


def chance(holds: Callable[[int], bool]) -> Fraction:
    """How likely a natural die makes this hold."""
    return Fraction(sum(1 for die in range(FACES) if holds(die)), FACES)


def chance_to_pass(cohesion: int, modifiers: Iterable[Drm]) -> Fraction:
    """C2.6.b: the chance of a UDD: die and modifiers no higher than the Cohesion."""
    added = total(modifiers)
    return chance(lambda die: die + added <= cohesion)


def spread(result: Callable[[int], Any]) -> dict[Any, Fraction]:
    """Every result that the die can give, with its chance, in the order of the die."""
    found: dict[Any, Fraction] = {}
    for die in range(FACES):
        key = result(die)
        found[key] = found.get(key, Fraction(0)) + Fraction(1, FACES)
    return found


def percent(share: Fraction) -> int:
    """For people: a whole number of percent. With one die it is exact."""
    return round(share * 100)
