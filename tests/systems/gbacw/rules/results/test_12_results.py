"""12.1 to 12.3 and 8.35: how a fire result is applied to a hex."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.fire.positions import firing, modifiers, shoot
from systems.gbacw.rules.results.positions import hit, suffer, table_with

AT_RANGE = "1010 vW: c1 infantry"


def checked(table):
    return [event.args["unit"] for event in table.last if event.kind == "cohesion_checked"]


def totals(table):
    return [event.args["total"] for event in table.last if event.kind == "cohesion_checked"]


# --- 12.2 losses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.11.a", "C12.12.a", "C12.13.a")
def test_12_1_a_unit_has_as_many_steps_as_points_and_is_gone_after_the_last():
    table = table_with(f"0505 vE: u1 infantry 6\n{AT_RANGE}")
    for left in (4, 2):
        hit(table, "0505", "2")
        assert table.strength("u1") == left
    hit(table, "0505", "2")
    assert table.is_eliminated("u1")


@pytest.mark.rule("C12.22.a", "C12.22.b", "C12.21.a")
def test_12_22_losses_go_to_the_top_unit_and_the_rest_to_the_next():
    table = table_with(f"0505 vE: u1 infantry 2, u2 infantry 6\n{AT_RANGE}")
    hit(table, "0505", "3", 10)
    assert table.is_eliminated("u1")
    assert table.strength("u2") == 5


@pytest.mark.rule("C12.22.c")
def test_12_22_losses_beyond_the_last_unit_are_ignored():
    table = table_with(f"0505 vE: u1 infantry 2\n{AT_RANGE}")
    hit(table, "0505", "3D")
    assert table.is_eliminated("u1")
    assert table.asked == "brigade.act"


@pytest.mark.rule("C12.21.b", "C10.41.f")
def test_12_21_losses_come_before_the_check():
    table = table_with(f"0505 vE: u1 infantry 6\n{AT_RANGE}")
    hit(table, "0505", "1d", 9)
    assert [event.kind for event in table.last] == ["strength_lost", "cohesion_checked", "unit_disordered"]


@pytest.mark.rule("C12.22.d", "C10.67.c")
def test_12_22_under_shell_every_unit_loses_for_itself_unless_the_players_say_once():
    words = f"0505 vE: u1 infantry 6, u2 infantry 5\n{AT_RANGE}"
    table = table_with(words)
    hit(table, "0505", "1", cause="shell")
    assert (table.strength("u1"), table.strength("u2")) == (5, 4)
    once = table_with(words, options={"shell_losses_once": True})
    hit(once, "0505", "1", cause="shell")
    assert (once.strength("u1"), once.strength("u2")) == (5, 5)


# --- 12.23 Collapse --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.23.a")
def test_12_23_example_1_the_fifth_loss_of_eight_collapses_the_unit():
    table = table_with(f"0505 vE: u1 infantry 8\n{AT_RANGE}")
    hit(table, "0505", "4")
    assert not table.is_collapsed("u1")
    hit(table, "0505", "1")
    assert table.is_collapsed("u1")
    assert table.is_disordered("u1")


@pytest.mark.rule("C12.23.a")
def test_12_23_guns_do_not_collapse():
    table = table_with(f"0505 vE: u-bat artillery 4N\n{AT_RANGE}")
    hit(table, "0505", "3")
    assert not table.is_collapsed("u-bat")


@pytest.mark.rule("C12.23.b")
def test_12_23_an_extended_unit_is_one_unit():
    table = table_with(f"0505 vE: u1 infantry 9 (line 0506)\n{AT_RANGE}")
    hit(table, "0506", "4")
    assert not table.is_collapsed("u1"), "five of nine are left, though the hex that was hit had no more than five"
    hit(table, "0506", "1")
    assert table.is_collapsed("u1")


@pytest.mark.rule("C12.23.c", "C12.23.d", "C12.51.a3")
def test_12_23_example_2_a_collapse_by_1d_is_followed_by_a_second_disorder_a_retreat_and_a_rout_check():
    table = table_with("0505 vE: u1 infantry 8 (lost 4)\n0705 vW: c1 infantry")
    hit(table, "0505", "1D")
    assert table.is_collapsed("u1")
    assert table.strength("u1") == 2
    assert table.asked == "retreat.choose"
    table.dice(6).play("Retreat", units=["u1"], path=["0405"])
    assert checked(table) == ["u1"]
    assert table.is_routed("u1")


@pytest.mark.rule("C12.23.d")
def test_12_23_the_loss_that_collapses_calls_for_no_rout_check_but_every_later_one_does():
    table = table_with(f"0505 vE: u1 infantry 8 (lost 4)\n{AT_RANGE}")
    hit(table, "0505", "1")
    assert checked(table) == []
    hit(table, "0505", "1", 5)
    assert checked(table) == ["u1"]
    assert table.where("u1") == "0505"


@pytest.mark.rule("C12.23.d", "C12.54.a")
@pytest.mark.parametrize("revision", [2, 1])
def test_12_23_every_time_means_also_twice_in_the_wake_of_one_result(revision):
    """Shell takes a point from both; u1 passes its check, u2 fails it and Routs. That shakes u1 a second time, which
    costs it a point more and a retreat: after it u1 checks again."""
    stack = "0505 vE: u1 infantry 12 R 7/5 (lost 7, collapsed), u2 infantry 12 R 7/5 (lost 7, collapsed)"
    table = table_with(f"{stack}\n{AT_RANGE}", revision=revision)
    hit(table, "0505", "1", 1, 9, 9, 1, cause="shell")
    assert (table.is_routed("u2"), table.strength("u1"), table.asked) == (True, 3, "retreat.choose")
    table.dice(*((9,) if revision >= 2 else ())).play(table.candidates()[0])
    assert (table.is_routed("u1"), table.asked) == (revision >= 2, "brigade.act")


# --- 12.31, 12.32 Disorder -------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.31.a", "C12.32.b")
def test_12_31_disorder_turns_the_counter_and_keeps_facing_and_strength():
    table = table_with(f"0505 vE: u1 infantry 7 R 7/5 6/4\n{AT_RANGE}")
    hit(table, "0505", "D")
    assert table.is_disordered("u1")
    assert (table.cohesion("u1"), table.strength("u1"), table.facing("u1")) == (5, 7, "vE")


@pytest.mark.rule("C12.31.b")
def test_12_31_disordered_guns_move_as_before():
    from caracole.systems.gbacw.rules.movement.movement import allowance

    table = table_with(f"0505 vE: u-bat artillery 4N\n{AT_RANGE}")
    before = allowance(table.game, table.state, 0)
    hit(table, "0505", "D")
    assert allowance(table.game, table.state, 0) == before


@pytest.mark.rule("C12.31.c")
def test_12_31_disorder_of_an_extension_is_disorder_of_the_unit():
    table = table_with(f"0505 vE: u1 infantry 9 (line 0506)\n{AT_RANGE}")
    hit(table, "0506", "D")
    assert table.is_disordered("u1")


@pytest.mark.rule("C12.32.a")
@pytest.mark.parametrize(("code", "die", "disordered"), [("d", 7, False), ("d", 8, True), ("d+2", 6, True)])
def test_12_32_d_is_a_check_with_what_the_code_adds(code, die, disordered):
    table = table_with(f"0505 vE: u1 infantry 7 R 7/5\n{AT_RANGE}")
    hit(table, "0505", code, die)
    assert table.is_disordered("u1") is disordered


@pytest.mark.rule("C12.32.a")
def test_12_32_leaders_in_the_hex_help():
    table = table_with(f"0505 vE: u1 infantry 7 R 7/5\n{AT_RANGE}", leaders="0505: u-smith brigade")
    hit(table, "0505", "d", 8)
    assert not table.is_disordered("u1")


# --- 8.35 stacks -----------------------------------------------------------------------------------------------------

STACK = f"0505 vE: u1 infantry 2 R 7/5, u2 infantry 3 R 7/5, u3 infantry 4 R 7/5\n{AT_RANGE}"


@pytest.mark.rule("C8.35.a")
def test_8_35_the_top_unit_takes_the_result_and_if_it_stands_nobody_else_checks():
    table = table_with(STACK)
    hit(table, "0505", "d", 7)
    assert checked(table) == ["u1"]


@pytest.mark.rule("C8.35.b")
def test_8_35_if_the_top_unit_is_disordered_the_others_check_without_what_the_code_adds():
    table = table_with(STACK)
    hit(table, "0505", "d+2", 6, 7, 8)
    assert totals(table) == [8, 7, 8]
    assert [table.is_disordered(unit) for unit in ("u1", "u2", "u3")] == [True, False, True]


@pytest.mark.rule("C8.35.b")
def test_8_35_a_second_disorder_of_the_top_unit_calls_for_their_checks_too():
    table = table_with("0505 vE: u1 infantry 2 (disordered), u2 infantry 3\n0705 vW: c1 infantry")
    hit(table, "0505", "D", 1)
    assert checked(table) == ["u2"]


@pytest.mark.rule("C8.35.c", "C10.41.g")
def test_8_35_if_losses_eliminate_the_top_unit_the_d_is_dropped_and_the_others_check():
    table = table_with(STACK)
    hit(table, "0505", "3D", 1, 1)
    assert table.is_eliminated("u1")
    assert table.strength("u2") == 2
    assert checked(table) == ["u2", "u3"]
    assert not table.is_disordered("u2")


@pytest.mark.rule("C8.35.d", "C10.67.c")
def test_8_35_example_shell_strikes_each_unit_and_failure_of_one_is_no_matter_for_another():
    table = table_with(f"0505 vE: u1 infantry 2 R 7/5, u2 infantry 3 R 7/5\n{AT_RANGE}")
    hit(table, "0505", "d", 8, 7, cause="shell")
    assert checked(table) == ["u1", "u2"]
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (True, False)


@pytest.mark.rule("C8.35.e", "C10.43.b")
def test_8_35_pre_assault_fire_strikes_the_topmost_assaulting_unit():
    table = table_with(STACK)
    hit(table, "0505", "4", 1, 1, cause="pre_assault", units="u2, u3")
    assert table.is_eliminated("u2")
    assert (table.strength("u1"), table.strength("u3")) == (2, 3)
    assert checked(table) == ["u3", "u1"]


@pytest.mark.rule("C8.35.e")
def test_8_35_what_is_left_over_goes_to_the_top_of_the_hex_if_no_other_assaults():
    table = table_with(STACK)
    hit(table, "0505", "4", 1, 1, cause="pre_assault", units="u2")
    assert table.is_eliminated("u2")
    assert table.strength("u1") == 1


@pytest.mark.rule("C10.41.h")
def test_10_41_fire_at_a_hex_that_is_empty_does_nothing():
    table = table_with(f"0505 vE: u1 infantry 2\n{AT_RANGE}")
    hit(table, "0606", "1D")
    assert table.last == []


def test_a_collapse_of_the_top_unit_counts_as_its_disorder():
    """RN-P1.1."""
    table = table_with(f"0505 vE: u1 infantry 6 (lost 3), u2 infantry 3\n{AT_RANGE}")
    hit(table, "0505", "1", 1)
    assert checked(table) == ["u2"]


# --- 12.35 Second Disorder -------------------------------------------------------------------------------------------

NEAR = "0705 vW: c1 infantry"
SHAKEN = f"0505 vE: u1 infantry 6 R 7/5 (disordered)\n{NEAR}"


@pytest.mark.rule("C12.35.a", "C12.42.c", "C12.41.a")
def test_12_35_from_fire_it_costs_a_point_and_a_retreat_of_one_or_two_hexes():
    table = table_with(SHAKEN)
    hit(table, "0505", "D")
    assert (table.strength("u1"), table.is_disordered("u1")) == (5, True)
    assert {len(each["path"]) for each in table.candidates()} == {1, 2}


CHECKED = ("pre_assault", "retreat_before", "assault", "reaction", "rout", "friendly_fire", "retreat_through")


@pytest.mark.rule("C12.35.b", "C12.35.c", "C12.51.a1", "C12.53.a")
@pytest.mark.parametrize("cause", CHECKED)
def test_12_35_from_other_causes_it_checks_and_failure_is_rout(cause):
    table = table_with(SHAKEN)
    suffer(table, "u1", cause, 6, by="c1")
    assert table.is_routed("u1")
    assert table.strength("u1") == 6


@pytest.mark.rule("C12.35.d", "C12.42.c")
@pytest.mark.parametrize("cause", CHECKED)
def test_12_35_who_passes_loses_a_point_and_retreats(cause):
    table = table_with(SHAKEN)
    suffer(table, "u1", cause, 5, by="c1")
    assert table.strength("u1") == 5
    assert table.asked == "retreat.choose"


@pytest.mark.rule("C12.35.d")
def test_12_35_who_is_eliminated_by_it_neither_retreats_nor_checks():
    table = table_with("0505 vE: u1 infantry 1 (disordered)\n0705 vW: c1 infantry")
    hit(table, "0505", "D")
    assert table.is_eliminated("u1")
    assert table.asked == "brigade.act"


@pytest.mark.rule("C12.35.e")
def test_12_35_after_a_reaction_it_may_not_return_the_fire():
    table = table_with(SHAKEN)
    suffer(table, "u1", "reaction", 5, by="c1")
    unit = table.game.field.numbers["unit"]
    assert ("no_return", unit["u1"], unit["c1"]) in table.state.notes
    other = table_with(SHAKEN)
    suffer(other, "u1", "friendly_fire", 5, by="c1")
    assert not any(row[0] == "no_return" for row in other.state.notes)


@pytest.mark.rule("C12.35.g")
def test_12_35_after_an_assault_foot_loses_a_point_and_horse_is_blown():
    table = table_with("0505 vE: u1 infantry 6 (disordered), u2 infantry 4 (disordered)\n1010 vW: c1 infantry")
    suffer(table, "u1, u2", "after_assault")
    assert (table.strength("u1"), table.strength("u2")) == (5, 4)
    horse = table_with("0505 vE: u1 cavalry 4 (disordered)\n1010 vW: c1 infantry")
    suffer(horse, "u1", "after_assault")
    assert (horse.is_blown("u1"), horse.strength("u1")) == (True, 4)


@pytest.mark.rule("C12.35.h")
@pytest.mark.parametrize("cause", ["fire", "rout"])
def test_12_35_a_phasing_unit_does_nothing_more_in_this_activation(cause):
    table = table_with("0505 vE: u1 infantry\n0705 vW: c1 infantry (disordered)")
    suffer(table, "c1", cause, *([1] if cause == "rout" else []), by="u1")
    table.play("Retreat", units=["c1"], path=["0805"])
    refusal = table.refusal("ActivateUnit", unit="c1")
    assert (refusal.rule, refusal.code) == ("C12.47.a", "finished")


@pytest.mark.rule("C12.35.i", "C12.35.k")
def test_12_35_a_stack_loses_one_point_in_all_from_the_unit_on_top():
    table = table_with("0505 vE: u0 infantry 3, u1 infantry 4 (disordered), u2 infantry 5 (disordered)\n" + NEAR)
    hit(table, "0505", "D", 9, 9)
    assert [table.strength(unit) for unit in ("u0", "u1", "u2")] == [2, 4, 5]
    assert {tuple(each["units"]) for each in table.candidates()} == {("u1",), ("u2",), ("u1", "u2")}


@pytest.mark.rule("C12.35.j")
def test_12_35_each_result_or_step_counts_for_itself():
    table = table_with("0505 vE: u1 infantry 6 (disordered)\n1010 vW: c1 infantry")
    suffer(table, "u1", "after_assault")
    suffer(table, "u1", "after_assault")
    assert table.strength("u1") == 4


@pytest.mark.rule("C12.35.l")
def test_12_35_under_shell_the_die_says_who_loses_it():
    table = table_with("0505 vE: u1 infantry 4 (disordered), u2 infantry 5 (disordered)\n0905 vW: c1 infantry")
    hit(table, "0505", "D", 2, cause="shell")
    assert (table.strength("u1"), table.strength("u2")) == (4, 4)


@pytest.mark.rule("C12.35.l", "C12.35.k", "C12.35.i")
@pytest.mark.parametrize(("revision", "dice", "left"), [(2, (), (5, 6)), (1, (2,), (6, 5))])
def test_12_35_but_not_in_a_stack_that_a_rout_has_shaken(revision, dice, left):
    """Shell Routs the Collapsed u1; u2 and u3 beside it fail their checks, which are no fire: the top unit pays."""
    units = "0505 vE: u1 infantry 12 R 7/5 (lost 7, collapsed)"
    units += "\n0506 vE: u2 infantry 6 R 7/5 (disordered), u3 infantry 6 R 7/5 (disordered)"
    table = table_with(f"{units}\n{AT_RANGE}", revision=revision)
    hit(table, "0505", "1", 9, 9, 9, 1, 1, *dice, cause="shell")
    assert table.is_routed("u1")
    assert (table.strength("u2"), table.strength("u3")) == left
    assert table.asked == "retreat.choose"


# --- 12.36 guns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.36.a", "C12.8.a")
@pytest.mark.parametrize("cause", ["friendly_fire", "pre_assault", "assault", "retreat_through"])
def test_12_36_disordered_guns_are_abandoned(cause):
    table = table_with(f"0505 vE: u-bat artillery 4N (disordered)\n{NEAR}")
    suffer(table, "u-bat", cause, by="c1")
    assert (table.abandoned("u-bat"), table.where("u-bat"), table.guns("u-bat")) == (1, "0505", (4,))


@pytest.mark.rule("C12.36.b")
def test_12_36_from_fire_they_lose_a_gun_and_stay():
    table = table_with(f"0505 vE: u-bat artillery 4N (disordered)\n{NEAR}")
    hit(table, "0505", "D")
    assert (table.guns("u-bat"), table.where("u-bat"), table.asked) == ((3,), "0505", "brigade.act")


@pytest.mark.rule("C9.63.f")
def test_9_63_a_second_disorder_of_a_reaction_move_costs_a_point_or_a_gun_only():
    table = table_with(
        "0505 vE: u1 cavalry 4 (disordered)\n0707 vE: u-bat artillery 4N (disordered)\n1515 vW: c1 infantry"
    )
    suffer(table, "u1, u-bat", "reaction_move")
    assert (table.strength("u1"), table.guns("u-bat"), table.asked) == (3, (3,), "brigade.act")


@pytest.mark.rule("C12.34.d")
def test_12_34_disorder_spoils_fire_and_silences_guns_but_guns_move():
    table = firing("0505 vE: u1 infantry 7 R (disordered)\n0605 vW: c1 infantry 7 9/9")
    shoot(table, 1, target="0605")
    assert modifiers(table)["disordered"] == -1
    guns = firing("0505 vE: u1 artillery 4N (disordered)\n1109 vW: c1 infantry 7 9/9")
    assert guns.refusal("FireAt", target="1109").code == "guns_disordered"
    guns.play("Step", to="0604")
    assert guns.where("u1") == "0604"
