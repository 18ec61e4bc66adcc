"""All parts of a server in one hand, and who is asking."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, NotAuthorizedException, NotFoundException, PermissionDeniedException

from caracole.kernel import Game
from caracole.play.registry import load, system, systems
from caracole.present.presenter import has_presenter, is_shown
from caracole.server.accounts import COOKIE, Accounts, is_banned
from caracole.server.attempts import Attempts
from caracole.server.connections import half_of_all_files
from caracole.server.desk import Desk
from caracole.server.keys import Keys
from caracole.server.laboratory.lab import Laboratory
from caracole.server.laboratory.pages import Pages
from caracole.server.limits import Buckets, Crowd, Person, Purses, neighbourhood
from caracole.server.listing import Listing
from caracole.server.mail import Mail
from caracole.server.metrics import Metrics
from caracole.server.notices import Notices
from caracole.server.people.moderation import Moderation
from caracole.server.people.tournaments import Tournaments
from caracole.server.private import alone
from caracole.server.proving import Proving
from caracole.server.room import Room
from caracole.server.rooms import Rooms
from caracole.server.seating import OPEN, InvitationGone, Seating
from caracole.server.settings import Settings
from caracole.server.signed_in import SignedIn
from caracole.server.socket import LATER, Allowances, Conversation
from caracole.server.store import Store, hashed
from caracole.server.systems import shown_system, shown_systems
from caracole.server.tasks import Supervisor
from caracole.server.thinking import Thinkers, key_of
from caracole.texts import rulebook

Connection = ASGIConnection[Any, Any, Any, Any]

A_BOARD = 1.0
"""What the first to ask for a board pays, in seconds; how long the drawing waits for a process is not their fault."""


SESSIONS_EVERY = 60.0
"""Seconds after which a socket ends at the latest when the session ends that let it in."""


TOURNAMENTS_EVERY = 5.0
"""Seconds after which the next round is paired at the latest when the last game of one is over."""


MODERATION_EVERY = 5.0
"""Seconds after which an act that was commanded is carried out at the latest."""
REPORTS_AN_HOUR = 10
"""Of one person."""


class InvitationException(ClientException):
    """Somebody tries to look through an invitation."""

    status_code = 409
    trouble = "invitation"


class InvitationUsedException(InvitationException):
    """It was used already, or withdrawn."""

    status_code = 410
    trouble = "invitation_used"


class Services:
    """Made when the server starts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.supervisor = Supervisor()
        self.keys = Keys.of(settings)
        self.store = Store(settings)
        self.thinkers = Thinkers(settings.workers, settings.cache, settings.think_seconds, planning=settings.planning)
        self.seating = Seating(self.store)
        self.listing = Listing(self.store, self.seating)
        self.accounts = Accounts(self.store, operators=settings.operators)
        self.metrics = Metrics()
        self.mail = Mail(settings, self.store, self.metrics)
        self.notices = Notices(settings, self.store, self.accounts, self.mail)
        self.pushes = self.notices.pushes
        self.rooms = Rooms(
            settings,
            self.store,
            self.thinkers,
            self.keys,
            self.supervisor,
            on_turn=self.notices.turn,
            on_entry=self.metrics.entry,
        )
        self.tournaments = Tournaments(self.store, self.rooms)
        self.moderation = Moderation(self.store, self.rooms)
        self.reports = Buckets(REPORTS_AN_HOUR, REPORTS_AN_HOUR / 3600)
        self.lab = Laboratory(settings)
        self.pages = Pages()
        self.opening = asyncio.Lock()
        """While a game of a run becomes one of ours: it does so once."""
        self.proving = Proving(settings, self.accounts, self.mail)
        self.attempts = Attempts(settings.tries, self.keys)
        self.registrations = Buckets(settings.registrations, settings.registrations / 3600)
        self.signed_in = SignedIn(self.accounts)
        self._alone = ExitStack()
        per_second = settings.requests / 60
        self.requests = Buckets(settings.requests, per_second)
        self.costly = Buckets(max(5.0, settings.requests / 10), per_second / 10)
        """For what takes long or could be guessed at: new games, sign-ins."""
        questions = max(0.001, settings.questions)
        self.desk = Desk(Purses(questions / 3, questions / 60))
        self.allowances = Allowances(settings)
        self.crowd = Crowd(settings.sockets, min(settings.all_sockets, half_of_all_files()))
        self.openings = Buckets(max(10.0, settings.requests / 5), per_second / 5)
        """For sockets that are opened."""

    async def open(self) -> None:
        """Ready to serve."""
        self._alone.enter_context(alone(self.settings))
        await self.store.open(self.supervisor)
        await self.rooms.start()
        self.mail.start(self.supervisor)
        self.notices.start(self.supervisor)
        self.proving.start(self.supervisor)
        self.supervisor.every("tournaments", TOURNAMENTS_EVERY, self.tournaments.look, vital=False)
        self.supervisor.every("moderation", MODERATION_EVERY, self.moderation.look, vital=False)
        self.supervisor.every("sessions", SESSIONS_EVERY, self.signed_in.look, vital=False)
        self.lab.start(self.supervisor)
        if self.settings.warm:
            self.supervisor.once("drawing boards", self._warm_up)

    async def _warm_up(self) -> None:
        """The first page, the rulebooks, then the boards: made before somebody waits for them."""
        for name in await asyncio.to_thread(shown_systems):
            await asyncio.to_thread(shown_system, name)
            await asyncio.to_thread(rulebook, name)
        for name in systems():
            if has_presenter(name):
                scenarios = [str(row["id"]) for row in system(name).scenarios() if is_shown(name, str(row["id"]))]
                await self.thinkers.warm_up([key_of(load(name, scenario)) for scenario in scenarios])

    async def close(self) -> None:
        """Nothing is lost."""
        await self.rooms.stop()
        await self.notices.close()
        await self.mail.close()
        await self.store.flush()
        await self.supervisor.stop()
        await self.pages.close()
        await self.store.close()
        self.desk.close()
        self.thinkers.close()
        self._alone.close()

    # --- who is asking -----------------------------------------------------------------------------------------------

    def address(self, connection: Connection) -> str:
        """Where a request comes from. Each proxy writes at the end of the list whom it heard; of what stands before the
        entries of our own proxies, anybody may have written anything."""
        peer = connection.client.host if connection.client else "?"
        if not self.settings.trust_proxy:
            return peer
        said = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
        return without_port(said[-min(len(said), self.settings.trust_proxy)].strip()) or peer

    async def account(self, connection: Connection) -> dict[str, Any] | None:
        """Who is signed in."""
        token = connection.cookies.get(COOKIE)
        if not token or not self.settings.accounts or not is_same_origin(connection):
            return None
        return await self.accounts.of_session(token)

    async def person(self, connection: Connection) -> Person:
        """Who pays for what is asked."""
        account = await self.account(connection)
        return Person.at(self.address(connection), None if account is None else account["id"])

    def owner(self, person: Person) -> str:
        """The same as it is kept with a game; nobody reads an address from it."""
        if person.key.startswith("account"):
            return person.key
        return f"guest {self.keys.rng('owner', person.key).getrandbits(64):016x}"

    async def pay_for_board(self, person: Person, game: Game[Any]) -> None:
        """Whoever is the first to ask for a board pays for the drawing. They were let in already and get what they
        asked for; they wait before the next question."""
        if self.thinkers.has_board(game):
            return
        self.desk.purses.spend(person, A_BOARD)
        await self.thinkers.board(key_of(game))

    def opens_too_often(self, address: str) -> bool:
        """Has this address opened so many sockets that it has to wait?"""
        return self.openings.take(neighbourhood(address)) > 0

    @asynccontextmanager
    async def entered(self, socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Conversation | None]:
        """Let a socket in, and count it while it is there; None if it was sent away. Whoever opens too many never gets
        in at all: the caller gets a 403."""
        address = self.address(socket)
        if self.opens_too_often(address):
            self.metrics.refused("too_many")
            await socket.close(code=LATER)
            yield None
            return
        await socket.accept()
        talk = Conversation(socket, self.settings, self.metrics, self.desk, self.allowances, await self.person(socket))
        crowded = self.crowd.why_not(address)
        if crowded is not None:
            await talk.refuse("too_many", crowded, LATER)
            yield None
            return
        with self.crowd.inside(address):
            yield talk

    async def room(self, game: str) -> Room:
        """The game of that name."""
        room = await self.rooms.get(game)
        if room is None:
            raise NotFoundException("there is no such game")
        return room

    async def seats(self, connection: Connection, game: str, token: str | None = None) -> list[str]:
        """The seats that whoever asks may look through: by the link, or by the account."""
        token = token or seat_token(connection)
        if token is not None:
            link = await self.store.link(game, token)
            if link is None:
                await self.expect_no_invitation(game, token)
                raise NotAuthorizedException("this link opens no seat of this game")
            if link["account"] is not None:
                await self._expect_holder(connection, link)
            return list(link["seats"].split(","))
        account = await self.account(connection)
        return [] if account is None else await self.store.seats_of_account(game, account["id"])

    async def _expect_holder(self, connection: Connection, link: dict[str, Any]) -> None:
        """The host's link opens its seats without signing in; of others, whoever gave it away may still have it. None
        opens anything for an account that is banned."""
        if link["host"]:
            holder = await self.accounts.by_id(link["account"])
            if holder is not None and is_banned(holder):
                raise NotAuthorizedException("this seat belongs to an account that is banned")
            return
        account = await self.account(connection)
        if account is None or account["id"] != link["account"]:
            raise NotAuthorizedException("this seat belongs to an account: sign in to take it")

    async def expect_no_invitation(self, game: str, token: str) -> None:
        """An invitation is for one thing only. Raises what is to be said of it."""
        found = await self.seating.invitation(game, token)
        if found is not None and found.state != OPEN:
            raise InvitationUsedException(str(InvitationGone(found.state)))
        if found is not None:
            raise InvitationException(f"this is an invitation: exchange it first (POST /api/games/{game}/seat)")

    async def is_host(self, connection: Connection, game: str) -> bool:
        """Has whoever asks made this game?"""
        host = await self.seating.host(game)
        token = seat_token(connection)
        if host is None:
            return False
        if token is not None:
            return host.token == hashed(token)
        account = await self.account(connection)
        return account is not None and account["id"] == host.account

    async def expect_guest(self, connection: Connection, room: Room) -> None:
        """A game without onlookers is nobody's business until it is over, except of those who sit there or are
        invited."""
        if room.onlookers or room.is_over:
            return
        token = seat_token(connection)
        found = None if token is None else await self.seating.invitation(room.id, token)
        if (found is None or found.state != OPEN) and not await self.seats(connection, room.id):
            raise PermissionDeniedException("this game has no onlookers")

    async def expect_seats(self, connection: Connection, room: Room) -> list[str]:
        """The same, for what only somebody at the table may do."""
        seats = await self.seats(connection, room.id)
        if not seats:
            raise PermissionDeniedException("only who sits at this table may do that")
        return seats


def without_port(said: str) -> str:
    """The address in an entry of X-Forwarded-For, which may have a port; empty if it is none."""
    for address in (said, said.partition("]")[0].removeprefix("["), said.rpartition(":")[0]):
        try:
            return str(ip_address(address))
        except ValueError:
            continue
    return ""


def seat_token(connection: Connection) -> str | None:
    """The secret of a link, from the header ``Authorization: Seat <token>``."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() in ("seat", "bearer") and token.strip() else None


def is_same_origin(connection: Connection) -> bool:
    """Does the page that asks come from us? Without the header it is no browser, or the same page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")
