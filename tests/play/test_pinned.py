"""Games that computers play come out to the digit as they did when they were pinned.

A specimen holds what was done; here the players think as well, so that this also tells when a change of code changed
what somebody thinks. A row of ``specimens/pinned.json`` says who plays what, and what came of it. Whoever changes a
player or the rules on purpose writes down what the test shows instead.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caracole.kernel import digest
from caracole.play import load
from caracole.players.games import play_alone, seat_players

PINNED: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "specimens" / "pinned.json").read_text(encoding="utf-8")
)


def came_of(row: dict[str, Any]) -> dict[str, Any]:
    """The figures of a game that is played anew."""
    game = load(row["system"], row["scenario"], row["options"])
    match = play_alone(game, seat_players(game, row["players"]), row["seed"])
    record = match.record.plain(secret=True)
    for entry in record["entries"]:
        entry.pop("reason", None)  # what somebody said of it is no part of the game
    return {
        "decisions": len(match.line),
        "events": len(match.events),
        "digest": game.digest(match.state),
        "record": digest([record["header"], record["setup"], record["entries"], record["seed"]]),
        "log": digest([logged.plain() for logged in match.events]),
    }


def test_every_system_is_pinned_with_chance_and_with_a_captain():
    for system in ("gbacw", "gradisca", "piccole"):
        players = {name for row in PINNED.values() if row["system"] == system for name in row["players"]}
        assert players == {"captain", "random"}


@pytest.mark.parametrize("name", PINNED)
def test_a_pinned_game_comes_out_as_it_did(name: str):
    row = PINNED[name]
    assert came_of(row) == row["came_of"]
