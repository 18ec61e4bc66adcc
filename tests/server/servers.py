"""Servers for the tests: in a thread, where a test can look inside, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from httpx._transports import default as transports
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caracole.server.run import config_for, free_socket
from caracole.server.settings import Settings, async_address, cache_folder
from patience import PATIENCE, until

FAST = {
    "burst": 100_000,
    "rate": 100_000.0,
    "requests": 1_000_000,
    "questions": 1_000_000.0,
    "sockets": 10_000,
    "private_webhooks": True,
    "tries": 1_000_000,
    "registrations": 1_000_000,
    "metrics": True,
    "warm": False,
    "cache": cache_folder(),
}


for wait in ("connect", "read", "write", "pool"):  # whoever asks by HTTP and says nothing else would wait 5 seconds
    setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
transports.create_ssl_context = cache(transports.create_ssl_context)  # 25 ms for each request, and nothing is encrypted


KEY = "5a" * 32
"""Of the servers that share PostgreSQL; beside a SQLite file each has one of its own."""


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        config = config_for(settings, "critical")
        self.bound = free_socket("127.0.0.1", 0)
        self.port = self.bound.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = config.app
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.uvicorn.serve(sockets=[self.bound]))
        self.loop.close()

    def start(self) -> None:
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.bound.close()

    @property
    def services(self) -> Any:
        return self.app.state.services

    def do(self, coroutine: Any) -> Any:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE)


@contextmanager
def running(database: str, **more: Any) -> Iterator[Running]:
    shared = {"key": KEY} if database.startswith("postgresql") else {}
    server = Running(Settings(**{"database": async_address(database), **FAST, **shared, **more}))
    server.start()
    server.services.accounts._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # quick
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, *, port: int = 0) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "CARACOLE_DATABASE_URL": database}
        if database.startswith("postgresql"):
            environment["CARACOLE_KEY"] = KEY
        self.process = subprocess.Popen(
            [sys.executable, "-m", "caracole.cli", "serve", "--port", str(port), "--log", "error", "--no-warm-up"],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        line = self.process.stdout.readline()
        self.url = line.split(" ", 1)[1].strip().rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        until(self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        try:
            httpx.get(f"{self.url}/health")
        except httpx.HTTPError:
            return False
        return True

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class Player:
    """A socket client that reads like a conversation."""

    def __init__(self, url: str, game: str, token: str | None = None, **hello: Any) -> None:
        address = url.replace("http", "ws", 1) + f"/ws/games/{game}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE, compression=None)
        )
        self.requests = 0
        self.scene: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.say(type="hello", token=token, **hello)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear_text(self, timeout: float = PATIENCE) -> str:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        return text

    def hear(self, *types: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types; updates on the way are taken in."""
        while True:
            message: dict[str, Any] = json.loads(self.hear_text(timeout))
            if message["type"] in ("update", "lean"):
                self.last = message
            if not types or message["type"] in types:
                return message

    def ask(self, kind: str, **fields: Any) -> int:
        self.requests += 1
        self.say(type=kind, id=self.requests, **fields)
        return self.requests

    def act(self, action: dict[str, Any], version: int | None = None) -> dict[str, Any]:
        """Send an action; what the server says to it."""
        request = self.ask("act", version=self.last["version"] if version is None else version, action=action)
        while True:
            answer = self.hear("accepted", "denied", "stale", "trouble")
            if answer.get("id") == request:
                return answer

    def closed(self) -> int:
        """The code that the server closes with."""
        self.expect_closed()
        code = self.socket.close_code
        assert code is not None
        return code

    def expect_closed(self) -> None:
        """The server has sent us away."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def new_game(url: str, seats: dict[str, Any] | None = None, **more: Any) -> tuple[str, dict[str, str]]:
    """A game of the drill ground with somebody on every seat; its name, and the token of each seat."""
    game, mine, invitations = invited_game(url, seats, **more)
    return game, {**mine, **{seat: take_seat(url, game, token) for seat, token in invitations.items()}}


def take_seat(url: str, game: str, invitation: str, **more: Any) -> str:
    """Exchange an invitation; the token of the seat."""
    answer = httpx.post(f"{url}/api/games/{game}/seat", json={"token": invitation, **more}, timeout=60)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def invited_game(
    url: str, seats: dict[str, Any] | None = None, **more: Any
) -> tuple[str, dict[str, str], dict[str, str]]:
    """A game of the drill ground; its name, the token of each seat of mine, the invitations to the others."""
    wish = {"system": "gradisca", "scenario": "drill", "seats": seats or {}, "salt": "hazel", **more}
    answer = httpx.post(f"{url}/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    mine, others = (
        {seat: link["token"] for link in made["links"] for seat in link["seats"] if link["mine"] is owned}
        for owned in (True, False)
    )
    return made["game"]["id"], mine, others
