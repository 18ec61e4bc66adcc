"""``caracole serve``: play in the browser."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from typing import Any

from caracole.kernel.errors import CaracoleError

MISSING = "the server needs more packages: pip install 'caracole[server]'"


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", help="play in the browser")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port (default: 8000; 0: any that is free)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where games are kept: a file, or postgresql://... (default: CARACOLE_DATABASE_URL, else your own file)",
    )
    parser.add_argument("--client", metavar="DIR", help="the built browser client (default: the one that came along)")
    parser.add_argument("--processes", type=int, default=1, help="server processes (more than one: PostgreSQL only)")
    parser.add_argument(
        "--no-warm-up", dest="warm", action="store_false", help="do not draw the boards before somebody asks for them"
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument(
        "--log", default="warning", choices=("debug", "info", "warning", "error"), help="how much to write into the log"
    )
    parser.set_defaults(run=run)


def run(wish: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from caracole.server.run import free_socket, prepare, serve, serve_many
        from caracole.server.settings import client_in, from_environment
    except ImportError as error:
        raise CaracoleError(f"{MISSING} ({error})") from error
    settings = from_environment(
        database=wish.database, client=client_in(wish.client), warm=None if wish.warm else False
    )
    if wish.processes > 1 and not settings.is_postgres:
        raise CaracoleError("several processes need PostgreSQL: --database postgresql://...")
    prepare(settings)
    bound = free_socket(wish.host, wish.port)
    host, port = bound.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}/"
    print(f"Caracole: {address}", flush=True)
    if wish.open:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    if wish.processes > 1:
        serve_many(settings, bound, wish.processes, wish.log)
    else:
        serve(settings, bound, wish.log)
    return 0
