"""1 Introduction: two sides, victory by points, the basic and the advanced game."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.loader import load_shipped, load_theatre
from systems.gradisca.rules.sequence.positions import (
    BASIC,
    BASIC_TEAMS,
    BOTH,
    ROAD,
    changed,
    complaints,
    kinds,
    pass_command,
)

# --- two sides -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G1.a")
def test_1_a_one_player_leads_each_of_the_two_sides():
    table = position("gradisca", map=ROAD, units=BOTH, active="venetian")
    assert table.game.seats == ("venetian", "austrian")
    assert table.decision.seats == (0,)
    assert table.refusal("ChooseOption", option=1, seat=1).code == "not_your_decision"


@pytest.mark.rule("G1.a")
def test_1_a_or_a_team_leads_each_of_them():
    table = position("gradisca", map=ROAD, units=BOTH, active="austrian", options=BASIC_TEAMS)
    assert table.game.seats == ("venetian_1", "venetian_2", "austrian_1", "austrian_2")
    assert [table.game.side_of_seat(seat) for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.rule("G1.a")
def test_1_a_there_is_no_third_side(tmp_path):
    path = changed(tmp_path, "armies.toml", 'side = "venetian"', 'side = "spanish"')
    assert any("'spanish' is not one of" in message for _, message in complaints(load_theatre, path))
    assert {command.side for command in load_shipped("drill").commands} == {0, 1}


# --- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G1.b")
@pytest.mark.parametrize(("points", "winners"), [((3, 2), (0,)), ((2, 3), (1,)), ((2, 2), ())])
def test_1_b_more_points_win_and_equal_points_are_a_draw(points, winners):
    table = position("gradisca", map=ROAD, units=BOTH, options=BASIC, active="venetian", end_turn=1, points=points)
    pass_command(table)
    assert table.outcome == (winners, points, "G13.j")


@pytest.mark.rule("G1.b")
def test_1_b_an_army_that_is_wiped_out_has_not_lost_yet():
    table = position(
        "gradisca",
        map=ROAD,
        units="""
            Farra: v1 infantry 6
            Romans: a1 infantry 2
        """,
        options=BASIC,
        activate="farra",
        active="venetian",
        end_turn=2,
        points={"austrian": 1},
    )
    table.dice(1, 6).play("March", units=["v1"], to="romans")
    assert table.is_eliminated("a1")
    assert table.outcome is None
    table.dice(1).play("EndActivation")
    pass_command(table)
    assert table.outcome.winners == (1,)


@pytest.mark.rule("G1.b")
def test_1_b_taking_every_zone_of_the_enemy_wins_nothing_without_points():
    table = position(
        "gradisca", map=ROAD, units="Farra: v1 heavy 2", options=BASIC, active="venetian", activate="farra", end_turn=1
    )
    table.play("March", units=["v1"], to="romans")
    table.play("GoOn", to="goritia")
    table.play("Halt")
    table.play("EndActivation")
    assert table.outcome.winners == ()


# --- basic and advanced ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G1.c")
def test_1_c_the_advanced_game_is_the_usual_one():
    assert position("gradisca", map=ROAD, units=BOTH, active="venetian").game.rules.advanced
    assert not position("gradisca", map=ROAD, units=BOTH, active="venetian", options=BASIC).game.rules.advanced


@pytest.mark.rule("G1.c")
def test_1_c_an_advanced_rule_is_added_to_the_basic_ones():
    words = {"map": "Farra: raid austrian\nFarra - Goritia", "units": "Goritia: a1 infantry 2 [1]"}
    basic = position("gradisca", **words, active="austrian", activate="goritia", options=BASIC)
    assert basic.refusal("March", units=["a1"], to="farra", how="raid")[:2] == ("G14.a", "no_such_manner")
    assert "morale" not in basic.view(1)
    advanced = position("gradisca", **words, active="austrian", activate="goritia")
    assert advanced.allows("March", units=["a1"], to="farra", how="raid")
    assert advanced.view(1)["morale"] == {"venetian": 9, "austrian": 9}


@pytest.mark.rule("G1.c")
def test_1_c_an_advanced_rule_replaces_the_basic_one_on_the_same_matter():
    """7.2 lets every Disorganized unit recover, 20 only those in supply; here nobody has a Source."""
    words = {"map": "Farra - Romans", "units": "Farra: v1 infantry 2 [1] (disorganized)"}
    basic = position("gradisca", **words, active="venetian", activate="farra", options=BASIC)
    basic.play("Recover", unit="v1")
    assert not basic.is_disorganized("v1")
    advanced = position("gradisca", **words, active="venetian", activate="farra")
    assert advanced.refusal("Recover", unit="v1")[:2] == ("G20.b", "out_of_supply")


@pytest.mark.rule("G1.c")
def test_1_c_a_basic_rule_of_which_the_advanced_ones_say_nothing_stays():
    words = {"map": ROAD + "Palma x Romans", "units": BOTH, "active": "venetian", "activate": "palma"}
    for options in (BASIC, {}):
        table = position("gradisca", **words, options=options)
        assert table.refusal("March", units=["v1"], to="romans").rule == "G6.d"


@pytest.mark.rule("G1.c")
def test_1_c_the_advanced_sequence_replaces_the_basic_one():
    words = {"map": ROAD, "units": BOTH, "active": "venetian", "turn": 2, "morale_turns": (3,), "raided": "Romans"}
    basic = position("gradisca", **words, options=BASIC)
    pass_command(basic, 1)
    assert kinds(basic) == ["command_played", "turn_began", "cup_filled", "command_drawn"]
    advanced = position("gradisca", **words)
    pass_command(advanced, 1)
    assert kinds(advanced) == [
        *("command_played", "turn_began", "raid_markers_removed", "morale_changed", "morale_changed"),
        *("cup_filled", "command_drawn"),
    ]
