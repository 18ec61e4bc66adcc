"""5: Initiative, Efficiency, the pool of activation markers, and how often commands act."""

from __future__ import annotations

import pytest

from caracole.play.table import position

TWO = """
    0505 vE: u1 infantry
    1515 vW: c1 infantry
"""


def orders_over(table):
    """Nobody gives orders in II.C, nobody rests in II.E."""
    while table.asked in ("orders.division", "reserve.place"):
        table.play("EndOrders" if table.asked == "orders.division" else "EndPlacing")
    return table


# --- 5.1 Initiative --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.I.a", "C5.11.a", "C5.13.a", "C3.III.a", "C3.III.c")
def test_5_11_the_higher_roll_has_the_initiative_and_names_the_first_marker():
    table = position("gbacw", units=TWO, dice=(4, 7, 1, 2))
    assert table.initiative() == "confederate"
    orders_over(table)
    assert (table.asked, table.decision.seats) == ("activation.first", (1,))
    assert table.refusal("NameFirstMarker", marker="u-division").code == "not_your_marker"
    assert table.refusal("NameFirstMarker", marker="march-confederate").code == "not_your_marker"
    table.play("NameFirstMarker", marker="c-division")
    table.play("FillPool")
    table.play("FillPool")
    assert table.happened("marker_drawn")[0].args["marker"] == "c-division"
    assert table.pool() == {"u-division": 3, "c-division": 1}
