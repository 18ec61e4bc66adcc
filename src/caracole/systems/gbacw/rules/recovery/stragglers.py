"""16.2 Straggler Recovery: men who find their regiments again when the light is poor."""

from __future__ import annotations

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import is_in_command
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.numbers import each_unit
from caracole.systems.gbacw.rules.components.printed import DAY
from caracole.systems.gbacw.rules.flow import Play


def recover(play: Play, brigade: int) -> None:
    """C16.21.a: for a brigade that is In Reserve, at the end of a night, dawn or dusk turn. C16.22.a: each unit In
    Command but for artillery checks; who passes gains a point. C16.23.a, C12.12.a: never more than all but one of its
    original points. C16.24.a: it does not stand in the way of losing Fatigue. C13.1.a: a Collapsed unit that is back at
    half its strength is Collapsed no more; it stays Disordered."""
    state = play.state
    if query.light(play.game, state) == DAY:
        return
    for unit in each_unit(state.members[brigade]):
        full = play.field.units[unit].strength
        if not query.is_on_map(state, unit) or query.is_artillery(play.game, unit):
            continue
        if state.strength[unit] >= full - 1 or not is_in_command(play.game, state, unit):
            continue
        if check_cohesion(play, unit, "C16.22.a", "stragglers"):
            state.strength[unit] += 1
            play.tell("stragglers_returned", "C16.22.a", unit=unit, left=state.strength[unit])
            if 2 * state.strength[unit] >= full:
                state.collapsed &= ~(1 << unit)
