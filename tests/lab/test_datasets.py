"""Games as data sets: complete, the same however they were played, resumed where they stopped, and played again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caracole.kernel import CaracoleError
from caracole.lab import duel
from caracole.lab.again import replayed
from caracole.lab.datasets import FILES, METADATA, Dataset, about, arrow, read
from caracole.lab.games import tasks_of
from caracole.lab.processes import InTurn
from caracole.lab.running import about_of, play_packed, run
from caracole.play import load
from patience import until

SAME = [name for name in FILES if name != "timings"]
TWO = ["random", "random"]


@pytest.fixture(scope="module")
def drill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four random games of a small theatre."""
    folder = tmp_path_factory.mktemp("drill")
    duel("gradisca", TWO, 4, 7, scenario="drill", out=folder)
    return folder


def test_a_row_for_each_game_decision_and_event(drill: Path):
    games, decisions, events = (read(drill, name) for name in ("games", "decisions", "events"))
    assert [row["game"] for row in games] == [0, 1, 2, 3]
    assert [(row["seed"], row["entrants"]) for row in games] == [(7 + number, [0, 1]) for number in range(4)]
    assert Counter(row["game"] for row in decisions) == {row["game"]: row["decisions"] for row in games}
    assert Counter(row["game"] for row in events) == {row["game"]: row["events"] for row in games}
    assert all(row["places"] for row in events if row["kind"] == "battle_began")
    assert any(row["lost"] and row["lost_at"] for row in events)
    assert any(row["candidates"] for row in decisions)


def test_every_game_has_its_standings_and_positions(drill: Path):
    games = read(drill, "games")
    for name in ("standings", "positions"):
        rows = read(drill, name)
        assert {row["game"] for row in rows} == {0, 1, 2, 3}
        assert max(row["progress"] for row in rows) == 1
    last = {(row["game"], row["side"]): row["score"] for row in read(drill, "standings")}
    for row in games:
        assert [last[row["game"], seat] for seat in row["seats"]] == row["scores"]


def test_the_files_say_what_they_hold(drill: Path):
    schema = arrow().parquet.read_schema(drill / "games.parquet")
    said = json.loads(schema.metadata[METADATA])
    assert said == about(drill)
    assert (said["system"], said["scenario"], said["players"], said["seed"]) == ("gradisca", "drill", TWO, 7)
    assert said["data_digest"] == load("gradisca", "drill").data_digest
    assert not (drill / "parts").exists()


def test_any_game_can_be_played_again(drill: Path):
    for row in read(drill, "games"):
        match = replayed(drill, row["game"])
        assert match.outcome is not None
        assert list(match.outcome.scores) == row["scores"]
    with pytest.raises(CaracoleError, match="no game 9"):
        replayed(drill, 9)


# --- stopping and going on -------------------------------------------------------------------------------------------


class Stopped(Exception):
    """The power went out."""


class Failing(InTurn):
    """Stops after so many batches."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, work: Any, tasks: Any) -> Iterator[tuple[int, Any]]:
        for place, task in enumerate(tasks):
            if place == self.after:
                raise Stopped
            yield place, work(task)


def contents(folder: Path) -> list[bytes]:
    return [(folder / f"{name}.parquet").read_bytes() for name in SAME]


def test_a_run_that_was_stopped_goes_on_and_ends_the_same_to_the_byte(drill: Path, tmp_path: Path):
    with pytest.raises(Stopped):
        duel("gradisca", TWO, 4, 7, scenario="drill", out=tmp_path, backend=Failing(1))
    assert [row["game"] for row in read(tmp_path, "games")] == [0]
    played = duel("gradisca", TWO, 4, 7, scenario="drill", out=tmp_path)
    assert len(played.games) == 4
    assert contents(tmp_path) == contents(drill)


def test_two_runs_in_one_folder_keep_every_game_once(drill: Path, tmp_path: Path):
    """Whoever began before the other had finished kept the same games again."""
    table = load("gradisca", "drill")
    tasks = tasks_of(table, TWO, 4, 7, detail=True)
    told = about_of(table, TWO, 7)
    one, other = Dataset(tmp_path, told), Dataset(tmp_path, told)
    for kept in (one, other):
        for task in tasks:
            kept.add(play_packed([task]))
        kept.finish()
    assert [row["game"] for row in read(tmp_path, "games")] == [0, 1, 2, 3]
    assert contents(tmp_path) == contents(drill)


def test_ctrl_c_keeps_what_was_done_and_the_same_command_goes_on(tmp_path: Path):
    out = tmp_path / "stopped"
    words = ["lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--seed", "7"]
    command = [sys.executable, "-m", "caracole.cli", *words, "--workers", "2", "--out", str(out)]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([*command, "--games", "5000"], start_new_session=True, **pipes) as running:
        try:
            until(lambda: len(list(out.glob("parts/*.part"))) > 1)
        finally:
            os.killpg(running.pid, signal.SIGINT)
        said, told = running.communicate()
    assert (running.returncode, said) == (130, "")
    assert "Traceback" not in told
    done = [row["game"] for row in read(out, "games")]
    assert 1 < len(done) < 5000
    assert done == sorted(set(done))
    assert not (out / "parts").exists()

    games = done[-1] + 3
    again = subprocess.run([*command, "--games", str(games)], check=True, capture_output=True, text=True)
    assert f"{games} games" in again.stdout
    duel("gradisca", TWO, games, 7, scenario="drill", out=tmp_path / "alone")
    assert contents(out) == contents(tmp_path / "alone")


class Backwards(InTurn):
    """The last batch is done first, as it may happen on many machines."""

    workers = 1

    def run(self, work: Any, tasks: Any) -> Iterator[tuple[int, Any]]:
        for place in reversed(range(len(tasks))):
            yield place, work(tasks[place])


def test_the_order_in_which_games_end_changes_nothing(drill: Path, tmp_path: Path):
    duel("gradisca", TWO, 4, 7, scenario="drill", out=tmp_path, backend=Backwards())
    assert contents(tmp_path) == contents(drill)


def test_games_with_gaps_between_them_are_put_in_order(drill: Path, tmp_path: Path):
    game = load("gradisca", "drill")
    keep = Dataset(tmp_path, about_of(game, TWO, 7))
    tasks = tasks_of(game, TWO, 4, 7, detail=True)
    for some in (tasks[2:3], tasks[0:1]):
        keep.add(play_packed(some))
        keep.finish()
    assert [game.number for game in run(tasks, keep=keep)] == [0, 2, 1, 3]
    assert contents(tmp_path) == contents(drill)


def test_whoever_was_stopped_while_files_took_their_places_finds_them_whole(drill: Path, tmp_path: Path):
    game = load("gradisca", "drill")
    for name in FILES:
        (tmp_path / f"{name}.parquet.new").write_bytes((drill / f"{name}.parquet").read_bytes())
    (tmp_path / "parts.joined").mkdir()
    assert Dataset(tmp_path, about_of(game, TWO, 7)).done == {0, 1, 2, 3}
    assert contents(tmp_path) == contents(drill)


def test_a_folder_with_other_games_is_refused(drill: Path):
    with pytest.raises(CaracoleError, match="other seed"):
        duel("gradisca", TWO, 4, 8, scenario="drill", out=drill)
    with pytest.raises(CaracoleError, match="no data set"):
        read(drill / "nowhere", "games")
