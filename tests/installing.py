"""Packages that are built and installed, and programs that are run outside the project."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from patience import PATIENCE

ROOT = Path(__file__).parents[1]
LONGEST = 600
"""Seconds that a build or an installation may take."""


def run(
    command: Sequence[str | Path], cwd: Path, code: int = 0, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, with what somebody types; nothing of the project or of a ``make`` around it reaches
    it."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHON"))}
    told = {"input": typed, "capture_output": True, "text": True, "timeout": LONGEST}
    done = subprocess.run(command, cwd=cwd, env=kept | environment, check=False, **told)
    assert done.returncode == code, f"{command} gave {done.returncode}:\n{done.stdout}{done.stderr}"
    return done


class Built(NamedTuple):
    """What ``make wheel`` has written."""

    wheel: Path
    sdist: Path


class Installed(NamedTuple):
    """An environment of its own with the wheel and what it needs, and a home that nobody has lived in."""

    folder: Path
    home: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def caracole(self) -> Path:
        return self.folder / "bin" / "caracole"

    def run(self, *arguments: str, code: int = 0) -> str:
        """What ``caracole`` prints there."""
        return run([self.caracole, *arguments], self.home, code, HOME=str(self.home)).stdout


def install(folder: Path, wheel: Path, lock: str, extra: str = "") -> Installed:
    """``pip install caracole`` into an empty environment, with the locked packages: the wheel finds all it asks for."""
    venv.create(folder / "venv", with_pip=True)
    (folder / "home").mkdir()
    environment = Installed(folder / "venv", folder / "home")
    pip = [environment.python, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    run([*pip, "--no-deps", "--require-hashes", "-r", ROOT / "requirements" / lock], environment.home)
    run([*pip, "--no-index", f"caracole{extra} @ {wheel.as_uri()}"], environment.home)
    return environment


def some_of(lock: str, *names: str) -> str:
    """The lines of some packages in a file of locked packages, with their hashes."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    rows = {row.partition("==")[0]: row for row in re.findall(r"^[a-z0-9-]+==(?:.*\\\n)*.*\n", text, re.MULTILINE)}
    return "".join(rows[name] for name in names)


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(installed: Installed) -> Iterator[str]:
    """The address of ``caracole serve``, started outside the project."""
    process = subprocess.Popen(
        [installed.caracole, "serve", "--port", "0", "--no-warm-up"],
        cwd=installed.home,
        env={"HOME": str(installed.home), "PATH": os.defpath, "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().removeprefix("Caracole: ").strip()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        process.stdout.close()


def answer_of(address: str) -> Any:
    """A JSON document; None while nobody answers."""
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return json.load(answer)
    except URLError:
        return None
