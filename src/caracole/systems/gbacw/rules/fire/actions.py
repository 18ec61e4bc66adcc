"""10 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Hex, OptionalFacing, OptionalHex, Unit, Units


class FireAt(NamedTuple):
    """10.3: the acting unit fires at a hex. ``points`` 0: with all that is left; ``origin``: from this hex of an
    Extended unit; ``sections``: with these sections of a battery only; ``units``: together with these in the same
    hex."""

    target: Hex
    points: int = 0
    origin: OptionalHex = None
    sections: tuple[int, ...] = ()
    rapid: bool = False
    moving: bool = False
    """It means to move on: no Prepared Fire, and guns fire as if they had moved."""
    combine: bool = False
    """Added to the fire of another hex of the same line at that target (8.45)."""
    units: Units = ()


class EndFire(NamedTuple):
    """10.15: nothing further is declared; the shots are fired."""


class AnswerFire(NamedTuple):
    """10.4: a unit of the other side fires, with the fields of ``FireAt``."""

    unit: Unit
    target: Hex
    points: int = 0
    origin: OptionalHex = None
    sections: tuple[int, ...] = ()
    rapid: bool = False
    combine: bool = False
    units: Units = ()


class Resupply(NamedTuple):
    """10.92: ammunition for a unit, or for one section of a battery (-1: all that lack it); then it may turn."""

    unit: Unit
    section: int = -1
    facing: OptionalFacing = None


class HoldFire(NamedTuple):
    """10.13: nobody else fires now."""
