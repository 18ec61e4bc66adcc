"""12 Combat results, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.invariants import broken_invariants
from caracole.systems.gbacw.rules.results import leaders_going_along
from caracole.systems.gbacw.rules.results.replacements import Replacing
from systems.gbacw.rules.assault.positions import assault, facing_off
from systems.gbacw.rules.extension.positions import acting, effect, number
from systems.gbacw.rules.results.positions import (
    clash,
    fall_back,
    hit,
    numbers,
    offer_advance,
    rout,
    run,
    suffer,
    table_with,
)


def checked(table, why=None):
    """Who has checked its order since the last decision, for this reason or for any."""
    found = [event.args for event in table.last if event.kind == "cohesion_checked"]
    return [args["unit"] for args in found if why in (None, args["why"])]


FAR = "2020 vW: c1 infantry"

# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.73.a", "C9.33.a", "C12.72.a")
def test_12_73_a_leader_who_goes_part_of_the_way_does_not_stay_alone_next_to_the_enemy():
    units = "0303 vE: u1 infantry\n{} vW: c1 infantry"
    for enemy, place in (("0504", "0303"), ("0905", "0404")):
        table = acting(units.format(enemy), leaders="0505: u-smith brigade")
        path = tuple(number(table, "hex", name) for name in ("0404", "0303"))
        effect(table, leaders_going_along.ask, "u1", "0505", path)
        table.play("GoAlong", leader="u-smith", to="0404")
        assert table.leader("u-smith") == place


# --- 12 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.35.h")
def test_12_35_a_phasing_unit_has_finished_even_if_it_cannot_retreat():
    table = table_with("0101 vE: c1 infantry 6 (disordered)\n0202 vNW: u1 infantry\n0103 vNE: u2 infantry")
    suffer(table, "c1", "fire", by="u1")
    assert (table.where("c1"), table.strength("c1")) == ("0101", 4)
    assert table.refusal("ActivateUnit", unit="c1").code == "finished"


@pytest.mark.rule("C12.35.j", "C11.48.e")
def test_12_35_a_stack_pays_in_the_assault_and_again_after_it():
    """Thrown back, Disordered attackers lose a point by their Second Disorder in Step 6b and one in 6e."""
    units = "0505 vE: u1 infantry 8 7/5 (disordered)\n0605 vW: c1 infantry 8"
    table = assault(facing_off(units), ("u1", "0605"), dice=(3, 1, 1))
    assert table.strength("u1") == 7
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("EndAssault")
    table.play("DeclineAdvance", unit="c1")
    assert table.strength("u1") == 6


@pytest.mark.rule("C12.21.b")
def test_12_21_in_an_assault_too_losses_come_before_the_checks():
    table = clash(table_with("0505 vE: u1 infantry 6\n0604 vW: c1 infantry 7"), "c1", "u1", 3, 1, 1)
    kinds = [event.kind for event in table.last if event.kind in ("strength_lost", "cohesion_checked")]
    assert kinds == ["strength_lost", "strength_lost", "cohesion_checked", "cohesion_checked"]


@pytest.mark.rule("C12.74.a")
def test_12_74_a_brigadier_who_fell_on_his_replacement_side_comes_back_as_he_was():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n1515 vW: c1 infantry",
        leaders="eliminated: u-smith brigade range 4 [u-young range 3]",
        active="c-brigade",
    )
    (smith,) = numbers(table, "leader", "u-smith")
    table.state.leaders_replaced = table.state.leaders_killed = 1 << smith
    run(table, lambda play: play.push(Replacing("leader.replace", 0, (smith,))))
    assert (table.leader("u-smith"), table.is_replaced("u-smith")) == ("0505", True)
    assert not table.happened("leader_replaced"), "nobody takes his own place"


@pytest.mark.rule("C12.42.a", "C12.42.b", "C11.47.a")
def test_12_42_the_edges_of_the_bands():
    charts = table_with("0101 vE: u1 infantry\n0505 vE: c1 infantry").game.field.charts
    assert {die: charts.assault(die).id for die in (-9, 1, 2, 4, 5, 7, 8, 9, 10, 19)} == {
        **dict.fromkeys((-9, 1), "attacker_retreats"),
        **dict.fromkeys((2, 4), "bloody_stalemate"),
        **dict.fromkeys((5, 7), "defender_retreats"),
        **dict.fromkeys((8, 9), "defender_driven"),
        **dict.fromkeys((10, 19), "defender_broken"),
    }


@pytest.mark.rule("C12.46.a")
def test_12_46_a_retreat_is_no_longer_than_friends_make_it():
    """Behind the friends, with whom it cannot stop, the first free hex is the end."""
    units = "0505 vE: u1 infantry 6\n0705 vW: c1 infantry\n0404 vE: u2 infantry 12\n0405 vE: u3 infantry 12"
    table = fall_back(table_with(units), "u1", 1, 1)
    assert {len(each["path"]) for each in table.candidates()} == {2}


@pytest.mark.rule("C12.45.b")
def test_12_45_guns_that_could_go_half_the_way_are_abandoned_where_they_stand():
    """0405 alone is open to them, and nothing beyond it."""
    map = "0404 0504 0506 0406 0305 0306: woods"
    table = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map=map)
    fall_back(table, "u1", 2, 2)
    assert (table.abandoned("u1"), table.where("u1")) == (1, "0505")
    near = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map=map)
    assert fall_back(near, "u1", 1, 1).where("u1") == "0405"


@pytest.mark.rule("C12.41.b")
def test_12_41_a_road_opens_a_hex_that_is_closed_otherwise():
    words, bank = "0505 vE: u1 cavalry\n0705 vW: c1 infantry", "0505/SW: abrupt\n0405: level 2"
    for map, orders, may in (
        (bank, "", False),
        (bank + "\nroad 0505 0405", "", True),
        (bank + "\nroad 0505 0405", " attack", False),
    ):
        table = fall_back(table_with(words.replace("vE:", f"vE{orders}:", 1), map=map), "u1", 1, 2)
        assert table.allows("Retreat", units=["u1"], path=["0405"]) is may


@pytest.mark.rule("C12.44.j")
def test_12_44_the_top_unit_pays_for_one_beneath_it_that_cannot_retreat():
    table = table_with("0101 vE: u1 infantry 6, u2 infantry 5\n0202 vNW: c1 infantry\n0103 vNE: c2 infantry")
    fall_back(table, "u2", 1, 1)
    assert (table.strength("u1"), table.strength("u2")) == (5, 5)


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
