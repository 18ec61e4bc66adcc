"""P14 Recoil, P15 Flight, P16 Victory."""

from __future__ import annotations

import pytest

from caracole.kernel import ScriptedDice
from caracole.play.table import Table
from caracole.systems.piccole.battle.rules.aftermath.victory import is_beaten
from caracole.systems.piccole.battle.rules.combat.combat import carry_out
from caracole.systems.piccole.battle.rules.combat.results import FLEE, RECOIL
from caracole.systems.piccole.battle.rules.flow import Play
from spoken import spoken
from systems.piccole.battle.positions import box, fight, table_of, why


def after(result: int, elements: str, terrain: str = "", who: str = "S1") -> Table:
    """The table after one element has suffered a result."""
    table = table_of(elements, terrain, phasing="N")
    number = table.game.codec.number("element", who, "who")
    carry_out(Play(table.game, table.state, ScriptedDice(), table.events.append), {number: result})
    return table


def recoiled(elements: str, terrain: str = "", who: str = "S1") -> Table:
    return after(RECOIL, elements, terrain, who)


def fled(elements: str, terrain: str = "", who: str = "S1") -> Table:
    return after(FLEE, elements, terrain, who)


# --- P14 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P14.a", "P14.b", "P14.d", "P14.f")
def test_example_p14_1_a_chain_of_pushes() -> None:
    table = recoiled("S1 FtM 3000 2000 0\nS2 FtM 3000 1700 0\nS3 FtP 3100 1480 0")
    assert [table.pose(f"S{n}") for n in (1, 2, 3)] == [(3000, 1750, 0), (3000, 1550, 0), (3100, 1350, 0)]


@pytest.mark.rule("P14.c", "P14.f")
def test_example_p14_2_a_friend_with_another_heading() -> None:
    assert recoiled("S1 FtM 3000 2000 0\nS2 FtM 3000 1700 5").is_destroyed("S1")
    chain = recoiled("S1 FtM 3000 2000 0\nS2 FtM 3000 1750 0\nS3 FtM 3000 1500 5")
    assert chain.is_destroyed("S1")
    assert chain.pose("S2") == (3000, 1750, 0)


@pytest.mark.rule("P14.h")
def test_example_p14_3_horse_passes_through_light_foot() -> None:
    table = recoiled("S1 CvP 3000 2000 0\nS2 FtL 3000 1500 180")
    assert (table.pose("S1"), table.pose("S2")) == ((3000, 1500, 0), (3000, 1500, 180))
    # Somebody else in the place beyond: no room, destroyed.
    assert recoiled("S1 CvP 3000 2000 0\nS2 FtL 3000 1500 180\nS3 FtP 3000 1300 90").is_destroyed("S1")


@pytest.mark.rule("P14.g", "P14.f")
def test_example_p14_4_pushed_over_the_edge() -> None:
    table = recoiled("S1 FtM 3000 600 0\nS2 FtM 3000 400 0\nS3 FtP 3000 200 0")
    assert table.pose("S1") == (3000, 350, 0)
    assert table.is_off_table("S2")
    assert table.is_off_table("S3")


@pytest.mark.rule("P14.d")
def test_example_p14_5_along_its_own_heading() -> None:
    assert recoiled("S1 FtP 3000 3000 30").pose("S1") == (2875, 2783, 30)


@pytest.mark.rule("P14.d")
def test_zones_and_rough_ground_do_not_stop_a_recoil() -> None:
    lines = "S1 FtP 3000 2000 0\nN1 FtP 2400 1700 90"
    ground = box("major_river", 0, 1500, 6000, 1700)
    assert recoiled(lines, ground).pose("S1") == (3000, 1750, 0)


@pytest.mark.rule("P14.c", "P14.e")
def test_enemies_and_impassable_ground_behind_destroy() -> None:
    assert recoiled("S1 FtP 3000 2000 0\nN1 FtP 3000 1500 0").is_on_table("S1")
    assert recoiled("S1 FtP 3000 2000 0\nN1 FtP 3000 1700 0").is_destroyed("S1")
    assert recoiled("S1 FtP 3000 2000 0", box("impassable", 2900, 1500, 3100, 1700)).is_destroyed("S1")
    # An enemy on its flank does not stop it: it slides along.
    assert recoiled("S1 FtP 3000 2000 0\nN1 FtP 3200 1800 270").pose("S1") == (3000, 1750, 0)


@pytest.mark.rule("P14.e", "P14.i")
def test_destruction_is_judged_before_the_edge() -> None:
    assert recoiled("S1 FtP 3000 400 0").is_off_table("S1")
    assert recoiled("S1 FtP 3000 400 0\nN1 FtM 3000 200 180").is_destroyed("S1")


# --- P15 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P15.a", "P15.d", "P15.e", "P15.k")
@pytest.mark.parametrize(
    ("element", "end"),
    [
        ("FtL 3000 2000 0", (3000, 800, 180)),
        ("CvP 3000 2000 0", (3000, 200, 180)),
        ("CvP 3000 1800 0", (3000, 0, 180)),
        ("CvP 3000 1799 0", None),
        ("FtL 3000 3000 30", (2400, 1960, 210)),
    ],
)
def test_example_p15_1_how_far_one_runs(element: str, end: tuple[int, int, int] | None) -> None:
    table = fled(f"S1 {element}")
    assert table.pose("S1") == end
    assert table.is_off_table("S1") is (end is None)


@pytest.mark.rule("P15.g")
def test_example_p15_2_light_foot_runs_through_friends() -> None:
    assert fled("S1 FtL 3000 2000 0\nS2 FtP 3000 1200 0").pose("S1") == (3000, 800, 180)


@pytest.mark.rule("P15.b", "P15.f")
@pytest.mark.parametrize(("x", "end"), [(3000, (2158, 982, 217)), (3250, (2637, 748, 195)), (2750, (3363, 748, 165))])
def test_example_p15_3_the_least_deviation(x: int, end: tuple[int, int, int]) -> None:
    assert fled(f"S1 CvL 3000 2500 0\nS2 FtP {x} 1500 0").pose("S1") == end


@pytest.mark.rule("P15.b", "P15.h")
def test_example_p15_4_horse_avoids_a_wood_and_light_foot_does_not() -> None:
    wood = box("wood", 2900, 1000, 3500, 1600)
    assert fled("S1 CvL 3000 2500 0", wood).pose("S1") == (2217, 940, 214)
    assert fled("S1 FtL 3000 2500 0", wood).pose("S1") == (3000, 1300, 180)
    # Ground that it is in already does not count, and where everything is difficult it does not matter.
    assert fled("S1 CvL 3000 2500 0", box("wood", 2500, 1000, 3500, 2400)).pose("S1") == (3000, 700, 180)
    ring = box("rough", 0, 0, 6000, 1940)
    assert fled("S1 CvL 3000 2500 0", ring).pose("S1") == (3000, 700, 180)


@pytest.mark.rule("P15.c", "P15.j")
def test_example_p15_5_rivers() -> None:
    river = box("major_river", 0, 900, 6000, 1100)
    drowned = fled("S1 CvL 3000 2500 0", river)
    assert drowned.is_destroyed("S1")
    assert fled("S1 CvL 3000 2500 0", river.replace("major", "minor")).pose("S1") == (3000, 700, 180)
    assert fled("S1 FtL 3000 2500 0", river).pose("S1") == (3000, 1300, 180)
    # In the river from the start, and over the edge after it: destroyed, not merely off the table.
    assert fled("S1 CvL 3000 1200 0", river).is_destroyed("S1")


@pytest.mark.rule("P15.b", "P15.i")
def test_example_p15_6_nowhere_to_run() -> None:
    wall = "\n".join(f"S{n + 2} FtP {1600 + 400 * n} 1950 0" for n in range(8))
    table = fled(f"S1 CvL 3000 2500 0\n{wall}")
    assert table.pose("S1") == (3000, 2250, 0)
    assert table.happened("flight_stopped")


@pytest.mark.rule("P15.i")
def test_a_shorter_straight_flight_in_steps_of_25() -> None:
    wall = "\n".join(f"S{n + 2} FtP {1600 + 400 * n} 1920 0" for n in range(8))
    # After the about-face its front is at 1950: 25 are free, 50 would intrude by 20.
    assert fled(f"S1 CvL 3000 2500 0\n{wall}").pose("S1") == (3000, 1925, 180)


@pytest.mark.rule("P15.f")
def test_of_two_ways_the_one_nearer_the_own_edge() -> None:
    # Heading 90 it runs west; turned aside by the enemy, it takes the way towards its own southern edge.
    table = fled("S1 CvL 4000 3000 90\nN1 FtP 2900 3000 90")
    end = table.pose("S1")
    assert end is not None
    assert end[1] < 3000


@pytest.mark.rule("P15.d")
def test_a_recoil_that_destroys_ends_the_flight() -> None:
    assert fled("S1 CvL 3000 2500 0\nN1 FtP 3000 2100 0").is_destroyed("S1")


# --- P16 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P16.a", "P16.e")
@pytest.mark.parametrize(("own", "enemy", "beaten"), [(4, 3, True), (4, 4, False), (5, 4, True), (3, 0, False)])
def test_example_p16_1_a_third_and_more_than_the_enemy(own: int, enemy: int, beaten: bool) -> None:
    assert is_beaten(own, enemy, 12) is beaten


@pytest.mark.rule("P16.e", "P1.g")
@pytest.mark.parametrize(("at_start", "needed"), [(16, 6), (11, 4), (10, 4), (9, 3)])
def test_example_p16_3_thresholds_of_other_armies(at_start: int, needed: int) -> None:
    assert is_beaten(needed, 0, at_start)
    assert not is_beaten(needed - 1, 0, at_start)


LOST = """
    S1 CvP 0 0 0 general destroyed
    S2 FtL 0 0 0 destroyed
    N1 FtP 0 0 0 destroyed
    N2 FtP 0 0 0 destroyed
    N3 FtP 0 0 0 destroyed
    N4 FtP 0 0 0 off_table
"""


@pytest.mark.rule("P16.c", "P16.d", "P16.h", "P16.b", "P3.i")
def test_example_p16_2_general_and_camp() -> None:
    twelve = {"S": 12, "N": 12}
    table = table_of(LOST, camps={"S": 2600}, held={"S": "N"}, at_start=twelve)
    assert (table.losses("S"), table.losses("N")) == (5, 4)
    table.play("EndMoves")
    assert table.outcome.winners == (1,)
    assert table.outcome.rule == "P16.a"
    assert spoken(table, "battle_ended") == ["North wins the battle. Elements lost: South 5, North 4."]
    back = table_of(f"{LOST}\nS3 FtP 3000 500 0", camps={"S": 2600}, held={"S": "N"}, at_start=twelve)
    back.play("EndMoves")
    assert back.losses("S") == 3
    assert back.outcome.winners == (0,)  # S has not lost; N, with 4 to 3, has
    assert back.happened("camp_taken")[0].args == {"owner": "south", "side": "south"}


@pytest.mark.rule("P16.h")
def test_a_camp_changes_hands_only_to_one_who_is_alone_in_it() -> None:
    both = table_of("S1 FtP 2800 500 0\nN1 FtP 3300 300 180", camps={"S": 2600})
    both.dice(1, 1).play("EndMoves")
    assert both.losses("S") == 0
    alone = table_of("N1 FtP 3000 400 180", camps={"S": 2600})
    alone.dice(1, 1).play("EndMoves")
    assert alone.losses("S") == 2
    outside = table_of("N1 FtP 3000 401 180", camps={"S": 2600})  # its centre is a unit above the camp
    outside.dice(1, 1).play("EndMoves")
    assert outside.losses("S") == 0


@pytest.mark.rule("P16.f", "P16.g")
def test_a_general_off_the_table_counts_one() -> None:
    table = table_of("S1 CvP 0 0 0 general off_table\nN1 CvP 0 0 0 general destroyed")
    assert (table.losses("S"), table.losses("N")) == (1, 2)
    table.play("Concede")
    report = table.game.report(table.state)
    assert (report.winner, report.destroyed, report.off_table, report.losses) == (1, ((), (0,)), ((0,), ()), (1, 2))


@pytest.mark.rule("P16.i")
def test_nobody_left_turn_forty_and_conceding() -> None:
    table = table_of("S1 FtP 3000 3000 0", turn=40)
    table.play("EndMoves")
    assert table.outcome.winners == ()
    assert table.outcome.rule == "P16.i"
    going_on = table_of("S1 FtP 3000 3000 0", turn=39)
    going_on.dice(1, 1).play("EndMoves")
    assert going_on.outcome is None
    going_on.play("Concede")
    assert going_on.outcome.winners == (0,)
    last = table_of("S1 FtP 3000 3000 0\nN1 FtM 3000 3000 180", at_start={"S": 30, "N": 30})
    last.state.on_table &= ~(1 << 69)  # N30 is not there
    last.dice(6, 1).play("EndMoves")
    assert last.outcome.winners == (0,)
    assert last.outcome.rule == "P16.i"


@pytest.mark.rule("P16.i")
def test_the_other_player_may_not_concede_in_this_turn() -> None:
    table = table_of("S1 FtM 3000 2000 0\nN1 FtM 3000 2900 180 shoots")
    table.play("EndMoves")
    assert table.decision.seats == (1,)
    assert why(table.refusal("Concede")) == ("P16.i", "not_your_turn")


@pytest.mark.rule("P16.j")
def test_without_its_general_an_army_moves_as_before() -> None:
    table = table_of("S1 CvP 0 0 0 general destroyed\nS2 FtP 3000 3000 0")
    assert table.move("S2", (3000, 3500, 0)) is None
    fought = fight(table_of("S1 CvP 0 0 0 general destroyed\nS2 FtP 3000 3000 0\nN1 FtP 3000 3000 180"), 3, 3)
    assert fought.total("S2") == 7
