"""9.3 Leaders and commanders on the move, and 12.73: leaders left alone next to the enemy.

A leader goes by himself (``MoveLeader``, then the hex), with a unit that acts (``TakeLeader``), or first the one and
then the other. What he still has is kept in a note of the activation: ``("leader", leader, half points, unit or -1)``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import notes, query
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, NOWHERE, Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import BRIGADE_LEADER, CORPS_COMMANDER, HALF_POINTS
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension.lines import Shifting, entered_now
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Offer, OpenChoice, Play, at_moment, interrupted
from caracole.systems.gbacw.rules.movement.actions import (
    EndCommanders,
    LeaderStays,
    LeaderTo,
    LeaveLeader,
    MoveLeader,
    TakeLeader,
)
from caracole.systems.gbacw.rules.movement.movement import UnitAct, UnitChoice
from caracole.systems.gbacw.rules.notes import noted_as
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Turn, first_side, next_turn_step
from caracole.systems.gbacw.rules.stacking import passing
from caracole.systems.gbacw.rules.state import ELIMINATED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- how far ---------------------------------------------------------------------------------------------------------


def step_cost(field: Field, entrenchments: tuple[tuple[Hex, int], ...], origin: Hex, direction: int) -> int:
    """C9.31.i, R9.31-1: half points of a leader's step, the way or the ground, whichever is cheaper; C15.22.a: an
    Entrenchment on the hexside is paid all the same."""
    cost = field.leader_cost[origin * 6 + direction]
    if cost == PROHIBITED or not query.crosses_entrenchment(field, entrenchments, origin, direction):
        return cost
    return cost + field.chart.rows["entrenchment"].leader


@lru_cache(maxsize=256)
def _reach(
    field: Field, entrenchments: tuple[tuple[Hex, int], ...], origin: Hex, points: int, ours: int, theirs: int
) -> dict[Hex, int]:
    shadow = 0
    for enemy in each_hex(theirs):
        shadow |= field.grid.adjacent[enemy]
    # half points to each hex, as far as is known; none is cheaper than a hex that is closed
    best = [points + 1] * field.grid.size
    for closed in each_hex(theirs | (shadow & ~ours)):
        best[closed] = -1
    best[origin] = 0
    found: dict[Hex, int] = {}
    due: list[list[Hex]] = [[] for _ in range(points + 1)]
    due[0].append(origin)
    for spent, hexes in enumerate(due):
        for here in sorted(hexes):
            if best[here] < spent:
                continue
            found[here] = spent
            for other, ground in field.leader_steps[here]:
                cost = spent + ground
                if cost < best[other] and entrenchments:
                    cost = spent + step_cost(field, entrenchments, here, field.grid.direction(here, other))
                if cost < best[other]:
                    best[other] = cost
                    due[cost].append(other)
    return found


def reach(game: Setting, state: GbacwState, side: int, origin: Hex, points: int) -> dict[Hex, int]:
    """Every hex that a leader comes to with so many half points, and what it costs him. C9.33.a: next to the enemy only
    where friends stand."""
    return _reach(game.field, state.entrenchments, origin, points, state.occupied[side], state.occupied[1 - side])


def movement_allowance(game: Setting, leader: int) -> int:
    """C9.11.a, C9.31.d, C9.31.f, C4.16.a, C4.17.a: half points of a leader or commander, whatever the orders."""
    is_commander = game.field.leaders[leader].level >= CORPS_COMMANDER
    return HALF_POINTS * game.field.charts.leaders["commander_movement" if is_commander else "leader_movement"]


# --- the note --------------------------------------------------------------------------------------------------------


@noted_as("leader")
class UnderWay(NamedTuple):
    """A leader who has moved in this activation: the half points that he has left, and the unit he goes with (-1:
    none)."""

    leader: int
    left: int
    unit: Unit


def _noted(state: GbacwState, leader: int) -> UnderWay | None:
    """How far a leader has come, if he has moved."""
    return next((row for row in notes.rows(state, UnderWay) if row.leader == leader), None)


def _note(state: GbacwState, leader: int, left: int, unit: Unit) -> None:
    notes.forget(state, UnderWay, leader)
    notes.write(state, UnderWay(leader, left, unit))
    state.leaders_moved |= 1 << leader


def companions(state: GbacwState, unit: Unit) -> list[int]:
    """The leaders who go with this unit."""
    return [row.leader for row in notes.rows(state, UnderWay) if row.unit == unit]


# --- 9.31 alone ------------------------------------------------------------------------------------------------------


class LeaderMove(StepFrame):
    """A leader who goes somewhere, with so many half points."""

    __slots__ = ("leader", "left")

    def __init__(self, step: str, leader: int, left: int) -> None:
        self.step = step
        self.leader = leader
        self.left = left

    def twin(self) -> LeaderMove:
        return LeaderMove(self.step, self.leader, self.left)


FLOW.frame(LeaderMove)


def why_not_move(game: Setting, state: GbacwState, brigades: int, leader: int) -> Refusal | None:
    """C9.31.a, C9.31.g: the leaders of the brigades that act and of their division move; C9.31.e, R9.31-1: once with
    each marker. C9.31.h, C6.19.b: a brigade in March acts on the March AM alone, and so do those who lead it."""
    row, args = game.field.leaders[leader], {"leader": leader}
    if row.level >= CORPS_COMMANDER:
        return Refusal("C9.32.a", "commanders_move_later", args)
    if row.level == BRIGADE_LEADER:
        commands = bool(brigades >> row.command & 1)
    else:
        commands = any(game.field.brigades[brigade].division == row.command for brigade in members(brigades))
    if not commands:
        return Refusal("C9.31.a", "command_not_active", args)
    if state.leader_hex[leader] < 0:
        return Refusal("C9.31.a", "leader_not_on_map", args)
    if query.has_leader_moved(state, leader):
        return Refusal("C9.31.e", "leader_has_moved", args)
    return None


class MoveLeaderOffer(Offer):
    """C9.31.b: a leader moves as a piece of his own."""

    action = MoveLeader
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: MoveLeader
    ) -> Refusal | None:
        return why_not_move(game, state, frame.brigades, action.leader)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[MoveLeader]:
        return (MoveLeader(leader) for leader, row in enumerate(game.field.leaders) if row.side == seat)

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: MoveLeader) -> None:
        play.push(LeaderMove("leader.go", action.leader, movement_allowance(play.game, action.leader)))


BrigadeChoice.offer(MoveLeaderOffer)


class LeaderChoice(OpenChoice):
    """C9.31.e: where does he go, all in one?"""

    step = "leader.go"
    rule = "C9.31.e"

    def seats(self, game: Setting, state: GbacwState, frame: LeaderMove) -> tuple[int, ...]:
        return (game.field.leaders[frame.leader].side,)

    def about(self, game: Setting, state: GbacwState, frame: LeaderMove) -> dict[str, object]:
        return {"leader": frame.leader, "hex": state.leader_hex[frame.leader], "left": frame.left / HALF_POINTS}


FLOW.choice(LeaderChoice)


def why_not_go(game: Setting, state: GbacwState, frame: LeaderMove, to: Hex) -> Refusal | None:
    """C9.33.a, C9.31.d: is the hex open to the leader, and within his allowance?"""
    side, origin = game.field.leaders[frame.leader].side, state.leader_hex[frame.leader]
    args = {"leader": frame.leader, "hex": to}
    if to == origin:
        return Refusal("C9.13.a", "leader_is_there", args)
    if query.is_occupied(state, 1 - side, to):
        return Refusal("C9.51.a", "enemy_there", args)
    if not query.is_occupied(state, side, to) and query.is_adjacent_to_enemy(game, state, to, side):
        return Refusal("C9.33.a", "leader_next_to_enemy", args)
    if to not in reach(game, state, side, origin, frame.left):
        return Refusal("C9.31.d", "too_far_for_leader", args)
    return None


class LeaderToOffer(Offer):
    """He rides to a hex by the cheapest way."""

    action = LeaderTo

    def why_not(
        self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int, action: LeaderTo
    ) -> Refusal | None:
        return why_not_go(game, state, frame, action.to)

    def proposals(self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int) -> Iterator[LeaderTo]:
        side = game.field.leaders[frame.leader].side
        return (game.rides[to] for to in sorted(reach(game, state, side, state.leader_hex[frame.leader], frame.left)))

    def apply(self, play: Play, frame: LeaderMove, seat: int, action: LeaderTo) -> None:
        state, leader = play.state, frame.leader
        origin = state.leader_hex[leader]
        spent = reach(play.game, state, play.field.leaders[leader].side, origin, frame.left)[action.to]
        play.pop()
        state.leader_hex[leader] = action.to
        _note(state, leader, frame.left - spent, NO_UNIT)
        play.tell("leader_moved", "C9.31.a", leader=leader, origin=origin, hex=action.to, points=spent / HALF_POINTS)
        _tire_commander(play, leader, movement_allowance(play.game, leader) - frame.left + spent)


LeaderChoice.offer(LeaderToOffer)


class LeaderStaysOffer(Offer):
    """He stays after all: that was his movement."""

    action = LeaderStays
    weight = 0.1

    def why_not(
        self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int, action: LeaderStays
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int) -> Iterator[LeaderStays]:
        yield LeaderStays()

    def apply(self, play: Play, frame: LeaderMove, seat: int, action: LeaderStays) -> None:
        play.pop()
        _note(play.state, frame.leader, frame.left, NO_UNIT)


LeaderChoice.offer(LeaderStaysOffer)


# --- 9.31 with a unit ------------------------------------------------------------------------------------------------


def why_not_take(game: Setting, state: GbacwState, frame: UnitAct, leader: int) -> Refusal | None:
    """C9.31.b, C9.31.c, C8.21.d: a leader goes with a unit of his command that he is stacked with when it sets out,
    with what he has left; not when he has gone with another before (C9.31.e)."""
    unit, args = frame.unit, {"leader": leader, "unit": frame.unit}
    if game.field.leaders[leader].level >= CORPS_COMMANDER:
        return Refusal("C9.32.a", "commanders_move_later", args)
    if not query.commands_now(game, state, leader, unit):
        return Refusal("C9.31.b", "not_of_his_command", args)
    if state.leader_hex[leader] not in query.hexes_of(state, unit):
        return Refusal("C9.31.b", "leader_not_with_unit", args)
    if frame.entered and not _has_just_come_in(game, state, frame):
        return Refusal("C9.31.b", "leader_not_with_unit_at_start", args)
    noted = _noted(state, leader)
    if (query.has_leader_moved(state, leader) and noted is None) or (
        noted is not None and (noted.unit >= 0 or not noted.left)
    ):
        return Refusal("C9.31.e", "leader_has_moved", args)
    return None


def _has_just_come_in(game: Setting, state: GbacwState, frame: UnitAct) -> bool:
    """Is the unit a reinforcement that begins in its entry hex?"""
    group = schedule.group_of(game, state, frame.unit)
    if group < 0 or frame.entered > 1:
        return False
    return game.field.scenario.entries[state.groups_in[group]].hex == state.hex_of[frame.unit]


class TakeLeaderOffer(Offer):
    """C9.31.b: he goes with the unit."""

    action = TakeLeader
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: TakeLeader
    ) -> Refusal | None:
        return why_not_take(game, state, frame, action.leader)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[TakeLeader]:
        places = query.hexes_of(state, frame.unit)
        return (TakeLeader(leader) for leader, place in enumerate(state.leader_hex) if place in places)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: TakeLeader) -> None:
        noted = _noted(play.state, action.leader)
        left = movement_allowance(play.game, action.leader) if noted is None else noted.left
        _note(play.state, action.leader, left, frame.unit)
        play.tell("leader_joined", "C9.31.c", leader=action.leader, unit=frame.unit)


UnitChoice.offer(TakeLeaderOffer)


class LeaveLeaderOffer(Offer):
    """He goes no further with the unit. C9.33.a: not where he would stand alone next to the enemy."""

    action = LeaveLeader
    weight = 0.05

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: LeaveLeader
    ) -> Refusal | None:
        args = {"leader": action.leader, "unit": frame.unit}
        if action.leader not in companions(state, frame.unit):
            return Refusal("C9.31.b", "leader_not_with_unit", args)
        where = state.leader_hex[action.leader]
        alone = len(query.stack(state, where)) < 2
        if alone and query.is_adjacent_to_enemy(game, state, where, game.field.units[frame.unit].side):
            return Refusal("C9.33.a", "leader_next_to_enemy", {"leader": action.leader, "hex": where})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[LeaveLeader]:
        return (LeaveLeader(leader) for leader in companions(state, frame.unit))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: LeaveLeader) -> None:
        _note(play.state, action.leader, 0, NO_UNIT)
        play.tell(
            "leader_left", "C9.31.c", leader=action.leader, unit=frame.unit, hex=play.state.leader_hex[action.leader]
        )


UnitChoice.offer(LeaveLeaderOffer)


@at_moment("entered", 6)
def follow_unit(play: Play, frame: Moment) -> None:
    """C9.31.c: leaders who go with the unit enter with it, each at his own cost, as far as his allowance goes; of a
    line of which some parts go, those who are with them."""
    state = play.state
    if frame.origin < 0 or not entered_now(state, frame):
        return
    for leader, left, unit in notes.rows(state, UnderWay):
        if unit == frame.unit:
            _ride(play, leader, unit, left, _path_of(play.game, state, frame, state.leader_hex[leader]))


@at_moment("unit_ends", 6)
def return_with_unit(play: Play, frame: Moment) -> None:
    """C8.22.f, C9.31.c: leaders who went with a unit that had to go back go back with it."""
    state, unit = play.state, frame.unit
    for leader in companions(state, unit):
        origin = state.leader_hex[leader]
        if (unit, origin) in query.notes(state, passing.SENT_BACK) and state.hex_of[unit] >= 0:
            state.leader_hex[leader] = state.hex_of[unit]
            play.tell("leader_moved", "C8.22.f", leader=leader, origin=origin, hex=state.hex_of[unit], points=0)


def _ride(play: Play, leader: int, unit: Unit, left: int, path: tuple[Hex, ...]) -> None:
    """He goes these hexes with the unit, or stays where his points end."""
    state = play.state
    for to in path:
        where = state.leader_hex[leader]
        direction = play.field.grid.direction(where, to)
        cost = step_cost(play.field, state.entrenchments, where, direction) if direction >= 0 else PROHIBITED
        if cost == PROHIBITED or cost > left:
            _note(state, leader, 0, NO_UNIT)
            play.tell("leader_left", "C9.31.d", leader=leader, unit=unit, hex=where)
            return
        left -= cost
        state.leader_hex[leader] = to
        _note(state, leader, left, unit)
        play.tell("leader_moved", "C9.31.c", leader=leader, origin=where, hex=to, points=cost / HALF_POINTS)


def _path_of(game: Setting, state: GbacwState, frame: Moment, where: Hex) -> tuple[Hex, ...]:
    """The hexes into which a leader goes who stood in ``where``, a hex of the unit before it moved: those of the part
    that he was with, if it has left; else that of its counter."""
    shifting = interrupted(state)
    if isinstance(shifting, Shifting):
        return next((path[1:] for path in shifting.paths if path[0] == where not in shifting.hexes), ())
    direction = game.field.grid.direction(frame.origin, frame.hex)
    beside = game.field.grid.neighbours[where][direction] if direction >= 0 else NOWHERE
    return (beside if beside in query.hexes_of(state, frame.unit) else frame.hex,)


# --- 9.32 commanders -------------------------------------------------------------------------------------------------


class Commanders(StepFrame):
    """Commander Movement of one side (IV.A)."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Commanders:
        return Commanders(self.step, self.side)


FLOW.frame(Commanders)


@FLOW.auto("turn.commanders")
def open_commanders(play: Play, frame: Turn) -> None:
    """C3.IV.a, C9.32.a: Corps Commanders and Overall Commanders move, one side after the other. R9.32-1: what the last
    phase cost them is over."""
    next_turn_step(play, frame)
    play.state.far_commanders = play.state.leaders_moved = 0
    first = first_side(play)
    for side in (1 - first, first):
        play.push(Commanders("commanders.begin", side))


@FLOW.auto("commanders.begin")
def begin_commanders(play: Play, frame: Commanders) -> None:
    """Ask only a side that has somebody to move or to bring in."""
    for action, offer in CommandersChoice.offers.items():
        rows = offer.proposals(play.game, play.state, frame, frame.side) if action is not EndCommanders else ()
        if any(offer.why_not(play.game, play.state, frame, frame.side, row) is None for row in rows):
            play.go(frame, "commanders.move")
            return
    play.pop()


class CommandersChoice(OpenChoice):
    """C9.32.a: which commander moves?"""

    step = "commanders.move"
    rule = "C9.32.a"

    def seats(self, game: Setting, state: GbacwState, frame: Commanders) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Commanders) -> dict[str, object]:
        return {"side": frame.side}


FLOW.choice(CommandersChoice)


class MoveCommanderOffer(Offer):
    """C9.32.a, C4.17.a: a commander moves, in this phase only."""

    action = MoveLeader

    def why_not(
        self, game: Setting, state: GbacwState, frame: Commanders, seat: int, action: MoveLeader
    ) -> Refusal | None:
        row, args = game.field.leaders[action.leader], {"leader": action.leader}
        if row.side != frame.side or row.level < CORPS_COMMANDER:
            return Refusal("C9.32.a", "no_commander", args)
        if state.leader_hex[action.leader] < 0:
            return Refusal("C9.32.a", "leader_not_on_map", args)
        if query.has_leader_moved(state, action.leader):
            return Refusal("C9.31.e", "leader_has_moved", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Commanders, seat: int) -> Iterator[MoveLeader]:
        return (MoveLeader(leader) for leader in range(len(game.field.leaders)))

    def apply(self, play: Play, frame: Commanders, seat: int, action: MoveLeader) -> None:
        play.go(frame, "commanders.begin")
        play.push(LeaderMove("leader.go", action.leader, movement_allowance(play.game, action.leader)))


CommandersChoice.offer(MoveCommanderOffer)


class EndCommandersOffer(Offer):
    """None must."""

    action = EndCommanders
    weight = 0.5

    def why_not(
        self, game: Setting, state: GbacwState, frame: Commanders, seat: int, action: EndCommanders
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Commanders, seat: int) -> Iterator[EndCommanders]:
        yield EndCommanders()

    def apply(self, play: Play, frame: Commanders, seat: int, action: EndCommanders) -> None:
        play.pop()


CommandersChoice.offer(EndCommandersOffer)


def _tire_commander(play: Play, leader: int, spent: int) -> None:
    """C9.32.b, C9.32.c, C4.17.b: more than 10 MP cost a Corps Commander his range, an Overall Commander his Initiative
    Rating, in the turn that follows."""
    free = HALF_POINTS * play.field.charts.leaders["commander_free_movement"]
    row = play.field.leaders[leader]
    if row.level < CORPS_COMMANDER or spent <= free:
        return
    play.state.far_commanders |= 1 << leader
    rule = "C9.32.b" if row.level == CORPS_COMMANDER else "C9.32.c"
    play.tell("commander_went_far", rule, leader=leader, points=spent / HALF_POINTS)


# --- 12.73 alone next to the enemy -----------------------------------------------------------------------------------


def place_alone(play: Play, hex: Hex) -> None:
    """C12.73.a, C12.73.b: leaders who stand here without troops, next to an enemy (or with him in the hex), join the
    nearest friendly combat unit they can reach, whatever it costs; those who reach none are killed. Nearest is the
    shortest path that no enemy stands on; among equals units of the own command, then the lowest hex number."""
    state = play.state
    for leader in query.leaders_in(state, hex):
        side = play.field.leaders[leader].side
        near = play.field.grid.adjacent[hex] | 1 << hex
        if query.is_occupied(state, side, hex) or not near & state.occupied[1 - side]:
            continue
        to = _nearest_friends(play.game, state, leader, hex)
        if to < 0:
            state.leader_hex[leader] = ELIMINATED
            state.leaders_killed |= 1 << leader
            play.tell("leader_killed", "C12.73.b", leader=leader, hex=hex)
        else:
            state.leader_hex[leader] = to
            play.tell("leader_placed", "C12.73.a", leader=leader, origin=hex, hex=to)


def _nearest_friends(game: Setting, state: GbacwState, leader: int, origin: Hex) -> Hex:
    """The hex of the nearest friendly combat unit, NOWHERE if none can be reached."""
    field, side = game.field, game.field.leaders[leader].side
    seen, queue, found = {origin}, deque([(0, origin)]), []
    nearest = -1
    while queue:
        steps, here = queue.popleft()
        if 0 <= nearest < steps:
            break
        if query.is_occupied(state, side, here):
            nearest = steps
            found.append(here)
        for direction, other in enumerate(field.grid.neighbours[here]):
            if other < 0 or other in seen or query.is_occupied(state, 1 - side, other):
                continue
            if step_cost(field, state.entrenchments, here, direction) != PROHIBITED:
                seen.add(other)
                queue.append((steps + 1, other))
    own = [
        here
        for here in found
        if any(query.commands_now(game, state, leader, unit) for unit in query.stack(state, here))
    ]
    return min(own or found, default=NOWHERE)


@at_moment("entered", 20)
def overrun_leaders(play: Play, frame: Moment) -> None:
    """C12.73.a: a unit has come near leaders who are alone, or has left one behind."""
    side = play.field.units[frame.unit].side
    for leader, where in enumerate(play.state.leader_hex):
        row = play.field.leaders[leader]
        reached = row.side != side and where >= 0 and play.field.grid.distance(where, frame.hex) <= 1
        if reached or (row.side == side and where == frame.origin >= 0):
            place_alone(play, where)


@at_moment("advanced", 20)
def overrun_by_advance(play: Play, frame: Moment) -> None:
    """C12.73.a: the same after combat."""
    overrun_leaders(play, frame)


@at_moment("lost_strength", 40)
def outlived_his_troops(play: Play, frame: Moment) -> None:
    """C12.73.a: the troops that a leader stood with were eliminated."""
    if query.is_on_map(play.state, frame.unit):
        return
    side = play.field.units[frame.unit].side
    for leader, where in enumerate(play.state.leader_hex):
        if where >= 0 and play.field.leaders[leader].side == side:
            place_alone(play, where)


@at_moment("vacated", 10)
def left_behind(play: Play, frame: Moment) -> None:
    """C12.73.a, C12.54.d: the troops that a leader stood with are gone."""
    place_alone(play, frame.hex)
