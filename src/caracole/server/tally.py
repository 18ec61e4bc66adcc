"""How many entries a SQLite file had when it was last used, written down beside it.

A write-ahead log that was lost or spoilt, or a copy put back without it, leaves a database that is whole in itself and
older than what people were told. Nothing in it shows that; the count beside it does. It may lag behind after a power
cut, so it never claims too much.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from caracole.server.settings import Settings

OWNER_ONLY = 0o600


class Tally:
    """The count beside a SQLite file; PostgreSQL looks after itself."""

    def __init__(self, settings: Settings) -> None:
        file = settings.sqlite_file
        self._path = None if file is None else Path(f"{file}.tally")
        self._handle: int | None = None
        self._count = 0

    @property
    def known(self) -> int:
        """What was counted when the file was last used; 0 if nobody has."""
        if self._path is None:
            return 0
        try:
            return int(self._path.read_text())
        except (OSError, ValueError):
            return 0

    def missing(self, count: int, known: int | None = None) -> str | None:
        """None, or what to say of a database that has only so many entries."""
        known = self.known if known is None else known
        if count >= known:
            return None
        return (
            f"{known - count} entries are missing that were there when the file was last used: its write-ahead log "
            f"(-wal) was lost or spoilt, or it is an older copy"
        )

    def begin(self, count: int) -> None:
        """From now on it is kept up to date."""
        if self._path is not None:
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            self._count = count
            self.add(0)

    def add(self, count: int) -> None:
        """So many more are durable. That it cannot be written down is no reason to refuse what is done."""
        self._count += count
        if self._handle is not None:
            with suppress(OSError):
                os.pwrite(self._handle, f"{self._count:>20}\n".encode(), 0)

    def forget(self) -> None:
        """What is there now is what counts."""
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """No more."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
