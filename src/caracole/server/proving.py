"""Codes sent by mail: to prove an address, or to come back after a password was forgotten.

Whether there is an account with a forgotten password is found out by a task of its own, after the answer was given, so
that neither the answer nor the time it takes tells anything.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from caracole.server.accounts import Accounts
from caracole.server.mail import BadAddress, Letter, Mail, one_address
from caracole.server.settings import Settings
from caracole.server.tasks import Supervisor, Watch

LOG = logging.getLogger("caracole.proving")

MOST_WAITING = 100
"""Forgotten passwords that wait to be looked at."""


class Proving:
    """Sends codes."""

    def __init__(self, settings: Settings, accounts: Accounts, mail: Mail) -> None:
        self._settings, self._accounts, self._mail = settings, accounts, mail
        self._forgotten: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def start(self, supervisor: Supervisor) -> None:
        """Begin to look at what was forgotten."""
        supervisor.keep("forgotten passwords", self._run, vital=False)

    async def ask_for_proof(self, row: dict[str, Any]) -> bool:
        """Send a code to the address of an account that nobody has proved yet; was it sent?"""
        if not self._mail.is_on:
            return False
        return await self._send("verify", row, await self._accounts.begin_proof(row, "email"))

    def forgot(self, who: str) -> None:
        """Somebody has forgotten the password of this name, or of the account with this address."""
        try:
            self._forgotten.put_nowait(who)
        except asyncio.QueueFull:
            LOG.warning("too many have forgotten their passwords")

    async def _run(self, watch: Watch) -> None:
        while True:
            who = await self._forgotten.get()
            for row in await self._meant(who):
                if row["email"] and row["verified"] and self._mail.is_on:
                    await self._send("reset", row, await self._accounts.begin_proof(row, "password"))
            watch.well()

    async def _meant(self, who: str) -> list[dict[str, Any]]:
        if "@" in who:
            try:
                return await self._accounts.by_address(one_address(who))
            except BadAddress:
                return []
        row = await self._accounts.by_name(who)
        return [] if row is None else [row]

    async def _send(self, kind: Any, row: dict[str, Any], code: str) -> bool:
        """The link is ours as the operator says, never as the request says: whoever asks could write anything there."""
        link = f"{self._settings.base}/account#{kind}={code}" if self._settings.base else ""
        if await self._mail.send(Letter(kind, row, {"code": code, "link": link})):
            return True
        await self._accounts.forget_proof(code)
        return False
