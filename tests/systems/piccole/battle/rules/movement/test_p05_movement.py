"""P4 and P5: how far each type goes, over which ground, along which path."""

from __future__ import annotations

import pytest

from caracole.systems.piccole.battle.rules.components.troops import TROOPS, TYPES
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost
from systems.piccole.battle.positions import box, table_of, why

WOOD = box("wood", 2000, 2000, 2600, 2600)
RIVER = box("major_river", 0, 2900, 6000, 3100)


@pytest.mark.rule("P4.a", "P5.b", "P1.d")
@pytest.mark.parametrize(
    ("kind", "easy", "difficult"),
    [("FtP", 500, 250), ("FtM", 750, 500), ("FtL", 750, 750), ("CvP", 1000, 500), ("CvL", 1250, 500)],
)
def test_each_type_goes_as_far_as_the_table_says(kind: str, easy: int, difficult: int) -> None:
    table = table_of(f"S1 {kind} 3000 2000 0\nS2 {kind} 1500 2000 0", box("rough", 1200, 1000, 1800, 4000))
    assert table.move("S1", (3000, 2000 + easy, 0)) is None
    assert why(table.move("S1", (3000, 2001 + easy, 0))) == ("P5.b", "too_far")
    assert table.move("S2", (1500, 2000 + difficult, 0)) is None
    assert why(table.move("S2", (1500, 2001 + difficult, 0))) == ("P5.b", "too_far")


@pytest.mark.rule("P4.a", "P4.c", "P1.e")
def test_the_table_of_troops() -> None:
    rows = [(troop.factor, troop.figures, troop.disadvantaged, troop.depth) for troop in TROOPS]
    assert rows == [(4, 4, True, 200), (3, 3, False, 200), (2, 2, False, 200), (3, 3, True, 300), (2, 2, True, 300)]
    assert TYPES == ("FtP", "FtM", "FtL", "CvP", "CvL")


@pytest.mark.rule("P5.a", "P5.c")
@pytest.mark.parametrize("end", [(3000, 1300, 0), (3500, 2000, 0), (2600, 1600, 0), (3000, 2400, 90)])
def test_any_direction_and_heading_will_do(end: tuple[int, int, int]) -> None:
    assert table_of("S1 FtM 3000 2000 0").move("S1", end) is None


@pytest.mark.rule("P5.b", "P5.e")
def test_examples_p5_1_to_p5_3() -> None:
    table = table_of("S1 FtP 3000 2000 0\nS2 FtM 1000 2000 0")
    assert table.move("S1", (3000, 2500, 0)) is None
    refusal = table.move("S1", (3000, 2501, 0))
    assert (why(refusal), refusal.args["cost"], refusal.args["allowed"]) == (("P5.b", "too_far"), 501, 500)
    assert table.move("S2", (1450, 2600, 0)) is None
    assert why(table.move("S2", (1451, 2600, 0))) == ("P5.b", "too_far")
    assert table.move("S1", (3000, 2399, 30)) is None
    assert why(table.move("S1", (3000, 2400, 30))) == ("P5.b", "too_far")


@pytest.mark.rule("P5.e")
def test_example_p5_4_what_turning_costs() -> None:
    start = (3000, 2000, 0)
    assert [leg_cost(start, (3000, 2000, h)) for h in (30, 45, 60, 90)] == [104, 153, 200, 283]
    assert leg_cost(start, (3027, 2100, 30)) == 208
    assert leg_cost(start, (3000, 1800, 180)) == 448
    assert leg_cost(start, (3000, 1700, 180)) == 500
    table = table_of("S1 FtP 3000 2000 0\nS2 FtP 1000 2000 0", box("rough", 600, 1500, 1400, 2500))
    assert table.move("S1", (3000, 1800, 180)) is None
    assert why(table.move("S2", (1000, 1800, 180))) == ("P5.b", "too_far")


@pytest.mark.rule("P5.d")
def test_example_p5_5_only_the_ground_at_both_ends_counts() -> None:
    table = table_of("S1 CvL 1900 2300 90", WOOD)
    assert table.move("S1", (3000, 2300, 90)) is None
    assert table.move("S1", (2895, 2300, 90)) is None
    assert why(table.move("S1", (2894, 2300, 90))) == ("P5.b", "too_far")
    assert table.move("S1", (2400, 2300, 90)) is None


@pytest.mark.rule("P5.k")
def test_example_p5_6_a_major_river_slows_the_whole_move() -> None:
    table = table_of("S1 CvP 3000 2800 0", RIVER)
    assert table.move("S1", (3000, 3300, 0)) is None
    # Clear of the river at both ends: the river on the way is what slows it.
    assert why(table.move("S1", (3000, 3400, 0))) == ("P5.k", "too_far")
    dry = table_of("S1 CvP 3000 2800 0", RIVER.replace("major", "minor"))
    assert dry.move("S1", (3000, 3400, 0)) is None


@pytest.mark.rule("P5.f", "P5.g", "P5.h")
def test_example_p5_7_round_a_friend_in_two_legs() -> None:
    table = table_of("S1 FtM 3000 2000 0\nS2 FtP 3000 2300 0")
    assert why(table.move("S1", (3000, 2500, 0))) == ("P7.g", "may_not_pass")
    assert table.move("S1", (3405, 2050, 0), (3400, 2390, 0)) is None
    assert why(table.move("S1", (3405, 2050, 0), (3400, 2391, 0))) == ("P5.b", "too_far")


@pytest.mark.rule("P5.f")
def test_no_more_than_four_legs_and_no_move_that_goes_nowhere() -> None:
    table = table_of("S1 FtM 3000 2000 0")
    steps = [(3000, 2000 + 10 * n, 0) for n in range(1, 6)]
    assert table.move("S1", *steps[:4]) is None
    assert why(table.move("S1", *steps)) == ("P5.f", "too_many_legs")
    assert why(table.refusal("Move", element="S1", x=3000, y=2100, h=0, path=[3000, 2050])) == ("P5.f", "too_many_legs")
    assert why(table.move("S1", (3000, 2000, 0))) == ("P5.f", "goes_nowhere")


@pytest.mark.rule("P5.g")
def test_a_leg_may_be_turned_first_or_slid_first() -> None:
    start, left, right = "S1 CvL 3000 2000 0", "S2 FtP 2595 2100 0", "S3 FtP 3210 2300 0"
    end = (3000, 2400, 90)
    assert table_of(f"{start}\n{left}").move("S1", end) is None  # slid first: turned first it would meet S2
    assert table_of(f"{start}\n{right}").move("S1", end) is None  # turned first: slid first it would meet S3
    assert why(table_of(f"{start}\n{left}\n{right}").move("S1", end)) == ("P7.g", "may_not_pass")


@pytest.mark.rule("P5.h")
def test_enemies_impassable_ground_and_the_edge_stop_a_move() -> None:
    table = table_of(
        "S1 CvL 3000 2000 0\nS2 CvL 1000 300 0\nN1 FtM 3000 2400 90", box("impassable", 900, 700, 1100, 900)
    )
    assert why(table.move("S1", (3000, 3000, 0))) == ("P5.h", "enemy_in_the_way")
    assert why(table.move("S2", (1000, 1400, 0))) == ("P5.h", "impassable_ground")
    assert why(table.move("S2", (1000, 299, 0))) == ("P5.h", "leaves_the_table")
    assert why(table.move("S2", (199, 300, 0))) == ("P5.h", "leaves_the_table")


@pytest.mark.rule("P5.i")
def test_the_final_pose_overlaps_nobody() -> None:
    table = table_of("S1 FtM 2900 2000 0\nS2 FtP 3300 2300 0")
    assert why(table.move("S1", (2906, 2300, 0))) == ("P5.i", "ends_on_another")
    assert table.move("S1", (2905, 2300, 0)) is None


@pytest.mark.rule("P5.j")
def test_contact_is_made_exactly_or_not_at_all() -> None:
    table = table_of("S1 FtM 3400 3600 180\nN1 FtP 3000 3000 180")
    # Two units beside the rear pose would count as contact, so it has to be the pose itself.
    assert table.move("S1", (3000, 3200, 180)) is None
    assert why(table.move("S1", (3002, 3200, 180))) == ("P5.j", "not_the_exact_pose")
    # Touching in any other pose is allowed and is no contact.
    table.play("Move", element="S1", x=3200, y=3200, h=180)
    assert not table.happened("contact_made")


@pytest.mark.rule("P5.l")
def test_a_flank_only_from_behind_its_front_line_and_the_rear_from_behind_its_rear_line() -> None:
    table = table_of("S1 CvL 2500 2990 0\nS2 CvL 3600 3250 0\nN1 FtP 3000 3000 180")
    assert why(table.move("S1", (2800, 3200, 90))) == ("P5.l", "not_from_behind")
    assert table.move("S2", (3200, 3200, 270)) is None
    behind = table_of("S1 CvL 2500 3201 0\nS2 CvL 3700 3200 0\nN1 FtP 3000 3000 180")
    assert behind.move("S1", (3000, 3200, 180)) is None
    assert why(behind.move("S2", (3000, 3200, 180))) == ("P5.l", "not_from_behind")


@pytest.mark.rule("P5.m")
def test_a_block_moves_together_and_every_element_counts() -> None:
    line = "S1 FtP 2600 2000 0\nS2 FtP 3000 2000 0\nS3 FtP 3000 1800 0\nS4 FtP 1000 2000 0"
    table = table_of(line, moves=3)
    block = ["S1", "S2", "S3"]
    assert table.refusal("MoveBlock", elements=block, dx=0, dy=500) is None
    assert why(table.refusal("MoveBlock", elements=block, dx=0, dy=501)) == ("P5.b", "too_far")
    assert why(table.refusal("MoveBlock", elements=["S1", "S4"], dx=0, dy=100)) == ("P5.m", "not_joined")
    assert why(table.refusal("MoveBlock", elements=["S1"], dx=0, dy=100)) == ("P5.m", "no_block")
    assert why(table.refusal("MoveBlock", elements=["S1", "S1"], dx=0, dy=100)) == ("P5.m", "no_block")
    assert why(table.refusal("MoveBlock", elements=block, dx=0, dy=0)) == ("P5.f", "goes_nowhere")
    assert why(table.refusal("MoveBlock", elements=block, dx=0, dy=10**9)) == ("P0.b", "off_the_table")
    assert why(table_of(line, moves=2).refusal("MoveBlock", elements=block, dx=0, dy=9)) == ("P3.f", "too_few_moves")
    table.dice(1, 1).play("MoveBlock", elements=block, dx=0, dy=500)  # the three moves are used up: N's turn
    assert [table.pose(name) for name in block] == [(2600, 2500, 0), (3000, 2500, 0), (3000, 2300, 0)]


@pytest.mark.rule("P5.m")
def test_a_block_screens_nobody_of_its_own_from_a_zone() -> None:
    # S1 in front of S2 would screen it from N1's zone; within a block it does not.
    table = table_of("S1 FtP 3000 2450 0\nS2 FtP 3000 2250 0\nN1 FtP 3000 3000 180")
    assert why(table.refusal("MoveBlock", elements=["S1", "S2"], dx=0, dy=300)) == ("P6.a", "zone_of_control")
    contact = table_of("S1 FtP 2600 2500 0\nS2 FtP 3000 2500 0\nN1 FtP 2600 3000 180\nN2 FtP 3000 3000 180")
    assert contact.refusal("MoveBlock", elements=["S1", "S2"], dx=0, dy=500) is None


@pytest.mark.rule("P5.n")
def test_whoever_is_in_contact_does_not_move_away_as_it_likes() -> None:
    table = table_of(
        "S1 FtM 3000 3000 0\nS2 FtM 2600 3000 0\nS3 CvP 2200 3200 90\nN1 FtP 3000 3000 180\nN2 FtP 2400 3000 180"
    )
    assert why(table.move("S1", (3100, 2900, 0))) == ("P5.n", "held_by_contact")
    assert why(table.move("S3", (2200, 3500, 90))) == ("P5.n", "held_by_contact")
    assert why(table.refusal("MoveBlock", elements=["S1", "S2"], dx=0, dy=-100)) == ("P5.n", "held_by_contact")
