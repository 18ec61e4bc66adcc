"""The recruit plays by the rules, loses to the captain, and thinks the same thoughts with the same seed."""

from __future__ import annotations

from caracole.play.registry import load
from caracole.players import make_player, player_names
from caracole.players.games import play_alone
from caracole.systems.piccole.captain.recruit import FIRM


def test_the_recruit_is_offered_after_the_captain() -> None:
    assert player_names("piccole") == ["general", "colonel", "captain", "recruit", "random"]
    assert make_player("piccole", "recruit", 1).name == "recruit"


def test_the_captain_beats_the_recruit_more_often_than_not() -> None:
    game = load("piccole", "drill", {})
    outcomes = [play_alone(game, ["recruit", "captain"], seed).outcome for seed in range(5)]
    won = sum(outcome is not None and outcome.winners == (1,) for outcome in outcomes)
    lost = sum(outcome is not None and outcome.winners == (0,) for outcome in outcomes)
    assert won > lost


def test_he_hesitates_where_the_captain_goes_on() -> None:
    game = load("piccole", "drill", {})
    played = [play_alone(game, [name, name], 3) for name in ("recruit", "captain")]
    recruit, captain = (len(match.line) / match.state.turn for match in played)
    assert recruit < captain


def test_the_same_seed_thinks_the_same_thoughts() -> None:
    game = load("piccole", "drill", {})
    first, second = (play_alone(game, ["recruit", "recruit"], 7) for _ in range(2))
    assert game.digest(first.state) == game.digest(second.state)


def test_when_a_battle_drags_on_he_hesitates_no_more() -> None:
    """A recruit who went on hesitating drew a third of his battles with whoever moves at random."""
    game = load("piccole", "ticinus", {})
    match = play_alone(game, ["recruit", "recruit"], 2)
    hesitated = [
        position.state.turn
        for position, entry in zip(match.positions, match.record.line, strict=False)
        if entry.reason is not None and entry.reason.code == "hesitates"
    ]
    assert hesitated
    assert max(hesitated) < FIRM
