"""What the server does beside answering: every task has a name, is started again when it fails, and shows how it is.

    supervisor.keep("listener", rooms.listen)            for ever; started again if it fails or ends
    supervisor.every("clocks", 10.0, rooms.sweep)        again and again
    supervisor.once("warming", thinkers.warm_up)         until it has succeeded once

A task that fails waits before it tries again, longer each time. ``/health`` asks ``failing``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

LOG = logging.getLogger("caracole.tasks")

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds before a task that failed is tried again: twice as long each time, up to the longest."""


def wait_after(failures: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return float(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures - 1, 10)))


class Watch:
    """How a task is. ``vital``: without it the server does not serve."""

    def __init__(self, name: str, vital: bool = True) -> None:
        self.name, self.vital = name, vital
        self.failures = 0
        """In a row."""
        self.error = ""

    def well(self) -> None:
        """It works, or works again."""
        if self.failures:
            LOG.warning("%s: works again", self.name)
        self.failures, self.error = 0, ""

    def ill(self, error: BaseException) -> None:
        """It failed. The first failure of a row is told whole, the others in a line."""
        self.failures += 1
        self.error = type(error).__name__
        if self.failures == 1:
            LOG.error("%s: failed", self.name, exc_info=error)
        else:
            LOG.warning("%s: failed %d times in a row (%s)", self.name, self.failures, self.error)


Work = Callable[[Watch], Awaitable[object]]
Job = Callable[[], Awaitable[object]]


class Supervisor:
    """All tasks of a process."""

    def __init__(self) -> None:
        self._watches: dict[Watch, asyncio.Task[None] | None] = {}
        self._stopping = False

    # --- how it is ---------------------------------------------------------------------------------------------------

    @property
    def failing(self) -> list[str]:
        """The names of tasks that fail now."""
        return sorted({watch.name for watch in self._watches if watch.failures})

    @property
    def is_well(self) -> bool:
        """Does everything work without which the server does not serve?"""
        return not any(watch.failures for watch in self._watches if watch.vital)

    # --- starting ----------------------------------------------------------------------------------------------------

    def keep(self, name: str, work: Work, vital: bool = True) -> Watch:
        """Do this for ever. The work says by its watch that it is well."""
        watch = Watch(name, vital)
        self._start(watch, self._for_ever(watch, work))
        return watch

    def every(self, name: str, seconds: float, job: Job, vital: bool = True) -> Watch:
        """Do this again and again, with so many seconds between."""

        async def work(watch: Watch) -> None:
            while True:
                await job()
                watch.well()
                await asyncio.sleep(seconds)

        return self.keep(name, work, vital)

    def once(self, name: str, job: Job, vital: bool = False) -> Watch:
        """Do this, again if it fails, until it is done."""
        watch = Watch(name, vital)
        self._start(watch, self._until_done(watch, job))
        return watch

    def watch(self, name: str, vital: bool = False) -> Watch:
        """Show how something is that runs by itself; :meth:`forget` it when it is over."""
        watch = Watch(name, vital)
        self._watches[watch] = None
        return watch

    def forget(self, watch: Watch) -> None:
        """It is over."""
        self._watches.pop(watch, None)

    async def stop(self) -> None:
        """End everything that runs."""
        self._stopping = True
        running = [task for task in self._watches.values() if task is not None]
        for task in running:
            task.cancel()
        for task in running:
            with suppress(asyncio.CancelledError, Exception):
                await task

    # --- running -----------------------------------------------------------------------------------------------------

    def _start(self, watch: Watch, work: Awaitable[None]) -> None:
        if self._stopping:
            if asyncio.iscoroutine(work):
                work.close()
            return
        task = asyncio.ensure_future(work)
        self._watches[watch] = task
        task.add_done_callback(lambda _: self.forget(watch))

    async def _for_ever(self, watch: Watch, work: Work) -> None:
        while True:
            try:
                await work(watch)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                watch.ill(error)
            await asyncio.sleep(wait_after(watch.failures or 1))

    async def _until_done(self, watch: Watch, job: Job) -> None:
        while True:
            try:
                await job()
                return
            except asyncio.CancelledError:
                raise
            except Exception as error:
                watch.ill(error)
            await asyncio.sleep(wait_after(watch.failures))
