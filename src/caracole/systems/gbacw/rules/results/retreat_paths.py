"""12.44 to 12.46: where a unit may retreat. Nothing here changes anything.

An :class:`Option` is a whole retreat: who goes, from which hex, through which hexes, and how many hexes are missing of
what was ordered. :func:`options` finds them all and keeps those that the book prefers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.declared import awaiting
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import HALF_POINTS
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.movement.costs import may_use_ways, step_cost
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from caracole.systems.gbacw.rules.state import ORDINARY, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LONGEST: Final = 6
"""No retreat through friends is followed further than this."""
DEAREST_FOR_GUNS: Final = 2 * HALF_POINTS
"""C12.45.a: the cost of a hex beyond which guns do not retreat, in half points."""


class Option(NamedTuple):
    """A retreat as a whole."""

    units: tuple[Unit, ...]
    start: Hex
    path: tuple[Hex, ...]
    short: int = 0
    """Hexes that it is shorter than ordered (C12.44.j)."""
    whole: bool = True
    """False: an Extended unit that gives up its extensions (C8.47.e)."""


class Scene(NamedTuple):
    """The enemy as retreating units see him; sets of hexes."""

    side: int
    enemies: int
    fronts: int
    causes: tuple[Hex, ...]
    """The hexes of those who caused the retreat."""
    near_cause: int
    designated: int
    """Friendly hexes with an assault still to come."""
    closed: int = 0
    """Hexes that guns giving way may not enter (C9.63.m)."""


def scene(game: Setting, state: GbacwState, side: int, by: Sequence[Unit], imagined: tuple[Hex, ...] = ()) -> Scene:
    """Who stands where. C9.63.i: with ``imagined`` the one who comes is judged as if he stood in these hexes
    already."""
    enemy, skip = 1 - side, NOWHERE
    enemies = state.occupied[enemy]
    causes = tuple(
        place for unit in by if game.field.units[unit].side == enemy for place in query.hexes_of(state, unit)
    )
    if imagined:
        alone = [place for place in causes if len(query.stack(state, place)) == 1]
        skip = alone[0] if alone else NOWHERE
        enemies = enemies & ~mask_of(alone) | mask_of(imagined)
        causes = imagined
    near = 0
    for place in causes:
        near |= game.field.grid.adjacent[place]
    designated = awaiting(state)
    return Scene(side, enemies, query.front_mask(game, state, enemy, skip), causes, near, designated)


# --- one hex ---------------------------------------------------------------------------------------------------------


def cheapest(game: Setting, state: GbacwState, unit: Unit, origin: Hex, to: Hex) -> int:
    """C12.41.b: what the hex would cost it, by the way that leads there if it may use it."""
    direction = game.field.grid.direction(origin, to)
    costs = [step_cost(game, state, unit, origin, direction, way=False)]
    if may_use_ways(game, state, unit):
        costs.append(step_cost(game, state, unit, origin, direction, way=True))
    return min((cost for cost in costs if cost != PROHIBITED), default=PROHIBITED)


def uses_way(game: Setting, state: GbacwState, unit: Unit, origin: Hex, to: Hex) -> bool:
    """C12.41.b: does it retreat along a way, and so without a check for the ground?"""
    direction = game.field.grid.direction(origin, to)
    if not may_use_ways(game, state, unit):
        return False
    return step_cost(game, state, unit, origin, direction, way=True) != PROHIBITED


def friends(state: GbacwState, units: Sequence[Unit], where: Hex) -> tuple[Unit, ...]:
    """Who else stands there."""
    return tuple(other for other in query.stack(state, where) if other not in units)


def why_not_enter(
    game: Setting, state: GbacwState, view: Scene, units: Sequence[Unit], origin: Hex, to: Hex
) -> Refusal | None:
    """C12.44.a2, C12.44.a3, C12.44.g, C12.45.a, C12.46.d: may these units retreat into this hex? The edge of the map is
    an end of itself (C12.44.a1), and what March Orders forbid to marchers does not count (C12.44.a4, C6.13.m)."""
    args = {"unit": units[0], "hex": to}
    if game.field.grid.direction(origin, to) < 0:
        return Refusal("C12.44.a1", "not_adjacent", args)
    if view.enemies >> to & 1:
        return Refusal("C12.44.a2", "enemy_there", args)
    for unit in units:
        cost = cheapest(game, state, unit, origin, to)
        if cost == PROHIBITED:
            return Refusal("C12.44.a3", "prohibited", args)
        if query.is_artillery(game, unit) and cost > DEAREST_FOR_GUNS:
            return Refusal("C12.45.a", "too_dear_for_guns", args)
    if view.closed >> to & 1:
        return Refusal("C9.63.m", "nearer_to_enemy", args)
    if friends(state, units, to):
        if view.designated >> to & 1:
            return Refusal("C12.46.d", "assault_to_come", args)
        return None
    if view.fronts >> to & 1:
        return Refusal("C12.44.g", "enemy_front", args)
    if view.near_cause >> to & 1:
        return Refusal("C12.44.g", "next_to_cause", args)
    return None


def why_not_end(game: Setting, state: GbacwState, units: Sequence[Unit], where: Hex) -> Refusal | None:
    """C12.44.b: it stops with friends only within the limits of stacking."""
    others = friends(state, units, where)
    return why_not_stack(game, state, (*units, *others), where) if others else None


# --- whole retreats --------------------------------------------------------------------------------------------------


def walks(
    game: Setting, state: GbacwState, view: Scene, units: tuple[Unit, ...], start: Hex, least: int, most: int
) -> list[tuple[Hex, ...]]:
    """C12.44.a1 to C12.44.b, C12.46.a, C8.11.b: every way back of the right length; longer only where friends with whom
    the units cannot stand bar the way."""

    def enters(path: tuple[Hex, ...], direction: int) -> Hex:
        here = path[-1] if path else start
        to = game.field.grid.neighbours[here][direction]
        if to < 0 or to == start or to in path or why_not_enter(game, state, view, units, here, to):
            return NOWHERE
        return to

    return _search(enters, lambda path: why_not_end(game, state, units, path[-1]) is None, least, most, LONGEST)


def line_walks(
    game: Setting, state: GbacwState, view: Scene, unit: Unit, least: int, most: int
) -> list[tuple[Hex, ...]]:
    """C8.47.d, C8.5.m: an Extended unit goes back as it stands, all its hexes in the same direction. The path is that
    of its counter. It joins a stack only if it need not turn for it, and does not go on through friends."""
    places, grid = query.hexes_of(state, unit), game.field.grid

    def positions(path: tuple[Hex, ...]) -> tuple[Hex, ...]:
        found, here = places, places[0]
        for to in path:
            direction = grid.direction(here, to)
            found, here = tuple(grid.neighbours[place][direction] for place in found), to
        return found

    def enters(path: tuple[Hex, ...], direction: int) -> Hex:
        for place in positions(path):
            to = grid.neighbours[place][direction]
            if to < 0 or why_not_enter(game, state, view, (unit,), place, to):
                return NOWHERE
        to = grid.neighbours[path[-1] if path else places[0]][direction]
        return NOWHERE if to == places[0] or to in path else to

    def ends(path: tuple[Hex, ...]) -> bool:
        return all(
            why_not_end(game, state, (unit,), place) is None
            and all(state.facing[other] == state.facing[unit] for other in friends(state, (unit,), place))
            for place in positions(path)
        )

    return _search(enters, ends, least, most, most)


def _search(
    enters: Callable[[tuple[Hex, ...], int], Hex],
    ends: Callable[[tuple[Hex, ...]], bool],
    least: int,
    most: int,
    longest: int,
) -> list[tuple[Hex, ...]]:
    found: list[tuple[Hex, ...]] = []
    open_paths: list[tuple[Hex, ...]] = [()]
    while open_paths:
        path = open_paths.pop(0)
        for direction in range(6):
            to = enters(path, direction)
            if to < 0:
                continue
            further = (*path, to)
            stops = ends(further)
            if stops and len(further) >= least:
                found.append(further)
            if len(further) < most or (not stops and len(further) < longest):
                open_paths.append(further)
    return found


def shifted(game: Setting, places: Sequence[Hex], path: Sequence[Hex]) -> tuple[Hex, ...]:
    """Where the hexes of a unit are when its first one has gone along the path."""
    grid, here, found = game.field.grid, places[0], tuple(places)
    for to in path:
        direction = grid.direction(here, to)
        found, here = tuple(grid.neighbours[place][direction] for place in found), to
    return found


# --- which of them ---------------------------------------------------------------------------------------------------


def nearest(game: Setting, places: Sequence[Hex], others: Sequence[Hex]) -> int:
    """The distance between the nearest two of these; 999 if there is none."""
    distance = game.field.grid.distance
    return min((distance(a, b) for a in places for b in others), default=999)


def preferred(
    game: Setting, state: GbacwState, view: Scene, found: list[Option], places: tuple[Hex, ...]
) -> list[Option]:
    """C12.44.d, C12.44.e, C12.44.f, RN12.44.1: those that end farther from the nearest enemy than they began, if there
    are any; among them those that end farther from who caused the retreat, unless he is the nearest enemy himself. If
    only two hexes do it, it must be two."""
    enemies = each_hex(view.enemies)
    before, cause_before = nearest(game, places, enemies), nearest(game, places, view.causes)
    ends = {option: shifted(game, places, option.path) if option.whole else option.path[-1:] for option in found}
    farther = [option for option in found if nearest(game, ends[option], enemies) > before]
    if not farther:
        return found
    if not view.causes or cause_before == before:
        return farther
    from_cause = [option for option in farther if nearest(game, ends[option], view.causes) > cause_before]
    return from_cause or farther


def options_of(
    game: Setting, state: GbacwState, view: Scene, units: tuple[Unit, ...], least: int, most: int
) -> list[Option]:
    """Every retreat that these units, of one hex, may make; C12.44.j: a shorter one only if none is long enough."""
    first = units[0]
    places = query.hexes_of(state, first)
    # C12.45.b: guns go the whole way or not at all.
    shorter = 1 if any(query.is_artillery(game, unit) for unit in units) else least
    for short in range(shorter):
        low, high = least - short, most if not short else least - short
        if state.formation[first] == ORDINARY:
            found = [
                Option(units, places[0], path, short) for path in walks(game, state, view, units, places[0], low, high)
            ]
        else:
            found = [Option(units, places[0], path, short) for path in line_walks(game, state, view, first, low, high)]
            if not found:
                # C8.47.d, C8.47.e: it cannot go back Extended; from one of its hexes, without its extensions.
                found = [
                    Option(units, start, path, short, whole=False)
                    for start in places
                    for path in walks(game, state, view, units, start, low, high)
                    if not set(path) & set(places)
                ]
        if found:
            return _no_longer(preferred(game, state, view, found, places), high)
    return []


def _no_longer(found: list[Option], most: int) -> list[Option]:
    """C12.46.a: a retreat is longer than ordered only as far as friends bar the way."""
    longest = max(most, min(len(option.path) for option in found))
    return [option for option in found if len(option.path) <= longest]


def options(game: Setting, state: GbacwState, view: Scene, rows: Sequence[tuple[Unit, int, int]]) -> list[Option]:
    """C12.41.a, C12.44.i: what the owner may choose from: each unit for itself, or all of one hex together."""
    found: list[Option] = []
    for unit, least, most in rows:
        found += options_of(game, state, view, (unit,), least, most)
    for place in sorted({state.hex_of[row[0]] for row in rows}):
        here = [row for row in rows if state.hex_of[row[0]] == place]
        stack = tuple(sorted((row[0] for row in here), key=state.at[place].index))
        together = len(here) > 1 and all(state.formation[unit] == ORDINARY for unit in stack)
        if together and len({row[1:] for row in here}) == 1:
            found += options_of(game, state, view, stack, here[0][1], here[0][2])
    return found
