"""8.44, 8.5 What a step of a unit means for all its hexes: a line goes forward as one, a column trails behind its head.

No rule of movement is here: ``stepping`` asks which hexes are entered, and lets the parts go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.orders import restraints
from caracole.systems.gbacw.rules.stacking import stacking
from caracole.systems.gbacw.rules.state import COLUMN, LINE, NOT_REFUSED, ORDINARY, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

TRAIL: Final = "trail"
"""A note: unit, number of the extension (1, 2), half points that it has used up (C8.5.g)."""


def moves(game: Setting, state: GbacwState, unit: Unit, direction: int) -> tuple[tuple[Hex, Hex], ...]:
    """(from, to) for the counter, and for the other parts of a line: C8.44.d: all go the same way. A column's head goes
    alone, the rest follows (C8.5.h). () if a part would leave the map."""
    places = query.hexes_of(state, unit) if state.formation[unit] == LINE else (state.hex_of[unit],)
    found = tuple((where, game.field.grid.neighbours[where][direction]) for where in places)
    return () if any(to < 0 for _, to in found) else found


# --- columns ---------------------------------------------------------------------------------------------------------


def trails(game: Setting, state: GbacwState, unit: Unit, way: bool) -> bool:
    """C6.13.f, C8.12.e, C8.13.a, C8.5.a, C8.5.e: does the unit leave extensions behind it when it steps so? Always in
    March if it is large enough, under Advance Orders along a way."""
    if state.formation[unit] == COLUMN:
        return True
    orders = query.orders(game, state, unit)
    fits = orders == MARCH or (orders == ADVANCE and way)
    return state.formation[unit] == ORDINARY and fits and extension.most_extensions(game, state, unit) > 0


def keeps_march_limits(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C8.13.a, C8.5.a, R8.5-1: can the unit move within the stacking limits of March? Guns can; others if they are
    small enough or trail out in column, which a line must form first and dismounted cavalry never does."""
    if query.is_artillery(game, unit) or state.formation[unit] == COLUMN:
        return True
    if state.formation[unit] == LINE:
        return False
    if extension.most_extensions(game, state, unit):
        return True
    mounted = query.is_mounted(state, unit)
    return query.orders(game, state, unit) == MARCH or state.strength[unit] <= stacking.limit(game, mounted, True)


def why_not_column(game: Setting, state: GbacwState, unit: Unit, way: bool, allowance: int) -> Refusal | None:
    """C8.5.a: under Advance Orders a column keeps to ways. C7.32.b: it is not Refused. C8.5.g, C8.5.i: its extensions
    must be able to follow."""
    args = {"unit": unit}
    if state.refused[unit] != NOT_REFUSED and trails(game, state, unit, way):
        return Refusal("C7.32.b", "column_never_refuses", args)
    if state.formation[unit] != COLUMN:
        return None
    orders = query.orders(game, state, unit)
    if orders == ADVANCE and not way:
        return Refusal("C8.5.a", "column_keeps_to_ways", args)
    row = query.hexes_of(state, unit)
    for number in range(1, len(row)):
        if used(state, unit, number) + follow_cost(game, state, unit, row[number], row[number - 1]) > allowance:
            return Refusal("C8.5.g", "extension_cannot_follow", args)
    return None


def must_close_up(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C8.53.a: under Attack Orders a column retracts or forms line before anything else; C8.53.d: not while a Stay
    result holds it, nor Confusion or the battle's own rules."""
    if state.formation[unit] != COLUMN or query.orders(game, state, unit) != ATTACK:
        return False
    return restraints.why_not_spend(game, state, unit) is None


def used(state: GbacwState, unit: Unit, number: int) -> int:
    """The half points that an extension of a column has used in this activation."""
    rows = [points for other, part, points in query.notes(state, TRAIL) if (other, part) == (unit, number)]
    return rows[0] if rows else 0


def follow_cost(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex) -> int:
    """C8.5.h: an extension goes where the part before it stood, along the way if there is one."""
    place = here * 6 + game.field.grid.direction(here, to)
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    along = game.field.way_cost[number][place]
    return along if along != PROHIBITED else game.field.cost[number][place]


def trail(game: Setting, state: GbacwState, unit: Unit, to: Hex) -> None:
    """C8.5.b, C8.5.e, C8.5.h, C8.51.a: the head goes on, the extensions follow on its path; those that its strength
    asks for and that have not come out yet stay where they were. C8.5.f: under Advance Orders a new one has a point
    less, the second two."""
    row = query.hexes_of(state, unit)
    behind = row[: extension.most_extensions(game, state, unit)]
    points = {number: used(state, unit, number) for number in range(1, len(row))}
    for number in range(1, len(behind) + 1):
        if number < len(row):
            points[number] += follow_cost(game, state, unit, row[number], row[number - 1])
        elif query.orders(game, state, unit) == ADVANCE:
            points[number] = HALF_POINTS * number
    state.notes = (
        *(note for note in state.notes if note[:2] != (TRAIL, unit)),
        *((TRAIL, unit, number, spent) for number, spent in points.items()),
    )
    extension.place(game, state, unit, (to, *behind), {})
    state.formation[unit] = COLUMN
