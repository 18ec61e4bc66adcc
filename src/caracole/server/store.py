"""The database: games with their entries, links, accounts, chat and notes. Nothing here knows a rule.

Entries are appended by the task in `writer`. Every change of a game says what it was made from, and is made only if
that is still what is kept. Seeds are sealed with the server's key; whoever asks here gets them open.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caracole.play.match import Match
from caracole.server.chain import first_link, links_of
from caracole.server.clocks import Clocks
from caracole.server.handover import Asker, file_of, may_hand_over
from caracole.server.keys import Keys, KeyTrouble, key_file
from caracole.server.private import close_to_others
from caracole.server.settings import Settings
from caracole.server.tables import chat, entries, facts, games, invitations, links, notes, promises, told
from caracole.server.tally import Tally
from caracole.server.tasks import Supervisor, Watch
from caracole.server.writer import (
    CHANNEL,
    PRAGMAS,
    Append,
    PostgresScribe,
    Scribe,
    SqliteScribe,
    StoreError,
    Taken,
    Unanswered,
    Writer,
    as_json,
)

__all__ = [
    "Also",
    "Append",
    "Damaged",
    "Kept",
    "Store",
    "StoreError",
    "Taken",
    "Unanswered",
    "as_json",
    "from_json",
    "hashed",
]

OPEN_SEED = 64
"""Letters of a seed in the clear; a sealed one is longer."""
MOST_PROMISES = 5000
MIGRATING, BEATING, SERVED = 1615, 1616, 1617
"""PostgreSQL's advisory locks."""
ASKING = 100
"""Tenths of a second in which another server should have handed the key over."""
UNNOTICED = 30.0
"""Seconds without any server after which clocks are put right."""
Also = Callable[[AsyncConnection], Awaitable[None]]
"""What is done within a transaction."""


def hashed(token: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).digest()


class Damaged(StoreError):
    """What is kept of a game does not hang together."""


class Kept(NamedTuple):
    """A game as it is kept: its row and its entries, of one moment."""

    row: dict[str, Any]
    bodies: list[str]


class SetUp(NamedTuple):
    """How a game begins, as it is kept."""

    header: str
    setup: str
    waiting: str

    @classmethod
    def of(cls, match: Match) -> SetUp:
        """Of this match; ``waiting`` are those who have to decide first."""
        decision, names, record = match.decision, match.game.seats, match.record
        waiting = [] if decision is None else [names[seat] for seat in decision.seats]
        return cls(as_json(record.header.plain()), as_json(record.setup.plain()), ",".join(waiting))


async def count_entries(connection: AsyncConnection) -> int:
    """Of all games together; a game's version is the number of its entries."""
    return int((await connection.execute(select(func.coalesce(func.sum(games.c.version), 0)))).scalar_one())


class Store:
    """One database, one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = self._engine(settings, "BEGIN")
        self._changing = self.engine if settings.is_postgres else self._engine(settings, "BEGIN IMMEDIATE", pool=6)
        """SQLite lets one write at a time: those who wait for their turn must not keep readers waiting."""
        self.origin = secrets.token_hex(4)
        """Tells our own notices from those of other processes."""
        self.tally = Tally(settings)
        self.writer = Writer(self._scribe())
        self.watch: Watch | None = None
        """How the writer is."""

    def _scribe(self) -> Scribe:
        if self.settings.is_postgres:
            return PostgresScribe(self.engine, self.origin)
        return SqliteScribe(self.settings.database.split(":///", 1)[1], self.settings.patience, self.tally)

    @staticmethod
    def _engine(settings: Settings, begin: str, pool: int = 12) -> AsyncEngine:
        if settings.is_postgres:
            return create_async_engine(
                settings.database, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True
            )
        engine = create_async_engine(
            settings.database,
            pool_size=pool,
            max_overflow=0,  # each connection has a thread: those that are open are kept, not made again and again
            pool_timeout=settings.patience,
            hide_parameters=True,
            connect_args={"timeout": settings.patience},
        )

        @event.listens_for(engine.sync_engine, "connect")
        def _prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say so, reading ones too
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @cached_property
    def keys(self) -> Keys:
        """What seeds are sealed with."""
        return Keys.of(self.settings)

    async def open(self, supervisor: Supervisor) -> None:
        """Bring the tables up to date, check the key, and begin to write."""
        await self.prepare()
        async with self.reading() as connection:
            self.tally.begin(await count_entries(connection))
        self.watch = supervisor.keep("writer", self.writer.run)

    async def flush(self) -> None:
        """Wait until nothing is left to write."""
        while self.watch is not None and not self.writer.is_idle:
            await asyncio.sleep(0.005)

    async def prepare(self) -> None:
        """Bring the tables up to date and check the key; seeds of old that are in the clear are sealed."""
        await self.prepare_tables()
        await self._expect_our_key()
        await self._expect_nothing_missing()
        async with self.writing() as connection:
            sealed = await self._seal_what_is_open(connection)
        if sealed and not self.settings.is_postgres:  # nor may the log of writes still have them
            async with self._changing.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                await raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _expect_nothing_missing(self) -> None:
        known = self.tally.known
        async with self.reading() as connection:
            missing = self.tally.missing(await count_entries(connection), known)
        if missing is not None:
            raise StoreError(
                f"{self.settings.sqlite_file}: {missing}. Put it back with all that lay beside it, restore a backup, "
                f"or run 'caracole db repair' to go on with what is there"
            )

    async def prepare_tables(self) -> None:
        """Bring the tables up to date."""
        close_to_others(self.settings)
        async with self.migrating() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """After the writer has ended."""
        self.writer.scribe.close()
        self.tally.close()
        await self._changing.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which tables may be made again without their rows being missed by others."""
        async with self._changing.connect() as connection:
            await self._keep_references(connection, "OFF")
            try:
                async with connection.begin():
                    yield connection
            finally:
                await self._keep_references(connection, "ON")

    async def _keep_references(self, connection: AsyncConnection, how: str) -> None:
        """SQLite makes a table again by dropping the old one; with references kept, all rows that refer to it would go
        as well. This is said outside of any transaction."""
        if not self.settings.is_postgres:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.execute(f"PRAGMA foreign_keys={how}")

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with that sees everything as it was at one moment, whoever writes meanwhile."""
        async with self.engine.connect() as connection:
            if self.settings.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self._changing.begin() as connection:
            yield connection

    # --- appending ---------------------------------------------------------------------------------------------------

    async def append(self, row: Append) -> None:
        """Returns when the entry is durable. Raises Taken if it does not follow what is kept, Unanswered if nobody
        knows, StoreError if it was not written."""
        await self.writer.append(row)

    async def tell(self, kind: str, game: str, detail: str = "") -> None:
        """Tell the other processes that something else has changed (who sits where, a line of chat)."""
        if self.settings.is_postgres:
            async with self.writing() as connection:
                await self._notify(connection, kind, game, detail)

    async def _notify(self, connection: AsyncConnection, kind: str, game: str, detail: str) -> None:
        payload = f"{self.origin} {kind} {game} {detail}"
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def is_served(self, connection: AsyncConnection) -> bool:
        """Does a server listen to this PostgreSQL database? Of SQLite files the lock tells (see `private`)."""
        if not self.settings.is_postgres:
            return False
        free = await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({SERVED})"))
        return not free.scalar_one()

    async def listen(self, heard: Callable[[str, str, str], None], listening: Callable[[], None]) -> None:
        """Call ``heard`` with (kind, game, detail) for what other processes tell, until the connection ends;
        ``listening`` once from then on nothing is missed."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            ended = asyncio.Event()

            def on_notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
                origin, kind, game, detail = payload.split(" ", 3)
                if origin != self.origin:
                    heard(kind, game, detail)

            driver.add_termination_listener(lambda *_: ended.set())
            await driver.execute(f"SELECT pg_advisory_lock_shared({SERVED})")  # let go when the connection ends
            await driver.add_listener(CHANNEL, on_notice)
            try:
                listening()
                await ended.wait()
            finally:
                with suppress(Exception):
                    await driver.remove_listener(CHANNEL, on_notice)
                    await driver.execute(f"SELECT pg_advisory_unlock_shared({SERVED})")

    # --- games -------------------------------------------------------------------------------------------------------

    async def create_game(
        self,
        row: dict[str, Any],
        bodies: Sequence[str],
        held: Sequence[dict[str, Any]],
        invited: Sequence[dict[str, Any]],
        also: Also | None = None,
    ) -> None:
        """A game with its entries (none, or those of an imported record), the seats that are held and the invitations
        to others. What is ``also`` to be done is done in the same transaction, or nothing is."""
        async with self.writing() as connection:
            first = first_link(row["id"], row["header"], row["setup"])
            chain = links_of(first, bodies)
            row.update(head=chain[-1] if chain else first, tabled=0, proposal=None, notice=None, rematch=None)
            await connection.execute(insert(games), [{**row, "secret": self._sealed(row["id"], row["secret"])}])
            if bodies:
                await connection.execute(
                    insert(entries),
                    [
                        {"game": row["id"], "serial": n, "body": body, "at": row["created"], "chain": link}
                        for n, (body, link) in enumerate(zip(bodies, chain, strict=True), 1)
                    ],
                )
            if held:
                await connection.execute(insert(links), list(held))
            if invited:
                await connection.execute(insert(invitations), list(invited))
            if also is not None:
                await also(connection)

    async def game(self, game: str) -> dict[str, Any] | None:
        """The row of a game."""
        async with self.reading() as connection:
            return await self._row(connection, game)

    async def whole(self, game: str) -> Kept | None:
        """A game with its entries, all of one moment; raises Damaged if they do not hang together."""
        async with self.one_moment() as connection:
            row = await self._row(connection, game)
            found = await connection.execute(
                select(entries.c.serial, entries.c.body, entries.c.chain)
                .where(entries.c.game == game)
                .order_by(entries.c.serial)
            )
            if row is None:
                return None
            rows = [(serial, body, chain) for serial, body, chain in found]
        problem = why_damaged(row, rows)
        if problem is not None:
            raise Damaged(f"game {game}: {problem}; 'caracole db verify' tells more")
        return Kept(row, [body for _, body, _ in rows])

    async def since(self, game: str, serial: int) -> Kept | None:
        """A game with its entries after a serial number, all of one moment."""
        async with self.one_moment() as connection:
            row = await self._row(connection, game)
            found = await connection.execute(
                select(entries.c.body)
                .where(entries.c.game == game, entries.c.serial > serial)
                .order_by(entries.c.serial)
            )
            return None if row is None else Kept(row, [body for (body,) in found])

    async def _row(self, connection: AsyncConnection, game: str) -> dict[str, Any] | None:
        row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
        return None if row is None else {**row, "secret": self._opened(game, row["secret"])}

    async def change_table(
        self,
        game: str,
        tabled: int,
        seats: str,
        clocks: str | None,
        also: Also | None = None,
        anew: SetUp | None = None,
    ) -> None:
        """Who sits where and the clocks, if they still are as they were at that count; else raises Taken. What is
        ``also`` to be done is done in the same transaction, or nothing is. A game in which nothing has been played can
        be set up ``anew``."""
        values: dict[str, Any] = {"seats": seats, "clocks": clocks, "tabled": tabled + 1}
        unchanged = [games.c.id == game, games.c.tabled == tabled]
        if anew is not None:
            values |= {**anew._asdict(), "head": first_link(game, anew.header, anew.setup)}
            unchanged.append(games.c.version == 0)
        async with self.writing() as connection:
            done = await connection.execute(update(games).where(*unchanged).values(**values))
            if done.rowcount != 1:
                raise Taken(f"{game}: the table has changed meanwhile")
            if also is not None:
                await also(connection)
            if self.settings.is_postgres:
                await self._notify(connection, "table", game, "")

    async def change_proposal(self, game: str, version: int, proposal: str | None) -> None:
        """The rewind that waits for agreement at this version; raises Taken if the game has gone on."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(games).where(games.c.id == game, games.c.version == version).values(proposal=proposal)
            )
            if done.rowcount != 1:
                raise Taken(f"{game}: version {version} is not the present one")
            if self.settings.is_postgres:
                await self._notify(connection, "proposal", game, str(version))

    async def change_notice(self, game: str, notice: str | None) -> None:
        """What the players are told about the rules of their game."""
        async with self.writing() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(notice=notice))
            if self.settings.is_postgres:
                await self._notify(connection, "table", game, "")

    async def unfinished(self) -> list[tuple[str, str, str]]:
        """Games that go on: id, who sits where, who has to decide."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(games.c.id, games.c.seats, games.c.waiting).where(games.c.over.is_(False))
            )
            return [(row.id, row.seats, row.waiting) for row in rows]

    async def never_begun(self, before: float) -> list[str]:
        """Games made before that moment in which nothing has been done yet."""
        asked = select(games.c.id).where(games.c.over.is_(False), games.c.version == 0, games.c.created < before)
        async with self.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    async def listed(self, since: float, most: int, of_one: int) -> list[dict[str, Any]]:
        """Games that go on and are shown to everybody, those first in which something happened last; so many at most,
        and so many of one owner."""
        shown = ("id", "header", "seats", "clock", "onlookers", "created", "changed")
        latest = games.c.changed.desc()
        place = func.row_number().over(partition_by=func.coalesce(games.c.owner, games.c.id), order_by=latest)
        found = (
            select(*(games.c[name] for name in shown), place.label("place"))
            .where(games.c.listed.is_(True), games.c.over.is_(False), games.c.changed > since)
            .subquery()
        )
        asked = select(*(found.c[name] for name in shown)).where(found.c.place <= of_one)
        async with self.reading() as connection:
            rows = await connection.execute(asked.order_by(found.c.changed.desc()).limit(most))
            return [dict(row) for row in rows.mappings()]

    async def with_clocks(self) -> list[tuple[str, str]]:
        """Games that go on with clocks: id and what is left."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(games.c.id, games.c.clocks).where(games.c.over.is_(False), games.c.clocks.is_not(None))
            )
            return [(row.id, row.clocks) for row in rows]

    # --- seeds -------------------------------------------------------------------------------------------------------

    def _sealed(self, game: str, seed: str | None) -> str | None:
        return None if seed is None else self.keys.seal(bytes.fromhex(seed), game)

    def _opened(self, game: str, sealed: str | None) -> str | None:
        return None if sealed is None else self.keys.open(sealed, game).hex()

    async def _expect_our_key(self) -> None:
        """The key is the one that the seeds here are sealed with; the first one to come is remembered."""
        async with self.writing() as connection:
            if self.settings.is_postgres:  # of several that come at once, one is the first
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            found = (await connection.execute(select(facts.c.value).where(facts.c.name == "key"))).scalar()
            if found is None:
                await connection.execute(insert(facts).values(name="key", value=self.keys.fingerprint))
                return
        known = self.settings.key is not None or key_file(self.settings).exists()
        if known and found == self.keys.fingerprint:
            return
        if may_hand_over(self.settings):
            handed = Keys.from_file(file_of(found)) or await self._ask_for_key(found)
            if handed is not None and handed.fingerprint == found:
                self.keys = handed
                return
        if not known:
            raise KeyTrouble(f"the seeds are sealed with the key {found}, and {key_file(self.settings)} is not there")
        raise KeyTrouble(f"the seeds are sealed with the key {found}, this server has {self.keys.fingerprint}")

    async def _ask_for_key(self, fingerprint: str) -> Keys | None:
        """Ask the servers that run; None if none of them answers."""
        asker, name = Asker(), secrets.token_hex(8)
        async with self.writing() as connection:
            await connection.execute(insert(facts).values(name=f"ask {name}", value=asker.public))
        try:
            for tenth in range(ASKING):
                if tenth % 10 == 0:  # again and again: one that has just been started may not have listened yet
                    await self.tell("key", "-", name)
                await asyncio.sleep(0.1)
                async with self.reading() as connection:
                    asked = select(facts.c.value).where(facts.c.name == f"give {name}")
                    sealed = (await connection.execute(asked)).scalar()
                key = None if sealed is None else asker.opened(sealed)
                if key is not None:
                    handed = Keys(key)
                    if handed.fingerprint == fingerprint:
                        handed.keep_in(file_of(fingerprint))
                    return handed
            return None
        finally:
            async with self.writing() as connection:
                await connection.execute(delete(facts).where(facts.c.name.in_((f"ask {name}", f"give {name}"))))

    async def hand_over_key(self, name: str) -> None:
        """Another server has asked for the key."""
        if not may_hand_over(self.settings):
            return
        async with self.writing() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            asked = select(facts.c.value).where(facts.c.name == f"ask {name}")
            given = select(facts.c.value).where(facts.c.name == f"give {name}")
            public = (await connection.execute(asked)).scalar()
            if public is not None and (await connection.execute(given)).scalar() is None:
                await connection.execute(insert(facts).values(name=f"give {name}", value=self.keys.handed_to(public)))

    async def _seal_what_is_open(self, connection: AsyncConnection) -> bool:
        rows = await connection.execute(
            select(games.c.id, games.c.secret).where(func.length(games.c.secret) == OPEN_SEED)
        )
        found = rows.all()
        for game, seed in found:
            await connection.execute(update(games).where(games.c.id == game).values(secret=self._sealed(game, seed)))
        return bool(found)

    async def promise(self, commitment: str, seed: bytes) -> None:
        """Keep a seed for a game yet to be made. The oldest promises are forgotten."""
        async with self.writing() as connection:
            await connection.execute(
                insert(promises).values(commitment=commitment, sealed=self.keys.seal(seed, commitment), at=time.time())
            )
            oldest = select(promises.c.commitment).order_by(promises.c.at.desc()).offset(MOST_PROMISES)
            await connection.execute(delete(promises).where(promises.c.commitment.in_(oldest)))

    async def has_promised(self, commitment: str) -> bool:
        """Is the seed behind this commitment still to be used?"""
        async with self.reading() as connection:
            found = await connection.execute(select(promises.c.at).where(promises.c.commitment == commitment))
            return found.scalar() is not None

    async def redeem(self, commitment: str) -> bytes | None:
        """The seed behind this commitment, once; in whichever process."""
        async with self.writing() as connection:
            found = await connection.execute(
                delete(promises).where(promises.c.commitment == commitment).returning(promises.c.sealed)
            )
            sealed = found.scalar()
            return None if sealed is None else self.keys.open(sealed, commitment)

    # --- being there -------------------------------------------------------------------------------------------------

    async def beat(self, now: float) -> list[str]:
        """A server is alive. If none was for a while the clocks stood still: the games whose clocks were put right."""
        async with self.writing() as connection:
            asked = select(facts.c.value).where(facts.c.name == "alive")
            if self.settings.is_postgres:  # of several that come back at once, one puts the clocks right
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({BEATING})"))
            since = (await connection.execute(asked)).scalar()
            if since is None:
                await connection.execute(insert(facts).values(name="alive", value=repr(now)))
                return []
            await connection.execute(update(facts).where(facts.c.name == "alive").values(value=repr(now)))
            if self.watch is not None:  # the database takes what is written
                self.watch.well()
            if now - float(since) <= UNNOTICED:
                return []
            return await self._make_up_for(connection, float(since), now)

    async def _make_up_for(self, connection: AsyncConnection, since: float, now: float) -> list[str]:
        rows = await connection.execute(
            select(games.c.id, games.c.clocks, games.c.tabled)
            .where(games.c.over.is_(False), games.c.clocks.is_not(None))
            .order_by(games.c.id)
        )
        changed = []
        for game, plain, tabled in rows.all():
            clocks = Clocks.read(from_json(plain))
            clocks.stood_still(since, now)
            await connection.execute(
                update(games)
                .where(games.c.id == game, games.c.tabled == tabled)
                .values(clocks=as_json(clocks.plain()), tabled=tabled + 1)
            )
            if self.settings.is_postgres:
                await self._notify(connection, "table", game, "")
            changed.append(game)
        return changed

    async def claim_turn(self, game: str, version: int, waiting: Sequence[str], away: Sequence[str]) -> list[str]:
        """Which of the seats that are away we are to tell of their turn: none that was told, here or elsewhere. Seats
        that do not wait have had their turn."""
        async with self.writing() as connection:
            asked = select(games.c.version).where(games.c.id == game)
            present = (await connection.execute(asked.with_for_update())).scalar()
            if present != version:  # whoever wrote the newer entry tells
                return []
            await connection.execute(delete(told).where(told.c.game == game, told.c.seat.not_in(waiting)))
            have = set((await connection.execute(select(told.c.seat).where(told.c.game == game))).scalars())
            mine = [seat for seat in away if seat not in have]
            if mine:
                await connection.execute(insert(told), [{"game": game, "seat": seat} for seat in mine])
            return mine

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

    async def say(self, game: str, line: Mapping[str, Any]) -> int:
        """Keep a line of chat; its number."""
        async with self.writing() as connection:
            done = await connection.execute(insert(chat).values(game=game, **line).returning(chat.c.id))
            return int(done.scalar_one())

    async def chat_of(self, game: str, seat: str | None, before: int | None, most: int) -> list[dict[str, Any]]:
        """The last lines of chat before this one, the latest first; of those between two seats, this seat's."""
        open_to_it = chat.c.receiver.is_(None) | (chat.c.receiver == seat) | (chat.c.seat == seat)
        asked = select(chat).where(chat.c.game == game, open_to_it)
        if before is not None:
            asked = asked.where(chat.c.id < before)
        async with self.reading() as connection:
            rows = await connection.execute(asked.order_by(chat.c.id.desc()).limit(most))
            return [dict(row) for row in rows.mappings()]

    async def line_of(self, game: str, number: int) -> dict[str, Any] | None:
        """A line of chat by its number."""
        async with self.reading() as connection:
            rows = await connection.execute(select(chat).where(chat.c.game == game, chat.c.id == number))
            row = rows.mappings().first()
            return None if row is None else dict(row)

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


def from_json(value: str | None) -> Any:
    """The other way round."""
    return None if value is None else msgspec.json.decode(value)


def why_damaged(row: Mapping[str, Any], rows: Sequence[tuple[int, str, str]]) -> str | None:
    """None, or where the entries of a game (serial number, body, link) do not hang together."""
    link = first_link(row["id"], row["header"], row["setup"])
    bodies = [body for _, body, _ in rows]
    for number, ((serial, _, kept), true) in enumerate(zip(rows, links_of(link, bodies), strict=True), 1):
        if serial != number:
            return f"entry {number} is missing"
        if kept != true:
            return f"entry {number} is not the one that was written"
        link = true
    if row["version"] != len(rows):
        return f"{len(rows)} entries at version {row['version']}"
    return None if row["head"] == link else "the chain does not end where the game is"


async def rechain(connection: AsyncConnection, game: str) -> str:
    """Make the chain of a game again from what is there; its head."""
    header, setup = (await connection.execute(select(games.c.header, games.c.setup).where(games.c.id == game))).one()
    rows = (
        await connection.execute(
            select(entries.c.serial, entries.c.body).where(entries.c.game == game).order_by(entries.c.serial)
        )
    ).all()
    first = first_link(game, header, setup)
    chain = links_of(first, [body for _, body in rows])
    for (serial, _), link in zip(rows, chain, strict=True):
        await connection.execute(
            update(entries).where(entries.c.game == game, entries.c.serial == serial).values(chain=link)
        )
    head = chain[-1] if chain else first
    await connection.execute(update(games).where(games.c.id == game).values(head=head))
    return head


# --- tables up to date -----------------------------------------------------------------------------------------------


def _alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; several processes may try at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = _alembic(connection)
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError(
            f"the tables have revision {present}, which this program does not know: it is too old for them"
        )
    if present != scripts.get_current_head():
        command.upgrade(config, "head")


def revision_of(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the tables, and the newest there is."""
    head = ScriptDirectory.from_config(_alembic(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), head
