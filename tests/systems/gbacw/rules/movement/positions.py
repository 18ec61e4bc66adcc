"""Helpers of the tests of chapter 9."""

from __future__ import annotations

from caracole.play.table import position

QUIET = {
    "return_fire": "never",
    "withdrawal_fire": "never",
    "approach_fire": "never",
    "pre_assault_fire": "never",
    "reaction_facing": "never",
    "reaction_movement": "never",
}
"""Standing instructions of a side that lets the other one move as it likes."""


def acting(units, unit="u1", map="", **words):
    """A unit at its action; the other side does not react unless the test says so."""
    words.setdefault("standing", {"union": QUIET, "confederate": QUIET})
    return position("gbacw", map=map, units=units, acting=unit, **words)


def code(table, action, **fields):
    """(rule, code) of a refusal, None if the action is allowed."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)
