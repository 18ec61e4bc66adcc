"""12.35, 12.36 Second Disorder: what it costs, by its cause (the Second Disorder Table)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.abandoned_guns import abandon
from caracole.systems.gbacw.rules.results.chain import (
    AFTER_ASSAULT,
    ASSAULT,
    FIRE,
    FRIENDLY_FIRE,
    MARCH_BRIGADE,
    PRE_ASSAULT,
    REACTION,
    REACTION_MOVE,
    RETREAT_BEFORE,
    RETREAT_THROUGH,
    ROUT,
    SHELL,
    By,
)
from caracole.systems.gbacw.rules.results.results import disorder, lose, suffer_disorder
from caracole.systems.gbacw.rules.state import Mark

CHECKS_FOR_ROUT: Final = (PRE_ASSAULT, RETREAT_BEFORE, ASSAULT, REACTION, ROUT, FRIENDLY_FIRE, RETREAT_THROUGH)
"""C12.35.b: another check, whose failure is Rout."""
COSTS_ONLY: Final = (REACTION_MOVE, MARCH_BRIGADE)
"""A strength point, and the unit stays where it is (C9.63.f, C11.48.h)."""
ABANDONS: Final = (FRIENDLY_FIRE, PRE_ASSAULT, ASSAULT, RETREAT_THROUGH)
"""C12.36.a, RN12.36.1: guns are left behind."""
SAVED: Final = (FRIENDLY_FIRE, RETREAT_THROUGH)
"""C12.8.c."""
SHAKEN_TWICE: Final = "second_disorder"
"""A note: a unit that has suffered a Second Disorder in this activation (C14.3.b)."""


def suffer(play: Play, units: Iterable[Unit], cause: str, by: By = NO_UNIT) -> None:
    """These units, Disordered already, suffer another Disorder."""
    chain.join(play, cause, by)
    chain.add_second(play, units, cause)


def check_shaken(play: Play) -> None:
    """The first row of checks on the list: by hex, top first. C12.46.c, C12.46.e: who has checked or retreated in this
    chain does not check when friends pass through; C12.54.c: who has checked for one Rout does not for another.
    C12.8.c: Good Order troops beside the guns that pass their own check keep Disordered guns from being Abandoned."""
    frame = chain.current(play)
    (cause, rule, why, rows, mask), *rest = frame.shaken
    modifiers = [Drm(*row) for row in rows]
    chain.update(play, shaken=tuple(rest))
    if cause == RETREAT_THROUGH:
        mask &= ~frame.checked
    elif cause == ROUT:
        mask &= ~frame.alarmed
    units = chain.of_mask(play, mask)
    alarmed = mask_of(units) if cause == ROUT else 0
    chain.update(play, checked=frame.checked | mask_of(units), alarmed=frame.alarmed | alarmed)
    _check_each(play, units, cause, rule, why, modifiers)


def _check_each(play: Play, units: list[Unit], cause: str, rule: str, why: str, modifiers: list[Drm]) -> None:
    steady: set[Hex] = set()
    failed = []
    for unit in units:
        if not check_cohesion(play, unit, rule, why, modifiers):
            failed.append(unit)
        elif not query.is_disordered(play.state, unit):
            steady.update(query.hexes_of(play.state, unit))
    for unit in failed:
        saved = cause in SAVED and query.is_artillery(play.game, unit) and query.is_disordered(play.state, unit)
        if saved and steady.intersection(query.hexes_of(play.state, unit)):
            play.tell("guns_saved", "C12.8.c", unit=unit)
        elif cause in COSTS_ONLY:
            if not disorder(play, unit, rule):
                chain.add_second(play, [unit], cause)
        else:
            suffer_disorder(play, unit, cause, rule)


def judge(play: Play) -> None:
    """All Second Disorders on the list, by hex, top first."""
    rows = dict(chain.current(play).again)
    chain.update(play, again=())
    after_assault = [unit for unit, cause in rows.items() if cause == AFTER_ASSAULT]
    for unit in chain.by_place(play, rows):
        cause = rows[unit]
        if query.is_abandoned(play.state, unit):
            continue
        if cause == AFTER_ASSAULT:
            continue
        if query.is_artillery(play.game, unit):
            _judge_guns(play, unit, cause)
        else:
            _judge_troops(play, unit, cause)
    if after_assault:
        _after_assault(play, chain.by_place(play, after_assault))


def _judge_troops(play: Play, unit: Unit, cause: str) -> None:
    """C12.35.a: from fire a strength point and a retreat of one or two hexes. C12.35.b to C12.35.d: from the causes
    named there another check: failed, Rout; passed, the same as from fire. (C12.35.f, terrain: ``costs``.)"""
    state = play.state
    query.note(state, SHAKEN_TWICE, unit)
    play.tell("second_disorder", "C12.35.a" if cause in (FIRE, SHELL) else "C12.35.b", unit=unit, cause=cause)
    if cause in COSTS_ONLY:
        lose_one(play, unit, cause, retreats=False)
        return
    if play.field.units[unit].side == state.phasing:
        # C12.35.h: no further phasing action in this activation.
        query.mark(state, Mark.FINISHED, unit)
    if cause == REACTION:
        # C12.35.e: it may not return the fire of the unit that made it turn.
        for enemy in chain.current(play).by:
            query.note(state, "no_return", unit, enemy)
    if cause in CHECKS_FOR_ROUT and not check_cohesion(play, unit, "C12.35.b", "second_disorder"):
        chain.add_rout(play, unit, "C12.35.c")
        return
    lose_one(play, unit, cause, retreats=True)


def _judge_guns(play: Play, unit: Unit, cause: str) -> None:
    """C12.36.a, C11.65.a: guns are Abandoned by the causes named there; C12.36.b: any other costs one gun, and they do
    not retreat."""
    if cause in ABANDONS:
        abandon(play, unit, "C12.36.a")
    else:
        play.tell("second_disorder", "C12.36.b", unit=unit, cause=cause)
        lose(play, unit, 1, "C12.36.b")


def _after_assault(play: Play, units: list[Unit]) -> None:
    """C12.35.g, RN11.48.2: mounted cavalry becomes Blown; of those on foot the topmost of each stack loses a point."""
    state = play.state
    paying: set[Hex] = set()
    for unit in units:
        if query.is_artillery(play.game, unit):
            continue
        if query.is_mounted(state, unit):
            if not query.is_blown(state, unit):
                state.blown |= 1 << unit
                if amendments.blown_cavalry_remembers_every_assault(play.game):
                    query.unmark(state, Mark.FOUGHT_BLOWN, unit)  # of an earlier time that Rout or Reserve cut short
                play.tell("unit_blown", "C12.35.g", unit=unit)
        elif state.hex_of[unit] not in paying:
            paying.add(state.hex_of[unit])
            lose(play, unit, 1, "C12.35.g")


def lose_one(play: Play, unit: Unit, cause: str, *, retreats: bool) -> None:
    """This unit owes a point for its Second Disorder."""
    frame = chain.current(play)
    row: tuple[object, ...] = (play.state.hex_of[unit], unit, retreats)
    if amendments.only_shell_picks_who_loses_at_random(play.game):
        row = (*row, cause)
    chain.update(play, losing=(*frame.losing, row))


# --- one point for a stack -------------------------------------------------------------------------------------------


def pay(play: Play) -> None:
    """C12.35.i, C12.35.j: a stack loses one point in all for the Second Disorders of one result or step. C12.35.k: if
    several units owe it, the one that was on top before any retreat pays. C12.35.l: under shell one of them at random.
    RN12.35.1: who is eliminated does not retreat; the others do."""
    frame = chain.current(play)
    chain.update(play, losing=())
    for place in sorted({row[0] for row in frame.losing}):
        rows = [row for row in frame.losing if row[0] == place]
        units = [row[1] for row in rows if query.is_on_map(play.state, row[1])]
        if not chain.current(play).paid >> place & 1 and units:
            chain.update(play, paid=chain.current(play).paid | 1 << place)
            causes = {row[3] if len(row) > 3 else frame.cause for row in rows}
            payer = _payer(play, frame, place, units, shelled=causes == {SHELL})
            lose(play, payer, 1, "C12.35.i" if len(units) > 1 else "C12.35.d")
        for _, unit, retreats, *_ in rows:
            if retreats and query.is_on_map(play.state, unit):
                chain.add_retreat(play, unit, 1, 2)


def _payer(play: Play, frame: chain.Chain, place: Hex, units: list[Unit], *, shelled: bool) -> Unit:
    if len(units) == 1:
        return units[0]
    if shelled:
        return units[play.dice.pick(len(units), "C12.35.l", "who_loses")]
    stack = query.stack(play.state, place)
    on_top = [unit for unit in stack if not query.is_artillery(play.game, unit) and not frame.retreated >> unit & 1]
    return on_top[0] if on_top else units[0]


def pay_for_blown(play: Play) -> None:
    """C11.59.b: a Blown unit that was hit loses a point more and then checks for Rout. C11.59.c: a stack no more than
    two, one from the top unit and one from any at random."""
    frame = chain.current(play)
    chain.update(play, winded=0, spent=frame.spent | frame.winded)
    units = chain.of_mask(play, frame.winded)
    for place in sorted({play.state.hex_of[unit] for unit in units}):
        here = [unit for unit in units if play.state.hex_of[unit] == place]
        lose(play, here[0], 1, "C11.59.b")
        if len(here) > 1:
            left = [unit for unit in here if query.is_on_map(play.state, unit)]
            lose(play, left[play.dice.pick(len(left), "C11.59.c", "who_loses")], 1, "C11.59.c")
    frayed = mask_of(unit for unit in units if query.is_on_map(play.state, unit))
    chain.update(play, frayed=(chain.current(play).frayed | frayed) & ~frame.spared)


def check_frayed(play: Play) -> None:
    """C12.23.d, C11.59.b, C12.51.a3: when retreats and other checks are over, Collapsed units that lost more strength
    and Blown ones check once (C11.59.d); failure is Rout. Who is about to Rout has nothing to check."""
    frame = chain.current(play)
    again = amendments.a_collapsed_unit_checks_for_every_loss(play.game)
    chain.update(play, frayed=0, spared=frame.spared if again else frame.spared | frame.frayed)
    for unit in chain.of_mask(play, frame.frayed & ~mask_of(unit for unit, _ in frame.routing)):
        collapsed = query.is_collapsed(play.state, unit)
        rule = "C12.23.d" if collapsed else "C11.59.b"
        if not check_cohesion(play, unit, rule, "frayed"):
            chain.add_rout(play, unit, "C12.51.a3")
