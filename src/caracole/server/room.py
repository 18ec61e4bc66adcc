"""A game that is being played: the match in memory, everybody who looks at it, and the order in which things happen.

One thing at a time: whoever acts holds the room's lock from the first question to the rules until the entry is on disk,
and whoever looks waits for it, so that nobody sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from caracole.kernel import CaracoleError, Game
from caracole.play.match import Logged, Match, StaleAction, UndoRefused
from caracole.play.record import plain_entry, read_entry
from caracole.players import Offer
from caracole.present.presenter import Presenter
from caracole.server.clocks import Clocks
from caracole.server.keys import Keys
from caracole.server.protocol import ClockTerms, GameInfo, Proposal, SeatInfo, UndoState
from caracole.server.store import Append, Store, Taken, as_json, from_json
from caracole.server.thinking import GameKey, Thinkers
from caracole.server.turns import TooBusy
from caracole.server.viewers import News, Viewer

LOG = logging.getLogger("caracole.room")

UNATTENDED = 300.0
"""Seconds for which the computer plays on for everybody when nobody is there any more."""
MOST_ENTRIES = 20_000
"""Entries of one game, in play or taken in: several times as many as the longest campaign has."""
LONGEST_PAUSE = 60.0
"""Seconds before a computer player that could not decide tries again, at most."""


class SeatRow(Struct):
    """Who sits on a seat, as it is kept."""

    seat: str
    kind: str
    name: str
    player: str | None = None
    stand_in: str | None = None

    @property
    def computer(self) -> str | None:
        """The computer player that decides for this seat now."""
        return self.player if self.kind == "computer" else self.stand_in


class NotPlayable(CaracoleError):
    """The game can only be looked at."""


class Room:
    """One game. Made by :class:`caracole.server.rooms.Rooms`."""

    def __init__(
        self, row: Mapping[str, Any], match: Match, presenter: Presenter, key: GameKey, board: str, playable: bool
    ) -> None:
        self.id: str = row["id"]
        self.match, self.presenter, self.key, self.board, self.playable = match, presenter, key, board, playable
        self.game: Game[Any] = match.game
        self.onlookers: bool = row["onlookers"]
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        terms = from_json(row["clock"])
        self.terms: ClockTerms | None = None if terms is None else ClockTerms(**terms)
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.owner: str = row.get("owner") or self.id
        """Whose turn it is when computer players wait: everybody's games together wait in one line."""
        self.attended = -math.inf
        """When somebody who plays here was last seen."""
        self.unattended = UNATTENDED
        self.clock: Callable[[], float] = time.monotonic
        self.store: Store
        self.thinkers: Thinkers
        self.keys: Keys
        self.on_turn: Callable[[Room, list[str]], None] = lambda room, seats: None
        self.on_entry: Callable[[float], None] = lambda seconds: None
        self.take_row(row)

    def take_row(self, row: Mapping[str, Any]) -> None:
        """Who sits where and the clocks, as the database has them."""
        self.seats = [SeatRow(**each) for each in from_json(row["seats"])]
        ticks = from_json(row["clocks"])
        self.clocks: Clocks | None = None
        if self.terms is not None:
            if ticks is None:
                self.clocks = Clocks.new(self.terms, self.game.seats, row["created"])
                self.clocks.running = list(self.waiting)
            else:
                self.clocks = Clocks.read(ticks)

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[str]:
        """The seats that have to decide."""
        decision = self.match.decision
        return [] if decision is None else [self.game.seats[seat] for seat in decision.seats]

    @property
    def winners(self) -> list[str]:
        """Who has won."""
        outcome = self.match.outcome
        return [] if outcome is None else [self.game.seats[seat] for seat in outcome.winners]

    def seat_row(self, seat: str) -> SeatRow:
        """Who sits there."""
        return next(row for row in self.seats if row.seat == seat)

    def info(self) -> GameInfo:
        """What everybody may know."""
        header = self.match.record.header
        online = {seat for viewer in self.viewers for seat in viewer.seats}
        return GameInfo(
            id=self.id,
            system=self.game.system,
            scenario=self.game.scenario,
            title=dict(self.presenter.title()),
            options=dict(header.options),
            revision=header.revision,
            seats=[
                SeatInfo(row.seat, row.kind, row.name, row.player, row.stand_in, row.seat in online)  # type: ignore[arg-type]
                for row in self.seats
            ],
            version=self.match.version,
            over=self.match.is_over,
            waiting_for=self.waiting,
            onlookers=self.onlookers,
            clock=self.terms,
            created=stamp(self.created),
            commitment=header.commitment,
            board=self.board,
            winners=self.winners,
            playable=self.playable,
        )

    def proposal(self) -> Proposal | None:
        """The rewind that waits."""
        found = self.match.proposal
        if found is None:
            return None
        return Proposal(found.to_length, found.version, [self.game.seats[seat] for seat in sorted(found.agreed)])

    def offer(self, seat: int) -> Offer:
        """What a seat may do, made from what it knows."""
        return Offer.of(self.game, self.match.state, seat, self.chance("offer", seat))

    def chance(self, purpose: str, seat: int | None, *about: object) -> Random:
        """What is imagined for a seat at this version is dealt from this: the same for the same question, and unknown
        to whoever asks."""
        return self.keys.rng(purpose, self.id, self.match.version, seat, *about)

    def undo_state(self, seat: int) -> UndoState:
        """May it take back?"""
        refusal = self.match.why_not_undo(seat)
        return UndoState(True) if refusal is None else UndoState(False, self.presenter.refused(refusal))

    # --- doing -------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: Mapping[str, Any], *, by_person: bool = True) -> int:
        """Do this; the new version, once it is durable. A person who acts has come back."""
        self._expect_playable()
        if by_person:
            self.attended = self.clock()
            await self.come_back(self.game.seats[seat])
        started = time.perf_counter()
        async with self.lock:
            logged = self.match.play(seat, action, at=version)
            await self._keep(seat)
            self._tell(logged)
        self.on_entry(time.perf_counter() - started)
        return self.match.version

    async def undo(self, seat: int, version: int, to: int | None) -> int:
        """Take back."""
        self._expect_playable()
        async with self.lock:
            standing = set(self.match.line)
            self.match.undo(seat, to, at=version)
            await self._keep(seat)
            self._tell_taken_back(standing)
        return self.match.version

    async def rewind(self, seat: int, version: int, to: int) -> int:
        """Propose to go back; computer players agree to everything, who stands in for somebody to nothing."""
        self._expect_playable()
        async with self.lock:
            standing = set(self.match.line)
            done = self.match.propose_rewind(seat, to, at=version)
            await self._settle_proposal(done, seat, standing)
        return self.match.version

    async def answer_proposal(self, seats: Iterable[int], agree: bool, to: int | None, version: int | None) -> int:
        """Agree to the rewind that is quoted, or decline it."""
        self._expect_playable()
        async with self.lock:
            refusal = self.match.why_not_answer(to, version)
            if refusal is not None:
                raise UndoRefused(refusal)
            standing = set(self.match.line)
            first, *others = seats
            if not agree:
                self.match.decline(first)
                self._announce_proposal()
                return self.match.version
            done = self.match.agree(first)
            for seat in others:
                done = done or self.match.agree(seat)
            await self._settle_proposal(done, first, standing)
        return self.match.version

    async def _settle_proposal(self, done: bool, seat: int, standing: set[int]) -> None:
        for number, name in enumerate(self.game.seats):
            if not done and self.seat_row(name).kind == "computer":
                done = self.match.agree(number)
        if done:
            await self._keep(seat)
            self._tell_taken_back(standing)
        else:
            self._announce_proposal()

    def _expect_playable(self) -> None:
        if not self.playable:
            raise NotPlayable("this game can only be looked at")
        if self.is_full:
            raise NotPlayable(f"this game has {MOST_ENTRIES} entries, and no more are kept")

    async def _keep(self, seat: int) -> None:
        """Make the last entry durable. If that fails the match in memory is put back to what is on disk."""
        now = time.time()
        entry = self.match.record.last
        assert entry is not None
        if self.match.is_over and self.match.record.seed is None:
            self.match.reveal()
        if self.clocks is not None and self.terms is not None:
            self.clocks.decided(self.terms, self.game.seats[seat], self.waiting, now)
        row = Append(
            self.id,
            entry.serial,
            as_json(plain_entry(entry, self.game.seats)),
            now,
            ",".join(self.waiting),
            self.match.is_over,
            ",".join(self.winners),
            None if self.clocks is None else as_json(self.clocks.plain()),
        )
        try:
            await self.store.append(row)
        except BaseException as error:
            await self._fall_back()
            if isinstance(error, Taken):
                raise StaleAction(entry.serial - 1, self.match.version) from error
            raise
        self.changed = now
        self.used = time.monotonic()

    async def _fall_back(self) -> None:
        """What is in memory is not on disk: start again from the disk."""
        row = await self.store.game(self.id)
        bodies = await self.store.entries_after(self.id, 0)
        assert row is not None
        self.match = await asyncio.to_thread(self.rebuild, row, bodies)
        self.take_row(row)
        self._tell([], whole=True)

    rebuild: Callable[[Mapping[str, Any], list[str]], Match]

    async def catch_up(self, version: int) -> None:
        """Another process has appended: follow."""
        async with self.lock:
            if self.match.version >= version:
                return
            logged: list[Logged] = []
            standing = set(self.match.line)
            for body in await self.store.entries_after(self.id, self.match.version):
                entry = read_entry(from_json(body), "entry", self.game.seats)
                logged += self.match.follow(entry)
            if self.match.is_over and self.match.record.seed is None and self.match.record.secret is not None:
                self.match.reveal()
            row = await self.store.game(self.id)
            if row is not None:
                self.take_row(row)
            fallen = sorted(standing - set(self.match.line))
            self._tell(logged, fallen=fallen)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, logged: list[Logged], fallen: list[int] | None = None, whole: bool = False) -> None:
        news = News(self, logged, fallen or [])
        for viewer in tuple(self.viewers):
            viewer.update(news, whole=whole)
        self.wake_computer()
        waiting = [seat for seat in self.waiting if self.seat_row(seat).computer is None]
        if waiting:
            self.on_turn(self, waiting)

    def _tell_taken_back(self, standing: set[int]) -> None:
        fallen = sorted(standing - set(self.match.line))
        version = self.match.version
        logged = [each for each in self.match.events_for(None, since=version - 1) if each.serial == version]
        self._tell(logged, fallen=fallen)

    def _announce_proposal(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.proposed(self.proposal())

    def announce_table(self) -> None:
        """Who sits where or who is there has changed."""
        info, clocks = self.info(), self.shown_clocks()
        for viewer in tuple(self.viewers):
            viewer.table(info, clocks)

    def shown_clocks(self) -> list[Any]:
        """The clocks as of now."""
        return [] if self.clocks is None else self.clocks.shown(time.time())

    # --- computer players --------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Somebody who plays here is there, or was until now: what rests goes on."""
        self.attended = self.clock()
        self.wake_computer()

    @property
    def is_full(self) -> bool:
        """Has so much been done and taken back that no more is kept?"""
        return self.match.version >= MOST_ENTRIES

    @property
    def is_watched(self) -> bool:
        """Is anybody there who plays?"""
        return any(viewer.seats for viewer in self.viewers)

    @property
    def rests(self) -> bool:
        """When the computer decides for everybody and nobody has been there for a while, nothing is played."""
        if any(row.computer is None for row in self.seats) or self.is_watched:
            return False
        return self.clock() - self.attended >= self.unattended

    def wake_computer(self) -> None:
        """Let the computer decide where it has to."""
        if not self.playable or (self.thinking is not None and not self.thinking.done()):
            return
        if self._computer_to_decide() is not None:
            self.thinking = asyncio.create_task(self._let_computer_decide())

    def _computer_to_decide(self) -> str | None:
        if self.rests or self.is_full:
            return None
        return next((name for name in self.waiting if self.seat_row(name).computer), None)

    async def _let_computer_decide(self) -> None:
        failures = 0
        while (seat := self._computer_to_decide()) is not None:
            player = self.seat_row(seat).computer
            assert player is not None
            try:
                await self._decide(seat, player)
                failures = 0
            except StaleAction:
                continue
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever it was, somebody waits: try again, but not in a hurry
                known = isinstance(error, TooBusy)
                LOG.warning("game %s: the computer player %s could not decide", self.id, player, exc_info=not known)
                await asyncio.sleep(min(LONGEST_PAUSE, 2.0**failures))
                failures += 1

    async def _decide(self, seat: str, player: str) -> None:
        number = self.game.seats.index(seat)
        version = self.match.version
        rng = Random(secrets.randbits(64))
        imagined = self.game.imagine(self.match.state, number, rng)
        decision = self.game.decision(imagined)
        if decision is None or number not in decision.seats:
            return
        action = None if player == "random" else await self._thought(imagined, number, player)
        if action is None:
            action = self.game.encode_action(self.game.sample(imagined, number, rng))
        if self.seat_row(seat).computer == player:
            await self.act(number, version, action, by_person=False)

    async def _thought(self, imagined: Any, seat: int, player: str) -> dict[str, Any] | None:
        """What the player thinks best; None if it took too long or failed, so that something simple is done instead."""
        try:
            return await self.thinkers.think(
                self.key,
                self.game.encode_state(imagined),
                seat,
                player,
                secrets.randbits(32),
                owner=self.owner,
                watched=self.is_watched,
            )
        except TooBusy:
            raise
        except Exception:
            LOG.warning("game %s: %s gave no answer, so chance decides", self.id, player, exc_info=True)
            return None

    # --- who sits where ----------------------------------------------------------------------------------------------

    async def come_back(self, seat: str) -> None:
        """The person is back: the stand-in goes, and so does the vacation."""
        row = self.seat_row(seat)
        away = self.clocks is not None and self.clocks.banks[seat].vacation
        if row.stand_in is None and not away:
            return
        row.stand_in = None
        if self.clocks is not None and away:
            self.clocks.vacation([seat], False, time.time())
        await self.keep_table()

    async def keep_table(self) -> None:
        """Who sits where and the clocks have changed: keep it and tell everybody."""
        await self.store.change_game(
            self.id,
            seats=as_json(self.seats),
            clocks=None if self.clocks is None else as_json(self.clocks.plain()),
        )
        await self.store.tell("table", self.id)
        self.announce_table()
        self.wake_computer()

    async def let_time_run_out(self, now: float, player: str) -> None:
        """Whose time is up gets a stand-in, so that the others can go on; acting takes the seat back. When nobody is
        left for whom to go on, everything stands still until somebody comes back."""
        if self.clocks is None or self.match.is_over:
            return
        late = [seat for seat in self.clocks.overdue(now) if self.seat_row(seat).computer is None]
        for seat in late:
            self.seat_row(seat).stand_in = player
        stops = self.rests and bool(self.clocks.running)
        if stops:
            self.clocks.stop(now)
        if late or stops:
            await self.keep_table()


def stamp(moment: float) -> str:
    """A time as the API writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))
