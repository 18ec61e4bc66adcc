"""8.5 Extended Columns at their action: closing up, and changing from column to line and back by facing another way.

How a column moves is in ``formation``. Facing decides the formation: a unit whose hexes lie to its flanks is in line,
one whose hexes lie behind it in column (7.26, 8.44, 8.52).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.geometry.hex import FACINGS, turn_between
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import extension, formation
from caracole.systems.gbacw.rules.extension.actions import Reform, RetractColumn
from caracole.systems.gbacw.rules.extension.lines import Shifting, begin_shift, path_cost, why_not_along, why_not_reform
from caracole.systems.gbacw.rules.facing.line_and_column import reform, shapes
from caracole.systems.gbacw.rules.flow import Offer, Play
from caracole.systems.gbacw.rules.movement.movement import (
    UnitAct,
    UnitChoice,
    end_unit,
    left_to_spend,
    why_not_pay,
)
from caracole.systems.gbacw.rules.movement.near_enemy import BESIDE_ENEMY
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.results.results import disorder
from caracole.systems.gbacw.rules.state import COLUMN, LINE, NOT_REFUSED, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class ReformOffer(Offer):
    """C8.44.n, C8.5.d: under Advance Orders a line that is not next to the enemy becomes a column; C8.52.g, C8.53.a: a
    column becomes a line. Both by facing another way, for a point if that is by two corners or more."""

    action = Reform
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Reform) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        if not state.extension[unit] or query.orders(game, state, unit) == MARCH:
            return Refusal("C8.52.g", "nothing_to_reform", args)
        shape = shapes(game, state, unit, march=False).get(action.facing)
        if shape is None or shape.formation == state.formation[unit]:
            return Refusal("C8.52.g", "cannot_form_so", args)
        if frame.turned:
            return Refusal("C7.21.c", "turned_here", args)
        if shape.formation == COLUMN:
            refusal = self._why_not_column(game, state, unit)
            if refusal is not None:
                return refusal
        return why_not_reform(game, state, frame) or why_not_pay(frame, reform_cost(state, unit, action.facing))

    def _why_not_column(self, game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
        args, side = {"unit": unit}, game.field.units[unit].side
        if query.orders(game, state, unit) != ADVANCE:
            return Refusal("C8.44.n", "column_in_advance_only", args)
        if state.refused[unit] != NOT_REFUSED:
            return Refusal("C7.32.b", "column_never_refuses", args)
        for where in query.hexes_of(state, unit):
            if query.is_adjacent_to_enemy(game, state, where, side):
                return Refusal("C8.44.n", "column_next_to_enemy", {**args, "hex": where})
            if len(query.stack(state, where)) > 1:
                return Refusal("C8.5.j", "column_stands_alone", {"hex": where})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Reform]:
        if state.extension[frame.unit]:
            yield from (Reform(facing) for facing in range(len(FACINGS) // 2))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Reform) -> None:
        """C8.52.g: ways do not help."""
        state, unit = play.state, frame.unit
        cost = reform_cost(state, unit, action.facing)
        shape = shapes(play.game, state, unit, march=False)[action.facing]
        if cost:
            query.mark(state, Mark.SPENT_MP, unit)
            note_activity(play, unit, MOVE)
        reform(play, unit, action.facing, shape, "C8.52.g" if shape.formation == LINE else "C8.5.d")
        later = play.go(frame, "unit.act")
        later.spent = frame.spent + cost
        later.turned = True


UnitChoice.offer(ReformOffer)


def reform_cost(state: GbacwState, unit: Unit, facing: int) -> int:
    """C8.44.n, C8.52.g: a point for a change of more than one corner."""
    return HALF_POINTS if turn_between(state.facing[unit], facing) > 1 else 0


# --- 8.52, 8.53 closing up -------------------------------------------------------------------------------------------


def retract_cost(game: Setting, state: GbacwState, unit: Unit, into: Hex) -> int:
    """C8.52.e, C8.52.f: the ground on the way of the part that has the most to go, without the rate of the way."""
    costs = [path_cost(game, state, unit, path) for path in retract_paths(state, unit, into)]
    return PROHIBITED if PROHIBITED in costs else max(costs)


def retract_paths(state: GbacwState, unit: Unit, into: Hex) -> tuple[tuple[Hex, ...], ...]:
    """The ways of the head and of the tail into one hex of the column."""
    row = query.hexes_of(state, unit)
    place = row.index(into)
    return tuple(path for path in (row[: place + 1], row[place:][::-1]) if len(path) > 1)


def is_helpless(game: Setting, state: GbacwState, frame: UnitAct) -> bool:
    """C8.53.e: it can neither close up anywhere nor form line: it has not the points, or a bridge or ford lies between
    (R9.24-1)."""
    unit, left = frame.unit, left_to_spend(frame)
    costs = [retract_cost(game, state, unit, into) for into in query.hexes_of(state, unit)]
    if any(cost != PROHIBITED and cost <= left for cost in costs):
        return False
    lines = [facing for facing, shape in shapes(game, state, unit, march=False).items() if shape.formation == LINE]
    return not any(reform_cost(state, unit, facing) <= left for facing in lines)


class RetractColumnOffer(Offer):
    """C8.52.d: a column not in March closes up in any of its hexes if its points suffice. C8.53.e: under Attack Orders
    it does so in any case, if there is nothing else that it can do."""

    action = RetractColumn

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: RetractColumn
    ) -> Refusal | None:
        unit = frame.unit
        args = {"unit": unit, "hex": action.into}
        if state.formation[unit] != COLUMN or action.into not in query.hexes_of(state, unit):
            return Refusal("C8.52.d", "not_its_hex", args)
        if query.orders(game, state, unit) == MARCH:
            return Refusal("C8.12.e", "march_keeps_column", args)
        refusal = why_not_reform(game, state, frame)
        if refusal is not None:
            return refusal
        if formation.must_close_up(game, state, unit) and is_helpless(game, state, frame):
            return None
        closed = (why_not_along(game, state, unit, path) for path in retract_paths(state, unit, action.into))
        refusal = next((found for found in closed if found is not None), None)
        return refusal or why_not_pay(frame, retract_cost(game, state, unit, action.into))

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[RetractColumn]:
        if state.formation[frame.unit] == COLUMN:
            yield from (RetractColumn(into) for into in query.hexes_of(state, frame.unit))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: RetractColumn) -> None:
        """C8.52.h: closed up next to the enemy it neither forms line nor turns. C8.53.b: and under Attack Orders it
        neither fires nor assaults in this activation. C8.53.c: the points spent bar Prepared Fire."""
        state, unit, game = play.state, frame.unit, play.game
        if formation.must_close_up(game, state, unit) and is_helpless(game, state, frame):
            extension.retract(play, unit, action.into, "C8.53.e")
            disorder(play, unit, "C8.53.e")
            query.mark(state, Mark.FINISHED, unit)
            end_unit(play, frame)
            return
        near = query.is_adjacent_to_enemy(game, state, action.into, play.field.units[unit].side)
        if near and query.orders(game, state, unit) == ATTACK:
            query.mark(state, Mark.MINIMUM_MOVE, unit)
            query.note(state, BESIDE_ENEMY, unit)
        cost = retract_cost(game, state, unit, action.into)
        paths = retract_paths(state, unit, action.into)
        state.notes = tuple(note for note in state.notes if note[:2] != (formation.TRAIL, unit))
        facing = state.facing[unit]
        shifting = Shifting("shift.announced", unit, paths, (action.into,), ORDINARY, facing, "C8.52.d")
        begin_shift(play, frame, shifting, cost)


UnitChoice.offer(RetractColumnOffer)
