"""The example learns; how well is written in the documentation, not asserted here."""

from __future__ import annotations

import numpy as np

from caracole.research.learning import Moment, Point, Policy, drawn, learn


def test_a_word_that_did_better_becomes_likelier() -> None:
    rng = np.random.default_rng(1)
    policy = Policy.new(4, 3, rng)
    seen, mask = np.ones(4, np.float32), np.array([1, 1, 0], np.int8)
    before = policy.chances(seen, mask)[0]
    assert before[2] == 0.0
    for _ in range(50):
        policy.climb(policy.gradients([Moment(seen, mask, 1, 1.0), Moment(seen, mask, 0, -1.0)]))
    assert policy.chances(seen, mask)[0][1] > 0.9


def test_it_learns_from_games_and_draws_its_curve() -> None:
    told: list[Point] = []
    _, curve = learn("gradisca", "primo-giorno", 16, every=16, tested_on=4, tell=told.append)
    assert curve == told
    assert [point.games for point in curve] == [0, 16]
    assert drawn(curve, "a title").startswith("<svg")
