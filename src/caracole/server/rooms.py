"""All games: those in memory, and the way from the database into it and back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from caracole.kernel import CaracoleError, Game, NotCarried
from caracole.kernel.dice import SEED_BYTES, commitment
from caracole.play.match import Match
from caracole.play.record import Record
from caracole.play.replay import WrongGame
from caracole.players import player_names
from caracole.present.presenter import Presenter, presenter_for
from caracole.server.clocks import Clocks
from caracole.server.keys import Keys
from caracole.server.protocol import ClockTerms
from caracole.server.room import Room, SeatRow
from caracole.server.settings import Settings
from caracole.server.store import Store, as_json, from_json, hashed
from caracole.server.talking import hand_out
from caracole.server.thinking import GameKey, Thinkers, key_of, wished
from caracole.server.turns import Turns

LOG = logging.getLogger("caracole.rooms")

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_PROMISES = 5000
MOST_PRESENTERS = 64
"""Remembered for games to come; a game that is open keeps its own."""
SWEEP = 10.0
"""Seconds between two looks at clocks and idle games."""


def new_id() -> str:
    """The name of a game: public, but not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_token() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(24)


class Rooms:
    """The games of one process."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, keys: Keys) -> None:
        self.settings, self.store, self.thinkers, self.keys = settings, store, thinkers, keys
        self.live: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._reading = Turns(2, 100, 2000)
        """A long game takes seconds to read: whoever has made many of them keeps nobody else waiting."""
        self._presenters: OrderedDict[GameKey, tuple[Presenter, str]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._promised: dict[str, bytes] = {}
        self.on_turn: Callable[[Room, list[str]], None] = lambda room, seats: None
        self.on_entry: Callable[[float], None] = lambda seconds: None

    # --- life --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Watch the clocks, listen to other processes, and let computers go on where they had to decide."""
        self._spawn(self._sweep())
        self._spawn(self._wake_computers())
        if self.settings.is_postgres:
            self._spawn(self._listen())

    async def stop(self) -> None:
        """End everything that runs."""
        thinking = [room.thinking for room in self.live.values() if room.thinking is not None]
        for each in thinking:
            each.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)  # what they were writing is written, or taken back
        for room in self.live.values():
            for viewer in tuple(room.viewers):
                viewer.close()
        for task in tuple(self._tasks):
            task.cancel()
        for task in tuple(self._tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            try:
                await self.let_time_run_out(time.time())
            except Exception:
                LOG.exception("the clocks could not be looked at")
            self._forget_idle()
            await asyncio.sleep(SWEEP)

    async def let_time_run_out(self, now: float) -> None:
        """Whose time is up gets a stand-in, in memory or not."""
        for game, ticks in await self.store.with_clocks():
            if Clocks.read(from_json(ticks)).overdue(now):
                room = await self.get(game)
                if room is not None:
                    await room.let_time_run_out(now, player_names(room.game.system)[0])

    def _forget_idle(self) -> None:
        idle = sorted(
            (room for room in self.live.values() if not room.viewers and not _is_busy(room)),
            key=lambda room: room.used,
        )
        for room in idle[: max(0, len(self.live) - self.settings.live_games)]:
            del self.live[room.id]

    async def _wake_computers(self) -> None:
        """After a start: games in which the computer has to decide, or in which a clock runs, are taken up again."""
        for game, seats, waiting in await self.store.unfinished():
            rows = {row["seat"]: SeatRow(**row) for row in from_json(seats)}
            if all(row.computer for row in rows.values()):
                continue  # it rests until somebody comes back
            if any(seat in rows and rows[seat].computer for seat in waiting.split(",")):
                try:
                    room = await self.get(game)
                except Exception:
                    LOG.exception("game %s cannot be taken up again", game)
                    continue
                if room is not None:
                    room.wake_computer()

    async def _listen(self) -> None:
        while True:
            try:
                await self.store.listen(self._heard)
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("the connection that listens to other processes is lost; trying again")
            await asyncio.sleep(1.0)
            for room in tuple(self.live.values()):  # what was told meanwhile was not heard
                row = await self.store.game(room.id)
                if row is not None:
                    await room.catch_up(row["version"])

    def _heard(self, kind: str, game: str, detail: str) -> None:
        room = self.live.get(game)
        if room is None:
            return
        if kind == "entry":
            self._spawn(room.catch_up(int(detail)))
        elif kind == "table":
            self._spawn(self._reread_table(room))
        elif kind == "chat":
            self._spawn(self._reread_chat(room, int(detail)))

    async def _reread_table(self, room: Room) -> None:
        row = await self.store.game(room.id)
        if row is not None:
            async with room.lock:
                room.take_row(row)
            room.announce_table()

    async def _reread_chat(self, room: Room, line: int) -> None:
        for row in await self.store.chat_of(room.id, after=line - 1, most=1):
            hand_out(room, row)

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
        room = self.live.get(game)
        if room is not None:
            room.used = time.monotonic()
            return room
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
        try:
            return await asyncio.shield(self._loading[game])
        finally:
            self._loading.pop(game, None)

    async def _load(self, game: str) -> Room | None:
        row = await self.store.game(game)
        if row is None:
            return None
        bodies = await self.store.entries_after(game, 0)
        async with self._reading.of(row.get("owner") or game):
            match, playable = await asyncio.to_thread(_rebuild, row, bodies)
        return await self._enter(row, match, playable)

    async def _enter(self, row: Mapping[str, Any], match: Match, playable: bool) -> Room:
        presenter, board = await self.presenter(match.game)
        room = Room(row, match, presenter, key_of(match.game), board, playable)
        room.store, room.thinkers, room.keys = self.store, self.thinkers, self.keys
        room.on_turn, room.on_entry = self.on_turn, self.on_entry
        room.unattended = self.settings.unattended
        room.rebuild = lambda row, bodies: _rebuild(row, bodies)[0]
        self.live[room.id] = room
        self._forget_idle()
        return room

    def promise(self) -> str:
        """Draw a seed for a game yet to be made; its commitment. The oldest promises are forgotten."""
        seed = secrets.token_bytes(SEED_BYTES)
        promise = commitment(seed)
        self._promised[promise] = seed
        if len(self._promised) > MOST_PROMISES:
            del self._promised[next(iter(self._promised))]
        return promise

    def has_promised(self, promise: str) -> bool:
        """Is the seed behind this commitment still to be used?"""
        return promise in self._promised

    async def create(
        self,
        game: Game[Any],
        seats: Sequence[SeatRow],
        *,
        onlookers: bool,
        terms: ClockTerms | None,
        salts: Sequence[str],
        doors: Sequence[tuple[list[str], str]],
        account: int | None,
        promised: str | None = None,
        owner: str = "",
    ) -> Room:
        """A new game; ``doors`` are the seats of each link with its token, the first one mine. ``promised`` is the
        commitment of a seed drawn before."""
        names = [row.name or row.seat for row in seats]
        seed = secrets.token_bytes(SEED_BYTES) if promised is None else self._promised.pop(promised)
        match = Match.new(game, seed, salts, names)
        return await self._keep_new(match, seats, onlookers, terms, doors, account, [], owner)

    async def take_in(
        self,
        record: Record,
        seats: Sequence[SeatRow],
        onlookers: bool,
        doors: Sequence[tuple[list[str], str]],
        *,
        work: Callable[..., Awaitable[Any]] = asyncio.to_thread,
        owner: str = "",
    ) -> Room:
        """A game from its record; ``work`` does what takes long, beside the event loop."""
        header = record.header
        game = await work(wished, header.system, header.scenario, header.options)
        match = await work(Match.resume, game, record)
        if match.is_over and record.secret is not None and record.seed is None:
            match.reveal()
        bodies = await work(_bodies, record)
        return await self._keep_new(match, seats, onlookers, None, doors, None, bodies, owner)

    async def _keep_new(
        self,
        match: Match,
        seats: Sequence[SeatRow],
        onlookers: bool,
        terms: ClockTerms | None,
        doors: Sequence[tuple[list[str], str]],
        account: int | None,
        bodies: Sequence[str],
        owner: str,
    ) -> Room:
        now = time.time()
        record = match.record
        decision, outcome, names = match.decision, match.outcome, match.game.seats
        waiting = [] if decision is None else [names[seat] for seat in decision.seats]
        winners = [] if outcome is None else [names[seat] for seat in outcome.winners]
        clocks = None
        if terms is not None:
            clocks = Clocks.new(terms, names, now)
            clocks.running = waiting
        seed = match.record.secret or match.record.seed
        row: dict[str, Any] = {
            "id": new_id(),
            "owner": owner or None,
            "header": as_json(record.header.plain()),
            "setup": as_json(record.setup.plain()),
            "secret": None if seed is None else seed.hex(),
            "seats": as_json(list(seats)),
            "clock": None if terms is None else as_json(terms),
            "clocks": None if clocks is None else as_json(clocks.plain()),
            "onlookers": onlookers,
            "version": match.version,
            "waiting": ",".join(waiting),
            "over": match.is_over,
            "winners": ",".join(winners),
            "created": now,
            "changed": now,
        }
        opened = [
            {
                "hash": hashed(token),
                "game": row["id"],
                "seats": ",".join(held),
                "account": account if number == 0 else None,
            }
            for number, (held, token) in enumerate(doors)
        ]
        presenter, _ = await self.presenter(match.game)
        assert presenter is not None
        await self.store.create_game(row, bodies, opened)
        room = await self._enter(row, match, seed is not None and not match.is_over)
        room.wake_computer()
        return room


def _bodies(record: Record) -> list[str]:
    return [as_json(each) for each in record.plain()["entries"]]


def _is_busy(room: Room) -> bool:
    return room.lock.locked() or (room.thinking is not None and not room.thinking.done())


def _rebuild(row: Mapping[str, Any], bodies: Sequence[str]) -> tuple[Match, bool]:
    """A match from the database, and whether it may be played on: not without its seed, nor under other rules."""
    plain = {
        "format": "caracole-record",
        "schema": 1,
        "header": from_json(row["header"]),
        "setup": from_json(row["setup"]),
        "entries": [from_json(body) for body in bodies],
        "seed": None,
        "secret": row["secret"],
    }
    record = Record.from_plain(plain, f"game {row['id']}")
    header = record.header
    try:
        game = wished(header.system, header.scenario, header.options, header.revision)
        match, playable = Match.resume(game, record, verify=False), row["secret"] is not None
    except (NotCarried, WrongGame):  # made under another revision of the rules: to look at, if it can still be replayed
        game = wished(header.system, header.scenario, header.options)
        record = Record.from_plain(plain, f"game {row['id']}")
        match, playable = Match.resume(game, record, any_revision=True), False
    if match.is_over and record.secret is not None and record.seed is None:
        match.reveal()
    return match, playable and not match.is_over


def known_player(system: str, name: str | None) -> str:
    """A computer player by name; the strongest if none is named."""
    names = player_names(system)
    if name is None:
        return names[0]
    if name not in names:
        raise CaracoleError(f"{system} has no computer player {name!r}")
    return name
