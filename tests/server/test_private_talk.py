"""Two seats talk alone: nobody else reads it, nobody else can tell that they do."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from servers import Player, Running, invited_game, new_game, take_seat
from test_moderation import complain, guarded, operator

from caracole.server import talking

__all__ = ["guarded"]

TEAMS = {"options": {"teams": True}}
RED, BLUE, BLACK, WHITE = "venetian_1", "venetian_2", "austrian_1", "austrian_2"


def seated(server: Running, game: str, token: str | None, **hello: Any) -> Player:
    player = Player(server.url, game, token, **hello)
    player.welcome = player.hear("welcome")
    player.hear("update")
    return player


def whisper(player: Player, seat: str | None, text: str) -> dict[str, Any]:
    """Say it to one seat; the line as it came back, or the trouble."""
    player.say(type="talk", text=text, to="seat", seat=seat)
    while True:
        answer = player.hear("said", "trouble")
        if answer["type"] == "trouble" or answer["line"]["text"] == text:
            return answer


def heard_so_far(player: Player) -> list[str]:
    """All that was said to them, up to now: a line that comes after a pong was not there before it."""
    player.say(type="ping", id=7)
    lines = []
    while (message := player.hear("said", "pong"))["type"] == "said":
        lines.append(message["line"]["text"])
    return lines


def chat_on_arrival(server: Running, game: str, token: str | None, **hello: Any) -> list[str]:
    with seated(server, game, token, **hello) as player:
        return [line["text"] for line in player.welcome["chat"]]


def test_what_one_seat_says_to_another_is_read_by_those_two(server: Running):
    """The host has made the game and sits at it, and reads it no more than an onlooker does."""
    game, mine, invitations = invited_game(server.url, {RED: {"kind": "me"}}, **TEAMS)
    tokens = {**mine, **{seat: take_seat(server.url, game, token) for seat, token in invitations.items()}}
    with ExitStack() as sockets:
        doors = [tokens[RED], tokens[BLUE], tokens[BLACK], tokens[WHITE], None]
        host, blue, black, white, onlooker = (sockets.enter_context(seated(server, game, door)) for door in doors)
        line = whisper(blue, WHITE, "let us deceive them")["line"]
        assert (line["to"], line["seat"], line["receiver"]) == ("seat", BLUE, WHITE)
        assert white.hear("said")["line"] == line
        assert [heard_so_far(each) for each in (host, black, onlooker)] == [[], [], []]
    there = {seat: chat_on_arrival(server, game, token) for seat, token in tokens.items()}
    assert there == {RED: [], BLUE: ["let us deceive them"], BLACK: [], WHITE: ["let us deceive them"]}
    assert chat_on_arrival(server, game, None) == []


def test_who_comes_again_reads_what_was_said_to_them_meanwhile(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, **TEAMS)
    with seated(sqlite_server, game, tokens[BLACK]) as black:
        whisper(black, RED, "truce?")
        black.say(type="talk", text="good luck to all")
        black.hear("said")
    with seated(sqlite_server, game, tokens[RED]) as red:
        assert [(each["to"], each["text"]) for each in red.welcome["chat"]] == [
            ("seat", "truce?"),
            ("all", "good luck to all"),
        ]


def test_nobody_can_tell_that_others_talk(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    """Neither by what is sent, nor by names of lines, nor because older lines make room for what others said."""
    monkeypatch.setattr(talking, "MOST_LINES", 4)
    game, tokens = new_game(sqlite_server.url, **TEAMS)
    with seated(sqlite_server, game, tokens[RED]) as red, seated(sqlite_server, game, tokens[BLACK]) as black:
        red.say(type="talk", text="the first line of all")
        red.hear("said")
        before = chat_of(sqlite_server, game, tokens[RED])
        for number in range(6):
            whisper(black, WHITE, f"secret {number}")
        assert heard_so_far(red) == []
        assert chat_of(sqlite_server, game, tokens[RED]) == before
        assert len(chat_of(sqlite_server, game, tokens[WHITE])) == 4
        red.say(type="talk", text="the second")
        first, second = before[0]["id"], red.hear("said")["line"]["id"]
    assert len(first) == len(second) == 32
    assert not set(first) <= set("0123456789"), "a name, not a number"


def chat_of(server: Running, game: str, token: str) -> list[dict[str, Any]]:
    with seated(server, game, token) as player:
        lines: list[dict[str, Any]] = player.welcome["chat"]
        return lines


@pytest.mark.rule("G4.2.e")
def test_where_the_rules_forbid_talk_two_seats_do_not_talk_alone_either(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, **TEAMS)
    with seated(sqlite_server, game, tokens[RED]) as red, seated(sqlite_server, game, tokens[BLUE]) as blue:
        assert whisper(red, BLUE, "attack Gradisca")["code"] == "may_not_talk"
        assert whisper(red, BLACK, "dear enemy")["line"]["receiver"] == BLACK
        assert heard_so_far(blue) == []


@pytest.mark.parametrize("seat", [RED, "nowhere", None, WHITE])
def test_nobody_talks_to_themselves_to_no_seat_or_to_a_computer(sqlite_server: Running, seat: str | None):
    game, tokens = new_game(sqlite_server.url, {WHITE: {"kind": "computer", "player": "random"}}, **TEAMS)
    with seated(sqlite_server, game, tokens[RED]) as red:
        assert red.last["talk"]["seats"] == [BLACK]
        assert whisper(red, seat, "psst")["code"] == "may_not_talk"


def test_two_at_a_table_are_alone_anyway(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url)
    with seated(sqlite_server, game, tokens["venetian"]) as player:
        assert player.last["talk"] == {"to": ["all"], "unheard_by": [], "seats": []}
        assert whisper(player, "austrian", "psst")["code"] == "may_not_talk"


def test_at_a_shared_screen_a_seat_reads_its_own_talk_while_it_looks(sqlite_server: Running):
    mine = {RED: {"kind": "me"}, BLACK: {"kind": "me"}}
    game, tokens = new_game(sqlite_server.url, mine, **TEAMS)
    with (
        seated(sqlite_server, game, tokens[RED]) as shared,
        seated(sqlite_server, game, tokens[WHITE]) as white,
    ):
        assert whisper(shared, WHITE, "who speaks?")["code"] == "may_not_talk", "the screen is covered"
        whisper(white, BLACK, "for Black")
        assert heard_so_far(shared) == []
        read = {}
        for seat in (RED, BLACK, None):
            shared.say(type="look", seat=seat)
            read[seat] = [line["text"] for line in shared.hear("heard")["chat"]]
        assert read == {RED: [], BLACK: ["for Black"], None: []}
    assert chat_on_arrival(sqlite_server, game, tokens[RED], seat=BLACK) == ["for Black"]
    assert chat_on_arrival(sqlite_server, game, tokens[RED], seat=RED) == []


def test_operators_read_it_only_if_one_of_the_two_reports_it(guarded: Running):
    game, tokens = new_game(guarded.url, **TEAMS)
    with seated(guarded, game, tokens[BLACK]) as black, seated(guarded, game, tokens[RED]) as red:
        whisper(black, WHITE, "between partners")
        red.say(type="talk", text="hello all")
        red.hear("said")
        rude = whisper(black, RED, "a bad word")["line"]["id"]
        red.hear("said")
        whisper(red, BLACK, "please")
    assert complain(guarded, game, tokens[WHITE], line=rude) == 204
    assert complain(guarded, game, tokens[RED], line=rude) == 204
    assert complain(guarded, game, tokens[RED], line="1") == 204
    with operator(guarded) as judge:
        reports = [each for each in judge.get("/api/operator").json()["reports"] if each["game"] == game]
    assert [each["quoted"] for each in reports] == [None, "a bad word", None]
    around = [(each["text"], each["reported"]) for each in reports[1]["context"]]
    assert around == [("a bad word", True), ("please", False)]
