"""7.4 Artillery: in Field Combat, against walls (7.4.1) and against units (7.4.2)."""

from __future__ import annotations

import pytest

from spoken import spoken
from systems.gradisca.rules.forts.positions import field, fired, siege, verdict

# --- 7.4 artillery in general ----------------------------------------------------------------------------------------


@pytest.mark.rule("G7.4.a")
def test_7_4_a_artillery_fights_in_field_combat_like_any_combat_unit():
    table = field("Farra: v1 infantry 2, v-gun artillery 3, v-sap engineers 2\nRubia: a1 infantry 2", activate="farra")
    table.dice(6, 3, 6).play("March", units=["v1", "v-gun", "v-sap"], to="rubia")
    assert fired(table) == [[2, 3], [2]]
    assert table.is_eliminated("a1")
    assert table.where("v-gun") == "rubia"


@pytest.mark.rule("G7.4.a")
def test_7_4_a_artillery_takes_hits_in_field_combat_like_any_combat_unit():
    table = field("Farra: v1 infantry 2, v-gun artillery 3\nRubia: a1 infantry 2", activate="farra")
    table.dice(6, 5, 1).play("March", units=["v1", "v-gun"], to="rubia")
    table.play("TakeHit", unit="v-gun")
    assert table.is_eliminated("v-gun")
    assert table.where("v1") == "farra"


ASSAULT = """
    Farra: v1 infantry 2, v-gun artillery 3
    Gradisca: a1 infantry 2
"""


@pytest.mark.rule("G7.4.b")
def test_7_4_b_no_artillery_in_an_assault_through_a_breach():
    table = siege(ASSAULT, wall="4 now 0")
    assert verdict(table, "March", units=["v1", "v-gun"], to="gradisca") == ("G7.4.b", "no_guns_in_an_assault")
    assert table.allows("March", units=["v1"], to="gradisca")


@pytest.mark.rule("G7.4.b")
def test_7_4_b_artillery_may_enter_a_fortress_without_enemies():
    table = siege("Farra: v1 infantry 2, v-gun artillery 3", wall="4 now 0")
    assert table.allows("March", units=["v1", "v-gun"], to="gradisca")


@pytest.mark.rule("G7.4.c")
def test_7_4_c_beside_engineers_a_gun_has_its_printed_value():
    table = siege("Farra: v-gun artillery 4, v-sap engineers 2\nGradisca: a1 infantry 2")
    table.dice(4).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert fired(table) == [[4]]
    assert table.wall("gradisca", facing="farra") == 3


@pytest.mark.rule("G7.4.d")
@pytest.mark.parametrize(("die", "level"), [(1, 3), (2, 4)])
def test_7_4_d_without_engineers_its_value_is_1(die, level):
    table = siege("Farra: v-gun artillery 4\nGradisca: a1 infantry 2")
    table.dice(die).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert fired(table) == [[1]]
    assert table.wall("gradisca", facing="farra") == level


BY_EDITION = [({"edition": edition}, True) for edition in ("default", "it", "en", "fr")]


@pytest.mark.rule("G7.4.d")
@pytest.mark.parametrize(
    ("options", "engineers_needed"), [*BY_EDITION, ({"edition": "it", "engineers_serve_every_fire": False}, False)]
)
def test_7_4_d_field_combat_needs_engineers_too_in_every_edition(options, engineers_needed):
    table = field(
        "Farra: v1 infantry 2, v-gun artillery 3\nRubia: a1 infantry 2, a-gun artillery 4",
        options=options,
        activate="farra",
    )
    table.dice(6, 5, 6, 5).play("March", units=["v1", "v-gun"], to="rubia")
    assert fired(table) == ([[2, 1], [2, 1]] if engineers_needed else [[2, 3], [2, 4]])


@pytest.mark.rule("G7.4.c")
def test_7_4_c_engineers_serve_the_guns_of_both_sides_in_field_combat():
    table = field(
        "Farra: v1 infantry 2, v-gun artillery 3, v-sap engineers 2\n"
        "Rubia: a1 infantry 2, a-gun artillery 4, a-sap engineers 1",
        activate="farra",
    )
    table.dice(6, 5, 6, 5).play("March", units=["v1", "v-gun", "v-sap"], to="rubia")
    assert fired(table) == [[2, 3], [2, 4]]


@pytest.mark.rule("G7.4.e")
def test_7_4_e_engineers_beside_a_gun_keep_their_own_action():
    units = "Farra: v-gun artillery 3, v-sap engineers 2\nGradisca: a1 infantry 2"
    after = siege(units)
    after.dice(3).play("Bombard", guns=["v-gun"], fortress="gradisca")
    after.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert after.mines("gradisca", facing="farra") == 1
    before = siege(units)
    before.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    before.dice(3).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert fired(before) == fired(after) == [[3]]


@pytest.mark.rule("G7.4.f")
def test_7_4_f_a_six_bursts_the_gun_before_a_wall():
    table = siege("Farra: v-gun artillery 3, v-sap engineers 2\nGradisca: a1 infantry 2")
    table.dice(6).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.is_eliminated("v-gun")
    assert table.wall("gradisca", facing="farra") == 4
    assert table.last[-1].rule == "G7.4.f"


@pytest.mark.rule("G7.4.f")
def test_7_4_f_a_six_bursts_the_gun_that_bombards_units():
    table = siege("Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2", active="austrian")
    table.dice(6).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.is_eliminated("a-gun")


@pytest.mark.rule("G7.4.2.a")
def test_7_4_2_a_the_log_names_what_is_fired_at():
    table = siege("Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2", active="austrian")
    table.dice(4).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.happened("units_fired")[0].args["to"] == "farra"
    assert [line[:23] for line in spoken(table, "units_fired")] == ["Austrian fire on Farra:"]
    assert "spara su Farra" in spoken(table, "units_fired", "it")[0]
    assert "tire sur Farra" in spoken(table, "units_fired", "fr")[0]


@pytest.mark.rule("G7.4.f")
def test_7_4_f_a_six_bursts_guns_in_field_combat_and_nobody_else():
    table = field("Farra: v1 infantry 2, v-gun artillery 3\nRubia: a1 infantry 2, a-gun artillery 3", activate="farra")
    table.dice(6, 6, 6, 6).play("March", units=["v1", "v-gun"], to="rubia")
    assert table.is_eliminated("v-gun")
    assert table.is_eliminated("a-gun")
    assert (table.where("v1"), table.where("a1")) == ("farra", "rubia")


@pytest.mark.rule("G7.4.g")
def test_7_4_g_the_garrisons_guns_fire_when_the_breach_is_stormed():
    table = siege(
        "Farra: v1 infantry 2, v2 infantry 2\nGradisca: a1 infantry 2, a-gun artillery 3, a-sap engineers 1",
        wall="4 now 0",
    )
    table.dice(6, 6, 6, 3).play("March", units=["v1", "v2"], to="gradisca")
    assert fired(table) == [[2, 2], [2, 3]]
    table.play("TakeHit", unit="v2")
    assert table.is_eliminated("v2")


@pytest.mark.rule("G7.4.h")
def test_7_4_h_a_burst_gun_cannot_take_an_enemy_hit_of_the_same_round():
    table = field(
        "Farra: v1 infantry 2\nRubia: a1 infantry 2 [1], a-gun artillery 3, a-sap engineers 1", activate="farra"
    )
    table.dice(1, 6, 6).play("March", units=["v1"], to="rubia")
    assert table.is_eliminated("a-gun")
    assert verdict(table, "TakeHit", unit="a-gun") == ("G7.1.i", "not_among_those_hit")
    table.play("TakeHit", unit="a1")
    assert table.is_disorganized("a1")


@pytest.mark.rule("G7.4.h")
def test_7_4_h_a_burst_gun_is_no_hit_when_the_winner_is_found():
    table = field(
        "Farra: v1 infantry 2, v-gun artillery 3\nRubia: a1 infantry 2 [1], a2 infantry 2 [1]", activate="farra"
    )
    table.dice(1, 6, 6, 6).play("March", units=["v1", "v-gun"], to="rubia")
    table.play("TakeHit", unit="a1")
    table.play("RetreatTo", to="gorizia")  # one hit to none: the attacker has won
    assert table.is_eliminated("v-gun")
    assert table.where("v1") == "rubia"
    assert table.where("a1") == table.where("a2") == "gorizia"


@pytest.mark.rule("G7.4.i")
def test_7_4_i_any_friendly_engineers_will_do():
    table = siege(
        "Farra: v-gun artillery 3, v-sap engineers 2 [1] @red (disorganized, activated)\nGradisca: a1 infantry 2"
    )
    table.dice(3).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert fired(table) == [[3]]


@pytest.mark.rule("G7.4.i")
def test_7_4_i_engineers_left_behind_or_of_the_enemy_do_not_serve_an_attackers_gun():
    table = field(
        "Farra: v1 infantry 2, v-gun artillery 3, v-sap engineers 2\nRubia: a1 infantry 2, a-sap engineers 1",
        activate="farra",
    )
    table.dice(6, 5, 6).play("March", units=["v1", "v-gun"], to="rubia")
    assert fired(table)[0] == [2, 1]


# --- 7.4.1 bombarding a Fortress -------------------------------------------------------------------------------------

BATTERY = """
    Farra: v-gun artillery 3, v-gun2 artillery 2, v-sap engineers 2, v1 infantry 2
    Gradisca: a1 infantry 2
"""


@pytest.mark.rule("G7.4.1.a")
def test_7_4_1_a_a_gun_fires_at_the_wall_between_its_zone_and_the_fortress():
    table = siege(BATTERY)
    table.dice(1).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.wall("gradisca", facing="farra") == 3
    assert table.wall("gradisca", facing="rubia") == 2


@pytest.mark.rule("G7.4.1.a")
def test_7_4_1_a_only_an_adjacent_fortress_can_be_bombarded():
    table = siege(BATTERY + "\n Lucinico: a2 infantry 2\n Rubia: v-far artillery 3 @red")
    assert verdict(table, "Bombard", guns=["v-gun"], fortress="lucinico") == ("G7.4.1.a", "no_wall_there")
    assert verdict(table, "Bombard", guns=["v-gun"], fortress="rubia") == ("G7.4.1.a", "no_wall_there")
    far = siege("Romans: v-gun artillery 3\nGradisca: a1 infantry 2", activate="romans")
    assert verdict(far, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G7.4.1.a", "no_wall_there")
    inside = siege("Gradisca: a-gun artillery 3\nFarra: v1 infantry 2", active="austrian")
    assert verdict(inside, "Bombard", guns=["a-gun"], fortress="farra") == ("G7.4.1.a", "no_wall_there")


@pytest.mark.rule("G7.4.1.b")
@pytest.mark.parametrize(("die", "level"), [(1, 3), (3, 3), (4, 4), (5, 4)])
def test_7_4_1_b_a_success_lowers_the_level_by_one(die, level):
    table = siege(BATTERY)
    table.dice(die).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.wall("gradisca", facing="farra") == level


@pytest.mark.rule("G7.4.1.c")
def test_7_4_1_c_two_successes_lower_the_level_by_two():
    """The example of the French clarification: all guns fire; with two hits the Level falls by two."""
    table = siege(BATTERY)
    table.dice(3, 2).play("Bombard", guns=["v-gun", "v-gun2"], fortress="gradisca")
    assert fired(table) == [[3, 2]]
    assert table.wall("gradisca", facing="farra") == 2


@pytest.mark.rule("G7.4.1.c")
def test_7_4_1_c_each_gun_fires_once():
    table = siege(BATTERY)
    refused = ("G7.4.1.c", "name_each_unit_once")
    assert verdict(table, "Bombard", guns=[], fortress="gradisca") == refused
    assert verdict(table, "Bombard", guns=["v-gun", "v-gun"], fortress="gradisca") == refused
    assert verdict(table, "Bombard", guns=["v-gun", "v1"], fortress="gradisca") == ("G5.1.c", "artillery_only")
    table.dice(4).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert verdict(table, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G5.1.a", "has_acted")
    assert table.allows("Bombard", guns=["v-gun2"], fortress="gradisca")


@pytest.mark.rule("G7.4.1.d")
def test_7_4_1_d_each_wall_starts_at_its_printed_level():
    table = siege(BATTERY, wall="5")
    assert table.wall("gradisca", facing="farra") == 5
    assert table.wall("gradisca", facing="rubia") == 2


@pytest.mark.rule("G7.4.1.e")
def test_7_4_1_e_level_0_is_a_breach_by_which_the_garrison_can_be_attacked():
    table = siege(BATTERY, wall="4 now 1")
    assert verdict(table, "March", units=["v1"], to="gradisca") == ("G6.m", "wall_not_breached")
    table.dice(3).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.wall("gradisca", facing="farra") == 0
    assert [event.rule for event in table.last if event.kind == "wall_breached"] == ["G7.4.1.e"]
    table.dice(2, 6).play("March", units=["v1"], to="gradisca")
    assert table.where("v1") == "gradisca"


@pytest.mark.rule("G7.4.1.e")
def test_7_4_1_e_a_breach_opens_its_own_wall_only():
    table = siege("Rubia: v1 infantry 2\nGradisca: a1 infantry 2", wall="4 now 0", activate="rubia")
    assert verdict(table, "March", units=["v1"], to="gradisca") == ("G6.m", "wall_not_breached")


@pytest.mark.rule("G7.4.1.f")
def test_7_4_1_f_a_level_never_goes_below_0():
    table = siege(BATTERY, wall="4 now 1")
    table.dice(1, 1).play("Bombard", guns=["v-gun", "v-gun2"], fortress="gradisca")
    assert table.wall("gradisca", facing="farra") == 0
    assert table.happened("wall_bombarded")[0].args["by"] == 1


@pytest.mark.rule("G7.4.1.g")
def test_7_4_1_g_only_walls_that_stand_around_enemies_are_bombarded():
    empty = siege("Farra: v-gun artillery 3\nRubia: a1 infantry 2")
    assert verdict(empty, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G7.4.1.g", "no_enemy_inside")
    own = siege("Farra: v-gun artillery 3\nGradisca: v1 infantry 2")
    assert verdict(own, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G7.4.1.g", "no_enemy_inside")
    breached = siege(BATTERY, wall="4 now 0")
    assert verdict(breached, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G7.4.1.g", "already_breached")
    assert siege(BATTERY, wall="4 now 1").allows("Bombard", guns=["v-gun"], fortress="gradisca")


@pytest.mark.rule("G7.4.1.g")
def test_7_4_1_g_a_lone_commander_inside_is_an_enemy_too():
    table = siege("Farra: v-gun artillery 3\nGradisca: a-gen commander 2")
    assert table.allows("Bombard", guns=["v-gun"], fortress="gradisca")


@pytest.mark.rule("G21.1.c")
def test_7_4_1_in_the_advanced_game_a_bombardment_needs_attack_supply():
    table = siege(BATTERY, basic=False)
    assert table.allows("Bombard", guns=["v-gun"], fortress="gradisca")
    campless = siege(BATTERY, basic=False, camps={})
    assert verdict(campless, "Bombard", guns=["v-gun"], fortress="gradisca") == ("G21.1.c", "needs_attack_supply")


@pytest.mark.rule("G7.4.1.h")
def test_7_4_1_h_levels_and_breaches_stay_when_the_fortress_changes_hands():
    table = siege("Farra: v1 infantry 2\nGradisca: a1 infantry 2", wall="4 now 0")
    table.dice(1, 6).play("March", units=["v1"], to="gradisca")
    assert table.units_in("gradisca") == ["v1"]
    assert table.wall("gradisca", facing="farra") == 0
    assert table.wall("gradisca", facing="rubia") == 2


@pytest.mark.rule("G7.4.1.h")
def test_7_4_1_h_the_new_holder_has_the_same_breach_and_the_same_walls():
    units = "Gradisca: v1 infantry 2\nFarra: a1 infantry 2\nRubia: a2 infantry 2"
    by_the_breach = siege(units, wall="4 now 0", active="austrian", activate="farra")
    assert by_the_breach.allows("March", units=["a1"], to="gradisca")
    by_the_wall = siege(units, wall="4 now 0", active="austrian", activate="rubia")
    assert verdict(by_the_wall, "March", units=["a2"], to="gradisca") == ("G6.m", "wall_not_breached")


# --- 7.4.2 bombarding units ------------------------------------------------------------------------------------------

GARRISON = """
    Gradisca: a-gun artillery 3, a-gun2 artillery 2, a-sap engineers 2, a1 infantry 2
    Farra: v1 infantry 2 [1], v2 infantry 2 [1]
"""


@pytest.mark.rule("G7.4.2.a")
@pytest.mark.parametrize("wall", ["4", "4 now 0"])
def test_7_4_2_a_guns_fire_out_of_a_fortress_at_full_value_breach_or_no_breach(wall):
    table = siege(GARRISON, wall=wall, active="austrian")
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    assert fired(table) == [[3]]
    table.play("TakeHit", unit="v1")
    assert table.is_disorganized("v1")


@pytest.mark.rule("G7.4.2.a")
def test_7_4_2_a_without_engineers_the_value_is_1():
    table = siege("Gradisca: a-gun artillery 3\nFarra: v1 infantry 2", active="austrian")
    table.dice(2).play("BombardUnits", guns=["a-gun"], target="farra")
    assert fired(table) == [[1]]
    assert table.where("v1") == "farra"


@pytest.mark.rule("G7.4.2.a")
def test_7_4_2_a_a_gun_has_one_target_zone():
    table = siege(GARRISON + "\n Rubia: v3 infantry 2", active="austrian")
    table.dice(4).play("BombardUnits", guns=["a-gun"], target="farra")
    assert verdict(table, "BombardUnits", guns=["a-gun"], target="rubia") == ("G5.1.a", "has_acted")
    assert table.allows("BombardUnits", guns=["a-gun2"], target="rubia")


@pytest.mark.rule("G7.4.2.a")
def test_7_4_2_a_targets_are_enemies_in_an_adjacent_zone():
    table = siege(GARRISON + "\n Romans: v3 infantry 2", active="austrian")
    assert verdict(table, "BombardUnits", guns=["a-gun"], target="romans") == ("G7.4.2.a", "not_adjacent")
    assert verdict(table, "BombardUnits", guns=["a-gun"], target="rubia") == ("G7.4.2.a", "no_enemy_there")
    open_field = siege("Farra: v-gun artillery 3\nLucinico: a1 infantry 2")
    assert verdict(open_field, "BombardUnits", guns=["v-gun"], target="lucinico") == ("G7.4.2.a", "not_in_a_fortress")


@pytest.mark.rule("G7.4.2.a", "G2.3.k")
def test_7_4_2_a_nothing_is_fired_across_an_x_border():
    table = siege(GARRISON + "\n Mossa: v3 infantry 2", active="austrian", land="Gradisca x Mossa")
    assert verdict(table, "BombardUnits", guns=["a-gun"], target="mossa") == ("G7.4.2.a", "not_adjacent")


STORM_BATTERY = """
    Farra: v-gun artillery 3, v-gun2 artillery 2, v-sap engineers 2
    Gradisca: a1 infantry 2 [1], a2 infantry 2 [1]
"""


@pytest.mark.rule("G7.4.2.b")
@pytest.mark.parametrize(("die", "hit"), [(2, True), (3, False)])
def test_7_4_2_b_fire_through_a_breach_loses_one_point(die, hit):
    table = siege(STORM_BATTERY, wall="4 now 0")
    table.dice(die).play("BombardUnits", guns=["v-gun"], target="gradisca")
    assert fired(table) == [[2]]
    assert (table.asked == "hits.take") is hit


@pytest.mark.rule("G7.4.2.b")
def test_7_4_2_b_a_standing_wall_shelters_the_units_behind_it():
    table = siege(STORM_BATTERY, wall="4 now 1")
    assert verdict(table, "BombardUnits", guns=["v-gun"], target="gradisca") == ("G7.4.2.b", "no_breach")


@pytest.mark.rule("G7.4.2.b")
@pytest.mark.parametrize(("edition", "into"), [("default", True), ("it", True), ("en", True), ("fr", False)])
def test_7_4_2_b_whether_fire_goes_into_the_fortress_is_a_matter_of_editions(edition, into):
    table = siege(STORM_BATTERY, wall="4 now 0", options={"edition": edition})
    refused = ("G7.4.2.b", "breach_fire_goes_outward")
    assert verdict(table, "BombardUnits", guns=["v-gun"], target="gradisca") == (None if into else refused)


@pytest.mark.rule("G7.4.2.c")
def test_7_4_2_c_the_bombarded_do_not_fire_back():
    outward = siege(GARRISON, active="austrian")
    outward.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    outward.play("TakeHit", unit="v1")
    inward = siege(STORM_BATTERY, wall="4 now 0")
    inward.dice(2).play("BombardUnits", guns=["v-gun"], target="gradisca")
    inward.play("TakeHit", unit="a1")
    for table, side in ((outward, "austrian"), (inward, "venetian")):
        assert [event.args["side"] for event in table.happened("units_fired")] == [side]


@pytest.mark.rule("G7.4.2.d")
def test_7_4_2_d_units_that_were_hit_may_retreat_or_stay():
    table = siege(GARRISON, active="austrian")
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    table.play("TakeHit", unit="v1")
    assert table.decision.seats == (0,)
    assert table.allows("RetreatTo", to="romans")
    table.play("StandFast")
    assert table.units_in("farra") == ["v1", "v2"]
    assert table.asked == "zone.act"


@pytest.mark.rule("G7.4.2.e")
def test_7_4_2_e_after_a_hit_each_commander_there_is_checked():
    table = siege(GARRISON + "\n Farra: v-gen commander 3, v-lieut commander 2 @red", active="austrian")
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    table.dice(3, 2).play("TakeHit", unit="v1")
    assert not table.is_eliminated("v-gen")
    assert table.is_eliminated("v-lieut")


@pytest.mark.rule("G7.4.2.e")
def test_7_4_2_e_without_a_net_hit_no_commander_is_checked():
    units = GARRISON + "\n Farra: v-gen commander 3"
    missed = siege(units, active="austrian")
    missed.dice(4).play("BombardUnits", guns=["a-gun"], target="farra")
    sheltered = siege(units, active="austrian", forts="venetian Farra")
    sheltered.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    assert missed.happened("commander_checked") == sheltered.happened("commander_checked") == []


@pytest.mark.rule("G7.4.2.f")
def test_7_4_2_f_guns_with_one_target_fire_one_salvo_and_a_fort_deducts_once():
    table = siege(GARRISON, active="austrian", forts="venetian Farra")
    table.dice(3, 2).play("BombardUnits", guns=["a-gun", "a-gun2"], target="farra")
    assert table.happened("hits_deducted")[0].args == {"zone": "farra", "hits": 1}
    assert table.decision.about["hits"] == 1


@pytest.mark.rule("G7.4.2.f")
def test_7_4_2_f_no_second_salvo_on_the_same_zone():
    table = siege(GARRISON + "\n Rubia: v3 infantry 2", active="austrian")
    table.dice(4).play("BombardUnits", guns=["a-gun"], target="farra")
    assert verdict(table, "BombardUnits", guns=["a-gun2"], target="farra") == ("G7.4.2.f", "one_salvo_per_zone")
    assert table.allows("BombardUnits", guns=["a-gun2"], target="rubia")


@pytest.mark.rule("G7.4.2.g")
def test_7_4_2_g_a_value_of_0_through_a_breach_never_hits():
    table = siege("Farra: v-gun artillery 3\nGradisca: a1 infantry 2", wall="4 now 0")
    table.dice(1).play("BombardUnits", guns=["v-gun"], target="gradisca")
    assert fired(table) == [[0]]
    assert table.where("a1") == "gradisca"


@pytest.mark.rule("G7.4.2.g")
def test_7_4_2_g_with_a_value_of_0_a_six_still_bursts_the_gun():
    table = siege("Farra: v-gun artillery 3\nGradisca: a1 infantry 2", wall="4 now 0")
    table.dice(6).play("BombardUnits", guns=["v-gun"], target="gradisca")
    assert table.is_eliminated("v-gun")


@pytest.mark.rule("G7.4.2.h")
def test_7_4_2_h_without_a_net_hit_nobody_may_retreat():
    table = siege(GARRISON, active="austrian", forts="venetian Farra")
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.asked == "zone.act"
    assert verdict(table, "RetreatTo", to="romans") == ("kernel", "not_asked_now")


@pytest.mark.rule("G7.4.2.h")
def test_7_4_2_h_the_whole_force_retreats_to_one_zone_under_the_limits_of_7_3():
    units = GARRISON + "\n Farra: v-gen commander 3, v-sap engineers 2 @red\n Lucinico: a9 infantry 2"
    table = siege(units, active="austrian")
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="farra")
    table.dice(6).play("TakeHit", unit="v1")
    assert verdict(table, "RetreatTo", to="lucinico") == ("G7.3.c", "enemy_there")
    assert verdict(table, "RetreatTo", to="gorizia") == ("G7.3.a", "not_adjacent")
    table.play("RetreatTo", to="romans")
    assert set(table.units_in("romans")) == {"v1", "v2", "v-gen", "v-sap"}
    assert table.units_in("farra") == []


@pytest.mark.rule("G7.4.2.h")
def test_7_4_2_h_who_leaves_under_fire_loses_neither_fort_nor_town():
    table = siege(
        "Gradisca: a-gun artillery 4, a-gun2 artillery 4, a-gun3 artillery 4, a-sap engineers 2\n"
        "Farra: v1 infantry 2 [1]",
        active="austrian",
        forts="venetian Farra",
        mines="Farra > Gradisca 1 by venetian",
        land="Farra: town",
    )
    table.dice(1, 1, 4).play("BombardUnits", guns=["a-gun", "a-gun2", "a-gun3"], target="farra")
    table.play("RetreatTo", to="romans")
    assert table.forts("venetian", "farra") == 1
    assert table.mines("gradisca", facing="farra") == 0  # mines follow their own rule
    assert table.town_stands("farra")


@pytest.mark.rule("G7.4.2.i")
def test_7_4_2_i_difficult_terrain_does_not_lower_a_bombardment():
    table = siege(
        "Gradisca: a-gun artillery 3, a-sap engineers 2\nRubia: v1 infantry 2 [1]",
        active="austrian",
        basic=False,
        land="Rubia: difficult",
    )
    table.dice(3).play("BombardUnits", guns=["a-gun"], target="rubia")
    assert fired(table) == [[3]]
    assert table.is_disorganized("v1")
