"""14 Movement and 15 Rivers of the advanced game: who need not stop among enemies, and what a river bars."""

from __future__ import annotations

import pytest

from caracole.play.table import Table, position
from systems.gradisca.rules.movement.positions import BASIC, ROAD, at_udine

RIVER = """
    Udine: source venetian
    Udine ~ Gorizia
    Gorizia - Vipacco
    Udine - Medea
    Medea ~ Lucinico
"""
BRIDGE = RIVER.replace("~", "=")


def across(land: str, units: str, **words: object) -> Table:
    """Units in Udine with a river (``~``) or a bridge (``=``) between them and Gorizia; advanced game."""
    return at_udine(land, units, **{"options": {"game": "advanced"}, **words})


# --- 14 exceptions to the stop ---------------------------------------------------------------------------------------


RAID_ROAD = ROAD + "\nStrassoldo: raid venetian"


@pytest.mark.rule("G14.a")
@pytest.mark.parametrize("roll", [1, 4])
def test_14_a_raiders_need_not_stop_among_enemies(roll: int) -> None:
    """A 1 succeeds, a 4 against one defender does not; either way they ride on, and nobody fights."""
    table = across(RAID_ROAD, "Udine: v1 heavy 2\nStrassoldo: a1 infantry 2")
    table.dice(roll).play("March", units=["v1"], to="strassoldo", how="raid")
    assert table.is_raided("strassoldo") is (roll == 1)
    table.play("GoOn", to="medea")
    assert table.where("v1") == "medea"
    assert not table.happened("battle_began")


@pytest.mark.rule("G14.a")
def test_14_a_an_incursion_of_light_cavalry_need_not_stop_either() -> None:
    table = across(ROAD, "Udine: v1 light 2\nStrassoldo: a1 infantry 2 [1]")
    table.dice(6).play("March", units=["v1"], to="strassoldo", how="incursion")
    assert table.where("v1") == "udine"
    table.play("Halt")  # it was asked where to go next, with three points left


@pytest.mark.rule("G14.a")
@pytest.mark.parametrize("how", ["raid", "incursion"])
def test_14_a_the_basic_game_knows_neither(how: str) -> None:
    units = "Udine: v1 light 2\nStrassoldo: a1 infantry 2"
    refusal = at_udine(RAID_ROAD, units).refusal("March", units=["v1"], to="strassoldo", how=how)
    assert (refusal.rule, refusal.code) == ("G14.a", "no_such_manner")
    assert across(RAID_ROAD, units).allows("March", units=["v1"], to="strassoldo", how=how)


@pytest.mark.rule("G14.a")
def test_14_a_there_is_no_third_manner() -> None:
    table = across(RAID_ROAD, "Udine: v1 light 2\nStrassoldo: a1 infantry 2")
    assert table.refusal("March", units=["v1"], to="strassoldo", how="dance").code == "no_such_manner"


@pytest.mark.rule("G23.c")
def test_14_a_a_raid_needs_a_point_more_than_the_entry() -> None:
    table = across(
        ROAD + "\nCormons: raid venetian\nMedea: raid venetian", "Udine: v1 infantry 2\nCormons: a1 infantry 2"
    )
    table.play("March", units=["v1"], to="strassoldo")
    assert table.allows("GoOn", to="medea", how="raid")
    table.play("GoOn", to="medea")
    refusal = table.refusal("GoOn", to="cormons", how="raid")
    assert (refusal.rule, refusal.code) == ("G23.c", "not_enough_movement")


@pytest.mark.rule("G23.p", "G23.q")
def test_14_raiders_stay_together_and_who_walks_along_binds_them() -> None:
    table = across(
        RAID_ROAD, "Udine: v1 heavy 2, v2 heavy 2, v-gen commander 2\nStrassoldo: a1 infantry 2, a2 infantry 2"
    )
    table.dice(5).play("March", units=["v1", "v2", "v-gen"], to="strassoldo", how="raid")
    refusal = table.refusal("Drop", unit="v1")
    assert (refusal.rule, refusal.code) == ("G23.p", "raiders_stay_together")
    refusal = table.refusal("GoOn", to="medea")
    assert (refusal.rule, refusal.code) == ("G23.q", "must_stay_and_fight")
    assert table.allows("RaidAgain")


# --- 15 crossing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G15.a")
def test_15_a_no_gun_crosses_a_river_without_bridge() -> None:
    table = across(RIVER, "Udine: v-gun artillery 3, v1 infantry 2")
    for stack in (["v-gun"], ["v1", "v-gun"]):
        refusal = table.refusal("March", units=stack, to="gorizia")
        assert (refusal.rule, refusal.code) == ("G15.a", "river_without_bridge")
    assert table.allows("March", units=["v1"], to="gorizia")


@pytest.mark.rule("G15.a")
def test_15_a_nor_does_the_camp() -> None:
    table = across(RIVER, "Udine: v1 infantry 2", camps={"venetian": "udine"})
    refusal = table.refusal("MoveCamp", to="gorizia")
    assert (refusal.rule, refusal.code) == ("G15.a", "river_without_bridge")
    assert table.allows("MoveCamp", to="medea")


@pytest.mark.rule("G15.a", "G15.b")
def test_15_in_the_basic_game_a_river_is_a_mere_line() -> None:
    table = at_udine(RIVER, "Udine: v-gun artillery 3, v1 infantry 2")
    table.play("March", units=["v-gun"], to="gorizia")
    table.play("Halt")
    assert table.where("v-gun") == "gorizia"
    table.play("March", units=["v1"], to="gorizia")
    table.play("GoOn", to="vipacco")
    assert table.where("v1") == "vipacco"


@pytest.mark.rule("G15.b")
@pytest.mark.parametrize("kind", ["infantry", "engineers", "light", "heavy", "commander"])
def test_15_b_anybody_else_crosses_with_his_entire_allowance(kind: str) -> None:
    table = across(RIVER, f"Udine: v1 {kind} 2, v2 infantry 2")
    table.play("March", units=["v1"], to="gorizia")
    assert table.where("v1") == "gorizia"
    assert table.asked == "zone.act"  # not asked to go on to Vipacco


@pytest.mark.rule("G15.b")
def test_15_b_a_mixed_stack_crosses_together_and_stops_together() -> None:
    table = across(RIVER, "Udine: v1 infantry 2, v2 heavy 2, v-gen commander 2")
    table.play("March", units=["v1", "v2", "v-gen"], to="gorizia")
    assert table.units_in("gorizia") == ["v1", "v2", "v-gen"]
    assert table.asked == "activation.main"  # the cavalry has nothing left either


@pytest.mark.rule("G15.h")
def test_15_h_only_an_unmoved_unit_crosses() -> None:
    table = across(RIVER, "Udine: v1 heavy 2")
    table.play("March", units=["v1"], to="medea")
    refusal = table.refusal("GoOn", to="lucinico")
    assert (refusal.rule, refusal.code) == ("G15.h", "river_takes_whole_move")


@pytest.mark.rule("G15.h")
def test_15_h_a_reduced_allowance_is_enough_whatever_the_ground() -> None:
    """January: cavalry has 3, out of supply 2; the far bank is difficult, and still the crossing is the whole move."""
    table = across("Udine ~ Gorizia\nGorizia - Vipacco\nGorizia: difficult", "Udine: v1 heavy 2, v2 infantry 2", turn=3)
    assert table.is_out_of_supply("v1")
    table.play("March", units=["v1"], to="gorizia")
    assert table.where("v1") == "gorizia"
    table.play("March", units=["v2"], to="gorizia")
    assert table.where("v2") == "gorizia"
    assert table.asked == "activation.main"


@pytest.mark.rule("G15.h")
def test_15_h_no_raid_and_no_incursion_over_it() -> None:
    land = RIVER + "\nGorizia: raid venetian"
    table = across(land, "Udine: v1 light 2\nGorizia: a1 infantry 2")
    refusal = table.refusal("March", units=["v1"], to="gorizia", how="raid")
    assert (refusal.rule, refusal.code) == ("G15.h", "no_raid_after_river")
    refusal = table.refusal("March", units=["v1"], to="gorizia", how="incursion")
    assert (refusal.rule, refusal.code) == ("G25.2.h", "no_way_back")
    assert table.allows("March", units=["v1"], to="gorizia")
    bridged = across(land.replace("~", "="), "Udine: v1 light 2\nGorizia: a1 infantry 2")
    assert bridged.allows("March", units=["v1"], to="gorizia", how="raid")
    assert bridged.allows("March", units=["v1"], to="gorizia", how="incursion")


@pytest.mark.rule("G15.i")
def test_15_i_a_bridge_costs_what_the_zone_costs_and_carries_guns_and_camp() -> None:
    table = across(BRIDGE, "Udine: v-gun artillery 3, v1 infantry 2", camps={"venetian": "udine"})
    table.play("March", units=["v-gun", "v1"], to="gorizia")
    assert table.decision.about["movement_left"] == 1
    table.play("GoOn", to="vipacco")
    assert table.units_in("vipacco") == ["v-gun", "v1"]
    table.play("Halt")
    table.play("MoveCamp", to="gorizia")
    assert table.camp("venetian") == "gorizia"


# --- 15 retreat ------------------------------------------------------------------------------------------------------


FORD = """
    Udine: source venetian
    Udine - Medea
    Medea ~ Gorizia
"""


def beaten_at_medea(land: str, options: dict[str, str] | None = None) -> Table:
    """Two Venetian units beat the Austrian infantry in Medea; a third holds Udine, so only Gorizia is left to go to."""
    table = at_udine(
        land, "Udine: v1 infantry 2, v2 infantry 2, v3 infantry 2\nMedea: a1 infantry 2 [1]", options=options
    )
    table.dice(1, 6, 6).play("March", units=["v1", "v2"], to="medea")
    return table


@pytest.mark.rule("G15.c")
def test_15_c_a_river_without_bridge_bars_the_retreat() -> None:
    table = beaten_at_medea(FORD)
    assert table.is_eliminated("a1")
    assert table.happened("unit_eliminated")[0].rule == "G7.3.f"


@pytest.mark.rule("G15.c")
def test_15_c_but_not_in_the_basic_game() -> None:
    assert beaten_at_medea(FORD, BASIC).where("a1") == "gorizia"


@pytest.mark.rule("G15.c")
def test_15_c_where_there_is_a_choice_the_river_is_refused() -> None:
    table = beaten_at_medea(FORD + "\nMedea - Cormons\nMedea - Lucinico")
    refusal = table.refusal("RetreatTo", to="gorizia")
    assert (refusal.rule, refusal.code) == ("G15.c", "river_bars_retreat")
    table.play("RetreatTo", to="cormons")
    assert table.where("a1") == "cormons"


@pytest.mark.rule("G15.g")
def test_15_g_over_a_bridge_they_retreat() -> None:
    assert beaten_at_medea(FORD.replace("~", "=")).where("a1") == "gorizia"


@pytest.mark.rule("G15.j")
def test_15_j_attackers_who_crossed_and_lose_are_eliminated() -> None:
    table = across(RIVER, "Udine: v1 infantry 2 [1], v-gen commander 2 [1]\nGorizia: a1 infantry 2")
    table.dice(6, 6, 6).play("March", units=["v1", "v-gen"], to="gorizia")  # nobody hits: the attacker retreats
    assert table.is_eliminated("v1")
    assert table.is_eliminated("v-gen")
    assert {event.rule for event in table.happened("unit_eliminated")} == {"G7.3.f"}


@pytest.mark.rule("G15.j")
@pytest.mark.parametrize(("land", "options"), [(BRIDGE, None), (RIVER, BASIC)])
def test_15_j_over_a_bridge_or_in_the_basic_game_they_come_back(land: str, options: dict[str, str] | None) -> None:
    table = at_udine(land, "Udine: v1 infantry 2 [1]\nGorizia: a1 infantry 2", options=options)
    table.dice(6, 6).play("March", units=["v1"], to="gorizia")
    assert table.where("v1") == "udine"


# --- 15 lines --------------------------------------------------------------------------------------------------------


LINE = """
    Palma: source venetian
    Palma {} Udine
    Udine - Medea
"""


@pytest.mark.rule("G15.d")
def test_15_d_no_supply_comes_over_a_river_without_bridge() -> None:
    table = across(LINE.format("~"), "Udine: v1 infantry 2")
    assert table.is_out_of_supply("v1")


@pytest.mark.rule("G15.f")
def test_15_f_over_a_bridge_it_comes_without_penalty() -> None:
    table = across(LINE.format("="), "Udine: v1 infantry 2")
    assert not table.is_out_of_supply("v1")


SPAN = """
    Udine: source venetian
    Udine - Medea
    Medea {} Gorizia
"""


def commander_in_udine(land: str) -> Table:
    """Option 3 with a Commander in Udine and infantry in Gorizia."""
    table = position("gradisca", active="venetian", map=land, units="Udine: v-gen commander 3\nGorizia: v1 infantry 2")
    table.play("ChooseOption", option=3, commander="v-gen")
    return table


@pytest.mark.rule("G15.e")
def test_15_e_no_command_span_over_a_river_without_bridge() -> None:
    refusal = commander_in_udine(SPAN.format("~")).refusal("ActivateZone", zone="gorizia")
    assert (refusal.rule, refusal.code) == ("G16.c", "out_of_span")


@pytest.mark.rule("G15.f")
def test_15_f_over_a_bridge_the_span_runs_on() -> None:
    assert commander_in_udine(SPAN.format("=")).allows("ActivateZone", zone="gorizia")
