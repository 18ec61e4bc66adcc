"""Shared by the tests of chapters 7 and 8: a unit at its action, refusals as pairs, and fire by hexside."""

from __future__ import annotations

from caracole.geometry.hex import DIRECTIONS
from caracole.kernel import ScriptedDice
from caracole.play.table import position
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.systems.gbacw.rules.stacking import frontage

SILENT = {
    "standing": {
        side: dict.fromkeys(("return_fire", "withdrawal_fire", "approach_fire", "reaction_facing"), "never")
        for side in ("union", "confederate")
    }
}
"""Nobody answers: for tests of movement near the enemy."""


def moving(units, unit="u1", map="", **words):
    return position("gbacw", map=map, units=units, acting=unit, **words)


def acting(units, brigade="u-brigade", map="", **words):
    return position("gbacw", map=map, units=units, active=brigade, **words)


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def number(table, domain, name):
    return table.game.field.numbers[domain][name]


def shares(table, where):
    """[(unit, guns of the section or None, through the Front, through the Refused Front)], top first."""
    found = []
    for row in frontage.shares(table.game, table.state, number(table, "hex", where)):
        battery = table.game.field.units[row.unit]
        found.append((battery.id, row.section if row.section >= 0 else None, row.front, row.refused))
    return found


def strength(table, unit, where, through):
    """The strength points that a unit may fire from a hex through a hexside (N, NE ...)."""
    here, who = number(table, "hex", where), number(table, "unit", unit)
    return frontage.firing_strength(table.game, table.state, who, here, DIRECTIONS.index(through))


def effect(table, change, *names, **words):
    """Let another chapter's doing happen: ``effect(table, lose_strength, "u1", 2, "C12.11.a")``; the game then runs on
    to the next decision."""
    known = table.game.field.numbers
    args = [known["unit"].get(name, known["hex"].get(name, name)) if isinstance(name, str) else name for name in names]
    play = table.game.work(table.state, table.script, table.events.append)
    change(play, *args, **words)
    FLOW.run(play, table.state.stack)


def working(table):
    return table.game.work(table.state, ScriptedDice(), None)
