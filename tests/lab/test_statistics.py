"""The statistics of the laboratory against values from textbooks, and against games whose truth is known."""

from __future__ import annotations

from math import inf, isfinite
from random import Random
from statistics import fmean

import pytest

from caracole.lab.statistics import (
    Meeting,
    Sprt,
    bootstrap,
    difference,
    elo_of,
    games_for,
    holm,
    mean_interval,
    mean_over_blocks,
    measured,
    ratings,
    share_of,
    shows,
    student,
    welch,
    wilson,
)


def test_wilson_by_the_book():
    assert [round(each, 3) for each in wilson(0.5, 100)] == [0.5, 0.404, 0.596]
    assert [round(each, 3) for each in wilson(0.9, 10)] == [0.9, 0.596, 0.982]
    assert wilson(0.3, 0)[1:] == (0.0, 1.0)


def test_a_wider_confidence_is_a_wider_interval():
    assert wilson(0.5, 100, 0.99).low < wilson(0.5, 100).low


# --- blocks ----------------------------------------------------------------------------------------------------------


def test_blocks_whose_games_are_alike_are_worth_one_game_each():
    twice = measured([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert (twice.share, twice.games, twice.blocks) == (0.5, 200, 100)
    assert twice.worth == pytest.approx(99)
    assert twice.interval == pytest.approx(wilson(0.5, 99)[1:])


def test_seats_that_decide_everything_leave_no_doubt_when_they_are_swapped():
    """Who has the better seat wins: each pair is one to one, and the interval is narrower than that of single games."""
    pairs = measured([[1.0, 0.0]] * 50)
    assert pairs.share == 0.5
    assert pairs.worth == 200
    assert pairs.low > wilson(0.5, 100).low


def test_independent_games_are_worth_themselves():
    rng = Random(5)
    found = measured([[float(rng.random() < 0.6), float(rng.random() < 0.6)] for _ in range(2000)])
    assert found.worth == pytest.approx(4000, rel=0.1)


def test_won_every_game_is_not_certainty():
    assert measured([[1.0, 1.0]] * 5).interval == pytest.approx(wilson(1.0, 10)[1:])
    assert measured([[1.0]]).low < 0.3
    assert measured([]).interval == (0.0, 1.0)


def test_the_interval_holds_the_truth_as_often_as_it_says():
    """600 duels of 30 pairs that have half of their luck in common: 95 in 100 intervals hold the true share."""
    rng, held = Random(7), 0
    for _ in range(600):
        blocks = []
        for _ in range(30):
            luck = rng.gauss(0, 1)
            blocks.append([float(luck + rng.gauss(0, 1) > 0), float(luck + rng.gauss(0, 1) > 0)])
        low, high = measured(blocks).interval
        held += low <= 0.5 <= high
    assert 0.92 <= held / 600 <= 0.98


def test_bootstrap_of_a_mean():
    values = [float(Random(3).gauss(10, 2)) for _ in range(1)] + [Random(n).gauss(10, 2) for n in range(200)]
    found = bootstrap(values, fmean)
    assert found.value == fmean(values)
    assert found.high - found.low == pytest.approx(2 * 1.96 * 2 / 200**0.5, rel=0.25)
    assert found == bootstrap(values, fmean)
    assert mean_interval([4.0]) == (4.0, 4.0, 4.0)
    assert mean_interval([]) == (0.0, 0.0, 0.0)


# --- Elo -------------------------------------------------------------------------------------------------------------


def test_elo_and_back():
    assert elo_of(0.5) == 0
    assert round(elo_of(0.75)) == 191
    assert share_of(elo_of(0.64)) == pytest.approx(0.64)
    assert (elo_of(0.0), elo_of(1.0)) == (-inf, inf)


def test_ratings_find_what_the_games_were_made_of():
    true = {"general": 200.0, "captain": 0.0, "random": -300.0}
    rng, meetings = Random(11), []
    for one, other in (("general", "captain"), ("captain", "random"), ("general", "random")):
        chance = share_of(true[one] - true[other])
        meetings += [Meeting(one, other, sum(rng.random() < chance for _ in range(2)), 2) for _ in range(300)]
    found = ratings(meetings, "captain")
    assert list(found) == ["general", "captain", "random"]
    assert found["captain"] == (0.0, 0.0, 0.0)
    for name in ("general", "random"):
        assert found[name].low <= true[name] <= found[name].high
        assert found[name].high - found[name].low < 100


def test_who_never_lost_has_a_rating_too():
    found = ratings([Meeting("captain", "random", 2, 2)] * 10, "random")
    assert 400 < found["captain"].value < 1000


# --- deciding early --------------------------------------------------------------------------------------------------


def decided(chance: float, seed: int, limit: int = 2000) -> tuple[str | None, int]:
    test, rng = Sprt(0, 50), Random(seed)
    while test.verdict is None and test.games < limit:
        test.add([float(rng.random() < chance), float(rng.random() < chance)])
    return test.verdict, test.games


def test_a_sequential_test_decides_what_is_clear_with_a_few_games():
    verdict, games = decided(0.97, 1)
    assert verdict == "better"
    assert games < 40
    assert Sprt(0, 50).fixed == 530
    assert decided(0.2, 1)[0] == "worse"


def test_it_errs_as_rarely_as_it_says():
    for chance, wrong in ((0.5, "better"), (share_of(50), "worse")):
        assert sum(decided(chance, seed)[0] == wrong for seed in range(200)) <= 0.08 * 200


def test_it_says_nothing_too_early():
    test = Sprt(0, 400)
    assert test.verdict is None
    test.add([1.0, 1.0])
    assert test.verdict is None
    with pytest.raises(ValueError, match="more Elo"):
        Sprt(10, 10)


# --- power and many comparisons --------------------------------------------------------------------------------------


def test_what_a_number_of_games_shows():
    assert round(shows(400)) == 34
    assert round(shows(100)) == 69
    assert shows(0) == inf
    assert games_for(34) == pytest.approx(815, abs=15)
    assert games_for(-34) == games_for(34)
    with pytest.raises(ValueError, match="no difference"):
        games_for(0)


def test_holms_correction_by_the_book():
    """Holm's own example: 0.01, 0.04, 0.03, 0.005."""
    found = holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005})
    assert found == pytest.approx({"a": 0.03, "b": 0.06, "c": 0.06, "d": 0.02})
    assert list(found) == ["a", "b", "c", "d"]
    assert holm({}) == {}


def test_two_shares_that_differ():
    one, other = measured([[1.0, 0.0], [1.0, 1.0]] * 50), measured([[0.0, 1.0], [0.0, 0.0]] * 50)
    assert difference(one, other) < 0.001
    assert difference(one, one) == 1
    assert difference(one, measured([])) == 1


def test_a_few_games_prove_no_difference():
    """Two won against two lost used to be believed: one in twenty-two. By Fisher's exact test it is one in three."""
    assert difference(measured([[1.0], [1.0]]), measured([[0.0], [0.0]])) == pytest.approx(0.32, abs=0.02)
    assert welch([0.0, 0.0], [1.0, 1.0]) == pytest.approx(1 / 3)
    assert welch([0.0] * 3, [1.0] * 3) == pytest.approx(0.1)
    assert welch([0.0] * 20, [1.0] * 20) < 1e-9
    assert welch([1.0, 2.0], [1.0, 2.0]) == 1
    assert welch([1.0], [2.0]) == 1


def test_student_by_the_book():
    """The table of the t distribution, two-sided 5 %: 12.706, 2.571, 2.228, 1.984 at 1, 5, 10 and 100 degrees."""
    for freedom, t in ((1, 12.706), (5, 2.571), (10, 2.228), (100, 1.984)):
        assert student(t, freedom) == pytest.approx(0.05, abs=2e-4)
    assert student(0.0, 7) == 1
    assert student(1.0, 1) == pytest.approx(0.5)


def test_welch_errs_as_rarely_as_it_says():
    rng = Random(3)
    sets = [[[rng.gauss(0, spread) for _ in range(size)] for size, spread in ((4, 1), (9, 3))] for _ in range(1500)]
    assert 0.03 < sum(welch(*each) < 0.05 for each in sets) / 1500 < 0.07


def test_values_of_a_block_are_no_more_than_one():
    """Ten games that are five times the same two know no more than five."""
    values = [1.0, 5.0, 2.0, 4.0, 3.0]
    alone = mean_interval(values)
    assert mean_over_blocks([[each, each] for each in values]) == pytest.approx(alone)
    assert mean_over_blocks([]) == (0, 0, 0)


def test_a_rating_of_few_blocks_or_of_nothing_but_wins_is_not_certain():
    """The same blocks drawn again are the same: the interval had no width at all."""
    one = ratings([Meeting("captain", "random", 5, 6)], "captain")
    assert one["captain"] == (0, 0, 0)
    assert one["random"].low < -600
    assert one["random"].high > 0
    always = ratings([Meeting("captain", "random", 2, 2)] * 10, "captain")["random"]
    assert always.low < always.value - 150 < always.value + 150 < always.high
    apart = ratings([Meeting("a", "b", 1, 2), Meeting("c", "d", 1, 2)], "a")
    assert apart["c"][1:] == apart["d"][1:] == (-inf, inf)
    assert isfinite(apart["b"].low)
