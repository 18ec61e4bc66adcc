"""It is your turn: by webhook, and by mail where a mail server is configured. Nobody is told twice for one turn."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx

from caracole.play.texts import Texts, in_language
from caracole.server.accounts import Accounts
from caracole.server.room import Room
from caracole.server.settings import Settings
from caracole.server.store import Store

LOG = logging.getLogger("caracole.notices")

MOST_REMEMBERED = 10_000
PATIENCE = 10.0
"""Seconds for a webhook to answer."""


class Notices:
    """Tells players who are not looking."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts) -> None:
        self.settings, self.store, self.accounts = settings, store, accounts
        self._waiting: dict[str, frozenset[str]] = {}
        """Who had to decide when we looked last; the same seats again are the same turn."""
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, room: Room, seats: list[str]) -> None:
        """These seats have to decide. Whoever is looking needs no message."""
        if not (self.settings.webhooks or self.settings.mail) or self._waiting.get(room.id, frozenset()) == set(seats):
            return
        if len(self._waiting) >= MOST_REMEMBERED:
            self._waiting.clear()
        self._waiting[room.id] = frozenset(seats)
        online = {seat for viewer in room.viewers for seat in viewer.seats}
        away = [seat for seat in seats if seat not in online]
        task = asyncio.create_task(self._tell(room, room.match.version, seats, away))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for what is under way, but not for long."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2.0)

    async def _tell(self, room: Room, version: int, waiting: list[str], away: list[str]) -> None:
        try:
            holders = await self.store.accounts_at(room.id)
            seats = await self.store.claim_turn(room.id, version, waiting, away) if holders else []
        except Exception as error:
            LOG.warning("the players of game %s could not be told: %s", room.id, type(error).__name__)
            return
        for number, held in holders:
            mine = [seat for seat in held if seat in seats]
            row = await self.accounts.by_id(number) if mine else None
            if row is None:
                continue
            link = f"{self.settings.base}/game/{room.id}"
            try:
                if row["webhook"] and self.settings.webhooks:
                    await self._webhook(row["webhook"], room, mine, link)
                if row["email"] and self.settings.mail:
                    await asyncio.to_thread(self._mail, row, room, link)
            except Exception as error:
                LOG.warning("a player of game %s could not be told: %s", room.id, type(error).__name__)

    async def _webhook(self, address: str, room: Room, seats: list[str], link: str) -> None:
        if not await asyncio.to_thread(is_public, address) and not self.settings.private_webhooks:
            LOG.warning("a webhook of game %s points to a private address", room.id)
            return
        body: dict[str, Any] = {"event": "your_turn", "game": room.id, "seats": seats, "link": link}
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
            await client.post(address, json=body)

    def _mail(self, row: dict[str, Any], room: Room, link: str) -> None:
        texts = Texts(row["language"], room.game.system)
        title = in_language(room.presenter.title(), row["language"])
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail_from, row["email"]
        message["Subject"] = texts.say("mail-turn-subject", title=title)
        message.set_content(texts.say("mail-turn-body", name=row["name"], title=title, link=link))
        send_mail(str(self.settings.mail), message)


def is_public(address: str) -> bool:
    """Does every address of this web address lie in the open internet?"""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return False
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return all(ipaddress.ip_address(row[4][0]).is_global for row in found)


def send_mail(server: str, message: EmailMessage) -> None:
    """Send a mail by ``smtp://`` (with STARTTLS if the server offers it) or ``smtps://``."""
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(host, parts.port or (465 if secure else 25), timeout=PATIENCE) as connection:
        if not secure:
            connection.ehlo()
            if connection.has_extn("starttls"):
                connection.starttls(context=ssl.create_default_context())
        if parts.username:
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)
