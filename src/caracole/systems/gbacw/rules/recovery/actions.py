"""13 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Brigade, Facing, Hex, Unit


class Rally(NamedTuple):
    """13.4: a Disordered unit tries to rally, in place of moving and firing."""

    unit: Unit


class TurnAfterRally(NamedTuple):
    """13.41: how the rallied unit faces, turned by one corner at most."""

    facing: Facing


class RallyQuietly(NamedTuple):
    """13.45: the quiet brigade rallies its Disordered units in range."""

    brigade: Brigade


class RestQuietly(NamedTuple):
    """17.42: the quiet brigade loses a level of Fatigue."""

    brigade: Brigade


class TryToReturn(NamedTuple):
    """13.52: a Routed unit tries to return."""

    unit: Unit


class StayAway(NamedTuple):
    """13.51: a Routed unit does not try, this turn."""

    unit: Unit


class PlaceRallied(NamedTuple):
    """13.52: a unit that returns from Rout stands here."""

    unit: Unit
    to: Hex
    facing: Facing
