"""3.0 III.C.3 The Action Phase: which brigade acts next, and what its units do.

``marker.brigade`` asks for the next brigade of the division; ``brigade.act`` for the next unit. Chapters add what a
unit may do in place of moving and firing (rally, resupply, leader movement) as offers to :class:`BrigadeChoice`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import most_equivalents, why_not_again, why_not_unit_again
from caracole.systems.gbacw.rules.command.command import serves, serving
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.extension.formation import must_close_up
from caracole.systems.gbacw.rules.flow import FLOW, Offer, OpenChoice, Play
from caracole.systems.gbacw.rules.movement.movement import begin_unit
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.sequence.actions import ActivateBrigade, ActivateUnit, EndBrigade, EndDivision
from caracole.systems.gbacw.rules.sequence.sequence import (
    BrigadeAct,
    Marker,
    battle_marker,
    begin_brigade,
    next_brigade_step,
    next_marker_step,
)
from caracole.systems.gbacw.rules.sequence.standing import StandingOffer
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState, Mark, Tally

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- the next brigade ------------------------------------------------------------------------------------------------


class MarkerChoice(OpenChoice):
    """C5.32.a, C5.32.b, C3.III.h: brigades act one at a time, in the owner's order, each to its end."""

    step = "marker.brigade"
    rule = "C3.III.h"

    def seats(self, game: Setting, state: GbacwState, frame: Marker) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Marker) -> dict[str, object]:
        return {"marker": frame.marker, "side": frame.side}


FLOW.choice(MarkerChoice)


def suits(game: Setting, state: GbacwState, unit: Unit, march: bool) -> bool:
    """C5.35.a, C6.13.b, C5.28.b, C6.11.c: units under March Orders act on the March AM, all others on that of their
    division, by the order that each of them carries."""
    return (query.orders(game, state, unit) == MARCH) == march


def is_activated(state: GbacwState, frame: Marker, brigade: int) -> bool:
    """C6.21.a, C6.25.a: is this the kind of marker by which the brigade itself activates, and not only units of it that
    carry an order of their own?"""
    return (state.brigade_orders[brigade] == MARCH) == (frame.division < 0)


def why_not_act(game: Setting, state: GbacwState, frame: Marker, brigade: int) -> Refusal | None:
    """May this brigade act with this marker? C5.35.a, C9.22.f: those in March move on the March AM alone. C6.32.b:
    those In Reserve ignore every marker. C6.26.c: those caught in March after their March AM do not act again this
    turn. C5.31.d: a marker of the battle's own is for the brigades that it names, besides the AMs of their
    division."""
    row, args, march = game.field.brigades[brigade], {"brigade": brigade}, frame.march
    own = battle_marker(game.field, frame.marker)
    if own is not None and brigade not in own.brigades:
        return Refusal("C5.31.d", "other_command", args)
    if own is None and not march and row.division != frame.division:
        return Refusal("C5.32.a", "other_division", args)
    if march and row.side != frame.side:
        return Refusal("C5.35.b", "other_side", args)
    units = [unit for unit in serving(state, brigade) if schedule.is_present(game, state, unit)]
    if units and not any(suits(game, state, unit, march) for unit in units):
        return Refusal("C5.35.a", "not_in_march" if march else "march_marker_only", args)
    if frame.done >> brigade & 1:
        return Refusal("C5.32.b", "has_acted", args)
    if query.is_in_reserve(state, brigade):
        return Refusal("C6.32.b", "in_reserve", args)
    if not units:
        return Refusal("C5.32.a", "nobody_on_map", args)
    if march:
        return None
    if query.brigade_has(state, BrigadeMark.USED_MARCH, brigade):
        return Refusal("C6.26.c", "caught_in_march", args)
    return None if own is not None or frame.used >> brigade & 1 else why_not_again(game, state, brigade)


def why_not_activate(game: Setting, state: GbacwState, frame: Marker, brigade: int) -> Refusal | None:
    """C5.32.a: may it activate? C9.31.a, C6.33.a: a leader all of whose units are gone moves with his division
    still."""
    refusal = why_not_act(game, state, frame, brigade)
    if refusal is None or refusal.code != "nobody_on_map":
        return refusal
    leader = game.field.brigades[brigade].leader
    is_there = leader >= 0 and state.leader_hex[leader] >= 0
    return None if is_there and is_activated(state, frame, brigade) else refusal


def use_marker(play: Play, frame: Marker, brigade: int) -> Marker:
    """C5.26.b: this AM is not the one that the brigade skips. The frame that knows it."""
    if frame.division >= 0 and not frame.used >> brigade & 1:
        query.count(play.state, Tally.ACTIVATIONS, brigade)
    return frame._replace(used=frame.used | 1 << brigade)


def acting_with(game: Setting, state: GbacwState, frame: Marker, brigade: int) -> int:
    """C5.34.h: the coordinated brigades act as one. C5.35.b: so do all that are in March, in any order of their
    units."""
    if frame.march:
        brigades = range(len(game.field.brigades))
        return 1 << brigade | mask_of(n for n in brigades if why_not_act(game, state, frame, n) is None)
    return frame.group if frame.group >> brigade & 1 else 1 << brigade


class ActivateBrigadeOffer(Offer):
    """C5.33.a: all units of the brigade may do what their orders allow."""

    action = ActivateBrigade

    def why_not(
        self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: ActivateBrigade
    ) -> Refusal | None:
        return why_not_activate(game, state, frame, action.brigade)

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[ActivateBrigade]:
        return (ActivateBrigade(brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: Marker, seat: int, action: ActivateBrigade) -> None:
        brigades = acting_with(play.game, play.state, frame, action.brigade)
        for brigade in members(brigades):
            frame = use_marker(play, frame, brigade)
        begin_brigade(play, frame, brigades)


MarkerChoice.offer(ActivateBrigadeOffer)


class EndDivisionOffer(Offer):
    """C5.32.a: brigades may act; none must."""

    action = EndDivision
    weight = 0.2

    def why_not(
        self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: EndDivision
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[EndDivision]:
        yield EndDivision()

    def apply(self, play: Play, frame: Marker, seat: int, action: EndDivision) -> None:
        next_marker_step(play, frame)


MarkerChoice.offer(EndDivisionOffer)


# --- the next unit ---------------------------------------------------------------------------------------------------


class BrigadeChoice(OpenChoice):
    """C3.III.f: each unit does one of: move and fire as its orders allow; or resupply and rally."""

    step = "brigade.act"
    rule = "C3.III.f"

    def seats(self, game: Setting, state: GbacwState, frame: BrigadeAct) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: BrigadeAct) -> dict[str, object]:
        return {"brigades": frame.brigades, "side": frame.side}


FLOW.choice(BrigadeChoice)


def why_not_unit(
    game: Setting, state: GbacwState, frame: BrigadeAct, unit: Unit, *, excused: tuple[Mark, ...] = ()
) -> Refusal | None:
    """May this unit begin an action now? C3.III.f: once, and not while it builds (15.1); C8.21.a: one at a time.
    C4.32.a, C5.33.b: a battery acts with the brigade that it serves. ``excused``: marks of what it may have done before
    (resupply and rally go together)."""
    args = {"unit": unit}
    if not frame.brigades >> serves(state, unit) & 1:
        return Refusal("C5.33.a", "other_brigade", args)
    if state.hex_of[unit] < 0:
        return Refusal("C5.33.a", "not_on_map", args)
    if query.is_resting(state, unit):
        return Refusal("C6.32.b", "resting", args)
    if query.is_abandoned(state, unit):
        return Refusal("C12.8.a", "abandoned", args)
    if query.has(state, Mark.RECREWED, unit):
        return Refusal("C12.81.b", "just_manned", args)
    if query.has(state, Mark.ACTED, unit) and not any(query.has(state, mark, unit) for mark in excused):
        return Refusal("C3.III.f", "has_acted", args)
    if query.has(state, Mark.FINISHED, unit):
        return Refusal("C12.47.a", "finished", args)
    if query.has(state, Mark.BUILDING, unit):
        return Refusal("C3.III.f", "is_building", args)
    if schedule.has_finished_march(state, unit):
        return Refusal("C9.71.g", "finished_march", args)
    if schedule.activations_left(game, state, unit) == 0:
        return Refusal("C9.74.a", "no_activation_left", args)
    if not suits(game, state, unit, frame.march):
        return Refusal("C5.35.a", "not_in_march" if frame.march else "march_marker_only", args)
    return None if frame.march else why_not_unit_again(game, state, unit)


class ActivateUnitOffer(Offer):
    """C8.21.a: units move and fire one at a time."""

    action = ActivateUnit

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: ActivateUnit
    ) -> Refusal | None:
        return why_not_unit(game, state, frame, action.unit)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[ActivateUnit]:
        return (game.activations[unit] for unit in each_unit(game.field.of_side[frame.side]))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: ActivateUnit) -> None:
        begin_unit(play, action.unit, most_equivalents(play.game, play.state, action.unit) if frame.march else 1)


BrigadeChoice.offer(ActivateUnitOffer)


class EndBrigadeOffer(Offer):
    """C3.III.g: when movement and fire are over, assaults follow."""

    action = EndBrigade
    weight = 0.1

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: EndBrigade
    ) -> Refusal | None:
        """C8.53.a: who is in column under Attack Orders has to close up or form line first."""
        for unit in each_unit(game.field.of_side[frame.side]):
            if must_close_up(game, state, unit) and why_not_unit(game, state, frame, unit) is None:
                return Refusal("C8.53.a", "column_under_attack_orders", {"unit": unit})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[EndBrigade]:
        yield EndBrigade()

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: EndBrigade) -> None:
        next_brigade_step(play, frame)


BrigadeChoice.offer(EndBrigadeOffer)


BrigadeChoice.offer(StandingOffer)
