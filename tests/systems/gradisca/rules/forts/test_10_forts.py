"""10 Forts. What the advanced game changes is in 19.2."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import end_activation, field, siege, verdict

SAPPERS = "Farra: v-sap engineers 2, v-sap2 engineers 1, v1 infantry 2"
ATTACK = """
    Farra: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1]
    Rubia: a1 infantry 2 [1], a2 infantry 2 [1]
"""


def attack(table, *dice):
    """The three Venetians of Farra attack Rubia: their dice, then those of the defenders."""
    return table.dice(*dice).play("March", units=["v1", "v2", "v3"], to="rubia")


# --- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G10.a")
def test_10_a_engineers_build_a_fort_without_a_die_and_do_nothing_else():
    table = field(SAPPERS, activate="farra")
    table.play("BuildFort", engineers="v-sap")
    assert table.forts("venetian", "farra") == 1
    assert table.script.take_log() == ()
    assert verdict(table, "March", units=["v-sap"], to="romans") == ("G5.1.a", "has_acted")


@pytest.mark.rule("G10.a")
def test_10_a_only_engineers_build():
    table = field(SAPPERS, activate="farra")
    assert verdict(table, "BuildFort", engineers="v1") == ("G8.1.c", "engineers_only")


@pytest.mark.rule("G10.b")
def test_10_b_not_beside_enemy_combat_units():
    table = field(SAPPERS + "\n Farra: a1 infantry 2", activate="farra")
    assert verdict(table, "BuildFort", engineers="v-sap") == ("G10.b", "enemy_there")


@pytest.mark.rule("G10.b")
def test_10_b_an_enemy_commander_is_no_combat_unit():
    table = field(SAPPERS + "\n Farra: a-gen commander 2", activate="farra")
    assert table.allows("BuildFort", engineers="v-sap")


@pytest.mark.rule("G10.d")
def test_10_d_one_fort_to_a_zone_in_the_basic_game():
    table = field(SAPPERS, activate="farra")
    table.play("BuildFort", engineers="v-sap")
    assert verdict(table, "BuildFort", engineers="v-sap2") == ("G10.d", "too_many_forts")


@pytest.mark.rule("G10.e")
def test_10_e_a_fort_may_stand_in_a_town_and_the_deductions_add_up():
    table = field(SAPPERS, activate="farra", land="Farra: town")
    table.play("BuildFort", engineers="v-sap")
    assert table.forts("venetian", "farra") == 1
    battle = field(ATTACK, activate="farra", land="Rubia: town", forts="austrian Rubia")
    attack(battle, 1, 1, 1, 6, 6)
    assert battle.happened("hits_deducted")[0].args["hits"] == 2
    assert battle.decision.about["hits"] == 1


@pytest.mark.rule("G10.f")
def test_10_f_no_fort_in_a_fortress():
    table = siege("Gradisca: a-sap engineers 2", active="austrian")
    assert verdict(table, "BuildFort", engineers="a-sap") == ("G10.f", "inside_fortress")


@pytest.mark.rule("G10.g")
def test_10_g_with_no_marker_left_no_fort_can_be_built():
    table = field(
        "Farra: v-sap engineers 2\nRomans: v-sap2 engineers 2 @red", activate="farra", fort_markers=(1, 3), cup="red"
    )
    table.play("BuildFort", engineers="v-sap")
    assert table.fort_markers("venetian") == 0
    assert table.fort_markers("austrian") == 3
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="romans")
    assert verdict(table, "BuildFort", engineers="v-sap2") == ("G10.g", "no_fort_markers")


@pytest.mark.rule("G10.k")
def test_10_k_only_where_the_engineers_are_activated():
    table = field(SAPPERS, activate="farra")
    table.play("March", units=["v-sap"], to="romans")
    table.play("Halt")
    assert verdict(table, "BuildFort", engineers="v-sap") == ("G5.l", "not_in_the_zone")
    table.play("BuildFort", engineers="v-sap2")
    assert (table.forts("venetian", "farra"), table.forts("venetian", "romans")) == (1, 0)


@pytest.mark.rule("G21.1.e")
def test_10_in_the_advanced_game_building_needs_attack_supply():
    assert field(SAPPERS, activate="farra", basic=False).allows("BuildFort", engineers="v-sap")
    campless = field(SAPPERS, activate="farra", basic=False, camps={})
    assert verdict(campless, "BuildFort", engineers="v-sap") == ("G21.1.e", "needs_attack_supply")


# --- what a Fort does ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G10.c")
def test_10_c_a_fort_takes_one_hit_off_an_attack():
    table = field(ATTACK, activate="farra", forts="austrian Rubia")
    attack(table, 1, 1, 6, 6, 6)
    assert table.happened("hits_deducted")[0].args == {"zone": "rubia", "hits": 1}
    table.play("TakeHit", unit="a1")
    assert table.is_disorganized("a1")
    assert not table.is_disorganized("a2")


@pytest.mark.rule("G10.c")
def test_10_c_a_single_hit_comes_to_nothing():
    table = field(ATTACK, activate="farra", forts="austrian Rubia")
    attack(table, 1, 6, 6, 6, 6)
    assert not table.is_disorganized("a1")
    assert table.where("v1") == "farra"  # none to none: the attacker retreats


@pytest.mark.rule("G10.c")
def test_10_c_a_fort_takes_one_hit_off_a_bombardment():
    table = siege(
        "Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2",
        active="austrian",
        forts="venetian Farra",
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.happened("hits_deducted")[0].rule == "G10.c"
    assert not table.is_eliminated("v1")


@pytest.mark.rule("G10.c")
def test_10_c_a_fort_next_door_does_not_help():
    table = field(ATTACK, activate="farra", forts="austrian Gorizia")
    attack(table, 1, 6, 6, 6, 6)
    assert table.asked == "hits.take"


# --- how a Fort is lost ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G10.h")
def test_10_h_a_lone_enemy_fort_is_destroyed_by_combat_units_that_enter():
    table = field("Farra: v1 infantry 2", activate="farra", forts="austrian Rubia")
    table.play("March", units=["v1"], to="rubia")
    assert table.forts("austrian", "rubia") == table.forts("venetian", "rubia") == 0
    assert table.happened("forts_taken")[0].rule == "G10.h"
    assert table.asked == "column.on"  # a marker stops nobody


@pytest.mark.rule("G10.h")
def test_10_h_an_own_lone_fort_is_not():
    table = field("Farra: v1 infantry 2", activate="farra", forts="venetian Rubia")
    table.play("March", units=["v1"], to="rubia")
    assert table.forts("venetian", "rubia") == 1


@pytest.mark.rule("G10.i")
def test_10_i_a_fort_is_destroyed_when_enemies_win_a_combat_there():
    table = field(ATTACK, activate="farra", forts="austrian Rubia")
    attack(table, 1, 1, 6, 6, 6)
    table.play("TakeHit", unit="a1")
    assert table.forts("austrian", "rubia") == 1
    table.play("RetreatTo", to="gorizia")
    assert table.forts("austrian", "rubia") == 0
    assert table.happened("forts_taken")[0].rule == "G10.i"


@pytest.mark.rule("G10.i")
def test_10_i_a_fort_stands_when_its_defenders_win():
    table = field(ATTACK, activate="farra", forts="austrian Rubia")
    attack(table, 1, 6, 6, 6, 6)
    assert table.forts("austrian", "rubia") == 1


@pytest.mark.rule("G10.j")
def test_10_j_a_destroyed_fort_never_returns_to_the_markers():
    table = field(
        "Farra: v1 infantry 2\nGorizia: a-sap engineers 2",
        activate="farra",
        forts="austrian Rubia",
        fort_markers=(2, 0),
        cup="austrian",
    )
    table.play("March", units=["v1"], to="rubia")
    table.play("Halt")
    assert (table.fort_markers("venetian"), table.fort_markers("austrian")) == (2, 0)
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gorizia")
    assert verdict(table, "BuildFort", engineers="a-sap") == ("G10.g", "no_fort_markers")


@pytest.mark.rule("G10.l")
def test_10_l_commanders_and_engineers_caught_on_entry_do_not_keep_a_fort():
    units = "Farra: v1 infantry 2\nRubia: a-gen commander 2, a-sap engineers 1"
    table = field(units, activate="farra", forts="austrian Rubia")
    table.play("March", units=["v1"], to="rubia")
    assert table.is_eliminated("a-gen")
    assert table.is_eliminated("a-sap")
    assert table.forts("austrian", "rubia") == 0


@pytest.mark.rule("G10.l")
def test_10_l_a_camp_does_not_keep_a_fort():
    table = field(
        "Farra: v1 infantry 2",
        activate="farra",
        forts="austrian Rubia",
        basic=False,
        camps={"venetian": "palma", "austrian": "rubia"},
    )
    table.play("March", units=["v1"], to="rubia")
    table.play("TakeForts", convert=0)
    assert table.forts("austrian", "rubia") == 0


@pytest.mark.rule("G10.l")
def test_10_l_a_fort_with_a_unit_is_not_alone():
    table = field("Farra: v1 infantry 2\nRubia: a-gun artillery 2", activate="farra", forts="austrian Rubia")
    table.dice(5, 5).play("March", units=["v1"], to="rubia")
    assert table.happened("battle_began")
    assert table.forts("austrian", "rubia") == 1


@pytest.mark.rule("G10.m")
def test_10_m_an_attacker_who_wipes_out_the_defenders_has_won_whatever_the_hits():
    table = field(
        "Farra: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1]\nRubia: a1 infantry 2, a-gen commander 3",
        activate="farra",
        forts="austrian Rubia",
    )
    attack(table, 1, 1, 6, 1, 1)  # two hits to one, but the one takes the last combat unit
    table.play("TakeHit", unit="v1")
    table.dice(6).play("TakeHit", unit="v2")
    assert table.units_in("rubia") == ["v1", "v2", "v3"]
    assert table.forts("austrian", "rubia") == 0


@pytest.mark.rule("G10.m")
def test_10_m_a_defender_who_wipes_out_the_attackers_keeps_fort_and_town():
    table = field(
        "Farra: v1 infantry 2\nRubia: a1 infantry 2", activate="farra", forts="austrian Rubia", land="Rubia: town"
    )
    table.dice(6, 1).play("March", units=["v1"], to="rubia")
    assert table.happened("battle_won")[0].args["winner"] == "austrian"
    assert table.forts("austrian", "rubia") == 1
    assert table.town_stands("rubia")


@pytest.mark.rule("G10.n")
def test_10_n_a_commander_alone_does_nothing_to_a_lone_fort():
    table = field("Farra: v-gen commander 3", activate="farra", forts="austrian Rubia")
    table.play("March", units=["v-gen"], to="rubia")
    assert table.where("v-gen") == "rubia"
    assert table.forts("austrian", "rubia") == 1


@pytest.mark.rule("G10.n")
def test_10_n_nor_to_a_lone_camp():
    table = field(
        "Farra: v-gen commander 3",
        activate="farra",
        forts="austrian Rubia",
        basic=False,
        camps={"venetian": "palma", "austrian": "rubia"},
    )
    table.play("March", units=["v-gen"], to="rubia")
    assert table.camp("austrian") == "rubia"
    assert table.forts("austrian", "rubia") == 1
    assert table.morale("austrian") == 9
