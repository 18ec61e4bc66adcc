"""Letters to players: to one receiver each, no more than anybody could want, and sent by a task of their own.

Only the letter that asks for the proof goes to an address that nobody has proved to be theirs. How many have gone where
is counted in the database, so that several processes and a new start count together.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import smtplib
import ssl
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from sqlalchemy import delete, func, insert, select, text

from caracole.kernel import CaracoleError
from caracole.server.metrics import Metrics
from caracole.server.settings import Settings
from caracole.server.store import Store
from caracole.server.tables import mails
from caracole.server.tasks import Supervisor, Watch, wait_after
from caracole.texts import Texts

LOG = logging.getLogger("caracole.mail")

PATIENCE = 10.0
"""Seconds for every step of the conversation with the mail server."""
MOST_WAITING = 200
"""Letters that wait to be sent."""
TRIES = 4
HOUR, DAY = 3600.0, 86400.0
COUNTING = 1620
"""PostgreSQL's advisory lock: letters are counted by one process at a time."""

Kind = Literal["verify", "reset", "changed", "turn"]

ACCOUNT_QUOTAS: dict[Kind, tuple[int, int]] = {"verify": (3, 6), "reset": (3, 6), "changed": (5, 10), "turn": (12, 50)}
"""Letters of a kind for one account: in an hour, in a day."""
ADDRESS_QUOTAS: dict[Kind, tuple[int, int]] = {"verify": (2, 4), "reset": (3, 6), "changed": (5, 10), "turn": (20, 80)}
"""Letters of a kind to one address, whoever asks for them."""
FOR_TURNS = 0.8
"""The share of what the server sends in a day that may tell of turns: somebody may still need a new password."""


class BadAddress(CaracoleError):
    """Not the mail address of one person."""


class Letter(NamedTuple):
    """What shall be sent: its kind, the account, and what its words speak of."""

    kind: Kind
    account: dict[str, Any]
    about: dict[str, Any]


_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"(?:{_LABEL}\.)+(?:[a-z]{{2,63}}|xn--[a-z0-9-]{{1,59}})")


def one_address(said: str) -> str:
    """Exactly one address, as it is kept: no names, no lists, no line breaks, no numbers of machines."""
    local, at, domain = said.strip(" ").rpartition("@")
    try:
        host = domain.encode("idna").decode("ascii").lower() if domain else ""
    except UnicodeError as error:
        raise BadAddress("that is no mail address") from error
    found = f"{local}@{host}"
    if not at or len(local) > 64 or len(found) > 254 or not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(host):
        raise BadAddress("that is no mail address")
    return found


def counted_as(address: str) -> bytes:
    """What is kept of an address to count letters by: a hash. Tags after a + lead to the same box."""
    local, _, domain = address.lower().rpartition("@")
    return hashlib.sha256(f"{local.split('+', 1)[0]}@{domain}".encode()).digest()


class Mail:
    """The letters of a server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self._waiting: asyncio.Queue[tuple[str, EmailMessage]] = asyncio.Queue(MOST_WAITING)
        self._underway = 0

    @property
    def is_on(self) -> bool:
        """Can anything be sent?"""
        return self.settings.mail is not None

    def start(self, supervisor: Supervisor) -> None:
        """Begin to send."""
        if self.is_on:
            supervisor.keep("mail", self._run, vital=False)
            if not self.settings.base:
                LOG.warning("CARACOLE_BASE_URL is not set: mails have no links that work")

    async def close(self) -> None:
        """Wait for what is under way, but not for long."""
        for _ in range(200):
            if self._waiting.empty() and not self._underway:
                return
            await asyncio.sleep(0.01)

    async def send(self, letter: Letter) -> bool:
        """Put it among those that are sent, if there is an address, and if not too many have gone."""
        address = letter.account["email"]
        if not self.is_on or not address:
            return False
        try:
            address = one_address(address)  # there are rows of old
        except BadAddress:
            return False
        if self._waiting.full() or not await self._may(letter.kind, letter.account["id"], address):
            self.metrics.refused("mail")
            LOG.warning("account %d: a mail (%s) was not sent, there are too many", letter.account["id"], letter.kind)
            return False
        try:
            self._waiting.put_nowait((address, self._written(letter, address)))
        except asyncio.QueueFull:
            return False
        return True

    def _written(self, letter: Letter, address: str) -> EmailMessage:
        texts = Texts(letter.account["language"])
        said = {"name": letter.account["name"], **letter.about}
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail_from, address
        message["Subject"] = texts.say(f"mail-{letter.kind}-subject", **said)
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="caracole")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(texts.say(f"mail-{letter.kind}-body", **said))
        return message

    async def _may(self, kind: Kind, account: int, address: str) -> bool:
        """Count one more, if there is room for it: with the account, with the address, and with the server."""
        now, box = time.time(), counted_as(address)
        altogether = self.settings.mails * (FOR_TURNS if kind == "turn" else 1.0)
        async with self.store.writing() as connection:
            if self.settings.is_postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({COUNTING})"))
            await connection.execute(delete(mails).where(mails.c.at < now - DAY))

            async def sent(since: float, *where: Any) -> int:
                asked = select(func.count()).select_from(mails).where(mails.c.at >= now - since, *where)
                return int((await connection.execute(asked)).scalar_one())

            same = mails.c.kind == kind
            for quotas, whose in (
                (ACCOUNT_QUOTAS, mails.c.account == account),
                (ADDRESS_QUOTAS, mails.c.address == box),
            ):
                an_hour, a_day = quotas[kind]
                if await sent(HOUR, same, whose) >= an_hour or await sent(DAY, same, whose) >= a_day:
                    return False
            if await sent(DAY) >= altogether:
                return False
            await connection.execute(insert(mails).values(account=account, address=box, kind=kind, at=now))
        return True

    async def _run(self, watch: Watch) -> None:
        while True:
            address, message = await self._waiting.get()
            self._underway = 1
            try:
                await self._send(watch, address, message)
            finally:
                self._underway = 0

    async def _send(self, watch: Watch, address: str, message: EmailMessage) -> None:
        for number in range(1, TRIES + 1):
            try:
                await asyncio.to_thread(send_mail, str(self.settings.mail), self.settings.mail_from, address, message)
                watch.well()
                return
            except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as error:
                LOG.warning("the mail server did not take a mail: %s", type(error).__name__)
                watch.well()
                return
            except (OSError, smtplib.SMTPException) as error:
                watch.ill(error)
                if number < TRIES:
                    await asyncio.sleep(wait_after(number))
        LOG.warning("a mail was given up")


def send_mail(server: str, sender: str, receiver: str, message: EmailMessage) -> None:
    """Send a mail by ``smtp://`` (with STARTTLS if the server offers it) or ``smtps://``; to this receiver, whatever
    its headers say."""
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
        connection.send_message(message, sender, [receiver])
