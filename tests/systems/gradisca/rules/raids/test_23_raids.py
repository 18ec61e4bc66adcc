"""23 Raids: the Venetians ride out of Farra into Romans and beyond."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table, position
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.position import card
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, VENETIAN

COUNTRY = """
    Farra: source venetian
    Romans: raid venetian
    Mariano: raid venetian
    Farra - Romans
    Romans - Mariano
"""
SIX_FOOT = ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 7))


def farra(units: str, map: str = COUNTRY, **words: Any) -> Table:
    """The Venetian units in Farra are activated; their Camp there gives Attack Supply."""
    words = {"active": "venetian", "activate": "farra", "camps": {"venetian": "farra"}, "morale": (5, 5), **words}
    return position("gradisca", map=map, units=units, **words)


def raid(table: Table, *units: str, to: str = "romans", roll: int) -> Table:
    table.dice(roll).play("March", units=list(units), to=to, how="raid")
    return table


def left(table: Table) -> int:
    """Movement points left to the column."""
    return table.decision.about["movement_left"]


def rolls(table: Table) -> list[tuple[str, int, int, bool]]:
    """Every attempt: the zone, the die, what was added to it, and whether it succeeded."""
    rows = [event.args for event in table.happened("raid_rolled")]
    return [(row["zone"], row["roll"], row["against"], row["success"]) for row in rows]


# --- who, where, when ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.a")
@pytest.mark.parametrize("kind", ["infantry", "cernide", "light", "medium", "heavy"])
def test_23_a_infantry_and_cavalry_raid_even_one_unit(kind):
    table = raid(farra(f"Farra: v1 {kind} 2 [1]"), "v1", roll=1)
    assert rolls(table) == [("romans", 1, 0, True)]


@pytest.mark.rule("G23.a")
@pytest.mark.parametrize("kind", ["commander", "engineers", "artillery"])
def test_23_a_nobody_else_raids(kind):
    refusal = farra(f"Farra: v1 {kind} 2").refusal("March", units=["v1"], to="romans", how="raid")
    assert refusal == ("G23.a", "only_foot_and_horse_raid", {"zone": "romans"})


@pytest.mark.rule("G23.a")
def test_23_a_only_activated_units_raid():
    table = farra("Farra: v1 infantry 2, v2 infantry 2 @red")
    assert table.allows("March", units=["v1"], to="romans", how="raid")
    assert table.refusal("March", units=["v1", "v2"], to="romans", how="raid")[:2] == ("G5.l", "other_command")


@pytest.mark.rule("G23.a")
def test_23_a_not_even_an_empty_fortress_is_raided():
    fortress = "Farra: source venetian\n Gradisca: fortress, raid venetian\n Farra # Gradisca 3"
    table = farra("Farra: v1 infantry 2", map=fortress)
    refusal = table.refusal("March", units=["v1"], to="gradisca", how="raid")
    assert refusal[:2] == ("G23.a", "no_raid_in_a_fortress")
    assert table.allows("March", units=["v1"], to="gradisca")


@pytest.mark.rule("G23.a")
def test_23_a_the_raid_is_declared_on_entry_or_not_at_all():
    table = farra("Farra: v1 medium 2")
    table.play("March", units=["v1"], to="romans")
    assert table.refusal("RaidAgain") == ("G23.a", "declare_on_entry", {"zone": "romans"})
    assert table.allows("GoOn", to="mariano", how="raid")


@pytest.mark.rule("G23.a")
def test_23_a_when_those_who_raided_stay_behind_their_general_does_not_raid_alone():
    # He could once pay for attempts that nobody rolled for.
    table = raid(farra("Farra: v1 medium 2, v-gen commander 2"), "v1", "v-gen", roll=5)
    assert table.allows("RaidAgain")
    table.play("Drop", unit="v1")
    assert table.refusal("RaidAgain") == ("G23.a", "only_foot_and_horse_raid", {"zone": "romans"})
    assert table.allows("GoOn", to="mariano")


def test_the_basic_game_knows_no_raids():
    table = farra("Farra: v1 infantry 2", options={"game": "basic"})
    assert table.refusal("March", units=["v1"], to="romans", how="raid")[:2] == ("G14.a", "no_such_manner")


@pytest.mark.rule("G21.1.b", "G23.a")
def test_23_three_raiders_need_attack_supply_and_two_do_not():
    table = farra("Farra: v1 infantry 2, v2 infantry 2, v3 infantry 2", camps=None)
    refusal = table.refusal("March", units=["v1", "v2", "v3"], to="romans", how="raid")
    assert refusal[:2] == ("G21.1.b", "needs_attack_supply")
    assert table.allows("March", units=["v1", "v2"], to="romans", how="raid")


@pytest.mark.rule("G21.1.g")
def test_23_by_the_letter_of_the_other_editions_a_small_raid_among_no_enemies_needs_it_too():
    table = farra("Farra: v1 infantry 2", camps=None, options={"small_raids_need_none": False})
    refusal = table.refusal("March", units=["v1"], to="romans", how="raid")
    assert refusal[:2] == ("G21.1.g", "needs_attack_supply")
    assert farra("Farra: v1 infantry 2", camps=None).allows("March", units=["v1"], to="romans", how="raid")


# --- among enemies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.b")
@pytest.mark.parametrize("roll", [1, 2])
def test_23_b_raiders_with_movement_left_ride_on_through_the_enemy(roll):
    table = raid(farra("Farra: v1 medium 2\n Romans: a1 infantry 2"), "v1", roll=roll)
    table.play("GoOn", to="mariano")
    assert table.where("v1") == "mariano"
    assert not table.happened("battle_began")


@pytest.mark.rule("G23.b")
def test_23_b_leaving_costs_what_the_next_zone_costs():
    hills = COUNTRY + "Mariano: difficult"
    table = raid(farra("Farra: v1 infantry 2\n Romans: a1 infantry 2", map=hills), "v1", roll=2)
    assert left(table) == 1
    assert table.refusal("GoOn", to="mariano")[:2] == ("G6.c", "not_enough_movement")
    assert table.allows("GoOn", to="farra")


@pytest.mark.rule("G23.o")
@pytest.mark.parametrize("roll", [1, 2])
def test_23_o_raiders_who_stay_among_enemies_fight_whether_they_plundered_or_not(roll):
    table = raid(farra("Farra: v1 medium 2\n Romans: a1 infantry 2"), "v1", roll=roll)
    assert not table.happened("battle_began")
    table.dice(2, 3).play("Halt")
    assert [event.args["units"] for event in table.happened("units_fired")] == [["v1"], ["a1"]]
    assert table.is_eliminated("a1")


@pytest.mark.rule("G23.p")
def test_23_p_after_each_attempt_they_try_again_leave_by_any_border_or_stay():
    cross = COUNTRY + "Romans - Cormons\n Romans x Sagrado"
    table = raid(farra("Farra: v1 medium 2\n Romans: a1 infantry 2", map=cross), "v1", roll=3)
    said = [(row["do"], row.get("to")) for row in table.candidates() if row.get("how", "march") == "march"]
    assert said == [("Halt", None), ("RaidAgain", None), ("GoOn", "farra"), ("GoOn", "mariano"), ("GoOn", "cormons")]
    table.dice(4).play("RaidAgain")
    table.play("GoOn", to="cormons")
    assert table.where("v1") == "cormons"
    assert not table.happened("battle_began")


@pytest.mark.rule("G23.p")
def test_23_p_without_movement_for_a_next_zone_combat_is_forced():
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2\n Mariano: a2 infantry 2")
    raid(table, "v1", roll=3)
    table.dice(4, 2, 6).play("RaidAgain")  # the third and last point: then v1 hits, a1 misses
    assert table.is_eliminated("a1")


@pytest.mark.rule("G23.p")
def test_23_p_movement_that_pays_for_no_neighbour_is_as_good_as_none():
    pass_road = "Farra: source venetian, difficult\n Romans: raid venetian\n Farra - Romans"
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2", map=pass_road)
    table.dice(1, 3, 3).play("March", units=["v1"], to="romans", how="raid")  # one point left, the way back takes two
    assert len(table.happened("units_fired")) == 2


@pytest.mark.rule("G23.p")
def test_23_p_raiders_among_enemies_leave_nobody_behind():
    units = "Farra: v1 medium 2, v2 medium 2\n {} a1 infantry 2"
    table = raid(farra(units.format("Romans:")), "v1", "v2", roll=5)
    assert table.refusal("Drop", unit="v2") == ("G23.p", "raiders_stay_together", {"zone": "romans"})
    table = raid(farra(units.format("Mariano:")), "v1", "v2", roll=5)
    assert table.allows("Drop", unit="v2")


# --- the price and the die -------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.c")
@pytest.mark.parametrize("roll", [1, 5])
def test_23_c_the_attempt_costs_a_point_besides_the_entry_success_or_not(roll):
    assert left(raid(farra("Farra: v1 medium 2"), "v1", roll=roll)) == 3
    hills = COUNTRY + "Romans: difficult"
    assert left(raid(farra("Farra: v1 medium 2", map=hills), "v1", roll=roll)) == 2


@pytest.mark.rule("G23.c")
def test_23_c_without_that_point_nobody_raids():
    hills = COUNTRY + "Romans: difficult"
    table = farra("Farra: v1 medium 2, v-gun artillery 2", map=hills)
    refusal = table.refusal("March", units=["v1", "v-gun"], to="romans", how="raid")
    assert refusal == ("G23.c", "not_enough_movement", {"to": "romans"})
    assert table.allows("March", units=["v1", "v-gun"], to="romans")
    assert table.allows("March", units=["v1"], to="romans", how="raid")


@pytest.mark.rule("G23.c")
def test_23_c_every_raider_pays_so_the_slowest_ends_the_attempts():
    table = raid(farra("Farra: v1 infantry 2, v2 medium 2"), "v1", "v2", roll=5)
    table.dice(5).play("RaidAgain")
    assert table.refusal("RaidAgain") == ("G23.c", "not_enough_movement", {"to": "romans"})
    table.play("Drop", unit="v1")
    assert left(table) == 2
    assert table.allows("RaidAgain")


@pytest.mark.rule("G23.d")
def test_23_d_a_natural_one_succeeds_against_any_odds():
    crowd = "Romans: a1 infantry 2, a2 infantry 2, a3 infantry 2, a4 infantry 2"
    table = raid(farra(f"Farra: v1 medium 2\n {crowd}"), "v1", roll=1)
    assert rolls(table) == [("romans", 1, 4, True)]


@pytest.mark.rule("G23.e")
def test_23_e_a_natural_six_fails_however_many_raid_and_stops_and_disorganizes_them_all():
    table = farra(f"Farra: {SIX_FOOT}, v7 medium 2")
    raid(table, "v1", "v2", "v3", "v4", "v5", "v6", roll=6)
    assert rolls(table) == [("romans", 6, 0, False)]
    assert all(table.is_disorganized(f"v{n}") for n in range(1, 7))
    assert table.asked == "zone.act"  # nobody is on the march any more
    assert table.refusal("March", units=["v1"], to="mariano").code == "not_in_the_zone"
    assert not table.is_raided("romans")


@pytest.mark.rule("G23.e", "G23.o")
def test_23_e_after_a_six_among_enemies_they_fight_disorganized():
    table = farra("Farra: v1 medium 4 [1]\n Romans: a1 infantry 2")
    table.dice(6, 3, 6).play("March", units=["v1"], to="romans", how="raid")
    assert table.happened("units_fired")[0].args["values"] == [1]


@pytest.mark.rule("G23.f")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_23_f_who_was_disorganized_simply_stays_so(edition):
    table = farra("Farra: v1 medium 2 [1] (disorganized)", options={"edition": edition, "recovery_is_automatic": False})
    raid(table, "v1", roll=6)
    assert table.is_disorganized("v1")
    assert table.where("v1") == "romans"
    assert not table.happened("unit_eliminated")


@pytest.mark.rule("G23.g")
@pytest.mark.parametrize(
    ("raiders", "roll", "success"), [(1, 2, False), (2, 2, True), (2, 3, False), (5, 5, True), (4, 5, False)]
)
def test_23_g_in_an_empty_zone_the_die_must_not_be_above_the_number_of_raiders(raiders, roll, success):
    table = raid(farra(f"Farra: {SIX_FOOT}"), *[f"v{n}" for n in range(1, raiders + 1)], roll=roll)
    assert rolls(table) == [("romans", roll, 0, success)]
    assert table.is_raided("romans") is success


@pytest.mark.rule("G23.g")
@pytest.mark.parametrize(("roll", "forts", "success"), [(2, 0, True), (3, 0, False), (2, 1, False)])
def test_23_g_each_enemy_unit_and_fort_adds_one(roll, forts, success):
    table = farra(f"Farra: {SIX_FOOT}\n Romans: a1 infantry 2", forts=f"austrian Romans {forts}")
    raid(table, "v1", "v2", "v3", roll=roll)
    assert rolls(table) == [("romans", roll, 1 + forts, success)]


@pytest.mark.rule("G23.r")
@pytest.mark.parametrize("kind", ["infantry", "light", "engineers", "artillery", "commander"])
def test_23_r_every_enemy_unit_counts_the_commander_too(kind):
    table = raid(farra(f"Farra: v1 medium 2\n Romans: a1 {kind} 2, a2 infantry 2"), "v1", roll=1)
    assert rolls(table) == [("romans", 1, 2, True)]


@pytest.mark.rule("G23.r")
def test_23_r_camp_town_booty_and_own_fort_do_not_count():
    town = COUNTRY + "Romans: town, booty austrian 3"
    camps = {"venetian": "farra", "austrian": "romans"}
    table = farra(
        "Farra: v1 medium 2\n Romans: a1 infantry 2", map=town, camps=camps, forts="venetian Romans, austrian Romans 2"
    )
    raid(table, "v1", roll=5)
    assert rolls(table) == [("romans", 5, 1 + 2, False)]


# --- success ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.h")
@pytest.mark.parametrize(("roll", "morale"), [(1, 6), (2, 5), (6, 5)])
def test_23_h_success_raises_the_raiders_morale_by_one(roll, morale):
    table = raid(farra("Farra: v1 medium 2"), "v1", roll=roll)
    assert (table.morale("venetian"), table.morale("austrian")) == (morale, 5)


@pytest.mark.rule("G23.i")
@pytest.mark.parametrize(("roll", "hungry"), [(1, False), (2, True)])
def test_23_i_success_feeds_the_raiders(roll, hungry):
    no_source = "Farra - Romans\n Romans: raid venetian"
    table = farra("Farra: v1 medium 2, v2 medium 2", map=no_source)
    assert table.is_out_of_supply("v1")
    raid(table, "v1", roll=roll)
    assert table.is_out_of_supply("v1") is hungry
    assert table.is_out_of_supply("v2")


@pytest.mark.rule("G23.j")
def test_23_j_a_raided_zone_is_not_raided_again_by_the_same_units():
    table = raid(farra("Farra: v1 medium 2"), "v1", roll=1)
    assert table.is_raided("romans")
    assert table.refusal("RaidAgain") == ("G23.j", "raided_this_year", {"zone": "romans"})


@pytest.mark.rule("G23.j")
@pytest.mark.parametrize(("side", "unit"), [("venetian", "v1"), ("austrian", "a1")])
def test_23_j_nor_by_anybody_else_in_the_current_year(side, unit):
    both = "Farra - Romans\n Romans: raid venetian, raid austrian"
    words = {"map": both, "units": "Farra: v1 medium 2, a1 medium 2", "active": side, "activate": "farra"}
    refusal = position("gradisca", raided="Romans", **words).refusal("March", units=[unit], to="romans", how="raid")
    assert refusal == ("G23.j", "raided_this_year", {"zone": "romans"})
    assert position("gradisca", **words).allows("March", units=[unit], to="romans", how="raid")


@pytest.mark.rule("G23.k")
@pytest.mark.parametrize(("turn", "stays"), [(1, True), (2, False), (7, True), (8, False), (13, True), (14, False)])
def test_23_k_raid_markers_lie_until_the_end_of_nov_dec(turn, stays):
    table = farra("Farra: v1 medium 2", raided="Romans", turn=turn)
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    assert table.turn() == turn + 1
    assert table.is_raided("romans") is stays
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    assert table.allows("March", units=["v1"], to="romans", how="raid") is not stays


@pytest.mark.rule("G23.l", "G23.t")
def test_23_l_a_raid_on_the_enemy_camp_is_worth_two_in_all():
    camps = {"venetian": "farra", "austrian": "romans"}
    table = raid(farra("Farra: v1 medium 2\n Romans: a1 infantry 2", camps=camps), "v1", roll=1)
    assert table.morale("venetian") == 5 + 2
    assert [event.rule for event in table.happened("morale_changed")] == ["G23.l"]


@pytest.mark.rule("G23.l")
def test_23_l_the_own_camp_in_the_zone_is_worth_nothing():
    table = raid(farra("Farra: v1 medium 2", camps={"venetian": "romans"}), "v1", roll=1)
    assert table.morale("venetian") == 5 + 1


# --- again and again -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.m")
def test_23_m_the_same_unit_raids_here_and_there_while_movement_lasts():
    table = raid(farra("Farra: v1 medium 2"), "v1", roll=4)
    table.dice(1).play("RaidAgain")
    table.dice(1).play("GoOn", to="mariano", how="raid")
    assert rolls(table) == [("romans", 4, 0, False), ("romans", 1, 0, True), ("mariano", 1, 0, True)]
    assert table.morale("venetian") == 5 + 2
    assert table.asked != "column.on"  # 2 + 1 + 2 points are spent


@pytest.mark.rule("G23.n")
@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_23_n_a_miss_that_is_no_six_stops_nobody(roll):
    table = raid(farra("Farra: v1 medium 2 [1]"), "v1", roll=roll)
    assert not table.is_disorganized("v1")
    assert table.allows("RaidAgain")
    assert table.allows("GoOn", to="mariano")


# --- who walks along -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.q")
def test_23_q_only_infantry_and_cavalry_count_and_suffer():
    table = farra("Farra: v1 infantry 2 [1], v-sap engineers 2 [1], v-gen commander 2")
    raid(table, "v1", "v-sap", "v-gen", roll=2)
    assert rolls(table) == [("romans", 2, 0, False)]  # one raider, not three
    table.dice(6).play("RaidAgain")
    assert table.is_disorganized("v1")
    assert not table.is_disorganized("v-sap")


@pytest.mark.rule("G23.q")
def test_23_q_those_who_walk_along_pay_the_same():
    table = raid(farra("Farra: v1 infantry 2, v-gen commander 2"), "v1", "v-gen", roll=5)
    table.play("Drop", unit="v1")
    assert left(table) == 5 - 2


@pytest.mark.rule("G23.q")
@pytest.mark.parametrize("companion", ["v-gen commander 2", "v-sap engineers 2"])
def test_23_q_and_oblige_the_stack_to_stay_among_enemies_and_fight(companion):
    table = farra(f"Farra: v1 infantry 2, {companion}\n Romans: a1 infantry 2")
    raid(table, "v1", companion.split()[0], roll=3)
    assert table.refusal("GoOn", to="farra") == ("G23.q", "must_stay_and_fight", {"zone": "romans"})
    assert table.allows("RaidAgain")
    assert table.allows("Halt")


@pytest.mark.rule("G23.q")
def test_23_q_after_a_success_there_is_nothing_left_to_choose():
    table = farra("Farra: v1 medium 2, v-gen commander 2\n Romans: a1 infantry 2")
    table.dice(1, 2, 6, 5).play("March", units=["v1", "v-gen"], to="romans", how="raid")
    assert table.is_eliminated("a1")


def test_23_when_a_card_takes_the_raiders_before_their_die_the_general_has_simply_walked_in():
    # Among enemies he could once march on as if nothing had happened.
    plague = card(28, ("losses", {"hits": [1] * 6}), moments=("dice",))
    units = "Farra: v1 medium 2, v-gen commander 2\n Romans: a1 infantry 2 [1]"
    table = farra(units, cards=[plague], hands={"austrian": [28]})
    table.play("March", units=["v1", "v-gen"], to="romans", how="raid")
    table.play("Respond", card="c28")
    table.dice(1).play("ChooseZone", zone="romans")
    assert table.is_eliminated("v1")
    assert table.is_eliminated("v-gen")
    assert not table.happened("raid_rolled")


# --- lone markers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G23.s")
def test_23_s_lone_fort_and_camp_are_raided_first_and_fall_afterwards():
    camps = {"venetian": "farra", "austrian": "romans"}
    table = farra("Farra: v1 medium 2, v2 medium 2, v3 medium 2", camps=camps, forts="austrian Romans")
    raid(table, "v1", "v2", "v3", roll=2)
    assert rolls(table) == [("romans", 2, 1, True)]  # the Fort counted
    assert table.morale("venetian") == 5 + 2  # the Camp was there
    assert (table.camp("austrian"), table.forts("austrian", "romans")) == ("romans", 1)
    table.play("Halt")
    table.play("TakeForts", convert=0)
    assert (table.camp("austrian"), table.forts("austrian", "romans")) == (None, 0)
    assert [event.rule for event in table.happened("camp_lost")] == ["G24.g"]


@pytest.mark.rule("G23.s")
def test_23_s_they_fall_too_when_the_raiders_ride_on():
    camps = {"venetian": "farra", "austrian": "romans"}
    table = raid(farra("Farra: v1 medium 2", camps=camps, forts="austrian Romans"), "v1", roll=4)
    table.play("GoOn", to="mariano")
    table.play("TakeForts", convert=0)
    assert (table.camp("austrian"), table.forts("austrian", "romans")) == (None, 0)
    assert table.where("v1") == "mariano"


@pytest.mark.rule("G23.s")
def test_23_s_and_when_the_raid_took_the_last_point():
    hills = COUNTRY + "Romans: difficult"
    table = farra("Farra: v1 infantry 2", map=hills, forts="austrian Romans")
    raid(table, "v1", roll=5)
    assert table.asked == "forts.take"


@pytest.mark.rule("G23.s")
@pytest.mark.parametrize(("action", "zone"), [({"do": "Halt"}, "romans"), ({"do": "GoOn", "to": "mariano"}, "mariano")])
def test_23_s_a_lone_general_counts_for_the_raid_and_is_caught_afterwards(action, zone):
    table = raid(farra("Farra: v1 medium 2\n Romans: a-gen commander 2"), "v1", roll=2)
    assert rolls(table) == [("romans", 2, 1, False)]
    assert table.where("a-gen") == "romans"
    table.play(action)
    assert table.is_eliminated("a-gen")
    assert table.where("v1") == zone


# --- the raid areas --------------------------------------------------------------------------------------------------

VENETIAN_AREA = {"goritia", "lucinico", "rubia", "trieste", "capodistria", "pirano", "natisone", "sagrado"}
AUSTRIAN_AREA = {"codroipo", "udine", "cividale", "crauglio", "natisone", "sagrado", "monfalcone"}


@pytest.mark.rule("G23.u")
def test_23_u_the_venetian_raids_gorizia_carso_istria_the_lisonzo_and_the_natisone():
    map = load_shipped("drill")
    raidable = {zone.id for zone in map.zones if zone.raid[VENETIAN]}
    by_the_river = {map.zones[zone].id for row in map.borders if row.river == "Lisonzo" for zone in (row.a, row.b)}
    assert raidable >= VENETIAN_AREA | by_the_river
    assert not raidable & {"codroipo", "udine", "cividale", "crauglio"}


@pytest.mark.rule("G23.v")
def test_23_v_the_austrian_raids_the_named_zones_in_the_west_sagrado_and_monfalcone():
    raidable = {zone.id for zone in load_shipped("drill").zones if zone.raid[AUSTRIAN]}
    assert raidable == AUSTRIAN_AREA  # neither Palma, a Fortress, nor Romans, which has no name


@pytest.mark.rule("G23.u", "G23.v", "G23.w")
@pytest.mark.parametrize(
    ("side", "unit", "own", "other"), [("venetian", "v1", "goritia", "udine"), ("austrian", "a1", "udine", "goritia")]
)
def test_23_w_nobody_raids_outside_his_own_area(side, unit, own, other):
    areas = "Farra - Goritia\n Farra - Udine\n Goritia: raid venetian\n Udine: raid austrian"
    table = position("gradisca", map=areas, units="Farra: v1 medium 2, a1 medium 2", active=side, activate="farra")
    assert table.allows("March", units=[unit], to=own, how="raid")
    refusal = table.refusal("March", units=[unit], to=other, how="raid")
    assert refusal == ("G23.w", "outside_raid_area", {"zone": other})


# --- Disorganized, recalled, retreating ------------------------------------------------------------------------------


@pytest.mark.rule("G23.x")
def test_23_x_disorganized_units_may_raid():
    table = raid(farra("Farra: v1 medium 2 [1] (disorganized)"), "v1", roll=1)
    assert table.is_raided("romans")


@pytest.mark.rule("G23.x")
def test_23_x_recalled_units_may_not():
    table = farra(
        "Farra: v1 infantry 2, v-gen commander 2, v3 infantry 2\n"
        "Cormons: v2 medium 2 @red\n Romans: a1 infantry 2\n Mariano: a2 infantry 2",
        map=COUNTRY + "Cormons - Romans",
        morale=(9, 9),
    )
    table.play("March", units=["v1", "v-gen"], to="romans")
    assert table.refusal("March", units=["v2"], to="romans", how="raid").code == "not_asked_now"
    table.dice(1, 1, 1, 6).play("Recall", unit="v2", via="cormons")
    assert table.where("v2") == "romans"
    assert not table.happened("raid_rolled")
    assert table.asked == "zone.act"
    assert not table.allows("March", units=["v2"], to="mariano", how="raid")


@pytest.mark.rule("G23.x")
def test_23_x_retreating_units_may_not():
    table = farra("Farra: v1 infantry 2\n Romans: a1 infantry 2 [1]", map=COUNTRY + "Mariano: raid austrian")
    table.dice(2, 6).play("March", units=["v1"], to="romans")
    table.play("RetreatTo", to="mariano")
    assert not table.happened("raid_rolled")
    assert not table.is_raided("mariano")
