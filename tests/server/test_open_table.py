"""A battle on an open table through the server: it is set up in turn and in the open, everything can be asked at any
time, and the answers depend on nothing but what a seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from asking import Asker, hidden_otherwise
from servers import Player, Running, new_game

SEATS = ("red", "blue")


@pytest.fixture
def battle(sqlite_server: Running) -> tuple[str, dict[str, str]]:
    return new_game(sqlite_server.url, system="piccole", scenario="ticinus", options={})


def played(server: Running, game: str, steps: int, seed: int) -> Any:
    """The room after some steps of a random game."""
    room, rng = server.do(server.services.rooms.get(game)), random.Random(seed)
    for _ in range(steps):
        mover = room.match.decision.seats[0]
        action = room.game.sample(room.match.state, mover, rng)
        server.do(room.act(mover, room.match.version, room.game.encode_action(action)))
    return room


def test_every_answer_is_the_same_when_only_hidden_facts_change(
    sqlite_server: Running, battle: tuple[str, dict[str, str]]
):
    game, tokens = battle
    askers = [Asker(sqlite_server, game, seat, other, tokens[seat]) for seat, other in (SEATS, SEATS[::-1])]
    for asker in askers:
        asker.introduce()
    seen = set()
    for step, more in enumerate((0, 3, 8, 25)):
        room = played(sqlite_server, game, more, step)
        number = room.match.decision.seats[0]
        seen.add(room.match.decision.kind)
        true = askers[number].everything()
        with hidden_otherwise(room.match, number, random.Random(step)):
            assert askers[number].everything() == true
    assert len(seen) > 1
    for asker in askers:
        asker.http.close()


def test_a_pose_is_tried_and_what_was_shown_as_possible_is_accepted(
    sqlite_server: Running, battle: tuple[str, dict[str, str]]
):
    game, tokens = battle
    room = played(sqlite_server, game, 0, 1)
    rng = random.Random(1)
    while room.match.decision.kind != "move.act":
        room = played(sqlite_server, game, 1, rng.randrange(99))
    seat = room.game.seats[room.match.decision.seats[0]]
    with Player(sqlite_server.url, game, tokens[seat]) as player:
        update = player.hear("update")
        own = [each for each in update["scene"]["pieces"] if each["side"] == seat and each["place"] == "table"]
        accepted = 0
        for piece in own:
            if not is_moving(room, seat):
                break  # the dice are used up
            pose = {**piece["pose"], "x": piece["pose"]["x"] + rng.randint(-30, 30)}
            player.ask("try", version=room.match.version, pieces=[piece["id"]], pose=pose)
            answer = player.hear("tried", "trouble", "stale")
            assert answer["type"] == "tried", answer
            tried = answer["tried"]
            assert bool(tried["possible"]) != bool(tried["refusal"])
            if tried["possible"]:
                assert player.act(tried["possible"][0]["action"], room.match.version)["type"] == "accepted"
                accepted += 1
        assert accepted


def is_moving(room: Any, seat: str) -> bool:
    """Does the seat still make its moves?"""
    decision = room.match.decision
    return decision is not None and decision.kind == "move.act" and room.game.seats[decision.seats[0]] == seat
