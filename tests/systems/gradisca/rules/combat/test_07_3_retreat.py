"""7.3: who has lost goes back, or is lost for good."""

from __future__ import annotations

import pytest

from caracole.systems.gradisca.position import card
from systems.gradisca.rules.combat.positions import (
    AUSTRIAN,
    FORTRESS,
    attack,
    fire,
    lost_under,
    rules_of,
    table_of,
    winner,
)

# --- who goes where --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.3.a")
def test_7_3_a_all_defeated_units_go_to_one_adjacent_zone():
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1], a2 medium 2 @red, a-gun artillery 2, a-sap engineers 2, a-gen commander 3 @red
        """,
        map="Farra - Romans\nRomans - Mariano\nRomans - Cormons\nMariano - Lucinico",
    )
    attack(table, 1, 6, 6, 5, 6)
    table.dice(6).play("TakeHit", unit="a1")
    assert table.asked == "retreat.choose"
    refusal = table.refusal("RetreatTo", to="lucinico")
    assert (refusal.rule, refusal.code) == ("G7.3.a", "not_adjacent")
    table.play("RetreatTo", to="cormons")
    assert table.units_in("cormons") == ["a1", "a2", "a-gun", "a-sap", "a-gen"]
    assert table.units_in("romans") == ["v1"]


@pytest.mark.rule("G7.3.a")
def test_7_3_a_the_attacker_who_did_not_win_goes_too():
    table = table_of("""
        Farra: v1 infantry 2, v-gen commander 2
        Romans: a1 infantry 2
    """)
    attack(table, 6, 6, 6, units="v1 v-gen")
    assert table.units_in("farra") == ["v1", "v-gen"]
    assert table.units_in("romans") == ["a1"]


@pytest.mark.rule("G7.3.b")
def test_7_3_b_a_fallen_commander_is_no_hit():
    """One hit each: equal, although the defenders also lose their Commander."""
    table = table_of("""
        Farra: v1 infantry 2 [1]
        Romans: a1 infantry 2 [1], a-gen commander 3
    """)
    attack(table, 1, 1, 6, 1)
    assert table.is_eliminated("a-gen")
    assert winner(table) == "austrian"
    assert table.where("v1") == "farra"


@pytest.mark.rule("G7.3.c")
def test_7_3_c_no_retreat_to_enemy_units():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
        Mariano: v2 commander 1
    """)
    attack(table, 1, 6)
    refusal = table.refusal("RetreatTo", to="mariano")
    assert (refusal.rule, refusal.code) == ("G7.3.c", "enemy_there")
    assert table.allows("RetreatTo", to="cormons")


@pytest.mark.rule("G7.3.d")
def test_7_3_d_no_retreat_across_an_x_border():
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
        """,
        map="Farra - Romans\nRomans x Mariano\nRomans - Cormons",
    )
    attack(table, 1, 6)
    refusal = table.refusal("RetreatTo", to="mariano")
    assert (refusal.rule, refusal.code) == ("G7.3.d", "impassable_border")
    assert table.allows("RetreatTo", to="cormons")


@pytest.mark.rule("G7.3.d")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_7_3_d_in_the_advanced_game_a_river_without_bridge_bars_it_too(game):
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
        """,
        map="Farra - Romans\nRomans ~ Mariano\nRomans = Cormons",
        game=game,
    )
    attack(table, 1, 6)
    refusal = table.refusal("RetreatTo", to="mariano")
    if game == "basic":
        assert refusal is None
    else:
        assert (refusal.rule, refusal.code) == ("G15.c", "river_bars_retreat")
    assert table.allows("RetreatTo", to="cormons")


@pytest.mark.rule("G7.3.e")
def test_7_3_e_attackers_go_back_to_the_zone_they_came_from():
    """Mariano and Farra are free and friendly too, but they came through Cormons."""
    table = table_of(
        """
        Farra: v1 infantry 2, v2 infantry 2
        Mariano: v3 infantry 2
        Romans: a1 infantry 2
        """,
        map="Farra - Cormons\nCormons - Romans\nFarra - Romans\nRomans - Mariano",
    )
    table.play("March", units=["v1"], to="cormons")
    table.dice(6, 6).play("GoOn", to="romans")
    assert table.where("v1") == "cormons"
    assert rules_of(table, "units_retreated") == ["G7.3.e"]


@pytest.mark.rule("G7.3.f")
def test_7_3_f_who_cannot_retreat_is_eliminated_commanders_included():
    table = table_of(
        """
        Farra: v1 infantry 2, v3 infantry 2
        Mariano: v2 infantry 2
        Romans: a1 infantry 2 [1], a-gen commander 3 [2]
        """,
        map="Farra - Romans\nRomans - Mariano\nRomans x Cormons",
    )
    attack(table, 1, 6, 6, 6)
    assert lost_under(table, "G7.3.f") == ["a1", "a-gen"]
    assert table.where("v1") == "romans"


@pytest.mark.rule("G7.3.f")
def test_7_3_f_attackers_whose_way_back_is_held_by_the_enemy_are_eliminated():
    """Raiders may leave a zone with enemies and attack the next; behind them those enemies still stand."""
    table = table_of(
        """
        Farra: v1 medium 2 [1]
        Romans: a1 infantry 2
        Mariano: a2 infantry 2
        """,
        map="Romans: raid venetian\nFarra - Romans\nRomans - Mariano\nMariano - Cormons",
        game="advanced",
    )
    table.dice(3).play("March", units=["v1"], to="romans", how="raid")
    table.dice(6, 6).play("GoOn", to="mariano")
    assert lost_under(table, "G7.3.f") == ["v1"]


# --- the Fortress ----------------------------------------------------------------------------------------------------


def storm(units: str, **words):
    """Gradisca is stormed through the Breach from Farra."""
    return table_of(units, map=words.pop("map", FORTRESS), **words)


@pytest.mark.rule("G7.3.g", "G7.3.h")
def test_7_3_g_a_beaten_garrison_may_take_one_more_hit_and_stay():
    table = storm("""
        Farra: v1 infantry 2
        Gradisca: a1 infantry 2 [1], a2 infantry 2 [1]
    """)
    attack(table, 1, 6, 6, to="gradisca")
    table.play("TakeHit", unit="a1")
    assert table.asked == "battle.stand"
    assert table.decision.seats == (AUSTRIAN,)
    table.play("StandFast")
    assert table.asked == "hits.take"  # the owner distributes it
    table.play("TakeHit", unit="a2")
    assert table.is_disorganized("a1")
    assert table.is_disorganized("a2")
    assert table.units_in("gradisca") == ["a1", "a2"]
    assert table.where("v1") == "farra"  # G7.3.h: the attacker retreats
    assert rules_of(table, "garrison_stood") == ["G7.3.g"]


@pytest.mark.rule("G7.3.g")
def test_7_3_g_or_retreat_out_of_the_fortress():
    table = storm("""
        Farra: v1 infantry 2
        Rubia: v2 infantry 2
        Gradisca: a1 infantry 2 [1]
    """)
    attack(table, 1, 6, to="gradisca")
    refusal = table.refusal("RetreatTo", to="rubia")
    assert (refusal.rule, refusal.code) == ("G7.3.c", "enemy_there")
    table.play("RetreatTo", to="sagrado")
    assert table.where("a1") == "sagrado"
    assert table.where("v1") == "gradisca"


@pytest.mark.rule("G7.3.g")
def test_7_3_g_a_garrison_that_cannot_retreat_can_still_stand():
    table = storm("""
        Farra: v1 infantry 2, v4 infantry 2
        Rubia: v2 infantry 2
        Sagrado: v3 infantry 2
        Gradisca: a1 infantry 2 [1], a2 infantry 2
    """)
    attack(table, 1, 6, 6, to="gradisca")
    table.play("TakeHit", unit="a1")
    assert table.candidates() == [{"do": "StandFast"}]


@pytest.mark.rule("G7.3.g")
def test_7_3_g_in_a_town_nobody_is_asked():
    table = table_of(
        """
        Farra: v1 infantry 2, v2 infantry 2
        Romans: a1 infantry 2 [1]
        """,
        map="Romans: town\nFarra - Romans\nRomans - Mariano\nRomans - Cormons",
    )
    attack(table, 1, 1, 6, units="v1 v2")
    assert table.asked == "retreat.choose"
    refusal = table.refusal("StandFast")
    assert (refusal.rule, refusal.code) == ("G7.3.a", "must_retreat")


@pytest.mark.rule("G7.3.j")
def test_7_3_j_standing_with_the_last_fighting_unit_wipes_the_garrison_out():
    table = storm("""
        Farra: v1 infantry 2
        Gradisca: a1 infantry 2 [1], a-sap engineers 2, a-gen commander 3
    """)
    attack(table, 1, 6, 6, to="gradisca")
    table.dice(6).play("TakeHit", unit="a1")
    table.play("StandFast")
    table.play("TakeHit", unit="a1")
    assert lost_under(table, "G7.3.j") == ["a-sap", "a-gen"]
    assert table.where("v1") == "gradisca"
    assert winner(table) == "venetian"


@pytest.mark.rule("G7.1.m")
def test_7_3_j_nobody_retreats_from_an_empty_fortress():
    """Only Commanders are left of the attackers, and the extra hit takes the last defender: they stay (7.1)."""
    table = storm("""
        Farra: v1 infantry 2, v-gen commander 3
        Gradisca: a1 infantry 2, a-sap engineers 2 [1]
    """)
    attack(table, 1, 1, 1, units="v1 v-gen", to="gradisca")
    table.dice(6).play("TakeHit", unit="a1")  # the second hit falls on the engineers; v1 fell too, v-gen did not
    assert table.is_disorganized("a-sap")
    table.play("StandFast")
    assert table.units_in("gradisca") == ["v-gen"]


@pytest.mark.rule("G7.3.k")
def test_7_3_k_the_extra_hit_calls_for_no_new_check_and_destroys_nothing():
    table = storm(
        """
        Farra: v1 infantry 2
        Gradisca: a1 infantry 2 [1], a2 infantry 2 [1], a-gen commander 3
        """,
        map="Gradisca: fortress, town, booty austrian 3\nFarra # Gradisca 4 now 0\nGradisca # Rubia 3",
        towns_lost="gradisca",
    )
    attack(table, 1, 6, 6, 6, to="gradisca")
    table.dice(6).play("TakeHit", unit="a1")
    table.play("StandFast")
    table.play("TakeHit", unit="a2")  # no die is rolled for a-gen
    assert len(table.happened("commander_checked")) == 1
    assert winner(table) == "austrian"
    assert table.has_booty("gradisca")
    assert table.where("v1") == "farra"


# --- landings --------------------------------------------------------------------------------------------------------


def landing(**options):
    """A Venetian landing in Pirano, which an Austrian unit holds."""
    table = table_of(
        """
        Farra: v1 infantry 2
        Pirano: a1 infantry 2 [1]
        flag: v2 infantry 2 [1], v3 infantry 2 [1], v-gen commander 3 [2]
        """,
        map="Pirano: sea\nPirano - Muggia\nFarra - Romans",
        groups={"istria": {"units": "v2, v3, v-gen", "entries": "pirano"}},
        cards=[card(1, ("place_group", {"group": "istria"}))],
        hands={"venetian": [1]},
        activate=None,
        options=options,
    )
    table.play("ChooseOption", option=1)
    return table


@pytest.mark.rule("G7.3.i")
def test_7_3_i_a_landing_force_that_is_defeated_at_once_is_eliminated():
    table = landing()
    table.dice(6, 6, 6, 6).play("PlayCard", card="c1")
    assert all(table.is_eliminated(unit) for unit in ("v2", "v3", "v-gen"))
    assert table.where("a1") == "pirano"


@pytest.mark.rule("G7.3.i")
def test_7_3_i_if_it_wins_it_is_ashore():
    table = landing()
    table.dice(1, 6, 6, 6).play("PlayCard", card="c1")
    assert table.units_in("pirano") == ["v2", "v3", "v-gen"]
    assert table.where("a1") == "muggia"


@pytest.mark.rule("G7.3.i")
def test_7_3_i_without_the_clarification_it_retreats_like_others():
    table = landing(landing_force_eliminated=False)
    table.dice(6, 6, 6, 6).play("PlayCard", card="c1")
    assert table.units_in("muggia") == ["v2", "v3", "v-gen"]


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.3.l")
def test_7_3_l_a_retreat_costs_nothing_and_activates_nobody():
    """The gun has moved and could never pay for the mountains; the others of its Command can still be activated."""
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1] @red, a-gun artillery 2 @white (activated), a2 infantry 2 @red (out of supply)
        """,
        map="Mariano: difficult\nFarra - Romans\nRomans - Mariano\nFarra x Mariano",
        game="advanced",
    )
    attack(table, 1, 6, 5, 6)
    table.play("TakeHit", unit="a1")
    table.play("RetreatTo", to="mariano")
    assert table.units_in("mariano") == ["a1", "a-gun", "a2"]
    assert not table.is_activated("a1")
    assert not table.is_activated("a2")
    assert table.is_activated("a-gun")


@pytest.mark.rule("G7.3.l")
def test_7_3_l_defenders_who_retreated_act_later_in_the_turn():
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
    """,
        cup="austrian",
    )
    attack(table, 1, 6)
    table.play("RetreatTo", to="mariano")
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="mariano")
    assert table.allows("March", units=["a1"], to="romans")


@pytest.mark.rule("G7.3.m")
def test_7_3_m_recalled_attackers_go_back_each_to_the_zone_it_came_from():
    table = table_of(
        """
        Farra: v1 infantry 2, v-gen commander 2
        Cormons: v2 infantry 2 @red
        Romans: a1 infantry 2
        """,
        map="Farra: source venetian\nFarra - Romans\nFarra - Cormons\nRomans - Cormons\nRomans - Mariano",
        game="advanced",
    )
    attack(table, units="v1 v-gen")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="cormons")
    assert fire(table, "venetian")["units"] == ["v1", "v-gen", "v2"]
    assert table.units_in("farra") == ["v1", "v-gen"]
    assert table.units_in("cormons") == ["v2"]


@pytest.mark.rule("G7.3.m")
def test_7_3_m_legality_is_judged_unit_by_unit():
    """v2 came over a river without bridge and cannot go back over it; the others can."""
    table = table_of(
        """
        Farra: v1 infantry 2, v-gen commander 2
        Cormons: v2 infantry 2 @red
        Romans: a1 infantry 2
        """,
        map="Farra: source venetian\nFarra - Romans\nFarra - Cormons\nRomans ~ Cormons\nRomans - Mariano",
        game="advanced",
    )
    attack(table, units="v1 v-gen")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="cormons")
    assert lost_under(table, "G7.3.f") == ["v2"]
    assert table.units_in("farra") == ["v1", "v-gen"]


@pytest.mark.rule("G7.3.n")
def test_7_3_n_into_the_zone_the_attackers_left():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 1, 6)
    table.play("RetreatTo", to="farra")
    assert table.where("a1") == "farra"
    assert table.where("v1") == "romans"


@pytest.mark.rule("G7.3.n")
@pytest.mark.parametrize("garrison", ["", "\nGradisca: a2 infantry 2"])
def test_7_3_n_into_a_fortress_of_friends_or_of_nobody(garrison):
    table = table_of(
        "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]" + garrison,
        map="Gradisca: fortress\nFarra - Romans\nRomans # Gradisca 4",
    )
    attack(table, 1, 6)
    table.play("RetreatTo", to="gradisca")
    assert table.where("a1") == "gradisca"


@pytest.mark.rule("G7.3.n")
def test_7_3_n_lone_enemy_markers_do_not_bar_it_and_fall():
    table = table_of(
        """
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
        """,
        map="Mariano: booty venetian 3\nFarra - Romans\nRomans - Mariano",
        forts="venetian Mariano",
    )
    attack(table, 1, 6)
    table.play("RetreatTo", to="mariano")
    assert table.forts("venetian", "mariano") == 0
    assert table.points("austrian") == 3


@pytest.mark.rule("G7.3.o")
def test_7_3_o_neither_the_sea_nor_the_edge_of_the_map_is_a_way_out():
    table = table_of(
        """
        Farra: v1 infantry 2, v2 infantry 2
        Monfalcone: a1 infantry 2 [1]
        """,
        map="Monfalcone: sea\nPirano: sea\nFarra - Monfalcone\nPirano - Muggia",
    )
    attack(table, 1, 6, to="monfalcone")
    assert lost_under(table, "G7.3.f") == ["a1"]


@pytest.mark.rule("G7.3.o")
def test_7_3_o_nor_is_another_coast():
    table = table_of(
        """
        Farra: v1 infantry 2
        Monfalcone: a1 infantry 2 [1]
        """,
        map="Monfalcone: sea\nPirano: sea\nFarra - Monfalcone\nMonfalcone - Muggia\nPirano - Muggia",
    )
    attack(table, 1, 6, to="monfalcone")
    refusal = table.refusal("RetreatTo", to="pirano")
    assert (refusal.rule, refusal.code) == ("G7.3.a", "not_adjacent")


@pytest.mark.rule("G7.3.p")
def test_7_3_p_the_retreating_side_picks_among_all_legal_zones():
    table = table_of("""
        Farra: v1 infantry 2
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 1, 6)
    assert table.decision.seats == (AUSTRIAN,)
    assert table.candidates() == [{"do": "RetreatTo", "to": zone} for zone in ("farra", "mariano", "cormons")]


@pytest.mark.rule("G7.3.p")
def test_7_3_p_the_only_legal_zone_must_be_used():
    table = table_of("""
        Farra: v1 infantry 2, v2 infantry 2
        Cormons: v3 infantry 2
        Romans: a1 infantry 2 [1]
    """)
    attack(table, 1, 6)
    assert table.where("a1") == "mariano"  # nobody is asked
