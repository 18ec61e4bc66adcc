"""9.7 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Entry, Facing, Hex, Leader, Orders, Unit


class OrderIn(NamedTuple):
    """9.71: the group comes in by this entry and under these orders."""

    entry: Entry
    orders: Orders


class HoldGroup(NamedTuple):
    """9.73: the group does not come now; another takes its place."""


class EnterUnit(NamedTuple):
    """9.71: a reinforcement comes in."""

    unit: Unit
    facing: Facing


class EnterLeader(NamedTuple):
    """9.71: a leader comes in."""

    leader: Leader


class LeaveMap(NamedTuple):
    """9.56: the unit leaves the map."""


class LeaderLeaves(NamedTuple):
    """9.56: the leader leaves the map by this hex."""

    by: Hex
