"""6.1 The three orders: who takes a new one, and how units come to face when they fall into column or out of it.

Orders are kept for each unit (R4.23-1): one Out of Command keeps the last it heard (6.11). :func:`give_orders` is the
one way in which they change.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.hex import FACINGS, is_vertex, side_facing
from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw import query
from caracole.systems.gbacw.actions import FaceStack
from caracole.systems.gbacw.command import serving, units_in_command
from caracole.systems.gbacw.flow import FLOW, Ask, Play
from caracole.systems.gbacw.printed import ADVANCE, INFANTRY, MARCH
from caracole.systems.gbacw.state import COLUMN, LINE, NOT_REFUSED, ORDINARY, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


def give_orders(play: Play, brigade: int, orders: int, rule: str, *, everybody: bool = False) -> None:
    """C6.11.a, C4.23.c, C6.11.c: the brigade is under these orders now, and with it its units that are In Command or
    off the map; the others keep what they had, unless ``everybody`` hears it. C6.19.a: leaders are under no orders."""
    state = play.state
    state.brigade_orders[brigade] = orders
    units = serving(state, brigade)
    hear = mask_of(units) if everybody else units_in_command(play.game, state, units)
    play.tell("orders_given", rule, brigade=brigade, orders=orders)
    deaf = [unit for unit in units if state.hex_of[unit] >= 0 and not hear >> unit & 1 and state.orders[unit] != orders]
    if deaf:
        play.tell("orders_not_heard", "C4.23.c", units=mask_of(deaf), brigade=brigade)
    take_orders(play, [unit for unit in units if state.hex_of[unit] < 0 or hear >> unit & 1], orders)


def take_orders(play: Play, units: list[int], orders: int) -> None:
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
    for where in members(turning):
        for unit in state.at[where]:
            if state.hex_of[unit] == where and (state.orders[unit] == MARCH) != (orders == MARCH):
                state.orders[unit] = MARCH if orders == MARCH else ADVANCE
        stacks.append(max(extended_unit(state, where), state.at[where][0]))
        face_stack(play, where, facings_open(play.game, state, where)[0])
    if stacks:
        play.push(Facing("orders.face", play.field.units[stacks[0]].side, tuple(stacks)))


# --- 7.23, 7.26 facing after a change of orders ----------------------------------------------------------------------


@FLOW.frame
class Facing(NamedTuple):
    """The owner says how the stacks that took other orders face, one hex after another."""

    step: str
    side: int
    stacks: tuple[int, ...]
    """A unit of each."""


def extended_unit(state: GbacwState, where: int) -> int:
    """The unit in a hex, counter and all, that stretches over several hexes; -1 if none does."""
    return next((unit for unit in state.at[where] if state.hex_of[unit] == where and state.extension[unit]), -1)


def facings_open(game: Gbacw, state: GbacwState, where: int) -> list[int]:
    """C7.23.a, R7.23-1: any facing of the right kind. C7.26.a, C8.51.a, C8.52.b: a unit in several hexes can face only
    so that they lie in line beside it or in column behind it."""
    unit = extended_unit(state, where)
    top = state.at[where][0]
    marching = query.orders(game, state, top) == MARCH
    if unit < 0:
        start = state.facing[top] % 6
        turned = [(start + turn) % 6 for turn in range(6)]
        return [side_facing(direction) for direction in turned] if marching else turned
    grid, chain = game.field.grid, _chain(state, unit)
    if marching:
        return [side_facing(grid.direction(chain[1], chain[0])), side_facing(grid.direction(chain[-2], chain[-1]))]
    back = grid.direction(chain[0], chain[1])
    column = [(back + 3) % 6, (back + 2) % 6]
    return [*column, (back + 4) % 6, (back + 1) % 6] if _may_form_line(game, state, unit) else column


def _chain(state: GbacwState, unit: int) -> tuple[int, ...]:
    """The hexes of an extended unit from one end to the other: a column's from its head."""
    path = query.hexes_of(state, unit)
    return (path[1], path[0], path[2]) if state.formation[unit] == LINE and len(path) == 3 else path


def _may_form_line(game: Gbacw, state: GbacwState, unit: int) -> bool:
    """C7.26.a, C8.41.a, C8.41.d: a straight column of infantry, its hexes behind the head not next to the enemy."""
    grid, side = game.field.grid, game.field.units[unit].side
    path = query.hexes_of(state, unit)
    bends = {grid.direction(a, b) for a, b in pairwise(path)}
    near = any(query.is_adjacent_to_enemy(game, state, where, side) for where in path[1:])
    return game.field.units[unit].arm == INFANTRY and len(bends) == 1 and not near


def face_stack(play: Play, where: int, facing: int) -> None:
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
        _reform(play, unit, facing)
    else:
        for other in state.at[where]:
            if state.hex_of[other] == where:
                state.formation[other] = ORDINARY
    play.tell("stack_faced", "C7.23.a", hex=where, facing=facing)


def _reform(play: Play, unit: int, facing: int) -> None:
    state, grid = play.state, play.field.grid
    chain = _chain(state, unit)
    if not is_vertex(facing):
        state.formation[unit] = COLUMN
        if grid.direction(chain[1], chain[0]) != facing - 6:
            chain = chain[::-1]
    elif grid.direction(chain[0], chain[1]) in ((facing + 3) % 6, (facing + 4) % 6):
        state.formation[unit] = COLUMN
    else:
        state.formation[unit] = LINE
        middle = chain[len(chain) // 2] if len(chain) == 3 else chain[0]
        others = [other for other in chain if other != middle]
        others.sort(key=lambda other: grid.direction(middle, other) != (facing + 5) % 6)
        chain = (middle, *others)
    place = state.at[chain[0]].index(unit)
    query.put_unit(play.game, state, unit, chain[0], place=place, extension=chain[1:])


@FLOW.choice
class FacingChoice(Ask):
    """C7.23.a: how does this stack face under its new orders?"""

    step = "orders.face"
    rule = "C7.23.a"
    actions = (FaceStack,)

    def seats(self, game: Gbacw, state: GbacwState, frame: Facing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Gbacw, state: GbacwState, frame: Facing) -> dict[str, object]:
        return {"hex": state.hex_of[frame.stacks[0]]}

    def why_not(self, game: Gbacw, state: GbacwState, frame: Facing, seat: int, action: FaceStack) -> Refusal | None:
        where = state.hex_of[frame.stacks[0]]
        if action.facing not in facings_open(game, state, where):
            return Refusal("C7.26.a", "cannot_face_so", {"hex": where, "facing": action.facing})
        return None

    def proposals(self, game: Gbacw, state: GbacwState, frame: Facing, seat: int) -> Iterator[FaceStack]:
        return (FaceStack(facing) for facing in range(len(FACINGS)))

    def apply(self, play: Play, frame: Facing, seat: int, action: FaceStack) -> None:
        where, left = play.state.hex_of[frame.stacks[0]], frame.stacks[1:]
        if left:
            play.to(frame, "orders.face", stacks=left)
        else:
            play.pop()
        if action.facing != play.state.facing[play.state.at[where][0]]:
            face_stack(play, where, action.facing)
