"""Learning a doctrine: it goes where games are won, the same seed learns the same, and bad files are told in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from caracole.kernel import CaracoleError
from caracole.lab import doctrines
from caracole.lab.doctrines import Got, Trial, evolve, gathered, groups_of, knobs_of, play_trial
from caracole.players.plans import AS_CAPTAIN
from caracole.players.plans.learned import Doctrine, WrongRevision

KNOBS = {"bold": 0.5, "fear": 2.0, "idle": 1.0}


class Valley:
    """Games that are won more often with boldness, and with less fear; nothing else counts."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            weights = dict(trial.weights)
            off = (weights["bold"] / 0.5 - 2.0) ** 2 + (weights["fear"] / 2.0 + 2.0) ** 2
            chance = 1.0 / (1.0 + exp(0.4 * (off - 8.0)))
            luck = Random(f"{trial.seed} {trial.seat} {trial.weights}").random()
            yield place, Got(float(luck < chance), chance - luck)


@pytest.fixture
def knobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctrines, "knobs_of", lambda *_: (None, KNOBS))


@pytest.mark.usefixtures("knobs")
def test_it_goes_where_games_are_won():
    sides, trained = evolve("valley", "ford", rounds=8, games=200, checks=100, backend=Valley())
    for weights in sides:
        assert 0.5 < weights["bold"] < 1.6
        assert -6.5 < weights["fear"] < -2.0
    assert all(last > first + 0.2 for first, last in zip(trained["curve"][0], trained["curve"][-1], strict=True))
    assert trained["checked"]["share"] > 0.8
    assert trained["checked"]["interval"][0] > 0.5


@pytest.mark.usefixtures("knobs")
def test_the_same_seed_learns_the_same_and_what_is_known_is_where_it_begins():
    first = evolve("valley", "ford", rounds=2, games=40, checks=0, backend=Valley())
    assert first == evolve("valley", "ford", rounds=2, games=40, checks=0, backend=Valley())
    assert first != evolve("valley", "ford", rounds=2, games=40, checks=0, seed=7, backend=Valley())
    start = [{"bold": 1.0, "fear": -4.0}, {"bold": 0.5, "fear": 2.0}]
    found, _ = evolve("valley", "ford", rounds=0, checks=0, start=start, backend=Valley())
    assert found == [{**own, "idle": 0.0} for own in start]


class Rout:
    """Boldness wins as often as it loses, but by more."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            assert trial.against == "veteran"
            luck = Random(f"{trial.seed} {trial.seat} {trial.weights}").random()
            bold = dict(trial.weights)["bold"]
            yield place, Got(float(luck < 0.5), 2.0 * bold if luck < 0.5 else -0.1)


@pytest.mark.usefixtures("knobs")
@pytest.mark.parametrize(("margin", "least", "most"), [(0.0, -0.9, 0.9), (1.0, 1.0, 9.0)])
def test_points_count_as_much_as_is_said(margin: float, least: float, most: float):
    sides, trained = evolve(
        "valley", "rout", rounds=6, games=200, checks=0, against="veteran", margin=margin, backend=Rout()
    )
    assert all(least < weights["bold"] < most for weights in sides)
    assert (trained["against"], trained["margin"]) == ("veteran", margin)


class Ridge:
    """Who holds it should be timid, who climbs it bold."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            wanted = 2.0 if trial.seat else -2.0
            off = abs(dict(trial.weights)["bold"] / 0.5 - wanted)
            luck = Random(f"{trial.seed} {trial.seat} {trial.weights}").random()
            yield place, Got(float(luck < 1.0 - 0.2 * off), 0.0)


@pytest.mark.usefixtures("knobs")
def test_each_side_learns_for_itself():
    (holds, climbs), _ = evolve("valley", "ridge", rounds=10, games=400, checks=0, backend=Ridge())
    assert holds["bold"] < -0.4
    assert climbs["bold"] > 0.4


@pytest.mark.usefixtures("knobs")
@pytest.mark.parametrize(("shared", "timid"), [(0.0, True), (1.0, False)])
def test_a_side_learns_from_the_other_as_much_as_is_said(shared: float, timid: bool):
    (holds, _), trained = evolve("valley", "ridge", rounds=3, games=400, checks=0, shared=shared, backend=Ridge())
    assert (holds["bold"] < -0.4) == timid
    assert trained["shared"] == shared


@pytest.mark.usefixtures("knobs")
def test_one_side_may_learn_alone():
    start = [{"bold": 0.3}, {"bold": 0.2}]
    (holds, climbs), trained = evolve(
        "valley", "ridge", rounds=5, games=200, checks=2, sides=(1,), start=start, backend=Ridge()
    )
    assert holds["bold"] == 0.3
    assert climbs["bold"] > 0.4
    assert (trained["sides"], [len(each) for each in trained["curve"]]) == ([1], [1] * 5)


class Meadow:
    """Boldness wins for either side, whoever leans so."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            ahead = dict(trial.weights)["bold"] - dict(trial.other).get("bold", 0.0)
            luck = Random(f"{trial.seed} {trial.seat} {trial.weights}").random()
            yield place, Got(float(luck < 0.5 + 0.2 * ahead), ahead)


@pytest.mark.usefixtures("knobs")
def test_habits_that_belong_together_are_turned_as_one():
    groups = {"push": {"bold": 1.0, "idle": -0.5}, "fear": {"fear": 1.0}}
    sides, trained = evolve("valley", "meadow", rounds=2, games=200, checks=0, groups=groups, backend=Meadow())
    for weights in sides:
        assert weights["bold"] > 0.5
        assert weights["idle"] == pytest.approx(-weights["bold"])
        assert abs(weights["fear"] / 2.0) < abs(weights["bold"] / 0.5)
    assert trained["groups"] == ["push", "fear"]
    assert "captain" not in trained


@pytest.mark.usefixtures("knobs")
def test_the_captain_may_be_turned_as_well_and_is_told_which_way():
    groups = {"push": {"bold": 1.0}, "idle": {"idle": 1.0}}
    _, trained = evolve("valley", "meadow", rounds=1, games=200, checks=0, groups=groups, both=True, backend=Meadow())
    assert all(sure > 2.0 for sure in trained["captain"]["push"])
    assert all(abs(sure) < 2.0 for sure in trained["captain"]["idle"])
    with pytest.raises(CaracoleError, match="cannot be turned"):
        evolve("valley", "meadow", rounds=1, games=200, checks=0, against="veteran", both=True, backend=Meadow())


class Hurry:
    """Whoever learns is quick; when it is checked what he learned he takes his time."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            yield place, Got(0.5 if trial.quick else 1.0, 0.0)


@pytest.mark.usefixtures("knobs")
def test_quick_captains_learn_and_the_captain_himself_is_checked():
    _, trained = evolve("valley", "ford", rounds=2, games=40, checks=20, quick=True, backend=Hurry())
    assert trained["quick"] is True
    assert trained["curve"] == [[0.5, 0.5], [0.5, 0.5]]
    assert trained["checked"]["share"] == 1.0
    with pytest.raises(CaracoleError, match="cannot be quick"):
        evolve("valley", "ford", rounds=1, games=40, checks=0, against="veteran", quick=True, backend=Hurry())


def test_a_game_of_quick_captains_is_played_to_its_end_and_the_same_again():
    bold = Trial("gradisca", "primo-giorno", (("attack", 3.0),), 5, 1, quick=True)
    assert play_trial(bold) == play_trial(bold)
    assert len({play_trial(bold._replace(seed=seed)).margin for seed in range(6)}) > 1


def test_groups_are_of_knobs_that_there_are(monkeypatch: pytest.MonkeyPatch):
    plans = SimpleNamespace(GROUPS={"push": {"bold": 1.0}})
    monkeypatch.setattr(doctrines, "knobs_of", lambda *_: (plans, KNOBS))
    assert groups_of("valley") == plans.GROUPS
    plans.GROUPS = {"push": {"nothing": 1.0}}
    with pytest.raises(CaracoleError, match="unknown KNOBS: nothing"):
        groups_of("valley")
    plans.GROUPS = {}
    with pytest.raises(CaracoleError, match="no GROUPS"):
        groups_of("valley")


@pytest.mark.parametrize("told", [{"apart": True}, {"games": 8, "before": {"apart": True}}])
def test_what_a_scenario_has_apart_counts_nowhere_else(told: dict[str, Any]):
    sides = {"ford": ([{"bold": -8.0}, {}], told), "ridge": ([{"bold": 3.0}, {"bold": 1.0}], {"games": 8})}
    found = gathered("valley", 3, sides, KNOBS)
    assert found.of("plain", 0).weights == {"bold": 1.0}
    assert found.of("ford", 0).weights == {"bold": -8.0}
    assert gathered("valley", 3, {"ford": sides["ford"]}, KNOBS).weights == {}


def test_a_scenario_has_its_own_and_elsewhere_half_of_what_they_have_in_common_counts(tmp_path: Path):
    told: dict[str, Any] = {"games": 8}
    found = gathered(
        "valley",
        3,
        {
            "ford": ([{"bold": 1.0}, {"bold": 2.0, "at/mill": 4.0}], told),
            "ridge": ([{"bold": 3.0, "fear": -2.0}, {}], told),
            "council": ([{"friends": 1.0}, {}, {}], told),
        },
        KNOBS,
    )
    assert [found.of("ford", side).weights for side in (0, 1)] == [{"bold": 1.0}, {"bold": 2.0, "at/mill": 4.0}]
    assert found.of("plain", 0).weights == {"bold": 0.75, "fear": -0.25}
    assert found.of("ford", 0).key != AS_CAPTAIN.key
    file = tmp_path / "doctrine.json"
    found.write(file)
    assert Doctrine.read(file, 3) == found
    with pytest.raises(WrongRevision, match="caracole lab doctrine valley"):
        Doctrine.read(file, 4)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(CaracoleError, match=r"doctrine\.json is no doctrine"):
        Doctrine.read(file, 3)


def test_a_scenario_may_have_knobs_of_its_own(monkeypatch: pytest.MonkeyPatch):
    plans = SimpleNamespace(KNOBS=KNOBS, knobs=lambda game: {f"at/{game}": 2.0})
    monkeypatch.setattr(doctrines, "part", lambda *_: plans)
    monkeypatch.setattr(doctrines, "_game", lambda system, scenario: scenario)
    assert knobs_of("valley")[1] == KNOBS
    assert knobs_of("valley", "mill")[1] == {**KNOBS, "at/mill": 2.0}
    (weights, _), _ = evolve("valley", "mill", rounds=0, checks=0, start=[{"at/mill": 4.0}, {}], backend=Hurry())
    assert weights == {**dict.fromkeys(KNOBS, 0.0), "at/mill": 4.0}


class Council:
    """Many play; whoever is bold wins more often than his share."""

    def run(self, work: Callable[[Any], Any], tasks: Sequence[Trial]) -> Iterator[tuple[int, Got]]:
        for place, trial in enumerate(tasks):
            assert trial.options == (("battles", "computer"),)
            luck = Random(f"{trial.seed} {trial.seat} {trial.weights}").random()
            yield place, Got(float(luck < 0.25 + 0.1 * dict(trial.weights)["bold"]), 0.0)


@pytest.mark.usefixtures("knobs")
def test_where_many_play_each_seat_learns_among_captains():
    options = {"battles": "computer"}
    seats: list[dict[str, float]] = [{} for _ in range(4)]
    found, trained = evolve(
        "valley", "council", rounds=4, games=400, checks=80, start=seats, options=options, backend=Council()
    )
    assert len(found) == 4
    assert all(weights["bold"] > 0.5 for weights in found)
    assert [len(row) for row in trained["curve"]] == [4] * 4
    assert trained["checked"]["games"] == 80
    assert trained["options"] == options
    with pytest.raises(CaracoleError, match="only where two play"):
        evolve("valley", "council", start=seats, both=True, backend=Council())


def test_a_campaign_of_three_is_a_trial_as_well():
    trial = Trial("piccole", "campaign-sicily", (), 3, 2, quick=True, options=(("battles", "computer"),))
    played = [play_trial(trial._replace(seat=seat)) for seat in range(3)]
    assert play_trial(trial) == played[trial.seat]
    assert sum(each.share for each in played) == pytest.approx(1.0)


def test_knobs_of_no_step_are_not_turned(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctrines, "knobs_of", lambda *_: (None, {**KNOBS, "fear": 0.0}))
    (weights, _), _ = evolve("valley", "mill", rounds=0, checks=0, backend=Hurry())
    assert weights == {"bold": 0.0, "idle": 0.0}


def test_a_system_without_knobs_has_nothing_to_turn():
    with pytest.raises(CaracoleError, match="KNOBS"):
        knobs_of("nowhere-to-be-found")
