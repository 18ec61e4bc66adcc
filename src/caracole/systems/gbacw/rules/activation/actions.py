"""5 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Brigade, Corps, Division, Marker


class DrawForCorps(NamedTuple):
    """5.21: the next Efficiency Marker is for this corps."""

    corps: Corps


class DrawForDivision(NamedTuple):
    """5.21, K1: the next Efficiency Marker is for this division."""

    division: Division


class RaiseCorps(NamedTuple):
    """5.22: the Overall Commander raises the Efficiency of this corps by 1."""

    corps: Corps


class EndRaising(NamedTuple):
    """5.22: the Overall Commander raises no further corps."""


class AddActivation(NamedTuple):
    """5.23: the Corps Commander adds 1 to this division."""

    division: Division


class EndAdding(NamedTuple):
    """5.23: Corps Commanders add nothing more."""


class TransferActivations(NamedTuple):
    """5.4: two activations given up by one division or by two raise another by 1."""

    division: Division
    giver: Division
    second_giver: Division


class NoTransfer(NamedTuple):
    """5.4: no Efficiency Transfer this turn."""


class Coordinate(NamedTuple):
    """5.34: roll to combine brigades."""


class ActSeparately(NamedTuple):
    """5.34: no roll; brigades act one by one."""


class JoinGroup(NamedTuple):
    """5.34: this brigade acts with the others of the group."""

    brigade: Brigade


class EndGroup(NamedTuple):
    """5.34: no further brigade joins the group."""


class NameFirstMarker(NamedTuple):
    """5.13: this marker begins the turn."""

    marker: Marker


class HoldBack(NamedTuple):
    """5.31: one AM of this division stays out of the pool."""

    division: Division


class FillPool(NamedTuple):
    """5.31: all other AMs go into the pool."""
