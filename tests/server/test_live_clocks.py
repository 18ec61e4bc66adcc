"""Clocks of minutes: they start when everybody is at the table; what happens when one runs out was agreed before."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running

LIVE = {"bank": 300, "bonus": 10, "cap": None, "vacation": 0, "live": True, "flag": "loss"}


def info(server: Running, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/games/{game}").json()
    return found


def running_clocks(player: Player) -> list[str]:
    return [clock["seat"] for clock in player.hear("table")["clocks"] if clock["running"]]


def let_time_pass(server: Running, game: str, seconds: float) -> None:
    """As if so much time had passed for whoever has to decide."""
    room = server.do(server.services.rooms.get(game))

    def change() -> None:
        room.clocks.at -= seconds

    server.do(room.change_table(change))


def late_and_other(server: Running, game: str) -> tuple[str, str]:
    (late,) = info(server, game)["waiting_for"]
    return late, "austrian" if late == "venetian" else "venetian"


def test_no_clock_runs_before_everybody_is_at_the_table(server: Running):
    game, tokens = new_game(server.url, clock=LIVE)
    with Player(server.url, game, tokens["venetian"]) as venetian:
        first = venetian.hear("update")
        assert [clock["running"] for clock in first["clocks"]] == [False, False]
        with Player(server.url, game, tokens["austrian"]):
            while not (going := running_clocks(venetian)):
                pass
            assert going == info(server, game)["waiting_for"]


def test_who_runs_out_of_time_loses(server: Running):
    game, tokens = new_game(server.url, clock=LIVE)
    with Player(server.url, game, tokens["venetian"]) as one, Player(server.url, game, tokens["austrian"]) as other:
        while not running_clocks(one):
            pass
        other.hear("update")
        late, winner = late_and_other(server, game)
        let_time_pass(server, game, 301.0)
        while not info(server, game)["over"]:
            time.sleep(0.05)
        shown = info(server, game)
        assert (shown["ended"], shown["winners"]) == ("timed_out", [winner])
        player = one if late == "venetian" else other
        assert player.ask("resign")


def test_a_choice_after_the_time_is_refused_even_if_nobody_has_noticed_yet(tmp_path: Any, monkeypatch: Any):
    from caracole.server import rooms

    monkeypatch.setattr(rooms, "LIVE_SWEEP", 10_000.0)
    with running(str(tmp_path / "games.db")) as server:
        game, tokens = new_game(server.url, clock=LIVE)
        with Player(server.url, game, tokens["venetian"]) as one, Player(server.url, game, tokens["austrian"]) as two:
            while not running_clocks(one):
                pass
            two.hear("update")
            late, _ = late_and_other(server, game)
            player = one if late == "venetian" else two
            action = player.last["offers"]["actions"][0]["action"]
            let_time_pass(server, game, 301.0)
            assert player.act(action)["refusal"]["says"]["code"] == "refusal-time_is_up"


def test_time_in_which_no_server_ran_is_not_charged(tmp_path: Any):
    database = str(tmp_path / "games.db")
    with running(database) as server:
        game, tokens = new_game(server.url, clock=LIVE)
        with Player(server.url, game, tokens["venetian"]) as one, Player(server.url, game, tokens["austrian"]):
            while not running_clocks(one):
                pass
        server.do(server.services.store.beat(time.time() - 400.0))
        let_time_pass(server, game, 400.0)
    with running(database) as server, Player(server.url, game, tokens["venetian"]) as one:
        assert all(clock["left"] > 200 for clock in one.hear("update")["clocks"])
        assert not info(server, game)["over"]


def test_a_stand_in_decides_where_that_was_the_wish(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, clock={**LIVE, "flag": "stand_in"})
    with (
        Player(sqlite_server.url, game, tokens["venetian"]) as one,
        Player(sqlite_server.url, game, tokens["austrian"]),
    ):
        while not running_clocks(one):
            pass
        late, _ = late_and_other(sqlite_server, game)
        let_time_pass(sqlite_server, game, 301.0)
        while not any(seat["stand_in"] for seat in info(sqlite_server, game)["seats"] if seat["seat"] == late):
            time.sleep(0.05)
    assert not info(sqlite_server, game)["over"]


@pytest.mark.parametrize(("path", "wish"), [("vacation", {"on": True}), ("stand-in", {"player": "random"})])
def test_nobody_slips_away_from_a_flag_that_has_fallen(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch, path: str, wish: dict[str, Any]
):
    """Before anybody has noticed: on vacation no clock runs, and a stand-in is never late."""
    monkeypatch.setattr("caracole.server.rooms.let_time_run_out", unnoticed)
    game, tokens = new_game(sqlite_server.url, clock={**LIVE, "vacation": 600, "live": False})
    late, winner = late_and_other(sqlite_server, game)
    let_time_pass(sqlite_server, game, 301.0)
    url, headers = f"{sqlite_server.url}/api/games/{game}", {"Authorization": f"Seat {tokens[late]}"}
    assert httpx.post(f"{url}/{path}", json=wish, headers=headers).status_code == 409
    monkeypatch.undo()
    sqlite_server.do(sqlite_server.services.rooms.let_time_run_out(time.time()))
    assert info(sqlite_server, game)["winners"] == [winner]


async def unnoticed(*_: object) -> None:
    """Nobody looks at the clocks."""
