"""4 The command system: how far a word carries, who stands in the chain, which guns serve with whom.

A range is a number of leader Movement Points (counted in halves) along the cheapest path that a leader could take.
``turn.command`` is step II.A, which fixes for the whole turn who activates less often; orders ask again when they are
given (4.23).
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import CORPS_COMMANDER, DAY, FIXED, INDEPENDENT, MARCH
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- 4.15 Command Range ----------------------------------------------------------------------------------------------


def command_range(game: Setting, state: GbacwState, leader: int) -> int:
    """C4.15.a: half points. C4.15.j: none for a Corps Commander who rode too far (an OC loses his Initiative Rating
    instead, C9.32.c); C4.15.i, C16.11.a, C16.12.a: by dawn, dusk and night half of it, rounded up."""
    if query.went_far(state, leader) and game.field.leaders[leader].level == CORPS_COMMANDER:
        return 0
    printed = query.ratings(game, state, leader).range
    return printed if query.light(game, state) == DAY else query.half_up(printed)


def reach(game: Setting, state: GbacwState, leader: int, points: int) -> int:
    """C4.15.b, C4.15.c, C4.15.d, C4.15.e, C4.15.f, C4.15.h: the hexes to which a leader's word carries for so many half
    points, as a set. His own hex is not counted, that of the subordinate is; the best cost of each step holds, along a
    way or off it, and an Entrenchment on the hexside is paid for (C15.22.a). Closed are hexes and hexsides prohibited
    to leaders, hexes with enemies, and hexes next to enemies without friends."""
    start, side = state.leader_hex[leader], game.field.leaders[leader].side
    if start < 0:
        return 0
    return _reach(game.field, start, points, state.occupied[side], state.occupied[1 - side], state.entrenchments)


@lru_cache(maxsize=256)
def _reach(
    field: Field, start: Hex, points: int, own: int, enemy: int, entrenchments: tuple[tuple[Hex, int], ...]
) -> int:
    grid, adjacent, steps = field.grid, field.grid.adjacent, field.leader_steps
    best, ahead, found = {start: 0}, [(0, start)], 1 << start
    while ahead:
        spent, here = heappop(ahead)
        if spent > best[here]:
            continue
        for there, cost in steps[here]:
            total = spent + cost
            if entrenchments and query.crosses_entrenchment(field, entrenchments, here, grid.direction(here, there)):
                total += field.chart.rows["entrenchment"].leader
            if total > points or total >= best.get(there, points + 1):
                continue
            if enemy >> there & 1 or (adjacent[there] & enemy and not own >> there & 1):
                continue
            best[there] = total
            found |= 1 << there
            heappush(ahead, (total, there))
    return found


def in_range(game: Setting, state: GbacwState, superior: int, subordinate_hex: Hex) -> bool:
    """C4.15.c: is somebody in this hex within the superior's Command Range?"""
    if subordinate_hex < 0 or state.leader_hex[superior] < 0:
        return False
    points = command_range(game, state, superior)
    return bool(reach(game, state, superior, points) >> subordinate_hex & 1)


# --- 4.2 the chain ---------------------------------------------------------------------------------------------------


def serves(state: GbacwState, unit: Unit) -> int:
    """C4.32.a, R4.32-1: the brigade with which a unit serves this turn."""
    return state.assigned[unit] if state.assigned[unit] >= 0 else state.brigade_of[unit]


def serving(state: GbacwState, brigade: int) -> list[Unit]:
    """The units that serve with a brigade, wherever they are: its own but for batteries lent out, and those lent to
    it."""
    lent = [Unit(number) for number, home in enumerate(state.assigned) if home == brigade]
    return sorted({*(unit for unit in each_unit(state.members[brigade]) if serves(state, unit) == brigade), *lent})


def superior_of(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C4.21.a, C4.22.d, C4.13.b, C4.31.a, C4.31.b: the leader directly over a unit: its Brigade leader, or the Division
    leader of units that stand under no brigade; -1 if none was printed, and then that link is not asked for."""
    row = game.field.brigades[serves(state, unit)]
    if row.kind != INDEPENDENT and row.leader >= 0:
        return row.leader
    return game.field.divisions[row.division].leader


def brigade_in_range(game: Setting, state: GbacwState, brigade: int) -> bool:
    """C4.22.a: is the Brigade leader within his Division leader's range? K1: a link without a printed superior holds;
    units directly under the division have no leader between."""
    row = game.field.brigades[brigade]
    over = game.field.divisions[row.division].leader
    if over < 0:
        return True
    if row.kind == INDEPENDENT or row.leader < 0:
        return state.leader_hex[over] >= 0
    return in_range(game, state, over, state.leader_hex[row.leader])


def division_in_range(game: Setting, state: GbacwState, division: int) -> bool:
    """C4.22.a: is the Division leader within his Corps Commander's range? K1: where there is no corps he always is."""
    row = game.field.divisions[division]
    over = game.field.corps[row.corps].leader if row.corps >= 0 else -1
    if over < 0:
        return True
    return row.leader >= 0 and in_range(game, state, over, state.leader_hex[row.leader])


def corps_in_range(game: Setting, state: GbacwState, corps: int) -> bool:
    """C4.21.b: is the Corps Commander within the Overall Commander's range? Asked only where a rule names the OC."""
    row = game.field.corps[corps]
    over = game.field.overall[row.side]
    return over >= 0 and row.leader >= 0 and in_range(game, state, over, state.leader_hex[row.leader])


def in_command(game: Setting, state: GbacwState, superior: int) -> int:
    """C4.22.a, C4.22.b, C4.22.c, C4.22.d, C4.22.e, C8.5.n, C4.15.g, R4.22-1: the units directly under a leader that are
    In Command now, as a set: those in his range or next to him, then hex by hex those next to one of them, whatever the
    hexside."""
    grid, points = game.field.grid, command_range(game, state, superior)
    covered = reach(game, state, superior, points)
    here = state.leader_hex[superior]
    if here >= 0:
        covered |= grid.adjacent[here]
    side = game.field.leaders[superior].side
    left = {
        unit: mask_of(query.hexes_of(state, unit))
        for unit in query.units_on_map(game, state, side)
        if superior_of(game, state, unit) == superior and not query.is_abandoned(state, unit)
    }
    found = 0
    while True:
        joined = [unit for unit, hexes in left.items() if hexes & covered]
        if not joined:
            return found
        for unit in joined:
            found |= 1 << unit
            for where in each_hex(left.pop(unit)):
                covered |= 1 << where | grid.adjacent[where]


def is_in_command(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C4.22.a, C4.22.b, C4.23.b: is the unit In Command now? (For activations II.A counts:
    ``state.out_of_command``.)"""
    superior = superior_of(game, state, unit)
    return superior < 0 or bool(in_command(game, state, superior) >> unit & 1)


def units_in_command(game: Setting, state: GbacwState, units: list[Unit]) -> int:
    """Those of these units that are In Command now, each leader's word measured once."""
    found, known = 0, {}
    for unit in units:
        superior = superior_of(game, state, unit)
        if superior not in known:
            known[superior] = -1 if superior < 0 else in_command(game, state, superior)
        found |= known[superior] & 1 << unit
    return found


# --- II.A ------------------------------------------------------------------------------------------------------------


@FLOW.auto("turn.command")
def check_chain(play: Play, frame: Turn) -> None:
    """C3.II.a, C4.23.a: who is Out of Command, for the whole turn. C4.23.e: units and commands under March Orders never
    count as such for activations. C4.32.b: batteries are back with their own. Without Activation Markers nobody
    asks."""
    next_turn_step(play, frame)
    game, state = play.game, play.state
    state.assigned = [-1] * len(state.assigned)
    state.out_of_command = state.brigades_out = state.divisions_out = 0
    if play.field.scenario.command_level == FIXED:
        return
    asked = [
        unit
        for unit, where in zip(game.field.every_unit, state.hex_of, strict=True)
        if where >= 0 and query.orders(game, state, unit) != MARCH and not query.is_abandoned(state, unit)
    ]
    state.out_of_command = mask_of(asked) & ~units_in_command(game, state, asked)
    for division, brigades in enumerate(play.field.brigades_of):
        lines = [brigade for brigade in brigades if _stands_in_line(state, brigade)]
        state.brigades_out |= mask_of(brigade for brigade in lines if not brigade_in_range(game, state, brigade))
        if lines and not division_in_range(game, state, division):
            state.divisions_out |= 1 << division
            play.tell("division_out_of_command", "C5.36.a", division=division)
    if state.out_of_command or state.brigades_out:
        play.tell("out_of_command", "C3.II.a", units=state.out_of_command, brigades=state.brigades_out)


def _stands_in_line(state: GbacwState, brigade: int) -> bool:
    """Has units on the map and is not under March Orders."""
    if state.brigade_orders[brigade] == MARCH:
        return False
    return any(state.hex_of[unit] >= 0 for unit in each_unit(state.members[brigade]))
