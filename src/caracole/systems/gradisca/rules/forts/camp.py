"""24 The Camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, RIVER
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import CAMP_LOST, GradiscaState
from caracole.systems.gradisca.rules.victory.morale import change_morale

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def why_not_move_camp(game: Setting, state: GradiscaState, side: int, zone: Zone, to: Zone) -> Refusal | None:
    """G24.b, G24.c, G24.e, G24.l, G15.a: one zone a turn while units in its zone are activated; never into a Fortress,
    across X or an unbridged river, or to enemies. Terrain does not matter."""
    if not game.rules.advanced or state.camp[side] != zone:
        return Refusal("G24.b", "no_camp_here", {"zone": zone})
    if state.camp_moved[side]:
        return Refusal("G24.c", "camp_has_moved", {"zone": zone})
    border = game.theatre.border_to[zone].get(to)
    if border is None:
        return Refusal("G24.b", "not_adjacent", {"zone": zone, "to": to})
    if game.theatre.is_fortress[to]:
        return Refusal("G24.e", "camp_never_in_a_fortress", {"to": to})
    if state.kinds[border] == IMPASSABLE:
        return Refusal("G24.l", "impassable_border", {"zone": zone, "to": to})
    if state.kinds[border] == RIVER:
        return Refusal("G15.a", "river_without_bridge", {"zone": zone, "to": to})
    if query.is_flooded(game, state, border):
        return Refusal("G12.a", "river_in_flood", {"zone": zone, "to": to})
    if query.is_enemy_held(state, side, to):
        return Refusal("G24.l", "enemy_there", {"to": to})
    return None


def set_camp(state: GradiscaState, side: int, zone: Zone) -> None:
    """Where a side's Camp is."""
    row = query.put(state.camp, side, zone)
    state.camp = (row[0], row[1])


def move_camp(play: Play, side: int, zone: Zone, to: Zone) -> None:
    """G24.c: turned to its Moved side."""
    set_camp(play.state, side, to)
    row = query.put(play.state.camp_moved, side, True)
    play.state.camp_moved = (row[0], row[1])
    play.tell("camp_moved", "G24.b", side=side, origin=zone, to=to)


def camp_overrun(play: Play, side: int, zone: Zone, units: int, rule: str) -> None:
    """G24.g, G24.m: the enemy Camp falls to a force of ``side`` that enters, with at least one combat unit (G10.n)."""
    if units & play.theatre.combat:
        camp_left_alone(play, 1 - side, zone, rule)


def camp_left_alone(play: Play, side: int, zone: Zone, rule: str) -> None:
    """G24.g, G24.h: the Camp of ``side`` is lost here if no unit of its own side is left with it: it never retreats
    (G24.f), and Forts do not save it (G24.m). G24.i, G24.k: 1 Morale at once."""
    if play.state.camp[side] != zone or query.units_of(play.game, play.state, side, zone):
        return
    set_camp(play.state, side, CAMP_LOST)
    row = query.put(play.state.camp_lost_in, side, play.state.turn)
    play.state.camp_lost_in = (row[0], row[1])
    play.tell("camp_lost", rule, side=side, zone=zone)
    change_morale(play, side, -play.game.charts.morale.camp_lost, "G24.i")


def why_not_return_camp(game: Setting, state: GradiscaState, side: int, zone: Zone) -> Refusal | None:
    """G24.j: in a later turn, at an own Source with friendly units, not in a Fortress (G24.e)."""
    if not game.rules.advanced or state.camp[side] != CAMP_LOST:
        return Refusal("G24.j", "camp_is_not_lost")
    if state.camp_lost_in[side] >= state.turn:
        return Refusal("G24.j", "camp_lost_this_turn")
    if not game.theatre.sources[side] >> zone & 1:
        return Refusal("G24.j", "no_source_there", {"zone": zone})
    if game.theatre.is_fortress[zone]:
        return Refusal("G24.e", "camp_never_in_a_fortress", {"to": zone})
    if not query.units_of(game, state, side, zone):
        return Refusal("G24.j", "no_friends_there", {"zone": zone})
    return None


def return_camp(play: Play, side: int, zone: Zone) -> None:
    """G24.j; it may move in a later activation of the same turn (G24.n)."""
    set_camp(play.state, side, zone)
    row = query.put(play.state.camp_moved, side, False)
    play.state.camp_moved = (row[0], row[1])
    play.tell("camp_returned", "G24.j", side=side, zone=zone)
