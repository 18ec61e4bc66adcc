"""9.1 One hex after another: may the unit step there, what happens on the way, and where it may stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.geometry.hex import DIRECTIONS, front, side_facing, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import extension, formation
from caracole.systems.gbacw.rules.flow import FLOW, Offer, Play
from caracole.systems.gbacw.rules.movement.actions import EndUnit, Halt, Step
from caracole.systems.gbacw.rules.movement.artillery_proximity import CHECKS, HALTED, halt
from caracole.systems.gbacw.rules.movement.costs import (
    check_terrain,
    cost_into,
    hardest,
    is_minimum_move,
    may_use_ways,
    part_cost,
    razing_cost,
    step_cost,
    why_not_cross_in_attack,
)
from caracole.systems.gbacw.rules.movement.movement import (
    HELD_UP,
    ONE_HEX,
    STILL,
    UnitAct,
    UnitChoice,
    allowance,
    as_it_leaves,
    end_or_go_on,
    end_unit,
    left_to_spend,
)
from caracole.systems.gbacw.rules.movement.near_enemy import (
    is_beside_enemy,
    is_seen,
    mark_crossing,
    note_minimum_move,
    why_not_all_near,
    why_stopped,
)
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.stacking import passing, stacking
from caracole.systems.gbacw.rules.state import LINE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- may it ----------------------------------------------------------------------------------------------------------


def why_not_step(
    game: Setting, state: GbacwState, frame: UnitAct, to: Hex, way: bool, raze: bool = False
) -> Refusal | None:
    """9.1 to 9.5: may the unit, with all its parts, enter this hex now? C9.22.d: in March not if the enemy saw it at
    the start. C15.17.a, RN15.17.1: for a point more it razes what it crosses."""
    unit, origin = frame.unit, state.hex_of[frame.unit]
    args, frame = {"unit": unit, "hex": to}, _as_it_steps(game, state, frame, way)
    direction = game.field.grid.direction(origin, to)
    if direction < 0:
        return Refusal("C9.13.a", "not_adjacent", args)
    if (unit,) in query.notes(state, STILL):
        return Refusal("C10.33.b", "fired_and_stays", args)
    if frame.joined:
        return Refusal("C8.23.a", "has_joined", {"unit": unit, "hex": origin})
    if frame.stopped:
        return why_stopped(state, unit)
    if direction not in ahead(game, state, unit) or to in state.extension[unit][:1]:
        return Refusal("C7.13.a", "not_in_front", args)
    if way and not may_use_ways(game, state, unit):
        return Refusal("C8.13.a", "no_use_of_ways", args)
    if passing.mates(state, unit):
        if not way and not query.has(state, Mark.CHARGING, unit):
            return Refusal("C8.21.b", "stack_keeps_to_ways", args)
        if passing.meets_friends_off_road(game, state, unit, origin, to, way):
            return Refusal("C8.21.b", "stack_meets_friends", args)
    moves = formation.moves(game, state, unit, direction)
    if not moves:
        return Refusal("C9.56.a", "off_the_map", args)
    if raze and not query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
        return Refusal("C15.17.a", "nothing_to_raze", args)
    cost = 0
    for here, there in moves:
        refusal = _why_not_part(game, state, unit, here, there, way)
        if refusal is not None:
            return refusal
        cost = max(cost, part_cost(game, state, unit, here, there, way))
    cost += razing_cost(game) if raze else 0
    if cost > left_to_spend(frame) and not all(is_minimum_move(game, state, frame, there, cost) for _, there in moves):
        return Refusal("C9.42.a", "not_enough_points", args)
    if query.orders(game, state, unit) == MARCH and not frame.entered and is_seen(game, state, unit):
        return Refusal("C6.13.e", "march_seen_at_start", args)
    return (
        formation.why_not_column(game, state, unit, way, frame.allowance)
        or why_not_all_near(game, state, unit, moves, way)
        or why_not_among_friends(game, state, frame, moves, way, cost)
    )


def ahead(game: Setting, state: GbacwState, unit: Unit) -> tuple[int, ...]:
    """C7.13.a: the directions in which a unit may step. C7.34.a, R7.13-1: its Refused Front is one, but not of a line,
    of which only one end bends back and all parts go the same way (C8.44.d)."""
    if state.extension[unit] or not amendments.the_refused_front_is_open_to_movement(game):
        return front(state.facing[unit])
    return query.front_directions(game, state, unit, state.hex_of[unit])


def _as_it_steps(game: Setting, state: GbacwState, frame: UnitAct, way: bool) -> UnitAct:
    """C7.23.b, C9.45.b: to move along a way from hex to hex a unit turns for nothing."""
    frame = as_it_leaves(game, state, frame)
    return frame._replace(spent=frame.spent - frame.turning, turning=0) if way else frame


def _why_not_part(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> Refusal | None:
    """May a part of the unit go from this hex to that one, whatever it costs? C9.51.b: where only Abandoned guns stand,
    nobody stands."""
    args, side = {"unit": unit, "hex": to}, game.field.units[unit].side
    if query.side_at(game, state, to) == 1 - side:
        return Refusal("C9.51.a", "enemy_there", args)
    if schedule.is_kept_for_enemy(game, state, side, to):
        return Refusal("C9.72.d", "enemy_entry_hex", args)
    direction = game.field.grid.direction(here, to)
    if step_cost(game, state, unit, here, direction, way) == PROHIBITED:
        return Refusal("C9.45.a" if way else "C9.42.d", "no_way_there" if way else "prohibited", args)
    round_them = passing.goes_round(game, state, unit, here, to, way)
    if round_them and step_cost(game, state, unit, here, direction, way=False) == PROHIBITED:
        return Refusal("C8.22.k", "prohibited", args)
    past = passing.overtaken(game, state, unit, here, to, way)
    if past is not None and cost_into(game, state, unit, past, way=False) == PROHIBITED:
        return Refusal("C8.22.k", "prohibited", {"unit": unit, "hex": here})
    return (
        why_not_cross_in_attack(game, state, unit, here, to)
        or passing.why_not_cross(game, state, unit, here, to, way)
        or passing.why_not_leave(game, state, unit, here, to, way)
    )


# --- friends on the way ----------------------------------------------------------------------------------------------


def why_not_among_friends(
    game: Setting, state: GbacwState, frame: UnitAct, moves: tuple[tuple[Hex, Hex], ...], way: bool, cost: int
) -> Refusal | None:
    """R8.22-1: the unit does not enter a hex of friends where it can neither stop nor go on."""
    unit = frame.unit
    if not any(passing.friends(state, unit, to) for _, to in moves):
        return None
    probe = state.copy()
    passing.note_step(game, probe, unit, moves, way)
    shift(game, probe, unit, moves, way)
    left = max(0, left_to_spend(frame) - cost)
    refusal = passing.why_not_halt(game, probe, unit, left, way)
    if refusal is None:
        return None
    side = game.field.units[unit].side
    stops = any(query.is_adjacent_to_enemy(game, state, to, side) for _, to in moves)
    after = frame._replace(
        spent=frame.spent + cost, entered=frame.entered + 1, turned=False, turning=0, along_way=way, stopped=stops
    )
    closed = not amendments.closed_hexes_lead_nowhere(game)
    return None if can_go_on(game, probe, after, closed=closed) else refusal


def can_go_on(game: Setting, state: GbacwState, frame: UnitAct, *, closed: bool = False) -> bool:
    """Is there a hex that the unit may enter next, by turning one corner if need be (along a way two, C9.45.b), other
    than the one that it came from, and where it may stop or go on from? The last :func:`why_not_step` asks in its turn;
    each step costs points, so this ends. ``closed``: as if the battle closed no hex to it."""
    unit = frame.unit
    if frame.stopped or query.has(state, Mark.FINISHED, unit):
        return False
    probe = state.copy()
    turns: tuple[int, ...] = (0, 1, -1, 2, -2) if frame.along_way else (0, 1, -1)
    if frame.turned or state.formation[unit] == LINE:
        turns = (0,)
    row = passing.among(state, unit, state.hex_of[unit])
    back = () if row is None else row.back
    for turn in turns:
        probe.facing[unit] = turned(state.facing[unit], turn)
        for to, way in steps_ahead(game, probe, unit):
            if to in back or why_not_step(game, probe, frame, to, way) is not None:
                continue
            if closed or why_not_closed(game, probe, unit, to) is None:
                return True
    return False


def why_not_closed(game: Setting, state: GbacwState, unit: Unit, to: Hex) -> Refusal | None:
    """C1.0.b, K4, K5: does the battle close to the unit a hex that this step takes a part of it into?"""
    direction = game.field.grid.direction(state.hex_of[unit], to)
    moves = formation.moves(game, state, unit, direction) if direction >= 0 else ()
    return battle.why_not_enter_any(game, state, unit, (there for _, there in moves))


def steps_ahead(game: Setting, state: GbacwState, unit: Unit) -> Iterator[tuple[Hex, bool]]:
    """The hexes in front of a unit, each across the ground and, if there is one, along its way."""
    origin = state.hex_of[unit]
    for direction in ahead(game, state, unit):
        to = game.field.grid.neighbours[origin][direction]
        if to >= 0:
            yield to, False
            if game.field.sides.way[origin * 6 + direction]:
                yield to, True


def shift(game: Setting, state: GbacwState, unit: Unit, moves: tuple[tuple[Hex, Hex], ...], way: bool) -> None:
    """All parts of the unit go where they are bound. C8.23.b, C8.23.c: among friends to the top or the bottom."""
    where_in = {to: stacking.entry_place(game, state, unit, here, to) for here, to in moves}
    if formation.trails(game, state, unit, way):
        formation.trail(game, state, unit, moves[0][1])
    else:
        extension.place(game, state, unit, [to for _, to in moves], where_in)


# --- the step --------------------------------------------------------------------------------------------------------


class StepOffer(Offer):
    """9.1: one hex further."""

    action = Step

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Step) -> Refusal | None:
        return why_not_step(game, state, frame, action.to, action.way, action.raze)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Step]:
        origin = state.hex_of[frame.unit]
        for to, way in steps_ahead(game, state, frame.unit):
            yield Step(to, way)
            direction = game.field.grid.direction(origin, to)
            if query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
                yield Step(to, way, raze=True)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Step) -> None:
        """The step is announced; what others may do before it (10.44, 9.63) comes first."""
        game, state, unit = play.game, play.state, frame.unit
        frame = _as_it_steps(game, state, frame, action.way)
        direction = play.field.grid.direction(state.hex_of[unit], action.to)
        moves = formation.moves(game, state, unit, direction)
        cost = max(part_cost(game, state, unit, here, to, action.way) for here, to in moves)
        cost += razing_cost(game) if action.raze else 0
        if cost > left_to_spend(frame):
            cost = left_to_spend(frame)
            note_minimum_move(game, state, unit, [to for _, to in moves])
        passing.note_step(game, state, unit, moves, action.way)
        later = play.go(frame, "unit.entered")
        later.spent = frame.spent + cost
        later.along_way = action.way
        later.going = action.to
        play.push(Stepping("unit.stepping", unit, moves, action.way, action.raze))


UnitChoice.offer(StepOffer)


class Stepping(StepFrame):
    """A step under way: announced (``unit.stepping``), then carried out (``unit.entering``)."""

    __slots__ = ("moves", "raze", "unit", "way")

    def __init__(self, step: str, unit: Unit, moves: tuple[tuple[Hex, Hex], ...], way: bool, raze: bool) -> None:
        self.step = step
        self.unit = unit
        self.moves = moves
        """(from, to) of the counter, then of the other parts of a line."""
        self.way = way
        self.raze = raze

    def twin(self) -> Stepping:
        return Stepping(self.step, self.unit, self.moves, self.way, self.raze)


FLOW.frame(Stepping)


@FLOW.auto("unit.stepping")
def announce_step(play: Play, frame: Stepping) -> None:
    """10.44, 9.63: before the unit leaves, and before it enters, the other side may act."""
    play.go(frame, "unit.entering")
    origin, to = frame.moves[0]
    for name in ("entering", "leaving"):
        play.moment(name, unit=frame.unit, origin=origin, hex=to)


@FLOW.auto("unit.entering")
def enter(play: Play, frame: Stepping) -> None:
    """The unit enters the hex, unless what came before has stopped it. It keeps its facing among friends until it has
    finished (7.11); in March it looks where it goes. C8.22.k: who goes round others over the ground is on no way, and
    the ground tries its order (C9.47.e)."""
    play.pop()
    state, unit, (origin, to) = play.state, frame.unit, frame.moves[0]
    parts = {here for here, _ in frame.moves}
    if state.hex_of[unit] != origin or query.has(state, Mark.FINISHED, unit):
        return
    if not parts <= set(query.hexes_of(state, unit)):
        return
    direction = play.field.grid.direction(origin, to)
    over_ground = not frame.way or passing.goes_round(play.game, state, unit, origin, to, frame.way)
    shift(play.game, state, unit, frame.moves, frame.way)
    if state.facing[unit] >= len(DIRECTIONS):
        state.facing[unit] = side_facing(direction)
    query.mark(state, Mark.SPENT_MP, unit)
    query.mark(state, Mark.ENTERED_HEX, unit)
    note_activity(play, unit, MOVE)
    state.marks[Mark.TURNED_AFTER_ENTRY] &= ~(1 << unit)
    play.tell("unit_moved", "C9.13.a", unit=unit, origin=origin, hex=to)
    for here, there in frame.moves:
        mark_crossing(play, unit, here, direction, there)
    if frame.raze:
        raze_entrenchment(play, unit, origin, direction)
    if over_ground:
        check_terrain(play, unit, hardest(play.game, state, unit, frame.moves), direction)
    for here, there in frame.moves:
        play.moment("entered", unit=unit, origin=here, hex=there)


@FLOW.auto("unit.entered")
def after_step(play: Play, frame: UnitAct) -> None:
    """C9.53.a: next to the enemy the unit stops; C10.44.c: or after one hex; C9.47.d: or where the ground held it up.
    C9.47.c, C12.33.a: a unit Disordered on the way has its lower MA."""
    state, unit = play.state, frame.unit
    if state.hex_of[unit] < 0 or query.has(state, Mark.FINISHED, unit):
        end_unit(play, frame)
        return
    if state.hex_of[unit] != frame.going:
        play.go(frame, "unit.act").stopped = True
        return
    held_up = any((unit,) in query.notes(state, kind) for kind in (ONE_HEX, HELD_UP))
    later = play.go(frame, "unit.act")
    later.entered = frame.entered + 1
    later.turned = False
    later.turning = 0
    later.stopped = held_up or is_beside_enemy(play.game, state, unit)
    later.allowance = min(frame.allowance, frame.equivalents * allowance(play.game, state, unit))


def raze_entrenchment(play: Play, unit: Unit, origin: Hex, direction: int) -> None:
    """C15.17.a: the Entrenchments of the hexside that was crossed are gone."""
    state = play.state
    gone = [row for row in state.entrenchments if query.crosses_entrenchment(play.field, (row,), origin, direction)]
    state.entrenchments = tuple(row for row in state.entrenchments if row not in gone)
    for where, corner in gone:
        play.tell("entrenchment_razed", "C15.17.a", unit=unit, hex=where, facing=corner)


# --- the end of it ---------------------------------------------------------------------------------------------------


class HaltOffer(Offer):
    """C9.55.f: under option 2 guns end their move before they fire."""

    action = Halt
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Halt) -> Refusal | None:
        moved = query.is_artillery(game, frame.unit) and frame.entered
        if game.rules.artillery_proximity != CHECKS or not moved or (HALTED, frame.unit) in state.notes:
            return Refusal("C9.55.f", "no_need_to_halt", {"unit": frame.unit})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Halt]:
        yield Halt()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Halt) -> None:
        play.go(frame, "unit.halted").stopped = True
        halt(play, frame.unit)


UnitChoice.offer(HaltOffer)


@FLOW.auto("unit.halted")
def after_halt(play: Play, frame: UnitAct) -> None:
    """Guns that were driven off have finished."""
    end_or_go_on(play, frame)


class EndOffer(Offer):
    """C9.13.c: a unit need not use its allowance."""

    action = EndUnit
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: EndUnit) -> Refusal | None:
        """C8.11.a: where the limits of stacking forbid it a unit does not stop as long as it can go on."""
        if not frame.entered:
            return self._why_not_after_turning(game, state, frame, seat)
        refusal = passing.why_not_halt(game, state, frame.unit, left_to_spend(frame), frame.along_way)
        return refusal if refusal is not None and can_go_on(game, state, frame) else None

    def _why_not_after_turning(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Refusal | None:
        """C9.42.b: who has turned on the points of a one-hex move makes it."""
        if left_to_spend(frame) >= 0:
            return None
        choice = FLOW.choices["unit.act"]
        steps = UnitChoice.offers[Step].proposals(game, state, frame, seat)
        if all(choice.why_not(game, state, frame, seat, step) is not None for step in steps):
            return None
        return Refusal("C9.42.b", "turned_to_move", {"unit": frame.unit})

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[EndUnit]:
        yield EndUnit()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: EndUnit) -> None:
        end_unit(play, frame)
        if frame.entered:
            play.moment("stopped", unit=frame.unit, hex=play.state.hex_of[frame.unit])


UnitChoice.offer(EndOffer)
