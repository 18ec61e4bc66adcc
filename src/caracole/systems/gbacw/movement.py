"""9 Movement of single units: allowances, costs, the enemy's neighbourhood, one hex after another.

A unit that acts stands on the stack as a :class:`UnitAct`; ``unit.act`` asks what it does next, and chapters add offers
to :class:`UnitChoice` (stepping is here; turning, fire, refusing, extending, withdrawing belong to theirs).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.hex import DIRECTIONS, front, side_facing, turned
from caracole.kernel import Refusal
from caracole.systems.gbacw import extension, formation, passing, query, schedule, stacking, veil
from caracole.systems.gbacw.actions import EndUnit, Halt, Reform, RetractColumn, Step
from caracole.systems.gbacw.artillery_proximity import CHECKS, HALTED, halt, why_not_fire_so_near, why_not_near
from caracole.systems.gbacw.cohesion import check_cohesion, fatigue_modifier
from caracole.systems.gbacw.command import serves
from caracole.systems.gbacw.fatigue import MOVE, note_activity
from caracole.systems.gbacw.field import NO_CROSSING, profile
from caracole.systems.gbacw.flow import FLOW, Judge, Offer, OpenChoice, Play
from caracole.systems.gbacw.printed import ADVANCE, ATTACK, MARCH
from caracole.systems.gbacw.refusing import ONE_LESS
from caracole.systems.gbacw.results import disorder
from caracole.systems.gbacw.state import LINE, BrigadeMark, GbacwState, Mark
from caracole.systems.gbacw.terrain import CHECK, DISORDER, PROHIBITED

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw

HALF_POINTS = 2

STILL = "still"
"""A note: a unit that has fired and moves no more in this activation (10.32, 10.52, 10.61)."""

TOGETHER = "together"
"""A note: a unit that acts and one that goes along with it (8.21)."""

ONE_HEX = "one_hex"
"""A note: a unit that Withdrawal Fire allows one hex only (C10.44.c)."""

HELD_UP = "held_up_by_ground"
"""A note: a Disordered unit that the ground has Disordered again and that goes no further (C9.47.d)."""


@FLOW.frame
class UnitAct(NamedTuple):
    """A unit at its action. ``allowance`` and ``spent`` count half points; ``going`` is the hex it is to enter."""

    step: str
    unit: int
    allowance: int
    spent: int = 0
    entered: int = 0
    """Hexes entered."""
    going: int = -1
    turned: bool = False
    """Has turned in this hex."""
    stopped: bool = False
    """May enter no further hex (9.53)."""
    along_way: bool = False
    """Came into this hex along a way (C9.45.b)."""
    joined: bool = False
    """Has stopped among friends (8.23)."""
    equivalents: int = 1
    """Activations that a marching unit uses at once (5.35)."""


# --- 9.1, 9.2 allowances ---------------------------------------------------------------------------------------------


def allowance(game: Gbacw, state: GbacwState, unit: int, equivalents: int = 1) -> int:
    """C9.11.a, C9.12.a, C9.21.a, C9.24.a, C9.24.d, C17.31.b1: the MA of the unit in half points, in the mode of the
    orders that it acts under: halved under Attack Orders, then less Fatigue and less what an ended refusal costs it
    (C7.32.k). C5.35.c: in March so many equivalents of it."""
    points = query.printed_movement(game, state, unit)
    if query.orders(game, state, unit) == ATTACK:
        points = query.half_up(points)
    points -= HALF_POINTS * (fatigue_modifier(game, state, unit) + query.notes(state, ONE_LESS).count((unit,)))
    return max(points, 0) * equivalents


def left_to_spend(frame: UnitAct) -> int:
    """Half points that the unit still has."""
    return frame.allowance - frame.spent


# --- the choice ------------------------------------------------------------------------------------------------------


@FLOW.choice
class UnitChoice(OpenChoice):
    """C8.21.a: a unit completes its movement and fire before the next one begins."""

    step = "unit.act"
    rule = "C8.21.a"

    def seats(self, game: Gbacw, state: GbacwState, frame: UnitAct) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Gbacw, state: GbacwState, frame: UnitAct) -> dict[str, object]:
        return {"unit": frame.unit, "hex": state.hex_of[frame.unit], "left": left_to_spend(frame) / HALF_POINTS}


@UnitChoice.gate
def why_not_in_column(game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> Judge | None:
    """C8.53.a: a column under Attack Orders first closes up or forms line."""
    if not formation.must_close_up(game, state, frame.unit):
        return None
    refusal = Refusal("C8.53.a", "column_under_attack_orders", {"unit": frame.unit})
    return lambda action: None if isinstance(action, (Reform, RetractColumn)) else refusal


def begin_unit(play: Play, unit: int, equivalents: int = 1) -> None:
    """The unit begins its action: its frame goes on the stack. C9.13.b: it has its allowance, and nothing that it or
    others saved. C9.53.e: whoever stands next to the enemy may go straight to another such hex, and stops there."""
    query.mark(play.state, Mark.ACTED, unit)
    schedule.note_activation(play.game, play.state, unit, equivalents)
    points = allowance(play.game, play.state, unit, equivalents)
    play.push(UnitAct("unit.act", unit, points, equivalents=equivalents))
    play.tell("unit_began", "C3.III.f", unit=unit, hex=play.state.hex_of[unit])
    play.moment("unit_begins", unit=unit)


# --- 9.4 costs -------------------------------------------------------------------------------------------------------


def step_cost(
    game: Gbacw, state: GbacwState, unit: int, origin: int, direction: int, way: bool, mode: int | None = None
) -> int:
    """C9.13.a, C9.41.a, C9.43.a, C9.43.b, C9.43.d, C9.43.e: half points for a step, or PROHIBITED. C9.14.a, C9.14.b:
    dismounted cavalry pays as infantry, horse artillery as artillery. C15.22.a: an Entrenchment is paid on ways too."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit) if mode is None else mode)
    table = game.field.way_cost if way else game.field.cost
    cost = table[number][origin * 6 + direction]
    if cost == PROHIBITED or not query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
        return cost
    extra = game.field.chart.rows["entrenchment"].cost[number]
    return PROHIBITED if extra == PROHIBITED else cost + extra


def razing_cost(game: Gbacw) -> int:
    """C15.17.a: half points to raze the Entrenchment that one crosses."""
    return HALF_POINTS * game.field.charts.construction["razing"]


def may_use_ways(game: Gbacw, state: GbacwState, unit: int) -> bool:
    """C8.13.a, C9.23.c, C9.43.b, C9.43.e: ways need March stacking limits; under Attack Orders there are none."""
    return query.orders(game, state, unit) != ATTACK and formation.keeps_march_limits(game, state, unit)


# --- 9.5 the enemy ---------------------------------------------------------------------------------------------------


def why_not_near_enemy(
    game: Gbacw, state: GbacwState, unit: int, origin: int, to: int, direction: int, way: bool
) -> Refusal | None:
    """9.52, 6.13: which hexes the enemy's presence closes to a mover. C9.22.b, C9.22.c: in March all that he touches or
    sees within four hexes. C6.15.c, C9.23.a, C9.52.b, R9.52-1: in Advance those next to him, unless only guns stand
    there; C9.52.d: or no hexside between lets one through."""
    field, side = game.field, game.field.units[unit].side
    orders, args = query.orders(game, state, unit), {"unit": unit, "hex": to}
    near = query.adjacent_enemies(game, state, to, side)
    if orders == MARCH:
        if near:
            return Refusal("C6.13.d", "march_next_to_enemy", args)
        if query.is_seen_within(game, state, to, side, 4):
            return Refusal("C6.13.c", "march_in_sight", args)
        return why_not_near(game, state, unit, to) if query.is_artillery(game, unit) else None
    if query.is_artillery(game, unit):
        return Refusal("C9.52.c", "artillery_next_to_enemy", args) if near else why_not_near(game, state, unit, to)
    if not near:
        return None
    if query.is_disordered(state, unit) and not query.has(state, Mark.CHARGING, unit):
        # C11.53.b, C12.34.a: who is Disordered while charging closes all the same.
        return Refusal("C9.52.e", "disordered_next_to_enemy", args)
    if orders != ADVANCE:
        return None
    if way and field.sides.crossing[origin * 6 + direction] != NO_CROSSING:
        return None
    for enemy in near:
        # K14: who does not know what stands there does not know that it is guns.
        only_guns = not veil.is_unknown(game, state, enemy, side) and all(
            query.is_artillery(game, other) for other in query.stack(state, enemy)
        )
        toward = field.grid.direction(to, enemy)
        number = profile(query.arm(game, state, unit), ADVANCE)
        closed = all(table[number][to * 6 + toward] == PROHIBITED for table in (field.cost, field.way_cost))
        if not (only_guns or closed):
            return Refusal("C9.52.a", "advance_next_to_enemy", args)
    return None


# --- 9.42 the least one can do ---------------------------------------------------------------------------------------

BESIDE_ENEMY = "minimum_move_beside_enemy"
"""A note of the activation: (it, unit) for a unit that came next to the enemy by C9.42.c."""


def is_minimum_move(game: Gbacw, state: GbacwState, frame: UnitAct, to: int, cost: int) -> bool:
    """C9.42.b, R9.42-1: a unit that has not moved may enter one hex with all it has, if the hex, with all turning
    before it, costs no more than its printed MA and is not next to the enemy. C9.42.c: under Attack Orders also next to
    the enemy, if its Good Order MA reaches so far and it has not fired."""
    unit, price = frame.unit, frame.spent + cost
    if frame.entered:
        return False
    if not query.is_adjacent_to_enemy(game, state, to, game.field.units[unit].side):
        return price <= query.printed_movement(game, state, unit)
    if query.orders(game, state, unit) != ATTACK or query.has(state, Mark.FIRED, unit):
        return False
    return price <= query.good_order_movement(game, state, unit)


def why_not_fire_after_moving(game: Gbacw, state: GbacwState, unit: int) -> Refusal | None:
    """May the unit fire in its own activation after the way it has moved?"""
    args = {"unit": unit}
    if (BESIDE_ENEMY, unit) in state.notes:
        return Refusal("C9.42.c", "used_minimum_move", args)
    if query.has(state, Mark.CONFORMED, unit):
        return Refusal("C9.53.c", "conformed_next_to_enemy", args)
    if query.has(state, Mark.WITHDREW, unit):
        return Refusal("C9.54.l", "withdrew", args)
    return why_not_fire_so_near(game, state, unit)


def why_not_shock_after_moving(game: Gbacw, state: GbacwState, unit: int) -> Refusal | None:
    """May the unit assault after the way it has moved?"""
    args = {"unit": unit}
    if query.has(state, Mark.MINIMUM_MOVE, unit):
        return Refusal("C9.42.e", "used_minimum_move", args)
    if query.has(state, Mark.CONFORMED, unit):
        return Refusal("C9.53.c", "conformed_next_to_enemy", args)
    if query.has(state, Mark.WITHDREW, unit):
        return Refusal("C9.54.a", "withdrew", args)
    if query.has(state, Mark.CROSSED, unit):
        return Refusal("C9.23.b", "crossed_to_enemy", args)
    return None


# --- stepping --------------------------------------------------------------------------------------------------------


def why_not_step(
    game: Gbacw, state: GbacwState, frame: UnitAct, to: int, way: bool, raze: bool = False
) -> Refusal | None:
    """9.1 to 9.5: may the unit, with all its parts, enter this hex now? C9.22.d: in March not if the enemy saw it at
    the start. C15.17.a, RN15.17.1: for a point more it razes what it crosses."""
    unit, origin = frame.unit, state.hex_of[frame.unit]
    args = {"unit": unit, "hex": to}
    direction = game.field.grid.direction(origin, to)
    if direction < 0:
        return Refusal("C9.13.a", "not_adjacent", args)
    if query.brigade_has(state, BrigadeMark.STAY, serves(state, unit)):
        return Refusal("C6.23.c", "must_stay", args)
    if (unit,) in query.notes(state, STILL):
        return Refusal("C10.33.b", "fired_and_stays", args)
    if frame.stopped:
        return why_stopped(state, unit)
    if direction not in front(state.facing[unit]) or to in state.extension[unit][:1]:
        return Refusal("C7.13.a", "not_in_front", args)
    if way and not may_use_ways(game, state, unit):
        return Refusal("C8.13.a", "no_use_of_ways", args)
    if any(leader == unit for leader, _ in query.notes(state, TOGETHER)):
        if not way and not query.has(state, Mark.CHARGING, unit):
            return Refusal("C8.21.b", "stack_keeps_to_ways", args)
        if passing.friends(state, unit, to):
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
    if query.orders(game, state, unit) == MARCH and not frame.entered and _is_seen(game, state, unit):
        return Refusal("C6.13.e", "march_seen_at_start", args)
    return (
        formation.why_not_column(game, state, unit, way, frame.allowance)
        or _why_not_all_near(game, state, unit, moves, way)
        or why_not_among_friends(game, state, frame, moves, way, cost)
    )


def _is_seen(game: Gbacw, state: GbacwState, unit: int) -> bool:
    """C6.13.e, C8.44.a, C9.22.d: does an enemy within four hexes see any part of the unit?"""
    side = game.field.units[unit].side
    return any(query.is_seen_within(game, state, place, side, 4) for place in query.hexes_of(state, unit))


def why_stopped(state: GbacwState, unit: int, beside: str = "C9.53.a") -> Refusal:
    """Why a unit that has stopped goes no further: the ground, Withdrawal Fire, or (by this clause) the enemy beside
    it."""
    args = {"unit": unit}
    if (unit,) in query.notes(state, HELD_UP):
        return Refusal("C9.47.d", "held_up_by_ground", args)
    if (unit,) in query.notes(state, ONE_HEX):
        return Refusal("C10.44.c", "one_hex_under_fire", args)
    return Refusal(beside, "stopped_next_to_enemy", args)


def _why_not_part(game: Gbacw, state: GbacwState, unit: int, here: int, to: int, way: bool) -> Refusal | None:
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
    round_them = passing.goes_round(game, state, unit, to, way)
    if round_them and step_cost(game, state, unit, here, direction, way=False) == PROHIBITED:
        return Refusal("C8.22.k", "prohibited", args)
    past = passing.overtaken(game, state, unit, here, to, way)
    if past is not None and _ground_of(game, state, unit, past.back[0], here) == PROHIBITED:
        return Refusal("C8.22.k", "prohibited", {"unit": unit, "hex": here})
    return passing.why_not_cross(game, state, unit, here, to, way) or passing.why_not_leave(
        game, state, unit, here, to, way
    )


def part_cost(game: Gbacw, state: GbacwState, unit: int, here: int, to: int, way: bool) -> int:
    """What the step costs one part: the ground or the way, which is the ground where marching friends are gone round
    (C8.22.k), and what passing through friends costs (C8.22.a)."""
    direction = game.field.grid.direction(here, to)
    along = way and not passing.goes_round(game, state, unit, to, way)
    units = (unit, *(other for leader, other in query.notes(state, TOGETHER) if leader == unit))
    ground = max(step_cost(game, state, each, here, direction, along) for each in units)
    return ground + passing.toll(game, state, unit, here, to, way) + _detour(game, state, unit, here, to, way)


def _detour(game: Gbacw, state: GbacwState, unit: int, here: int, to: int, way: bool) -> int:
    """C8.22.k: one who marches may join those who march, at the rate of the road; if he goes on past them, he has gone
    round them, and pays what the ground of their hex costs beyond that rate."""
    row = passing.overtaken(game, state, unit, here, to, way)
    if row is None:
        return 0
    direction = game.field.grid.direction(row.back[0], here)
    along = step_cost(game, state, unit, row.back[0], direction, way=True)
    return max(0, _ground_of(game, state, unit, row.back[0], here) - along)


def _ground_of(game: Gbacw, state: GbacwState, unit: int, here: int, to: int) -> int:
    """Half points of a step off the ways, or PROHIBITED."""
    return step_cost(game, state, unit, here, game.field.grid.direction(here, to), way=False)


def _why_not_all_near(
    game: Gbacw, state: GbacwState, unit: int, moves: tuple[tuple[int, int], ...], way: bool
) -> Refusal | None:
    """9.52 for each part. C8.44.m: if one part of a line is next to the enemy, another goes there only under Attack
    Orders."""
    side = game.field.units[unit].side
    for here, to in moves:
        direction = game.field.grid.direction(here, to)
        refusal = why_not_near_enemy(game, state, unit, here, to, direction, way)
        if refusal is not None:
            return refusal
    near = [query.is_adjacent_to_enemy(game, state, to, side) for _, to in moves]
    if len(near) > 1 and sum(near) > 1 and query.orders(game, state, unit) != ATTACK:
        return Refusal("C8.44.m", "line_next_to_enemy", {"unit": unit, "hex": moves[0][1]})
    return None


# --- friends on the way ----------------------------------------------------------------------------------------------


def why_not_among_friends(
    game: Gbacw, state: GbacwState, frame: UnitAct, moves: tuple[tuple[int, int], ...], way: bool, cost: int
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
    after = frame._replace(spent=frame.spent + cost, entered=frame.entered + 1, turned=False, stopped=stops)
    return None if can_go_on(game, probe, after) else refusal


def can_go_on(game: Gbacw, state: GbacwState, frame: UnitAct) -> bool:
    """Is there a hex that the unit may enter next, by turning one corner if need be, and where it may stop?"""
    unit = frame.unit
    if frame.stopped or query.has(state, Mark.FINISHED, unit):
        return False
    probe = state.copy()
    turns = (0,) if frame.turned or state.formation[unit] == LINE else (0, 1, -1)
    for turn in turns:
        probe.facing[unit] = turned(state.facing[unit], turn)
        for to, way in steps_ahead(game, probe, unit):
            direction = game.field.grid.direction(probe.hex_of[unit], to)
            moves = formation.moves(game, probe, unit, direction)
            free = not any(passing.friends(probe, unit, there) for _, there in moves)
            if free and why_not_step(game, probe, frame, to, way) is None:
                return True
    return False


def steps_ahead(game: Gbacw, state: GbacwState, unit: int) -> Iterator[tuple[int, bool]]:
    """The hexes in front of a unit, each across the ground and, if there is one, along its way."""
    origin = state.hex_of[unit]
    for direction in front(state.facing[unit]):
        to = game.field.grid.neighbours[origin][direction]
        if to >= 0:
            yield to, False
            if game.field.sides.way[origin * 6 + direction]:
                yield to, True


def shift(game: Gbacw, state: GbacwState, unit: int, moves: tuple[tuple[int, int], ...], way: bool) -> None:
    """All parts of the unit go where they are bound. C8.23.b, C8.23.c: among friends to the top or the bottom."""
    where_in = {to: stacking.entry_place(game, state, unit, here, to) for here, to in moves}
    if formation.trails(game, state, unit, way):
        formation.trail(game, state, unit, moves[0][1])
    else:
        extension.place(game, state, unit, [to for _, to in moves], where_in)


@UnitChoice.offer
class StepOffer(Offer):
    """9.1: one hex further."""

    action = Step

    def why_not(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int, action: Step) -> Refusal | None:
        return why_not_step(game, state, frame, action.to, action.way, action.raze)

    def proposals(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Step]:
        origin = state.hex_of[frame.unit]
        for to, way in steps_ahead(game, state, frame.unit):
            yield Step(to, way)
            direction = game.field.grid.direction(origin, to)
            if query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
                yield Step(to, way, raze=True)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Step) -> None:
        """The step is announced; what others may do before it (10.44, 9.63) comes first."""
        game, state, unit = play.game, play.state, frame.unit
        direction = play.field.grid.direction(state.hex_of[unit], action.to)
        moves = formation.moves(game, state, unit, direction)
        cost = max(part_cost(game, state, unit, here, to, action.way) for here, to in moves)
        cost += razing_cost(game) if action.raze else 0
        if cost > left_to_spend(frame):
            cost = left_to_spend(frame)
            query.mark(state, Mark.MINIMUM_MOVE, unit)
            if any(query.is_adjacent_to_enemy(game, state, to, play.field.units[unit].side) for _, to in moves):
                query.note(state, BESIDE_ENEMY, unit)
        passing.note_step(game, state, unit, moves, action.way)
        play.to(frame, "unit.entered", spent=frame.spent + cost, along_way=action.way, going=action.to)
        play.push(Stepping("unit.stepping", unit, moves, action.way, action.raze))


@FLOW.frame
class Stepping(NamedTuple):
    """A step under way: announced (``unit.stepping``), then carried out (``unit.entering``)."""

    step: str
    unit: int
    moves: tuple[tuple[int, int], ...]
    """(from, to) of the counter, then of the other parts of a line."""
    way: bool
    raze: bool


@FLOW.auto("unit.stepping")
def announce_step(play: Play, frame: Stepping) -> None:
    """10.44, 9.63: before the unit leaves, and before it enters, the other side may act."""
    play.to(frame, "unit.entering")
    origin, to = frame.moves[0]
    for name in ("entering", "leaving"):
        play.moment(name, unit=frame.unit, origin=origin, hex=to)


@FLOW.auto("unit.entering")
def enter(play: Play, frame: Stepping) -> None:
    """The unit enters the hex, unless what came before has stopped it. It keeps its facing among friends until it has
    finished (7.11); in March it looks where it goes."""
    play.pop()
    state, unit, (origin, to) = play.state, frame.unit, frame.moves[0]
    parts = {here for here, _ in frame.moves}
    if state.hex_of[unit] != origin or query.has(state, Mark.FINISHED, unit):
        return
    if not parts <= set(query.hexes_of(state, unit)):
        return
    direction = play.field.grid.direction(origin, to)
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
    if not frame.way:
        check_terrain(play, unit, hardest(play.game, state, unit, frame.moves), direction)
    for here, there in frame.moves:
        play.moment("entered", unit=unit, origin=here, hex=there)


def hardest(game: Gbacw, state: GbacwState, unit: int, moves: tuple[tuple[int, int], ...]) -> int:
    """The hex from which a part of the unit takes the step that is hardest on its order."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    direction = game.field.grid.direction(*moves[0])
    return max((here for here, _ in moves), key=lambda here: terrain_check(game, state, number, here, direction))


@FLOW.auto("unit.entered")
def after_step(play: Play, frame: UnitAct) -> None:
    """C9.53.a: next to the enemy the unit stops; C10.44.c: or after one hex; C9.47.d: or where the ground held it up.
    C9.47.c, C12.33.a: a unit Disordered on the way has its lower MA."""
    state, unit = play.state, frame.unit
    if state.hex_of[unit] < 0 or query.has(state, Mark.FINISHED, unit):
        end_unit(play, frame)
        return
    if state.hex_of[unit] != frame.going:
        play.to(frame, "unit.act", stopped=True)
        return
    held_up = any((unit,) in query.notes(state, kind) for kind in (ONE_HEX, HELD_UP))
    play.to(
        frame,
        "unit.act",
        entered=frame.entered + 1,
        turned=False,
        stopped=held_up or is_beside_enemy(play.game, state, unit),
        allowance=min(frame.allowance, frame.equivalents * allowance(play.game, state, unit)),
    )


def is_beside_enemy(game: Gbacw, state: GbacwState, unit: int) -> bool:
    """Is any part of the unit next to the enemy?"""
    side = game.field.units[unit].side
    return any(query.is_adjacent_to_enemy(game, state, where, side) for where in query.hexes_of(state, unit))


def mark_crossing(play: Play, unit: int, origin: int, direction: int, to: int) -> None:
    """C9.23.b: who comes next to the enemy over a bridge or ford under Advance Orders may not Shock in this
    activation."""
    game, state = play.game, play.state
    crossed = play.field.sides.crossing[origin * 6 + direction] != NO_CROSSING
    near = query.is_adjacent_to_enemy(game, state, to, play.field.units[unit].side)
    if crossed and near and query.orders(game, state, unit) == ADVANCE:
        query.mark(state, Mark.CROSSED, unit)


def raze_entrenchment(play: Play, unit: int, origin: int, direction: int) -> None:
    """C15.17.a: the Entrenchments of the hexside that was crossed are gone."""
    state = play.state
    gone = [row for row in state.entrenchments if query.crosses_entrenchment(play.field, (row,), origin, direction)]
    state.entrenchments = tuple(row for row in state.entrenchments if row not in gone)
    for where, corner in gone:
        play.tell("entrenchment_razed", "C15.17.a", unit=unit, hex=where, facing=corner)


def check_terrain(play: Play, unit: int, origin: int, direction: int) -> None:
    """C9.47.a, C9.47.b, C9.47.e: what entering off the ways does to order. C9.47.d, C12.35.f: a Disordered unit that is
    Disordered again stops where it is, with no other penalty."""
    number = profile(query.arm(play.game, play.state, unit), query.orders(play.game, play.state, unit))
    kind = terrain_check(play.game, play.state, number, origin, direction)
    failed = kind == DISORDER or (kind == CHECK and not check_cohesion(play, unit, "C9.47.b", "terrain"))
    if failed and not disorder(play, unit, "C9.47.a" if kind == DISORDER else "C9.47.b"):
        query.note(play.state, HELD_UP, unit)
        play.tell("unit_stopped", "C9.47.d", unit=unit)


def terrain_check(game: Gbacw, state: GbacwState, number: int, origin: int, direction: int) -> int:
    """9.47: NO_CHECK, CHECK or DISORDER for a step off the ways, an Entrenchment on the hexside included."""
    kind = game.field.check[number][origin * 6 + direction]
    if query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
        kind = max(kind, game.field.chart.rows["entrenchment"].check[number])
    return kind


# --- the end of it ---------------------------------------------------------------------------------------------------


def end_unit(play: Play, frame: UnitAct) -> None:
    """C8.21.a: the unit has finished; before the next one begins its hex is put in order (7.11, 8.23)."""
    play.pop()
    play.moment("unit_ends", unit=frame.unit)


@UnitChoice.offer
class HaltOffer(Offer):
    """C9.55.f: under option 2 guns end their move before they fire."""

    action = Halt
    weight = 0.3

    def why_not(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int, action: Halt) -> Refusal | None:
        moved = query.is_artillery(game, frame.unit) and frame.entered
        if game.rules.artillery_proximity != CHECKS or not moved or (HALTED, frame.unit) in state.notes:
            return Refusal("C9.55.f", "no_need_to_halt", {"unit": frame.unit})
        return None

    def proposals(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Halt]:
        yield Halt()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Halt) -> None:
        play.to(frame, "unit.halted", stopped=True)
        halt(play, frame.unit)


@FLOW.auto("unit.halted")
def after_halt(play: Play, frame: UnitAct) -> None:
    """Guns that were driven off have finished."""
    if play.state.hex_of[frame.unit] < 0 or query.has(play.state, Mark.FINISHED, frame.unit):
        end_unit(play, frame)
    else:
        play.to(frame, "unit.act")


@UnitChoice.offer
class EndOffer(Offer):
    """C9.13.c: a unit need not use its allowance."""

    action = EndUnit
    weight = 0.3

    def why_not(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int, action: EndUnit) -> Refusal | None:
        """C8.11.a: where the limits of stacking forbid it a unit does not stop as long as it can go on."""
        if not frame.entered:
            return self._why_not_after_turning(game, state, frame, seat)
        refusal = passing.why_not_halt(game, state, frame.unit, left_to_spend(frame), frame.along_way)
        return refusal if refusal is not None and can_go_on(game, state, frame) else None

    def _why_not_after_turning(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> Refusal | None:
        """C9.42.b: who has turned on the points of a one-hex move makes it."""
        if left_to_spend(frame) >= 0:
            return None
        choice = FLOW.choices["unit.act"]
        steps = UnitChoice.offers[Step].proposals(game, state, frame, seat)
        if all(choice.why_not(game, state, frame, seat, step) is not None for step in steps):
            return None
        return Refusal("C9.42.b", "turned_to_move", {"unit": frame.unit})

    def proposals(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[EndUnit]:
        yield EndUnit()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: EndUnit) -> None:
        end_unit(play, frame)
        if frame.entered:
            play.moment("stopped", unit=frame.unit, hex=play.state.hex_of[frame.unit])
