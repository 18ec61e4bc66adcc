"""12.8 Abandoned guns: left without a crew, manned again, lost."""

from __future__ import annotations

from caracole.systems.gbacw import chain, query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.state import Mark


def abandon(play: Play, unit: int, rule: str) -> None:
    """C12.8.a: marker Abandoned 1; the battery keeps its guns, and stays where it is."""
    state = play.state
    if not query.is_on_map(state, unit) or query.is_abandoned(state, unit):
        return
    places = query.hexes_of(state, unit)
    query.abandon(play.game, state, unit, 0)
    state.disordered |= 1 << unit
    query.mark(state, Mark.FINISHED, unit)
    play.tell("guns_abandoned", rule, unit=unit, hex=places[0])
    if chain.is_open(play):
        frame = chain.current(play)
        chain.drop(play, unit)
        chain.update(play, fled=frame.fled | 1 << play.field.units[unit].side)
    for place in places:
        if not query.stack(state, place):
            play.moment("vacated", hex=place)
