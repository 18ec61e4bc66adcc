"""What nobody asked for is told from what a rule forbids, in every system."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.kernel.flowgame import FlowGame
from caracole.play import load
from caracole.play.conformance.wishes import forged
from caracole.texts import Texts

TABLES = [("gradisca", "drill"), ("gbacw", "first-volley"), ("piccole", "drill"), ("piccole", "campaign-sicily-duel")]
DECISIONS = 12


@pytest.mark.parametrize(("system", "scenario"), TABLES)
def test_a_kind_of_action_that_is_not_asked_for_is_refused_by_no_rule(system: str, scenario: str):
    """The first dozen decisions: an action of every kind, with names from anywhere."""
    game: Any = load(system, scenario)
    assert isinstance(game, FlowGame)
    rng = Random(1)
    dice = FreeDice(rng)
    state = game.setup(dice)
    asked_and_not = set()
    for _ in range(DECISIONS):
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        kinds = game.flow.choices[state.stack[-1].step].actions
        for action in forged(game, rng):
            refusal = game.check(state, seat, action)
            if isinstance(action, kinds):
                asked_and_not.add(True)
                assert refusal is None or refusal.code != "not_asked_now" or "within" in refusal.args
            else:
                asked_and_not.add(False)
                assert refusal is not None
                assert not refusal.comes_from_a_rule
                said = {"action": type(action).__name__, "asked": decision.kind}
                assert game.explain(refusal) == {"rule": "kernel", "code": "not_asked_now", "args": said}
        state, _ = game.step(state, seat, game.sample(state, seat, rng), dice)
    assert asked_and_not == {True, False}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "That is not what has to be decided now."),
        ("it", "Non è questo che va deciso ora."),
        ("fr", "Ce n'est pas ce qu'il faut décider maintenant."),
    ],
)
def test_it_is_said_in_three_languages(language: str, sentence: str):
    args = {"action": "Pass", "asked": "turn"}
    assert Texts(language).refusal({"rule": "kernel", "code": "not_asked_now", "args": args}) == sentence
