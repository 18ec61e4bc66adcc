"""What runs beside: it is tried again when it fails, and /health shows it. One game's trouble is no other game's."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import KEY, Player, Running, new_game, running

from caracole.cli.main import main
from caracole.server import services, tasks
from caracole.server.clocks import Clocks
from caracole.server.protocol import ClockTerms
from caracole.server.settings import Settings, async_address
from caracole.server.store import Store, as_json, from_json
from caracole.server.tasks import Supervisor, Watch, wait_after
from patience import PATIENCE, until

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


# --- the supervisor --------------------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_WAIT", 0.001)


def test_each_failure_is_waited_for_longer():
    assert [wait_after(n) for n in (1, 2, 3, 4)] == [0.5, 1.0, 2.0, 4.0]
    assert wait_after(1000) == 30.0


def test_a_task_that_fails_or_ends_is_started_again_and_shows_it(quick: None):
    async def story() -> None:
        supervisor, runs, seen, done = Supervisor(), [], [], asyncio.Event()

        async def work(watch: Watch) -> None:
            runs.append(len(runs))
            seen.append((supervisor.failing, supervisor.is_well))
            if len(runs) < 3:
                raise OSError("away")
            if len(runs) == 3:
                return
            watch.well()
            done.set()
            await asyncio.Event().wait()

        supervisor.keep("worker", work)
        await done.wait()
        assert seen[:3] == [([], True), (["worker"], False), (["worker"], False)]
        assert (supervisor.failing, supervisor.is_well) == ([], True)
        await supervisor.stop()
        assert len(runs) == 4

    asyncio.run(story())


def test_a_job_is_tried_until_it_is_done_and_no_vital_sign(quick: None):
    async def story() -> None:
        supervisor, runs, done = Supervisor(), [], asyncio.Event()

        async def job() -> None:
            runs.append((supervisor.failing, supervisor.is_well))
            if len(runs) < 3:
                raise ValueError
            done.set()

        supervisor.once("small thing", job)
        await done.wait()
        assert runs == [([], True), (["small thing"], True), (["small thing"], True)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert supervisor.failing == []

    asyncio.run(story())


def test_health_tells_of_a_task_that_fails(sqlite_server: Running):
    async def work(watch: Watch) -> None:
        raise OSError("away")

    async def start() -> Watch:
        return sqlite_server.services.supervisor.keep("an important thing", work)

    watch = sqlite_server.do(start())
    address = f"{sqlite_server.url}/health"
    try:
        found = until(lambda: (answer := httpx.get(address)).status_code == 503 and answer.json())
        assert (found["status"], found["database"], found["failing"]) == ("ill", True, ["an important thing"])
    finally:
        watches = sqlite_server.services.supervisor._watches
        sqlite_server.loop.call_soon_threadsafe(watches[watch].cancel)
    until(lambda: httpx.get(address).status_code == 200)


def test_the_server_names_all_its_tasks(server: Running):
    names = {watch.name for watch in server.services.supervisor._watches}
    assert {"writer", "heartbeat", "clocks"} <= names
    assert ("listener" in names) == server.settings.is_postgres


def test_the_first_page_and_the_rulebooks_are_there_before_somebody_asks_for_them(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
):
    made: list[str] = []
    read: list[str] = []

    async def nothing(keys: object) -> None:
        """No board is drawn here."""

    monkeypatch.setattr(services, "shown_system", made.append)
    monkeypatch.setattr(services, "rulebook", read.append)
    monkeypatch.setattr(sqlite_server.services.thinkers, "warm_up", nothing)
    sqlite_server.do(sqlite_server.services._warm_up())
    assert {"gradisca", "gbacw", "piccole"} <= set(made)
    assert read == made


# --- one room for a game ---------------------------------------------------------------------------------------------


def test_with_more_watched_games_than_are_kept_everybody_is_in_the_same_room(tmp_path: Path):
    with running(str(tmp_path / "games.db"), live_games=1) as server:
        watched = []
        for _ in range(2):
            game, _ = new_game(server.url)
            watched.append(Player(server.url, game))
            watched[-1].hear("update")
        game, tokens = new_game(server.url)
        anna, bruno = (Player(server.url, game, tokens[seat]) for seat in ("venetian", "austrian"))
        for player in (anna, bruno):
            player.hear("update")
        mover, other = (anna, bruno) if anna.last["offers"] else (bruno, anna)
        assert mover.act(mover.last["offers"]["actions"][0]["action"])["type"] == "accepted"
        while other.last["version"] < 1:
            other.hear("update")
        for player in (anna, bruno, *watched):
            player.close()


def test_a_room_that_somebody_holds_is_the_room_that_everybody_gets(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url)
    rooms = sqlite_server.services.rooms

    async def story() -> None:
        held = await rooms.get(game)
        del rooms.live[game]  # forgotten, but somebody is in the midst of something
        assert await rooms.get(game) is held
        assert rooms.live[game] is held

    sqlite_server.do(story())


def test_a_game_is_loaded_once_whoever_goes_away_meanwhile(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    game, _ = new_game(sqlite_server.url)
    rooms, store = sqlite_server.services.rooms, sqlite_server.services.store
    true, loads = store.whole, []

    async def whole(name: str) -> Any:
        loads.append(name)
        await gate.wait()
        return await true(name)

    gate = asyncio.Event()
    monkeypatch.setattr(store, "whole", whole)

    async def story() -> None:
        room = await rooms.get(game)
        room.drop()
        first = asyncio.create_task(rooms.get(game))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        others = [asyncio.create_task(rooms.get(game)) for _ in range(2)]
        await asyncio.sleep(0)
        gate.set()
        one, two = await asyncio.gather(*others)
        assert one is two
        assert loads == [game]

    sqlite_server.do(story())


# --- a game that cannot be read --------------------------------------------------------------------------------------


def test_one_damaged_game_stops_no_other_clock_and_hides_no_other_game(tmp_path: Path):
    file = tmp_path / "games.db"
    with running(str(file)) as server:
        made = [new_game(server.url, HOT_SEAT, clock={"bank": 60, "bonus": 0}) for _ in range(3)]
    with sqlite3.connect(file) as connection:
        order = [row[0] for row in connection.execute("SELECT id FROM games")]
        connection.execute("UPDATE games SET header = '{' WHERE id = ?", (order[0],))
        connection.execute("UPDATE games SET clocks = '{' WHERE id = ?", (order[1],))
    connection.close()
    with running(str(file)) as server:
        tickets = [{"game": game, "token": tokens["venetian"]} for game, tokens in made]
        mine = httpx.post(f"{server.url}/api/games/lookup", json={"tickets": tickets})
        assert mine.status_code == 200
        assert order[2] in [each["game"]["id"] for each in mine.json()["games"]]
        server.do(server.services.rooms.let_time_run_out(time.time() + 120))
        found = httpx.get(f"{server.url}/api/games/{order[2]}").json()
        assert any(seat["stand_in"] for seat in found["seats"])


# --- one server for a file -------------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused_in_words(
    sqlite_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = str(sqlite_server.settings.sqlite_file)
    assert main(["serve", "--port", "0", "--database", file]) == 2
    assert "another server uses this file" in capsys.readouterr().err
    assert main(["db", "--database", file, "restore", str(tmp_path / "none")]) == 2
    assert main(["db", "--database", file, "backup", str(tmp_path / "copy.gz")]) == 0


def test_what_keeps_a_server_from_starting_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "games.db"
    assert main(["db", "--database", str(file), "migrate"]) == 0
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert "too old" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/none"]) == 2
    assert "the database cannot be used" in capsys.readouterr().err


# --- time in which nobody could play ---------------------------------------------------------------------------------


def test_time_without_any_server_is_not_counted():
    clocks = Clocks.new(ClockTerms(bank=600, bonus=0), ["venetian"], 1000.0)
    clocks.running = ["venetian"]
    clocks.stood_still(1100.0, 9100.0)
    assert clocks.shown(9200.0)[0].left == 400.0, "a hundred seconds before and a hundred after"
    clocks.tick(9200.0)
    clocks.stood_still(9150.0, 9900.0)
    assert clocks.shown(9910.0)[0].left == 390.0, "counted last after the last sign of life"


def test_clocks_are_put_right_once_after_a_time_without_a_server(server: Running):
    game, _ = new_game(server.url, HOT_SEAT, clock={"bank": 600, "bonus": 0})
    services = server.services

    async def story() -> tuple[float, float, list[str], list[str]]:
        before = Clocks.read(from_json((await services.store.game(game))["clocks"])).at
        now = time.time()
        await services.store.beat(now)
        later = now + 3 * 86400
        first = await services.store.beat(later)
        second = await services.store.beat(later + 1)
        after = Clocks.read(from_json((await services.store.game(game))["clocks"])).at
        await services.store.beat(now)
        return after - before, later - now, first, second

    moved, gone, first, second = server.do(story())
    assert moved == pytest.approx(gone, abs=1.0)
    assert game in first
    assert second == []


def test_a_server_that_starts_after_three_days_charges_nobody_for_them(tmp_path: Path):
    file = tmp_path / "games.db"
    with running(str(file)) as server:
        game, _ = new_game(server.url, HOT_SEAT, clock={"bank": 3600, "bonus": 0})
    with sqlite3.connect(file) as connection:  # as if it had been stopped then
        (plain,) = connection.execute("SELECT clocks FROM games").fetchone()
        clocks = Clocks.read(from_json(plain))
        clocks.at -= 3 * 86400
        connection.execute("UPDATE games SET clocks = ?", (as_json(clocks.plain()),))
        connection.execute("UPDATE facts SET value = ? WHERE name = 'alive'", (repr(clocks.at + 10),))
    connection.close()
    with running(str(file)) as server:
        server.do(server.services.rooms.let_time_run_out(time.time()))
        found = httpx.get(f"{server.url}/api/games/{game}").json()
        assert not any(seat["stand_in"] for seat in found["seats"])


def test_who_acts_first_after_an_outage_is_not_charged_for_it(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    game, tokens = new_game(sqlite_server.url, HOT_SEAT, clock={"bank": 3600, "bonus": 0})
    rooms = sqlite_server.services.rooms

    async def go_away() -> None:
        """An hour without the database: nobody could beat, and the clocks have run since."""
        store, back = sqlite_server.services.store, asyncio.Event()
        true = store.beat

        async def beat(now: float) -> list[str]:
            await back.wait()
            return await true(now)

        monkeypatch.setattr(store, "beat", beat)
        await be_away()
        back.set()

    async def be_away() -> None:
        room = await rooms.get(game)
        rooms._beaten -= 3600
        clocks = Clocks.read(room.clocks.plain())
        clocks.at -= 3600
        await sqlite_server.services.store.change_table(game, room.tabled, as_json(room.seats), as_json(clocks.plain()))
        room.doubtful = True
        async with sqlite_server.services.store.writing() as connection:
            await connection.exec_driver_sql(
                "UPDATE facts SET value = ? WHERE name = 'alive'", (repr(time.time() - 3600),)
            )

    sqlite_server.do(go_away())
    with Player(sqlite_server.url, game, tokens["venetian"], seat="venetian") as player:
        player.hear("update")
        if not player.last["offers"]:
            player.say(type="look", seat="austrian")
            player.hear("update")
        player.act(player.last["offers"]["actions"][0]["action"])
        while player.last["version"] < 1:
            player.hear("update")
        assert min(clock["left"] for clock in player.last["clocks"]) > 3000


# --- several processes -----------------------------------------------------------------------------------------------


def children(pid: int) -> list[int]:
    """The server processes below this one."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no process table to look at")
def test_a_process_that_dies_is_replaced(postgres_url: str, postgres_server: Running):
    words = ["serve", "--port", "0", "--processes", "2", "--no-warm-up", "--database", postgres_url]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "CARACOLE_KEY": KEY}
    server = subprocess.Popen(
        [sys.executable, "-m", "caracole.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline()
        before = until(lambda: len(found := children(server.pid)) == 2 and found)
        os.kill(before[0], signal.SIGKILL)
        after = until(lambda: len(found := children(server.pid)) == 2 and before[0] not in found and found)
        assert before[1] in after
    finally:
        server.terminate()
        assert server.wait(PATIENCE) == 0
        server.stdout.close()


def test_a_store_of_its_own_can_be_opened_and_closed(tmp_path: Path):
    async def story() -> None:
        store, supervisor = Store(Settings(database=async_address(str(tmp_path / "games.db")))), Supervisor()
        await store.open(supervisor)
        await store.flush()
        await supervisor.stop()
        await store.close()

    asyncio.run(story())
