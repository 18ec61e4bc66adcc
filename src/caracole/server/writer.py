"""Appending entries: one task takes whatever waits, from all games, into one transaction.

The price of a durable write is paid once for many. An entry is written only as the next one after the one that is kept
(compare and set, by number and by chain), so that nothing can leave a gap. Whoever appends is told when the entry is on
disk, that somebody else was first, or that it failed. Where the outcome is not known (a connection lost while it
committed) the database is asked; nobody guesses.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caracole.kernel import CaracoleError
from caracole.server.chain import links_of
from caracole.server.people.rating import enter_result
from caracole.server.tally import Tally
from caracole.server.tasks import Watch

LOG = logging.getLogger("caracole.writer")

CHANNEL = "caracole"
RATING = 1618
"""PostgreSQL's advisory lock for ratings."""
LARGEST_BATCH = 400
FEW, MOMENT = 4, 0.002
"""A batch larger than a few makes the next one wait a moment (seconds)."""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=FAST")
"""Durable even if the power fails; what is replaced does not stay in the file."""

GAVE_WAY = ("40P01", "40001")
"""PostgreSQL's codes for a transaction that gave way to another one: nothing of it was written."""


class StoreError(CaracoleError):
    """The database cannot be used as it is."""


OUR_MISTAKES = (DataError, IntegrityError, ProgrammingError)
"""What a database says to a wrong question: trying again does not help."""


def is_unavailable(error: Exception) -> bool:
    """Is it the database that does not answer now?"""
    return isinstance(error, StoreError | SQLAlchemyError | ConnectionError) and not isinstance(error, OUR_MISTAKES)


class Taken(CaracoleError):
    """What is kept is not what this entry or change was made from: somebody else was first."""


class Unanswered(StoreError):
    """The database did not say whether something was written."""


async def written(work: Coroutine[Any, Any, None]) -> None:
    """Wait for a write to its end, even if whoever asked for it goes away: only its outcome tells what is on disk."""
    task = asyncio.ensure_future(work)
    gone = False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            gone = True
    task.result()
    if gone:
        raise asyncio.CancelledError


class Append(NamedTuple):
    """One entry to be written, what it makes of its game, and what it follows: ``before`` is the link of the entry
    before it, ``tabled`` the count of the clocks that it was made from. ``prior`` are entries that make no sense
    without it and stand just before it: all are written, or none."""

    game: str
    serial: int
    body: str
    at: float
    waiting: str
    over: bool
    winners: str
    clocks: str | None
    before: str
    tabled: int
    prior: tuple[str, ...] = ()

    @property
    def after(self) -> int:
        """The version that it follows."""
        return self.serial - 1 - len(self.prior)

    @property
    def chain(self) -> str:
        """Its own link."""
        return links_of(self.before, (*self.prior, self.body))[-1]

    def lines(self) -> list[dict[str, Any]]:
        """The rows of the entries, the prior ones first."""
        bodies = (*self.prior, self.body)
        linked = zip(bodies, links_of(self.before, bodies), strict=True)
        return [
            {"game": self.game, "serial": serial, "body": body, "at": self.at, "chain": link}
            for serial, (body, link) in enumerate(linked, self.after + 1)
        ]


class Scribe(Protocol):
    """Writes batches, and knows what was written."""

    async def write(self, rows: Sequence[Append]) -> None:
        """All of them, durably, or none; raises Taken when one does not follow what is kept."""

    async def kept(self, rows: Sequence[Append]) -> set[tuple[str, int]]:
        """Which of these entries are in the database: game and serial number."""

    def close(self) -> None:
        """When nothing is left to write."""


def _plain(rows: Sequence[Append]) -> str:
    """What they make of their games."""
    return as_json(
        [{**row._replace(body="", prior=())._asdict(), "after": row.after, "chain": row.chain} for row in rows]
    )


def _lines(rows: Sequence[Append]) -> str:
    """The entries themselves."""
    return as_json([line for row in rows for line in row.lines()])


def as_json(value: Any) -> str:
    """Plain data as it is kept in a column."""
    return msgspec.json.encode(value).decode()


# --- SQLite ----------------------------------------------------------------------------------------------------------

SQLITE_ROWS = """
(SELECT value ->> 'game' AS game, value ->> 'serial' AS serial, value ->> 'body' AS body, value ->> 'at' AS at,
    value ->> 'waiting' AS waiting, value ->> 'over' AS over, value ->> 'winners' AS winners,
    value ->> 'clocks' AS clocks, value ->> 'before' AS before, value ->> 'tabled' AS tabled,
    value ->> 'chain' AS chain, value ->> 'after' AS after
FROM json_each(?)) AS now
"""

POSTGRES_ROWS = """
json_to_recordset(CAST(:rows AS json)) AS now(game text, serial int, body text, at float8, waiting text, over bool,
    winners text, clocks text, before text, tabled int, chain text, after int)
"""

SET_ALL = """
UPDATE games SET version = now.serial, head = now.chain, waiting = now.waiting, changed = now.at, over = now.over,
    winners = now.winners, clocks = now.clocks, proposal = NULL,
    tabled = games.tabled + CASE WHEN now.clocks IS NULL THEN 0 ELSE 1 END
FROM {rows}
WHERE games.id = now.game AND games.version = now.after AND games.head = now.before
    AND (now.clocks IS NULL OR games.tabled = now.tabled)
"""

INSERT_ALL = "INSERT INTO entries (game, serial, body, at, chain) SELECT game, serial, body, at, chain FROM {rows}"

KEPT = "SELECT entries.game, entries.serial FROM entries JOIN {rows} USING (game, serial, chain)"


class SqliteScribe:
    """Writes whole batches in a thread of its own, each with a handful of calls: every call lets go of Python's lock
    and has to wait for it again, so a call for each row would make everybody wait."""

    def __init__(self, path: str, patience: float, tally: Tally) -> None:
        self._path, self._patience, self._tally = path, patience, tally
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Append]) -> None:
        """All or none."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def kept(self, rows: Sequence[Append]) -> set[tuple[str, int]]:
        """Which of them are there."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._kept, rows)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            opened = sqlite3.connect(self._path, timeout=self._patience, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                opened.execute(f"PRAGMA {pragma}")
            self._connection = opened
        return self._connection

    def _write(self, rows: Sequence[Append]) -> None:
        connection = self._open()
        plain = (_plain(rows),)
        try:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute(SET_ALL.format(rows=SQLITE_ROWS), plain).rowcount != len(rows):
                raise Taken("something else is kept")
            connection.execute(INSERT_ALL.format(rows=SQLITE_ROWS), (_lines(rows),))
            self._enter_results(connection, rows)
            connection.execute("COMMIT")
        except BaseException:
            self._let_go()
            raise
        self._tally.add(len(rows))

    @staticmethod
    def _enter_results(connection: sqlite3.Connection, rows: Sequence[Append]) -> None:
        """Of games that end with these entries. What goes wrong here keeps no game from ending."""
        for row in rows:
            if not row.over:
                continue
            connection.execute("SAVEPOINT result")
            try:
                asking, answer = enter_result(row.game, row.at), None
                with suppress(StopIteration):
                    while True:
                        answer = connection.execute(*asking.send(answer)).fetchall()  # type: ignore[arg-type]
            except Exception:
                LOG.exception("game %s: its result could not be entered", row.game)
                connection.execute("ROLLBACK TO result")
            connection.execute("RELEASE result")

    def _kept(self, rows: Sequence[Append]) -> set[tuple[str, int]]:
        found = self._open().execute(KEPT.format(rows=SQLITE_ROWS), (_plain(rows),))
        return {(game, serial) for game, serial in found}

    def _let_go(self) -> None:
        """End the transaction; a connection that cannot even do that is not used again."""
        connection = self._connection
        assert connection is not None
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._connection = None
            with suppress(sqlite3.Error):
                connection.close()

    def close(self) -> None:
        """Nothing is left to write."""
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()


async def enter(connection: AsyncConnection, game: str, at: float) -> None:
    """Enter the result of a game, by whichever database; of several at once, one after the other."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING})"))
    asking, answer = enter_result(game, at), None
    with suppress(StopIteration):
        while True:
            question, values = asking.send(answer)  # type: ignore[arg-type]
            done = await connection.execute(text(question), values)
            answer = [tuple(row) for row in done] if done.returns_rows else []


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


class PostgresScribe:
    """Writes through the engine, and tells the other processes in the same transaction."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self._engine, self._origin = engine, origin

    async def write(self, rows: Sequence[Append]) -> None:
        """All or none."""
        plain = {"rows": _plain(rows)}
        async with self._engine.begin() as connection:
            done = await connection.execute(text(SET_ALL.format(rows=POSTGRES_ROWS)), plain)
            if done.rowcount != len(rows):
                raise Taken("something else is kept")
            await connection.execute(text(INSERT_ALL.format(rows=POSTGRES_ROWS)), {"rows": _lines(rows)})
            await self._enter_results(connection, rows)
            await connection.execute(
                text(f"SELECT pg_notify(:channel, :origin || ' entry ' || game || ' ' || serial) FROM {POSTGRES_ROWS}"),
                {**plain, "channel": CHANNEL, "origin": self._origin},
            )

    @staticmethod
    async def _enter_results(connection: AsyncConnection, rows: Sequence[Append]) -> None:
        """Of games that end with these entries. What goes wrong here keeps no game from ending."""
        for row in rows:
            if row.over:
                try:
                    async with connection.begin_nested():
                        await enter(connection, row.game, row.at)
                except Exception:
                    LOG.exception("game %s: its result could not be entered", row.game)

    async def kept(self, rows: Sequence[Append]) -> set[tuple[str, int]]:
        """Which of them are there. A transaction that is still committing without us is waited for."""
        plain = {"rows": _plain(rows)}
        async with self._engine.begin() as connection:
            await connection.execute(
                text(f"SELECT id FROM games WHERE id IN (SELECT game FROM {POSTGRES_ROWS}) ORDER BY id FOR UPDATE"),
                plain,
            )
            found = await connection.execute(text(KEPT.format(rows=POSTGRES_ROWS)), plain)
            return {(game, serial) for game, serial in found}

    def close(self) -> None:
        """The engine is the store's."""


# --- the task --------------------------------------------------------------------------------------------------------

Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer:
    """The entries that wait, and the task that writes them."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._last_batch = 0
        self._is_writing = False
        self.batches = 0
        self.written = 0

    async def append(self, row: Append) -> None:
        """Returns when the entry is durable. Raises Taken if it does not follow what is kept, Unanswered if nobody
        knows, and whatever the database said if it was not written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    @property
    def is_idle(self) -> bool:
        """Nothing waits, nothing is being written."""
        return not self._waiting and not self._is_writing

    async def run(self, watch: Watch) -> None:
        """Write until cancelled; the watch shows how the last batch went."""
        while True:
            await self._wake.wait()
            await self._gather()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            if not self._waiting:
                self._wake.clear()
            if not batch:
                continue
            self._is_writing = True
            try:
                await self._write(batch, watch)
            finally:  # nobody waits for ever, even if this task ends here
                self._is_writing = False
                _fail(batch, Unanswered("the database did not say whether it was written"))
            self._last_batch = len(batch)
            self.batches += 1

    async def _gather(self) -> None:
        """When many append, those who were told together come back together: the first waits a moment for the rest."""
        if self._last_batch > FEW:
            await asyncio.sleep(MOMENT)

    async def _write(self, batch: list[Waiting], watch: Watch) -> None:
        try:
            await self.scribe.write([row for row, _ in batch])
        except Exception as error:
            if not _nothing_was_written(error):
                watch.ill(error)
                await self._settle(batch, error)
            elif len(batch) == 1:
                _fail(batch, Taken(f"{batch[0][0].game}: {batch[0][0].serial} does not follow what is kept"))
            else:
                for each in batch:
                    await self._write([each], watch)
        else:
            watch.well()
            self.written += len(batch)
            _done(batch)

    async def _settle(self, batch: list[Waiting], error: Exception) -> None:
        """It failed, and perhaps it did not: only the database knows."""
        try:
            kept = await self.scribe.kept([row for row, _ in batch])
        except Exception:
            _fail(batch, Unanswered("the database did not say whether it was written"), error)
            return
        there = [each for each in batch if (each[0].game, each[0].serial) in kept]
        self.written += len(there)
        _done(there)
        _fail(batch, StoreError("it could not be written"), error)


def _nothing_was_written(error: Exception) -> bool:
    """Refused for what is kept, or for the sake of another transaction: it may be tried again, one by one."""
    if isinstance(error, Taken | IntegrityError | sqlite3.IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in GAVE_WAY


def _done(batch: list[Waiting]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(None)


def _fail(batch: list[Waiting], error: Exception, cause: Exception | None = None) -> None:
    error.__cause__ = cause
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
