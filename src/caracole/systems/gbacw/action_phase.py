"""3.0 III.C.3 The Action Phase: which brigade acts next, and what its units do.

``marker.brigade`` asks for the next brigade of the division; ``brigade.act`` for the next unit. Chapters add what a
unit may do in place of moving and firing (rally, resupply, leader movement) as offers to :class:`BrigadeChoice`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.kernel.bits import members
from caracole.systems.gbacw import query, schedule
from caracole.systems.gbacw.actions import ActivateBrigade, ActivateUnit, EndBrigade, EndDivision
from caracole.systems.gbacw.activation import why_not_again
from caracole.systems.gbacw.flow import FLOW, Offer, OpenChoice, Play
from caracole.systems.gbacw.movement import begin_unit
from caracole.systems.gbacw.printed import MARCH
from caracole.systems.gbacw.sequence import (
    BrigadeAct,
    Marker,
    begin_brigade,
    next_brigade_step,
    next_marker_step,
)
from caracole.systems.gbacw.standing import StandingOffer
from caracole.systems.gbacw.state import GbacwState, Mark, Tally

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


# --- the next brigade ------------------------------------------------------------------------------------------------


@FLOW.choice
class MarkerChoice(OpenChoice):
    """C5.32.a, C5.32.b, C3.III.h: brigades act one at a time, in the owner's order, each to its end."""

    step = "marker.brigade"
    rule = "C3.III.h"

    def seats(self, game: Gbacw, state: GbacwState, frame: Marker) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Gbacw, state: GbacwState, frame: Marker) -> dict[str, object]:
        return {"marker": frame.marker, "side": frame.side}


def why_not_act(game: Gbacw, state: GbacwState, frame: Marker, brigade: int) -> Refusal | None:
    """May this brigade act with this marker? C5.35.a: units in March move on the March AM, and only they do.
    C6.32.b: those In Reserve ignore every marker."""
    row, args = game.field.brigades[brigade], {"brigade": brigade}
    present = [unit for unit in members(state.members[brigade]) if schedule.is_present(game, state, unit)]
    kinds = {query.orders(game, state, unit) == MARCH for unit in present}
    if frame.division >= 0 and row.division != frame.division:
        return Refusal("C5.32.a", "other_division", args)
    if frame.division < 0 and row.side != frame.side:
        return Refusal("C5.35.b", "other_side", args)
    if not present:
        return Refusal("C5.32.a", "nobody_on_map", args)
    if (frame.division < 0) not in kinds:
        return Refusal("C5.35.a", "not_in_march" if frame.division < 0 else "march_marker_only", args)
    if frame.done >> brigade & 1:
        return Refusal("C5.32.b", "has_acted", args)
    if state.reserve >> brigade & 1:
        return Refusal("C6.32.b", "in_reserve", args)
    return None if frame.division < 0 else why_not_again(game, state, brigade)


@MarkerChoice.offer
class ActivateBrigadeOffer(Offer):
    """C5.33.a: all units of the brigade may do what their orders allow."""

    action = ActivateBrigade

    def why_not(
        self, game: Gbacw, state: GbacwState, frame: Marker, seat: int, action: ActivateBrigade
    ) -> Refusal | None:
        return why_not_act(game, state, frame, action.brigade)

    def proposals(self, game: Gbacw, state: GbacwState, frame: Marker, seat: int) -> Iterator[ActivateBrigade]:
        return (ActivateBrigade(brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: Marker, seat: int, action: ActivateBrigade) -> None:
        query.count(play.state, Tally.ACTIVATIONS, action.brigade)
        begin_brigade(play, frame, 1 << action.brigade)


@MarkerChoice.offer
class EndDivisionOffer(Offer):
    """C5.32.a: brigades may act; none must."""

    action = EndDivision
    weight = 0.2

    def why_not(self, game: Gbacw, state: GbacwState, frame: Marker, seat: int, action: EndDivision) -> Refusal | None:
        return None

    def proposals(self, game: Gbacw, state: GbacwState, frame: Marker, seat: int) -> Iterator[EndDivision]:
        yield EndDivision()

    def apply(self, play: Play, frame: Marker, seat: int, action: EndDivision) -> None:
        next_marker_step(play, frame)


# --- the next unit ---------------------------------------------------------------------------------------------------


@FLOW.choice
class BrigadeChoice(OpenChoice):
    """C3.III.f: each unit does one of: move and fire as its orders allow; or resupply and rally."""

    step = "brigade.act"
    rule = "C3.III.f"

    def seats(self, game: Gbacw, state: GbacwState, frame: BrigadeAct) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Gbacw, state: GbacwState, frame: BrigadeAct) -> dict[str, object]:
        return {"brigades": frame.brigades, "side": frame.side}


def why_not_unit(game: Gbacw, state: GbacwState, frame: BrigadeAct, unit: int) -> Refusal | None:
    """May this unit begin an action now? C3.III.f: once, and not while it builds (15.1); C8.21.a: one at a time.
    C4.32.a, C5.33.b: a battery acts with the brigade that it serves."""
    args = {"unit": unit}
    brigade = state.assigned[unit] if state.assigned[unit] >= 0 else state.brigade_of[unit]
    if not frame.brigades >> brigade & 1:
        return Refusal("C5.33.a", "other_brigade", args)
    if state.hex_of[unit] < 0:
        return Refusal("C5.33.a", "not_on_map", args)
    if query.is_abandoned(state, unit):
        return Refusal("C12.8.a", "abandoned", args)
    if query.has(state, Mark.ACTED, unit):
        return Refusal("C3.III.f", "has_acted", args)
    if query.has(state, Mark.FINISHED, unit):
        return Refusal("C12.47.a", "finished", args)
    if query.has(state, Mark.BUILDING, unit):
        return Refusal("C3.III.f", "is_building", args)
    if schedule.has_finished_march(state, unit):
        return Refusal("C9.71.g", "finished_march", args)
    if schedule.activations_left(game, state, unit) == 0:
        return Refusal("C9.74.a", "no_activation_left", args)
    if (query.orders(game, state, unit) == MARCH) != frame.march:
        return Refusal("C5.35.a", "march_marker_only" if not frame.march else "not_in_march", args)
    return None


@BrigadeChoice.offer
class ActivateUnitOffer(Offer):
    """C8.21.a: units move and fire one at a time."""

    action = ActivateUnit

    def why_not(
        self, game: Gbacw, state: GbacwState, frame: BrigadeAct, seat: int, action: ActivateUnit
    ) -> Refusal | None:
        return why_not_unit(game, state, frame, action.unit)

    def proposals(self, game: Gbacw, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[ActivateUnit]:
        return (ActivateUnit(unit) for unit in members(game.field.of_side[frame.side]))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: ActivateUnit) -> None:
        begin_unit(play, action.unit)


@BrigadeChoice.offer
class EndBrigadeOffer(Offer):
    """C3.III.g: when movement and fire are over, assaults follow."""

    action = EndBrigade
    weight = 0.1

    def why_not(
        self, game: Gbacw, state: GbacwState, frame: BrigadeAct, seat: int, action: EndBrigade
    ) -> Refusal | None:
        return None

    def proposals(self, game: Gbacw, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[EndBrigade]:
        yield EndBrigade()

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: EndBrigade) -> None:
        next_brigade_step(play, frame)


BrigadeChoice.offer(StandingOffer)
