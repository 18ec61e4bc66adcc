"""12.4 Retreat: how far, where to, through whom, and what if not."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.results import retreat
from systems.gbacw.rules.results.positions import clash, fall_back, hit, numbers, suffer, table_with

ALONE = "0505 vE: u1 infantry 6\n0705 vW: c1 infantry"


def ends(table, unit="u1"):
    return {each["path"][-1] for each in table.candidates() if each["units"] == [unit]}


def why(table, *path, units=("u1",)):
    refusal = table.refusal("Retreat", units=list(units), path=list(path))
    return refusal and (refusal.rule, refusal.code)


# --- 12.42, 12.43 how far --------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.42.a", "C12.42.c", "C12.43.a")
def test_12_42_one_hex_is_one_hex():
    table = table_with(ALONE)
    fall_back(table, "u1", 1, 1)
    assert {len(each["path"]) for each in table.candidates()} == {1}
    assert why(table, "0405", "0305") == ("C12.42.c", "wrong_length")


@pytest.mark.rule("C12.43.a")
def test_12_43_mounted_cavalry_goes_back_one_or_two_hexes_of_its_own_will_and_guns_too():
    table = table_with("0505 vE: u1 cavalry\n0705 vW: c1 infantry")
    fall_back(table, "u1", 1, 2, voluntary=True)
    assert {len(each["path"]) for each in table.candidates()} == {1, 2}


# --- 12.44 where to --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.44.a1", "C12.44.j")
def test_12_44_off_the_map_nobody_retreats_and_a_unit_at_the_edge_pays_with_a_point():
    table = table_with("0101 vE: u1 infantry 6\n0202 vNW: c1 infantry\n0103 vNE: c2 infantry")
    fall_back(table, "u1", 1, 1)
    assert (table.where("u1"), table.strength("u1")) == ("0101", 5)


@pytest.mark.rule("C12.44.a2")
def test_12_44_nobody_retreats_into_the_enemy():
    table = table_with(ALONE + "\n0404 vW: c2 infantry")
    fall_back(table, "u1", 1, 2)
    assert why(table, "0404") == ("C12.44.a2", "enemy_there")


@pytest.mark.rule("C12.44.a3")
def test_12_44_nor_where_it_could_not_move():
    table = table_with("0505 vE: u1 cavalry\n0705 vW: c1 infantry", map="0505/SW: abrupt\n0405: level 2")
    fall_back(table, "u1", 1, 2)
    assert why(table, "0405") == ("C12.44.a3", "prohibited")


@pytest.mark.rule("C12.44.a4")
def test_12_44_marchers_retreat_in_sight_of_the_enemy():
    table = table_with("0505 sSE march: u1 infantry 6\n0705 vW: c1 infantry")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert (table.where("u1"), table.facing("u1")) == ("0405", "sSE")


@pytest.mark.rule("C12.44.b")
def test_12_44_it_stops_with_friends_within_the_limits_and_faces_as_they_do():
    table = table_with(ALONE + "\n0405 vNE: u2 infantry 9\n0404 vNE: u3 infantry 10")
    fall_back(table, "u1", 1, 2)
    assert why(table, "0404") == ("C12.44.b", "too_many_there")
    table.play("Retreat", units=["u1"], path=["0405"])
    assert (table.where("u1"), table.facing("u1")) == ("0405", "vNE")


@pytest.mark.rule("C12.44.c", "C12.46.a", "C12.46.b")
def test_12_44_who_stopped_with_a_friend_and_must_go_on_goes_through_him():
    table = table_with("0505 vE: u1 infantry 6 (disordered)\n0405 vE: u2 infantry 6 R 7/5\n0705 vW: c1 infantry")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    suffer(table, "u1", "fire", by="c1")
    # 8: u2, through whom it retreats, is Disordered.
    table.dice(8).play("Retreat", units=["u1"], path=["0305"])
    assert table.is_disordered("u2")


@pytest.mark.rule("C12.44.d")
def test_12_44_it_must_end_farther_from_the_nearest_enemy_if_it_can():
    table = table_with(ALONE)
    fall_back(table, "u1", 1, 1)
    assert ends(table) == {"0404", "0405"}
    assert why(table, "0504") == ("C12.44.d", "not_farther")


@pytest.mark.rule("C12.44.d")
def test_12_44_if_it_cannot_any_legal_hex_will_do():
    table = table_with("0505 vE: u1 infantry 6\n0705 vW: c1 infantry\n0305 vE: c2 infantry\n0303 vW: c3 infantry")
    fall_back(table, "u1", 1, 1)
    assert "0504" in ends(table)


@pytest.mark.rule("C12.44.e")
def test_12_44_and_farther_from_the_cause_if_that_is_not_the_nearest_enemy():
    table = table_with("0505 vE: u1 infantry 6\n0508 vW: c1 infantry\n0705 vNW: c2 infantry")
    fall_back(table, "u1", 1, 2, by="c1")
    grid = table.game.field.grid
    far = grid.distance(grid.number("0505"), grid.number("0508"))
    assert ends(table)
    assert all(grid.distance(grid.number(end), grid.number("0508")) > far for end in ends(table))
    assert why(table, "0405") == ("C12.44.d", "not_farther")


@pytest.mark.rule("C12.44.f")
def test_12_44_if_only_two_hexes_do_it_must_be_two():
    # In 0405 and 0404 stand friends with whom it cannot stack; behind them it is free.
    friends = "0404 vE: u2 infantry 12\n0405 vE: u3 infantry 12"
    table = table_with(f"{ALONE}\n{friends}")
    fall_back(table, "u1", 1, 2)
    assert {len(each["path"]) for each in table.candidates()} == {2}
    assert why(table, "0504")[0] == "C12.44.f"


@pytest.mark.rule("C12.44.g")
def test_12_44_not_into_an_enemy_front_nor_beside_the_cause():
    table = table_with(ALONE)
    fall_back(table, "u1", 1, 1)
    assert why(table, "0604") == ("C12.44.g", "enemy_front")
    turned_away = table_with("0505 vE: u1 infantry 6\n0705 vE: c1 infantry")
    fall_back(turned_away, "u1", 1, 1)
    assert why(turned_away, "0604") == ("C12.44.g", "next_to_cause")


@pytest.mark.rule("C12.44.g")
def test_12_44_unless_a_friend_is_there():
    table = table_with("0505 vE: u1 infantry 6\n0604 vE: u2 infantry 4\n0705 vW: c1 infantry\n0503 vSW: c2 infantry")
    fall_back(table, "u1", 1, 2)
    # 0604 is before c1 and held by u2: it may be entered, though it is no farther from the enemy.
    assert why(table, "0604") == ("C12.44.d", "not_farther")


@pytest.mark.rule("C12.44.h")
def test_12_44_ground_that_disorders_does_so_in_retreat_and_stops_who_is_disordered_again():
    woods = "0404 0405 0504 0506: woods\n0304 0305 0306: open"
    table = table_with("0505 vE: u1 cavalry 4 C 6/4 (disordered)\n0705 vW: c1 infantry", map=woods)
    fall_back(table, "u1", 2, 2)
    table.dice(9).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert table.where("u1") == "0405"
    fresh = table_with("0505 vE: u1 cavalry 4 C 6/4\n0705 vW: c1 infantry", map=woods)
    fall_back(fresh, "u1", 2, 2)
    fresh.dice(9).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert (fresh.where("u1"), fresh.is_disordered("u1")) == ("0305", True)


@pytest.mark.rule("C12.41.b")
def test_12_41_along_a_road_under_advance_orders_the_ground_does_not_count():
    woods = "0404 0405 0504 0506: woods\nroad 0505 0405"
    table = table_with("0505 vE: u1 cavalry 4 C 6/4 (disordered)\n0705 vW: c1 infantry", map=woods)
    fall_back(table, "u1", 2, 2)
    table.play("Retreat", units=["u1"], path=["0405", "0305"])
    assert table.where("u1") == "0305"


@pytest.mark.rule("C12.44.i")
def test_12_44_a_stack_retreats_together_in_its_order_or_one_by_one():
    words = "0505 vE: u1 infantry 4, u2 infantry 4, u3 infantry 4\n0705 vW: c1 infantry"
    table = table_with(words)
    fall_back(table, "u1, u2, u3", 1, 1)
    assert why(table, "0405", units=("u1", "u2")) == ("C12.44.i", "one_or_all")
    assert why(table, units=("u1",)) == ("C12.41.a", "must_retreat")
    table.play("Retreat", units=["u1", "u2", "u3"], path=["0405"])
    assert table.stack("0405") == ["u1", "u2", "u3"]
    apart = table_with(words)
    fall_back(apart, "u1, u2, u3", 1, 1)
    apart.play("Retreat", units=["u2"], path=["0404"])
    assert apart.asked == "retreat.choose"
    assert apart.stack("0505") == ["u1", "u3"]


@pytest.mark.rule("C12.44.j")
def test_12_44_each_hex_not_retreated_costs_the_top_unit_of_the_stack_a_point():
    corner = "0202 vNW: c1 infantry\n0103 vNE: c2 infantry"
    table = table_with(f"0101 vE: u1 infantry 6, u2 infantry 5\n{corner}")
    fall_back(table, "u1, u2", 2, 2)
    assert (table.strength("u1"), table.strength("u2")) == (4, 5)


@pytest.mark.rule("C12.44.j")
def test_12_44_who_can_make_one_hex_of_two_pays_for_the_other():
    table = table_with("0102 vE: u1 infantry 6\n0103 vW: c1 infantry\n0203 vW: c2 infantry\n0302 vW: c3 infantry")
    fall_back(table, "u1", 2, 2, by="c1")
    assert (table.where("u1"), table.strength("u1")) == ("0101", 5)


@pytest.mark.rule("C12.44.j", "C12.54.a")
@pytest.mark.parametrize(("revision", "left"), [(2, 11), (1, 12)])
def test_12_44_who_is_ordered_back_again_and_is_cornered_still_pays_again(revision, left):
    """Both pay for the retreat they owe. Then u2, Collapsed, Routs at its last check: u1 owes one more."""
    units = """
        0101 vE: u1 infantry 14 R 7/5 (disordered)
        0102 vE: u2 infantry 12 R 7/5 (lost 7, collapsed)
        0201 vW: c1 infantry 9
        0202 vW: c2 infantry 9
        0103 vNE: c3 infantry 3
    """
    table = table_with(units, revision=revision)
    # Both stand their Second Disorder; u2 fails its last check; u1 is shaken by that, and stands again.
    clash(table, "c1", "u1, u2", 5, 1, 1, 9, 9, 1)
    unpaid = [event.args["unit"] for event in table.happened("could_not_retreat")]
    assert unpaid == ["u1", "u2", "u1"][: 3 if revision >= 2 else 2]
    assert (table.strength("u1"), table.where("u1"), table.asked) == (left, "0101", "brigade.act")


@pytest.mark.rule("C12.44.k", "C7.25.a")
def test_12_44_facing_is_kept():
    table = table_with(ALONE)
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert table.facing("u1") == "vE"


def test_nobody_goes_back_of_his_own_will_where_there_is_no_way():
    table = table_with("0101 vE: u1 infantry 6\n0202 vNW: c1 infantry\n0103 vNE: c2 infantry")
    rows = numbers(table, "unit", "u1")
    refusal = retreat.why_not_begin(table.game, table.state, rows, 1, 1, -1)
    assert (refusal.rule, refusal.code) == ("C12.44.a1", "nowhere_to_retreat")


# --- extended units --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.47.d")
def test_8_47_an_extended_line_retreats_as_it_stands():
    table = table_with("0505 vE: u1 infantry 9 (line 0506)\n0705 vW: c1 infantry")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert (table.where("u1"), table.extension("u1"), table.formation("u1")) == ("0405", ["0406"], "line")


@pytest.mark.rule("C8.47.e")
def test_8_47_where_it_cannot_it_draws_together_and_checks():
    # Behind the line stand friends with whom it cannot stop; one of its halves alone gets through.
    friends = "0404 vE: u2 infantry 13 @u-blue\n0405 vE: u3 infantry 13 @u-blue\n0406 vE: u4 infantry 13 @u-blue"
    others = "0504 vE: u5 infantry 13 @u-blue\n0507 vE: u6 infantry 13 @u-blue"
    table = table_with(f"0505 vE: u1 infantry 9 (line 0506)\n0705 vW: c1 infantry\n{friends}\n{others}")
    fall_back(table, "u1", 1, 1)
    # 9: it is Disordered; then u3, through whom it passed, checks.
    table.dice(9, 1).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert (table.where("u1"), table.formation("u1"), table.is_disordered("u1")) == ("0305", "ordinary", True)


# --- 12.45 artillery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.45.a")
def test_12_45_guns_do_not_retreat_into_hexes_that_cost_more_than_two_points():
    table = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map="0404: woods")
    fall_back(table, "u1", 1, 1)
    assert table.where("u1") == "0405"
    table = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry\n1010 vW: c2 infantry", map="0404: woods")
    fall_back(table, "u1", 1, 2)
    assert why(table, "0404") == ("C12.45.a", "too_dear_for_guns")


@pytest.mark.rule("C12.45.b")
def test_12_45_guns_that_cannot_complete_their_retreat_are_abandoned():
    table = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map="0404 0405 0504 0506: woods")
    fall_back(table, "u1", 1, 1)
    assert (table.abandoned("u1"), table.where("u1"), table.guns("u1")) == (1, "0505", (4,))


# --- 12.46 through friends -------------------------------------------------------------------------------------------

BARRED = ALONE + "\n0404 vE: u2 infantry 12 R 7/5\n0405 vE: u3 infantry 12 R 7/5 {flags}"


@pytest.mark.rule("C12.46.a", "C12.46.b")
def test_12_46_barred_by_friends_it_goes_on_to_where_it_can_stop_and_they_check():
    table = table_with(BARRED.format(flags=""))
    fall_back(table, "u1", 1, 1)
    table.dice(8).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert (table.where("u1"), table.is_disordered("u3"), table.is_disordered("u2")) == ("0305", True, False)


@pytest.mark.rule("C12.46.a")
def test_12_46_the_ground_under_the_friends_does_not_count():
    words = "0505 vE: u1 cavalry 4\n0705 vW: c1 infantry\n0405 vE: u3 infantry 12\n0404 vE: u2 infantry 12"
    table = table_with(words, map="0405: woods")
    fall_back(table, "u1", 1, 1)
    table.dice(1).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert [event.args["unit"] for event in table.last if event.kind == "cohesion_checked"] == ["u3"]


@pytest.mark.rule("C12.46.b")
def test_12_46_a_disordered_friend_suffers_a_second_disorder():
    table = table_with(BARRED.format(flags="(disordered)"))
    fall_back(table, "u1", 1, 1)
    # u3 fails its check, then that of the Second Disorder, and Routs; u1 and u2 beside it check.
    table.dice(9, 9, 1, 1).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert table.is_routed("u3")


@pytest.mark.rule("C12.46.c")
def test_12_46_retreats_by_the_same_result_ask_no_second_check():
    table = table_with(
        "0505 vE: u0 infantry 3 (disordered), u1 infantry 6 (disordered)\n0705 vW: c1 infantry\n"
        "0404 vE: u2 infantry 12 R 7/5\n0405 vE: u3 infantry 12 R 7/5"
    )
    hit(table, "0505", "D", 9)
    table.dice(1).play("Retreat", units=["u0"], path=["0405", "0305"])
    table.play("Retreat", units=["u1"], path=["0405", "0306"])
    assert not [event for event in table.last if event.kind == "cohesion_checked"]


@pytest.mark.rule("C12.46.d")
def test_12_46_not_through_a_hex_with_an_assault_to_come():
    from caracole.systems.gbacw.rules.assault.declared import Assault, declare

    table = table_with(BARRED.format(flags="") + "\n0406 vNE: c2 infantry")
    c2, u3, place = (table.game.field.numbers[k][n] for k, n in (("unit", "c2"), ("unit", "u3"), ("hex", "0405")))
    declare(table.game, table.state, Assault(0, 1, (c2,), ((table.state.hex_of[c2],),), (place,), (u3,)))
    fall_back(table, "u1", 1, 1)
    assert why(table, "0405", "0305") == ("C12.46.d", "assault_to_come")


@pytest.mark.rule("C12.46.e")
def test_12_46_in_one_chain_nobody_checks_twice():
    # u1 passes through u3; u3 suffers a Second Disorder and retreats in turn through u4; u4 makes u1 none.
    table = table_with(
        "0505 vE: u1 infantry 6\n0705 vW: c1 infantry\n"
        "0404 vE: u2 infantry 12 R 7/5\n0405 vE: u3 infantry 12 R 7/5 (disordered)"
    )
    fall_back(table, "u1", 1, 1)
    table.dice(9, 1).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert table.asked == "retreat.choose"
    path = next(each["path"] for each in table.candidates() if "0305" in each["path"][:-1])
    table.play("Retreat", units=["u3"], path=path)
    assert not [event for event in table.last if event.kind == "cohesion_checked"]


# --- 12.47 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.47.a")
def test_12_47_a_phasing_unit_that_had_to_retreat_has_finished():
    table = table_with("0505 vE: u1 infantry\n0705 vW: c1 infantry")
    fall_back(table, "c1", 1, 1, by="u1")
    table.play("Retreat", units=["c1"], path=["0805"])
    assert table.refusal("ActivateUnit", unit="c1").code == "finished"


# --- 12.72 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.72.a")
def test_12_72_a_leader_goes_along_all_the_way_or_part_of_it_or_stays():
    def begin():
        table = table_with(
            "0505 vE: u1 infantry 6, u2 infantry 3\n0705 vW: c1 infantry", leaders="0505: u-smith brigade"
        )
        fall_back(table, "u1", 2, 2)
        table.play("Retreat", units=["u1"], path=["0405", "0305"])
        assert table.asked == "leader.follow"
        return table

    table = begin()
    refusal = table.refusal("GoAlong", leader="u-smith", to="0205")
    assert (refusal.rule, refusal.code) == ("C12.72.a", "not_on_the_way")
    table.play("GoAlong", leader="u-smith", to="0405")
    assert table.leader("u-smith") == "0405"
    stays = begin()
    stays.play("StayBehind", leader="u-smith")
    assert stays.leader("u-smith") == "0505"


@pytest.mark.rule("C12.72.a")
@pytest.mark.parametrize(("told", "where"), [("always", "0305"), ("never", "0505")])
def test_12_72_a_leader_follows_his_instruction(told, where):
    """In the enemy's activation nobody is asked who has said beforehand what his leaders do."""
    table = table_with(
        "0505 vE: u1 infantry 6, u2 infantry 3\n0705 vW: c1 infantry",
        leaders="0505: u-smith brigade",
        standing={"union": {"leaders_go_along": told}},
    )
    fall_back(table, "u1", 2, 2)
    table.play("Retreat", units=["u1"], path=["0405", "0305"])
    assert (table.asked, table.leader("u-smith")) == ("brigade.act", where)
    assert table.happened("instruction_followed")[0].args["instruction"] == "leaders_go_along"


def test_12_72_leaders_are_asked_about_one_by_one():
    table = table_with(
        "0505 vE: u1 infantry 6\n0705 vW: c1 infantry",
        leaders="0505: u-smith brigade\n0505: u-jones division",
    )
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert table.refusal("StayBehind", leader="u-jones").code == "another_leader"
    table.play("GoAlong", leader="u-smith", to="0405")
    table.play("GoAlong", leader="u-jones", to="0405")
    assert (table.leader("u-smith"), table.leader("u-jones")) == ("0405", "0405")
