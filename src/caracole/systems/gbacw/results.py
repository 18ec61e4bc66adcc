"""12.1 to 12.3 Strength, losses and Disorder: the small effects that every kind of combat and terrain shares.

Second Disorder (12.35), retreats (12.4), Rout (12.5), advances (12.6) and leaders (12.7) build on these.
"""

from __future__ import annotations

from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.state import ELIMINATED


def disorder(play: Play, unit: int, rule: str) -> bool:
    """C12.31.a, C12.31.c: turn a Good Order unit to its Disordered side, with all its hexes; it keeps its facing and
    strength. False if it is Disordered already: then the calling clause has a Second Disorder on its hands."""
    if query.is_disordered(play.state, unit):
        return False
    play.state.disordered |= 1 << unit
    play.tell("unit_disordered", rule, unit=unit)
    return True


def lose_strength(play: Play, unit: int, points: int, rule: str) -> int:
    """C12.11.a to C12.13.a, C12.21.b: take points from one unit, no more than it has; the number taken. C8.37.b,
    C10.7.a: a battery loses guns, each from a section chosen at random. C12.23.a: below half it Collapses."""
    state = play.state
    taken = min(points, state.strength[unit])
    if not taken:
        return 0
    for _ in range(taken if state.guns[unit] else 0):
        _lose_gun(play, unit, rule)
    state.strength[unit] -= taken
    play.tell("strength_lost", rule, unit=unit, points=taken, left=state.strength[unit])
    if not state.strength[unit]:
        query.remove_unit(play.game, state, unit, ELIMINATED)
        play.tell("unit_eliminated", "C12.13.a", unit=unit)
    else:
        _collapse(play, unit)
    play.moment("lost_strength", unit=unit)
    return taken


def _lose_gun(play: Play, unit: int, rule: str) -> None:
    guns = play.state.guns[unit]
    armed = [section for section, number in enumerate(guns) if number]
    section = armed[0] if len(armed) == 1 else armed[play.dice.pick(len(armed), "C8.37.b", "section")]
    play.state.guns[unit] = tuple(number - (n == section) for n, number in enumerate(guns))


def _collapse(play: Play, unit: int) -> None:
    """C12.23.a, C12.23.b: a unit that is no battery and has less than half its original strength."""
    state = play.state
    if query.is_artillery(play.game, unit) or state.collapsed >> unit & 1:
        return
    if 2 * state.strength[unit] < play.field.units[unit].strength:
        state.collapsed |= 1 << unit
        play.tell("unit_collapsed", "C12.23.a", unit=unit)
        disorder(play, unit, "C12.23.a")
