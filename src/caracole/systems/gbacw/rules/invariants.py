"""Facts that hold at every decision of every game, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY
from caracole.systems.gbacw.rules.state import ELIMINATED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.game import Gbacw


def broken_invariants(game: Gbacw, state: GbacwState) -> list[str]:
    """What is wrong; empty when all is well."""
    return [*_places(game, state), *_units(game, state), *_commands(game, state)]


def _places(game: Gbacw, state: GbacwState) -> list[str]:
    wrong = []
    names = game.field.grid.names
    seen: dict[Unit, set[Hex]] = {}
    for where, row in zip(game.field.grid.every, state.at, strict=True):
        if len(set(row)) != len(row):
            wrong.append(f"a unit is twice in {names[where]}")
        for unit in row:
            seen.setdefault(unit, set()).add(where)
        sides = {game.field.units[unit].side for unit in query.stack(state, where)}
        if len(sides) > 1:
            wrong.append(f"both sides stand in {names[where]}")
        for side in (0, 1):
            if (side in sides) != query.is_occupied(state, side, where):
                wrong.append(f"occupied hexes of side {side} disagree at {names[where]}")
    for unit in game.field.every_unit:
        if set(query.hexes_of(state, unit)) != seen.get(unit, set()):
            wrong.append(f"unit {unit} is not where its hex says")
    if state.controlled[0] & state.controlled[1]:
        wrong.append("both sides control a hex")
    return wrong


def _units(game: Gbacw, state: GbacwState) -> list[str]:
    wrong = []
    for unit, row in zip(game.field.every_unit, game.field.units, strict=True):
        if not 0 <= state.strength[unit] <= row.strength:
            wrong.append(f"{row.id} has {state.strength[unit]} strength points")
        if row.arm == ARTILLERY and sum(state.guns[unit]) != state.strength[unit]:
            wrong.append(f"{row.id}: guns and strength disagree")
        if (state.hex_of[unit] == ELIMINATED) != (not state.strength[unit]):
            wrong.append(f"{row.id} is eliminated or has strength, not both")
        if state.hex_of[unit] >= 0 and not query.may_face(query.orders(game, state, unit), state.facing[unit]):
            wrong.append(f"{row.id} faces in a way that its orders do not know")
    return wrong


def _commands(game: Gbacw, state: GbacwState) -> list[str]:
    wrong = []
    for brigade, mask in enumerate(state.members):
        for unit, home in enumerate(state.brigade_of):
            if bool(mask >> unit & 1) != (home == brigade):
                wrong.append(f"unit {unit} and brigade {brigade} disagree")
    if any(not -1 <= level <= game.field.charts.fatigue["highest"] for level in state.fatigue):
        wrong.append("a Fatigue level is off the ladder")
    if min(state.pool) < 0:
        wrong.append("a marker was drawn that was not in the pool")
    return wrong
