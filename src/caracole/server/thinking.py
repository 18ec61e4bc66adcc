"""Work that takes long, done in other processes: computer players think there, and boards are drawn there.

What goes over is plain data. A computer player gets an imagined state, never the true one.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from caracole.kernel import Game
from caracole.kernel.codec import canonical
from caracole.play.registry import load
from caracole.players import Offer, make_player
from caracole.present.presenter import presenter_for

GameKey = tuple[str, str, str]
"""System, scenario, options as canonical JSON."""


def key_of(game: Game[Any]) -> GameKey:
    """What tells a game from others."""
    return game.system, game.scenario, canonical(dict(game.options)).decode()


@lru_cache(maxsize=64)
def game_of(key: GameKey) -> Game[Any]:
    """The game behind a key, loaded once in each process."""
    return load(key[0], key[1], msgspec.json.decode(key[2]))


class Picture(NamedTuple):
    """A file that never changes: its address and content, packed."""

    name: str
    kind: str
    packed: bytes


class DrawnBoard(NamedTuple):
    """A board with its pictures, and what scenes need to know of the drawing."""

    board: str
    """Address."""
    files: list[Picture]
    places: Any


# --- in the other process --------------------------------------------------------------------------------------------


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    os.nice(5)


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


class Thinkers:
    """The processes, started when they are first needed and started again if one dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._boards: dict[GameKey, asyncio.Task[DrawnBoard]] = {}
        self.files: dict[str, Picture] = {}

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)
        return self._pool

    async def _do(self, function: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await loop.run_in_executor(self._get(), function, *args)
            except BrokenProcessPool:  # a process was killed: the next one starts afresh
                self._pool = None
        return await loop.run_in_executor(self._get(), function, *args)

    async def think(self, key: GameKey, imagined: dict[str, Any], seat: int, player: str, seed: int) -> dict[str, Any]:
        """What a computer player does."""
        answer: dict[str, Any] = await self._do(think, key, imagined, seat, player, seed)
        return answer

    async def board(self, key: GameKey) -> DrawnBoard:
        """The board of a game, drawn once."""
        if key not in self._boards:
            self._boards[key] = asyncio.create_task(self._draw(key))
        try:
            return await asyncio.shield(self._boards[key])
        except Exception:
            self._boards.pop(key, None)
            raise

    async def _draw(self, key: GameKey) -> DrawnBoard:
        drawn: DrawnBoard = await self._do(draw, key)
        self.files.update({file.name: file for file in drawn.files})
        return drawn

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
