"""Accounts: names, passwords (argon2), sessions. They are optional: a guest plays with a secret link."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from functools import cached_property
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caracole.kernel import CaracoleError
from caracole.server.protocol import Account
from caracole.server.store import Store, hashed
from caracole.server.tables import accounts, sessions

SESSION_DAYS = 60
COOKIE = "caracole_session"
CSRF_COOKIE = "caracole_csrf"
CSRF_HEADER = "x-csrf-token"


class NameTaken(CaracoleError):
    """Somebody else has that name."""


def csrf_of(session: str) -> str:
    """What a page of ours knows and a page of somebody else's does not: derived from the session's secret."""
    return hmac.new(session.encode(), b"csrf", hashlib.sha256).hexdigest()[:32]


def shown(row: dict[str, Any]) -> Account:
    """An account as its owner sees it."""
    return Account(row["name"], row["email"], row["webhook"], row["language"])


class Accounts:
    """The accounts in a store."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self._hasher = hasher or PasswordHasher()

    async def register(self, name: str, password: str, email: str | None, language: str) -> dict[str, Any]:
        """A new account."""
        hash_ = await asyncio.to_thread(self._hasher.hash, password)
        row = {
            "name": name,
            "folded": name.casefold(),
            "password": hash_,
            "email": email or None,
            "webhook": None,
            "language": language,
            "created": time.time(),
        }
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(accounts).values(**row))
        except IntegrityError:
            raise NameTaken(f"the name {name!r} is taken") from None
        found = await self._by_name(name)
        assert found is not None
        return found

    async def _by_name(self, name: str) -> dict[str, Any] | None:
        async with self.store.reading() as connection:
            rows = await connection.execute(select(accounts).where(accounts.c.folded == name.casefold()))
            row = rows.mappings().first()
            return None if row is None else dict(row)

    async def by_id(self, number: int) -> dict[str, Any] | None:
        """An account by its number."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == number))).mappings().first()
            return None if row is None else dict(row)

    async def login(self, name: str, password: str) -> dict[str, Any] | None:
        """The account, if the password is right. It takes as long for a name that nobody has."""
        row = await self._by_name(name)
        right = await asyncio.to_thread(self._verify, None if row is None else row["password"], password)
        return row if right and row is not None else None

    @cached_property
    def _decoy(self) -> str:
        """Verified for names that nobody has, so that it takes as long."""
        return self._hasher.hash(secrets.token_hex(8))

    def _verify(self, hash_: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hash_ or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False

    async def change(self, number: int, values: dict[str, Any]) -> None:
        """Set columns of an account; a password is hashed."""
        if "password" in values:
            values["password"] = await asyncio.to_thread(self._hasher.hash, values["password"])
        if values:
            async with self.store.writing() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == number).values(**values))

    # --- sessions ----------------------------------------------------------------------------------------------------

    async def begin_session(self, number: int) -> str:
        """The secret of a new session."""
        token = secrets.token_urlsafe(32)
        until = time.time() + SESSION_DAYS * 86400
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.until < time.time()))
            await connection.execute(insert(sessions).values(hash=hashed(token), account=number, until=until))
        return token

    async def end_session(self, token: str) -> None:
        """Signed out."""
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed(token)))

    async def end_other_sessions(self, number: int, token: str) -> None:
        """After a new password nobody else stays signed in."""
        async with self.store.writing() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.account == number, sessions.c.hash != hashed(token))
            )

    async def of_session(self, token: str) -> dict[str, Any] | None:
        """Whose session this is."""
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(accounts)
                .join(sessions, sessions.c.account == accounts.c.id)
                .where(sessions.c.hash == hashed(token), sessions.c.until > time.time())
            )
            row = rows.mappings().first()
            return None if row is None else dict(row)
