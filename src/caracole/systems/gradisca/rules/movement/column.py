"""A column on the march (6): the frame that movement, raids and incursions share."""

from __future__ import annotations

from typing import NamedTuple

from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules.actions import MARCH
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone
from caracole.systems.gradisca.rules.flow import FLOW
from caracole.systems.gradisca.rules.state import GradiscaState


@FLOW.frame
class Column(NamedTuple):
    """A stack on the move. All its units started in the same zone and have spent the same (G6.w); it loses units on the
    way and never gains any (G6.i)."""

    step: str
    seat: int
    side: int
    units: tuple[Unit, ...]
    allowances: tuple[int, ...]
    """fixed when the zone was activated (G21.u)"""
    start: Zone
    zone: Zone
    origin: Zone
    spent: int
    how: str
    attack_supply: bool
    may_recall: bool
    raiding: bool = False
    """a raid was declared on entering this zone and what comes after it has not happened yet"""
    struck: tuple[Zone, ...] = ()
    """zones already struck by incursions (G25.2.e)"""
    next_zone: Zone = NOWHERE
    next_how: str = MARCH


def column_mask(frame: Column, state: GradiscaState) -> int:
    """The units of the column that are still with it."""
    return mask_of(frame.units) & state.at[frame.zone]


def left_to_spend(frame: Column) -> int:
    """G6.h: a stack goes as far as its slowest member."""
    return min(frame.allowances) - frame.spent
