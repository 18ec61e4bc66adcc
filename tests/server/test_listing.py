"""The first page: what games say of themselves, and games that anybody may join or watch."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from servers import Running, new_game
from signed import account

from caracole.play.registry import systems
from caracole.server.systems import shown_system, shown_systems
from caracole.texts import LANGUAGES, about, cover

SIDES = ("venetian", "austrian")


def listed(server: Running) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.get(f"{server.url}/api/lobby/games").json()
    return answer


def make(server: Running, austrian: str, **more: Any) -> dict[str, Any]:
    seats = {"venetian": {"kind": "me", "name": "Anna"}, "austrian": {"kind": austrian}}
    wish = {"system": "gradisca", "scenario": "primo-giorno", "options": {"game": "basic"}, "seats": seats, **more}
    answer = httpx.post(f"{server.url}/api/games", json=wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def found(rows: list[dict[str, Any]], game: str) -> dict[str, Any] | None:
    return next((row for row in rows if row["id"] == game), None)


# --- joining and watching --------------------------------------------------------------------------------------------


def test_a_game_is_listed_only_if_its_host_says_so(sqlite_server: Running):
    made = make(sqlite_server, "open")
    assert found(listed(sqlite_server)["open"], made["game"]["id"]) is None


def test_somebody_who_comes_by_joins_a_listed_game_and_others_watch_it(sqlite_server: Running):
    game = make(sqlite_server, "open", listed=True)["game"]["id"]
    row = found(listed(sqlite_server)["open"], game)
    assert row is not None
    assert row["title"]["it"].startswith("Il primo giorno")
    assert [seat["name"] for seat in row["seats"]] == ["Anna", ""]
    (free,) = row["free"]
    assert (free["seat"], free["name"]["en"]) == ("austrian", "Austrian")

    token = free["url"].partition("#")[2]
    invitation = httpx.get(
        f"{sqlite_server.url}/api/games/{game}/invitation", headers={"Authorization": f"Seat {token}"}
    ).json()
    assert (invitation["host"], invitation["seat"]) == ("Anna", "austrian")
    taken = httpx.post(f"{sqlite_server.url}/api/games/{game}/seat", json={"token": token, "name": "Bruno"})
    assert taken.status_code == 200

    after = listed(sqlite_server)
    assert found(after["open"], game) is None
    watched = found(after["watch"], game)
    assert watched is not None
    assert [seat["name"] for seat in watched["seats"]] == ["Anna", "Bruno"]
    assert watched["free"] == []


def test_a_game_without_onlookers_is_not_shown_to_watch(sqlite_server: Running):
    game = make(sqlite_server, "computer", listed=True, onlookers=False)["game"]["id"]
    assert found(listed(sqlite_server)["watch"], game) is None
    game = make(sqlite_server, "computer", listed=True)["game"]["id"]
    assert found(listed(sqlite_server)["watch"], game) is not None


def test_a_seat_whose_invitation_was_withdrawn_is_no_longer_free(sqlite_server: Running):
    made = make(sqlite_server, "open", listed=True)
    game, mine = made["game"]["id"], next(link for link in made["links"] if link["mine"])
    headers = {"Authorization": f"Seat {mine['token']}"}
    gone = httpx.delete(f"{sqlite_server.url}/api/games/{game}/invitations/austrian", headers=headers)
    assert gone.status_code == 204
    assert found(listed(sqlite_server)["open"], game) is None


def test_nobody_fills_the_page_alone(server: Running):
    with account(server) as somebody, account(server) as crier:
        seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "open"}}
        wish = {"system": "gradisca", "scenario": "drill", "seats": seats, "listed": True}
        quiet = somebody.post("/api/games", json=wish).json()["game"]["id"]
        loud = [crier.post("/api/games", json=wish).json()["game"]["id"] for _ in range(10)]
    shown = [row["id"] for row in listed(server)["open"]]
    assert quiet in shown
    assert [game for game in shown if game in loud] == loud[:3:-1], "the latest six of one host"


def test_the_list_tells_nothing_that_is_hidden(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, listed=True)
    told = httpx.get(f"{sqlite_server.url}/api/lobby/games").text
    assert game in told
    for token in tokens.values():
        assert token not in told
    assert "setup" not in told
    assert "seed" not in told


# --- what games say of themselves ------------------------------------------------------------------------------------


def test_games_with_a_board_come_first_and_the_others_say_so(sqlite_server: Running):
    lobby = httpx.get(f"{sqlite_server.url}/api/lobby").json()["systems"]
    boards = [each["board"] for each in lobby]
    assert boards == sorted(boards, reverse=True)
    assert {each["name"] for each in lobby} >= {"gradisca", "gbacw", "piccole"}


def test_a_game_without_a_board_cannot_be_made_here(sqlite_server: Running):
    terminal = next((each for each in shown_systems() if not shown_system(each).board), None)
    if terminal is None:
        pytest.skip("every game has a board")
    wish = {"system": terminal, "scenario": shown_system(terminal).scenarios[0].id}
    assert httpx.post(f"{sqlite_server.url}/api/games", json=wish).status_code == 400


def test_a_cover_is_a_small_picture(sqlite_server: Running):
    address = shown_system("gradisca").cover
    assert address is not None
    answer = httpx.get(f"{sqlite_server.url}{address}")
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.content.startswith(b"\xff\xd8")
    assert httpx.get(f"{sqlite_server.url}/api/lobby/covers/nowhere").status_code == 404


OURS = ("gradisca", "gbacw", "piccole")


@pytest.mark.parametrize("name", OURS)
def test_our_games_tell_everything_in_every_language(name: str):
    shown = shown_system(name)
    for words in (shown.period, shown.place, shown.synopsis):
        assert set(words) == set(LANGUAGES)
    assert (len(shown.seats), len(shown.minutes)) == (2, 2)
    assert shown.difficulty in (1, 2, 3)
    for scenario in about(name).scenarios.values():
        assert set(scenario.text) == set(LANGUAGES)
    picture = cover(name)
    assert picture is not None
    assert len(picture) < 80_000, "the first page is light"


@pytest.mark.parametrize("name", OURS)
def test_what_is_said_of_scenarios_is_of_scenarios_that_exist(name: str):
    scenarios = {each.id for each in shown_system(name).scenarios}
    assert set(about(name).scenarios) <= scenarios
    assert about(name).start in scenarios


@pytest.mark.parametrize("name", OURS)
def test_the_scenario_to_start_with_is_gentle(name: str):
    start = about(name).scenarios[str(about(name).start)]
    assert start.difficulty == 1
    assert (start.minutes or 60) <= 30


def test_options_say_what_they_are():
    options = {each.id: each for each in shown_system("gradisca").options}
    assert options["edition"].kind == "preset"
    assert options["edition"].text["it"] == "Edizione delle regole"
    assert options["edition"].words["fr"]["en"] == "French"
    assert options["game"].basic
    assert options["game"].words["basic"]["fr"].startswith("jeu de base")
    assert (options["teams"].kind, options["teams"].basic) == ("switch", False)
    assert options["discard_with_four"].under == {"it": False, "en": True, "fr": False}
    fixed = {each.id: each.fixed for each in shown_system("gradisca").scenarios}
    assert (fixed["primo-giorno"], fixed["drill"]) == ({"game": "basic"}, {})


def test_every_system_can_be_shown():
    assert set(shown_systems()) <= set(systems())
    for name in shown_systems():
        assert shown_system(name).title
