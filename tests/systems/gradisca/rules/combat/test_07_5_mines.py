"""7.5 Mines, 7.6 counter-mining, 7.7 rebuilding walls."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.forts.positions import end_activation, siege, verdict

SAPPERS = """
    Farra: v-sap engineers 2, v-sap2 engineers 3, v1 infantry 2
    Gradisca: a1 infantry 2
"""
TWO_COMMANDS = """
    Farra: v-sap engineers 2, v-sap2 engineers 3 @red
    Gradisca: a1 infantry 2
"""
ONE_MINE = "Farra > Gradisca 1 by venetian"
TWO_MINES = "Farra > Gradisca 2 by venetian"


def mines(table):
    return table.mines("gradisca", facing="farra")


def wall(table):
    return table.wall("gradisca", facing="farra")


# --- 7.5 laying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.5.a")
@pytest.mark.parametrize(("die", "laid"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_7_5_a_a_die_up_to_the_engineers_value_lays_a_mine(die, laid):
    table = siege(SAPPERS)
    table.dice(die).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert mines(table) == laid
    assert table.mines("gradisca", facing="rubia") == 0
    assert table.last[-1].kind == ("mine_laid" if laid else "mine_failed")
    assert not table.is_eliminated("v-sap")  # a six bursts guns, not engineers


@pytest.mark.rule("G7.5.a")
def test_7_5_a_engineers_mine_the_wall_they_face_and_no_other():
    table = siege(SAPPERS + "\n Lucinico: a2 infantry 2")
    assert verdict(table, "LayMine", engineers="v-sap", fortress="lucinico") == ("G7.5.a", "no_wall_there")
    assert verdict(table, "LayMine", engineers="v1", fortress="gradisca") == ("G8.1.c", "engineers_only")
    far = siege("Romans: v-sap engineers 2\nGradisca: a1 infantry 2", activate="romans")
    assert verdict(far, "LayMine", engineers="v-sap", fortress="gradisca") == ("G7.5.a", "no_wall_there")
    inside = siege("Gradisca: a-sap engineers 2\nFarra: v1 infantry 2", active="austrian")
    assert verdict(inside, "LayMine", engineers="a-sap", fortress="farra") == ("G7.5.a", "no_wall_there")


@pytest.mark.rule("G7.5.b")
def test_7_5_b_each_engineer_rolls_for_a_mine_of_its_own():
    table = siege(SAPPERS)
    table.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert mines(table) == 1
    table.dice(3).play("LayMine", engineers="v-sap2", fortress="gradisca")
    assert mines(table) == 2


@pytest.mark.rule("G7.5.b")
def test_7_5_b_the_success_of_one_is_not_the_success_of_the_other():
    table = siege(SAPPERS)
    table.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    table.dice(4).play("LayMine", engineers="v-sap2", fortress="gradisca")
    assert mines(table) == 1


@pytest.mark.rule("G7.5.c")
def test_7_5_c_a_wall_carries_any_number_of_mines():
    table = siege(SAPPERS, mines="Farra > Gradisca 7 by venetian")
    table.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert mines(table) == 8


@pytest.mark.rule("G7.5.c")
def test_7_5_c_unless_the_scenario_counts_the_markers():
    table = siege(SAPPERS, mines=TWO_MINES, mine_markers=2)
    assert verdict(table, "LayMine", engineers="v-sap", fortress="gradisca") == ("G7.5.c", "no_mine_markers")
    assert siege(SAPPERS, mines=TWO_MINES, mine_markers=3).allows("LayMine", engineers="v-sap", fortress="gradisca")


@pytest.mark.rule("G21.1.d")
def test_7_5_in_the_advanced_game_laying_a_mine_needs_attack_supply():
    assert siege(SAPPERS, basic=False).allows("LayMine", engineers="v-sap", fortress="gradisca")
    campless = siege(SAPPERS, basic=False, camps={})
    assert verdict(campless, "LayMine", engineers="v-sap", fortress="gradisca") == ("G21.1.d", "needs_attack_supply")


# --- 7.5 setting off -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.5.d")
def test_7_5_d_at_a_later_activation_engineers_there_may_set_off_a_mine():
    table = siege(SAPPERS)
    table.dice(2).play("LayMine", engineers="v-sap", fortress="gradisca")
    end_activation(table, 2)  # a new turn; the Austrian marker comes first ...
    table.play("ChooseOption", option=1)
    end_activation(table, 1)  # ... then the Venetian one
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    table.dice(1).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert wall(table) == 0


@pytest.mark.rule("G7.5.d")
def test_7_5_d_only_engineers_beside_a_mine_of_their_own_side_set_it_off():
    table = siege(SAPPERS, mines=ONE_MINE)
    assert verdict(table, "SetOffMine", engineers="v1", fortress="gradisca") == ("G8.1.c", "engineers_only")
    none = siege(SAPPERS)
    assert verdict(none, "SetOffMine", engineers="v-sap", fortress="gradisca") == ("G7.5.d", "no_mine_there")
    elsewhere = siege(SAPPERS + "\n Rubia: v2 infantry 2", mines="Rubia > Gradisca 1 by venetian")
    assert verdict(elsewhere, "SetOffMine", engineers="v-sap", fortress="gradisca") == ("G7.5.d", "no_mine_there")
    not_ours = siege(SAPPERS, mines="Farra > Gradisca 1 by austrian")
    assert verdict(not_ours, "SetOffMine", engineers="v-sap", fortress="gradisca") == ("G7.5.d", "no_mine_there")


@pytest.mark.rule("G7.5.e")
def test_7_5_e_not_in_the_activation_in_which_it_was_laid():
    table = siege(SAPPERS)
    table.dice(1).play("LayMine", engineers="v-sap", fortress="gradisca")
    assert verdict(table, "SetOffMine", engineers="v-sap2", fortress="gradisca") == ("G7.5.e", "mine_too_fresh")


@pytest.mark.rule("G7.5.e")
def test_7_5_e_an_older_mine_on_the_same_wall_may_go_off_the_fresh_one_may_not():
    table = siege(SAPPERS + "\n Farra: v-sap3 engineers 1", mines=ONE_MINE)
    table.dice(1).play("LayMine", engineers="v-sap", fortress="gradisca")
    table.dice(6).play("SetOffMine", engineers="v-sap2", fortress="gradisca")
    assert mines(table) == 1
    assert verdict(table, "SetOffMine", engineers="v-sap3", fortress="gradisca") == ("G7.5.e", "mine_too_fresh")


@pytest.mark.rule("G7.5.e")
@pytest.mark.parametrize(
    ("options", "waits"),
    [
        ({}, False),
        ({"edition": "it"}, False),
        ({"edition": "fr"}, False),
        ({"edition": "en"}, True),
        ({"mines_wait_for_next_turn": True}, True),
    ],
)
def test_7_5_e_another_command_later_in_the_turn_may_set_it_off_unless_mines_wait(options, waits):
    table = siege(TWO_COMMANDS, cup="red", options=options)
    table.dice(1).play("LayMine", engineers="v-sap", fortress="gradisca")
    end_activation(table, 1)  # red is drawn
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    refused = ("G7.5.e", "mine_too_fresh")
    assert verdict(table, "SetOffMine", engineers="v-sap2", fortress="gradisca") == (refused if waits else None)


@pytest.mark.rule("G7.5.e")
def test_7_5_e_a_mine_that_waits_may_go_off_in_the_next_turn():
    table = siege(TWO_COMMANDS, options={"mines_wait_for_next_turn": True})
    table.dice(1).play("LayMine", engineers="v-sap", fortress="gradisca")
    end_activation(table, 2)  # a new turn, and red is drawn
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    assert table.allows("SetOffMine", engineers="v-sap2", fortress="gradisca")


@pytest.mark.rule("G7.5.f")
@pytest.mark.parametrize("die", [1, 2, 3])
@pytest.mark.parametrize("level", ["5", "5 now 2", "1"])
def test_7_5_f_on_1_to_3_the_wall_becomes_a_breach_whatever_its_level(die, level):
    table = siege(SAPPERS, wall=level, mines=ONE_MINE)
    assert verdict(table, "March", units=["v1"], to="gradisca") == ("G6.m", "wall_not_breached")
    table.dice(die).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert wall(table) == 0
    assert table.wall("gradisca", facing="rubia") == 2
    assert table.allows("March", units=["v1"], to="gradisca")


@pytest.mark.rule("G7.5.g")
@pytest.mark.parametrize("die", [4, 5])
def test_7_5_g_on_4_and_5_nothing_happens(die):
    table = siege(SAPPERS, mines=ONE_MINE)
    table.dice(die).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert (wall(table), mines(table)) == (4, 1)
    assert table.last[-1].rule == "G7.5.g"


@pytest.mark.rule("G7.5.h")
def test_7_5_h_on_6_the_mine_is_lost():
    table = siege(SAPPERS, mines=ONE_MINE)
    table.dice(6).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert (wall(table), mines(table)) == (4, 0)
    assert not table.is_eliminated("v-sap")


@pytest.mark.rule("G21.1.d")
def test_7_5_whether_setting_off_needs_attack_supply_is_a_matter_of_editions():
    free = siege(SAPPERS, basic=False, camps={}, mines=ONE_MINE)
    assert free.allows("SetOffMine", engineers="v-sap", fortress="gradisca")
    bound = siege(SAPPERS, basic=False, camps={}, mines=ONE_MINE, options={"setting_off_needs_attack_supply": True})
    assert verdict(bound, "SetOffMine", engineers="v-sap", fortress="gradisca") == ("G21.1.d", "needs_attack_supply")


# --- 7.5 abandoned mines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.5.i")
def test_7_5_i_mines_go_at_once_when_the_zone_is_left_empty():
    table = siege("Farra: v1 infantry 2, v-sap engineers 2\nGradisca: a1 infantry 2", mines=TWO_MINES)
    table.play("March", units=["v1"], to="romans")
    table.play("Halt")
    assert mines(table) == 2
    table.play("March", units=["v-sap"], to="romans")
    assert mines(table) == 0
    assert table.happened("mines_abandoned")[0].rule == "G7.5.i"


@pytest.mark.rule("G7.5.i")
def test_7_5_i_mines_of_another_wall_stay():
    table = siege(
        "Farra: v1 infantry 2\nRubia: v2 infantry 2 @red\nGradisca: a1 infantry 2",
        mines="Farra > Gradisca 1 by venetian, Rubia > Gradisca 1 by venetian",
    )
    table.play("March", units=["v1"], to="romans")
    assert mines(table) == 0
    assert table.mines("gradisca", facing="rubia") == 1


@pytest.mark.rule("G7.5.i")
def test_7_5_i_mines_go_when_the_last_unit_there_is_lost():
    table = siege("Farra: v-gun artillery 2\nGradisca: a1 infantry 2", mines=ONE_MINE)
    table.dice(6).play("Bombard", guns=["v-gun"], fortress="gradisca")
    assert mines(table) == 0


@pytest.mark.rule("G7.5.i")
@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({}, 1),
        ({"edition": "it"}, 1),
        ({"edition": "fr"}, 1),
        ({"edition": "en"}, 0),
        ({"mines_need_combat_units": True}, 0),
    ],
)
def test_7_5_i_whether_a_lone_commander_keeps_the_mines_is_a_matter_of_editions(options, left):
    table = siege("Farra: v1 infantry 2, v-gen commander 3\nGradisca: a1 infantry 2", mines=ONE_MINE, options=options)
    table.play("March", units=["v1"], to="romans")
    assert mines(table) == left


@pytest.mark.rule("G7.5.j")
def test_7_5_j_two_engineers_and_one_mine_make_one_roll():
    table = siege(SAPPERS, mines=ONE_MINE)
    table.dice(4).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    refused = ("G7.5.j", "mine_tried_already")
    assert verdict(table, "SetOffMine", engineers="v-sap2", fortress="gradisca") == refused


@pytest.mark.rule("G7.5.j")
def test_7_5_j_two_engineers_and_two_mines_make_two_rolls():
    table = siege(SAPPERS + "\n Farra: v-sap3 engineers 1", mines=TWO_MINES)
    table.dice(4).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    table.dice(5).play("SetOffMine", engineers="v-sap2", fortress="gradisca")
    refused = ("G7.5.j", "mine_tried_already")
    assert verdict(table, "SetOffMine", engineers="v-sap3", fortress="gradisca") == refused


@pytest.mark.rule("G7.5.j")
def test_7_5_j_one_engineer_and_two_mines_make_one_roll():
    table = siege(SAPPERS, mines=TWO_MINES)
    table.dice(4).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert verdict(table, "SetOffMine", engineers="v-sap", fortress="gradisca") == ("G5.1.a", "has_acted")


@pytest.mark.rule("G7.5.j")
def test_7_5_j_a_mine_may_be_tried_again_in_the_next_activation():
    table = siege(TWO_COMMANDS, cup="red", mines=ONE_MINE)
    table.dice(4).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    assert table.allows("SetOffMine", engineers="v-sap2", fortress="gradisca")


@pytest.mark.rule("G7.5.k")
def test_7_5_k_the_exploded_mine_is_used_up_and_the_others_stay():
    table = siege(SAPPERS, mines="Farra > Gradisca 3 by venetian")
    table.dice(3).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert (wall(table), mines(table)) == (0, 2)


@pytest.mark.rule("G7.5.l")
def test_7_5_l_mines_go_when_enemies_take_the_zone():
    table = siege("Gradisca: a1 infantry 2, a2 infantry 2\nFarra: v1 infantry 2 [1]", active="austrian", mines=ONE_MINE)
    table.dice(1, 6, 6).play("March", units=["a1", "a2"], to="farra")
    assert mines(table) == 1  # beaten, but still there
    table.play("RetreatTo", to="romans")
    assert set(table.units_in("farra")) == {"a1", "a2"}
    assert mines(table) == 0


@pytest.mark.rule("G7.5.l")
def test_7_5_l_a_short_empty_moment_is_enough():
    table = siege("Farra: v1 infantry 2, v-sap engineers 2\nGradisca: a1 infantry 2", mines=ONE_MINE)
    table.play("March", units=["v1", "v-sap"], to="romans")
    table.play("GoOn", to="farra")
    assert table.units_in("farra") == ["v1", "v-sap"]
    assert mines(table) == 0


@pytest.mark.rule("G7.5.m")
def test_7_5_m_only_walls_that_stand_around_enemies_are_mined():
    empty = siege("Farra: v-sap engineers 2\nRubia: a1 infantry 2")
    assert verdict(empty, "LayMine", engineers="v-sap", fortress="gradisca") == ("G7.5.m", "no_enemy_inside")
    breached = siege(SAPPERS, wall="4 now 0")
    assert verdict(breached, "LayMine", engineers="v-sap", fortress="gradisca") == ("G7.5.m", "already_breached")
    assert siege(SAPPERS, wall="4 now 1").allows("LayMine", engineers="v-sap", fortress="gradisca")


@pytest.mark.rule("G7.5.m")
def test_7_5_m_mines_stay_when_the_garrison_leaves():
    table = siege(
        "Gradisca: a1 infantry 2\nFarra: v-sap engineers 2", active="austrian", mines=ONE_MINE, cup="venetian"
    )
    table.play("March", units=["a1"], to="rubia")
    assert mines(table) == 1
    table.play("Halt")
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    table.dice(3).play("SetOffMine", engineers="v-sap", fortress="gradisca")
    assert wall(table) == 0


# --- 7.5 between two Fortresses --------------------------------------------------------------------------------------

NEIGHBOURS = "Gradisca # Rocca 3\nRocca: fortress\nGradisca - Monte\nRocca - Colle"
"""Rocca is a second Fortress behind a wall of Gradisca's; Monte and Colle are open ways out."""
TWO_FORTRESSES = "Gradisca: v-sap engineers 3, v1 infantry 2\nRocca: a1 infantry 2, a-sap engineers 3"
MINE_AT_ROCCA = "Gradisca > Rocca 1 by venetian"


def between_fortresses(units=TWO_FORTRESSES, **words):
    return siege(units, land=NEIGHBOURS, activate=words.pop("activate", "gradisca"), **words)


def mines_at_rocca(table):
    return table.mines("rocca", facing="gradisca")


@pytest.mark.rule("G7.5.i", "G7.5.l")
def test_7_5_i_mines_laid_from_a_fortress_go_when_it_is_vacated():
    # Leaving a Fortress used to remove no mines at all, as if they could only lie at its own walls.
    table = between_fortresses()
    table.dice(3).play("LayMine", engineers="v-sap", fortress="rocca")
    end_activation(table, 2)  # a new turn; the Austrian marker, then the Venetian one
    table.play("ChooseOption", option=1)
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gradisca")
    table.play("March", units=["v1"], to="monte")
    table.play("Halt")
    assert mines_at_rocca(table) == 1  # the engineers are still there
    table.play("March", units=["v-sap"], to="monte")
    assert mines_at_rocca(table) == 0
    assert [event.args for event in table.happened("mines_abandoned")] == [{"zone": "gradisca", "fortress": "rocca"}]
    table.play("GoOn", to="gradisca")  # too late
    assert mines_at_rocca(table) == 0


@pytest.mark.rule("G7.5.l", "G7.5.m")
def test_7_5_l_they_stay_when_it_is_the_garrison_of_the_mined_fortress_that_leaves():
    table = between_fortresses(
        "Gradisca: v-sap engineers 3\nRocca: a1 infantry 2",
        active="austrian",
        activate="rocca",
        mines=MINE_AT_ROCCA,
        cup="venetian",
    )
    table.play("March", units=["a1"], to="colle")
    assert mines_at_rocca(table) == 1
    table.play("Halt")
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gradisca")
    table.dice(3).play("SetOffMine", engineers="v-sap", fortress="rocca")
    assert table.wall("rocca", facing="gradisca") == 0


@pytest.mark.rule("G7.5.l")
@pytest.mark.parametrize(("stays", "left"), [("Rocca", 1), ("Monte", 0)])
def test_7_5_l_units_in_either_fortress_keep_the_mines_between_them(stays, left):
    table = between_fortresses(f"Gradisca: v1 infantry 2\n{stays}: v2 infantry 2 @red", mines=MINE_AT_ROCCA)
    table.play("March", units=["v1"], to="monte")
    assert mines_at_rocca(table) == left


@pytest.mark.rule("G7.5.m")
def test_7_5_m_a_wall_with_enemy_mines_is_counter_mined_first():
    # The second miner used to take over the mines of the first.
    table = between_fortresses(active="austrian", activate="rocca", mines=MINE_AT_ROCCA, cup="venetian")
    mine = {"engineers": "a-sap", "fortress": "gradisca"}
    assert verdict(table, "LayMine", **mine) == ("G7.5.m", "enemy_mines_there")
    assert between_fortresses(active="austrian", activate="rocca").allows("LayMine", **mine)
    table.dice(4).play("CounterMine", engineers="a-sap", facing="gradisca")  # in vain
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="gradisca")
    assert table.allows("SetOffMine", engineers="v-sap", fortress="rocca")
    assert table.allows("LayMine", engineers="v-sap", fortress="rocca")  # one more of their own


def test_a_match_of_revision_1_keeps_the_mines_of_a_vacated_fortress():
    table = between_fortresses("Gradisca: v1 infantry 2", mines=MINE_AT_ROCCA, revision=1)
    table.play("March", units=["v1"], to="monte")
    assert mines_at_rocca(table) == 1
    both = between_fortresses(active="austrian", activate="rocca", mines=MINE_AT_ROCCA, revision=1)
    assert both.allows("LayMine", engineers="a-sap", fortress="gradisca")


# --- 7.6 counter-mining ----------------------------------------------------------------------------------------------

BESIEGED = """
    Gradisca: a-sap engineers 2, a-sap2 engineers 3, a1 infantry 2
    Farra: v1 infantry 2
"""


@pytest.mark.rule("G7.6.a")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 1), (3, 2), (6, 2)])
def test_7_6_a_a_die_up_to_the_engineers_value_removes_one_mine(die, left):
    table = siege(BESIEGED, active="austrian", mines=TWO_MINES)
    table.dice(die).play("CounterMine", engineers="a-sap", facing="farra")
    assert mines(table) == left


@pytest.mark.rule("G7.6.a")
def test_7_6_a_each_engineer_may_try():
    table = siege(BESIEGED, active="austrian", mines=TWO_MINES)
    table.dice(2).play("CounterMine", engineers="a-sap", facing="farra")
    assert verdict(table, "CounterMine", engineers="a-sap", facing="farra") == ("G5.1.a", "has_acted")
    table.dice(3).play("CounterMine", engineers="a-sap2", facing="farra")
    assert mines(table) == 0


@pytest.mark.rule("G7.6.a")
def test_7_6_a_only_engineers_inside_a_fortress_with_a_mined_wall():
    table = siege(BESIEGED, active="austrian")
    assert verdict(table, "CounterMine", engineers="a-sap", facing="farra") == ("G7.6.a", "no_mine_there")
    assert verdict(table, "CounterMine", engineers="a1", facing="farra") == ("G8.1.c", "engineers_only")
    outside = siege(SAPPERS, mines=ONE_MINE)
    assert verdict(outside, "CounterMine", engineers="v-sap", facing="gradisca") == ("G7.6.a", "not_in_a_fortress")


@pytest.mark.rule("G7.6.b")
def test_7_6_b_the_owner_names_the_wall():
    table = siege(
        BESIEGED + "\n Rubia: v2 infantry 2 @red",
        active="austrian",
        mines="Farra > Gradisca 1 by venetian, Rubia > Gradisca 1 by venetian",
    )
    table.dice(2).play("CounterMine", engineers="a-sap", facing="rubia")
    assert (mines(table), table.mines("gradisca", facing="rubia")) == (1, 0)
    assert verdict(table, "CounterMine", engineers="a-sap2", facing="rubia") == ("G7.6.a", "no_mine_there")
    assert table.allows("CounterMine", engineers="a-sap2", facing="farra")


# --- 7.7 rebuilding --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.7.a")
@pytest.mark.parametrize(("die", "level"), [(1, 3), (2, 3), (3, 2), (6, 2)])
def test_7_7_a_a_die_up_to_the_engineers_value_restores_one_level(die, level):
    table = siege(BESIEGED, active="austrian", wall="4 now 2")
    table.dice(die).play("RebuildWall", engineers="a-sap", facing="farra")
    assert wall(table) == level
    assert table.wall("gradisca", facing="rubia") == 2


@pytest.mark.rule("G7.7.a")
def test_7_7_a_each_success_restores_one_level():
    table = siege(BESIEGED, active="austrian", wall="4 now 1")
    table.dice(2).play("RebuildWall", engineers="a-sap", facing="farra")
    table.dice(3).play("RebuildWall", engineers="a-sap2", facing="farra")
    assert wall(table) == 3


@pytest.mark.rule("G7.7.a")
def test_7_7_a_only_engineers_inside_a_fortress():
    outside = siege(SAPPERS, wall="4 now 2")
    assert verdict(outside, "RebuildWall", engineers="v-sap", facing="gradisca") == ("G7.7.a", "not_in_a_fortress")
    inside = siege(BESIEGED, active="austrian", wall="4 now 2")
    assert verdict(inside, "RebuildWall", engineers="a1", facing="farra") == ("G8.1.c", "engineers_only")


@pytest.mark.rule("G7.7.b")
def test_7_7_b_a_level_never_rises_above_the_printed_one():
    table = siege(BESIEGED, active="austrian", wall="4 now 3")
    table.dice(1).play("RebuildWall", engineers="a-sap", facing="farra")
    assert wall(table) == 4
    assert verdict(table, "RebuildWall", engineers="a-sap2", facing="farra") == ("G7.7.b", "wall_is_whole")


@pytest.mark.rule("G7.7.c")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_7_7_c_a_breach_can_be_rebuilt_and_is_closed_again(edition):
    table = siege(BESIEGED, active="austrian", wall="4 now 0", cup="venetian", options={"edition": edition})
    table.dice(1).play("RebuildWall", engineers="a-sap", facing="farra")
    assert wall(table) == 1
    end_activation(table, 1)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    assert verdict(table, "March", units=["v1"], to="gradisca") == ("G6.m", "wall_not_breached")


@pytest.mark.rule("G7.7.c")
def test_7_7_c_unless_the_option_forbids_it():
    options = {"breach_can_be_rebuilt": False}
    breached = siege(BESIEGED, active="austrian", wall="4 now 0", options=options)
    assert verdict(breached, "RebuildWall", engineers="a-sap", facing="farra") == ("G7.7.c", "breach_cannot_be_rebuilt")
    standing = siege(BESIEGED, active="austrian", wall="4 now 1", options=options)
    assert standing.allows("RebuildWall", engineers="a-sap", facing="farra")
