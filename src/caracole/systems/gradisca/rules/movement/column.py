"""A column on the march (6): the frame that movement, raids and incursions share."""

from __future__ import annotations

from caracole.kernel import StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules.actions import MARCH
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone
from caracole.systems.gradisca.rules.flow import FLOW
from caracole.systems.gradisca.rules.state import GradiscaState


class Column(StepFrame):
    """A stack on the move. All its units started in the same zone and have spent the same (G6.w); it loses units on the
    way and never gains any (G6.i)."""

    __slots__ = (
        "allowances",
        "attack_supply",
        "how",
        "may_recall",
        "next_how",
        "next_zone",
        "origin",
        "raiding",
        "seat",
        "side",
        "spent",
        "start",
        "struck",
        "units",
        "zone",
    )

    def __init__(
        self,
        step: str,
        seat: int,
        side: int,
        units: tuple[Unit, ...],
        allowances: tuple[int, ...],
        start: Zone,
        zone: Zone,
        origin: Zone,
        spent: int,
        how: str,
        attack_supply: bool,
        may_recall: bool,
        raiding: bool = False,
        struck: tuple[Zone, ...] = (),
        next_zone: Zone = NOWHERE,
        next_how: str = MARCH,
    ) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.units = units
        self.allowances = allowances
        """fixed when the zone was activated (G21.u)"""
        self.start = start
        self.zone = zone
        self.origin = origin
        self.spent = spent
        self.how = how
        self.attack_supply = attack_supply
        self.may_recall = may_recall
        self.raiding = raiding
        """a raid was declared on entering this zone and what comes after it has not happened yet"""
        self.struck = struck
        """zones already struck by incursions (G25.2.e)"""
        self.next_zone = next_zone
        self.next_how = next_how

    def twin(self) -> Column:
        return Column(
            self.step,
            self.seat,
            self.side,
            self.units,
            self.allowances,
            self.start,
            self.zone,
            self.origin,
            self.spent,
            self.how,
            self.attack_supply,
            self.may_recall,
            self.raiding,
            self.struck,
            self.next_zone,
            self.next_how,
        )


FLOW.frame(Column)


def column_mask(frame: Column, state: GradiscaState) -> int:
    """The units of the column that are still with it."""
    return mask_of(frame.units) & state.at[frame.zone]


def left_to_spend(frame: Column) -> int:
    """G6.h: a stack goes as far as its slowest member."""
    slowest = frame.allowances[0]
    for allowance in frame.allowances:
        if allowance < slowest:  # noqa: PLR1730 - a comparison costs less than a call
            slowest = allowance
    return slowest - frame.spent


def most_to_spend(frame: Column) -> int:
    """What its fastest member could still spend."""
    fastest = frame.allowances[0]
    for allowance in frame.allowances:
        if allowance > fastest:  # noqa: PLR1730
            fastest = allowance
    return fastest - frame.spent
