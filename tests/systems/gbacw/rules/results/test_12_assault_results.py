"""8.36 and 12 in an assault: what each band of the table does to both sides."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.results.positions import clash, table_with

FACE_TO_FACE = "0505 vE: u1 infantry 6\n0604 vW: c1 infantry 7"


@pytest.mark.rule("C12.42.a")
def test_12_42_on_one_or_less_the_attacker_is_disordered_and_retreats_a_hex():
    table = table_with(FACE_TO_FACE)
    clash(table, "c1", "u1", 1)
    assert table.is_disordered("c1")
    assert {tuple(each["path"]) for each in table.candidates()} == {("0603",), ("0704",), ("0705",)}
    table.play("Retreat", units=["c1"], path=["0704"])
    assert table.where("c1") == "0704"
    assert table.has_mark("c1", "finished")


@pytest.mark.rule("C12.42.a", "C8.36.d")
def test_12_42_on_five_to_nine_the_defender_is_disordered_and_retreats_a_hex():
    for die in (5, 9):
        table = table_with(FACE_TO_FACE)
        clash(table, "c1", "u1", die)
        assert table.is_disordered("u1")
        assert {len(each["path"]) for each in table.candidates()} == {1}
        table.play("Retreat", units=["u1"], path=["0405"])
        assert table.where("u1") == "0405"


@pytest.mark.rule("C12.42.b", "C12.51.a2")
def test_12_42_on_ten_the_defender_checks_for_rout_and_retreats_two_hexes():
    table = table_with(FACE_TO_FACE)
    clash(table, "c1", "u1", 10, 5)
    assert table.strength("u1") == 5
    assert table.is_disordered("u1")
    assert {len(each["path"]) for each in table.candidates()} == {2}
    routed = table_with(FACE_TO_FACE)
    clash(routed, "c1", "u1", 10, 6)
    assert routed.is_routed("u1")


@pytest.mark.rule("C8.36.b")
def test_8_36_the_top_unit_takes_the_loss():
    table = table_with("0505 vE: u1 infantry 6, u2 infantry 4\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u2", 10, 1, 1)
    assert (table.strength("u1"), table.strength("u2")) == (5, 4)


@pytest.mark.rule("C8.36.c", "C12.22.d")
def test_8_36_in_a_bloody_stalemate_the_best_cohesion_takes_the_loss():
    table = table_with("0505 vE: u1 infantry 6 R 6/4, u2 infantry 4 R 8/6\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u2", 3, 1, 1, 1)
    assert (table.strength("u1"), table.strength("u2"), table.strength("c1")) == (6, 3, 6)


@pytest.mark.rule("C8.36.c", "C11.64.b")
def test_8_36_but_guns_on_top_of_the_defenders_lose_one():
    table = table_with("0505 vE: u-bat artillery 4N, u2 infantry 4 R 9/6\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u-bat, u2", 3, 1, 1, 1)
    assert (table.guns("u-bat"), table.strength("u2")) == ((3,), 4)


@pytest.mark.rule("C8.36.e")
def test_8_36_disorder_strikes_the_whole_stack_and_is_a_second_one_for_some():
    table = table_with("0505 vE: u1 infantry 6, u2 infantry 4 (disordered)\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u2", 5, 1)
    assert table.is_disordered("u1")
    assert table.strength("u2") == 3
    assert {tuple(each["units"]): len(each["path"]) for each in table.candidates()}[("u1",)] == 1


@pytest.mark.rule("C8.36.i")
def test_8_36_who_only_stands_with_the_attackers_is_disordered_and_retreats_with_them():
    table = table_with("0505 vE: u1 infantry 6\n0604 vW: c1 infantry 3, c2 infantry 4")
    clash(table, "c1", "u1", 1)
    assert table.is_disordered("c2")
    table.play("Retreat", units=["c1", "c2"], path=["0704"])
    assert table.stack("0704") == ["c1", "c2"]


@pytest.mark.rule("C11.64.c")
def test_11_64_guns_in_a_broken_line_are_abandoned():
    table = table_with("0505 vE: u-bat artillery 4N\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u-bat", 10)
    assert table.abandoned("u-bat") == 1
    assert table.where("u-bat") == "0505"


@pytest.mark.rule("C12.36.a", "C11.65.a")
def test_12_36_disordered_guns_disordered_by_an_assault_are_abandoned_and_do_not_retreat():
    table = table_with("0505 vE: u-bat artillery 4N (disordered)\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u-bat", 5)
    assert (table.abandoned("u-bat"), table.where("u-bat")) == (1, "0505")


@pytest.mark.rule("C12.51.a2", "C12.32.b")
@pytest.mark.parametrize(("die", "routs"), [(5, False), (6, True), (7, True)])
def test_12_51_a_broken_defender_checks_as_the_disordered_unit_that_it_has_become(die, routs):
    """RN12.51.1: u1 was in Good Order (Cohesion 7, Disordered 5). The band takes a point and its order, then it checks,
    once; there is no Second Disorder."""
    table = table_with("0505 vE: u1 infantry 7 R 7/5\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1", 10, die)
    checks = [event for event in table.last if event.kind == "cohesion_checked"]
    assert [event.args["cohesion"] for event in checks] == [5]
    assert (table.is_routed("u1"), table.strength("u1")) == (routs, 6)
    assert table.is_disordered("u1")


# --- 12.23 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.23.e")
def test_12_23_a_collapsed_defender_makes_one_rout_check_on_ten():
    """A point for the band and one for the Second Disorder: it checks once, before its retreat, and not after it."""
    table = table_with("0505 vE: u1 infantry 12 R 7/5 (lost 7, collapsed)\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1", 10, 5)
    assert table.strength("u1") == 3
    assert table.asked == "retreat.choose"
    table.play(table.candidates()[0])
    assert [event.args["why"] for event in table.happened("cohesion_checked")] == ["broken"]
    assert table.asked == "brigade.act"


# --- 12.48, 12.52 ----------------------------------------------------------------------------------------------------

BOTH_SHAKEN = """
    0505 vE: u1 infantry 6 R 7/{ours} (disordered)
    0604 vW: c1 infantry 7 R 7/{theirs} (disordered)
"""


@pytest.mark.rule("C12.48.a")
@pytest.mark.parametrize(("ours", "theirs", "first"), [(5, 6, "u1"), (6, 5, "c1"), (5, 5, "u1")])
def test_12_48_the_steadier_side_retreats_last_and_on_a_tie_the_defenders_go_first(ours, theirs, first):
    table = table_with(BOTH_SHAKEN.format(ours=ours, theirs=theirs))
    # Both fail the check of the stalemate, and pass that of the Second Disorder.
    clash(table, "c1", "u1", 3, 9, 9, 1, 1)
    assert table.asked == "retreat.choose"
    assert {unit for each in table.candidates() for unit in each["units"]} == {first}


@pytest.mark.rule("C12.48.b")
def test_12_48_fatigue_lowers_the_cohesion_for_the_comparison():
    table = table_with(
        BOTH_SHAKEN.format(ours=6, theirs=5), options={"fatigue": True}, fatigue={"u-brigade": 3, "c-brigade": 0}
    )
    clash(table, "c1", "u1", 3, 9, 9, 1, 1)
    assert {unit for each in table.candidates() for unit in each["units"]} == {"u1"}


@pytest.mark.rule("C12.52.a", "C12.52.b")
@pytest.mark.parametrize(("ours", "theirs", "stands"), [(6, 5, "u1"), (5, 6, "c1"), (5, 5, "c1")])
def test_12_52_if_both_would_rout_the_steadiest_unit_stands(ours, theirs, stands):
    table = table_with(BOTH_SHAKEN.format(ours=ours, theirs=theirs))
    clash(table, "c1", "u1", 3, 9, 9, 9, 9)
    assert {unit for unit in ("u1", "c1") if not table.is_routed(unit)} == {stands}


@pytest.mark.rule("C12.52.c")
def test_12_52_fatigue_counts_here_too():
    table = table_with(
        BOTH_SHAKEN.format(ours=6, theirs=5), options={"fatigue": True}, fatigue={"u-brigade": 4, "c-brigade": 0}
    )
    clash(table, "c1", "u1", 3, 9, 9, 9, 9)
    assert table.is_routed("u1")
    assert not table.is_routed("c1")


@pytest.mark.rule("C12.52.d")
def test_12_52_guns_left_behind_count_as_rout_but_are_not_the_unit_that_stands():
    words = "0505 vE: u-bat artillery 4N 9/9 (disordered)\n0604 vW: c1 infantry 7 R 7/5 (disordered)"
    table = table_with(words)
    clash(table, "c1", "u-bat", 3, 9, 10, 9)
    assert table.abandoned("u-bat") == 0
    assert table.is_routed("c1")
    both = table_with(words.replace("9/9", "7/5"))
    clash(both, "c1", "u-bat", 3, 9, 9, 9)
    assert both.abandoned("u-bat") == 1
    assert not both.is_routed("c1")


def fates(table, *units):
    return {unit: "routed" if table.is_routed(unit) else "stands" for unit in units}


WORN = """
    0505 vE: u1 infantry 6 R 7/{ours} (disordered)
    0604 vW: c1 infantry 12 R 7/{theirs} (lost 7, collapsed)
"""
"""c1, Collapsed, assaults u1, Disordered. In a stalemate both lose a point; u1 fails its check and the next, c1 passes
the first: it has its own for Rout to make, after everything else (12.23)."""


@pytest.mark.rule("C12.52.a", "C12.52.b", "C12.52.e", "C12.23.d")
@pytest.mark.parametrize(("ours", "theirs", "stands"), [(6, 5, "u1"), (5, 6, "c1"), (5, 5, "c1")])
def test_12_52_a_collapsed_unit_that_would_rout_at_last_counts_too(ours, theirs, stands):
    table = table_with(WORN.format(ours=ours, theirs=theirs))
    # The attacker's check, the defender's, its Second Disorder; then the Collapsed attacker's.
    clash(table, "c1", "u1", 3, 1, 9, 9, 9)
    routs = "c1" if stands == "u1" else "u1"
    assert fates(table, "u1", "c1") == {stands: "stands", routs: "routed"}
    assert [event.args["unit"] for event in table.happened("unit_stood")] == [stands]
    assert table.asked == "brigade.act"


@pytest.mark.rule("C12.52.e", "C12.23.d")
def test_12_52_if_the_collapsed_unit_holds_the_other_side_routs_alone():
    table = table_with(WORN.format(ours=6, theirs=5))
    clash(table, "c1", "u1", 3, 1, 9, 9, 1)
    assert fates(table, "u1", "c1") == {"u1": "routed", "c1": "stands"}
    assert table.happened("unit_stood") == []
    whys = [event.args["why"] for event in table.happened("cohesion_checked")]
    assert whys == ["assault_result", "assault_result", "second_disorder", "frayed"]


@pytest.mark.rule("C12.52.e", "C12.54.a")
def test_12_52_the_friends_of_who_routs_check_when_it_goes():
    """u2 beside u1 is shaken after it is known that c1 stands, and not before."""
    table = table_with(WORN.format(ours=5, theirs=6) + "0506 vE: u2 infantry 6 R 7/5")
    clash(table, "c1", "u1", 3, 1, 9, 9, 9, 8)
    kinds = [event.kind for event in table.events]
    assert kinds.index("unit_stood") < kinds.index("unit_routed") < len(kinds) - 1
    assert table.happened("cohesion_checked")[-1].args["why"] == "rout_nearby"
    assert table.is_disordered("u2")


@pytest.mark.rule("C12.52.e", "C12.23.d")
def test_12_52_who_stands_does_not_rout_after_all_for_being_collapsed():
    """Both fail twice and would Rout; c1, the steadier, is Collapsed and lost a point: it is not asked again."""
    table = table_with(WORN.format(ours=5, theirs=6))
    clash(table, "c1", "u1", 3, 9, 9, 9, 9)
    assert fates(table, "u1", "c1") == {"u1": "routed", "c1": "stands"}
    assert table.asked == "brigade.act"
    # In the next assault it is as before: it loses a point again and makes its check for that.
    table = table_with("0505 vE: u3 infantry 6\n0604 vW: c1 infantry 12 R 7/6 (lost 8, collapsed)")
    clash(table, "c1", "u3", 3, 1, 1, 9)
    assert table.is_routed("c1")


@pytest.mark.rule("C12.52.e", "C11.59.b", "C12.23.d")
def test_12_52_the_last_check_comes_after_the_retreat_of_that_unit_and_before_any_rout():
    """c1 fails its check, stands its Second Disorder and falls back; only then it checks for being Collapsed. u1 is
    about to Rout all the while."""
    table = table_with(WORN.format(ours=6, theirs=5))
    clash(table, "c1", "u1", 3, 9, 9, 9, 1)
    assert (table.asked, table.decision.seats) == ("retreat.choose", (1,))
    assert fates(table, "u1", "c1") == {"u1": "stands", "c1": "stands"}
    table.dice(9).play("Retreat", units=["c1"], path=["0704"])
    assert fates(table, "u1", "c1") == {"u1": "stands", "c1": "routed"}


@pytest.mark.parametrize("dice", [(1, 9, 9, 9), (9, 9, 9, 9)])
def test_12_52_in_a_match_of_revision_1_the_one_side_is_gone_when_the_other_checks(dice):
    table = table_with(WORN.format(ours=5, theirs=6), revision=1)
    clash(table, "c1", "u1", 3, *dice, *((9,) if dice[0] == 9 else ()))
    assert fates(table, "u1", "c1") == {"u1": "routed", "c1": "routed"}


# --- 11.59 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.59.b")
def test_11_59_a_blown_unit_loses_a_point_more_and_checks_for_rout():
    table = table_with("0505 vE: u1 cavalry 6 (blown)\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1", 5, 1)
    # The Second Disorder costs a point, being Blown another; the check for Rout comes after the retreat.
    assert table.strength("u1") == 4
    table.dice(9).play("Retreat", units=["u1"], path=["0405"])
    assert table.is_routed("u1")


@pytest.mark.rule("C11.59.c")
def test_11_59_a_blown_stack_loses_two_points_more_at_most():
    units = "0505 vE: u1 cavalry 2 (blown), u2 cavalry 2 (blown), u3 cavalry 2 (blown)\n0604 vW: c1 infantry 7"
    table = table_with(units)
    clash(table, "c1", "u1, u2, u3", 5, 1, 1, 1, 2)
    # One for the Second Disorders of the stack and one more from the top unit, which is gone; one from u3 by the die.
    assert table.is_eliminated("u1")
    assert (table.strength("u2"), table.strength("u3")) == (2, 1)


@pytest.mark.rule("C8.36.c")
def test_8_36_in_a_stalemate_the_best_cohesion_pays_however_tired_its_brigade_is():
    """Fatigue counts where 12.48 and 12.52 say so, not here."""
    table = table_with(
        "0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5 7/5 @c-red\n0606 vW: c2 infantry 5 6/4 @c-grey",
        active="c-red, c-grey",
        options={"fatigue": True},
        fatigue={"c-red": 4},
    )
    clash(table, "c1, c2", "u1", 3, 1, 1, 1)
    assert [event.args["unit"] for event in table.happened("strength_lost")] == ["c1", "u1"]
