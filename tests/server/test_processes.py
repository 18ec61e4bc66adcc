"""Two server processes on one PostgreSQL: players at different doors sit at the same table."""

from __future__ import annotations

import random

import pytest
from servers import Player, Running, new_game, running


@pytest.fixture(scope="module")
def second(postgres_server: Running, postgres_url: str):
    with running(postgres_url) as server:
        yield server


def test_players_of_two_processes_play_one_game(postgres_server: Running, second: Running):
    game, tokens = new_game(postgres_server.url)
    here = Player(postgres_server.url, game, tokens["venetian"])
    there = Player(second.url, game, tokens["austrian"])
    for player in (here, there):
        player.hear("update")
    rng = random.Random(3)
    moved = set()
    for _ in range(40):
        player = next(each for each in (here, there) if each.last["offers"])
        version = player.last["version"]
        moved.add(player is here)
        assert player.act(rng.choice(player.last["offers"]["actions"])["action"])["type"] == "accepted"
        for each in (here, there):
            while each.last["version"] == version:
                each.hear("update")
    assert moved == {True, False}, "both processes had something to do"
    digests = []
    for server in (postgres_server, second):

        async def digest(server: Running = server) -> str:
            room = await server.services.rooms.get(game)
            return str(room.game.digest(room.match.state))

        digests.append(server.do(digest()))
    assert digests[0] == digests[1]
    here.say(type="talk", text="can you hear me?")
    assert there.hear("said")["line"]["text"] == "can you hear me?"
    here.close()
    there.close()


def test_of_two_processes_that_append_at_once_one_is_told_that_it_was_late(postgres_server: Running, second: Running):
    game, tokens = new_game(postgres_server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}})
    token = tokens["venetian"]
    outcomes = []
    tables = [Player(server.url, game, token, seat="venetian") for server in (postgres_server, second)]
    for player in tables:
        if not player.hear("update")["offers"]:
            player.say(type="look", seat="austrian")
            player.hear("update")
    for _ in range(6):
        version = tables[0].last["version"]
        if not tables[0].last["offers"]:
            break
        for player in tables:
            player.ask("act", version=version, action=player.last["offers"]["actions"][0]["action"])
        outcomes += [player.hear("accepted", "stale")["type"] for player in tables]
        for player in tables:
            while player.last["version"] == version:
                player.hear("update")
    assert outcomes.count("accepted") == len(outcomes) // 2, "each version was answered once"
    for player in tables:
        player.close()
