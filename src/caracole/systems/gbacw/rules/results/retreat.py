"""12.4 Retreat: the owner picks the path, the units go hex by hex, and those they pass through check their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.battle import prisoners
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.terrain import CHECK, DISORDER
from caracole.systems.gbacw.rules.facing.refusing import end_refusal
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.movement.costs import terrain_check
from caracole.systems.gbacw.rules.results import chain, leaders_going_along
from caracole.systems.gbacw.rules.results.abandoned_guns import abandon
from caracole.systems.gbacw.rules.results.actions import Retreat
from caracole.systems.gbacw.rules.results.chain import By, Chain
from caracole.systems.gbacw.rules.results.results import disorder, lose
from caracole.systems.gbacw.rules.results.retreat_paths import (
    Option,
    Scene,
    friends,
    options,
    scene,
    shifted,
    uses_way,
    why_not_end,
    why_not_enter,
)
from caracole.systems.gbacw.rules.results.rout import steadiness
from caracole.systems.gbacw.rules.stacking import among_guns
from caracole.systems.gbacw.rules.state import ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

JOINED: Final = "joined_in_retreat"
"""A note: this unit ended a retreat in a hex with friends (C12.44.c)."""


def begin(
    play: Play,
    units: Sequence[Unit],
    least: int,
    most: int,
    by: By,
    *,
    voluntary: bool = False,
    before: bool = False,
) -> None:
    """C12.42.a, C12.42.b, C12.42.c, C12.43.a: these units retreat so many hexes, the owner's choice where there is one.
    ``before``: Retreat Before Assault, after which a unit checks that was Disordered when it set out (11.33)."""
    chain.begin(play, chain.RETREAT_BEFORE if before else chain.RETREAT, by, voluntary=voluntary, before=before)
    for unit in units:
        chain.add_retreat(play, unit, least, most)


def why_not_begin(
    game: Setting, state: GbacwState, units: Sequence[Unit], least: int, most: int, by: By
) -> Refusal | None:
    """C12.44.a1 to C12.44.g: is there any hex for a retreat that nobody must make?"""
    side = game.field.units[units[0]].side
    view = scene(game, state, side, chain.causing(by))
    found = options(game, state, view, [(unit, least, most) for unit in units])
    if any(not option.short for option in found):
        return None
    return Refusal("C12.44.a1", "nowhere_to_retreat", {"unit": units[0]})


# --- whose turn it is ------------------------------------------------------------------------------------------------


class RetreatAsk(StepFrame):
    """The owner's choice: ``options`` are rows of
    :class:`~caracole.systems.gbacw.rules.results.retreat_paths.Option`."""

    __slots__ = ("by", "options", "side")

    def __init__(self, step: str, side: int, options: tuple[tuple[object, ...], ...], by: tuple[Unit, ...]) -> None:
        self.step = step
        self.side = side
        self.options = options
        self.by = by

    def twin(self) -> RetreatAsk:
        return RetreatAsk(self.step, self.side, self.options, self.by)


FLOW.frame(RetreatAsk)


def due(frame: Chain) -> list[tuple[Unit, int, int]]:
    """The retreats to make now. C12.52.e: who is about to Rout does not retreat before it is known who stands."""
    going = {unit for unit, _ in frame.routing}
    return [row for row in frame.retreats if row[0] not in going]


def ask_next(play: Play, frame: Chain) -> None:
    """The next retreat: whose turn it is by 12.48, then the owner's choice; with one way only, it is taken."""
    state = play.state
    here = tuple(row for row in frame.retreats if query.is_on_map(state, row[0]))
    if len(here) < len(frame.retreats):
        chain.update(play, retreats=here)
        return
    rows = due(frame)
    side = side_to_retreat(play, frame, [row[0] for row in rows])
    own = [row for row in rows if play.field.units[row[0]].side == side]
    view = scene(play.game, state, side, frame.by)
    found = options(play.game, state, view, own)
    if not found:
        _stand_at_bay(play, own)
    elif len(found) == 1:
        _set_out(play, found[0])
    else:
        play.push(RetreatAsk("retreat.choose", side, tuple(tuple(each) for each in found), frame.by))


def side_to_retreat(play: Play, frame: Chain, units: Sequence[Unit]) -> int:
    """C12.48.a, C12.48.b: if both sides must retreat, the side with the steadiest unit goes last; on a tie the
    defenders go first."""
    best: dict[int, int] = {}
    for unit in units:
        side = play.field.units[unit].side
        best[side] = max(best.get(side, -99), steadiness(play, unit))
    if len(best) == 1:
        return next(iter(best))
    attacker = frame.attacker if frame.attacker >= 0 else max(play.state.phasing, 0)
    defender = 1 - attacker
    return attacker if best[defender] > best[attacker] else defender


class RetreatChoice(Ask):
    """C12.41.a: the owner picks the path, one unit or one stack after another."""

    step = "retreat.choose"
    rule = "C12.41.a"
    actions = (Retreat,)

    def seats(self, game: Setting, state: GbacwState, frame: RetreatAsk) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: RetreatAsk) -> dict[str, object]:
        units = mask_of(unit for option in _options(frame) for unit in option.units)
        return {"units": units, "side": frame.side}

    def why_not(
        self, game: Setting, state: GbacwState, frame: RetreatAsk, seat: int, action: Retreat
    ) -> Refusal | None:
        if _chosen(frame, action) is not None:
            return None
        return _why_not(game, state, frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: RetreatAsk, seat: int) -> Iterator[Retreat]:
        seen = set()
        for option in _options(frame):
            action = Retreat(option.units, option.path)
            if action not in seen:
                seen.add(action)
                yield action

    def apply(self, play: Play, frame: RetreatAsk, seat: int, action: Retreat) -> None:
        play.pop()
        option = _chosen(frame, action)
        assert option is not None
        _set_out(play, option)


FLOW.choice(RetreatChoice)


def _options(frame: RetreatAsk) -> list[Option]:
    """The paths on offer; a frame keeps them as plain rows."""
    return [Option(*row) for row in frame.options]  # type: ignore[arg-type]


def _chosen(frame: RetreatAsk, action: Retreat) -> Option | None:
    for option in _options(frame):
        if option.units == action.units and option.path == action.path:
            return option
    return None


def _why_not(game: Setting, state: GbacwState, frame: RetreatAsk, action: Retreat) -> Refusal:
    """The first clause that a path breaks."""
    rows = _options(frame)
    known = {row.units for row in rows}
    if action.units not in known:
        return Refusal("C12.44.i", "one_or_all", {"units": action.units})
    if not action.path:
        return Refusal("C12.41.a", "must_retreat", {"units": action.units})
    unit = action.units[0]
    args = {"unit": unit, "hex": action.path[-1]}
    view: Scene = scene(game, state, frame.side, frame.by)
    here = state.hex_of[unit]
    for to in action.path:
        refusal = why_not_enter(game, state, view, action.units, here, to)
        if refusal is not None:
            return refusal
        here = to
    refusal = why_not_end(game, state, action.units, here)
    if refusal is not None:
        return Refusal("C12.44.b", "too_many_there", args)
    lengths = {len(row.path) for row in rows if row.units == action.units}
    if len(action.path) not in lengths:
        return Refusal("C12.44.f" if len(action.path) < min(lengths) else "C12.42.c", "wrong_length", args)
    return Refusal("C12.44.d", "not_farther", args)


# --- going -----------------------------------------------------------------------------------------------------------


class Retreating(StepFrame):
    """Units on their way back; ``place`` is the next hex of the path."""

    __slots__ = ("passed", "path", "place", "shrunk", "start", "units")

    def __init__(
        self,
        step: str,
        units: tuple[Unit, ...],
        start: Hex,
        path: tuple[Hex, ...],
        place: int = 0,
        passed: tuple[Unit, ...] = (),
        shrunk: bool = False,
    ) -> None:
        self.step = step
        self.units = units
        self.start = start
        self.path = path
        self.place = place
        self.passed = passed
        """Friends in the hexes that were passed through."""
        self.shrunk = shrunk
        """An Extended unit that gave up its extensions."""

    def twin(self) -> Retreating:
        return Retreating(self.step, self.units, self.start, self.path, self.place, self.passed, self.shrunk)


FLOW.frame(Retreating)


def _set_out(play: Play, option: Option) -> None:
    """The retreat begins: strike it off the list, and pay for what it is short of. C12.44.c: who had stopped among
    friends in an earlier retreat now goes through them."""
    state, frame = play.state, chain.current(play)
    mask = mask_of(option.units)
    chain.update(
        play,
        retreats=tuple(row for row in frame.retreats if not mask >> row[0] & 1),
        retreated=frame.retreated | mask,
        checked=frame.checked | mask,
    )
    joined = [unit for unit in option.units if (JOINED, unit, option.start) in state.notes]
    passed = friends(state, option.units, option.start) if joined else ()
    play.push(Retreating("retreat.go", option.units, option.start, option.path, passed=passed, shrunk=not option.whole))
    if option.short:
        _pay_for_ground(play, option.start, option.short, option.units)
    for unit in option.units:
        prisoners.leave_on_retreat(play, unit, (option.start, *option.path))
    if frame.voluntary:
        for unit in option.units:
            end_refusal(play, unit, "C7.33.b")
    if frame.before and amendments.a_retreat_before_assault_ends_where_the_unit_stops(play.game):
        # RN11.33.3: one that the ground will Disorder on its way was in Good Order when it chose to go.
        chain.update(play, before=any(query.is_disordered(state, unit) for unit in option.units))
    if not option.whole:
        query.put_unit(play.game, state, option.units[0], option.start)
        state.formation[option.units[0]] = ORDINARY


@FLOW.auto("retreat.go")
def go(play: Play, frame: Retreating) -> None:
    """C12.44.h, C12.41.b: the next hex, with what its ground does to order off the ways; a unit that was Disordered
    already and is so again stops there. C12.46.a: in the hexes of friends passed through the ground does not count."""
    state = play.state
    going = tuple(unit for unit in frame.units if query.is_on_map(state, unit))
    if not going or frame.place >= len(frame.path):
        play.go(frame, "retreat.end").units = going
        return
    here = frame.path[frame.place - 1] if frame.place else frame.start
    to = frame.path[frame.place]
    last = frame.place == len(frame.path) - 1
    others = friends(state, going, to)
    stopped = []
    for unit in reversed(going):
        steps: tuple[tuple[Hex, Hex], ...] = ((here, to),)
        if state.formation[unit] == ORDINARY:
            _enter(play, unit, here, to, others)
        else:
            before = query.hexes_of(state, unit)
            places = shifted(play.game, before, (to,))
            steps = tuple(zip(before, places, strict=True))
            query.put_unit(play.game, state, unit, to, extension=places[1:])
        play.tell("unit_retreated", "C12.41.a", unit=unit, origin=here, hex=to)
        on_ground = (last or not others) and not uses_way(play.game, state, unit, here, to)
        if on_ground and _ground_stops(play, unit, steps):
            stopped.append(unit)
    passed = frame.passed if last else (*frame.passed, *others)
    left = tuple(unit for unit in going if unit not in stopped)
    if stopped and not last:
        later = play.go(frame, "retreat.go")
        later.units = left
        later.place = frame.place + 1
        later.passed = passed
        play.push(Retreating("retreat.end", tuple(stopped), frame.start, frame.path[: frame.place + 1]))
        return
    later = play.go(frame, "retreat.go")
    later.place = frame.place + 1
    later.passed = passed


def _enter(play: Play, unit: Unit, here: Hex, to: Hex, others: tuple[Unit, ...]) -> None:
    """C8.23.b, C8.23.c: through the Front of those who stand there on top of them, else beneath."""
    state, place = play.state, 0
    if others:
        toward = play.field.grid.direction(to, here)
        from_front = query.side_class(state, others[0], toward) in (query.FRONT, query.REFUSED_FRONT)
        place = 0 if from_front else len([each for each in state.at[to] if each in others])
    query.put_unit(play.game, state, unit, to, place=place)


def _ground_stops(play: Play, unit: Unit, steps: Sequence[tuple[Hex, Hex]]) -> bool:
    """The worst of the ground that any part of the unit enters, Entrenchments included."""
    state, direction = play.state, play.field.grid.direction
    number = profile(query.arm(play.game, state, unit), query.orders(play.game, state, unit))
    kind = max(terrain_check(play.game, state, number, here, direction(here, to)) for here, to in steps)
    if kind == CHECK:
        return not check_cohesion(play, unit, "C12.44.h", "terrain") and not disorder(play, unit, "C12.44.h")
    return kind == DISORDER and not disorder(play, unit, "C12.44.h")


@FLOW.auto("retreat.end")
def end(play: Play, frame: Retreating) -> None:
    """C7.25.a, C12.44.b, C12.44.k: it keeps its facing; with friends it takes theirs. C12.47.a: a phasing unit has
    finished. C12.46.b: those passed through check; C8.47.e: so does a unit that lost its extensions; C11.33.d,
    C12.34.b: so does a Disordered one that retreated before an assault, once (C11.33.f). Then leaders go along or stay
    (12.72), and the hex left behind may be empty. C8.23.d: who went of its own will stands above or below guns as it
    likes."""
    play.pop()
    state, before = play.state, chain.current(play)
    where = frame.path[-1]
    if before.voluntary and amendments.a_retreat_before_assault_ends_where_the_unit_stops(play.game):
        chain.update(play, voluntary=False, before=False)
    for unit in frame.units:
        others = friends(state, frame.units, state.hex_of[unit])
        if others:
            state.facing[unit] = state.facing[others[0]]
            state.refused[unit] = state.refused[others[0]]
            query.note(state, JOINED, unit, state.hex_of[unit])
        if not before.voluntary and play.field.units[unit].side == state.phasing:
            query.mark(state, Mark.FINISHED, unit)
        if (
            frame.shrunk
            and not query.is_disordered(state, unit)
            and not check_cohesion(play, unit, "C8.47.e", "shrunk")
        ):
            disorder(play, unit, "C8.47.e")
    if frame.passed:
        chain.add_checks(play, frame.passed, chain.RETREAT_THROUGH, "C12.46.b", "passed_through")
    shaky = [unit for unit in frame.units if before.before and query.is_disordered(state, unit)]
    if shaky:
        chain.add_checks(play, shaky, chain.RETREAT_BEFORE, "C11.33.d", "retreat_before")
    if not query.stack(state, frame.start):
        play.moment("vacated", hex=frame.start)
    if frame.units and where != frame.start:
        leaders_going_along.ask(play, frame.units[0], frame.start, frame.path)
        if before.voluntary:
            origin = frame.path[-2] if len(frame.path) > 1 else frame.start
            among_guns.ask(play, frame.units[0], origin, where)


# --- at bay ----------------------------------------------------------------------------------------------------------


def _stand_at_bay(play: Play, rows: Sequence[tuple[Unit, int, int]]) -> None:
    """C12.44.j: a stack that cannot retreat loses a point for each hex, from its top unit. C12.45.b: guns that cannot
    are Abandoned."""
    frame = chain.current(play)
    mask = mask_of(row[0] for row in rows)
    chain.update(play, retreats=tuple(row for row in frame.retreats if not mask >> row[0] & 1))
    if frame.voluntary:
        return
    for unit, least, _ in rows:
        if query.is_artillery(play.game, unit):
            abandon(play, unit, "C12.45.b")
        elif query.is_on_map(play.state, unit):
            _pay_for_ground(play, play.state.hex_of[unit], least, (unit,))


def _pay_for_ground(play: Play, place: Hex, short: int, units: Sequence[Unit]) -> None:
    frame = chain.current(play)
    if frame.stuck >> place & 1:
        return
    chain.update(play, stuck=frame.stuck | 1 << place)
    stack = [unit for unit in query.stack(play.state, place) if not query.is_artillery(play.game, unit)]
    top = stack[0] if stack else units[0]
    play.tell("could_not_retreat", "C12.44.j", unit=top, short=short)
    lose(play, top, short, "C12.44.j")
