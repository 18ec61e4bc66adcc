"""Where questions are answered that take a while: in threads beside the event loop, in turn, and paid for.

Two lanes, one thread each, so that nobody's what-if waits for an import: quick questions (a gesture, odds, what-if, the
seats of a game) and long ones (a record read, replayed, written). Whoever asks pays the time of the processor that it
took. What is answered here gets all that it needs handed in, and holds no lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from caracole.server.limits import Person, Purses
from caracole.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

WAITING_EACH, WAITING_ALL = 8, 400


class Lane:
    """One thread, served in turn."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._turns = Turns(1, WAITING_EACH, WAITING_ALL)

    async def do(self, owner: str, work: Callable[[], T]) -> T:
        """The answer, when its turn has come."""
        async with self._turns.of(owner):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """No more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class Desk:
    """Two lanes, and everybody's purse."""

    def __init__(self, purses: Purses) -> None:
        self.purses = purses
        self._quick, self._long = Lane("quick"), Lane("long")

    async def ask(self, person: Person, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """A quick question. Raises TooCostly or TooBusy; errors of the function come through, and are paid for."""
        self.purses.expect(person)
        return await self._do(self._quick, person, function, *args, **more)

    async def ask_long(self, person: Person, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """The same for what may take seconds."""
        self.purses.expect(person)
        return await self._do(self._long, person, function, *args, **more)

    def long_work_of(self, person: Person) -> Callable[..., Awaitable[Any]]:
        """``asyncio.to_thread`` for work in several parts that this person pays for: what was begun is also ended."""
        self.purses.expect(person)

        async def work(function: Callable[..., Any], *args: Any) -> Any:
            return await self._do(self._long, person, function, *args)

        return work

    async def _do(self, lane: Lane, person: Person, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        took = [0.0]

        def timed() -> T:
            started = time.thread_time()  # of this thread alone: a busy machine makes nobody pay more
            try:
                return function(*args, **more)
            finally:
                took[0] = time.thread_time() - started

        try:
            return await lane.do(person.key, timed)
        finally:
            self.purses.spend(person, took[0])

    def close(self) -> None:
        """No more."""
        self._quick.close()
        self._long.close()
