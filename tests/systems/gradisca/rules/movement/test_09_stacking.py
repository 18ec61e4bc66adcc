"""9 Stacking: more than six infantry and cavalry in a zone at the end of the turn."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import field, siege, verdict


def foot(side: str, count: int, flags: str = "") -> str:
    """``v1 infantry 2 [1], v2 ...``"""
    return ", ".join(f"{side}{number} infantry 2 [1]{flags}" for number in range(1, count + 1))


def horse(side: str, count: int) -> str:
    return ", ".join(f"{side}-h{number} light 2 [1]" for number in range(1, count + 1))


def end_of_turn(table):
    """The Command drawn does nothing, and with the last marker the turn (here also the game) ends."""
    table.play("ChooseOption", option=1)
    table.play("EndActivation")
    return table


def disorganized(table, zone="farra"):
    return [unit for unit in table.units_in(zone) if table.is_disorganized(unit)]


@pytest.mark.rule("G9.a")
def test_9_a_during_the_turn_there_is_no_limit():
    table = field(
        f"Farra: {foot('v', 6)}\nRomans: v-a infantry 2 [1], v-b infantry 2 [1]", activate="romans", end_turn=1
    )
    table.play("March", units=["v-a", "v-b"], to="farra")
    table.play("Halt")
    assert len(table.units_in("farra")) == 8
    assert disorganized(table) == []
    table.play("EndActivation")
    assert table.happened("zone_crowded")


@pytest.mark.rule("G9.a")
def test_9_a_a_crowd_that_has_gone_before_the_end_of_the_turn_pays_nothing():
    table = field(f"Farra: {foot('v', 8)}", activate="farra", end_turn=1)
    table.play("March", units=["v1", "v2"], to="romans")
    table.play("Halt")
    table.play("EndZone")
    table.play("EndActivation")
    assert table.happened("zone_crowded") == []
    assert table.outcome is not None


@pytest.mark.rule("G9.b")
@pytest.mark.parametrize(("edition", "together"), [("default", True), ("fr", True), ("it", False), ("en", False)])
def test_9_b_whether_foot_and_horse_are_counted_together_is_a_matter_of_editions(edition, together):
    table = field(f"Farra: {foot('v', 4)}, {horse('v', 3)}", end_turn=1, options={"edition": edition})
    end_of_turn(table)
    assert bool(table.happened("zone_crowded")) is together


@pytest.mark.rule("G9.b")
@pytest.mark.parametrize("crowd", [foot("v", 7), horse("v", 7), f"{foot('v', 6)}, v-c cernide 1"])
@pytest.mark.parametrize("edition", ["default", "it"])
def test_9_b_seven_of_one_kind_are_too_many_in_every_edition(crowd, edition):
    table = end_of_turn(field(f"Farra: {crowd}", end_turn=1, options={"edition": edition}))
    assert table.asked == "stacking.choose"


@pytest.mark.rule("G9.b")
def test_9_b_engineers_guns_commanders_and_markers_do_not_count():
    table = field(
        f"Farra: {foot('v', 6)}, v-sap engineers 2 [1], v-gun artillery 3 [2], v-gen commander 3",
        end_turn=1,
        forts="venetian Farra",
        camps={"venetian": "farra"},
        basic=False,
    )
    end_of_turn(table)
    assert table.happened("zone_crowded") == []
    assert disorganized(table) == []


@pytest.mark.rule("G9.c")
@pytest.mark.parametrize("basic", [True, False])
def test_9_c_as_many_units_as_the_excess_become_disorganized(basic):
    table = end_of_turn(field(f"Farra: {foot('v', 8)}\nRomans: v-x infantry 2 [1]", end_turn=1, basic=basic))
    table.play("Disorganize", unit="v3")
    assert table.asked == "stacking.choose"
    table.play("Disorganize", unit="v5")
    assert disorganized(table) == ["v3", "v5"]
    assert not table.is_disorganized("v-x")
    assert table.outcome is not None  # nothing more is owed: the turn went on


@pytest.mark.rule("G9.c")
def test_9_c_six_are_not_too_many():
    table = end_of_turn(field(f"Farra: {foot('v', 6)}", end_turn=1))
    assert disorganized(table) == []
    assert table.outcome is not None


@pytest.mark.rule("G9.c")
def test_9_c_each_zone_is_counted_by_itself():
    table = end_of_turn(field(f"Farra: {foot('v', 7)}\nRubia: {foot('a', 7)}", end_turn=1))
    table.play("Disorganize", unit="v1")
    table.play("Disorganize", unit="a2")
    assert disorganized(table) == ["v1"]
    assert disorganized(table, "rubia") == ["a2"]


@pytest.mark.rule("G9.d")
def test_9_d_with_fewer_good_order_units_than_the_excess_those_are_flipped_and_no_more():
    table = field(f"Farra: {foot('v', 7, ' (disorganized)')}, v-a infantry 2 [1], v-b infantry 2", end_turn=1)
    end_of_turn(table)
    assert table.is_disorganized("v-a")
    assert table.happened("units_disorganized")[0].rule == "G9.d"
    assert len(table.units_in("farra")) == 9
    assert table.outcome is not None


@pytest.mark.rule("G9.d")
def test_9_d_if_all_are_disorganized_nothing_happens():
    table = end_of_turn(field(f"Farra: {foot('v', 8, ' (disorganized)')}", end_turn=1))
    assert table.happened("unit_eliminated") == table.happened("units_disorganized") == []
    assert table.outcome is not None


@pytest.mark.rule("G9.e")
def test_9_e_the_owner_chooses():
    table = end_of_turn(field(f"Romans: v1 infantry 2\nFarra: {foot('a', 7)}", end_turn=1))
    assert table.decision.seats == (1,)
    assert {action["unit"] for action in table.candidates()} == {f"a{number}" for number in range(1, 8)}


@pytest.mark.rule("G9.e")
def test_9_e_among_good_order_infantry_and_cavalry_there_that_have_a_disorganized_side():
    table = field(
        f"Farra: {foot('v', 5)}, v-h light 2 [1], v-tired infantry 2 [1] (disorganized), v-plain infantry 2, "
        "v-sap engineers 2 [1]\nRomans: v-far infantry 2 [1]",
        end_turn=1,
    )
    end_of_turn(table)
    refused = ("G9.e", "not_in_the_crowd")
    for unit in ("v-tired", "v-plain", "v-sap", "v-far"):
        assert verdict(table, "Disorganize", unit=unit) == refused
    assert table.happened("zone_crowded")[0].args["excess"] == 2  # the Disorganized one counts
    table.play("Disorganize", unit="v-h")
    assert verdict(table, "Disorganize", unit="v-h") == refused
    assert table.allows("Disorganize", unit="v1")


@pytest.mark.rule("G9.f")
def test_9_f_a_fortress_has_the_same_limit():
    table = siege(f"Gradisca: {foot('a', 7)}\nFarra: v1 infantry 2", activate=None, end_turn=1)
    end_of_turn(table)
    table.play("Disorganize", unit="a4")
    assert disorganized(table, "gradisca") == ["a4"]
