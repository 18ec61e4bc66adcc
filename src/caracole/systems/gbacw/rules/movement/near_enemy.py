"""9.5 Near the enemy: which hexes he closes, where one stops, and what such a move forbids afterwards.

Withdrawal (9.54) and guns near the enemy (9.55) have modules of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import fog
from caracole.systems.gbacw.rules.components.field import NO_CROSSING, profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, MARCH
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.movement.artillery_proximity import why_not_fire_so_near, why_not_near
from caracole.systems.gbacw.rules.movement.movement import HELD_UP, ONE_HEX
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


BESIDE_ENEMY: Final = "minimum_move_beside_enemy"
"""A note of the activation: (it, unit) for a unit that came next to the enemy by C9.42.c."""


# --- 9.51, 9.52 hexes that the enemy closes --------------------------------------------------------------------------


def why_not_near_enemy(
    game: Setting, state: GbacwState, unit: Unit, origin: Hex, to: Hex, direction: int, way: bool
) -> Refusal | None:
    """9.52, 6.13: which hexes the enemy's presence closes to a mover. C9.22.b, C9.22.c: in March all that he touches or
    sees within four hexes. C6.15.c, C9.23.a, C9.52.b, R9.52-1: in Advance those next to him, unless only guns stand
    there; C9.52.d: or no hexside between lets one through."""
    field, side = game.field, game.field.units[unit].side
    orders, args = query.orders(game, state, unit), {"unit": unit, "hex": to}
    near = query.adjacent_enemies(game, state, to, side)
    if orders == MARCH:
        if near:
            return Refusal("C6.13.d", "march_next_to_enemy", args)
        if query.is_seen_within(game, state, to, side, 4):
            return Refusal("C6.13.c", "march_in_sight", args)
        return why_not_near(game, state, unit, to) if query.is_artillery(game, unit) else None
    if query.is_artillery(game, unit):
        return Refusal("C9.52.c", "artillery_next_to_enemy", args) if near else why_not_near(game, state, unit, to)
    if not near:
        return None
    if query.is_disordered(state, unit) and not query.has(state, Mark.CHARGING, unit):
        # C11.53.b, C12.34.a: who is Disordered while charging closes all the same.
        return Refusal("C9.52.e", "disordered_next_to_enemy", args)
    if orders != ADVANCE:
        return None
    if way and field.sides.crossing[origin * 6 + direction] != NO_CROSSING:
        return None
    for enemy in near:
        # K14: who does not know what stands there does not know that it is guns.
        only_guns = not fog.is_unknown(game, state, enemy, side) and all(
            query.is_artillery(game, other) for other in query.stack(state, enemy)
        )
        toward = field.grid.direction(to, enemy)
        number = profile(query.arm(game, state, unit), ADVANCE)
        closed = all(table[number][to * 6 + toward] == PROHIBITED for table in (field.cost, field.way_cost))
        if not (only_guns or closed):
            return Refusal("C9.52.a", "advance_next_to_enemy", args)
    return None


def why_not_all_near(
    game: Setting, state: GbacwState, unit: Unit, moves: tuple[tuple[Hex, Hex], ...], way: bool
) -> Refusal | None:
    """9.52 for each part. C8.44.m: if one part of a line is next to the enemy, another goes there only under Attack
    Orders."""
    side = game.field.units[unit].side
    for here, to in moves:
        direction = game.field.grid.direction(here, to)
        refusal = why_not_near_enemy(game, state, unit, here, to, direction, way)
        if refusal is not None:
            return refusal
    near = [query.is_adjacent_to_enemy(game, state, to, side) for _, to in moves]
    if len(near) > 1 and sum(near) > 1 and query.orders(game, state, unit) != ATTACK:
        return Refusal("C8.44.m", "line_next_to_enemy", {"unit": unit, "hex": moves[0][1]})
    return None


def is_seen(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C6.13.e, C8.44.a, C9.22.d: does an enemy within four hexes see any part of the unit?"""
    side = game.field.units[unit].side
    return any(query.is_seen_within(game, state, place, side, 4) for place in query.hexes_of(state, unit))


# --- 9.53 stopping ---------------------------------------------------------------------------------------------------


def is_beside_enemy(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """Is any part of the unit next to the enemy?"""
    side = game.field.units[unit].side
    return any(query.is_adjacent_to_enemy(game, state, where, side) for where in query.hexes_of(state, unit))


def why_stopped(state: GbacwState, unit: Unit, beside: str = "C9.53.a") -> Refusal:
    """Why a unit that has stopped goes no further: its new place in the stack, the ground, Withdrawal Fire, or (by this
    clause) the enemy beside it."""
    args = {"unit": unit}
    if query.has(state, Mark.REORDERED, unit):
        return Refusal("C8.24.a", "reorder_instead_of_moving", {"unit": unit, "hex": state.hex_of[unit]})
    if (unit,) in query.notes(state, HELD_UP):
        return Refusal("C9.47.d", "held_up_by_ground", args)
    if (unit,) in query.notes(state, ONE_HEX):
        return Refusal("C10.44.c", "one_hex_under_fire", args)
    return Refusal(beside, "stopped_next_to_enemy", args)


# --- what it forbids later -------------------------------------------------------------------------------------------


def note_minimum_move(game: Setting, state: GbacwState, unit: Unit, hexes: Iterable[Hex]) -> None:
    """C9.42.c, C9.42.e: the unit enters these hexes with all it has; next to the enemy that bars it from fire too."""
    side = game.field.units[unit].side
    query.mark(state, Mark.MINIMUM_MOVE, unit)
    if any(query.is_adjacent_to_enemy(game, state, to, side) for to in hexes):
        query.note(state, BESIDE_ENEMY, unit)


def mark_crossing(play: Play, unit: Unit, origin: Hex, direction: int, to: Hex) -> None:
    """C9.23.b: who comes next to the enemy over a bridge or ford under Advance Orders may not Shock in this
    activation."""
    game, state = play.game, play.state
    crossed = play.field.sides.crossing[origin * 6 + direction] != NO_CROSSING
    near = query.is_adjacent_to_enemy(game, state, to, play.field.units[unit].side)
    if crossed and near and query.orders(game, state, unit) == ADVANCE:
        query.mark(state, Mark.CROSSED, unit)


def why_not_fire_after_moving(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """May the unit fire in its own activation after the way it has moved?"""
    args = {"unit": unit}
    if (BESIDE_ENEMY, unit) in state.notes:
        return Refusal("C9.42.c", "used_minimum_move", args)
    if query.has(state, Mark.CONFORMED, unit):
        return Refusal("C9.53.c", "conformed_next_to_enemy", args)
    if query.has(state, Mark.WITHDREW, unit):
        return Refusal("C9.54.l", "withdrew", args)
    return why_not_fire_so_near(game, state, unit)


def why_not_shock_after_moving(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """May the unit assault after the way it has moved?"""
    args = {"unit": unit}
    if query.has(state, Mark.MINIMUM_MOVE, unit):
        return Refusal("C9.42.e", "used_minimum_move", args)
    if query.has(state, Mark.CONFORMED, unit):
        return Refusal("C9.53.c", "conformed_next_to_enemy", args)
    if query.has(state, Mark.WITHDREW, unit):
        return Refusal("C9.54.a", "withdrew", args)
    if query.has(state, Mark.CROSSED, unit):
        return Refusal("C9.23.b", "crossed_to_enemy", args)
    return None
