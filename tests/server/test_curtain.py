"""Two players at one screen: it is covered between them only where one knows what the other does not."""

from __future__ import annotations

from typing import Any

import pytest
from servers import Player, Running, invited_game

BOTH = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


def first_update(server: Running, token: str, game: str) -> dict[str, Any]:
    with Player(server.url, game, token) as player:
        return player.hear("update")


def test_with_cards_in_hand_there_is_something_to_hide(sqlite_server: Running):
    game, mine, _ = invited_game(sqlite_server.url, BOTH)
    assert first_update(sqlite_server, mine["venetian"], game)["curtain"] is True


def test_without_cards_there_is_nothing_to_hide(sqlite_server: Running):
    game, mine, _ = invited_game(sqlite_server.url, BOTH, scenario="primo-giorno", options={"game": "basic"})
    assert first_update(sqlite_server, mine["venetian"], game)["curtain"] is False


@pytest.mark.parametrize("scenario", ["drill", "primo-giorno"])
def test_who_holds_one_side_needs_no_curtain(sqlite_server: Running, scenario: str):
    seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}
    game, mine, _ = invited_game(sqlite_server.url, seats, scenario=scenario)
    assert first_update(sqlite_server, mine["venetian"], game)["curtain"] is False
