"""9.7 Reinforcements: ordered in (II.D), entering unit by unit in the activation of their brigade; and 9.56, K10:
leaving the map where the battle allows it. ``schedule`` answers who is still to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from caracole.geometry.hex import FACINGS
from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, notes, query
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.command.command import in_range, serves
from caracole.systems.gbacw.rules.components.field import LEADER_PROFILE, NO_WAY, TRAIL, profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, CORPS_COMMANDER, HALF_POINTS, MARCH, ORDERS
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Offer, Play, at_moment
from caracole.systems.gbacw.rules.movement import leader_movement
from caracole.systems.gbacw.rules.movement.costs import entry_cost, may_use_ways
from caracole.systems.gbacw.rules.movement.leader_movement import CommandersChoice, LeaderChoice, LeaderMove
from caracole.systems.gbacw.rules.movement.movement import (
    UnitAct,
    UnitChoice,
    allowance,
    as_it_leaves,
    left_to_spend,
)
from caracole.systems.gbacw.rules.movement.stepping import can_go_on
from caracole.systems.gbacw.rules.orders.orders import take_orders
from caracole.systems.gbacw.rules.orders.restraints import why_not_spend
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.reinforcements.actions import (
    EnterLeader,
    EnterUnit,
    HoldGroup,
    LeaderLeaves,
    LeaveMap,
    OrderIn,
)
from caracole.systems.gbacw.rules.reinforcements.schedule import FINISHED, NEVER, UNDECIDED
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Turn, first_side, next_turn_step
from caracole.systems.gbacw.rules.stacking import passing
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stop
from caracole.systems.gbacw.rules.state import LEFT_MAP, NOT_ARRIVED, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

ENTRY: Final = "entry"
"""A row of ``turn_notes``: (entry, how many markers were drawn, hex, half points of the stack that came in)."""


# --- II.D ------------------------------------------------------------------------------------------------------------


class Arrivals(StepFrame):
    """II.D of one side; ``group`` is the one that is asked about."""

    __slots__ = ("group", "side")

    def __init__(self, step: str, side: int, group: int = -1) -> None:
        self.step = step
        self.side = side
        self.group = group

    def twin(self) -> Arrivals:
        return Arrivals(self.step, self.side, self.group)


FLOW.frame(Arrivals)


@FLOW.auto("turn.reinforcements")
def open_arrivals(play: Play, frame: Turn) -> None:
    """C3.II.d: both sides, one after the other."""
    next_turn_step(play, frame)
    first = first_side(play)
    for side in (1 - first, first):
        play.push(Arrivals("arrivals.next", side))


def _due(game: Setting, state: GbacwState, side: int, after: int) -> int:
    """The next group of the side that has to be decided upon; -1 if there is none. One that has waited outside since an
    earlier turn is asked again."""
    for number, group in enumerate(game.field.scenario.reinforcements):
        if number <= after or group.side != side or group.turn > state.turn:
            continue
        waits = state.groups_in[number] >= 0 and group.turn < state.turn
        if waits and all(state.hex_of[unit] == NOT_ARRIVED for unit in group.units):
            return number
        if state.groups_in[number] == UNDECIDED:
            return number
    return -1


@FLOW.auto("arrivals.next")
def next_arrival(play: Play, frame: Arrivals) -> None:
    """K9: some come by a roll. C6.17.a: what the schedule leaves open, the owner decides; otherwise nobody is asked."""
    number = _due(play.game, play.state, frame.side, frame.group)
    if number < 0:
        play.pop()
        return
    group = play.field.scenario.reinforcements[number]
    play.go(frame, "arrivals.next").group = number
    if group.instead_of >= 0 and play.state.groups_in[group.instead_of] != NEVER:
        _decide(play.state, number, NEVER)
        return
    if group.roll and play.state.groups_in[number] == UNDECIDED:
        die = play.die("C1.0.b", "reinforcement")
        play.tell("group_rolled", "C1.0.b", group=number, die=die, comes=die in group.roll)
        if die not in group.roll:
            _decide(play.state, number, NEVER)
            return
    choices = ways_in(play.game, play.state, number)
    if len(choices) == 1 and _held_back(play.game, number) < 0:
        order_in(play, number, *choices[0])
    else:
        play.go(frame, "arrivals.order").group = number


def ways_in(game: Setting, state: GbacwState, number: int) -> list[tuple[int, int]]:
    """The entries and orders that the owner may choose between. The schedule's orders are those of its turn: who still
    waits outside afterwards gets new ones (C9.71.b)."""
    group = game.field.scenario.reinforcements[number]
    free = group.orders is None or group.turn < state.turn
    orders = (MARCH, ADVANCE, ATTACK) if free or group.orders is None else (group.orders,)
    return [(entry, order) for entry in group.entries for order in orders]


def _held_back(game: Setting, number: int) -> int:
    """The group that may come in place of this one; -1 for none."""
    rows = game.field.scenario.reinforcements
    return next((other for other, group in enumerate(rows) if group.instead_of == number), -1)


def _decide(state: GbacwState, number: int, how: int) -> None:
    row = list(state.groups_in)
    row[number] = how
    state.groups_in = tuple(row)


def order_in(play: Play, number: int, entry: int, orders: int) -> None:
    """C9.71.b: the group receives its orders, and its brigades with it if none of their units is on the map. C9.71.c:
    all of it is In Command for Activation in its entry turn. What the owner chose is his secret until they come."""
    state, group = play.state, play.field.scenario.reinforcements[number]
    _decide(state, number, entry)
    coming = mask_of(unit for unit in group.units if state.hex_of[unit] == NOT_ARRIVED)
    state.out_of_command &= ~coming
    for unit in each_unit(coming):
        state.orders[unit] = orders
    for brigade in {state.brigade_of[unit] for unit in each_unit(coming)}:
        if not any(state.hex_of[unit] >= 0 for unit in each_unit(state.members[brigade])):
            state.brigade_orders[brigade] = orders
            state.brigades_out &= ~(1 << brigade)
    is_secret = len(ways_in(play.game, state, number)) > 1 or schedule.has_other_way(play.game, number)
    audience = (group.side,) if is_secret else None
    args: dict[str, Any] = {"group": number, "entry": entry, "orders": orders, "side": group.side}
    play.tell("group_ordered_in", "C9.71.b", audience=audience, **args)


class ArrivalChoice(Ask):
    """C9.71.b: by which entry, and under which orders?"""

    step = "arrivals.order"
    rule = "C9.71.b"
    actions = (OrderIn, HoldGroup)

    def seats(self, game: Setting, state: GbacwState, frame: Arrivals) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Arrivals) -> dict[str, object]:
        return {"group": frame.group, "side": frame.side}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Arrivals, seat: int, action: OrderIn | HoldGroup
    ) -> Refusal | None:
        if isinstance(action, HoldGroup):
            if _held_back(game, frame.group) < 0 or state.groups_in[frame.group] != UNDECIDED:
                return Refusal("C9.73.b", "cannot_hold_back", {"group": frame.group})
            return None
        if (action.entry, action.orders) in ways_in(game, state, frame.group):
            return None
        args = {"group": frame.group, "entry": action.entry, "orders": action.orders}
        return Refusal("C9.71.a", "not_on_schedule", args)

    def proposals(self, game: Setting, state: GbacwState, frame: Arrivals, seat: int) -> Iterator[OrderIn | HoldGroup]:
        for entry in range(len(game.field.scenario.entries)):
            for orders in range(len(ORDERS)):
                yield OrderIn(entry, orders)
        yield HoldGroup()

    def apply(self, play: Play, frame: Arrivals, seat: int, action: OrderIn | HoldGroup) -> None:
        play.go(frame, "arrivals.next")
        if isinstance(action, HoldGroup):
            _decide(play.state, frame.group, NEVER)
            play.tell("group_held_back", "C9.73.b", audience=(frame.side,), group=frame.group, side=frame.side)
        else:
            order_in(play, frame.group, action.entry, action.orders)


FLOW.choice(ArrivalChoice)


# --- entering --------------------------------------------------------------------------------------------------------


def entry_hex(game: Setting, state: GbacwState, group: int) -> Hex:
    """The hex by which an ordered group comes in."""
    return game.field.scenario.entries[state.groups_in[group]].hex


def queue_cost(state: GbacwState, where: Hex) -> int:
    """C9.72.a, R9.72-1: what the stacks paid that came in here before, with the present marker."""
    now = len(state.drawn)
    return sum(row[3] for row in state.turn_notes if row[:3] == (ENTRY, now, where))


def own_cost(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> tuple[int, bool]:
    """What the entry hex costs the unit by itself, and whether by a way. C8.22.k: who does not march himself goes round
    those who march there."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    ways = may_use_ways(game, state, unit)
    if amendments.reinforcements_pass_through_friends(game) and query.orders(game, state, unit) != MARCH:
        ways = ways and all(query.orders(game, state, other) != MARCH for other in query.stack(state, where))
    return entry_cost(game, number, where, ways)


def why_not_enter(game: Setting, state: GbacwState, frame: BrigadeAct, unit: Unit, facing: int) -> Refusal | None:
    """9.71 to 9.74: may the unit come in now? C6.23.c, C5.34.e, K4, K5: not where Stay, Confusion or the battle keep it
    from moving."""
    args: dict[str, object] = {"unit": unit}
    if not frame.brigades >> serves(state, unit) & 1:
        return Refusal("C5.33.a", "other_brigade", args)
    if not schedule.is_coming(game, state, unit):
        return Refusal("C9.71.a", "not_due", args)
    if query.has(state, Mark.ACTED, unit):
        return Refusal("C3.III.f", "has_acted", args)
    marching = query.orders(game, state, unit) == MARCH
    if marching != frame.march:
        return Refusal("C5.35.a", "march_marker_only" if marching else "not_in_march", args)
    if not query.may_face(query.orders(game, state, unit), facing):
        return Refusal("C7.11.b", "wrong_kind_of_facing", {**args, "facing": facing})
    if schedule.activations_left(game, state, unit) == 0:
        return Refusal("C9.74.a", "no_activation_left", args)
    group = schedule.group_of(game, state, unit)
    where = entry_hex(game, state, group)
    held = why_not_spend(game, state, unit) or battle.why_not_enter(game, state, unit, where)
    return held or _why_not_by(game, state, unit, group, where) or _why_not_among(game, state, unit, where, facing)


def _why_not_by(game: Setting, state: GbacwState, unit: Unit, group: int, where: Hex) -> Refusal | None:
    """Is the entry open to the unit?"""
    args, side = {"unit": unit, "hex": where}, game.field.units[unit].side
    if _waits_for(game, state, group, where):
        return Refusal("C9.73.b", "earlier_group_first", args)
    if query.side_at(game, state, where) == 1 - side:
        return Refusal("C9.51.a", "enemy_there", args)
    if query.orders(game, state, unit) == MARCH:
        if query.is_adjacent_to_enemy(game, state, where, side):
            return Refusal("C9.72.b", "march_next_to_enemy", args)
        if query.is_seen_within(game, state, where, side, 4):
            return Refusal("C6.13.c", "march_in_sight", args)
    cost, _ = own_cost(game, state, unit, where)
    if cost == PROHIBITED:
        return Refusal("C9.42.d", "prohibited", args)
    if cost + queue_cost(state, where) > allowance(game, state, unit, march_equivalents(game, state, unit)):
        return Refusal("C9.73.a", "entry_congested", args)
    return None


def _why_not_among(game: Setting, state: GbacwState, unit: Unit, where: Hex, facing: int) -> Refusal | None:
    """C8.11.a, R9.73-1: where the limits of stacking let it not stop, it comes in only if it can go on from there."""
    refusal = why_not_stop(game, state, unit, where)
    if refusal is None or not amendments.reinforcements_pass_through_friends(game):
        return refusal
    probe, frame = state.copy(), arriving(game, state, unit, where)
    stand(game, probe, unit, where, facing)
    stopped = query.is_adjacent_to_enemy(game, state, where, game.field.units[unit].side)
    closed = not amendments.closed_hexes_lead_nowhere(game)
    return None if can_go_on(game, probe, frame._replace(entered=1, stopped=stopped), closed=closed) else refusal


def arriving(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> UnitAct:
    """C9.71.a, C9.72.a: the unit at its action as it comes in, having paid for the hex and for those before it. In
    March it has all equivalents that its schedule allows (C9.74.a)."""
    cost, way = own_cost(game, state, unit, where)
    spent, equivalents = cost + queue_cost(state, where), march_equivalents(game, state, unit)
    points = allowance(game, state, unit, equivalents)
    return UnitAct("unit.entered", unit, points, spent, going=where, along_way=way, equivalents=equivalents)


def stand(game: Setting, state: GbacwState, unit: Unit, where: Hex, facing: int) -> None:
    """The unit stands in the entry hex, at the bottom. C8.22.a: among friends it looks its own way until it stops, and
    came from nowhere on the map. C8.22.j: if a Road or Pike leads in, along that."""
    stack = query.stack(state, where)
    if amendments.reinforcements_pass_through_friends(game):
        kinds = {game.field.sides.way[where * 6 + direction] for direction in range(6)}
        by_road = own_cost(game, state, unit, where)[1] and bool(kinds - {NO_WAY, TRAIL})
        if stack:
            notes.write(state, passing.Among(unit, where, passing.OUTSIDE, by_road, facing, ORDINARY))
    elif stack:
        facing = state.facing[stack[0]]
    query.put_unit(game, state, unit, where, place=len(state.at[where]))
    state.facing[unit] = facing


def _waits_for(game: Setting, state: GbacwState, group: int, where: Hex) -> bool:
    """C9.73.b: those who were scheduled before for the same hex come in first; C9.73.c: within a group as one likes."""
    rows = game.field.scenario.reinforcements
    for number, other in enumerate(rows):
        if other.turn >= rows[group].turn or other.side != rows[group].side or state.groups_in[number] < 0:
            continue
        same = entry_hex(game, state, number) == where
        if same and any(state.hex_of[unit] == NOT_ARRIVED for unit in other.units):
            return True
    return False


class Entry(StepFrame):
    """A unit about to stand in its entry hex."""

    __slots__ = ("facing", "hex", "unit")

    def __init__(self, step: str, unit: Unit, hex: Hex, facing: int) -> None:
        self.step = step
        self.unit = unit
        self.hex = hex
        self.facing = facing

    def twin(self) -> Entry:
        return Entry(self.step, self.unit, self.hex, self.facing)


FLOW.frame(Entry)


class EnterUnitOffer(Offer):
    """C9.71.a: a unit comes in by the hex of the schedule."""

    action = EnterUnit
    weight = 2.0

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: EnterUnit
    ) -> Refusal | None:
        return why_not_enter(game, state, frame, action.unit, action.facing)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[EnterUnit]:
        for unit in each_unit(game.field.of_side[frame.side]):
            if frame.brigades >> serves(state, unit) & 1 and schedule.is_coming(game, state, unit):
                orders = query.orders(game, state, unit)
                yield from (EnterUnit(unit, facing) for facing in range(len(FACINGS)) if query.may_face(orders, facing))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: EnterUnit) -> None:
        enter(play, action.unit, action.facing)


BrigadeChoice.offer(EnterUnitOffer)


def enter(play: Play, unit: Unit, facing: int) -> None:
    """C9.71.a: the unit begins its action by entering."""
    state = play.state
    where = entry_hex(play.game, state, schedule.group_of(play.game, state, unit))
    cost, _ = own_cost(play.game, state, unit, where)
    frame = arriving(play.game, state, unit, where)
    schedule.note_activation(play.game, state, unit, frame.equivalents)
    state.turn_notes = (*state.turn_notes, (ENTRY, len(state.drawn), where, cost))
    query.mark(state, Mark.ACTED, unit)
    play.push(frame)
    play.push(Entry("entry.stand", unit, where, facing))
    play.moment("entering", unit=unit, hex=where)


def march_equivalents(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C5.28.a, C5.28.d, C9.74.a, R5.28-1: the equivalents with which a unit marches in; one for those not in March."""
    return most_equivalents(game, state, unit) if query.orders(game, state, unit) == MARCH else 1


@FLOW.auto("entry.stand")
def stand_in_entry(play: Play, frame: Entry) -> None:
    """The unit stands on the map. C9.72.c: under Advance Orders next to the enemy it may not Shock before its next
    activation."""
    play.pop()
    state, unit = play.state, frame.unit
    stand(play.game, state, unit, frame.hex, frame.facing)
    for mark in (Mark.SPENT_MP, Mark.ENTERED_HEX):
        query.mark(state, mark, unit)
    note_activity(play, unit, MOVE)
    side = play.field.units[unit].side
    if query.orders(play.game, state, unit) == ADVANCE and query.is_adjacent_to_enemy(
        play.game, state, frame.hex, side
    ):
        query.mark(state, Mark.CROSSED, unit)
    play.tell("unit_entered", "C9.71.a", unit=unit, hex=frame.hex)
    play.moment("entered", unit=unit, hex=frame.hex)


@at_moment("stopped", 60)
def take_brigade_orders(play: Play, frame: Moment) -> None:
    """C9.71.f: who came in without his Brigade leader takes the brigade's orders when he ends a move within range;
    C9.71.g: if he marched, he is finished for the turn. C7.23.a: out of March he faces anew."""
    game, state, unit = play.game, play.state, frame.unit
    group = schedule.group_of(game, state, unit)
    leader = play.field.brigades[state.brigade_of[unit]].leader
    if group < 0 or leader < 0 or leader in play.field.scenario.reinforcements[group].leaders:
        return
    orders = state.brigade_orders[state.brigade_of[unit]]
    if state.hex_of[unit] < 0 or state.orders[unit] == orders or state.leader_hex[leader] < 0:
        return
    if not in_range(game, state, leader, state.hex_of[unit]):
        return
    if state.orders[unit] == MARCH:
        state.turn_notes = (*state.turn_notes, (FINISHED, unit))
    play.tell("orders_taken", "C9.71.f", unit=unit, orders=orders)
    take_orders(play, [unit], orders)


# --- leaders who come in ---------------------------------------------------------------------------------------------


def why_not_enter_leader(game: Setting, state: GbacwState, brigades: int, leader: int) -> Refusal | None:
    """C9.71.a: a leader comes in with his group, when his command acts (commanders: in their own phase)."""
    args = {"leader": leader}
    group = schedule.group_of_leader(game, state, leader)
    if group < 0:
        return Refusal("C9.71.a", "leader_not_due", args)
    row = game.field.leaders[leader]
    acts = any(
        brigades >> state.brigade_of[unit] & 1 and query.commands_now(game, state, leader, unit)
        for unit in game.field.every_unit
    )
    if row.level < CORPS_COMMANDER and not acts:
        return Refusal("C9.31.a", "command_not_active", args)
    if row.level >= CORPS_COMMANDER and brigades:
        return Refusal("C9.32.a", "commanders_move_later", args)
    where = entry_hex(game, state, group)
    if query.side_at(game, state, where) == 1 - row.side:
        return Refusal("C9.51.a", "enemy_there", {"leader": leader, "hex": where})
    alone = not query.is_occupied(state, row.side, where)
    if alone and query.is_adjacent_to_enemy(game, state, where, row.side):
        return Refusal("C9.33.a", "leader_next_to_enemy", {"leader": leader, "hex": where})
    return None


class EnterLeaderOffer(Offer):
    """He pays for the entry hex and goes on from there; C9.72.a counts stacks, not leaders."""

    action = EnterLeader

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: EnterLeader
    ) -> Refusal | None:
        return why_not_enter_leader(game, state, getattr(frame, "brigades", 0), action.leader)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[EnterLeader]:
        return (EnterLeader(leader) for leader, row in enumerate(game.field.leaders) if row.side == seat)

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: EnterLeader) -> None:
        state, leader = play.state, action.leader
        number = schedule.group_of_leader(play.game, state, leader)
        where = entry_hex(play.game, state, number)
        is_first = not schedule.has_shown_itself(state, play.field.scenario.reinforcements[number])
        cost, _ = entry_cost(play.game, LEADER_PROFILE, where, ways=True)
        state.leader_hex[leader] = where
        if play.field.leaders[leader].level >= CORPS_COMMANDER:
            play.go(frame, "commanders.begin")
        play.tell("leader_entered", "C9.71.a", reveals=is_first, leader=leader, hex=where)
        play.push(LeaderMove("leader.go", leader, leader_movement.movement_allowance(play.game, leader) - cost))


BrigadeChoice.offer(EnterLeaderOffer)
CommandersChoice.offer(EnterLeaderOffer)


# --- 9.56 leaving ----------------------------------------------------------------------------------------------------

EXIT_COST: Final = HALF_POINTS
"""K10: leaving costs a point."""


def is_exit(game: Setting, state: GbacwState, side: int, where: Hex) -> bool:
    """C9.56.a, K10: may this side leave the map here now?"""
    return any(row[:2] == (side, where) and row[2] <= state.turn for row in game.field.scenario.rules.exits)


class LeavingMap(StepFrame):
    """A unit about to leave the map."""

    __slots__ = ("hex", "unit")

    def __init__(self, step: str, unit: Unit, hex: Hex) -> None:
        self.step = step
        self.unit = unit
        self.hex = hex

    def twin(self) -> LeavingMap:
        return LeavingMap(self.step, self.unit, self.hex)


FLOW.frame(LeavingMap)


class LeaveMapOffer(Offer):
    """C9.56.a: nobody leaves the map, unless the battle says so (K10)."""

    action = LeaveMap
    weight = 0.2

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: LeaveMap) -> Refusal | None:
        unit, where = frame.unit, state.hex_of[frame.unit]
        args = {"unit": unit, "hex": where}
        if not is_exit(game, state, game.field.units[unit].side, where):
            return Refusal("C9.56.a", "no_exit", args)
        if frame.stopped:
            return Refusal("C9.53.a", "stopped_next_to_enemy", args)
        if left_to_spend(as_it_leaves(game, state, frame)) < EXIT_COST:
            return Refusal("C9.42.a", "not_enough_points", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[LeaveMap]:
        yield LeaveMap()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: LeaveMap) -> None:
        where = play.state.hex_of[frame.unit]
        later = play.go(frame, "unit.entered")
        later.spent = frame.spent + EXIT_COST
        later.going = where
        play.push(LeavingMap("unit.leaving_map", frame.unit, where))
        play.moment("leaving", unit=frame.unit, origin=where)


UnitChoice.offer(LeaveMapOffer)


@FLOW.auto("unit.leaving_map")
def leave_map(play: Play, frame: LeavingMap) -> None:
    """K10: it does not return, is not lost and scores nothing; leaders who go with it leave too."""
    play.pop()
    state, unit = play.state, frame.unit
    if state.hex_of[unit] != frame.hex or query.has(state, Mark.FINISHED, unit):
        return
    query.remove_unit(play.game, state, unit, LEFT_MAP)
    play.tell("unit_left_map", "C9.56.a", unit=unit, hex=frame.hex)
    for leader in leader_movement.companions(state, unit):
        _leave(play, leader, frame.hex)
    if not query.stack(state, frame.hex):
        play.moment("vacated", hex=frame.hex)


def _leave(play: Play, leader: int, where: Hex) -> None:
    play.state.leader_hex[leader] = LEFT_MAP
    play.tell("leader_left_map", "C9.56.a", leader=leader, hex=where)


class LeaderLeavesOffer(Offer):
    """K10: a leader leaves the map by an exit that he reaches."""

    action = LeaderLeaves
    weight = 0.05

    def why_not(
        self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int, action: LeaderLeaves
    ) -> Refusal | None:
        side, args = game.field.leaders[frame.leader].side, {"leader": frame.leader, "hex": action.by}
        if not is_exit(game, state, side, action.by):
            return Refusal("C9.56.a", "no_exit", args)
        found = leader_movement.reach(game, state, side, state.leader_hex[frame.leader], frame.left - EXIT_COST)
        if action.by not in found:
            return Refusal("C9.31.d", "too_far_for_leader", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: LeaderMove, seat: int) -> Iterator[LeaderLeaves]:
        return (LeaderLeaves(row[1]) for row in game.field.scenario.rules.exits)

    def apply(self, play: Play, frame: LeaderMove, seat: int, action: LeaderLeaves) -> None:
        play.pop()
        play.state.leaders_moved |= 1 << frame.leader
        _leave(play, frame.leader, action.by)


LeaderChoice.offer(LeaderLeavesOffer)
