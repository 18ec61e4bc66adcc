"""8.1 to 8.3 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Units


class JoinStack(NamedTuple):
    """8.23: stop here with those who stand in the hex, above or below the guns where one may choose."""

    above: bool = True


class Reorder(NamedTuple):
    """8.24: take this place in the stack, counted from the top, instead of moving."""

    place: int


class OrderSections(NamedTuple):
    """8.24: this section of the battery is its uppermost from now on."""

    section: int


class MoveStack(NamedTuple):
    """8.21: these units of the stack go along with the one that acts."""

    units: Units
