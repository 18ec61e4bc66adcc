"""13.4 Rally: an action of its own in the Action Phase, and what quiet brigades do at the end of a turn (13.45)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import turn_between, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.cohesion import standing_modifiers
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Offer, Play
from caracole.systems.gbacw.rules.recovery.actions import Rally, TurnAfterRally
from caracole.systems.gbacw.rules.results.abandoned_guns import is_waiting, man_guns
from caracole.systems.gbacw.rules.results.results import lose_strength
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice, why_not_unit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.state import NOT_REFUSED, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

TURNED_AFTER_RALLY: Final = "turned_after_rally"
TURNED_AFTER_RESUPPLY: Final = "turned_after_resupply"
"""Notes: a unit that has turned after the one may not turn after the other (C13.41.b, C10.92.d)."""

NEVER_ON: Final = 9
"""C13.41.e: the natural die on which nobody rallies."""


def why_not_rally(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C13.4.a, C12.23.f, RN11.59.1, C12.81.b: is its state one that rallying mends?"""
    args = {"unit": unit}
    if not query.is_disordered(state, unit):
        return Refusal("C13.4.a", "in_good_order", args)
    if query.is_collapsed(state, unit):
        return Refusal("C12.23.f", "collapsed", args)
    if query.is_blown(state, unit):
        return Refusal("C11.59.f", "blown", args)
    if is_waiting(state, unit):
        return Refusal("C12.81.b", "just_manned", args)
    return None


def rally_modifiers(game: Setting, state: GbacwState, unit: Unit) -> list[Drm]:
    """C13.42.a, C17.31.c4: all add up: an enemy beside it, horses, own leaders in the hex, Fatigue."""
    side = game.field.units[unit].side
    near = any(query.is_adjacent_to_enemy(game, state, place, side) for place in query.hexes_of(state, unit))
    rows = [Drm("C13.42.a", "enemy_beside", 1)] if near else []
    if query.is_mounted(state, unit):
        rows.append(Drm("C13.42.a", "mounted_rally", -1))
    return [*rows, *standing_modifiers(game, state, unit)]


class RallyOffer(Offer):
    """C13.4.a, C13.44.a: a Disordered unit may try to rally in place of moving and firing; resupply goes with it."""

    action = Rally

    def why_not(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: Rally) -> Refusal | None:
        unit = action.unit
        if query.has(state, Mark.RALLIED, unit):
            return Refusal("C13.4.a", "has_rallied", {"unit": unit})
        refusal = why_not_unit(game, state, frame, unit, excused=(Mark.RESUPPLIED,))
        return refusal or why_not_rally(game, state, unit)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[Rally]:
        return (Rally(unit) for unit in each_unit(game.field.of_side[frame.side] & state.disordered))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: Rally) -> None:
        for mark in (Mark.ACTED, Mark.RALLIED):
            query.mark(play.state, mark, action.unit)
        attempt(play, action.unit)


BrigadeChoice.offer(RallyOffer)


def attempt(play: Play, unit: Unit) -> None:
    """C13.41.a, C13.41.c to C13.41.e: one die. No higher than the Disordered Cohesion, it rallies; higher, it does not;
    twice as high, or on a natural 9, it loses a point as well (one in all, without a die for leaders). C13.43.a: a
    leader who helped has ended his movement."""
    state = play.state
    rows = rally_modifiers(play.game, state, unit)
    needed = query.cohesion(play.game, state, unit)
    for leader in query.own_leaders(play.game, state, unit):
        state.leaders_moved |= 1 << leader
    die = play.die("C13.41.a", "rally")
    score = die + total(rows)
    rallied = die != NEVER_ON and score <= needed
    play.tell(
        "rally_attempted",
        "C13.41.a",
        unit=unit,
        die=die,
        total=score,
        cohesion=needed,
        rallied=rallied,
        modifiers=listed(rows),
    )
    if rallied:
        restore(play, unit, "C13.41.a")
        if _may_turn(play.game, state, unit):
            play.push(Rallied("rally.face", play.field.units[unit].side, unit))
    elif die == NEVER_ON or score >= 2 * needed:
        lose_strength(play, unit, 1, "C13.41.e" if die == NEVER_ON else "C13.41.d")


def restore(play: Play, unit: Unit, rule: str) -> None:
    """C13.1.a: back to Good Order. C12.81.a3: Abandoned guns in the hex are manned again."""
    state = play.state
    state.disordered &= ~(1 << unit)
    play.tell("unit_rallied", rule, unit=unit)
    if query.is_on_map(state, unit):
        man_guns(play, unit, state.hex_of[unit], "C12.81.a3")


def rally_all(play: Play, units: Iterable[Unit], rule: str) -> None:
    """C13.45.b, C6.35.b: every Disordered unit of these that can be mended returns to Good Order, without a die."""
    for unit in can_rally(play.game, play.state, sorted(units)):
        restore(play, unit, rule)


def can_rally(game: Setting, state: GbacwState, units: Iterable[Unit]) -> list[Unit]:
    """Those of these units that :func:`rally_all` would mend."""
    return [
        unit
        for unit in units
        if query.is_on_map(state, unit)
        and not query.is_abandoned(state, unit)
        and why_not_rally(game, state, unit) is None
    ]


# --- turning afterwards ----------------------------------------------------------------------------------------------


class Rallied(StepFrame):
    """A unit that has rallied and may turn."""

    __slots__ = ("side", "unit")

    def __init__(self, step: str, side: int, unit: Unit) -> None:
        self.step = step
        self.side = side
        self.unit = unit

    def twin(self) -> Rallied:
        return Rallied(self.step, self.side, self.unit)


FLOW.frame(Rallied)


def _may_turn(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C13.41.b, C7.25.b: not if it is Refused, in a stack, or has turned after a resupply in this activation."""
    alone = all(len(query.stack(state, place)) == 1 for place in query.hexes_of(state, unit))
    turned_already = (TURNED_AFTER_RESUPPLY, unit) in state.notes
    return alone and not state.extension[unit] and state.refused[unit] == NOT_REFUSED and not turned_already


class TurnAfterRallyChoice(Ask):
    """C13.41.b, C7.25.b, C7.23.f: one corner of turning, free, for a unit that has rallied."""

    step = "rally.face"
    rule = "C13.41.b"
    actions = (TurnAfterRally,)

    def seats(self, game: Setting, state: GbacwState, frame: Rallied) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Rallied) -> dict[str, object]:
        return {"unit": frame.unit, "hex": state.hex_of[frame.unit]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Rallied, seat: int, action: TurnAfterRally
    ) -> Refusal | None:
        args = {"unit": frame.unit, "facing": action.facing}
        if not query.may_face(query.orders(game, state, frame.unit), action.facing):
            return Refusal("C7.11.b", "wrong_kind_of_facing", args)
        if turn_between(state.facing[frame.unit], action.facing) > 1:
            return Refusal("C13.41.b", "one_corner", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Rallied, seat: int) -> Iterator[TurnAfterRally]:
        return (TurnAfterRally(turned(state.facing[frame.unit], by)) for by in (0, -1, 1))

    def apply(self, play: Play, frame: Rallied, seat: int, action: TurnAfterRally) -> None:
        play.pop()
        if play.state.facing[frame.unit] != action.facing:
            play.state.facing[frame.unit] = action.facing
            query.note(play.state, TURNED_AFTER_RALLY, frame.unit)
            play.tell("unit_turned", "C13.41.b", unit=frame.unit, facing=action.facing)


FLOW.choice(TurnAfterRallyChoice)
