"""The laboratory of a server: runs are played beside people's games, within a quota, and whatever happens to them is
told."""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import Process, Running, running
from signed import account

from caracole.cli.main import main
from caracole.lab import duel
from caracole.lab.games import Played
from caracole.server.api import lab as routes
from caracole.server.laboratory import lab as laboratory
from caracole.server.laboratory import playing
from caracole.server.laboratory.counting import by_seat, trail
from caracole.server.laboratory.playing import FULL, outcome_of
from caracole.server.laboratory.protocol import StartRun
from caracole.server.laboratory.runs import Asked, Run, Runs
from caracole.server.settings import Settings, from_environment
from patience import PATIENCE, until

DRILL = {"system": "gradisca", "scenario": "drill", "players": ["random", "random"], "games": 2}
ENDLESS = {**DRILL, "players": ["captain", "captain"], "games": 200}
"""Minutes of play: nobody sees the end of it, however late he is told to stop."""

HANGS = "import time; time.sleep(3600)"
DIES = "import os; os.abort()"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(str(tmp_path / "games.db"), lab=True) as found:
        yield found


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


def begin(client: httpx.Client, wish: dict[str, Any] = DRILL) -> str:
    answer = client.post("/api/lab/runs", json=wish)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    return name


def how(client: httpx.Client, run: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/lab/runs/{run}").json()
    return found


def ended(client: httpx.Client, run: str) -> dict[str, Any]:
    until(lambda: how(client, run)["state"] not in ("waiting", "playing"), 5 * PATIENCE)  # a run gives way to all else
    return how(client, run)


def instead(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Another program plays the runs."""
    monkeypatch.setattr(laboratory, "command", lambda folder: [sys.executable, "-c", program])


# --- a run -----------------------------------------------------------------------------------------------------------


def test_a_run_is_played_reported_and_its_games_are_opened(client: httpx.Client):
    run = begin(client, {**DRILL, "players": ["random", "captain"], "games": 4})
    found = ended(client, run)
    assert (found["state"], found["played"]) == ("done", 4)
    first, second = found["by_player"]
    assert first["name"] == "random"
    assert first["share"] + second["share"] == pytest.approx(1)
    assert [point["games"] for point in found["trail"]] == [2, 4]
    widths = [point["high"] - point["low"] for point in found["trail"]]
    assert widths[1] < widths[0]

    games = client.get(f"/api/lab/runs/{run}/games").json()["games"]
    assert [game["number"] for game in games] == [0, 1, 2, 3]
    assert games[0]["players"] == games[1]["players"][::-1]
    assert client.get(f"/api/lab/runs/{run}/games", params={"since": 3}).json()["games"] == games[3:]

    opened = client.post(f"/api/lab/runs/{run}/games/1").json()["game"]
    assert client.post(f"/api/lab/runs/{run}/games/1").json()["game"] == opened
    info = client.get(f"/api/games/{opened}").json()
    assert info["over"]
    assert info["winners"] == games[1]["winners"]
    assert [seat["player"] for seat in info["seats"]] == games[1]["players"]
    last = client.get(f"/api/games/{opened}/replay").json()
    assert last["scene"]["result"]["winners"] == games[1]["winners"]
    assert client.post(f"/api/lab/runs/{run}/games/4").status_code == 404

    page = client.get(f"/api/lab/runs/{run}/report", params={"language": "it"})
    assert f'href="/lab/{run}"' in page.text, "there is a way back"
    assert page.headers["content-type"].startswith("text/html")
    assert "sandbox" in page.headers["content-security-policy"]
    assert "<html lang=it" in page.text
    assert [each["id"] for each in client.get("/api/lab").json()["runs"]] == [run]


def test_a_run_is_the_duel_of_the_library(client: httpx.Client):
    ended(client, run := begin(client, {**DRILL, "seed": 7}))
    games = client.get(f"/api/lab/runs/{run}/games").json()["games"]
    same = duel("gradisca", ["random", "random"], 2, 7, scenario="drill")
    assert [game["scores"] for game in games] == [list(game.scores) for game in same.games]
    assert [game["decisions"] for game in games] == [game.decisions for game in same.games]


def test_runs_are_played_one_after_the_other_and_give_way(
    client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The second waits for the first; what plays has the lowest claim on the processor."""
    first, second = begin(client, ENDLESS), begin(client)
    until(lambda: how(client, first)["played"] > 0)
    assert how(client, second)["state"] == "waiting"
    assert client.get(f"/api/lab/runs/{first}/report").status_code == 409
    assert client.post(f"/api/lab/runs/{first}/games/0").status_code == 200, "what is played can be seen"
    nices = [
        os.getpriority(os.PRIO_PROCESS, int(path.parent.name))
        for path in Path("/proc").glob("[0-9]*/cmdline")
        if first.encode() in path.read_bytes()
    ]
    assert nices == [max(playing.POLITE, os.getpriority(os.PRIO_PROCESS, 0))]
    assert client.post(f"/api/lab/runs/{first}/stop").json()["id"] == first
    found = ended(client, first)
    assert (found["state"], found["trouble"]) == ("stopped", "")
    assert 0 < found["played"] < 200
    assert "<html" in client.get(f"/api/lab/runs/{first}/report").text, "what was played has a report"
    assert ended(client, second)["state"] == "done"


def test_a_run_that_was_stopped_goes_on(client: httpx.Client):
    run = begin(client, {**DRILL, "games": 40})
    until(lambda: how(client, run)["played"] > 0)
    client.post(f"/api/lab/runs/{run}/stop")
    before = ended(client, run)["played"]
    assert client.post(f"/api/lab/runs/{run}/resume").json()["state"] == "waiting"
    found = ended(client, run)
    assert found["state"] == "done"
    assert found["played"] == 40 > before
    assert client.post(f"/api/lab/runs/{run}/resume").status_code == 409


# --- who may, and how much -------------------------------------------------------------------------------------------


def test_it_is_off_as_it_comes(tmp_path: Path):
    assert not from_environment({"CARACOLE_DATABASE_URL": str(tmp_path / "games.db")}).lab
    with running(str(tmp_path / "games.db")) as server, server.client() as client:
        assert client.get("/api/lobby").json()["lab"] is False
        for answer in (
            client.get("/api/lab"),
            client.post("/api/lab/runs", json=DRILL),
            client.get("/api/lab/runs/" + "a" * 12),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "LabOff")
    assert not (tmp_path / "games.db.lab").exists()


def test_the_operator_sets_how_much(tmp_path: Path):
    said = {"CARACOLE_LAB": "yes", "CARACOLE_LAB_GAMES": "7", "CARACOLE_LAB_RUNS": "1", "CARACOLE_LAB_KEPT": "3"}
    found = from_environment({"CARACOLE_DATABASE_URL": str(tmp_path / "games.db"), **said})
    assert (found.lab, found.lab_games, found.lab_runs, found.lab_kept) == (True, 7, 1, 3)
    assert found.lab_place == tmp_path / "games.db.lab"
    elsewhere = from_environment({"CARACOLE_DATABASE_URL": "x.db", "CARACOLE_LAB_FOLDER": str(tmp_path)})
    assert elsewhere.lab_place == tmp_path


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 11},
        {"games": 0},
        {"players": ["captain"]},
        {"players": ["captain", "nobody"]},
        {"players": ["captain", "random", "random"]},
        {"players": ["random", "os.path"]},
        {"players": ["captain?first_look=2", "random"]},
        {"scenario": "nowhere"},
        {"options": {"map": "of_mine.geojson"}},
        {"system": "chess"},
    ],
)
def test_a_wish_that_cannot_be_granted_is_told(tmp_path: Path, wrong: dict[str, Any]):
    with running(str(tmp_path / "games.db"), lab=True, lab_games=10) as server, server.client() as client:
        answer = client.post("/api/lab/runs", json={**DRILL, **wrong})
        assert answer.status_code == 400
        assert client.get("/api/lab").json()["runs"] == []


def test_nobody_fills_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Four may play or wait, two of them of one person."""
    instead(monkeypatch, HANGS)
    with running(str(tmp_path / "games.db"), lab=True, lab_runs=4) as server, ExitStack() as open_:
        people = [open_.enter_context(account(server, name)) for name in ("Anna", "Bruno", "Carla")]
        for person in people[:2]:
            for _ in range(2):
                assert person.post("/api/lab/runs", json=DRILL).status_code == 201
            full = person.post("/api/lab/runs", json=DRILL)
            assert (full.status_code, full.json()["code"]) == (409, "LabFull")
        assert people[2].post("/api/lab/runs", json=DRILL).status_code == 409


def test_nobody_fills_the_line_by_asking_many_times_at_once(tmp_path: Path):
    """Each of them used to count before any had been added."""
    wish = StartRun("gradisca", "drill", ["random", "random"], games=1)

    class Slow(Runs):
        def unfinished(self) -> list[Run]:
            found = super().unfinished()
            time.sleep(0.05)
            return found

    lab = laboratory.Laboratory(Settings("sqlite+aiosqlite://", lab=True, lab_folder=tmp_path, lab_runs=4))
    lab.runs = Slow(tmp_path)

    def ask(number: int) -> bool:
        try:
            lab.add(f"run{number:08}", "anna", wish, [])
        except laboratory.TooMany:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(ask, range(8))) == 2


def test_many_runs_of_one_do_not_drive_out_those_of_others(tmp_path: Path):
    runs, wish = Runs(tmp_path), StartRun("gradisca", "drill", ["random", "random"], games=1)
    for number, owner in enumerate(["anna", "bruno", "bruno", "bruno", "bruno", "carla"]):
        runs.add(Asked(f"run{number}", owner, float(number), wish, [])).mark("done")
    runs.tidy(3)
    assert {(run.id, run.asked.owner) for run in runs.all()} == {("run0", "anna"), ("run4", "bruno"), ("run5", "carla")}


def test_only_who_began_a_run_or_an_operator_stops_or_removes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    instead(monkeypatch, HANGS)
    database = str(tmp_path / "games.db")
    with (
        running(database, lab=True, operators=("Olga",)) as server,
        account(server, "Anna") as anna,
        account(server, "Bruno") as bruno,
        server.client() as olga,
    ):
        assert main(["moderate", "--database", database, "appoint", "Olga", "--json"]) == 0
        (told,) = json.loads(capsys.readouterr().out)
        olga.post("/api/account/login", json={"name": "Olga", "password": told["password"]})
        olga.headers["X-CSRF-Token"] = olga.cookies["caracole_csrf"]
        run = begin(anna)
        assert bruno.get("/api/lab").json()["runs"] == [], "only who has the link knows of it"
        assert not bruno.get(f"/api/lab/runs/{run}").json()["mine"]
        for answer in (bruno.post(f"/api/lab/runs/{run}/stop"), bruno.delete(f"/api/lab/runs/{run}")):
            assert answer.status_code == 403
        assert anna.delete(f"/api/lab/runs/{run}").status_code == 409
        assert olga.post(f"/api/lab/runs/{run}/stop").status_code == 200
        ended(anna, run)
        assert anna.delete(f"/api/lab/runs/{run}").status_code == 204
        assert anna.get(f"/api/lab/runs/{run}").status_code == 404


def test_another_page_cannot_begin_a_run(server: Running):
    with account(server, "Anna") as anna:
        assert anna.post("/api/lab/runs", json=DRILL, headers={"X-CSRF-Token": ""}).status_code == 403
        assert anna.post("/api/lab/runs", json=DRILL, headers={"Origin": "http://elsewhere.example"}).status_code == 403


def test_runs_are_counted_like_new_games(tmp_path: Path):
    with running(str(tmp_path / "games.db"), lab=True, requests=50) as server, server.client() as client:
        answers = [client.post("/api/lab/runs", json={**DRILL, "games": 0}).status_code for _ in range(8)]
        assert answers[0] == 400
        assert 429 in answers


def test_the_oldest_runs_go_first(tmp_path: Path):
    with running(str(tmp_path / "games.db"), lab=True, lab_kept=1) as server, server.client() as client:
        first = begin(client, {**DRILL, "games": 1})
        ended(client, first)
        second = begin(client, {**DRILL, "games": 1})
        ended(client, second)
        until(lambda: client.get(f"/api/lab/runs/{first}").status_code == 404)
        assert not (tmp_path / "games.db.lab" / first).exists()
        assert how(client, second)["state"] == "done"


def test_a_draw_of_four_is_a_quarter_each():
    """Of two captains at four seats the trail took half a draw for the first seat, the table beside it a quarter."""
    draws = [Played(number, number, number, (0, 0, 1, 1), ("captain",) * 4, (), (0,) * 4, 9) for number in range(3)]
    assert [point.share for point in trail(["captain", "captain"], draws)] == [0.25] * 3
    assert [share.share for share in by_seat(["a", "b", "c", "d"], draws)] == [0.25] * 4
    assert trail(["captain", "captain"], []) == []


# --- what may go wrong -----------------------------------------------------------------------------------------------


def test_a_process_that_dies_takes_nothing_with_it(server: Running, client: httpx.Client, monkeypatch):
    instead(monkeypatch, DIES)
    found = ended(client, begin(client))
    assert (found["state"], found["trouble"], found["played"]) == ("failed", "died", 0)
    monkeypatch.undo()
    assert ended(client, begin(client))["state"] == "done", "the next run is played"
    assert client.get("/health").status_code == 200


def test_a_process_that_does_not_listen_is_ended(client: httpx.Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(laboratory, "GRACE", 0.1)
    instead(monkeypatch, f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {HANGS}")
    run = begin(client)
    until(lambda: how(client, run)["state"] == "playing")
    client.post(f"/api/lab/runs/{run}/stop")
    assert ended(client, run)["state"] == "stopped"


def test_a_run_that_takes_too_long_is_ended(tmp_path: Path):
    with running(str(tmp_path / "games.db"), lab=True, lab_minutes=0) as server, server.client() as client:
        found = ended(client, begin(client, ENDLESS))
        assert (found["state"], found["trouble"]) == ("stopped", "too_long")


def test_a_disk_that_is_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    def full(*args: Any, **more: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    run = Runs(tmp_path).add(Asked("a" * 12, "me", 0.0, StartRun("gradisca", "drill", ["random", "random"]), []))
    monkeypatch.setattr(playing, "duel", full)
    assert outcome_of(run) == FULL
    assert laboratory._judged(run, FULL, "") == ("failed", "full")
    monkeypatch.setattr("caracole.server.laboratory.runs.write", full)
    with pytest.raises(OSError, match="No space"):
        Runs(tmp_path).add(Asked("b" * 12, "me", 0.0, StartRun("gradisca", "drill", ["random", "random"]), []))
    assert [each.id for each in Runs(tmp_path).all()] == ["a" * 12]


def test_no_room_for_a_run_is_said_to_who_asks(client: httpx.Client, monkeypatch: pytest.MonkeyPatch):
    def full(*args: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Runs, "add", full)
    answer = client.post("/api/lab/runs", json=DRILL)
    assert (answer.status_code, answer.json()["code"]) == (507, "LabDisk")


def test_a_server_that_stops_marks_the_run_and_a_restart_lists_it(tmp_path: Path):
    database = str(tmp_path / "games.db")
    with running(database, lab=True) as server, server.client() as client:
        done = begin(client)
        ended(client, done)
        run = begin(client, ENDLESS)
        until(lambda: how(client, run)["played"] > 0)
    with running(database, lab=True) as server, server.client() as client:
        listed = {each["id"]: each for each in client.get("/api/lab").json()["runs"]}
        assert listed[done]["state"] == "done"
        assert (listed[run]["state"], listed[run]["trouble"]) == ("failed", "interrupted")
        assert "<html" in client.get(f"/api/lab/runs/{run}/report").text
        assert client.post(f"/api/lab/runs/{run}/games/0").status_code == 200


def test_nothing_goes_on_after_a_server_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CARACOLE_LAB", "yes")
    database = str(tmp_path / "games.db")
    server = Process(database)
    with httpx.Client(base_url=server.url) as client:
        run = begin(client, ENDLESS)
        until(lambda: how(client, run)["played"] > 0)
    server.kill()
    until(lambda: not any(run.encode() in path.read_bytes() for path in _commands()))
    server = Process(database)
    try:
        with httpx.Client(base_url=server.url) as client:
            found = ended(client, run)
            assert (found["state"], found["trouble"]) == ("failed", "interrupted")
            assert client.post(f"/api/lab/runs/{run}/games/0").status_code == 200
    finally:
        server.stop()


def _commands() -> Iterator[Path]:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        if path.exists():
            yield path


def test_without_the_packages_it_says_so(client: httpx.Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(routes, "is_installed", lambda: False)
    assert client.get("/api/lab").json()["installed"] is False
    answer = client.post("/api/lab/runs", json=DRILL)
    assert (answer.status_code, answer.json()["code"]) == (503, "LabMissing")
    assert "caracole[lab]" in answer.json()["detail"]
