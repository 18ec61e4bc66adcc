"""11.12 Contact: which enemies a unit could assault from where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.movement.costs import step_cost
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def is_passable(
    game: Setting, state: GbacwState, unit: Unit, origin: Hex, direction: int, mode: int | None = None
) -> bool:
    """C11.12.b7: is the hexside open to the unit, under its orders or others? C9.44.d, C9.44.e: bridges and fords are,
    under any."""
    if step_cost(game, state, unit, origin, direction, way=False, mode=mode) != PROHIBITED:
        return True
    number = profile(query.arm(game, state, unit), ADVANCE)
    return game.field.way_cost[number][origin * 6 + direction] != PROHIBITED


def in_front(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> list[tuple[int, Hex]]:
    """C11.12.b4, C7.34.j: the enemies in the Front hexes of the part of a unit that stands here, as (direction, hex);
    its Refused Front does not count."""
    enemy = state.occupied[1 - game.field.units[unit].side]
    return [
        (direction, to)
        for direction, to in enumerate(game.field.grid.neighbours[where])
        if to >= 0 and enemy >> to & 1 and query.side_class(state, unit, direction) == query.FRONT
    ]


def faced(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """C11.12.b4, C11.12.b7, RN11.31.1: the enemy hexes that a unit may assault, those of all its parts together."""
    return sorted(
        {
            to
            for where in query.hexes_of(state, unit)
            for direction, to in in_front(game, state, unit, where)
            if is_passable(game, state, unit, where, direction)
        }
    )
