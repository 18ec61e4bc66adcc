"""The environments pass the tests of the libraries they are made for, and tell nobody what they may not know."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test

from caracole.cli.main import main
from caracole.kernel import CaracoleError
from caracole.research import VectorEnv, aec_env
from caracole.research.cycles import Cycles

SCENARIOS = [
    ("gradisca", "primo-giorno"),
    ("gbacw", "first-volley"),
    ("piccole", "drill"),
    ("piccole", "campaign-tuscany"),
]


def play(env: Any, steps: int, seed: int = 1) -> None:
    """Say so many random words."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.agents:
            return
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_pettingzoo_has_nothing_to_complain_about(system: str, scenario: str) -> None:
    with warnings.catch_warnings():
        # It would rather have agents called player_0 and an observation without a mask.
        warnings.filterwarnings("ignore", category=UserWarning, module="pettingzoo")
        api_test(aec_env(system, scenario=scenario, seed=1), num_cycles=60)
        seed_test(lambda: aec_env(system, scenario=scenario), num_cycles=40)


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS[:3])
def test_a_game_is_cut_off_after_so_many_cycles(system: str, scenario: str) -> None:
    max_cycles_test(Cycles(system, scenario))


@pytest.mark.parametrize("rewards", ["win", "score", "shaped"])
def test_a_game_ends_with_a_reward_for_each(rewards: Any) -> None:
    env = aec_env("gradisca", "primo-giorno", rewards=rewards)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    outcome = env.playing.outcome
    assert outcome is not None
    if rewards == "win":
        assert sorted(total.values()) == ([-1.0, 1.0] if outcome.winners else [0.0, 0.0])
    else:
        assert sum(total.values()) == pytest.approx(0.0, abs=1e-6)


def test_a_structured_action_is_checked_and_played() -> None:
    env = aec_env("gradisca", "primo-giorno", seed=1)
    env.reset()
    agent = env.agent_selection
    offered = env.structured(agent)["actions"]
    before = env.decisions
    env.play(offered[0])
    assert env.decisions > before
    with pytest.raises(CaracoleError):
        env.play({"do": "EndZone"})


def test_an_agent_does_not_see_what_its_seat_may_not_know() -> None:
    """The other side's hand is dealt again: not a number of the observation changes."""
    env = aec_env("gradisca", "drill", seed=1)
    changed = 0
    for steps in (10, 40, 80, 120):
        play(env, steps)
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        before = env.observe(agent)
        state = env.playing.state
        for seed in range(5):
            env.playing.state = env.playing.game.imagine(state, seat, Random(seed))
            env._seen.clear()
            changed += env.playing.game.digest(env.playing.state) != env.playing.game.digest(state)
            after = env.observe(agent)
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
        env.playing.state = state
    assert changed, "nothing was hidden: the test has tested nothing"


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_the_planes_say_something(system: str, scenario: str) -> None:
    env = aec_env(system, scenario, seed=1)
    play(env, 30)
    planes, figures, _ = env.parts(env.agent_selection)
    layout = env.tensors.layout
    assert planes.shape == (len(layout.planes), *layout.shape)
    assert len(set(layout.planes)) == len(layout.planes)
    assert len(set(layout.figures)) == len(layout.figures)
    assert np.isfinite(planes).all()
    assert planes.any()
    assert figures.any()


def test_a_system_without_tensors_is_read_by_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caracole.research.tensors.part", lambda *_: None)
    env = aec_env("gradisca", "drill", seed=1)
    env.reset()
    agent = env.agent_selection
    _, figures, _ = env.parts(agent)
    counted = dict(zip(env.tensors.layout.figures, figures, strict=True))
    view = env.playing.view(env.possible_agents.index(agent))
    unit = view["units"][0]["id"]
    assert counted[unit] == str(view).count(f"'{unit}'") > 0
    assert env.observe(agent)["observation"].shape == env.observation_space(agent)["observation"].shape


def test_units_are_counted_where_they_stand() -> None:
    env = aec_env("gradisca", "drill", seed=1)
    env.reset()
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    planes, _, _ = env.parts(agent)
    view = env.playing.view(seat)
    standing = sum(unit["zone"] is not None for unit in view["units"])
    arms = [number for number, name in enumerate(env.tensors.layout.planes) if name.split(": ")[-1] in ARMS]
    assert planes[arms].sum() == standing


ARMS = ("infantry", "cernide", "light", "medium", "heavy", "engineers", "artillery", "commander")


def test_the_same_seed_gives_the_same_games_over_any_number_of_processes() -> None:
    found = []
    for processes in (1, 2):
        with VectorEnv("gradisca", "primo-giorno", count=3, processes=processes, seed=4) as envs:
            seen, masks, agents = envs.reset()
            rows = [seen.sum(), agents.tolist()]
            for _ in range(25):
                asked = envs.step([int(np.flatnonzero(mask)[0]) for mask in masks])
                masks = asked.masks
                rows += [asked.observations.sum(), asked.agents.tolist(), asked.rewards.tolist(), asked.done.tolist()]
            found.append(rows)
    assert found[0] == found[1]


def test_a_forbidden_word_stops_nothing_but_itself() -> None:
    with VectorEnv("gradisca", "primo-giorno", count=1, seed=4) as envs:
        _, masks, _ = envs.reset()
        with pytest.raises(CaracoleError, match="cannot be said here"):
            envs.step([int(np.flatnonzero(masks[0] == 0)[0])])
        assert envs.step([int(np.flatnonzero(masks[0])[0])]).masks.any()


def test_speed_is_measured_with_data_files_of_ones_own(capsys, tmp_path):
    """--data was read and left aside."""
    assert main(["research", "speed", "gradisca", "--seconds", "0.01", "--data", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err
