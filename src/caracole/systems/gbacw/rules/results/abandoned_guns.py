"""12.8 Abandoned guns: left without a crew, manned again, lost."""

from __future__ import annotations

from caracole.geometry.hex import FACINGS
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Play, at_moment
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.results import eliminate
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step
from caracole.systems.gbacw.rules.state import NOT_REFUSED, GbacwState, Mark


def abandon(play: Play, unit: Unit, rule: str) -> None:
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


@FLOW.auto("turn.abandoned")
def count_down(play: Play, frame: Turn) -> None:
    """C12.8.b, C12.82.a: IV.B.4 guns marked Abandoned 2 are gone; then IV.B.5 Abandoned 1 is turned to 2."""
    next_turn_step(play, frame)
    state = play.state
    for unit in each_unit(state.abandoned[1]):
        eliminate(play, unit, "C12.82.a")
    for unit in each_unit(state.abandoned[0]):
        query.abandon(play.game, state, unit, 1)
        play.tell("guns_abandoned_again", "C12.8.b", unit=unit)


# --- 12.81 manned again ----------------------------------------------------------------------------------------------


@at_moment("entered", 10)
def man_on_entering(play: Play, moment: Moment) -> None:
    """C12.81.a1: a friend in Good Order moves into or through the hex, whatever happens to it afterwards."""
    state, unit = play.state, moment.unit
    query.unmark(state, Mark.MANNED_AGAIN, unit)
    if query.is_on_map(state, unit) and not query.is_disordered(state, unit):
        man_guns(play, unit, moment.hex, "C12.81.a1")


@at_moment("advanced", 10)
def man_on_advancing(play: Play, moment: Moment) -> None:
    """C12.81.a2: a friend advances into the hex after combat, be it Disordered."""
    if query.is_on_map(play.state, moment.unit):
        man_guns(play, moment.unit, moment.hex, "C12.81.a2")


@at_moment("brigade_begins", 10)
def crews_are_ready(play: Play, moment: Moment) -> None:
    """C12.81.b: with its next activation a battery manned again acts like any other."""
    state = play.state
    for unit in each_unit(state.marks[Mark.RECREWED]):
        if query.is_active(state, serves(state, unit)):
            query.unmark(state, Mark.RECREWED, unit)


def man_guns(play: Play, unit: Unit, where: Hex, rule: str) -> None:
    """C12.81.b to C12.81.d: friends of this unit man Abandoned guns in a hex again: one battery, and no other before
    it has left the hex. It is Disordered, and faces as they do (C12.81.c), as nearly as its own orders allow."""
    state, side = play.state, play.field.units[unit].side
    here = [other for other in state.at[where] if play.field.units[other].side == side]
    waiting = [other for other in here if query.is_abandoned(state, other)]
    manned = [other for other in here if query.has(state, Mark.MANNED_AGAIN, other) and other not in waiting]
    if not waiting or manned:
        return
    guns = waiting[0]
    query.man_guns(play.game, state, guns)
    state.disordered |= 1 << guns
    state.facing[guns], state.refused[guns] = state.facing[unit], state.refused[unit]
    if not query.may_face(query.orders(play.game, state, guns), state.facing[guns]):
        state.facing[guns], state.refused[guns] = (state.facing[guns] + 6) % len(FACINGS), NOT_REFUSED
    for mark in (Mark.RECREWED, Mark.MANNED_AGAIN):
        query.mark(state, mark, guns)
    play.tell("guns_manned", rule, unit=guns, hex=where)


def is_waiting(state: GbacwState, unit: Unit) -> bool:
    """C12.81.b: manned again, and not yet able to move or rally."""
    return query.has(state, Mark.RECREWED, unit)
