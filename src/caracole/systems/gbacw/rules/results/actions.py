"""12 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing, Hex, Hexes, Leader, Unit, Units


class Retreat(NamedTuple):
    """12.41: these units of one hex (one of them, or all that must) retreat along this path."""

    units: Units
    path: Hexes


class GoAlong(NamedTuple):
    """12.72: the leader goes with the troops as far as this hex."""

    leader: Leader
    to: Hex


class StayBehind(NamedTuple):
    """12.72: the leader stays where he is."""

    leader: Leader


class Advance(NamedTuple):
    """12.6: the unit advances; the hexes that it will occupy, its counter's first."""

    unit: Unit
    to: Hexes


class DeclineAdvance(NamedTuple):
    """12.6: the unit stays where it is."""

    unit: Unit


class FaceAfterAdvance(NamedTuple):
    """12.6: how the unit faces in the hex into which it advanced, turned by one corner at most."""

    facing: Facing


class PlaceLeader(NamedTuple):
    """12.74: the replacement joins this unit's hex."""

    leader: Leader
    to: Hex


class Promote(NamedTuple):
    """12.76: this subordinate takes the place of a lost superior."""

    leader: Leader
