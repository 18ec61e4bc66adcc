"""The strength of players by commit, kept as a file: one JSON line for each measurement, newest last."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.duels import duel
from caracole.lab.processes import Backend
from caracole.lab.running import Progress, silent
from caracole.play import load


class Strength(NamedTuple):
    """What a player got against another at one commit."""

    commit: str
    system: str
    scenario: str
    revision: int
    player: str
    against: str
    games: int
    seed: int
    share: float
    low: float
    high: float


def present_commit() -> str:
    """The commit that is checked out here, with a + if there are changes; empty where there is none."""
    try:
        asked = ["git", "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def series(file: str | Path) -> list[Strength]:
    """All measurements of a file."""
    path = Path(file)
    if not path.exists():
        return []
    try:
        return [Strength(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    except (ValueError, TypeError) as error:
        raise CaracoleError(f"{file}: not a series of strengths: {error}") from error


def _expect_writable(path: Path) -> None:
    """It is told before anything is played."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise CaracoleError(f"{path}: {error.strerror}") from error


def measure(
    file: str | Path,
    system: str,
    players: Sequence[str] = ("captain", "random"),
    games: int = 40,
    seed: int = 1,
    *,
    commit: str | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Strength:
    """Play a duel and add what came of it to a file."""
    if len(players) != 2:
        raise CaracoleError("strength is that of one player against another: name two")
    series(file)
    _expect_writable(Path(file))
    table = load(system, scenario, options, data)
    played = duel(
        system, players, games, seed, scenario=scenario, options=options, data=data, backend=backend, progress=progress
    )
    result = played.result(0)
    figures = [round(each, 4) for each in (result.share, result.low, result.high)]
    chosen = present_commit() if commit is None else commit
    found = Strength(
        chosen, table.system, table.scenario, table.revision, players[0], players[1], len(played.games), seed, *figures
    )
    with Path(file).open("a", encoding="utf-8") as out:
        out.write(json.dumps(found._asdict(), ensure_ascii=False) + "\n")
    return found
