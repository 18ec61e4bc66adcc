"""7 Combat, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import Table
from systems.gradisca.rules.positions import RAIDERS, farra, siege, why

STORM = """
    Farra: v-gen commander 2, v1 infantry 2 [1]
    Romans: v2 infantry 2 [1] @red
    Palma: v3 infantry 2 [1] @red, v-gun artillery 3 @red
    Gradisca: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
"""
BASIC = {"game": "basic"}


def kinds(table: Table) -> list[str]:
    """What the last action caused."""
    return [event.kind for event in table.last]


# --- 7.5 mines -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.5.d")
def test_7_5_d_a_mine_is_set_off_from_the_zone_beside_the_wall_not_from_inside_the_fortress():
    # Venice has taken Gradisca and keeps a company in Farra, so a second mine still lies at the wall.
    table = siege(
        "Gradisca: v-sap engineers 2\nFarra: v1 infantry 2",
        wall="3 now 1",
        activate="gradisca",
        mines="Farra > Gradisca 1 by venetian",
    )
    assert why(table, "SetOffMine", engineers="v-sap", fortress="farra") is not None
    assert not [each for each in table.candidates() if each["do"] == "SetOffMine"]


# --- refusals that name the wrong reason -----------------------------------------------------------------------------


@pytest.mark.rule("G7.6.b", "G7.7.a")
@pytest.mark.parametrize("work", ["RebuildWall", "CounterMine"])
def test_7_7_a_engineers_inside_a_fortress_are_not_told_that_they_are_outside(work):
    table = siege("Gradisca: a-sap engineers 2", wall="3 now 2", active="austrian")
    refusal = table.refusal(work, engineers="a-sap", facing="palma")  # Palma has no wall with Gradisca
    assert refusal is not None
    assert refusal.code != "not_in_a_fortress"


# --- recall, assault, several rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("G17.m", "G7.3.g", "G7.3.h", "G7.3.m")
def test_a_storm_with_recalled_units_all_go_back_by_the_breach_when_the_garrison_stands():
    table = siege(STORM, wall="3 now 0")
    table.play("March", units=["v-gen", "v1"], to="gradisca")
    assert why(table, "Recall", unit="v-gun", via="farra") == ("G17.m", "no_guns_in_an_assault")
    assert why(table, "Recall", unit="v2", via="sagrado") == ("G17.m", "wall_not_breached")
    table.play("Recall", unit="v2", via="farra")
    table.dice(6, 1, 1, 6, 6, 6, 6).play("Recall", unit="v3", via="farra")  # two hits on the garrison, none back
    table.play("TakeHit", unit="a1")
    table.play("TakeHit", unit="a2")
    table.play("FightOn", again=False)  # three and three are six combat units: the winner of the round decides
    assert table.asked == "battle.stand"
    table.play("StandFast")
    table.play("TakeHit", unit="a3")
    assert table.units_in("farra") == ["v-gen", "v1", "v2", "v3"]
    assert table.units_in("gradisca") == ["a1", "a2", "a3"]


@pytest.mark.rule("G7.5.l", "G17.f")
def test_the_last_keeper_of_a_mine_is_called_away_and_the_mine_is_gone_though_he_comes_back():
    units = """
        Romans: v-gen commander 2, v1 infantry 2
        Farra: v2 infantry 2 @red
        Palma: a1 infantry 2
        Gradisca: a9 infantry 2
    """
    table = siege(units, activate="romans", mines="Farra > Gradisca 2 by venetian", camps={"venetian": "romans"})
    table.play("March", units=["v-gen", "v1"], to="palma")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="farra")
    assert table.where("v2") == "farra"
    assert table.mines("gradisca", "farra") == 0


@pytest.mark.rule("G18.e", "G18.d")
def test_a_battle_won_in_the_first_round_and_lost_in_the_second_is_no_victory():
    units = """
        Farra: v1 infantry 2 [1], v2 infantry 2 [1], v3 infantry 2 [1]
        Romans: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
    """
    table = farra(units)
    table.dice(1, 1, 6, 6, 6, 6).play("March", units=["v1", "v2", "v3"], to="romans")
    table.play("TakeHit", unit="a1")
    table.play("TakeHit", unit="a2")
    assert table.decision.seats == (0,)
    table.dice(6, 6, 6, 1, 1, 6).play("FightOn", again=True)
    table.play("TakeHit", unit="v1")
    table.play("TakeHit", unit="v1")
    assert table.decision.seats == (1,)  # the winner of this round
    table.play("FightOn", again=False)
    assert table.units_in("farra") == ["v2", "v3"]  # two hits each in all: the attacker goes back


@pytest.mark.rule("G17.l", "G17.g", "G21.m")
def test_two_generals_call_each_for_himself_and_one_of_them_is_out_of_supply():
    units = """
        Farra: v-a commander 2, v-b commander 2 @red, v1 infantry 2
        Mariano: v2 infantry 2 @red, v3 infantry 2 @red, v4 infantry 2 @red, v-c commander 3 @red
        Romans: a1 infantry 2
    """
    table = farra(units)
    table.play("March", units=["v-a", "v1"], to="romans")
    assert table.decision.about["calls"] == 2
    table.play("Recall", unit="v-b", via="farra")
    table.dice(6, 6, 6, 6, 6).play("Recall", unit="v-c", via="mariano")  # neither of them calls in his turn
    assert not table.happened("battle_began")[1:]
    assert table.where("v2") == "mariano"


@pytest.mark.rule("G7.2.j", "G7.3.e")
def test_a_replacement_who_appears_elsewhere_is_not_in_the_retreat():
    units = "Farra: v-gen commander 2 [1], v1 infantry 2 [1]\nMariano: v2 infantry 2 @red\nRomans: a1 infantry 2"
    table = farra(units, options=BASIC)
    table.dice(6, 6, 1, 1).play("March", units=["v-gen", "v1"], to="romans")
    table.play("PlaceReplacement", zone="mariano")
    assert (table.where("v-gen"), table.where("v1")) == ("mariano", "farra")
    assert kinds(table)[-1] != "unit_eliminated"


# --- landings, Booty, Camp, Fort and Town together -------------------------------------------------------------------


@pytest.mark.rule("G7.3.n", "G24.g", "G13.l")
def test_beaten_defenders_retreat_onto_a_camp_and_a_booty_of_the_victors():
    land = "Farra: source venetian, booty venetian 3\nFarra - Romans"
    units = "Farra: v1 infantry 4, v2 infantry 4\nRomans: a1 infantry 2 [1]"
    table = farra(units, land=land, morale=(7, 7))
    table.dice(1, 6, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.where("a1") == "farra"
    assert table.camp("venetian") is None
    assert table.points("austrian") == 3
    assert table.morale("venetian") == 6


@pytest.mark.rule("G7.1.t", "G7.5.i", "G24.h")
def test_a_sortie_in_which_both_sides_perish_costs_the_besieger_mines_and_camp():
    table = siege(
        "Gradisca: a1 infantry 2\nFarra: v1 infantry 2",
        active="austrian",
        camps={"venetian": "farra"},
        mines="Farra > Gradisca 1 by venetian",
        cup="venetian",
    )
    table.dice(1, 1).play("March", units=["a1"], to="farra")
    assert table.units_in("farra") == []
    assert table.mines("gradisca", "farra") == 0
    assert table.camp("venetian") is None
    assert table.cup() == []  # neither Command has a unit left
    assert not table.happened("battle_won")


# --- raids -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.3.c", "G7.3.f", "G23.p")
def test_raiders_who_ride_on_from_among_enemies_into_a_battle_have_no_way_back():
    units = "Farra: v1 medium 2\nRomans: a1 infantry 2\nMariano: a2 infantry 2"
    table = farra(units, land=RAIDERS)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.dice(6, 6).play("GoOn", to="mariano")
    assert table.is_eliminated("v1")


# --- incursions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.5.l", "G25.2.b")
def test_light_horse_that_rides_out_and_back_has_left_its_mines_alone_for_a_moment():
    table = siege(
        "Gradisca: a1 infantry 2\nFarra: v1 light 2 [1]\nRomans: a2 infantry 2 [1]",
        mines="Farra > Gradisca 1 by venetian",
    )
    table.dice(6).play("March", units=["v1"], to="romans", how="incursion")
    assert table.where("v1") == "farra"
    assert table.mines("gradisca", "farra") == 0


# --- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G18.c", "G4.2.i")
def test_in_a_team_only_one_member_of_each_side_answers_about_another_round():
    units = """
        Farra: v1 infantry 2 [1] @red, v2 infantry 2 [1] @red, v3 infantry 2 [1] @red
        Romans: a1 infantry 2 [1] @white, a2 infantry 2 [1] @black, a3 infantry 2 [1] @black
    """
    control = {"red": 1, "white": 2, "black": 3}
    table = farra(units, active="red", options={"teams": True}, control=control)
    table.dice(6, 6, 6, 6, 6, 6).play("March", units=["v1", "v2", "v3"], to="romans")
    assert table.decision.seats == (1, 3)
    table.play("FightOn", again=True, seat=3)
    assert table.decision.seats == (1,)
    assert table.view(1)["decision"]["about"] == {"zone": "romans", "round_hits": [0, 0], "total_hits": [0, 0]}


# --- siege -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.3.j", "G7.3.g", "G7.1.m")
def test_the_last_company_that_stands_in_the_breach_loses_the_fortress():
    table = siege("Gradisca: a1 infantry 2 [1], a-sap engineers 2\nFarra: v1 infantry 2 [1]", wall="3 now 0")
    table.dice(1, 6).play("March", units=["v1"], to="gradisca")
    table.play("TakeHit", unit="a1")
    assert table.asked == "battle.stand"
    table.play("StandFast")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a-sap")
    assert table.units_in("gradisca") == ["v1"]


@pytest.mark.rule("G7.5.e", "G7.5.j", "G7.5.f")
def test_of_one_old_and_one_fresh_mine_only_the_old_one_is_tried_and_only_once():
    table = siege(
        "Gradisca: a1 infantry 2\nFarra: v-a engineers 3, v-b engineers 3, v-c engineers 3",
        mines="Farra > Gradisca 1 by venetian",
    )
    table.dice(1).play("LayMine", engineers="v-a", fortress="gradisca")
    table.dice(4).play("SetOffMine", engineers="v-b", fortress="gradisca")
    assert why(table, "SetOffMine", engineers="v-c", fortress="gradisca") == ("G7.5.j", "mine_tried_already")


@pytest.mark.rule("G7.4.f", "G7.5.i", "G4.o")
def test_a_gun_that_bursts_as_the_last_unit_beside_a_wall_takes_the_mines_with_it():
    table = siege("Gradisca: a1 infantry 2\nFarra: v-gun artillery 3", mines="Farra > Gradisca 2 by venetian")
    table.dice(6).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert table.is_eliminated("v-gun")
    assert table.mines("gradisca", "farra") == 0
