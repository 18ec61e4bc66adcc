"""11.46, 11.47 After the roll: who may or must go on, how far, against whom; a defender that throws the attacker back.

C11.47.f: whether a voluntary Continued Assault is made is asked before the advance, so that the other side turns its
troops (9.61) knowing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import FACINGS, front, turned
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.assault.actions import (
    AdvanceFurther,
    ContinueAssault,
    EndAssault,
    EndFurther,
    FaceFreely,
)
from caracole.systems.gbacw.rules.assault.before import Before
from caracole.systems.gbacw.rules.assault.contact import faced, is_passable
from caracole.systems.gbacw.rules.assault.declared import (
    EMPTIED,
    assault,
    attackers,
    change,
    declare,
    declared,
    planned,
    positions,
    units_in,
)
from caracole.systems.gbacw.rules.assault.ground import attacks_across
from caracole.systems.gbacw.rules.assault.resolve import Series, is_broken, left_by_enemy
from caracole.systems.gbacw.rules.assault.targets import Designating, begin_assault, why_not_attack
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.facing.facing import set_stack_facing
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Play, at_moment
from caracole.systems.gbacw.rules.movement.costs import step_cost
from caracole.systems.gbacw.rules.movement.movement import HELD_UP
from caracole.systems.gbacw.rules.results import advance
from caracole.systems.gbacw.rules.results.chain import REACTION, Chain
from caracole.systems.gbacw.rules.sequence.standing import ASK, NEVER, standing, tell_followed
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stop
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FURTHER: Final = 2
"""C11.47.g: so many hexes beyond the one that was taken."""
DEAREST: Final = 2
"""C11.47.j: points that a hex of it may cost."""
SCARED_OUT: Final = "emptied_by_reaction"
"""Note: a hex left by enemies after a failed Reaction facing, before the Continued Assault was declared (C12.6.j)."""


# --- who may go on ---------------------------------------------------------------------------------------------------


@FLOW.auto("series.grounds")
def weigh(play: Play, frame: Series) -> None:
    """C11.47.a, C11.47.b to C11.47.d: after the result, whether the assault may or must be continued, and by whom."""
    state = play.state
    row = assault(state, frame.number)
    band = play.field.charts.assault_results[frame.result] if frame.result >= 0 else None
    if band is not None and band.defender.may_continue:
        winners = tuple(unit for unit in frame.against if may_counter(play.game, state, unit))
        later = play.go(frame, "series.counter" if winners else "series.next")
        later.side = 1 - row.side
        later.units = winners
        return
    units = attackers(play.game, state, row)
    hexes = left_by_enemy(state, row.side, row.targets)
    frame = frame._replace(units=units, hexes=hexes)
    grounds = is_broken(state, frame) or (band is not None and band.attacker.may_continue)
    if not units:
        play.go(frame, "series.next")
    elif not grounds or not has_enemy_in_reach(play.game, state, frame):
        play.go(frame, "series.advance")
    elif frame.charged and not frame.series:
        play.tell("assault_goes_on", "C11.47.b", units=units)
        play.go(frame, "series.advance").going_on = True
    else:
        play.go(frame, "assault.continue")


def may_counter(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C11.47.d, C11.64.a, C11.12.b1: a defender that may throw itself upon those it has repulsed: no guns, and nobody
    in March."""
    if state.hex_of[unit] < 0 or query.is_artillery(game, unit):
        return False
    return query.orders(game, state, unit) != MARCH


def has_enemy_in_reach(game: Setting, state: GbacwState, frame: Series) -> bool:
    """RN11.47.2: is an enemy near enough that the assault could be continued at all?"""
    grid = game.field.grid
    starts = frame.hexes or tuple(where for unit in frame.units for where in query.hexes_of(state, unit))
    enemy = state.occupied[1 - frame.side]
    reach = 1 + (FURTHER if frame.hexes else 0)
    return any(enemy >> other & 1 for where in starts for other in grid.within(where, reach))


class ContinueChoice(Ask):
    """C11.47.b, C11.47.c, C11.47.f: a voluntary Continued Assault is declared before the other side reacts."""

    step = "assault.continue"
    rule = "C11.47.b"
    actions = (ContinueAssault, EndAssault)

    def seats(self, game: Setting, state: GbacwState, frame: Series) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Series) -> dict[str, object]:
        return {"units": frame.units, "hexes": frame.hexes}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Series, seat: int, action: ContinueAssault | EndAssault
    ) -> Refusal | None:
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Series, seat: int
    ) -> Iterator[ContinueAssault | EndAssault]:
        yield ContinueAssault()
        yield EndAssault()

    def apply(self, play: Play, frame: Series, seat: int, action: ContinueAssault | EndAssault) -> None:
        going_on = isinstance(action, ContinueAssault)
        if going_on:
            play.tell("assault_goes_on", "C11.47.f", units=frame.units)
        play.go(frame, "series.advance").going_on = going_on


FLOW.choice(ContinueChoice)


# --- the defender who has thrown the attacker back -------------------------------------------------------------------


@FLOW.auto("series.counter")
def ask_defender(play: Play, frame: Series) -> None:
    """C11.47.d: the defender is asked; out of his own activation he may have said beforehand what he does. Who never
    goes on stays as he stands."""
    told = ASK if frame.side == play.state.phasing else standing(play.state, frame.side, "continued_assault")
    if told == ASK:
        play.go(frame, "assault.counter")
        return
    tell_followed(play, frame.side, "continued_assault")
    if told == NEVER:
        play.go(frame, "series.next")
    else:
        counter(play, frame, going_on=True)


def counter(play: Play, frame: Series, *, going_on: bool) -> None:
    """C11.46.d, C11.46.e: first they may turn, then they may advance."""
    if going_on:
        play.tell("assault_goes_on", "C11.47.d", units=frame.units)
    later = play.go(frame, "series.turning")
    later.going_on = going_on
    later.hexes = struck_outside_front(play, frame)


class CounterChoice(ContinueChoice):
    """C11.46.d, C11.47.d, C11.56.h: the defenders may continue the assault; C11.64.a: not the guns."""

    step = "assault.counter"
    rule = "C11.47.d"

    def apply(self, play: Play, frame: Series, seat: int, action: ContinueAssault | EndAssault) -> None:
        counter(play, frame, going_on=isinstance(action, ContinueAssault))


FLOW.choice(CounterChoice)


def struck_outside_front(play: Play, frame: Series) -> tuple[Hex, ...]:
    """C11.46.e: the defended hexes, held by units that can turn in place, that were assaulted from Flank or Rear."""
    state, row = play.state, assault(play.state, frame.number)
    found = []
    for where in row.targets:
        top = query.top(state, where)
        if top < 0 or state.extension[top] or not any(state.hex_of[unit] == where for unit in frame.units):
            continue
        origins = [each for place in row.places for each in place if play.field.grid.direction(where, each) >= 0]
        sides = {query.class_of_attack(play.game, state, top, where, origin) for origin in origins}
        if sides & {query.FLANK, query.REAR}:
            found.append(where)
    return tuple(found)


@FLOW.auto("series.turning")
def turn_defenders(play: Play, frame: Series) -> None:
    """C11.46.e: one hex after another may turn; then they may advance."""
    if frame.hexes:
        play.go(frame, "assault.face_freely")
        return
    row = assault(play.state, frame.number)
    hexes = tuple(sorted({where for place in row.places for where in place}))
    play.go(frame, "series.counter_advance").hexes = left_by_enemy(play.state, frame.side, hexes)


class FaceFreelyChoice(Ask):
    """C11.46.e: as needed to advance into the hex that the attacker left, or freely by one who stays."""

    step = "assault.face_freely"
    rule = "C11.46.e"
    actions = (FaceFreely,)

    def seats(self, game: Setting, state: GbacwState, frame: Series) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Series) -> dict[str, object]:
        return {"hex": frame.hexes[0]}

    def why_not(self, game: Setting, state: GbacwState, frame: Series, seat: int, action: FaceFreely) -> Refusal | None:
        unit = query.top(state, frame.hexes[0])
        if query.may_face(query.orders(game, state, unit), action.facing):
            return None
        return Refusal("C7.11.b", "wrong_kind_of_facing", {"unit": unit, "facing": action.facing})

    def proposals(self, game: Setting, state: GbacwState, frame: Series, seat: int) -> Iterator[FaceFreely]:
        return (FaceFreely(facing) for facing in range(len(FACINGS)))

    def apply(self, play: Play, frame: Series, seat: int, action: FaceFreely) -> None:
        play.go(frame, "series.turning").hexes = frame.hexes[1:]
        set_stack_facing(play, frame.hexes[0], action.facing, "C11.46.e")


FLOW.choice(FaceFreelyChoice)


@FLOW.auto("series.counter_advance")
def advance_defenders(play: Play, frame: Series) -> None:
    """C11.46.d: into the hexes before them that the attackers left; it is up to them."""
    state = play.state
    if not frame.hexes:
        play.go(frame, "series.advanced")
        return
    row = assault(state, frame.number)
    where, later = frame.hexes[0], frame.hexes[1:]
    play.go(frame, "series.counter_advance").hexes = later
    able = [
        unit
        for unit in units_in(state, row.targets)
        if unit in frame.units
        and any(attacks_across(play.game, state, unit, each, where) for each in query.hexes_of(state, unit))
    ]
    advance.offer(play, able, where, must=False)


# --- going on --------------------------------------------------------------------------------------------------------


@FLOW.auto("series.advanced")
def gather(play: Play, frame: Series) -> None:
    """C11.47.f, C12.6.a: those who have advanced go on; where nothing was left to advance into, those who stand
    there."""
    if not frame.going_on:
        play.go(frame, "series.next")
        return
    state, row = play.state, assault(play.state, frame.number)
    taken = row.targets if frame.side == row.side else tuple(where for place in row.places for where in place)
    units = [unit for unit in frame.units if state.hex_of[unit] >= 0]
    ahead = tuple(unit for unit in units if set(query.hexes_of(state, unit)) & set(taken))
    stuck = tuple(unit for unit in units if set(faced(play.game, state, unit)) & set(taken))
    later = play.go(frame, "series.further")
    later.units = ahead or stuck
    later.further = ()


def gone(frame: Series, unit: Unit) -> int:
    """How many hexes the unit has gone further."""
    return sum(1 for each, _ in frame.further if each == unit)


def why_not_step(game: Setting, state: GbacwState, unit: Unit, origin: Hex, to: Hex) -> Refusal | None:
    """C11.47.j, C12.6.e: may the unit enter this hex on its way? Not where the ground is closed or dear."""
    args = {"unit": unit, "hex": to}
    direction = game.field.grid.direction(origin, to)
    if direction < 0:
        return Refusal("C11.47.g", "not_adjacent", args)
    if query.side_at(game, state, to) == 1 - game.field.units[unit].side:
        return Refusal("C9.51.a", "enemy_there", args)
    cost = step_cost(game, state, unit, origin, direction, way=False)
    if cost == PROHIBITED:
        return Refusal("C11.47.j", "prohibited", args)
    if cost > DEAREST * HALF_POINTS:
        return Refusal("C11.47.j", "too_dear", args)
    return why_not_stop(game, state, unit, to)


def why_not_further(game: Setting, state: GbacwState, frame: Series, unit: Unit, to: Hex) -> Refusal | None:
    """C11.47.g, C11.47.h, C11.47.j: may a unit that continues an assault advance one hex more? C12.6.j: not past a hex
    that it must take."""
    args = {"unit": unit, "hex": to}
    if unit not in frame.units or state.hex_of[unit] < 0:
        return Refusal("C11.47.k", "does_not_continue", args)
    side = game.field.units[unit].side
    if any(query.is_adjacent_to_enemy(game, state, where, side) for where in query.hexes_of(state, unit)):
        return Refusal("C11.47.h", "stopped_next_to_enemy", args)
    owed = scared_out_of(game, state, unit)
    if owed:
        return Refusal("C12.6.j", "must_advance", {"unit": unit, "hex": owed[0]})
    if query.has(state, Mark.FINISHED, unit) or (unit,) in query.notes(state, HELD_UP):
        return Refusal("C11.47.h", "finished", args)
    if gone(frame, unit) >= FURTHER:
        return Refusal("C11.47.g", "two_hexes", args)
    origins = [each for each in query.hexes_of(state, unit) if attacks_across(game, state, unit, each, to)]
    if not origins:
        return Refusal("C7.13.a", "not_in_front", args)
    refusal = why_not_step(game, state, unit, origins[0], to)
    if refusal is not None:
        return refusal
    left = FURTHER - gone(frame, unit)
    where, facing = state.hex_of[unit], state.facing[unit]
    if meets_enemy(game, state, unit, where, facing, left) and not any(
        meets_enemy(game, state, unit, to, turned(facing, by), left - 1) for by in (0, -1, 1)
    ):
        return Refusal("C11.47.g", "toward_the_enemy", args)
    return advance.why_not_advance(game, state, unit, to)


def meets_enemy(game: Setting, state: GbacwState, unit: Unit, where: Hex, facing: int, left: int) -> bool:
    """C11.47.g, C11.47.i: can a unit of one hex, facing so here, have an enemy in its Front within so many hexes more,
    turning by one corner after each?"""
    if state.extension[unit]:
        return False
    side = game.field.units[unit].side
    grid = game.field.grid
    ahead = [(direction, grid.neighbours[where][direction]) for direction in front(facing)]
    if query.is_adjacent_to_enemy(game, state, where, side):
        return any(
            to >= 0 and query.is_occupied(state, 1 - side, to) and is_passable(game, state, unit, where, direction)
            for direction, to in ahead
        )
    if not left:
        return False
    return any(
        meets_enemy(game, state, unit, to, turned(facing, by), left - 1)
        for _, to in ahead
        if to >= 0 and why_not_step(game, state, unit, where, to) is None
        for by in (0, -1, 1)
    )


def why_not_stop_here(game: Setting, state: GbacwState, frame: Series) -> Refusal | None:
    """C11.47.g: who can get at an enemy must."""
    for unit in frame.units:
        for to in _steps(game, state, unit):
            left = FURTHER - gone(frame, unit)
            if why_not_further(game, state, frame, unit, to) is None and meets_enemy(
                game, state, unit, state.hex_of[unit], state.facing[unit], left
            ):
                return Refusal("C11.47.g", "must_reach_enemy", {"unit": unit})
    return None


def _steps(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """The hexes before a unit."""
    return sorted({to for where in query.hexes_of(state, unit) for to in query.front_hexes(game, state, unit, where)})


@FLOW.auto("series.further")
def open_further(play: Play, frame: Series) -> None:
    """C11.47.g: ask, as long as anybody could go further."""
    state = play.state
    able = any(
        why_not_further(play.game, state, frame, unit, to) is None
        for unit in frame.units
        if state.hex_of[unit] >= 0
        for to in _steps(play.game, state, unit)
    )
    play.go(frame, "assault.further" if able else "series.declare")


class FurtherChoice(Ask):
    """C11.47.g, RN11.47.2: one or two hexes more, toward the enemy; without an enemy in reach it is optional."""

    step = "assault.further"
    rule = "C11.47.g"
    actions = (AdvanceFurther, EndFurther)

    def seats(self, game: Setting, state: GbacwState, frame: Series) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Series) -> dict[str, object]:
        return {"units": frame.units}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Series, seat: int, action: AdvanceFurther | EndFurther
    ) -> Refusal | None:
        if isinstance(action, EndFurther):
            return why_not_stop_here(game, state, frame)
        return why_not_further(game, state, frame, action.unit, action.to)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Series, seat: int
    ) -> Iterator[AdvanceFurther | EndFurther]:
        yield EndFurther()
        for unit in frame.units:
            yield from (AdvanceFurther(unit, to) for to in _steps(game, state, unit))

    def apply(self, play: Play, frame: Series, seat: int, action: AdvanceFurther | EndFurther) -> None:
        """C11.47.i, C12.6.f: entered as any advance, with a corner of turning and what the ground does."""
        if isinstance(action, EndFurther):
            play.go(frame, "series.declare")
            return
        play.go(frame, "series.further").further = (*frame.further, (action.unit, action.to))
        advance.offer(play, (action.unit,), action.to, must=True)


FLOW.choice(FurtherChoice)


@advance.limits_facing
def why_not_turn_away(game: Setting, state: GbacwState, unit: Unit, facing: int) -> Refusal | None:
    """C11.47.g: after a further hex a unit faces so that it can get at an enemy, if it can."""
    frame = next((each for each in state.stack[::-1] if isinstance(each, Series)), None)
    if frame is None or not frame.going_on or not gone(frame, unit):
        return None
    where, left, now = state.hex_of[unit], FURTHER - gone(frame, unit), state.facing[unit]
    if meets_enemy(game, state, unit, where, facing, left):
        return None
    if any(meets_enemy(game, state, unit, where, turned(now, by), left) for by in (0, -1, 1)):
        return Refusal("C11.47.g", "toward_the_enemy", {"unit": unit, "hex": where})
    return None


# --- the next assault of the series ----------------------------------------------------------------------------------


@FLOW.auto("series.declare")
def declare_again(play: Play, frame: Series) -> None:
    """C11.47.k, C11.47.l: those who have enemies in front must attack them all, as in Step 1, combining only with each
    other. One hex, or one Extended Line, has nothing to choose."""
    game, state = play.game, play.state
    pool = tuple(unit for unit in frame.units if why_not_attack(game, state, unit) is None)
    first = len(declared(state))
    if not pool:
        after_declaring(play, frame, first)
        return
    step = Designating("assault.designate", frame.side, frame.brigades, pool, frame.series + 1, first)
    play.go(frame, "series.declared").first = first
    if len(positions(state, [where for unit in pool for where in query.hexes_of(state, unit)])) > 1:
        play.push(step)
    else:
        begin_assault(play, step, pool, tuple(faced(game, state, pool[0])))


@FLOW.auto("series.declared")
def prepare_again(play: Play, frame: Series) -> None:
    """C11.47.k, C11.47.m, C11.37.f: Retreat Before Assault and fire, but no commitment and no check."""
    rows = tuple(range(frame.first, len(declared(play.state))))
    after_declaring(play, frame, frame.first, rows)
    if rows:
        play.push(Before("before.retreats", frame.side, rows, continued=True))


def after_declaring(play: Play, frame: Series, first: int, rows: tuple[int, ...] = ()) -> None:
    """These assaults come next, and with them hexes that were left without one."""
    frame = frame._replace(pending=(*rows, *frame.pending), rows=(*frame.rows, *rows))
    if amendments.hexes_left_by_failed_reactions_are_advanced_into(play.game):
        play.go(frame, "series.scared_out").first = first
    else:
        play.go(frame, "series.next")


# --- hexes left by those who failed to turn --------------------------------------------------------------------------


@at_moment("vacated", 90)
def note_scared_out(play: Play, moment: Moment) -> None:
    """C12.6.b, C12.6.j: a hex is empty by what a Reaction facing has set off while an assault is being continued."""
    stack, found = play.state.stack, -1
    if not amendments.hexes_left_by_failed_reactions_are_advanced_into(play.game):
        return
    for place, frame in enumerate(stack):
        if isinstance(frame, Series):
            found = place
    if found < 0 or not stack[found].going_on:
        return
    if any(isinstance(frame, Chain) and frame.cause == REACTION for frame in stack[found:]):
        query.note(play.state, SCARED_OUT, moment.hex)


def scared_out_of(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """C12.6.j, C12.6.f: the hexes left so that a unit has in its Front and could enter."""
    if state.hex_of[unit] < 0 or (unit,) in query.notes(state, HELD_UP):
        return []
    return [
        where
        for (where,) in query.notes(state, SCARED_OUT)
        if any(attacks_across(game, state, unit, each, where) for each in query.hexes_of(state, unit))
        and advance.why_not_advance(game, state, unit, where) is None
    ]


@FLOW.auto("series.scared_out")
def take_hexes_left(play: Play, frame: Series) -> None:
    """C12.6.j, C11.46.f: for those who have nobody else to attack it is as for a target that is empty when its turn
    comes: they advance, and that is all. For the others it is one more hex to advance into after their assault."""
    game, state = play.game, play.state
    idle: dict[tuple[Hex, ...], list[Unit]] = {}
    for unit in frame.units:
        left = tuple(scared_out_of(game, state, unit))
        row = next((each for each in declared(state)[frame.first :] if unit in each.attackers), None)
        if left and row is not None:
            change(state, row.number, targets=tuple(dict.fromkeys((*row.targets, *left))))
        elif left:
            idle.setdefault(left, []).append(unit)
    state.notes = tuple(note for note in state.notes if note[0] != SCARED_OUT)
    rows = []
    for left, units in idle.items():
        row = planned(game, state, tuple(units), left, frame.series + 1)
        rows.append(declare(game, state, row._replace(left=EMPTIED)).number)
    later = play.go(frame, "series.next")
    later.pending = (*rows, *frame.pending)
    later.rows = (*frame.rows, *rows)


@FLOW.auto("series.next")
def next_of_series(play: Play, frame: Series) -> None:
    """C11.47.o: Disorder waits until nobody continues any more."""
    if frame.pending:
        later = play.go(frame, "series.resolve")
        later.number = frame.pending[0]
        later.pending = frame.pending[1:]
    else:
        play.go(frame, "series.after")
