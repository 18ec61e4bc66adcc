"""Two server processes on one PostgreSQL: players at different doors sit at the same table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest
from servers import Player, Running, new_game, running
from sqlalchemy import text

from patience import until


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


@pytest.fixture
def apart(postgres_server: Running, second: Running) -> Iterator[tuple[Player, Player]]:
    """The two players of a game, each at another process."""
    game, tokens = new_game(postgres_server.url)
    here, there = Player(postgres_server.url, game, tokens["venetian"]), Player(second.url, game, tokens["austrian"])
    for player in (here, there):
        player.hear("update")
    yield here, there
    here.close()
    there.close()


def act(mover: Player, other: Player) -> None:
    """Whoever has to decide does, and both see it."""
    mover, other = (mover, other) if mover.last["offers"] else (other, mover)
    version = mover.last["version"]
    assert mover.act(mover.last["offers"]["actions"][0]["action"])["type"] == "accepted"
    for each in (mover, other):
        while each.last["version"] == version:
            each.hear("update")


def test_a_rewind_proposed_here_is_heard_and_declined_there(apart: tuple[Player, Player]):
    here, there = apart
    act(here, there)
    here.ask("rewind", version=here.last["version"], to=0)
    shown = there.hear("proposed")["proposal"]
    assert shown["to"] == here.hear("proposed")["proposal"]["to"] == 0
    there.ask("agree", agree=False, to=shown["to"], version=shown["version"])
    assert there.hear("proposed", "trouble", "denied")["type"] == "proposed"
    assert here.hear("proposed")["proposal"] is None


def test_a_proposal_outlives_the_room_it_was_made_in(postgres_server: Running, second: Running):
    game, tokens = new_game(postgres_server.url)
    here, there = Player(postgres_server.url, game, tokens["venetian"]), Player(second.url, game, tokens["austrian"])
    here.hear("update")
    there.hear("update")
    act(here, there)
    here.ask("rewind", version=here.last["version"], to=0)
    there.hear("proposed")

    async def drop() -> None:
        (await second.services.rooms.get(game)).drop()

    second.do(drop())
    with Player(second.url, game, tokens["austrian"]) as again:
        assert again.hear("update")["proposal"]["to"] == 0
    here.close()
    there.close()


def test_a_seed_promised_by_one_process_is_used_by_another_and_once(postgres_server: Running, second: Running):
    promise = httpx.post(f"{postgres_server.url}/api/lobby/commitment").json()["commitment"]
    wish = {"system": "gradisca", "scenario": "drill", "salt": "hazel", "commitment": promise}
    made = httpx.post(f"{second.url}/api/games", json=wish)
    assert (made.status_code, made.json()["game"]["commitment"]) == (201, promise)
    assert httpx.post(f"{postgres_server.url}/api/games", json=wish).status_code == 409


def test_of_one_turn_a_player_is_told_by_one_process(postgres_server: Running, second: Running):
    game, _ = new_game(postgres_server.url)

    async def claim(server: Running, version: int, waiting: list[str]) -> list[str]:
        return list(await server.services.store.claim_turn(game, version, waiting, waiting))

    assert postgres_server.do(claim(postgres_server, 0, ["austrian"])) == ["austrian"]
    assert second.do(claim(second, 0, ["austrian"])) == []
    assert second.do(claim(second, 7, ["venetian"])) == [], "of a turn that is not now nobody is told"
    assert second.do(claim(second, 0, ["venetian"])) == ["venetian"]
    assert postgres_server.do(claim(postgres_server, 0, ["austrian"])) == ["austrian"], "it is a turn of its own"


def test_whoever_was_deaf_for_a_while_hears_again(apart: tuple[Player, Player], postgres_server: Running):
    """The connections that listen are cut; what is done meanwhile and afterwards is seen all the same."""
    here, there = apart

    async def cut() -> int:
        asked = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ILIKE 'listen%'"
        async with postgres_server.services.store.writing() as connection:
            return int((await connection.execute(text(asked))).scalar_one())

    assert postgres_server.do(cut()) >= 2
    for _ in range(3):
        act(here, there)
    until(lambda: httpx.get(f"{postgres_server.url}/health").status_code == 200)
    assert httpx.get(f"{postgres_server.url}/health").json()["failing"] == []
