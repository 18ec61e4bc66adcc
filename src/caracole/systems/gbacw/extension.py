"""8.4 Extended Lines: the hexes of a unit that stands in more than one, and how its strength is spread over them.

Columns (8.5) share the sharing and the retracting; what else they do is in ``column``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.state import ORDINARY, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


# --- 8.44 parts ------------------------------------------------------------------------------------------------------


def parts(game: Gbacw, state: GbacwState, unit: int) -> list[tuple[int, int]]:
    """C8.44.a, C8.44.o, C8.5.c, R8.44-3: the hexes of a unit, its counter's first, each with its strength: evenly
    spread, a left-over to the counter, a second to the extension that was named first."""
    places = query.hexes_of(state, unit)
    if not places:
        return []
    each, over = divmod(state.strength[unit], len(places))
    return [(where, each + (number < over)) for number, where in enumerate(places)]


def strength_in(game: Gbacw, state: GbacwState, unit: int, where: int) -> int:
    """C8.44.p: the strength points of a unit in one of its hexes."""
    if not state.extension[unit]:
        return state.strength[unit] if state.hex_of[unit] == where else 0
    return dict(parts(game, state, unit)).get(where, 0)


# --- retracting ------------------------------------------------------------------------------------------------------


def retract(play: Play, unit: int, where: int, rule: str = "C8.42.d") -> None:
    """C8.42.d, C8.43.b, C8.49.a, C8.5.o, C8.52.k: all parts go into one hex of the unit, at once and free. It keeps its
    place in that hex."""
    state = play.state
    place = state.at[where].index(unit)
    query.put_unit(play.game, state, unit, where, place=place)
    state.formation[unit] = ORDINARY
    play.tell("unit_retracted", rule, unit=unit, hex=where)
