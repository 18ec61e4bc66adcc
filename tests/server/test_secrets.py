"""Nobody learns anything hidden from any byte that the server sends: what a seat gets through the real socket does not
change when only what it cannot know changes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from servers import Player, Running, new_game


async def deal_anew(server: Running, game: str, seat: int, seed: int) -> bool:
    """Put a state in place of the true one that the seat could not tell from it; was anything different?"""
    room = await server.services.rooms.get(game)
    async with room.lock:
        line = room.match._line
        now = line.now
        twin = room.game.imagine(now.state, seat, random.Random(seed))
        line._positions[-1] = now._replace(state=twin, decision=room.game.decision(twin))
        return bool(room.game.digest(twin) != room.game.digest(now.state))


def hear(player: Player) -> str:
    """The next message; who is there may be told at any time."""
    while '"type":"table"' in (text := player.hear_text())[:20]:
        pass
    return text


def everything(player: Player, seat: str, version: int) -> list[str]:
    """All that a seat can get out of the server without changing anything."""
    player.say(type="look", seat=seat)
    update = hear(player)
    heard = [update]
    plain = json.loads(update)
    pieces = [piece["id"] for piece in plain["scene"]["pieces"] if piece["movable"]]
    places = sorted({piece["place"] for piece in plain["scene"]["pieces"]})
    mine = [hand["cards"] for hand in plain["scene"]["hands"] if hand["cards"]]
    questions: list[dict[str, Any]] = [
        {"type": "ask", "pieces": pieces[:2], "place": places[0]},
        {"type": "ask", "pieces": pieces[-1:], "place": places[-1]},
        {"type": "ask", "place": places[len(places) // 2]},
        {"type": "act", "action": {"do": "Pass"}, "wrong": True},
    ]
    questions += [{"type": "ask", "card": card} for cards in mine for card in cards[:2]]
    if plain["offers"]:
        questions += [
            {"type": "odds", "action": each["action"]} for each in plain["offers"]["actions"] if each["attack"]
        ][:2]
    for number, question in enumerate(questions):
        wrong = question.pop("wrong", False)
        player.say(id=number, version=version + 1 if wrong else version, **question)
        heard.append(hear(player))
    return heard


@pytest.mark.parametrize("seed", range(4))
def test_no_payload_changes_when_only_hidden_facts_change(sqlite_server: Running, seed: int):
    rng = random.Random(seed)
    options = {"game": rng.choice(["basic", "advanced"])}
    seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}
    game, tokens = new_game(sqlite_server.url, seats, options=options)
    different = 0
    with Player(sqlite_server.url, game, tokens["venetian"], seat="venetian") as player:
        update = player.hear("update")
        for step in range(120):
            seat = update["scene"]["question"]["seats"][0] if update["scene"]["question"] else None
            if seat is None:
                break
            if step % 6 == 0:
                for number, watcher in enumerate(("venetian", "austrian")):
                    before = everything(player, watcher, update["version"])
                    if sqlite_server.do(deal_anew(sqlite_server, game, number, rng.randrange(1 << 30))):
                        different += 1
                    assert everything(player, watcher, update["version"]) == before
            player.say(type="look", seat=seat)
            offers = player.hear("update")["offers"]["actions"]
            assert player.act(rng.choice(offers)["action"])["type"] == "accepted"
            player.say(type="look", seat=seat)
            update = player.hear("update")
    assert different > 5, "hardly anything was hidden"
