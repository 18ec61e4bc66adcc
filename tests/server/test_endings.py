"""Games between people end in other ways than by their rules: somebody gives up, all agree, somebody is gone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from servers import Player, Running, invited_game, new_game, take_seat
from sqlalchemy import text

from caracole.play import Match, Record
from caracole.play.registry import load
from caracole.play.replay import verify_dice
from caracole.server.people import agreement
from caracole.server.revisions import resumed
from caracole.server.store import Damaged

VS_COMPUTER = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}


@contextmanager
def two(server: Running, **more: Any) -> Iterator[tuple[str, dict[str, str], Player, Player]]:
    game, tokens = new_game(server.url, **more)
    with (
        Player(server.url, game, tokens["venetian"]) as venetian,
        Player(server.url, game, tokens["austrian"]) as austrian,
    ):
        venetian.hear("update")
        austrian.hear("update")
        yield game, tokens, venetian, austrian


def info(server: Running, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/games/{game}").json()
    return found


def seat(told: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in told["seats"] if each["seat"] == name)


def until_over(player: Player) -> dict[str, Any]:
    while (player.last.get("change") or player.last.get("scene") or {}).get("result") is None:
        player.hear("update")
    return player.last


def answer(player: Player, kind: str, **fields: Any) -> dict[str, Any]:
    request = player.ask(kind, **fields)
    while (said := player.hear("accepted", "denied", "stale", "trouble")).get("id") != request:
        pass
    return said


def test_who_resigns_loses_and_everybody_is_told(server: Running):
    with two(server) as (game, tokens, venetian, austrian):
        assert answer(venetian, "resign")["type"] == "accepted"
        for player in (venetian, austrian):
            told = until_over(player)
            result = told["change"]["result"]
            assert (result["winners"], result["how"], result["by"]) == (["austrian"], "resigned", "venetian")
            assert result["scores"] == {}
            assert told["offers"] is None
            assert told["log"][-1]["says"]["code"] == "event-match-resigned"
        shown = info(server, game)
        assert (shown["over"], shown["winners"], shown["ended"]) == (True, ["austrian"], "resigned")
        for kind in ("resign", "draw", "claim"):
            assert answer(austrian, kind)["refusal"]["says"]["code"] == "refusal-game_over"
        record = Record.from_plain(httpx.get(f"{server.url}/api/games/{game}/record").json())
    assert record.ended is not None
    assert record.seed is not None, "the dice can be verified"
    verify_dice(record)
    assert resumed(record).is_over, "whoever takes the record in finds it over"
    last = httpx.get(f"{server.url}/api/games/{game}/replay").json()
    assert last["scene"]["result"]["how"] == "resigned"
    assert last["scene"]["question"] is None
    before = httpx.get(f"{server.url}/api/games/{game}/replay?at=0").json()
    assert before["scene"]["result"] is None
    assert tokens


def test_the_end_survives_a_new_start(tmp_path: Any):
    from servers import running

    database = str(tmp_path / "games.db")
    with running(database) as server:
        game, tokens = new_game(server.url)
        with Player(server.url, game, tokens["venetian"]) as venetian:
            venetian.hear("update")
            answer(venetian, "resign")
    with running(database) as server, Player(server.url, game, tokens["austrian"]) as austrian:
        assert austrian.hear("update")["scene"]["result"]["winners"] == ["austrian"]
        assert info(server, game)["ended"] == "resigned"


def test_a_draw_needs_everybody(server: Running):
    with two(server) as (game, _, venetian, austrian):
        assert answer(venetian, "draw")["type"] == "accepted"
        told = austrian.hear("table")["game"]
        while not seat(told, "venetian")["offers_draw"]:
            told = austrian.hear("table")["game"]
        assert not info(server, game)["over"]
        assert answer(austrian, "draw")["type"] == "accepted"
        result = until_over(venetian)["change"]["result"]
        assert (result["winners"], result["how"]) == ([], "drawn")


def test_a_draw_that_was_declined_is_not_offered_again_at_once(sqlite_server: Running):
    with two(sqlite_server) as (game, _, venetian, austrian):
        answer(venetian, "draw")
        assert answer(austrian, "draw", agree=False)["type"] == "accepted"
        assert not seat(info(sqlite_server, game), "venetian")["offers_draw"]
        assert answer(venetian, "draw")["refusal"]["says"]["code"] == "refusal-draw_just_offered"
        assert answer(austrian, "draw")["type"] == "accepted", "the other side may still offer one itself"


def test_an_offer_lapses_when_the_other_side_acts_and_not_before(sqlite_server: Running):
    with two(sqlite_server) as (game, _, venetian, austrian):
        mover, other = (venetian, austrian) if venetian.last["offers"] else (austrian, venetian)
        name = "venetian" if mover is venetian else "austrian"
        their = "austrian" if mover is venetian else "venetian"
        answer(mover, "draw")
        answer(other, "draw", agree=False)
        answer(other, "draw")
        assert seat(info(sqlite_server, game), their)["offers_draw"]
        mover.act(mover.last["offers"]["actions"][0]["action"])
        assert not seat(info(sqlite_server, game), their)["offers_draw"]
        answer(mover, "draw")
        assert seat(info(sqlite_server, game), name)["offers_draw"]


def test_the_computer_agrees_to_no_draw_but_may_be_given_the_game(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, VS_COMPUTER)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        assert answer(player, "draw")["refusal"]["says"]["code"] == "refusal-draw_with_computer"
        assert answer(player, "resign")["type"] == "accepted"
    assert info(sqlite_server, game)["winners"] == ["austrian"]


def test_partners_resign_together(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, options={"teams": True})
    with (
        Player(sqlite_server.url, game, tokens["venetian_1"]) as first,
        Player(sqlite_server.url, game, tokens["venetian_2"]) as second,
    ):
        first.hear("update")
        second.hear("update")
        answer(first, "resign")
        shown = info(sqlite_server, game)
        assert (shown["over"], seat(shown, "venetian_1")["resigns"]) == (False, True)
        answer(second, "resign")
    assert info(sqlite_server, game)["winners"] == ["austrian_1", "austrian_2"]


def test_an_onlooker_ends_nothing(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url)
    with Player(sqlite_server.url, game) as onlooker:
        onlooker.hear("update")
        for kind in ("resign", "draw", "claim"):
            assert answer(onlooker, kind)["code"] == "not_your_seat"
    assert not info(sqlite_server, game)["over"]


def test_a_game_whose_player_is_gone_can_be_claimed(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    with two(sqlite_server) as (game, _, venetian, austrian):
        mover, other = (venetian, austrian) if venetian.last["offers"] else (austrian, venetian)
        assert answer(other, "claim")["refusal"]["says"]["code"] == "refusal-too_early_to_claim"
        monkeypatch.setattr(agreement, "CLAIM_AFTER", 0.0)
        assert answer(mover, "claim")["refusal"]["says"]["code"] == "refusal-too_early_to_claim", "it is their own turn"
        assert answer(other, "claim")["type"] == "accepted"
    assert info(sqlite_server, game)["ended"] == "abandoned"


def long_ago(server: Running, game: str) -> None:
    """As if nothing had happened in this game for a month."""

    async def work() -> None:
        rooms = server.services.rooms
        rooms.forget(await rooms.get(game))
        async with server.services.store.writing() as connection:
            aged = text("UPDATE games SET created = created - 2600000, changed = changed - 2600000 WHERE id = :id")
            await connection.execute(aged, {"id": game})

    server.do(work())


def test_who_sits_down_late_has_as_long_as_anybody(server: Running):
    game, mine, invitations = invited_game(server.url, {"venetian": {"kind": "me"}})
    long_ago(server, game)
    token = take_seat(server.url, game, invitations["austrian"])
    with Player(server.url, game, mine["venetian"]) as venetian, Player(server.url, game, token) as austrian:
        for player in (venetian, austrian):
            assert answer(player, "claim")["refusal"]["says"]["code"] == "refusal-too_early_to_claim"


def test_who_never_comes_to_a_live_game_does_not_hold_it_up_for_ever(sqlite_server: Running):
    live = {"bank": 300, "bonus": 10, "cap": None, "vacation": 0, "live": True, "flag": "loss"}
    game, tokens = new_game(sqlite_server.url, clock=live)
    (late,) = info(sqlite_server, game)["waiting_for"]
    here = "austrian" if late == "venetian" else "venetian"
    long_ago(sqlite_server, game)
    with Player(sqlite_server.url, game, tokens[here]) as player:
        assert answer(player, "claim")["type"] == "accepted"
    shown = info(sqlite_server, game)
    assert (shown["ended"], shown["winners"]) == ("abandoned", [here])


def test_a_game_that_nobody_came_to_is_closed(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    from caracole.server import rooms

    game, _, _ = invited_game(sqlite_server.url, {"venetian": {"kind": "me"}})
    begun, _ = new_game(sqlite_server.url)
    monkeypatch.setattr(rooms, "NEVER_BEGUN", -time.time())
    sqlite_server.do(sqlite_server.services.rooms._close_never_begun())
    assert info(sqlite_server, game)["ended"] == "closed"
    assert not info(sqlite_server, begun)["over"]


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_closed(tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    from servers import running

    from caracole.server import rooms

    with running(str(tmp_path / "games.db")) as server:
        made = [invited_game(server.url, {"venetian": {"kind": "me"}})[0] for _ in range(2)]
        found, damaged = server.services.rooms, server.do(server.services.store.never_begun(time.time()))[0]
        true = found.get

        async def get(game: str) -> Any:
            if game == damaged:
                raise Damaged(game)
            return await true(game)

        monkeypatch.setattr(found, "get", get)
        monkeypatch.setattr(rooms, "NEVER_BEGUN", -time.time())
        server.do(found._close_never_begun())
        monkeypatch.undo()
        assert [info(server, game)["over"] for game in made] == [game != damaged for game in made]


# --- a game from elsewhere -------------------------------------------------------------------------------------------


@contextmanager
def taken_in(server: Running) -> Iterator[tuple[str, Player, Player]]:
    """Whoever took the game in has kept one side, somebody else has taken the other."""
    match = Match.new(load("gradisca", "drill"), secrets.token_bytes(32), ["salt"], ["Anna", "Bruno"])
    made = httpx.post(f"{server.url}/api/games/import", json={"record": match.export(), "onlookers": True}).json()
    game = made["game"]["id"]
    links = {",".join(link["seats"]): link["token"] for link in made["links"]}
    token = take_seat(server.url, game, links["austrian"])
    with Player(server.url, game, links["venetian,austrian"]) as host, Player(server.url, game, token) as guest:
        host.hear("update")
        guest.hear("update")
        yield game, host, guest


def test_whoever_sits_down_at_a_game_from_elsewhere_cannot_end_it_alone(sqlite_server: Running):
    with taken_in(sqlite_server) as (game, host, guest):
        assert answer(guest, "draw")["type"] == "accepted"
        assert not info(sqlite_server, game)["over"], "the other side has not agreed"
        assert answer(host, "draw")["type"] == "accepted"
        assert info(sqlite_server, game)["ended"] == "drawn"


def test_whoever_took_a_game_in_may_resign_it(sqlite_server: Running):
    with taken_in(sqlite_server) as (game, host, _):
        assert answer(host, "resign")["type"] == "accepted"
        assert info(sqlite_server, game)["winners"] == ["austrian"]


# --- another game ----------------------------------------------------------------------------------------------------


def ask_for_rematch(server: Running, game: str, token: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/games/{game}/rematch", headers={"Authorization": f"Seat {token}"})


def test_a_rematch_swaps_the_seats_and_invites_the_other(server: Running):
    with two(server) as (game, tokens, venetian, austrian):
        assert ask_for_rematch(server, game, tokens["venetian"]).status_code == 409
        answer(venetian, "resign")
        made = ask_for_rematch(server, game, tokens["venetian"]).json()
        name = made["game"]["id"]
        assert seat(made["game"], "austrian")["kind"] == "person"
        assert seat(made["game"], "venetian")["kind"] == "open"
        told = austrian.hear("table")["game"]
        while told["rematch"] is None:
            told = austrian.hear("table")["game"]
        assert told["rematch"] == name
    again = ask_for_rematch(server, game, tokens["venetian"]).json()
    assert again["url"] == made["url"], "an answer that was lost is given again"
    invited = ask_for_rematch(server, game, tokens["austrian"]).json()["url"]
    path, token = invited.split("#")
    assert path == f"/game/{name}"
    taken = httpx.post(f"{server.url}/api/games/{name}/seat", json={"token": token})
    assert taken.json()["seats"] == ["venetian"]
    assert ask_for_rematch(server, game, tokens["austrian"]).json()["url"] == f"/game/{name}"
    assert ask_for_rematch(server, game, made["url"].split("#")[1]).status_code == 401


def test_a_rematch_with_the_computer_begins_at_once(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, VS_COMPUTER)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        answer(player, "resign")
    made = ask_for_rematch(sqlite_server, game, tokens["venetian"]).json()["game"]
    assert (seat(made, "venetian")["kind"], seat(made, "austrian")["kind"]) == ("computer", "person")
    assert made["begun"]
