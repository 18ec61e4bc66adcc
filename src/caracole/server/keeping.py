"""Backup and restore: every row of every table as a line of JSON, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import CaracoleError
from caracole.play.record import write_whole
from caracole.server.settings import Settings
from caracole.server.store import Store, migrate, revision_of
from caracole.server.tables import metadata

FORMAT = "caracole-backup"
ROWS_AT_ONCE = 500


def migrate_now(settings: Settings) -> dict[str, Any]:
    """Bring the tables up to date; the revision before and after."""

    async def work(connection: AsyncConnection) -> dict[str, Any]:
        before, _ = await connection.run_sync(revision_of)
        await connection.run_sync(migrate)
        after, _ = await connection.run_sync(revision_of)
        return {"before": before, "after": after}

    return asyncio.run(_with(settings, work))


def backup(settings: Settings, file: str) -> dict[str, Any]:
    """Write everything into one file; what was written."""

    async def work(connection: AsyncConnection) -> dict[str, Any]:
        if settings.is_postgres:  # one moment for all tables
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        revision, _ = await connection.run_sync(revision_of)
        lines = [msgspec.json.encode({"format": FORMAT, "revision": revision})]
        counts: dict[str, Any] = {}
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table).order_by(*table.primary_key.columns))).mappings().all()
            lines += [msgspec.json.encode({"table": str(table.name), "row": _plain(table, dict(row))}) for row in rows]
            counts[str(table.name)] = len(rows)
        write_whole(Path(file), gzip.compress(b"\n".join(lines) + b"\n", 6, mtime=0), mode=0o600)
        return counts

    return asyncio.run(_with(settings, work))


def restore(settings: Settings, file: str) -> dict[str, Any]:
    """Put a backup into an empty database; what was put there."""
    try:
        lines = gzip.decompress(Path(file).read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0])
        found = [msgspec.json.decode(line) for line in lines[1:]]
    except (OSError, EOFError, gzip.BadGzipFile, msgspec.DecodeError, IndexError) as error:
        raise CaracoleError(f"{file}: not a backup that can be read: {error}") from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise CaracoleError(f"{file}: not a backup of Caracole")

    async def work(connection: AsyncConnection) -> dict[str, Any]:
        await connection.run_sync(migrate)
        present, _ = await connection.run_sync(revision_of)
        if head["revision"] != present:
            raise CaracoleError(f"{file}: made with tables of revision {head['revision']}, these have {present}")
        counts: dict[str, Any] = {}
        for table in metadata.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise CaracoleError(f"the database is not empty: there is something in {table.name}")
        for table in metadata.sorted_tables:
            rows = [_row(table, each["row"]) for each in found if each["table"] == table.name]
            for start in range(0, len(rows), ROWS_AT_ONCE):
                await connection.execute(insert(table), rows[start : start + ROWS_AT_ONCE])
            counts[str(table.name)] = len(rows)
        if settings.is_postgres:
            for name in ("accounts", "chat", "notes"):
                await connection.execute(
                    text(
                        f"SELECT setval(pg_get_serial_sequence('{name}', 'id'),"
                        f" (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                    )
                )
        return counts

    return asyncio.run(_with(settings, work))


async def _with(settings: Settings, work: Any) -> dict[str, Any]:
    store = Store(settings)
    try:
        async with store.engine.begin() as connection:
            done: dict[str, Any] = await work(connection)
            return done
    finally:
        await store.engine.dispose()


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
