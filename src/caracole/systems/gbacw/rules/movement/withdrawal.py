"""9.54 Withdrawal: one or two hexes backward without turning, in place of any other movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import rear
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, CAVALRY, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import CHECK, DISORDER, PROHIBITED
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.facing.refusing import end_refusal
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Offer, Play
from caracole.systems.gbacw.rules.movement.actions import EndWithdrawal, ShrinkToWithdraw, Withdraw
from caracole.systems.gbacw.rules.movement.costs import may_use_ways, step_cost, terrain_check, why_not_cross_in_attack
from caracole.systems.gbacw.rules.movement.movement import ONE_HEX, STILL, UnitAct, UnitChoice, end_unit
from caracole.systems.gbacw.rules.movement.near_enemy import is_beside_enemy, why_not_near_enemy
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.results.results import disorder
from caracole.systems.gbacw.rules.stacking import among_guns, passing, stacking
from caracole.systems.gbacw.rules.state import COLUMN, LINE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LONGEST: Final = 2
"""C9.54.b: so many hexes."""


class Withdrawal(StepFrame):
    """A unit that withdraws; ``gone`` hexes are behind it, ``to`` is the one that it is about to enter."""

    __slots__ = ("along", "ends", "entering", "gone", "origin", "to", "unit", "way")

    def __init__(
        self,
        step: str,
        unit: Unit,
        gone: int = 0,
        origin: Hex = NOWHERE,
        to: Hex = NOWHERE,
        way: bool = False,
        along: bool = False,
        ends: bool = False,
        entering: tuple[Hex, ...] = (),
    ) -> None:
        self.step = step
        self.unit = unit
        self.gone = gone
        self.origin = origin
        self.to = to
        self.way = way
        self.along = along
        """Came into this hex by a Road or Pike."""
        self.ends = ends
        self.entering = entering
        """The hexes that all its parts are about to enter."""

    def twin(self) -> Withdrawal:
        return Withdrawal(
            self.step, self.unit, self.gone, self.origin, self.to, self.way, self.along, self.ends, self.entering
        )


FLOW.frame(Withdrawal)


# --- what is allowed -------------------------------------------------------------------------------------------------


def why_not_begin(game: Setting, state: GbacwState, frame: UnitAct) -> Refusal | None:
    """C9.54.a, C9.54.i: Advance or Attack Orders, no column; it is the whole movement of the activation."""
    unit, args = frame.unit, {"unit": frame.unit}
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C9.54.a", "march_never_withdraws", args)
    if state.formation[unit] == COLUMN:
        return Refusal("C9.54.i", "column_never_withdraws", args)
    has_moved = frame.entered or frame.spent or frame.turned or frame.stopped
    if has_moved or query.has(state, Mark.FIRED, unit) or (unit,) in query.notes(state, STILL):
        return Refusal("C9.54.a", "has_begun_otherwise", args)
    return None


def why_not_withdraw(
    game: Setting, state: GbacwState, unit: Unit, to: Hex, way: bool, *, onward: bool = False, along: bool = False
) -> Refusal | None:
    """C9.54.b, R9.54-1: backward means into a Rear hex, as it was before refusing; an Extended Line goes as it stands.
    ``onward``: from a first hex, into which it may have come ``along`` a Road or Pike."""
    grid, args = game.field.grid, {"unit": unit, "hex": to}
    direction = grid.direction(state.hex_of[unit], to)
    if direction < 0:
        return Refusal("C9.13.a", "not_adjacent", args)
    if direction not in rear(state.facing[unit]):
        return Refusal("C9.54.b", "not_behind", args)
    if way and state.formation[unit] == LINE:
        return Refusal("C9.54.i", "line_off_the_road", args)
    if way and not (may_use_ways(game, state, unit) and is_small(game, state, unit)):
        return Refusal("C9.54.g", "no_use_of_ways", args)
    if onward and _passes_friends(game, state, unit, direction, way and along):
        return Refusal("C9.54.h", "friends_in_the_way", args)
    for place in query.hexes_of(state, unit):
        refusal = _why_not_into(game, state, unit, place, direction, way)
        if refusal is not None:
            return refusal
    return _why_not_among(game, state, unit, direction, way, onward)


def _why_not_among(
    game: Setting, state: GbacwState, unit: Unit, direction: int, way: bool, onward: bool
) -> Refusal | None:
    """C8.11.a, C8.23.a, R9.54-1: the limits of stacking bind where the unit ends. Into a first hex where it may not
    stop it goes back only if it can go on from there (C9.54.h), and so not next to the enemy (C9.54.k)."""
    moves = _moves(game, state, unit, direction)
    if not any(passing.friends(state, unit, to) for _, to in moves):
        return None
    probe = state.copy()
    _shift(game, probe, unit, moves)
    refusal = passing.why_not_halt(game, probe, unit, HALF_POINTS, way)
    if refusal is None or onward or is_beside_enemy(game, probe, unit):
        return refusal
    along = passing.is_road(game, *moves[0], way)
    able = any(
        why_not_withdraw(game, probe, unit, row.to, row.way, onward=True, along=along) is None
        for row in _proposals(game, probe, unit)
    )
    return None if able else refusal


def _moves(game: Setting, state: GbacwState, unit: Unit, direction: int) -> tuple[tuple[Hex, Hex], ...]:
    """(from, to) of all parts of the unit."""
    return tuple((place, game.field.grid.neighbours[place][direction]) for place in query.hexes_of(state, unit))


def is_small(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C9.54.g, C9.63.h: does the unit fit into one hex by the stacking limits of March?"""
    arm = query.arm(game, state, unit)
    return arm == ARTILLERY or state.strength[unit] <= stacking.limit(game, arm == CAVALRY, marching=True)


def _why_not_into(
    game: Setting, state: GbacwState, unit: Unit, place: Hex, direction: int, way: bool
) -> Refusal | None:
    """May this part of the unit go back one hex? No MP are counted, but what is prohibited stays so."""
    to = game.field.grid.neighbours[place][direction]
    args, side = {"unit": unit, "hex": to}, game.field.units[unit].side
    if to < 0:
        return Refusal("C9.56.a", "off_the_map", {"unit": unit})
    if query.side_at(game, state, to) == 1 - side:
        return Refusal("C9.51.a", "enemy_there", args)
    if schedule.is_kept_for_enemy(game, state, side, to):
        return Refusal("C9.72.d", "enemy_entry_hex", args)
    if step_cost(game, state, unit, place, direction, way) == PROHIBITED:
        return Refusal("C9.45.a" if way else "C9.42.d", "no_way_there" if way else "prohibited", args)
    return (
        battle.why_not_enter(game, state, unit, to)
        or why_not_cross_in_attack(game, state, unit, place, to)
        or why_not_near_enemy(game, state, unit, place, to, direction, way)
        or passing.why_not_cross(game, state, unit, place, to, way)
    )


def _passes_friends(game: Setting, state: GbacwState, unit: Unit, direction: int, by_road: bool) -> bool:
    """C9.54.h: off Road and Pike guns move through no friend, others through no friend but guns."""
    here = state.hex_of[unit]
    if passing.is_road(game, here, game.field.grid.neighbours[here][direction], by_road):
        return False
    guns = query.is_artillery(game, unit)
    return any(
        other != unit and (guns or not query.is_artillery(game, other))
        for place in query.hexes_of(state, unit)
        for other in query.stack(state, place)
    )


def cost_of(game: Setting, state: GbacwState, unit: Unit, direction: int, way: bool) -> int:
    """C9.54.c, C9.54.g: half points of the dearest hex that a part of the unit would enter; C8.22.k: those who march
    along the way are gone round. Whoever goes back goes as under Advance Orders (the chart's rules of use)."""
    return max(
        step_cost(game, state, unit, here, direction, along_way(game, state, unit, here, to, way), ADVANCE)
        for here, to in _moves(game, state, unit, direction)
    )


def along_way(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> bool:
    """Does the unit keep to the way, with no marching friends to go round?"""
    return way and not passing.goes_round(game, state, unit, here, to, way)


def withdrawal_modifiers(cost: int) -> list[Drm]:
    """C9.54.c: one for each point above the first."""
    return [Drm("C9.54.c", "dear_ground", max(0, cost - HALF_POINTS + 1) // HALF_POINTS)]


def _proposals(game: Setting, state: GbacwState, unit: Unit) -> Iterator[Withdraw]:
    origin = state.hex_of[unit]
    for direction in rear(state.facing[unit]):
        to = game.field.grid.neighbours[origin][direction]
        if to >= 0:
            yield Withdraw(to)
            if game.field.sides.way[origin * 6 + direction]:
                yield Withdraw(to, way=True)


# --- beginning -------------------------------------------------------------------------------------------------------


class WithdrawOffer(Offer):
    """C9.54.a: the unit goes back."""

    action = Withdraw
    weight = 0.15

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Withdraw) -> Refusal | None:
        refusal = why_not_begin(game, state, frame)
        return refusal or why_not_withdraw(game, state, frame.unit, action.to, action.way)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Withdraw]:
        return _proposals(game, state, frame.unit)

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Withdraw) -> None:
        play.go(frame, "unit.withdrawn")
        query.mark(play.state, Mark.WITHDREW, frame.unit)
        _go(play, Withdrawal("withdrawal.leave", frame.unit), action)


UnitChoice.offer(WithdrawOffer)


class ShrinkOffer(Offer):
    """C9.54.j: a line that cannot go back Extended may accept Disorder and go back from one of its hexes."""

    action = ShrinkToWithdraw
    weight = 0.05

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: ShrinkToWithdraw
    ) -> Refusal | None:
        unit, args = frame.unit, {"unit": frame.unit, "hex": action.hex}
        if state.formation[unit] != LINE or action.hex not in query.hexes_of(state, unit):
            return Refusal("C9.54.j", "no_line_there", args)
        able = any(
            why_not_withdraw(game, state, unit, row.to, row.way) is None for row in _proposals(game, state, unit)
        )
        if able:
            return Refusal("C9.54.j", "can_withdraw_extended", args)
        return why_not_begin(game, state, frame)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[ShrinkToWithdraw]:
        return (ShrinkToWithdraw(place) for place in query.hexes_of(state, frame.unit))

    def apply(self, play: Play, frame: UnitAct, seat: int, action: ShrinkToWithdraw) -> None:
        play.go(frame, "unit.withdrawn")
        query.mark(play.state, Mark.WITHDREW, frame.unit)
        extension.retract(play, frame.unit, action.hex, "C9.54.j")
        disorder(play, frame.unit, "C9.54.j")
        play.push(Withdrawal("withdrawal.next", frame.unit))


UnitChoice.offer(ShrinkOffer)


def _go(play: Play, frame: Withdrawal, action: Withdraw) -> None:
    origin = play.state.hex_of[frame.unit]
    moves = _moves(play.game, play.state, frame.unit, play.field.grid.direction(origin, action.to))
    entering = tuple(to for _, to in moves)
    play.push(frame._replace(step="withdrawal.leave", origin=origin, to=action.to, way=action.way, entering=entering))


@FLOW.auto("unit.withdrawn")
def end_of_withdrawal(play: Play, frame: UnitAct) -> None:
    """C9.54.a: that was the unit's movement; C9.54.l: it does nothing more."""
    end_unit(play, frame)
    if play.state.hex_of[frame.unit] >= 0:
        play.moment("stopped", unit=frame.unit, hex=play.state.hex_of[frame.unit])


# --- hex by hex ------------------------------------------------------------------------------------------------------


@FLOW.auto("withdrawal.leave")
def leave(play: Play, frame: Withdrawal) -> None:
    """C9.54.n: whoever leaves an enemy's Front hex draws Withdrawal Fire."""
    play.go(frame, "withdrawal.enter")
    play.moment("entering", unit=frame.unit, origin=frame.origin, hex=frame.to)
    play.moment("leaving", unit=frame.unit, origin=frame.origin, hex=frame.to)


@FLOW.auto("withdrawal.enter")
def enter(play: Play, frame: Withdrawal) -> None:
    """C9.54.m: the fire is over, and with it Refusal. C9.54.n: a Second Disorder has ended the withdrawal. Then the
    unit goes back, and what the ground costs decides its order."""
    state, unit = play.state, frame.unit
    if state.hex_of[unit] != frame.origin or query.has(state, Mark.FINISHED, unit):
        play.pop()
        return
    end_refusal(play, unit, "C9.54.m")
    direction = play.field.grid.direction(frame.origin, frame.to)
    places, moves = query.hexes_of(state, unit), _moves(play.game, state, unit, direction)
    cost = cost_of(play.game, state, unit, direction, frame.way)
    grounds = [_ground(play, unit, place, to, frame.way) for place, to in moves]
    passing.note_step(play.game, state, unit, moves, frame.way)
    _shift(play.game, state, unit, moves)
    for mark in (Mark.SPENT_MP, Mark.ENTERED_HEX):
        query.mark(state, mark, unit)
    note_activity(play, unit, MOVE)
    play.tell("unit_withdrew", "C9.54.b", unit=unit, origin=frame.origin, hex=frame.to)
    failed = _loses_order(play, unit, cost, max(grounds))
    back = failed and frame.gone > 0
    by_road = passing.is_road(play.game, frame.origin, frame.to, frame.way)
    later = play.go(frame, "withdrawal.next")
    later.gone = frame.gone + 1
    later.along = by_road
    later.ends = failed
    if back:
        # C9.54.f: Disordered already, it goes back to the first hex.
        query.put_unit(play.game, state, unit, places[0], place=len(state.at[places[0]]), extension=places[1:])
        play.tell("unit_withdrew", "C9.54.f", unit=unit, origin=frame.to, hex=frame.origin)
    else:
        play.moment("entered", unit=unit, origin=frame.origin, hex=frame.to)


def _ground(play: Play, unit: Unit, place: Hex, to: Hex, way: bool) -> int:
    """C9.47.e: what the ground does to order; nothing on a way."""
    number = profile(query.arm(play.game, play.state, unit), ADVANCE)
    if along_way(play.game, play.state, unit, place, to, way):
        return 0
    return terrain_check(play.game, play.state, number, place, play.field.grid.direction(place, to))


def _shift(game: Setting, state: GbacwState, unit: Unit, moves: tuple[tuple[Hex, Hex], ...]) -> None:
    """All parts of the unit one hex back. C8.23.b, C8.23.c: beneath those who stand there unless it comes through their
    Front."""
    where_in = {to: stacking.entry_place(game, state, unit, here, to) for here, to in moves}
    extension.place(game, state, unit, [to for _, to in moves], where_in)


def _loses_order(play: Play, unit: Unit, cost: int, ground: int) -> bool:
    """C9.54.c, C9.54.d, R9.54-2, R9.54-3: true if a unit that was Disordered already is so again (C9.54.e). A roll for
    the cost takes the place of that for the ground; ground marked D Disorders as well."""
    failed = ground == DISORDER
    if cost > HALF_POINTS:
        failed = not check_cohesion(play, unit, "C9.54.c", "withdrawal", withdrawal_modifiers(cost)) or failed
    elif ground == CHECK:
        failed = not check_cohesion(play, unit, "C9.47.b", "terrain")
    return failed and not disorder(play, unit, "C9.54.d")


@FLOW.auto("withdrawal.next")
def next_hex(play: Play, frame: Withdrawal) -> None:
    """C9.54.e, C9.54.k, C9.54.n, C9.54.b: one hex is enough if the unit failed, stands next to the enemy, or was
    hit."""
    game, state, unit = play.game, play.state, frame.unit
    if state.hex_of[unit] < 0 or query.has(state, Mark.FINISHED, unit):
        play.pop()
        return
    near = is_beside_enemy(game, state, unit)
    stops = frame.gone and (near or frame.ends or (unit,) in query.notes(state, ONE_HEX))
    able = any(_why_not_on(game, state, frame, row) is None for row in _proposals(game, state, unit))
    if stops or frame.gone >= LONGEST or not able:
        _end(play, frame)
    else:
        play.go(frame, "withdrawal.on")


def _end(play: Play, frame: Withdrawal) -> None:
    """C8.23.d: who has come among guns, and may stop there, says whether he stands above or below them."""
    play.pop()
    unit = frame.unit
    if frame.gone and passing.why_not_halt(play.game, play.state, unit, HALF_POINTS, way=False) is None:
        among_guns.ask(play, unit, frame.origin, frame.to)


def _why_not_on(game: Setting, state: GbacwState, frame: Withdrawal, action: Withdraw) -> Refusal | None:
    return why_not_withdraw(game, state, frame.unit, action.to, action.way, onward=frame.gone > 0, along=frame.along)


class WithdrawalChoice(Ask):
    """C9.54.b: another hex? R9.54-1: where the limits of stacking forbid it, the unit does not end."""

    step = "withdrawal.on"
    rule = "C9.54.b"
    actions = (Withdraw, EndWithdrawal)

    def seats(self, game: Setting, state: GbacwState, frame: Withdrawal) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: Withdrawal) -> dict[str, object]:
        return {"unit": frame.unit, "hex": state.hex_of[frame.unit]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Withdrawal, seat: int, action: Withdraw | EndWithdrawal
    ) -> Refusal | None:
        if isinstance(action, Withdraw):
            return _why_not_on(game, state, frame, action)
        return passing.why_not_halt(game, state, frame.unit, HALF_POINTS, frame.way) if frame.gone else None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Withdrawal, seat: int
    ) -> Iterator[Withdraw | EndWithdrawal]:
        yield from _proposals(game, state, frame.unit)
        yield EndWithdrawal()

    def apply(self, play: Play, frame: Withdrawal, seat: int, action: Withdraw | EndWithdrawal) -> None:
        if isinstance(action, Withdraw):
            play.pop()
            _go(play, frame, action)
        else:
            _end(play, frame)


FLOW.choice(WithdrawalChoice)
