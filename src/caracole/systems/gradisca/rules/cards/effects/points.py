"""Effects on points, Morale and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay
from caracole.systems.gradisca.rules.cards.effects.men import recoverable
from caracole.systems.gradisca.rules.cards.effects.table import effect, side_of
from caracole.systems.gradisca.rules.combat.losses import recover_unit
from caracole.systems.gradisca.rules.components.numbers import Zone, each_unit, each_zone
from caracole.systems.gradisca.rules.components.theatre import Effect
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.supply.supply import camp_is_supplied
from caracole.systems.gradisca.rules.victory.morale import change_morale
from caracole.systems.gradisca.rules.victory.victory import gain_points, move_end

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


@effect("victory_points")
def victory_points(play: Play, frame: CardPlay, row: Effect) -> None:
    """G12.t, G13.b: points for the side named, or the player."""
    gain_points(play, side_of(frame, row), row.arg("points"), "G12.t")


@effect("morale")
def morale(play: Play, frame: CardPlay, row: Effect) -> None:
    """G22.d: cards change Morale."""
    change_morale(play, side_of(frame, row), row.arg("by"), "G22.d")


@effect("move_end")
def end_marker(play: Play, frame: CardPlay, row: Effect) -> None:
    """G4.f: the number of turns changes."""
    move_end(play, row.arg("by"))


@effect("supply")
def supply_card(play: Play, frame: CardPlay, row: Effect) -> None:
    """G21.p, G21.q, G21.r: Morale up by the printed amount if the Camp is in play and in supply, else down by the
    other. With ``camp_recovers`` a supplied Camp also brings the units in its zone back to good order."""
    side = side_of(frame, row)
    up = camp_is_supplied(play.game, play.state, side)
    change_morale(play, side, row.arg("up") if up else -row.arg("down", row.arg("up")), "G21.q")
    if up and row.arg("camp_recovers"):
        for unit in each_unit(recoverable(play.game, play.state, side) & play.state.at[play.state.camp[side]]):
            recover_unit(play, unit, "G12.a")


def tributaries(game: Setting, state: GradiscaState, side: int) -> list[Zone]:
    """Named zones of the enemy's country that hold at least one combat unit of this side (G12.s)."""
    theatre = game.theatre
    return [
        zone
        for zone in each_zone(state.held[side])
        if theatre.zones[zone].named
        and theatre.zones[zone].owner == 1 - side
        and state.at[zone] & theatre.of_side[side] & theatre.combat
    ]


@effect("contributions")
def contributions(play: Play, frame: CardPlay, row: Effect) -> None:
    """Points for every zone that pays, up to so many; in the advanced game Morale too if they were enough."""
    zones = tributaries(play.game, play.state, frame.side)
    points = min(row.arg("most"), row.arg("points") * len(zones))
    if not points:
        return
    play.tell("contributions_raised", "G12.a", side=frame.side, zones=zones, points=points)
    gain_points(play, frame.side, points, "G12.t")
    if points >= row.arg("morale_from"):
        change_morale(play, frame.side, row.arg("morale"), "G22.d")


def _nobody_pays(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if tributaries(game, state, side) else Refusal("G12.a", "no_target")


TARGETS["contributions"] = _nobody_pays


@effect("morale_without_camp")
def morale_without_camp(play: Play, frame: CardPlay, row: Effect) -> None:
    """G22.d: each side that has no Camp in supply, the player first."""
    for side in (frame.side, 1 - frame.side):
        if not camp_is_supplied(play.game, play.state, side):
            change_morale(play, side, row.arg("by"), "G22.d")
