"""Learning a judgement of positions: the regression finds what is there, and the command writes what players read."""

from __future__ import annotations

import sys
from math import exp
from random import Random

import pytest

from caracole.kernel import CaracoleError
from caracole.lab.statistics import solved
from caracole.lab.training import Sample, learned, played, regression
from caracole.play import load
from caracole.players.plans.learned import Judgement


def test_equations_are_solved():
    answer = solved([[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 4.0]], [4.0, 10.0, 14.0])
    assert [round(value, 6) for value in answer] == [1.0, 2.0, 3.0]


def test_the_regression_finds_the_weights_that_made_the_answers():
    rng = Random(1)
    rows, answers = [], []
    for _ in range(4000):
        row = [1.0, rng.uniform(-1, 1), rng.uniform(-1, 1)]
        chance = 1 / (1 + exp(-(0.5 + 2.0 * row[1] - 1.0 * row[2])))
        rows.append(row)
        answers.append(float(rng.random() < chance))
    bias, strong, other = regression(rows, answers, [0.0, 1.0, 1.0])
    assert abs(bias - 0.5) < 0.15
    assert abs(strong - 2.0) < 0.3
    assert abs(other + 1.0) < 0.3


def test_what_was_learned_forecasts_better_than_a_coin(tmp_path):
    rng = Random(2)
    samples = []
    for game in range(200):
        ahead = rng.uniform(-1, 1)
        won = float(rng.random() < 1 / (1 + exp(-4 * ahead)))
        samples += [Sample(game, {"ahead": ahead}, won), Sample(game, {"ahead": -ahead}, 1 - won)]
    judgement = learned("orchard", 3, samples, ["two-trees"])
    curve = judgement.trained["curve"]
    assert curve[-1]["loss"] < judgement.trained["loss_of_a_coin"] - 0.1
    assert [row["games"] for row in curve] == [45, 90, 180]
    judgement.write(tmp_path / "judgement.json")
    assert Judgement.read(tmp_path / "judgement.json", 3) == judgement
    assert judgement.probability({"ahead": 1.0}) > 0.9
    assert judgement.probability({"ahead": 0.0, "unheard_of": 9.0}) == judgement.probability({})


def test_a_scenario_that_was_played_often_has_weights_of_its_own(tmp_path):
    rng = Random(3)
    samples = []
    for game in range(120):
        ahead = rng.uniform(-1, 1)
        often, reverse = ("open", 1) if game % 2 else ("trap", -1)
        won = float(rng.random() < 1 / (1 + exp(-4 * reverse * ahead)))
        samples += [Sample(game, {"ahead": ahead}, won, often), Sample(game, {"ahead": -ahead}, 1 - won, often)]
    samples.append(Sample(999, {"ahead": 0.5}, 1.0, "rare"))
    judgement = learned("orchard", 3, samples, ["open", "trap", "rare"])
    assert set(judgement.by_scenario) == {"open", "trap"}
    assert judgement.probability({"ahead": 1.0}, "open") > 0.85
    assert judgement.probability({"ahead": 1.0}, "trap") < 0.15
    assert judgement.probability({"ahead": 1.0}, "rare") == judgement.probability({"ahead": 1.0})
    judgement.write(tmp_path / "judgement.json")
    assert Judgement.read(tmp_path / "judgement.json", 3) == judgement


def test_a_game_gives_positions_of_both_seats_and_what_came_of_them():
    samples = played("gradisca", "primo-giorno", 1)
    assert len(samples) > 10
    assert {sample.won for sample in samples} in ({0.0, 1.0}, {0.5})
    assert samples == played("gradisca", "primo-giorno", 1)
    assert load("gradisca", "primo-giorno").newest >= 1


def test_one_game_is_too_few_to_learn_from():
    with pytest.raises(CaracoleError, match="too few"):
        learned("orchard", 1, [Sample(1, {"a": 1.0}, 1.0, "x")], ["x"])


def test_what_is_about_a_place_counts_in_its_own_scenario_only():
    """A judgement that took the bridge of one map for that of another would be worse than none."""
    rng = Random(4)
    samples = []
    for game in range(400):
        scenario, men = ("ford", "ridge")[game % 2], rng.uniform(-1, 1)
        won = float(rng.random() < 1 / (1 + exp(-4 * men)))
        told = {"0/bridge": men} if scenario == "ford" else {"ahead": men}
        samples.append(Sample(game, told, won, scenario))
    judgement = learned("valley", 3, samples, ["ford", "ridge"])
    assert set(judgement.weights) == {"ahead"}
    assert set(judgement.by_scenario["ford"]) == {"0/bridge"}
    assert judgement.probability({"0/bridge": 1.0}, "ford") > 0.85
    assert judgement.probability({"0/bridge": 1.0}, "plain") == judgement.probability({}, "plain")


def test_without_numpy_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(CaracoleError, match=r"numpy is not installed: pip install 'caracole\[research\]'"):
        regression([[1.0]], [1.0], [0.0])
