"""The captain of the autumn of 2026 still plays: his successors are measured against him."""

from __future__ import annotations

from caracole.play import load
from caracole.players.games import play_alone


def test_the_veteran_plays_a_game_by_the_rules() -> None:
    game = load("gradisca", "primo-giorno", {})
    match = play_alone(game, ["veterans.gradisca:Captain", "captain"], 3)
    assert match.outcome is not None
