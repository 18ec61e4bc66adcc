"""A killed server loses nothing that anybody was told of, and goes on with every game."""

from __future__ import annotations

import threading
from pathlib import Path

import httpx
import pytest
from servers import Player, Process, new_game
from websockets.exceptions import WebSocketException

from patience import PATIENCE, until

GAMES, ENOUGH = 8, 200


class Client(threading.Thread):
    """Plays both seats of a game as fast as it can, and remembers what was acknowledged."""

    def __init__(self, url: str, game: str, token: str) -> None:
        super().__init__(daemon=True)
        self.url, self.game, self.token = url, game, token
        self.acknowledged: dict[int, dict] = {}
        self.seen = 0

    def run(self) -> None:
        try:
            with Player(self.url, self.game, self.token, lean=True, seat="venetian") as player:
                update = player.hear("lean")
                while not update["over"]:
                    if not update["actions"]:
                        seat = update["waiting_for"][0]
                        player.say(type="look", seat=seat)
                        update = player.hear("lean")
                        continue
                    action = update["actions"][0]
                    player.ask("act", version=update["version"], action=action)
                    update = player.hear("lean", "stale", "denied", "trouble")
                    if update["type"] != "lean":
                        return
                    self.seen = max(self.seen, update["version"])
                    receipt = player.hear("accepted")
                    self.acknowledged[receipt["version"]] = action
        except (WebSocketException, OSError, TimeoutError):
            return


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_9_under_load_loses_no_acknowledged_action(kind: str, tmp_path: Path, request: pytest.FixtureRequest):
    database = str(tmp_path / "games.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Process(database)
    seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}
    made = [new_game(server.url, seats) for _ in range(GAMES)]
    clients = [Client(server.url, game, tokens["venetian"]) for game, tokens in made]
    for client in clients:
        client.start()
    until(lambda: sum(len(client.acknowledged) for client in clients) >= ENOUGH, 600)
    server.kill()
    for client in clients:
        client.join(PATIENCE)
    server = Process(database)
    try:
        for client, (game, tokens) in zip(clients, made, strict=True):
            headers = {"authorization": f"Seat {tokens['venetian']}"}
            record = httpx.get(f"{server.url}/api/games/{game}/record", headers=headers).json()
            kept = {entry["serial"]: entry["action"] for entry in record["entries"]}
            for version, action in client.acknowledged.items():
                assert kept[version] == action, f"game {game}: {version} was acknowledged"
            assert max(kept, default=0) >= client.seen, "somebody has seen what is no longer there"
        game, tokens = made[0]
        with Player(server.url, game, tokens["venetian"], seat="venetian") as player:  # and it goes on
            update = player.hear("update")
            if not update["offers"]:
                player.say(type="look", seat="austrian")
                update = player.hear("update")
            if update["offers"]:
                assert player.act(update["offers"]["actions"][0]["action"])["type"] == "accepted"
    finally:
        server.stop()
