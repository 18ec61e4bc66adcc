"""20, 21 Supply, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gradisca.rules.positions import RAIDERS, farra, values, why

# --- 20 by the English edition ---------------------------------------------------------------------------------------


@pytest.mark.rule("G20.a", "G17.f", "G17.o")
def test_20_a_en_a_recalled_unit_is_activated_and_so_recovers_by_itself():
    # EN 17: the Commander "can activate" units; EN 20: they recover "in their next activation if they are supplied".
    units = """
        Farra: v-gen commander 1, v1 infantry 2 [1]
        Mariano: v2 infantry 2 [1] @red (disorganized)
        Romans: a1 infantry 2 [1]
    """
    table = farra(units, options={"edition": "en"})
    table.play("March", units=["v-gen", "v1"], to="romans")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="mariano")
    assert not table.is_disorganized("v2")
    assert values(table)[0] == [1, 2, 2]


# --- raids -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.1.b", "G23.q")
def test_two_raiders_with_a_gun_are_three_combat_units_and_need_attack_supply():
    table = farra("Farra: v1 infantry 2, v2 infantry 2, v-gun artillery 2", land=RAIDERS, camps=None)
    stack = ["v1", "v2", "v-gun"]
    assert why(table, "March", units=stack, to="romans", how="raid") == ("G21.1.b", "needs_attack_supply")
    assert table.allows("March", units=stack, to="romans")


# --- supply and Morale -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.n", "G21.t", "G6.y", "G6.h")
def test_guns_out_of_supply_cannot_climb_and_hold_their_stack_back():
    land = "Romans: difficult\nFarra - Romans\nFarra - Mariano"
    table = farra("Farra: v-gun artillery 2, v1 infantry 2", land=land, camps=None)
    assert table.is_out_of_supply("v-gun")
    assert why(table, "March", units=["v-gun"], to="romans") == ("G6.c", "not_enough_movement")
    assert why(table, "March", units=["v-gun", "v1"], to="romans") == ("G6.h", "not_enough_movement")
    assert table.allows("March", units=["v1"], to="romans")


@pytest.mark.rule("G21.j", "G21.v")
@pytest.mark.parametrize(("edition", "out"), [("default", True), ("fr", True), ("it", False), ("en", False)])
def test_gradisca_lives_through_rubia_only_while_rubia_lives_by_the_errata(edition, out):
    land = """
        Gradisca: fortress, lifeline Rubia
        Goritia: source austrian
        Farra # Gradisca 2
        Rubia # Gradisca 2
        Rubia - Goritia
    """
    units = "Gradisca: a1 infantry 2\nRubia: a2 infantry 2\nGoritia: v1 infantry 2\nFarra: v2 infantry 2"
    table = position(
        "gradisca", map=land, units=units, active="austrian", activate="gradisca", options={"edition": edition}
    )
    assert table.is_out_of_supply("a1") == out
