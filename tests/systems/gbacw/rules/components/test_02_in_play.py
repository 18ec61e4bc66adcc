"""2 Components, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules import query
from systems.gbacw.rules.command.positions import FAR
from systems.gbacw.rules.extension.positions import number

# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


@pytest.mark.rule("C2.6.e", "C1.0.b")
def test_2_6_a_unit_that_has_changed_its_brigade_looks_to_its_new_leader():
    """K3, K5: from then on it belongs to the other brigade for all purposes."""
    table = position(
        "gbacw",
        commands="division u-division: u-red u-blue",
        units="0505 vE: u1 infantry @u-red, u2 infantry 4 @u-red" + FAR,
        leaders="0505: u-a brigade @u-red\n0505: u-b brigade @u-blue",
        active="u-red",
    )
    unit = number(table, "unit", "u2")
    query.move_to_brigade(table.state, unit, number(table, "brigade", "u-blue"))
    assert query.own_leaders(table.game, table.state, unit) == [number(table, "leader", "u-b")]
    assert query.own_leaders(table.game, table.state, number(table, "unit", "u1")) == [number(table, "leader", "u-a")]
