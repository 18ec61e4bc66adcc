"""8.48, 8.49 Wrap-around: the free end of an assaulting line goes around the defender. The assault asks after its Step
3 (:func:`offer`), and lets the line close up before anybody advances, retreats or continues (:func:`retract`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.extension.actions import CloseUp, WrapAround
from caracole.systems.gbacw.rules.facing.facing import set_stack_facing
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.movement.costs import step_cost
from caracole.systems.gbacw.rules.state import LINE, NOT_REFUSED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

WRAPPED: Final = "wrapped_around"
"""A note: a line that has used Wrap-around."""


class Wrap(NamedTuple):
    """A wheel with the hex that the free end enters."""

    wheel: extension.Wheel
    part: Hex
    to: Hex


def wraps(game: Setting, state: GbacwState, unit: Unit, target: Hex) -> list[Wrap]:
    """C8.48.a to C8.48.f: the wheels by which the free end of a line of two hexes may go around the defender in
    ``target``; there is hardly ever more than one."""
    if state.formation[unit] != LINE or len(state.extension[unit]) != 1 or query.is_disordered(state, unit):
        return []
    if query.orders(game, state, unit) == MARCH or state.refused[unit] != NOT_REFUSED:
        return []
    if any(len(query.hexes_of(state, other)) > 1 for other in query.stack(state, target)):
        return []
    places, found = query.hexes_of(state, unit), []
    for wheel in extension.wheels(game, state, unit).values():
        part, path = next((where, path) for where, path in zip(places, wheel.paths, strict=True) if path)
        wrap = Wrap(wheel, part, path[0])
        if _may_wrap(game, state, unit, target, wrap):
            found.append(wrap)
    return found


def _may_wrap(game: Setting, state: GbacwState, unit: Unit, target: Hex, wrap: Wrap) -> bool:
    grid, enemy = game.field.grid, 1 - game.field.units[unit].side
    if grid.direction(wrap.part, target) >= 0 or grid.direction(wrap.to, target) < 0 or state.at[wrap.to]:
        return False
    direction = grid.direction(wrap.part, wrap.to)
    if step_cost(game, state, unit, wrap.part, direction, way=False) == PROHIBITED:
        return False
    if battle.why_not_enter(game, state, unit, wrap.to) is not None:
        return False
    # C8.48.c: the free end does not begin in the Front of an enemy; C8.48.e: nor go into that of another one.
    if query.front_mask(game, state, enemy) >> wrap.part & 1:
        return False
    if query.front_mask(game, state, enemy, skip=target) >> wrap.to & 1:
        return False
    return _fronts_only(game, state, unit, target, wrap)


def _fronts_only(game: Setting, state: GbacwState, unit: Unit, target: Hex, wrap: Wrap) -> bool:
    """C8.48.d: the defender comes to lie in the Front of the part that goes, no further enemy in that of the line."""
    enemy = 1 - game.field.units[unit].side
    row = game.field.grid.neighbours
    facing, before = wrap.wheel.facing, state.facing[unit]
    fronts = {where: {row[where][facing], row[where][(facing + 1) % 6]} for where in wrap.wheel.hexes}
    had = {row[where][way] for where in query.hexes_of(state, unit) for way in (before, (before + 1) % 6)}
    faced = {hex for hexes in fronts.values() for hex in hexes if hex >= 0 and query.side_at(game, state, hex) == enemy}
    return target in fronts[wrap.to] and faced <= had | {target}


# --- asking ----------------------------------------------------------------------------------------------------------


class Wrapping(StepFrame):
    """A line that may go around (``wrap.choose``), or that closes up after it (``wrap.close``)."""

    __slots__ = ("target", "unit")

    def __init__(self, step: str, unit: Unit, target: Hex = NOWHERE) -> None:
        self.step = step
        self.unit = unit
        self.target = target

    def twin(self) -> Wrapping:
        return Wrapping(self.step, self.unit, self.target)


FLOW.frame(Wrapping)


def offer(play: Play, unit: Unit, target: Hex) -> None:
    """C8.48.b: ask the owner if the line may go around the defender in this hex; nothing otherwise."""
    if wraps(play.game, play.state, unit, target):
        play.push(Wrapping("wrap.choose", unit, target))


def retract(play: Play, unit: Unit) -> None:
    """C8.49.a: a line that went around closes up at once, in the hex that its owner chooses (R8.49-1)."""
    state = play.state
    if (unit,) in query.notes(state, WRAPPED):
        state.notes = tuple(note for note in state.notes if note != (WRAPPED, unit))
        if state.extension[unit]:
            play.push(Wrapping("wrap.close", unit))


class WrapChoice(Ask):
    """C8.48.b: the free end goes around, at no cost, or stays."""

    step = "wrap.choose"
    rule = "C8.48.b"
    actions = (WrapAround,)

    def seats(self, game: Setting, state: GbacwState, frame: Wrapping) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: Wrapping) -> dict[str, object]:
        return {"unit": frame.unit, "hex": frame.target}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Wrapping, seat: int, action: WrapAround
    ) -> Refusal | None:
        ways = [wrap.to for wrap in wraps(game, state, frame.unit, frame.target)]
        if action.to not in ways and action.to != query.hexes_of(state, frame.unit)[0]:
            return Refusal("C8.48.b", "no_such_wheel", {"unit": frame.unit, "hex": action.to})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Wrapping, seat: int) -> Iterator[WrapAround]:
        yield WrapAround(query.hexes_of(state, frame.unit)[0])
        yield from (WrapAround(wrap.to) for wrap in wraps(game, state, frame.unit, frame.target))

    def apply(self, play: Play, frame: Wrapping, seat: int, action: WrapAround) -> None:
        play.pop()
        state, unit = play.state, frame.unit
        ways = {wrap.to: wrap for wrap in wraps(play.game, state, unit, frame.target)}
        if action.to not in ways:
            return
        wheel = ways[action.to].wheel
        extension.place(play.game, state, unit, wheel.hexes, {})
        state.facing[unit] = wheel.facing
        for where in wheel.hexes:
            set_stack_facing(play, where, wheel.facing, "C7.11.c")
        query.note(state, WRAPPED, unit)
        play.tell("line_wrapped_around", "C8.48.b", unit=unit, hex=action.to, facing=wheel.facing)


FLOW.choice(WrapChoice)


class CloseChoice(Ask):
    """C8.49.a, R8.49-1: from which of its hexes does the line go?"""

    step = "wrap.close"
    rule = "C8.49.a"
    actions = (CloseUp,)

    def seats(self, game: Setting, state: GbacwState, frame: Wrapping) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: Wrapping) -> dict[str, object]:
        return {"unit": frame.unit}

    def why_not(self, game: Setting, state: GbacwState, frame: Wrapping, seat: int, action: CloseUp) -> Refusal | None:
        if action.leaving not in query.hexes_of(state, frame.unit):
            return Refusal("C8.49.a", "not_an_end", {"unit": frame.unit, "hex": action.leaving})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Wrapping, seat: int) -> Iterator[CloseUp]:
        return (CloseUp(where) for where in query.hexes_of(state, frame.unit))

    def apply(self, play: Play, frame: Wrapping, seat: int, action: CloseUp) -> None:
        play.pop()
        extension.leave_hex(play, frame.unit, action.leaving, "C8.49.a")


FLOW.choice(CloseChoice)
