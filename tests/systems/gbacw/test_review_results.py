"""Positions on which results, recovery and Fatigue (12 to 17) were tried a second time, beside the chapters' own."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw import battle, fatigue, query, tiring
from caracole.systems.gbacw.invariants import broken_invariants
from caracole.systems.gbacw.printed import Release

from .positions_11 import assault, facing_off
from .positions_12 import clash, fall_back, hit, numbers, offer_advance, rout, run, table_with

FAR = "2020 vW: c1 infantry"


def checked(table, why=None):
    """Who has checked its order since the last decision, for this reason or for any."""
    found = [event.args for event in table.last if event.kind == "cohesion_checked"]
    return [args["unit"] for args in found if why in (None, args["why"])]


# --- 12.52 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.52.a")
def test_12_52_of_many_that_would_rout_one_stands_and_no_second_one():
    table = table_with(
        """
        0505 vE: u1 infantry 6 R 7/4 (disordered), u2 infantry 4 R 7/3 (disordered)
        0604 vW: c1 infantry 7 R 7/5 (disordered)
        0605 vW: c2 infantry 7 R 7/2 (disordered)
        """
    )
    # All four fail the check of the stalemate and that of the Second Disorder; then c1 sees c2 go, and passes.
    clash(table, "c1, c2", "u1, u2", 3, *[9] * 8, 1)
    assert [unit for unit in ("u1", "u2", "c1", "c2") if not table.is_routed(unit)] == ["c1"]
    assert len(table.happened("unit_stood")) == 1


# --- 12.54 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.54.a", "C12.54.c")
def test_12_54_who_checked_because_of_the_fire_checks_for_the_rout_as_well():
    table = table_with("0505 vE: u1 infantry 8 (lost 5, collapsed), u2 infantry 6 R 7/5\n0704 vW: c1 infantry")
    # A Second Disorder for u1; u2 checks because of it and passes.
    hit(table, "0505", "D", 1)
    assert checked(table) == ["u2"]
    # It goes back beside u2's hex, and Routs for the strength it has lost: u2 sees that.
    table.dice(9, 8).play("Retreat", units=["u1"], path=["0405"])
    assert table.is_routed("u1")
    assert checked(table, "rout_nearby") == ["u2"]
    assert table.is_disordered("u2")


@pytest.mark.rule("C12.54.a", "C12.46.e")
def test_12_54_who_retreated_without_a_check_still_sees_the_rout_beside_it():
    table = table_with("0505 vE: u1 infantry 8 (lost 5, collapsed), u2 infantry 6 R 7/5\n0604 vW: c1 infantry 7")
    # Both are Disordered, u1 for the second time: it passes, and pays.
    clash(table, "c1", "u1, u2", 5, 1)
    table.play("Retreat", units=["u2"], path=["0405"])
    table.dice(9, 1).play("Retreat", units=["u1"], path=["0405"])
    assert table.is_routed("u1")
    assert checked(table, "rout_nearby") == ["u2"]


@pytest.mark.rule("C12.54.c")
def test_12_54_two_routs_of_one_chain_ask_one_check():
    table = table_with(
        "0505 vE: uA infantry 4\n0605 vE: uC infantry 4 R 7/5 (disordered)\n0606 vE: uD infantry 4 R 7/5\n"
        "0604 vE: uB infantry 4 R 7/5\n1515 vW: c1 infantry"
    )
    rout(table, "uA", 1, 9, 9, 1)
    assert table.is_routed("uC")
    assert sorted(checked(table, "rout_nearby")) == ["uB", "uC", "uD"]


# --- 12.71, 12.73 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.73.a", "C12.71.a")
def test_12_73_a_leader_whose_troops_are_shot_down_beside_the_enemy_joins_the_nearest_friends():
    table = table_with(
        "0505 vE: u1 infantry 1\n0307 vE: u2 infantry 6\n0604 vW: c1 infantry 7", leaders="0505: u-smith brigade"
    )
    hit(table, "0505", "1", 5)
    assert table.is_eliminated("u1")
    assert table.leader("u-smith") == "0307"


@pytest.mark.rule("C12.73.a")
def test_12_73_away_from_the_enemy_he_stays_where_he_is():
    table = table_with(
        "0505 vE: u1 infantry 1\n0307 vE: u2 infantry 6\n0805 vW: c1 infantry 7", leaders="0505: u-smith brigade"
    )
    hit(table, "0505", "1", 5)
    assert table.leader("u-smith") == "0505"


# --- 13.45 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.45.b")
def test_13_45_the_leaders_range_counts_and_not_a_string_of_friends():
    units = f"0505 vE: u1 infantry (disordered)\n0506 vE: u2 infantry\n0507 vE: u3 infantry (disordered)\n{FAR}"
    table = position("gbacw", units=units, leaders="0504: u-smith brigade range 2", step="turn.quiet", turns=1)
    assert [table.is_disordered(unit) for unit in ("u1", "u3")] == [False, True]


# --- 12.81 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.81.b", "C4.32.a")
def test_12_81_a_battery_that_serves_with_another_brigade_is_ready_when_that_one_acts():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry @u-red\n0506 vE: u-bat artillery @u-guns (disordered, recrewed)\n{FAR}",
        commands="brigade u-guns artillery",
        assigned={"u-bat": "u-red"},
        pool={"u-division": 1},
        step="turn.draw",
        dice=(1,),
    )
    table.play("ActivateBrigade", brigade="u-red")
    assert table.allows("ActivateUnit", unit="u-bat")


# --- 17 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.26.b", "C1.0.a")
def test_17_26_without_the_rules_on_fatigue_no_wheel_breaks():
    table = position(
        "gbacw",
        units=f"0505 sNE march: u1 infantry 6\n0606 sNE march: u-bat artillery 4N\n{FAR}",
        active="u-brigade",
        options={"fatigue": False},
    )
    table.state.notes = ((fatigue.MARCHED, 0, 40, False), (fatigue.MARCHED, 1, 10, False))
    table.play("EndBrigade")
    assert table.guns("u-bat") == (4,)


@pytest.mark.rule("C17.32.a")
def test_17_32_at_level_4_stragglers_from_their_brigades_orders_advance_too():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6\n0515 vE attack: u2 infantry 6\n{FAR}",
        orders={"u-brigade": "advance"},
        active="u-brigade",
        options={"fatigue": True},
        fatigue={"u-brigade": 3},
    )
    brigade = numbers(table, "brigade", "u-brigade")[0]
    run(table, lambda play: tiring.gain(play, brigade, 1, "C17.22.a"))
    assert table.orders("u2") == "advance"


# --- 11.37, 12.71 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.71.a", "C11.37.e", "C12.54.a")
def test_12_71_a_march_column_that_routs_in_step_4_puts_leaders_beside_it_in_danger():
    table = facing_off(
        """
        0505 vE attack: u1 infantry 9
        0605 sSW: c1 infantry 5
        0705 vW: c2 infantry 6 R 7/5 (disordered)
        """,
        leaders="0705: c-jones brigade",
    )
    # c1 fails and Routs; c2 fails because of it, passes the check of its Second Disorder and loses a point; then comes
    # the die for its leader.
    assault(table, ("u1", "0605"), dice=(9, 9, 1, 10))
    assert table.strength("c2") == 5
    assert table.leader("c-jones") == "eliminated"


# --- K5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.0.b", "C11.73.a")
def test_k5_a_released_regiment_hears_its_new_brigadier_and_the_old_one_no_more():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6 (disordered)\n0506 vE: u2 infantry @u-other (disordered)\n{FAR}",
        leaders="0505: u-smith brigade\n0505: u-jones brigade @u-other",
        active="u-brigade",
    )
    unit, smith, jones = 0, *numbers(table, "leader", "u-smith, u-jones")
    assert query.own_leaders(table.game, table.state, unit) == [smith]
    query.move_to_brigade(table.state, unit, numbers(table, "brigade", "u-other")[0])
    assert query.own_leaders(table.game, table.state, unit) == [jones]


LINE = "0505 vE: u1 infantry 8 @u-tied\n0515 vE: u3 infantry @u-free\n{enemy}"


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(
    ("enemy", "bonus"),
    [("0805 vW: c1 infantry 9", 0), ("0805 vSW: c1 infantry 9 (line 0704)", 2), ("0705 vW: c1 cavalry", 0)],
)
def test_k5_every_hex_of_a_line_counts_for_enemies_in_the_west(enemy, bonus):
    table = position("gbacw", units=LINE.format(enemy=enemy), active="u-tied")
    rows = battle.release_modifiers(table.game, table.state, Release(0, 1, 3, 6, enemy_west_of=(8, 2)))
    assert sum(row.value for row in rows) == bonus


# --- the ground in retreats and advances -----------------------------------------------------------------------------


@pytest.mark.rule("C12.44.h", "C15.21.a")
def test_12_44_horse_that_retreats_over_an_entrenchment_checks():
    table = table_with("0505 vE: u1 cavalry 4\n0704 vW: c1 infantry", entrenchments="0405 vE")
    fall_back(table, "u1", 1, 1)
    table.dice(9).play("Retreat", units=["u1"], path=["0405"])
    assert (table.where("u1"), checked(table), table.is_disordered("u1")) == ("0405", ["u1"], True)


@pytest.mark.rule("C12.44.h", "C8.47.d")
def test_12_44_a_line_that_retreats_checks_for_the_ground_under_any_of_its_parts():
    table = table_with("0505 vE attack: u1 infantry 9 (line 0506)\n0705 vW: c1 infantry", map="0406: town")
    fall_back(table, "u1", 1, 1)
    table.dice(1).play("Retreat", units=["u1"], path=["0405"])
    assert (table.where("u1"), table.extension("u1"), checked(table)) == ("0405", ["0406"], ["u1"])


@pytest.mark.rule("C12.6.f", "C8.47.a")
def test_12_6_a_line_that_advances_with_its_counter_alone_checks_for_the_ground_it_enters():
    table = table_with("0505 vE attack: c1 infantry 9 (line 0506)\n0605 vW: u1 infantry", map="0606: town")
    offer_advance(table, "c1", "0606")
    table.dice(1).play("Advance", unit="c1", to=["0606"])
    assert (table.where("c1"), checked(table)) == ("0606", ["c1"])


# --- 6.35 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.35.b", "C11.59.f")
def test_6_35_blown_horse_in_reserve_which_has_no_activation_is_in_good_order_again():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 cavalry 4 (blown)\n0506 vE: u2 infantry\n{FAR}",
        reserve="u-brigade",
        turns=1,
        step="turn.recovery",
    )
    assert (table.is_blown("u1"), table.is_disordered("u1")) == (False, False)


@pytest.mark.rule("C12.81.c", "C7.11.b")
def test_12_81_guns_manned_by_marchers_face_as_their_own_orders_allow():
    table = position(
        "gbacw",
        units=f"0505 sSE march: u1 infantry 5\n0605 vE: u-bat artillery 4N (abandoned 1)\n{FAR}",
        map="road 0505 0605 0706",
        acting="u1",
    )
    table.play("Step", to="0605", way=True)
    assert table.abandoned("u-bat") == 0
    assert table.facing("u-bat") in ("vE", "vSE")
    assert not broken_invariants(table.game, table.state)


# --- 8.36, 11.64 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.36.c", "C11.64.b", "C11.63.b")
def test_11_64_guns_beneath_others_lose_nothing_in_a_bloody_stalemate_however_steady():
    table = table_with("0505 vE: u1 infantry 6 R 6/4, u-bat artillery 4N 9/7\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u-bat", 3, 1, 1, 1)
    assert (table.strength("u1"), table.guns("u-bat")) == (5, (4,))
