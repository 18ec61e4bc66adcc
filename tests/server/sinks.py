"""Servers that only listen: for mails, and for webhooks."""

from __future__ import annotations

import email
import re
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from email.policy import default
from typing import Any, NamedTuple


class Received(NamedTuple):
    """A mail as a mail server got it."""

    to: list[str]
    message: Message

    @property
    def text(self) -> str:
        return self.message.get_content()  # type: ignore[attr-defined, no-any-return]

    @property
    def code(self) -> str:
        return re.search(r"\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b", self.text)[0]  # type: ignore[index]


class Sink:
    """A mail server that only writes down; ``refuse`` says no to receivers, ``deaf`` hangs up at once."""

    def __init__(self) -> None:
        self.mails: list[Received] = []
        self.refuse = self.deaf = False
        self.url = ""

    def until(self, count: int) -> list[Received]:
        """Wait for so many."""
        for _ in range(3000):
            if len(self.mails) >= count:
                return self.mails
            time.sleep(0.01)
        raise AssertionError(f"{len(self.mails)} mails of {count} have come")

    def to(self, address: str) -> Received:
        """Wait for one to this address."""
        for count in range(1, 100):
            found = [mail for mail in self.until(count) if mail.to == [address]]
            if found:
                return found[-1]
        raise AssertionError(f"no mail to {address} has come")


class _Conversation(socketserver.StreamRequestHandler):
    sink: Sink

    def handle(self) -> None:
        if self.sink.deaf:
            return
        self._say("220 sink")
        to: list[str] = []
        while line := self.rfile.readline().decode().strip():
            word = line.upper()
            if word.startswith("RCPT"):
                if self.sink.refuse:
                    self._say("550 no")
                    continue
                to.append(line[8:].strip("<>"))
            if word == "DATA":
                self._say("354 go")
                lines = []
                while (said := self.rfile.readline()) != b".\r\n":
                    lines.append(said.removeprefix(b"."))
                self.sink.mails.append(Received(to, email.message_from_bytes(b"".join(lines), policy=default)))
                to = []
            if word == "QUIT":
                self._say("221 bye")
                return
            self._say("250 ok")

    def _say(self, words: str) -> None:
        self.wfile.write(words.encode() + b"\r\n")


class _Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Quiet."""


@contextmanager
def mail_sink() -> Iterator[Sink]:
    sink = Sink()
    with _listening(type("Here", (_Conversation,), {"sink": sink})) as port:
        sink.url = f"smtp://127.0.0.1:{port}"
        yield sink


@contextmanager
def web_sink(answer: Callable[[Any], None]) -> Iterator[tuple[int, list[bytes]]]:
    """A web server that reads a request and then does what it is told with the socket; its port, and what it read."""
    heard: list[bytes] = []

    class Here(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += self.rfile.readline()
            length = int(re.search(rb"(?i)content-length: (\d+)", head)[1])  # type: ignore[index]
            heard.append(head + self.rfile.read(length))
            answer(self)

    with _listening(Here) as port:
        yield port, heard


@contextmanager
def _listening(handler: type[socketserver.BaseRequestHandler]) -> Iterator[int]:
    server = _Server(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
