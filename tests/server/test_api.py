"""The HTTP API on both databases: lobby, games, seats, looking back, accounts, clocks."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest
from servers import Player, Running, invited_game, new_game, running
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from caracole.play.match import Match
from caracole.play.record import Record
from caracole.play.registry import load
from patience import until


def seat(token: str) -> dict[str, str]:
    return {"authorization": f"Seat {token}"}


def played_out(server: Running) -> tuple[str, dict[str, str]]:
    """A finished game."""
    seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}
    game, tokens = new_game(server.url, seats, options={"game": "basic"})
    with Player(server.url, game, tokens["venetian"], lean=True, seat="venetian") as player:
        update = player.hear("lean")
        while not update["over"]:
            if not update["actions"]:
                player.say(type="look", seat=update["waiting_for"][0])
                update = player.hear("lean")
                continue
            player.ask("act", version=update["version"], action=update["actions"][0])
            update = player.hear("lean")
            player.hear("accepted")
    return game, tokens


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_tells_what_can_be_played(sqlite_server: Running):
    lobby = httpx.get(f"{sqlite_server.url}/api/lobby").json()
    gradisca = next(each for each in lobby["systems"] if each["name"] == "gradisca")
    assert {row["id"] for row in gradisca["scenarios"]} >= {"drill", "campaign"}
    assert gradisca["options"][0]["id"] == "edition"
    assert gradisca["players"][-1] == "random"


def test_the_seats_depend_on_the_options(sqlite_server: Running):
    wish = {"system": "gradisca", "scenario": "drill", "options": {"teams": True}}
    seats = httpx.post(f"{sqlite_server.url}/api/lobby/seats", json=wish).json()
    assert [row["seat"] for row in seats] == ["venetian_1", "venetian_2", "austrian_1", "austrian_2"]
    assert seats[3]["name"]["it"].endswith("2")


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"system": "chess"}, "no system"),
        ({"scenario": "waterloo"}, "unknown scenario"),
        ({"system": "piccole", "scenario": "campaign-atlantis"}, "campaign-atlantis"),
        ({"options": {"colour": "red"}}, "unknown option"),
        ({"seats": {"dutch": {"kind": "me"}}}, "no seat"),
        ({"seats": {"venetian": {"kind": "computer", "player": "deep"}}}, "no computer player"),
        ({"seats": {"venetian": {"kind": "computer"}, "austrian": {"kind": "computer"}}}, "somebody has to play"),
        ({"more": 1}, "unknown field"),
        ({"clock": {"bank": 1}}, ">= 60"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_words(sqlite_server: Running, wish: dict, word: str):
    answer = httpx.post(f"{sqlite_server.url}/api/games", json={"system": "gradisca", "scenario": "drill", **wish})
    assert answer.status_code == 400
    assert word in answer.json()["detail"]


def test_texts_have_selectors_that_ask_for_the_raw_value(sqlite_server: Running):
    for language in ("en", "it", "fr"):
        words = httpx.get(f"{sqlite_server.url}/api/texts/{language}/gradisca.ftl").text
        assert "decision-zone-act" in words
        assert "step-draw" in words
        assert "$how_key ->" in words
        assert "_count_key" not in words, "how many there are is no name"
        assert "$how ->" not in words
    assert httpx.get(f"{sqlite_server.url}/api/texts/de/gradisca.ftl").status_code == 400


def test_a_clause_can_be_read(sqlite_server: Running):
    clause = httpx.get(f"{sqlite_server.url}/api/rules/gradisca/G7.4.f").json()
    assert set(clause["text"]) == {"en", "it", "fr"}
    assert httpx.get(f"{sqlite_server.url}/api/rules/gradisca/G99.z").status_code == 404


def test_the_board_and_its_pictures_never_change(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url)
    with sqlite_server.client() as client:
        board_at = client.get(f"/api/games/{game}").json()["board"]
        answer = client.get(board_at)
        assert "immutable" in answer.headers["cache-control"]
        board = answer.json()
        sprites = client.get(board["sprites"]).text
        for kind in board["kinds"]:
            for face in kind["faces"].values():
                assert f'id="{face["symbol"]}"' in sprites
        assert all(client.get(at).text.startswith("<svg") for at in board["map"].values())


# --- seats -----------------------------------------------------------------------------------------------------------


def test_only_a_hash_of_a_link_is_kept(server: Running):
    game, tokens = new_game(server.url)

    async def everything() -> str:
        async with server.services.store.reading() as connection:
            rows = await connection.execute(text("SELECT * FROM links"))
            return repr(rows.all())

    assert tokens["venetian"] not in server.do(everything())
    assert httpx.get(f"{server.url}/api/games/{game}/notes", headers=seat(tokens["venetian"])).status_code == 200


def test_notes_are_private(server: Running):
    game, tokens = new_game(server.url)
    at = f"{server.url}/api/games/{game}/notes"
    assert httpx.put(at, json={"text": "take Farra"}, headers=seat(tokens["venetian"])).status_code == 200
    assert httpx.get(at, headers=seat(tokens["venetian"])).json()["text"] == "take Farra"
    assert httpx.get(at, headers=seat(tokens["austrian"])).json()["text"] == ""
    assert httpx.get(at).status_code == 403
    assert httpx.get(at, headers=seat("x" * 32)).status_code == 401


def test_sitting_down_gives_a_name(server: Running):
    game, _, invitations = invited_game(server.url)
    taken = httpx.post(
        f"{server.url}/api/games/{game}/seat", json={"token": invitations["austrian"], "name": "Bruno"}
    ).json()
    assert taken["seats"] == ["austrian"]
    named = {row["seat"]: (row["kind"], row["name"]) for row in taken["game"]["seats"]}
    assert named == {"venetian": ("open", ""), "austrian": ("person", "Bruno")}


def test_a_stand_in_decides_and_gives_the_seat_back(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url)
    at = f"{sqlite_server.url}/api/games/{game}/stand-in"
    for name in ("venetian", "austrian"):
        assert httpx.post(at, json={"player": "random"}, headers=seat(tokens[name])).status_code == 200
    until(lambda: httpx.get(f"{sqlite_server.url}/api/games/{game}").json()["version"] > 5)
    info = httpx.post(at, json={"player": None}, headers=seat(tokens["venetian"])).json()
    assert info["version"] > 5
    assert {row["seat"]: row["stand_in"] for row in info["seats"]} == {"venetian": None, "austrian": "random"}
    httpx.post(at, json={"player": None}, headers=seat(tokens["austrian"]))
    assert httpx.post(at, json={"player": "nobody"}, headers=seat(tokens["venetian"])).status_code == 400


# --- looking back ----------------------------------------------------------------------------------------------------


def test_while_a_game_goes_on_nobody_looks_through_the_other_seat(server: Running):
    game, tokens = new_game(server.url)
    at = f"{server.url}/api/games/{game}/replay"
    mine = httpx.get(at, params={"seat": "venetian"}, headers=seat(tokens["venetian"])).json()
    assert [hand["side"] for hand in mine["scene"]["hands"] if hand["cards"] is not None] == ["venetian"]
    assert httpx.get(at, params={"seat": "austrian"}, headers=seat(tokens["venetian"])).status_code == 403
    assert httpx.get(at, params={"seat": "venetian"}).status_code == 403
    assert all(hand["cards"] is None for hand in httpx.get(at).json()["scene"]["hands"])
    assert httpx.get(f"{server.url}/api/games/{game}/record", headers=seat(tokens["venetian"])).status_code == 403
    dice = httpx.get(f"{server.url}/api/games/{game}/dice").json()
    assert (dice["seed"], dice["rolls"]) == (None, [])


def test_a_finished_game_is_replayed_exported_verified_and_imported(server: Running):
    game, _ = played_out(server)
    with server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert info["over"]
        frame = client.get(f"/api/games/{game}/replay", params={"at": 3, "seat": "austrian"}).json()
        assert (frame["at"], frame["last"]) == (3, info["version"])
        too_far = client.get(f"/api/games/{game}/replay", params={"at": info["version"] + 1})
        assert too_far.status_code == 400
        dice = client.get(f"/api/games/{game}/dice").json()
        assert dice["verified"]
        assert all(roll["verified"] for roll in dice["rolls"])
        plain = client.get(f"/api/games/{game}/record").json()
        record = Record.from_plain(plain)
        again = Match.resume(load("gradisca", "drill", record.header.options), record)
        assert again.is_over
        made = client.post("/api/games/import", json={"record": plain}).json()
        assert made["game"]["version"] == info["version"]
        plain["entries"][5]["digest"] = "0" * 32
        broken = client.post("/api/games/import", json={"record": plain})
        assert broken.status_code == 400
        assert "serial 6" in broken.json()["detail"]


def test_the_seed_is_bound_before_the_salt_is_chosen(sqlite_server: Running):
    url = sqlite_server.url
    promise = httpx.post(f"{url}/api/lobby/commitment").json()["commitment"]
    game, _ = new_game(url, commitment=promise, salt="chosen after it")
    dice = httpx.get(f"{url}/api/games/{game}/dice").json()
    assert (dice["commitment"], dice["salts"]) == (promise, ["chosen after it"])
    wish = {"system": "gradisca", "scenario": "drill", "commitment": promise}
    assert httpx.post(f"{url}/api/games", json=wish).status_code == 409, "a seed serves once"


# --- accounts --------------------------------------------------------------------------------------------------------


@contextmanager
def signed_in(server: Running, name: str) -> Iterator[httpx.Client]:
    with server.client() as client:
        made = client.post("/api/account/register", json={"name": name, "password": "correct horse", "email": "a@b.it"})
        assert made.status_code == 201, made.text
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        yield client


def test_a_player_registers_signs_in_and_finds_the_games(server: Running):
    with signed_in(server, "Anna") as client:
        made = client.post(
            "/api/games", json={"system": "gradisca", "scenario": "drill", "seats": {"venetian": {"kind": "me"}}}
        ).json()
        mine = client.get("/api/games/mine").json()["games"]
        assert [row["game"]["id"] for row in mine] == [made["game"]["id"]]
        assert mine[0]["game"]["seats"][0]["name"] == "Anna"
        with Player(server.url, made["game"]["id"], None) as guest:
            assert guest.hear("welcome")["seats"] == []
        assert client.get("/api/account").json()["account"]["email"] == "a@b.it"
        client.post("/api/account/logout")
        assert client.get("/api/account").json()["account"] is None
    assert httpx.get(f"{server.url}/api/games/mine").status_code == 401
    taken = httpx.post(f"{server.url}/api/account/register", json={"name": "ANNA", "password": "something else"})
    assert (taken.status_code, taken.json()["code"]) == (400, "NameTaken")
    wrong = httpx.post(f"{server.url}/api/account/login", json={"name": "Anna", "password": "wrong"})
    assert wrong.status_code == 401
    right = httpx.post(f"{server.url}/api/account/login", json={"name": "anna", "password": "correct horse"})
    assert right.status_code == 200
    cookie = right.headers.get_list("set-cookie")[0]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_request_without_its_token_or_from_another_page_is_refused(sqlite_server: Running):
    with signed_in(sqlite_server, "Carla") as client:
        del client.headers["x-csrf-token"]
        assert client.patch("/api/account", json={"language": "it"}).status_code == 403
        client.headers["x-csrf-token"] = "0" * 32
        assert client.patch("/api/account", json={"language": "it"}).status_code == 403
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        elsewhere = {"origin": "https://evil.example"}
        assert client.patch("/api/account", json={"language": "it"}, headers=elsewhere).status_code == 403
        assert client.get("/api/account", headers=elsewhere).json()["account"] is None
        assert client.patch("/api/account", json={"language": "it"}).json()["language"] == "it"
        assert client.patch("/api/account", json={"password": "a new secret"}).status_code == 401
        change = {"password": "a new secret", "old_password": "correct horse"}
        assert client.patch("/api/account", json=change).status_code == 200


def test_a_guest_finds_the_games_by_the_links_kept(server: Running):
    waiting, tokens = new_game(server.url)
    other, others = new_game(server.url)
    info = httpx.get(f"{server.url}/api/games/{waiting}").json()
    turn = info["waiting_for"][0]
    idle = "austrian" if turn == "venetian" else "venetian"
    tickets = [
        {"game": other, "token": others[idle]},
        {"game": waiting, "token": tokens[turn]},
        {"game": waiting, "token": "x" * 32},
    ]
    mine = httpx.post(f"{server.url}/api/games/lookup", json={"tickets": tickets}).json()["games"]
    assert [(row["game"]["id"], row["my_turn"]) for row in mine] == [(waiting, True), (other, False)]


class Listener(BaseHTTPRequestHandler):
    heard: list[bytes]

    def do_POST(self) -> None:
        self.heard.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


def test_a_player_who_is_away_is_told_by_webhook(sqlite_server: Running):
    heard: list[bytes] = []
    listener = HTTPServer(("127.0.0.1", 0), type("Here", (Listener,), {"heard": heard}))
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    try:
        with signed_in(sqlite_server, "Dario") as client:
            client.patch("/api/account", json={"webhook": f"http://127.0.0.1:{listener.server_port}/turn"})
            game, tokens = new_game(sqlite_server.url)
            info = client.get(f"/api/games/{game}").json()
            first = info["waiting_for"][0]
            second = "austrian" if first == "venetian" else "venetian"
            client.post(f"/api/games/{game}/seat", json={"token": tokens[second]})
            with Player(sqlite_server.url, game, tokens[first]) as player:
                player.hear("update")
                for _ in range(200):
                    if not player.last["offers"]:
                        break
                    player.act(player.last["offers"]["actions"][-1]["action"])
                until(lambda: heard)
            assert game.encode() in heard[0]
            assert b"your_turn" in heard[0]
    finally:
        listener.shutdown()
        listener.server_close()


# --- clocks, limits, the operator ------------------------------------------------------------------------------------


def test_clocks_run_are_granted_and_stand_still_on_vacation(server: Running):
    game, tokens = new_game(server.url, clock={"bank": 600, "bonus": 60, "cap": 900})
    turn = httpx.get(f"{server.url}/api/games/{game}").json()["waiting_for"][0]
    other = "austrian" if turn == "venetian" else "venetian"
    gift = {"seat": turn, "seconds": 3600}
    at = f"{server.url}/api/games/{game}"
    assert httpx.post(f"{at}/grant", json=gift, headers=seat(tokens[turn])).status_code == 403
    assert httpx.post(f"{at}/grant", json=gift, headers=seat(tokens[other])).status_code == 200
    httpx.post(f"{at}/vacation", json={"on": True}, headers=seat(tokens[turn]))
    with Player(server.url, game, tokens[turn]) as player:
        clocks = {clock["seat"]: clock for clock in player.hear("update")["clocks"]}
        assert 3600 < clocks[turn]["left"] <= 4200
        assert clocks[turn]["vacation"]
        assert clocks[other]["left"] == 600


def test_whose_time_is_up_gets_a_stand_in(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url, clock={"bank": 60})

    async def an_hour_later() -> None:
        rooms = sqlite_server.services.rooms
        del rooms.live[game]  # nobody has looked at it for a while
        await rooms.let_time_run_out(time.time() + 3600)

    sqlite_server.do(an_hour_later())
    until(lambda: httpx.get(f"{sqlite_server.url}/api/games/{game}").json()["version"] > 0)
    info = httpx.get(f"{sqlite_server.url}/api/games/{game}").json()
    assert "captain" in [row["stand_in"] for row in info["seats"]]


def test_too_many_requests_and_messages_are_refused(tmp_path):
    with running(str(tmp_path / "games.db"), requests=12, burst=5, rate=0.001) as server:
        game, tokens = new_game(server.url)
        player = Player(server.url, game, tokens["venetian"])
        player.hear("update")
        with suppress(ConnectionClosed):  # perhaps before we have said everything
            for _ in range(6):
                player.ask("ping")
        assert player.hear("trouble")["code"] == "too_many"
        player.expect_closed()
        player.close()
        with server.client() as client:
            codes = {client.get("/api/account").status_code for _ in range(30)}
        assert codes == {200, 429}


def test_a_hand_that_tries_may_ask_more_often_than_others(tmp_path):
    with running(str(tmp_path / "games.db"), burst=5, rate=0.001) as server:
        game, tokens = new_game(server.url)
        player = Player(server.url, game, tokens["venetian"])
        version = player.hear("update")["version"]
        for _ in range(12):
            player.ask("try", version=version)
            player.hear("tried", "denied")
        with suppress(ConnectionClosed):
            for _ in range(20):
                player.ask("try", version=version)
        assert player.hear("trouble")["code"] == "too_many"
        player.close()


def test_every_answer_has_its_headers_and_errors_tell_nothing(sqlite_server: Running):
    for path in ("/", "/api/lobby", "/api/games/nosuchgame99", "/health"):
        answer = httpx.get(sqlite_server.url + path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
    assert httpx.get(f"{sqlite_server.url}/api/games/nosuchgame99").json() == {
        "status_code": 404,
        "detail": "there is no such game",
        "code": "NotFound",
    }
    assert "root:" not in httpx.get(f"{sqlite_server.url}/..%2f..%2fetc/passwd").text
    assert httpx.get(f"{sqlite_server.url}/health").json()["status"] == "ok"
    assert "caracole_entries_total" in httpx.get(f"{sqlite_server.url}/metrics").text


def test_a_body_that_is_too_large_is_refused(tmp_path):
    with running(str(tmp_path / "games.db"), body_bytes=10_000) as server:
        answer = httpx.post(f"{server.url}/api/games/import", json={"record": {"x": "a" * 20_000}})
        assert answer.status_code == 413
