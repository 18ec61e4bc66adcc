"""7.2, 7.3 What a unit at its action does about its facing: it turns, refuses a flank, stands straight again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import FACINGS, front, is_vertex, rear, turn_between
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, HALF_POINTS
from caracole.systems.gbacw.rules.facing import refusing
from caracole.systems.gbacw.rules.facing.actions import EndRefusal, Refuse, Turn
from caracole.systems.gbacw.rules.facing.facing import REVERSING, TURNED, bound_to, is_unsettled
from caracole.systems.gbacw.rules.flow import Offer, Play
from caracole.systems.gbacw.rules.movement.movement import (
    STILL,
    UnitAct,
    UnitChoice,
    allowance,
    left_to_spend,
    why_not_pay,
)
from caracole.systems.gbacw.rules.movement.near_enemy import why_stopped
from caracole.systems.gbacw.rules.movement.stepping import steps_ahead, why_not_closed, why_not_step
from caracole.systems.gbacw.rules.orders.restraints import why_not_spend
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.stacking import passing
from caracole.systems.gbacw.rules.state import COLUMN, LEFT, NOT_REFUSED, REFUSED, RIGHT, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

ABOUT: Final = 3
"""Corners of a full turn."""
TURNS: Final = tuple(Turn(facing, below) for facing in range(len(FACINGS)) for below in (False, True))
"""Every way to turn: they are proposed too often to be made each time."""


# --- 7.2 turning -----------------------------------------------------------------------------------------------------


def is_bound_by_woods(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C7.22.a: under Attack Orders in woods no corner is free."""
    woods = game.field.terrain[state.hex_of[unit]].id == "woods"
    return woods and query.orders(game, state, unit) == ATTACK


def turn_cost(game: Setting, state: GbacwState, frame: UnitAct, facing: int) -> int:
    """C7.21.b, C7.21.c: one corner is free, more cost a point; C7.22.a, C7.22.b: in woods under Attack Orders each
    corner costs one, a full turn one; C7.23.b, C9.45.b: who came along a way turns for nothing (and who then leaves
    along one gets back what it cost, ``stepping``). C7.23.e: so one corner is free before fire too, but in those
    woods."""
    unit = frame.unit
    corners = turn_between(state.facing[unit], facing)
    if frame.along_way:
        return 0
    if is_bound_by_woods(game, state, unit):
        return HALF_POINTS * (1 if corners == ABOUT else corners)
    return HALF_POINTS if corners > 1 else 0


def may_lead_column(game: Setting, state: GbacwState, unit: Unit, facing: int) -> bool:
    """C8.51.a, C8.51.b: the head of a March column turns any way but back upon its extension, so that the column winds
    along. C8.52.b, C8.52.c: under Advance Orders the extension lies behind the head, or beside it where the way ahead
    bends so."""
    head = state.hex_of[unit]
    back = game.field.grid.direction(head, state.extension[unit][0])
    ahead = front(facing)
    if back in ahead:
        return False
    return not is_vertex(facing) or back in rear(facing) or any(game.field.sides.way[head * 6 + to] for to in ahead)


class TurnOffer(Offer):
    """C7.21.a: a unit turns in its hex; R7.21-1: what counts is the difference between how it stood and how it stands.
    C7.21.d: woods and the enemy's neighbourhood make exceptions."""

    action = Turn

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Turn) -> Refusal | None:
        unit = frame.unit
        if not query.may_face(query.orders(game, state, unit), action.facing):
            return Refusal("C7.11.b", "wrong_kind_of_facing", {"unit": unit, "facing": action.facing})
        if state.extension[unit] and (refusal := self._why_not_extended(game, state, unit, action.facing)) is not None:
            return refusal
        if frame.turned:
            return Refusal("C7.21.c", "turned_here", {"unit": unit})
        if query.has(state, Mark.FIRED, unit) and (unit,) in query.notes(state, STILL):
            # C10.32.b: a corner is free in order to fire, not after it.
            return Refusal("C6.15.a", "fired_and_stays", {"unit": unit, "hex": state.hex_of[unit]})
        if action.facing == state.facing[unit]:
            return Refusal("C7.21.a", "faces_so_already", {"unit": unit, "facing": action.facing})
        if frame.stopped and frame.entered:
            return why_stopped(state, unit, "C9.53.b")
        guns = any(query.is_artillery(game, other) for other in query.stack(state, state.hex_of[unit]))
        if action.below and not (guns and self._reverses(game, state, frame, action.facing)):
            return Refusal("C7.22.d", "no_choice_of_place", {"unit": unit})
        cost = turn_cost(game, state, frame, action.facing)
        refusal = self._why_not_with_others(game, state, frame, action.facing) or why_not_pay(frame, cost)
        if refusal is None or refusal.code != "not_enough_points":
            return refusal
        return None if self._leads_on(game, state, frame, action.facing, cost) else refusal

    def _leads_on(self, game: Setting, state: GbacwState, frame: UnitAct, facing: int, cost: int) -> bool:
        """C9.42.b, C9.42.c: the move of one hex that a unit may always make includes all its turning."""
        if frame.entered or self._is_pinned(game, state, frame, facing):
            return False
        probe, after = state.copy(), frame._replace(spent=frame.spent + cost, turned=True, turning=cost)
        probe.facing[frame.unit] = facing
        closed = not amendments.closed_hexes_lead_nowhere(game)
        return any(
            why_not_step(game, probe, after, to, way) is None
            and (closed or why_not_closed(game, probe, frame.unit, to) is None)
            for to, way in steps_ahead(game, probe, frame.unit)
        )

    def _is_pinned(self, game: Setting, state: GbacwState, frame: UnitAct, facing: int) -> bool:
        """C7.24.a, C9.53.d: who begins next to the enemy and turns by more than one corner does not leave the hex."""
        unit = frame.unit
        far = turn_between(state.facing[unit], facing) > 1 and not frame.entered
        return far and query.is_adjacent_to_enemy(game, state, state.hex_of[unit], game.field.units[unit].side)

    def _why_not_extended(self, game: Setting, state: GbacwState, unit: Unit, facing: int) -> Refusal | None:
        """C8.44.e, R8.44-4: a line does not turn so; of a column the head does, and leads it."""
        if state.formation[unit] != COLUMN:
            return Refusal("C8.44.e", "extended_units_wheel", {"unit": unit})
        if may_lead_column(game, state, unit, facing):
            return None
        rule = "C8.52.b" if is_vertex(facing) else "C8.51.b"
        return Refusal(rule, "column_looks_ahead", {"unit": unit, "facing": facing})

    def _reverses(self, game: Setting, state: GbacwState, frame: UnitAct, facing: int) -> bool:
        """C7.22.c: an about turn in woods for one point, where units were stacked when it began."""
        unit = frame.unit
        about = turn_between(state.facing[unit], facing) == ABOUT and is_bound_by_woods(game, state, unit)
        return about and not frame.entered and len(query.stack(state, state.hex_of[unit])) > 1

    def _why_not_with_others(self, game: Setting, state: GbacwState, frame: UnitAct, facing: int) -> Refusal | None:
        """C8.26.a: the others of the hex will turn too, unless the unit leaves. C9.53.b: if one of them came next to
        the enemy in this activation, only who turns by a corner, and so may leave, turns."""
        other = bound_to(game, state, frame.unit)
        if other < 0 or not self._is_pinned(game, state, frame, facing):
            return None
        return Refusal("C9.53.b", "stopped_next_to_enemy", {"unit": other})

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Turn]:
        return iter(TURNS)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Turn) -> None:
        state, unit = play.state, frame.unit
        cost = turn_cost(play.game, state, frame, action.facing)
        pinned = self._is_pinned(play.game, state, frame, action.facing)
        if self._reverses(play.game, state, frame, action.facing):
            query.note(state, REVERSING, unit, action.below)
        state.facing[unit] = action.facing
        query.note(state, TURNED, unit)
        if cost:
            query.mark(state, Mark.SPENT_MP, unit)
            note_activity(play, unit, MOVE)
        if frame.entered:
            query.mark(state, Mark.TURNED_AFTER_ENTRY, unit)
        later = play.go(frame, "unit.act")
        later.spent = frame.spent + cost
        later.turned = True
        later.turning = cost
        later.stopped = frame.stopped or pinned
        play.tell("unit_turned", "C7.21.a", unit=unit, facing=action.facing)


UnitChoice.offer(TurnOffer)


# --- 7.3 refusing ----------------------------------------------------------------------------------------------------


def why_not_mates_pay(game: Setting, state: GbacwState, unit: Unit, where: Hex, rule: str) -> Refusal | None:
    """C7.32.c, C7.33.a: can all who follow the unit, and are yet to act, pay their point?"""
    if not amendments.each_unit_of_a_stack_pays_to_refuse(game):
        return None
    for other in refusing.payers(state, unit, where, ending=rule == "C7.33.a"):
        if why_not_spend(game, state, other) is not None or allowance(game, state, other) < HALF_POINTS:
            return Refusal(rule, "other_cannot_pay", {"unit": unit, "other": other})
    return None


class RefuseOffer(Offer):
    """7.31, 7.32: for a point the unit bends one end back, and those of its hex with it."""

    action = Refuse
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Refuse) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        if action.end not in REFUSED[1:]:
            return Refusal("C7.31.b", "no_such_end", args)
        if frame.stopped:
            return Refusal("C9.53.a", "stopped_next_to_enemy", args)
        side = REFUSED.index(action.end)
        where = refusing.end_hex(game, state, unit, side)
        return (
            refusing.why_not_refuse(game, state, unit, side, reaction=False)
            or refusing.why_not_with_mates(game, state, unit, where, bool(frame.entered))
            or why_not_pay(frame, HALF_POINTS)
            or why_not_mates_pay(game, state, unit, where, "C7.32.c")
            or self._why_not_stay(game, state, frame)
        )

    def _why_not_stay(self, game: Setting, state: GbacwState, frame: UnitAct) -> Refusal | None:
        """C7.32.l: who only passes friends bends nobody's flank."""
        if not frame.entered:
            return None
        return passing.why_not_halt(game, state, frame.unit, left_to_spend(frame) - HALF_POINTS, frame.along_way)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Refuse]:
        return (Refuse(REFUSED[side]) for side in (LEFT, RIGHT))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Refuse) -> None:
        """C7.32.c: a point of the unit, and of each that shares its hex and acts with it. C7.32.l, C8.26.b: a unit that
        has come among them, or has turned, stays: their flank bends as it stands."""
        side = REFUSED.index(action.end)
        where = refusing.end_hex(play.game, play.state, frame.unit, side)
        query.mark(play.state, Mark.SPENT_MP, frame.unit)
        note_activity(play, frame.unit, MOVE)
        refusing.charge_mates(play.game, play.state, frame.unit, where, ending=False)
        refusing.refuse(play, frame.unit, side, "C7.31.b")
        came = frame.entered and passing.friends(play.state, frame.unit, where)
        stays = bool(came) or is_unsettled(play.state, frame.unit)
        later = play.go(frame, "unit.act")
        later.spent = frame.spent + HALF_POINTS
        later.stopped = frame.stopped or stays


UnitChoice.offer(RefuseOffer)


class EndRefusalOffer(Offer):
    """C7.33.a: for a point the unit stands straight, and those of its hex with it."""

    action = EndRefusal
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: EndRefusal
    ) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        if state.refused[unit] == NOT_REFUSED:
            return Refusal("C7.33.a", "not_refused", args)
        if frame.stopped and frame.entered:
            return Refusal("C9.53.a", "stopped_next_to_enemy", args)
        where = refusing.end_hex(game, state, unit, state.refused[unit])
        return (
            refusing.why_not_with_mates(game, state, unit, where, False)
            or why_not_pay(frame, HALF_POINTS)
            or why_not_mates_pay(game, state, unit, where, "C7.33.a")
        )

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[EndRefusal]:
        yield EndRefusal()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: EndRefusal) -> None:
        state, unit = play.state, frame.unit
        where = refusing.end_hex(play.game, state, unit, state.refused[unit])
        query.mark(state, Mark.SPENT_MP, unit)
        note_activity(play, unit, MOVE)
        refusing.charge_mates(play.game, state, unit, where, ending=True)
        for other in query.stack(state, where):
            refusing.end_refusal(play, other, "C7.33.a")
        play.go(frame, "unit.act").spent = frame.spent + HALF_POINTS


UnitChoice.offer(EndRefusalOffer)
