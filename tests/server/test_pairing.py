"""Who plays whom in a tournament, and who leads."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.server.people.pairing import Meeting, round_robin, rounds_of, standings, suggested_rounds, swiss


@pytest.mark.parametrize("count", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int):
    players = list(range(count))
    rounds = [round_robin(players, number) for number in range(1, rounds_of(count) + 1)]
    met = Counter(frozenset((one, other)) for games in rounds for one, other, _ in games if other is not None)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    for games in rounds:
        seated = [player for one, other, _ in games for player in (one, other) if player is not None]
        assert sorted(seated) == players
    first = Counter(one for games in rounds for one, other, _ in games if other is not None)
    assert max(first[player] for player in players) - min(first[player] for player in players) <= 2


@given(st.integers(2, 14), st.randoms(use_true_random=False))
def test_in_a_swiss_tournament_nobody_meets_twice_or_rests_twice(count: int, rng: object):
    players = list(range(count))
    played: list[Meeting] = []
    for _ in range(min(suggested_rounds(count), rounds_of(count))):
        games = swiss(players, played)
        seated = [player for one, other, _ in games for player in (one, other) if player is not None]
        assert sorted(seated) == players
        played += [game._replace(score=rng.choice([0.0, 0.5, 1.0])) for game in games]  # type: ignore[attr-defined]
    met = Counter(frozenset((one, other)) for one, other, _ in played if other is not None)
    assert set(met.values()) <= {1}
    assert max(Counter(one for one, other, _ in played if other is None).values(), default=0) <= 1


def test_players_of_like_score_meet():
    played = [Meeting(1, 2, 1.0), Meeting(3, 4, 1.0)]
    assert {frozenset(game[:2]) for game in swiss([1, 2, 3, 4], played)} == {frozenset((1, 3)), frozenset((2, 4))}


def test_if_everybody_has_met_they_meet_again():
    played = [Meeting(1, 2, 1.0)]
    assert swiss([1, 2], played) == [Meeting(2, 1)], "and the seats are changed"


def test_ties_are_broken_by_whom_one_met():
    """1 and 2 have two points each; 1 has beaten those who are stronger."""
    played = [Meeting(1, 3, 1.0), Meeting(2, 4, 1.0), Meeting(1, 5, 1.0), Meeting(2, 6, 1.0), Meeting(3, 4, 1.0)]
    first, second, *_ = standings([1, 2, 3, 4, 5, 6], played)
    assert (first.player, first.points, first.buchholz, first.sonneborn) == (1, 2, 1, 1)
    assert (second.player, second.points, second.buchholz) == (2, 2, 0)


def test_a_bye_is_a_point_and_a_game_that_goes_on_is_none():
    found = {row.player: row for row in standings([1, 2, 3], [Meeting(1, None), Meeting(2, 3)])}
    assert (found[1].points, found[1].played, found[2].points) == (1, 0, 0)


def test_nobody_can_make_a_tournament_that_takes_for_ever_to_pair():
    """Thirty-two draw fifteen times, then two leave: of sixteen who have all met, only fourteen could meet others."""
    everybody, played = list(range(32)), list[Meeting]()
    for _ in range(15):
        played += [game._replace(score=0.5) for game in swiss(everybody, played)]
    left = everybody[:30]
    games = swiss(left, played)
    assert sorted(player for one, other, _ in games for player in (one, other)) == left
    met = {frozenset(game[:2]) for game in played}
    assert sum(frozenset(game[:2]) in met for game in games) <= 2
