"""Facts that hold at every decision of every game, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel.bits import members
from caracole.systems.gradisca.rules.activation.activation import DiscardOne
from caracole.systems.gradisca.rules.cards.cards import CardPlay
from caracole.systems.gradisca.rules.combat.field import Battle
from caracole.systems.gradisca.rules.components.numbers import each_zone
from caracole.systems.gradisca.rules.forts.forts import fort_limit
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.game import Gradisca


def broken_invariants(game: Gradisca, state: GradiscaState) -> list[str]:
    """What is wrong; empty when all is well."""
    return [*_units(game, state), *_cards(game, state), *_tracks(game, state), *_zones(game, state)]


def _units(game: Gradisca, state: GradiscaState) -> list[str]:
    wrong = []
    at = [0] * len(game.theatre.zones)
    for unit, zone in enumerate(state.zone_of):
        if zone >= 0:
            at[zone] |= 1 << unit
    if at != state.at:
        wrong.append("units by zone and zones by unit disagree")
    for side in (0, 1):
        held = 0
        for zone, units in zip(game.theatre.every_zone, at, strict=True):
            if units & game.theatre.of_side[side]:
                held |= 1 << zone
        if held != state.held[side]:
            wrong.append(f"held zones of side {side} disagree")
    on_map = 0
    for units in at:
        on_map |= units
    if (state.disorganized | state.out_of_supply) & ~on_map:
        wrong.append("a marker lies on a unit that is not on the map")
    if state.disorganized & ~game.theatre.two_sided:
        wrong.append("a unit without a Disorganized side is Disorganized")
    for command in members(state.cup | state.played):
        if not on_map & game.theatre.of_command[command]:
            wrong.append(f"the marker of empty Command {command} is in the game")
    if state.cup & state.played:
        wrong.append("a marker is in the cup and on the track")
    return wrong


def _cards(game: Gradisca, state: GradiscaState) -> list[str]:
    wrong = []
    on_table = [frame.card for frame in state.stack if isinstance(frame, CardPlay)]
    in_hands = [*state.hands[0], *state.hands[1]]
    everywhere = sorted([*state.deck, *state.discard, *in_hands, *state.set_aside, *members(state.removed), *on_table])
    if everywhere != sorted(game.scenario_cards):
        wrong.append("cards are lost or doubled")
    discarding = bool(state.stack) and state.stack[-1].step == DiscardOne.step
    limit = game.charts.hand.limit
    for side in (0, 1):
        allowed = limit + (1 if discarding and state.stack[-1].side == side else 0)
        if len(state.hands[side]) > allowed:
            wrong.append(f"side {side} holds {len(state.hands[side])} cards")
    return wrong


def _tracks(game: Gradisca, state: GradiscaState) -> list[str]:
    wrong = []
    morale = game.charts.morale
    if game.rules.advanced and not all(morale.lowest <= value <= morale.highest for value in state.morale):
        wrong.append(f"Morale {state.morale}")
    if min(state.vp) < 0:
        wrong.append(f"points {state.vp}")
    for border, level in enumerate(state.levels):
        if not 0 <= level <= game.theatre.printed_levels[border]:
            wrong.append(f"Level {level} on border {border}")
        if not 0 <= state.fresh_mines[border] <= state.mines[border]:
            wrong.append(f"mines on border {border}")
    return wrong


def _zones(game: Gradisca, state: GradiscaState) -> list[str]:
    wrong = []
    fighting = {frame.zone for frame in state.stack if isinstance(frame, Battle | Column)}
    for zone in each_zone(state.held[0] & state.held[1]):
        if zone not in fighting:
            wrong.append(f"both sides stand in zone {zone} and nobody fights")
    for zone in game.theatre.every_zone:
        if state.forts[0][zone] + state.forts[1][zone] > fort_limit(game):
            wrong.append(f"too many Forts in zone {zone}")
    for side in (0, 1):
        camp = state.camp[side]
        if camp >= 0 and game.theatre.is_fortress[camp]:
            wrong.append(f"a Camp in Fortress {camp}")
    return wrong
