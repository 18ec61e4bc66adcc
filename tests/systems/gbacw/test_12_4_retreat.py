"""12.4 Retreat: how far, where to, through whom, and what if not."""

from __future__ import annotations

import pytest

from .positions_12 import fall_back, hit, offer_advance, suffer, table_with


@pytest.mark.rule("C12.35.a", "C12.42.c", "C12.41.a")
def test_12_35_a_disordered_unit_disordered_by_fire_loses_a_point_and_retreats():
    table = table_with("0505 vE: u1 infantry 6 (disordered)\n0705 vW: c1 infantry")
    hit(table, "0505", "D")
    assert table.strength("u1") == 5
    assert table.asked == "retreat.choose"
    assert table.refusal("Retreat", units=["u1"], path=["0604"]).code == "enemy_front"
    assert table.refusal("Retreat", units=["u1"], path=["0504"]).code == "not_farther"
    table.play("Retreat", units=["u1"], path=["0405"])
    assert table.where("u1") == "0405"
    assert table.facing("u1") == "vE"
    assert table.asked == "brigade.act"


def test_12_54_rout_spreads():
    table = table_with("0505 vE: u1 infantry 6 (disordered)\n0506 vE: u2 infantry\n0705 vW: c1 infantry")
    suffer(table, "u1", "pre_assault", 9, 9)
    assert table.is_routed("u1")
    assert table.is_disordered("u2")


def test_12_44_nowhere_to_go():
    table = table_with("0101 vE: u1 infantry 6\n0202 vNW: c1 infantry\n0103 vNE: c2 infantry")
    fall_back(table, "u1", 1, 1)
    assert table.strength("u1") == 5


def test_12_6_advance():
    table = table_with("0909 vE: u1 infantry 6\n0202 vNW: c1 infantry")
    offer_advance(table, "c1", "0102")
    table.play("Advance", unit="c1", to=["0102"])
    table.play("FaceAfterAdvance", facing="vW")
    assert table.where("c1") == "0102"
    assert table.facing("c1") == "vW"
