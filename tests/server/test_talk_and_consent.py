"""Who may say what to whom at a table, and whose consent it takes to go back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import ANY

import pytest
from servers import Player, Running, new_game

# --- talk ------------------------------------------------------------------------------------------------------------

TEAMS = {"options": {"teams": True}}


@contextmanager
def four_at_a_table(server: Running) -> Iterator[list[Player]]:
    """Two Venetians, two Austrians and an onlooker."""
    game, tokens = new_game(server.url, **TEAMS)
    with ExitStack() as open_sockets:
        doors = [*tokens.values(), None]
        players = [open_sockets.enter_context(Player(server.url, game, token)) for token in doors]
        for player in players:
            player.hear("update")
        yield players


def said(player: Player, count: int) -> list[str]:
    return [player.hear("said")["line"]["text"] for _ in range(count)]


def chat_on_arrival(server: Running, game: str, token: str | None, **hello: Any) -> list[str]:
    with Player(server.url, game, token, **hello) as player:
        return [line["text"] for line in player.hear("welcome")["chat"]]


def test_what_is_said_to_partners_stays_among_them(server: Running):
    with four_at_a_table(server) as (red, _, black, white, _):
        assert black.last["talk"]["to"] == ["all", "side", "seat"]
        black.say(type="talk", text="for our ears", to="side")
        black.say(type="talk", text="good luck")
        assert said(black, 2) == said(white, 2) == ["for our ears", "good luck"]
        assert said(red, 1) == ["good luck"]


@pytest.mark.rule("G4.2.e")
def test_partners_who_may_not_talk_are_not_let(sqlite_server: Running):
    """The two Venetians: neither among themselves, nor by way of the whole table."""
    with four_at_a_table(sqlite_server) as (red, blue, black, _, _):
        assert red.last["talk"] == {
            "to": ["all", "seat"],
            "unheard_by": ["venetian_2"],
            "seats": ["austrian_1", "austrian_2"],
        }
        red.say(type="talk", text="attack Gradisca", to="side")
        assert red.hear("trouble", "said")["code"] == "may_not_talk"
        red.say(type="talk", text="dear enemies")
        assert said(red, 1) == said(black, 1) == ["dear enemies"]
        black.say(type="talk", text="dear friends")
        assert said(red, 1) == said(blue, 1) == ["dear friends"], "and nothing before that"


def test_talk_to_a_side_never_leaves_it_by_who_holds_several_seats(sqlite_server: Running):
    """Under the cover nobody has a side; who holds both sides is nobody's partner."""
    mine = {"venetian_1": {"kind": "me"}, "austrian_1": {"kind": "me"}}
    game, tokens = new_game(sqlite_server.url, mine, **TEAMS)
    with (
        Player(sqlite_server.url, game, tokens["austrian_1"]) as both_sides,
        Player(sqlite_server.url, game, tokens["austrian_2"]) as partner,
    ):
        covered = both_sides.hear("update")
        assert covered["talk"] == {"to": [], "unheard_by": ["venetian_2"], "seats": []}, (
            "who would not hear it depends on who speaks"
        )
        for to in ("side", "all"):
            both_sides.say(type="talk", text="psst", to=to)
            assert both_sides.hear("trouble", "said")["code"] == "may_not_talk"
        both_sides.say(type="look", seat="austrian_1")
        both_sides.hear("update")
        both_sides.say(type="talk", text="psst", to="side")
        assert both_sides.hear("trouble", "said")["code"] == "may_not_talk"
        partner.hear("update")
        partner.say(type="talk", text="for one of you", to="side")
        assert said(partner, 1) == ["for one of you"]
    assert chat_on_arrival(sqlite_server, game, tokens["austrian_1"], seat="austrian_1") == []
    assert chat_on_arrival(sqlite_server, game, tokens["austrian_2"]) == ["for one of you"]
    assert chat_on_arrival(sqlite_server, game, tokens["venetian_2"]) == []


def test_onlookers_neither_read_nor_write_what_is_said_at_the_table(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player, Player(sqlite_server.url, game) as onlooker:
        player.hear("update")
        assert onlooker.hear("update")["talk"] == {"to": [], "unheard_by": [], "seats": []}
        player.say(type="talk", text="among ourselves")
        assert said(player, 1) == ["among ourselves"]
        onlooker.say(type="ping", id=1)
        assert onlooker.hear("pong", "said")["type"] == "pong"
    assert chat_on_arrival(sqlite_server, game, None) == []
    assert chat_on_arrival(sqlite_server, game, tokens["austrian"]) == ["among ourselves"]


# --- consent ---------------------------------------------------------------------------------------------------------


def decider(*players: Player) -> Player:
    return next(player for player in players if player.last["offers"])


def played_on(server: Running) -> tuple[str, Player, Player]:
    """Two at a table after three choices."""
    game, tokens = new_game(server.url)
    venetian, austrian = (Player(server.url, game, tokens[seat]) for seat in ("venetian", "austrian"))
    venetian.hear("update")
    austrian.hear("update")
    for _ in range(3):
        player = decider(venetian, austrian)
        version = player.last["version"]
        player.act(player.last["offers"]["actions"][0]["action"])
        for each in (venetian, austrian):
            while each.last["version"] == version:
                each.hear("update")
    return game, venetian, austrian


def test_who_agrees_quotes_the_proposal_that_was_shown(sqlite_server: Running):
    """Between the look and the click another proposal may have taken its place."""
    _, venetian, austrian = played_on(sqlite_server)
    venetian.ask("rewind", version=3, to=2)
    shown = austrian.hear("proposed")["proposal"]
    venetian.ask("rewind", version=3, to=0)
    assert austrian.hear("proposed")["proposal"]["to"] == 0
    quotes = [{"to": shown["to"], "version": shown["version"]}, {"to": 0, "version": 2}, {"to": 0}, {}]
    for quote in quotes:
        for agree in (True, False):
            austrian.ask("agree", agree=agree, **quote)
            answer = austrian.hear("denied", "accepted", "trouble")
            assert answer["refusal"]["says"]["code"] == "refusal-other_rewind_proposed", quote
    austrian.ask("agree", agree=True, to=0, version=3)
    while austrian.last["line"] != 0:
        austrian.hear("update")
    austrian.ask("agree", agree=True, to=0, version=3)
    assert austrian.hear("denied")["refusal"]["says"]["code"] == "refusal-no_rewind_proposed"
    venetian.close()
    austrian.close()


def test_a_stand_in_agrees_to_nothing(sqlite_server: Running):
    """Otherwise one player alone could have everything rolled again while the other is away."""
    game, venetian, austrian = played_on(sqlite_server)
    room = sqlite_server.do(sqlite_server.services.rooms.get(game))
    for name in ("venetian", "austrian"):
        room.seat_row(name).stand_in = "random"  # it has nothing to decide as long as nobody wakes it
    venetian.ask("rewind", version=3, to=0)
    assert venetian.hear("proposed")["proposal"] == {"to": 0, "version": 3, "agreed": ["venetian"], "amend": False}
    assert room.match.length == 3
    austrian.ask("agree", agree=True, to=0, version=3)
    while austrian.last["line"] == 3:
        austrian.hear("update")
    venetian.close()
    austrian.close()


def test_a_computer_player_agrees_to_everything(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "computer"}})
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        while player.last["offers"] is None:
            player.hear("update")
        player.act(player.last["offers"]["actions"][0]["action"])
        while player.last["offers"] is None:
            player.hear("update")
        request = player.ask("rewind", version=player.last["version"], to=0)
        assert player.hear("accepted", "denied", "stale") == {"type": "accepted", "id": request, "version": ANY}
        while not player.last["fallen"]:
            player.hear("update")
