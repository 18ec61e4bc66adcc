"""Work that takes long, done in other processes: computer players think there, and boards are drawn there.

What goes over is plain data. A computer player gets an imagined state, never the true one. Who owns the games is served
in turn with everybody else, a thought that takes too long is cut off, and a process that dies or hangs is replaced.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from caracole.kernel import CaracoleError, Game
from caracole.kernel.codec import canonical
from caracole.play.registry import load
from caracole.players import Offer, make_player
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


def think(key: GameKey, imagined: dict[str, Any], seat: int, player: str, seed: int) -> dict[str, Any]:
    """What a computer player does."""
    game = game_of(key)
    offer = Offer(game, game.decode_state(msgspec.json.decode(msgspec.json.encode(imagined))), seat)
    chosen = make_player(game.system, player, seed).choose(game, seat, offer.view, offer)
    return game.encode_action(chosen.action)


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
    board.map = {name.removeprefix("map."): at for name, at in addresses.items() if name.startswith("map.")}
    board.sprites = addresses["sprites"]
    board.digest = hashlib.sha256(msgspec.json.encode(board)).hexdigest()[:20]
    file = f"{board.digest}.json"
    files.append(Picture(file, "application/json", gzip.compress(msgspec.json.encode(board), 6, mtime=0)))
    return DrawnBoard(f"/boards/{file}", files, drawn.places)


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
TRIES = 3


class Crew:
    """Some workers, and the lines of those who wait for one."""

    def __init__(self, workers: int, within: float, make: Callable[[], Works] = Worker) -> None:
        self._all = [make() for _ in range(max(1, workers))]
        self._idle = list(self._all)
        self._turns = Turns(len(self._all), WAITING_EACH, WAITING_ALL)
        self._within = within

    async def do(self, owner: str, urgent: bool, function: Callable[..., Any], *args: Any) -> Any:
        """The answer, when it is this owner's turn. Whoever has a turn keeps it until there is an answer, however many
        processes die over it; work that kills one after the other is given up."""
        async with self._turns.of(owner, urgent):
            worker = self._idle.pop()
            try:
                for _ in range(TRIES):
                    try:
                        return await worker.do(self._within, function, *args)
                    except BrokenProcessPool:
                        LOG.warning("a process died at its work; another one takes it up")
            finally:
                self._idle.append(worker)
        raise KeepsDying(f"{TRIES} processes died over it")

    def end(self) -> None:
        """End the processes."""
        for worker in self._all:
            worker.end()


DRAW_WITHIN = 300.0
THINK_WITHIN = 30.0


class Thinkers:
    """The processes that think, the one that draws, and what was drawn."""

    def __init__(
        self,
        workers: int,
        cache: Path | None = None,
        think_within: float = THINK_WITHIN,
        make: Callable[[], Works] = Worker,
    ) -> None:
        self._thinking = Crew(workers, think_within, make)
        self._drawing = Crew(1, DRAW_WITHIN, make)
        self.boards = Boards(self._draw, None if cache is None else Shelf(cache))

    async def think(
        self,
        key: GameKey,
        imagined: dict[str, Any],
        seat: int,
        player: str,
        seed: int,
        *,
        owner: str = "",
        watched: bool = True,
    ) -> dict[str, Any]:
        """What a computer player does. Raises TookTooLong, KeepsDying, or TooBusy if too many games of this owner wait;
        games that somebody looks at come first."""
        answer: dict[str, Any] = await self._thinking.do(owner, watched, think, key, imagined, seat, player, seed)
        return answer

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
        self._drawing.end()
