"""6.1 The three orders: who takes a new one, and how units come to face when they fall into column or out of it.

Orders are kept for each unit (R4.23-1): one Out of Command keeps the last it heard (6.11). :func:`give_orders` is the
one way in which they change (C6.0.a, C6.12.d).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.geometry.hex import FACINGS, is_vertex, side_facing
from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import serving, units_in_command
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH
from caracole.systems.gbacw.rules.facing.line_and_column import reform, shapes
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.orders.actions import FaceStack
from caracole.systems.gbacw.rules.state import NOT_ARRIVED, NOT_REFUSED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def give_orders(play: Play, brigade: int, orders: int, rule: str, *, everybody: bool = False) -> None:
    """C6.11.a, C4.23.c, C5.36.e, C6.11.c: the brigade is under these orders now, and with it its units that are In
    Command or have left the map; the others keep what they had, unless ``everybody`` hears it. C9.71.b, C9.71.f: those
    still to come have orders of their own. C6.19.a: leaders are under no orders."""
    state = play.state
    state.brigade_orders[brigade] = orders
    units = [unit for unit in serving(state, brigade) if state.hex_of[unit] != NOT_ARRIVED]
    hear = mask_of(units) if everybody else units_in_command(play.game, state, units)
    play.tell("orders_given", rule, brigade=brigade, orders=orders)
    deaf = [unit for unit in units if state.hex_of[unit] >= 0 and not hear >> unit & 1 and state.orders[unit] != orders]
    if deaf:
        play.tell("orders_not_heard", "C4.23.c", units=mask_of(deaf), brigade=brigade)
    take_orders(play, [unit for unit in units if state.hex_of[unit] < 0 or hear >> unit & 1], orders)


def take_orders(play: Play, units: list[Unit], orders: int) -> None:
    """These units act under new orders. C7.23.a, C7.26.b, C6.26.b: who falls into column or out of it faces anew, at
    once and free; all units of a hex alike (C7.11.c), so guns of others in it go along."""
    state = play.state
    turning = 0
    for unit in units:
        before = query.orders(play.game, state, unit)
        state.orders[unit] = orders
        if (before == MARCH) == (query.orders(play.game, state, unit) == MARCH) or state.hex_of[unit] < 0:
            continue
        turning |= 1 << state.hex_of[unit]
    stacks = []
    for where in each_hex(turning):
        standing = [unit for unit in state.at[where] if state.hex_of[unit] == where]
        for unit in standing:
            if (state.orders[unit] == MARCH) != (orders == MARCH):
                state.orders[unit] = MARCH if orders == MARCH else ADVANCE
        extended = extended_unit(state, where)
        stacks.append(extended if extended >= 0 else standing[0])
        face_stack(play, where, facings_open(play.game, state, where)[0])
    if stacks:
        play.push(Facing("orders.face", play.field.units[stacks[0]].side, tuple(stacks)))


# --- 7.23, 7.26 facing after a change of orders ----------------------------------------------------------------------


class Facing(StepFrame):
    """The owner says how the stacks that took other orders face, one hex after another."""

    __slots__ = ("side", "stacks")

    def __init__(self, step: str, side: int, stacks: tuple[Unit, ...]) -> None:
        self.step = step
        self.side = side
        self.stacks = stacks
        """A unit of each."""

    def twin(self) -> Facing:
        return Facing(self.step, self.side, self.stacks)


FLOW.frame(Facing)


def extended_unit(state: GbacwState, where: Hex) -> Unit:
    """The unit in a hex, counter and all, that stretches over several hexes; NO_UNIT if none does."""
    return next((unit for unit in state.at[where] if state.hex_of[unit] == where and state.extension[unit]), NO_UNIT)


def facings_open(game: Setting, state: GbacwState, where: Hex) -> list[int]:
    """C7.23.a, R7.23-1: any facing of the right kind. C7.26.a, C8.51.a, C8.52.b: a unit in several hexes can face only
    so that they lie in line beside it or in column behind it."""
    unit = extended_unit(state, where)
    top = state.at[where][0]
    marching = query.orders(game, state, top) == MARCH
    if unit < 0:
        start = state.facing[top] % 6
        turned = [(start + turn) % 6 for turn in range(6)]
        return [side_facing(direction) for direction in turned] if marching else turned
    return list(shapes(game, state, unit, march=marching))


def face_stack(play: Play, where: Hex, facing: int) -> None:
    """C7.11.c: everybody in the hex faces so. C7.26.a: a column becomes a line if its hexes lie to the flanks, and a
    line a column; C8.5.d: counter and extensions change places as the direction requires. C7.32.a: nobody stays Refused
    in March."""
    state = play.state
    unit = extended_unit(state, where)
    for other in state.at[where]:
        state.facing[other] = facing
        if not is_vertex(facing):
            state.refused[other] = NOT_REFUSED
    if unit >= 0:
        shape = shapes(play.game, state, unit, march=not is_vertex(facing))[facing]
        reform(play, unit, facing, shape, "C7.26.a")
    play.tell("stack_faced", "C7.23.a", hex=where, facing=facing)


class FacingChoice(Ask):
    """C7.23.a: how does this stack face under its new orders?"""

    step = "orders.face"
    rule = "C7.23.a"
    actions = (FaceStack,)

    def seats(self, game: Setting, state: GbacwState, frame: Facing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Facing) -> dict[str, object]:
        return {"hex": state.hex_of[frame.stacks[0]]}

    def why_not(self, game: Setting, state: GbacwState, frame: Facing, seat: int, action: FaceStack) -> Refusal | None:
        where = state.hex_of[frame.stacks[0]]
        if action.facing not in facings_open(game, state, where):
            return Refusal("C7.26.a", "cannot_face_so", {"hex": where, "facing": action.facing})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Facing, seat: int) -> Iterator[FaceStack]:
        return (FaceStack(facing) for facing in range(len(FACINGS)))

    def apply(self, play: Play, frame: Facing, seat: int, action: FaceStack) -> None:
        where, left = play.state.hex_of[frame.stacks[0]], frame.stacks[1:]
        if left:
            play.go(frame, "orders.face").stacks = left
        else:
            play.pop()
        if action.facing != play.state.facing[play.state.at[where][0]]:
            face_stack(play, where, action.facing)


FLOW.choice(FacingChoice)
