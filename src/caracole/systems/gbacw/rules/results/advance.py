"""12.6 Advance after combat, with Extended units (8.47)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from caracole.geometry.hex import front, left_flank, right_flank, turn_between, turned
from caracole.kernel import Refusal, StepFrame
from caracole.kernel.flow import at_step
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.contact import is_passable
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.movement.costs import check_terrain
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.results import leaders_going_along
from caracole.systems.gbacw.rules.results.actions import Advance, DeclineAdvance, FaceAfterAdvance
from caracole.systems.gbacw.rules.results.retreat_paths import friends, shifted
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from caracole.systems.gbacw.rules.state import LINE, NOT_REFUSED, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


FacingLimit: TypeAlias = Callable[["Setting", GbacwState, Unit, int], Refusal | None]
FACING_LIMITS: Final[list[FacingLimit]] = []


def limits_facing(limit: FacingLimit) -> FacingLimit:
    """Decorator: a chapter that has a say in how a unit faces after an advance (11.47). It must leave one facing."""
    FACING_LIMITS.append(limit)
    return limit


class Advancing(StepFrame):
    """Units that may or must advance into a hex, upper ones first; the first of ``units`` is next."""

    __slots__ = ("facing", "hex", "must", "origin", "side", "units")

    def __init__(
        self, step: str, side: int, units: tuple[Unit, ...], hex: Hex, must: bool, facing: bool, origin: Hex = NOWHERE
    ) -> None:
        self.step = step
        self.side = side
        self.units = units
        self.hex = hex
        self.must = must
        self.facing = facing
        self.origin = origin

    def twin(self) -> Advancing:
        return Advancing(self.step, self.side, self.units, self.hex, self.must, self.facing, self.origin)


FLOW.frame(Advancing)


def offer(play: Play, units: Sequence[Unit], hex: Hex, *, must: bool, facing: bool = True) -> None:
    """C12.6.a to C12.6.c: these units, of one side and in the order given, advance into a hex that was left: they
    ``must`` in an assault, they may after fire or a Retreat Before Assault. ``facing``: one corner of turning."""
    if units:
        side = play.field.units[units[0]].side
        play.push(Advancing("advance.next", side, tuple(units), hex, must, facing))


# --- who may ----------------------------------------------------------------------------------------------------------


def why_not_advance(game: Setting, state: GbacwState, unit: Unit, hex: Hex) -> Refusal | None:
    """C12.6.a, C12.6.b, C12.6.e, C12.6.g: may this unit advance into this hex? C12.6.i: Abandoned guns stay in it."""
    args = {"unit": unit, "hex": hex}
    if query.is_artillery(game, unit):
        return Refusal("C12.6.g", "guns_never_advance", args)
    if not query.is_on_map(state, unit):
        return Refusal("C12.6.a", "not_on_map", args)
    if query.side_at(game, state, hex) == 1 - game.field.units[unit].side:
        return Refusal("C12.6.a", "not_vacated", args)
    if all(game.field.grid.direction(place, hex) < 0 for place in query.hexes_of(state, unit)):
        return Refusal("C12.6.c", "not_adjacent", args)
    if not _origins(game, state, unit, hex):
        return Refusal("C12.6.e", "prohibited", args)
    barred = battle.why_not_enter(game, state, unit, hex)
    return barred or why_not_stack(game, state, (unit, *friends(state, (unit,), hex)), hex)


def _origins(game: Setting, state: GbacwState, unit: Unit, hex: Hex) -> list[Hex]:
    """The hexes of the unit from which it could step into this one; C9.44.d, C9.44.e: as it assaults across a bridge
    or ford, so it advances across it."""
    found = []
    for place in query.hexes_of(state, unit):
        direction = game.field.grid.direction(place, hex)
        if direction >= 0 and is_passable(game, state, unit, place, direction):
            found.append(place)
    return found


def ways_to_advance(game: Setting, state: GbacwState, unit: Unit, hex: Hex) -> list[tuple[tuple[Hex, ...], int]]:
    """Where the unit may stand afterwards, with its facing. C8.47.a, C8.47.b, C8.47.c: an Extended Line goes on
    Extended, straight ahead or by a wheel, if it can; otherwise, and from a column (C8.52.k), with its counter
    alone."""
    if why_not_advance(game, state, unit, hex) is not None:
        return []
    facing = state.facing[unit]
    if state.formation[unit] == LINE:
        found = [(places, facing) for places in _straight(game, state, unit, hex)]
        found += _wheels(game, state, unit, hex)
        if found:
            return found
    return [((hex,), facing)]


def _straight(game: Setting, state: GbacwState, unit: Unit, hex: Hex) -> list[tuple[Hex, ...]]:
    places, grid = query.hexes_of(state, unit), game.field.grid
    found = []
    for direction in front(state.facing[unit]):
        to = grid.neighbours[places[0]][direction]
        after = shifted(game, places, (to,)) if to >= 0 else ()
        steps = zip(places, after, strict=False)
        if hex in after and all(_may_go(game, state, unit, here, there) for here, there in steps):
            found.append(after)
    return found


def _wheels(game: Setting, state: GbacwState, unit: Unit, hex: Hex) -> list[tuple[tuple[Hex, ...], int]]:
    """One part of a line of two hexes stays, the other swings forward into the hex."""
    places, grid = query.hexes_of(state, unit), game.field.grid
    found: list[tuple[tuple[Hex, ...], int]] = []
    if len(places) != 2:
        return []
    for moving in (0, 1):
        stays = places[1 - moving]
        if not _may_go(game, state, unit, places[moving], hex):
            continue
        for facing in (turned(state.facing[unit], -1), turned(state.facing[unit], 1)):
            beside = [grid.neighbours[stays][side(facing)] for side in (left_flank, right_flank)]
            if hex in beside:
                found.append(((hex, stays) if moving == 0 else (stays, hex), facing))
    return found


def _may_go(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex) -> bool:
    if to < 0 or query.side_at(game, state, to) == 1 - game.field.units[unit].side:
        return False
    direction = game.field.grid.direction(here, to)
    if direction < 0 or not is_passable(game, state, unit, here, direction):
        return False
    if battle.why_not_enter(game, state, unit, to) is not None:
        return False
    others = friends(state, (unit,), to)
    return not others or why_not_stack(game, state, (unit, *others), to) is None


# --- asking -----------------------------------------------------------------------------------------------------------


@FLOW.auto("advance.next")
def next_unit(play: Play, frame: Advancing) -> None:
    """C12.6.b: upper units first, as many as the limits of stacking let in."""
    if not frame.units:
        play.pop()
        return
    unit = frame.units[0]
    ways = ways_to_advance(play.game, play.state, unit, frame.hex)
    if not ways:
        play.go(frame, "advance.next").units = frame.units[1:]
    elif frame.must and len(ways) == 1:
        enter(play, frame, ways[0])
    else:
        play.go(frame, "advance.choose")


class AdvanceChoice(Ask):
    """C12.6.b, C12.6.c: the unit advances, or stays if it may."""

    step = "advance.choose"
    rule = "C12.6.a"
    actions = (Advance, DeclineAdvance)

    def seats(self, game: Setting, state: GbacwState, frame: Advancing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Advancing) -> dict[str, object]:
        return {"unit": frame.units[0], "hex": frame.hex}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Advancing, seat: int, action: Advance | DeclineAdvance
    ) -> Refusal | None:
        unit, args = frame.units[0], {"unit": frame.units[0], "hex": frame.hex}
        if action.unit != unit:
            return Refusal("C12.6.b", "upper_units_first", args)
        if isinstance(action, DeclineAdvance):
            return Refusal("C12.6.b", "must_advance", args) if frame.must else None
        if action.to not in [places for places, _ in ways_to_advance(game, state, unit, frame.hex)]:
            return Refusal("C8.47.a", "no_such_advance", args)
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Advancing, seat: int
    ) -> Iterator[Advance | DeclineAdvance]:
        seen: list[tuple[Hex, ...]] = []
        for places, _ in ways_to_advance(game, state, frame.units[0], frame.hex):
            if places not in seen:
                seen.append(places)
                yield Advance(frame.units[0], places)
        yield DeclineAdvance(frame.units[0])

    def apply(self, play: Play, frame: Advancing, seat: int, action: Advance | DeclineAdvance) -> None:
        if isinstance(action, DeclineAdvance):
            play.go(frame, "advance.next").units = frame.units[1:]
            return
        ways = ways_to_advance(play.game, play.state, action.unit, frame.hex)
        enter(play, frame, next(way for way in ways if way[0] == action.to))


FLOW.choice(AdvanceChoice)


# --- advancing --------------------------------------------------------------------------------------------------------


def enter(play: Play, frame: Advancing, way: tuple[tuple[Hex, ...], int]) -> None:
    """C12.6.h: nobody fires at it for that. C7.33.b: Refusal ends. C12.6.d: under Attack Orders it moves no more.
    C12.6.f: the ground may Disorder it; a unit that was so already stops for good."""
    state, unit = play.state, frame.units[0]
    places, facing = way
    before = query.hexes_of(state, unit)
    origin = before[0] if len(places) > 1 else _origins(play.game, state, unit, frame.hex)[0]
    others = friends(state, (unit,), frame.hex)
    place = len(state.at[frame.hex]) if others else 0
    query.put_unit(play.game, state, unit, places[0], place=place, extension=places[1:])
    state.formation[unit] = LINE if len(places) > 1 else ORDINARY
    state.facing[unit] = state.facing[others[0]] if others else facing
    state.refused[unit] = state.refused[others[0]] if others else NOT_REFUSED
    query.unmark(state, Mark.TURNED_AFTER_ENTRY, unit)
    _stop_acting(play, unit)
    play.tell("unit_advanced", "C12.6.a", unit=unit, origin=origin, hex=frame.hex)
    for here, to in zip(before, places, strict=True) if len(places) > 1 else ((origin, frame.hex),):
        if here != to and (direction := play.field.grid.direction(here, to)) >= 0:
            check_terrain(play, unit, here, direction)
    asks = frame.facing and not others and len(places) == 1 and facing < 6
    play.go(frame, "advance.face" if asks else "advance.entered").origin = origin


def _stop_acting(play: Play, unit: Unit) -> None:
    """C12.6.d: a unit under Attack Orders that advances in its own action moves no further."""
    stack = play.state.stack
    for number, frame in enumerate(stack):
        if isinstance(frame, UnitAct) and frame.unit == unit and query.orders(play.game, play.state, unit) == ATTACK:
            stack[number] = at_step(frame, frame.step, {"stopped": True})


class FaceChoice(Ask):
    """C12.6.a, C7.23.c: one corner of turning after an advance, free."""

    step = "advance.face"
    rule = "C12.6.a"
    actions = (FaceAfterAdvance,)

    def seats(self, game: Setting, state: GbacwState, frame: Advancing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Advancing) -> dict[str, object]:
        return {"unit": frame.units[0], "hex": frame.hex}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Advancing, seat: int, action: FaceAfterAdvance
    ) -> Refusal | None:
        unit, args = frame.units[0], {"unit": frame.units[0], "facing": action.facing}
        if not query.may_face(query.orders(game, state, unit), action.facing):
            return Refusal("C7.11.b", "wrong_kind_of_facing", args)
        if turn_between(state.facing[unit], action.facing) > 1:
            return Refusal("C12.6.a", "one_corner", args)
        refusals = (limit(game, state, unit, action.facing) for limit in FACING_LIMITS)
        return next((refusal for refusal in refusals if refusal is not None), None)

    def proposals(self, game: Setting, state: GbacwState, frame: Advancing, seat: int) -> Iterator[FaceAfterAdvance]:
        return (FaceAfterAdvance(turned(state.facing[frame.units[0]], by)) for by in (0, -1, 1))

    def apply(self, play: Play, frame: Advancing, seat: int, action: FaceAfterAdvance) -> None:
        state, unit = play.state, frame.units[0]
        if state.facing[unit] != action.facing:
            state.facing[unit] = action.facing
            query.mark(state, Mark.TURNED_AFTER_ENTRY, unit)
            play.tell("unit_turned", "C12.6.a", unit=unit, facing=action.facing)
        play.go(frame, "advance.entered")


FLOW.choice(FaceChoice)


@FLOW.auto("advance.entered")
def entered(play: Play, frame: Advancing) -> None:
    """The unit is there: leaders choose (12.72), guns are manned (C12.81.a2), the other side turns (9.61)."""
    unit = frame.units[0]
    play.go(frame, "advance.next").units = frame.units[1:]
    play.moment("advanced", unit=unit, origin=frame.origin, hex=frame.hex)
    if not query.stack(play.state, frame.origin):
        play.moment("vacated", hex=frame.origin)
    leaders_going_along.ask(play, unit, frame.origin, (frame.hex,))
