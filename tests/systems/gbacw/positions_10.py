"""Words for the tests of fire."""

from __future__ import annotations

from caracole.kernel.dice import DiceError
from caracole.play.table import position

SILENT = {
    side: {"return_fire": "never", "withdrawal_fire": "never", "approach_fire": "never", "pre_assault_fire": "never"}
    for side in ("union", "confederate")
}
"""Nobody answers, so that a test of phasing fire is not asked."""


SMALL = "size 12 x 12\n"
"""Enough ground for fire, and quick to look over."""


def firing(units, unit="u1", map="", **words):
    """A unit at its action; nobody answers."""
    return position("gbacw", map=SMALL + map, units=units, acting=unit, **{"standing": SILENT, **words})


def exchange(units, unit="u1", map="", **words):
    """A unit at its action; the other side is asked."""
    return position("gbacw", map=SMALL + map, units=units, acting=unit, **words)


def code(table, action, **fields):
    """(clause, code) of the refusal, None if it is allowed."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def fired(table):
    """(units, strength, result) of every shot so far."""
    return [
        (" ".join(event.args["units"]), event.args["points"], event.args["result"])
        for event in table.happened("unit_fired")
    ]


def modifiers(table):
    """The modifiers of the last shot, by code."""
    return {row["code"]: row["value"] for row in table.happened("unit_fired")[-1].args["modifiers"]}


def cited(table):
    """The clauses of the modifiers of the last shot, by code."""
    return {row["code"]: row["rule"] for row in table.happened("unit_fired")[-1].args["modifiers"]}


def shoot(table, *dice, action="FireAt", **fields):
    """Play it with these dice; all further ones (checks that follow) are noughts, which everybody passes."""
    for further in range(20):
        table.script.script.clear()
        try:
            return table.dice(*dice, *[10] * further).play(action, **fields)
        except DiceError:
            continue
    raise AssertionError("too many dice")
