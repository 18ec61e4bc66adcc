"""6 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Brigade, Facing, Orders, Unit


class OrderBrigade(NamedTuple):
    """6.12: the Division leader puts a brigade under these orders."""

    brigade: Brigade
    orders: Orders


class AssignBattery(NamedTuple):
    """4.32: the battery serves with this brigade for the turn."""

    unit: Unit
    brigade: Brigade


class TransferBattery(NamedTuple):
    """K3: the battery belongs to this brigade from now on."""

    unit: Unit
    brigade: Brigade


class EndOrders(NamedTuple):
    """6.12: no further orders in II.C."""


class AttemptOrders(NamedTuple):
    """6.21: the Brigade leader tries to change his orders."""

    brigade: Brigade


class EndAttempts(NamedTuple):
    """6.21: no further brigade tries to change its orders."""


class TakeOrders(NamedTuple):
    """6.23: the brigade changes to these orders."""

    orders: Orders


class KeepOrders(NamedTuple):
    """6.23: the brigade keeps its orders though it might change them."""


class PlaceInReserve(NamedTuple):
    """6.32: the brigade goes into Reserve."""

    brigade: Brigade


class EndPlacing(NamedTuple):
    """6.32: no further brigade goes into Reserve."""


class LeaveReserve(NamedTuple):
    """6.34: the brigade leaves Reserve with these orders."""

    brigade: Brigade
    orders: Orders


class EndLeaving(NamedTuple):
    """6.34: no further brigade leaves Reserve."""


class FaceStack(NamedTuple):
    """7.23: a stack that took other orders faces this way."""

    facing: Facing
