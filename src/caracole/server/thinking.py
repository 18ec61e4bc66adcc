"""Work that takes long, done in other processes: computer players think there, and boards are drawn there.

What goes over is plain data. A computer player gets an imagined state, never the true one. It lives in one process from
its first decision on, with its plans: all that is thought for a game is thought in the process that is its home. A
player that is lost (its process died, too many others have been asked since) is made anew, and so is one whose game was
taken back.

Who owns the games is served in turn with everybody else, a thought that takes too long is cut off, and a process that
dies or hangs is replaced.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from caracole.kernel import CaracoleError, Game
from caracole.kernel.codec import canonical
from caracole.play.registry import load
from caracole.players import Offer, Planner, Player, Reason, make_player, plans_ahead
from caracole.present.presenter import presenter_for
from caracole.server.boards import Boards, DrawnBoard, Picture, Shelf, board_key
from caracole.server.turns import Turns

LOG = logging.getLogger("caracole.thinking")

GameKey = tuple[str, str, str, int]
"""System, scenario, options as canonical JSON, revision of the rules."""


def key_of(game: Game[Any]) -> GameKey:
    """What tells a game from others."""
    return game.system, game.scenario, canonical(dict(game.options)).decode(), game.revision


@lru_cache(maxsize=64)
def game_of(key: GameKey) -> Game[Any]:
    """The game behind a key, loaded once in each process."""
    return load(key[0], key[1], msgspec.json.decode(key[2]), revision=key[3])


@lru_cache(maxsize=256)
def _key_of_wish(system: str, scenario: str, options: bytes, revision: int | None) -> GameKey:
    return key_of(load(system, scenario, msgspec.json.decode(options), revision=revision))


def wished(system: str, scenario: str, options: Mapping[str, Any], revision: int | None = None) -> Game[Any]:
    """The game with these options, those that are not named as the system has them; raises NotCarried for a
    ``revision`` of the rules that is not there."""
    return game_of(_key_of_wish(system, scenario, canonical(dict(options)), revision))


class Thinker(NamedTuple):
    """A computer player on a seat of a game. ``undone`` grows whenever something was taken back: a plan from before is
    worth nothing then."""

    key: GameKey
    game: str
    seat: int
    player: str
    undone: int = 0


class Thought(NamedTuple):
    """What a computer player does, as a message, and why if it can tell."""

    action: dict[str, Any]
    reason: Reason | None = None


# --- in the other process --------------------------------------------------------------------------------------------


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    os.nice(5)
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: int) -> None:
    """A server that was killed cannot tell its processes to stop: they notice by themselves."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


MOST_PLAYERS = 64
"""Computer players that one process remembers; who was asked last is remembered longest."""


class Players:
    """The computer players that live in a process."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._kept: OrderedDict[Thinker, tuple[int, Player]] = OrderedDict()

    def take(self, thinker: Thinker) -> Player | None:
        """The player, if it is here and nothing was taken back since. It has to be put back after it has decided; one
        that failed is not."""
        undone, player = self._kept.pop(thinker._replace(undone=0), (-1, None))
        return player if undone == thinker.undone else None

    def put(self, thinker: Thinker, player: Player) -> None:
        """It will be asked again."""
        self._kept[thinker._replace(undone=0)] = thinker.undone, player
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


PLAYERS = Players()


def think(thinker: Thinker, imagined: dict[str, Any], seed: int, pace: float = 1.0) -> Thought:
    """What a computer player does; a new one is made with the seed. Whoever plans takes the part ``pace`` of the usual
    time."""
    game, seat = game_of(thinker.key), thinker.seat
    offer = Offer(game, game.decode_state(msgspec.json.decode(msgspec.json.encode(imagined))), seat)
    player = PLAYERS.take(thinker) or make_player(game.system, thinker.player, seed, by_time=True)
    if isinstance(player, Planner):
        player.pace = pace
    chosen = player.choose(game, seat, offer.view, offer)
    PLAYERS.put(thinker, player)
    return Thought(game.encode_action(chosen.action), chosen.reason)


def draw(key: GameKey) -> DrawnBoard:
    """The board of a game."""
    drawn = presenter_for(game_of(key)).draw()
    files, addresses = [], {}
    for name, picture in drawn.pictures.items():
        data = picture.encode()
        file = f"{hashlib.sha256(data).hexdigest()[:20]}.svg"
        addresses[name] = f"/boards/{file}"
        files.append(Picture(file, "image/svg+xml", gzip.compress(data, 6, mtime=0)))
    board = drawn.board
    board.map = _by_language(addresses, "map.")
    for number, sheet in enumerate(board.sheets or ()):
        sheet.map = board.map if number == 0 else _by_language(addresses, f"{sheet.id}.map.")
    board.sprites = addresses["sprites"]
    board.digest = hashlib.sha256(msgspec.json.encode(board)).hexdigest()[:20]
    file = f"{board.digest}.json"
    files.append(Picture(file, "application/json", gzip.compress(msgspec.json.encode(board), 6, mtime=0)))
    return DrawnBoard(f"/boards/{file}", files, drawn.places)


def _by_language(addresses: Mapping[str, str], prefix: str) -> dict[str, str]:
    return {name.removeprefix(prefix): at for name, at in addresses.items() if name.startswith(prefix)}


# --- in the server ---------------------------------------------------------------------------------------------------


class TookTooLong(CaracoleError):
    """A process has not answered in time, and was ended."""


class KeepsDying(CaracoleError):
    """Processes died again and again over the same work."""


START_WITHIN = 120.0
"""Seconds for a process to start; a busy machine takes long to read all the modules."""


class Worker:
    """One process, started when it is first needed and replaced when it dies or has to be ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None

    async def do(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        """What the function answers there. Raises BrokenProcessPool if the process dies, TookTooLong if it must."""
        try:
            pool = await self._ready()
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(function, *args)), within)
        except TimeoutError:
            self.end()
            raise TookTooLong(f"no answer within {within:g} s") from None
        except (BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin, initargs=(os.getpid(),))
            self._process = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(os.getpid)), START_WITHIN)
        return self._pool

    def end(self) -> None:
        """End the process, whatever it does; the next work starts another."""
        pool, process, self._pool, self._process = self._pool, self._process, None, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            if process is not None:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)


class Works(Protocol):
    """What a worker is to the crew; tests put others in its place."""

    async def do(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        """The answer."""

    def end(self) -> None:
        """No more."""


WAITING_EACH, WAITING_ALL = 100, 2000
"""Wishes of one owner, and of all, that wait at most; shared out evenly among the workers."""
TRIES = 3
MOST_HOMES = 10_000
WORTH_WAITING = 4
"""A game stays with its worker while at most so many more wait there than elsewhere: plans are worth some waiting."""


class Place(NamedTuple):
    """A worker, and the line before it."""

    worker: Works
    turns: Turns


class Crew:
    """Some workers, each with the line of those who wait for it. What has the same ``home`` is done by the same one, as
    long as the others have not much less to do."""

    def __init__(self, workers: int, within: float, make: Callable[[], Works] = Worker) -> None:
        count = max(1, workers)
        each, most = (-(-limit // count) for limit in (WAITING_EACH, WAITING_ALL))
        self._places = [Place(make(), Turns(1, each, most)) for _ in range(count)]
        self._homes: OrderedDict[str, Place] = OrderedDict()
        self._within = within

    async def do(self, owner: str, urgent: bool, function: Callable[..., Any], *args: Any, home: str = "") -> Any:
        """The answer, when it is this owner's turn. Whoever has a turn keeps it until there is an answer, however many
        processes die over it; work that kills one after the other is given up."""
        worker, turns = self._place(home)
        async with turns.of(owner, urgent):
            for _ in range(TRIES):
                try:
                    return await worker.do(self._within, function, *args)
                except BrokenProcessPool:
                    LOG.warning("a process died at its work; another one takes it up")
        raise KeepsDying(f"{TRIES} processes died over it")

    def _place(self, home: str) -> Place:
        """The worker at home, unless it has much more to do than another; at first the one with the shortest line."""
        shortest = min(self._places, key=lambda place: place.turns.load)
        found = self._homes.pop(home, None)
        if found is None or found.turns.load > shortest.turns.load + WORTH_WAITING:
            found = shortest
            self._places.remove(found)
            self._places.append(found)  # of lines of the same length another one is the next
        if home:
            self._homes[home] = found
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return found

    @property
    def load(self) -> float:
        """How much each worker has to do, itself included, on the average."""
        return sum(place.turns.load for place in self._places) / len(self._places)

    def end(self) -> None:
        """End the processes."""
        for place in self._places:
            place.worker.end()


DRAW_WITHIN = 300.0
THINK_WITHIN = 30.0
AT_EASE = 2.0
"""Plans that a worker may have before it: when there are more each is made in a shorter time, so that nobody waits much
longer."""


class Thinks(Protocol):
    """Who thinks for computer players."""

    async def think(self, thinker: Thinker, imagined: dict[str, Any], *, owner: str, watched: bool) -> Thought:
        """What a computer player does in this state, which its seat could not tell from the true one. Games that
        somebody looks at come first. Raises TookTooLong, KeepsDying, or TooBusy if too many of this owner wait."""


class Thinkers:
    """The processes that think, the one that draws, and what was drawn. Those who plan for seconds have processes of
    their own: who answers at once is never behind them in a line."""

    def __init__(
        self,
        workers: int,
        cache: Path | None = None,
        think_within: float = THINK_WITHIN,
        make: Callable[[], Works] = Worker,
        planning: float = 1.0,
    ) -> None:
        self._thinking = Crew(workers, think_within, make)
        self._planning = Crew(workers, think_within, make)
        self._pace = planning
        self._drawing = Crew(1, DRAW_WITHIN, make)
        self.boards = Boards(self._draw, None if cache is None else Shelf(cache))

    async def think(
        self, thinker: Thinker, imagined: dict[str, Any], *, owner: str = "", watched: bool = True
    ) -> Thought:
        """See :class:`Thinks`."""
        seed, crew, pace = secrets.randbits(32), self._thinking, 1.0
        if plans_ahead(thinker.player):
            crew, pace = self._planning, self.pace
        thought: Thought = await crew.do(owner, watched, think, thinker, imagined, seed, pace, home=thinker.game)
        return thought

    @property
    def pace(self) -> float:
        """The part of the usual time that a plan has now."""
        return self._pace * AT_EASE / max(AT_EASE, self._planning.load)

    async def board(self, key: GameKey) -> DrawnBoard:
        """The board of a game, drawn once for all games that look the same."""
        return await self.boards.get(board_key(game_of(key)), key)

    def has_board(self, game: Game[Any]) -> bool:
        """Is the board of this game there already?"""
        return self.boards.has(board_key(game))

    async def file(self, name: str) -> Picture | None:
        """A file of a board."""
        return await self.boards.file(name)

    async def _draw(self, key: GameKey) -> DrawnBoard:
        drawn: DrawnBoard = await self._drawing.do("", True, draw, key)
        return drawn

    async def warm_up(self, keys: Iterable[GameKey]) -> None:
        """Draw these boards before anybody asks."""
        for key in keys:
            await self.board(key)

    def close(self) -> None:
        """End the processes."""
        self._thinking.end()
        self._planning.end()
        self._drawing.end()
