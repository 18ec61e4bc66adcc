"""12.1 to 12.3 Strength, losses and Disorder, and how a fire result is applied to a hex (8.35). C12.21.a: losses come
from fire, from assaults (``assault_result``) and from Second Disorder (``second_disorder``).

The small effects come first; every kind of combat and terrain shares them. :func:`hit`, :func:`shake` and
:func:`disorder_stack` open a :class:`~caracole.systems.gbacw.rules.results.chain.Chain`, which carries out all that
follows: Second Disorder (12.35), retreats (12.4), Rout (12.5), leaders (12.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from caracole.kernel import StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.charts import Result
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.chain import By
from caracole.systems.gbacw.rules.state import ELIMINATED


def disorder(play: Play, unit: Unit, rule: str) -> bool:
    """C12.31.a, C12.31.c: turn a Good Order unit to its Disordered side, with all its hexes; it keeps its facing and
    strength. False if it is Disordered already: then the calling clause has a Second Disorder on its hands."""
    if query.is_disordered(play.state, unit):
        return False
    play.state.disordered |= 1 << unit
    play.tell("unit_disordered", rule, unit=unit)
    return True


def lose_strength(play: Play, unit: Unit, points: int, rule: str) -> int:
    """C12.11.a, C12.12.a, C12.13.a, C12.21.b: take points from one unit, no more than it has; the number taken.
    C8.37.b, C10.7.a: a battery loses guns, each from a section chosen at random. C12.23.a: below half it Collapses."""
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


def _lose_gun(play: Play, unit: Unit, rule: str) -> None:
    """C8.35.f, C8.37.b: from a section chosen at random."""
    guns = play.state.guns[unit]
    armed = [section for section, number in enumerate(guns) if number]
    section = armed[0] if len(armed) == 1 else armed[play.dice.pick(len(armed), "C8.37.b", "section")]
    play.state.guns[unit] = tuple(number - (n == section) for n, number in enumerate(guns))


def _collapse(play: Play, unit: Unit) -> None:
    """C12.23.a, C12.23.b: a unit that is no battery and has less than half its original strength."""
    state = play.state
    if query.is_artillery(play.game, unit) or query.is_collapsed(state, unit):
        return
    if 2 * state.strength[unit] < play.field.units[unit].strength:
        state.collapsed |= 1 << unit
        play.tell("unit_collapsed", "C12.23.a", unit=unit)
        disorder(play, unit, "C12.23.a")


def eliminate(play: Play, unit: Unit, rule: str) -> None:
    """C12.13.a: the unit is out of the game with all that is left of it."""
    state = play.state
    state.strength[unit] = 0
    state.guns[unit] = tuple(0 for _ in state.guns[unit])
    query.remove_unit(play.game, state, unit, ELIMINATED)
    play.tell("unit_eliminated", rule, unit=unit)
    play.moment("lost_strength", unit=unit)


# --- inside a chain --------------------------------------------------------------------------------------------------


def lose(play: Play, unit: Unit, points: int, rule: str) -> int:
    """Take strength from a unit and write down what follows from it: C12.71.a leaders stacked with it are in danger;
    C12.23.d a unit that was Collapsed before it lost these checks for Rout."""
    state, bit = play.state, 1 << unit
    collapsed, places = state.collapsed & bit, query.hexes_of(state, unit)
    taken = lose_strength(play, unit, points, rule)
    if not taken:
        return 0
    frame = chain.current(play)
    if frame.cause in chain.COSTS_LEADERS:
        side = play.field.units[unit].side
        here = [leader for place in places for leader in query.leaders_in(state, place)]
        near = mask_of(leader for leader in here if play.field.leaders[leader].side == side)
        chain.update(play, leaders=frame.leaders | near & ~frame.diced)
    if not query.is_on_map(state, unit):
        chain.drop(play, unit)
    elif collapsed and not frame.spared & bit:
        chain.update(play, frayed=frame.frayed | bit)
    return taken


def was_hit(play: Play, unit: Unit) -> None:
    """C11.59.b: a Blown unit that suffers a Disorder or a loss in combat will pay for it, once in a chain."""
    frame = chain.current(play)
    if query.is_blown(play.state, unit) and not (frame.winded | frame.spent) >> unit & 1:
        chain.update(play, winded=frame.winded | 1 << unit)


def suffer_disorder(play: Play, unit: Unit, cause: str, rule: str) -> None:
    """C12.31.a, C12.35.a: a Disorder result: the first turns the counter over, another is a Second Disorder."""
    was_hit(play, unit)
    if not disorder(play, unit, rule):
        chain.add_second(play, [unit], cause)


# --- 8.35, procedure of a fire result --------------------------------------------------------------------------------


class Hit(StepFrame):
    """A fire result on a hex. ``aimed`` are the units it strikes, top first, ``others`` those who stand with them."""

    __slots__ = ("aimed", "each", "fresh", "hex", "others", "result")

    def __init__(
        self,
        step: str,
        hex: Hex,
        aimed: tuple[Unit, ...],
        others: tuple[Unit, ...],
        result: tuple[int, ...],
        each: bool,
        fresh: int = 0,
    ) -> None:
        self.step = step
        self.hex = hex
        self.aimed = aimed
        self.others = others
        self.result = result
        """A :class:`~caracole.systems.gbacw.rules.components.charts.Result` as a plain row."""
        self.each = each
        """Shell: each unit takes the result for itself (C10.67.c)."""
        self.fresh = fresh
        """Units in Good Order when the result struck."""

    def twin(self) -> Hit:
        return Hit(self.step, self.hex, self.aimed, self.others, self.result, self.each, self.fresh)


FLOW.frame(Hit)


def hit(play: Play, hex: Hex, result: Result, cause: str, by: By, *, units: Sequence[Unit] | None = None) -> None:
    """C8.35.a, C8.35.c, C8.35.d, C8.35.e, C10.67.c: apply one fire result to the units of a hex. The top unit takes
    it; shell strikes every unit; Pre-Assault Fire the topmost assaulting unit (``units``: those aimed at, top
    first). C10.41.h: nobody left, nothing happens.

    Dice: section that loses a gun; leaders; the top unit's check; its stack-mates, top first.
    """
    stack = query.stack(play.state, hex)
    each = cause == chain.SHELL
    aimed = tuple(unit for unit in stack if units is None or unit in units)
    if not aimed or result == Result():
        return
    others = tuple(unit for unit in stack if unit not in aimed)
    chain.begin(play, cause, by)
    fresh = mask_of(unit for unit in stack if not query.is_disordered(play.state, unit))
    play.push(Hit("hit.losses", hex, aimed, () if each else others, tuple(result), each, fresh))


@FLOW.auto("hit.losses")
def take_losses(play: Play, frame: Hit) -> None:
    """C12.21.b, C10.41.f: losses before anything else. C12.22.a, C12.22.b, C12.22.c, C8.35.c: from the top unit, what
    is left over from the next. C12.22.d, C10.67.c, RN10.67.3: every unit under shell loses them."""
    points = frame.result[0]
    play.go(frame, "hit.leaders")
    if frame.each and not play.rules.shell_losses_once:
        for unit in frame.aimed:
            _strike(play, unit, points)
        return
    for unit in (*frame.aimed, *frame.others):
        points -= _strike(play, unit, points)


def _strike(play: Play, unit: Unit, points: int) -> int:
    if points:
        was_hit(play, unit)
    return lose(play, unit, points, "C12.22.a") if points else 0


@FLOW.auto("hit.order")
def check_order(play: Play, frame: Hit) -> None:
    """C12.32.a, C12.32.b: d is a check, D Disorder. C8.35.b, C10.41.g: if the top unit is eliminated or Disordered, the
    others check without what the code adds. C12.23.c: Disorder after a Collapse by the same result is a second one."""
    play.pop()
    state = play.state
    code = Result(*frame.result)  # type: ignore[arg-type]
    if frame.each:
        for unit in frame.aimed:
            _order(play, unit, chain.SHELL, code.check, code.plus, code.disorder)
        return
    top = frame.aimed[0]
    fell = not query.is_on_map(state, top)
    # RN-P1.1: a Collapse that Disorders the top unit counts as its Disorder.
    fell = fell or bool(frame.fresh >> top & 1 and query.is_disordered(state, top))
    fell = _order(play, top, chain.FIRE, code.check, code.plus, code.disorder) or fell
    for unit in (*frame.aimed[1:], *frame.others) if fell else ():
        _order(play, unit, chain.FIRE, True, 0, False)


def _order(play: Play, unit: Unit, cause: str, check: bool, plus: int, disorders: bool) -> bool:
    """One unit under the part of a fire result that shakes its order; true if it suffers Disorder."""
    if not query.is_on_map(play.state, unit) or not (check or disorders):
        return False
    chain.update(play, checked=chain.current(play).checked | 1 << unit)
    rows = [Drm("C12.32.a", "result", plus)] if plus else []
    if not disorders and check_cohesion(play, unit, "C12.32.a", "fire_result", rows):
        return False
    suffer_disorder(play, unit, cause, "C12.32.b" if disorders else "C12.32.a")
    return True


# --- checks and Disorder of several units ----------------------------------------------------------------------------


def shake(
    play: Play,
    units: Iterable[Unit],
    cause: str,
    rule: str,
    why: str,
    by: By = NO_UNIT,
    modifiers: Iterable[Drm] = (),
) -> None:
    """Each of these units checks its order; failure Disorders it, or is a Second Disorder of this cause."""
    chain.join(play, cause, by)
    chain.add_checks(play, units, cause, rule, why, modifiers)


def disorder_stack(play: Play, units: Iterable[Unit], cause: str, by: By, rule: str) -> None:
    """C8.36.f: all these units are Disordered; those that were so already suffer a Second Disorder."""
    chain.join(play, cause, by)
    for unit in chain.by_place(play, units):
        suffer_disorder(play, unit, cause, rule)
