"""11.56 Countercharge: mounted cavalry that is charged rides out to meet it, in place of its Pre-Assault check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.actions import AwaitCharge, Countercharge
from caracole.systems.gbacw.rules.assault.declared import Assault, units_in
from caracole.systems.gbacw.rules.assault.ground import lets_countercharge, pairs
from caracole.systems.gbacw.rules.assault.modifiers import is_charge
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, CAVALRY, MARCH
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.sequence.standing import ALWAYS, ASK, standing, tell_followed
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FIRES: Final = (Mark.RETURN_FIRED, Mark.PRE_ASSAULT_FIRED, Mark.WITHDRAWAL_FIRED, Mark.APPROACH_FIRED)


class Countercharging(StepFrame):
    """The cavalry of a position is charged in these assaults."""

    __slots__ = ("place", "rows", "side")

    def __init__(self, step: str, side: int, place: tuple[Hex, ...], rows: tuple[int, ...]) -> None:
        self.step = step
        self.side = side
        self.place = place
        self.rows = rows

    def twin(self) -> Countercharging:
        return Countercharging(self.step, self.side, self.place, self.rows)


FLOW.frame(Countercharging)


def riders(game: Setting, state: GbacwState, place: tuple[Hex, ...]) -> list[Unit]:
    """The mounted cavalry of a position, top first."""
    return [unit for unit in units_in(state, place) if query.arm(game, state, unit) == CAVALRY]


def why_not_countercharge(
    game: Setting, state: GbacwState, place: tuple[Hex, ...], rows: list[Assault]
) -> Refusal | None:
    """C11.56.a, C11.56.f1, C11.56.g, RN11.56.2: may the cavalry of a position countercharge? C11.56.i: what counts is
    how it faces now, after any Reaction facing."""
    found, args = riders(game, state, place), {"hex": place[0]}
    if not found:
        return Refusal("C11.56.a", "no_cavalry", args)
    if query.orders(game, state, found[0]) == MARCH:
        return Refusal("C11.56.c", "march_never_countercharges", args)
    if not any(is_charge(game, state, row) for row in rows):
        return Refusal("C11.56.a", "not_charged", args)
    across = [(origin, to) for row in rows for origin, to in pairs(game, state, row) if to in place]
    for origin, to in across:
        side = query.class_of_attack(game, state, query.top(state, to), to, origin)
        if side in (query.FLANK, query.REAR):
            return Refusal("C11.56.a", "charged_in_flank", args)
    if any(query.has(state, mark, unit) for mark in FIRES for unit in found):
        return Refusal("C11.56.f1", "cavalry_has_fired", args)
    if not all(lets_countercharge(game, to, origin) for origin, to in across):
        return Refusal("C11.56.g", "no_ground_for_charge", args)
    return None


def offer(play: Play, side: int, place: tuple[Hex, ...], rows: tuple[int, ...]) -> None:
    """C11.56.a: ask the owner, or follow his instruction."""
    frame = Countercharging("assault.countercharge", side, place, rows)
    told = standing(play.state, side, "countercharge")
    if told == ASK:
        play.push(frame)
        return
    tell_followed(play, side, "countercharge")
    if told == ALWAYS:
        ride_out(play, place)


class CounterchargeChoice(Ask):
    """C11.56.a: it may."""

    step = "assault.countercharge"
    rule = "C11.56.a"
    actions = (Countercharge, AwaitCharge)

    def seats(self, game: Setting, state: GbacwState, frame: Countercharging) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Countercharging) -> dict[str, object]:
        return {"hex": frame.place[0], "units": riders(game, state, frame.place)}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Countercharging, seat: int, action: Countercharge | AwaitCharge
    ) -> Refusal | None:
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Countercharging, seat: int
    ) -> Iterator[Countercharge | AwaitCharge]:
        yield Countercharge()
        yield AwaitCharge()

    def apply(self, play: Play, frame: Countercharging, seat: int, action: Countercharge | AwaitCharge) -> None:
        play.pop()
        if isinstance(action, Countercharge):
            ride_out(play, frame.place)


FLOW.choice(CounterchargeChoice)


def ride_out(play: Play, place: tuple[Hex, ...]) -> None:
    """C11.56.b, C11.56.c: under Attack Orders it succeeds of itself, under Advance Orders the top unit takes a UDD;
    C11.56.d: on failure the Charge keeps its benefits and the check follows. Nobody moves."""
    units = riders(play.game, play.state, place)
    if query.orders(play.game, play.state, units[0]) == ADVANCE and not check_cohesion(
        play, units[0], "C11.56.c", "countercharge"
    ):
        play.tell("countercharge_failed", "C11.56.d", unit=units[0])
        return
    for unit in units:
        query.mark(play.state, Mark.COUNTERCHARGING, unit)
    play.tell("cavalry_countercharged", "C11.56.b", units=units, hex=place[0])
