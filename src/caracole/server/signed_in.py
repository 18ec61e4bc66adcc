"""Sockets that were let in by a session: they end with it, wherever it was ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from caracole.server.accounts import Accounts
from caracole.server.store import hashed

End = Callable[[], None]


class SignedIn:
    """How each of these sockets is ended, by the hash of its session."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._ends: dict[bytes, set[End]] = {}

    @contextmanager
    def with_session(self, token: str, end: End) -> Iterator[None]:
        """As long as this lasts, ``end`` is called when the session is over."""
        hash_ = hashed(token)
        ends = self._ends.setdefault(hash_, set())
        ends.add(end)
        try:
            yield
        finally:
            ends.discard(end)
            if not ends and self._ends.get(hash_) is ends:
                del self._ends[hash_]

    async def look(self) -> None:
        """End the sockets of sessions that are over: signed out, ended from elsewhere, too old."""
        asked = list(self._ends)
        for start in range(0, len(asked), 500):
            some = set(asked[start : start + 500])
            for over in some - await self._accounts.still_open(some):
                for end in list(self._ends.get(over, ())):
                    end()
