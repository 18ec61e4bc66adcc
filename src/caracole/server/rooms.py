"""All games: those in memory, and the way from the database into it and back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from caracole.kernel import CaracoleError, Game
from caracole.kernel.dice import SEED_BYTES, commitment
from caracole.play.match import Match
from caracole.play.record import Record, RecordError
from caracole.play.registry import is_brought
from caracole.players import player_names, usual_player
from caracole.present.presenter import Presenter, presenter_for
from caracole.server.clocks import Clocks
from caracole.server.keys import Keys
from caracole.server.people.ending import closed, end, let_time_run_out
from caracole.server.protocol import ClockTerms
from caracole.server.revisions import Opened, kept_move, open_kept, resumed
from caracole.server.room import Room
from caracole.server.seating import Seating
from caracole.server.settings import Settings
from caracole.server.sitting import SeatRow
from caracole.server.store import UNNOTICED, Also, Damaged, Kept, SetUp, Store, Taken, as_json, from_json, hashed
from caracole.server.talking import hand_out
from caracole.server.tasks import Supervisor, Watch
from caracole.server.thinking import GameKey, Thinkers, key_of
from caracole.server.turns import Turns

LOG = logging.getLogger("caracole.rooms")

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_PRESENTERS = 64
"""Remembered for games to come; a game that is open keeps its own."""
SWEEP = 10.0
"""Seconds between two looks at clocks and idle games, and between two signs of life."""

LIVE_SWEEP = 1.0
"""The same, for games whose clocks have minutes only."""
DAY = 86400.0
NEVER_BEGUN = 60 * DAY
"""Seconds after which a game that waits for somebody to sit down is closed."""


def new_id() -> str:
    """The name of a game: public, but not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_token() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(24)


class Doors(NamedTuple):
    """The ways into a new game: the token of my seats, and the invitation to each open one."""

    mine: list[str]
    token: str
    invited: list[tuple[str, str]]

    @classmethod
    def to(cls, seats: Sequence[SeatRow], mine: list[str]) -> Doors:
        """A token for all of mine together, and an invitation to each seat that is open."""
        return cls(mine, new_token(), [(row.seat, new_token()) for row in seats if row.kind == "open"])


class NotPromised(CaracoleError):
    """There is no such seed, or it is used already."""


class Rooms:
    """The games of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        keys: Keys,
        supervisor: Supervisor,
        *,
        on_turn: Callable[[Room, list[str]], None],
        on_entry: Callable[[float], None],
    ) -> None:
        self.settings, self.store, self.thinkers = settings, store, thinkers
        self.keys, self.supervisor = keys, supervisor
        self._on_turn, self._on_entry = on_turn, on_entry
        self.live: dict[str, Room] = {}
        """Kept in memory."""
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Everything that is in memory, also what only somebody in the midst of something still holds: there are never
        two rooms for one game."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._reading = Turns(2, 100, 2000)
        """A long game takes seconds to read: whoever has made many of them keeps nobody else waiting."""
        self._presenters: OrderedDict[GameKey, tuple[Presenter, str]] = OrderedDict()
        self._beaten = time.monotonic()

    # --- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Show that we live, watch the clocks, listen to other processes, and let computers go on where they had to
        decide."""
        await self.beat()
        self.supervisor.every("heartbeat", SWEEP, self.beat)
        self.supervisor.every("clocks", SWEEP, self._sweep)
        self.supervisor.every("live clocks", LIVE_SWEEP, self._sweep_live)
        self.supervisor.every("games that never began", DAY, self._close_never_begun, vital=False)
        self.supervisor.once("taking games up again", self._wake_computers)
        if self.settings.is_postgres:
            self.supervisor.keep("listener", self._listen)

    async def stop(self) -> None:
        """Nobody stays, no computer thinks on."""
        rooms = tuple(self._known.values())
        ending = [task for room in rooms if (task := room.computers.cancel()) is not None]
        await asyncio.gather(*ending, return_exceptions=True)
        for room in rooms:
            for viewer in tuple(room.viewers):
                viewer.close()

    async def beat(self) -> None:
        """Show that a server lives. After a time without any, or without the database, clocks are put right."""
        changed = await self.store.beat(time.time())
        self._beaten = time.monotonic()
        for game in changed:
            self._heard("table", game, "")

    async def _sweep(self) -> None:
        if time.monotonic() - self._beaten <= UNNOTICED:
            await self.let_time_run_out(time.time())
        self._forget_idle()

    async def _sweep_live(self) -> None:
        """In games that are played at the table seconds count."""
        if time.monotonic() - self._beaten > UNNOTICED:
            return
        now = time.time()
        for room in tuple(self.live.values()):
            if room.terms is not None and room.terms.live and room.clocks is not None and room.clocks.overdue(now):
                try:
                    await let_time_run_out(room, now, usual_player(room.game.system))
                except Exception as error:  # no other game's trouble
                    LOG.warning("game %s: its clocks could not be looked at (%s)", room.id, type(error).__name__)

    async def let_time_run_out(self, now: float) -> None:
        """Whose time is up loses or gets a stand-in, in memory or not. A game that cannot be read is no other game's
        trouble."""
        for game, ticks in await self.store.with_clocks():
            try:
                if Clocks.read(from_json(ticks)).overdue(now):
                    room = await self.get(game)
                    if room is not None:
                        await let_time_run_out(room, now, usual_player(room.game.system))
            except Exception as error:
                LOG.warning("game %s: its clocks could not be looked at (%s)", game, type(error).__name__)

    async def _close_never_begun(self) -> None:
        """Nobody has come for so long that nobody will."""
        for game in await self.store.never_begun(time.time() - NEVER_BEGUN):
            try:
                room = await self.get(game)
                if room is not None and not room.has_begun:
                    await end(room, lambda room: None if room.has_begun else closed(room))
            except Exception as error:  # no other game's trouble
                LOG.warning("game %s, which nobody came to, is not closed (%s)", game, type(error).__name__)

    def _forget_idle(self) -> None:
        recently = time.monotonic() - SWEEP
        idle = sorted(
            (room for room in self.live.values() if not room.viewers and not _is_busy(room) and room.used < recently),
            key=lambda room: room.used,
        )
        for room in idle[: max(0, len(self.live) - self.settings.live_games)]:
            del self.live[room.id]

    async def _wake_computers(self) -> None:
        """After a start: games in which the computer has to decide, or in which a clock runs, are taken up again."""
        for game, seats, waiting in await self.store.unfinished():
            try:
                rows = {row["seat"]: SeatRow(**row) for row in from_json(seats)}
                if all(row.computer for row in rows.values()):
                    continue  # it rests until somebody comes back
                if any(seat in rows and rows[seat].computer for seat in waiting.split(",")):
                    room = await self.get(game)
                    if room is not None:
                        room.computers.wake()
            except Exception:
                LOG.exception("game %s cannot be taken up again", game)

    # --- other processes ---------------------------------------------------------------------------------------------

    async def _listen(self, watch: Watch) -> None:
        """Until the connection ends. What was told while nobody listened is read as soon as somebody does."""

        def listening() -> None:
            watch.well()
            for room in tuple(self._known.values()):
                self.doubt(room)

        await self.store.listen(self._heard, listening)
        raise ConnectionError("the connection that listens to other processes is lost")

    def _heard(self, kind: str, game: str, detail: str) -> None:
        if kind == "key":
            self.supervisor.once("handing the key over", lambda: self.store.hand_over_key(detail))
            return
        room = self._known.get(game)
        if room is None:
            return
        if kind == "entry":
            version = int(detail)
            self.supervisor.once(f"news of game {game}", lambda: room.catch_up(version))
        elif kind == "chat":
            self.supervisor.once(f"chat of game {game}", lambda: self._reread_chat(room, int(detail)))
        else:
            self.doubt(room)

    async def _reread_chat(self, room: Room, line: int) -> None:
        row = await self.store.line_of(room.id, line)
        if row is not None:
            hand_out(room, row)

    # --- what a room asks for ----------------------------------------------------------------------------------------

    @property
    def unattended(self) -> float:
        """Seconds for which the computer plays on for everybody when nobody is there any more."""
        return self.settings.unattended

    def turn(self, room: Room, seats: list[str]) -> None:
        """These seats have to decide."""
        self._on_turn(room, seats)

    def entry(self, seconds: float) -> None:
        """An entry was made durable, so long after it was asked for."""
        self._on_entry(seconds)

    def watch(self, name: str) -> Watch:
        """Show how a computer player is."""
        return self.supervisor.watch(name)

    def forget_watch(self, watch: Watch) -> None:
        """It has nothing to decide."""
        self.supervisor.forget(watch)

    async def before_acting(self) -> None:
        """Time in which nothing could be written is not charged to whoever acts first afterwards."""
        if time.monotonic() - self._beaten > UNNOTICED:
            await self.beat()

    def doubt(self, room: Room) -> None:
        """Something has changed: look as soon as the database answers."""
        room.doubt()
        self.supervisor.once(f"news of game {room.id}", room.be_sure)

    def forget(self, room: Room) -> None:
        """It cannot be trusted any more: whoever asks gets the game as it is kept."""
        if self._known.get(room.id) is room:
            del self._known[room.id]
            self.live.pop(room.id, None)

    def reopen(self, room: Room) -> None:
        """It goes on under other rules, or begins; perhaps the computer has to decide, or somebody who is away."""
        were_here = room.online

        async def take_up() -> None:
            opened = await self.get(room.id)
            if opened is not None:
                opened.computers.wake()
                if not were_here & set(opened.waiting):
                    opened.call_whose_turn_it_is()

        self.supervisor.once(f"opening game {room.id} again", take_up)

    # --- games -------------------------------------------------------------------------------------------------------

    async def presenter(self, game: Game[Any]) -> tuple[Presenter, str]:
        """What shows a game, and the address of its board."""
        key = key_of(game)
        if key not in self._presenters:
            drawn = await self.thinkers.board(key)
            self._presenters[key] = presenter_for(game, drawn.places), drawn.board
            if len(self._presenters) > MOST_PRESENTERS:
                self._presenters.popitem(last=False)
        self._presenters.move_to_end(key)
        return self._presenters[key]

    async def get(self, game: str) -> Room | None:
        """The game of that name, from memory or from the database; None if there is none."""
        room = self._known.get(game)
        if room is not None:
            room.touch()
            self.live[game] = room
            return room
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = asyncio.create_task(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> Room | None:
        kept = await self.store.whole(game)
        if kept is None:
            return None
        try:
            async with self._reading.of(kept.row.get("owner") or game):
                opened = await asyncio.to_thread(open_kept, kept.row, kept.bodies)
        except (RecordError, msgspec.MsgspecError) as error:
            raise Damaged(f"game {game}: {error}") from error
        if opened.is_moved and not await self._keep_move(kept, opened):
            return await self._load(game)
        return await self._enter(kept.row, opened)

    async def _keep_move(self, kept: Kept, opened: Opened) -> bool:
        """The rules of this game are gone, and the present ones agree with it: it goes on under them. False if somebody
        else was first."""
        row = kept_move(kept.row, opened.match, forgive=True)
        try:
            await self.store.append(row)
        except Taken:
            return False
        LOG.warning("game %s goes on under the present rules: its own are no longer here", row.game)
        kept.row.update(
            version=row.serial, head=row.chain, waiting=row.waiting, clocks=row.clocks, proposal=None, changed=row.at
        )
        kept.row["tabled"] += row.clocks is not None
        return True

    async def _enter(self, row: Mapping[str, Any], opened: Opened) -> Room:
        presenter, board = await self.presenter(opened.match.game)
        room = Room(row, opened, presenter, board, self)
        self.live[room.id] = self._known[room.id] = room
        self._forget_idle()
        if self.settings.is_postgres:  # what was told while it was loaded was not heard
            self.doubt(room)
        return room

    async def promise(self) -> str:
        """Draw a seed for a game yet to be made; its commitment."""
        seed = secrets.token_bytes(SEED_BYTES)
        promise = commitment(seed)
        await self.store.promise(promise, seed)
        return promise

    async def has_promised(self, promise: str) -> bool:
        """Is the seed behind this commitment still to be used?"""
        return await self.store.has_promised(promise)

    async def create(
        self,
        game: Game[Any],
        seats: Sequence[SeatRow],
        *,
        onlookers: bool,
        terms: ClockTerms | None,
        salts: Sequence[str],
        doors: Doors,
        account: int | None,
        promised: str | None = None,
        owner: str = "",
        also: Also | None = None,
        name: str | None = None,
        rated: bool = True,
        listed: bool = False,
    ) -> Room:
        """A new game. What is ``also`` done is done with it, or neither is. ``promised`` is the commitment of a seed
        drawn before; raises NotPromised if there is none."""
        names = [row.name or row.seat for row in seats]
        seed = secrets.token_bytes(SEED_BYTES) if promised is None else await self.store.redeem(promised)
        if seed is None:
            raise NotPromised("that seed was not promised, or is used already")
        match, own = Match.new(game, seed, salts, names), is_brought(game.system, game.scenario)
        return await self._keep_new(
            match, seats, onlookers, terms, doors, account, None, owner, also, name, rated and not own, listed
        )

    async def take_in(
        self,
        record: Record,
        seats: Sequence[SeatRow],
        onlookers: bool,
        doors: Doors,
        *,
        account: int | None = None,
        work: Callable[..., Awaitable[Any]] = asyncio.to_thread,
        owner: str = "",
    ) -> Room:
        """A game from its record; ``work`` does what takes long, beside the event loop. If it goes on, its dice get a
        new seed: whoever brings it may know the one it had."""
        match = await work(resumed, record)
        if match.is_over and record.secret is not None and record.seed is None:
            match.reveal()
        if not match.is_over:
            match.reseal(secrets.token_bytes(SEED_BYTES))
        bodies = await work(_bodies, record)
        return await self._keep_new(match, seats, onlookers, None, doors, account, bodies, owner)

    async def _keep_new(
        self,
        match: Match,
        seats: Sequence[SeatRow],
        onlookers: bool,
        terms: ClockTerms | None,
        doors: Doors,
        account: int | None,
        bodies: Sequence[str] | None,
        owner: str,
        also: Also | None = None,
        name: str | None = None,
        rated: bool = True,
        listed: bool = False,
    ) -> Room:
        now = time.time()
        outcome, names, begins = match.outcome, match.game.seats, SetUp.of(match)
        winners = [] if outcome is None else [names[seat] for seat in outcome.winners]
        clocks = None
        if terms is not None:
            clocks = Clocks.new(terms, names, now)
            starts = not terms.live and all(row.kind != "open" for row in seats)
            clocks.running = begins.waiting.split(",") if starts else []
        seed = match.record.secret or match.record.seed
        row: dict[str, Any] = {
            "id": name or new_id(),
            "owner": owner or None,
            **begins._asdict(),
            "secret": None if seed is None else seed.hex(),
            "seats": as_json(list(seats)),
            "clock": None if terms is None else as_json(terms),
            "clocks": None if clocks is None else as_json(clocks.plain()),
            "onlookers": onlookers,
            "listed": listed,
            "version": match.version,
            "over": match.is_over,
            "winners": ",".join(winners),
            "created": now,
            "changed": now,
            "imported": bodies is not None,
            "rated": rated and bodies is None,
        }
        held = []
        if doors.mine:
            token = {"hash": hashed(doors.token), "seats": ",".join(doors.mine)}
            held = [{**token, "game": row["id"], "account": account, "host": True}]
        seating = Seating(self.store)
        invited = [seating.row(row["id"], seat, token) for seat, token in doors.invited]
        presenter, _ = await self.presenter(match.game)
        assert presenter is not None
        await self.store.create_game(row, bodies or [], held, invited, also)
        room = await self._enter(row, Opened(match, match.game.revision))
        room.computers.wake()
        return room


def _bodies(record: Record) -> list[str]:
    return [as_json(each) for each in record.plain()["entries"]]


def _is_busy(room: Room) -> bool:
    return room.lock.locked() or room.computers.are_busy


def known_player(system: str, name: str | None) -> str:
    """A computer player by name; the usual one if none is named."""
    if name is None:
        return usual_player(system)
    if name not in player_names(system):
        raise CaracoleError(f"{system} has no computer player {name!r}")
    return name
