"""Servers that are killed and databases that go away, again and again, while people play."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from load import Client, clients, expect_all_kept, wait_for_more
from postgres import cluster
from servers import KEY, Process

from caracole.server import checking
from caracole.server.settings import Settings, async_address

KILLS, RESTARTS, GAMES, BETWEEN = 10, 5, 8, 100
"""How often, how many games at once, and how many actions have to be accepted between two blows."""

Tell = Callable[[str], None]


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "games.db")
    else:
        with cluster() as found:
            yield found.url


def expect_whole(database: str, found: list[Client]) -> None:
    """With the server stopped: what is kept is whole, entry by entry."""
    key = KEY if database.startswith("postgresql") else None
    report = checking.verify(Settings(database=async_address(database), key=key), lambda total: lambda: None)
    assert report.games >= sum(len(client.games) for client in found)  # killed between keeping one and telling
    assert (report.bad, report.database) == ([], [])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_that_is_killed_again_and_again_loses_nothing(kind: str, tmp_path: Path, tell: Tell):
    with database_of(kind, tmp_path) as database:
        server = Process(database)
        try:
            with clients(lambda: server.url, GAMES) as found:
                for number in range(KILLS):
                    wait_for_more(found, BETWEEN)
                    server.kill()
                    server = Process(database)
                    tell(f"killed {number + 1} times, {sum(client.count for client in found)} actions accepted")
                wait_for_more(found, BETWEEN)
            told = expect_all_kept(server.url, found)
        finally:
            server.stop()
        expect_whole(database, found)
        tell(f"{told} actions acknowledged, all kept, no gap, every game opens")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
def test_a_database_that_goes_away_again_and_again_costs_nothing(how: signal.Signals, tell: Tell):
    with cluster() as postgres:
        server = Process(postgres.url)
        try:
            with clients(lambda: server.url, GAMES) as found:
                for number in range(RESTARTS):
                    wait_for_more(found, BETWEEN)
                    postgres.stop(how)
                    time.sleep(2)  # people go on trying
                    assert httpx.get(f"{server.url}/health", timeout=60).status_code == 503
                    postgres.start()
                    tell(f"away {number + 1} times, {sum(client.count for client in found)} actions accepted")
                wait_for_more(found, BETWEEN)
            told = expect_all_kept(server.url, found)
            assert httpx.get(f"{server.url}/health", timeout=60).json()["failing"] == []
        finally:
            server.stop()
        expect_whole(postgres.url, found)
        tell(f"{told} actions acknowledged, all kept, no gap, every game opens")
