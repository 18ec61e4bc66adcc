"""6.3 Reserve: who may rest out of the fight, and how it ends."""

from __future__ import annotations

from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.orders import give_orders
from caracole.systems.gbacw.printed import ADVANCE
from caracole.systems.gbacw.results import disorder
from caracole.systems.gbacw.state import Mark


def end_reserve(play: Play, brigade: int, rule: str = "C6.34.b") -> None:
    """C6.34.b, C6.34.c, R6.34-1: a brigade In Reserve of which a unit is made the target of an assault, or of fire from
    4 hexes or less, leaves it before that is resolved: all its units are Disordered and under Advance Orders. C6.34.d:
    it may act on AMs still to be drawn."""
    state = play.state
    if not state.reserve >> brigade & 1:
        return
    state.reserve &= ~(1 << brigade)
    units = [unit for unit in members(state.members[brigade]) if state.hex_of[unit] >= 0]
    play.tell("reserve_broken", rule, brigade=brigade)
    state.marks[Mark.LEFT_RESERVE] |= mask_of(units)
    give_orders(play, brigade, ADVANCE, rule, everybody=True)
    for unit in units:
        if not query.is_abandoned(state, unit):
            disorder(play, unit, rule)
