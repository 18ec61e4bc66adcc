"""5.1 What an activated unit may do."""

from __future__ import annotations

import pytest

from caracole.play.table import Table, position
from systems.gradisca.rules.cards.positions import ADVANCED, BASIC, why

SIEGE = """
    Gradisca: fortress
    Farra: source venetian
    Farra # Gradisca 3
    Farra - Romans
    Gradisca # Sagrado 2 now 1
    Sagrado - Farra
    Sagrado: source austrian
"""


def before_gradisca(units: str, *, activate: str = "farra", active: str = "venetian", **words) -> Table:
    """The zone is activated; in the advanced game with a Camp, so that nobody lacks supply."""
    facts = {"options": BASIC, "camps": {"venetian": "farra", "austrian": "sagrado"}}
    return position("gradisca", map=SIEGE, units=units, active=active, activate=activate, **{**facts, **words})


# --- one action each -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.a")
def test_5_1_a_each_unit_one_action_different_units_different_actions():
    table = before_gradisca(
        """
        Farra: v1 infantry 2 [1] (disorganized), v2 infantry 2, v-gun artillery 3, v-sap engineers 2, v3 infantry 2
        Gradisca: a1 infantry 2
        """
    )
    table.play("Recover", unit="v1")
    table.dice(3).play("Bombard", guns=["v-gun"], fortress="gradisca")
    table.play("BuildFort", engineers="v-sap")
    table.play("March", units=["v2"], to="romans")
    table.play("Halt")
    assert not table.is_disorganized("v1")
    assert table.wall("gradisca", "farra") == 2
    assert table.forts("venetian", "farra") == 1
    assert table.where("v2") == "romans"
    again = {
        "v1": why(table, "March", units=["v1"], to="romans"),
        "v-gun": why(table, "Bombard", guns=["v-gun"], fortress="gradisca"),
        "v-sap": why(table, "LayMine", engineers="v-sap", fortress="gradisca"),
        "marching with others": why(table, "March", units=["v3", "v1"], to="romans"),
    }
    assert set(again.values()) == {("G5.1.a", "has_acted")}
    assert table.allows("March", units=["v3"], to="romans")  # he has not acted yet


@pytest.mark.rule("G5.1.a")
def test_5_1_a_a_gun_that_has_fired_on_units_has_acted():
    table = before_gradisca(
        "Farra: v1 infantry 2\nGradisca: a-gun artillery 3, a2 infantry 2", active="austrian", activate="gradisca"
    )
    table.dice(5).play("BombardUnits", guns=["a-gun"], target="farra")
    assert why(table, "March", units=["a-gun"], to="sagrado") == ("G5.1.a", "has_acted")
    assert why(table, "BombardUnits", guns=["a-gun"], target="sagrado") == ("G5.1.a", "has_acted")


@pytest.mark.rule("G5.1.a")
def test_5_1_a_two_guns_at_one_zone_are_one_salvo():
    table = before_gradisca(
        "Farra: v1 infantry 2\nGradisca: a-gun artillery 3, a-old artillery 3, a2 infantry 2",
        active="austrian",
        activate="gradisca",
    )
    assert why(table, "BombardUnits", guns=[], target="farra") == ("G7.4.1.c", "name_each_unit_once")
    assert why(table, "BombardUnits", guns=["a-gun", "a-gun"], target="farra") == ("G7.4.1.c", "name_each_unit_once")
    table.dice(5).play("BombardUnits", guns=["a-gun"], target="farra")
    assert why(table, "BombardUnits", guns=["a-old"], target="farra") == ("G7.4.2.f", "one_salvo_per_zone")


# --- the list --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.b")
def test_5_1_b_units_move_and_entering_an_enemy_zone_means_combat_at_once():
    table = before_gradisca("Farra: v1 infantry 2, v2 infantry 2 [1]\nRomans: a1 infantry 2\nGradisca: a2 infantry 2")
    assert why(table, "March", units=[], to="romans") == ("G6.g", "name_each_unit_once")
    assert why(table, "March", units=["v1", "v1"], to="romans") == ("G6.g", "name_each_unit_once")
    table.dice(1, 1).play("March", units=["v2"], to="romans")
    kinds = [event.kind for event in table.last]
    assert kinds.index("units_marched") < kinds.index("battle_began") < kinds.index("units_fired")
    assert table.asked == "zone.act"  # the combat is over before anybody else acts
    assert table.is_eliminated("a1")
    table.play("March", units=["v1"], to="romans")  # into a zone without enemies: no combat
    assert len(table.happened("battle_began")) == 1


@pytest.mark.rule("G5.1.b")
def test_5_1_b_in_the_advanced_game_the_recall_comes_between():
    table = before_gradisca(
        """
        Farra: v1 infantry 2 [1], v-gen commander 1
        Sagrado: v2 infantry 2 @blue
        Romans: a1 infantry 2
        Gradisca: a2 infantry 2
        """,
        options=ADVANCED,
    )
    table.play("March", units=["v1", "v-gen"], to="romans")
    assert table.asked == "battle.recall"
    assert not table.happened("units_fired")
    table.dice(1, 1, 6).play("EndRecall")
    assert table.happened("units_fired")


@pytest.mark.rule("G5.1.c")
def test_5_1_c_only_artillery_bombards_a_fortress():
    table = before_gradisca("Farra: v1 infantry 2, v-gun artillery 3, v-sap engineers 2\nGradisca: a1 infantry 2")
    assert table.allows("Bombard", guns=["v-gun"], fortress="gradisca")
    assert why(table, "Bombard", guns=["v1"], fortress="gradisca") == ("G5.1.c", "artillery_only")
    assert why(table, "Bombard", guns=["v-gun", "v-sap"], fortress="gradisca") == ("G5.1.c", "artillery_only")
    table.dice(2).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.wall("gradisca", "farra") == 2


@pytest.mark.rule("G5.1.d")
def test_5_1_d_only_artillery_bombards_units_from_a_fortress():
    table = before_gradisca(
        "Gradisca: a1 infantry 2, a-gun artillery 1\nFarra: v1 infantry 2", active="austrian", activate="gradisca"
    )
    assert why(table, "BombardUnits", guns=["a1"], target="farra") == ("G5.1.d", "artillery_only")
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.is_eliminated("v1")


@pytest.mark.rule("G5.1.d")
def test_5_1_d_or_through_a_breach():
    units = "Farra: v1 infantry 2, v-gun artillery 3, v-sap engineers 2\nGradisca: a1 infantry 2"
    closed = before_gradisca(units)
    assert why(closed, "BombardUnits", guns=["v-gun"], target="gradisca") == ("G7.4.2.b", "no_breach")
    table = position(
        "gradisca",
        map=SIEGE.replace("Gradisca 3", "Gradisca 3 now 0"),
        units=units,
        active="venetian",
        activate="farra",
        options=BASIC,
    )
    table.dice(2).play("BombardUnits", guns=["v-gun"], target="gradisca")  # 3, less 1 through the Breach
    assert table.is_eliminated("a1")


@pytest.mark.rule("G5.1.e")
def test_5_1_e_only_engineers_mine_and_counter_mine():
    table = before_gradisca("Farra: v1 infantry 2, v-sap engineers 2\nGradisca: a1 infantry 2, a-sap engineers 2")
    assert why(table, "LayMine", engineers="v1", fortress="gradisca") == ("G8.1.c", "engineers_only")
    table.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert table.mines("gradisca", "farra") == 1
    table = before_gradisca(
        "Farra: v1 infantry 2\nGradisca: a1 infantry 2, a-sap engineers 2",
        active="austrian",
        activate="gradisca",
        mines="Farra > Gradisca 1 by venetian",
    )
    assert why(table, "CounterMine", engineers="a1", facing="farra") == ("G8.1.c", "engineers_only")
    table.dice(2).play("CounterMine", engineers="a-sap", facing="farra")
    assert table.mines("gradisca", "farra") == 0


@pytest.mark.rule("G5.1.f")
def test_5_1_f_only_engineers_build_a_fort():
    table = before_gradisca("Farra: v1 infantry 2, v-sap engineers 2\nGradisca: a1 infantry 2")
    assert why(table, "BuildFort", engineers="v1") == ("G8.1.c", "engineers_only")
    table.play("BuildFort", engineers="v-sap")
    assert table.forts("venetian", "farra") == 1


@pytest.mark.rule("G5.1.g")
@pytest.mark.parametrize("kind", [BASIC, ADVANCED])
def test_5_1_g_a_disorganized_unit_may_recover(kind):
    units = "Farra: v1 infantry 2 [1] (disorganized), v2 infantry 2 [1]\nGradisca: a1 infantry 2"
    table = before_gradisca(units, options=kind)
    assert why(table, "Recover", unit="v2") == ("G7.2.f", "in_good_order")
    table.play("Recover", unit="v1")
    assert not table.is_disorganized("v1")
    assert why(table, "March", units=["v1"], to="romans") == ("G5.1.a", "has_acted")


@pytest.mark.rule("G5.1.g")
def test_5_1_g_in_the_advanced_game_not_out_of_supply():
    words = {
        "units": "Romans: v1 infantry 2 [1] (disorganized), v2 infantry 2\nFarra: a1 infantry 2",
        "activate": "romans",
    }
    assert why(before_gradisca(**words, options=ADVANCED), "Recover", unit="v1") == ("G20.b", "out_of_supply")
    assert before_gradisca(**words).allows("Recover", unit="v1")


# --- what the list leaves out ----------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.j")
def test_5_1_j_setting_off_a_mine_is_an_engineer_action():
    table = before_gradisca(
        "Farra: v1 infantry 2, v-sap engineers 2, v-old engineers 2\nGradisca: a1 infantry 2",
        mines="Farra > Gradisca 2 by venetian",
    )
    assert why(table, "SetOffMine", engineers="v1", fortress="gradisca") == ("G8.1.c", "engineers_only")
    table.dice(4).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert why(table, "LayMine", engineers="v-sap", fortress="gradisca") == ("G5.1.a", "has_acted")
    assert table.allows("SetOffMine", engineers="v-old", fortress="gradisca")


@pytest.mark.rule("G5.1.j")
def test_5_1_j_rebuilding_a_wall_is_an_engineer_action():
    table = before_gradisca(
        "Farra: v1 infantry 2\nGradisca: a1 infantry 2, a-sap engineers 2", active="austrian", activate="gradisca"
    )
    assert why(table, "RebuildWall", engineers="a1", facing="sagrado") == ("G8.1.c", "engineers_only")
    table.dice(6).play("RebuildWall", engineers="a-sap", facing="sagrado")
    assert why(table, "RebuildWall", engineers="a-sap", facing="sagrado") == ("G5.1.a", "has_acted")


@pytest.mark.rule("G5.1.j")
def test_5_1_j_destroying_an_own_fort_is_an_engineer_action_of_the_advanced_game():
    words = {
        "units": "Farra: v1 infantry 2, v-sap engineers 2\nGradisca: a1 infantry 2",
        "forts": "venetian Farra 2",
    }
    table = before_gradisca(**words, options=ADVANCED)
    assert why(table, "DestroyFort", engineers="v1") == ("G8.1.c", "engineers_only")
    table.play("DestroyFort", engineers="v-sap")
    assert table.forts("venetian", "farra") == 1
    assert why(table, "DestroyFort", engineers="v-sap") == ("G5.1.a", "has_acted")
    words["forts"] = "venetian Farra"
    assert why(before_gradisca(**words), "DestroyFort", engineers="v-sap") == ("G19.2.e", "advanced_only")
