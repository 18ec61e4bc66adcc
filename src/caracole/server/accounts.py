"""Accounts: names, passwords (argon2), sessions, proved mail addresses. They are optional: a guest plays with a secret
link."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Iterable
from functools import cached_property
from ipaddress import IPv6Address, ip_address
from typing import Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from caracole.kernel import CaracoleError
from caracole.server.names import Name, folded, is_reserved, proper
from caracole.server.protocol import Account, SessionInfo
from caracole.server.showing import stamp
from caracole.server.store import Store, hashed
from caracole.server.tables import accounts, proofs, sessions

SESSION_DAYS = 60
MOST_SESSIONS = 30
"""Of one account; the oldest ends when there is one more."""
SEEN_EVERY = 3600.0
"""Seconds after which it is written down again that a session is used."""
COOKIE = "caracole_session"
CSRF_COOKIE = "caracole_csrf"
CSRF_HEADER = "x-csrf-token"

Purpose = Literal["email", "password"]
VALID: dict[Purpose, float] = {"email": 86400.0, "password": 3600.0}
"""Seconds for which a code from a mail serves."""
MOST_WITH_ONE_ADDRESS = 3
"""Accounts that are written to when somebody who has forgotten a password gives a mail address."""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of codes: without letters that look like figures or like each other (Crockford's base 32)."""
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


NOT_FREE = "that name cannot be had: it is taken, looks too much like another, or is kept free"


class NameTaken(CaracoleError):
    """Somebody else has that name, or one that looks the same."""


def csrf_of(session: str) -> str:
    """What a page of ours knows and a page of somebody else's does not: derived from the session's secret."""
    return hmac.new(session.encode(), b"csrf", hashlib.sha256).hexdigest()[:32]


def is_banned(row: dict[str, Any]) -> bool:
    """Is nobody let in to this account for now?"""
    return row["banned"] is not None and row["banned"] > time.time()


def is_muted(row: dict[str, Any]) -> bool:
    """Does this account say nothing for now, not even by what it calls itself?"""
    return row["muted"] is not None and row["muted"] > time.time()


def shown(row: dict[str, Any]) -> Account:
    """An account as its owner sees it."""
    verified = bool(row["email"] and row["verified"])
    return Account(row["name"], row["email"], row["webhook"], row["language"], verified)


# --- codes -----------------------------------------------------------------------------------------------------------


def new_code() -> str:
    """Eighty bits in four groups, to be read from a mail and typed."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(16))
    return "-".join(letters[start : start + 4] for start in range(0, 16, 4))


def _hash_of_code(code: str) -> bytes:
    """However it was typed."""
    return hashed(code.upper().translate(_READ_AS))


# --- where a session is ----------------------------------------------------------------------------------------------

BROWSERS = (
    ("Edge", r"\bEdg"),
    ("Opera", r"\bOPR/"),
    ("Firefox", r"\b(Firefox|FxiOS)/"),
    ("Chrome", r"(Chrome|Chromium|CriOS)/"),
    ("Safari", r"\bSafari/"),
)
MACHINES = (
    ("Android", r"Android"),
    ("iPad", r"iPad"),
    ("iPhone", r"iPhone"),
    ("Windows", r"Windows"),
    ("Mac", r"Mac OS X|Macintosh"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux"),
)


def browser_of(agent: str) -> str:
    """The browser and the machine in two words; nothing else of what a browser tells is kept."""
    found = [next((name for name, mark in table if re.search(mark, agent)), "") for table in (BROWSERS, MACHINES)]
    return ", ".join(filter(None, found))


def place_of(address: str) -> str:
    """Roughly where: the first half of an address, or less."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv6Address):
        return ":".join(str(found).split(":")[:2]) + ":x"
    return ".".join(str(found).split(".")[:2]) + ".x.x"


def name_of_session(hash_: bytes) -> str:
    """What a session is called when it shall be ended; nothing can be opened with it."""
    return hash_.hex()[:16]


class Accounts:
    """The accounts in a store."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None, operators: Iterable[str] = ()) -> None:
        self.store, self.operators = store, tuple(operators)
        self._hasher = hasher or PasswordHasher()

    async def register(self, name: str, password: str, email: str | None, language: str) -> dict[str, Any]:
        """A new account for whoever asks. Raises BadName or NameTaken."""
        wanted = await asyncio.to_thread(proper, name)
        if await asyncio.to_thread(is_reserved, wanted, self.operators):
            raise NameTaken(NOT_FREE)
        return await self._make(wanted, password, email, language)

    async def appoint(self, name: str, password: str) -> dict[str, Any]:
        """The account of an operator; if somebody has it already it is theirs no longer: it gets this password, its
        mail address and webhook are forgotten, and its sessions end. Raises BadName or NameTaken."""
        found = await self.by_name(name)
        if found is None:
            return await self._make(await asyncio.to_thread(proper, name), password, None, "en")
        await self.change(found["id"], {"password": password, "email": None, "webhook": None})
        await self.end_other_sessions(found["id"], "")
        return found

    async def _make(self, wanted: Name, password: str, email: str | None, language: str) -> dict[str, Any]:
        hash_ = await asyncio.to_thread(self._hasher.hash, password)
        row = {
            "name": wanted.shown,
            "folded": wanted.folded,
            "looks": wanted.looks,
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
            raise NameTaken(NOT_FREE) from None
        found = await self.by_name(wanted.shown)
        assert found is not None
        return found

    async def by_name(self, name: str) -> dict[str, Any] | None:
        """An account by its name, however it is typed; names of old may be found only as they were typed then."""
        typed = name.casefold()
        async with self.store.reading() as connection:
            asked = select(accounts).where(accounts.c.folded.in_({typed, folded(name)}))
            rows = [dict(row) for row in (await connection.execute(asked)).mappings()]
        return next((row for row in rows if row["folded"] == typed), rows[0] if rows else None)

    async def by_address(self, email: str) -> list[dict[str, Any]]:
        """The accounts that have proved this mail address to be theirs."""
        async with self.store.reading() as connection:
            asked = select(accounts).where(
                func.lower(accounts.c.email) == email.lower(), accounts.c.verified.is_not(None)
            )
            rows = await connection.execute(asked.order_by(accounts.c.id).limit(MOST_WITH_ONE_ADDRESS))
            return [dict(row) for row in rows.mappings()]

    async def by_id(self, number: int) -> dict[str, Any] | None:
        """An account by its number."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == number))).mappings().first()
            return None if row is None else dict(row)

    async def login(self, name: str, password: str) -> dict[str, Any] | None:
        """The account, if the password is right. It takes as long for a name that nobody has."""
        row = await self.by_name(name)
        right = await asyncio.to_thread(self._verify, None if row is None else row["password"], password)
        return row if right and row is not None and not is_banned(row) else None

    async def has_password(self, row: dict[str, Any], password: str) -> bool:
        """Is it the password of this account?"""
        return await asyncio.to_thread(self._verify, row["password"], password)

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
        """Set columns of an account; a password is hashed. Another mail address is not proved yet, and what was sent to
        the old one serves no longer."""
        if "password" in values:
            values["password"] = await asyncio.to_thread(self._hasher.hash, values["password"])
        if "email" in values:
            values["verified"] = None
        if values:
            async with self.store.writing() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == number).values(**values))
                if "email" in values or "password" in values:
                    await connection.execute(delete(proofs).where(proofs.c.account == number))

    # --- proofs by mail ----------------------------------------------------------------------------------------------

    async def begin_proof(self, row: dict[str, Any], purpose: Purpose) -> str:
        """A code to be sent to the address of the account. Older ones serve until they run out or one is used: else
        whoever asks for another would take away the one that its owner has just read."""
        code, now = new_code(), time.time()
        async with self.store.writing() as connection:
            await connection.execute(delete(proofs).where(proofs.c.until < now))
            await connection.execute(
                insert(proofs).values(
                    hash=_hash_of_code(code),
                    account=row["id"],
                    purpose=purpose,
                    email=row["email"],
                    until=now + VALID[purpose],
                )
            )
        return code

    async def forget_proof(self, code: str) -> None:
        """It could not be sent."""
        async with self.store.writing() as connection:
            await connection.execute(delete(proofs).where(proofs.c.hash == _hash_of_code(code)))

    async def prove_address(self, code: str) -> dict[str, Any] | None:
        """The account whose address is proved by this code; None if it serves no longer. It serves once."""
        now = time.time()
        async with self.store.writing() as connection:
            taken = await connection.execute(
                delete(proofs)
                .where(proofs.c.hash == _hash_of_code(code), proofs.c.purpose == "email", proofs.c.until > now)
                .returning(proofs.c.account, proofs.c.email)
            )
            proof = taken.first()
            if proof is None:
                return None
            changed = await connection.execute(
                update(accounts)
                .where(accounts.c.id == proof.account, accounts.c.email == proof.email)
                .values(verified=now)
            )
        return await self.by_id(proof.account) if changed.rowcount else None

    async def reset_password(self, code: str, password: str) -> dict[str, Any] | None:
        """A new password for whoever has the code; every session ends. None if the code serves no longer."""
        serves = (
            proofs.c.hash == _hash_of_code(code),
            proofs.c.purpose == "password",
            proofs.c.until > time.time(),
        )
        async with self.store.reading() as connection:
            if (await connection.execute(select(proofs.c.account).where(*serves))).first() is None:
                return None  # before anything that takes long
        hash_ = await asyncio.to_thread(self._hasher.hash, password)
        async with self.store.writing() as connection:
            number = (await connection.execute(delete(proofs).where(*serves).returning(proofs.c.account))).scalar()
            if number is None:
                return None
            await connection.execute(delete(proofs).where(proofs.c.account == number))
            await connection.execute(delete(sessions).where(sessions.c.account == number))
            await connection.execute(update(accounts).where(accounts.c.id == number).values(password=hash_))
        return await self.by_id(number)

    # --- sessions ----------------------------------------------------------------------------------------------------

    async def begin_session(self, number: int, address: str = "", agent: str = "") -> str:
        """The secret of a new session."""
        token, now = secrets.token_urlsafe(32), time.time()
        mine = sessions.c.account == number
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.until < now))
            newest = select(sessions.c.hash).where(mine).order_by(sessions.c.until.desc()).limit(MOST_SESSIONS - 1)
            kept = list((await connection.execute(newest)).scalars())
            await connection.execute(delete(sessions).where(mine, sessions.c.hash.not_in(kept)))
            await connection.execute(
                insert(sessions).values(
                    hash=hashed(token),
                    account=number,
                    until=now + SESSION_DAYS * 86400,
                    begun=now,
                    seen=now,
                    place=place_of(address),
                    agent=browser_of(agent),
                )
            )
        return token

    async def sessions_of(self, number: int, token: str) -> list[SessionInfo]:
        """Where an account is signed in; the session that asks comes first, then whichever was used last."""
        async with self.store.reading() as connection:
            asked = select(sessions).where(sessions.c.account == number, sessions.c.until > time.time())
            rows = [dict(row) for row in (await connection.execute(asked)).mappings()]
        rows.sort(key=lambda row: (row["hash"] != hashed(token), -(row["seen"] or 0.0)))
        return [
            SessionInfo(
                name_of_session(row["hash"]),
                None if row["begun"] is None else stamp(row["begun"]),
                None if row["seen"] is None else stamp(row["seen"]),
                row["place"] or "",
                row["agent"] or "",
                row["hash"] == hashed(token),
            )
            for row in rows
        ]

    async def end_session(self, token: str) -> None:
        """Signed out."""
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed(token)))

    async def end_named(self, number: int, name: str) -> bool:
        """End a session of this account by what it is called; was there one?"""
        mine = sessions.c.account == number
        async with self.store.writing() as connection:
            found = (await connection.execute(select(sessions.c.hash).where(mine))).scalars()
            ended = [hash_ for hash_ in found if name_of_session(hash_) == name]
            await connection.execute(delete(sessions).where(mine, sessions.c.hash.in_(ended)))
        return bool(ended)

    async def end_other_sessions(self, number: int, token: str) -> None:
        """Nobody else stays signed in."""
        async with self.store.writing() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.account == number, sessions.c.hash != hashed(token))
            )

    async def of_session(self, token: str) -> dict[str, Any] | None:
        """Whose session this is."""
        now = time.time()
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(accounts, sessions.c.seen)
                .join(sessions, sessions.c.account == accounts.c.id)
                .where(sessions.c.hash == hashed(token), sessions.c.until > now)
            )
            row = rows.mappings().first()
        if row is None or is_banned(dict(row)):
            return None
        if (row["seen"] or 0.0) < now - SEEN_EVERY:
            async with self.store.writing() as connection:
                await connection.execute(update(sessions).where(sessions.c.hash == hashed(token)).values(seen=now))
        return dict(row)

    async def still_open(self, hashes: set[bytes]) -> set[bytes]:
        """Which of these sessions have not ended."""
        async with self.store.reading() as connection:
            asked = select(sessions.c.hash).where(sessions.c.hash.in_(hashes), sessions.c.until > time.time())
            return {bytes(hash_) for hash_ in (await connection.execute(asked)).scalars()}
