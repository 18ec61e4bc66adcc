"""9.3 Leaders and commanders on the move; 12.73 leaders alone next to the enemy."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.movement.positions import acting, code

BRIGADE = "0505 vE: u1 infantry 7\n0507 vE: u2 infantry 7\n1818 vW: c1 infantry"


def with_leaders(units=BRIGADE, leaders="0505: u-smith brigade", active="u-brigade", **words):
    return position("gbacw", units=units, leaders=leaders, active=active, **words)


@pytest.mark.rule("C9.31.a", "C9.31.b", "C9.31.d", "C9.11.a", "C4.16.a")
def test_9_31_a_brigade_leader_moves_ten_points_when_his_brigade_acts():
    table = with_leaders()
    table.play("MoveLeader", leader="u-smith")
    assert table.asked == "leader.go"
    assert code(table, "LeaderTo", to="1611") == ("C9.31.d", "too_far_for_leader")
    table.play("LeaderTo", to="1510")
    assert table.leader("u-smith") == "1510"
    assert table.happened("leader_moved")[0].args["points"] == 10


@pytest.mark.rule("C9.31.a", "C9.31.e")
def test_9_31_he_moves_once_and_not_with_another_command():
    table = with_leaders(
        units="0505 vE: u1 infantry 7 @u-red\n0507 vE: u2 infantry 7 @u-blue",
        leaders="0505: u-smith brigade @u-red\n0507: u-jones brigade @u-blue",
        active="u-red",
    )
    assert code(table, "MoveLeader", leader="u-jones") == ("C9.31.a", "command_not_active")
    table.play("MoveLeader", leader="u-smith")
    assert code(table, "LeaderTo", to="0505") == ("C9.13.a", "leader_is_there")
    table.play("LeaderStays")
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.31.e", "leader_has_moved")


@pytest.mark.rule("C9.31.a")
def test_9_31_who_is_not_on_the_map_does_not_move():
    table = with_leaders(leaders="off: u-smith brigade")
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.31.a", "leader_not_on_map")


@pytest.mark.rule("C9.31.f")
def test_9_31_orders_do_not_touch_his_allowance():
    table = with_leaders(units="0505 vE attack: u1 infantry 7")
    table.play("MoveLeader", leader="u-smith")
    assert table.allows("LeaderTo", to="1510")


@pytest.mark.rule("C9.31.g", "C9.31.e")
def test_9_31_a_division_leader_moves_with_any_one_brigade_once_per_marker():
    table = with_leaders(
        units="0505 vE: u1 infantry 7 @u-red\n0507 vE: u2 infantry 7 @u-blue",
        leaders="0505: u-hill division",
        active="u-red",
    )
    table.play("MoveLeader", leader="u-hill")
    table.play("LeaderTo", to="0508")
    table.play("EndBrigade")
    table.play("ActivateBrigade", brigade="u-blue")
    assert code(table, "MoveLeader", leader="u-hill") == ("C9.31.e", "leader_has_moved")


@pytest.mark.rule("C9.31.h", "C6.19.b")
def test_9_31_leaders_of_a_marching_brigade_move_on_the_march_marker():
    """With a division marker the marching brigade does not act, and nobody leads it anywhere."""
    words = {"leaders": "0505: u-smith brigade @u-red\n0505: u-hill division"}
    units = "0505 sSE: u1 infantry 7 @u-red\n0507 vE: u2 infantry 7 @u-blue"
    march = with_leaders(units=units, active="u-red", **words)
    assert march.allows("MoveLeader", leader="u-smith")
    assert march.allows("MoveLeader", leader="u-hill")
    division = with_leaders(units=units, active="u-blue", **words)
    assert code(division, "MoveLeader", leader="u-smith") == ("C9.31.a", "command_not_active")
    division.play("EndBrigade")
    assert code(division, "ActivateBrigade", brigade="u-red") == ("C5.35.a", "march_marker_only")


@pytest.mark.rule("C9.31.i")
def test_9_31_leaders_use_the_best_cost():
    """Along the pike half a point a hex: twenty hexes for ten points; woods cost two off it."""
    words = " ".join(f"05{row:02}" for row in range(1, 20))
    table = with_leaders(
        units="0501 vSE attack: u1 infantry 8",
        leaders="0501: u-smith brigade",
        map=f"0502-0520: woods\npike {words}",
    )
    table.play("MoveLeader", leader="u-smith")
    table.play("LeaderTo", to="0519")
    assert table.happened("leader_moved")[0].args["points"] == 9


@pytest.mark.rule("C9.31.b", "C9.31.c", "C8.21.d")
def test_9_31_he_goes_with_a_unit_he_is_stacked_with():
    table = acting("0505 vE: u1 infantry 7\n1818 vW: c1 infantry", leaders="0505: u-smith brigade")
    table.play("TakeLeader", leader="u-smith")
    table.play("Step", to="0605")
    table.play("Step", to="0706")
    assert table.leader("u-smith") == table.where("u1") == "0706"
    table.play("LeaveLeader", leader="u-smith")
    table.play("Step", to="0806")
    assert table.leader("u-smith") == "0706"
    assert code(table, "TakeLeader", leader="u-smith")[1] == "leader_not_with_unit"


@pytest.mark.rule("C9.31.c", "C9.31.d")
def test_9_31_he_rides_to_a_unit_and_goes_on_with_it_within_his_allowance():
    """Eight points to the cavalry, two more beside it, then he stays behind."""
    table = with_leaders(
        units="0505 vE: u1 cavalry 4\n1818 vW: c1 infantry", leaders="0513: u-smith brigade", active="u-brigade"
    )
    table.play("MoveLeader", leader="u-smith")
    table.play("LeaderTo", to="0505")
    table.play("ActivateUnit", unit="u1")
    table.play("TakeLeader", leader="u-smith")
    for to in ("0605", "0706", "0806"):
        table.play("Step", to=to)
    assert (table.where("u1"), table.leader("u-smith")) == ("0806", "0706")
    assert table.rules_of("leader_left") == ["C9.31.d"]


@pytest.mark.rule("C9.31.b", "C9.31.e")
def test_9_31_not_with_units_of_others_nor_with_a_second_unit():
    table = with_leaders(
        units="0505 vE: u1 infantry 4, u2 infantry 3\n1818 vW: c1 infantry",
        leaders="0505: u-smith brigade\n0505: u-jones brigade @u-blue\n0505: u-ives army",
    )
    table.play("ActivateUnit", unit="u1")
    assert code(table, "TakeLeader", leader="u-jones") == ("C9.31.b", "not_of_his_command")
    assert code(table, "TakeLeader", leader="u-ives") == ("C9.32.a", "commanders_move_later")
    assert code(table, "LeaveLeader", leader="u-smith") == ("C9.31.b", "leader_not_with_unit")
    table.play("TakeLeader", leader="u-smith")
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.31.e", "leader_has_moved")


# --- 9.32 commanders -------------------------------------------------------------------------------------------------


def commanders(**words):
    return position(
        "gbacw",
        units="0505 vE: u1 infantry\n3535 vW: c1 infantry",
        map="size 40 x 40",
        leaders="0505: u-meade army\n0505: u-sykes corps\n0505: u-smith brigade",
        commands="corps u-V: u-division",
        step="turn.commanders",
        turns=1,
        **words,
    )


@pytest.mark.rule("C9.32.a", "C4.17.a", "C3.IV.a")
def test_9_32_commanders_move_in_their_own_phase_with_forty_points():
    table = commanders()
    assert table.asked == "commanders.move"
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.32.a", "no_commander")
    table.play("MoveLeader", leader="u-sykes")
    table.play("LeaderTo", to="0538")
    assert table.leader("u-sykes") == "0538"
    assert code(table, "MoveLeader", leader="u-sykes") == ("C9.31.e", "leader_has_moved")
    active = with_leaders(leaders="0505: u-sykes corps", commands="corps u-V: u-division")
    assert code(active, "MoveLeader", leader="u-sykes") == ("C9.32.a", "commanders_move_later")


@pytest.mark.rule("C9.32.b", "C9.32.c", "C4.17.b")
def test_9_32_more_than_ten_points_cost_them_range_or_initiative():
    table = commanders(far_commanders="u-sykes")
    table.play("MoveLeader", leader="u-meade")
    table.play("LeaderTo", to="0516")
    numbers = table.game.field.numbers["leader"]
    assert table.state.far_commanders == 1 << numbers["u-meade"]
    table.play("MoveLeader", leader="u-sykes")
    table.play("LeaderTo", to="0515")
    assert table.rules_of("commander_went_far") == ["C9.32.c"]
    corps = commanders()
    corps.play("MoveLeader", leader="u-sykes")
    corps.play("LeaderTo", to="0516")
    assert corps.rules_of("commander_went_far") == ["C9.32.b"]


@pytest.mark.rule("C9.32.a")
def test_9_32_nobody_is_asked_who_has_no_commander():
    table = commanders()
    table.play("EndCommanders")
    assert table.asked != "commanders.move"


# --- 9.33 and 12.73 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.33.a")
def test_9_33_a_leader_goes_next_to_the_enemy_only_where_friends_stand():
    table = with_leaders(units="0505 vE: u1 infantry\n0705 vE: u2 infantry\n0805 vW: c1 infantry")
    table.play("MoveLeader", leader="u-smith")
    assert code(table, "LeaderTo", to="0706") == ("C9.33.a", "leader_next_to_enemy")
    assert code(table, "LeaderTo", to="0805") == ("C9.51.a", "enemy_there")
    table.play("LeaderTo", to="0705")
    assert table.leader("u-smith") == "0705"


@pytest.mark.rule("C9.33.a")
def test_9_33_with_a_unit_he_goes_next_to_the_enemy_and_does_not_stay_there_alone():
    table = acting("0505 vE attack: u1 infantry\n0706 vW: c1 infantry", leaders="0505: u-smith brigade")
    table.play("TakeLeader", leader="u-smith")
    table.play("Step", to="0605")
    assert table.leader("u-smith") == "0605"
    assert code(table, "LeaveLeader", leader="u-smith") == ("C9.33.a", "leader_next_to_enemy")


@pytest.mark.rule("C12.73.a")
def test_12_73_a_leader_alone_next_to_the_enemy_joins_the_nearest_troops():
    table = acting(
        "0505 vE attack: u1 infantry\n0710 vW: c1 infantry @c-red\n0702 vW: c2 infantry @c-blue",
        leaders="0706: c-smith brigade @c-blue",
    )
    table.play("Step", to="0605")
    assert table.leader("c-smith") == "0702"
    assert table.rules_of("leader_placed") == ["C12.73.a"]
    assert table.asked == "unit.act"


@pytest.mark.rule("C12.73.b")
def test_12_73_who_reaches_nobody_is_killed():
    table = acting("0505 vE attack: u1 infantry", leaders="0706: c-smith brigade @c-blue")
    table.play("Step", to="0605")
    assert table.leader("c-smith") == "eliminated"
    assert table.rules_of("leader_killed") == ["C12.73.b"]


@pytest.mark.rule("C12.73.a")
def test_12_73_a_leader_whose_unit_leaves_him_next_to_the_enemy_follows_troops():
    table = acting("0505 vNE attack: u1 infantry\n0605 vW: c1 infantry", leaders="0505: u-smith brigade")
    table.play("Step", to="0504")
    assert table.leader("u-smith") == "0504"
