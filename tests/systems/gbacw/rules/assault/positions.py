"""Positions for chapter 11: a Union brigade that has moved and fired, and is to assault.

Columns with even numbers stand lower: looking east from 0505 one has 0604 and 0605 in front, from 0504 0603 and 0604,
from 0506 0605 and 0606; looking west from 0605 one has 0505 and 0506, from 0604 0504 and 0505.
"""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position
from caracole.systems.gbacw.rules.assault.declared import Assault, planned
from caracole.systems.gbacw.rules.assault.modifiers import assault_modifiers, check_modifiers
from caracole.systems.gbacw.rules.sequence.standing import KINDS

QUIET = {**dict.fromkeys(KINDS, "never"), "continued_assault": "ask", "leaders_go_along": "ask"}
"""Nobody reacts unless the test is about it."""


def ready(units: str, map: str = "", **words: Any) -> Table:
    """The brigade is active, nothing has been declared yet. ``union`` and ``confederate`` are standing instructions
    besides ``QUIET``."""
    standing = {side: {**QUIET, **words.pop(side, {})} for side in ("union", "confederate")}
    return position("gbacw", map=map, units=units, standing=standing, **{"active": "u-brigade", "turns": 1, **words})


def facing_off(units: str, map: str = "", **words: Any) -> Table:
    """Movement and fire are over: Step 1."""
    table = ready(units, map, **words)
    table.play("EndBrigade")
    return table


def assault(table: Table, *groups: tuple[str, str], dice: tuple[int, ...] = ()) -> Table:
    """Declare these assaults, each as units and hexes in one word, and end Step 1 with dice for what follows."""
    for units, targets in groups:
        first, *others = units.split()
        table.play("DesignateAssault", unit=first, targets=targets.split())
        for other in others:
            table.play("JoinAssault", unit=other, other=first)
    table.dice(*dice).play("EndDesignation")
    return table


def numbers(table: Table, domain: str, words: str) -> tuple[int, ...]:
    return tuple(table.game.field.numbers[domain][word] for word in words.split())


def plan(table: Table, units: str, targets: str, series: int = 0) -> Assault:
    """An assault that is only thought of."""
    attackers = numbers(table, "unit", units)
    return planned(table.game, table.state, attackers, numbers(table, "hex", targets), series)


def modifiers(table: Table, units: str, targets: str, series: int = 0) -> dict[str, int]:
    """The modifiers of an assault by their names."""
    rows = assault_modifiers(table.game, table.state, plan(table, units, targets, series))
    return {row.code: row.value for row in rows}


def check(table: Table, unit: str, *rows: Assault) -> dict[str, int]:
    """The modifiers of a Pre-Assault check by their names."""
    (number,) = numbers(table, "unit", unit)
    return {row.code: row.value for row in check_modifiers(table.game, table.state, number, list(rows))}


def code(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of a kind, so far."""
    return [event.args for event in table.happened(kind)]


def rolled(table: Table) -> dict[str, Any]:
    """The last assault that was rolled for."""
    return told(table, "assault_resolved")[-1]


def named(event: dict[str, Any]) -> dict[str, int]:
    """The modifiers of an event by their names."""
    return {row["code"]: row["value"] for row in event["modifiers"]}
