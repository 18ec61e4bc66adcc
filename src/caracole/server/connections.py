"""Connections below the requests: nobody holds one by being slow, and nobody holds all of them.

uvicorn has no deadline for a request that is never sent to its end. Here the head of a request has one, its body
another, and so has an answer that nobody reads; data that trickles in does not move it. Nor is a head read that has no
end. When an address has too many connections, or all together are too many, the one that has waited longest without
asking for anything makes room. Sockets, once they are open, are counted by the services instead.
"""

from __future__ import annotations

import asyncio
import resource
from typing import TYPE_CHECKING, Any

from caracole.server.limits import neighbourhood
from caracole.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol

    Base = H11Protocol
else:
    Base = object

HEAD, BODY, ANSWER = range(3)
OVER = (-1, None)
HEAD_WITHIN, BODY_WITHIN, ANSWER_WITHIN = 15.0, 120.0, 300.0
"""Seconds for a request line with its headers, for a body, for an answer to be made and read."""
LONGEST_HEAD = 128 * 1024
"""Bytes."""
EACH_BESIDES = 100
"""Connections that one address may have beside as many as it may have sockets."""


class Door:
    """Who is connected: so many from each address, so many altogether. ``each`` None: a proxy is in front, and
    everybody comes from there."""

    def __init__(self, each: int | None, most: int) -> None:
        self.each, self.most = each, most
        self._inside: dict[str, dict[Impatient, None]] = {}
        self.count = 0

    def enter(self, address: str, comer: Impatient) -> bool:
        """May somebody come in? Perhaps another one has to go."""
        near = "" if self.each is None else neighbourhood(address)
        mine = self._inside.setdefault(near, {})
        if (self.each is not None and len(mine) >= self.each and not self._make_room(mine)) or (
            self.count >= self.most and not self._make_room(*self._inside.values())
        ):
            return False
        self._inside.setdefault(near, {})[comer] = None
        self.count += 1
        return True

    def leave(self, goer: Impatient) -> None:
        """Gone."""
        for near, inside in list(self._inside.items()):
            if goer in inside:
                del inside[goer]
                self.count -= 1
            if not inside:
                del self._inside[near]

    def _make_room(self, *groups: dict[Impatient, None]) -> bool:
        """Of those who have not asked for anything, whoever came first goes."""
        idle = [each for group in groups for each in group if each.is_idle]
        if not idle:
            return False
        oldest = min(idle, key=lambda each: each.came)
        self.leave(oldest)
        oldest.transport.abort()
        return True


class Impatient(Base):
    """Goes before a protocol of uvicorn."""

    door: Door
    within = (HEAD_WITHIN, BODY_WITHIN, ANSWER_WITHIN)

    def connection_made(self, transport: Any) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        self._waits_for: tuple[int, Any] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self.came = self.loop.time()
        if self.door.enter(self.client[0] if self.client else "?", self):
            self._hurry()
        else:
            transport.abort()

    @property
    def is_idle(self) -> bool:
        """Nothing has been asked for, or everything was answered."""
        return self._waits_for is not None and self._waits_for[0] == HEAD and not self.transport.get_write_buffer_size()

    def data_received(self, data: bytes) -> None:
        """Something comes: perhaps the end of what was waited for."""
        if self._waits_for is not None and self._waits_for[0] == HEAD:
            self._head += len(data)
            if self._head > LONGEST_HEAD + len(data):
                self.transport.abort()
                return
        super().data_received(data)
        self._hurry()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on it is a socket; it has limits of its own."""
        self._let_go()
        self._waits_for = OVER
        super().handle_websocket_upgrade(*args)

    def _let_go(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.door.leave(self)

    def _hurry(self) -> None:
        """Set the deadline for what is waited for now, unless it is set already."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            stage = HEAD
        else:
            stage = BODY if cycle.more_body else ANSWER
        if self._waits_for in ((stage, cycle), OVER):
            return
        self._waits_for, self._head = (stage, cycle), 0
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(self.within[stage], self._too_late)

    def _too_late(self) -> None:
        """An answer that is still being read may be read to its end, but not for ever."""
        if self._waits_for is not None and self._waits_for[0] == HEAD and self.transport.get_write_buffer_size():
            self.transport.close()
            self._deadline = self.loop.call_later(self.within[ANSWER], self.transport.abort)
        else:
            self.transport.abort()


def protocol_for(settings: Settings) -> type[asyncio.Protocol]:
    """The best protocol that is there, made impatient."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Found  # noqa: PLC0415  (if it is there)
    except ImportError:
        from uvicorn.protocols.http.h11_impl import H11Protocol as Found  # type: ignore[assignment]  # noqa: PLC0415
    each = None if settings.trust_proxy else settings.sockets + EACH_BESIDES
    return type("Connection", (Impatient, Found), {"door": Door(each, half_of_all_files())})


def half_of_all_files() -> int:
    """What connections may take, and what sockets may take: a process has only so many files open."""
    return max(64, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 2 - 32)


def open_as_many_as_allowed() -> None:
    """A process begins with a soft limit of files that is far below what it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
