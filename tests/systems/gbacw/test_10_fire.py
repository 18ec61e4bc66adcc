"""10.1, 10.3: who may fire at whom, in one's own activation."""

from __future__ import annotations

import pytest
from tests.systems.gbacw.positions_10 import exchange, fired, firing, modifiers


@pytest.mark.rule("C10.17.a", "C10.12.b")
def test_10_17_the_column_of_the_strength_a_die_and_the_modifiers():
    table = firing("0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7 R")
    table.dice(6, 2).play("FireAt", target="0706")
    (event,) = table.happened("unit_fired")
    assert (event.args["die"], event.args["total"], event.args["result"]) == (6, 5, "d+2")
    assert modifiers(table) == {"range": -1}


@pytest.mark.rule("C10.42.a", "C10.42.d", "C10.17.b", "C10.42.g")
def test_10_42_return_fire_is_simultaneous():
    table = exchange("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 R 9/9")
    table.play("FireAt", target="0605")
    assert table.asked == "fire.answer"
    assert table.decision.seats == (1,)
    # The fire takes a strength point off c1, which answers with all seven all the same.
    table.dice(8, 3, 1, 1).play("AnswerFire", unit="c1", target="0505")
    assert fired(table) == [("u1", 7, "1d+2"), ("c1", 7, "d+2")]
    assert (table.strength("c1"), table.strength("u1")) == (6, 7)
    assert table.asked == "unit.act"
