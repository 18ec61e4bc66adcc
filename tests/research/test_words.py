"""Actions are spelled in words, and every action that may be done can be spelled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import CaracoleError
from caracole.research.playing import Playing
from caracole.research.words import END, RANKS, Spelling, Vocabulary, spell

SCENARIOS = [
    ("gradisca", "drill"),
    ("gbacw", "first-volley"),
    ("piccole", "ticinus"),
    ("piccole", "campaign-tuscany"),
]


def walk(playing: Playing, decisions: int) -> Any:
    """Random play; yields the seat at every decision."""
    rng = Random(3)
    for _ in range(decisions):
        decision = playing.decision
        if decision is None:
            return
        yield decision.seats[0]
        seat = decision.seats[0]
        playing.trust(seat, playing.game.sample(playing.state, seat, rng))


def test_a_message_is_spelled_from_left_to_right_and_a_list_has_an_end() -> None:
    message = {"do": "March", "units": ["v-foot", "v-gun"], "to": "udine"}
    assert spell(message) == ["March", "v-foot", "v-gun", END, "udine"]


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_every_candidate_can_be_spelled_and_comes_out_as_itself(system: str, scenario: str) -> None:
    playing = Playing(system, scenario, seed=2)
    vocabulary = Vocabulary(playing.game)
    for number, seat in enumerate(walk(playing, 60)):
        if number % 6:
            continue
        candidates = playing.legal(seat)
        reached = set()
        waiting: list[list[int]] = [[]]
        while waiting:
            said = waiting.pop()
            spelling = Spelling(playing.game, vocabulary, candidates)
            for word in said:
                spelling.say(word)
            if spelling.action is not None:
                reached.add(spelling.action)
            waiting += [[*said, word] for word in spelling.allowed]
        assert reached == set(candidates)


@pytest.mark.parametrize(("system", "scenario"), SCENARIOS)
def test_a_word_keeps_its_number(system: str, scenario: str) -> None:
    first, second = (Vocabulary(Playing(system, scenario, seed=seed).game) for seed in (1, 2))
    assert first.names == second.names
    assert len(set(first.names)) == len(first.names)


def test_a_word_that_cannot_stand_there_is_refused() -> None:
    playing = Playing("gradisca", "drill", seed=1)
    vocabulary = Vocabulary(playing.game)
    for seat in walk(playing, 40):
        spelling = Spelling(playing.game, vocabulary, playing.legal(seat))
        if spelling.allowed:
            other = next(word for word in range(len(vocabulary)) if word not in spelling.allowed)
            with pytest.raises(CaracoleError, match="cannot be said here"):
                spelling.say(other)
            return
    raise AssertionError("nothing was ever asked")


class Numbers:
    """A game whose actions are far-away numbers, more of them than there are ranks."""

    def encode_action(self, action: tuple[int]) -> dict[str, Any]:
        return {"do": "Go", "x": action[0]}


def test_more_values_than_ranks_are_told_by_several_of_them() -> None:
    vocabulary = Vocabulary(Playing("gradisca", "drill", seed=1).game)
    candidates = [(1000 + 7 * number,) for number in range(3 * RANKS)]
    reached = set()
    waiting: list[list[int]] = [[]]
    while waiting:
        said = waiting.pop()
        spelling = Spelling(Numbers(), vocabulary, candidates)  # type: ignore[arg-type]
        for word in said:
            spelling.say(word)
        if spelling.action is not None:
            reached.add(spelling.action)
        waiting += [[*said, word] for word in spelling.allowed]
    assert reached == set(candidates)
