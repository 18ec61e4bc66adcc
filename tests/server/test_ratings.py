"""How strong players are: by Glicko-2, by what was played, and the same again from all games that are kept."""

from __future__ import annotations

import json
import secrets
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from signed import account, sit_down

from caracole.cli.main import main
from caracole.server.people.glicko import PERIOD, Played, Rating, after, rested


def test_the_example_of_the_paper():
    opponents = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    found = after(Rating(1500, 200, 0.06), opponents, tau=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_nobody_stays_sure_of_who_does_not_play():
    known = Rating(1700, 50, 0.06)
    assert rested(known, 0) == known
    year = rested(known, 12 * PERIOD)
    assert year.rating == 1700
    assert 50 < year.deviation < 350
    assert rested(known, 10**12).deviation == 350


def test_a_surprise_moves_a_rating_further_than_what_was_expected():
    weak, strong = Rating(1300, 80), Rating(1700, 80)
    assert after(weak, [Played(strong, 1)]).rating - 1300 > 5 * (after(strong, [Played(weak, 1)]).rating - 1700)


def resign(server: Running, game: str, token: str) -> None:
    with Player(server.url, game, token) as player:
        player.hear("update")
        player.ask("resign")
        player.hear("accepted")


def resign_signed_in(server: Running, client: httpx.Client, game: str, token: str) -> None:
    """The seat belongs to an account: the socket is opened with its cookie."""
    from websockets.sync.client import connect

    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = server.url.replace("http", "ws", 1) + f"/ws/games/{game}"
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        socket.send(json.dumps({"type": "resign", "id": 1}))
        while json.loads(socket.recv(60))["type"] != "accepted":
            pass


def page(server: Running, name: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/players/{name}").json()
    return found


def name_of(client: httpx.Client) -> str:
    return str(client.get("/api/account").json()["account"]["name"])


def test_a_game_between_accounts_counts_for_both(server: Running):
    with account(server) as anna, account(server) as bruno:
        game, tokens = sit_down(server, venetian=anna, austrian=bruno)
        shown = httpx.get(f"{server.url}/api/games/{game}").json()
        assert [seat["account"] for seat in shown["seats"]] == [name_of(anna), name_of(bruno)]
        resign_signed_in(server, anna, game, tokens["venetian"])
        loser, winner = page(server, name_of(anna)), page(server, name_of(bruno).upper())
    assert loser["ratings"][0]["rating"] < 1500 < winner["ratings"][0]["rating"]
    assert winner["ratings"][0]["deviation"] < 350
    assert winner["ratings"][0]["unsure"]
    (result,) = loser["results"]
    assert (result["game"], result["score"], result["page"]) == (game, 0, winner["name"])
    assert result["change"] < 0
    assert winner["against"] == [{"opponent": loser["name"], "page": loser["name"], "won": 1, "drawn": 0, "lost": 0}]


def test_computer_players_are_rated_too(server: Running):
    with account(server) as anna:
        seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}
        wish = {"system": "gradisca", "scenario": "drill", "seats": seats}
        made = anna.post("/api/games", json=wish).json()
        resign_signed_in(server, anna, made["game"]["id"], made["links"][0]["token"])
        computer = page(server, "~gradisca.random")
        assert computer["computer"]
        assert any(result["page"] == name_of(anna) for result in computer["results"])
        assert page(server, name_of(anna))["against"][0]["page"] == "~gradisca.random"


def test_a_game_with_a_guest_is_a_result_without_a_rating(sqlite_server: Running):
    with account(sqlite_server) as anna:
        game, tokens = sit_down(sqlite_server, venetian=anna)
        link = sqlite_server.services.seating
        invited = sqlite_server.do(link.open_ones(game))[0]
        taken = httpx.post(f"{sqlite_server.url}/api/games/{game}/seat", json={"token": invited.token, "name": "Guest"})
        resign(sqlite_server, game, taken.json()["token"])
        found = page(sqlite_server, name_of(anna))
    assert tokens
    assert found["ratings"] == []
    assert [(row["score"], row["opponent"], row["page"], row["rating"]) for row in found["results"]] == [
        (1, "Guest", None, None)
    ]


def test_the_page_of_a_player_does_not_lead_to_a_game_without_onlookers(server: Running):
    with account(server) as anna:
        seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}
        wish = {"system": "gradisca", "scenario": "drill", "seats": seats, "onlookers": False}
        made = anna.post("/api/games", json=wish).json()
        resign_signed_in(server, anna, made["game"]["id"], made["links"][0]["token"])
        told = httpx.get(f"{server.url}/api/players/{name_of(anna)}")
        assert [(row["game"], row["score"]) for row in told.json()["results"]] == [(None, 0)]
        assert made["game"]["id"] not in told.text + httpx.get(f"{server.url}/api/players/~gradisca.random").text


def test_who_signs_in_when_the_game_is_nearly_won_gains_nothing(sqlite_server: Running):
    """Else one could play as a guest, and have only the games count that go well."""
    with account(sqlite_server) as anna, account(sqlite_server) as fox:
        game, tokens = sit_down(sqlite_server, venetian=anna)
        invited = sqlite_server.do(sqlite_server.services.seating.open_ones(game))[0]
        url = f"{sqlite_server.url}/api/games/{game}/seat"
        token = httpx.post(url, json={"token": invited.token}).json()["token"]
        room = sqlite_server.do(sqlite_server.services.rooms.get(game))
        (seat,) = room.match.decision.seats
        action = next(iter(room.game.candidates(room.match.state, seat)))
        sqlite_server.do(room.act(seat, 0, room.game.encode_action(action)))
        assert fox.post(f"/api/games/{game}/seat", json={"token": token}).status_code == 200
        resign_signed_in(sqlite_server, anna, game, tokens["venetian"])
        found = page(sqlite_server, name_of(fox))
        assert [(row["score"], row["rating"]) for row in found["results"]] == [(1, None)]
        assert found["ratings"] == page(sqlite_server, name_of(anna))["ratings"] == []


def test_another_game_after_one_that_does_not_count_does_not_count_either(sqlite_server: Running):
    with account(sqlite_server) as anna:
        seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}
        wish = {"system": "gradisca", "scenario": "drill", "seats": seats, "rated": False}
        made = anna.post("/api/games", json=wish).json()
        resign_signed_in(sqlite_server, anna, made["game"]["id"], made["links"][0]["token"])
        again = anna.post(f"/api/games/{made['game']['id']}/rematch").json()
        resign_signed_in(sqlite_server, anna, again["game"]["id"], again["url"].split("#")[1])
        assert [row["rating"] for row in page(sqlite_server, name_of(anna))["results"]] == [None, None]


@pytest.mark.parametrize("more", [{"rated": False}, {"options": {"teams": True}}])
def test_what_is_not_meant_to_count_does_not(sqlite_server: Running, more: dict[str, Any]):
    with account(sqlite_server) as anna:
        seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "random"}}
        if "options" in more:
            seats = {f"venetian_{n}": {"kind": "me"} for n in (1, 2)} | {
                f"austrian_{n}": {"kind": "computer", "player": "random"} for n in (1, 2)
            }
        made = anna.post("/api/games", json={"system": "gradisca", "scenario": "drill", "seats": seats, **more}).json()
        resign_signed_in(sqlite_server, anna, made["game"]["id"], made["links"][0]["token"])
        assert page(sqlite_server, name_of(anna))["ratings"] == []


def test_somebody_against_themselves_counts_for_nothing(sqlite_server: Running):
    with account(sqlite_server) as anna:
        game, tokens = sit_down(sqlite_server, venetian=anna, austrian=anna)
        resign_signed_in(sqlite_server, anna, game, tokens["venetian"])
        assert page(sqlite_server, name_of(anna))["ratings"] == []


def test_nobody_has_a_page_who_has_no_account(sqlite_server: Running):
    for name in ("nobody-here", "~gradisca.nobody", "~", "~.."):
        assert httpx.get(f"{sqlite_server.url}/api/players/{name}").status_code == 404, name
    assert httpx.get(f"{sqlite_server.url}/api/players/%00").status_code == 400


def test_a_game_that_goes_on_is_on_no_page(sqlite_server: Running):
    with account(sqlite_server) as anna, account(sqlite_server) as bruno:
        sit_down(sqlite_server, venetian=anna, austrian=bruno)
        assert page(sqlite_server, name_of(anna))["results"] == []


def test_ratings_are_made_again_from_the_games(tmp_path: Any, capsys: pytest.CaptureFixture[str]):
    database = str(tmp_path / "games.db")
    with running(database) as server, account(server, "Anna") as anna, account(server, "Bruno") as bruno:
        for _ in range(3):
            game, tokens = sit_down(server, venetian=anna, austrian=bruno)
            loser = secrets.choice([(anna, "venetian"), (bruno, "austrian")])
            resign_signed_in(server, loser[0], game, tokens[loser[1]])
        guests, seats = new_game(server.url)
        resign(server, guests, seats["venetian"])
        before = [page(server, name) for name in ("Anna", "Bruno")]
    assert main(["db", "--database", database, "ratings", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 4}
    with running(database) as server:
        assert [page(server, name) for name in ("Anna", "Bruno")] == before
