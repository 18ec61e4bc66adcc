"""Writes that fail: memory and disk agree afterwards, nothing told is lost, nothing leaves a gap."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from sqlalchemy import text

from caracole.server.store import Append, StoreError, Taken

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


class Away(Exception):
    """What a database that is not there raises."""


class Faulty:
    """A scribe whose database goes away before it has written, or (``writes``) after; ``reads``: it can be asked."""

    def __init__(self, true: Any, writes: bool, reads: bool) -> None:
        self.true, self.writes, self.reads = true, writes, reads

    async def write(self, rows: Sequence[Append]) -> None:
        if self.writes:
            await self.true.write(rows)
        raise Away

    async def kept(self, rows: Sequence[Append]) -> set[tuple[str, int]]:
        if not self.reads:
            raise Away
        return await self.true.kept(rows)

    def close(self) -> None:
        self.true.close()


@contextmanager
def faulty(server: Running, *, writes: bool = False, reads: bool = True) -> Iterator[None]:
    store = server.services.store
    true, since = store.writer.scribe, store.since

    async def away(*_: object) -> None:
        raise Away

    store.writer.scribe = Faulty(true, writes, reads)
    if not reads:
        store.since = away
    try:
        yield
    finally:
        store.writer.scribe, store.since = true, since


class Table:
    """One person at both seats."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.game, tokens = new_game(server.url, HOT_SEAT)
        self.token = tokens["venetian"]
        self.player = Player(server.url, self.game, self.token, seat="venetian")
        self.player.hear("update")

    def act(self) -> dict[str, Any]:
        """Whoever has to decide does."""
        for seat in (self.player.last["seat"], *HOT_SEAT):
            if self.player.last["offers"]:
                break
            self.player.say(type="look", seat=seat)
            self.player.hear("update")
        return self.player.act(self.player.last["offers"]["actions"][0]["action"])

    def shown(self) -> int:
        return int(httpx.get(f"{self.server.url}/api/games/{self.game}").json()["version"])

    def serials(self) -> list[int]:
        async def read() -> list[int]:
            async with self.server.services.store.reading() as connection:
                asked = text("SELECT serial FROM entries WHERE game = :game ORDER BY serial")
                return [serial for (serial,) in await connection.execute(asked, {"game": self.game})]

        found: list[int] = self.server.do(read())
        return found

    def opens_again(self) -> int:
        """Forget the room, load the game from what is kept; its version."""

        async def again() -> int:
            rooms = self.server.services.rooms
            room = await rooms.get(self.game)
            room.drop()
            return int((await rooms.get(self.game)).match.version)

        version: int = self.server.do(again())
        return version

    def remove(self) -> None:
        """Take the game off the server that all tests share: what was written for it is no game."""

        async def gone() -> None:
            room = await self.server.services.rooms.get(self.game)
            async with self.server.services.store.writing() as connection:
                await connection.execute(text("DELETE FROM games WHERE id = :game"), {"game": self.game})
            room.drop()

        self.player.close()
        self.server.do(gone())


@pytest.fixture
def table(server: Running) -> Iterator[Table]:
    table = Table(server)
    yield table
    table.player.close()


@pytest.mark.parametrize("reads", [True, False])
def test_what_could_not_be_written_was_never_done(table: Table, reads: bool):
    assert table.act()["type"] == "accepted"
    for _ in range(2):
        with faulty(table.server, reads=reads):
            answer = table.act()
            assert (answer["type"], answer["code"]) == ("trouble", "unavailable")
            assert table.shown() == 1, "nobody is shown what is not on disk"
    answer = table.act()
    assert (answer["type"], answer["version"]) == ("accepted", 2)
    assert table.serials() == [1, 2]
    assert table.opens_again() == 2


def test_an_undo_that_could_not_be_written_took_nothing_back(table: Table):
    for _ in range(40):
        table.act()
        if table.player.last["undo"]["allowed"]:
            break
    version = table.player.last["version"]
    with faulty(table.server, reads=False):
        table.player.ask("undo", version=version)
        assert table.player.hear("trouble", "denied", "accepted")["type"] == "trouble"
    assert table.shown() == version
    table.player.ask("undo", version=version)
    answer = table.player.hear("trouble", "denied", "accepted")
    assert (answer["type"], answer["version"]) == ("accepted", version + 1)
    assert table.opens_again() == version + 1


def test_a_write_whose_answer_was_lost_is_looked_up(table: Table):
    with faulty(table.server, writes=True):
        assert table.act() | {"id": 0} == {"type": "accepted", "version": 1, "id": 0}
    assert table.act()["version"] == 2
    assert table.serials() == [1, 2]


def test_a_write_that_nobody_knows_of_is_shown_as_soon_as_the_database_answers(table: Table):
    with faulty(table.server, writes=True, reads=False):
        assert table.act()["code"] == "unavailable"
        assert table.shown() == 0, "what is surely on disk"
    while table.player.last["version"] < 1:
        table.player.hear("update")
    assert table.act()["version"] == 2
    assert table.serials() == [1, 2]
    assert table.opens_again() == 2


def test_a_room_that_cannot_agree_with_the_database_is_left_and_found_again(table: Table):
    assert table.act()["type"] == "accepted"

    async def spoil() -> None:
        room = await table.server.services.rooms.get(table.game)
        room.head, room.doubtful = "00" * 32, True

    table.server.do(spoil())
    table.player.ask("undo", version=1)
    table.player.expect_closed()
    assert table.player.socket.close_code == 1012, "come again"
    with Player(table.server.url, table.game, table.token, seat="venetian") as again:
        assert again.hear("update")["version"] == 1


def test_an_entry_is_written_only_as_the_next_one(server: Running):
    table = Table(server)
    store = server.services.store

    async def try_out() -> list[str]:
        row = await store.game(table.game)
        said = []
        for serial, before in ((2, row["head"]), (1, "11" * 32), (1, row["head"]), (1, row["head"])):
            entry = Append(table.game, serial, '{"x":1}', 0.0, "", False, "", None, before, 0)
            try:
                await store.append(entry)
                said.append("written")
            except Taken:
                said.append("taken")
        return said

    assert server.do(try_out()) == ["taken", "taken", "written", "taken"]
    assert table.serials() == [1]
    table.remove()


def test_entries_that_belong_together_are_written_together_or_not_at_all(server: Running):
    table = Table(server)
    store = server.services.store

    async def try_out() -> list[str]:
        head = (await store.game(table.game))["head"]
        said = []
        for serial in (3, 2, 2):
            pair = Append(table.game, serial, '{"x":2}', 0.0, "", False, "", None, head, 0, prior=('{"x":1}',))
            try:
                await store.append(pair)
                said.append("written")
            except Taken:
                said.append("taken")
        assert (await store.game(table.game))["head"] == pair.chain
        assert (await store.whole(table.game)).bodies == ['{"x":1}', '{"x":2}'], "chained one by one"
        return said

    assert server.do(try_out()) == ["taken", "written", "taken"]
    assert table.serials() == [1, 2]
    table.remove()


def test_of_many_games_in_a_batch_only_the_one_that_is_late_is_refused(server: Running):
    tables = [Table(server) for _ in range(3)]
    store = server.services.store

    async def try_out() -> list[str]:
        heads = [(await store.game(table.game))["head"] for table in tables]
        rows = [
            Append(table.game, 2 if n == 1 else 1, "{}", 0.0, "", False, "", None, head, 0)
            for n, (table, head) in enumerate(zip(tables, heads, strict=True))
        ]
        found = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)
        return [type(each).__name__ for each in found]

    assert server.do(try_out()) == ["NoneType", "Taken", "NoneType"]
    assert [table.serials() for table in tables] == [[1], [], [1]]
    for table in tables:
        table.remove()


# --- who sits where --------------------------------------------------------------------------------------------------


def test_a_change_of_the_table_that_could_not_be_kept_was_never_made(server: Running):
    table = Table(server)
    store = server.services.store
    true = store.change_table

    async def away(*_: object) -> None:
        raise Away

    headers = {"authorization": f"Seat {table.token}"}
    address = f"{server.url}/api/games/{table.game}"
    store.change_table = away
    try:
        answer = httpx.post(f"{address}/stand-in", json={"player": "random"}, headers=headers)
    finally:
        store.change_table = true
    assert answer.status_code == 500
    assert [seat["stand_in"] for seat in httpx.get(address).json()["seats"]] == [None, None]
    table.player.close()


def test_two_changes_of_one_table_are_both_kept(server: Running):
    """Another process has changed the table, and we have not heard of it: our change is made to theirs."""
    game, tokens = new_game(server.url, HOT_SEAT, clock={"bank": 600, "bonus": 0})
    headers = {"authorization": f"Seat {tokens['venetian']}"}
    store = server.services.store

    async def change_behind_our_back() -> None:
        row = await store.game(game)
        seats = row["seats"].replace('"name":""', '"name":"Anna"')
        await store.change_table(game, row["tabled"], seats, row["clocks"])

    server.do(change_behind_our_back())
    answer = httpx.post(f"{server.url}/api/games/{game}/vacation", json={"on": True}, headers=headers)
    assert answer.status_code == 200
    assert {seat["name"] for seat in answer.json()["seats"]} == {"Anna"}

    async def kept() -> dict[str, Any]:
        return dict(await store.game(game))

    row = server.do(kept())
    assert (row["seats"].count("Anna"), row["clocks"].count('"vacation":true')) == (2, 2)


# --- SQLite locked by somebody else ----------------------------------------------------------------------------------


def test_a_locked_file_refuses_actions_and_lets_everybody_look(tmp_path: Path):
    file = tmp_path / "games.db"
    with running(str(file), patience=0.2) as server:
        table = Table(server)
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            table.player.say(type="talk", text="is anybody there?")
        assert table.act()["code"] == "unavailable"
        assert table.shown() == 0
        lock.execute("ROLLBACK")
        lock.close()
        assert table.act()["version"] == 1
        assert table.serials() == [1]
        table.player.close()


# --- ends that are not on disk ---------------------------------------------------------------------------------------


class Slow:
    """A database that takes its time, and then fails."""

    def __init__(self) -> None:
        self.began, self.may_go = threading.Event(), threading.Event()

    async def write(self, *_: object) -> None:
        self.began.set()
        await asyncio.to_thread(self.may_go.wait, 30)
        raise StoreError("it could not be written")


@pytest.mark.parametrize("what", ["table", "entry"])
def test_nobody_is_told_of_an_end_before_it_is_on_disk(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch, what: str
):
    game, tokens = new_game(sqlite_server.url)
    slow, store = Slow(), sqlite_server.services.store
    monkeypatch.setattr(store, "change_table" if what == "table" else "append", slow.write)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        player.ask("resign")
        assert slow.began.wait(30)
        shown = httpx.get(f"{sqlite_server.url}/api/games/{game}").json()
        slow.may_go.set()
        assert player.hear("trouble")["code"] == "unavailable"
        monkeypatch.undo()
    assert (shown["over"], shown["ended"]) == (False, None)
    assert [seat["resigns"] for seat in shown["seats"]] == [what == "entry", False], "the wish is kept first"
