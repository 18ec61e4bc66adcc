"""A real PostgreSQL for the tests: a fresh cluster in a temporary folder, on a free port of this machine.

PostgreSQL refuses to run as root, so root lends it to the user that Debian's package makes (or to nobody).
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]), reverse=True)
    if found:
        return found[0].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


def other_user() -> pwd.struct_passwd | None:
    """Who runs it when we are root."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("there is no user but root to run PostgreSQL")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[str]:
    """A server with an empty database; its address."""
    with cluster() as found:
        yield found.url


@contextmanager
def cluster() -> Iterator[Cluster]:
    """The same as something that can be stopped and started. Its folder is not among pytest's, which are closed to
    others."""
    with TemporaryDirectory(prefix="caracole-postgres-") as name:
        found = Cluster(Path(name))
        found.start()
        try:
            yield found
        finally:
            found.stop()


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        """``durable``: every commit waits for the disk, as on a server; tests need not."""
        self.fsync = "on" if durable else "off"
        home = programs()
        if home is None:
            raise RuntimeError(
                "PostgreSQL is not installed: scripts/postgres installs it (Debian: apt-get install postgresql)"
            )
        user = other_user()
        self.folder, self.home, self.data = folder, home, folder / "data"
        self.data.mkdir()
        lend: dict[str, Any] = {}
        if user is not None:
            for place in (folder, self.data):
                os.chown(place, user.pw_uid, user.pw_gid)
                place.chmod(0o700)
            lend = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        environment = {"PATH": f"{home}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}
        self.common = {
            "env": environment,
            "cwd": folder,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.PIPE,
            **lend,
        }
        words = [home / "initdb", "-D", self.data, "-U", "caracole", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(words, check=True, **self.common)
        self.port = free_port()
        self.url = f"postgresql://caracole@127.0.0.1:{self.port}/postgres"
        self.server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [self.home / "postgres", "-D", self.data, "-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder]
        self.server = subprocess.Popen([*words, "-c", f"fsync={self.fsync}"], **self.common)
        wait_for(self.port, self.server)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: whoever is connected is sent away; SIGQUIT: as in a crash."""
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(120)
            self.server.stderr.close()
            self.server = None


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(2400):
        if server.poll() is not None:
            raise RuntimeError(f"PostgreSQL does not start: {server.stderr.read().decode()}")
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
        except OSError:
            time.sleep(0.05)
        else:
            time.sleep(0.2)
            return
    raise RuntimeError("PostgreSQL does not answer")
