"""The Containerfile, without a container: what it copies is there and suffices, and what it runs works."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from installing import ROOT, Installed, free_port, run
from patience import PATIENCE, until

IGNORED = ("node_modules", "__pycache__", "dist")


class Instruction(NamedTuple):
    """``RUN npm ci``"""

    word: str
    rest: str


class Stage(NamedTuple):
    """Everything between one FROM and the next."""

    base: str
    name: str
    instructions: list[Instruction]

    def all(self, word: str) -> list[str]:
        return [each.rest for each in self.instructions if each.word == word]

    def one(self, word: str) -> str:
        (found,) = self.all(word)
        return found


def read_stages() -> list[Stage]:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    stages: list[Stage] = []
    for line in lines:
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name, []))
        else:
            stages[-1].instructions.append(Instruction(word, rest))
    return stages


CLIENT, WHEEL, FINAL = read_stages()


def is_sent(path: str) -> bool:
    """Does .dockerignore let this path of the project into the build? The last line that fits decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!").removeprefix("**/")
        if line and not line.startswith("#") and (fnmatch(path, pattern) or path.startswith(f"{pattern}/")):
            sent = line.startswith("!")
    return sent


def copy(rest: str, here: Path, roots: dict[str, Path]) -> None:
    """``COPY [--from=STAGE] SOURCE... TARGET``, from the project or from another stage, to below ``here``."""
    words = rest.split()
    stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else None
    *sources, target = words
    for source in sources:
        found = roots[stage] / source.lstrip("/") if stage else ROOT / source
        goal = (here / target).resolve()
        if found.is_dir():
            kept = () if stage else IGNORED
            shutil.copytree(found, goal, ignore=shutil.ignore_patterns(*kept), dirs_exist_ok=True)
        else:
            goal = goal / found.name if target.endswith("/") else goal
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, goal)


def build(stage: Stage, root: Path, roots: dict[str, Path]) -> None:
    """Do what a stage says, with ``root`` for its file system and the programs of this machine."""
    here = root
    programs = {}
    if "python" in stage.base:
        venv.create(root / "venv", with_pip=True)
        programs["PATH"] = f"{root / 'venv' / 'bin'}:{os.environ['PATH']}"
    for word, rest in stage.instructions:
        if word == "WORKDIR":
            here = root / rest.lstrip("/")
            here.mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            copy(rest, here, roots)
        elif word == "RUN":
            run(["sh", "-c", rest], here, **programs)


@pytest.mark.parametrize("stage", [CLIENT, WHEEL, FINAL], ids=["client", "wheel", "final"])
def test_what_is_copied_is_there_and_sent(stage):
    sources = [word for rest in stage.all("COPY") if "--from" not in rest for word in rest.split()[:-1]]
    assert sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert is_sent(source), source


@pytest.mark.parametrize("path", [".git", ".venv/bin/python", "build", "docs", "web/dist", "web/node_modules/vite"])
def test_nothing_else_is_sent(path):
    assert not is_sent(path)


def test_client_and_wheel_are_built_from_what_is_copied(tmp_path, built):
    roots = {"client": tmp_path / "client", "wheel": tmp_path / "wheel"}
    build(CLIENT, roots["client"], roots)
    build(WHEEL, roots["wheel"], roots)
    (wheel,) = (roots["wheel"] / "build" / "dist").glob("caracole-*.whl")
    assert wheel.name == built.wheel.name
    assert wheel.stat().st_size == pytest.approx(built.wheel.stat().st_size, rel=0.01)


def test_the_image_runs_as_nobody_in_particular_and_keeps_its_games_in_a_volume():
    assert FINAL.one("USER") == "caracole"
    assert FINAL.one("VOLUME") == "/data"
    settings = dict(word.split("=", 1) for word in shlex.split(FINAL.one("ENV")))
    assert settings["XDG_DATA_HOME"].startswith("/data")
    assert settings["XDG_CACHE_HOME"].startswith("/data")
    assert any("useradd" in rest and "-m 700 /data" in rest for rest in FINAL.all("RUN"))


@pytest.mark.parametrize("stage", [WHEEL, FINAL], ids=["wheel", "final"])
def test_packages_are_locked(stage):
    for rest in stage.all("RUN"):
        if "pip install" in rest:
            assert "--require-hashes" in rest or "--no-deps" in rest


# --- running it ------------------------------------------------------------------------------------------------------


@contextmanager
def running(installed: Installed, data: Path, port: int) -> Iterator[None]:
    """What the container starts, with ``data`` for its volume and a port that is free here."""
    settings = dict(word.split("=", 1) for word in shlex.split(FINAL.one("ENV")))
    here = {name: text.replace("/data", str(data)) for name, text in settings.items()}
    command = [*json.loads(FINAL.one("ENTRYPOINT")), *json.loads(FINAL.one("CMD"))]
    assert command[0] == installed.caracole.name
    words = [word.replace("8000", str(port)).replace("0.0.0.0", "127.0.0.1") for word in command[1:]]
    process = subprocess.Popen(
        [installed.caracole, *words], cwd=data, env={"PATH": os.defpath, **here}, stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def is_healthy(installed: Installed, port: int) -> bool:
    """What the health check says."""
    check = json.loads(FINAL.one("HEALTHCHECK").partition("CMD ")[2])
    program, *words = (word.replace(":8000", f":{port}") for word in check)
    assert program == "python"
    return subprocess.run([installed.python, *words], capture_output=True, check=False).returncode == 0


def test_the_server_is_healthy_and_its_games_are_in_the_volume(installed, tmp_path):
    port = free_port()
    assert not is_healthy(installed, port)
    for _ in range(2):  # a new container with the same volume
        with running(installed, tmp_path, port):
            until(lambda: is_healthy(installed, port))
        assert not is_healthy(installed, port)
    assert (tmp_path / "caracole" / "games.db").is_file()
    assert (tmp_path / "caracole" / "games.db.key").is_file()
