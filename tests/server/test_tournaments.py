"""Tournaments: somebody opens one, others join by the link, pairings become games, and standings tell who leads."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from servers import Running
from signed import account
from test_ratings import name_of

WISH = {"title": "Coppa dell'Isonzo", "system": "gradisca", "scenario": "drill"}


def opened(client: httpx.Client, **more: Any) -> str:
    answer = client.post("/api/tournaments", json={**WISH, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def page(server: Running, name: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/tournaments/{name}").json()
    return found


def end(server: Running, game: str, loser: str) -> None:
    """The seat gives up, as its player would."""
    from caracole.server.people.ending import resign

    room = server.do(server.services.rooms.get(game))
    server.do(resign(room, [loser]))


def games_of_round(server: Running, name: str, number: int) -> list[dict[str, Any]]:
    server.do(server.services.tournaments.look())
    return [game for game in page(server, name)["games"] if game["round"] == number and game["game"]]


def test_a_swiss_tournament_from_the_link_to_the_last_round(server: Running):
    with ExitStack() as stack:
        players = [stack.enter_context(account(server)) for _ in range(4)]
        name = opened(players[0], rounds=2)
        for client in players[1:]:
            assert client.post(f"/api/tournaments/{name}/join").json()["joined"]
        assert players[1].post(f"/api/tournaments/{name}/start").status_code == 409, "only who opened it"
        begun = players[0].post(f"/api/tournaments/{name}/start").json()
        assert (begun["state"], begun["round"], begun["mine"]) == ("running", 1, True)
        assert players[1].post(f"/api/tournaments/{name}/join").status_code == 409
        mine = players[0].get("/api/games/mine").json()["games"]
        assert [each["game"]["id"] for each in mine] == [
            game["game"] for game in begun["games"] if name_of(players[0]) in (game["first"], game["second"])
        ]
        winners = set()
        for game in games_of_round(server, name, 1):
            end(server, game["game"], "austrian")
            winners.add(game["first"])
        second = games_of_round(server, name, 2)
        assert {frozenset((game["first"], game["second"])) for game in second} >= {frozenset(winners)}
        for game in second:
            end(server, game["game"], "austrian")
        server.do(server.services.tournaments.look())
        last = page(server, name)
    assert last["state"] == "over"
    assert [row["points"] for row in last["standings"]] == [2, 1, 1, 0]
    assert not last["mine"]


def test_a_round_robin_of_three_has_byes(sqlite_server: Running):
    server = sqlite_server
    with ExitStack() as stack:
        players = [stack.enter_context(account(server)) for _ in range(3)]
        name = opened(players[0], kind="round_robin")
        for client in players[1:]:
            client.post(f"/api/tournaments/{name}/join")
        assert players[0].post(f"/api/tournaments/{name}/start").json()["rounds"] == 3
        for number in (1, 2, 3):
            (game,) = games_of_round(server, name, number)
            end(server, game["game"], "venetian")
        server.do(server.services.tournaments.look())
        found = page(server, name)
    assert found["state"] == "over"
    assert sum(row["points"] for row in found["standings"]) == 6, "three games and three byes"


def test_who_leaves_is_not_paired_again(sqlite_server: Running):
    server = sqlite_server
    with account(server) as anna, account(server) as bruno, account(server) as carla:
        name = opened(anna, rounds=2)
        for client in (bruno, carla):
            client.post(f"/api/tournaments/{name}/join")
        anna.post(f"/api/tournaments/{name}/start")
        carla.post(f"/api/tournaments/{name}/leave")
        for game in games_of_round(server, name, 1):
            end(server, game["game"], "austrian")
        second = games_of_round(server, name, 2)
        assert name_of(carla) not in {side for game in second for side in (game["first"], game["second"])}
        assert [row["withdrawn"] for row in page(server, name)["standings"] if row["name"] == name_of(carla)] == [True]


def test_two_servers_that_look_at_once_pair_one_round(server: Running):
    import asyncio

    with account(server) as anna, account(server) as bruno:
        name = opened(anna, rounds=1)
        bruno.post(f"/api/tournaments/{name}/join")
        tournaments = server.services.tournaments

        async def both() -> None:
            await asyncio.gather(*(tournaments.go_on(name) for _ in range(4)))

        anna.post(f"/api/tournaments/{name}/start")
        server.do(both())
        assert len(page(server, name)["games"]) == 1
        assert len(anna.get("/api/games/mine").json()["games"]) == 1


def test_what_is_no_tournament(sqlite_server: Running):
    with account(sqlite_server) as anna:
        assert anna.post("/api/tournaments", json={**WISH, "title": "  "}).status_code == 400
        assert anna.post("/api/tournaments", json={**WISH, "options": {"teams": True}}).status_code == 400
        assert anna.post("/api/tournaments", json={**WISH, "scenario": "nowhere"}).status_code == 400
        weeks = {**WISH, "system": "piccole", "scenario": "campaign-sicily-duel"}
        assert "too long" in anna.post("/api/tournaments", json=weeks).json()["detail"]
        name = opened(anna)
        assert anna.post(f"/api/tournaments/{name}/start").status_code == 409, "alone"
        for _ in range(4):
            opened(anna)
        assert anna.post("/api/tournaments", json=WISH).status_code == 409, "too many"
    assert httpx.post(f"{sqlite_server.url}/api/tournaments", json=WISH).status_code == 401
    assert httpx.get(f"{sqlite_server.url}/api/tournaments/{'a' * 12}").status_code == 404


def test_who_joins_at_the_last_moment_meets_everybody_too(server: Running, monkeypatch: pytest.MonkeyPatch):
    """They came in between the look at who is there and the beginning."""
    with ExitStack() as stack:
        players = [stack.enter_context(account(server)) for _ in range(3)]
        name = opened(players[0], kind="round_robin")
        players[1].post(f"/api/tournaments/{name}/join")
        tournaments = server.services.tournaments
        true, before = tournaments.kept, server.do(tournaments.kept(name))
        players[2].post(f"/api/tournaments/{name}/join")
        seen = [before]

        async def kept(which: str) -> Any:
            return seen.pop() if seen else await true(which)

        monkeypatch.setattr(tournaments, "kept", kept)
        assert players[0].post(f"/api/tournaments/{name}/start").json()["rounds"] == 3


def listed(server: Running) -> list[str]:
    return [each["id"] for each in httpx.get(f"{server.url}/api/tournaments").json()["open"]]


def test_a_tournament_stands_in_the_list_while_it_waits_for_players(server: Running):
    with account(server) as anna, account(server) as bruno:
        hidden, shown = opened(anna), opened(anna, listed=True)
        assert shown in listed(server)
        assert hidden not in listed(server), "it is known by its link alone"
        bruno.post(f"/api/tournaments/{shown}/join")
        (row,) = [each for each in bruno.get("/api/tournaments").json()["open"] if each["id"] == shown]
        assert (row["title"], row["owner"], row["players"]) == (WISH["title"], name_of(anna), 2)
        anna.post(f"/api/tournaments/{shown}/start")
        assert shown not in listed(server)


def test_nothing_is_read_in_the_list_from_who_is_muted(server: Running):
    from caracole.server.people import moderation

    with account(server) as anna:
        shown = opened(anna, listed=True)
        server.do(moderation.do(server.services.store, "judge", "mute", name_of(anna)))
        assert shown not in listed(server)
        server.do(moderation.do(server.services.store, "judge", "unmute", name_of(anna)))
        assert shown in listed(server)
