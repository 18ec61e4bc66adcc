"""The recruit plays by the rules, loses to the captain, and thinks the same thoughts with the same seed."""

from __future__ import annotations

import pytest

from caracole.play.registry import load
from caracole.players import make_player, player_names
from caracole.players.games import play_alone
from caracole.systems.gbacw.captain.recruit import TIMID
from caracole.texts import LANGUAGES, Texts


def test_the_recruit_is_offered_after_the_captain() -> None:
    assert player_names("gbacw") == ["general", "colonel", "captain", "recruit", "random"]
    assert make_player("gbacw", "recruit", 1).name == "recruit"


@pytest.mark.parametrize("names", [["captain", "recruit"], ["recruit", "captain"]])
def test_the_captain_beats_the_recruit_more_often_than_not(names: list[str]) -> None:
    game = load("gbacw", "first-volley", {}, revision=3)  # with a sheet that has no handicap, which is for equals
    captain = names.index("captain")
    outcomes = [play_alone(game, names, seed).outcome for seed in range(2)]
    won = sum(outcome is not None and outcome.winners == (captain,) for outcome in outcomes)
    lost = sum(outcome is not None and outcome.winners == (1 - captain,) for outcome in outcomes)
    assert won > lost


def test_he_says_why_he_loses_his_nerve() -> None:
    for _, _, why in TIMID.values():
        assert all(Texts(language, "gbacw").find(f"reason-{why}") for language in LANGUAGES)


def test_the_same_seed_thinks_the_same_thoughts() -> None:
    game = load("gbacw", "first-volley", {})
    first, second = (play_alone(game, ["recruit", "recruit"], 7) for _ in range(2))
    assert game.digest(first.state) == game.digest(second.state)
