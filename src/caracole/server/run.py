"""Running the server: one process as it comes, several where PostgreSQL keeps the games."""

from __future__ import annotations

import logging
import multiprocessing
import re
import signal
import socket
import sys

import uvicorn

from caracole.kernel import CaracoleError
from caracole.server.app import create_app
from caracole.server.settings import Settings, from_environment

SECRETS = re.compile(r"(?i)(seat|bearer)\s+[\w-]{16,}|(token|password|session)[\"'=:\s]+[\w$-]{8,}|://[^@/\s]+@")


class Discreet(logging.Filter):
    """No secret goes into a log, whoever wrote the line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Blank what looks like a token, a password or the credentials of an address."""
        text = record.getMessage()
        clean = SECRETS.sub(lambda found: "://***@" if found[0].startswith("://") else "***", text)
        if clean != text:
            record.msg, record.args = clean, ()
        return True


def set_up_logging(level: str) -> None:
    """One line for each thing worth knowing, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Discreet())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("httpx").setLevel(logging.WARNING)


def free_socket(host: str, port: int) -> socket.socket:
    """A bound socket; a clear word if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
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
    set_up_logging(level)
    sys.setswitchinterval(0.001)  # questions are answered in threads: the event loop must not wait long for its turn
    uvicorn.Server(config_for(settings, level)).run(sockets=[bound])


def serve_many(settings: Settings, bound: socket.socket, processes: int, level: str = "warning") -> None:
    """The same with several processes that share the socket; they tell each other through PostgreSQL."""
    bound.listen(1024)
    spawn = multiprocessing.get_context("spawn")
    workers = [spawn.Process(target=serve, args=(settings, bound, level)) for _ in range(processes)]
    for worker in workers:
        worker.start()

    def stop(number: int, frame: object) -> None:
        for worker in workers:
            worker.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    for worker in workers:
        worker.join()


def app_from_environment() -> object:
    """For servers of other makes: ``uvicorn --factory caracole.server.run:app_from_environment``."""
    return create_app(from_environment())
