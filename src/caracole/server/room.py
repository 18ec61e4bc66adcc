"""A game that is being played: the match in memory, everybody who looks at it, and the order in which things happen.

One thing at a time: whoever acts holds the room's lock from the first question to the rules until the entry is on disk,
and whoever looks waits for it, so that nobody sees what could still be lost.

What could not be written was never done: the match goes back to where it stood. Then the room is in doubt, since the
database may have more than it could say, and before anything else is done it reads there. A room that cannot be made to
agree with the database is dropped; whoever was in it comes again and finds it as it is kept. So it is when a game goes
on under other rules, and when it is set up anew because somebody has sat down.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from caracole.kernel import CaracoleError, Game, Refusal
from caracole.kernel.errors import IllegalAction
from caracole.play.match import CannotAmend, Logged, Mark, Match, StaleAction, UndoRefused
from caracole.play.match import Proposal as Rewind
from caracole.play.record import Amended, Entry, Salted, plain_entry, read_entry
from caracole.players import Offer
from caracole.present.presenter import Presenter
from caracole.server.chain import links_of
from caracole.server.clocks import Clocks
from caracole.server.keys import Keys
from caracole.server.protocol import ClockTerms, GameInfo, Proposal, RulesChange, RulesNotice, SeatInfo, UndoState
from caracole.server.revisions import Opened, Unplayable
from caracole.server.store import Also, Append, SetUp, Store, StoreError, Taken, as_json, from_json
from caracole.server.tasks import Watch, wait_after
from caracole.server.thinking import GameKey, Thinkers
from caracole.server.turns import TooBusy
from caracole.server.viewers import COME_AGAIN, News, Viewer
from caracole.server.writer import is_unavailable

LOG = logging.getLogger("caracole.room")

UNATTENDED = 300.0
"""Seconds for which the computer plays on for everybody when nobody is there any more."""
MOST_ENTRIES = 20_000
"""Entries of one game, in play or taken in: several times as many as the longest campaign has."""


class SeatRow(Struct):
    """Who sits on a seat, as it is kept."""

    seat: str
    kind: str
    name: str
    player: str | None = None
    stand_in: str | None = None
    hands: int = 0
    """How often it went from one holder to another."""

    @property
    def computer(self) -> str | None:
        """The computer player that decides for this seat now."""
        return self.player if self.kind == "computer" else self.stand_in


RULES_ARE_PRESENT = Refusal("kernel", "rules_are_present")
RULES_DIFFER = Refusal("kernel", "rules_differ")
NOT_BEGUN = Refusal("kernel", "not_begun")


class NotPlayable(CaracoleError):
    """The game can only be looked at."""


class Standing(NamedTuple):
    """Where the game stands on disk: what may be shown at any moment, whatever is being written."""

    version: int
    waiting: list[str]
    over: bool
    winners: list[str]


TRIES = 5
"""How often a change of the table is made again when somebody else was first."""


async def written(work: Coroutine[Any, Any, None]) -> None:
    """Wait for a write to its end, even if whoever asked for it goes away: only its outcome tells what is on disk."""
    task = asyncio.ensure_future(work)
    gone = False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            gone = True
    task.result()
    if gone:
        raise asyncio.CancelledError


class Room:
    """One game. Made by :class:`caracole.server.rooms.Rooms`."""

    def __init__(
        self, row: Mapping[str, Any], match: Match, presenter: Presenter, key: GameKey, board: str, playable: bool
    ) -> None:
        self.id: str = row["id"]
        self.match, self.presenter, self.key, self.board, self.playable = match, presenter, key, board, playable
        self.game: Game[Any] = match.game
        self.onlookers: bool = row["onlookers"]
        self.imported: bool = bool(row.get("imported"))
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
        self.unplayable: Unplayable | None = None
        """Why it can only be looked at."""
        self.is_cut = False
        """The match need not have all entries, and not as they were: the rules that are here lead no further."""
        self.kept: int = row["version"]
        self.revision = match.game.revision
        """Of the rules that it is played under; they need not be here."""
        self.gone = False
        """Dropped: the game has to be asked for again."""
        self.doubtful = False
        """What the database has may be more than what is here."""
        self._mark: Mark = match.mark()
        self.head: str = row["head"]
        self.header: str = row["header"]
        """As it is kept."""
        self.store: Store
        self.thinkers: Thinkers
        self.keys: Keys
        self.before_acting: Callable[[], Awaitable[None]] = _nothing
        self.on_doubt: Callable[[Room], None] = lambda room: None
        self.on_gone: Callable[[Room], None] = lambda room: None
        self.on_reopen: Callable[[Room], None] = lambda room: None
        self.watch_player: Callable[[str], Watch] = Watch
        self.forget_player: Callable[[Watch], None] = lambda watch: None
        self.on_turn: Callable[[Room, list[str]], None] = lambda room, seats: None
        self.on_entry: Callable[[float], None] = lambda seconds: None
        self.take_row(row)

    def take_row(self, row: Mapping[str, Any]) -> None:
        """Who sits where, the clocks and the rewind that waits, as the database has them."""
        self.tabled: int = row["tabled"]
        self.notice: str | None = row["notice"]
        self._take_table(row["seats"], row["clocks"])
        if self.is_cut:
            return
        if row["version"] == self.match.version:
            self.head = row["head"]
            plain = row["proposal"]
            self.match.proposal = None if plain is None else msgspec.json.decode(plain, type=Rewind)
        self.standing = self._stands()

    def show_only(self, row: Mapping[str, Any], opened: Opened) -> None:
        """It can only be looked at. What the row says of it holds, not what other rules make of its entries."""
        self.playable, self.unplayable, self.is_cut = False, opened.unplayable, opened.is_cut
        self.kept, self.revision = row["version"], opened.revision
        waiting, winners = (row[name].split(",") if row[name] else [] for name in ("waiting", "winners"))
        self.standing = Standing(self.match.version, waiting, row["over"], winners)

    def _take_table(self, seats: str, clocks: str | None) -> None:
        self._table = seats, clocks
        self.seats = [SeatRow(**each) for each in from_json(seats)]
        ticks = from_json(clocks)
        self.clocks: Clocks | None = None
        if self.terms is not None:
            if ticks is None:
                self.clocks = Clocks.new(self.terms, self.game.seats, self.created)
                self.clocks.running = self.ticking
            else:
                self.clocks = Clocks.read(ticks)

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[str]:
        """The seats that have to decide; none before the game begins."""
        return self._deciding(self.match)

    def _deciding(self, match: Match) -> list[str]:
        decision = match.decision if self.has_begun else None
        return [] if decision is None else [self.game.seats[seat] for seat in decision.seats]

    @property
    def has_begun(self) -> bool:
        """A game begins when everybody sits there. Until then it is set up anew, with the salts of all, whenever
        somebody sits down: nobody could look at a deal first and then choose whom to show it to. A game from elsewhere
        has begun there."""
        return self.imported or self.match.version > 0 or all(row.kind != "open" for row in self.seats)

    @property
    def ticking(self) -> list[str]:
        """Those of them whose clock runs: nobody's does before somebody sits there."""
        return self._ticking(self.match)

    def _ticking(self, match: Match) -> list[str]:
        return [seat for seat in self._deciding(match) if self.seat_row(seat).kind != "open"]

    @property
    def is_over(self) -> bool:
        """Is the game over, on disk?"""
        return self.standing.over

    def _stands(self) -> Standing:
        return Standing(self.match.version, self.waiting, self.match.is_over, self.winners)

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
        online = self.online
        return GameInfo(
            id=self.id,
            system=self.game.system,
            scenario=self.game.scenario,
            title=dict(self.presenter.title()),
            options=dict(header.options),
            revision=self.revision,
            seats=[
                SeatInfo(row.seat, row.kind, row.name, row.player, row.stand_in, row.seat in online)  # type: ignore[arg-type]
                for row in self.seats
            ],
            version=self.standing.version,
            over=self.standing.over,
            waiting_for=self.standing.waiting,
            onlookers=self.onlookers,
            clock=self.terms,
            created=stamp(self.created),
            commitment=self.match.record.commitment,
            board=self.board,
            winners=self.standing.winners,
            playable=self.playable,
            imported=self.imported,
            begun=self.has_begun,
            unplayable=self.unplayable,
            newest_revision=self.game.newest,
            changes=[
                RulesChange(change.revision, list(change.clauses))
                for change in self.game.changes
                if change.revision > self.revision
            ],
            notice=self._rules_notice(),
        )

    @property
    def is_under_present_rules(self) -> bool:
        """Nothing newer is here."""
        record = self.match.record
        return (self.game.revision, record.data_digest) == (self.game.newest, self.game.data_digest)

    def _rules_notice(self) -> RulesNotice | None:
        """What was found when games were moved to newer rules, as long as it is still so."""
        found = from_json(self.notice)
        if found is None or self.is_under_present_rules or self.standing.over:
            return None
        if (found["revision"], found["data_digest"]) != (self.game.newest, self.game.data_digest):
            return None
        line = self.match.line
        if found["serial"] in line:
            return RulesNotice(found["revision"], line.index(found["serial"]))
        return RulesNotice(found["revision"], None) if found["serial"] == 0 else None

    def proposal(self) -> Proposal | None:
        """The rewind that waits."""
        found = self.match.proposal
        if found is None:
            return None
        agreed = [self.game.seats[seat] for seat in sorted(found.agreed)]
        return Proposal(found.to_length, found.version, agreed, found.amend)

    def offer(self, seat: int) -> Offer:
        """What a seat may do, made from what it knows."""
        return Offer.of(self.game, self.match.state, seat, self.chance("offer", seat))

    def chance(self, purpose: str, seat: int | None, *about: object) -> Random:
        """What is imagined for a seat at this version is dealt from this: the same for the same question, and unknown
        to whoever asks."""
        return self.keys.rng(purpose, self.id, self.match.version, seat, *about)

    def undo_state(self, seat: int) -> UndoState:
        """May it take back?"""
        refusal = self.match.why_not_undo(seat) if self.has_begun else NOT_BEGUN
        return UndoState(True) if refusal is None else UndoState(False, self.presenter.refused(refusal))

    # --- doing -------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: Mapping[str, Any], *, by_person: bool = True) -> int:
        """Do this; the new version, once it is durable. A person who acts has come back."""
        self._expect_playable()
        if by_person:
            self.attended = self.clock()
        started = time.perf_counter()
        async with self._changing():
            self.expect_begun()
            logged = self.match.play(seat, action, at=version)
            await self._keep(seat)
            self._tell(logged)
            done = self.match.version
        self.on_entry(time.perf_counter() - started)
        if by_person:  # not for a wish that was refused: that would keep the stand-in away, and everybody waiting
            try:
                await self.come_back(self.game.seats[seat])
            except Exception as error:  # what was done is done, and must not look as if it were not
                if not is_unavailable(error):
                    raise
                LOG.warning("game %s: who came back could not be noted (%s)", self.id, type(error).__name__)
        return done

    async def undo(self, seat: int, version: int, to: int | None) -> int:
        """Take back."""
        self._expect_playable()
        self._expect_room_for_more()
        async with self._changing():
            self.expect_begun()
            standing = set(self.match.line)
            self.match.undo(seat, to, at=version)
            await self._keep(seat)
            self._tell_taken_back(standing)
        return self.match.version

    async def add_salt(self, name: str, salt: str) -> bool:
        """Mix the salt of a seat into all rolls to come; True once it is durable, False if the seat has added one since
        it was taken. The same salt is not added twice."""
        self._expect_playable()
        self._expect_room_for_more()
        seat = self.game.seats.index(name)
        for tries in range(TRIES):
            try:
                async with self._changing():
                    added = self._salts_of(seat)
                    if salt in added or salt in self.match.record.header.salts:
                        return True
                    if len(added) > self.seat_row(name).hands or self.match.is_over or not self.has_begun:
                        return False
                    self.match.add_salt(seat, salt)
                    await self._keep(None)
                    self._tell([])
                return True
            except StaleAction:
                if tries == TRIES - 1:
                    raise
        return False

    async def rewind(self, seat: int, version: int, to: int, amend: bool = False) -> int:
        """Propose to go back, or to ``amend`` the rules as well; computer players agree to everything, who stands in
        for somebody to nothing."""
        self._expect_playable()
        self._expect_room_for_more()
        async with self._changing():
            self.expect_begun()
            standing = set(self.match.line)
            if amend and self.is_under_present_rules:
                raise UndoRefused(RULES_ARE_PRESENT)
            done = self.match.propose_rewind(seat, to, at=version, amend=amend)
            await self._settle_proposal(done, seat, standing, amend)
        return self.match.version

    async def answer_proposal(
        self, seats: Iterable[int], agree: bool, to: int | None, version: int | None, amend: bool = False
    ) -> int:
        """Agree to the rewind that is quoted, or decline it."""
        self._expect_playable()
        async with self._changing():
            refusal = self.match.why_not_answer(to, version, amend)
            if refusal is not None:
                raise UndoRefused(refusal)
            standing = set(self.match.line)
            first, *others = seats
            if not agree:
                self.match.decline(first)
                await self._keep_proposal()
                return self.match.version
            done = self.match.agree(first)
            for seat in others:
                done = done or self.match.agree(seat)
            await self._settle_proposal(done, first, standing, amend)
        return self.match.version

    async def _settle_proposal(self, done: bool, seat: int, standing: set[int], amend: bool) -> None:
        for number, name in enumerate(self.game.seats):
            if not done and self.seat_row(name).kind == "computer":
                done = self.match.agree(number)
        if done and amend:
            await self._go_on_under_present_rules(seat)
        elif done:
            await self._keep(seat)
            self._tell_taken_back(standing)
        else:
            await self._keep_proposal()

    async def _go_on_under_present_rules(self, seat: int) -> None:
        """All have agreed, and the match has gone back: move it to the present rules. Both are kept, or neither."""
        try:
            await written(asyncio.to_thread(self.match.amend, self.game.under(self.game.newest)))
        except BaseException as error:
            self.match.back_to(self._mark)
            if isinstance(error, CannotAmend):  # it was looked at when it was proposed; since then the program changed
                raise UndoRefused(RULES_DIFFER) from error
            raise
        try:
            await self._keep(seat)
        finally:
            if self.match.game is not self.game:
                self.reopen()

    def _salts_of(self, seat: int) -> list[str]:
        """What it has added here; salts of a record from elsewhere count for nothing."""
        record = self.match.record
        since = 0 if record.sealed is None else record.sealed.serial
        return [entry.salt for entry in record.entries[since:] if isinstance(entry, Salted) and entry.seat == seat]

    def expect_begun(self) -> None:
        """Raises IllegalAction while somebody is still to sit down."""
        if not self.has_begun:
            raise IllegalAction(NOT_BEGUN)

    def _expect_room_for_more(self) -> None:
        """Half of a game's entries are for its decisions alone: nobody ends it by taking back again and again."""
        if self.match.version >= MOST_ENTRIES // 2:
            raise NotPlayable("so much was taken back in this game that no more can be")

    def _expect_playable(self) -> None:
        if not self.playable:
            raise NotPlayable("this game can only be looked at")
        if self.is_full:
            raise NotPlayable(f"this game has {MOST_ENTRIES} entries, and no more are kept")

    # --- keeping -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """One at a time, and from where the database is."""
        async with self.lock:
            await self._be_sure()
            self._mark = self.match.mark()
            yield

    async def _keep(self, seat: int | None) -> None:
        """Make the last entry durable, which a seat has decided or (None) nobody. If that fails the match goes back to
        what is on disk."""
        now = time.time()
        *prior, entry = self._unkept()
        if self.clocks is not None and self.terms is not None:
            decided = None if seat is None else self.game.seats[seat]
            self.clocks.decided(self.terms, decided, self.ticking, now)
        row = Append(
            self.id,
            entry.serial,
            as_json(plain_entry(entry, self.game.seats)),
            now,
            ",".join(self.waiting),
            self.match.is_over,
            ",".join(self.winners),
            None if self.clocks is None else as_json(self.clocks.plain()),
            self.head,
            self.tabled,
            tuple(as_json(plain_entry(each, self.game.seats)) for each in prior),
        )
        try:
            await written(self.store.append(row))
        except asyncio.CancelledError:  # it is on disk, and whoever did it has gone: the others must hear of it
            self._is_kept(row)
            self._tell([], whole=True)
            raise
        except Exception as error:
            await self._put_back()
            if isinstance(error, Taken):
                raise StaleAction(row.after, self.match.version) from error
            raise
        self._is_kept(row)

    def _unkept(self) -> list[Entry]:
        """What was done since the room began to change: one entry, or two that belong together."""
        record = self.match.record
        if record.version == self._mark.version + 1:
            assert record.last is not None
            return [record.last]
        return list(record.entries[self._mark.version :])

    def _is_kept(self, row: Append) -> None:
        self.head = row.chain
        if row.clocks is not None:
            self.tabled += 1
            self._table = self._table[0], row.clocks
        if self.match.is_over and self.match.record.seed is None:
            self.match.reveal()
        self.standing = self._stands()
        self.changed = row.at
        self.used = time.monotonic()

    async def _put_back(self) -> None:
        """What is in memory is not on disk, or nobody knows: as it was before. Then ask the database."""
        try:
            self.match.back_to(self._mark)
            self._take_table(*self._table)
        except Exception:
            LOG.exception("game %s: cannot be put back", self.id)
            self.drop()
            return
        self.doubtful = True
        try:
            await self._be_sure()
        except Exception as error:
            LOG.warning("game %s: waits for the database (%s)", self.id, type(error).__name__)
            self.on_doubt(self)

    async def be_sure(self) -> None:
        """Where the database is; raises what it raises while it does not answer."""
        async with self.lock:
            if not self.gone:
                await self._be_sure()

    async def _be_sure(self) -> None:
        self._expect_here()
        await self.before_acting()
        if self.doubtful:
            await self._follow()
            self._expect_here()
            self.doubtful = False

    def _expect_here(self) -> None:
        if self.gone:
            raise StoreError("please try again")

    def drop(self) -> None:
        """This room cannot be trusted: it is forgotten, and whoever is in it comes again."""
        if self.gone:
            return
        self.gone = True
        self.on_gone(self)
        for viewer in tuple(self.viewers):
            viewer.trouble("unavailable", "please try again")
            viewer.close(COME_AGAIN)

    def reopen(self) -> None:
        """The game goes on under other rules, or was set up anew: this room is forgotten, and whoever is in it comes
        again at once."""
        if self.gone:
            return
        self.gone = True
        self.on_gone(self)
        asyncio.get_running_loop().call_soon(self._send_away)  # whoever has asked gets the answer first

    def _send_away(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.close(COME_AGAIN)
        self.on_reopen(self)

    async def catch_up(self, version: int) -> None:
        """Another process has appended: follow."""
        async with self.lock:
            if self.match.version < version and not self.gone:
                await self._follow()

    async def _follow(self) -> None:
        """Take over what the database has and we have not."""
        kept = await self.store.since(self.id, self.kept if self.is_cut else self.match.version)
        standing, table, proposal = set(self.match.line), (*self._table, self.notice), self.match.proposal
        if kept is not None and self.is_cut and kept.bodies:  # it has been moved, or mended: perhaps it can be played
            self.reopen()
            return
        if kept is not None and kept.row["header"] != self.header:  # somebody sat down, and it was set up anew
            self.reopen()
            return
        if kept is None or not self._leads_on(kept.row, kept.bodies):
            LOG.error("game %s: the database has another game than this room", self.id)
            self.drop()
            raise StoreError("please try again")
        try:
            entries = [read_entry(from_json(body), "entry", self.game.seats) for body in kept.bodies]
            if any(isinstance(entry, Amended) for entry in entries):
                self.reopen()
                return
            logged = [each for entry in entries for each in self.match.follow(entry)]
            self.take_row(kept.row)
        except Exception:
            LOG.exception("game %s: cannot follow what is kept", self.id)
            self.drop()
            raise StoreError("please try again") from None
        if self.match.is_over and self.match.record.seed is None and self.match.record.secret is not None:
            self.match.reveal()
        if kept.bodies:
            self._tell(logged, fallen=sorted(standing - set(self.match.line)))
        if (*self._table, self.notice) != table:
            self.announce_table()
        if self.match.proposal != proposal:
            self._announce_proposal()
        self.wake_computer()

    def _leads_on(self, row: Mapping[str, Any], bodies: Sequence[str]) -> bool:
        chain = [self.head, *links_of(self.head, bodies)]
        version = self.kept if self.is_cut else self.match.version
        return bool(row["version"] == version + len(bodies) and row["head"] == chain[-1])

    async def _keep_proposal(self) -> None:
        """The rewind that waits has changed: keep it and tell everybody."""
        plain = None if self.match.proposal is None else as_json(self.match.proposal)
        try:
            await written(self.store.change_proposal(self.id, self.match.version, plain))
        except asyncio.CancelledError:
            self._announce_proposal()
            raise
        except Exception as error:
            await self._put_back()
            if isinstance(error, Taken):
                raise StaleAction(self._mark.version, self.match.version) from error
            raise
        self._announce_proposal()

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, logged: list[Logged], fallen: list[int] | None = None, whole: bool = False) -> None:
        news = News(self, logged, fallen or [])
        for viewer in tuple(self.viewers):
            viewer.update(news, whole=whole)
        self.wake_computer()
        self.call_whose_turn_it_is()

    def call_whose_turn_it_is(self) -> None:
        """Those who have to decide are told wherever they want to be told."""
        self.on_turn(self, [seat for seat in self.waiting if self.seat_row(seat).computer is None])

    @property
    def online(self) -> set[str]:
        """The seats that somebody looks through now."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def _tell_taken_back(self, standing: set[int]) -> None:
        fallen = sorted(standing - set(self.match.line))
        version = self.match.version
        logged = [each for each in self.match.events_for(None, since=version - 1) if each.serial == version]
        self._tell(logged, fallen=fallen)

    def _announce_proposal(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.proposed(self.proposal())

    def announce_table(self) -> None:
        """Who sits where or who is there has changed. Whoever looks through a seat that is another's by now comes again
        and finds what is left to them."""
        hands = self.hands
        for viewer in tuple(self.viewers):
            if any(viewer.hands[seat] != hands[seat] for seat in viewer.seats):
                self.viewers.discard(viewer)
                viewer.close(COME_AGAIN)
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
        watch = self.watch_player(f"computer player of game {self.id}")
        try:
            while not self.gone and (seat := self._computer_to_decide()) is not None:
                player = self.seat_row(seat).computer
                assert player is not None
                try:
                    await self._decide(seat, player)
                    watch.well()
                except StaleAction:
                    continue
                except NotPlayable:
                    return
                except TooBusy:  # everybody waits: no illness of this one
                    await asyncio.sleep(wait_after(1))
                except Exception as error:  # the database is away, a worker was killed: it goes on when it can
                    watch.ill(error)
                    await asyncio.sleep(wait_after(watch.failures))
        finally:
            self.forget_player(watch)

    async def _decide(self, seat: str, player: str) -> None:
        number = self.game.seats.index(seat)
        rng = Random(secrets.randbits(64))
        async with self.lock:  # what is being written is not thought about
            version = self.match.version
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
        if not self._is_away(seat):
            return

        def change() -> None:
            self.seat_row(seat).stand_in = None
            if self.clocks is not None and self.clocks.banks[seat].vacation:
                self.clocks.vacation([seat], False, time.time())

        await self.change_table(change)

    def _is_away(self, seat: str) -> bool:
        away = self.clocks is not None and self.clocks.banks[seat].vacation
        return away or self.seat_row(seat).stand_in is not None

    @property
    def hands(self) -> dict[str, int]:
        """How often each seat went from one holder to another: whoever came in before that has it no longer."""
        return {row.seat: row.hands for row in self.seats}

    async def hand_over(self, seat: str, name: str | None, taking: Also, salt: str = "") -> None:
        """Somebody takes a seat; ``taking`` makes it theirs, and raises if they may not. If the game has not begun
        their salt has a part in its set-up."""

        def change() -> Match | None:
            begins = not self.has_begun
            row = self.seat_row(seat)
            row.kind, row.name, row.stand_in = "person", name or row.name, None
            row.hands += not begins  # nobody has held it yet
            dealt = self._set_up_anew(salt) if begins else None
            if self.clocks is not None and self.playable and not self.is_over:
                self.clocks.tick(time.time())
                self.clocks.running = self._ticking(dealt or self.match)  # from now on somebody can be late
            if self.clocks is not None and self.clocks.banks[seat].vacation:
                self.clocks.vacation([seat], False, time.time())
            return dealt

        await self.change_table(change, taking)

    async def renew(self, seats: Iterable[str], renewing: Also) -> None:
        """Whoever holds these seats opens them with another token from now on, and nobody with the one before."""

        def change() -> None:
            for seat in seats:
                self.seat_row(seat).hands += 1

        await self.change_table(change, renewing)

    def _set_up_anew(self, salt: str) -> Match:
        record = self.match.record
        assert record.secret is not None
        salts = [*record.header.salts, salt] if salt else record.header.salts
        return Match.new(self.game, record.secret, salts, [row.name or row.seat for row in self.seats])

    async def change_table(self, change: Callable[[], Match | None], also: Also | None = None) -> None:
        """Change who sits where or the clocks, keep it and tell everybody. If it cannot be kept nothing has changed; if
        somebody else was first the change is made again to what they left. A change that gives a match has set the game
        up anew."""
        async with self.lock:
            for tries in range(TRIES):
                await self._be_sure()
                self._mark = self.match.mark()
                dealt = change()
                try:
                    await self._write_table(also, dealt)
                    break
                except Taken:
                    if tries == TRIES - 1:
                        raise
        if not self.gone:
            self.announce_table()
            self.wake_computer()

    async def _write_table(self, also: Also | None, dealt: Match | None) -> None:
        seats = as_json(self.seats)
        clocks = None if self.clocks is None else as_json(self.clocks.plain())
        anew = None if dealt is None else SetUp.of(dealt)
        try:
            await written(self.store.change_table(self.id, self.tabled, seats, clocks, also, anew))
        except asyncio.CancelledError:
            self._table_is_kept(seats, clocks, dealt)
            if not self.gone:
                self.announce_table()
            raise
        except Exception:
            await self._put_back()
            raise
        self._table_is_kept(seats, clocks, dealt)

    def _table_is_kept(self, seats: str, clocks: str | None, dealt: Match | None) -> None:
        self._table, self.tabled = (seats, clocks), self.tabled + 1
        if dealt is not None:
            self.reopen()

    async def let_time_run_out(self, now: float, player: str) -> None:
        """Whose time is up gets a stand-in, so that the others can go on; acting takes the seat back. When nobody is
        left for whom to go on, everything stands still until somebody comes back."""
        if not self._late(now) and not self._stands_still:
            return

        def change() -> None:
            for seat in self._late(now):
                self.seat_row(seat).stand_in = player
            if self._stands_still and self.clocks is not None:
                self.clocks.stop(now)

        await self.change_table(change)

    def _late(self, now: float) -> list[str]:
        if self.clocks is None or self.is_over or not self.playable or not self.has_begun:
            return []
        return [seat for seat in self.clocks.overdue(now) if self.seat_row(seat).computer is None]

    @property
    def _stands_still(self) -> bool:
        """Nobody is left for whom to go on, and clocks still run."""
        return self.clocks is not None and self.playable and self.rests and bool(self.clocks.running)


async def _nothing() -> None:
    return


def stamp(moment: float) -> str:
    """A time as the API writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))
