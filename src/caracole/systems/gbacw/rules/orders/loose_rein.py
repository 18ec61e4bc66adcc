"""6.24 Loose Rein: the Brigade leader does as he is. Some charge, some wait, some step back.

What an Aggressive leader decides is carried out when the brigade acts (R6.21-1): its units are bound, each in one of
three ways, and every action that would lead them elsewhere is barred.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.geometry.hex import FACINGS, front, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.assault.contact import faced, is_passable
from caracole.systems.gbacw.rules.command.command import serves, serving, units_in_command
from caracole.systems.gbacw.rules.components.charts import band
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    AGGRESSIVE,
    ATTACK,
    CAUTIOUS,
    HALF_POINTS,
    MARCH,
    UNRELIABLE,
)
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension import formation
from caracole.systems.gbacw.rules.extension.actions import Reform, RetractColumn, TurnAbout
from caracole.systems.gbacw.rules.facing.actions import Turn
from caracole.systems.gbacw.rules.facing.turning import turn_cost
from caracole.systems.gbacw.rules.fire.actions import FireAt
from caracole.systems.gbacw.rules.flow import FLOW, Judge, Moment, Play, at_moment
from caracole.systems.gbacw.rules.movement.actions import EndUnit, ShrinkToWithdraw, Step, Withdraw
from caracole.systems.gbacw.rules.movement.costs import part_cost, step_cost, why_not_cross_in_attack
from caracole.systems.gbacw.rules.movement.movement import UnitAct, UnitChoice, allowance, as_it_leaves, left_to_spend
from caracole.systems.gbacw.rules.movement.near_enemy import is_beside_enemy
from caracole.systems.gbacw.rules.movement.stepping import shift
from caracole.systems.gbacw.rules.orders import restrained_actions
from caracole.systems.gbacw.rules.orders.division_orders import why_not_orders
from caracole.systems.gbacw.rules.orders.orders import give_orders
from caracole.systems.gbacw.rules.reinforcements.actions import LeaveMap
from caracole.systems.gbacw.rules.results.retreat import begin as retreat
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice, MarkerChoice, why_not_act, why_not_unit
from caracole.systems.gbacw.rules.sequence.actions import ActivateUnit, EndBrigade, EndDivision
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Marker
from caracole.systems.gbacw.rules.stacking.actions import JoinStack
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NEAR: Final = 6
NEAR_MOUNTED: Final = 10
"""C6.24.b: 3 MP, mounted cavalry 5 MP, in half points."""

BOUND: Final = "bound"
"""The note of a unit that a Loose Rein binds, and how."""
ADJACENT: Final = "adjacent"
CHARGE: Final = "charge"
CLOSE: Final = "close"


# --- 6.24 the profile ------------------------------------------------------------------------------------------------


def let_loose(play: Play, brigade: int) -> None:
    """C6.24.a, C4.14.b, C6.23.g: what the leader's Action Profile says. C6.24.j: an Unreliable one rolls for it, this
    once. C6.25.g, C6.24.k, R6.25-1: in March an Aggressive one retains his orders. C6.24.g: so does a Normal one."""
    state = play.state
    profile_now = query.ratings(play.game, state, play.field.brigades[brigade].leader).profile
    if profile_now == UNRELIABLE:
        profile_now = band(play.field.charts.unreliable, play.die("C6.24.j", "unreliable")).result
    play.tell("loose_rein", "C6.24.a", brigade=brigade, profile=profile_now)
    if profile_now == CAUTIOUS:
        retire(play, brigade)
    elif profile_now == AGGRESSIVE and state.brigade_orders[brigade] != MARCH:
        go_forward(play, brigade)


# --- Aggressive ------------------------------------------------------------------------------------------------------


def points_to_enemy(game: Setting, state: GbacwState, unit: Unit, most: int) -> int | None:
    """R6.24-1: the least half points, by the costs of Attack movement and without turning, to enter a hex next to an
    enemy whom it could assault from there; 0 if it stands in one with any of its hexes; None if more than
    ``most``. An enemy across a hexside that is closed to it (C11.12.b7) is none that it could assault."""
    field, side = game.field, game.field.units[unit].side
    enemy = state.occupied[1 - side]
    best = dict.fromkeys(query.hexes_of(state, unit), 0)
    ahead = sorted((0, where) for where in best)
    while ahead:
        spent, here = heappop(ahead)
        for direction, there in enumerate(field.grid.neighbours[here]):
            if there < 0:
                continue
            if enemy >> there & 1:
                if is_passable(game, state, unit, here, direction, ATTACK):
                    return spent
                continue
            cost = step_cost(game, state, unit, here, direction, way=False, mode=ATTACK)
            if why_not_cross_in_attack(game, state, unit, here, there, ATTACK) is not None:
                continue
            if cost != PROHIBITED and spent + cost <= most and spent + cost < best.get(there, most + 1):
                best[there] = spent + cost
                heappush(ahead, (spent + cost, there))
    return None


def how_near(game: Setting, state: GbacwState, unit: Unit) -> int | None:
    """C6.24.b: its half points to the enemy, if no more than 3 MP, or 5 MP for mounted cavalry."""
    return points_to_enemy(game, state, unit, NEAR_MOUNTED if query.is_mounted(state, unit) else NEAR)


def go_forward(play: Play, brigade: int) -> None:
    """C6.24.b: with any unit near the enemy the brigade attacks, R6.24-5: a battery as well as a regiment; C6.24.f:
    otherwise it advances upon him. R6.24-2: bound are the units that take the order, guns excepted. A battle that
    forbids the order leaves things as they are."""
    game, state = play.game, play.state
    here = [unit for unit in serving(state, brigade) if query.is_on_map(state, unit)]
    here = [unit for unit in here if not query.is_abandoned(state, unit)]
    foot = [unit for unit in here if not query.is_artillery(game, unit)]
    near = {unit: how_near(game, state, unit) for unit in here}
    charging = any(points is not None for points in near.values())
    orders = ATTACK if charging else ADVANCE
    if why_not_orders(game, state, brigade, orders) is not None:
        return
    heard = units_in_command(game, state, foot)
    give_orders(play, brigade, orders, "C6.24.b" if charging else "C6.24.f")
    state.turn_notes = tuple(row for row in state.turn_notes if row[0] != BOUND or row[1] not in foot)
    for unit in foot:
        if heard >> unit & 1:
            kind = way_of(game, state, unit, near[unit]) if charging else CLOSE
            state.turn_notes = (*state.turn_notes, (BOUND, unit, kind))
    query.mark_brigade(state, BrigadeMark.MUST_CHARGE if charging else BrigadeMark.MUST_CLOSE, brigade)


def way_of(game: Setting, state: GbacwState, unit: Unit, points: int | None) -> str:
    """C6.24.b, C6.24.d, C6.24.e: who stands next to the enemy, in order or not (R6.24-6, C12.34.a), assaults him and
    may fire before; who is Disordered or too far goes as near as he can; the others charge. R6.24-7: who has the enemy
    beside him only across closed hexsides does not stand next to him."""
    if points == 0:
        return ADJACENT
    return CLOSE if points is None or query.is_disordered(state, unit) else CHARGE


def bound(state: GbacwState, unit: Unit) -> str | None:
    """How the present Loose Rein binds a unit, if it does."""
    brigade = serves(state, unit)
    marks = state.brigade_marks[BrigadeMark.MUST_CHARGE] | state.brigade_marks[BrigadeMark.MUST_CLOSE]
    if not marks >> brigade & 1:
        return None
    return next((str(row[2]) for row in state.turn_notes if row[0] == BOUND and row[1] == unit), None)


@at_moment("brigade_begins", 12)
def oblige(play: Play, moment: Moment) -> None:
    """C6.24.e: units next to the enemy assault him."""
    for row in play.state.turn_notes:
        if row[0] == BOUND and bound(play.state, row[1]) == ADJACENT and play.state.hex_of[row[1]] >= 0:
            query.mark(play.state, Mark.MUST_ASSAULT, row[1])


# --- as near as possible ---------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """A point on the way of a unit: where all its parts stand, how it faces, what its frame and the notes say."""

    hexes: tuple[Hex, ...]
    facing: int
    formation: int
    notes: tuple[tuple[Any, ...], ...]
    frame: UnitAct


class Onward(NamedTuple):
    """Where an action leads, how far from the nearest enemy that is, and whether the ground tries the unit's order."""

    course: Course
    far: int
    risky: bool


class Pathfinder:
    """R6.24-3: which distance to the nearest enemy a unit can still reach, step by step and turn by turn, as the rules
    of movement allow it now; what others may do on the way is not foreseen."""

    def __init__(self, game: Setting, state: GbacwState, frame: UnitAct, kind: str) -> None:
        self.game, self.unit, self.kind = game, frame.unit, kind
        self.home, self.away = state.copy(), state.copy()
        """The state with the unit where it is, and with the unit on its way."""
        self._far: dict[Hex, int] = {}
        self._onward: dict[Course, list[Onward]] = {}
        self._goal: tuple[int, bool] | None = None
        self.start = self.at(state, frame)
        self.side = game.field.units[frame.unit].side
        self.here = self.distance(self.start)

    def at(self, state: GbacwState, frame: UnitAct) -> Course:
        """The point at which the unit stands in this state."""
        unit = self.unit
        return Course(query.hexes_of(state, unit), state.facing[unit], state.formation[unit], state.notes, frame)

    def distance(self, course: Course) -> int:
        """Hexes from any part of the unit to the nearest enemy. C6.24.b: as many as can do charge, so that for those
        the last hex is gained only where they could assault."""
        far = min([self.from_enemy(where) for where in course.hexes])
        return far if far > 1 or self.kind != CHARGE or self.strikes(course) else far + 1

    def from_enemy(self, where: Hex) -> int:
        """Hexes from this one to the nearest enemy, who stays where he is."""
        far = self._far.get(where)
        if far is None:
            self._far[where] = far = query.nearest_enemy(self.game, self.home, where, self.side)
        return far

    def strikes(self, course: Course) -> bool:
        """Could the unit assault from there? C11.12.b6: not if it turned after entering."""
        if course.frame.entered and course.frame.turned:
            return False
        return bool(faced(self.game, self.stand(course), self.unit))

    @property
    def goal(self) -> tuple[int, bool]:
        """The least distance that can be reached, and whether it can be without a risk to order."""
        if self._goal is None:
            wanted = self.nearest(self.start, careful=False)
            careful = wanted == self.here or self.nearest(self.start, careful=True, enough=wanted) <= wanted
            self._goal = wanted, careful
        return self._goal

    def nearest(self, start: Course, careful: bool, enough: int = 1) -> int:
        """The least distance that can be reached from here, or one that is enough. What is nearest is followed first;
        what could not get nearer than something found before, or has no more points than it had at the same place
        before, is not followed."""
        best = self.distance(start)
        waiting = [(best, start.frame.spent, 0, start)]
        found = 0  # of those equally near whoever was found first is followed first
        least_spent: dict[tuple[tuple[Hex, ...], int, bool, bool, bool], int] = {}
        while waiting and best > enough:
            far, spent, _, course = heappop(waiting)
            if far - (course.frame.allowance - spent) // HALF_POINTS >= best:
                continue
            for after, far, risky in self.onward(course):
                if risky and careful:
                    continue
                frame = after.frame
                place = (after.hexes, after.facing, frame.turned, frame.stopped, frame.entered > 0)
                if frame.spent < least_spent.get(place, frame.spent + 1):
                    least_spent[place] = frame.spent
                    best = min(best, far)
                    found += 1
                    heappush(waiting, (far, frame.spent, found, after))
        return best

    def onward(self, course: Course) -> list[Onward]:
        """Where a step into an adjacent hex, along a way or off it, or a turn may lead; found out once."""
        found = self._onward.get(course)
        if found is None:
            judge = self.held(course)
            went = [self.gone(course, action, judge) for action in self.actions(course)]
            self._onward[course] = found = [each for each in went if each is not None]
        return found

    def actions(self, course: Course) -> list[Step | Turn]:
        """Steps into adjacent hexes, along ways or off them, and turns of the kind that its orders allow (C7.11.b)."""
        state, frame = self.stand(course), course.frame
        steps: list[Step | Turn] = list(UnitChoice.offers[Step].proposals(self.game, state, frame, self.side))
        orders = query.orders(self.game, state, self.unit)
        return steps + [Turn(facing) for facing in range(len(FACINGS)) if query.may_face(orders, facing)]

    def held(self, course: Course) -> Judge | None:
        """C6.23.c, C5.34.e, K4, K5: Stay, Confusion and the battle hold those let loose too."""
        return restrained_actions.why_not_move(self.game, self.stand(course), course.frame, self.side)

    def after(self, action: Step | Turn, careful: bool) -> Course | None:
        """Where the action leads now; None if it is not allowed, or (for the careful) risks the unit's order."""
        went = self.gone(self.start, action, self.held(self.start))
        return None if went is None or (careful and went.risky) else went.course

    def gone(self, course: Course, action: Step | Turn, held: Judge | None) -> Onward | None:
        """Where the action leads from there; None if it is not allowed."""
        game, state, frame = self.game, self.stand(course), course.frame
        if held is not None and held(action) is not None:
            return None
        if UnitChoice.offers[type(action)].why_not(game, state, frame, self.side, action) is not None:
            return None
        if isinstance(action, Turn):
            spent = frame.spent + turn_cost(game, state, frame, action.facing)
            turned_so = course._replace(facing=action.facing, frame=frame._replace(spent=spent, turned=True))
            return Onward(turned_so, self.distance(turned_so), risky=False)
        direction = game.field.grid.direction(course.hexes[0], action.to)
        moves = formation.moves(game, state, self.unit, direction)
        column = profile(query.arm(game, state, self.unit), query.orders(game, state, self.unit))
        risky = not action.way and any(game.field.check[column][here * 6 + direction] for here, _ in moves)
        cost = max(part_cost(game, state, self.unit, here, to, action.way) for here, to in moves)
        away = self.put(self.away, course)
        shift(game, away, self.unit, moves, action.way)
        stopped = is_beside_enemy(game, away, self.unit)
        entered, frame = frame.entered + 1, as_it_leaves(game, state, frame)
        frame = frame._replace(spent=frame.spent + cost, entered=entered, turned=False, stopped=stopped)
        there = self.at(away, frame)
        return Onward(there, self.distance(there), risky)

    def stand(self, course: Course) -> GbacwState:
        """The state with the unit there: as it is where it has not left its hex."""
        return self.put(self.home if course.frame.entered == self.start.frame.entered else self.away, course)

    def put(self, state: GbacwState, course: Course) -> GbacwState:
        """This state, with the unit there."""
        unit = self.unit
        if query.hexes_of(state, unit) != course.hexes:
            query.put_unit(self.game, state, unit, course.hexes[0], extension=course.hexes[1:])
        state.facing[unit], state.formation[unit], state.notes = course.facing, course.formation, course.notes
        return state


@UnitChoice.gate
def why_not_off_course(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Judge | None:
    """C6.24.b, C6.24.c, C6.24.d, C6.24.e, C6.24.f, R6.24-3: who is let loose upon the enemy goes as near as he can, the
    owner choosing among equal ways, and does not fire; who stood next to him stays there. Who may not stop where he is
    goes on, wherever that leads."""
    kind, args = bound(state, frame.unit), {"unit": frame.unit}
    if kind is None:
        return None
    if kind == ADJACENT:
        return _why_not_assault(game, state, frame, seat)
    finder = Pathfinder(game, state, frame, kind)

    def judge(action: Any) -> Refusal | None:
        if isinstance(action, FireAt):
            return Refusal("C6.24.d", "no_fire_let_loose", args)
        if isinstance(action, (Reform, RetractColumn)):
            return None  # C8.53.a: a column closes up or forms line before anything else
        if isinstance(action, (Withdraw, ShrinkToWithdraw, LeaveMap)):
            return Refusal("C6.24.d", "not_toward_enemy", args)
        wanted, careful = finder.goal
        if isinstance(action, (Step, Turn)):
            after = finder.after(action, careful)
            if after is not None and wanted < finder.here:
                good = finder.nearest(after, careful, enough=wanted) <= wanted
                return None if good else Refusal("C6.24.d", "not_toward_enemy", args)
            if isinstance(action, Turn) or (wanted >= finder.here and not _may_stay(game, state, frame, seat)):
                return None
            return Refusal("C6.24.d", "not_toward_enemy", args)
        return Refusal("C6.24.d", "must_go_on", args) if wanted < finder.here else None

    return judge


def _why_not_assault(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Judge:
    """C6.24.e: who stood next to the enemy stays there and may fire; R6.24-8: first he turns upon him. C8.53.a: a
    column closes up or forms line before anything else."""
    args = {"unit": frame.unit}
    stands = Refusal("C6.24.e", "stands_to_assault", args)
    upon = turns_upon_enemy(game, state, frame, seat)
    closes = formation.must_close_up(game, state, frame.unit)
    amended = amendments.those_let_loose_turn_upon_the_enemy(game)

    def judge(action: Any) -> Refusal | None:
        if closes:
            return None if isinstance(action, (Reform, RetractColumn)) else stands
        if upon:
            return None if action in upon else Refusal("C6.24.e", "must_turn_upon_enemy", args)
        if isinstance(action, Turn):
            return stands if _turns_away(game, state, frame.unit, action.facing) else None
        if isinstance(action, JoinStack) and amended:
            return None  # C8.26.a: those of its hex turn with it, so that it may fire
        return None if isinstance(action, (FireAt, EndUnit)) else stands

    return judge


def turns_upon_enemy(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> list[Turn | TurnAbout]:
    """C6.24.e, R6.24-8: the turns by which a unit that has nobody before it whom it could assault would have somebody;
    none if it has. C11.21.f: who stands under guns need not assault."""
    unit = frame.unit
    if not amendments.those_let_loose_turn_upon_the_enemy(game) or _faces_enemy(game, state, unit, state.facing[unit]):
        return []
    top = query.top(state, state.hex_of[unit])
    if query.is_artillery(game, top):
        return []
    held = restrained_actions.why_not_move(game, state, frame, seat)
    return [
        action
        for kind in (Turn, TurnAbout)
        for action in UnitChoice.offers[kind].proposals(game, state, frame, seat)
        if _faces_enemy(game, state, unit, action.facing if kind is Turn else turned(state.facing[unit], 3))
        and (held is None or held(action) is None)
        and UnitChoice.offers[kind].why_not(game, state, frame, seat, action) is None
    ]


def _may_stay(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> bool:
    """May the unit end its action here? C8.23.a: not everywhere among friends. C9.42.b: not after it has turned on the
    points of a one-hex move, if there is a step that it can make; whether it goes toward the enemy is not asked here,
    because that question leads back to this one."""
    if frame.entered or left_to_spend(frame) >= 0:
        return UnitChoice.offers[EndUnit].why_not(game, state, frame, seat, EndUnit()) is None
    held, offer = restrained_actions.why_not_move(game, state, frame, seat), UnitChoice.offers[Step]
    for step in offer.proposals(game, state, frame, seat):
        if (held is None or held(step) is None) and offer.why_not(game, state, frame, seat, step) is None:
            return False
    return True


def _turns_away(game: Setting, state: GbacwState, unit: Unit, facing: int) -> bool:
    """Would a unit that has enemies in its Front have none after this turn?"""
    return _faces_enemy(game, state, unit, state.facing[unit]) and not _faces_enemy(game, state, unit, facing)


def _faces_enemy(game: Setting, state: GbacwState, unit: Unit, facing: int) -> bool:
    """Looking so, has the unit an enemy in its Front to whom a hexside is open?"""
    enemy, row = state.occupied[1 - game.field.units[unit].side], game.field.grid.neighbours
    beside = [(where, way, row[where][way]) for where in query.hexes_of(state, unit) for way in front(facing)]
    return any(
        there >= 0 and enemy >> there & 1 and is_passable(game, state, unit, where, way) for where, way, there in beside
    )


@MarkerChoice.gate
def why_not_leave_standing(game: Setting, state: GbacwState, frame: Marker, seat: int) -> Judge | None:
    """C6.24.b, C6.24.f: a brigade that is let loose does act with this AM."""
    loose = [row[1] for row in state.turn_notes if row[0] == BOUND and bound(state, row[1]) is not None]
    waiting = [unit for unit in loose if why_not_act(game, state, frame, serves(state, unit)) is None]
    if not waiting:
        return None
    refusal = Refusal("C6.24.b", "must_go_on", {"unit": waiting[0]})
    return lambda action: refusal if isinstance(action, EndDivision) else None


@BrigadeChoice.gate
def why_not_wait(game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Judge | None:
    """C6.24.b: as many units as possible charge, so none does anything else, and the brigade does not end before they
    have gone."""
    rows = {row[1]: bound(state, row[1]) for row in state.turn_notes if row[0] == BOUND}
    loose = [unit for unit, kind in rows.items() if kind is not None]
    if not loose:
        return None

    def judge(action: Any) -> Refusal | None:
        unit = getattr(action, "unit", None)
        if unit in loose and not isinstance(action, ActivateUnit):
            return Refusal("C6.24.b", "must_go_on", {"unit": unit})
        if not isinstance(action, EndBrigade):
            return None
        for unit in loose:
            if why_not_unit(game, state, frame, unit) is not None:
                continue
            if rows[unit] == ADJACENT and turns_upon_enemy(game, state, _at_start(game, state, unit), seat):
                return Refusal("C6.24.e", "must_turn_upon_enemy", {"unit": unit})
            if rows[unit] != ADJACENT and _can_go(game, state, unit, str(rows[unit])):
                return Refusal("C6.24.b", "must_go_on", {"unit": unit})
        return None

    return judge


def _at_start(game: Setting, state: GbacwState, unit: Unit) -> UnitAct:
    """The unit as it would begin its action."""
    return UnitAct("unit.act", unit, allowance(game, state, unit))


def _can_go(game: Setting, state: GbacwState, unit: Unit, kind: str) -> bool:
    finder = Pathfinder(game, state, _at_start(game, state, unit), kind)
    return finder.goal[0] < finder.here


# --- Cautious --------------------------------------------------------------------------------------------------------


class Retiring(StepFrame):
    """A brigade that steps back."""

    __slots__ = ("brigade",)

    def __init__(self, step: str, brigade: int) -> None:
        self.step = step
        self.brigade = brigade

    def twin(self) -> Retiring:
        return Retiring(self.step, self.brigade)


FLOW.frame(Retiring)


def retire(play: Play, brigade: int) -> None:
    """C6.24.h, C6.24.i, C12.42.a, R6.24-4: each unit In Command that is no battery retreats one hex, as after combat,
    and the brigade does nothing else with this AM."""
    state = play.state
    marker = next(place for place in range(len(state.stack) - 1, -1, -1) if isinstance(state.stack[place], Marker))
    frame = state.stack[marker]
    state.stack[marker] = frame._replace(done=frame.done | 1 << brigade)
    foot = [
        unit for unit in serving(state, brigade) if state.hex_of[unit] >= 0 and not query.is_artillery(play.game, unit)
    ]
    heard = units_in_command(play.game, state, foot)
    going = [unit for unit in foot if heard >> unit & 1]
    play.push(Retiring("loose_rein.retired", brigade))
    if going:
        retreat(play, going, 1, 1, NO_UNIT)


@FLOW.auto("loose_rein.retired")
def after_retiring(play: Play, frame: Retiring) -> None:
    """C6.24.h: then it is under Advance Orders."""
    play.pop()
    give_orders(play, frame.brigade, ADVANCE, "C6.24.h")
