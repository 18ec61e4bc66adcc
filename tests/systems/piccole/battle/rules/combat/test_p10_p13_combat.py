"""P10 Melee, P11 Combat, P12 Modifiers, P13 Results."""

from __future__ import annotations

import pytest

from caracole.systems.piccole.battle.rules.combat.contact import contact_pose
from caracole.systems.piccole.battle.rules.combat.results import DESTROYED, FLEE, NONE, RECOIL, result_of
from systems.piccole.battle.positions import box, fight, table_of, why
from systems.piccole.kinds import CVL, CVP, FTL, FTM, FTP

# --- P10 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P10.c", "P10.d", "P10.e")
@pytest.mark.parametrize(
    ("target", "front", "right", "left", "rear"),
    [
        ((3000, 3000, 180), (3000, 3000, 0), (2800, 3200, 90), (3200, 3200, 270), (3000, 3200, 180)),
        ((3000, 3000, 210), (3000, 3000, 30), (2927, 3273, 120), (3273, 3073, 300), (3100, 3173, 210)),
    ],
)
def test_example_p10_1_the_contact_poses(target, front, right, left, rear) -> None:  # type: ignore[no-untyped-def]
    ways = [contact_pose(target, 200, way) for way in ("front", "right", "left", "rear")]
    assert ways == [front, right, left, rear]


@pytest.mark.rule("P10.d", "P5.l")
def test_example_p10_2_onto_the_flank_from_behind_the_front_line() -> None:
    held = "S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180"
    flank = (2800, 3200, 90)
    assert table_of(f"{held}\nS2 CvP 2300 3050 0").move("S2", flank) is None
    for y in (3000, 2900):
        assert why(table_of(f"{held}\nS2 CvP 2300 {y} 0").move("S2", flank)) == ("P5.l", "not_from_behind")
    refusal = table_of(f"{held}\nS2 FtM 2300 3050 0").move("S2", flank)
    assert (why(refusal), refusal.args["cost"]) == (("P5.b", "too_far"), 783)


@pytest.mark.rule("P10.c", "P5.j")
def test_example_p10_3_front_contact_askew() -> None:
    enemy = "N1 FtP 3000 3000 217"
    table = table_of(f"S1 FtM 2700 2650 37\nS2 FtM 2000 2650 0\n{enemy}")
    table.play("Move", element="S1", x=3000, y=3000, h=37)
    assert table.last[0].args["cost"] == 461
    turned = table_of(f"S1 FtM 2700 2650 0\n{enemy}")
    assert why(turned.move("S1", (3000, 3000, 36))) == ("P6.a", "zone_of_control")
    turned.play("Move", element="S1", x=3000, y=3000, h=37)
    assert turned.last[0].args["cost"] == 581


@pytest.mark.rule("P10.a", "P10.f")
def test_only_aligned_fronts_fight() -> None:
    for pose in ("3006 3000 0", "3000 3000 1", "3400 3000 0"):
        table = table_of(f"S1 FtP {pose}\nN1 FtP 3000 3001 180")
        table.dice(1, 1).play("EndMoves")
        assert not table.happened("melee_fought")


FLANK = "S2 CvP 2800 3200 90\nN1 FtP 3000 3000 180"


@pytest.mark.rule("P10.b", "P10.i", "P10.j")
def test_example_p10_4_turning_to_face_after_a_tie() -> None:
    table = fight(table_of(FLANK), 3, 3)
    assert (table.total("S2"), table.total("N1")) == (6, 6)
    assert table.pose("N1") == (2800, 3200, 270)
    crowded = fight(table_of(f"{FLANK}\nN2 FtP 3000 3200 180"), 3, 3)
    assert crowded.pose("N1") == (3000, 3000, 180)


@pytest.mark.rule("P10.j")
def test_example_p10_5_turning_about_the_centre_after_a_recoil() -> None:
    table = fight(table_of(FLANK), 4, 3)
    assert table.pose("N1") == (2900, 3350, 270)
    assert table.pose("S2") == (2800, 3200, 90)


@pytest.mark.rule("P10.e", "P14.c", "P14.e")
def test_example_p10_6_an_enemy_in_rear_contact_stops_the_recoil() -> None:
    table = fight(table_of("S2 CvP 3000 3200 180\nN1 FtP 3000 3000 180"), 4, 3)
    assert (table.total("S2"), table.total("N1")) == (7, 6)
    assert table.is_destroyed("N1")


@pytest.mark.rule("P10.g", "P10.h")
def test_one_of_several_attackers_is_named_and_the_others_assist() -> None:
    around = "S1 FtM 2800 3200 90\nS2 CvP 3000 3200 180\nS3 CvL 3200 3200 270\nN1 FtP 3000 3000 180"
    table = table_of(around)
    table.play("EndMoves")
    assert (table.asked, table.decision.seats) == ("combat.main", (0,))
    assert [message["element"] for message in table.candidates()] == ["S1", "S2", "S3"]
    table.dice(3, 5, 1, 1).play("ChooseMain", element="S3")
    assert len(table.happened("melee_fought")) == 1  # the other two do not roll
    assert (table.total("S3"), table.total("N1")) == (5, 7)
    # S3 is thrown back, and its assistants with it (P13.d, P13.m).
    assert [table.pose(name) for name in ("S1", "S2", "S3")] == [(2550, 3200, 90), (3000, 3450, 180), (3450, 3200, 270)]


@pytest.mark.rule("P10.g")
def test_a_front_contact_is_a_pair_before_any_flank() -> None:
    table = fight(table_of("S1 FtP 3000 3000 0\nS2 CvP 2800 3200 90\nN1 FtP 3000 3000 180"), 3, 3)
    assert [(event.args["one"], event.args["other"]) for event in table.happened("melee_fought")] == [("S1", "N1")]


# --- P11 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P11.a", "P11.b", "P3.e", "P3.j")
def test_everybody_engaged_rolls_once_the_phasing_player_first() -> None:
    lines = """
        S2 FtP 2000 3000 0
        N1 FtP 2000 3000 180
        S1 FtM 4000 3000 0
        N2 FtM 4000 3000 180
        S5 FtM 3000 1000 0 shoots
        N5 FtP 3000 1900 180
    """
    table = table_of(lines)
    table.play("EndMoves")
    table.dice(6, 5, 4, 3, 2, 1, 1, 1).play("Shoot", shooter="S5", target="N5")
    fights = [event for event in table.events if event.kind.endswith("_fought")]
    seen = [(e.args["one"], e.args["one_die"], e.args["other"], e.args["other_die"]) for e in fights]
    assert seen == [("S5", 6, "N5", 5), ("S1", 4, "N2", 3), ("S2", 2, "N1", 1)]


@pytest.mark.rule("P3.j")
def test_shots_of_the_other_side_come_after_those_of_the_phasing_one() -> None:
    lines = "S1 FtM 4000 2000 0\nS2 FtM 2000 2000 0 shoots\nN1 FtM 4000 2900 180 shoots\nN2 FtM 2000 2900 180"
    table = table_of(lines)
    table.play("EndMoves")
    table.play("Shoot", shooter="S2", target="N2")
    table.dice(3, 3, 4, 4, 1, 1).play("Shoot", shooter="N1", target="S1")
    assert [event.args["one"] for event in table.happened("shooting_fought")] == ["S2", "N1"]


@pytest.mark.rule("P11.c", "P13.n")
def test_results_are_found_from_fixed_positions_and_the_worst_stands() -> None:
    # S1 loses by a little (recoil) in front, and its supporter S2 is spared nothing: both go back, S2 by itself.
    table = fight(table_of("S1 FtP 3000 3000 0\nS2 FtP 3000 2800 0\nN1 FtP 3000 3000 180"), 1, 6)
    assert (table.total("S1"), table.total("N1")) == (6, 10)
    assert [table.pose(name) for name in ("S1", "S2")] == [(3000, 2750, 0), (3000, 2550, 0)]
    # S2 helps S1 at N1's flank (S1 loses: recoil) and is itself beaten on its own flank by N2: destroyed is worse.
    both = "S1 FtM 3000 3000 0\nS2 FtM 2800 3200 90\nN1 FtM 3000 3000 180\nN2 CvP 2600 3400 180"
    table = fight(table_of(both), 1, 6, 1, 6)
    assert table.is_destroyed("S2")


@pytest.mark.rule("P11.d", "P14.j")
def test_example_p11_1_rear_ranks_go_first() -> None:
    # Both are shot at and recoil: the rear one first, and nothing is pushed.
    lines = "S1 FtM 3000 2000 0\nS2 FtM 3000 1750 0\nN1 FtM 3000 2900 180 shoots\nN2 FtM 3700 1700 270 shoots"
    table = table_of(lines, phasing="N")
    table.play("EndMoves")
    table.play("Shoot", shooter="N1", target="S1")
    table.dice(4, 2, 4, 2, 1, 1).play("Shoot", shooter="N2", target="S2")
    assert [table.pose(name) for name in ("S1", "S2")] == [(3000, 1750, 0), (3000, 1500, 0)]
    assert not table.happened("element_pushed")
    alone = table_of(lines, phasing="N")
    alone.play("EndMoves")
    alone.play("Shoot", shooter="N1", target="S1")
    alone.dice(4, 2, 1, 1).play("EndShooting")
    assert [alone.pose(name) for name in ("S1", "S2")] == [(3000, 1750, 0), (3000, 1550, 0)]


@pytest.mark.rule("P11.d")
def test_the_other_side_carries_out_its_results_first() -> None:
    lines = "S1 FtP 2000 3000 0\nN1 FtP 2000 3000 180\nS2 FtP 4000 3000 0\nN2 FtP 4000 3000 180"
    table = fight(table_of(lines), 1, 3, 3, 1)
    assert [event.args["element"] for event in table.happened("element_recoiled")] == ["N2", "S1"]


# --- P12 -------------------------------------------------------------------------------------------------------------

CAPTION = """
    S1 FtP 2000 3000 0    // a
    S2 FtP 2400 3000 0    // b
    S3 FtM 2800 3000 0    // c
    S4 FtP 3200 3000 0    // d
    S5 FtM 3600 3150 0    // e
    N1 FtP 2000 3000 180  // f
    N2 FtP 2400 3000 180  // g
    N3 FtP 3200 3000 180  // h
"""


@pytest.mark.rule("P12.e", "P12.h", "P12.i", "P12.j")
def test_example_p12_1_the_caption_of_the_lost_drawing() -> None:
    table = fight(table_of(CAPTION), *[3] * 6)
    assert [table.total(f"N{n}") for n in (1, 2, 3)] == [7, 6, 5]
    assert [table.total(f"S{n}") for n in (1, 2, 4)] == [7, 7, 7]
    assert table.pose("N1") == (2000, 3000, 180)
    assert [table.pose(f"N{n}")[1] for n in (2, 3)] == [3250, 3250]


@pytest.mark.rule("P12.h")
def test_side_threats_are_mutual_and_need_ten_shared_units() -> None:
    # e and h of the caption: h, which fights d, counts against e only if e fights as well.
    fighting = "S4 FtP 3200 3000 0\nS5 FtM 3600 3150 0\nN3 FtP 3200 3000 180\nN4 FtM 3600 3150 180"
    table = fight(table_of(fighting), 3, 3, 3, 3)
    assert (table.total("S5"), table.total("N3")) == (5, 6)
    for y, total in ((3010, 6), (3009, 7)):
        apart = f"S4 FtP 3200 3000 0\nS5 FtM 3600 {y} 0\nN3 FtP 3200 3000 180"
        assert fight(table_of(apart), 3, 3).total("N3") == total


@pytest.mark.rule("P12.a", "P12.c", "P12.d")
def test_example_p12_2_general_support_and_height() -> None:
    lines = "S1 FtP 3000 3000 0 general\nS2 FtP 3000 2800 0\nN1 CvP 3000 3000 180"
    table = fight(table_of(lines, box("hill", 2500, 2500, 3500, 3000)), 3, 5)
    assert (table.total("S1"), table.total("N1")) == (10, 8)
    assert table.pose("N1") == (3000, 3250, 180)


@pytest.mark.rule("P12.e")
def test_example_p12_3_never_more_than_two() -> None:
    lines = "S1 FtP 3000 3000 0\nS2 CvP 2800 3200 90\nS3 CvP 3200 3200 270\nS4 FtM 3000 3200 180\nN1 FtP 3000 3000 180"
    assert fight(table_of(lines), 3, 3).total("N1") == 4 + 3 - 2


@pytest.mark.rule("P12.f", "P12.m", "P4.b")
def test_example_p12_4_in_a_wood() -> None:
    wood = box("wood", 2000, 2000, 4000, 4000)
    horse = fight(table_of("S1 CvP 3000 3000 0\nS2 FtM 2800 3200 90\nN1 FtP 3000 3000 180", wood), 3, 3)
    assert (horse.total("N1"), horse.total("S1")) == (4 + 3 - 1, 3 + 3 - 2)
    foot = fight(table_of("S1 FtM 3000 3000 0\nS2 FtM 2800 3200 90\nN1 FtP 3000 3000 180", wood), 3, 3)
    assert (foot.total("N1"), foot.total("S1")) == (4 + 3 - 1 - 2, 3 + 3)


@pytest.mark.rule("P12.d", "P12.k", "P15.j")
def test_example_p12_5_the_bank_of_a_river() -> None:
    river = box("major_river", 0, 2900, 6000, 3100)
    table = fight(table_of("S1 FtM 3000 2900 0\nN1 CvP 3000 2900 180", river), 2, 4)
    assert (table.total("S1"), table.total("N1")) == (6, 5)
    assert table.is_destroyed("N1")
    assert table.happened("element_destroyed")[-1].args["why"] == "river"


@pytest.mark.rule("P12.k")
def test_height_and_bank_together_count_one() -> None:
    ground = box("major_river", 0, 3000, 6000, 3200) + box("hill", 2500, 2500, 3500, 3000)
    table = fight(table_of("S1 FtM 3000 3000 0\nN1 FtM 3000 3000 180", ground), 3, 3)
    assert table.total("S1") == 7


@pytest.mark.rule("P12.g")
def test_what_rear_support_needs() -> None:
    pair = "S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180"
    supported = {
        "S2 FtP 3000 2800 0": 8,
        "S2 FtP 3003 2804 0": 8,  # within the tolerance
        "S2 FtP 3006 2800 0": 7,
        "S2 FtM 3000 2800 0": 7,
        "S2 FtP 3000 2600 180": 7,
        "S2 FtP 3000 2800 0\nS3 FtP 3000 2600 0": 8,  # one supporter only
    }
    for lines, total in supported.items():
        assert fight(table_of(f"{pair}\n{lines}"), 3, 3).total("S1") == total
    # A supporter that is itself in contact gives none; nor is anybody supported who is only touched on a flank.
    held = fight(table_of(f"{pair}\nS2 FtP 3000 2800 0\nN2 FtM 2800 2600 90"), 3, 3, 3, 3)
    assert held.total("S1") == 7
    flanked = table_of("S1 FtP 3000 3000 0\nS2 FtP 3000 2800 0\nN1 FtM 3200 2800 270")
    assert fight(flanked, 3, 3).total("S1") == 4 + 3 - 1


@pytest.mark.rule("P12.b", "P12.n")
def test_works_help_foot_inside_them_whoever_owns_them() -> None:
    fort = box("fort", 2700, 2800, 3300, 3200)
    table = fight(table_of("S1 FtM 3000 2800 0\nN1 FtM 3000 2800 180", fort), 3, 3)
    assert (table.total("S1"), table.total("N1")) == (6, 8)
    horse = fight(table_of("S1 FtM 3000 2800 0\nN1 CvP 3000 2800 180", box("fort", 2700, 2800, 3300, 3300)), 3, 3)
    assert horse.total("N1") == 6
    camp = fight(table_of("S1 FtM 3000 5600 0\nN1 FtM 3000 5600 180", camps={"N": 2600}), 3, 3)
    assert camp.total("N1") == 8


@pytest.mark.rule("P12.b", "P12.c", "P12.l")
def test_general_and_works_count_for_targets_only() -> None:
    fort = box("fort", 2700, 2800, 3300, 3200)
    table = table_of("S1 FtM 3000 2000 0 shoots general\nN1 FtM 3000 2850 180 general", fort)
    table.play("EndMoves")
    table.dice(3, 3, 1, 1).play("Shoot", shooter="S1", target="N1")
    assert (table.total("S1"), table.total("N1")) == (6, 3 + 3 + 2 + 1)


@pytest.mark.rule("P12.j", "P12.g")
def test_threats_and_support_do_not_count_under_shooting() -> None:
    lines = "S1 FtM 3000 2000 0 shoots\nN1 FtP 3000 2900 180\nN2 FtP 3000 3100 180"
    table = table_of(lines, box("rough", 2500, 2850, 3500, 3500))
    table.play("EndMoves")
    table.dice(3, 3, 1, 1).play("Shoot", shooter="S1", target="N1")
    assert table.total("N1") == 7  # neither + 1 for the rear rank nor - 2 for the ground (P12.f is for melee)


@pytest.mark.rule("P12.o", "P13.h")
def test_totals_below_zero_stay_below_zero() -> None:
    wood = box("wood", 2000, 2000, 4000, 4000)
    lines = "S1 FtM 3000 3000 0\nS2 FtM 2800 3300 90\nS3 FtM 3200 3300 270\nN1 CvL 3000 3000 180"
    table = fight(table_of(lines.replace("3300", "3200"), wood), 6, 1)
    assert table.total("N1") == 2 + 1 - 2 - 2
    assert table.is_destroyed("N1")


# --- P13 -------------------------------------------------------------------------------------------------------------

TYPES = (FTP, FTM, FTL, CVP, CVL)
CODES = {"R": RECOIL, "F4": FLEE, "F6": FLEE, "X": DESTROYED}
MORE = {
    FTP: ["R/R"] * 5,
    FTM: ["R/R"] * 5,
    FTL: ["F4/F4", "F4/F4", "F4/F4", "X/F4", "F4/F4"],
    CVP: ["R/F6"] * 5,
    CVL: ["R/F6"] * 5,
}
LESS = {
    FTP: ["X/X"] * 5,
    FTM: ["X/X"] * 5,
    FTL: ["F4/F4", "X/X", "X/X", "X/F4", "X/F4"],
    CVP: ["F6/F6", "X/F6", "X/F6", "X/F6", "X/F6"],
    CVL: ["F6/X", "F6/X", "F6/X", "X/X", "F6/X"],
}


@pytest.mark.rule("P13.e", "P13.f")
@pytest.mark.parametrize("by", TYPES)
@pytest.mark.parametrize("loser", TYPES)
def test_the_complete_tables(loser: int, by: int) -> None:
    for table, low in ((MORE, 6), (LESS, 5)):
        easy, difficult = (CODES[code] for code in table[loser][by].split("/"))
        assert result_of(loser, by, low, 10, False) == easy
        assert result_of(loser, by, low, 10, True) == difficult


@pytest.mark.rule("P13.a", "P13.h", "P13.i")
def test_bands_and_ties() -> None:
    assert result_of(FTM, FTP, 4, 8, False) == DESTROYED  # exactly half
    assert result_of(FTM, FTP, 5, 9, False) == RECOIL
    assert result_of(FTM, FTP, 0, 1, False) == DESTROYED
    assert result_of(FTM, FTP, -3, -1, False) == DESTROYED
    assert result_of(FTM, FTP, 7, 7, False) == NONE
    assert result_of(FTM, FTP, 8, 7, False) == NONE


@pytest.mark.rule("P13.a", "P13.h")
def test_example_p13_1_half_and_more_than_half() -> None:
    pair = "S1 FtP 3000 3000 0\nN1 FtM 3000 3000 180"
    assert fight(table_of(pair), 4, 1).is_destroyed("N1")
    assert fight(table_of(pair), 5, 2).pose("N1") == (3000, 3250, 180)


@pytest.mark.rule("P13.e", "P13.j")
def test_example_p13_2_light_foot_and_heavy_horse() -> None:
    pair = "S1 CvP 3000 3000 0\nN1 FtL 3000 3000 180"
    assert fight(table_of(pair), 4, 4).is_destroyed("N1")
    wood = fight(table_of(pair, box("wood", 2000, 2000, 4000, 4000)), 4, 4)
    assert (wood.total("S1"), wood.total("N1")) == (5, 6)
    assert wood.happened("element_fled")[0].args["element"] == "S1"  # the loser's own ground is difficult


@pytest.mark.rule("P13.f", "P13.k")
def test_example_p13_3_heavy_horse_beaten_badly() -> None:
    fled = fight(table_of("S1 FtP 3000 3000 0\nN1 CvP 3000 3000 180"), 5, 1)
    assert fled.pose("N1") == (3000, 3000 + 1500 + 300, 0)
    assert fight(table_of("S1 FtM 3000 3000 0\nN1 CvP 3000 3000 180"), 6, 1).is_destroyed("N1")
    wood = fight(table_of("S1 FtM 3000 3000 0\nN1 CvP 3000 3000 180", box("wood", 2500, 2500, 3500, 3500)), 6, 1)
    assert wood.total("N1") == 2
    assert wood.is_on_table("N1")
    assert wood.happened("element_fled")


@pytest.mark.rule("P13.d", "P13.m")
def test_example_p13_4_an_assistant_recoils_with_the_one_it_helps() -> None:
    table = fight(table_of("S1 FtP 3000 3000 0\nS2 CvP 2800 3200 90\nN1 FtP 3000 3000 180"), 2, 4)
    assert (table.total("S1"), table.total("N1")) == (6, 7)
    assert [table.pose(name) for name in ("S1", "S2")] == [(3000, 2750, 0), (2550, 3200, 90)]


@pytest.mark.rule("P13.c", "P13.m", "P16.d")
def test_example_p13_5_a_supporter_dies_with_the_one_it_supports() -> None:
    lines = """
        S1 FtP 3000 3000 0 general
        S2 FtP 3000 2800 0
        N1 FtP 3000 3000 180
        N2 FtP 3000 3200 180
        N3 FtM 2600 3000 180
        N4 FtM 3400 3000 180
    """
    table = fight(table_of(lines), 1, 5)
    assert (table.total("S1"), table.total("N1")) == (5, 10)
    assert table.is_destroyed("S1")
    assert table.is_destroyed("S2")
    assert table.losses("S") == 3


@pytest.mark.rule("P13.m")
def test_threatening_elements_suffer_nothing() -> None:
    table = fight(table_of("S1 FtP 3000 3000 0\nS2 FtM 3400 3000 0\nN1 FtP 3000 3000 180"), 1, 6)
    assert (table.pose("S1"), table.pose("S2")) == ((3000, 2750, 0), (3400, 3000, 0))


@pytest.mark.rule("P13.g")
def test_off_the_table_is_lost() -> None:
    table = fight(table_of("S1 FtP 3000 400 0\nN1 FtP 3000 400 180"), 1, 3)
    assert table.is_off_table("S1")
