from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import kept
import postgres
import pytest
import servers


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Running]:
    with servers.running(str(tmp_path_factory.mktemp("sqlite") / "games.db")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres_url: str) -> Iterator[servers.Running]:
    with servers.running(postgres_url) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> servers.Running:
    """The same test on both databases."""
    return request.getfixturevalue(f"{request.param}_server")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with two games of some entries, and their names."""
    file = tmp_path_factory.mktemp("checking") / "games.db"
    with servers.running(str(file)) as server:
        return file, kept.play(server, kept.ENTRIES), kept.play(server, kept.ENTRIES)


@pytest.fixture
def copy(played: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> kept.Copy:
    return kept.Copy(played, tmp_path, capsys)
