"""Control characters come through no door: no database stumbles over them, and nobody has to read them."""

from __future__ import annotations

from urllib.parse import quote

import httpx
import pytest
from servers import Player, Running, invited_game, new_game
from signed import account

from caracole.server.characters import is_address, is_text

NOT_TEXT = ["\x00", "\x01", "\x1b", "\x7f", "\x85"]


@pytest.mark.parametrize("letter", NOT_TEXT)
def test_a_control_character_is_found_however_it_is_written(letter: str):
    escaped = f'"a\\u{ord(letter):04X}b"'
    assert not is_text(escaped)
    assert not is_text(escaped.lower().encode())
    assert not is_address(b"/a%" + letter.encode().hex("%").encode())


def test_text_is_text():
    assert is_text('"two lines:\\n\\tthe second \\u00e9 \\u2014 \\ud83c\\udfb2"')
    assert is_text('"a backslash, and then \\\\u0000"')
    assert not is_text('"a backslash, and then it: \\\\\\u0000"')
    assert is_address("/api/players/Élise".encode(), b"seat=a%20b")


@pytest.mark.parametrize("letter", ["\x00", "\x1b"])
def test_it_comes_through_no_door(server: Running, letter: str):
    game, tokens = new_game(server.url)
    mine = {"Authorization": f"Seat {tokens['venetian']}"}
    with server.client() as client:
        said = [
            client.post(f"/api/games/{game}/report", json={"text": f"a{letter}b"}, headers=mine),
            client.put(f"/api/games/{game}/notes", json={"text": f"a{letter}b"}, headers=mine),
            client.post("/api/account/register", json={"name": f"a{letter}b", "password": "a long enough one"}),
            client.post("/api/account/login", json={"name": f"a{letter}b", "password": "a long enough one"}),
            client.post("/api/account/forgotten", json={"who": f"a{letter}b@example.com"}),
            client.get(f"/api/players/{quote(letter)}"),
            client.get(f"/api/games/{game}/replay", params={"seat": letter}, headers=mine),
        ]
    assert [answer.status_code for answer in said] == [400] * len(said), [answer.text for answer in said]


def test_it_is_not_said_at_the_table(server: Running):
    game, tokens = new_game(server.url)
    with Player(server.url, game, tokens["venetian"]) as anna:
        anna.hear("update")
        anna.say(type="talk", text="a\x00b")
        assert anna.hear("trouble", "said")["code"] == "malformed"
        anna.say(type="talk", text="two\nlines")
        assert anna.hear("trouble", "said")["line"]["text"] == "two\nlines"


@pytest.mark.parametrize("name", ["two\nlines", "a\u202eb", "a\u2028b", "a\x00b"])
def test_a_name_is_on_one_line_and_turns_nothing_around(server: Running, name: str):
    game, _, invitations = invited_game(server.url, {})
    seat, token = next(iter(invitations.items()))
    wish = {"token": token, "name": name}
    assert httpx.post(f"{server.url}/api/games/{game}/seat", json=wish).status_code == 400
    seats = {seat: {"kind": "me", "name": name}}
    made = {"system": "gradisca", "scenario": "drill", "seats": seats}
    assert httpx.post(f"{server.url}/api/games", json=made).status_code == 400
    with account(server) as anna:
        wish = {"title": name, "system": "gradisca", "scenario": "drill"}
        assert anna.post("/api/tournaments", json=wish).status_code == 400
