"""Contacts that the straight way does not lead to, but a way round a corner does, are proposed."""

from __future__ import annotations

import pytest

from caracole.play.table import Table
from caracole.systems.piccole.battle.rules.actions import Move
from systems.piccole.battle.positions import table_of


def moves_of(table: Table) -> list[Move]:
    return [each for each in table.game.candidates(table.state, 0) if isinstance(each, Move)]


N1 = "N1 FtP 3000 3000 180"


@pytest.mark.parametrize(
    ("elements", "pose", "straight"),
    [
        (f"S1 CvL 2700 3500 90\n{N1}", (3200, 3200, 270), "enemy_in_the_way"),  # across its rear to the left flank
        (f"S1 CvL 3500 3600 0\n{N1}", (2800, 3200, 90), "enemy_in_the_way"),  # and to the right one
        (f"S1 CvL 3600 3000 180\n{N1}", (3000, 3200, 180), "enemy_in_the_way"),  # from beside it into the rear
        (f"S1 CvL 3700 3900 270\nS2 FtP 3400 3600 0\n{N1}", (3200, 3200, 270), "may_not_pass"),  # past a friend
        (f"S1 CvL 2500 3300 0\n{N1}", (3000, 3000, 0), "enemy_in_the_way"),  # from beside it to the front
    ],
)
def test_a_contact_by_two_legs_is_proposed(elements: str, pose: tuple[int, int, int], straight: str) -> None:
    table = table_of(elements)
    refusal = table.game.check(table.state, 0, Move(0, *pose))
    assert refusal is not None
    assert refusal.code == straight
    round_there = [each for each in moves_of(table) if each[:4] == (0, *pose)]
    assert [len(each.path) for each in round_there] == [3]


def test_whoever_can_go_straight_is_proposed_no_way_round() -> None:
    table = table_of(f"S1 CvL 2500 3300 0\n{N1}")
    to_flank = [each for each in moves_of(table) if each[:4] == (0, 2800, 3200, 90)]
    assert to_flank == [Move(0, 2800, 3200, 90)]


def test_behind_bases_that_leave_no_gap_there_is_nothing_to_propose() -> None:
    """The flank of N1 is covered by N2, its rear by N3."""
    table = table_of(f"S1 CvL 2200 3600 90\n{N1}\nN2 FtP 2600 3000 180\nN3 FtP 3000 3200 180\nN4 FtP 2600 3200 180")
    poses = {each[1:4] for each in moves_of(table) if each.element == 0}
    assert not poses & {(2800, 3200, 90), (3000, 3200, 180), (3200, 3200, 270)}
