"""The game of OpenSpiel: its own tests pass, chance is explicit, and one of its algorithms plays."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from caracole.research import spiel_game

SCENARIOS = [("gradisca", "primo-giorno"), ("gbacw", "first-volley"), ("piccole", "drill")]


def walk(state: Any, steps: int, seed: int = 1) -> Any:
    """Play at random, chance included."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(rng.choice(state.legal_actions() if outcomes is None else [face for face, _ in outcomes]))
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_openspiel_plays_it_at_random_and_finds_no_fault(system: str, scenario: str) -> None:
    pyspiel.random_sim_test(spiel_game(system, scenario), 1, False, False)


def test_a_state_is_written_down_and_read_back() -> None:
    game = spiel_game("gradisca", "primo-giorno")
    state = walk(game.new_initial_state(), 30)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_every_die_is_a_chance_node_with_all_its_faces() -> None:
    state = spiel_game("gradisca", "primo-giorno").new_initial_state()
    rng, seen = random.Random(2), set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            seen.add(len(outcomes))
            state.apply_action(rng.choice(outcomes)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert 6 in seen
    assert sum(state.returns()) == pytest.approx(0.0)


def test_a_clone_goes_its_own_way() -> None:
    state = walk(spiel_game("gradisca", "primo-giorno").new_initial_state(), 20)
    twin = state.clone()
    before = state.information_state_string(0)
    walk(twin, 20, seed=9)
    assert state.information_state_string(0) == before
    assert twin.information_state_string(0) != before


def test_a_resampled_state_is_the_same_to_the_player_and_another_in_truth() -> None:
    game = spiel_game("gradisca", "drill")
    state = walk(game.new_initial_state(), 70)
    player = state.current_player()
    hidden = set()
    for seed in range(6):
        other = state.resample_from_infostate(player, random.Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        hidden.add(other.observation_string(1 - player))
    assert len(hidden) > 1


def test_what_was_seen_is_part_of_the_information_state() -> None:
    game = spiel_game("gradisca", "primo-giorno")
    first, second = (walk(game.new_initial_state(), 40, seed) for seed in (1, 2))
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(first, 0)
    bits = recalled.dict["recall"].copy()
    recalled.set_from(second, 0)
    assert not np.array_equal(bits, recalled.dict["recall"])


def test_a_search_of_openspiel_plays_a_move() -> None:
    game = spiel_game("gradisca", "primo-giorno")
    state = walk(game.new_initial_state(), 12)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=evaluator,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
