"""The database: games with their entries, links, accounts, chat and notes. Nothing here knows a rule.

Entries are appended by one task that takes whatever waits, from all games, into one transaction: the price of a durable
write is paid once for many. Whoever appends is told when it is on disk, or that another process was first.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, bindparam, delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caracole.kernel import CaracoleError
from caracole.server.settings import Settings
from caracole.server.tables import chat, entries, games, links, notes

CHANNEL = "caracole"
LARGEST_BATCH = 400
FEW, MOMENT = 4, 0.002
"""A batch larger than a few makes the next one wait a moment (seconds)."""


class Taken(CaracoleError):
    """Another process has already appended an entry with this serial number."""


class StoreError(CaracoleError):
    """The database cannot be used as it is."""


class Append(NamedTuple):
    """One entry to be written, and what it makes of its game."""

    game: str
    serial: int
    body: str
    at: float
    waiting: str
    over: bool
    winners: str
    clocks: str | None


CONFLICTS = (IntegrityError, sqlite3.IntegrityError)

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")
"""Durable even if the power fails."""


INSERT_ALL = """
INSERT INTO entries (game, serial, body, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
"""

UPDATE_ALL = """
UPDATE games SET version = now.version, waiting = now.waiting, changed = now.changed, over = now.over,
    winners = now.winners, clocks = now.clocks
FROM (
    SELECT value ->> 0 AS id, value ->> 1 AS version, value ->> 2 AS waiting, value ->> 3 AS changed,
        value ->> 4 AS over, value ->> 5 AS winners, value ->> 6 AS clocks
    FROM json_each(?)
) AS now WHERE games.id = now.id
"""


def _changes(row: Append) -> tuple[Any, ...]:
    return row.game, row.serial, row.waiting, row.at, row.over, row.winners, row.clocks


class SqliteWriter:
    """Writes whole batches in a thread of its own, each with a handful of calls: every call lets go of Python's lock
    and has to wait for it again, so a call for each row would make everybody wait."""

    def __init__(self, address: str) -> None:
        self._path = address.split(":///", 1)[1]
        self.thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, timeout=30, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def write(self, rows: Sequence[Append]) -> None:
        """One transaction."""
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(INSERT_ALL, (as_json([(row.game, row.serial, row.body, row.at) for row in rows]),))
            latest = {row.game: row for row in rows}.values()
            connection.execute(UPDATE_ALL, (as_json([_changes(row) for row in latest]),))
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """When nothing is left to write."""
        self.thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()


def hashed(token: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).digest()


class Store:
    """One database, one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = self._engine(settings)
        self.origin = secrets.token_hex(4)
        """Tells our own notices from those of other processes."""
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sqlite = None if settings.is_postgres else SqliteWriter(settings.database)
        self._last_batch = 0
        self.batches = 0
        self.written = 0

    @staticmethod
    def _engine(settings: Settings) -> AsyncEngine:
        if settings.is_postgres:
            return create_async_engine(settings.database, pool_size=8, max_overflow=4, pool_pre_ping=True)
        engine = create_async_engine(settings.database, pool_size=4, connect_args={"timeout": 30})

        @event.listens_for(engine.sync_engine, "connect")
        def _pragmas(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._task = asyncio.create_task(self._write(), name="writer")

    async def close(self) -> None:
        """Write what waits, then close."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.005)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._sqlite is not None:
            self._sqlite.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self.engine.begin() as connection:
            yield connection

    # --- appending ---------------------------------------------------------------------------------------------------

    async def append(self, row: Append) -> None:
        """Returns when the entry is durable. Raises Taken if somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            await self._gather()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            if not self._waiting:
                self._wake.clear()
            if not batch:
                continue
            try:
                await self._write_batch([row for row, _ in batch])
            except CONFLICTS:
                await self._one_by_one(batch)
            except Exception as error:  # whoever waits must hear of it, whatever it is
                _fail(batch, error)
            else:
                _done(batch)
            self._last_batch = len(batch)
            self.batches += 1
            self.written += len(batch)

    async def _gather(self) -> None:
        """When many append, those who were told together come back together: the first waits a moment for the rest."""
        if self._last_batch > FEW:
            await asyncio.sleep(MOMENT)

    async def _one_by_one(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        for row, done in batch:
            try:
                await self._write_batch([row])
            except CONFLICTS:
                _fail([(row, done)], Taken(f"{row.game}: entry {row.serial} is there already"))
            except Exception as error:  # as above
                _fail([(row, done)], error)
            else:
                _done([(row, done)])

    async def _write_batch(self, rows: Sequence[Append]) -> None:
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._sqlite.thread, self._sqlite.write, rows)
            return
        async with self.engine.begin() as connection:
            await connection.execute(
                INSERT_ENTRY,
                [{"game": row.game, "serial": row.serial, "body": row.body, "at": row.at} for row in rows],
            )
            latest = {row.game: row for row in rows}
            await connection.execute(
                UPDATE_GAME,
                [
                    {
                        "of": row.game,
                        "now": row.serial,
                        "who": row.waiting,
                        "when": row.at,
                        "done": row.over,
                        "best": row.winners,
                        "ticks": row.clocks,
                    }
                    for row in latest.values()
                ],
            )
            if self.settings.is_postgres:
                for row in latest.values():
                    await self._notify(connection, "entry", row.game, str(row.serial))

    async def tell(self, kind: str, game: str, detail: str = "") -> None:
        """Tell the other processes that something else has changed (who sits where, a line of chat)."""
        if self.settings.is_postgres:
            async with self.engine.begin() as connection:
                await self._notify(connection, kind, game, detail)

    async def _notify(self, connection: AsyncConnection, kind: str, game: str, detail: str) -> None:
        payload = f"{self.origin} {kind} {game} {detail}"
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def listen(self, heard: Callable[[str, str, str], None]) -> None:
        """Call ``heard`` with (kind, game, detail) for what other processes tell, until the connection ends."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            ended = asyncio.Event()

            def on_notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
                origin, kind, game, detail = payload.split(" ", 3)
                if origin != self.origin:
                    heard(kind, game, detail)

            driver.add_termination_listener(lambda *_: ended.set())
            await driver.add_listener(CHANNEL, on_notice)
            try:
                await ended.wait()
            finally:
                with suppress(Exception):
                    await driver.remove_listener(CHANNEL, on_notice)

    # --- games -------------------------------------------------------------------------------------------------------

    async def create_game(self, row: dict[str, Any], bodies: Sequence[str], doors: Sequence[dict[str, Any]]) -> None:
        """A game with its entries (none, or those of an imported record) and its links."""
        async with self.writing() as connection:
            await connection.execute(insert(games), [row])
            if bodies:
                await connection.execute(
                    INSERT_ENTRY,
                    [
                        {"game": row["id"], "serial": n, "body": body, "at": row["created"]}
                        for n, body in enumerate(bodies, 1)
                    ],
                )
            if doors:
                await connection.execute(insert(links), list(doors))

    async def game(self, game: str) -> dict[str, Any] | None:
        """The row of a game."""
        async with self.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            return None if row is None else dict(row)

    async def entries_after(self, game: str, serial: int) -> list[str]:
        """The entries of a game after a serial number, in order."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(entries.c.body)
                .where(entries.c.game == game, entries.c.serial > serial)
                .order_by(entries.c.serial)
            )
            return [body for (body,) in rows]

    async def change_game(self, game: str, **values: Any) -> None:
        """Set columns of a game."""
        async with self.writing() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(**values))

    async def unfinished(self) -> list[tuple[str, str, str]]:
        """Games that go on: id, who sits where, who has to decide."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(games.c.id, games.c.seats, games.c.waiting).where(games.c.over.is_(False))
            )
            return [(row.id, row.seats, row.waiting) for row in rows]

    async def with_clocks(self) -> list[tuple[str, str]]:
        """Games that go on with clocks: id and what is left."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(games.c.id, games.c.clocks).where(games.c.over.is_(False), games.c.clocks.is_not(None))
            )
            return [(row.id, row.clocks) for row in rows]

    # --- links -------------------------------------------------------------------------------------------------------

    async def link(self, game: str, token: str) -> dict[str, Any] | None:
        """The link behind a token, if it opens this game."""
        async with self.reading() as connection:
            found = await connection.execute(select(links).where(links.c.hash == hashed(token), links.c.game == game))
            row = found.mappings().first()
            return None if row is None else dict(row)

    async def seats_of_account(self, game: str, account: int) -> list[str]:
        """The seats of a game that are bound to an account."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(links.c.seats).where(links.c.game == game, links.c.account == account)
            )
            return [seat for (seats,) in rows for seat in seats.split(",")]

    async def bind(self, token: str, account: int) -> None:
        """From now on the account may open what this link opens."""
        async with self.writing() as connection:
            await connection.execute(update(links).where(links.c.hash == hashed(token)).values(account=account))

    async def games_of_account(self, account: int) -> list[tuple[str, list[str]]]:
        """Games with the seats bound to an account."""
        async with self.reading() as connection:
            rows = await connection.execute(select(links.c.game, links.c.seats).where(links.c.account == account))
            return [(row.game, row.seats.split(",")) for row in rows]

    async def accounts_at(self, game: str) -> list[tuple[int, list[str]]]:
        """Who has bound a link of this game, and which seats."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(links.c.account, links.c.seats).where(links.c.game == game, links.c.account.is_not(None))
            )
            return [(row.account, row.seats.split(",")) for row in rows]

    # --- chat and notes ----------------------------------------------------------------------------------------------

    async def say(self, game: str, seat: str | None, name: str, words: str, side: str | None, at: float) -> int:
        """Keep a line of chat; its number."""
        async with self.writing() as connection:
            done = await connection.execute(
                insert(chat).values(game=game, seat=seat, name=name, text=words, side=side, at=at).returning(chat.c.id)
            )
            return int(done.scalar_one())

    async def chat_of(self, game: str, after: int = 0, most: int = 200) -> list[dict[str, Any]]:
        """The last lines of chat, the oldest first."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(chat).where(chat.c.game == game, chat.c.id > after).order_by(chat.c.id.desc()).limit(most)
            )
            return [dict(row) for row in rows.mappings()][::-1]

    async def notes_of(self, game: str, seat: str) -> str:
        """The notes of a seat."""
        async with self.reading() as connection:
            found = await connection.execute(select(notes.c.text).where(notes.c.game == game, notes.c.seat == seat))
            return found.scalar() or ""

    async def keep_notes(self, game: str, seat: str, words: str) -> None:
        """Keep the notes of a seat."""
        async with self.writing() as connection:
            await connection.execute(delete(notes).where(notes.c.game == game, notes.c.seat == seat))
            await connection.execute(insert(notes).values(game=game, seat=seat, text=words))


INSERT_ENTRY = insert(entries)
UPDATE_GAME = (
    update(games)
    .where(games.c.id == bindparam("of"))
    .values(
        version=bindparam("now"),
        waiting=bindparam("who"),
        changed=bindparam("when"),
        over=bindparam("done"),
        winners=bindparam("best"),
        clocks=bindparam("ticks"),
    )
)


def _done(batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(None)


def _fail(batch: list[tuple[Append, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


def as_json(value: Any) -> str:
    """Plain data as it is kept in a column."""
    return msgspec.json.encode(value).decode()


def from_json(value: str | None) -> Any:
    """The other way round."""
    return None if value is None else msgspec.json.decode(value)


# --- tables up to date -----------------------------------------------------------------------------------------------


def _alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; several processes may try at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(1615)"))
    config = _alembic(connection)
    head = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != head:
        command.upgrade(config, "head")


def revision_of(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the tables, and the newest there is."""
    head = ScriptDirectory.from_config(_alembic(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), head
