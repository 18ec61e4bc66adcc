"""7.1 Facing: all units of a hex look the same way.

While a unit is at its action it may look another way than those whose hex it shares: it has turned and may still leave,
or it passes through. When it has finished, they agree again: who came takes the facing of those who were there
(C9.53.c); if one that has not moved has turned, the others turn with it (C8.26.a). Turning itself is in ``turning``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK
from caracole.systems.gbacw.rules.facing.refusing import (
    bend_with_line,
    end_beside_friends,
    free_flank_held,
    join_refusal,
)
from caracole.systems.gbacw.rules.flow import Moment, Play, at_moment
from caracole.systems.gbacw.rules.stacking.frontage import note_joining
from caracole.systems.gbacw.rules.state import LINE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

TURNED: Final = "turned_in_its_hex"
"""A note: a unit that has turned at its action."""

REVERSING: Final = "reversing"
"""A note: unit, whether it stands below the guns: it has turned about in woods (C7.22.c)."""


def is_unsettled(state: GbacwState, unit: Unit) -> bool:
    """Does the unit look another way than the others of its hex?"""
    where = state.hex_of[unit]
    return where >= 0 and any(state.facing[other] != state.facing[unit] for other in query.stack(state, where))


def bound_to(game: Setting, state: GbacwState, unit: Unit) -> Unit:
    """C9.53.b: one of the others of its hex who came next to the enemy in this activation, and whom nobody turns;
    NO_UNIT if there is none."""
    where = state.hex_of[unit]
    if not query.is_adjacent_to_enemy(game, state, where, game.field.units[unit].side):
        return NO_UNIT
    others = (other for other in query.stack(state, where) if other != unit)
    return next((other for other in others if query.has(state, Mark.ENTERED_HEX, other)), NO_UNIT)


# --- 7.11 one facing for a hex ---------------------------------------------------------------------------------------


def set_stack_facing(play: Play, where: Hex, facing: int, rule: str = "C7.11.c") -> None:
    """C7.11.c, C8.26.a: all units of a hex face this way from now on, free in reaction (C7.23.d); a line keeps its own
    facing (C8.44.c, C8.44.k), and so do those whom their orders do not let face so (C7.11.b)."""
    game, state = play.game, play.state
    for unit in query.stack(state, where):
        if state.formation[unit] == LINE or not query.may_face(query.orders(game, state, unit), facing):
            continue
        if state.facing[unit] != facing:
            state.facing[unit] = facing
            play.tell("unit_turned", rule, unit=unit, facing=facing)


def conform(play: Play, unit: Unit, where: Hex, rule: str = "C7.11.c") -> None:
    """C7.11.c, C12.44.h, C7.32.d: a unit that stops in a hex takes the facing and the refusal of those who stand there.
    C9.53.c: who turns for that next to the enemy may neither fire nor assault in this activation. C7.34.i: nor may one
    under Attack Orders fire that joins Refused units after their fire."""
    state = play.state
    others = [other for other in query.stack(state, where) if other != unit]
    if not others:
        return
    facing = query.facing_in(play.game, state, others[0], where)
    if state.facing[unit] != facing:
        state.facing[unit] = facing
        if query.is_adjacent_to_enemy(play.game, state, where, play.field.units[unit].side):
            query.mark(state, Mark.CONFORMED, unit)
        play.tell("unit_turned", rule, unit=unit, facing=facing)
    note_joining(play.game, state, unit, where)
    join_refusal(play, unit, others[0], where)


@at_moment("unit_ends", 10)
def settle(play: Play, moment: Moment) -> None:
    """C7.11.c: the unit has finished its action; its hex looks one way again. C7.32.j: a friend on a refused flank."""
    state, unit = play.state, moment.unit
    where = state.hex_of[unit]
    if where < 0:
        return
    others = [other for other in query.stack(state, where) if other != unit]
    if state.formation[unit] == LINE:
        others = []
    came = query.has(state, Mark.ENTERED_HEX, unit)
    if others and (came or any(state.formation[other] == LINE for other in others)):
        conform(play, unit, where)
    elif others and is_unsettled(state, unit):
        bound = bound_to(play.game, state, unit)
        if bound < 0:
            turn_with(play, unit, where)
        else:
            state.facing[unit] = state.facing[bound]
            play.tell("unit_turned", "C9.53.b", unit=unit, facing=state.facing[unit])
    if came or state.formation[unit] == LINE:
        for place in query.hexes_of(state, unit):
            free_flank_held(play, unit, place)
    if came or (unit,) in query.notes(state, TURNED):
        end_beside_friends(play, unit)
    if state.formation[unit] == LINE:
        bend_with_line(play, unit)


def turn_with(play: Play, unit: Unit, where: Hex) -> None:
    """C8.26.a: the others of the hex turn with a unit that has turned and stays. C7.22.c, C7.22.d: after an about turn
    in woods for one point those who are no artillery stand the other way round, above or below the guns as chosen."""
    state = play.state
    set_stack_facing(play, where, state.facing[unit], "C8.26.a")
    rows = [below for other, below in query.notes(state, REVERSING) if other == unit]
    if rows and query.orders(play.game, state, unit) == ATTACK:
        stack = state.at[where]
        guns = tuple(other for other in stack if query.is_artillery(play.game, other))
        rest = tuple(other for other in reversed(stack) if not query.is_artillery(play.game, other))
        state.at[where] = (*guns, *rest) if rows[-1] else (*rest, *guns)
        play.tell("stack_reversed", "C7.22.c", hex=where, units=state.at[where])
