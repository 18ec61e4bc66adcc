"""Battles of one's own: a workshop that tells what is wrong, and games that carry their battle with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import Player, Running, running

from caracole.datafiles import toml_text
from caracole.play import Match, Record, load_recorded

BOTH = {"red": {"kind": "me"}, "blue": {"kind": "me"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("making") / "games.db")) as server:
        yield server


@pytest.fixture(scope="module")
def workshop(server: Running) -> dict[str, Any]:
    return httpx.get(f"{server.url}/api/making/piccole").json()


@pytest.fixture
def draft(workshop: dict[str, Any]) -> dict[str, Any]:
    """The battle to begin with, to be changed."""
    return json.loads(json.dumps(workshop["start"]))


def check(server: Running, **wish: Any) -> dict[str, Any]:
    answer = httpx.post(f"{server.url}/api/making/piccole", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def create(server: Running, text: str, **wish: Any) -> httpx.Response:
    body = {"system": "piccole", "scenario": "own", "options": {"battle": text}, "seats": BOTH, **wish}
    return httpx.post(f"{server.url}/api/games", json=body)


def test_the_workshop_begins_with_a_battle_that_can_be_played(server: Running, workshop: dict[str, Any]):
    made = check(server, draft=workshop["start"])
    assert made["faults"] == []
    assert made["draft"] == workshop["start"]
    assert check(server, text=made["text"])["draft"] == workshop["start"]
    assert {shape["side"] for shape in made["shapes"]} == {"red", "blue"}
    lobby = httpx.get(f"{server.url}/api/lobby").json()["systems"]
    assert [each["name"] for each in lobby if each["workshop"]] == ["piccole"]
    assert not any(row["id"] == workshop["scenario"] for each in lobby for row in each["scenarios"])


def test_each_fault_is_told_with_its_place_in_every_language(server: Running, draft: dict[str, Any]):
    draft["red"]["elements"][0].pop("general")
    draft["terrain"]["pieces"][1]["vertices"] = draft["terrain"]["pieces"][0]["vertices"]
    draft["edge"] = "up"
    faults = {fault["path"]: fault["text"] for fault in check(server, draft=draft)["faults"]}
    assert set(faults) == {"red.elements", "terrain.pieces[1]", "edge"}
    assert faults["red.elements"]["it"] == "Un esercito ha un solo Generale; questo ne ha 0."
    assert faults["terrain.pieces[1]"]["en"] == "It would overlap another piece."
    assert all(set(text) == {"en", "it", "fr"} for text in faults.values())


def test_a_battle_travels_with_its_game(server: Running, draft: dict[str, Any], tmp_path: Path):
    draft["title"] = dict.fromkeys(("en", "it", "fr"), "The <b>bridge</b> at dawn")
    answer = create(server, toml_text(draft))
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["game"]["title"]["it"] == "The <b>bridge</b> at dawn"
    assert made["game"]["options"] == {}  # a whole battle is too much to be told again and again
    game, token = made["game"]["id"], made["links"][0]["token"]
    with Player(server.url, game, token, lean=True) as player:
        update = player.hear("lean")
        player.say(type="look", seat=update["waiting_for"][0])
        update = player.hear("lean")
        assert player.act(update["actions"][0])["type"] == "accepted"
    kept = httpx.get(f"{server.url}/api/games/{game}/record", headers={"authorization": f"Seat {token}"}).json()
    record = Record.from_plain(kept)
    assert Match.resume(load_recorded(record), record).version == 1  # elsewhere, with nothing but the record
    again = httpx.post(f"{server.url}/api/games/import", json={"record": kept}).json()
    assert again["game"]["title"] == made["game"]["title"]


def test_a_battle_of_ones_own_is_neither_listed_nor_rated_nor_for_tournaments(server: Running, draft: dict[str, Any]):
    text = toml_text(draft)
    refused = create(server, text, listed=True, seats={"red": {"kind": "me"}})
    assert refused.status_code == 400
    assert "is not listed" in refused.json()["detail"]
    mixed = httpx.post(
        f"{server.url}/api/games",
        json={"system": "piccole", "scenario": "own", "options": {"battle": text, "camps": "no"}, "seats": BOTH},
    )
    assert mixed.status_code == 400
    assert "no other options" in mixed.json()["detail"]


def rows(many: int) -> str:
    return "".join('[[red.elements]]\ntype = "FtP"\ncount = 40\n' for _ in range(many))


RIVER = "".join(
    f'[[terrain.pieces]]\nkind = "minor_river"\nvertices = [[{n},0],[{n + 9},0],[{n + 9},9],[{n},9]]\n'
    for n in range(0, 3000, 9)
)
HOSTILE = {
    "nothing": "",
    "no TOML": "kind = ",
    "half of JSON": '{"kind": ',
    "a JSON of depth": '{"a":' * 3000,
    "a TOML of depth": "a = " + "[" * 3000,
    "NaN": 'kind = "battle"\nrank = nan\n',
    "a date": 'kind = "battle"\nid = 1979-05-27\n',
    "a number of thousands of digits": f'kind = "battle"\nrank = {"9" * 5000}\n',
    "a large number": f'kind = "battle"\nrank = {"9" * 30}\n',
    "odd letters": 'kind = "battle"\ntitle = { en = "\u202e\u2066evil", it = "\ufeff", fr = "\\u0000" }\n',
    "a list of lists": '{"kind": "battle", "red": {"elements": [[1], null, {"type": []}]}, "terrain": {"pieces": 7}}',
    "many elements": 'kind = "battle"\n[red]\n' + rows(600),
    "an endless river": 'kind = "battle"\n[terrain]\n' + RIVER,
    "another kind": 'kind = "campaign"\n',
    "strange vertices": 'kind = "battle"\n[terrain]\npieces = [{kind = "wood", vertices = [[0], {}, [1, nan], "x"]}]\n',
    "unknown troops": 'kind = "battle"\n[red]\nelements = [{type = "Tank"}]\n',
    "an unknown list": 'kind = "battle"\nred = "../../etc/passwd"\n',
    "too large": "#" * 40_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_with_its_place(server: Running, text: str):
    answer = httpx.post(f"{server.url}/api/making/piccole", json={"text": text})
    if answer.status_code == 200:
        assert answer.json()["faults"]
    else:
        assert answer.status_code == 400, answer.text
    refused = create(server, text)
    assert refused.status_code == 400, refused.text
    assert refused.json()["detail"].startswith("battle:") or "control characters" in refused.json()["detail"]


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"text": "", "draft": {}},
        {"draft": {"red": None, "": {"x": [None, 1.5e300, {"a": {}}]}, "a.b\n": [{"c": [[[]]]}, {}]}},
        {"draft": json.loads('{"a":' * 40 + "1" + "}" * 40)},
        {"draft": {"title": "x" * 200_000}},
        {"draft": [1]},
    ],
)
def test_a_hostile_draft_is_no_trouble(server: Running, wish: dict[str, Any]):
    answer = httpx.post(f"{server.url}/api/making/piccole", json=wish)
    assert answer.status_code in (200, 400), answer.text
    assert answer.status_code == 400 or answer.json()["faults"]


def test_no_file_of_the_server_can_be_named(server: Running, tmp_path: Path):
    secret = tmp_path / "secret.toml"
    secret.write_text('password = "swordfish"\n', encoding="utf-8")
    wish = {"system": "piccole", "scenario": "ticinus", "options": {"red": str(secret)}, "seats": BOTH}
    for path in ("/api/games", "/api/lobby/seats"):
        body = wish if path == "/api/games" else {key: wish[key] for key in ("system", "scenario", "options")}
        answer = httpx.post(f"{server.url}{path}", json=body)
        assert answer.status_code == 400
        assert "password" not in answer.text


def test_a_game_without_a_workshop_says_so(server: Running):
    assert httpx.get(f"{server.url}/api/making/gradisca").status_code == 404
    assert httpx.get(f"{server.url}/api/making/chess").status_code == 404
