"""Exact odds of a fire and of an assault before they are rolled: every modifier with its clause, every result with its
chance, by the same functions that the fight will use."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.contact import faced
from caracole.systems.gbacw.rules.assault.declared import planned
from caracole.systems.gbacw.rules.assault.modifiers import preview as assault_preview
from caracole.systems.gbacw.rules.components.charts import read_code
from caracole.systems.gbacw.rules.components.cohesion import standing_modifiers
from caracole.systems.gbacw.rules.components.drm import Drm, chance_to_pass, listed, percent, total
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.fire.aim import Aim, Wish, make_shot, take_aim
from caracole.systems.gbacw.rules.fire.declare import Declaring, declare
from caracole.systems.gbacw.rules.fire.exchange import Exchange, first_hit
from caracole.systems.gbacw.rules.fire.modifiers import preview
from caracole.systems.gbacw.rules.fire.nonphasing import answer
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import PHASING, RETURN, Shot, read_shots
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.game import Gbacw


def fire_odds(game: Gbacw, state: GbacwState, unit: Unit, target: Hex) -> dict[str, Any]:
    """What a unit would do to a hex with all that it can fire at it from one of its hexes, in its own activation or in
    answer: strength, modifiers, the chance of every result; and of the unit that is hit, how likely it is Disordered
    and what it loses on average. ``refusal`` if it cannot fire there."""
    cause = PHASING if game.field.units[unit].side == state.phasing else RETURN
    found: Shot | Refusal = Refusal("C10.12.a", "no_enemy_there", {"unit": unit, "target": target})
    for origin in query.hexes_of(state, unit):
        found = _shot(game, state, Wish(unit, target, origin=origin), cause)
        if isinstance(found, Shot):
            break
    if isinstance(found, Refusal):
        return {"refusal": game.explain(found)}
    exchange = _exchange(game, state, unit)
    struck = first_hit(state, exchange, target) if exchange is not None else NO_UNIT
    shown = preview(game, state, found, struck)
    struck = struck if struck >= 0 else query.top(state, target)
    names = game.field.names
    shaken = sum((share * _shakes(game, state, struck, code) for code, share in shown.odds.items()), Fraction(0))
    lost = sum((share * _loss(code) for code, share in shown.odds.items()), Fraction(0))
    return {
        "unit": names["unit"][unit],
        "target": names["hex"][target],
        "distance": game.field.grid.distance(found.origin, target),
        "strength": shown.strength,
        "rounds": found.rounds,
        "modifiers": listed(shown.modifiers),
        "total": total(shown.modifiers),
        "odds": {code: percent(share) for code, share in shown.odds.items()},
        "struck": names["unit"][struck],
        "cohesion": query.cohesion(game, state, struck),
        "disordered": percent(shaken),
        "loss": float(lost),
    }


def _exchange(game: Gbacw, state: GbacwState, unit: Unit) -> Exchange | None:
    """The exchange in which the side of this unit is asked for its fire, if one is under way."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Exchange) and frame.side == game.field.units[unit].side else None


def _shot(game: Gbacw, state: GbacwState, wish: Wish, cause: str) -> Shot | Refusal:
    """The shot as it would be declared now: as an answer (10.4), with what was held back for it; as one more share of
    a fire; or, when neither is asked, all that the unit has."""
    exchange, frame = _exchange(game, state, wish.unit), state.stack[-1] if state.stack else None
    if exchange is not None:
        shots = answer(game, state, exchange, wish, read_shots(exchange.shots[exchange.own :]))
        return shots if isinstance(shots, Refusal) else shots[-1]
    if isinstance(frame, Declaring) and frame.unit == wish.unit:
        wish = wish._replace(moving=frame.moving)
        shots = declare(game, state, wish, read_shots(frame.shots))
        return shots if isinstance(shots, Refusal) else shots[-1]
    look = Ranging(game, state)
    aim = take_aim(look, wish, cause, ())
    return make_shot(look, wish, aim, aim.whole, cause, ()) if isinstance(aim, Aim) else aim


def _shakes(game: Gbacw, state: GbacwState, unit: Unit, code: str) -> Fraction:
    """C12.32.a, C12.32.b: how likely a result Disorders a unit."""
    result = read_code(code)
    if result is None or not (result.check or result.disorder):
        return Fraction(0)
    if result.disorder:
        return Fraction(1)
    rows = [*standing_modifiers(game, state, unit), Drm("C12.32.a", "result", result.plus)]
    return 1 - chance_to_pass(query.cohesion(game, state, unit), rows)


def _loss(code: str) -> int:
    result = read_code(code)
    return 0 if result is None else result.loss


def assault_odds(game: Gbacw, state: GbacwState, units: Sequence[Unit], targets: Sequence[Hex]) -> dict[str, Any]:
    """What these units would have against these hexes in an assault, or the clause that keeps the first of them from
    it."""
    for unit in units:
        missing = [where for where in targets if where not in faced(game, state, unit)]
        if missing:
            args = {"unit": unit, "hex": missing[0]}
            return {"refusal": game.explain(Refusal("C11.12.b4", "not_in_front", args))}
    return assault_preview(game, state, planned(game, state, tuple(units), tuple(sorted(targets))))


def reach_of(field: Field) -> int:
    """How far anybody of this battle can fire at all (C10.16.b)."""
    arms = {weapon for unit in field.units for weapon in (unit.weapon, *(gun for gun, _ in unit.sections))}
    return max((field.weapons[weapon].reach for weapon in arms if weapon >= 0), default=0)
