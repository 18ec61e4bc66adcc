"""7.3 Refusing a flank: one end of a line bends back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import left_flank, right_flank
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.flow import Moment, Play, at_moment
from caracole.systems.gbacw.rules.state import COLUMN, LEFT, NOT_REFUSED, REFUSED, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LEAST_ALONE: Final = 2
"""C7.32.e: strength points that a unit alone in its hex needs."""

BEGAN_NEAR: Final = "began_near_enemy"
"""A note: unit, end (LEFT or RIGHT) that stood next to the enemy when the unit began."""

ONE_LESS: Final = "one_point_less"
"""A note: a unit that has a movement point less in this activation (C7.32.k)."""

FOLLOWED: Final = "followed_in_refusal"
"""A note: unit, hex: it follows another of its stack in a change of refusal and is yet to act (C8.26.b)."""


# --- 7.31, 7.32 who may ----------------------------------------------------------------------------------------------


def end_hex(game: Setting, state: GbacwState, unit: Unit, side: int) -> Hex:
    """The hex of the end of a unit on its left or right: its only one, or the outer one of a line."""
    outward = left_flank(state.facing[unit]) if side == LEFT else right_flank(state.facing[unit])
    where, places = state.hex_of[unit], query.hexes_of(state, unit)
    while game.field.grid.neighbours[where][outward] in places:
        where = game.field.grid.neighbours[where][outward]
    return where


def flank_hex(game: Setting, state: GbacwState, unit: Unit, side: int) -> Hex:
    """The Flank hex beyond that end; -1 beyond the map."""
    outward = left_flank(state.facing[unit]) if side == LEFT else right_flank(state.facing[unit])
    return game.field.grid.neighbours[end_hex(game, state, unit, side)][outward]


def why_not_refuse(game: Setting, state: GbacwState, unit: Unit, side: int, *, reaction: bool) -> Refusal | None:
    """C6.13.k, C6.15.j, C6.16.f, 7.31, 7.32: may the unit bend back its end on this side (LEFT or RIGHT)? What it costs
    is asked elsewhere; in ``reaction`` (9.61) it costs nothing, and the enemy may be near (R9.62-2)."""
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


def _is_held(game: Setting, state: GbacwState, side: int, where: Hex) -> bool:
    return where >= 0 and query.side_at(game, state, where) == side


def _began_near(game: Setting, state: GbacwState, unit: Unit, side: int) -> bool:
    """C7.32.h: a part of a line is judged for itself: the end that would bend back."""
    return query.is_adjacent_to_enemy(game, state, end_hex(game, state, unit, side), game.field.units[unit].side) or (
        unit,
        side,
    ) in query.notes(state, BEGAN_NEAR)


@at_moment("unit_begins", 11)
def remember_the_start(play: Play, moment: Moment) -> None:
    """C7.32.h: whether an end of the unit stood next to the enemy when it began."""
    state, unit = play.state, moment.unit
    own = play.field.units[unit].side
    for side in (1, 2):
        if query.is_adjacent_to_enemy(play.game, state, end_hex(play.game, state, unit, side), own):
            query.note(state, BEGAN_NEAR, unit, side)


# --- becoming and ending ---------------------------------------------------------------------------------------------


def refuse(play: Play, unit: Unit, side: int, rule: str) -> None:
    """C7.31.b, C8.26.b: the end of the unit bends back, and with it all units of that hex."""
    state = play.state
    where = end_hex(play.game, state, unit, side)
    state.refused[unit] = side
    play.tell("unit_refused", rule, unit=unit, hex=where, end=REFUSED[side])
    for other in query.stack(state, where):
        if other != unit and state.refused[other] == NOT_REFUSED:
            state.refused[other] = side
            play.tell("unit_refused", "C8.26.b", unit=other, hex=where, end=REFUSED[side])


def join_refusal(play: Play, unit: Unit, other: Unit, where: Hex) -> None:
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


def bend_with_line(play: Play, unit: Unit) -> None:
    """C8.26.b: those who share the hexes of a line are Refused at its Refused end, and nowhere else."""
    state = play.state
    for where in query.hexes_of(state, unit):
        side = query.refused_in(play.game, state, unit, where)
        for other in query.stack(state, where):
            if other == unit or state.refused[other] == side:
                continue
            end_refusal(play, other, "C8.26.b")
            if side != NOT_REFUSED:
                state.refused[other] = side
                play.tell("unit_refused", "C8.26.b", unit=other, hex=where, end=REFUSED[side])


def end_refusal(play: Play, unit: Unit, rule: str) -> None:
    """C7.33.a, C7.33.b, C7.32.f, C7.32.j: the unit stands straight again."""
    if play.state.refused[unit] != NOT_REFUSED:
        play.state.refused[unit] = NOT_REFUSED
        play.tell("refusal_ended", rule, unit=unit)


def free_flank_held(play: Play, unit: Unit, where: Hex) -> None:
    """C7.32.j: a friend that ends its movement in the refused flank hex of Refused units ends their refusal. C7.32.k:
    those of them that are yet to act have a point less."""
    state, own = play.state, play.field.units[unit].side
    for near in play.field.grid.neighbours[where]:
        if near < 0 or query.side_at(play.game, state, near) != own:
            continue
        for other in query.stack(state, near):
            refused = query.refused_in(play.game, state, other, near)
            if other == unit or refused == NOT_REFUSED or _refused_front(play, other, near) != where:
                continue
            end_refusal(play, other, "C7.32.j")
            if acts_now(state, other) and not query.has(state, Mark.ACTED, other):
                query.note(state, ONE_LESS, other)


def end_beside_friends(play: Play, unit: Unit) -> None:
    """C7.31.a, C7.32.j: a Refused unit that has moved or turned to where a friend holds its refused flank stands
    straight."""
    state, side = play.state, play.state.refused[unit]
    if side == NOT_REFUSED:
        return
    if _is_held(play.game, state, play.field.units[unit].side, flank_hex(play.game, state, unit, side)):
        for other in query.stack(state, end_hex(play.game, state, unit, side)):
            end_refusal(play, other, "C7.32.j")


def _refused_front(play: Play, unit: Unit, where: Hex) -> Hex:
    facing, side = play.state.facing[unit], play.state.refused[unit]
    return play.field.grid.neighbours[where][left_flank(facing) if side == LEFT else right_flank(facing)]


def acts_now(state: GbacwState, unit: Unit) -> bool:
    """Does the unit belong to a brigade, or serve with one, that is acting?"""
    return query.is_active(state, serves(state, unit))


@at_moment("lost_strength", 20)
def too_weak_alone(play: Play, moment: Moment) -> None:
    """C7.32.f: a unit alone in its hex that falls below two strength points stands straight, free."""
    state, unit = play.state, moment.unit
    where = state.hex_of[unit]
    if where >= 0 and state.strength[unit] < LEAST_ALONE and len(query.stack(state, where)) == 1:
        end_refusal(play, unit, "C7.32.f")


# --- the others of the hex -------------------------------------------------------------------------------------------


def why_not_with_mates(game: Setting, state: GbacwState, unit: Unit, where: Hex, came: bool) -> Refusal | None:
    """C7.32.c, C7.33.a, C7.32.l: whoever shares the hex and acts in this activation pays a point too, so it must be yet
    to act (it may still leave). C7.32.b: a column never bends. C8.26.b: those who do not act now follow, but not a unit
    that has just come, nor do those who look another way than it."""
    for other in query.stack(state, where):
        if other == unit or (came and state.refused[other] != NOT_REFUSED):
            continue
        args = {"unit": unit, "other": other}
        if state.formation[other] == COLUMN:
            return Refusal("C7.32.b", "column_never_refuses", {"unit": other})
        if came and (not acts_now(state, other) or query.facing_in(game, state, other, where) != state.facing[unit]):
            return Refusal("C7.32.l", "stands_with_straight_unit", args)
        if acts_now(state, other) and query.has(state, Mark.ACTED, other):
            return Refusal("C7.32.l" if came else "C7.32.c", "other_has_acted", args)
    return None


def payers(state: GbacwState, unit: Unit, where: Hex, *, ending: bool) -> list[Unit]:
    """C7.32.c, C7.33.a: those of the hex who act in this activation and become Refused with a unit, or stand straight
    with it (``ending``)."""
    return [
        other
        for other in query.stack(state, where)
        if other != unit and acts_now(state, other) and (state.refused[other] != NOT_REFUSED) == ending
    ]


def charge_mates(game: Setting, state: GbacwState, unit: Unit, where: Hex, *, ending: bool) -> None:
    """C7.32.c, C7.33.a: those of the hex that are yet to act in this activation pay their point too; C8.26.b: for
    Refusing only if they stay. C8.26.c: those that do not act now pay nothing and do not tire."""
    if not amendments.each_unit_of_a_stack_pays_to_refuse(game):
        for other in query.stack(state, where):
            if other != unit and acts_now(state, other) and not query.has(state, Mark.SPENT_MP, other):
                query.mark(state, Mark.SPENT_MP, other)
                query.note(state, FOLLOWED, other, where)
        return
    for other in payers(state, unit, where, ending=ending):
        query.mark(state, Mark.SPENT_MP, other)
        if ending:
            query.note(state, ONE_LESS, other)
        else:
            query.note(state, FOLLOWED, other, where)


def owed_for_refusal(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C7.32.c: points that a unit has paid for following others of its hex, and gets back if it leaves (C8.26.b)."""
    if not amendments.each_unit_of_a_stack_pays_to_refuse(game):
        return 0
    return query.notes(state, FOLLOWED).count((unit, state.hex_of[unit]))


@at_moment("leaving", 5)
def leave_the_refused(play: Play, moment: Moment) -> None:
    """C8.26.b: who leaves the hex in the activation in which others of it Refused did not Refuse, and pays nothing."""
    if has_followed(play.state, moment.unit, moment.origin):
        end_refusal(play, moment.unit, "C8.26.b")
        forget_following(play.state, moment.unit, moment.origin)


def has_followed(state: GbacwState, unit: Unit, where: Hex) -> bool:
    """C7.32.c: is the unit Refused because others of this hex Refused in this activation?"""
    return (unit, where) in query.notes(state, FOLLOWED)


def forget_following(state: GbacwState, unit: Unit, where: Hex) -> None:
    """C8.26.b: it has paid nothing for following."""
    query.unmark(state, Mark.SPENT_MP, unit)
    state.notes = tuple(row for row in state.notes if row != (FOLLOWED, unit, where))
