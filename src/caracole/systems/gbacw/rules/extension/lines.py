"""8.4 Extended Lines at their action: extending, retracting, wheeling, turning about, and becoming a column (8.5).

Parts that go somewhere are on their way as a :class:`Shifting`: announced, so that the enemy may answer (10.44, 9.63),
then carried out. Going straight ahead is an ordinary step (``stepping``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from caracole.geometry.hex import left_flank, right_flank, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.extension.actions import Extend, Retract, TurnAbout, Wheel
from caracole.systems.gbacw.rules.facing.facing import TURNED, set_stack_facing
from caracole.systems.gbacw.rules.facing.refusing import acts_now
from caracole.systems.gbacw.rules.facing.turning import ABOUT
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Offer, Play, interrupted
from caracole.systems.gbacw.rules.movement.costs import (
    check_terrain,
    is_minimum_move,
    step_cost,
    why_not_cross_in_attack,
)
from caracole.systems.gbacw.rules.movement.movement import (
    HELD_UP,
    STILL,
    UnitAct,
    UnitChoice,
    end_unit,
    left_to_spend,
    why_not_pay,
)
from caracole.systems.gbacw.rules.movement.near_enemy import note_minimum_move, why_not_near_enemy, why_stopped
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.stacking import passing, stacking
from caracole.systems.gbacw.rules.state import LINE, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- parts on their way ----------------------------------------------------------------------------------------------


class Shifting(StepFrame):
    """Parts of a unit on their way: announced (``shift.announced``), carried out (``shift.go``), over (``shift.over``).
    ``paths`` are the hexes of each part that goes, from where it stands on."""

    __slots__ = ("facing", "formation", "hexes", "paths", "rule", "unit")

    def __init__(
        self,
        step: str,
        unit: Unit,
        paths: tuple[tuple[Hex, ...], ...],
        hexes: tuple[Hex, ...],
        formation: int,
        facing: int,
        rule: str,
    ) -> None:
        self.step = step
        self.unit = unit
        self.paths = paths
        self.hexes = hexes
        """All hexes of the unit afterwards, the counter's first."""
        self.formation = formation
        self.facing = facing
        self.rule = rule

    def twin(self) -> Shifting:
        return Shifting(self.step, self.unit, self.paths, self.hexes, self.formation, self.facing, self.rule)


FLOW.frame(Shifting)


def begin_shift(play: Play, frame: UnitAct, shifting: Shifting, cost: int) -> None:
    """The unit pays, and its parts set out."""
    query.mark(play.state, Mark.SPENT_MP, frame.unit)
    note_activity(play, frame.unit, MOVE)
    play.go(frame, "unit.act").spent = frame.spent + cost
    play.push(shifting)


@FLOW.auto("shift.announced")
def announce_shift(play: Play, frame: Shifting) -> None:
    """C8.41.f: a part that leaves the Front of an enemy may be fired at; others may see it come."""
    play.go(frame, "shift.go")
    origin, to = frame.paths[0][:2]
    for name in ("entering", "leaving"):
        play.moment(name, unit=frame.unit, origin=origin, hex=to)


@FLOW.auto("shift.go")
def go(play: Play, frame: Shifting) -> None:
    """The parts stand in their new hexes, unless the unit was hindered."""
    state, unit, game = play.state, frame.unit, play.game
    standing = set(query.hexes_of(state, unit))
    if not {path[0] for path in frame.paths} <= standing or query.has(state, Mark.FINISHED, unit):
        play.pop()
        _end_if_finished(play, unit)
        return
    play.go(frame, "shift.over")
    where_in = {path[-1]: stacking.entry_place(game, state, unit, path[-2], path[-1]) for path in frame.paths}
    extension.place(game, state, unit, frame.hexes, where_in)
    state.formation[unit], state.facing[unit] = frame.formation, frame.facing
    play.tell("unit_formed", frame.rule, unit=unit, hexes=frame.hexes, facing=frame.facing)
    for where in frame.hexes:
        if passing.among(state, unit, where) is None:  # those through whom it passes stand as they stood
            set_stack_facing(play, where, frame.facing)
    for path in frame.paths:
        check_terrain(play, unit, path[-2], play.field.grid.direction(path[-2], path[-1]))
    for path in frame.paths:
        for here, to in pairwise(path):
            play.moment("entered", unit=unit, origin=here, hex=to)


@FLOW.auto("shift.over")
def over(play: Play, frame: Shifting) -> None:
    """C9.53.a, C9.47.d: who has come next to the enemy, or whom the ground held up, goes no further."""
    play.pop()
    state, side = play.state, play.field.units[frame.unit].side
    ends = {path[-1] for path in frame.paths}
    near = any(query.is_adjacent_to_enemy(play.game, state, where, side) for where in ends)
    act = play.state.stack[-1]
    held_up = (frame.unit,) in query.notes(state, HELD_UP)
    if isinstance(act, UnitAct) and (near or held_up):
        later = play.go(act, "unit.act")
        later.stopped = True
        later.entered = act.entered + 1
    _end_if_finished(play, frame.unit)


def entered_now(state: GbacwState, moment: Moment) -> tuple[Hex, ...]:
    """The hexes of a unit about which others hear that it has moved into them: all at once, when its counter does, or
    the first of the parts that go by themselves; () for the parts after it."""
    unit, frame = moment.unit, interrupted(state)
    places = query.hexes_of(state, unit)
    if isinstance(frame, Shifting) and frame.unit == unit:
        first = (moment.origin, moment.hex) == frame.paths[0][:2]
        return tuple(path[-1] for path in frame.paths if first and path[-1] in places)
    return places if state.hex_of[unit] == moment.hex else ()


def _end_if_finished(play: Play, unit: Unit) -> None:
    act = play.state.stack[-1]
    gone = play.state.hex_of[unit] < 0 or query.has(play.state, Mark.FINISHED, unit)
    if isinstance(act, UnitAct) and act.unit == unit and gone:
        end_unit(play, act)


# --- what all of them ask --------------------------------------------------------------------------------------------


def why_not_reform(game: Setting, state: GbacwState, frame: UnitAct) -> Refusal | None:
    """May the unit at its action still change its formation?"""
    args = {"unit": frame.unit}
    if frame.stopped:
        return why_stopped(state, frame.unit)
    if (frame.unit,) in query.notes(state, STILL):
        return Refusal("C10.33.b", "fired_and_stays", args)
    return None


def path_cost(game: Setting, state: GbacwState, unit: Unit, path: Sequence[Hex]) -> int:
    """C8.42.a, C8.42.b, C8.52.e: what the ground costs along a path, hexsides included, without ways; PROHIBITED if it
    cannot be gone."""
    if why_not_along(game, state, unit, path) is not None:
        return PROHIBITED
    total = 0
    for here, to in pairwise(path):
        total += step_cost(game, state, unit, here, game.field.grid.direction(here, to), way=False)
    return total


def why_not_along(game: Setting, state: GbacwState, unit: Unit, path: Sequence[Hex]) -> Refusal | None:
    """C8.42.a, C9.42.d, R9.24-1: may a part of the unit go this path, whatever it costs?"""
    for here, to in pairwise(path):
        if step_cost(game, state, unit, here, game.field.grid.direction(here, to), way=False) == PROHIBITED:
            return Refusal("C9.42.d", "prohibited", {"unit": unit, "hex": to})
        refusal = why_not_cross_in_attack(game, state, unit, here, to)
        if refusal is not None:
            return refusal
    return None


def _is_single(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> bool:
    """C8.41.c: nobody but guns shares this hex with the unit."""
    return all(query.is_artillery(game, other) for other in query.stack(state, where) if other != unit)


def _why_not_there(game: Setting, state: GbacwState, unit: Unit, to: Hex) -> Refusal | None:
    """C9.72.d, C8.12.h: may a part of the unit stand there? Not in an entry hex of the enemy, nor with more guns than
    go with others."""
    if schedule.is_kept_for_enemy(game, state, game.field.units[unit].side, to):
        return Refusal("C9.72.d", "enemy_entry_hex", {"unit": unit, "hex": to})
    return stacking.why_not_stop(game, state, unit, to)


# --- 8.41, 8.43 extending --------------------------------------------------------------------------------------------


class ExtendOffer(Offer):
    """8.41: infantry of 8 points spreads into a flank hex, of 15 into both. C8.43.c: both at once cost the dearer."""

    action = Extend

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Extend) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        if not extension.may_be_in_line(game, unit) or query.orders(game, state, unit) == MARCH:
            return Refusal("C8.41.a", "no_line_for_it", args)
        if state.formation[unit] not in (ORDINARY, LINE) or not action.to:
            return Refusal("C8.41.b", "not_a_flank_hex", args)
        if len(state.extension[unit]) + len(action.to) > extension.most_extensions(game, state, unit):
            rule = "C8.43.a" if extension.most_extensions(game, state, unit) else "C8.41.a"
            return Refusal(rule, "too_weak_to_extend", args)
        if not _is_single(game, state, unit, state.hex_of[unit]):
            return Refusal("C8.41.c", "line_stands_alone", {"hex": state.hex_of[unit]})
        for to in action.to:
            refusal = self._why_not_hex(game, state, unit, to, action.to)
            if refusal is not None:
                return refusal
        cost = max(path_cost(game, state, unit, (state.hex_of[unit], to)) for to in action.to)
        return why_not_reform(game, state, frame) or why_not_pay(frame, cost)

    def _why_not_hex(
        self, game: Setting, state: GbacwState, unit: Unit, to: Hex, both: Sequence[Hex]
    ) -> Refusal | None:
        args, side = {"unit": unit, "hex": to}, game.field.units[unit].side
        if to not in flank_hexes(game, state, unit) or len(set(both)) != len(both):
            return Refusal("C8.41.b", "not_a_flank_hex", args)
        if query.side_at(game, state, to) == 1 - side:
            return Refusal("C9.51.a", "enemy_there", args)
        if not _is_single(game, state, unit, to):
            return Refusal("C8.41.c", "line_stands_alone", args)
        refusal = _why_not_there(game, state, unit, to)
        if refusal is not None:
            return refusal
        if any(state.facing[other] != state.facing[unit] for other in query.stack(state, to)):
            return Refusal("C7.11.c", "guns_face_elsewhere", args)
        if query.is_adjacent_to_enemy(game, state, to, side):
            return Refusal("C8.41.d", "extension_next_to_enemy", args)
        path = (state.hex_of[unit], to)
        refusal = why_not_along(game, state, unit, path)
        if refusal is not None:
            return refusal
        if path_cost(game, state, unit, path) > HALF_POINTS * game.field.charts.extension["dearest_extension"]:
            return Refusal("C8.41.g", "ground_too_dear", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Extend]:
        if not extension.most_extensions(game, state, frame.unit):
            return
        hexes = flank_hexes(game, state, frame.unit)
        yield from (Extend((to,)) for to in hexes)
        if len(hexes) > 1:
            yield Extend((hexes[0], hexes[1]))
            yield Extend((hexes[1], hexes[0]))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Extend) -> None:
        """R8.44-3: the extension that is named first carries a second left-over point."""
        state, unit = play.state, frame.unit
        where = state.hex_of[unit]
        cost = max(path_cost(play.game, state, unit, (where, to)) for to in action.to)
        paths = tuple((where, to) for to in action.to)
        hexes = (where, *state.extension[unit], *action.to)
        begin_shift(
            play,
            frame,
            Shifting("shift.announced", unit, paths, hexes, LINE, state.facing[unit], "C8.41.a"),
            cost,
        )


UnitChoice.offer(ExtendOffer)


def flank_hexes(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """C8.41.b: the hexes directly left and right of the counter that the unit does not occupy yet."""
    facing = state.facing[unit]
    if facing >= 6:
        return []
    row = game.field.grid.neighbours[state.hex_of[unit]]
    found = [row[left_flank(facing)], row[right_flank(facing)]]
    return [to for to in found if to >= 0 and to not in state.extension[unit]]


# --- 8.41 retracting -------------------------------------------------------------------------------------------------


class RetractOffer(Offer):
    """C8.41.e: an end of a line goes into the next hex of it, though the enemy be near; C8.41.g: for no more than two
    points."""

    action = Retract

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Retract) -> Refusal | None:
        unit = frame.unit
        args = {"unit": unit, "hex": action.part}
        if state.formation[unit] != LINE or action.part not in extension.ends(game, state, unit):
            return Refusal("C8.41.e", "not_an_end", args)
        path = (action.part, beside(game, state, unit, action.part))
        refusal = why_not_along(game, state, unit, path)
        if refusal is not None:
            return refusal
        cost = path_cost(game, state, unit, path)
        if cost > HALF_POINTS * game.field.charts.extension["dearest_extension"]:
            return Refusal("C8.41.g", "ground_too_dear", args)
        return why_not_reform(game, state, frame) or why_not_pay(frame, cost)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Retract]:
        if state.formation[frame.unit] == LINE:
            yield from (Retract(part) for part in extension.ends(game, state, frame.unit))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Retract) -> None:
        state, unit = play.state, frame.unit
        into = beside(play.game, state, unit, action.part)
        cost = path_cost(play.game, state, unit, (action.part, into))
        left = tuple(where for where in query.hexes_of(state, unit) if where != action.part)
        kind, path = LINE if len(left) > 1 else ORDINARY, (action.part, into)
        shifting = Shifting("shift.announced", unit, (path,), left, kind, state.facing[unit], "C8.41.e")
        begin_shift(play, frame, shifting, cost)


UnitChoice.offer(RetractOffer)


def beside(game: Setting, state: GbacwState, unit: Unit, end: int) -> Hex:
    """The hex of a line next to one of its ends."""
    line = extension.from_left(game, state, unit)
    return line[1] if end == line[0] else line[-2]


# --- 8.44 wheeling ---------------------------------------------------------------------------------------------------


class WheelOffer(Offer):
    """C8.44.e, C8.44.j, R8.44-2, R8.44-4: a line wheels on one of its ends; it pays what its dearest part pays, and
    obeys all limits near the enemy: an end that has two hexes to go does not pass him. C9.42.b: with all it has where
    it goes one hex."""

    action = Wheel

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Wheel) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit, "hex": action.pivot}
        wheel = extension.wheels(game, state, unit).get(action.pivot)
        if wheel is None:
            return Refusal("C8.44.e", "no_such_wheel", args)
        side = game.field.units[unit].side
        for where, path in zip(query.hexes_of(state, unit), wheel.paths, strict=True):
            here = where
            for to in path:
                refusal = _why_not_part(game, state, unit, here, to)
                if refusal is not None:
                    return refusal
                if to != path[-1] and query.is_adjacent_to_enemy(game, state, to, side):
                    return Refusal("C9.53.a", "stopped_next_to_enemy", {"unit": unit})
                here = to
        near = [query.is_adjacent_to_enemy(game, state, path[-1], side) for path in wheel.paths if path]
        already = query.is_adjacent_to_enemy(game, state, action.pivot, side)
        if sum(near) + already > 1 and any(near) and query.orders(game, state, unit) != ATTACK:
            return Refusal("C8.44.m", "line_next_to_enemy", args)
        for to in wheel.hexes:
            guns = [other for other in query.stack(state, to) if other != unit]
            moved = to not in query.hexes_of(state, unit)
            if moved and any(state.facing[other] != wheel.facing for other in guns):
                return Refusal("C7.11.c", "guns_face_elsewhere", {"unit": unit, "hex": to})
            refusal = _why_not_there(game, state, unit, to) if moved else None
            if refusal is not None:
                return refusal
        refusal = why_not_reform(game, state, frame)
        cost = wheel_cost(game, state, unit, wheel)
        if refusal is not None or is_least_wheel(game, state, frame, wheel, cost):
            return refusal
        return why_not_pay(frame, cost)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Wheel]:
        return (Wheel(pivot) for pivot in extension.wheels(game, state, frame.unit))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Wheel) -> None:
        state, unit = play.state, frame.unit
        wheel = extension.wheels(play.game, state, unit)[action.pivot]
        cost = wheel_cost(play.game, state, unit, wheel)
        if cost > left_to_spend(frame):
            cost = left_to_spend(frame)
            note_minimum_move(play.game, state, unit, [path[-1] for path in wheel.paths if path])
        places = query.hexes_of(state, unit)
        paths = tuple((where, *path) for where, path in zip(places, wheel.paths, strict=True) if path)
        query.mark(state, Mark.ENTERED_HEX, unit)
        shifting = Shifting("shift.announced", unit, paths, wheel.hexes, LINE, wheel.facing, "C8.44.e")
        begin_shift(play, frame._replace(entered=frame.entered + 1), shifting, cost)


UnitChoice.offer(WheelOffer)


def wheel_cost(game: Setting, state: GbacwState, unit: Unit, wheel: extension.Wheel) -> int:
    """R8.44-2: the dearest total of any one part."""
    places = query.hexes_of(state, unit)
    return max(path_cost(game, state, unit, (where, *path)) for where, path in zip(places, wheel.paths, strict=True))


def is_least_wheel(game: Setting, state: GbacwState, frame: UnitAct, wheel: extension.Wheel, cost: int) -> bool:
    """C9.42.b, C9.42.c: a wheel in which no part goes farther than one hex is a move of one hex, turning included, and
    so one that a line may always make."""
    if any(len(path) > 1 for path in wheel.paths):
        return False
    return all(is_minimum_move(game, state, frame, to, cost) for path in wheel.paths for to in path)


def _why_not_part(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex) -> Refusal | None:
    """May a part of a line go from this hex to that one?"""
    args = {"unit": unit, "hex": to}
    if query.side_at(game, state, to) == 1 - game.field.units[unit].side:
        return Refusal("C9.51.a", "enemy_there", args)
    direction = game.field.grid.direction(here, to)
    refusal = why_not_along(game, state, unit, (here, to))
    if refusal is not None:
        return refusal
    if not _is_single(game, state, unit, to):
        return Refusal("C8.44.b", "line_stands_alone", args)
    return why_not_near_enemy(game, state, unit, here, to, direction, way=False)


# --- 8.44 turning about ----------------------------------------------------------------------------------------------


class TurnAboutOffer(Offer):
    """C8.44.f, R8.44-1: under Attack Orders a line may turn by 180 degrees for a point. C8.44.g: guns in its hexes turn
    with it; C8.44.h: it may stand above or below them."""

    action = TurnAbout
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: TurnAbout) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit}
        if state.formation[unit] != LINE:
            return Refusal("C8.44.f", "no_line", args)
        if query.orders(game, state, unit) != ATTACK:
            return Refusal("C8.44.f", "turns_about_in_attack", args)
        if frame.turned:
            return Refusal("C7.21.c", "turned_here", args)
        guns = guns_of_line(game, state, unit)
        if not action.above and not guns:
            return Refusal("C8.44.h", "no_choice_of_place", args)
        for other in guns:
            if acts_now(state, other) and query.has(state, Mark.FIRED, other):
                return Refusal("C8.44.i", "guns_have_fired", {"unit": unit, "other": other})
        if frame.stopped and frame.entered:
            return Refusal("C9.53.b", "stopped_next_to_enemy", args)
        return why_not_pay(frame, HALF_POINTS)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[TurnAbout]:
        yield TurnAbout()
        yield TurnAbout(above=False)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: TurnAbout) -> None:
        """C8.44.i: guns that act with the brigade pay a point, which their fire feels (10.61). C7.24.a: who began next
        to the enemy does not leave after so large a turn."""
        state, unit = play.state, frame.unit
        state.facing[unit] = turned(state.facing[unit], ABOUT)
        query.note(state, TURNED, unit)
        query.mark(state, Mark.SPENT_MP, unit)
        note_activity(play, unit, MOVE)
        play.tell("unit_turned", "C8.44.f", unit=unit, facing=state.facing[unit])
        for where in query.hexes_of(state, unit):
            guns = tuple(other for other in state.at[where] if other != unit)
            state.at[where] = (unit, *guns) if action.above else (*guns, unit)
            set_stack_facing(play, where, state.facing[unit], "C8.44.g")
        for other in guns_of_line(play.game, state, unit):
            if acts_now(state, other):
                query.mark(state, Mark.SPENT_MP, other)
        side = play.field.units[unit].side
        near = any(query.is_adjacent_to_enemy(play.game, state, at, side) for at in query.hexes_of(state, unit))
        pinned = near and not frame.entered
        later = play.go(frame, "unit.act")
        later.spent = frame.spent + HALF_POINTS
        later.turned = True
        later.stopped = frame.stopped or pinned


UnitChoice.offer(TurnAboutOffer)


def guns_of_line(game: Setting, state: GbacwState, unit: Unit) -> list[Unit]:
    """The guns in the hexes of a line."""
    return [other for where in query.hexes_of(state, unit) for other in query.stack(state, where) if other != unit]
