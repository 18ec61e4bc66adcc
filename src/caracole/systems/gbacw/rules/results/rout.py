"""12.5 Rout: the unit leaves the map, and those who see it go may follow."""

from __future__ import annotations

from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.battle import prisoners
from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import CAVALRY
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.state import ROUTED


def begin(play: Play, unit: Unit, rule: str) -> None:
    """C12.51.a1 to C12.51.a4: this unit Routs, with all that follows. Artillery never does (C12.53.a)."""
    chain.join(play, chain.ROUT)
    chain.add_rout(play, unit, rule)


def rout_next(play: Play) -> None:
    """C12.53.a: the next unit on the list goes to its division's box. C12.54.a, C12.54.b, C12.54.c, RN12.54.1: every
    friend of foot or horse beside it or in its hex checks at once, if it has not yet done so in this chain; whoever
    Routs by that follows after these checks. C12.54.d: a leader left alone is moved first (the moment ``vacated``)."""
    _one_stands(play)
    frame, state = chain.current(play), play.state
    if not frame.routing:
        return
    unit, rule = frame.routing[0]
    places = query.hexes_of(state, unit)
    chain.update(play, routing=frame.routing[1:])
    if not places:
        return
    near = witnesses(play, unit)
    prisoners.leave_on_rout(play, unit)
    state.disordered |= 1 << unit
    if play.field.units[unit].arm == CAVALRY:
        # C13.52.a: it comes back, if it does, with its mounted counter.
        state.mounted |= 1 << unit
    query.remove_unit(play.game, state, unit, ROUTED)
    chain.drop(play, unit)
    play.tell("unit_routed", rule, unit=unit, hex=places[0])
    chain.add_checks(play, near, chain.ROUT, "C12.54.a", "rout_nearby")
    for place in places:
        if not query.stack(state, place):
            play.moment("vacated", hex=place)


def witnesses(play: Play, unit: Unit) -> list[Unit]:
    """C12.54.a: friendly infantry and cavalry beside a unit or stacked with it, but for those that Rout themselves."""
    state, field = play.state, play.field
    places = query.hexes_of(state, unit)
    around = {other for place in places for other in field.grid.neighbours[place] if other >= 0}
    going = {row[0] for row in chain.current(play).routing}
    return [
        other
        for place in sorted(around.union(places))
        for other in query.stack(state, place)
        if other != unit
        and other not in going
        and field.units[other].side == field.units[unit].side
        and not query.is_artillery(play.game, other)
    ]


def steadiness(play: Play, unit: Unit) -> int:
    """C12.48.a, C12.48.b, RN12.48.1: Cohesion as it shows, less half the Fatigue."""
    return query.cohesion(play.game, play.state, unit) - fatigue_modifier(play.game, play.state, unit)


def waits(play: Play, frame: chain.Chain) -> bool:
    """C12.52.a, C12.52.e: in an assault nobody Routs yet if last checks (C12.23.d, C11.59.b) are still to come, and
    with them both sides might."""
    if frame.cause != chain.ASSAULT or frame.stood:
        return False
    if not amendments.nobody_routs_before_the_other_side_has_checked(play.game):
        return False
    still = mask_of(row[1] for row in frame.losing) | frame.winded | frame.frayed
    might = {play.field.units[unit].side for unit in each_unit(still)}
    return bool(still) and len(might | would_rout(play, frame)) > 1


def would_rout(play: Play, frame: chain.Chain) -> set[int]:
    """C12.52.d: the sides about to Rout, those whose guns were Abandoned among them."""
    fled = {side for side in (0, 1) if frame.fled >> side & 1}
    return {play.field.units[unit].side for unit, _ in frame.routing} | fled


def _one_stands(play: Play) -> None:
    """C12.52.a, C12.52.b, C12.52.c, C12.52.d: if both sides of an assault would Rout (Abandoned guns count as Rout),
    the one unit of the highest Cohesion stays; on a tie it is one of the attackers. C12.52.e: it checks no more."""
    frame, field = chain.current(play), play.field
    if frame.cause != chain.ASSAULT or frame.stood or not frame.routing:
        return
    sides = would_rout(play, frame)
    chain.update(play, fled=0)
    if len(sides) < 2:
        return
    best = max(
        (unit for unit, _ in frame.routing),
        key=lambda unit: (steadiness(play, unit), field.units[unit].side == frame.attacker, -unit),
    )
    chain.update(play, routing=tuple(row for row in frame.routing if row[0] != best), stood=True)
    if amendments.nobody_routs_before_the_other_side_has_checked(play.game):
        chain.update(play, spared=frame.spared | 1 << best, frayed=frame.frayed & ~(1 << best))
    play.tell("unit_stood", "C12.52.a", unit=best)
