"""Words for the tests of fire."""

from __future__ import annotations

from caracole.kernel.dice import DiceError
from caracole.play.table import position

STEADY = {side: {"reaction_facing": "never", "reaction_movement": "never"} for side in ("union", "confederate")}
"""Nobody turns or gives way, so that a test of fire is asked about fire only."""

FIRES = ("return_fire", "withdrawal_fire", "approach_fire", "pre_assault_fire")
SILENT = {side: {**words, **dict.fromkeys(FIRES, "never")} for side, words in STEADY.items()}
"""Nobody answers either, so that a test of phasing fire is not asked at all."""


SMALL = "size 12 x 12\n"
"""Enough ground for fire, and quick to look over."""


def firing(units, unit="u1", map="", **words):
    """A unit at its action; nobody answers."""
    return position("gbacw", map=SMALL + map, units=units, acting=unit, **{"standing": SILENT, **words})


def exchange(units, unit="u1", map="", **words):
    """A unit at its action; the other side is asked who fires, but stands where it is."""
    return position("gbacw", map=SMALL + map, units=units, acting=unit, **{"standing": STEADY, **words})


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
