"""Reports, made in a process of their own at low priority and kept: of runs, and of single games that are over."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from caracole.kernel import CaracoleError
from caracole.play.record import Record
from caracole.server.laboratory.playing import stand_back
from caracole.server.laboratory.runs import packed, write
from caracole.server.revisions import resumed
from caracole.server.thinking import Crew

LOG = logging.getLogger("caracole.laboratory")

MAKE_WITHIN = 280.0
"""Seconds; nobody waits longer for an answer than 300."""
MOST_FAILURES = 100


def report_of(data: str, run: str, language: str) -> str:
    """The report of a run that nobody adds to; what one that was broken off has left is put in order first."""
    from caracole.lab.report import report  # noqa: PLC0415 - in the other process, where it is needed

    stand_back()
    _put_in_order(data)
    return report(data, language=language, back=f"/lab/{run}")


def record_of(data: str, number: int, over: bool) -> dict[str, Any]:
    """A game of a data set as its record. To one that is not ``over`` games are added: a copy of it is put in order."""
    from caracole.lab.again import replayed  # noqa: PLC0415

    stand_back()
    if over:
        _put_in_order(data)
        return replayed(data, number).record.plain()
    with TemporaryDirectory() as folder:
        shutil.copytree(data, folder, dirs_exist_ok=True)
        _put_in_order(folder)
        return replayed(folder, number).record.plain()


def analysis_of(record: bytes, game: str, language: str) -> str:
    """The page about a game of this server that is over, from its record."""
    from caracole.lab.report.one import analysis  # noqa: PLC0415

    stand_back()
    match = resumed(Record.from_plain(msgspec.json.decode(record)))
    return analysis(match, language=language, link=lambda entry: f"/replay/{game}?step={entry}", back=f"/game/{game}")


def _put_in_order(data: str) -> None:
    from caracole.lab.datasets import Dataset, about  # noqa: PLC0415

    Dataset(data, about(data)).finish()


class Pages:
    """Who makes them, and which are being made."""

    def __init__(self) -> None:
        self._crew = Crew(1, MAKE_WITHIN)
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, None] = {}

    async def do(self, owner: str, function: Callable[..., Any], *args: Any) -> Any:
        """What the function answers in the other process, which is gone when nobody needs it."""
        try:
            return await self._crew.do(owner, True, function, *args)
        finally:
            if not self._crew.load:
                self._crew.end()

    def make(self, file: Path, owner: str, most: int, function: Callable[..., str], *args: Any) -> None:
        """Have a page made, one of so many in its folder at ``most``; whoever asks meanwhile waits for the same. What
        has failed once is not tried again before the server starts anew, or there is something new to make it of."""
        key = str(file)
        if key not in self._making and key not in self._failed:
            task = asyncio.ensure_future(self._make(file, owner, most, function, *args))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))

    async def _make(self, file: Path, owner: str, most: int, function: Callable[..., str], *args: Any) -> None:
        key = str(file)
        try:
            page: str = await self.do(owner, function, *args)
            await asyncio.to_thread(_keep, file, page, most)
        except (CaracoleError, OSError) as error:
            LOG.warning("laboratory: a page cannot be made (%s: %s)", type(error).__name__, error)
            self._fail(key)
        except Exception as error:
            LOG.error("laboratory: a page cannot be made", exc_info=error)
            self._fail(key)

    def _fail(self, key: str) -> None:
        self._failed[key] = None
        if len(self._failed) > MOST_FAILURES:
            del self._failed[next(iter(self._failed))]

    def is_making(self, file: Path) -> bool:
        """Is it being made?"""
        return str(file) in self._making

    def has_failed(self, file: Path) -> bool:
        """Can it not be made?"""
        return str(file) in self._failed

    def forget(self, file: Path) -> None:
        """There is something new to make it of."""
        self._failed.pop(str(file), None)

    async def wait(self, file: Path) -> None:
        """Until it is made, or cannot be."""
        task = self._making.get(str(file))
        if task is not None:
            await asyncio.wait([task])

    async def close(self) -> None:
        """No more."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        self._crew.end()


def _keep(file: Path, page: str, most: int) -> None:
    write(file, packed(page))
    pages = sorted(file.parent.glob("*.html.gz"), key=lambda each: each.stat().st_mtime)
    for old in pages[: max(0, len(pages) - most)]:
        old.unlink(missing_ok=True)
