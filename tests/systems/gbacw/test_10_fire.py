"""10.1, 10.3, 10.4: who fires at whom, and who answers."""

from __future__ import annotations

import pytest

from caracole.play.table import position


def firing(units, unit="u1", map="", **words):
    return position("gbacw", map=map, units=units, acting=unit, **words)


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def shots(table):
    return [(event.args["units"], event.args["points"], event.args["result"]) for event in table.happened("unit_fired")]


@pytest.mark.rule("C10.17.a")
def test_10_17_the_column_of_the_strength_a_die_and_the_modifiers():
    table = firing(
        "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7 R", standing={"confederate": {"return_fire": "never"}}
    )
    table.dice(6).play("FireAt", target="0706")
    (event,) = table.happened("unit_fired")
    assert (event.args["die"], event.args["total"], event.args["result"]) == (6, 5, "d+2")
