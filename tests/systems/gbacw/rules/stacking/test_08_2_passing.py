"""8.2: passing through friends, stopping among them, changing places, moving as a stack."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.extension.positions import SILENT, acting, code, moving

BIG = "u2 infantry 12"


# --- 8.22 passing through --------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.22.a", "C8.22.b", "C8.22.d", "C8.11.a")
def test_8_22_passing_through_costs_two_points_and_a_check_of_the_mover():
    table = moving(f"0505 vE: u1 infantry 5\n0605 vE: {BIG}")
    table.play("Step", to="0605")
    assert table.left() == 5
    assert code(table, "EndUnit") == ("C8.12.f", "too_many")
    table.dice(3).play("Step", to="0706")
    assert table.left() == 2
    assert table.rules_of("cohesion_checked") == ["C8.22.b"]
    assert table.happened("cohesion_checked")[0].args["unit"] == "u1"


@pytest.mark.rule("C8.22.c")
@pytest.mark.parametrize(("ground", "added"), [("0606: woods", []), ("0605: woods", [2])])
def test_8_22_example_woods_add_two_to_the_check(ground, added):
    table = moving(f"0505 vE: u1 infantry 5 R 7/5 8/6\n0605 vE: {BIG}", map=ground)
    table.play("Step", to="0605")
    table.dice(3).play("Step", to="0706")
    rows = table.happened("cohesion_checked")[0].args["modifiers"]
    assert [row["value"] for row in rows if row["code"] == "ground_of_friends"] == added


@pytest.mark.rule("C8.22.e")
def test_8_22_a_failure_disorders_the_mover_which_may_go_on():
    table = moving(f"0505 vE: u1 infantry 5 R 7/5 8/6\n0605 vE: {BIG}")
    table.play("Step", to="0605")
    table.dice(9).play("Step", to="0706")
    assert table.is_disordered("u1")
    assert table.left() == 2
    table.play("Step", to="0806")


@pytest.mark.rule("C8.22.f")
def test_8_22_a_second_disorder_sends_it_back_and_ends_its_activation():
    table = moving(f"0505 vE: u1 infantry 5 R 7/5 8/8 (disordered)\n0605 vSW: {BIG}")
    table.play("Step", to="0605")
    table.dice(9).play("Step", to="0706")
    assert (table.where("u1"), table.facing("u1"), table.asked) == ("0505", "vE", "brigade.act")
    assert table.strength("u1") == 5
    assert code(table, "ActivateUnit", unit="u1") == ("C3.III.f", "has_acted")


@pytest.mark.rule("C8.22.g")
def test_8_22_leaving_the_hex_where_one_began_is_free():
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5")
    table.play("Step", to="0605")
    assert (table.left(), table.rules_of("cohesion_checked")) == (5, [])


@pytest.mark.rule("C8.22.h", "C8.22.i")
def test_8_22_foot_passes_guns_freely_and_guns_pass_nobody():
    foot = moving("0505 vE: u1 infantry 5\n0605 vE: u2 artillery 6N")
    foot.play("Step", to="0605")
    foot.play("Step", to="0706")
    assert (foot.left(), foot.rules_of("cohesion_checked")) == (4, [])
    guns = moving("0505 vE: u1 artillery 4N\n0605 vE: u2 infantry 5")
    guns.play("Step", to="0605")
    assert code(guns, "Step", to="0706") == ("C8.22.i", "guns_through_others")
    full = moving("0505 vE: u1 artillery 4N\n0605 vE: u2 infantry 5, u3 artillery 4N")
    assert code(full, "Step", to="0605") == ("C8.12.h", "too_many_guns")


@pytest.mark.rule("C8.22.a")
def test_8_22_guns_pass_guns_like_anybody_and_several_count_once():
    table = moving("0505 vE: u1 artillery 5N\n0605 vE: u2 artillery 4N, u3 artillery 4N")
    table.play("Step", to="0605")
    table.dice(1).play("Step", to="0706")
    assert table.left() == 4


@pytest.mark.rule("C8.22.a")
def test_8_22_nobody_enters_where_it_can_neither_stop_nor_go_on():
    table = moving(f"0505 vE attack: u1 infantry 5 R 7/5 3/2\n0605 vE attack: {BIG}")
    assert code(table, "Step", to="0605") == ("C8.12.f", "too_many")


@pytest.mark.rule("C8.22.a", "C8.22.e")
def test_8_22_who_cannot_go_on_after_all_goes_back():
    """Woods Disorder the guns among friends: too few points are left to pass."""
    table = moving(
        "0505 vE: u1 artillery 5N 7/5 8/8\n0605 vE: u2 artillery 4N, u3 artillery 4N", map="0605: woods", dice=()
    )
    table.dice(1).play("Step", to="0605")
    assert code(table, "EndUnit") == ("C8.12.i", "too_many_guns"), "as long as it could go on"
    table.state.stack[-1] = table.state.stack[-1]._replace(stopped=True)
    table.play("EndUnit")
    assert table.rules_of("unit_sent_back") == ["C8.22.a"]
    assert table.where("u1") == "0505"


@pytest.mark.rule("C8.22.j")
def test_8_22_along_a_road_one_passes_friends_at_the_rate_of_the_road():
    road = "road 0505 0605 0706\n0605: woods"
    table = moving(f"0505 vE: u1 infantry 5\n0605 vE: {BIG}", map=road)
    table.play("Step", to="0605", way=True)
    table.play("Step", to="0706", way=True)
    assert (table.left(), table.rules_of("cohesion_checked")) == (4, [])
    trail = moving(f"0505 vE: u1 infantry 5\n0605 vE: {BIG}", map="trail 0505 0605 0706")
    trail.play("Step", to="0605", way=True)
    trail.dice(1).play("Step", to="0706", way=True)
    assert trail.rules_of("cohesion_checked") == ["C8.22.b"]
    aside = moving(f"0505 vE: u1 infantry 5\n0605 vE: {BIG}", map=road)
    aside.play("Step", to="0605", way=True)
    aside.dice(1).play("Step", to="0705")
    assert aside.rules_of("cohesion_checked") == ["C8.22.b"], "who leaves the road passes through them after all"
    guns = moving("0505 vE: u1 artillery 4N\n0605 vE: u2 infantry 5", map=road)
    guns.play("Step", to="0605", way=True)
    assert guns.allows("Step", to="0706", way=True)


@pytest.mark.rule("C8.22.k")
def test_8_22_marching_friends_are_gone_round_over_the_ground():
    road = "road 0505 0605 0706\n0605: woods"
    units = "0505 vE: u1 infantry 5\n0605 sSE: u2 infantry 7 @u-red"
    table = moving(units, map=road, orders={"u-red": "march"})
    table.play("Step", to="0605", way=True)
    assert table.left() == 4
    table.play("Step", to="0706", way=True)
    assert (table.left(), table.rules_of("cohesion_checked")) == (3, [])


@pytest.mark.rule("C8.22.l")
def test_8_22_who_marches_over_a_bridge_closes_it_to_others():
    bridge = "0605/SE: stream, bridge\nroad 0505 0605 0706 0806"
    units = "0605 vE: u1 infantry 5\n0706 sSE: u2 infantry 7 @u-red"
    table = moving(units, map=bridge, orders={"u-red": "march"})
    assert code(table, "Step", to="0706", way=True) == ("C8.22.l", "crossing_is_taken")
    column = moving("0605 sSE: u1 infantry 3\n0706 sSE: u2 infantry 4", map=bridge)
    assert column.allows("Step", to="0706", way=True)
    halted = moving("0605 vE: u1 infantry 5\n0706 vE: u2 infantry 7 @u-red", map=bridge)
    assert halted.allows("Step", to="0706", way=True), "who does not march closes nothing"


# --- 8.23 stopping among them ----------------------------------------------------------------------------------------


@pytest.mark.rule("C8.23.a", "C8.23.b", "C9.53.c")
def test_8_23_joining_takes_the_facing_of_those_who_stand_there():
    table = moving("0505 vE: u1 infantry 5\n0605 vW: u2 infantry 5")
    table.play("Step", to="0605")
    assert table.facing("u1") == "vE"
    table.play("JoinStack")
    assert (table.facing("u1"), table.stack("0605")) == ("vW", ["u1", "u2"])
    assert code(table, "JoinStack") == ("C8.23.a", "has_joined")
    assert code(table, "Step", to="0505") == ("C8.23.a", "has_joined")
    alone = moving("0505 vE: u1 infantry 5")
    alone.play("Step", to="0605")
    assert code(alone, "JoinStack") == ("C8.23.a", "nobody_to_join")


@pytest.mark.rule("C8.23.b")
def test_8_23_the_refused_front_is_front():
    for end, stack in (("left", ["u1", "u2"]), ("right", ["u2", "u1"])):
        table = moving(f"0504 vSE: u1 infantry 5\n0505 vE: u2 infantry 5 (refused {end})")
        table.play("Step", to="0505")
        table.play("JoinStack")
        assert table.stack("0505") == stack


@pytest.mark.rule("C8.23.d", "C8.23.e")
@pytest.mark.parametrize(
    ("there", "facing", "above", "below"),
    [
        ("u2 artillery 4N", "vE", ["u1", "u2"], ["u2", "u1"]),
        ("u2 artillery 4N", "vW", ["u1", "u2"], ["u2", "u1"]),
        ("u2 artillery 4N, u3 infantry 5", "vW", ["u1", "u2", "u3"], ["u2", "u1", "u3"]),
        ("u2 artillery 4N, u3 infantry 5", "vE", ["u2", "u3", "u1"], None),
        ("u3 infantry 5", "vW", ["u1", "u3"], None),
    ],
)
def test_8_23_above_or_below_the_guns(there, facing, above, below):
    table = moving(f"0505 vE: u1 infantry 5\n0605 {facing}: {there}")
    table.play("Step", to="0605")
    if below is None:
        assert code(table, "JoinStack", above=False) == ("C8.23.d", "no_choice_of_place")
    else:
        under = moving(f"0505 vE: u1 infantry 5\n0605 {facing}: {there}")
        under.play("Step", to="0605")
        under.play("JoinStack", above=False)
        assert under.stack("0605") == below
    table.play("JoinStack")
    assert table.stack("0605") == above


@pytest.mark.rule("C7.32.d")
def test_7_32_joining_refused_units_costs_a_point_more():
    units = "0505 vE: u1 infantry 5 R 7/5 {}\n0605 vE: u2 infantry 5 (refused left)"
    table = moving(units.format("2/1"))
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert table.refused("u1") == "left"
    assert code(moving(units.format("1/1")), "Step", to="0605") == ("C7.32.d", "no_point_left_to_refuse")


@pytest.mark.rule("C7.34.i")
def test_7_34_example_who_joins_refused_units_after_their_fire_does_not_fire():
    from systems.gbacw.rules.extension.positions import strength

    units = "0505 vE attack: u1 infantry 2\n0605 vE attack: u2 infantry 4 (refused left, {})"
    table = moving(units.format("fired"))
    table.play("Step", to="0605")
    table.play("JoinStack")
    assert table.stack("0605") == ["u2", "u1"]
    assert strength(table, "u1", "0605", "N") == 0
    later = moving(units.format("acted"))
    later.play("Step", to="0605")
    later.play("JoinStack")
    assert (strength(later, "u1", "0605", "N"), strength(later, "u1", "0605", "NE")) == (2, 0)


@pytest.mark.rule("C9.43.c", "C8.25.a")
def test_9_43_who_came_by_the_way_does_not_join_more_than_march_limits_allow():
    road = "road 0505 0605 0706"
    table = moving("0505 vE: u1 infantry 5\n0605 vE: u2 infantry 5", map=road)
    table.play("Step", to="0605", way=True)
    assert code(table, "EndUnit") == ("C9.43.c", "too_many_for_ways")
    over_the_ground = moving("0505 vE: u1 infantry 5\n0605 vE: u2 infantry 5", map=road)
    over_the_ground.play("Step", to="0605")
    assert over_the_ground.allows("EndUnit")
    start = moving("0505 vE: u1 infantry 5, u2 infantry 5", map=road)
    start.play("Step", to="0605", way=True)
    assert start.allows("EndUnit")


# --- 8.24 changing places --------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.24.a", "C8.24.c")
def test_8_24_a_unit_changes_its_place_instead_of_moving():
    table = moving("0505 vE: u2 infantry 5, u1 infantry 5")
    assert code(table, "Reorder", place=1) == ("C8.24.a", "no_such_place")
    table.play("Reorder", place=0)
    assert (table.stack("0505"), table.left(), table.has_mark("u1", "reordered")) == (["u1", "u2"], 0, True)
    assert code(table, "Step", to="0605") == ("C8.24.a", "reorder_instead_of_moving")
    assert code(table, "Reorder", place=1) == ("C8.24.a", "reorder_instead_of_moving")
    moved = moving("0505 vE: u2 infantry 5, u1 infantry 5")
    moved.play("Turn", facing="vNE")
    assert code(moved, "Reorder", place=0) == ("C8.24.a", "reorder_instead_of_moving")
    fired = moving("0505 vE: u2 infantry 5, u1 infantry 5 (fired)")
    assert code(fired, "Reorder", place=0) == ("C8.24.c", "fired_in_advance")


@pytest.mark.rule("C8.24.c", "C8.24.e")
def test_8_24_who_has_changed_its_place_does_not_fire_in_advance_nor_prepared():
    from caracole.systems.gbacw.rules.fire import declare
    from systems.gbacw.rules.extension.positions import number

    table = moving("0505 vE: u2 infantry 5, u1 infantry 5\n0805 vW: c1 infantry", **SILENT)
    table.play("Reorder", place=0)
    refusal = declare.why_not_fire(table.game, table.state, number(table, "unit", "u1"))
    assert (refusal.rule, refusal.code) == ("C8.24.c", "reordered_in_advance")
    assert code(table, "FireAt", target="0805") == ("C8.24.c", "reordered_in_advance")


@pytest.mark.rule("C8.24.d")
def test_8_24_not_in_the_front_of_the_enemy():
    table = moving("0505 vE: u2 infantry 5, u1 infantry 5\n0605 vW: c1 infantry", **SILENT)
    assert code(table, "Reorder", place=0) == ("C8.24.d", "in_front_of_enemy")
    behind = moving("0505 vE: u2 infantry 5, u1 infantry 5\n0605 vE: c1 infantry", **SILENT)
    assert behind.allows("Reorder", place=0)


@pytest.mark.rule("C8.24.b", "C8.37.a")
def test_8_24_a_battery_orders_its_sections_once_before_it_fires():
    table = moving("0505 vE: u1 artillery 4N+2H12")
    table.play("Step", to="0605")
    table.play("OrderSections", section=1)
    assert table.left() == 7
    assert code(table, "OrderSections", section=0) == ("C8.24.b", "sections_ordered_already")
    assert code(moving("0505 vE: u1 artillery 4N"), "OrderSections", section=1) == ("C8.24.b", "no_such_section")
    fired = moving("0505 vE: u1 artillery 4N+2H12 (fired)")
    assert code(fired, "OrderSections", section=1) == ("C8.24.b", "battery_has_fired")


# --- 8.21 one at a time, or as a stack -------------------------------------------------------------------------------


@pytest.mark.rule("C8.21.a", "C8.21.b", "C8.12.a")
def test_8_21_a_stack_within_march_limits_moves_along_ways_as_one():
    table = moving("0505 vE: u1 infantry 3, u2 infantry 4 R 7/5 4/3", map="road 0505 0605 0706")
    table.play("MoveStack", units=["u2"])
    assert table.left() == 4
    assert code(table, "Step", to="0604") == ("C8.21.b", "stack_keeps_to_ways")
    table.play("Step", to="0605", way=True)
    assert table.stack("0605") == ["u1", "u2"]
    table.play("Turn", facing="vSE")
    table.play("EndUnit")
    assert (table.facing("u1"), table.facing("u2")) == ("vSE", "vSE")
    assert (table.asked, table.left()) == ("unit.act", 0)
    table.play("EndUnit")
    assert table.asked == "brigade.act"
    assert code(table, "ActivateUnit", unit="u2")[1] == "has_acted"


@pytest.mark.rule("C8.21.b", "C8.12.c", "C8.12.d")
@pytest.mark.parametrize(
    ("stack", "mates", "why"),
    [
        ("u1 infantry 4, u2 infantry 4", ["u2"], "beyond_march_limits"),
        ("u1 infantry 4, u2 artillery 4N", ["u2"], "beyond_march_limits"),
        ("u1 artillery 6N, u2 artillery 6N", ["u2"], None),
        ("u1 infantry 3, u2 infantry 3 (acted)", ["u2"], "other_has_acted"),
        ("u1 infantry 3, u2 artillery 4N @u-guns", ["u2"], "other_has_acted"),
        ("u1 infantry 2, u2 infantry 2, u3 infantry 2", ["u3", "u2"], "not_of_this_stack"),
        ("u1 infantry 2, u2 infantry 2 (march)", ["u2"], "other_orders"),
        ("u1 infantry 2, u2 infantry 2 (building)", ["u2"], "finished"),
    ],
)
def test_8_21_who_may_go_along(stack, mates, why):
    table = moving(f"0505 vE: {stack}", map="road 0505 0605")
    found = table.refusal("MoveStack", units=mates)
    assert (None if found is None else found.code) == why


@pytest.mark.rule("C8.21.b")
def test_8_21_a_stack_goes_as_one_from_the_start_and_meets_no_friends():
    table = moving("0505 vE: u1 infantry 2, u2 infantry 2\n0605 vE: u3 infantry 2", map="road 0505 0605")
    table.play("Turn", facing="vSE")
    assert code(table, "MoveStack", units=["u2"]) == ("C8.21.b", "stack_moves_from_the_start")
    friends = moving("0505 vE: u1 infantry 2, u2 infantry 2\n0605 vE: u3 infantry 2", map="road 0505 0605")
    friends.play("MoveStack", units=["u2"])
    assert code(friends, "Step", to="0605", way=True) == ("C8.21.b", "stack_meets_friends")


@pytest.mark.rule("C8.11.c", "C8.21.d")
def test_8_11_leaders_never_count_and_move_with_units():
    table = acting(
        "0505 vE: u1 infantry 7\n0605 vE: u2 infantry 8",
        leaders="0505: u-smith brigade\n0605: u-jones division @u-division",
        entrenchments="0605 vE",
    )
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    assert table.allows("EndUnit"), "15 points, whoever else is there"


@pytest.mark.rule("C8.22.a", "C8.44.c")
def test_8_22_a_line_that_wheeled_among_friends_goes_back_as_it_stood():
    table = moving("0505 vE: u1 infantry 8 R 7/5 4/4 (line 0506)\n0605 vE: u2 infantry 8")
    table.play("Step", to="0604")
    table.play("Wheel", pivot="0605")
    assert table.facing("u1") == "vSE"
    table.play("EndUnit")
    assert table.rules_of("unit_sent_back") == ["C8.22.a"]
    assert (table.where("u1"), table.extension("u1"), table.facing("u1")) == ("0505", ["0506"], "vE")


@pytest.mark.rule("C8.44.c", "C8.41.e")
def test_8_44_a_line_keeps_its_facing_when_another_closes_up_in_its_hex():
    """u1 goes through the line of u2 and draws its left in: u2 stands as it stood."""
    table = moving("0803 vNE: u1 infantry 9 (line 0904)\n0903 vSE: u2 infantry 8 (line 1002)")
    table.play("Step", to="0802")
    table.play("Retract", part="0802")
    assert (table.where("u1"), table.formation("u1"), table.facing("u1")) == ("0903", "ordinary", "vNE")
    assert (table.formation("u2"), table.facing("u2")) == ("line", "vSE")


@pytest.mark.rule("C7.11.c", "C8.41.e")
def test_8_41_who_closes_up_in_passing_turns_nobody():
    """u1 goes through guns on the march: when its right closes up there they still look along their road."""
    table = moving("0803 vNE: u1 infantry 9 (line 0904)\n0903 sN: u2 artillery 4N (march)")
    table.play("Step", to="0802")
    table.play("Retract", part="0802")
    assert table.where("u1") == "0903"
    assert table.facing("u2") == "sN"
