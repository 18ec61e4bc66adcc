"""8.36, 11.45, 12.2 to 12.5: what a band of the Assault Resolution Table does to both sides at once.

Everything that follows (Second Disorders, Routs, retreats of both sides in the order of 12.48) is one chain; when it is
over, the assault goes on with Step 6c.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caracole.kernel import StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.charts import AssaultResult, SideResult
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.abandoned_guns import abandon
from caracole.systems.gbacw.rules.results.leader_casualties import roll_for_leaders
from caracole.systems.gbacw.rules.results.results import disorder, lose, suffer_disorder, was_hit
from caracole.systems.gbacw.rules.results.second_disorder import lose_one

RULE: Final = "C8.36.e"


class Clash(StepFrame):
    """A band being applied: the participants of both sides, hex by hex, top first; ``band`` is its place."""

    __slots__ = ("attackers", "band", "defenders")

    def __init__(self, step: str, attackers: tuple[Unit, ...], defenders: tuple[Unit, ...], band: int) -> None:
        self.step = step
        self.attackers = attackers
        self.defenders = defenders
        self.band = band

    def twin(self) -> Clash:
        return Clash(self.step, self.attackers, self.defenders, self.band)


FLOW.frame(Clash)


def apply(play: Play, attackers: Sequence[Unit], defenders: Sequence[Unit], row: AssaultResult) -> None:
    """C11.45.a: apply a band to those who took part. ``attackers`` is the side that rolled.

    Dice: sections that lose guns; leaders; checks of order, attackers first, by hex, top first.
    """
    side = play.field.units[attackers[0]].side
    chain.begin(play, chain.ASSAULT, (*attackers, *defenders), attacker=side)
    band = play.field.charts.assault_results.index(row)
    play.push(Clash("clash.losses", tuple(attackers), tuple(defenders), band))


def _row(play: Play, frame: Clash) -> AssaultResult:
    return play.field.charts.assault_results[frame.band]


# --- losses ----------------------------------------------------------------------------------------------------------


@FLOW.auto("clash.losses")
def take_losses(play: Play, frame: Clash) -> None:
    """C12.21.b: losses first. C8.36.b: the top unit takes them, what is left over the next. C8.36.c, C12.22.d,
    C11.64.b: when both sides lose (Bloody Stalemate) the participant of the best Cohesion does, or guns on top of
    the defenders."""
    row = _row(play, frame)
    play.go(frame, "clash.leaders")
    both = bool(row.attacker.result.loss and row.defender.result.loss)
    for units, side, defends in ((frame.attackers, row.attacker, False), (frame.defenders, row.defender, True)):
        points = side.result.loss
        for unit in _losing_order(play, _fighting(play, units) if both else units, both, defends):
            if points:
                was_hit(play, unit)
                points -= lose(play, unit, points, "C8.36.c" if both else "C8.36.b")


def _losing_order(play: Play, units: tuple[Unit, ...], both: bool, defends: bool) -> list[Unit]:
    here = [unit for unit in units if query.is_on_map(play.state, unit)]
    if not both or not here:
        return here
    best = max(here, key=lambda unit: (query.cohesion(play.game, play.state, unit), -here.index(unit)))
    if defends:
        tops = [unit for unit in here if query.is_artillery(play.game, unit) and _is_top(play, unit)]
        best = tops[0] if tops else best
    return [best, *(unit for unit in here if unit != best)]


def _fighting(play: Play, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """C11.63.b, C11.64.b: guns beneath other troops have no part in it."""
    return tuple(unit for unit in units if not query.is_artillery(play.game, unit) or _is_top(play, unit))


def _is_top(play: Play, unit: Unit) -> bool:
    return query.top(play.state, play.state.hex_of[unit]) == unit


@FLOW.auto("clash.leaders")
def roll_in_assault(play: Play, frame: Clash) -> None:
    """C12.71.a, C12.71.c: leaders beside those who lost strength, before any check of order."""
    play.go(frame, "clash.order")
    roll_for_leaders(play)


# --- order -----------------------------------------------------------------------------------------------------------


@FLOW.auto("clash.order")
def shake_both(play: Play, frame: Clash) -> None:
    """C8.36.d, C8.36.e: Disorder and retreats strike all units of the stacks; then the chain goes on."""
    play.pop()
    row = _row(play, frame)
    for units, side in ((frame.attackers, row.attacker), (frame.defenders, row.defender)):
        stacks = _stacks(play, units)
        if side.abandons_guns:
            _abandon_guns(play, stacks)
        _shake(play, stacks, set(units), side)
        for unit in (unit for stack in stacks for unit in stack):
            if side.retreat and query.is_on_map(play.state, unit) and not query.is_abandoned(play.state, unit):
                chain.add_retreat(play, unit, side.retreat, side.retreat)


def _stacks(play: Play, units: Sequence[Unit]) -> list[list[Unit]]:
    """C8.36.i: all who stand with the participants, hex by hex, top first, each once."""
    found: list[list[Unit]] = []
    seen: set[Unit] = set()
    for unit in units:
        for place in query.hexes_of(play.state, unit):
            here = [other for other in query.stack(play.state, place) if other not in seen]
            seen.update(here)
            if here:
                found.append(here)
    return found


def _abandon_guns(play: Play, stacks: list[list[Unit]]) -> None:
    """C11.64.c: guns in a broken line are left where they stand."""
    for unit in (unit for stack in stacks for unit in stack):
        if query.is_artillery(play.game, unit):
            abandon(play, unit, "C11.64.c")


def _shake(play: Play, stacks: list[list[Unit]], participants: set[Unit], side: SideResult) -> None:
    """C12.32.a, C12.32.b: each for itself. C8.36.i: who only stands with attackers that are Disordered is Disordered
    too."""
    for stack in stacks:
        failed = [unit for unit in stack if unit in participants and _fails(play, unit, side)]
        for unit in stack:
            bystander = bool(failed) and unit not in participants and not query.is_abandoned(play.state, unit)
            if unit in failed or bystander:
                if side.rout_check:
                    _broken(play, unit)
                else:
                    suffer_disorder(play, unit, chain.ASSAULT, RULE)


def _fails(play: Play, unit: Unit, side: SideResult) -> bool:
    if not query.is_on_map(play.state, unit) or query.is_abandoned(play.state, unit):
        return False
    if side.result.disorder:
        return True
    chain.update(play, checked=chain.current(play).checked | 1 << unit)
    return side.result.check and not check_cohesion(play, unit, "C12.32.a", "assault_result")


def _broken(play: Play, unit: Unit) -> None:
    """C12.51.a2, C12.23.e, C11.59.d: on the highest band each unit is Disordered and then, with the Cohesion it has now
    (RN12.51.1), checks once for Rout, whatever else it suffers; who stands and was Disordered before loses a point for
    its Second Disorder (one in a stack)."""
    frame = chain.current(play)
    chain.update(play, spared=frame.spared | 1 << unit, frayed=frame.frayed & ~(1 << unit))
    was_hit(play, unit)
    first = disorder(play, unit, RULE)
    if not check_cohesion(play, unit, "C12.51.a2", "broken"):
        chain.add_rout(play, unit, "C12.51.a2")
    elif not first:
        lose_one(play, unit, chain.ASSAULT, retreats=False)
