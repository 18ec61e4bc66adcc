"""Work that takes long, done in other processes: computer players think there, and boards are drawn there.

What goes over is plain data. A computer player gets an imagined state, never the true one.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from caracole import __version__
from caracole.kernel import CaracoleError, Game
from caracole.kernel.codec import canonical
from caracole.play.record import write_whole
from caracole.play.registry import load
from caracole.players import Offer, make_player
from caracole.present.presenter import presenter_for

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


THINKING, DRAWING = "thinking", "drawing"


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
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()


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


# --- kept between starts ---------------------------------------------------------------------------------------------


@cache
def _sources(system: str) -> str:
    """Changes with whatever could change a drawing."""
    root = Path(__file__).parents[1]
    files = [path for part in ("draw", "present", f"systems/{system}") for path in sorted((root / part).rglob("*"))]
    rows = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in files if path.suffix in DRAWN_FROM]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


DRAWN_FROM = (".py", ".toml", ".geojson", ".svg", ".ftl", ".json", ".woff2")


def fingerprint(key: GameKey) -> str:
    """The name under which a drawn board is kept."""
    return hashlib.sha256(f"{__version__} {_sources(key[0])} {key}".encode()).hexdigest()[:24]


def _read(file: Path) -> DrawnBoard | None:
    """A board that was kept. It is a file of our own, in a folder that only we write to."""
    try:
        drawn = pickle.loads(file.read_bytes())
    except Exception:  # not there, cut short, of another make: draw it anew
        return None
    return drawn if isinstance(drawn, DrawnBoard) else None


def _write(file: Path, drawn: DrawnBoard) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(file, pickle.dumps(drawn), mode=0o600)
    except (OSError, CaracoleError):  # it is only a convenience
        return


# --- in the server ---------------------------------------------------------------------------------------------------


class Thinkers:
    """The processes, started when they are first needed and started again if one dies."""

    def __init__(self, workers: int, cache: Path | None = None) -> None:
        self._workers, self._cache = workers, cache
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._boards: dict[GameKey, asyncio.Task[DrawnBoard]] = {}
        self.files: dict[str, Picture] = {}

    def _get(self, pool: str) -> ProcessPoolExecutor:
        if pool not in self._pools:
            spawn = multiprocessing.get_context("spawn")
            workers = self._workers if pool == THINKING else 1
            self._pools[pool] = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin)
        return self._pools[pool]

    async def _do(self, pool: str, function: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._get(pool), function, *args)
        except BrokenProcessPool:  # a process was killed: a new one starts afresh
            self._pools.pop(pool, None)
        return await loop.run_in_executor(self._get(pool), function, *args)

    async def think(self, key: GameKey, imagined: dict[str, Any], seat: int, player: str, seed: int) -> dict[str, Any]:
        """What a computer player does."""
        answer: dict[str, Any] = await self._do(THINKING, think, key, imagined, seat, player, seed)
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
        file = None if self._cache is None else self._cache / f"{fingerprint(key)}.board"
        drawn = None if file is None else await asyncio.to_thread(_read, file)
        if drawn is None:
            drawn = await self._do(DRAWING, draw, key)
            if file is not None:
                await asyncio.to_thread(_write, file, drawn)
        self.files.update({file.name: file for file in drawn.files})
        return drawn

    async def warm_up(self, keys: Iterable[GameKey]) -> None:
        """Draw these boards before anybody asks."""
        for key in keys:
            await self.board(key)

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
