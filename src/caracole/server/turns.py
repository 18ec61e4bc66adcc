"""Whose turn it is: everybody who waits is served in turn, however much each of them asks for.

A few places, and a line for each owner. When a place becomes free the next owner's first wish gets it, and that owner
goes to the end. Wishes that somebody waits for come before those that nobody looks at; one turn in a few is kept for
the latter, so that they never stop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from caracole.kernel import CaracoleError

Lines = OrderedDict[str, deque[asyncio.Future[None]]]

IN_A_ROW = 7
"""Urgent turns after which one is not, if any such waits."""


class TooBusy(CaracoleError):
    """So much waits already that nothing more is taken."""


class Turns:
    """``places`` at a time; at most ``each`` wishes of one owner wait, and ``most`` altogether."""

    def __init__(self, places: int, each: int, most: int) -> None:
        self._places, self._each, self._most = places, each, most
        self._free = places
        self._urgent: Lines = OrderedDict()
        self._other: Lines = OrderedDict()
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """How many wishes wait."""
        return sum(len(line) for lines in (self._urgent, self._other) for line in lines.values())

    @property
    def load(self) -> int:
        """How many wishes are served or wait."""
        return self._places - self._free + self.waiting

    @asynccontextmanager
    async def of(self, owner: str, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Raises TooBusy instead of waiting in too long a line."""
        await self._come(owner, urgent)
        try:
            yield
        finally:
            self._go()

    async def _come(self, owner: str, urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        lines = self._urgent if urgent else self._other
        line = lines.setdefault(owner, deque())
        if len(line) >= self._each or self.waiting >= self._most:
            if not line:
                del lines[owner]
            raise TooBusy("too much waits already: come again later")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(lines, owner, turn)
            else:  # the turn came just then
                self._go()
            raise

    @staticmethod
    def _leave(lines: Lines, owner: str, turn: asyncio.Future[None]) -> None:
        line = lines.get(owner)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del lines[owner]

    def _go(self) -> None:
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        while self._urgent or self._other:
            urgent = bool(self._urgent) and not (self._other and self._in_a_row >= IN_A_ROW)
            self._in_a_row = self._in_a_row + 1 if urgent else 0
            lines = self._urgent if urgent else self._other
            owner, line = lines.popitem(last=False)
            turn = line.popleft()
            if line:
                lines[owner] = line
            if not turn.done():
                return turn
        return None
