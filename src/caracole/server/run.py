"""Running the server: one process as it comes, several where PostgreSQL keeps the games."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
import time
from multiprocessing.connection import wait
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from caracole.kernel import CaracoleError
from caracole.play.collector import collect_rarely
from caracole.server.app import create_app
from caracole.server.connections import open_as_many_as_allowed, protocol_for
from caracole.server.private import OTHERS, alone, for_owner_only
from caracole.server.settings import Settings, from_environment
from caracole.server.store import Store
from caracole.server.tasks import wait_after

LOG = logging.getLogger("caracole.run")

LONG_LIFE = 60.0
"""Seconds after which the death of a process is not held against its successors."""

SECRETS = re.compile(
    r"(?i)(seat|bearer)\s+[\w-]{16,}|(token|password|session)[\"'=:\s]+[\w$-]{8,}|://[^@/\s]+@"
    r"|\$argon2\w*\$[^\s'\"]+|\b[0-9a-f]{64,}\b"
)


def discreet(text: str) -> str:
    """The same without what looks like a token, a password, a seed or the credentials of an address."""
    return SECRETS.sub(lambda found: "://***@" if found[0].startswith("://") else "***", text)


class Discreet(logging.Filter):
    """No secret goes into a log, whoever wrote the line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Blank the secrets of the message."""
        text = record.getMessage()
        clean = discreet(text)
        if clean != text:
            record.msg, record.args = clean, ()
        return True


CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def on_one_line(text: str) -> str:
    """The same without anything that ends a line, moves the cursor or turns the writing round."""
    return CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


class DiscreetFormatter(logging.Formatter):
    """Nor with what an exception says. What others have said begins no line: a record is one line, and the lines of a
    traceback after it are set in."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (the name that logging calls)
        """In one line."""
        return on_one_line(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Blank the secrets of the traceback."""
        return "\n".join(f"  | {on_one_line(line)}" for line in discreet(super().formatException(ei)).split("\n"))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802
        """The same for where something was said."""
        return "\n".join(f"  | {on_one_line(line)}" for line in discreet(stack_info).split("\n"))


def set_up_logging(level: str) -> None:
    """One line for each thing worth knowing, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(DiscreetFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Discreet())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("httpx").setLevel(logging.WARNING)


def prepare(settings: Settings) -> None:
    """Whatever could keep a server from starting is told in a sentence: another server, tables that are too new,
    another key, a database that does not answer."""

    async def work() -> None:
        store = Store(settings)
        try:
            await store.prepare()
        finally:
            await store.close()

    try:
        with for_owner_only(), alone(settings):
            asyncio.run(work())
    except (SQLAlchemyError, OSError) as error:
        problem = error.orig if isinstance(error, DBAPIError) else error
        raise CaracoleError(f"the database cannot be used: {discreet(str(problem) or type(error).__name__)}") from error


def free_socket(host: str, port: int) -> socket.socket:
    """A bound socket; a clear word if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named: else asyncio does not know it for TCP, and small answers wait for an acknowledgement.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise CaracoleError(f"{host}:{port} cannot be used: {error.strerror or error}") from error
    bound.set_inheritable(True)
    return bound


def config_for(settings: Settings, level: str) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        http=protocol_for(settings),
        proxy_headers=False,  # whom we believe is said by CARACOLE_TRUST_PROXY alone
        log_config=None,
        log_level=level,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def serve(settings: Settings, bound: socket.socket, level: str = "warning") -> None:
    """Serve until told to stop."""
    os.umask(OTHERS)
    set_up_logging(level)
    open_as_many_as_allowed()
    sys.setswitchinterval(0.001)  # questions are answered in threads: the event loop must not wait long for its turn
    collect_rarely()
    uvicorn.Server(config_for(settings, level)).run(sockets=[bound])


def serve_many(settings: Settings, bound: socket.socket, processes: int, level: str = "warning") -> None:
    """The same with several processes that share the socket; they tell each other through PostgreSQL. One that dies is
    replaced, after a moment, and after a longer one if its successors die as well."""
    set_up_logging(level)
    bound.listen(1024)
    spawn = multiprocessing.get_context("spawn")
    workers: list[Any] = []
    stopping: list[int] = []  # a plain list: a signal may come in the midst of anything that has a lock

    def stop(number: int, frame: object) -> None:
        stopping.append(number)
        for worker in workers:
            worker.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    deaths = 0
    while not stopping:
        while len(workers) < processes and not stopping:
            worker = spawn.Process(target=serve, args=(settings, bound, level))
            worker.start()
            workers.append(worker)  # only now can it be told to stop, if the signal comes in the midst of this
        born = time.monotonic()
        if not stopping:
            wait([worker.sentinel for worker in workers])
        ended = [worker for worker in workers if not worker.is_alive()]
        workers[:] = [worker for worker in workers if worker.is_alive()]
        if ended and not stopping:
            deaths = deaths + 1 if time.monotonic() - born < LONG_LIFE else 1
            LOG.error("a process of %d ended with %s; starting another", processes, ended[0].exitcode)
            until = time.monotonic() + wait_after(deaths)
            while time.monotonic() < until and not stopping:
                time.sleep(0.05)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def app_from_environment() -> object:
    """For servers of other makes: ``uvicorn --factory caracole.server.run:app_from_environment``."""
    os.umask(OTHERS)
    return create_app(from_environment())
