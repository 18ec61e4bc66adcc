"""Backup and restore: every row of every table as a line of JSON, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, delete, func, insert, select, text

from caracole.kernel import CaracoleError
from caracole.play.record import write_whole
from caracole.server.people.players import rate_again
from caracole.server.private import alone
from caracole.server.settings import Settings
from caracole.server.store import Store, revision_of
from caracole.server.tables import FLEETING, facts, metadata

FORMAT = "caracole-backup"
KEPT = [table for table in metadata.sorted_tables if FLEETING not in table.info]
"""What a backup has: codes sent by mail and the like are worth nothing later, and must not be worth anything again."""
ROWS_AT_ONCE = 500


def migrate_now(settings: Settings) -> dict[str, Any]:
    """Bring the tables up to date; the revision before and after."""

    async def work(store: Store) -> dict[str, Any]:
        async with store.reading() as connection:
            before, _ = await connection.run_sync(revision_of)
        await store.prepare_tables()
        async with store.reading() as connection:
            after, _ = await connection.run_sync(revision_of)
        return {"before": before, "after": after}

    return asyncio.run(_with(settings, work))


def backup(settings: Settings, file: str) -> dict[str, Any]:
    """Write everything into one file, as it is at one moment; what was written, and the key that its seeds need."""

    async def work(store: Store) -> dict[str, Any]:
        async with store.one_moment() as connection:
            revision, _ = await connection.run_sync(revision_of)
            key = (await connection.execute(select(facts.c.value).where(facts.c.name == "key"))).scalar()
            lines = [msgspec.json.encode({"format": FORMAT, "revision": revision, "key": key})]
            counts: dict[str, Any] = {}
            for table in KEPT:
                rows = (await connection.execute(select(table).order_by(*table.primary_key.columns))).mappings().all()
                lines += [
                    msgspec.json.encode({"table": str(table.name), "row": _plain(table, dict(row))}) for row in rows
                ]
                counts[str(table.name)] = len(rows)
        write_whole(Path(file), gzip.compress(b"\n".join(lines) + b"\n", 6, mtime=0), mode=0o600)
        return {**counts, "key": key}

    return asyncio.run(_with(settings, work))


def restore(settings: Settings, file: str) -> dict[str, Any]:
    """Put a backup into an empty database that nobody serves; what was put there, and the key that its seeds need."""
    try:
        lines = gzip.decompress(Path(file).read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0])
        found = [msgspec.json.decode(line) for line in lines[1:]]
    except (OSError, EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, IndexError) as error:
        raise CaracoleError(f"{file}: not a backup that can be read: {error}") from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise CaracoleError(f"{file}: not a backup of Caracole")

    async def work(store: Store) -> dict[str, Any]:
        await store.prepare_tables()
        async with store.writing() as connection:
            if await store.is_served(connection):
                raise CaracoleError("a server uses this database: stop it first")
            present, _ = await connection.run_sync(revision_of)
            if head["revision"] != present:
                raise CaracoleError(f"{file}: made with tables of revision {head['revision']}, these have {present}")
            await connection.execute(delete(facts))  # a server that was started once has written its own
            counts: dict[str, Any] = {}
            for table in KEPT:
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise CaracoleError(f"the database is not empty: there is something in {table.name}")
            for table in KEPT:
                rows = [_row(table, each["row"]) for each in found if each["table"] == table.name]
                for start in range(0, len(rows), ROWS_AT_ONCE):
                    await connection.execute(insert(table), rows[start : start + ROWS_AT_ONCE])
                counts[str(table.name)] = len(rows)
            if settings.is_postgres:
                for name in (table.name for table in KEPT if table.autoincrement_column is not None):
                    await connection.execute(
                        text(
                            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
                            f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                        )
                    )
            store.tally.forget()
            return {**counts, "key": head.get("key")}

    with alone(settings):
        return asyncio.run(_with(settings, work))


def rate_again_now(settings: Settings) -> dict[str, Any]:
    """Make all ratings again from the games that are over; how many there are."""

    async def work(store: Store) -> dict[str, Any]:
        await store.prepare_tables()
        return {"games": await rate_again(store)}

    return asyncio.run(_with(settings, work))


async def _with(settings: Settings, work: Callable[[Store], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    store = Store(settings)
    try:
        return await work(store)
    finally:
        await store.close()


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(key): b64encode(value).decode()
        if isinstance(table.c[key].type, LargeBinary) and value is not None
        else value
        for key, value in row.items()
    }


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: b64decode(value) if isinstance(table.c[key].type, LargeBinary) and value is not None else value
        for key, value in row.items()
    }
