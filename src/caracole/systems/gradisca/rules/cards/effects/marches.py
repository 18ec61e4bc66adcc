"""Effects on marches: more movement, forced marches, rivers in flood, bridges lost and built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseBorder, ChooseZone
from caracole.systems.gradisca.rules.activation.activation import why_not_activate, zones_with_command
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay
from caracole.systems.gradisca.rules.cards.effects.table import effect
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, RIVER, Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.bridges import (
    banks_held,
    borders_on,
    holds_bank,
    lose_bridge,
    make_bridge,
)
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


@effect("extra_movement")
def extra_movement(play: Play, frame: CardPlay, row: Effect) -> None:
    """More movement in this activation, for all units of the side or for these types."""
    query.put_in_force(play.state, "extra_movement", frame.side, (row.arg("by"), row.arg("types", ())))
    play.tell("movement_raised", "G12.a", side=frame.side, by=row.arg("by"))


# --- a forced march --------------------------------------------------------------------------------------------------


class ForcedMarch(StepFrame):
    """The zone from which they will be driven on is still to be named."""

    __slots__ = ("by", "guns", "seat", "side")

    def __init__(self, step: str, seat: int, side: int, by: int, guns: int) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.by = by
        self.guns = guns

    def twin(self) -> ForcedMarch:
        return ForcedMarch(self.step, self.seat, self.side, self.by, self.guns)


FLOW.frame(ForcedMarch)


def zones_to_activate(game: Setting, state: GradiscaState) -> list[Zone]:
    """The zones that the active Command may still activate."""
    frame = query.activation(state)
    if frame is None:
        return []
    zones = zones_with_command(game, state, frame.command)
    return [zone for zone in zones if why_not_activate(game, state, frame, zone) is None]


@effect("forced_march")
def forced_march(play: Play, frame: CardPlay, row: Effect) -> None:
    """In one zone that is activated afterwards men have more movement by ``by`` and guns by ``guns``; what they pay for
    it is told in ``forced_march``."""
    if zones_to_activate(play.game, play.state):
        play.push(ForcedMarch("effect.forced_march", frame.seat, frame.side, row.arg("by"), row.arg("guns")))


def _nobody_marches(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if zones_to_activate(game, state) else Refusal("G12.a", "no_target")


TARGETS["forced_march"] = _nobody_marches


class NameStart(Ask):
    """12: the zone from which the forced march sets out."""

    step = "effect.forced_march"
    rule = "G12.a"
    actions = (ChooseZone,)

    def seats(self, game: Setting, state: GradiscaState, frame: ForcedMarch) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: ForcedMarch, seat: int, action: ChooseZone
    ) -> Refusal | None:
        return why_not_activate(game, state, query.activation(state), action.zone)

    def proposals(self, game: Setting, state: GradiscaState, frame: ForcedMarch, seat: int) -> Iterator[ChooseZone]:
        return (ChooseZone(zone) for zone in zones_to_activate(game, state))

    def apply(self, play: Play, frame: ForcedMarch, seat: int, action: ChooseZone) -> None:
        play.pop()
        zone = play.theatre.zones[action.zone].id
        query.put_in_force(play.state, "forced_march", frame.side, (zone, frame.by, frame.guns))
        play.tell("march_forced", "G12.a", side=frame.side, zone=action.zone, by=frame.by, guns=frame.guns)


FLOW.choice(NameStart)


# --- rivers in flood -------------------------------------------------------------------------------------------------


@effect("close_river")
def close_river(play: Play, frame: CardPlay, row: Effect) -> None:
    """Until the end of the turn nothing crosses the river where it has no bridge, in movement or retreat."""
    query.put_in_force(play.state, "river_closed", frame.side, row.arg("river"), play.state.turn)
    play.tell("river_closed", "G12.a", river=row.arg("river"))


@effect("close_bridges")
def close_bridges(play: Play, frame: CardPlay, row: Effect) -> None:
    """Nor where it has one."""
    query.put_in_force(play.state, "bridges_closed", frame.side, row.arg("river"), play.state.turn)
    play.tell("bridges_closed", "G12.a", river=row.arg("river"))


@effect("break_bridges")
def break_bridges(play: Play, frame: CardPlay, row: Effect) -> None:
    """A die for every bridge over the river: on so much or less the border is a river without bridge."""
    for border in borders_on(play.game, play.state, row.arg("river"), BRIDGE):
        roll = play.roll("G12.a", "bridge_in_flood")
        if roll <= row.arg("lost_on"):
            lose_bridge(play, border, roll)
        else:
            ends = play.theatre.borders[border]
            play.tell("bridge_stood", "G12.a", zone=ends.a, to=ends.b, roll=roll)


def _no_such_river(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    river = row.arg("river")
    if any(border.river == river for border in game.theatre.borders):
        return None
    return Refusal("G12.a", "no_target")


def _no_bridges(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if borders_on(game, state, row.arg("river"), BRIDGE) else Refusal("G12.a", "no_target")


TARGETS["close_river"] = _no_such_river
TARGETS["close_bridges"] = _no_bridges
TARGETS["break_bridges"] = _no_bridges


# --- a new bridge ----------------------------------------------------------------------------------------------------


class NewBridge(StepFrame):
    """Where the bridge is built is still to be named."""

    __slots__ = ("river", "seat", "side")

    def __init__(self, step: str, seat: int, side: int, river: str) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.river = river

    def twin(self) -> NewBridge:
        return NewBridge(self.step, self.seat, self.side, self.river)


FLOW.frame(NewBridge)


@effect("build_bridge")
def build_bridge(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player names a border on the river that has no bridge, with own units on one bank: now it has one."""
    if banks_held(play.game, play.state, frame.side, row.arg("river")):
        play.push(NewBridge("effect.build_bridge", frame.seat, frame.side, row.arg("river")))


def _no_bank(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if banks_held(game, state, side, row.arg("river")) else Refusal("G12.a", "no_target")


TARGETS["build_bridge"] = _no_bank


class NameCrossing(Ask):
    """12: the border that gets a bridge, named from a bank that the player holds."""

    step = "effect.build_bridge"
    rule = "G12.a"
    actions = (ChooseBorder,)

    def seats(self, game: Setting, state: GradiscaState, frame: NewBridge) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: NewBridge, seat: int, action: ChooseBorder
    ) -> Refusal | None:
        border = game.theatre.border_to[action.zone].get(action.other)
        if border is None:
            return Refusal("G12.a", "not_adjacent", {"zone": action.zone, "to": action.other})
        if game.theatre.borders[border].river != frame.river or state.kinds[border] != RIVER:
            return Refusal("G12.a", "no_river_to_bridge", {"zone": action.zone, "to": action.other})
        if not holds_bank(game, state, frame.side, action.zone):
            return Refusal("G12.a", "nobody_on_the_bank", {"zone": action.zone})
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: NewBridge, seat: int) -> Iterator[ChooseBorder]:
        for number in banks_held(game, state, frame.side, frame.river):
            border = game.theatre.borders[number]
            for zone, other in ((border.a, border.b), (border.b, border.a)):
                if holds_bank(game, state, frame.side, zone):
                    yield ChooseBorder(zone, other)

    def apply(self, play: Play, frame: NewBridge, seat: int, action: ChooseBorder) -> None:
        play.pop()
        make_bridge(play, play.theatre.border_to[action.zone][action.other])
        play.tell("bridge_built", "G12.a", side=frame.side, zone=action.zone, to=action.other)


FLOW.choice(NameCrossing)
