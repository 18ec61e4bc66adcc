"""A killed server loses nothing that anybody was told of, and goes on with every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from load import clients, expect_all_kept, wait_for_more
from servers import Process

GAMES, ENOUGH = 8, 100


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_9_under_load_loses_no_acknowledged_action(kind: str, tmp_path: Path, request: pytest.FixtureRequest):
    database = str(tmp_path / "games.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Process(database)
    try:
        with clients(lambda: server.url, GAMES) as found:
            wait_for_more(found, ENOUGH)
            server.kill()
            server = Process(database)
            wait_for_more(found, ENOUGH)
        assert expect_all_kept(server.url, found) >= 2 * ENOUGH
    finally:
        server.stop()
