"""7.3 Refusing a flank: one end of a line bends back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.geometry.hex import left_flank, right_flank
from caracole.kernel import Refusal
from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Moment, Play, at_moment
from caracole.systems.gbacw.printed import MARCH
from caracole.systems.gbacw.state import COLUMN, LEFT, NOT_REFUSED, REFUSED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw

LEAST_ALONE = 2
"""C7.32.e: strength points that a unit alone in its hex needs."""

BEGAN_NEAR = "began_near_enemy"
"""A note: unit, hex of a part that stood next to the enemy when the unit began."""


# --- 7.31, 7.32 who may ----------------------------------------------------------------------------------------------


def end_hex(game: Gbacw, state: GbacwState, unit: int, side: int) -> int:
    """The hex of the end of a unit on its left or right: its only one, or the outer one of a line."""
    outward = left_flank(state.facing[unit]) if side == LEFT else right_flank(state.facing[unit])
    where, places = state.hex_of[unit], query.hexes_of(state, unit)
    while game.field.grid.neighbours[where][outward] in places:
        where = game.field.grid.neighbours[where][outward]
    return where


def flank_hex(game: Gbacw, state: GbacwState, unit: int, side: int) -> int:
    """The Flank hex beyond that end; -1 beyond the map."""
    outward = left_flank(state.facing[unit]) if side == LEFT else right_flank(state.facing[unit])
    return game.field.grid.neighbours[end_hex(game, state, unit, side)][outward]


def why_not_refuse(game: Gbacw, state: GbacwState, unit: int, side: int, *, reaction: bool) -> Refusal | None:
    """7.31, 7.32: may the unit bend back its end on this side (LEFT or RIGHT)? What it costs is asked elsewhere; in
    ``reaction`` (9.61) it costs nothing, and the enemy may be near (R9.62-2)."""
    args = {"unit": unit}
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C7.32.a", "march_never_refuses", args)
    if state.formation[unit] == COLUMN:
        return Refusal("C7.32.b", "column_never_refuses", args)
    if state.refused[unit] != NOT_REFUSED:
        return Refusal("C7.32.g", "refused_already", args)
    where = end_hex(game, state, unit, side)
    if len(query.stack(state, where)) == 1 and state.strength[unit] < LEAST_ALONE:
        return Refusal("C7.32.e", "too_weak_to_refuse", args)
    own = game.field.units[unit].side
    held = {each: _is_held(game, state, own, flank_hex(game, state, unit, each)) for each in (1, 2)}
    if all(held.values()):
        return Refusal("C7.32.i", "between_friends", args)
    if held[side]:
        return Refusal("C7.31.a", "friend_on_that_flank", args)
    if not reaction and _began_near(game, state, unit, side):
        return Refusal("C7.32.h", "began_next_to_enemy", args)
    return None


def _is_held(game: Gbacw, state: GbacwState, side: int, where: int) -> bool:
    return where >= 0 and query.side_at(game, state, where) == side


def _began_near(game: Gbacw, state: GbacwState, unit: int, side: int) -> bool:
    """C7.32.h: a part of a line is judged for itself: the end that would bend back."""
    return query.is_adjacent_to_enemy(game, state, end_hex(game, state, unit, side), game.field.units[unit].side) or (
        unit,
        side,
    ) in query.notes(state, BEGAN_NEAR)


@at_moment("unit_begins", 10)
def remember_the_start(play: Play, moment: Moment) -> None:
    """C7.32.h: whether an end of the unit stood next to the enemy when it began."""
    state, unit = play.state, moment.unit
    own = play.field.units[unit].side
    for side in (1, 2):
        if query.is_adjacent_to_enemy(play.game, state, end_hex(play.game, state, unit, side), own):
            query.note(state, BEGAN_NEAR, unit, side)


# --- becoming and ending ---------------------------------------------------------------------------------------------


def refuse(play: Play, unit: int, side: int, rule: str) -> None:
    """C7.31.b, C8.26.b: the end of the unit bends back, and with it all units of that hex."""
    state = play.state
    where = end_hex(play.game, state, unit, side)
    state.refused[unit] = side
    play.tell("unit_refused", rule, unit=unit, hex=where, end=REFUSED[side])
    for other in query.stack(state, where):
        if other != unit and state.refused[other] == NOT_REFUSED:
            state.refused[other] = side
            play.tell("unit_refused", "C8.26.b", unit=other, hex=where, end=REFUSED[side])


def join_refusal(play: Play, unit: int, other: int, where: int) -> None:
    """C7.32.d: who stacks with Refused units is Refused with them; who stacks with others is not."""
    state = play.state
    side = query.refused_in(play.game, state, other, where)
    if state.refused[unit] == side:
        return
    if side == NOT_REFUSED:
        end_refusal(play, unit, "C7.32.d")
    else:
        state.refused[unit] = side
        play.tell("unit_refused", "C7.32.d", unit=unit, hex=where, end=REFUSED[side])


def end_refusal(play: Play, unit: int, rule: str) -> None:
    """C7.33.a, C7.33.b, C7.32.f, C7.32.j: the unit stands straight again."""
    if play.state.refused[unit] != NOT_REFUSED:
        play.state.refused[unit] = NOT_REFUSED
        play.tell("refusal_ended", rule, unit=unit)


@at_moment("lost_strength", 20)
def too_weak_alone(play: Play, moment: Moment) -> None:
    """C7.32.f: a unit alone in its hex that falls below two strength points stands straight, free."""
    state, unit = play.state, moment.unit
    where = state.hex_of[unit]
    if where >= 0 and state.strength[unit] < LEAST_ALONE and len(query.stack(state, where)) == 1:
        end_refusal(play, unit, "C7.32.f")
