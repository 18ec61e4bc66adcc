"""The line of runs, and the one that plays: one process at a time, at low priority, whatever happens to it."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from caracole.server.laboratory.playing import DONE, FULL, STOPPED
from caracole.server.laboratory.protocol import LabState, LabTrouble, StartRun
from caracole.server.laboratory.runs import Asked, Run, Runs
from caracole.server.protocol import SeatName
from caracole.server.settings import Settings
from caracole.server.tasks import Supervisor, Watch

LOG = logging.getLogger("caracole.laboratory")

PACKAGES = ("pyarrow", "duckdb", "altair", "vl_convert")
LOOK_EVERY = 0.5
"""Seconds between looks at the folder and at the process that plays."""
GRACE = 10.0
"""Seconds in which a process that shall stop puts in order what it has."""
LAST_WORDS = 2000
"""Letters of what a process said before it failed that go into the log."""


def is_installed() -> bool:
    """Are the packages there that the laboratory needs (``pip install 'caracole[lab]'``)?"""
    return all(find_spec(package) is not None for package in PACKAGES)


class TooMany(Exception):
    """As many runs play or wait as may."""


class Laboratory:
    """Runs of games between computer players. Of several server processes that share the folder one plays; all of them
    list, start and stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.runs = Runs(settings.lab_place)
        self._counting = threading.Lock()
        """Nobody is let in between counting and adding"""
        self._news = asyncio.Event()

    def start(self, supervisor: Supervisor) -> None:
        """Begin to play what waits."""
        if self.settings.lab and is_installed():
            supervisor.keep("laboratory", self._work, vital=False)

    # --- what people ask for -----------------------------------------------------------------------------------------

    def add(self, name: str, owner: str, wish: StartRun, seats: list[SeatName]) -> Run:
        """Another run, if there is room for one. Raises TooMany, OSError."""
        with self._counting:
            self._expect_room(owner)
            return self.runs.add(Asked(name, owner, time.time(), wish, seats))

    def go_on(self, run: Run, owner: str) -> None:
        """Play what is missing of a run that was stopped. Raises TooMany, OSError."""
        with self._counting:
            self._expect_room(owner)
            run.go_on()

    def _expect_room(self, owner: str) -> None:
        most = max(1, self.settings.lab_runs)
        unfinished = self.runs.unfinished()
        if len(unfinished) >= most or sum(run.asked.owner == owner for run in unfinished) >= max(1, most // 2):
            raise TooMany

    def wake(self) -> None:
        """Something has changed."""
        self._news.set()

    # --- playing -----------------------------------------------------------------------------------------------------

    async def _work(self, watch: Watch) -> None:
        with self._alone() as first:
            if not first:
                await asyncio.sleep(LOOK_EVERY)  # another process plays; if it ends, one of us takes over
                return
            await asyncio.to_thread(self.runs.put_right)
            while True:
                waiting = await asyncio.to_thread(self.runs.unfinished)
                if waiting:
                    await self._play(waiting[0])
                    await asyncio.to_thread(self.runs.tidy, self.settings.lab_kept)
                watch.well()
                if len(waiting) < 2:
                    await self._rest()

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), LOOK_EVERY)
        self._news.clear()

    @contextmanager
    def _alone(self) -> Iterator[bool]:
        """The lock goes with the process, however it ends."""
        self.runs.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(self.runs.folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                yield False
            else:
                yield True
        finally:
            os.close(handle)

    async def _play(self, run: Run) -> None:
        """One run from beginning to end. Whatever the process does, the run is marked."""
        run.mark("playing")
        with (run.folder / "said").open("wb") as said:
            process = subprocess.Popen(
                command(run.folder), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said,
                start_new_session=True,
            )  # fmt: skip
        try:
            trouble = await self._watched(run, process)
        except BaseException:  # the server stops, or something of ours is wrong: no process is left behind
            with suppress(OSError):
                await asyncio.shield(asyncio.to_thread(self._interrupt, run, process))
            raise
        run.mark(*_judged(run, process.returncode, trouble))
        if process.returncode not in (DONE, STOPPED):
            words = (run.folder / "said").read_text(encoding="utf-8", errors="replace")[-LAST_WORDS:]
            LOG.warning("laboratory: a run ended with %s: %s", process.returncode, words.strip() or "without a word")

    async def _watched(self, run: Run, process: subprocess.Popen[bytes]) -> LabTrouble:
        """Wait for the end of a process, and bring it about if somebody wants it or it takes too long."""
        began, told = time.monotonic(), 0.0
        trouble: LabTrouble = ""
        while process.poll() is None:
            await self._rest()
            now = time.monotonic()
            if not told and (run.is_to_stop or now - began > 60 * self.settings.lab_minutes):
                told, trouble = now, "" if run.is_to_stop else "too_long"
                process.terminate()
            elif told and now - told > GRACE:
                process.kill()
        return trouble

    def _interrupt(self, run: Run, process: subprocess.Popen[bytes]) -> None:
        """The server stops: what was played is kept."""
        process.terminate()
        try:
            process.wait(GRACE / 2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        run.mark("failed", "interrupted")


def command(folder: Path) -> list[str]:
    """What plays a run; tests put something else in its place."""
    return [sys.executable, "-m", "caracole.server.laboratory.playing", str(folder), str(os.getpid())]


def _judged(run: Run, code: int, trouble: LabTrouble) -> tuple[LabState, LabTrouble]:
    """How a run is after its process has ended with this code."""
    if code == DONE or len(run.games()) == run.asked.wish.games:
        return "done", ""
    if code == FULL:
        return "failed", "full"
    if trouble:
        return "stopped", trouble
    if code == STOPPED or run.is_to_stop:
        return "stopped", ""
    return "failed", "died"
