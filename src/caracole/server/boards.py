"""Drawn boards: kept by what is drawn, in memory and between starts, the least used forgotten when there are too many.

Most options change nothing that can be seen: a presenter names those that do (``drawn_from``). What is kept on disk is
plain data with a digest, in a folder for its owner alone; whoever could write there could at most spoil a picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from caracole import __version__
from caracole.kernel import CaracoleError, Game
from caracole.kernel.codec import canonical
from caracole.play.parts import folder_of, package_of
from caracole.play.record import write_whole
from caracole.present.presenter import presenter_class

MEGABYTE = 1 << 20
IN_MEMORY = 48 * MEGABYTE
ON_DISK = 96 * MEGABYTE
MOST_NAMES = 10_000

BoardKey = tuple[str, str, str, str]
"""System, scenario, digest of the data, and as canonical JSON those options that change the drawing."""


def board_key(game: Game[Any]) -> BoardKey:
    """What tells the board of a game from others."""
    names = presenter_class(game.system).drawn_from
    options = {name: game.options[name] for name in names if name in game.options}
    return game.system, game.scenario, game.data_digest, canonical(options).decode()


class Picture(Struct, frozen=True, array_like=True):
    """A file that never changes: its address and content, packed."""

    name: Annotated[str, Meta(pattern=r"^[0-9a-f]{20}\.(svg|json)$")]
    kind: Literal["image/svg+xml", "application/json"]
    packed: bytes


class DrawnBoard(Struct, frozen=True, array_like=True):
    """A board with its pictures, and what scenes need to know of the drawing (plain data)."""

    board: Annotated[str, Meta(pattern=r"^/boards/[0-9a-f]{20}\.json$")]
    """Address."""
    files: list[Picture]
    places: Any

    @property
    def size(self) -> int:
        """Bytes, about."""
        return sum(len(file.packed) for file in self.files)


# --- between starts --------------------------------------------------------------------------------------------------

MAGIC = b"caracole board 1\n"
DIGEST = hashlib.sha256
DIGEST_BYTES = 32
DRAWN_FROM = (".py", ".toml", ".geojson", ".svg", ".ftl", ".json", ".woff2")


@cache
def _sources(system: str) -> str:
    """Changes with whatever could change a drawing."""
    packages = ("caracole.draw", "caracole.present", package_of(system))
    files = [path for package in packages if package for path in sorted(folder_of(package).rglob("*"))]
    rows = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in files if path.suffix in DRAWN_FROM]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def fingerprint(key: BoardKey) -> str:
    """The name under which a drawn board is kept."""
    return hashlib.sha256(f"{__version__} {_sources(key[0])} {key}".encode()).hexdigest()[:24]


def packed(drawn: DrawnBoard) -> bytes:
    """A board as it is kept."""
    body = msgspec.msgpack.encode(drawn)
    return MAGIC + DIGEST(body).digest() + body


def unpacked(data: bytes) -> DrawnBoard | None:
    """A board that was kept; None for anything else."""
    start = len(MAGIC) + DIGEST_BYTES
    if not data.startswith(MAGIC) or DIGEST(data[start:]).digest() != data[len(MAGIC) : start]:
        return None
    try:
        return msgspec.msgpack.decode(data[start:], type=DrawnBoard)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None


class Shelf:
    """The folder of kept boards; all of it is only a convenience, so what fails is left alone."""

    def __init__(self, folder: Path, most: int = ON_DISK) -> None:
        self._folder, self._most = folder, most

    def _file(self, key: BoardKey) -> Path:
        return self._folder / f"{fingerprint(key)}.board"

    def read(self, key: BoardKey) -> DrawnBoard | None:
        """The board, if it is there; reading makes it the one used last."""
        file = self._file(key)
        try:
            if file.stat().st_size > self._most:
                return None
            found = unpacked(file.read_bytes())
            if found is not None:
                os.utime(file)
        except OSError:
            return None
        return found

    def write(self, key: BoardKey, drawn: DrawnBoard) -> None:
        """Keep a board, and forget the oldest if there are too many."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if self._folder.stat().st_mode & 0o077:
                self._folder.chmod(0o700)
            write_whole(self._file(key), packed(drawn), mode=0o600)
            self._forget_oldest()
        except (OSError, CaracoleError):
            return

    def _forget_oldest(self) -> None:
        found = [(file.stat(), file) for file in self._folder.glob("*.board")]
        found.sort(key=lambda pair: -pair[0].st_mtime_ns)
        kept = 0
        for number, (about, file) in enumerate(found):
            kept += about.st_size
            if number and kept > self._most:
                file.unlink(missing_ok=True)


# --- in memory -------------------------------------------------------------------------------------------------------


class _Wanted(NamedTuple):
    """A board that was asked for: what is drawn, and a game that has it."""

    key: BoardKey
    game: Any


class Boards:
    """Boards by what is drawn; ``draw`` makes one from the key of a game."""

    def __init__(
        self, draw: Callable[[Any], Awaitable[DrawnBoard]], shelf: Shelf | None = None, most: int = IN_MEMORY
    ) -> None:
        self._draw, self._shelf, self._most = draw, shelf, most
        self._kept: OrderedDict[BoardKey, DrawnBoard] = OrderedDict()
        self._making: dict[BoardKey, asyncio.Task[DrawnBoard]] = {}
        self._names: OrderedDict[str, _Wanted] = OrderedDict()

    def has(self, key: BoardKey) -> bool:
        """Is it there already?"""
        return key in self._kept

    async def get(self, key: BoardKey, game: Any) -> DrawnBoard:
        """The board, drawn once for all games that look the same."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(_Wanted(key, game)))
        return await asyncio.shield(self._making[key])

    async def file(self, name: str) -> Picture | None:
        """A file of a board; one that was forgotten is drawn again."""
        wanted = self._names.get(name)
        if wanted is None:
            return None
        drawn = await self.get(*wanted)
        return next((file for file in drawn.files if file.name == name), None)

    async def _make(self, wanted: _Wanted) -> DrawnBoard:
        key = wanted.key
        try:
            drawn = None if self._shelf is None else await asyncio.to_thread(self._shelf.read, key)
            if drawn is None:
                drawn = await self._draw(wanted.game)
                if self._shelf is not None:
                    await asyncio.to_thread(self._shelf.write, key, drawn)
        finally:
            self._making.pop(key, None)
        self._keep(wanted, drawn)
        return drawn

    def _keep(self, wanted: _Wanted, drawn: DrawnBoard) -> None:
        self._kept[wanted.key] = drawn
        for file in drawn.files:
            self._names[file.name] = wanted
            self._names.move_to_end(file.name)
        while len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)
        size = sum(each.size for each in self._kept.values())
        while size > self._most and len(self._kept) > 1:
            size -= self._kept.popitem(last=False)[1].size
