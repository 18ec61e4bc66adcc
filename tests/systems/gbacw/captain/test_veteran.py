"""The captain of earlier days, kept as a yardstick: he plays, and nothing that the captain learns changes him."""

from __future__ import annotations

from pathlib import Path

from caracole.play.registry import load
from caracole.players.games import play_alone

VETERAN = Path(__file__).parents[3] / "veterans" / "gbacw"


def test_the_veteran_plays_a_game_to_its_end() -> None:
    match = play_alone(load("gbacw", "first-volley", {}), ["veterans.gbacw:Captain", "random"], 3)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_veteran_thinks_with_nothing_of_the_captain() -> None:
    modules = sorted(VETERAN.glob("*.py"))
    assert modules
    assert not [path.name for path in modules if "caracole.systems.gbacw.captain" in path.read_text()]
