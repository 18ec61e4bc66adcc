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
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec

from caracole.kernel import Game
from caracole.kernel.dice import ReplayDice
from caracole.kernel.errors import IllegalAction
from caracole.play.hindsight import Past
from caracole.play.match import Logged, Mark, Match, StaleAction
from caracole.play.match import Proposal as Rewind
from caracole.play.record import Amended, Entry, Played, Reason, plain_entry, read_entry
from caracole.players import Offer
from caracole.present.presenter import Moment, Presenter
from caracole.server.chain import links_of
from caracole.server.clocks import Clocks
from caracole.server.computers import Computers
from caracole.server.house import House
from caracole.server.people.agreement import loses_on_time
from caracole.server.protocol import ClockTerms, UndoState
from caracole.server.refusals import NOT_BEGUN, TIME_IS_UP, NotPlayable
from caracole.server.revisions import Opened, Unplayable
from caracole.server.showing import info_of, proposal_of
from caracole.server.sitting import TRIES, SeatRow, come_back, give_back
from caracole.server.store import Also, Append, SetUp, StoreError, Taken, as_json, from_json
from caracole.server.thinking import GameKey, Thought, key_of
from caracole.server.viewers import COME_AGAIN, News, Viewer
from caracole.server.writer import is_unavailable, written

LOG = logging.getLogger("caracole.room")

MOST_ENTRIES = 20_000
"""Entries of one game, in play or taken in: several times as many as the longest campaign has."""


class Standing(NamedTuple):
    """Where the game stands on disk: what may be shown at any moment, whatever is being written."""

    version: int
    waiting: list[str]
    over: bool
    winners: list[str]

    @classmethod
    def told_by(cls, row: Mapping[str, Any], version: int) -> Standing:
        """As the row says of a game that can be shown up to a version only."""
        waiting, winners = (row[name].split(",") if row[name] else [] for name in ("waiting", "winners"))
        return cls(version, waiting, row["over"], winners)


class Room:
    """One game. Made by :class:`caracole.server.rooms.Rooms`."""

    def __init__(self, row: Mapping[str, Any], opened: Opened, presenter: Presenter, board: str, house: House) -> None:
        match = opened.match
        self.id: str = row["id"]
        self.house, self.match, self.presenter, self.board = house, match, presenter, board
        self.game: Game[Any] = match.game
        self.key: GameKey = key_of(match.game)
        self.onlookers: bool = row["onlookers"]
        self.imported: bool = bool(row.get("imported"))
        self.rated: bool = row["rated"]
        """Shall it count for the ratings of those who have one?"""
        self.created: float = row["created"]
        self.owner: str = row.get("owner") or self.id
        """Whose turn it is when computer players wait: everybody's games together wait in one line."""
        self.unplayable: Unplayable | None = opened.unplayable
        """Why it can only be looked at."""
        self.playable = opened.unplayable is None and not match.is_over
        self.is_cut = opened.is_cut
        """The match need not have all entries, and not as they were: the rules that are here lead no further."""
        self.revision = opened.revision
        """Of the rules that it is played under; they need not be here."""
        self.kept: int = row["version"]
        self.head: str = row["head"]
        self.header: str = row["header"]
        """As it is kept."""
        self.viewers: set[Viewer] = set()
        self.computers = Computers(self)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        """Dropped: the game has to be asked for again."""
        self.doubtful = False
        self.mark: Mark = match.mark()
        """Where the match stood when the change under way began."""
        self.advice: tuple[int, int, Thought] | None = None
        """What the coach thought last, at which version and for which seat: nobody makes it think twice about that."""
        self._past: Past | None = None
        self._film: tuple[Played, list[Moment]] | None = None
        self.seats: list[SeatRow] = []
        self.kept_seats: list[SeatRow] = []
        """Who sits where, on disk: what may be shown at any moment, whatever is being written."""
        terms = from_json(row["clock"])
        self.terms: ClockTerms | None = None if terms is None else ClockTerms(**terms)
        self.take_row(row)

    def take_row(self, row: Mapping[str, Any]) -> None:
        """Who sits where, the clocks and the rewind that waits, as the database has them."""
        self.changed: float = row["changed"]
        self.tabled: int = row["tabled"]
        self.notice: str | None = row["notice"]
        self.rematch: str | None = row["rematch"]
        """The game that the same people play next."""
        self._take_table(row["seats"], row["clocks"])
        if self.is_cut:  # what other rules make of its entries is not where it stands
            self.standing = Standing.told_by(row, self.match.version)
            return
        if row["version"] == self.match.version:
            self.head = row["head"]
            plain = row["proposal"]
            self.match.proposal = None if plain is None else msgspec.json.decode(plain, type=Rewind)
        self.standing = self._stands()

    def _take_table(self, seats: str, clocks: str | None) -> None:
        self._table = seats, clocks
        self.seats, self.kept_seats = _rows(seats), _rows(seats)
        ticks = from_json(clocks)
        self.clocks: Clocks | None = None
        if self.terms is not None:
            if ticks is None:
                self.clocks = Clocks.new(self.terms, self.game.seats, self.created)
                self.clocks.running = self.ticking()
            else:
                self.clocks = Clocks.read(ticks)

    @property
    def _shown_of_row(self) -> tuple[str | None, ...]:
        return *self._table, self.notice, self.rematch

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
        return self.imported or all(row.kind != "open" for row in self.seats) or self.is_under_way

    @property
    def is_under_way(self) -> bool:
        """Has anything been decided?"""
        return any(isinstance(entry, Played) for entry in self.match.record.entries)

    def ticking(self, match: Match | None = None) -> list[str]:
        """Those who have to decide, in this match if the game has been set up anew, and whose clock runs: nobody's does
        before somebody sits there, nor in a live game before everybody has come."""
        if self.terms is not None and self.terms.live and not all(row.came for row in self.seats if row.player is None):
            return []
        return [seat for seat in self._deciding(match or self.match) if self.seat_row(seat).kind != "open"]

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

    @property
    def is_full(self) -> bool:
        """Has so much been done and taken back that no more is kept?"""
        return self.match.version >= MOST_ENTRIES

    def touch(self) -> None:
        """Somebody needs it: it stays in memory for now."""
        self.used = time.monotonic()

    def seat_row(self, seat: str) -> SeatRow:
        """Who sits there."""
        return next(row for row in self.seats if row.seat == seat)

    @property
    def is_under_present_rules(self) -> bool:
        """Nothing newer is here."""
        record = self.match.record
        return (self.game.revision, record.data_digest) == (self.game.newest, self.game.data_digest)

    def past(self) -> Past:
        """What has been, as of now; what was found when somebody looked back before is used again."""
        self._past = Past(self.match, self._past)
        return self._past

    def film(self, past: Past, number: int) -> list[Moment]:
        """What happened within an entry that nobody decided, moment by moment; the last one asked for is kept."""
        found = past.before(number)
        if found is None:
            return []
        game, position, entry = found
        if self._film is None or self._film[0] is not entry:
            dice = ReplayDice()
            dice.load(entry.rolls)
            moments = self.presenter.film(game, position.state, entry.seat, game.decode_action(entry.action), dice)
            self._film = entry, moments
        return self._film[1]

    def offer(self, seat: int) -> Offer:
        """What a seat may do, made from what it knows."""
        return Offer.of(self.game, self.match.state, seat, self.chance("offer", seat))

    def chance(self, purpose: str, seat: int | None, *about: object) -> Random:
        """What is imagined for a seat at this version is dealt from this: the same for the same question, and unknown
        to whoever asks."""
        return self.house.keys.rng(purpose, self.id, self.match.version, seat, *about)

    def undo_state(self, seat: int) -> UndoState:
        """May it take back?"""
        refusal = self.match.why_not_undo(seat) if self.has_begun else NOT_BEGUN
        return UndoState(True) if refusal is None else UndoState(False, self.presenter.refused(refusal))

    # --- doing -------------------------------------------------------------------------------------------------------

    async def act(
        self,
        seat: int,
        version: int,
        action: Mapping[str, Any],
        *,
        by_person: bool = True,
        reason: Reason | None = None,
    ) -> int:
        """Do this; the new version, once it is durable. A person who acts has come back. The ``reason`` of a computer
        player goes into the record; nobody is told of it before the game is over, unless the table wants to be."""
        self.expect_playable()
        if by_person:
            self.computers.seen()
        started = time.perf_counter()
        async with self.changing():
            self.expect_begun()
            if by_person:
                self._expect_time(seat)
            logged = self.match.play(seat, action, at=self._as_of(seat, version), reason=reason)
            await self.keep(seat)
            self.tell(logged)
            done = self.match.version
        self.house.entry(time.perf_counter() - started)
        await self._noted(give_back(self))
        if by_person:  # not for a wish that was refused: that would keep the stand-in away, and everybody waiting
            await self._noted(come_back(self, self.game.seats[seat]))
        return done

    async def _noted(self, change: Awaitable[None]) -> None:
        """A change of who sits where that follows from what was done: that is done, and must not look as if it were
        not."""
        try:
            await change
        except Exception as error:
            if not is_unavailable(error):
                raise
            LOG.warning("game %s: who came back could not be noted (%s)", self.id, type(error).__name__)

    def _as_of(self, seat: int, version: int) -> int:
        """The version that an action answers. Where several decide at once, one that quotes an earlier version still
        answers the question if others alone have answered it since."""
        match = self.match
        if version >= match.version:
            return version
        since = [each for each in match.positions if each.serial >= version]
        if len(since) != match.version - version + 1:  # something was taken back, or is no choice
            return version
        asked = since[0].decision
        is_same = asked is not None and all(
            each.decision is not None
            and seat in each.decision.seats
            and (each.decision.kind, each.decision.about) == (asked.kind, asked.about)
            for each in since
        )
        return match.version if is_same and all(each.seat != seat for each in since[1:]) else version

    async def undo(self, seat: int, version: int, to: int | None) -> int:
        """Take back."""
        self.expect_playable()
        self.expect_room_for_more()
        async with self.changing():
            self.expect_begun()
            standing = set(self.match.line)
            self.match.undo(seat, to, at=version)
            await self.keep(seat)
            self.tell_taken_back(standing)
        return self.match.version

    def expect_begun(self) -> None:
        """Raises IllegalAction while somebody is still to sit down."""
        if not self.has_begun:
            raise IllegalAction(NOT_BEGUN)

    def _expect_time(self, seat: int) -> None:
        """Raises IllegalAction for a seat that has lost on time, whoever has noticed."""
        if (
            loses_on_time(self)
            and self.clocks is not None
            and self.game.seats[seat] in self.clocks.overdue(time.time())
        ):
            raise IllegalAction(TIME_IS_UP)

    def expect_room_for_more(self) -> None:
        """Half of a game's entries are for its decisions alone: nobody ends it by taking back again and again."""
        if self.match.version >= MOST_ENTRIES // 2:
            raise NotPlayable("so much was taken back in this game that no more can be")

    def expect_playable(self) -> None:
        """Raises NotPlayable if nothing can be done here any more."""
        if not self.playable:
            raise NotPlayable("this game can only be looked at")
        if self.is_full:
            raise NotPlayable(f"this game has {MOST_ENTRIES} entries, and no more are kept")

    # --- keeping -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One at a time, and from where the database is."""
        async with self.lock:
            await self._be_sure()
            self.mark = self.match.mark()
            yield

    async def keep(self, seat: int | None) -> None:
        """Make the last entry durable, which a seat has decided or (None) nobody. If that fails the match goes back to
        what is on disk."""
        now = time.time()
        *prior, entry = self._unkept()
        if self.clocks is not None and self.terms is not None:
            decided = None if seat is None else self.game.seats[seat]
            self.clocks.decided(self.terms, decided, self.ticking(), now)
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
            await written(self.house.store.append(row))
        except asyncio.CancelledError:  # it is on disk, and whoever did it has gone: the others must hear of it
            self._is_kept(row)
            self.tell([], whole=True)
            raise
        except Exception as error:
            await self.put_back()
            if isinstance(error, Taken):
                raise StaleAction(row.after, self.match.version) from error
            raise
        self._is_kept(row)

    def _unkept(self) -> list[Entry]:
        """What was done since the room began to change: one entry, or two that belong together."""
        record = self.match.record
        if record.version == self.mark.version + 1:
            assert record.last is not None
            return [record.last]
        return list(record.entries[self.mark.version :])

    def _is_kept(self, row: Append) -> None:
        self.head = row.chain
        if row.clocks is not None:
            self.tabled += 1
            self._table = self._table[0], row.clocks
        if self.match.is_over and self.match.record.seed is None:
            self.match.reveal()
        self.standing = self._stands()
        self.changed = row.at
        self.touch()

    async def put_back(self) -> None:
        """What is in memory is not on disk, or nobody knows: as it was before. Then ask the database."""
        try:
            self.match.back_to(self.mark)
            self._take_table(*self._table)
        except Exception:
            LOG.exception("game %s: cannot be put back", self.id)
            self.drop()
            return
        self.doubt()
        try:
            await self._be_sure()
        except Exception as error:
            LOG.warning("game %s: waits for the database (%s)", self.id, type(error).__name__)
            self.house.doubt(self)

    def doubt(self) -> None:
        """What the database has may be more than what is here: look there before anything is done."""
        self.doubtful = True

    async def be_sure(self) -> None:
        """Where the database is; raises what it raises while it does not answer."""
        async with self.lock:
            if not self.gone:
                await self._be_sure()

    async def _be_sure(self) -> None:
        self._expect_here()
        await self.house.before_acting()
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
        self.house.forget(self)
        for viewer in tuple(self.viewers):
            viewer.trouble("unavailable", "please try again")
            viewer.close(COME_AGAIN)

    def reopen(self) -> None:
        """The game goes on under other rules, or was set up anew: this room is forgotten, and whoever is in it comes
        again at once."""
        if self.gone:
            return
        self.gone = True
        self.house.forget(self)
        asyncio.get_running_loop().call_soon(self._send_away)  # whoever has asked gets the answer first

    def _send_away(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.close(COME_AGAIN)
        self.house.reopen(self)

    async def catch_up(self, version: int) -> None:
        """Another process has appended: follow."""
        async with self.lock:
            if self.match.version < version and not self.gone:
                await self._follow()

    async def _follow(self) -> None:
        """Take over what the database has and we have not."""
        kept = await self.house.store.since(self.id, self.kept if self.is_cut else self.match.version)
        standing, table, proposal = set(self.match.line), self._shown_of_row, self.match.proposal
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
            self.tell(logged, fallen=sorted(standing - set(self.match.line)))
        if self._shown_of_row != table:
            self.announce_table()
        if self.match.proposal != proposal:
            self.announce_proposal()
        self.computers.wake()

    def _leads_on(self, row: Mapping[str, Any], bodies: Sequence[str]) -> bool:
        chain = [self.head, *links_of(self.head, bodies)]
        version = self.kept if self.is_cut else self.match.version
        return bool(row["version"] == version + len(bodies) and row["head"] == chain[-1])

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, logged: list[Logged], fallen: list[int] | None = None, whole: bool = False) -> None:
        """Give everybody what they may know of this; ``fallen`` are entries that no longer stand."""
        news = News(self, logged, fallen or [])
        for viewer in tuple(self.viewers):
            viewer.update(news, whole=whole)
        self.computers.wake()
        self.call_whose_turn_it_is()

    def call_whose_turn_it_is(self) -> None:
        """Those who have to decide are told wherever they want to be told."""
        self.house.turn(self, [seat for seat in self.waiting if self.seat_row(seat).computer is None])

    @property
    def online(self) -> set[str]:
        """The seats that somebody looks through now."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def tell_taken_back(self, standing: set[int]) -> None:
        """The last entry has taken something back of what stood."""
        fallen = sorted(standing - set(self.match.line))
        version = self.match.version
        logged = [each for each in self.match.events_for(None, since=version - 1) if each.serial == version]
        self.tell(logged, fallen=fallen)

    def announce_proposal(self) -> None:
        """A rewind waits for agreement, or no longer."""
        for viewer in tuple(self.viewers):
            viewer.proposed(proposal_of(self))

    def announce_table(self) -> None:
        """Who sits where or who is there has changed. Whoever looks through a seat that is another's by now comes again
        and finds what is left to them."""
        hands = self.hands
        for viewer in tuple(self.viewers):
            if any(viewer.hands[seat] != hands[seat] for seat in viewer.seats):
                self.viewers.discard(viewer)
                viewer.close(COME_AGAIN)
        info, clocks = info_of(self), self.shown_clocks()
        for viewer in tuple(self.viewers):
            viewer.table(info, clocks)

    def shown_clocks(self) -> list[Any]:
        """The clocks as of now."""
        return [] if self.clocks is None else self.clocks.shown(time.time())

    # --- who sits where ----------------------------------------------------------------------------------------------

    @property
    def hands(self) -> dict[str, int]:
        """How often each seat went from one holder to another: whoever came in before that has it no longer."""
        return {row.seat: row.hands for row in self.seats}

    async def change_table(self, change: Callable[[], Match | None], also: Also | None = None) -> None:
        """Change who sits where or the clocks, keep it and tell everybody. If it cannot be kept nothing has changed; if
        somebody else was first the change is made again to what they left. A change that gives a match has set the game
        up anew."""
        async with self.lock:
            for tries in range(TRIES):
                await self._be_sure()
                self.mark = self.match.mark()
                dealt = change()
                try:
                    await self._write_table(also, dealt)
                    break
                except Taken:
                    if tries == TRIES - 1:
                        raise
        if not self.gone:
            self.announce_table()
            self.computers.wake()

    async def _write_table(self, also: Also | None, dealt: Match | None) -> None:
        seats = as_json(self.seats)
        clocks = None if self.clocks is None else as_json(self.clocks.plain())
        anew = None if dealt is None else SetUp.of(dealt)
        try:
            await written(self.house.store.change_table(self.id, self.tabled, seats, clocks, also, anew))
        except asyncio.CancelledError:
            self._table_is_kept(seats, clocks, dealt)
            if not self.gone:
                self.announce_table()
            raise
        except Exception:
            await self.put_back()
            raise
        self._table_is_kept(seats, clocks, dealt)

    def _table_is_kept(self, seats: str, clocks: str | None, dealt: Match | None) -> None:
        self._table, self.tabled = (seats, clocks), self.tabled + 1
        self.kept_seats = _rows(seats)
        if dealt is not None:
            self.reopen()


def _rows(seats: str) -> list[SeatRow]:
    return [SeatRow(**each) for each in from_json(seats)]
