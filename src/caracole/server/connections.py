"""Connections below the requests: nobody holds one by being slow, and nobody holds all of them.

uvicorn has no deadline for a request that is never sent to its end. Here the head of a request has one, its body
another, and so has an answer that nobody reads; data that trickles in does not move it. Nor is a head read that has no
end. Without a proxy in front, one address has so many connections and no more; sockets, once they are open, are counted
by the services instead.
"""

from __future__ import annotations

import asyncio
import resource
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from caracole.server.limits import Crowd
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


class Impatient(Base):
    """Goes before a protocol of uvicorn."""

    crowd: Crowd | None = None
    """Who is connected, by address; None: a proxy is in front, and everybody comes from there."""
    within = (HEAD_WITHIN, BODY_WITHIN, ANSWER_WITHIN)

    def connection_made(self, transport: Any) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        self._waits_for: tuple[int, Any] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._inside = ExitStack()
        self._head = 0
        address = self.client[0] if self.client else "?"
        if self.crowd is not None:
            if self.crowd.why_not(address) is not None:
                transport.abort()
                return
            self._inside.enter_context(self.crowd.inside(address))
        self._hurry()

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
        self._inside.close()

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
    each = settings.sockets + EACH_BESIDES
    crowd = None if settings.trust_proxy else Crowd(each, 1_000_000_000)
    return type("Connection", (Impatient, Found), {"crowd": crowd})


def open_as_many_as_allowed() -> None:
    """A process begins with a soft limit of files that is far below what it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
