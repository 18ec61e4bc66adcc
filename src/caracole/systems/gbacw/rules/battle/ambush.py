"""18.6 The first volley of those who lie hidden behind a wall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import Ambush
from caracole.systems.gbacw.rules.flow import Moment, Play, at_moment
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def first_volley(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> list[Drm]:
    """C18.6.a: the first fire of a unit behind such a wall, at somebody near in the field before it; C18.6.b: unless it
    has fired before, or an enemy was next to it before."""
    side = game.field.units[unit].side
    return [
        Drm("C18.6.a", "first_volley", row.modifier)
        for row in game.field.scenario.rules.ambushes
        if row.side == side
        and target in row.targets
        and game.field.grid.distance(origin, target) <= row.within
        and _is_over_wall(game, row, origin, target)
        and not query.has(state, Mark.DISCOVERED, unit)
    ]


def _is_over_wall(game: Setting, row: Ambush, origin: Hex, target: Hex) -> bool:
    """C18.6.c: does the fire leave the hex over the wall; along a corner, over it on both sides?"""
    return all((origin, way) in row.wall for way in game.field.grid.leaves(origin, target))


def note_fire(play: Play, units: Iterable[Unit]) -> None:
    """C18.6.b: who has fired lies hidden no more."""
    if play.field.scenario.rules.ambushes:
        for unit in units:
            query.mark(play.state, Mark.DISCOVERED, unit)


@at_moment("brigade_ends", 70)
def discover(play: Play, moment: Moment) -> None:
    """C18.6.b, C18.6.d: nor does who has an enemy next to it when an activation ends."""
    game, state = play.game, play.state
    for side in {row.side for row in game.field.scenario.rules.ambushes}:
        for unit in query.units_on_map(game, state, side):
            if any(query.is_adjacent_to_enemy(game, state, where, side) for where in query.hexes_of(state, unit)):
                query.mark(state, Mark.DISCOVERED, unit)
