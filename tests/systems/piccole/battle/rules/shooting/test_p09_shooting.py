"""P9 Shooting: arcs, range, obstruction, who must shoot, support and shoot-outs."""

from __future__ import annotations

import pytest

from caracole.systems.piccole.battle.rules.query import base_of
from caracole.systems.piccole.battle.rules.shooting.shooting import can_shoot, range_squared
from systems.piccole.battle.positions import box, fight, table_of, why

S1 = "S1 FtM 3000 2000 0 shoots"


def reaches(elements: str, terrain: str = "", shooter: int = 0, target: int = 40) -> bool:
    """Whether S1 can shoot at N1 (or whoever is named)."""
    table = table_of(elements, terrain)
    return can_shoot(table.game, table.state, shooter, target)


@pytest.mark.rule("P9.a", "P9.c", "P9.h", "P9.i")
@pytest.mark.parametrize(
    ("target", "expected"),
    [("3000 3000 180", True), ("3000 3001 180", False), ("3900 2300 180", True), ("3901 2300 180", False)],
)
def test_example_p9_1_range_and_arc(target: str, expected: bool) -> None:
    assert reaches(f"{S1}\nN1 FtP {target}") is expected


@pytest.mark.rule("P9.i")
@pytest.mark.parametrize(
    ("target", "range_"), [("3000 3000 180", 1000), ("3900 2300 180", 707), ("3600 2700 180", 728)]
)
def test_the_range_of_a_shot_is_that_of_its_nearest_check_point(target: str, range_: int) -> None:
    table = table_of(f"{S1}\nN1 FtP {target}")
    far = range_squared(table.state.poses[0], base_of(table.game, table.state, 40))
    assert far is not None
    assert round((far / 4) ** 0.5) == range_


@pytest.mark.rule("P9.d", "P9.j", "P9.k")
@pytest.mark.parametrize(
    ("friend", "blocks"),
    [
        ("3400 2000 0", False),
        ("2700 2500 0", False),
        ("3400 2050 0", True),
        ("3400 2300 0", True),
        ("3250 2500 0", True),
    ],
)
def test_example_p9_2_a_friend_in_the_corridor(friend: str, blocks: bool) -> None:
    assert reaches(f"{S1}\nS2 FtP {friend}\nN1 FtP 3600 2700 180") is not blocks


@pytest.mark.rule("P9.k")
def test_example_p9_2_an_enemy_beside_the_target_is_a_target_itself() -> None:
    line = f"{S1}\nN1 FtP 3600 2700 180\nN2 FtP 3200 2700 180"
    assert reaches(line)
    assert reaches(line, target=41)
    assert not reaches(f"{S1}\nN1 FtP 3000 2900 180\nN2 FtP 3000 2500 180")  # an enemy in between blocks as well


@pytest.mark.rule("P9.j")
@pytest.mark.parametrize(
    ("target", "third", "expected"),
    [
        # Aimed at the front: somebody behind the target's front does not matter.
        ("3000 2600 180", "3000 2900 180", True),
        # Aimed at the rear of one that faces away: its front is not in the corridor.
        ("3000 2800 0", "3000 3000 0", True),
        # Aimed at a side: the corridor ends at it.
        ("2900 2600 90", "2600 2600 270", True),
    ],
)
def test_the_edge_that_is_aimed_at(target: str, third: str, expected: bool) -> None:
    assert reaches(f"{S1}\nN1 FtP {target}\nN2 FtP {third}") is expected


@pytest.mark.rule("P9.m", "P9.l")
@pytest.mark.parametrize(
    ("shooter", "target", "expected"),
    [
        ("3000 2000 0", "3000 2600 180", True),
        ("3000 2000 0", "3000 2700 180", False),
        ("3000 2000 0", "3000 2950 180", False),
        ("3000 2500 0", "3000 2740 180", True),
        ("3000 2500 0", "3000 2751 180", False),
    ],
)
def test_example_p9_3_woods(shooter: str, target: str, expected: bool) -> None:
    table = table_of(f"S1 FtM {shooter} shoots\nN1 FtM {target} shoots", box("wood", 2700, 2600, 3300, 2900))
    assert can_shoot(table.game, table.state, 0, 40) is expected
    assert can_shoot(table.game, table.state, 40, 0) is expected


@pytest.mark.rule("P9.n", "P2.l")
def test_example_p9_4_hills() -> None:
    hill = box("hill", 2500, 2300, 3500, 2700)
    assert not reaches(f"{S1}\nN1 FtM 3000 2900 180", hill)
    assert reaches(f"{S1}\nN1 FtM 3000 2500 180", hill)
    high = box("hill", 2500, 2300, 3500, 2700, "level=2")
    assert not reaches(f"{S1}\nN1 FtM 3000 2900 180", high + box("hill", 2500, 2700, 3500, 3500))
    assert reaches(f"{S1}\nN1 FtM 3000 2900 180", hill + box("steep", 2500, 2700, 3500, 3500))


@pytest.mark.rule("P9.l", "P9.o")
def test_what_else_blocks_sight() -> None:
    there = (2700, 2400, 3300, 2600)
    for kind in ("rough", "major_river", "minor_river", "impassable"):
        assert reaches(f"{S1}\nN1 FtM 3000 2900 180", box(kind, *there))
    assert not reaches(f"{S1}\nN1 FtM 3000 2900 180", box("impassable", *there, "blocks"))
    assert not reaches(f"{S1}\nN1 FtM 3000 2900 180", box("fort", *there))
    assert reaches(f"{S1}\nN1 FtM 3000 2500 180", box("fort", *there))  # the target is in it
    assert reaches("S1 FtM 3000 2500 0 shoots\nN1 FtM 3000 2900 180", box("fort", *there))


@pytest.mark.rule("P9.b", "P4.d")
def test_only_flagged_elements_shoot() -> None:
    table = table_of("S1 FtM 3000 2000 0\nN1 FtM 3000 2600 180")
    table.dice(1, 1).play("EndMoves")
    assert not table.happened("shooting_fought")


@pytest.mark.rule("P9.f", "P12.e")
def test_example_p9_5_main_shooter_and_two_supporters() -> None:
    archers = f"{S1}\nS2 FtM 2600 2000 0 shoots\nS3 FtM 3400 2000 0 shoots\nN1 FtP 3000 2900 180"
    for target_die, total in ((3, 5), (1, 3), (6, 8)):
        table = table_of(archers)
        table.play("EndMoves")
        for shooter in ("S1", "S2"):
            table.play("Shoot", shooter=shooter, target="N1")
        table.dice(4, target_die, 1, 1).play("Shoot", shooter="S3", target="N1")
        assert (table.total("S1"), table.total("N1")) == (7, total)
        if total == 5:
            assert table.pose("N1") == (3000, 3150, 180)
        elif total == 3:
            assert table.is_destroyed("N1")
        else:
            assert table.pose("N1") == (3000, 2900, 180)
            assert table.pose("S1") == (3000, 2000, 0)  # P13.b: nobody shot at it


@pytest.mark.rule("P9.e", "P9.s", "P13.l")
def test_example_p9_6_a_shoot_out() -> None:
    for dice, gone in (((5, 2), True), ((5, 6), False)):
        table = table_of(f"{S1}\nN1 FtL 3000 2900 180 shoots")
        table.play("EndMoves")
        table.play("Shoot", shooter="S1", target="N1")
        table.dice(*dice, 1, 1).play("Shoot", shooter="N1", target="S1")
        assert table.total("S1") == 8
        assert table.is_destroyed("N1") is gone
    # Had the light foot come to 9 (a General among them), the medium foot would recoil.
    table = table_of(f"{S1}\nN1 FtL 3000 2900 180 shoots general")
    table.play("EndMoves")
    table.play("Shoot", shooter="S1", target="N1")
    table.dice(5, 6, 1, 1).play("Shoot", shooter="N1", target="S1")
    assert (table.total("N1"), table.pose("S1")) == (9, (3000, 1750, 0))


SEVEN = """
    S1 FtM 2600 2000 0 shoots
    S2 FtM 3000 2000 0 shoots
    N1 FtM 2600 2900 180 shoots
    N2 CvP 3000 2900 180
"""


@pytest.mark.rule("P9.e", "P9.q")
def test_example_p9_7_mutual_shooters_must_shoot_at_each_other() -> None:
    table = table_of(SEVEN)
    table.play("EndMoves")
    for shooter in ("S1", "S2"):
        assert why(table.refusal("Shoot", shooter=shooter, target="N2")) == ("P9.q", "must_shoot_at_mutual")
    assert why(table.refusal("EndShooting")) == ("P9.e", "must_shoot")
    table.play("Shoot", shooter="S1", target="N1")
    table.play("Shoot", shooter="S2", target="N1")
    assert table.decision.seats == (1,)
    assert why(table.refusal("EndShooting")) == ("P9.e", "must_shoot")
    table.dice(3, 4, 1, 1).play("Shoot", shooter="N1", target="S2")
    assert (table.total("S2"), table.total("N1")) == (6, 6)  # N1 3 + 4 - 1 for S1, which supports S2


@pytest.mark.rule("P9.q")
def test_one_who_is_shot_at_by_a_mutual_enemy_answers_one_of_those() -> None:
    table = table_of(
        "S1 FtM 2600 2000 0 shoots\nS2 FtM 3000 2000 0 shoots\nN1 FtM 2600 2900 180 shoots\nN2 FtM 3000 2900 180 shoots"
    )
    table.play("EndMoves")
    table.play("Shoot", shooter="S1", target="N1")
    table.play("Shoot", shooter="S2", target="N2")
    assert why(table.refusal("Shoot", shooter="N1", target="S2")) == ("P9.q", "must_shoot_at_mutual")
    assert table.refusal("Shoot", shooter="N1", target="S1") is None


@pytest.mark.rule("P9.p")
def test_other_shots_are_free_and_declared_once_each() -> None:
    table = table_of(f"{S1}\nN1 FtP 3000 2900 180")
    table.play("EndMoves")
    assert (table.asked, table.decision.seats) == ("shoot.declare", (0,))
    assert why(table.refusal("Shoot", shooter="S1", target="N30")) == ("P9.c", "cannot_shoot")
    assert why(table.refusal("Shoot", shooter="N1", target="S1")) == ("P9.p", "not_your_element")
    table.dice(1, 1).play("EndShooting")
    assert not table.happened("shooting_fought")
    both = table_of(f"{S1}\nS2 FtM 2600 2000 0 shoots\nN1 FtP 3000 2900 180")
    both.play("EndMoves")
    both.play("Shoot", shooter="S1", target="N1")
    assert why(both.refusal("Shoot", shooter="S1", target="N1")) == ("P9.p", "has_declared")


@pytest.mark.rule("P9.r")
def test_three_shooters_at_most_and_the_fourth_is_released() -> None:
    archers = "\n".join(f"S{n} FtM {1800 + 400 * n} 2000 0 shoots" for n in range(1, 5))
    table = table_of(f"{archers}\nN1 FtM 2800 2900 180 shoots\nN2 CvP 3200 2900 180")
    table.play("EndMoves")
    for shooter in ("S1", "S2", "S3"):
        table.play("Shoot", shooter=shooter, target="N1")
    assert why(table.refusal("Shoot", shooter="S4", target="N1")) == ("P9.r", "three_shooters_already")
    assert table.refusal("Shoot", shooter="S4", target="N2") is None
    assert table.refusal("EndShooting") is None


@pytest.mark.rule("P9.g")
def test_contact_and_threats_keep_bows_silent() -> None:
    fighting = "S1 FtM 3000 3000 0 shoots\nN1 FtM 3000 3000 180 shoots\nS2 FtM 2600 2400 0 shoots\nN2 FtM 2600 3300 180"
    table = table_of(fighting)
    table.play("EndMoves")
    assert {(shot["shooter"], shot["target"]) for shot in table.view()["reach"]} == {("S2", "N2")}
    threat = table_of("S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180\nS2 FtM 3400 3000 0 shoots\nN2 FtP 3400 3500 180")
    fight(threat, 3, 3)  # S2 threatens N1 with its corner and does not shoot at N2
    assert not threat.happened("shooting_fought")
    assert threat.total("N1") == 6


@pytest.mark.rule("P9.s")
def test_the_owner_names_the_main_shooter_where_it_matters() -> None:
    table = table_of("S1 FtL 2600 2000 0 shoots\nS2 FtM 3000 2000 0 shoots\nN1 FtP 2800 2900 180")
    table.play("EndMoves")
    table.play("Shoot", shooter="S1", target="N1")
    table.play("Shoot", shooter="S2", target="N1")
    assert (table.asked, table.decision.seats) == ("combat.main", (0,))
    assert [message["element"] for message in table.candidates()] == ["S2", "S1"]  # highest factor first
    assert why(table.refusal("ChooseMain", element="N1")) == ("P10.g", "not_an_attacker")
    table.dice(3, 3, 1, 1).play("ChooseMain", element="S1")
    assert (table.total("S1"), table.total("N1")) == (5, 6)


@pytest.mark.rule("P9.t", "P13.b")
def test_main_in_one_shot_and_target_of_another() -> None:
    # S1 shoots at N1, which cannot shoot; N2 shoots at S1 from aside.
    table = table_of("S1 FtM 3000 2000 0 shoots\nN1 FtP 3000 2900 180\nN2 FtM 3700 1700 270 shoots")
    table.play("EndMoves")
    table.play("Shoot", shooter="S1", target="N1")
    table.dice(1, 6, 2, 5, 1, 1).play("Shoot", shooter="N2", target="S1")
    shots = [(event.args["one"], event.args["other"]) for event in table.happened("shooting_fought")]
    assert shots == [("S1", "N1"), ("N2", "S1")]
    # The first went 4 to 10 against S1 and did it no harm; the second, 5 to 8, throws it back.
    assert table.pose("S1") == (3000, 1750, 0)
