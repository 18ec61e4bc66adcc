"""What players report, what an operator does about it, and that all of it is written down."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from signed import account
from sqlalchemy import text
from test_ratings import name_of

from caracole.cli.main import main


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def guarded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an operator called Judge."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("moderation") / "games.db")
    else:
        database = request.getfixturevalue("postgres_url")
    with running(database, operators=(f"judge-{request.param}",)) as server:
        yield server


@contextmanager
def operator(server: Running) -> Iterator[httpx.Client]:
    (name,) = server.settings.operators
    server.do(server.services.accounts.appoint(name, "a long enough one"))
    with server.client() as client:
        wish = {"name": name, "password": "a long enough one"}
        assert client.post("/api/account/login", json=wish).status_code == 200
        client.headers["X-CSRF-Token"] = client.cookies["caracole_csrf"]
        yield client


def act(client: httpx.Client, what: str, target: str, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/operator", json={"act": what, "target": target, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def complain(server: Running, game: str, token: str | None, **more: Any) -> int:
    headers = {"Authorization": f"Seat {token}"} if token else {}
    wish = {"text": "he curses", **more}
    return httpx.post(f"{server.url}/api/games/{game}/report", json=wish, headers=headers).status_code


def test_a_line_is_reported_read_by_the_operator_and_dealt_with(guarded: Running):
    game, tokens = new_game(guarded.url)
    with Player(guarded.url, game, tokens["venetian"]) as rude, operator(guarded) as judge:
        rude.hear("update")
        rude.say(type="talk", text="a bad word")
        line = rude.hear("said")["line"]["id"]
        assert complain(guarded, game, tokens["austrian"], line=line) == 204
        (report,) = [each for each in judge.get("/api/operator").json()["reports"] if each["game"] == game]
        assert (report["quoted"], report["seat"], report["text"]) == ("a bad word", "venetian", "he curses")
        act(judge, "mute", f"{game}/venetian", reason="cursing")
        rude.say(type="talk", text="another bad word")
        assert rude.hear("trouble", "said")["code"] == "muted"
        act(judge, "unmute", f"{game}/venetian")
        rude.say(type="talk", text="sorry")
        assert rude.hear("said", "trouble")["line"]["text"] == "sorry"
        after = act(judge, "dismiss", str(report["id"]))
    assert game not in [each["game"] for each in after["reports"]]
    done = [(each["act"], each["target"], each["done"]) for each in after["acts"][:3]]
    assert done == [
        ("dismiss", str(report["id"]), True),
        ("unmute-seat", f"{game}/venetian", True),
        ("mute-seat", f"{game}/venetian", True),
    ]


def test_an_operator_reads_what_was_said_around_a_line(guarded: Running):
    game, tokens = new_game(guarded.url)
    other, others = new_game(guarded.url)
    with (
        Player(guarded.url, game, tokens["venetian"]) as anna,
        Player(guarded.url, game, tokens["austrian"]) as bruno,
        Player(guarded.url, other, others["venetian"]) as elsewhere,
    ):
        elsewhere.say(type="talk", text="at another table")
        elsewhere.hear("said")
        numbers = []
        for player, words in ((anna, "good luck"), (bruno, "a bad word"), (anna, "please"), (bruno, "sorry")):
            player.say(type="talk", text=words)
            while (line := player.hear("said")["line"])["text"] != words:
                pass
            numbers.append(line["id"])
        assert complain(guarded, game, tokens["venetian"], line=numbers[1]) == 204
    with operator(guarded) as judge:
        (report,) = [each for each in judge.get("/api/operator").json()["reports"] if each["game"] == game]
    assert [(each["text"], each["seat"], each["reported"]) for each in report["context"]] == [
        ("good luck", "venetian", False),
        ("a bad word", "austrian", True),
        ("please", "venetian", False),
        ("sorry", "austrian", False),
    ]


def test_only_operators_act_and_only_players_report(guarded: Running):
    game, tokens = new_game(guarded.url)
    assert complain(guarded, game, None) == 403
    assert complain(guarded, game, tokens["venetian"], seat="nowhere") == 400
    assert httpx.get(f"{guarded.url}/api/operator").status_code == 401
    with account(guarded) as anna:
        assert anna.get("/api/operator").status_code == 403
        assert anna.post("/api/operator", json={"act": "close", "target": game}).status_code == 403
    assert not httpx.get(f"{guarded.url}/api/games/{game}").json()["over"]


def test_nobody_floods_the_operators(guarded: Running):
    game, tokens = new_game(guarded.url)
    answers = [complain(guarded, game, tokens["venetian"]) for _ in range(12)]
    assert answers[-1] == 429


def test_who_is_banned_is_let_in_no_more(guarded: Running):
    with account(guarded) as anna, operator(guarded) as judge:
        name = name_of(anna)
        act(judge, "ban", name, days=3, reason="again and again")
        assert anna.get("/api/account").json()["account"] is None
        wish = {"name": name, "password": "a long enough one"}
        assert anna.post("/api/account/login", json=wish).status_code in (401, 403)
        act(judge, "unban", name)
        with guarded.client() as again:
            assert again.post("/api/account/login", json=wish).status_code == 200


def host(client: httpx.Client) -> tuple[str, str]:
    """A game that somebody with an account has made; the token of their seat opens it without signing in."""
    wish = {"system": "gradisca", "scenario": "drill", "seats": {"venetian": {"kind": "me"}}}
    made = client.post("/api/games", json=wish).json()
    return made["game"]["id"], next(link["token"] for link in made["links"] if link["mine"])


def test_who_is_banned_does_not_play_on_by_their_link(guarded: Running):
    with account(guarded) as anna, operator(guarded) as judge:
        (game, token), name = host(anna), name_of(anna)
        with Player(guarded.url, game, token) as player:
            player.hear("update")
            act(judge, "ban", name)
            player.expect_closed()
        headers = {"Authorization": f"Seat {token}"}
        assert httpx.get(f"{guarded.url}/api/games/{game}/notes", headers=headers).status_code == 401
        act(judge, "unban", name)
        assert httpx.get(f"{guarded.url}/api/games/{game}/notes", headers=headers).status_code == 200


def test_who_is_muted_does_not_talk_on_by_their_link(guarded: Running):
    with account(guarded) as anna, operator(guarded) as judge:
        game, token = host(anna)
        act(judge, "mute", name_of(anna))
        with Player(guarded.url, game, token) as player:
            player.say(type="talk", text="it is only my link")
            assert player.hear("trouble", "said")["code"] == "muted"


def test_a_muted_seat_does_not_talk_through_the_other_hand(guarded: Running):
    game, tokens = new_game(guarded.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}})
    with Player(guarded.url, game, tokens["venetian"], seat="austrian") as player, operator(guarded) as judge:
        player.hear("update")
        act(judge, "mute", f"{game}/venetian")
        player.say(type="talk", text="as the other one")
        assert player.hear("trouble", "said")["code"] == "muted"


def seat_of(answer: dict[str, Any], seat: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in answer["game"]["seats"] if each["seat"] == seat)
    return found


def test_who_is_muted_does_not_talk_by_what_they_call_themselves(guarded: Running):
    with account(guarded) as anna, operator(guarded) as judge:
        game, token = host(anna)
        named = anna.post(f"/api/games/{game}/seat", json={"token": token, "name": "the merry one"})
        assert seat_of(named.json(), "venetian")["name"] == "the merry one"
        act(judge, "mute", name_of(anna))
        renamed = anna.post(f"/api/games/{game}/seat", json={"token": token, "name": "a bad word"})
        assert seat_of(renamed.json(), "venetian")["name"] == "the merry one"
        by_link = httpx.post(f"{guarded.url}/api/games/{game}/seat", json={"token": token, "name": "a bad word"})
        assert seat_of(by_link.json(), "venetian")["name"] == "the merry one"
        wish = {"system": "gradisca", "scenario": "drill", "seats": {"venetian": {"kind": "me", "name": "a bad word"}}}
        assert seat_of(anna.post("/api/games", json=wish).json(), "venetian")["name"] == name_of(anna)
        opened = {"title": "a bad word", "system": "gradisca", "scenario": "drill"}
        assert anna.post("/api/tournaments", json=opened).status_code == 403


def test_a_muted_seat_keeps_its_name(guarded: Running):
    game, tokens = new_game(guarded.url)
    wish = {"token": tokens["venetian"], "name": "a bad word"}
    before = seat_of({"game": httpx.get(f"{guarded.url}/api/games/{game}").json()}, "venetian")["name"]
    with operator(guarded) as judge:
        act(judge, "mute", f"{game}/venetian")
        said = httpx.post(f"{guarded.url}/api/games/{game}/seat", json=wish)
        assert seat_of(said.json(), "venetian")["name"] == before
        act(judge, "unmute", f"{game}/venetian")
        said = httpx.post(f"{guarded.url}/api/games/{game}/seat", json=wish)
        assert seat_of(said.json(), "venetian")["name"] == "a bad word"


def test_nobody_registers_the_name_of_an_operator(guarded: Running):
    (name,) = guarded.settings.operators
    for wish in (name, name.upper(), name.replace("j", "\u03f3")):  # the last is a Greek letter that looks like it
        with guarded.client() as client:
            said = client.post("/api/account/register", json={"name": wish, "password": "a long enough one"})
            assert said.status_code == 400, wish


def test_a_game_that_cannot_be_closed_keeps_no_other_open(guarded: Running):
    damaged, _ = new_game(guarded.url)
    game, _ = new_game(guarded.url)

    async def ends_with(head: str) -> str:
        """The end of its chain, from now on; what it was before is told."""
        rooms, asked = guarded.services.rooms, {"id": damaged, "head": head}
        if head == "torn":
            rooms.forget(await rooms.get(damaged))
        async with guarded.services.store.writing() as connection:
            before = (await connection.execute(text("SELECT head FROM games WHERE id = :id"), asked)).scalar_one()
            await connection.execute(text("UPDATE games SET head = :head WHERE id = :id"), asked)
        return str(before)

    whole = guarded.do(ends_with("torn"))
    with operator(guarded) as judge:
        act(judge, "close", damaged)
        log = act(judge, "close", game)["acts"]
    assert [(each["target"], each["done"]) for each in log[:2]] == [(game, True), (damaged, False)]
    assert httpx.get(f"{guarded.url}/api/games/{game}").json()["over"]
    guarded.do(ends_with(whole))


def test_a_game_is_closed_without_a_result(guarded: Running):
    game, tokens = new_game(guarded.url)
    with Player(guarded.url, game, tokens["venetian"]) as player, operator(guarded) as judge:
        player.hear("update")
        act(judge, "close", game)
    shown = httpx.get(f"{guarded.url}/api/games/{game}").json()
    assert (shown["over"], shown["ended"], shown["winners"]) == (True, "closed", [])


def test_what_is_not_there_cannot_be_acted_upon(guarded: Running):
    with operator(guarded) as judge:
        for what, target in (("ban", secrets.token_hex(8)), ("close", "a" * 12), ("dismiss", "x"), ("mute", "a/b")):
            answer = judge.post("/api/operator", json={"act": what, "target": target})
            assert answer.status_code == 400, target


def test_the_command_acts_while_a_server_runs_and_is_logged(tmp_path: Any, capsys: pytest.CaptureFixture[str]):
    database = str(tmp_path / "games.db")

    def moderate(*words: str) -> Any:
        assert main(["moderate", "--database", database, *words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    with running(database) as server:
        game, tokens = new_game(server.url)
        assert complain(server, game, tokens["venetian"]) == 204
        (report,) = moderate("reports")
        assert report["text"] == "he curses"
        assert moderate("close", game, "--reason", "nobody plays")[0]["done"] is False
        server.do(server.services.moderation.look())
        assert httpx.get(f"{server.url}/api/games/{game}").json()["ended"] == "closed"
        moderate("dismiss", str(report["id"]))
        assert moderate("reports") == []
        log = moderate("log")
    assert [(each["act"], each["done"]) for each in log] == [("dismiss", True), ("close", True)]
    assert log[1]["reason"] == "nobody plays"


def test_an_operator_is_appointed_by_whoever_runs_the_server(tmp_path: Any, capsys: pytest.CaptureFixture[str]):
    database = str(tmp_path / "games.db")
    with running(database) as before:  # nobody is an operator yet, and the name is free
        with account(before, "Judge") as squatter:
            squatter.patch("/api/account", json={"email": "squatter@example.com", "old_password": "a long enough one"})
        session = squatter.cookies["caracole_session"]
    with running(database, operators=("judge",)) as server:
        assert main(["moderate", "--database", database, "appoint", "judge", "--json"]) == 0
        (told,) = json.loads(capsys.readouterr().out)
        still = httpx.get(f"{server.url}/api/account", cookies={"caracole_session": session})
        assert still.json()["account"] is None
        with server.client() as client:
            wish = {"name": "judge", "password": "a long enough one"}
            assert client.post("/api/account/login", json=wish).status_code == 401
            signed_in = client.post("/api/account/login", json={**wish, "password": told["password"]})
            assert signed_in.json()["account"]["email"] is None
            assert [each["act"] for each in client.get("/api/operator").json()["acts"]] == ["appoint"]
