"""23, 25 Raids and light cavalry, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.positions import FIELD, RAIDERS, farra, values, why

# --- recall, assault, several rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("G23.e", "G17.n", "G23.o")
def test_a_failed_raid_with_a_general_ends_in_a_battle_to_which_he_still_calls():
    units = "Farra: v1 infantry 2 [1], v-gen commander 1\nMariano: v2 infantry 2 @red\nRomans: a1 infantry 2 [1]"
    land = FIELD + "\nRomans: raid venetian"
    table = farra(units, land=land)
    table.dice(6).play("March", units=["v1", "v-gen"], to="romans", how="raid")
    assert table.is_disorganized("v1")
    assert table.asked == "battle.recall"
    table.dice(6, 6, 1, 6).play("Recall", unit="v2", via="mariano")
    assert values(table)[0] == [1, 1, 2]
    table.play("RetreatTo", to="goritia")
    assert table.units_in("romans") == ["v1", "v-gen", "v2"]


# --- raids -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.l", "G23.s", "G24.m", "G24.h")
def test_a_raid_on_a_camp_with_a_lone_general_gains_2_then_catches_him_and_the_camp():
    units = "Farra: v1 medium 2\nRomans: a-gen commander 2 [1]\nGoritia: a1 infantry 2"
    camps = {"venetian": "farra", "austrian": "romans"}
    table = farra(units, land=RAIDERS, camps=camps, morale=(5, 5))
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    assert (table.morale("venetian"), table.morale("austrian")) == (7, 5)
    table.play("GoOn", to="mariano")
    assert table.is_eliminated("a-gen")
    assert (table.camp("austrian"), table.morale("austrian")) == (None, 4)
    assert table.where("v1") == "mariano"


@pytest.mark.rule("G25.3.a", "G25.2.h", "G25.2.l")
def test_light_horse_among_raided_enemies_cannot_strike_from_there():
    units = "Farra: v1 light 2 [1]\nRomans: a1 infantry 2\nMariano: a2 infantry 2"
    table = farra(units, land=RAIDERS)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    assert table.is_disorganized("v1")
    assert why(table, "GoOn", to="mariano", how="incursion") == ("G25.2.h", "no_way_back")


@pytest.mark.rule("G23.d", "G23.j", "G22.a")
def test_a_natural_1_succeeds_among_any_number_of_enemies_and_morale_stops_at_9():
    units = "Farra: v1 medium 2\nRomans: a1 infantry 2, a2 infantry 2, a3 infantry 2, a-gen commander 2"
    table = farra(units, land=RAIDERS, forts="austrian Romans 2", morale=(9, 9))
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    assert table.is_raided("romans")
    assert table.morale("venetian") == 9
    assert why(table, "RaidAgain") == ("G23.j", "raided_this_year")
    table.play("GoOn", to="farra")
    assert table.forts("austrian", "romans") == 2


# --- incursions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G25.2.i", "G7.1.q", "G25.2.j", "G24.h")
def test_an_incursion_that_leaves_only_sappers_has_won_the_zone():
    units = "Farra: v1 light 4 [1]\nRomans: a1 infantry 2, a-sap engineers 2\nGoritia: a2 infantry 2"
    camps = {"venetian": "farra", "austrian": "romans"}
    table = farra(units, camps=camps, forts="venetian Farra")
    table.dice(1).play("March", units=["v1"], to="romans", how="incursion")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a-sap")
    assert table.camp("austrian") is None
    table.play("GoBack")
    assert table.units_in("farra") == ["v1"]


@pytest.mark.rule("G25.2.d", "G25.2.e", "G25.2.f", "G25.1.a")
def test_light_horse_strikes_two_zones_from_home_and_neither_twice():
    land = "Farra: source venetian\nFarra - Romans\nFarra - Mariano"
    units = "Farra: v1 light 2 [1]\nRomans: a1 infantry 2 [1]\nMariano: a2 infantry 2 [1]"
    table = farra(units, land=land)
    table.dice(6).play("March", units=["v1"], to="romans", how="incursion")
    assert why(table, "GoOn", to="romans", how="incursion") == ("G25.2.e", "struck_already")
    table.dice(6).play("GoOn", to="mariano", how="incursion")
    assert table.decision.about["movement_left"] == 1
    winter = farra(units, land=land, turn=3)
    winter.dice(6).play("March", units=["v1"], to="romans", how="incursion")
    assert why(winter, "GoOn", to="mariano", how="incursion") == ("G25.2.h", "no_way_back")
