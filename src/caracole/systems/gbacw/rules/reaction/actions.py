"""9.6 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing, Hexes


class ReactFacing(NamedTuple):
    """9.61: the stack turns by one corner."""

    facing: Facing


class ReactRefuse(NamedTuple):
    """9.61: the stack refuses its left or right end."""

    end: str


class LetBe(NamedTuple):
    """9.61: the stack stays as it is."""


class GiveWay(NamedTuple):
    """9.63: the unit gives way before the enemy."""


class HoldGround(NamedTuple):
    """9.63: the unit stays."""


class GiveWayTo(NamedTuple):
    """9.63: it goes back through these hexes."""

    path: Hexes
