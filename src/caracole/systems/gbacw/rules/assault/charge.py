"""11.5 Cavalry Charge: announcing it, riding it, and what is left of it when the assault is made.

A Charge is announced in place of another action (C11.54.a). What counts afterwards is written down as it happens:
whom the riders saw before they moved, and each hex that they entered. While a Charge can be completed, its riders may
do nothing that would spoil it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.geometry.hex import front, turn_between
from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.actions import AnnounceCharge
from caracole.systems.gbacw.rules.command.command import in_range
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import ATTACK, CAVALRY, HALF_POINTS, NIGHT
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.facing.actions import Turn
from caracole.systems.gbacw.rules.flow import Judge, Moment, Offer, Play, at_moment
from caracole.systems.gbacw.rules.movement.actions import EndUnit, Step
from caracole.systems.gbacw.rules.movement.costs import step_cost, why_not_cross_in_attack
from caracole.systems.gbacw.rules.movement.movement import (
    UnitAct,
    UnitChoice,
    allowance,
    as_it_leaves,
    left_to_spend,
)
from caracole.systems.gbacw.rules.orders.restraints import why_not_spend
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice, why_not_unit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.stacking.passing import mates
from caracole.systems.gbacw.rules.stacking.stack_moves import begin_together
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SEEN: Final = "charge_seen"
RIDDEN: Final = "charge_step"
"""Notes: an enemy whom a rider saw before it moved; a hex it entered, with its facing and whether the ground served."""

PATH: Final = 3
"""C11.52.b: the last so many hexes are the charge path."""


# --- what a Charge is when the assault is made -----------------------------------------------------------------------


def is_charging(game: Setting, state: GbacwState, unit: Unit, targets: Iterable[Hex]) -> bool:
    """C11.51.a, C11.52.b, C11.52.c, C11.53.a: it announced a Charge, rode a charge path, and saw all whom it strikes.
    Otherwise its assault is an ordinary one."""
    if not query.has(state, Mark.CHARGING, unit) or not has_ridden(state, unit):
        return False
    seen = {other for rider, other in query.notes(state, SEEN) if rider == unit}
    return all(seen & set(query.stack(state, where)) for where in targets if query.top(state, where) >= 0)


def has_ridden(state: GbacwState, unit: Unit) -> bool:
    """C11.52.b, C11.52.c: the last three hexes, or all if fewer, were entered without a turn, over ground that
    serves."""
    path = [row[1:] for row in query.notes(state, RIDDEN) if row[0] == unit][-PATH:]
    return bool(path) and all(serves and facing == state.facing[unit] for facing, serves in path)


def ground_serves(game: Setting, origin: Hex, to: Hex) -> bool:
    """C11.52.c: nothing in the path costs more than a point, but for streams; the chart says what."""
    return game.field.charge_path[origin * 6 + game.field.grid.direction(origin, to)]


@at_moment("entered", 5)
def note_path(play: Play, frame: Moment) -> None:
    """C11.52.b: remember the hexes of a charge."""
    state, unit = play.state, frame.unit
    if query.has(state, Mark.CHARGING, unit) and frame.origin >= 0 and state.hex_of[unit] == frame.hex:
        serves = ground_serves(play.game, frame.origin, frame.hex)
        for rider in (unit, *mates(state, unit)):
            query.note(state, RIDDEN, rider, state.facing[unit], serves)


# --- whether it can be completed -------------------------------------------------------------------------------------


class Ride(NamedTuple):
    """Riders somewhere on their way: points left, hexes entered (up to three), how many of the last ones serve."""

    where: Hex
    facing: int
    points: int
    entered: int = 0
    straight: int = 0
    turned: bool = False


class Search:
    """The ways that a charge of one unit at certain hexes could take. What is the same for all of them is looked up
    once."""

    def __init__(self, game: Setting, state: GbacwState, unit: Unit, seen: int) -> None:
        self.game, self.state, self.unit, self.seen = game, state, unit, seen
        self.enemy = state.occupied[1 - game.field.units[unit].side]
        self.held = state.occupied[0] | state.occupied[1]
        number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
        self.costs, self.least = game.field.cost[number], game.field.least_cost[number]
        self.goals: list[bytes] = []
        """The distances of all hexes from each enemy who is near enough."""

    def cost(self, origin: Hex, direction: int) -> int:
        """What a step costs, Entrenchments included."""
        if not self.state.entrenchments:
            return self.costs[origin * 6 + direction]
        return step_cost(self.game, self.state, self.unit, origin, direction, way=False)

    def strikes(self, ride: Ride) -> bool:
        """C11.52.a to C11.52.c, C11.53.a: is the Charge complete, next to an enemy in front who was seen?"""
        if not ride.entered or ride.straight < min(ride.entered, PATH):
            return False
        row = self.game.field.grid.neighbours[ride.where]
        return any(
            row[way] >= 0 and self.seen >> row[way] & 1 and self.cost(ride.where, way) != PROHIBITED
            for way in front(ride.facing)
        )

    def onward(self, ride: Ride) -> Iterator[Ride]:
        """What riders may do next: enter a hex in front, or turn, once in a hex (7.2, 9.1)."""
        grid, where, points = self.game.field.grid, ride.where, ride.points
        if ride.entered and grid.adjacent[where] & self.enemy:
            return
        for direction in front(ride.facing):
            to = grid.neighbours[where][direction]
            if to < 0 or self.held >> to & 1:
                continue
            if why_not_cross_in_attack(self.game, self.state, self.unit, where, to) is not None:
                continue
            cost = self.cost(where, direction)
            if cost != PROHIBITED and cost <= points:
                straight = ride.straight + 1 if self.game.field.charge_path[where * 6 + direction] else 0
                yield Ride(to, ride.facing, points - cost, min(ride.entered + 1, PATH), min(straight, PATH))
        if ride.turned:
            return
        woods = self.game.field.terrain[where].id == "woods"
        for facing in range(6):
            corners = turn_between(ride.facing, facing)
            cost = (1 if corners == 3 else corners) if woods else int(corners > 1)
            if corners and cost * HALF_POINTS <= points:
                yield Ride(where, facing, points - cost * HALF_POINTS, ride.entered, 0, turned=True)

    def can_strike(self, start: Ride) -> bool:
        """Is there a way to complete the Charge from here? The rides nearest to an enemy are followed first; one that
        has no more points than another at the same place, and one that could not get near an enemy, is not followed."""
        distances = self.game.field.grid.distances
        reach = start.points // self.least + 1
        self.goals = [distances(where) for where in each_hex(self.seen) if distances(start.where)[where] <= reach]
        waiting = [(0, 0, start)] if self.goals else []
        most: dict[tuple[int, int, int, int, bool], int] = {}
        while waiting:
            ride = heappop(waiting)[2]
            if self.strikes(ride):
                return True
            for after in self.onward(ride):
                where, facing, points, entered, straight, turned = after
                away = min(row[where] for row in self.goals)
                if (away - 1) * self.least > points:
                    continue
                place = (where, facing, entered, straight, turned)
                if points > most.get(place, -1):
                    most[place] = points
                    heappush(waiting, (away, -points, after))
        return False


def seen_by(game: Setting, state: GbacwState, where: Hex, side: int) -> list[Hex]:
    """C11.53.a: the hexes of enemies in line of sight; units do not block it."""
    return [other for other in each_hex(state.occupied[1 - side]) if query.sees(game, where, other)]


def seen_still(state: GbacwState, unit: Unit) -> int:
    """Where those stand now whom a rider saw before it moved."""
    found = 0
    for rider, other in query.notes(state, SEEN):
        if rider == unit:
            for where in query.hexes_of(state, other):
                found |= 1 << where
    return found


# --- 11.54 announcing ------------------------------------------------------------------------------------------------


def riders(game: Setting, state: GbacwState, unit: Unit) -> list[Unit]:
    """C11.52.a: the mounted cavalry of a hex, top first; it charges together."""
    return [other for other in query.stack(state, state.hex_of[unit]) if query.arm(game, state, other) == CAVALRY]


def why_not_announce(game: Setting, state: GbacwState, frame: BrigadeAct, unit: Unit) -> Refusal | None:
    """C6.16.e, C11.51.a to C11.54.a: may the cavalry of this stack announce a Charge?"""
    args = {"unit": unit}
    refusal = why_not_unit(game, state, frame, unit)
    if refusal is not None:
        return refusal
    if query.arm(game, state, unit) != CAVALRY:
        return Refusal("C11.51.a", "not_mounted", args)
    stack = riders(game, state, unit)
    if stack[0] != unit:
        return Refusal("C11.54.a", "not_on_top", args)
    if query.light(game, state) == NIGHT:
        return Refusal("C11.53.d", "no_charge_at_night", args)
    leader = game.field.brigades[state.brigade_of[unit]].leader
    for other in stack:
        refusal = why_not_unit(game, state, frame, other)
        if refusal is not None:
            return refusal
        if query.orders(game, state, other) != ATTACK:
            return Refusal("C11.52.a", "charge_needs_attack_orders", args)
        if query.is_disordered(state, other):
            return Refusal("C11.53.b", "charge_needs_good_order", args)
    where = state.hex_of[unit]
    if leader >= 0 and state.leader_hex[leader] >= 0 and not in_range(game, state, leader, where):
        return Refusal("C11.53.b", "charge_out_of_range", args)
    seen = seen_by(game, state, where, frame.side)
    if not seen:
        return Refusal("C11.53.a", "nobody_in_sight", args)
    refusal = why_not_spend(game, state, unit)
    if refusal is not None:
        return refusal
    start = Ride(where, state.facing[unit], min(allowance(game, state, other, leaving=True) for other in stack))
    if not Search(game, state, unit, mask_of(seen)).can_strike(start):
        return Refusal("C11.52.c", "no_charge_path", args)
    return None


class AnnounceOffer(Offer):
    """C11.54.a: the Charge is announced; before moving the top unit takes a UDD."""

    action = AnnounceCharge

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: AnnounceCharge
    ) -> Refusal | None:
        return why_not_announce(game, state, frame, action.unit)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[AnnounceCharge]:
        for unit in query.units_on_map(game, state, frame.side):
            if query.is_mounted(state, unit) and frame.brigades >> state.brigade_of[unit] & 1:
                yield AnnounceCharge(unit)

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: AnnounceCharge) -> None:
        """C11.54.a: passed, the whole stack must charge; failed, it stays and its activation is over."""
        state, unit = play.state, action.unit
        stack = riders(play.game, state, unit)
        play.tell("charge_announced", "C11.54.a", units=stack, hex=state.hex_of[unit])
        if not check_cohesion(play, unit, "C11.54.a", "charge"):
            for other in stack:
                query.mark(state, Mark.ACTED, other)
                query.mark(state, Mark.FINISHED, other)
            play.tell("charge_failed", "C11.54.a", units=stack)
            return
        seen = seen_by(play.game, state, state.hex_of[unit], frame.side)
        enemies = dict.fromkeys(enemy for where in seen for enemy in query.stack(state, where))
        for other in stack:
            query.mark(state, Mark.CHARGING, other)
            for enemy in enemies:
                query.note(state, SEEN, other, enemy)
        begin_together(play, tuple(stack))


BrigadeChoice.offer(AnnounceOffer)


# --- riding it -------------------------------------------------------------------------------------------------------


def ride_of(game: Setting, state: GbacwState, frame: UnitAct) -> Ride:
    """Where a rider at its action is on its way."""
    unit = frame.unit
    path = [row[1:] for row in query.notes(state, RIDDEN) if row[0] == unit][-PATH:]
    straight = 0
    for facing, serves in path[::-1]:
        if not serves or facing != state.facing[unit]:
            break
        straight += 1
    points = 0 if frame.stopped else left_to_spend(as_it_leaves(game, state, frame))
    return Ride(state.hex_of[unit], state.facing[unit], points, len(path), straight, frame.turned)


def keeps_charge(search: Search, frame: UnitAct, action: Any) -> bool:
    """Can the Charge still be completed, or is it complete, after this?"""
    ride = ride_of(search.game, search.state, frame)
    if isinstance(action, EndUnit):
        return search.strikes(ride)
    if not isinstance(action, Step | Turn):
        return False
    for after in search.onward(ride):
        same = after.where == action.to if isinstance(action, Step) else after.facing == action.facing
        moved = (after.where != ride.where) == isinstance(action, Step)
        if same and moved and search.can_strike(after):
            return True
    return False


@UnitChoice.gate
def why_not_spoil_charge(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Judge | None:
    """C11.54.a: who has passed must charge, as long as it can be done."""
    unit = frame.unit
    if not query.has(state, Mark.CHARGING, unit):
        return None
    search = Search(game, state, unit, seen_still(state, unit))
    refusal = Refusal("C11.54.a", "must_charge", {"unit": unit}) if _can_go_on(search, frame, seat) else None
    return lambda action: None if keeps_charge(search, frame, action) else refusal


def _can_go_on(search: Search, frame: UnitAct, seat: int) -> bool:
    """Is there a step or a turn that keeps the Charge and that nothing else forbids?"""
    game, state = search.game, search.state
    gates = (gate(game, state, frame, seat) for gate in UnitChoice.gates if gate is not why_not_spoil_charge)
    judges = [judge for judge in gates if judge is not None]
    return any(
        keeps_charge(search, frame, action)
        and all(judge(action) is None for judge in judges)
        and offer.why_not(game, state, frame, seat, action) is None
        for offer in (UnitChoice.offers[Step], UnitChoice.offers[Turn])
        for action in offer.proposals(game, state, frame, seat)
    )
