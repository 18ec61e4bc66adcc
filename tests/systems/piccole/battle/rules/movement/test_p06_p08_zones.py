"""P6 Zones of control, P7 Interpenetration, P8 Breaking contact."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.geometry.table import crossing, hull, moved, vector
from caracole.play.table import Table
from caracole.systems.piccole.battle.rules.components.measures import PROBE_STEP
from caracole.systems.piccole.battle.rules.movement.breaking import bonus
from caracole.systems.piccole.battle.rules.movement.control_zones import FIRST_PROBE, PROBES, probe_intervals
from caracole.systems.piccole.battle.rules.query import backward
from systems.piccole.battle.positions import box, table_of, why

N1 = "N1 FtP 3000 3000 180"
ZONE = ("P6.a", "zone_of_control")


# --- P6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P6.a", "P6.c", "P6.e")
@pytest.mark.parametrize(("y", "allowed"), [(2300, True), (2305, True), (2306, False), (2400, False)])
def test_example_p6_1_across_the_front_of_an_enemy(y: int, allowed: bool) -> None:
    table = table_of(f"S1 FtM 2350 {y} 90\n{N1}")
    assert why(table.move("S1", (3100, y, 90))) == (None if allowed else ZONE)


@pytest.mark.rule("P6.b", "P6.d")
@pytest.mark.parametrize(("screen", "allowed"), [("3000 2950 0", True), ("3100 2950 0", False)])
def test_example_p6_2_behind_a_screen(screen: str, allowed: bool) -> None:
    table = table_of(f"S1 FtM 2350 2540 90\nS5 FtP {screen}\n{N1}")
    assert why(table.move("S1", (3100, 2540, 90))) == (None if allowed else ZONE)


@pytest.mark.rule("P6.d")
def test_an_enemy_between_screens_as_well_and_terrain_does_not() -> None:
    table = table_of(f"S1 FtM 2350 2540 90\nN5 FtP 3000 2950 0\n{N1}")
    assert table.move("S1", (3100, 2540, 90)) is None
    rough = table_of(f"S1 FtM 2350 2540 90\n{N1}", box("minor_river", 2700, 2700, 3300, 2900))
    assert why(rough.move("S1", (3100, 2540, 90))) == ZONE


@pytest.mark.rule("P6.i")
def test_example_p6_3_an_enemy_in_front_contact_controls_nothing() -> None:
    table = table_of(f"S1 FtM 2350 2590 90\nS5 FtP 3000 3000 0\n{N1}")
    assert table.move("S1", (3100, 2590, 90)) is None


@pytest.mark.rule("P6.b", "P6.f", "P6.h")
def test_example_p6_4_inside_a_zone_one_stays_contacts_or_retires() -> None:
    table = table_of(f"S1 FtM 3000 2600 0\n{N1}")
    assert table.move("S1", (3000, 3000, 0)) is None
    assert table.move("S1", (3000, 1850, 0)) is None
    for end in ((3300, 2600, 0), (3000, 2700, 0), (3000, 2600, 10)):
        assert why(table.move("S1", end)) == ZONE


@pytest.mark.rule("P6.h")
def test_retiring_is_straight_back_on_any_heading_and_in_one_leg() -> None:
    enemy = "N1 FtP 3050 3087 210"
    table = table_of(f"S1 FtM 3000 3000 30\n{enemy}")
    assert table.move("S1", (2875, 2783, 30)) is None  # 250 along the table of sines
    assert why(table.move("S1", (2870, 2783, 30))) == ZONE
    assert why(table.move("S1", (2950, 2913, 30), (2875, 2783, 30))) == ZONE


@pytest.mark.rule("P6.g")
def test_example_p6_5_which_zones_a_contact_ignores() -> None:
    line = "N1 FtP 2800 3000 180\nN2 FtP 3200 3000 180\nN3 FtP 3600 3000 180"
    table = table_of(f"S1 FtM 3000 2700 0\n{line}")
    assert table.move("S1", (2800, 3000, 0)) is None
    assert table.move("S1", (3200, 3000, 0)) is None
    refusal = table.move("S1", (3600, 3000, 0))
    assert why(refusal) == ZONE
    assert refusal.args["enemy"] in ("N1", "N2")  # it began in both, but not in that of N3
    horse = table_of(f"S1 CvL 3000 2300 0\n{line}")
    assert why(horse.move("S1", (3600, 3000, 0))) == ZONE
    assert horse.move("S1", (3600, 2400, 0), (3600, 3000, 0)) is None


# --- P7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P7.b", "P7.c", "P7.d", "P7.e")
def test_example_p7_1_light_foot_through_heavy_foot() -> None:
    table = table_of("S1 FtL 3000 2000 0\nS2 FtP 3000 2300 0")
    assert table.move("S1", (3000, 2500, 0)) is None
    assert why(table.move("S1", (3000, 2450, 0))) == ("P5.i", "ends_on_another")
    assert table_of("S1 FtL 3000 2000 0\nS2 FtP 3000 2100 180").move("S1", (3000, 2500, 0)) is None
    askew = table_of("S1 FtL 3000 2000 0\nS2 FtP 3000 2300 1")
    assert why(askew.move("S1", (3000, 2750, 0))) == ("P7.c", "not_parallel")


@pytest.mark.rule("P7.a", "P7.d", "P7.g")
def test_example_p7_2_horse_through_light_foot() -> None:
    table = table_of("S1 CvP 3000 2000 0\nS2 FtL 3000 2300 0")
    assert table.move("S1", (3000, 2600, 0)) is None
    assert why(table.move("S1", (3000, 2590, 0))) == ("P5.i", "ends_on_another")
    for kind in ("FtM", "FtP"):
        foot = table_of(f"S1 {kind} 3000 2000 0\nS2 FtL 3000 2210 0")
        assert why(foot.move("S1", (3000, 2420, 0))) in (("P7.g", "may_not_pass"), ("P5.b", "too_far"))
    assert why(table_of("S1 CvP 3000 2000 0\nS2 FtM 3000 2300 0").move("S1", (3000, 2600, 0))) == (
        "P7.g",
        "may_not_pass",
    )


@pytest.mark.rule("P7.g")
def test_nobody_passes_through_enemies() -> None:
    table = table_of("S1 FtL 3000 2000 0\nN1 FtL 3000 2100 180")
    assert why(table.move("S1", (3000, 2500, 0))) == ("P5.h", "enemy_in_the_way")


@pytest.mark.rule("P7.e", "P7.h")
def test_several_friends_may_be_passed_and_stay_where_they_are() -> None:
    table = table_of("S1 CvL 3000 2000 0\nS2 FtL 3000 2210 0\nS3 FtL 3000 2420 0")
    table.play("Move", element="S1", x=3000, y=2720, h=0)
    assert (table.pose("S2"), table.pose("S3")) == ((3000, 2210, 0), (3000, 2420, 0))
    assert table.move("S2", (3000, 2200, 0)) is None  # its own move is still unused


@pytest.mark.rule("P7.f")
def test_the_heading_of_the_slide_is_compared() -> None:
    # Slid first and turned beyond the friend, or turned first: only the slide along the friend's heading passes.
    table = table_of("S1 FtL 3000 2000 0\nS2 FtP 3000 2300 0\nS3 FtL 2000 2000 10\nS4 FtP 2000 2300 0")
    assert table.move("S1", (3000, 2560, 20)) is None
    assert why(table.move("S3", (2000, 2560, 20))) == ("P7.c", "not_parallel")


# --- P8 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P8.b", "P8.f", "P8.h", "P3.d")
def test_example_p8_1_horse_breaks_the_contact_just_made() -> None:
    table = table_of("S1 FtP 3000 2600 0\nN2 CvP 3000 3000 180")
    table.play("Move", element="S1", x=3000, y=3000, h=0)
    table.play("EndMoves")
    assert (table.asked, table.decision.seats, table.decision.about["bonus"]) == ("react.attempt", (1,), 2)
    kept = table.state.copy()
    table.dice(3).play("TryToBreak")
    assert table.asked == "react.fall_back"
    assert why(table.refusal("FallBack", distance=249)) == ("P8.f", "too_short")
    assert why(table.refusal("FallBack", distance=1001)) == ("P5.b", "too_far")
    assert table.refusal("FallBack", distance=1000) is None
    table.dice(1, 1).play("FallBack", distance=250)  # no combat is left
    assert table.pose("N2") == (3000, 3250, 180)
    table.state = kept
    table.dice(2, 3, 4, 1, 1).play("TryToBreak")  # 4 is not enough; then the melee, 7 to 7
    assert table.pose("N2") == (3000, 3000, 180)
    assert table.happened("break_tried")[-1].args["broken"] is False


@pytest.mark.rule("P8.h")
def test_horse_may_stand_and_is_asked_by_number() -> None:
    table = table_of("S1 FtP 2000 2600 0\nS2 FtP 3000 2600 0\nN5 CvP 2000 3000 180\nN4 CvP 3000 3000 180")
    table.play("Move", element="S1", x=2000, y=3000, h=0)
    table.play("Move", element="S2", x=3000, y=3000, h=0)
    table.play("EndMoves")
    assert table.decision.about["element"] == 43
    table.play("Stand")
    assert table.decision.about["element"] == 44
    table.dice(3, 3, 3, 3, 1, 1).play("Stand")


@pytest.mark.rule("P8.c")
def test_only_horse_just_brought_into_front_contact_may_try() -> None:
    standing = table_of("S1 FtP 3000 3000 0\nN2 CvP 3000 3000 180")  # the contact is older than this turn
    standing.dice(3, 3, 1, 1).play("EndMoves")
    foot = table_of("S1 FtP 3000 2600 0\nN2 FtM 3000 3000 180")
    foot.play("Move", element="S1", x=3000, y=3000, h=0)
    foot.dice(3, 3, 1, 1).play("EndMoves")
    assert not standing.happened("break_tried") + foot.happened("break_tried")


@pytest.mark.rule("P8.a", "P8.g")
def test_nobody_breaks_away_with_an_enemy_on_flank_or_rear() -> None:
    table = table_of("S1 CvL 3000 3000 0\nN1 FtP 3000 3000 180\nN2 CvP 3200 2800 270")
    refusal = table.move("S1", (3000, 2700, 0))
    assert (why(refusal), refusal.args["enemy"]) == (("P8.a", "flank_or_rear_held"), "N2")


@pytest.mark.rule("P8.a", "P8.e")
def test_example_p8_2_in_its_own_turn_without_a_die() -> None:
    table = table_of("S1 FtM 3000 3000 0\nN1 FtP 3000 3000 180")
    assert why(table.move("S1", (3000, 2751, 0))) == ("P8.f", "too_short")
    assert table.move("S1", (3000, 2750, 0)) is None
    assert table.move("S1", (3000, 2250, 0)) is None
    assert why(table.move("S1", (3000, 2249, 0))) == ("P5.b", "too_far")
    table.play("Move", element="S1", x=3000, y=2250, h=0)
    assert table.last[0].kind == "contact_broken"
    heavy = table_of("S1 FtP 3000 3000 0\nN1 FtM 3000 3000 180")
    assert why(heavy.move("S1", (3000, 2750, 0))) == ("P8.a", "opponent_not_slower")


@pytest.mark.rule("P8.g")
def test_an_attacker_on_a_flank_breaks_from_the_enemy_before_it() -> None:
    table = table_of("S2 CvP 2800 3200 90\nN1 FtP 3000 3000 180")
    assert table.move("S2", (2500, 3200, 90)) is None


@pytest.mark.rule("P8.f")
def test_without_room_for_an_inch_contact_cannot_be_broken() -> None:
    table = table_of("S1 FtM 3000 3000 0\nS2 FtM 3000 2700 0\nN1 FtP 3000 3000 180")
    assert why(table.move("S1", (3000, 2300, 0))) == ("P8.f", "no_way_back")


RATES = {"FtP": "FtP", "FtM": "FtM", "FtL": "FtL", "CvP": "CvP", "CvL": "CvL"}
NEEDED = {
    ("CvP", "easy"): ("3/2", "4/3", "4/4", "-/3", "-/3"),
    ("CvP", "difficult"): ("-/4", "-/-", "-/-", "-/-", "-/-"),
    ("CvL", "easy"): ("2/1", "3/2", "3/3", "4/2", "-/2"),
    ("CvL", "difficult"): ("-/4", "-/-", "-/-", "-/-", "-/-"),
}


@pytest.mark.rule("P8.b", "P8.d")
@pytest.mark.parametrize("ground", ["easy", "difficult"])
@pytest.mark.parametrize("foe_ground", ["easy", "difficult"])
@pytest.mark.parametrize("foe", list(RATES))
@pytest.mark.parametrize("horse", ["CvP", "CvL"])
def test_the_table_of_dice_needed(horse: str, foe: str, ground: str, foe_ground: str) -> None:
    terrain = ""
    if ground == "difficult":
        terrain += box("rough", 2500, 3100, 3500, 3600)
    if foe_ground == "difficult":
        terrain += box("wood", 2500, 2400, 3500, 2900)
    table = table_of(f"S1 {foe} 3000 3000 0\nN1 {horse} 3000 3000 180", terrain, moved="S1")
    cells = NEEDED[horse, ground][list(RATES).index(foe)].split("/")
    needed = cells[1 if foe_ground == "difficult" else 0]
    if needed == "-":
        table.dice(1, 1, 1, 1).play("EndMoves")
        assert not any(event.kind == "break_tried" for event in table.events)
    else:
        table.play("EndMoves")
        assert table.asked == "react.attempt"
        assert 5 - bonus(table.game, table.state, 40) == int(needed)


@pytest.mark.rule("P6.d")
def test_the_forty_probes_are_what_single_crossings_say() -> None:
    outlines = [hull([(37 * n % 811 - 400, 53 * n * k % 907 - 200) for n in range(1, 9)]) for k in range(1, 30)]
    for outline in outlines:
        expected = []
        for probe in range(PROBES):
            crossed = crossing(outline, FIRST_PROBE + PROBE_STEP * probe)
            if crossed is not None:
                expected.append((probe, *crossed))
        assert probe_intervals(outline) == expected


# --- P8.f: the whole allowance, at every heading ---------------------------------------------------------------------

EASY = {"FtM": 750, "CvP": 1000}


def in_contact(heading: int, **words: Any) -> Table:
    """Medium foot in front contact with heavy foot, which is slower."""
    return table_of(f"S1 FtM 3000 3000 {heading}\nN1 FtP 3000 3000 {(heading + 180) % 360}", **words)


@pytest.mark.rule("P8.f")
def test_the_whole_allowance_can_be_used_at_every_heading() -> None:
    # The way used to be measured again after rounding: at one heading in three it was then one unit too long.
    for heading in range(360):
        table, start = in_contact(heading), (3000, 3000, heading)
        assert table.move("S1", backward(start, EASY["FtM"])) is None, heading
        assert why(table.move("S1", backward(start, EASY["FtM"] + 2))) == ("P5.b", "too_far"), heading
        assert table.move("S1", backward(start, 250)) is None, heading


@pytest.mark.rule("P8.f")
def test_in_difficult_ground_the_allowance_is_the_smaller_one() -> None:
    heading, wood = 13, box("wood", 2500, 2100, 3500, 2500)
    table = in_contact(heading, terrain=wood)
    assert why(table.move("S1", backward((3000, 3000, heading), EASY["FtM"]))) == ("P5.b", "too_far")
    assert table.move("S1", backward((3000, 3000, heading), 500)) is None


@pytest.mark.rule("P8.f", "P8.b")
@pytest.mark.parametrize("heading", [0, 13, 100, 224, 301])
def test_horse_that_breaks_contact_may_fall_back_by_all_of_it(heading: int) -> None:
    x, y, _ = backward((3000, 3000, heading), 400)
    table = table_of(f"S1 FtP {x} {y} {heading}\nN2 CvP 3000 3000 {(heading + 180) % 360}")
    table.play("Move", element="S1", x=3000, y=3000, h=heading)
    table.play("EndMoves")
    table.dice(6).play("TryToBreak")
    assert {"do": "FallBack", "distance": EASY["CvP"]} in table.candidates()
    assert why(table.refusal("FallBack", distance=EASY["CvP"] + 1)) == ("P5.b", "too_far")
    table.dice(1, 1).play("FallBack", distance=EASY["CvP"])
    assert table.pose("N2") == backward((3000, 3000, (heading + 180) % 360), EASY["CvP"])
    assert (table.asked, table.decision.seats) == ("move.act", (1,))


def test_in_a_match_of_revision_1_the_way_back_is_measured_again() -> None:
    refused = [
        heading
        for heading in range(0, 90)
        if in_contact(heading, revision=1).move("S1", backward((3000, 3000, heading), EASY["FtM"])) is not None
    ]
    assert refused
    assert 0 not in refused


# --- P5.e: what is proposed ------------------------------------------------------------------------------------------


def longest_ahead(table: Table, element: str) -> int:
    """How far the longest straight advance among the proposals goes."""
    x, y, heading = table.pose(element)
    ends = [(row["x"], row["y"]) for row in table.candidates() if row.get("element") == element and row["h"] == heading]
    lengths = {moved((x, y, heading), length, heading)[:2]: length for length in range(1, EASY["CvP"] + 1)}
    return max(lengths.get(end, 0) for end in ends)


@pytest.mark.rule("P5.e", "P5.b")
def test_a_full_advance_is_proposed_at_every_heading() -> None:
    # Where rounding makes the straight way one unit too long nothing beyond half of it used to be proposed.
    for heading in range(0, 360, 7):
        table = table_of(f"S1 FtM 3000 3000 {heading}")
        start = (3000, 3000, heading)
        allowed = [length for length in (749, 750) if table.move("S1", moved(start, length, heading)) is None]
        assert longest_ahead(table, "S1") == allowed[-1], heading


@pytest.mark.rule("P5.m")
@pytest.mark.parametrize("heading", [0, 13, 224])
def test_so_is_that_of_a_line(heading: int) -> None:
    dx, dy = vector(400, heading + 90)
    table = table_of(f"S1 FtM 3000 3000 {heading}\nS2 FtM {3000 + dx} {3000 + dy} {heading}")
    ways = [(row["dx"], row["dy"]) for row in table.candidates() if row["do"] == "MoveBlock"]
    assert any(way in ways for way in (vector(750, heading), vector(749, heading)))


def test_in_a_match_of_revision_1_nothing_else_is_proposed_than_before() -> None:
    assert longest_ahead(table_of("S1 FtM 3000 3000 13", revision=1), "S1") < 749
