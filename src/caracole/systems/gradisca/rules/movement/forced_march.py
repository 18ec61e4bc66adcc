"""A forced march (12): who sets out from one zone goes farther, and somebody pays for it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseUnit
from caracole.systems.gradisca.rules.combat.losses import disorganize
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit, lowest_unit
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.sequence.teams import decide_seat
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def forced_march_from(game: Setting, state: GradiscaState, side: int, zone: Zone) -> tuple[int, int] | None:
    """What the card adds for men and for guns that set out from this zone; None if it names no card or another zone."""
    for start, by, guns in query.effect_values(state, "forced_march", side):
        if start == game.theatre.zones[zone].id:
            return int(by), int(guns)
    return None


def driven_on(
    game: Setting, state: GradiscaState, side: int, zone: Zone, units: tuple[Unit, ...], allowances: tuple[int, ...]
) -> tuple[int, ...]:
    """The allowances of units that set out from this zone, with what a forced march adds."""
    found = forced_march_from(game, state, side, zone)
    if found is None:
        return allowances
    guns = game.theatre.artillery
    return tuple(allowance + found[guns >> unit & 1] for unit, allowance in zip(units, allowances, strict=True))


class Weary(StepFrame):
    """One of the units that marched has to be worn out."""

    __slots__ = ("pool", "seat", "zone")

    def __init__(self, step: str, seat: int, zone: Zone, pool: int) -> None:
        self.step = step
        self.seat = seat
        self.zone = zone
        self.pool = pool

    def twin(self) -> Weary:
        return Weary(self.step, self.seat, self.zone, self.pool)


FLOW.frame(Weary)


def pay_for_forced_march(play: Play, side: int, zone: Zone, marched: int) -> None:
    """One infantry or cavalry unit that set out from the zone is Disorganized, if it has such a side: the owner chooses
    among those that are left, and may well choose one that has not."""
    if forced_march_from(play.game, play.state, side, zone) is None:
        return
    pool = 0
    for unit in each_unit(marched & play.theatre.line):
        if play.state.zone_of[unit] >= 0:
            pool |= 1 << unit
    if pool & (pool - 1):
        play.push(Weary("forced_march.pay", decide_seat(play, side, pool), zone, pool))
    elif pool:
        _wear_out(play, lowest_unit(pool))


def _wear_out(play: Play, unit: Unit) -> None:
    if not disorganize(play, 1 << unit, "G12.a"):
        play.tell("unit_bore_the_march", "G12.a", unit=unit)


class WearOut(Ask):
    """12: which unit pays for the forced march."""

    step = "forced_march.pay"
    rule = "G12.a"
    actions = (ChooseUnit,)

    def seats(self, game: Setting, state: GradiscaState, frame: Weary) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Weary) -> dict[str, Any]:
        return {"zone": frame.zone, "units": frame.pool}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Weary, seat: int, action: ChooseUnit
    ) -> Refusal | None:
        if frame.pool >> action.unit & 1:
            return None
        return Refusal("G12.a", "did_not_march", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Weary, seat: int) -> Iterator[ChooseUnit]:
        return (ChooseUnit(unit) for unit in each_unit(frame.pool))

    def apply(self, play: Play, frame: Weary, seat: int, action: ChooseUnit) -> None:
        play.pop()
        _wear_out(play, action.unit)


FLOW.choice(WearOut)
