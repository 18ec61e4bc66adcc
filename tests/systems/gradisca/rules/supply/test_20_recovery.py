"""20 Recovery in the advanced game: in supply only, and nothing else with it."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import field, verdict

TIRED = "Farra: v1 infantry 2 [1] (disorganized), v2 infantry 2 [1]"
CUT_OFF = "Isola: v1 infantry 2 [1] (disorganized)"


def in_supply(units=TIRED, **words):
    return field(units, basic=False, activate="farra", **words)


def cut_off(**words):
    """Isola has no way out."""
    return field(CUT_OFF, activate="isola", land="Isola x Farra", **words)


@pytest.mark.rule("G20.a")
def test_20_a_a_supplied_unit_may_recover():
    table = in_supply()
    assert table.is_disorganized("v1")
    table.play("Recover", unit="v1")
    assert not table.is_disorganized("v1")


@pytest.mark.rule("G20.a")
def test_20_a_it_must_be_disorganized():
    table = in_supply()
    assert verdict(table, "Recover", unit="v2") == ("G7.2.f", "in_good_order")


@pytest.mark.rule("G20.a")
def test_20_a_it_is_a_choice():
    table = in_supply()
    table.play("March", units=["v1"], to="romans")
    assert table.is_disorganized("v1")


@pytest.mark.rule("G20.a")
@pytest.mark.parametrize(
    ("options", "automatic"),
    [
        ({}, False),
        ({"edition": "it"}, False),
        ({"edition": "fr"}, False),
        ({"edition": "en"}, True),
        ({"recovery_is_automatic": True}, True),
    ],
)
def test_20_a_whether_supplied_units_recover_by_themselves_is_a_matter_of_editions(options, automatic):
    table = in_supply(options=options)
    assert table.is_disorganized("v1") is not automatic
    assert table.allows("March", units=["v1"], to="romans")


@pytest.mark.rule("G20.b")
def test_20_b_a_unit_out_of_supply_cannot_recover():
    table = cut_off(basic=False)
    assert table.is_out_of_supply("v1")
    assert verdict(table, "Recover", unit="v1") == ("G20.b", "out_of_supply")


@pytest.mark.rule("G20.b")
def test_20_b_not_even_where_recovery_is_automatic():
    table = cut_off(basic=False, options={"recovery_is_automatic": True})
    assert table.is_disorganized("v1")
    assert verdict(table, "Recover", unit="v1") == ("G20.b", "out_of_supply")


@pytest.mark.rule("G20.b")
def test_20_b_a_unit_found_in_supply_when_it_is_activated_loses_its_marker_and_may_recover():
    table = in_supply("Farra: v1 infantry 2 [1] (disorganized, out of supply)")
    assert table.allows("Recover", unit="v1")


@pytest.mark.rule("G20.b")
def test_20_b_in_the_basic_game_nobody_asks_for_supply():
    assert cut_off(basic=True).allows("Recover", unit="v1")


@pytest.mark.rule("G20.c")
def test_20_c_who_recovers_does_nothing_else():
    table = in_supply()
    table.play("Recover", unit="v1")
    assert verdict(table, "March", units=["v1"], to="romans") == ("G5.1.a", "has_acted")
    assert verdict(table, "March", units=["v1", "v2"], to="romans") == ("G5.1.a", "has_acted")
    assert table.allows("March", units=["v2"], to="romans")


@pytest.mark.rule("G20.c")
def test_20_c_who_has_done_something_else_does_not_recover():
    table = in_supply("Farra: v-gun artillery 3 [2] (disorganized), v-sap engineers 2 [1] (disorganized)", forts="")
    table.play("BuildFort", engineers="v-sap")
    assert verdict(table, "Recover", unit="v-sap") == ("G5.1.a", "has_acted")
    table.play("March", units=["v-gun"], to="romans")
    table.play("GoOn", to="farra")
    assert table.asked != "zone.act"  # back in the zone, but everybody has acted
