"""doctor: what is missing, how to get it, and an exit code that says whether it is needed."""

from __future__ import annotations

import importlib.metadata
import io
import os
import sqlite3

import pytest

from caracole.cli.common import LANGUAGES
from caracole.cli.doctor import look_at_terminal, plain
from caracole.texts import Texts

UNREACHABLE = "postgresql://me:secret@127.0.0.1:1/games"


@pytest.fixture(autouse=True)
def _well(monkeypatch, tmp_path):
    """A home of its own, and a client, whether or not it is built."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    monkeypatch.setattr("caracole.server.settings.built_client", lambda: tmp_path / "client")


@pytest.fixture
def found(caracole):
    """The row of one check."""

    def look(check: str, *arguments: object) -> tuple[int, dict[str, str]]:
        ran = caracole("doctor", "--json", *arguments)
        report = ran.json
        assert report["ok"] == (ran.code == 0)
        return ran.code, next(row for row in report["checks"] if row["check"] == check)

    return look


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    installed = importlib.metadata.version

    def version(name: str) -> str:
        if name in packages:
            raise importlib.metadata.PackageNotFoundError(name)
        return installed(name)

    monkeypatch.setattr("importlib.metadata.version", version)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_is_well(caracole, language, tmp_path):
    ran = caracole("doctor", "--language", language)
    assert ran.code == 0
    assert all(line.startswith("ok") for line in ran.out.splitlines()[:-1])
    assert {"en": "Nothing is missing", "it": "Non manca niente", "fr": "Rien de nécessaire"}[language] in ran.out
    assert list((tmp_path / "home").iterdir()) == [], "it makes no file"


def test_packages_of_the_server(found, monkeypatch):
    without(monkeypatch, "litestar", "uvicorn")
    code, row = found("server")
    assert (code, row["state"]) == (1, "missing")
    assert "litestar and uvicorn" in row["text"]
    assert row["remedy"] == "pip install 'caracole[server]'"


def test_what_is_nice_to_have_is_no_reason_to_fail(found, monkeypatch):
    without(monkeypatch, "resvg-py")
    code, row = found("pictures")
    assert (code, row["state"]) == (0, "poor")
    assert row["remedy"] == "pip install 'caracole[draw]'"


def test_the_client(found, monkeypatch):
    monkeypatch.setattr("caracole.server.settings.built_client", lambda: None)
    code, row = found("client")
    assert (code, row["state"], row["remedy"]) == (1, "missing", "make web")


# --- the database ----------------------------------------------------------------------------------------------------


def test_a_database_that_will_be_made(found, tmp_path):
    code, row = found("database")
    assert code == 0
    assert str(tmp_path / "home" / ".local" / "share" / "caracole" / "games.db") in row["text"]


def test_a_database_that_is_there(found, tmp_path, monkeypatch):
    sqlite3.connect(tmp_path / "games.db").close()
    (tmp_path / "games.db").touch()
    monkeypatch.setenv("CARACOLE_DATABASE_URL", f"sqlite:///{tmp_path / 'games.db'}")
    code, row = found("database")
    assert code == 0
    assert "PostgreSQL is not needed" in row["text"]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere/games.db", "its folder does not exist"),
        ("poem.txt", "file is not a database"),
        ("mysql://me:secret@host/games", "neither a file nor an address"),
        (UNREACHABLE, "postgresql://127.0.0.1:1/games does not answer"),
    ],
)
def test_a_database_that_cannot_be_used(found, tmp_path, place, why):
    (tmp_path / "poem.txt").write_text("Arma virumque cano, Troiae qui primus ab oris\n" * 30, encoding="utf-8")
    code, row = found("database", "--database", place)
    assert (code, row["state"]) == (1, "missing")
    assert why in row["text"]
    assert "secret" not in row["text"]
    assert "--database" in row["remedy"]


@pytest.mark.parametrize("name", ["games.db", "new.db"])
def test_a_database_that_is_not_ours(found, tmp_path, monkeypatch, name):
    (tmp_path / "games.db").touch()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    code, row = found("database", "--database", tmp_path / name)
    assert (code, row["state"]) == (1, "missing")
    assert "it cannot be written to" in row["text"]


def test_postgres_without_its_driver(found, monkeypatch):
    without(monkeypatch, "asyncpg")
    _, row = found("database", "--database", UNREACHABLE)
    assert "the packages of the server are missing" in row["text"]


# --- the terminal ----------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    encoding = "latin-1"

    def isatty(self) -> bool:
        return True


def test_a_narrow_terminal_that_knows_no_accents(monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout", Terminal())
    width, letters = (plain(finding, Texts("en")) for finding in look_at_terminal("en"))
    assert (width["state"], letters["state"]) == ("poor", "poor")
    assert "60 columns" in str(width["text"])
    assert "latin-1" in str(letters["text"])
    assert "UTF-8" in str(letters["remedy"])


def test_a_wide_one(monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(Terminal, "encoding", "UTF-8")
    monkeypatch.setattr("sys.stdout", Terminal())
    assert [finding.state for finding in look_at_terminal("it")] == ["good", "good"]
