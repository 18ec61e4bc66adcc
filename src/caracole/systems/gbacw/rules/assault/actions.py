"""11 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing, Hex, Hexes, Unit


class DesignateAssault(NamedTuple):
    """11.31: this unit assaults these hexes; others may join it."""

    unit: Unit
    targets: Hexes


class JoinAssault(NamedTuple):
    """11.32: this unit adds its strength to the assault of another."""

    unit: Unit
    other: Unit


class EndDesignation(NamedTuple):
    """11.31: all assaults are declared."""


class RetreatBefore(NamedTuple):
    """11.33: this unit does not wait for the assault."""

    unit: Unit


class StandFast(NamedTuple):
    """11.33: nobody else retreats before the assault."""


class Countercharge(NamedTuple):
    """11.56: the cavalry that is charged charges itself."""


class AwaitCharge(NamedTuple):
    """11.56: the cavalry that is charged awaits the Charge."""


class CheckWith(NamedTuple):
    """11.37: this unit makes the Pre-Assault check."""

    unit: Unit


class ResolveFrom(NamedTuple):
    """11.41: assaults are resolved from this end of the line to the other."""

    end: str


class ContinueAssault(NamedTuple):
    """11.47: the assault goes on."""


class EndAssault(NamedTuple):
    """11.47: the assault is not continued."""


class AdvanceFurther(NamedTuple):
    """11.47: one hex further, to get at the enemy."""

    unit: Unit
    to: Hex


class EndFurther(NamedTuple):
    """11.47: nobody goes further."""


class FaceFreely(NamedTuple):
    """11.46: a victorious defender who stays turns as he likes."""

    facing: Facing


class AnnounceCharge(NamedTuple):
    """11.54: the mounted cavalry of this stack charges."""

    unit: Unit
