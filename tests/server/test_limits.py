"""How much may be asked, through the sockets and the HTTP API of a server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caracole.play.match import Match
from caracole.play.record import RecordError
from caracole.play.registry import load
from caracole.server import questions
from caracole.server import room as rooms_module
from caracole.server.api import looking_back
from caracole.server.api.games import LONGEST_NAME, LONGEST_SALT, MOST_SALTS, read_bounded
from caracole.server.room import MOST_ENTRIES
from caracole.server.turns import Turns
from caracole.server.viewers import MOST_UNSENT, MOST_UNSENT_CHARACTERS, Viewer
from patience import PATIENCE, until

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}


def both(server: Running) -> tuple[str, dict[str, Player]]:
    """The players of a new game, by seat."""
    game, tokens = new_game(server.url)
    players = {seat: Player(server.url, game, token) for seat, token in tokens.items()}
    for player in players.values():
        player.hear("update")
    return game, players


def answer_to(player: Player, request: int) -> dict[str, Any]:
    while True:
        message = player.hear()
        if message.get("id") == request:
            return message


class Held:
    """In the place of something that takes long: it takes as long as the test says."""

    def __init__(self, true: Any) -> None:
        self.true, self.begun, self.go = true, threading.Event(), threading.Event()

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.begun.set()
        assert self.go.wait(PATIENCE)
        return self.true(*args, **more)


# --- beside the event loop -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["whatif", "ask", "odds", "try", "show"])
def test_others_are_answered_while_a_question_is_thought_about(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch, kind: str
):
    name = {"whatif": "what_if", "ask": "meaning", "odds": "odds", "try": "tried", "show": "shown"}[kind]
    held = Held(getattr(questions, name))
    monkeypatch.setattr(questions, name, held)
    _, players = both(sqlite_server)
    decider = next(player for player in players.values() if player.last["offers"])
    other = next(player for player in players.values() if player is not decider)
    action = decider.last["offers"]["actions"][0]["action"]
    asked: dict[str, Any] = {"whatif": {"actions": [action]}, "odds": {"action": action}, "show": {"lens": "any"}}
    request = decider.ask(kind, version=0, **asked.get(kind, {}))
    assert held.begun.wait(PATIENCE)
    assert answer_to(other, other.ask("ping"))["type"] == "pong"
    other.say(type="look", seat=other.last["seat"])
    assert other.hear("update")["scene"], "nor is the room locked"
    held.go.set()
    assert answer_to(decider, request)["type"] in ("whatif", "answer", "odds", "tried", "shown")
    for player in players.values():
        player.close()


def test_a_game_goes_on_while_a_stranger_looks_back(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    game, players = both(sqlite_server)
    held = Held(looking_back.frame)
    monkeypatch.setattr(looking_back, "frame", held)
    found: list[httpx.Response] = []
    at = f"{sqlite_server.url}/api/games/{game}/replay?at=0"
    stranger = threading.Thread(target=lambda: found.append(httpx.get(at)))
    stranger.start()
    assert held.begun.wait(PATIENCE)
    decider = next(player for player in players.values() if player.last["offers"])
    assert decider.act(decider.last["offers"]["actions"][0]["action"])["type"] == "accepted"
    held.go.set()
    stranger.join(PATIENCE)
    assert found[0].json()["last"] == 0, "what came meanwhile is not in it"
    for player in players.values():
        player.close()


# --- what it costs ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with tight limits."""
    with running(
        str(tmp_path_factory.mktemp("strict") / "games.db"),
        questions=0.001,
        sockets=4,
        onlookers=1,
        burst=40,
        rate=0.001,
    ) as server:
        yield server


@pytest.fixture
def rich(strict: Running) -> Iterator[Running]:
    """The same with full purses, so that every test begins alike."""
    _fill(strict)
    yield strict
    _fill(strict)


def _fill(server: Running) -> None:
    services = server.services
    for buckets in (services.desk.purses._people, services.desk.purses._addresses):
        buckets._buckets.clear()
    services.allowances.messages._buckets.clear()
    services.allowances.talk_of_person._buckets.clear()


def test_who_asks_too_much_is_told_to_wait_and_stays(rich: Running):
    game, tokens = new_game(rich.url, HOT_SEAT)
    _fill(rich)
    with Player(rich.url, game, tokens["venetian"], seat="venetian") as player:
        player.hear("update")
        answers = [answer_to(player, player.ask("whatif", version=0, actions=[])) for _ in range(3)]
        refused = answers[-1]
        assert (refused["type"], refused["code"], refused["closing"]) == ("trouble", "too_costly", False)
        assert answer_to(player, player.ask("ping"))["type"] == "pong"
        assert 'caracole_refused_total{reason="too_costly"}' in httpx.get(f"{rich.url}/metrics").text


def test_what_costs_much_over_http_is_refused_with_the_time_to_wait(rich: Running):
    wish = {"system": "gradisca", "scenario": "drill", "options": {}}
    answers = [httpx.post(f"{rich.url}/api/lobby/seats", json=wish) for _ in range(60)]
    assert answers[0].status_code == 200
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["code"] == "TooCostly"
    assert 0 < int(refused.headers["retry-after"]) <= 41


def test_an_import_that_was_begun_is_also_ended(rich: Running):
    """Its parts are paid for one by one; that the first ones empty the purse must not waste them."""
    record = Match.new(load("gradisca", "drill"), bytes(32), ["x"]).export(public=False)
    new_game(rich.url)  # the board is there already
    _fill(rich)
    done = httpx.post(f"{rich.url}/api/games/import", json={"record": record})
    assert done.status_code == 201, done.text
    again = httpx.post(f"{rich.url}/api/games/import", json={"record": record})
    assert (again.status_code, again.json()["code"]) == (429, "TooCostly")


# --- sockets and chat ------------------------------------------------------------------------------------------------


TRY_AGAIN_LATER = 1013


def sent_away(server: Running, game: str, token: str | None = None) -> int | None:
    """The code with which a socket was closed before or after it could say hello."""
    try:
        with Player(server.url, game, token) as player:
            while True:
                player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_so_many_sockets_from_one_address_and_so_many_onlookers(rich: Running):
    game, tokens = new_game(rich.url)
    with Player(rich.url, game) as onlooker:
        onlooker.hear("update")
        assert sent_away(rich, game) == TRY_AGAIN_LATER
        held = [Player(rich.url, game, tokens["venetian"]) for _ in range(3)]
        for player in held:
            player.hear("update")
        assert sent_away(rich, game, tokens["austrian"]) == TRY_AGAIN_LATER
        for player in held:
            player.close()
    until(lambda: rich.services.crowd.count == 0)
    with Player(rich.url, game, tokens["austrian"]) as player:
        assert player.hear()["type"] == "welcome", "those who have gone make room"


def test_sockets_that_are_opened_too_often_are_not_opened(rich: Running, monkeypatch: pytest.MonkeyPatch):
    game, tokens = new_game(rich.url)
    monkeypatch.setattr(rich.services.openings, "take", lambda address: 1.0)
    with pytest.raises(InvalidStatus, match="403"):
        Player(rich.url, game, tokens["venetian"])


def test_who_talks_without_end_is_not_heard_but_may_play(rich: Running):
    game, tokens = new_game(rich.url, HOT_SEAT)
    with Player(rich.url, game, tokens["venetian"], seat="venetian") as player:
        player.hear("update")
        for _ in range(12):
            player.say(type="talk", text="and another thing")
        heard = [player.hear("said", "trouble") for _ in range(12)]
        assert [message["type"] for message in heard] == ["said"] * 10 + ["trouble"] * 2
        assert (heard[-1]["code"], heard[-1]["closing"]) == ("too_many", False)
        assert answer_to(player, player.ask("ping"))["type"] == "pong"


def test_all_sockets_of_one_person_together_have_a_measure(rich: Running):
    game, tokens = new_game(rich.url)
    with Player(rich.url, game, tokens["venetian"]) as player:
        player.hear("update")
        rich.services.allowances.messages.spend("guest 127.0.0.1", 400)
        player.ask("ping")
        assert player.hear("trouble")["code"] == "too_many"
        player.expect_closed()


@pytest.mark.parametrize(("text", "most"), [("x", MOST_UNSENT), ("x" * 10_000, MOST_UNSENT_CHARACTERS // 10_000 + 1)])
def test_who_does_not_read_is_sent_away(text: str, most: int):
    viewer = Viewer(SimpleNamespace(), [], "en", False, {})  # type: ignore[arg-type]
    for _ in range(most):
        viewer.send_text(text)
    assert not viewer.closed
    viewer.send_text(text)
    assert viewer.closed
    assert not viewer._unsent, "and what waited is forgotten"


def test_one_long_message_is_sent_however_long_it_is():
    viewer = Viewer(SimpleNamespace(), [], "en", False, {})  # type: ignore[arg-type]
    viewer.send_text("x" * (2 * MOST_UNSENT_CHARACTERS))
    assert not viewer.closed


# --- what is taken in ------------------------------------------------------------------------------------------------


def record_of(**header: Any) -> dict[str, Any]:
    plain = Match.new(load("gradisca", "drill"), bytes(32), ["x"], ["Anna", "Bruno"]).export(public=False)
    plain["header"] |= header
    return plain


def test_a_record_within_bounds_is_read():
    players = ["A" * LONGEST_NAME, "Žofie Ångström"]
    salts = ["s" * LONGEST_SALT] * MOST_SALTS
    assert read_bounded(record_of(players=players, salts=salts)).header.players == tuple(players)


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ({"players": ["A" * (LONGEST_NAME + 1), "Bruno"]}, r"players\[0\]"),
        ({"players": ["Anna", "Bruno\u202e"]}, r"players\[1\]"),
        ({"players": ["Anna\nBruno", "Bruno"]}, r"players\[0\]"),
        ({"salts": ["s" * (LONGEST_SALT + 1)]}, "salts"),
        ({"salts": ["s"] * (MOST_SALTS + 1)}, "salts"),
        ({"edition": "e" * 1000}, "edition"),
    ],
)
def test_a_record_out_of_bounds_is_refused(header: dict[str, Any], place: str):
    with pytest.raises(RecordError, match=place):
        read_bounded(record_of(**header))


def test_a_record_that_is_too_long_is_refused_before_it_is_read():
    plain = record_of()
    plain["entries"] = [None] * (MOST_ENTRIES + 1)
    with pytest.raises(RecordError, match="at most"):
        read_bounded(plain)


def test_a_game_is_not_played_without_end(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rooms_module, "MOST_ENTRIES", 1)
    _, players = both(sqlite_server)
    for expected in ("accepted", "trouble"):
        decider = next(player for player in players.values() if player.last["offers"])
        answer = decider.act(decider.last["offers"]["actions"][0]["action"])
        assert answer["type"] == expected
        for player in players.values():
            while player.last["version"] < 1:
                player.hear("update")
    assert answer["code"] == "not_playable"
    for player in players.values():
        player.close()


def test_games_are_read_in_turn_by_whoever_made_them(sqlite_server: Running):
    """A person with many long games keeps nobody else from opening theirs."""
    games = [new_game(sqlite_server.url)[0] for _ in range(2)]
    rooms = sqlite_server.services.rooms
    owners: list[str] = []

    class Seen(Turns):
        def of(self, owner: str, urgent: bool = True) -> Any:
            owners.append(owner)
            return super().of(owner, urgent)

    async def read_again() -> list[str]:
        rooms._reading, before = Seen(2, 9, 9), rooms._reading
        try:
            for game in games:
                rooms.live.pop(game, None)
                rooms._known.pop(game, None)
                await rooms.get(game)
            return [(await rooms.store.game(game))["owner"] for game in games]
        finally:
            rooms._reading = before

    assert sqlite_server.do(read_again()) == owners
    assert owners[0].startswith("guest ")


def test_a_name_out_of_bounds_is_refused_in_words(sqlite_server: Running):
    wish = {"record": record_of(players=["A" * 100_000, "Bruno"])}
    answer = httpx.post(f"{sqlite_server.url}/api/games/import", json=wish)
    assert answer.status_code == 400
    assert "header.players[0]" in answer.json()["detail"]
    assert len(answer.content) < 1000


def test_the_same_ticket_many_times_finds_one_game(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url)
    tickets = [{"game": game, "token": tokens["venetian"]}] * 100
    found = httpx.post(f"{sqlite_server.url}/api/games/lookup", json={"tickets": tickets}).json()
    assert [row["game"]["id"] for row in found["games"]] == [game]


@pytest.mark.parametrize("path", ["/api/games/abcdefghijkm/rematch", "/api/account/push"])
def test_what_makes_a_game_or_looks_a_name_up_has_the_limit_of_new_games(tmp_path: Path, path: str):
    with running(str(tmp_path / "games.db"), requests=60) as server:
        answers = [httpx.post(server.url + path, json={}).status_code for _ in range(10)]
    assert 429 not in answers[:5]
    assert answers[-1] == 429
