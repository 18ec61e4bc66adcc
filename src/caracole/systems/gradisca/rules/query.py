"""Plain questions about a state that many chapters ask, and the few ways in which units change place.

No rule is decided here but where the words "unit", "enemy" and "in play" need one meaning (G2.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, IMPASSABLE, OPEN, RIVER, WALL
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.flow import Play
    from caracole.systems.gradisca.rules.setting import Setting

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one value changed."""
    return (*row[:index], value, *row[index + 1 :])


# --- who stands where ------------------------------------------------------------------------------------------------


def units_of(game: Setting, state: GradiscaState, side: int, zone: Zone) -> int:
    """All units of a side in a zone, Commanders included (G2.1.c); combat units are asked for by name (G2.1.k)."""
    return state.at[zone] & game.theatre.of_side[side]


def enemies_in(game: Setting, state: GradiscaState, side: int, zone: Zone) -> int:
    """All units of the other side in a zone."""
    return state.at[zone] & game.theatre.of_side[1 - side]


def is_enemy_held(state: GradiscaState, side: int, zone: Zone) -> bool:
    """At least one enemy unit is there."""
    return bool(state.held[1 - side] >> zone & 1)


def is_raided(state: GradiscaState, zone: Zone) -> bool:
    """23: the zone shows the marker of a successful raid."""
    return bool(state.raided >> zone & 1)


def is_disorganized(state: GradiscaState, unit: Unit) -> bool:
    """7.2: the unit shows its other side."""
    return bool(state.disorganized >> unit & 1)


def is_out_of_supply(state: GradiscaState, unit: Unit) -> bool:
    """G21.l: the unit has the marker since it was last checked."""
    return bool(state.out_of_supply >> unit & 1)


def command_on_map(game: Setting, state: GradiscaState, command: int) -> int:
    """The units of a Command that are on the map; a lone Commander counts (G4.n)."""
    here = 0
    for unit in game.command_units[command]:
        if state.zone_of[unit] >= 0:
            here |= 1 << unit
    return here


def fights_on(game: Setting, state: GradiscaState, command: int) -> bool:
    """Has the Command a combat unit on the map?"""
    return any(state.zone_of[unit] >= 0 and game.theatre.combat >> unit & 1 for unit in game.command_units[command])


# --- borders ---------------------------------------------------------------------------------------------------------


def border_kind(game: Setting, state: GradiscaState, border: int) -> str:
    """The kind of a border now. G2.3.f: in the basic game a river is no more than a line."""
    kind = state.kinds[border]
    if not game.rules.advanced and kind in (RIVER, BRIDGE):
        return OPEN
    return kind


def is_closed_wall(game: Setting, state: GradiscaState, border: int) -> bool:
    """A wall that is not breached (7.4.1: Level 0 is a Breach), whoever holds the Fortress (G7.4.1.h)."""
    return state.kinds[border] == WALL and state.levels[border] > 0


def line_may_cross(game: Setting, state: GradiscaState, border: int) -> bool:
    """May a supply line, a command span or a retreat cross? Not X (G2.3.k), not an unbridged river (15)."""
    return border_kind(game, state, border) not in (IMPASSABLE, RIVER)


def is_flooded(game: Setting, state: GradiscaState, border: int) -> bool:
    """G12.a: a card has closed this river, or its bridges too, to everybody who marches or retreats. It is the river
    that is closed, so this holds in the basic game as well."""
    if not state.effects:
        return False
    river = game.theatre.borders[border].river
    if not river:
        return False
    closed = "river_closed" if state.kinds[border] == RIVER else "bridges_closed"
    return any(effect[0] == closed and effect[2] == river for effect in state.effects)


# --- values ----------------------------------------------------------------------------------------------------------


def leadership(game: Setting, state: GradiscaState, unit: Unit) -> int:
    """The Leadership Value now: the replacement's own (G7.2.k); 1 for every purpose when out of supply (G21.m). A card
    may lower that of the Commander named for option 3, for every purpose too."""
    if is_out_of_supply(state, unit):
        return game.charts.command.out_of_supply_leadership
    counter = game.theatre.units[unit]
    value = counter.back_attack or 0 if state.replaced >> unit & 1 else counter.attack
    if state.effects:
        limit = effect_value(state, "leadership", game.theatre.side_of[unit])
        frame = activation(state)
        if limit is not None and frame is not None and frame.leader == unit:
            return min(value, limit)
    return value


def fire_value(game: Setting, state: GradiscaState, unit: Unit, attacking: bool) -> int:
    """The printed value of the side that is up (G7.2.d); x/y infantry attacks with x, defends with y (G8.2.a)."""
    counter = game.theatre.units[unit]
    if is_disorganized(state, unit):
        return (counter.back_attack if attacking else counter.back_defence) or 0
    return counter.attack if attacking else counter.defence


def effect_value(state: GradiscaState, name: str, side: int) -> int | None:
    """The value of a card effect in force for a side, or None."""
    for effect in state.effects:
        if effect[0] == name and effect[1] == side:
            return int(effect[2])
    return None


def effect_values(state: GradiscaState, name: str, side: int) -> Iterator[Any]:
    """The values of all card effects of this name in force for a side."""
    return (effect[2] for effect in state.effects if effect[0] == name and effect[1] == side)


def raised(state: GradiscaState, name: str, side: int, value: int) -> int:
    """A value with what a card adds to it, up to the most that the card allows."""
    if state.effects:
        for by, most in effect_values(state, name, side):
            value = max(value, min(most, value + by))
    return value


def put_in_force(state: GradiscaState, name: str, side: int, value: Any, last_turn: int = 0) -> None:
    """A card effect begins; it lasts for this activation, or up to the end of a turn."""
    state.effects = (*state.effects, (name, side, value, last_turn))


# --- changing place --------------------------------------------------------------------------------------------------


def relocate(play: Play, units: int, origin: Zone, zone: Zone) -> None:
    """Units go from one zone to another. What the empty zone behind them means is told by ``play.game.left``."""
    state, theatre = play.state, play.theatre
    for unit in each_unit(units):
        state.zone_of[unit] = zone
    state.at[origin] &= ~units
    state.at[zone] |= units
    for side in (0, 1):
        if units & theatre.of_side[side]:
            state.held[side] |= 1 << zone
            if not state.at[origin] & theatre.of_side[side]:
                state.held[side] &= ~(1 << origin)


def place(play: Play, unit: Unit, zone: Zone) -> None:
    """A unit comes onto the map."""
    state = play.state
    state.zone_of[unit] = zone
    state.at[zone] |= 1 << unit
    state.held[play.theatre.side_of[unit]] |= 1 << zone


def take_off(play: Play, unit: Unit, where: Zone) -> Zone:
    """A unit leaves the map for a box (eliminated, flag ...). Returns the zone it stood in."""
    state = play.state
    zone = state.zone_of[unit]
    side = play.theatre.side_of[unit]
    state.zone_of[unit] = where
    state.at[zone] &= ~(1 << unit)
    if not state.at[zone] & play.theatre.of_side[side]:
        state.held[side] &= ~(1 << zone)
    state.disorganized &= ~(1 << unit)
    state.out_of_supply &= ~(1 << unit)
    return zone


def find_frame(state: GradiscaState, kind: type) -> Any:
    """The topmost frame of a kind, or None."""
    for frame in state.stack[::-1]:
        if isinstance(frame, kind):
            return frame
    return None


def activation(state: GradiscaState) -> Any:
    """The frame of the Command being activated; None between the turns. (By the name of the step: chapter 5 builds on
    this module, so its frame is not known here.)"""
    for frame in state.stack:
        if frame.step.startswith("activation."):
            return frame
    return None


def active_side(state: GradiscaState) -> int | None:
    """The side whose Command is being activated; None between the turns."""
    frame = activation(state)
    return None if frame is None else int(frame.side)


def change_frame(state: GradiscaState, kind: type, **changes: Any) -> None:
    """Change the topmost frame of a kind where it lies in the stack."""
    for index in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[index], kind):
            state.stack[index] = state.stack[index]._replace(**changes)
            return
