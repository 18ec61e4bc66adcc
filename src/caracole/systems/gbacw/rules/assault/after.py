"""11.48, 11.58, 11.59 Step 6e: Disorder after an assault, the rest of a March brigade, and Blown cavalry."""

from __future__ import annotations

from typing import Final

from caracole.kernel import StepFrame
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.assault.before import MARCHERS
from caracole.systems.gbacw.rules.assault.declared import assault
from caracole.systems.gbacw.rules.assault.resolve import Series
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Play, at_moment
from caracole.systems.gbacw.rules.orders.orders import give_orders
from caracole.systems.gbacw.rules.results import results, second_disorder
from caracole.systems.gbacw.rules.state import Mark

SETTLED: Final = "march_settled"
"""Note: 11.48 has been applied to this March brigade."""


class Afterwards(StepFrame):
    """March brigades that were assaulted, and what is still to be done to the first of them."""

    __slots__ = ("brigades", "involved")

    def __init__(self, step: str, brigades: tuple[int, ...], involved: tuple[Unit, ...]) -> None:
        self.step = step
        self.brigades = brigades
        self.involved = involved

    def twin(self) -> Afterwards:
        return Afterwards(self.step, self.brigades, self.involved)


FLOW.frame(Afterwards)


@FLOW.auto("series.after")
def disorder_after(play: Play, frame: Series) -> None:
    """C11.48.a, C11.48.b, C11.48.d to C11.48.f, C11.58.a, RN11.48.1: at the end of a series those who rolled, and
    mounted cavalry of both sides, unless they Routed. What counts is how they stand now. C11.48.c: no leader is in
    danger."""
    state = play.state
    play.pop()
    play.push(Afterwards("after.march", marchers(play, frame), tuple(dict.fromkeys((*frame.rolled, *frame.fought)))))
    rolled = [unit for unit in frame.rolled if state.hex_of[unit] >= 0]
    fought = [unit for unit in frame.fought if state.hex_of[unit] >= 0 and query.is_mounted(state, unit)]
    involved = list(dict.fromkeys((*rolled, *fought)))
    again = [unit for unit in involved if query.is_disordered(state, unit)]
    for unit in involved:
        if unit not in again:
            results.disorder(play, unit, "C11.48.f" if query.is_mounted(state, unit) else "C11.48.d")
    if again:
        second_disorder.suffer(play, paying(play, rolled, again), "after_assault")


def paying(play: Play, rolled: list[Unit], again: list[Unit]) -> list[Unit]:
    """C11.48.e, RN11.48.2: of each stack of attackers on foot with a Disordered unit in it the topmost attacker pays;
    mounted cavalry that was Disordered is Blown, each unit for itself."""
    state = play.state
    found = [unit for unit in again if query.is_mounted(state, unit)]
    hexes = {state.hex_of[unit] for unit in again if unit not in found}
    for where in sorted(hexes):
        found.append(next(unit for unit in state.at[where] if unit in rolled))
    return found


# --- March brigades --------------------------------------------------------------------------------------------------


def marchers(play: Play, frame: Series) -> tuple[int, ...]:
    """C11.48.g, C11.48.i: the brigades assaulted in this series under March Orders, even if those units Routed."""
    state = play.state
    assaulted = {state.brigade_of[unit] for number in frame.rows for unit in assault(state, number).defenders}
    found = {row[0] for row in query.notes(state, MARCHERS)} & assaulted
    settled = {row[0] for row in query.notes(state, SETTLED)}
    return tuple(sorted(found - settled))


@FLOW.auto("after.march")
def settle_marchers(play: Play, frame: Afterwards) -> None:
    """C11.48.g: the brigade goes under Advance Orders; C11.48.h follows."""
    if not frame.brigades:
        play.pop()
        return
    brigade = frame.brigades[0]
    play.go(frame, "after.shake")
    query.note(play.state, SETTLED, brigade)
    give_orders(play, brigade, ADVANCE, "C11.48.g", everybody=True)


@FLOW.auto("after.shake")
def shake_marchers(play: Play, frame: Afterwards) -> None:
    """C11.48.h: every unit of the brigade that was not involved takes a UDD: Disordered, or a point if it is so."""
    state, brigade = play.state, frame.brigades[0]
    play.go(frame, "after.march").brigades = frame.brigades[1:]
    assaulted = state.marks[Mark.TARGETED]
    units = [
        unit
        for unit in each_unit(state.members[brigade])
        if state.hex_of[unit] >= 0 and unit not in frame.involved and not assaulted >> unit & 1
    ]
    if units:
        results.shake(play, units, "march_brigade", "C11.48.h", "march_brigade")


# --- Blown cavalry ---------------------------------------------------------------------------------------------------


@at_moment("brigade_ends", 20)
def recover_wind(play: Play, frame: Moment) -> None:
    """C11.59.f: at the end of the next activation of its command the marker comes off, unless the unit was in another
    Step 6b, in this activation or, already Blown, in one since the last of its command; it stays Disordered."""
    state = play.state
    remembers = amendments.blown_cavalry_remembers_every_assault(play.game)
    for unit in each_unit(state.blown):
        if not query.is_active(state, state.brigade_of[unit]):
            continue
        fought = query.has(state, Mark.ASSAULTED, unit)
        if remembers:
            fought = fought or query.has(state, Mark.FOUGHT_BLOWN, unit)
            query.unmark(state, Mark.FOUGHT_BLOWN, unit)
        if not fought:
            state.blown &= ~(1 << unit)
            play.tell("unit_recovered_wind", "C11.59.f", unit=unit)
