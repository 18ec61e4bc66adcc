"""7.1, 7.2 Facing: all units of a hex look the same way, and what it costs to look another way."""

from __future__ import annotations

from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.frontage import note_joining
from caracole.systems.gbacw.refusing import join_refusal
from caracole.systems.gbacw.state import LINE, Mark

# --- 7.11 one facing for a hex ---------------------------------------------------------------------------------------


def set_stack_facing(play: Play, where: int, facing: int, rule: str = "C7.11.c") -> None:
    """C7.11.c, C8.26.a: all units of a hex face this way from now on; a line keeps its own facing (C8.44.c)."""
    state = play.state
    for unit in query.stack(state, where):
        if state.formation[unit] != LINE and state.facing[unit] != facing:
            state.facing[unit] = facing
            play.tell("unit_turned", rule, unit=unit, facing=facing)


def conform(play: Play, unit: int, where: int, rule: str = "C7.11.c") -> None:
    """C7.11.c, C12.44.h, C7.32.d: a unit that stops in a hex takes the facing and the refusal of those who stand there.
    C9.53.c: who turns for that next to the enemy may neither fire nor assault in this activation. C7.34.i: nor may one
    under Attack Orders fire that joins Refused units after their fire."""
    state = play.state
    others = [other for other in query.stack(state, where) if other != unit]
    if not others:
        return
    facing = query.facing_in(play.game, state, others[0], where)
    if state.facing[unit] != facing:
        state.facing[unit] = facing
        if query.is_adjacent_to_enemy(play.game, state, where, play.field.units[unit].side):
            query.mark(state, Mark.CONFORMED, unit)
        play.tell("unit_turned", rule, unit=unit, facing=facing)
    note_joining(play.game, state, unit, where)
    join_refusal(play, unit, others[0], where)
