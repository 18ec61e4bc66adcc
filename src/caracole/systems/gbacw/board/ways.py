"""Where a unit at its action can go, hex by hex and turn by turn, and what every hex of the way costs.

Each turn and each step is asked of the rules, in a state as it would be after the steps before; what others may do on
the way, and what the dice may, is left out here (see ``foresight``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from caracole.geometry.hex import front, side_facing
from caracole.kernel import Refusal
from caracole.present.model import Cost
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import ATTACK, HALF_POINTS
from caracole.systems.gbacw.rules.extension import formation
from caracole.systems.gbacw.rules.facing.actions import Turn
from caracole.systems.gbacw.rules.facing.refusing import forget_following, has_followed
from caracole.systems.gbacw.rules.facing.turning import turn_cost
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.actions import Step
from caracole.systems.gbacw.rules.movement.costs import part_cost, razing_cost
from caracole.systems.gbacw.rules.movement.movement import UnitAct, as_it_leaves, left_to_spend
from caracole.systems.gbacw.rules.movement.near_enemy import is_beside_enemy, note_minimum_move
from caracole.systems.gbacw.rules.movement.stepping import shift, steps_ahead
from caracole.systems.gbacw.rules.stacking import passing
from caracole.systems.gbacw.rules.state import NOT_REFUSED, GbacwState, Mark

MOST = 1500
"""Places (a hex and a facing) that are looked at."""
ANY_TURN = HALF_POINTS
"""Half points that pay for any turn in a hex (C7.21.c)."""
ANY_TURN_IN_ATTACK = 3 * HALF_POINTS
"""The same under Attack Orders, in woods (C7.22.a)."""
NOT_IN_FRONT = ("not_in_front", "not_adjacent")
"""What is said of a hex for want of a better reason."""


class Entered(NamedTuple):
    """A hex on the way: what was spent when it was entered, what was left, and whether the step took all that was left
    (C9.42.b)."""

    hex: Hex
    spent: int
    left: int
    all_left: bool


class Spot(NamedTuple):
    """A hex and a facing that can be reached: the state as it would be there, what is done to come there, and the hexes
    entered."""

    hex: Hex
    facing: int
    state: GbacwState
    frame: UnitAct
    actions: tuple[Any, ...] = ()
    entered: tuple[Entered, ...] = ()

    @property
    def spent(self) -> int:
        """Half points since the unit began."""
        return self.frame.spent


class Known:
    """What is known of the cheapest ways while they are searched for; ``any_turn`` pays for any turn in any hex."""

    def __init__(self, any_turn: int) -> None:
        self._any_turn = any_turn
        self._hexes: dict[Hex, int] = {}
        self._spots: dict[tuple[Hex, int], int] = {}

    def covers(self, hex: Hex, facing: int, spent: int) -> bool:
        """Is the spot reached as cheaply, or its hex for so much less that any turn there is paid for?"""
        return (
            self._spots.get((hex, facing), spent + 1) <= spent or self._hexes.get(hex, spent) + self._any_turn < spent
        )

    def is_dear(self, spot: Spot) -> bool:
        """Is its hex reached for so much less that any turn there is paid for?"""
        return self._hexes.setdefault(spot.hex, spot.spent) + self._any_turn < spot.spent

    def takes(self, spot: Spot) -> bool:
        """Is it cheaper than what was known? Then it is known from now on."""
        key = (spot.hex, spot.facing)
        if self._spots.get(key, spot.spent + 1) <= spot.spent:
            return False
        self._spots[key] = spot.spent
        return True


class Ways:
    """The ways of one unit at its action."""

    def __init__(self, game: Gbacw, state: GbacwState, frame: UnitAct, seat: int) -> None:
        self.game, self.seat, self.unit = game, seat, frame.unit
        self.start = Spot(state.hex_of[frame.unit], state.facing[frame.unit], state, frame)
        self.choice = FLOW.choices["unit.act"]
        self.refused: dict[Hex, Refusal] = {}
        """Hex -> why the last that was tried could not step there."""
        self.is_odd = bool(state.extension[self.unit] or state.refused[self.unit])
        orders = query.orders(game, state, self.unit)
        self._any_turn = ANY_TURN_IN_ATTACK if orders == ATTACK else ANY_TURN
        number = profile(query.arm(game, state, self.unit), orders)
        self._costs = (game.field.cost[number], game.field.way_cost[number])

    # --- one hex further ---------------------------------------------------------------------------------------------

    def why_not(self, spot: Spot, action: Any) -> Refusal | None:
        """The rule that forbids it there."""
        return self.choice.why_not(self.game, spot.state, spot.frame, self.seat, action)

    def turned(self, spot: Spot, facing: int) -> Spot | Refusal:
        """The unit after a turn in its hex."""
        refusal = self.why_not(spot, Turn(facing))
        if refusal is not None:
            return refusal
        cost = turn_cost(self.game, spot.state, spot.frame, facing)
        state = spot.state.copy()
        state.facing[self.unit] = facing
        frame = spot.frame._replace(spent=spot.frame.spent + cost, turned=True, turning=cost)
        return Spot(spot.hex, facing, state, frame, (*spot.actions, Turn(facing)), spot.entered)

    def stepped(self, spot: Spot, step: Step) -> Spot:
        """The unit after a step that is allowed."""
        game, unit = self.game, self.unit
        frame = as_it_leaves(game, spot.state, spot.frame)
        if step.way:
            frame = frame._replace(spent=frame.spent - frame.turning)
        direction = game.field.grid.direction(spot.hex, step.to)
        moves = formation.moves(game, spot.state, unit, direction)
        cost = max(part_cost(game, spot.state, unit, here, to, step.way) for here, to in moves)
        cost += razing_cost(game) if step.raze else 0
        state, all_left = spot.state.copy(), cost > left_to_spend(frame)
        if all_left:
            cost = left_to_spend(frame)
            note_minimum_move(game, state, unit, [to for _, to in moves])
        passing.note_step(game, state, unit, moves, step.way)
        if has_followed(state, unit, spot.hex):  # 8.26: who leaves those who Refused stands straight
            state.refused[unit] = NOT_REFUSED
            forget_following(state, unit, spot.hex)
        shift(game, state, unit, moves, step.way)
        if state.facing[unit] >= 6:
            state.facing[unit] = side_facing(direction)
        query.mark(state, Mark.SPENT_MP, unit)
        query.mark(state, Mark.ENTERED_HEX, unit)
        after = frame._replace(
            spent=frame.spent + cost,
            entered=frame.entered + 1,
            turned=False,
            turning=0,
            along_way=step.way,
            going=step.to,
            stopped=is_beside_enemy(game, state, unit),
        )
        entered = Entered(step.to, after.spent, left_to_spend(after), all_left)
        facing = state.facing[unit]
        return Spot(step.to, facing, state, after, (*spot.actions, step), (*spot.entered, entered))

    def facings(self, spot: Spot, goal: Hex | None = None, known: Known | None = None) -> Iterator[Spot]:
        """The unit as it stands, and turned any way that has something new (or the goal) ahead of it."""
        yield spot
        first = 6 if spot.facing >= 6 else 0
        toward = -1 if goal is None else self.game.field.grid.direction(spot.hex, goal)
        for facing in range(first, first + 6):
            if facing == spot.facing or (toward >= 0 and toward not in front(facing)):
                continue
            if known is not None and not self._is_worth_turning(spot, facing, known):
                continue
            found = self.turned(spot, facing)
            if isinstance(found, Spot):
                yield found

    def after(self, spot: Spot, goal: Hex | None = None, known: Known | None = None) -> Iterator[Spot]:
        """Everywhere one hex further, or to the goal next door, with a turn before it if need be; but for what is known
        to be reached as cheaply, or is too dear."""
        direction = self.game.field.grid.direction
        for stood in self.facings(spot, goal, known):
            for to, way in steps_ahead(self.game, stood.state, self.unit):
                if goal is not None and to != goal:
                    continue
                if known is not None and not self._is_worth(stood, direction(spot.hex, to), way, known):
                    continue
                step = Step(to, way)
                refusal = self.why_not(stood, step)
                if refusal is None:
                    yield self.stepped(stood, step)
                elif to not in self.refused or self.refused[to].code in NOT_IN_FRONT:
                    self.refused[to] = refusal

    # --- what is not worth asking ------------------------------------------------------------------------------------

    def _is_worth_turning(self, spot: Spot, facing: int, known: Known) -> bool:
        """Might a step after this turn lead to something new? Of who stands in several hexes, or has a flank bent back,
        the rules are asked."""
        if self.is_odd:
            return True
        cost = turn_cost(self.game, spot.state, spot.frame, facing)
        stood = spot._replace(facing=facing, frame=spot.frame._replace(spent=spot.frame.spent + cost, turning=cost))
        ways, corner = self.game.field.sides.way, spot.hex * 6
        return any(
            self._is_worth(stood, direction, way, known)
            for direction in front(facing)
            for way in ((False, True) if ways[corner + direction] else (False,))
        )

    def _is_worth(self, spot: Spot, direction: int, way: bool, known: Known) -> bool:
        """Can a step be paid for, and does it lead where nothing is known to be as cheap? The ground alone counts."""
        to = self.game.field.grid.neighbours[spot.hex][direction]
        if to < 0:
            return False
        frame = spot.frame
        spent = frame.spent - (frame.turning if way else 0)
        cost = max(self._costs[way][spot.hex * 6 + direction], 0)
        if cost > frame.allowance - spent and frame.entered:
            return False
        facing = spot.facing if spot.facing < 6 else side_facing(direction)  # in March a unit looks where it goes
        return not known.covers(to, facing, spent + min(cost, left_to_spend(frame)))

    # --- further -----------------------------------------------------------------------------------------------------

    def reach(self, starts: Iterable[Spot] = (), goal: Hex | None = None) -> dict[tuple[Hex, int], Spot]:
        """The cheapest spot for every hex and facing that can be reached; the search ends when every way into the goal
        that is as cheap as the first is known."""
        number, known = count(), Known(self._any_turn)
        ahead = [(spot.spent, next(number), spot) for spot in tuple(starts) or (self.start,)]
        found: dict[tuple[Hex, int], Spot] = {}
        enough = None
        while ahead and len(found) < MOST:
            spent, _, spot = heappop(ahead)
            key = (spot.hex, spot.facing)
            if key in found or (enough is not None and spent > enough):
                continue
            found[key] = spot
            if spot.hex == goal:
                enough = spent + HALF_POINTS
                continue
            if known.is_dear(spot) or (spot.frame.stopped and spot.frame.entered):
                continue
            for after in self.after(spot, None, known):
                if known.takes(after):
                    heappush(ahead, (after.spent, next(number), after))
        return found

    def through(self, places: Sequence[Hex], facing: int | None = None) -> Spot | Refusal:
        """The cheapest way along these hexes, and to face so in the end. Between hexes that are not next to each other
        the way is found."""
        spots = [self.start]
        for place in places:
            near = self.game.field.grid.adjacent[spots[0].hex] >> place & 1
            if near:
                reached = [after for spot in spots for after in self.after(spot, place)]
            else:
                reached = [spot for (where, _), spot in self.reach(spots, place).items() if where == place]
            if not reached:
                return self._obstacle(place)
            spots = _cheapest(reached)
        return self._facing(spots, facing)

    def _facing(self, spots: Sequence[Spot], facing: int | None) -> Spot | Refusal:
        if facing is None:
            return min(spots, key=lambda spot: spot.spent)
        ended = [spot if spot.facing == facing else self.turned(spot, facing) for spot in spots]
        standing = [spot for spot in ended if isinstance(spot, Spot)]
        if standing:
            return min(standing, key=lambda spot: spot.spent)
        return next(refusal for refusal in ended if isinstance(refusal, Refusal))

    def _obstacle(self, place: Hex) -> Refusal:
        """Why the hex cannot be reached."""
        known = self.refused.get(place)
        if known is not None:
            return known
        refusal = self.why_not(self.start, Step(place))
        if refusal is not None and refusal.code not in NOT_IN_FRONT:
            return refusal
        return Refusal("C9.42.a", "not_enough_points", {"unit": self.unit, "hex": place})

    def costs(self, spot: Spot) -> list[Cost]:
        """What each hex of the way costs, the turn before it included."""
        before, found = self.start.spent, []
        for hex, spent, left, all_left in spot.entered:
            points = (spent - before) / HALF_POINTS
            found.append(Cost(self.game.field.grid.names[hex], points, left / HALF_POINTS, all_left))
            before = spent
        return found


def _cheapest(spots: Iterable[Spot]) -> list[Spot]:
    """Of the spots in a hex the cheapest for every facing."""
    best: dict[int, Spot] = {}
    for spot in sorted(spots, key=lambda each: each.spent):
        best.setdefault(spot.facing, spot)
    return list(best.values())
