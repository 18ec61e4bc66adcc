"""8.1 Stacking: who may stand together in a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CAVALRY, MARCH
from caracole.systems.gbacw.rules.state import COLUMN, LINE, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def why_not_stack(game: Setting, state: GbacwState, units: tuple[Unit, ...], where: Hex) -> Refusal | None:
    """C6.13.g, C6.15.h, C6.16.i, C8.12.a to C8.12.j, R8.12-1, R8.12-2, C8.44.b, C8.5.j: may these units stand together?
    None, or the limit they break. Leaders and markers never count (C8.11.c). ``units`` are all that would be in the
    hex."""
    foot = [u for u in units if query.arm(game, state, u) not in (ARTILLERY, CAVALRY)]
    horse = [u for u in units if query.arm(game, state, u) == CAVALRY]
    guns = [u for u in units if query.arm(game, state, u) == ARTILLERY]
    marching = any(query.orders(game, state, unit) == MARCH for unit in units)
    args = {"hex": where}
    if len(units) > 1 and any(state.formation[unit] == COLUMN for unit in units):
        return Refusal("C8.5.j", "column_stands_alone", args)
    if len(foot) > 1 and any(state.formation[unit] == LINE for unit in foot):
        return Refusal("C8.44.b", "line_stands_alone", args)
    if foot and horse:
        return Refusal("C8.12.d" if marching else "C8.12.f", "foot_and_horse", args)
    if marching and any(query.orders(game, state, unit) != MARCH for unit in units):
        return Refusal("C8.12.a", "march_with_others", args)
    if marching and guns and (foot or horse):
        return Refusal("C8.12.d", "arms_mixed_in_march", args)
    if len({state.brigade_of[unit] for unit in foot + horse}) > 1:
        return Refusal("C8.12.f" if foot else "C8.12.g", "two_brigades", args)
    return _too_many(game, state, foot or horse, bool(horse), marching, where) or too_many_guns(
        game, state, guns, bool(foot or horse), where
    )


def limit(game: Setting, horse: bool, marching: bool) -> int:
    """The strength points of one brigade that may share a hex."""
    chart = game.field.charts.stacking
    return chart[f"{'march' if marching else 'line'}_{'cavalry' if horse else 'infantry'}"]


def _too_many(
    game: Setting, state: GbacwState, units: list[Unit], horse: bool, marching: bool, where: Hex
) -> Refusal | None:
    """C8.12.f, C8.12.g: one unit may be of any size; C8.12.e: in March it extends instead (8.5)."""
    if len(units) < 2:
        return None
    most = limit(game, horse, marching)
    if sum(state.strength[unit] for unit in units) <= most:
        return None
    rule = ("C8.12.b" if marching else "C8.12.g") if horse else ("C8.12.a" if marching else "C8.12.f")
    return Refusal(rule, "too_many", {"hex": where, "limit": most})


def too_many_guns(game: Setting, state: GbacwState, guns: list[Unit], with_others: bool, where: Hex) -> Refusal | None:
    """C8.12.c, C8.12.h, C8.12.i: so many batteries of any size, or so many guns of any number of batteries."""
    chart = game.field.charts.stacking
    kind = "with_others" if with_others else "alone"
    batteries, most = chart[f"artillery_{kind}_batteries"], chart[f"artillery_{kind}_guns"]
    if len(guns) <= batteries or sum(state.strength[unit] for unit in guns) <= most:
        return None
    return Refusal("C8.12.h" if with_others else "C8.12.i", "too_many_guns", {"hex": where, "limit": most})


def why_not_stop(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> Refusal | None:
    """C8.23.a: may the unit end its movement here?"""
    others = tuple(other for other in query.stack(state, where) if other != unit)
    return why_not_stack(game, state, (unit, *others), where) if others else None


def entry_place(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, above: bool | None = None) -> int:
    """C8.23.b, C8.23.c, R8.23-1: the place from the top that a unit takes among those in a hex: through their Front,
    the Refused Front included, on top, else at the bottom. Where it may choose (:func:`may_choose_place`) ``above``
    says whether it stands directly above the guns or directly below them."""
    row = [other for other in state.at[to] if other != unit]
    if not row:
        return 0
    guns = [place for place, other in enumerate(row) if query.is_artillery(game, other)]
    if above is not None and may_choose_place(game, state, unit, here, to):
        return guns[0] if above else guns[-1] + 1
    return 0 if comes_from_front(game, state, unit, here, to) else len(row)


def comes_from_front(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex) -> bool:
    """Does the unit come through a Front hexside of those who stand there?"""
    others = [other for other in query.stack(state, to) if other != unit]
    if not others:
        return True
    if here < 0:
        return False  # from off the map (9.7)
    toward = game.field.grid.direction(to, here)
    return query.side_class_in(game, state, others[0], to, toward) in (query.FRONT, query.REFUSED_FRONT)


def may_choose_place(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex) -> bool:
    """C8.23.d: foot and horse choose to stand above or below guns that are alone in the hex; C8.23.e: and, coming from
    the Front, where others stand below the guns already."""
    others = [other for other in query.stack(state, to) if other != unit]
    guns = [query.is_artillery(game, other) for other in others]
    if query.is_artillery(game, unit) or not any(guns):
        return False
    return all(guns) or (not guns[-1] and guns[0] and comes_from_front(game, state, unit, here, to))
