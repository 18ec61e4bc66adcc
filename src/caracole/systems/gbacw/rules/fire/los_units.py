"""10.26 Combat units in the line of fire, and the field of fire (10.16, 10.21). What the ground hides is in ``los``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.terrain import SHELL
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SAFE_DISTANCE: Final = 2
"""C10.26.g: so many hexes before and behind the target must be free of friends when guns fire shell."""

LARGEST_STARTLING_DIE: Final = 2
"""C10.26.f: a natural fire die up to this endangers friends next to the target."""


def why_not_seen(game: Setting, origin: Hex, target: Hex) -> Refusal | None:
    """C10.12.a, C10.21.a, C10.22.a: the ground must leave the line open; C10.22.c: an adjacent hex is always seen."""
    if query.sees(game, origin, target):
        return None
    return Refusal("C10.22.a", "line_of_sight_blocked", {"origin": origin, "target": target})


def is_in_field_of_fire(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> bool:
    """C10.16.c, C10.21.b, RN10.16.1: the line leaves through a Front hexside of the part that stands in ``origin``, its
    corners included; C7.34.c: the Refused Front counts."""
    front, row = query.front_directions(game, state, unit, origin), game.field.grid.neighbours[origin]
    return any(way in front and row[way] >= 0 for way in game.field.grid.leaves(origin, target))


def why_blocked(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex, kind: int) -> Refusal | None:
    """10.26: do units in the way forbid this fire? C10.26.j: other rules than fire never ask."""
    if kind == SHELL:
        return _friends_near_target(game, state, unit, origin, target)
    between = units_between(game, state, origin, target)
    side = game.field.units[unit].side
    if not between or _sees_no_enemy_between(game, state, side, origin, between):
        return None
    for where, near, far in between:
        if not _fires_over(game, unit, origin, target, where, near, far):
            return Refusal("C10.26.a", "unit_in_the_way", {"hex": where, "target": target})
    return None


def units_between(game: Setting, state: GbacwState, origin: Hex, target: Hex) -> list[tuple[Hex, int, int]]:
    """Hexes with combat units of either side on the line: (hex, distance from the firer, distance from the target).
    RN10.26.1: those beside a hexside on which the line runs count. C10.26.k: Abandoned guns do not."""
    held = state.occupied[0] | state.occupied[1]
    grid = game.field.grid
    near, far = grid.distances(origin), grid.distances(target)
    return [(where, near[where], far[where]) for where in grid.between(origin, target) if held >> where & 1]


def _sees_no_enemy_between(
    game: Setting, state: GbacwState, side: int, origin: Hex, between: list[tuple[Hex, int, int]]
) -> bool:
    """C10.26.c: no friend is in the way, and the ground hides every enemy that is."""
    return all(
        query.is_occupied(state, 1 - side, where) and not query.sees(game, origin, where) for where, _, _ in between
    )


def _fires_over(game: Setting, unit: Unit, origin: Hex, target: Hex, where: Hex, near: int, far: int) -> bool:
    """May it fire over the units in this hex?"""
    ground = game.field.elevation
    if ground[where] < min(ground[origin], ground[target]):
        return True  # C10.26.b
    if near == 1 and query.is_artillery(game, unit) and ground[origin] >= ground[where] + 2:
        return True  # C10.26.d
    low, high = sorted((ground[origin], ground[target]))
    to_low, to_high = (near, far) if ground[origin] == low else (far, near)
    return high - low >= 2 and ground[where] == low and to_low >= to_high  # C10.26.e


def _friends_near_target(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> Refusal | None:
    """C10.26.g, C10.26.h, C10.26.i, C10.21.c: at four hexes and more only friends block: those on the line of fire, or
    beside a hexside on which it runs, within two hexes before or behind the target."""
    grid, friends = game.field.grid, state.occupied[game.field.units[unit].side]
    for where in grid.around_end(origin, target, SAFE_DISTANCE):
        if friends >> where & 1:
            return Refusal("C10.26.g", "friends_near_target", {"hex": where, "target": target})
    return None


def friends_endangered(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> list[Unit]:
    """C10.26.f: friendly units next to the target over which the fire passes; on a natural die of 2 or less they check
    their order."""
    side = game.field.units[unit].side
    return [
        other
        for where, _, far in units_between(game, state, origin, target)
        if far == 1 and query.is_occupied(state, side, where)
        for other in query.stack(state, where)
    ]
