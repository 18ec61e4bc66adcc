"""What only the owner may read, and what only one server may use: the files of a SQLite database."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from caracole.server.settings import Settings
from caracole.server.writer import StoreError

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")


def close_to_others(settings: Settings) -> None:
    """The database is readable by its owner only: made so if it is new, put right if it is not. What SQLite puts beside
    a file has the mode of the file."""
    file = settings.sqlite_file
    if file is None:
        return
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for path in (Path(f"{file}{end}") for end in BESIDE):
            if path.exists() and path.stat().st_mode & OTHERS:
                path.chmod(OWNER_ONLY)
    except OSError as error:
        raise StoreError(f"{file}: the database cannot be opened: {error.strerror or error}") from error


@contextmanager
def for_owner_only() -> Iterator[None]:
    """Whatever is made meanwhile is for its owner only."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Nobody else serves or changes this SQLite file meanwhile. The lock goes with the process, however it ends."""
    file = settings.sqlite_file
    if file is None:
        yield
        return
    path = Path(f"{file}.lock")
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise StoreError(f"{path}: cannot be locked: {error.strerror or error}") from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreError(f"{file}: another server uses this file; several need PostgreSQL") from error
        yield
    finally:
        os.close(handle)
