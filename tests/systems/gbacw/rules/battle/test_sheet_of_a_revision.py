"""A line of the victory sheet that came with a later revision is not on the sheet of a match begun before."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.systems.gbacw.rules.battle.victory import margin


@pytest.mark.rule("C1.0.b")
def test_the_handicap_of_first_volley_counts_from_its_revision_on():
    now = load("gbacw", "first-volley")
    before = load("gbacw", "first-volley", revision=3)
    state = now.setup(FreeDice(Random(1)))
    union, confederate = margin(now, state)
    assert (union, confederate - 19) == margin(before, state)
    assert "handicap" not in [score.id for score in before.field.scenario.scores]


def test_each_revision_has_the_fingerprint_of_its_own_sheet():
    now = load("gbacw", "first-volley")
    before = now.under(3)
    assert before.data_digest != now.data_digest
    again = before.under(now.revision)
    assert again.data_digest == now.data_digest
    assert again.field.scenario.scores == now.field.scenario.scores
    assert load("gbacw", "the-ford").under(3).data_digest == load("gbacw", "the-ford").data_digest
