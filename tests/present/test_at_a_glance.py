"""A game that is shown on a plain map has a strip as soon as it has tracks or says what wins."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from caracole.present import areas
from caracole.present.areas import AreaPresenter
from caracole.present.model import Says, Tally, Told, Track


class Shown:
    """As much of a presenter as the strip asks for."""

    def __init__(self, *tracks: Track) -> None:
        self.game, self._tracks = SimpleNamespace(system="some-game"), tracks

    def tracks(self, view: Any) -> Sequence[Track]:
        return self._tracks

    def at_a_glance(self) -> Any:
        return AreaPresenter.at_a_glance(self, {})  # type: ignore[arg-type]


def test_turn_and_points_come_from_the_tracks():
    standing = Shown(
        Track("turn", Says("view-turn"), 1, 8, {"all": 3}),
        Track("points", Says("view-points"), 0, 20, {"north": 4, "south": 7}),
    ).at_a_glance()
    assert (standing.turn, standing.of) == (3, 8)
    assert standing.tally == [Tally("north", 4), Tally("south", 7)]
    assert standing.goal == []


def test_a_game_that_says_what_wins_has_a_strip_without_tracks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(areas, "has_message", lambda language, system, message: message == "goal")
    assert Shown().at_a_glance().goal == [Told(Says("goal"))]


def test_a_game_with_nothing_to_tell_has_none():
    assert Shown().at_a_glance() is None
