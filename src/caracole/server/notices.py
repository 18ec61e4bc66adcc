"""It is your turn: by webhook, in browsers that want notices, and by mail where a mail server is configured. Nobody is
told twice for one turn.

Turns wait in a line, one place for each game, and a few hands work it off; however many turns come, there are no more
tasks than hands. A player is served by one hand at a time, and pays for every second that a webhook takes, so that one
that answers slowly keeps only its owner waiting.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, NamedTuple

from caracole.server.accounts import Accounts
from caracole.server.limits import Buckets
from caracole.server.mail import Letter, Mail
from caracole.server.people.pushing import BadSubscription, Pushes, Subscription
from caracole.server.room import Room
from caracole.server.settings import Settings
from caracole.server.store import Store
from caracole.server.tasks import Supervisor, Watch
from caracole.server.webhooks import BadWebhook, Caller
from caracole.texts import Texts, in_language

LOG = logging.getLogger("caracole.notices")

MOST_REMEMBERED = 10_000
MOST_WAITING = 1_000
"""Games in the line."""
HANDS = 4
TRIES = 3
"""For a turn that cannot be told because the database does not answer."""
CALLS_AT_ONCE, CALLS_AN_HOUR = 20, 60
"""Webhooks of one account; one that takes a second counts twice."""
MOST_CALLS = 20
"""Calls of one account that wait for the one under way."""


class Turn(NamedTuple):
    """Somebody has to decide."""

    room: Room
    version: int
    waiting: list[str]
    away: list[str]
    tries: int = 1


class Call(NamedTuple):
    """What somebody is told, and where: at a webhook or in a browser."""

    body: dict[str, Any]
    to: str | Subscription


class Notices:
    """Tells players who are not looking."""

    def __init__(
        self, settings: Settings, store: Store, accounts: Accounts, mail: Mail, caller: Caller | None = None
    ) -> None:
        self.settings, self.store, self.accounts, self.mail = settings, store, accounts, mail
        self.caller = caller or Caller(settings.private_webhooks)
        self.pushes = Pushes(store, self.caller, settings.mail_from)
        self._waiting: dict[str, frozenset[str]] = {}
        """Who had to decide when we looked last; the same seats again are the same turn."""
        self._strangers: dict[str, int] = {}
        """Games in which nobody has an account, with the count of their table: until it changes nobody is told."""
        self._line: dict[str, Turn] = {}
        """By game, the oldest first."""
        self._work = asyncio.Event()
        self._busy: dict[int, deque[Call]] = {}
        """Accounts that are being called, and what else they shall be told."""
        self._calls = Buckets(CALLS_AT_ONCE, CALLS_AN_HOUR / 3600)
        self._underway = 0
        self._left_out = 0

    def start(self, supervisor: Supervisor) -> None:
        """Begin to tell. That it fails keeps nobody from playing."""
        for _ in range(HANDS):
            supervisor.keep("notices", self._run, vital=False)

    def turn(self, room: Room, seats: list[str]) -> None:
        """These seats have to decide. Whoever is looking needs no message."""
        if not self._tells or self._waiting.get(room.id, frozenset()) == set(seats):
            return
        if len(self._waiting) >= MOST_REMEMBERED:
            self._waiting.clear()
        self._waiting[room.id] = frozenset(seats)
        if self._strangers.get(room.id) == room.tabled:
            return
        online = {seat for viewer in room.viewers for seat in viewer.seats}
        away = [seat for seat in seats if seat not in online]
        if room.id not in self._line and len(self._line) >= MOST_WAITING:
            del self._line[next(iter(self._line))]
            self._left_out += 1
            if self._left_out == 1:
                LOG.warning("too many turns to tell of: the oldest are left out")
        self._line[room.id] = Turn(room, room.match.version, seats, away)
        self._work.set()

    @property
    def _tells(self) -> bool:
        return bool(self.settings.webhooks or self.settings.mail or self.settings.push)

    @property
    def is_idle(self) -> bool:
        """Is nothing left to tell?"""
        return not self._line and not self._underway

    async def close(self) -> None:
        """Wait for what is under way, but not for long."""
        for _ in range(200):
            if self.is_idle:
                return
            await asyncio.sleep(0.01)

    async def _run(self, watch: Watch) -> None:
        while True:
            while not self._line:
                if self._left_out:
                    LOG.warning("%d turns were not told", self._left_out)
                    self._left_out = 0
                self._work.clear()
                await self._work.wait()
            turn = self._line.pop(next(iter(self._line)))
            self._underway += 1
            try:
                await self._tell(turn)
                watch.well()
            except Exception:
                if turn.tries < TRIES:
                    self._line.setdefault(turn.room.id, turn._replace(tries=turn.tries + 1))
                raise
            finally:
                self._underway -= 1

    async def _tell(self, turn: Turn) -> None:
        game, tabled = turn.room.id, turn.room.tabled
        holders = await self.store.accounts_at(game)
        if not holders:
            self._remember_strangers(game, tabled)
        seats = await self.store.claim_turn(game, turn.version, turn.waiting, turn.away) if holders else []
        for number, held in holders:
            mine = [seat for seat in held if seat in seats]
            row = await self.accounts.by_id(number) if mine else None
            if row is not None:
                await self._tell_player(turn.room, row, mine)

    def _remember_strangers(self, game: str, tabled: int) -> None:
        if len(self._strangers) >= MOST_REMEMBERED:
            self._strangers.clear()
        self._strangers[game] = tabled

    async def _tell_player(self, room: Room, row: dict[str, Any], seats: list[str]) -> None:
        """What goes wrong with one player is no reason not to tell the next."""
        link = f"{self.settings.base}/game/{room.id}"
        if row["email"] and row["verified"] and self.settings.mail:
            title = in_language(room.presenter.title(), row["language"])
            await self.mail.send(Letter("turn", row, {"title": title, "link": link}))
        if row["webhook"] and self.settings.webhooks:
            body = {"event": "your_turn", "game": room.id, "seats": seats, "link": link}
            await self._call_in_turn(row["id"], Call(body, row["webhook"]))
        if self.settings.push:
            await self._tell_browsers(room, row)

    async def _tell_browsers(self, room: Room, row: dict[str, Any]) -> None:
        browsers = await self.pushes.of_account(row["id"])
        title = in_language(room.presenter.title(), row["language"])
        says = Texts(row["language"]).say("mail-turn-subject", title=title)
        for browser in browsers:
            body = {"says": says, "path": f"/game/{room.id}", "tag": room.id}
            await self._call_in_turn(row["id"], Call(body, browser))

    async def _call_in_turn(self, number: int, call: Call) -> None:
        """Whoever calls for an account already takes the next call along."""
        if number in self._busy:
            self._busy[number].append(call)
            return
        self._busy[number] = calls = deque([call], MOST_CALLS)
        try:
            while calls:
                await self._call(number, calls.popleft())
        finally:
            del self._busy[number]

    async def _call(self, number: int, call: Call) -> None:
        what = "webhook" if isinstance(call.to, str) else "browser"
        if self._calls.take(str(number)):
            LOG.info("account %d is told too often; its %s rests", number, what)
            return
        started = time.monotonic()
        try:
            if isinstance(call.to, str):
                status = await self.caller.post(call.to, call.body)
            else:
                status = await self.pushes.send(number, call.to, call.body)
            LOG.info("the %s of account %d answered %d", what, number, status)
        except (BadWebhook, BadSubscription, OSError) as error:  # also when it takes too long
            why = type(error).__name__ if isinstance(error, OSError) else str(error)
            LOG.warning("the %s of account %d was not called: %s", what, number, why)
        finally:
            self._calls.spend(str(number), time.monotonic() - started)
