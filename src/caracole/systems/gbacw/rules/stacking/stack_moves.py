"""8.21, 8.23, 8.24 Stacks: stopping among friends, changing places, moving as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH
from caracole.systems.gbacw.rules.facing.facing import bound_to, conform, is_unsettled, turn_with
from caracole.systems.gbacw.rules.facing.refusing import acts_now
from caracole.systems.gbacw.rules.flow import Moment, Offer, Play, at_moment
from caracole.systems.gbacw.rules.movement.costs import may_use_ways
from caracole.systems.gbacw.rules.movement.movement import (
    TOGETHER,
    UnitAct,
    UnitChoice,
    allowance,
    begin_unit,
    left_to_spend,
)
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.sequence.action_phase import why_not_unit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.stacking import passing, stacking
from caracole.systems.gbacw.rules.stacking.actions import JoinStack, MoveStack, OrderSections, Reorder
from caracole.systems.gbacw.rules.state import LINE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SECTIONS: Final = "sections_ordered"
"""A note: a battery that has put its sections in order in this activation."""


# --- 8.23 joining ----------------------------------------------------------------------------------------------------


class JoinStackOffer(Offer):
    """C8.23.a: the unit stops among friends and may then fire with their facing. C8.23.d, C8.23.e: above or below guns
    where it may choose."""

    action = JoinStack

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: JoinStack) -> Refusal | None:
        unit, where = frame.unit, state.hex_of[frame.unit]
        row = passing.among(state, unit, where)
        if frame.joined:
            return Refusal("C8.23.a", "has_joined", {"unit": unit, "hex": where})
        if not frame.entered and action.above and may_turn_the_others(game, state, unit):
            return None
        if row is None or not frame.entered:
            return Refusal("C8.23.a", "nobody_to_join", {"unit": unit, "hex": where})
        if not action.above and not stacking.may_choose_place(game, state, unit, row.origin, where):
            return Refusal("C8.23.d", "no_choice_of_place", {"unit": unit})
        return passing.why_not_halt(game, state, unit, left_to_spend(frame), frame.along_way)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[JoinStack]:
        yield JoinStack()
        yield JoinStack(above=False)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: JoinStack) -> None:
        """C8.26.a: if it has not moved but turned, the others turn with it, so that it may fire."""
        state, unit, where = play.state, frame.unit, play.state.hex_of[frame.unit]
        row = passing.among(state, unit, where)
        if row is None or not frame.entered:
            turn_with(play, unit, where)
            later = play.go(frame, "unit.act")
            later.stopped = True
            later.joined = True
            return
        others = [other for other in state.at[where] if other != unit]
        others.insert(stacking.entry_place(play.game, state, unit, row.origin, where, action.above), unit)
        state.at[where] = tuple(others)
        conform(play, unit, where)
        play.tell("unit_joined", "C8.23.a", unit=unit, hex=where, units=state.at[where])
        later = play.go(frame, "unit.act")
        later.stopped = True
        later.joined = True


UnitChoice.offer(JoinStackOffer)


def may_turn_the_others(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C8.26.a, C8.44.c, C9.53.b: does the unit look another way than those in its hex, none of whom is in line or has
    come next to the enemy?"""
    others = query.stack(state, state.hex_of[unit])
    return (
        bound_to(game, state, unit) < 0
        and is_unsettled(state, unit)
        and not any(state.formation[other] == LINE for other in others)
    )


# --- 8.24 changing places --------------------------------------------------------------------------------------------


class ReorderOffer(Offer):
    """C8.24.a: instead of moving a unit takes another place in its stack. C8.24.d: not in the Front of the enemy."""

    action = Reorder
    weight = 0.2

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Reorder) -> Refusal | None:
        unit, where = frame.unit, state.hex_of[frame.unit]
        args = {"unit": unit, "hex": where}
        if frame.entered or frame.spent or frame.turned or query.has(state, Mark.REORDERED, unit):
            return Refusal("C8.24.a", "reorder_instead_of_moving", args)
        if query.has(state, Mark.FIRED, unit) and query.orders(game, state, unit) == ADVANCE:
            return Refusal("C8.24.c", "fired_in_advance", args)
        row = query.stack(state, where)
        if not 0 <= action.place < len(row) or row[action.place] == unit:
            return Refusal("C8.24.a", "no_such_place", args)
        if query.front_mask(game, state, 1 - game.field.units[unit].side) >> where & 1:
            return Refusal("C8.24.d", "in_front_of_enemy", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Reorder]:
        return (Reorder(place) for place in range(len(query.stack(state, state.hex_of[frame.unit]))))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Reorder) -> None:
        """C8.24.c, C8.24.e: what it may still fire, the chapter of fire says by the mark."""
        state, unit = play.state, frame.unit
        where = state.hex_of[unit]
        others = [other for other in query.stack(state, where) if other != unit]
        others.insert(action.place, unit)
        left_alone = [other for other in state.at[where] if other not in others]
        state.at[where] = (*others, *left_alone)
        query.mark(state, Mark.REORDERED, unit)
        later = play.go(frame, "unit.act")
        later.spent = frame.allowance
        later.stopped = True
        later.turned = True
        play.tell("stack_reordered", "C8.24.a", unit=unit, hex=where, units=state.at[where])


UnitChoice.offer(ReorderOffer)


class OrderSectionsOffer(Offer):
    """C8.24.b: a battery puts its sections in another order, after moving or before firing; that is no movement. Once
    in an activation, so that it ends."""

    action = OrderSections
    weight = 0.1

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: OrderSections
    ) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        order = state.section_order[unit]
        if action.section not in order[1:]:
            return Refusal("C8.24.b", "no_such_section", args)
        if query.has(state, Mark.FIRED, unit):
            return Refusal("C8.24.b", "battery_has_fired", args)
        if (unit,) in query.notes(state, SECTIONS):
            return Refusal("C8.24.b", "sections_ordered_already", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[OrderSections]:
        return (OrderSections(section) for section in state.section_order[frame.unit][1:])

    def apply(self, play: Play, frame: UnitAct, seat: int, action: OrderSections) -> None:
        state, unit = play.state, frame.unit
        rest = tuple(section for section in state.section_order[unit] if section != action.section)
        state.section_order[unit] = (action.section, *rest)
        query.note(state, SECTIONS, unit)
        play.tell("sections_ordered", "C8.24.b", unit=unit)


UnitChoice.offer(OrderSectionsOffer)


# --- 8.21 moving as one ----------------------------------------------------------------------------------------------


def begin_together(play: Play, units: Sequence[Unit]) -> None:
    """C8.21.b, C8.21.c: these units of one hex, top first, act as one: the first leads, the others go along."""
    begin_unit(play, units[0])
    go_along(play, units[0], units[1:])


def go_along(play: Play, unit: Unit, others: Sequence[Unit]) -> None:
    """The others go where the unit goes; the slowest sets the pace. C9.74.a: it counts as an activation of each, and
    how each of them began binds it (C7.32.h, C9.55.d)."""
    state = play.state
    place = next(n for n, row in enumerate(state.stack) if isinstance(row, UnitAct) and row.unit == unit)
    row = state.stack[place]
    assert isinstance(row, UnitAct)
    equivalents = row.equivalents
    if query.orders(play.game, state, unit) == MARCH:
        equivalents = min(equivalents, *(most_equivalents(play.game, state, other) for other in others))
    for other in others:
        query.mark(state, Mark.ACTED, other)
        query.note(state, TOGETHER, unit, other)
        schedule.note_activation(play.game, state, other, equivalents)
        play.moment("unit_begins", unit=other)
    points = min(allowance(play.game, state, other) for other in (unit, *others))
    allowed = min(row.allowance, points * equivalents)
    state.stack[place] = row._replace(allowance=allowed, equivalents=equivalents)
    play.tell("stack_moves_as_one", "C8.21.b", unit=unit, units=tuple(others))


class MoveStackOffer(Offer):
    """C8.21.b: a stack within the limits of March may move along ways as one."""

    action = MoveStack
    weight = 0.5

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: MoveStack) -> Refusal | None:
        unit, where = frame.unit, state.hex_of[frame.unit]
        args = {"unit": unit, "hex": where}
        row = [other for other in query.stack(state, where) if other != unit]
        if frame.entered or frame.spent or frame.turned or query.notes(state, TOGETHER):
            return Refusal("C8.21.b", "stack_moves_from_the_start", args)
        if not action.units or list(action.units) != [other for other in row if other in action.units]:
            return Refusal("C8.21.b", "not_of_this_stack", args)
        for other in action.units:
            if not acts_now(state, other) or query.has(state, Mark.ACTED, other):
                return Refusal("C8.21.b", "other_has_acted", {"unit": unit, "other": other})
            if (query.orders(game, state, other) == MARCH) != (query.orders(game, state, unit) == MARCH):
                return Refusal("C8.21.b", "other_orders", {"unit": unit, "other": other})
            if query.has(state, Mark.FINISHED, other) or query.has(state, Mark.BUILDING, other):
                return Refusal("C8.21.b", "finished", {"unit": other})
            refusal = _why_not_begin(game, state, other)
            if refusal is not None:
                return refusal
        going = (unit, *action.units)
        if not all(may_use_ways(game, state, other) for other in going) or is_too_large(game, state, going):
            return Refusal("C8.21.b", "beyond_march_limits", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[MoveStack]:
        others = [other for other in query.stack(state, state.hex_of[frame.unit]) if other != frame.unit]
        for count in range(1, len(others) + 1):
            yield MoveStack(tuple(others[:count]))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: MoveStack) -> None:
        go_along(play, frame.unit, action.units)


UnitChoice.offer(MoveStackOffer)


def _why_not_begin(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C8.21.b: who goes along acts, and so must be one that could begin an action now (5.36, 6.32, 9.71, 9.74)."""
    brigade = next((row for row in state.stack if isinstance(row, BrigadeAct)), None)
    return None if brigade is None else why_not_unit(game, state, brigade, unit)


def is_too_large(game: Setting, state: GbacwState, units: Sequence[Unit]) -> bool:
    """C8.12.a to C8.12.d: do these units together exceed the limits of March?"""
    guns = [unit for unit in units if query.is_artillery(game, unit)]
    rest = [unit for unit in units if unit not in guns]
    if guns:
        return bool(rest) or stacking.too_many_guns(game, state, guns, False, state.hex_of[units[0]]) is not None
    mounted = {query.is_mounted(state, unit) for unit in rest}
    points = sum(state.strength[unit] for unit in rest)
    return len(mounted) > 1 or points > stacking.limit(game, mounted.pop(), marching=True)


@at_moment("entered", 7)
def bring_the_others(play: Play, moment: Moment) -> None:
    """C8.21.b: the others of the stack are where their leader is, in their order. C9.23.b, C9.42.e: how it came there
    binds them as it does him."""
    state, unit = play.state, moment.unit
    if state.hex_of[unit] != moment.hex:
        return
    place = state.at[moment.hex].index(unit)
    for other in passing.mates(state, unit):
        if state.hex_of[other] != moment.origin:
            continue
        place += 1
        query.put_unit(play.game, state, other, moment.hex, place=place)
        state.facing[other] = state.facing[unit]
        for mark in (Mark.SPENT_MP, Mark.ENTERED_HEX):
            query.mark(state, mark, other)
        for mark in (Mark.CROSSED, Mark.MINIMUM_MOVE):
            if query.has(state, mark, unit):
                query.mark(state, mark, other)
        note_activity(play, other, MOVE)
        play.tell("unit_moved", "C8.21.b", unit=other, origin=moment.origin, hex=moment.hex)


@at_moment("unit_ends", 4)
def face_as_one(play: Play, moment: Moment) -> None:
    """C7.11.c: those who came along look where their leader looks."""
    for other in passing.mates(play.state, moment.unit):
        if play.state.hex_of[other] == play.state.hex_of[moment.unit] >= 0:
            play.state.facing[other] = play.state.facing[moment.unit]


@at_moment("unit_ends", 60)
def let_the_others_fire(play: Play, moment: Moment) -> None:
    """C8.21.a: each of those who came along may fire in its turn; it has no movement left. C11.53.c: not in a
    Charge."""
    state = play.state
    for other in reversed(passing.mates(state, moment.unit)):
        fit = state.hex_of[other] >= 0 and not query.has(state, Mark.FINISHED, other)
        if fit and query.orders(play.game, state, other) != MARCH and not query.has(state, Mark.CHARGING, other):
            points = allowance(play.game, state, other)
            play.push(UnitAct("unit.act", other, points, spent=points, entered=1, stopped=True, turned=True))
    state.notes = tuple(note for note in state.notes if note[:2] != (TOGETHER, moment.unit))
