"""People who play as fast as they can, whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from servers import Player, new_game
from websockets.exceptions import WebSocketException

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


class Game:
    """One game of a client: what was acknowledged, and the latest version that was shown."""

    def __init__(self, url: str) -> None:
        self.name, tokens = new_game(url, HOT_SEAT)
        self.token = tokens["venetian"]
        self.acknowledged: dict[int, Any] = {}
        self.seen = 0


class Client(threading.Thread):
    """Plays both seats of a game, then a new one. A server that has gone is looked for again at ``url()``."""

    def __init__(self, url: Callable[[], str]) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.games: list[Game] = [Game(url())]
        self.count = 0
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                if self._play(self.games[-1]):
                    self.games.append(Game(self.url()))
            except (WebSocketException, OSError, TimeoutError, httpx.HTTPError, AssertionError):
                self.enough.wait(0.05)

    def _play(self, game: Game) -> bool:
        """Until the game is over, or something goes wrong."""
        with Player(self.url(), game.name, game.token, lean=True, seat="venetian") as player:
            update = player.hear("lean")
            while not update["over"]:
                if self.enough.is_set():
                    return False
                if not update["actions"]:
                    player.say(type="look", seat=update["waiting_for"][0])
                    update = player.hear("lean")
                    continue
                action = update["actions"][0]
                player.ask("act", version=update["version"], action=action)
                answer = player.hear("lean", "stale", "denied", "trouble")
                if answer["type"] != "lean":
                    return False
                update = answer
                game.seen = max(game.seen, update["version"])
                receipt = player.hear("accepted")
                game.acknowledged[receipt["version"]] = action
                self.count += 1
        return True


@contextmanager
def clients(url: Callable[[], str], count: int) -> Iterator[list[Client]]:
    """So many of them, at work until the end."""
    found = [Client(url) for _ in range(count)]
    for client in found:
        client.start()
    try:
        yield found
    finally:
        for client in found:
            client.enough.set()
        for client in found:
            client.join(60)


def wait_for_more(found: list[Client], more: int, seconds: float = 300) -> None:
    """Until they were told of so many more actions."""
    before, end = sum(client.count for client in found), time.monotonic() + seconds
    while sum(client.count for client in found) < before + more:
        assert time.monotonic() < end, "nobody can play"
        time.sleep(0.02)


def expect_all_kept(url: str, found: list[Client]) -> int:
    """Every game opens; what was told is there, in its place, without a gap. How many actions were told of."""
    told = 0
    for game in (game for client in found for game in client.games):
        headers = {"authorization": f"Seat {game.token}"}
        answer = httpx.get(f"{url}/api/games/{game.name}/record", headers=headers, timeout=60)
        assert answer.status_code == 200, f"game {game.name} does not open: {answer.text}"
        entries = answer.json()["entries"]
        assert [entry["serial"] for entry in entries] == list(range(1, len(entries) + 1)), f"game {game.name} has a gap"
        kept = {entry["serial"]: entry.get("action") for entry in entries}
        for version, action in game.acknowledged.items():
            assert kept.get(version) == action, f"game {game.name}: {version} was acknowledged"
        assert max(kept, default=0) >= game.seen, "somebody has seen what is no longer there"
        told += len(game.acknowledged)
    return told
