"""Runs as they are kept: a folder for each, with files that are replaced as a whole or only added to.

``run.json``      what was asked for, when and by whom
``state.json``    how it is
``stop``          somebody wants it to stop
``games.jsonl``   a line for each game that is kept in the data set, in the order in which they were played
``opened.json``   games that somebody has opened on the board, with their names here
``data``          the data set that ``caracole.lab`` keeps
``report-en.html.gz``  the report by language, packed

Whoever serves reads the same files, so several server processes on one machine show the same runs.
"""

from __future__ import annotations

import gzip
import os
import shutil
import time
from collections import Counter
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct, structs

from caracole.lab.games import Played
from caracole.server.laboratory.protocol import LabState, LabTrouble, StartRun
from caracole.server.protocol import SeatName

T = TypeVar("T", bound=Struct)

UNFINISHED: tuple[LabState, ...] = ("waiting", "playing")


class Asked(Struct):
    """What a run is: written once."""

    id: str
    owner: str
    created: float
    wish: StartRun
    seats: list[SeatName]


class Kept(Struct):
    """How it is."""

    state: LabState = "waiting"
    trouble: LabTrouble = ""
    since: float = 0.0
    """When it came to be so."""


class Line(Struct, array_like=True):
    """A game as it is noted: what ``caracole.lab`` says of it, without rows and times."""

    number: int
    seed: int
    block: int
    entrants: tuple[int, ...]
    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


class Run:
    """One run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = _read(folder / "run.json", Asked)

    @property
    def id(self) -> str:
        """Its name, which nobody guesses."""
        return self.asked.id

    @property
    def data(self) -> Path:
        """The data set."""
        return self.folder / "data"

    @property
    def kept(self) -> Kept:
        """How it is now."""
        try:
            return _read(self.folder / "state.json", Kept)
        except FileNotFoundError:
            return Kept(since=self.asked.created)

    @property
    def is_unfinished(self) -> bool:
        """Does it play or wait?"""
        return self.kept.state in UNFINISHED

    def mark(self, state: LabState, trouble: LabTrouble = "") -> None:
        """It is so from now on."""
        write(self.folder / "state.json", msgspec.json.encode(Kept(state, trouble, time.time())))

    @property
    def is_to_stop(self) -> bool:
        """Does somebody want it to stop?"""
        return (self.folder / "stop").exists()

    def stop(self) -> None:
        """Ask whoever plays it to stop; one that still waits is stopped at once."""
        (self.folder / "stop").touch()
        if self.kept.state == "waiting":
            self.mark("stopped")

    def go_on(self) -> None:
        """Play what is missing."""
        (self.folder / "stop").unlink(missing_ok=True)
        for page in self.folder.glob("report-*"):
            page.unlink()
        self.mark("waiting")

    def games(self, since: int = 0) -> list[Played]:
        """The games so far; a line that is being written is left for the next time."""
        try:
            lines = (self.folder / "games.jsonl").read_bytes().split(b"\n")[:-1]
        except FileNotFoundError:
            return []
        return [Played(*structs.astuple(msgspec.json.decode(line, type=Line))) for line in lines[since:]]

    def opened(self) -> dict[str, str]:
        """Games that were opened on the board: their names here by number."""
        try:
            found: dict[str, str] = msgspec.json.decode((self.folder / "opened.json").read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        return found

    def keep_opened(self, number: int, game: str) -> None:
        """Whoever opens it again gets the same."""
        write(self.folder / "opened.json", msgspec.json.encode({**self.opened(), str(number): game}))

    def page(self, language: str) -> Path:
        """Where the report is, or will be."""
        return self.folder / f"report-{language}.html.gz"


class Runs:
    """All runs of a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, asked: Asked) -> Run:
        """A new one. Raises OSError if the disk is full: then nothing is left behind."""
        folder = self.folder / asked.id
        try:
            folder.mkdir(parents=True, mode=0o700)
            write(folder / "run.json", msgspec.json.encode(asked))
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return Run(folder)

    def get(self, name: str) -> Run | None:
        """The run of that name."""
        if not (name.isascii() and name.isalnum()):
            return None
        try:
            return Run(self.folder / name)
        except (FileNotFoundError, msgspec.DecodeError):
            return None

    def all(self) -> list[Run]:
        """Every run, the newest first."""
        names = (path.parent.name for path in self.folder.glob("*/run.json"))
        found = [run for run in map(self.get, names) if run is not None]
        return sorted(found, key=lambda run: (-run.asked.created, run.id))

    def unfinished(self) -> list[Run]:
        """Those that play or wait, the oldest first."""
        return [run for run in reversed(self.all()) if run.is_unfinished]

    def put_right(self) -> None:
        """Nothing plays when a server starts: what did was interrupted."""
        for run in self.unfinished():
            if run.kept.state == "playing":
                run.mark("failed", "interrupted")

    def tidy(self, most: int) -> None:
        """Keep so many that are over. Whoever has most of them loses his oldest first: nobody's many runs drive out
        those of others."""
        over = sorted((run for run in self.all() if not run.is_unfinished), key=lambda run: run.kept.since)
        count = Counter(run.asked.owner for run in over)
        while len(over) > max(0, most):
            most_of_one = max(count.values())
            gone = next(run for run in over if count[run.asked.owner] == most_of_one)
            over.remove(gone)
            count[gone.asked.owner] -= 1
            self.remove(gone)

    def remove(self, run: Run) -> None:
        """For good. What says that it is a run goes first, so that half of one is none."""
        (run.folder / "run.json").unlink(missing_ok=True)
        shutil.rmtree(run.folder, ignore_errors=True)


def _read(file: Path, kind: type[T]) -> T:
    return msgspec.json.decode(file.read_bytes(), type=kind)


def write(file: Path, content: bytes) -> None:
    """A file is as it was, or as it shall be."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(content)
        os.replace(fresh, file)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def packed(page: str) -> bytes:
    """A page as it is kept and sent."""
    return gzip.compress(page.encode(), 6, mtime=0)


def line_of(game: Played) -> bytes:
    """A game as a line."""
    return msgspec.json.encode(Line(*game[:8])) + b"\n"
