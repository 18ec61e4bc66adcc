"""8.22, 8.23 Friends on the way: passing through them, and stopping among them.

A unit that enters the hex of friends writes down whence it came. It pays for passing through when it goes on (R8.22-1)
and then checks its order; if it cannot stay where it is in the end, it goes back to where it came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import notes, query
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.field import NO_CROSSING, TRAIL, profile
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.flow import Moment, Play, at_moment
from caracole.systems.gbacw.rules.movement.movement import TOGETHER
from caracole.systems.gbacw.rules.notes import noted_as
from caracole.systems.gbacw.rules.results.results import disorder
from caracole.systems.gbacw.rules.stacking import stacking
from caracole.systems.gbacw.rules.state import COLUMN, LINE, NOT_ARRIVED, NOT_REFUSED, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

THROUGH: Final = "passed_through"
"""A note: unit, hex of friends that it leaves and has to check its order for."""

SENT_BACK: Final = "sent_back"
"""A note: unit, hex that it had to leave again."""

TOLL: Final = 2 * HALF_POINTS
"""C8.22.a: two points more."""

LEAST_MODIFIER: Final = 2
"""C8.22.c: an entry cost of so many points is added to the check."""


OUTSIDE: Final[tuple[Hex, ...]] = ()
"""Whence a unit came that has come in from off the map (9.7)."""


@noted_as("among_friends")
class Among(NamedTuple):
    """A unit that has entered a hex of friends: whence it came, and how it faced and stood before."""

    unit: Unit
    hex: Hex
    back: tuple[Hex, ...]
    """all its hexes before"""
    by_road: bool
    facing: int
    formation: int

    @property
    def origin(self) -> Hex:
        """The hex whence its counter came; NOWHERE from outside."""
        return self.back[0] if self.back else NOWHERE


def friends(state: GbacwState, unit: Unit, where: Hex) -> tuple[Unit, ...]:
    """The other combat units in a hex, but for those who go along with the unit."""
    along = mates(state, unit)
    return tuple(other for other in query.stack(state, where) if other != unit and other not in along)


def mates(state: GbacwState, unit: Unit) -> list[Unit]:
    """C8.21.b, C8.21.c: who goes along with a unit."""
    return [other for leader, other in query.notes(state, TOGETHER) if leader == unit]


def among(state: GbacwState, unit: Unit, where: Hex) -> Among | None:
    """How the unit came into the friends' hex in which it is now; None if it stands with nobody or began here
    (C8.22.g)."""
    rows = [row for row in notes.rows(state, Among) if row.unit == unit and row.hex == where]
    return rows[-1] if rows and friends(state, unit, where) else None


def is_road(game: Setting, here: Hex, to: Hex, way: bool) -> bool:
    """C8.22.j: along a Road or Pike, not a Trail."""
    kind = game.field.sides.way[here * 6 + game.field.grid.direction(here, to)]
    return way and bool(kind) and kind != TRAIL


# --- 8.22 passing through --------------------------------------------------------------------------------------------


def toll(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> int:
    """C8.22.a, R8.22-4: the half points that leaving a hex of friends costs beside the ground. C8.22.g: nothing where
    the unit began; C8.22.h: nothing to foot and horse among guns; C8.22.j: nothing along a road."""
    row = among(state, unit, here)
    if row is None or (row.by_road and is_road(game, here, to, way)):
        return 0
    foot = not query.is_artillery(game, unit)
    only_guns = all(query.is_artillery(game, other) for other in friends(state, unit, here))
    return 0 if foot and only_guns else TOLL


def why_not_leave(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> Refusal | None:
    """C8.22.i: guns do not pass through foot and horse, but along a road."""
    row = among(state, unit, here)
    if row is None or not query.is_artillery(game, unit) or (row.by_road and is_road(game, here, to, way)):
        return None
    if any(not query.is_artillery(game, other) for other in friends(state, unit, here)):
        return Refusal("C8.22.i", "guns_through_others", {"unit": unit, "hex": here})
    return None


def goes_round(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> bool:
    """C8.22.k: units under March Orders on a Road or Pike are gone round, at the cost of the ground."""
    marching = any(query.orders(game, state, other) == MARCH for other in friends(state, unit, to))
    return marching and is_road(game, here, to, way) and query.orders(game, state, unit) != MARCH


def overtaken(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> Among | None:
    """C8.22.k: how a unit in March came among others in March whom it passes on a road; None if it does not."""
    row = among(state, unit, here)
    if row is None or not row.by_road or not is_road(game, here, to, way):
        return None
    marching = any(query.orders(game, state, other) == MARCH for other in friends(state, unit, here))
    return row if marching and query.orders(game, state, unit) == MARCH else None


def meets_friends_off_road(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> bool:
    """C8.21.b, C8.22.j: would a stack that moves as one pass friends otherwise than along a Road or Pike, where the
    check of each unit could part it?"""
    return not is_road(game, here, to, way) and bool(friends(state, unit, to) or among(state, unit, here))


def why_not_cross(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> Refusal | None:
    """C8.22.l, R8.22-3: a unit under March Orders at either end of a bridge or ford closes it to all but its own
    column: those who march with its brigade."""
    place = here * 6 + game.field.grid.direction(here, to)
    if not way or game.field.sides.crossing[place] == NO_CROSSING:
        return None
    for other in (*friends(state, unit, here), *friends(state, unit, to)):
        same = serves(state, other) == serves(state, unit) and query.orders(game, state, unit) == MARCH
        if query.orders(game, state, other) == MARCH and not same:
            return Refusal("C8.22.l", "crossing_is_taken", {"unit": unit, "other": other, "hex": to})
    return None


def note_step(game: Setting, state: GbacwState, unit: Unit, moves: Sequence[tuple[Hex, Hex]], way: bool) -> None:
    """Remember what the step means for friends: whom the unit leaves, and among whom it comes."""
    for here, to in moves:
        if toll(game, state, unit, here, to, way):
            query.note(state, THROUGH, unit, here)
    back = query.hexes_of(state, unit)
    for here, to in moves:
        if friends(state, unit, to):
            road = is_road(game, here, to, way)
            notes.write(state, Among(unit, to, back, road, state.facing[unit], state.formation[unit]))


def entry_modifiers(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> list[Drm]:
    """C8.22.c: the cost of the friends' hex if it is two points or more."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    points = game.field.terrain[where].cost[number] // HALF_POINTS
    return [Drm("C8.22.c", "ground_of_friends", points)] if points >= LEAST_MODIFIER else []


@at_moment("entered", 30)
def check_order(play: Play, moment: Moment) -> None:
    """C8.22.b, C8.22.d, C8.22.e: who has passed through checks its order, the others do not; a failure Disorders it.
    C8.22.f, R8.22-2: a unit that was Disordered goes back to where it came from and has finished."""
    state, unit = play.state, moment.unit
    left = [where for other, where in query.notes(state, THROUGH) if other == unit]
    if not left or moment.hex not in query.hexes_of(state, unit):
        return
    state.notes = tuple(note for note in state.notes if note[:2] != (THROUGH, unit))
    where = left[0]
    rows = entry_modifiers(play.game, state, unit, where)
    if check_cohesion(play, unit, "C8.22.b", "through_friends", rows) or disorder(play, unit, "C8.22.e"):
        return
    came = [row for row in notes.rows(state, Among) if row[:2] == (unit, where)]
    send_back(play, came[-1], "C8.22.f")


def send_back(play: Play, row: Among, rule: str) -> None:
    """The unit stands again where it stood and has finished, or farther back if it had only passed there too, and those
    who go along with it. Alone in its hex it keeps its facing; a line or column stands as it did."""
    state, unit = play.state, row.unit
    row = _where_it_may_stay(play.game, state, row)
    if not row.back:
        _send_out(play, row)
        return
    for where in query.hexes_of(state, unit):
        query.note(state, SENT_BACK, unit, where)
    extension.place(play.game, state, unit, row.back, {})
    for place, other in enumerate(mates(state, unit), state.at[row.back[0]].index(unit) + 1):
        query.put_unit(play.game, state, other, row.back[0], place=place)
        query.mark(state, Mark.FINISHED, other)
    state.formation[unit] = row.formation if len(row.back) > 1 else ORDINARY
    if len(row.back) > 1:
        state.facing[unit] = row.facing
    query.mark(state, Mark.FINISHED, unit)
    play.tell("unit_sent_back", rule, unit=unit, hex=row.back[0])


def _send_out(play: Play, row: Among) -> None:
    """C9.73.a, R9.73-1: a reinforcement that cannot stay among friends waits outside for the next activation."""
    query.remove_unit(play.game, play.state, row.unit, NOT_ARRIVED)
    query.mark(play.state, Mark.FINISHED, row.unit)
    play.tell("unit_waits_outside", "C9.73.a", unit=row.unit, hex=row.hex)


def _where_it_may_stay(game: Setting, state: GbacwState, row: Among) -> Among:
    """R8.22-1: the last step before which the unit stood where it may stop (C8.23.a)."""
    rows = [each for each in notes.rows(state, Among) if each.unit == row.unit]
    while any(stacking.why_not_stop(game, state, row.unit, where) is not None for where in row.back):
        before = [each for each in rows[: rows.index(row)] if each.hex in row.back]
        if not before:
            break
        row = before[-1]
    return row


# --- 8.23 stopping among them ----------------------------------------------------------------------------------------


def why_not_halt(game: Setting, state: GbacwState, unit: Unit, left: int, way: bool) -> Refusal | None:
    """C8.11.a, C8.23.a: may the unit end its movement where it is, with so many half points left? C7.32.d: to stand
    with Refused units costs a point; C7.11.c: a line does not turn to conform; C9.43.c: who came along a way under
    Advance Orders pays the ground to join more than March limits allow. C8.21.b: a stack that moves as one passes, and
    joins nobody."""
    for where in query.hexes_of(state, unit):
        others = friends(state, unit, where)
        if not others:
            continue
        args = {"unit": unit, "hex": where}
        if mates(state, unit):
            return Refusal("C8.21.b", "stack_meets_friends", args)
        refusal = stacking.why_not_stop(game, state, unit, where)
        if refusal is not None:
            return refusal
        facing = query.facing_in(game, state, others[0], where)
        if state.formation[unit] == LINE and state.facing[unit] != facing:
            return Refusal("C7.11.c", "guns_face_elsewhere", args)
        if (
            query.refused_in(game, state, others[0], where) not in (NOT_REFUSED, state.refused[unit])
            and left < HALF_POINTS
        ):
            return Refusal("C7.32.d", "no_point_left_to_refuse", args)
        if way and query.orders(game, state, unit) == ADVANCE and is_beyond_march(game, state, where):
            return Refusal("C9.43.c", "too_many_for_ways", args)
    return None


def is_beyond_march(game: Setting, state: GbacwState, where: Hex) -> bool:
    """C8.25.a, C9.43.c: do those in the hex exceed the limits of March?"""
    units = query.stack(state, where)
    guns = [unit for unit in units if query.is_artillery(game, unit)]
    rest = [unit for unit in units if unit not in guns]
    mounted = any(query.is_mounted(state, unit) for unit in rest)
    points = sum(extension.strength_in(game, state, unit, where) for unit in rest)
    return bool(guns and rest) or points > stacking.limit(game, mounted, marching=True)


@at_moment("unit_ends", 5)
def put_right(play: Play, moment: Moment) -> None:
    """R8.22-1, C8.5.i, C8.5.j: a unit that ends where it may not stay goes back to where it came from; a column first
    closes up in the hex of its head."""
    state, unit = play.state, moment.unit
    if state.hex_of[unit] < 0 or not query.has(state, Mark.ENTERED_HEX, unit):
        return
    if state.formation[unit] == COLUMN and why_not_halt(play.game, state, unit, HALF_POINTS, False) is not None:
        extension.retract(play, unit, state.hex_of[unit], "C8.5.i")
    if why_not_halt(play.game, state, unit, HALF_POINTS, False) is None:
        return
    rows = [row for row in notes.rows(state, Among) if row.unit == unit and row.hex in query.hexes_of(state, unit)]
    if rows:
        send_back(play, rows[-1], "C8.22.a")
