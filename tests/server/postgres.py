"""A real PostgreSQL for the tests: a fresh cluster in a temporary folder, on a free port of this machine.

PostgreSQL refuses to run as root, so root lends it to the user that Debian's package makes (or to nobody).
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


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
    """A server with an empty database; its address. Its folder is not among pytest's, which are closed to others."""
    with TemporaryDirectory(prefix="caracole-postgres-") as name, _running(Path(name)) as url:
        yield url


@contextmanager
def _running(folder: Path) -> Iterator[str]:
    home = programs()
    if home is None:
        raise RuntimeError(
            "PostgreSQL is not installed: scripts/postgres installs it (Debian: apt-get install postgresql)"
        )
    user = other_user()
    data = folder / "data"
    data.mkdir()
    lend = {}
    if user is not None:
        for place in (folder, data):
            os.chown(place, user.pw_uid, user.pw_gid)
            place.chmod(0o700)
        lend = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    environment = {"PATH": f"{home}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}
    common = {"env": environment, "cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, **lend}
    subprocess.run(
        [home / "initdb", "-D", data, "-U", "caracole", "-A", "trust", "-E", "UTF8", "--no-sync"], check=True, **common
    )
    port = free_port()
    server = subprocess.Popen(
        [home / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"], **common
    )
    try:
        wait_for(port, server)
        yield f"postgresql://caracole@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(120)
        server.stderr.close()


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
