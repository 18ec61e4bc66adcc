"""Computer players at the table: for whom they play, what happens when they fail, and when a game rests."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game

from caracole.play.record import Reason
from caracole.server import room as rooms_module
from caracole.server import tasks
from caracole.server.agreeing import answer_proposal, propose_rewind
from caracole.server.room import Room
from caracole.server.sitting import let_time_run_out
from caracole.server.thinking import Thinker, Thought, TookTooLong, game_of
from caracole.server.turns import TooBusy
from patience import PATIENCE, until

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


class Thinkers:
    """Play at random and say why; ``troubles`` come first, and ``each`` is called for every thought."""

    def __init__(self, *troubles: Exception, each: Callable[[], None] = lambda: None) -> None:
        self.troubles, self.each = list(troubles), each
        self.asked: list[tuple[str, bool]] = []
        self.thinkers: list[Thinker] = []
        self.rng = Random(1615)

    async def think(self, thinker: Thinker, imagined: dict[str, Any], *, owner: str, watched: bool) -> Thought:
        self.asked.append((owner, watched))
        self.thinkers.append(thinker)
        self.each()
        if self.troubles:
            raise self.troubles.pop(0)
        game = game_of(thinker.key)
        action = game.sample(game.decode_state(imagined), thinker.seat, self.rng)
        return Thought(game.encode_action(action), WHY)


WHY = Reason("a_whim_of_chance", {"zone": "lucinico"})


class Lent:
    """The house of a room, with something else in the place of some of it."""

    def __init__(self, house: Any, **others: Any) -> None:
        self._house = house
        self.__dict__.update(others)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._house, name)


async def room_of(server: Running, game: str, thinkers: Thinkers, **others: Any) -> Room:
    room: Room = await server.services.rooms.get(game)
    room.house = Lent(room.house, thinkers=thinkers, **others)
    return room


async def thinks(room: Room, seconds: float = PATIENCE) -> None:
    """Until the computer has nothing to decide any more."""
    await asyncio.wait_for(room.computers.done(), seconds)


def sit_in_everywhere(room: Room) -> None:
    for row in room.seats:
        row.stand_in = "captain"


def test_a_game_that_nobody_attends_is_not_played_on(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url, HOT_SEAT)
    now = [1000.0]

    async def story() -> None:
        def later() -> None:
            now[0] += 100.0

        thinkers = Thinkers(each=later)
        room = await room_of(sqlite_server, game, thinkers, unattended=300.0)
        computers = room.computers
        computers.clock = lambda: now[0]
        sit_in_everywhere(room)
        assert computers.attended == -math.inf
        computers.wake()
        assert not computers.are_busy, "nobody has ever been there"
        computers.attend()
        await thinks(room)
        assert len(thinkers.asked) == 3, "300 seconds after somebody was seen"
        assert computers.rest
        assert not room.match.is_over
        computers.wake()
        await thinks(room)
        assert len(thinkers.asked) == 3
        computers.attend()
        await thinks(room)
        assert len(thinkers.asked) == 6

    sqlite_server.do(story())


def test_a_game_goes_on_when_somebody_who_plays_comes_back_but_not_for_an_onlooker(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, HOT_SEAT)
    thinkers = Thinkers()

    async def leave() -> None:
        sit_in_everywhere(await room_of(sqlite_server, game, thinkers))

    sqlite_server.do(leave())
    with Player(sqlite_server.url, game) as onlooker:
        onlooker.hear("update")
        assert thinkers.asked == []
        with Player(sqlite_server.url, game, tokens["venetian"]) as player:
            player.hear("update")
            while player.last["version"] < 3:
                player.hear("update")
    assert thinkers.asked[0][1], "somebody looks on"


def test_one_person_is_enough_for_the_others_to_be_played(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url)

    async def story() -> None:
        thinkers = Thinkers()
        room = await room_of(sqlite_server, game, thinkers)
        room.seat_row(room.waiting[0]).stand_in = "captain"
        room.computers.wake()
        await thinks(room)
        assert thinkers.asked
        assert {watched for _, watched in thinkers.asked} == {False}

    sqlite_server.do(story())


def test_when_the_time_of_everybody_is_up_the_game_and_its_clocks_stand_still(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url, clock={"bank": 60})

    async def story() -> None:
        thinkers = Thinkers()
        room = await room_of(sqlite_server, game, thinkers)
        now = time.time() + 3600
        await let_time_run_out(room, now, "captain")
        await thinks(room)
        assert [row.stand_in for row in room.seats].count("captain") == 1
        assert thinkers.asked, "somebody could still come and answer"
        played = room.match.version
        now += 3600
        await let_time_run_out(room, now, "captain")
        await thinks(room)
        assert [row.stand_in for row in room.seats] == ["captain", "captain"]
        assert room.match.version == played
        assert room.clocks is not None
        assert room.clocks.running == []
        assert room.clocks.overdue(now + 1e9) == [], "so nobody looks at it again and again"
        kept = dict(await sqlite_server.services.store.with_clocks())
        assert '"running":[]' in kept[game]

    sqlite_server.do(story())


@pytest.mark.parametrize("trouble", [TookTooLong("no answer"), RuntimeError("a mistake of the player")])
def test_where_a_player_gives_no_answer_chance_decides(sqlite_server: Running, trouble: Exception):
    game, _ = new_game(sqlite_server.url)

    async def story() -> None:
        thinkers = Thinkers(*[trouble] * 1000)
        room = await room_of(sqlite_server, game, thinkers)
        seat = room.waiting[0]
        room.seat_row(seat).stand_in = "captain"
        room.computers.wake()
        await thinks(room)
        assert room.match.version > 0
        assert seat not in room.waiting

    sqlite_server.do(story())


def test_a_player_that_cannot_be_asked_or_kept_now_is_asked_again(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tasks, "FIRST_WAIT", 0.001)
    game, _ = new_game(sqlite_server.url)

    async def story() -> None:
        room = await room_of(sqlite_server, game, Thinkers(TooBusy("later"), TooBusy("later")))
        decide, failures = room.computers._decide, [OSError("the disk is full")]

        async def fail_once(seat: str, player: str) -> None:
            if failures:
                raise failures.pop()
            await decide(seat, player)

        room.computers._decide = fail_once  # type: ignore[method-assign]
        room.seat_row(room.waiting[0]).stand_in = "captain"
        room.computers.wake()
        await thinks(room)
        assert room.match.version > 0

    sqlite_server.do(story())


def test_a_player_is_told_when_something_was_taken_back(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url, HOT_SEAT)

    async def story() -> None:
        thinkers = Thinkers()
        room = await room_of(sqlite_server, game, thinkers)
        first = room.waiting[0]
        room.seat_row(first).stand_in = "captain"
        room.computers.wake()
        await thinks(room)
        assert {thinker.undone for thinker in thinkers.thinkers} == {0}
        assert {(thinker.game, thinker.seat) for thinker in thinkers.thinkers} == {(game, room.game.seats.index(first))}
        await propose_rewind(room, 0, room.match.version, 0)
        await answer_proposal(room, [1], True, 0, room.match.version)
        await thinks(room)
        assert thinkers.thinkers[-1].undone > 0

    sqlite_server.do(story())


def test_the_reasons_of_a_computer_player_are_told_when_the_game_is_over(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, HOT_SEAT)
    mine = {"authorization": f"Seat {tokens['venetian']}"}
    said = {"code": f"reason-{WHY.code}", "args": {"zone": "lucinico"}}

    async def play(decisions: int) -> None:
        """So many of the computer's, or to the end."""
        enough = [TooBusy("later")] * 1000
        left = iter(range(decisions))
        thinkers = Thinkers()
        thinkers.each = lambda: None if next(left, None) is not None else thinkers.troubles.extend(enough)
        room = await room_of(sqlite_server, game, thinkers, unattended=1e9)
        sit_in_everywhere(room)
        room.computers.attend()
        while not room.match.is_over and not thinkers.troubles:
            await asyncio.sleep(0.01)
        if room.match.is_over:
            await room.computers.done()  # whoever is stopped while writing takes it back
        elif (ending := room.computers.cancel()) is not None:
            await asyncio.wait([ending])
        sqlite_server.services.rooms.forget(room)

    with sqlite_server.client() as client:

        def frame(name: str, at: int, **more: Any) -> Any:
            return client.get(f"/api/games/{name}/replay", params={"at": at}, **more).json()

        sqlite_server.do(play(6))
        for number in range(7):
            assert frame(game, number, headers=mine)["why"] is None, "the game is not over"
            assert frame(game, number)["why"] is None
        sqlite_server.do(play(100_000))
        assert [frame(game, number)["why"] for number in range(4)] == [None, said, said, said]
        record = client.get(f"/api/games/{game}/record").json()
        assert {entry["reason"]["code"] for entry in record["entries"]} == {WHY.code}
        again = client.post("/api/games/import", json={"record": record}).json()["game"]["id"]
        assert frame(again, 1)["why"] == said


def test_who_is_late_does_not_keep_the_stand_in_away(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, clock={"bank": 60, "bonus": 0})

    async def for_ever(*_: object, **more: object) -> None:
        await asyncio.Event().wait()

    async def story() -> Room:
        thinkers = Thinkers()
        thinkers.think = for_ever  # type: ignore[assignment]
        room = await room_of(sqlite_server, game, thinkers)
        await let_time_run_out(room, time.time() + 3600, "captain")
        return room

    room = sqlite_server.do(story())
    late = room.waiting[0]
    with Player(sqlite_server.url, game, tokens[late]) as player:
        player.hear("update")
        assert player.act({"do": "Pass"}, version=999)["type"] == "stale"
        assert room.seat_row(late).stand_in == "captain", "a wish that is refused is no decision"
        action = player.last["offers"]["actions"][0]["action"]
        assert player.act(action)["type"] == "accepted"
        assert room.seat_row(late).stand_in is None
    sqlite_server.loop.call_soon_threadsafe(room.computers.cancel)


def test_taking_back_again_and_again_does_not_use_a_game_up(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rooms_module, "MOST_ENTRIES", 8)
    game, tokens = new_game(sqlite_server.url, HOT_SEAT)
    with Player(sqlite_server.url, game, tokens["venetian"], lean=True, seat="venetian") as player:
        update = player.hear("lean")
        while update["version"] < 4:
            if not update["actions"]:
                player.say(type="look", seat=update["waiting_for"][0])
                update = player.hear("lean")
                continue
            assert player.act(update["actions"][0], update["version"])["type"] == "accepted"
            update = player.last
        player.ask("undo", version=update["version"])
        assert player.hear("trouble", "accepted")["code"] == "not_playable"
        if not update["actions"]:
            player.say(type="look", seat=update["waiting_for"][0])
            update = player.hear("lean")
        assert player.act(update["actions"][0], update["version"])["type"] == "accepted", "but played on it can be"


def test_a_game_knows_who_made_it_without_telling_the_address(sqlite_server: Running):
    first, _ = new_game(sqlite_server.url)
    second, _ = new_game(sqlite_server.url)
    with sqlite_server.client() as client:
        client.post("/api/account/register", json={"name": "ottavia", "password": "correct horse"})
        wish = {"system": "gradisca", "scenario": "drill"}
        headers = {"x-csrf-token": client.cookies["caracole_csrf"]}
        third = client.post("/api/games", json=wish, headers=headers).json()["game"]["id"]

    async def owners() -> list[str]:
        return [(await sqlite_server.services.store.game(game))["owner"] for game in (first, second, third)]

    found = sqlite_server.do(owners())
    assert found[0] == found[1]
    assert "127.0" not in found[0], "part of the number could be in it by chance"
    assert found[2].startswith("account ")


def test_asking_for_a_stand_in_is_a_sign_of_life(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, HOT_SEAT)
    httpx.post(
        f"{sqlite_server.url}/api/games/{game}/stand-in",
        json={"player": "random"},
        headers={"authorization": f"Seat {tokens['venetian']}"},
    )
    until(lambda: httpx.get(f"{sqlite_server.url}/api/games/{game}").json()["version"] > 2)


AGAINST_THE_GENERAL = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": "general"}}


def test_reasons_are_told_after_each_move_where_the_table_wants_them(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, AGAINST_THE_GENERAL, reasons=True)
    silent, mine = new_game(sqlite_server.url, AGAINST_THE_GENERAL)
    asked = {game: tokens["venetian"], silent: mine["venetian"]}

    async def let_both_play(name: str) -> None:
        room = await room_of(sqlite_server, name, Thinkers())
        room.seat_row("venetian").stand_in = "captain"
        room.computers.attend()
        await asyncio.to_thread(until, lambda: room.match.version > 30)
        room.seat_row("venetian").stand_in = None
        await thinks(room)

    for name in asked:
        sqlite_server.do(let_both_play(name))
    told = {}
    for name, token in asked.items():
        with Player(sqlite_server.url, name, token) as player:
            told[name] = [line["why"] for line in player.hear("update")["log"] if "why" in line]
    said = {"code": f"reason-{WHY.code}", "args": {"zone": "lucinico"}}
    assert told[silent] == []
    assert said in told[game]
    assert all(why == said for why in told[game])


def test_nobody_else_at_the_table_is_told_what_the_computer_thinks(sqlite_server: Running):
    wish = {"system": "gradisca", "scenario": "drill", "seats": HOT_SEAT, "reasons": True}
    answer = httpx.post(f"{sqlite_server.url}/api/games", json=wish)
    assert answer.status_code == 400
    assert "alone against them" in answer.text


class Pondering(Thinkers):
    """Generals who are at their plans until they are told to move."""

    def __init__(self, go: asyncio.Event) -> None:
        super().__init__()
        self.go = go

    async def think(self, thinker: Thinker, imagined: dict[str, Any], *, owner: str, watched: bool) -> Thought:
        thought = await super().think(thinker, imagined, owner=owner, watched=watched)
        await self.go.wait()
        return thought


def test_a_game_goes_on_while_ten_generals_ponder(sqlite_server: Running):
    others = [new_game(sqlite_server.url, AGAINST_THE_GENERAL)[0] for _ in range(10)]
    game, tokens = new_game(sqlite_server.url, HOT_SEAT)
    ponder: list[Pondering] = []

    async def begin() -> asyncio.Event:
        go = asyncio.Event()
        for name in others:
            ponder.append(Pondering(go))
            room = await room_of(sqlite_server, name, ponder[-1])
            for row in room.seats:
                row.stand_in = "general" if row.kind == "person" else None
            room.computers.attend()
        return go

    async def end(go: asyncio.Event) -> None:
        go.set()
        for name in others:
            room = await sqlite_server.services.rooms.get(name)
            for row in room.seats:
                row.stand_in = None

    go = sqlite_server.do(begin())
    until(lambda: [len(each.asked) for each in ponder] == [1] * 10)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        for _ in range(20):
            player.say(type="look", seat=player.last["offers"]["seat"] if player.last["offers"] else "venetian")
            player.hear("update")
            if player.last["offers"] is None:
                player.say(type="look", seat="austrian")
                player.hear("update")
            before = player.last["version"]
            assert player.act(player.last["offers"]["actions"][0]["action"])["type"] == "accepted"
            while player.last["version"] <= before:
                player.hear("update")
    assert [len(each.asked) for each in ponder] == [1] * 10, "all of them are still at their first plan"
    sqlite_server.do(end(go))
