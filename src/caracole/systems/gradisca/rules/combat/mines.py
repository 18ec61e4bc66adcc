"""7.5 Mines, 7.6 counter-mining, 7.7 rebuilding walls: the work of engineers (G8.1.c: theirs alone)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import amendments, query
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import WALL
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def work_value(game: Setting, state: GradiscaState, unit: Unit) -> int:
    """G2.1.e: the bracketed value, for engineer work only; disorganization does not touch it (G7.2.d), a card may raise
    it."""
    return query.raised(state, "engineers_raised", game.theatre.side_of[unit], game.theatre.units[unit].attack)


def _wall(game: Setting, state: GradiscaState, zone: Zone, other: Zone) -> int | None:
    border = game.theatre.border_to[zone].get(other)
    return border if border is not None and state.kinds[border] == WALL else None


def mines_on_map(state: GradiscaState, side: int) -> int:
    """How many Mine markers of a side lie on walls."""
    return sum(count for count, owner in zip(state.mines, state.mine_side, strict=True) if owner == side)


def has_mines_of(state: GradiscaState, border: int, side: int) -> bool:
    """Does this wall carry mines of that side?"""
    return state.mines[border] > 0 and state.mine_side[border] == side


# --- 7.5 mines -------------------------------------------------------------------------------------------------------


def why_not_mine(
    game: Setting, state: GradiscaState, side: int, zone: Zone, fortress: Zone, attack_supply: bool
) -> Refusal | None:
    """G7.5.a, G7.5.m: the wall of an adjacent Fortress that holds enemies, Level 1 or more, without mines of theirs;
    G21.1.d: Attack Supply."""
    border = _wall(game, state, zone, fortress)
    if border is None or not game.theatre.is_fortress[fortress]:
        return Refusal("G7.5.a", "no_wall_there", {"zone": zone, "fortress": fortress})
    if not query.is_enemy_held(state, side, fortress):
        return Refusal("G7.5.m", "no_enemy_inside", {"fortress": fortress})
    if state.levels[border] == 0:
        return Refusal("G7.5.m", "already_breached", {"fortress": fortress})
    if has_mines_of(state, border, 1 - side) and amendments.a_wall_carries_mines_of_one_side(game):
        return Refusal("G7.5.m", "enemy_mines_there", {"fortress": fortress})
    limit = game.theatre.scenario.mine_markers[side]
    if limit is not None and mines_on_map(state, side) >= limit:
        return Refusal("G7.5.c", "no_mine_markers", {"side": side})
    if game.rules.advanced and not attack_supply:
        return Refusal("G21.1.d", "needs_attack_supply", {"zone": zone})
    return None


def lay_mine(play: Play, side: int, unit: Unit, zone: Zone, fortress: Zone) -> None:
    """G7.5.a, G7.5.b: one die each; a success puts a Mine marker on the wall, as many as you like (G7.5.c)."""
    state = play.state
    border = play.theatre.border_to[zone][fortress]
    roll = play.roll("G7.5.a", "mine")
    laid = roll <= work_value(play.game, state, unit)
    if laid:
        state.mines = query.put(state.mines, border, state.mines[border] + 1)
        state.fresh_mines = query.put(state.fresh_mines, border, state.fresh_mines[border] + 1)
        state.mine_side = query.put(state.mine_side, border, side)
    play.tell("mine_laid" if laid else "mine_failed", "G7.5.a", unit=unit, zone=zone, fortress=fortress, roll=roll)


def why_not_set_off(
    game: Setting, state: GradiscaState, side: int, zone: Zone, fortress: Zone, tried: int, attack_supply: bool
) -> Refusal | None:
    """G7.5.d, G7.5.e, G7.5.j: from the zone beside the wall, an own mine that was not laid just now and for which
    nobody has rolled yet."""
    border = _wall(game, state, zone, fortress)
    beside = border is not None and game.theatre.is_fortress[fortress]
    if border is None or not beside or not has_mines_of(state, border, side):
        return Refusal("G7.5.d", "no_mine_there", {"zone": zone, "fortress": fortress})
    fresh = 0 if query.effect_value(state, "fresh_mines_explode", side) else state.fresh_mines[border]
    if state.mines[border] <= fresh:
        return Refusal("G7.5.e", "mine_too_fresh", {"zone": zone, "fortress": fortress})
    if state.mines[border] - fresh <= tried:
        return Refusal("G7.5.j", "mine_tried_already", {"zone": zone, "fortress": fortress})
    if game.rules.advanced and game.rules.setting_off_needs_attack_supply and not attack_supply:
        return Refusal("G21.1.d", "needs_attack_supply", {"zone": zone})
    return None


def set_off_mine(play: Play, unit: Unit, zone: Zone, fortress: Zone) -> bool:
    """G7.5.f to G7.5.h, G7.5.k: 1 to 3 breach, 4 and 5 nothing, 6 the mine is lost. True if the mine is still there."""
    state, siege = play.state, play.game.charts.siege
    border = play.theatre.border_to[zone][fortress]
    roll = play.roll("G7.5.d", "set_off")
    explodes_up_to = query.effect_value(state, "mines_explode_up_to", state.mine_side[border])
    if roll <= (explodes_up_to or siege.mine_explodes_up_to):
        take_mine(state, border)
        before = state.levels[border]
        state.levels = query.put(state.levels, border, 0)
        play.tell("mine_exploded", "G7.5.f", unit=unit, zone=zone, fortress=fortress, roll=roll)
        if before:
            play.tell("wall_breached", "G7.5.f", zone=zone, fortress=fortress)
        return False
    if roll >= siege.mine_lost_on:
        take_mine(state, border)
        play.tell("mine_lost", "G7.5.h", unit=unit, zone=zone, fortress=fortress, roll=roll)
        return False
    play.tell("mine_silent", "G7.5.g", unit=unit, zone=zone, fortress=fortress, roll=roll)
    return True


def take_mine(state: GradiscaState, border: int) -> None:
    """One mine less, the oldest first."""
    state.mines = query.put(state.mines, border, state.mines[border] - 1)
    fresh = min(state.fresh_mines[border], state.mines[border])
    state.fresh_mines = query.put(state.fresh_mines, border, fresh)


def remove_one_mine(play: Play, side: int, zone: Zone, fortress: Zone) -> None:
    """G12.a: a sortie has found a mine of this side."""
    state = play.state
    border = play.theatre.border_to[zone][fortress]
    if has_mines_of(state, border, side):
        take_mine(state, border)
        play.tell("mine_spoiled", "G12.a", zone=zone, fortress=fortress)


def remove_abandoned_mines(play: Play, zone: Zone) -> None:
    """G7.5.i, G7.5.l: mines on a wall go at once when no unit of the side that laid them is left beside it."""
    state, theatre = play.state, play.theatre
    for other, border in theatre.border_to[zone].items():
        if not state.mines[border]:
            continue
        if theatre.is_fortress[zone] and not amendments.mines_go_when_their_fortress_is_vacated(play.game):
            continue
        if not any(_keeps_mines(play, border, outside) for outside in _zones_to_mine_from(play.game, zone, other)):
            state.mines = query.put(state.mines, border, 0)
            state.fresh_mines = query.put(state.fresh_mines, border, 0)
            outside, fortress = (zone, other) if theatre.is_fortress[other] else (other, zone)
            play.tell("mines_abandoned", "G7.5.i", zone=outside, fortress=fortress)


def _zones_to_mine_from(game: Setting, zone: Zone, other: Zone) -> list[Zone]:
    """G7.5.a, G7.5.l: the zone outside the Fortress; both zones where the wall parts two Fortresses."""
    is_fortress = game.theatre.is_fortress
    return [outside for outside, inside in ((zone, other), (other, zone)) if is_fortress[inside]]


def _keeps_mines(play: Play, border: int, zone: Zone) -> bool:
    """G7.5.l: has the side that mined this wall a unit in the zone? (In some editions a combat unit.)"""
    keepers = query.units_of(play.game, play.state, play.state.mine_side[border], zone)
    if play.rules.mines_need_combat_units:
        keepers &= play.theatre.combat
    return keepers != 0


def mines_settle(play: Play) -> None:
    """G7.5.e: what was laid may be set off from now on."""
    play.state.fresh_mines = play.theatre.no_mines


# --- 7.6 counter-mining ----------------------------------------------------------------------------------------------


def why_not_counter_mine(game: Setting, state: GradiscaState, side: int, zone: Zone, facing: Zone) -> Refusal | None:
    """G7.6.a, G7.6.b: from inside a Fortress, an enemy mine on the wall that is named."""
    border = _wall(game, state, zone, facing)
    if not game.theatre.is_fortress[zone]:
        return Refusal("G7.6.a", "not_in_a_fortress", {"zone": zone})
    if border is None:
        return Refusal("G7.6.a", "no_wall_there", {"zone": facing, "fortress": zone})
    if not state.mines[border]:
        return Refusal("G7.6.a", "no_mine_there", {"zone": facing})
    return None


def counter_mine(play: Play, unit: Unit, zone: Zone, facing: Zone) -> None:
    """G7.6.a: a die equal to or below the value removes one mine."""
    state = play.state
    border = play.theatre.border_to[zone][facing]
    roll = play.roll("G7.6.a", "counter_mine")
    found = roll <= work_value(play.game, state, unit)
    if found:
        take_mine(state, border)
    play.tell("mine_removed" if found else "mine_not_found", "G7.6.a", unit=unit, zone=facing, fortress=zone, roll=roll)


# --- 7.7 rebuilding --------------------------------------------------------------------------------------------------


def why_not_rebuild(game: Setting, state: GradiscaState, side: int, zone: Zone, facing: Zone) -> Refusal | None:
    """G7.7.a to G7.7.c: from inside a Fortress, a wall below its printed Level, a Breach included."""
    border = _wall(game, state, zone, facing)
    if not game.theatre.is_fortress[zone]:
        return Refusal("G7.7.a", "not_in_a_fortress", {"zone": zone})
    if border is None:
        return Refusal("G7.7.a", "no_wall_there", {"zone": facing, "fortress": zone})
    if state.levels[border] >= game.theatre.printed_levels[border]:
        return Refusal("G7.7.b", "wall_is_whole", {"zone": facing})
    if state.levels[border] == 0 and not game.rules.breach_can_be_rebuilt:
        return Refusal("G7.7.c", "breach_cannot_be_rebuilt", {"zone": facing})
    return None


def rebuild_wall(play: Play, unit: Unit, zone: Zone, facing: Zone) -> None:
    """G7.7.a: a die equal to or below the value restores one Level; at Level 1 a Breach is closed (G7.7.c)."""
    state = play.state
    border = play.theatre.border_to[zone][facing]
    roll = play.roll("G7.7.a", "rebuild")
    done = roll <= work_value(play.game, state, unit)
    if done:
        state.levels = query.put(state.levels, border, state.levels[border] + 1)
    play.tell(
        "wall_rebuilt" if done else "wall_not_rebuilt",
        "G7.7.a",
        unit=unit,
        zone=facing,
        fortress=zone,
        roll=roll,
        level=state.levels[border],
    )
