"""7.26 Line and column: facing decides the formation of a unit in several hexes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.hex import left_flank, right_flank, side_facing
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.state import COLUMN, LINE, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Shape(NamedTuple):
    """A formation and the hexes of a unit in it, the counter's first."""

    formation: int
    hexes: tuple[Hex, ...]


def chain(state: GbacwState, unit: Unit) -> tuple[Hex, ...]:
    """The hexes of a unit from one end to the other; a column's from its head."""
    places = query.hexes_of(state, unit)
    return (places[1], places[0], places[2]) if state.formation[unit] == LINE and len(places) == 3 else places


def shapes(game: Setting, state: GbacwState, unit: Unit, *, march: bool) -> dict[int, Shape]:
    """C7.26.a, C8.5.d, C8.51.a, C8.52.a, C8.52.b: by facing, what a unit in several hexes becomes: a column if the
    hexes lie behind it, a line if they lie to its flanks and the requirements of 8.41 are met. The counter goes to the
    head of a column and to the middle of a double line."""
    grid, row = game.field.grid, chain(state, unit)
    found: dict[int, Shape] = {}
    for path in (row, row[::-1]):
        back = grid.direction(path[0], path[1])
        facings = [side_facing(back + 3)] if march else [(back + 3) % 6, (back + 2) % 6]
        found.update({facing: Shape(COLUMN, path) for facing in facings})
    if march or not may_form_line(game, state, unit):
        return found
    for facing in range(6):
        axis = grid.direction(row[0], row[1])
        if axis in (left_flank(facing), right_flank(facing)):
            middle = (row[1], row[0], row[2]) if len(row) == 3 else query.hexes_of(state, unit)
            found[facing] = Shape(LINE, middle)
    return found


def may_form_line(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C7.26.a, C8.41.a, C8.41.d: infantry whose hexes lie straight, its extensions not next to the enemy."""
    grid, side = game.field.grid, game.field.units[unit].side
    bends = {grid.direction(a, b) for a, b in pairwise(chain(state, unit))}
    near = any(query.is_adjacent_to_enemy(game, state, where, side) for where in state.extension[unit])
    return extension.may_be_in_line(game, unit) and len(bends) == 1 and not near


def reform(play: Play, unit: Unit, facing: int, shape: Shape, rule: str) -> None:
    """The unit faces so and is in the formation that goes with it; counter and extensions change places as needed."""
    state = play.state
    extension.place(play.game, state, unit, shape.hexes, {})
    state.formation[unit], state.facing[unit] = shape.formation, facing
    play.tell("unit_formed", rule, unit=unit, hexes=shape.hexes, facing=facing)
