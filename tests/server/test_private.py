"""Private by default: files for their owner only, seeds sealed, nothing secret in a log; and backups that restore."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from kept import SEED, Copy, make_old
from servers import KEY, Player, Running, new_game, running
from sqlalchemy import Table, text
from sqlalchemy.exc import SQLAlchemyError

from caracole.cli.main import main
from caracole.server import backups, checking, store
from caracole.server.keys import Keys, KeyTrouble, key_file
from caracole.server.run import DiscreetFormatter, prepare
from caracole.server.settings import Settings, async_address


def mode(path: Path | str) -> int:
    return Path(path).stat().st_mode & 0o777


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_new_database_is_for_its_owner_only(tmp_path: Path):
    file = tmp_path / "games.db"
    with running(str(file)) as server:
        new_game(server.url)
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
        assert {path.name for path in tmp_path.iterdir()} >= {"games.db", "games.db-wal", "games.db.key"}


def test_an_old_database_is_closed_to_others_and_its_seeds_are_sealed(copy: Copy, tmp_path: Path):
    old = tmp_path / "old.db"
    make_old(old, copy, missing=0)
    assert mode(old) == 0o644
    assert SEED.encode() in old.read_bytes()
    settings = Settings(database=async_address(str(old)))
    with running(str(old)) as server:
        assert mode(old) == 0o600

        async def seed() -> str:
            return str((await server.services.store.game(copy.game))["secret"])

        assert server.do(seed()) == SEED, "whoever may know it gets it as it was"
    with sqlite3.connect(old) as connection:
        (sealed,) = connection.execute("SELECT secret FROM games WHERE id = ?", (copy.game,)).fetchone()
    connection.close()
    assert Keys.of(settings).open(sealed, copy.game).hex() == SEED
    for path in tmp_path.glob("old.db*"):
        assert SEED.encode() not in path.read_bytes(), f"the seed is still in {path.name}"


def test_the_seeds_of_new_games_and_promises_are_sealed(server: Running):
    game, _ = new_game(server.url)
    services = server.services

    async def kept() -> tuple[str, str, str]:
        promise = await services.rooms.promise()
        async with services.store.reading() as connection:
            secret = await connection.execute(text("SELECT secret FROM games WHERE id = :id"), {"id": game})
            asked = text("SELECT sealed FROM promises WHERE commitment = :promise")
            promised = await connection.execute(asked, {"promise": promise})
            return (await services.store.game(game))["secret"], secret.scalar_one(), promised.scalar_one()

    seed, sealed, promised = server.do(kept())
    assert len(seed) == 64
    assert seed not in sealed
    assert len(promised) > 64


# --- the key ---------------------------------------------------------------------------------------------------------


def test_a_server_with_another_key_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "games.db"
    with running(str(file)):
        pass
    key = Path(f"{file}.key")
    kept = key.read_text()
    key.unlink()
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert "games.db.key is not there" in capsys.readouterr().err
    assert not key.exists(), "and none is made in its place"
    key.write_text("12" * 32)
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert "sealed with the key" in capsys.readouterr().err
    key.write_text(kept)
    with running(str(file)):
        pass


def test_a_server_that_joins_others_is_handed_their_key(
    postgres_url: str, postgres_server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Three machines on one database, each with a folder of its own and no key given by the operator."""

    async def sql(said: str) -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(said)
        await connection.close()

    postgres_server.do(sql("CREATE DATABASE shared"))
    url = postgres_url.rsplit("/", 1)[0] + "/shared"

    def machine(name: str) -> Any:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))
        return running(url, key=None)

    with machine("one") as one:
        game, _ = new_game(one.url)
        with machine("two") as two:
            assert httpx.get(f"{two.url}/api/games/{game}").json()["playable"], "it has the seed"
    with machine("two") as two:
        assert httpx.get(f"{two.url}/api/games/{game}").json()["playable"], "and keeps what it was handed"

        async def everything() -> str:
            async with two.services.store.reading() as connection:
                return str((await connection.execute(text("SELECT name, value FROM facts"))).all())

        kept = two.do(everything())
        assert "ask" not in kept
        assert "give" not in kept
    monkeypatch.setattr(store, "ASKING", 1)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "three"))
    with pytest.raises(KeyTrouble):
        prepare(replace(one.settings, key=None))
    postgres_server.do(sql("DROP DATABASE shared WITH (FORCE)"))


# --- logs ------------------------------------------------------------------------------------------------------------


def test_what_an_exception_says_of_secrets_is_blanked():
    try:
        raise ValueError(f"password='correct-horse-battery' {SEED} $argon2id$v=19$m=65536,t=3,p=4$abc$def")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (type(error), error, error.__traceback__))
    text = DiscreetFormatter("%(message)s").format(record)
    assert "ValueError" in text
    for secret in ("correct-horse", SEED, "argon2id"):
        assert secret not in text.splitlines()[-1]


def test_a_statement_that_fails_does_not_tell_its_values(server: Running):
    game, _ = new_game(server.url)

    async def fail() -> str:
        row = {**(await server.services.store.game(game)), "secret": SEED}
        try:
            await server.services.store.create_game(row, [], [], [])
        except SQLAlchemyError as error:
            return str(error)
        return ""

    told = server.do(fail())
    assert "hidden" in told
    assert row_header(server, game) not in told


def row_header(server: Running, game: str) -> str:
    async def header() -> str:
        return str((await server.services.store.game(game))["header"])

    found: str = server.do(header())
    return found


# --- backups while people play ---------------------------------------------------------------------------------------


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path, server: Running) -> Iterator[Settings]:
    """An empty database of the same kind, with the same key."""
    if not server.settings.is_postgres:
        file = async_address(str(tmp_path / "fresh.db"))
        yield replace(server.settings, database=file, key_file=key_file(server.settings))
        return
    plain = server.settings.database.replace("+asyncpg", "")

    async def sql(said: str) -> None:
        connection = await asyncpg.connect(plain)
        await connection.execute(said)
        await connection.close()

    server.do(sql("CREATE DATABASE fresh"))
    yield replace(server.settings, database=server.settings.database.rsplit("/", 1)[0] + "/fresh")
    server.do(sql("DROP DATABASE fresh"))


def test_a_backup_is_of_one_moment_and_restores(
    server: Running, fresh: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """While one table after the other is written down, people play: actions, chat, new games."""
    game, tokens = new_game(server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}})
    player = Player(server.url, game, tokens["venetian"], lean=True, seat="venetian")
    update = player.hear("lean")
    player.say(type="talk", text="before")
    assert player.act(update["actions"][0], update["version"])["type"] == "accepted"
    update = player.last
    busy: list[str] = []
    true = backups._plain

    def plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
        nonlocal update
        if table.name not in busy:
            busy.append(table.name)
            if not update["actions"]:
                player.say(type="look", seat=update["waiting_for"][0])
                update = player.hear("lean")
            player.say(type="talk", text=f"while {table.name} is written")
            assert player.act(update["actions"][0], update["version"])["type"] == "accepted"
            update = player.last
            new_game(server.url)
        return true(table, row)

    monkeypatch.setattr(backups, "_plain", plain)
    file = tmp_path / "all.jsonl.gz"
    done = backups.backup(server.settings, str(file))
    player.close()
    assert len(busy) >= 4
    assert done["key"] == server.services.store.keys.fingerprint
    assert backups.restore(fresh, str(file)) == done
    report = checking.verify(fresh, lambda total: lambda: None)
    assert (report.games, report.bad, report.database) == (done["games"], [], [])


def test_a_backup_taken_elsewhere_says_which_key_it_needs(
    postgres_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    new_game(postgres_server.url)
    file, elsewhere = tmp_path / "all.jsonl.gz", tmp_path / "elsewhere.db"
    assert backups.backup(postgres_server.settings, str(file))["key"] == Keys(bytes.fromhex(KEY)).fingerprint
    assert main(["db", "--database", str(elsewhere), "restore", str(file)]) == 0
    assert f"key: {Keys(bytes.fromhex(KEY)).fingerprint}" in capsys.readouterr().out
    assert main(["serve", "--port", "0", "--database", str(elsewhere)]) == 2
    assert Keys(bytes.fromhex(KEY)).fingerprint in capsys.readouterr().err
