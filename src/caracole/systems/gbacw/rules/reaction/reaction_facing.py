"""9.61, 9.62 Reaction: a stack of the other side turns by a corner, or refuses a flank, when the enemy comes next to it
or fires into its flank or rear. Reaction movement (9.63) is in ``reaction_movement``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import left_flank, right_flank, turn_between, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.extension.extension import strength_in
from caracole.systems.gbacw.rules.extension.lines import entered_now
from caracole.systems.gbacw.rules.facing.facing import set_stack_facing
from caracole.systems.gbacw.rules.facing.refusing import end_hex, refuse, why_not_refuse
from caracole.systems.gbacw.rules.fire.exchange import Exchange
from caracole.systems.gbacw.rules.fire.shots import read_shots
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Play, at_moment
from caracole.systems.gbacw.rules.reaction.actions import LetBe, ReactFacing, ReactRefuse
from caracole.systems.gbacw.rules.results.results import shake
from caracole.systems.gbacw.rules.sequence.standing import NEVER, standing, tell_followed
from caracole.systems.gbacw.rules.state import COLUMN, LEFT, LINE, NOT_REFUSED, OUT, RIGHT, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FRONTS: Final = (query.FRONT, query.REFUSED_FRONT)
SIDES: Final = {"left": LEFT, "right": RIGHT}


class Reacting(StepFrame):
    """Stacks that may react to what ``unit`` did: pairs (own hex, the hex that he is in, or fired from); the first is
    asked."""

    __slots__ = ("fire", "pairs", "side", "unit")

    def __init__(
        self, step: str, side: int, pairs: tuple[tuple[Hex, Hex], ...], unit: Unit, fire: bool = False
    ) -> None:
        self.step = step
        self.side = side
        self.pairs = pairs
        self.unit = unit
        self.fire = fire

    def twin(self) -> Reacting:
        return Reacting(self.step, self.side, self.pairs, self.unit, self.fire)


FLOW.frame(Reacting)


# --- what starts it --------------------------------------------------------------------------------------------------


def _open(play: Play, unit: Unit, pairs: list[tuple[Hex, Hex]], *, fire: bool = False) -> None:
    """C9.6.a, C9.6.b: only the side whose phase it is not reacts, and only to the other."""
    side = 1 - play.field.units[unit].side
    if pairs and play.state.phasing == 1 - side:
        play.push(Reacting("reaction.next", side, tuple(pairs), unit, fire))


@at_moment("entered", 40)
def after_movement(play: Play, moment: Moment) -> None:
    """C9.61.a: the enemy has moved next to somebody."""
    _come_next_to(play, moment.unit, entered_now(play.state, moment))


def _come_next_to(play: Play, unit: Unit, places: tuple[Hex, ...]) -> None:
    enemy = play.state.occupied[1 - play.field.units[unit].side]
    pairs: dict[Hex, Hex] = {}
    for place in places:
        for other in each_hex(play.field.grid.adjacent[place] & enemy):
            pairs.setdefault(other, place)
    _open(play, unit, sorted(pairs.items()))


@at_moment("advanced", 40)
def after_advance(play: Play, moment: Moment) -> None:
    """C9.61.a: or has advanced after combat, with whichever part of a line."""
    places = query.hexes_of(play.state, moment.unit)
    _come_next_to(play, moment.unit, places if moment.hex in places else ())


@at_moment("fire_resolved", 10)
def after_fire(play: Play, moment: Moment) -> None:
    """C9.61.b, C9.61.c: or has fired at somebody through a hexside that is not in front; all results are applied, and
    those who had to retreat are gone."""
    state, grid = play.state, play.field.grid
    top = query.top(state, moment.hex)
    if top < 0 or moment.origin < 0:
        return
    firer = query.top(state, moment.origin)
    if amendments.those_stacked_with_the_firer_hold_his_target(play.game):
        here = [unit for unit in firers(state, moment.hex) if moment.origin in query.hexes_of(state, unit)]
        firer = here[0] if here else firer
    if firer < 0 or play.field.units[firer].side == play.field.units[top].side:
        return
    ways = grid.leaves(moment.hex, moment.origin)
    if not any(query.side_class_in(play.game, state, top, moment.hex, way) in FRONTS for way in ways):
        _open(play, firer, [(moment.hex, moment.origin)], fire=True)


# --- what is allowed -------------------------------------------------------------------------------------------------


def why_not_react(game: Setting, state: GbacwState, frame: Reacting, where: Hex, cause: Hex) -> Refusal | None:
    """C9.61.g, C9.62.a, C9.62.e, R9.62-1: the stack of a hex reacts as a whole, or not at all."""
    for unit in query.stack(state, where):
        args = {"unit": unit}
        if query.is_resting(state, unit):
            return Refusal("C6.32.b", "resting", args)
        if query.orders(game, state, unit) == MARCH or state.formation[unit] == COLUMN:
            return Refusal("C9.61.g", "march_never_reacts", args)
        if query.has(state, Mark.REACTED, unit):
            return Refusal("C9.62.a", "has_reacted", args)
    if is_held_by_another(game, state, frame, where, cause):
        return Refusal("C9.62.e", "held_by_another", {"unit": query.top(state, where)})
    return None


def is_held_by_another(game: Setting, state: GbacwState, frame: Reacting, where: Hex, cause: Hex) -> bool:
    """C9.62.e: is this hex in the Front of an enemy unit other than the one that moved, or those that fired? Whoever
    shares their hex is another."""
    causes: tuple[Unit, ...] = (frame.unit,)
    if frame.fire and amendments.those_stacked_with_the_firer_hold_his_target(game):
        causes = firers(state, where)
    elif frame.fire:
        causes = (frame.unit, *query.stack(state, cause))
    for other in query.adjacent_enemies(game, state, where, frame.side):
        stack = [unit for unit in query.stack(state, other) if unit not in causes]
        if any(where in query.front_hexes(game, state, unit, other) for unit in stack):
            return True
    return False


def firers(state: GbacwState, target: Hex) -> tuple[Unit, ...]:
    """All units of the acting side whose fire at a hex is being reacted to."""
    exchange = next((frame for frame in state.stack[::-1] if isinstance(frame, Exchange)), None)
    shots = [] if exchange is None else read_shots(exchange.shots[: exchange.own])
    return tuple(part.unit for shot in shots if shot.target == target for part in shot.parts)


def why_not_turn(game: Setting, state: GbacwState, where: Hex, facing: int) -> Refusal | None:
    """C9.61.f, C9.62.g, C9.62.h: one corner; no line, and nobody who is Refused, nor those stacked with such."""
    for unit in query.stack(state, where):
        args = {"unit": unit, "facing": facing}
        if state.formation[unit] == LINE:
            return Refusal("C9.61.f", "line_never_turns", args)
        if state.refused[unit] != NOT_REFUSED:
            return Refusal("C9.62.h", "refused_never_turns", args)
        if facing > 5 or turn_between(state.facing[unit], facing) != 1:
            return Refusal("C9.62.g", "one_corner_only", args)
    return None


def why_not_refuse_now(game: Setting, state: GbacwState, where: Hex, side: int, cause: Hex) -> Refusal | None:
    """C9.62.i, R9.62-2: it must be able to Refuse; C9.62.j: and then to return the fire through the Refused Front."""
    stack = query.stack(state, where)
    for unit in stack:
        refusal = why_not_refuse(game, state, unit, side, reaction=True)
        if refusal is not None:
            return refusal
    facing = query.facing_in(game, state, stack[0], where)
    flank = left_flank(facing) if side == LEFT else right_flank(facing)
    bent = any(end_hex(game, state, unit, side) == where for unit in stack)
    if not bent or flank not in game.field.grid.leaves(where, cause) or not _could_fire(game, state, where, cause):
        return Refusal("C9.62.j", "no_answer_from_flank", {"unit": stack[0], "hex": cause})
    return None


def _could_fire(game: Setting, state: GbacwState, where: Hex, target: Hex) -> bool:
    """Has somebody in the hex the arms, the ammunition and the sight to answer?"""
    distance = game.field.grid.distance(where, target)
    if not query.sees(game, where, target):
        return False
    for unit in query.stack(state, where):
        row = game.field.units[unit]
        if query.is_artillery(game, unit):
            able = not query.is_disordered(state, unit) and any(
                guns and level != OUT and game.field.weapons[kind].reach >= distance
                for (kind, _), guns, level in zip(row.sections, state.guns[unit], state.ammunition[unit], strict=True)
            )
        else:
            arms = query.weapon(game, state, unit)
            able = arms is not None and arms.reach >= distance and state.ammunition[unit][0] != OUT
        if able and strength_in(game, state, unit, where):
            return True
    return False


# --- asking ----------------------------------------------------------------------------------------------------------


@FLOW.auto("reaction.next")
def next_stack(play: Play, frame: Reacting) -> None:
    """The next stack that could do something; nobody is asked who could not."""
    if not frame.pairs:
        play.pop()
        return
    if all(
        _why_not(play.game, play.state, frame, action) is not None
        for action in _actions(play.game, play.state, frame.pairs[0][0])
    ):
        play.go(frame, "reaction.next").pairs = frame.pairs[1:]
    elif standing(play.state, frame.side, "reaction_facing") == NEVER:
        tell_followed(play, frame.side, "reaction_facing")
        play.pop()
    else:
        play.go(frame, "reaction.face")


def _actions(game: Setting, state: GbacwState, where: Hex) -> Iterator[ReactFacing | ReactRefuse]:
    top = query.top(state, where)
    if top < 0:
        return
    for by in (-1, 1):
        yield ReactFacing(turned(state.facing[top], by))
    for side in SIDES:
        yield ReactRefuse(side)


def _why_not(game: Setting, state: GbacwState, frame: Reacting, action: ReactFacing | ReactRefuse) -> Refusal | None:
    where, cause = frame.pairs[0]
    refusal = why_not_react(game, state, frame, where, cause)
    if refusal is not None:
        return refusal
    if isinstance(action, ReactFacing):
        return why_not_turn(game, state, where, action.facing)
    if action.end not in SIDES:
        return Refusal("C7.31.b", "no_such_end", {"end": action.end})
    return why_not_refuse_now(game, state, where, SIDES[action.end], cause)


class ReactionChoice(Ask):
    """C9.61.a: does the stack turn, refuse a flank, or let it be?"""

    step = "reaction.face"
    rule = "C9.61.a"
    actions = (ReactFacing, ReactRefuse, LetBe)

    def seats(self, game: Setting, state: GbacwState, frame: Reacting) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Reacting) -> dict[str, object]:
        return {"hex": frame.pairs[0][0], "origin": frame.pairs[0][1], "unit": frame.unit, "side": frame.side}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Reacting, seat: int, action: ReactFacing | ReactRefuse | LetBe
    ) -> Refusal | None:
        return None if isinstance(action, LetBe) else _why_not(game, state, frame, action)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Reacting, seat: int
    ) -> Iterator[ReactFacing | ReactRefuse | LetBe]:
        yield from _actions(game, state, frame.pairs[0][0])
        yield LetBe()

    def apply(self, play: Play, frame: Reacting, seat: int, action: ReactFacing | ReactRefuse | LetBe) -> None:
        where, _ = frame.pairs[0]
        play.go(frame, "reaction.next").pairs = frame.pairs[1:]
        if isinstance(action, ReactFacing):
            turn(play, where, action.facing, frame.unit)
        elif isinstance(action, ReactRefuse):
            bend(play, where, SIDES[action.end], frame.unit)


FLOW.choice(ReactionChoice)


# --- doing -----------------------------------------------------------------------------------------------------------


def turn(play: Play, where: Hex, facing: int, by: Unit) -> None:
    """C9.62.d, C7.23.d: the stack turns, free. C9.62.f, R9.62-3: guns that have turned fire worse the next time."""
    for unit in query.stack(play.state, where):
        if query.is_artillery(play.game, unit):
            query.mark(play.state, Mark.REACTION_PENALTY, unit)
    set_stack_facing(play, where, facing, "C9.61.a")
    _check(play, where, by)


def bend(play: Play, where: Hex, side: int, by: Unit) -> None:
    """C9.61.e: the stack refuses a flank, free; what it may fire then is told by 7.34."""
    refuse(play, query.top(play.state, where), side, "C9.61.a")
    _check(play, where, by)


def _check(play: Play, where: Hex, by: Unit) -> None:
    """C9.62.b, C9.62.c, C9.62.k: each unit but artillery checks its order for itself; a Second Disorder is that of
    12.35 and costs it the answer to whoever made it turn. C9.61.d: all others who have reacted may answer his fire."""
    stack = query.stack(play.state, where)
    for unit in stack:
        query.mark(play.state, Mark.REACTED, unit)
    troops = [unit for unit in stack if not query.is_artillery(play.game, unit)]
    if troops:
        shake(play, troops, "reaction", "C9.62.b", "reaction", by)
