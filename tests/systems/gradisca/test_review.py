"""An independent review: what a rules lawyer tried, chapter against chapter.

The first part holds one test for each defect that was found; each says what the rulebook asks for. The second part
holds situations in which several rules meet and the program was right.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card

BASIC = {"game": "basic"}
COUNTERMAND = card(28, "cancel_card", ("limit_leadership", {"to": 1}), moments=("card", "option3"))
POINT = card(1, ("victory_points", {"points": 1}))

SIEGE = """
    Gradisca: fortress
    Palma: source venetian
    Goritia: source austrian
    Farra # Gradisca {wall}
    Sagrado # Gradisca 3
    Farra - Palma
    Farra - Romans
    Romans - Palma
    Sagrado - Goritia
"""
RAIDERS = """
    Farra: source venetian
    Romans: raid venetian
    Farra - Romans
    Romans - Mariano
    Goritia: source austrian
    Mariano - Goritia
"""
FIELD = """
    Farra: source venetian
    Goritia: source austrian
    Farra - Romans
    Romans - Goritia
    Mariano - Romans
    Mariano - Farra
"""


def siege(units: str, wall: str = "3", **words: Any) -> Table:
    """Gradisca under siege from Farra; Farra is activated, or Gradisca when the Austrians are active."""
    words = {"active": "venetian", "camps": {"venetian": "palma"}, **words}
    words.setdefault("activate", "farra" if words["active"] == "venetian" else "gradisca")
    return position("gradisca", map=SIEGE.format(wall=wall), units=units, **words)


def farra(units: str, land: str = FIELD, **words: Any) -> Table:
    """The Venetian units in Farra are activated; their Camp is with them."""
    words = {"active": "venetian", "activate": "farra", "camps": {"venetian": "farra"}, **words}
    return position("gradisca", map=land, units=units, **words)


def why(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    """Clause and code of a refusal."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def kinds(table: Table) -> list[str]:
    """What the last action caused."""
    return [event.kind for event in table.last]


def values(table: Table) -> list[list[int]]:
    """The values of every volley so far."""
    return [event.args["values"] for event in table.happened("units_fired")]


# === defects =========================================================================================================

# --- 19.2, 24 after a raid: the soldiers stay behind, their general rides on -----------------------------------------


def raid_and_leave_the_soldiers(**words: Any) -> Table:
    table = farra("Farra: v1 medium 2, v-gen commander 2\nGoritia: a1 infantry 2", land=RAIDERS, **words)
    table.dice(5).play("March", units=["v1", "v-gen"], to="romans", how="raid")
    table.play("Drop", unit="v1")
    return table


@pytest.mark.rule("G19.2.c", "G23.s")
@pytest.mark.parametrize("next_step", [("Halt", {}), ("GoOn", {"to": "mariano"})])
def test_19_2_c_a_lone_fort_falls_to_raiders_who_are_left_behind_by_their_general(next_step):
    # Combat units have entered a zone with a lone enemy Fort. Only the Commander who goes on is looked at.
    table = raid_and_leave_the_soldiers(forts="austrian Romans")
    table.play(next_step[0], **next_step[1])
    assert table.asked == "forts.take"


@pytest.mark.rule("G24.g", "G23.s")
@pytest.mark.parametrize("next_step", [("Halt", {}), ("GoOn", {"to": "mariano"})])
def test_24_g_a_lone_camp_falls_to_raiders_who_are_left_behind_by_their_general(next_step):
    table = raid_and_leave_the_soldiers(camps={"venetian": "farra", "austrian": "romans"})
    table.play(next_step[0], **next_step[1])
    assert table.camp("austrian") is None


# --- 24 the Camp after a bombardment ---------------------------------------------------------------------------------


@pytest.mark.rule("G24.h", "G7.a")
@pytest.mark.parametrize(("edition", "camp"), [("default", None), ("it", None), ("fr", None), ("en", "farra")])
def test_24_h_a_camp_left_alone_by_a_bombardment_is_lost(edition, camp):
    # IT "dopo un combattimento", FR "apres un combat"; rule 7 lists bombardment of units among the forms of combat.
    # Only EN says "after a field combat".
    garrison = "Gradisca: a-gun artillery 3, a-sap engineers 2"
    table = siege(
        f"{garrison}\nFarra: v1 infantry 2",
        active="austrian",
        camps={"venetian": "farra"},
        morale=(7, 7),
        options={"edition": edition},
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    assert table.is_eliminated("v1")
    assert table.camp("venetian") == camp
    assert table.morale("venetian") == (7 if camp else 6)


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


# --- 5.1 an answer between the announcement of a work and its dice ---------------------------------------------------

PLAGUE = card(20, ("losses", {"hits": [2, 2, 2, 2, 2, 2], "where": "any"}), moments=("dice",))
"""A response card that the card files allow; IT and EN let every card answer that says so."""


def announced(work: str, **fields: Any) -> Table:
    """The besiegers announce a work; the answer is about to strike them all down."""
    units = "Gradisca: a1 infantry 2\nFarra: v-gun artillery 3, v-sap engineers 3"
    table = siege(units, cards=[PLAGUE], hands={"austrian": [20]}, options=BASIC)
    table.play(work, **fields)
    table.play("Respond", card="c20")
    return table


@pytest.mark.rule("G5.1.k", "G7.5.a")
def test_5_1_k_engineers_who_fell_before_their_roll_lay_no_mine():
    table = announced("LayMine", engineers="v-sap", fortress="gradisca")
    try:
        table.dice(1).play("ChooseZone", zone="farra")
    except Exception:  # the dead engineers ask for their die
        pytest.fail("eliminated engineers still roll for their mine")
    assert table.is_eliminated("v-sap")
    assert table.mines("gradisca", "farra") == 0


@pytest.mark.rule("G5.1.k", "G7.4.1.a")
def test_5_1_k_guns_that_fell_before_their_roll_do_not_fire():
    table = announced("Bombard", guns=["v-gun"], fortress="gradisca")
    try:
        table.dice(1).play("ChooseZone", zone="farra")
    except Exception:  # ... and a 6 breaks off with "negative shift count"
        pytest.fail("eliminated guns still fire")
    assert table.wall("gradisca", "farra") == 3


# --- 5.1 card 28 -----------------------------------------------------------------------------------------------------


def countermanded(units: str, **words: Any) -> Table:
    """Option 3 with v-gen, answered by card 28: the Commander named counts as Leadership 1."""
    table = farra(units, activate=None, cards=[COUNTERMAND, POINT], hands={"austrian": [28]}, **words)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("Respond", card="c28")
    table.play("ActivateZone", zone="farra")
    return table


@pytest.mark.rule("G12.a", "G7.1.e")
def test_28_the_commander_who_counts_as_leadership_1_fires_with_1():
    # The card's text: "the Commander named for option 3 counts as Leadership 1"; 7.1: he fires with his Leadership.
    table = countermanded("Farra: v-gen commander 3, v1 infantry 2 [1]\nRomans: a1 infantry 2 [1]", options=BASIC)
    table.dice(3, 6, 6).play("March", units=["v-gen", "v1"], to="romans")
    assert values(table)[0] == [1, 2]


@pytest.mark.rule("G12.a", "G17.b")
def test_28_another_commander_than_the_one_named_keeps_his_calls():
    units = """
        Farra: v-gen commander 3, v-other commander 2, v1 infantry 2
        Mariano: v2 infantry 2 @red, v3 infantry 2 @red
        Romans: a1 infantry 2
    """
    table = countermanded(units)
    table.play("March", units=["v-other", "v1"], to="romans")
    assert table.asked == "battle.recall"
    assert table.decision.about["calls"] == 2


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


# --- refusals that name the wrong reason -----------------------------------------------------------------------------


@pytest.mark.rule("G7.6.b", "G7.7.a")
@pytest.mark.parametrize("work", ["RebuildWall", "CounterMine"])
def test_7_7_a_engineers_inside_a_fortress_are_not_told_that_they_are_outside(work):
    table = siege("Gradisca: a-sap engineers 2", wall="3 now 2", active="austrian")
    refusal = table.refusal(work, engineers="a-sap", facing="palma")  # Palma has no wall with Gradisca
    assert refusal is not None
    assert refusal.code != "not_in_a_fortress"


@pytest.mark.rule("G22.f", "G22.o")
def test_22_o_the_refusal_of_a_second_zone_names_morale_when_morale_set_the_number():
    # Medium when the option was taken, High after a raid: the one zone came from 22, not from the Leadership of 3.
    units = "Farra: v1 medium 2, v-gen commander 3\nMariano: v2 infantry 2"
    land = "Farra: source venetian\nRomans: raid venetian\nFarra - Romans\nFarra - Mariano"
    table = farra(units, land=land, activate=None, morale=(6, 9))
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    table.play("Halt")
    table.play("EndZone")
    assert table.morale("venetian") == 7
    assert table.refusal("ActivateZone", zone="mariano").rule in ("G22.f", "G22.o")


@pytest.mark.rule("G5.b", "G22.o")
def test_22_o_the_refusal_of_a_third_card_names_the_option_when_the_option_set_the_number():
    bad_news = [card(number, ("morale", {"by": -1})) for number in (7, 8, 9)]
    units = "Farra: v1 infantry 2"
    table = farra(units, activate=None, morale=(5, 9), cards=bad_news, hands={"venetian": [7, 8, 9]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c7")
    table.play("PlayCard", card="c8")  # the second is allowed: the number was fixed at Medium; now Morale is Low
    assert why(table, "PlayCard", card="c9") == ("G5.b", "no_cards_left")


# --- arrivals by the calendar, and the words of a position -----------------------------------------------------------


@pytest.mark.rule("G12.p", "G6.v")
def test_12_p_of_two_groups_that_arrive_in_one_zone_the_first_has_fought_before_the_second_enters():
    # Both are put on the map, then the second fights first while the first stands by in the same zone.
    table = farra(
        "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]\nflag: v8 infantry 2 @red, v9 infantry 2 @blue",
        activate=None,
        cup="",
        groups={"first": {"units": "v8", "entries": "Romans"}, "second": {"units": "v9", "entries": "Romans"}},
        options=BASIC,
    )
    theatre = table.game.theatre
    romans = theatre.names["zone"].index("romans")
    theatre.scenario = replace(theatre.scenario, arrivals=((2, 0, romans), (2, 1, romans)))
    table.play("ChooseOption", option=1)
    table.dice(6, 6, 6, 6, 1).play("EndActivation")
    wanted = [event.kind for event in table.last if event.kind in ("group_arrived", "battle_won")]
    assert wanted == ["group_arrived", "battle_won", "group_arrived", "battle_won"]


@pytest.mark.rule("G4.b")
def test_4_b_a_position_without_a_list_puts_no_marker_of_an_empty_command_in_the_cup():
    table = position(
        "gradisca",
        map="Farra - Romans",
        units="Farra: v1 infantry 2\nRomans: a1 infantry 2\nflag: v8 infantry 2 @dutch",
        dice=(1,),
        options=BASIC,
    )
    assert "dutch" not in table.cup()
    assert table.game.broken_invariants(table.state) == []


# === situations in which the program was right =======================================================================

# --- recall, assault, several rounds ---------------------------------------------------------------------------------

STORM = """
    Farra: v-gen commander 2, v1 infantry 2 [1]
    Romans: v2 infantry 2 [1] @red
    Palma: v3 infantry 2 [1] @red, v-gun artillery 3 @red
    Gradisca: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1]
"""


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


@pytest.mark.rule("G15.c", "G15.j", "G17.j", "G7.3.m")
def test_beaten_together_those_who_swam_die_and_those_who_came_by_the_bridge_live():
    land = "Farra: source venetian\nFarra ~ Romans\nMariano = Romans\nFarra - Mariano"
    units = "Farra: v-gen commander 1, v1 infantry 2\nMariano: v2 infantry 2 @red\nRomans: a1 infantry 2"
    table = farra(units, land=land)
    table.play("March", units=["v-gen", "v1"], to="romans")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="mariano")
    assert table.where("v2") == "mariano"
    assert table.is_eliminated("v1")
    assert table.is_eliminated("v-gen")


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


@pytest.mark.rule("G5.v", "G12.n")
def test_with_the_leader_of_option_3_dead_no_zone_is_left_but_the_card_is():
    units = "Farra: v-gen commander 3, v1 infantry 2 [1]\nMariano: v2 infantry 2\nRomans: a1 infantry 2"
    table = farra(units, activate=None, cards=[POINT], hands={"venetian": [1]}, options=BASIC)
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="farra")
    table.dice(6, 6, 1, 1).play("March", units=["v-gen", "v1"], to="romans")
    assert why(table, "ActivateZone", zone="mariano") == ("G5.v", "commander_is_lost")
    table.dice(1).play("PlayCard", card="c1")  # and the next turn begins
    assert table.points("venetian") == 1


# --- landings, Booty, Camp, Fort and Town together -------------------------------------------------------------------

LANDING = card(2, ("place_group", {"group": "fleet"}))


def landing(**words: Any) -> Table:
    """The fleet's company lands at Pirano: Town, Austrian Fort, Camp and Booty, and one Austrian company."""
    land = "Pirano: sea, town, booty austrian 4\nPirano - Trieste\nTrieste: source austrian\nFarra: source venetian"
    units = "Farra: v1 infantry 2\nPirano: a1 infantry 2\nflag: v8 infantry 4 [1] @fleet, v9 infantry 4 [1] @fleet"
    facts: dict[str, Any] = {
        "cards": [LANDING],
        "hands": {"venetian": [2]},
        "groups": {"fleet": {"units": "v8, v9", "entries": "Pirano"}},
        "camps": {"venetian": "farra", "austrian": "pirano"},
        "forts": "austrian Pirano",
        "activate": None,
    }
    table = farra(units, land=land, **{**facts, **words})
    table.play("ChooseOption", option=1)
    return table


@pytest.mark.rule("G12.p", "G11.c", "G13.e", "G19.2.c", "G24.h")
def test_a_landing_that_wins_takes_fort_camp_and_booty_and_spares_the_town():
    table = landing(forts="austrian Pirano")
    # the Fort and the Town take off two hits: both hit, nobody is hurt, the landing force is lost
    table.dice(1, 1, 6).play("PlayCard", card="c2")
    assert table.is_eliminated("v8")
    assert table.is_eliminated("v9")
    assert "fleet" not in table.played()
    assert table.has_booty("pirano")
    table = landing(forts="")  # only the Town: one net hit kills
    table.dice(1, 1, 6).play("PlayCard", card="c2")
    assert table.units_in("pirano") == ["v8", "v9"]
    assert not table.town_stands("pirano")
    assert table.camp("austrian") is None
    assert table.points("venetian") == 4
    assert table.played() == ["fleet"]


@pytest.mark.rule("G13.d", "G12.q")
def test_by_the_italian_text_a_landing_that_is_beaten_has_seen_the_booty_all_the_same():
    table = landing(options={"edition": "it"})
    table.dice(6, 6, 6).play("PlayCard", card="c2")
    assert table.is_eliminated("v8")
    assert table.points("venetian") == 4


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


@pytest.mark.rule("G24.o", "G7.4.2.d", "G7.5.i")
def test_besiegers_who_leave_under_fire_lose_their_mines_and_keep_their_camp():
    table = siege(
        "Gradisca: a-gun artillery 3, a-sap engineers 2\nFarra: v1 infantry 2 [1]",
        active="austrian",
        camps={"venetian": "farra"},
        mines="Farra > Gradisca 1 by venetian",
    )
    table.dice(1).play("BombardUnits", guns=["a-gun"], target="farra")
    table.play("RetreatTo", to="palma")
    assert table.camp("venetian") == "farra"
    assert table.mines("gradisca", "farra") == 0


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


@pytest.mark.rule("G21.1.b", "G23.q")
def test_two_raiders_with_a_gun_are_three_combat_units_and_need_attack_supply():
    table = farra("Farra: v1 infantry 2, v2 infantry 2, v-gun artillery 2", land=RAIDERS, camps=None)
    stack = ["v1", "v2", "v-gun"]
    assert why(table, "March", units=stack, to="romans", how="raid") == ("G21.1.b", "needs_attack_supply")
    assert table.allows("March", units=stack, to="romans")


@pytest.mark.rule("G7.3.c", "G7.3.f", "G23.p")
def test_raiders_who_ride_on_from_among_enemies_into_a_battle_have_no_way_back():
    units = "Farra: v1 medium 2\nRomans: a1 infantry 2\nMariano: a2 infantry 2"
    table = farra(units, land=RAIDERS)
    table.dice(5).play("March", units=["v1"], to="romans", how="raid")
    table.dice(6, 6).play("GoOn", to="mariano")
    assert table.is_eliminated("v1")


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


@pytest.mark.rule("G7.5.l", "G25.2.b")
def test_light_horse_that_rides_out_and_back_has_left_its_mines_alone_for_a_moment():
    table = siege(
        "Gradisca: a1 infantry 2\nFarra: v1 light 2 [1]\nRomans: a2 infantry 2 [1]",
        mines="Farra > Gradisca 1 by venetian",
    )
    table.dice(6).play("March", units=["v1"], to="romans", how="incursion")
    assert table.where("v1") == "farra"
    assert table.mines("gradisca", "farra") == 0


# --- the end in mid-turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G13.a", "G13.m", "G13.o", "G9.a")
def test_a_card_that_ends_the_game_leaves_a_crowd_in_peace_and_counts_the_occupation():
    units = "Gradisca: " + ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 9)) + "\nGoritia: a1 infantry 2"
    table = siege(
        units,
        activate=None,
        turn=5,
        end_turn=5,
        cards=[card(11, ("move_end", {"by": -1}))],
        hands={"venetian": [11]},
        objectives=[("venetian", "gradisca", 10), ("venetian", "goritia", 10)],
        cup="austrian",
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c11")
    assert table.asked is None
    assert table.outcome.scores == (10, 0)
    assert not table.happened("zone_crowded")
    assert table.discards() == [11]


# --- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.f", "G4.2.i", "G17.e")
def test_in_a_team_the_hits_of_a_battle_with_recalled_partners_are_shared():
    units = """
        Farra: v-gen commander 1 @red, v1 infantry 2 [1] @red
        Mariano: v2 infantry 2 [1] @blue
        Romans: a1 infantry 4, a2 infantry 4
    """
    options = {"teams": True}
    table = farra(units, active="red", activate="farra", options=options, control={"red": 0, "blue": 1})
    table.play("March", units=["v-gen", "v1"], to="romans")
    assert table.decision.seats == (0,)  # the general's member calls, also units of the partner
    # fire of three and two; two hits are one for each member; the general survives his check
    table.dice(6, 6, 6, 1, 1, 6).play("Recall", unit="v2", via="mariano")
    assert table.is_disorganized("v1")
    assert table.is_disorganized("v2")
    assert (table.where("v1"), table.where("v2")) == ("farra", "mariano")


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


# --- supply and Morale -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G22.m", "G21.1.k", "G21.1.l", "G22.h")
def test_at_low_morale_those_exempt_attack_in_strength_and_those_at_the_sea_marker_do_not():
    land = "Trieste: sea, source austrian, free attack austrian\nTrieste - Muggia\nPirano: sea\nPirano - Muggia"
    austrians = "Trieste: a1 infantry 2, a2 infantry 2, a3 infantry 2\nMuggia: v1 infantry 2"
    venetians = "Pirano: v1 infantry 2, v2 infantry 2, v3 infantry 2\nMuggia: a1 infantry 2"
    table = position(
        "gradisca",
        map=land,
        units=austrians,
        active="austrian",
        activate="trieste",
        morale=(2, 2),
    )
    assert table.allows("March", units=["a1", "a2", "a3"], to="muggia")
    table = position(
        "gradisca",
        map=land,
        units=venetians,
        active="venetian",
        activate="pirano",
        morale=(2, 2),
        sea_supply="pirano",
    )
    assert why(table, "March", units=["v1", "v2", "v3"], to="muggia") == ("G21.1.a", "needs_attack_supply")
    assert not table.is_out_of_supply("v1")


@pytest.mark.rule("G22.k", "G23.b", "G25.2.a")
@pytest.mark.parametrize("how", ["march", "raid", "incursion"])
def test_by_the_english_edition_low_morale_bars_every_manner_of_entry_among_enemies(how):
    table = farra(
        "Farra: v1 light 2 [1]\nRomans: a1 infantry 2", land=RAIDERS, morale=(2, 9), options={"edition": "en"}
    )
    assert why(table, "March", units=["v1"], to="romans", how=how) == ("G22.k", "low_morale")


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


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12.f", "G22.j", "G12.j", "G24.j")
def test_at_low_morale_the_one_card_is_the_mandatory_one_and_it_comes_before_camp_and_zone():
    owed = [card(7, ("victory_points", {"points": 1}), mandatory="both"), POINT]
    table = farra(
        "Farra: v1 infantry 2",
        activate=None,
        camps=None,
        camps_lost={"venetian": 1},
        turn=2,
        morale=(2, 9),
        cards=owed,
        hands={"venetian": [7, 1]},
    )
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    table.play("ChooseOption", option=1)
    for action in ({"do": "ActivateZone", "zone": "farra"}, {"do": "ReturnCamp", "zone": "farra"}):
        assert table.refusal(action)[:2] == ("G12.f", "mandatory_card_first")
    table.play("PlayCard", card="c7")
    assert why(table, "PlayCard", card="c1") == ("G22.j", "no_cards_left")
    table.play("ReturnCamp", zone="farra")
    table.play("ActivateZone", zone="farra")
    assert table.allows("MoveCamp", to="romans")  # G24.n: a later activation of the zone that holds it


@pytest.mark.rule("G26.c", "G26.h", "G12.q", "G4.o")
def test_a_group_that_enters_between_the_turns_among_enemies_and_loses_leaves_no_marker():
    units = "Farra: v1 infantry 2\nRomans: a1 infantry 2 [1]\nflag: v8 infantry 2 @red, v-gen commander 1 @red"
    table = farra(
        units,
        activate=None,
        turn=4,
        groups={"late": {"units": "v8, v-gen", "entries": "Romans"}},
        time_line={"late": 3},
        cup="",
        played="austrian",
    )
    table.play("ChooseOption", option=1)
    # 2 turns after box 3 a 2 brings them in; the battle is fought before the new cup is filled; 1 draws from two
    table.dice(2, 6, 6, 6, 1).play("EndActivation")
    assert table.is_eliminated("v8")
    assert table.is_eliminated("v-gen")
    assert table.turn() == 5
    assert sorted([*table.cup(), *table.played()]) in (["austrian"], ["venetian"])
    assert not table.happened("unit_recalled")


# --- siege -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.l", "G6.m", "G7.4.1.h", "G7.5.i")
def test_a_general_alone_behind_a_breach_is_caught_and_the_fortress_taken_while_mines_behind_are_lost():
    table = siege(
        "Gradisca: a-gen commander 3 [2]\nFarra: v1 infantry 2\nGoritia: a1 infantry 2",
        wall="3 now 0",
        mines="Farra > Gradisca 1 by venetian",
    )
    table.play("March", units=["v1"], to="gradisca")
    assert table.is_eliminated("a-gen")
    assert table.where("v1") == "gradisca"
    assert (table.wall("gradisca", "farra"), table.mines("gradisca", "farra")) == (0, 0)


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


@pytest.mark.rule("G19.2.b", "G19.2.h", "G19.2.a")
def test_one_fort_for_each_command_and_activation_up_to_the_limit_of_the_edition():
    units = "Farra: v-a engineers 2, v-b engineers 2"
    table = farra(units, forts="venetian Farra", options={"edition": "it"})
    table.play("BuildFort", engineers="v-a")
    assert why(table, "BuildFort", engineers="v-b") == ("G19.2.b", "one_fort_per_activation")
    full = farra(units, forts="venetian Farra 2")
    assert why(full, "BuildFort", engineers="v-a") == ("G19.2.a", "too_many_forts")


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.w", "G21.1.m", "G6.k")
def test_a_stack_of_three_without_attack_supply_attacks_as_two_after_leaving_its_gun():
    units = "Mariano: v1 medium 2, v2 medium 2, v-gun artillery 2\nGoritia: a1 infantry 2"
    table = farra(units, activate="mariano", camps=None)
    table.play("March", units=["v1", "v2", "v-gun"], to="romans")
    assert why(table, "GoOn", to="goritia") == ("G21.1.a", "needs_attack_supply")
    table.play("Drop", unit="v-gun")
    assert table.allows("GoOn", to="goritia")
    assert table.decision.about["movement_left"] == 4


@pytest.mark.rule("G10.n", "G13.l", "G6.u")
def test_a_general_rides_alone_over_a_fort_and_a_camp_and_takes_only_the_booty():
    land = RAIDERS.replace("Romans: raid venetian", "Romans: booty austrian 2")
    table = farra(
        "Farra: v-gen commander 2\nGoritia: a1 infantry 2",
        land=land,
        forts="austrian Romans",
        camps={"venetian": "farra", "austrian": "romans"},
    )
    table.play("March", units=["v-gen"], to="romans")
    table.play("GoOn", to="mariano")
    assert table.forts("austrian", "romans") == 1
    assert table.camp("austrian") == "romans"
    assert table.points("venetian") == 2
