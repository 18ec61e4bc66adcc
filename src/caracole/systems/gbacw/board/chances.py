"""The odds of a fire and of an assault before they are rolled: every modifier by name, every result with its chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from caracole.players import Offer
from caracole.present.model import Chance, Odds, Says, Shooter, Told
from caracole.systems.gbacw.board.falls import Falls, with_dice
from caracole.systems.gbacw.board.log import modifiers
from caracole.systems.gbacw.rules.assault.actions import DesignateAssault, JoinAssault
from caracole.systems.gbacw.rules.assault.declared import declared
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.fire.actions import AnswerFire, FireAt
from caracole.systems.gbacw.rules.game import Gbacw

FIRE, ASSAULT = "fire", "assault"
PERCENT = 100


def odds(game: Gbacw, offer: Offer, action: Any, subject: str | None) -> Odds | None:
    """The chances of an action that fights; ``subject`` is the unit at its action."""
    if isinstance(action, FireAt | AnswerFire):
        unit = action.unit if isinstance(action, AnswerFire) else game.field.unit_numbers.get(subject or "")
        return None if unit is None else _fire(game, offer.odds("fire_odds", unit, action.target))
    if isinstance(action, DesignateAssault):
        return _assault(game, offer.odds("assault_odds", [action.unit], action.targets))
    if isinstance(action, JoinAssault):
        units, targets = _joined(offer, action)
        return _assault(game, offer.odds("assault_odds", units, targets))
    return None


def _joined(offer: Offer, action: JoinAssault) -> tuple[list[Unit], tuple[Hex, ...]]:
    """The assault of another, with the unit that joins it."""
    state = offer.imagine(Random(0))
    row = next((row for row in declared(state) if action.other in row.attackers), None)
    return ([action.unit], ()) if row is None else ([*row.attackers, action.unit], row.targets)


def _fire(game: Gbacw, found: Mapping[str, Any] | None) -> Odds | None:
    if found is None or "refusal" in found:
        return None
    struck = {"unit": found["struck"], "chance": found["disordered"], "loss": round(found["loss"], 1)}
    return Odds(
        kind=FIRE,
        place=found["target"],
        attackers=[Shooter(found["unit"], found["strength"])],
        modifiers=modifiers(found["modifiers"]),
        results=[
            Chance(Says("odds-result", {"result": code}), share / PERCENT) for code, share in found["odds"].items()
        ],
        told=[Told(Says("odds-struck", struck), "C12.32.a")],
        falls=Falls(game).fire(
            found["unit"], found["distance"], found["strength"], with_dice(found["total"]), found["modifiers"]
        ),
    )


def _assault(game: Gbacw, found: Mapping[str, Any] | None) -> Odds | None:
    if found is None or "refusal" in found:
        return None
    strengths = {"attack": found["attack"], "defence": found["defence"]}
    ratio = "-".join(f"{number:g}" for number in found["ratio"])
    return Odds(
        kind=ASSAULT,
        place=found["targets"][0],
        attackers=[Shooter(unit, 0) for unit in found["attackers"]],
        modifiers=modifiers(found["modifiers"]),
        results=[
            Chance(Says(f"assault-{code.replace('_', '-')}"), share / PERCENT) for code, share in found["odds"].items()
        ],
        told=[Told(Says("odds-ratio", {**strengths, "ratio": ratio}), "C11.41.a"), *_checks(found["checks"])],
        falls=Falls(game).assault(with_dice(found["total"]), found["modifiers"]),
    )


def _checks(rows: list[Mapping[str, Any]]) -> Iterator[Told]:
    """The checks that come before an assault."""
    for row in rows:
        args = {"unit": row["unit"], "cohesion": row["cohesion"], "chance": row["passes"]}
        yield Told(Says("odds-check", args), "C11.37.a")
