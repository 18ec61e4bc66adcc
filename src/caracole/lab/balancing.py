"""Captains play every scenario many times: are the sides even, is all of use? The system says what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError, Game
from caracole.lab.again import match_of
from caracole.lab.datasets import Dataset, read
from caracole.lab.games import tasks_of
from caracole.lab.keeping import Keep, Row, key_of
from caracole.lab.ledgers import Ledger, ledger
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, about_of, run, silent
from caracole.lab.verdicts import Count, Verdict
from caracole.play import load
from caracole.play.registry import data_system, system
from caracole.players.games import play_alone

PLAYER = "captain"


class BalanceTask(NamedTuple):
    """One game to be played."""

    system: str
    scenario: str
    seed: int
    data: str | None = None


class Balance(NamedTuple):
    """What was counted: figures by scenario, the verdicts, and the fingerprints of what was played."""

    system: str
    seeds: range
    casts: tuple[Any, ...]
    counts: tuple[Count, ...]
    verdicts: tuple[Verdict, ...]
    keys: dict[str, str]

    def page(self, command: str) -> str:
        """The report of the system in Markdown; ``command`` is what made it."""
        return ledger(self.system).page(command, self.seeds, self.casts, self.counts, self.verdicts)


def play_row(task: BalanceTask) -> Row:
    """One game, in whatever process."""
    game = load(task.system, task.scenario, None, task.data)
    return ledger(task.system).row_of(play_alone(game, [PLAYER] * len(game.seats), task.seed), task.seed)


def scenarios_of(name: str, wanted: Sequence[str], data: str | None, lessons: Sequence[str]) -> list[str]:
    """Those that are wanted; else all, lessons left out."""
    if wanted:
        return list(dict.fromkeys(wanted))
    if data is not None:
        return [row["id"] for row in data_system(name).data_scenarios(data)]
    return [row["id"] for row in system(name).scenarios() if row["id"] not in lessons]


def balance(
    name: str,
    scenarios: Sequence[str] = (),
    games: int = 20,
    seed: int = 1,
    *,
    data: str | None = None,
    keep: str | Path | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Balance:
    """Play what is missing, count all of it."""
    book = ledger(system(name).name)
    tables = {each: load(name, each, None, data) for each in scenarios_of(name, scenarios, data, book.lessons)}
    seeds = range(seed, seed + games)
    keeps = _play_missing(tables, seeds, None if keep is None else Path(keep), data, backend or InTurn(), progress)
    return counted(book, name, tables, keeps, seeds)


def balance_of(
    name: str, sets: Mapping[str, str | Path], games: int, seed: int = 1, data: str | None = None
) -> Balance:
    """The same of games that are kept as data sets, by scenario: they are played again without any thinking."""
    book = ledger(system(name).name)
    tables = {each: load(name, each, None, data) for each in sets}
    keeps = {each: keep_of(None, game) for each, game in tables.items()}
    for each, folder in sets.items():
        decisions: dict[int, list[dict[str, Any]]] = {}
        for row in read(folder, "decisions"):
            decisions.setdefault(row["game"], []).append(row)
        for row in read(folder, "games"):
            keeps[each].add(book.row_of(match_of(row, decisions[row["game"]], data), row["seed"]))
    return counted(book, name, tables, keeps, range(seed, seed + games))


def captains_games(
    game: Game[Any],
    folder: str | Path,
    games: int,
    seed: int,
    data: str | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> None:
    """Captains play a scenario; the games go into a data set."""
    keep = Dataset(folder, about_of(game, [PLAYER], seed))
    for _ in run(tasks_of(game, [PLAYER], games, seed, data=data, detail=True), backend, keep=keep, progress=progress):
        pass


def counted(book: Ledger, name: str, tables: dict[str, Game[Any]], keeps: dict[str, Keep], seeds: range) -> Balance:
    """Rows as figures and verdicts."""
    casts = [book.cast_of(game) for game in tables.values()]
    counts = [book.figures(cast, keeps[cast.scenario].of(seeds)) for cast in casts]
    keys = {each: keep.key for each, keep in keeps.items()}
    return Balance(name, seeds, tuple(casts), tuple(counts), tuple(book.verdicts(counts)), keys)


def keep_of(folder: Path | None, game: Game[Any]) -> Keep:
    """The rows of one scenario."""
    return Keep(folder, game.scenario, key_of(game, [PLAYER] * len(game.seats)))


def _play_missing(
    tables: dict[str, Game[Any]],
    seeds: range,
    folder: Path | None,
    data: str | None,
    backend: Backend,
    progress: Progress,
) -> dict[str, Keep]:
    try:
        keeps = {name: keep_of(folder, game) for name, game in tables.items()}
        tasks = [
            BalanceTask(tables[name].system, name, seed, data)
            for name, keep in keeps.items()
            for seed in keep.missing(seeds)
        ]
        if tasks:
            with progress("games", len(tasks)) as advance:
                for _, row in backend.run(play_row, tasks):
                    keeps[row["scenario"]].add(row)
                    advance()
    except OSError as error:
        raise CaracoleError(f"{error.filename or folder}: {error.strerror}") from error
    return keeps
