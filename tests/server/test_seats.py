"""Who sits where: an invitation is used once, whoever took a seat holds it alone, and every seat salts the dice."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from servers import Player, Running, invited_game, new_game, take_seat

from caracole.kernel.dice import SealedDice
from caracole.play.match import Match
from caracole.play.record import Record, Salted
from caracole.play.registry import load
from caracole.play.replay import verify_dice
from caracole.server.room import Room
from caracole.server.sitting import add_salt, let_time_run_out
from caracole.server.store import StoreError

MINE = {"venetian": {"kind": "me", "name": "Anna"}}
_numbers = itertools.count()


def seat(token: str) -> dict[str, str]:
    return {"authorization": f"Seat {token}"}


def get(server: Running, path: str, token: str | None = None) -> httpx.Response:
    return httpx.get(f"{server.url}/api/games/{path}", headers=seat(token) if token else {}, timeout=60)


def post(server: Running, path: str, token: str | None = None, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/games/{path}", json=body, headers=seat(token) if token else {}, timeout=60)


def sit(server: Running, game: str, token: str, **more: Any) -> httpx.Response:
    """Sit down with an invitation, or with a token of one's own."""
    return httpx.post(f"{server.url}/api/games/{game}/seat", json={"token": token, **more}, timeout=60)


@contextmanager
def signed_in(server: Running, name: str) -> Iterator[httpx.Client]:
    with server.client() as client:
        wish = {"name": f"{name}{next(_numbers)}", "password": "correct horse"}
        assert client.post("/api/account/register", json=wish).status_code == 201
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        yield client


def hand(player: Player) -> list[str] | None:
    """The cards that a player sees in their own hand."""
    scene = player.hear("update")["scene"]
    return next((each["cards"] for each in scene["hands"] if each["cards"] is not None), None)


def room_of(server: Running, game: str) -> Room:
    return server.do(server.services.rooms.get(game))


def record_of(server: Running, game: str) -> Record:
    return room_of(server, game).match.record


# --- before a game begins --------------------------------------------------------------------------------------------


def test_a_game_is_set_up_with_the_salts_of_all_when_the_last_of_them_sits_down(server: Running):
    """Whoever makes a game and sees a start that they like could show it to somebody; so there is none to see."""
    game, mine, invitations = invited_game(server.url, MINE)
    before = record_of(server, game)
    with Player(server.url, game, mine["venetian"]) as host:
        welcome, update = host.hear("welcome"), host.hear("update")
        assert (welcome["game"]["begun"], welcome["game"]["waiting_for"]) == (False, [])
        assert (update["seat"], update["offers"], update["scene"]["question"]) == ("venetian", None, None)
        assert all(each["cards"] is None for each in update["scene"]["hands"])
        assert update["log"] == []
        token = take_seat(server.url, game, invitations["austrian"], salt="rowan", name="Bruno")
        assert host.closed() == 1012  # and comes again
    record = record_of(server, game)
    assert record.header.salts == ("hazel", "rowan")
    assert record.header.players == ("Anna", "Bruno")
    assert (record.header.commitment, record.secret) == (before.header.commitment, before.secret)
    assert record.setup.rolls != before.setup.rolls
    assert get(server, f"{game}/dice").json()["added"] == []
    with Player(server.url, game, mine["venetian"]) as one, Player(server.url, game, token) as two:
        assert one.hear("welcome")["game"]["begun"] is True
        assert hand(one)
        assert hand(two)
        assert one.act(one.last["offers"]["actions"][0]["action"])["type"] == "accepted"
    record = record_of(server, game)
    assert verify_dice(record, record.secret) > 0


def test_nothing_is_played_before_everybody_sits_there(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    room = room_of(server, game)
    action = room.game.encode_action(next(iter(room.game.candidates(room.match.state, 0))))
    asked: list[dict[str, Any]] = [
        {"type": "act", "version": 0, "action": action},
        {"type": "undo", "version": 0},
        {"type": "rewind", "version": 0, "to": 0},
        {"type": "ask", "version": 0, "pieces": [], "place": None},
        {"type": "odds", "version": 0, "action": action},
        {"type": "whatif", "version": 0, "actions": [], "dice": 1},
    ]
    with Player(server.url, game, mine["venetian"]) as host:
        host.hear("update")
        for number, message in enumerate(asked, 1):
            host.say(id=number, **message)
            assert host.hear("denied")["refusal"]["says"]["code"] == "refusal-not_begun", message
    assert get(server, f"{game}/replay?seat=venetian", mine["venetian"]).json()["scene"]["seat"] is None
    take_seat(server.url, game, invitations["austrian"])
    with Player(server.url, game, mine["venetian"]) as host:
        host.hear("update")
        assert host.act(host.last["offers"]["actions"][0]["action"])["type"] == "accepted"


def test_the_computer_waits_until_everybody_sits_there(server: Running):
    seats = {"austrian": {"kind": "me"}, "venetian": {"kind": "open"}}
    game, mine, invitations = invited_game(server.url, seats)
    httpx.post(f"{server.url}/api/games/{game}/stand-in", json={"player": "random"}, headers=seat(mine["austrian"]))
    with Player(server.url, game, mine["austrian"]) as host:
        host.hear("update")
        room = room_of(server, game)
        assert not room.computers.are_busy
        assert room.match.version == 0
    take_seat(server.url, game, invitations["venetian"])
    assert room_of(server, game).has_begun


def test_two_who_sit_down_at_once_both_have_a_part_in_the_set_up(server: Running):
    game, _, invitations = invited_game(server.url, options={"teams": True})
    answers: list[httpx.Response] = []
    takers = [
        threading.Thread(target=lambda each=each: answers.append(sit(server, game, each, salt=f"of {each[:6]}")))
        for each in invitations.values()
    ]
    for taker in takers:
        taker.start()
    for taker in takers:
        taker.join()
    assert [answer.status_code for answer in answers] == [200] * len(invitations)
    assert sorted(record_of(server, game).header.salts[1:]) == sorted(f"of {each[:6]}" for each in invitations.values())
    assert get(server, game).json()["begun"] is True


def test_a_game_that_is_not_set_up_anew_stays_as_it_was(server: Running, monkeypatch: pytest.MonkeyPatch):
    """The seat, the salt and the new start are kept together, or none of them."""
    game, mine, invitations = invited_game(server.url, MINE)
    before = record_of(server, game).header

    async def fails(*_: Any, **__: Any) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(server.services.store, "change_table", fails)
        assert sit(server, game, invitations["austrian"], salt="rowan").status_code == 503
    assert record_of(server, game).header == before
    assert get(server, game).json()["begun"] is False
    take_seat(server.url, game, invitations["austrian"], salt="rowan")
    assert record_of(server, game).header.salts == ("hazel", "rowan")
    server.services.rooms.forget(room_of(server, game))
    with Player(server.url, game, mine["venetian"]) as host:  # from the database
        assert host.hear("welcome")["game"]["begun"] is True


def test_a_game_that_was_moved_to_newer_rules_has_not_begun_by_that(server: Running):
    """The move is an entry of the record, but nothing was played: nobody sees the deal, and the last to come begins."""
    game, mine, invitations = invited_game(server.url, MINE)
    room = room_of(server, game)
    header = room.match.record.header

    async def move() -> None:
        async with room.changing():
            room.match.amend(room.game)
            await room.keep(None)

    server.do(move())
    assert get(server, game).json()["begun"] is False
    with Player(server.url, game, mine["venetian"]) as host:
        assert all(each["cards"] is None for each in host.hear("update")["scene"]["hands"])
    taken = sit(server, game, invitations["austrian"], salt="rowan").json()
    assert (taken["game"]["begun"], taken["salted"]) == (True, True)
    record = record_of(server, game)
    assert (record.header, record.salts) == (header, ("hazel", "rowan"))
    with Player(server.url, game, mine["venetian"]) as host:
        host.hear("update")
        assert host.act(host.last["offers"]["actions"][0]["action"])["type"] == "accepted"


# --- a token of one's own ---------------------------------------------------------------------------------------------


def test_whoever_was_sent_the_link_of_a_taken_seat_gets_it_alone(server: Running):
    """The host takes the seat himself and sends its link on as if it were an invitation."""
    game, _, invitations = invited_game(server.url, MINE)
    shared = take_seat(server.url, game, invitations["austrian"])
    with Player(server.url, game, shared) as host:
        host.hear("update")
        answer = sit(server, game, shared, renew=True, name="Bruno", again="s" * 24).json()
        assert host.closed() == 1012
    assert answer["token"] != shared
    assert sit(server, game, shared, renew=True, name="Bruno", again="s" * 24).json()["token"] == answer["token"]
    assert sit(server, game, shared).status_code == 401
    assert get(server, f"{game}/notes", shared).status_code == 401
    with Player(server.url, game, shared) as host:
        assert host.hear("trouble")["code"] == "not_allowed"
    with Player(server.url, game, answer["token"]) as guest:
        assert guest.hear("welcome")["seats"] == ["austrian"]


def test_a_host_who_renews_is_still_the_host(server: Running):
    game, mine, _ = invited_game(server.url, MINE)
    token = sit(server, game, mine["venetian"], renew=True).json()["token"]
    assert get(server, f"{game}/invitations", token).status_code == 200
    assert get(server, f"{game}/invitations", mine["venetian"]).status_code == 401


def test_nobody_renews_what_is_bound_to_another_account(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    token = take_seat(server.url, game, invitations["austrian"])
    with signed_in(server, "bruno") as bruno, signed_in(server, "carla") as carla:
        assert bruno.post(f"/api/games/{game}/seat", json={"token": token}).status_code == 200
        wish = {"token": token, "renew": True}
        assert carla.post(f"/api/games/{game}/seat", json=wish).status_code == 401
        assert sit(server, game, token, renew=True).status_code == 401
        renewed = bruno.post(f"/api/games/{game}/seat", json=wish).json()["token"]
        assert renewed != token
        with signed_in(server, "dora") as dora:  # the host's link opens for everybody, but only its account renews it
            assert bruno.post(f"/api/games/{game}/seat", json={"token": mine["venetian"]}).status_code == 200
            answer = dora.post(f"/api/games/{game}/seat", json={"token": mine["venetian"], "renew": True})
            assert answer.status_code == 403


# --- invitations -----------------------------------------------------------------------------------------------------


def test_an_invitation_is_exchanged_for_a_token_that_opens_the_seat(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    answer = sit(server, game, invitations["austrian"], name="Bruno").json()
    assert answer["token"] not in (invitations["austrian"], mine["venetian"])
    assert answer["url"] == f"/game/{game}#{answer['token']}"
    assert [(row["seat"], row["kind"], row["name"]) for row in answer["game"]["seats"]] == [
        ("venetian", "person", "Anna"),
        ("austrian", "person", "Bruno"),
    ]
    with Player(server.url, game, answer["token"]) as player:
        assert player.hear("welcome")["seats"] == ["austrian"]


def test_an_invitation_tells_who_invites_to_what_and_nothing_hidden(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    told = get(server, f"{game}/invitation", invitations["austrian"]).json()
    assert (told["host"], told["seat"], told["side"]) == ("Anna", "austrian", "austrian")
    assert set(told["name"]) == {"en", "it", "fr"}
    assert told["game"]["commitment"] == get(server, game).json()["commitment"]
    assert get(server, f"{game}/invitation", mine["venetian"]).status_code == 401
    assert get(server, f"{game}/invitation").status_code == 401


def test_nobody_looks_through_an_invitation_before_taking_the_seat(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    token = invitations["austrian"]
    with Player(server.url, game, token) as player:
        trouble = player.hear("trouble")
        assert (trouble["code"], trouble["closing"]) == ("invitation", True)
        assert "exchange it first" in trouble["detail"]
        player.expect_closed()
    for path in ("notes", "replay?seat=austrian", "record", "replay"):
        refused = get(server, f"{game}/{path}", token)
        assert (refused.status_code, refused.json()["code"]) == (409, "Invitation"), path
    assert post(server, f"{game}/stand-in", token, player="random").status_code == 409
    assert post(server, f"{game}/grant", token, seat="venetian", seconds=60).status_code == 409
    assert post(server, f"{game}/vacation", token, on=True).status_code == 409
    tickets = {"tickets": [{"game": game, "token": token}]}
    assert httpx.post(f"{server.url}/api/games/lookup", json=tickets).json()["games"] == []


def test_the_hosts_copy_of_an_invitation_is_worth_nothing_once_it_was_used(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    token = invitations["austrian"]
    taken = take_seat(server.url, game, token, name="Bruno")
    with Player(server.url, game, token) as host:
        assert host.hear("trouble")["code"] == "invitation_used"
        host.expect_closed()
    again = sit(server, game, token, name="Mallory")
    assert (again.status_code, again.json()["code"]) == (410, "InvitationUsed")
    assert "has been used" in again.json()["detail"]
    assert get(server, f"{game}/invitation", token).status_code == 410
    notes = httpx.put(f"{server.url}/api/games/{game}/notes", json={"text": "!"}, headers=seat(token))
    assert notes.status_code == 410
    assert get(server, f"{game}/notes", taken).json()["text"] == ""
    assert [row["name"] for row in get(server, game).json()["seats"]] == ["Anna", "Bruno"]


def test_of_two_who_take_a_seat_at_once_one_gets_it(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    answers: list[httpx.Response] = []
    start = threading.Barrier(4)

    def take(name: str) -> None:
        start.wait()
        answers.append(sit(server, game, invitations["austrian"], name=name))

    threads = [threading.Thread(target=take, args=(f"Taker {n}",)) for n in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
    winner = next(answer.json() for answer in answers if answer.status_code == 200)
    assert get(server, f"{game}/notes", winner["token"]).status_code == 200


def test_whoever_lost_the_answer_asks_again_with_the_same_secret(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    wish = {"token": invitations["austrian"], "name": "Bruno", "salt": "rowan", "again": "b" * 32}
    first, second = (sit(server, game, **wish).json() for _ in range(2))
    assert first["token"] == second["token"]
    assert (first["salted"], second["salted"]) == (True, True)
    assert sit(server, game, **{**wish, "again": "c" * 32}).status_code == 410
    assert get(server, f"{game}/dice").json()["salts"] == ["hazel", "rowan"]


def test_the_host_shows_an_invitation_again_withdraws_it_and_makes_another(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    host, at = mine["venetian"], f"{game}/invitations"
    (shown,) = get(server, at, host).json()["invitations"]
    assert (shown["seat"], shown["url"]) == ("austrian", f"/game/{game}#{invitations['austrian']}")
    new = post(server, at, host, seat="austrian").json()["url"].split("#")[1]
    refused = sit(server, game, invitations["austrian"])
    assert refused.status_code == 410
    assert "withdrawn" in refused.json()["detail"]
    gone = httpx.delete(f"{server.url}/api/games/{at}/austrian", headers=seat(host))
    assert gone.status_code == 204
    assert sit(server, game, new).status_code == 410
    assert get(server, at, host).json()["invitations"] == []
    last = post(server, at, host, seat="austrian").json()["url"].split("#")[1]
    assert sit(server, game, last).status_code == 200


def test_a_seat_that_is_taken_is_not_the_hosts_to_give(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    taken = take_seat(server.url, game, invitations["austrian"])
    at = f"{game}/invitations"
    assert post(server, at, mine["venetian"], seat="austrian").status_code == 409
    gone = httpx.delete(f"{server.url}/api/games/{at}/austrian", headers=seat(mine["venetian"]))
    assert gone.status_code == 409
    assert post(server, at, mine["venetian"], seat="venetian").status_code == 409
    assert post(server, at, mine["venetian"], seat="nobody").status_code == 400
    assert get(server, f"{game}/notes", taken).status_code == 200


def test_only_the_host_sees_and_makes_invitations(server: Running):
    seats = {"venetian_1": {"kind": "me"}}
    game, mine, invitations = invited_game(server.url, seats, options={"teams": True})
    guest = take_seat(server.url, game, invitations["austrian_1"])
    at = f"{game}/invitations"
    for token, status in ((guest, 403), (invitations["austrian_2"], 409), (None, 403)):
        assert get(server, at, token).status_code == status
        assert post(server, at, token, seat="austrian_2").status_code == status
        headers = seat(token) if token else {}
        assert httpx.delete(f"{server.url}/api/games/{at}/austrian_2", headers=headers).status_code == status
    assert {row["seat"] for row in get(server, at, mine["venetian_1"]).json()["invitations"]} == {
        "venetian_2",
        "austrian_2",
    }


def test_a_host_who_is_signed_in_needs_no_link_for_that(server: Running):
    with signed_in(server, "host") as client:
        wish = {"system": "gradisca", "scenario": "drill", "seats": MINE}
        game = client.post("/api/games", json=wish).json()["game"]["id"]
        assert len(client.get(f"/api/games/{game}/invitations").json()["invitations"]) == 1
        with signed_in(server, "other") as stranger:
            assert stranger.get(f"/api/games/{game}/invitations").status_code == 403


# --- whose seat it is ------------------------------------------------------------------------------------------------


def test_a_seat_of_an_account_is_bound_again_by_that_account_only(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    with signed_in(server, "bruno") as bruno, signed_in(server, "mallory") as mallory:
        at = f"/api/games/{game}/seat"
        token = bruno.post(at, json={"token": invitations["austrian"]}).json()["token"]
        for given in (invitations["austrian"], token):  # even the token, had it leaked, moves nothing
            refused = mallory.post(at, json={"token": given, "name": "Mallory"})
            assert refused.status_code in (401, 410)
        assert mallory.get("/api/games/mine").json()["games"] == []
        (kept,) = bruno.get("/api/games/mine").json()["games"]
        assert kept["seats"] == ["austrian"]
        assert bruno.post(at, json={"token": token, "name": "Bruno II"}).status_code == 200
        assert [row["name"] for row in get(server, game).json()["seats"]] == ["Anna", "Bruno II"]


def test_whoever_passed_a_link_on_is_shut_out_when_the_seat_is_bound(server: Running):
    """The host takes the seat himself and sends the link to it as if it were an invitation."""
    game, _, invitations = invited_game(server.url, MINE)
    token = take_seat(server.url, game, invitations["austrian"])
    with signed_in(server, "bruno") as bruno:
        assert bruno.post(f"/api/games/{game}/seat", json={"token": token}).status_code == 200
        assert bruno.get(f"/api/games/{game}/notes", headers=seat(token)).status_code == 200
    assert get(server, f"{game}/notes", token).status_code == 401
    with Player(server.url, game, token) as host:
        assert host.hear()["code"] == "not_allowed"


def test_notes_do_not_go_to_whoever_takes_the_seat(server: Running):
    record = Match.new(load("gradisca", "drill"), bytes(32), ["x"]).export(public=False)
    made = httpx.post(f"{server.url}/api/games/import", json={"record": record}, timeout=60).json()
    game = made["game"]["id"]
    mine = next(link["token"] for link in made["links"] if link["mine"])
    for_others = {link["seats"][0]: link["token"] for link in made["links"] if not link["mine"]}
    first = get(server, game).json()["seats"][0]["seat"]
    httpx.put(f"{server.url}/api/games/{game}/notes", json={"text": "my plan"}, headers=seat(mine), timeout=60)
    taken = take_seat(server.url, game, for_others[first])
    assert get(server, f"{game}/notes", taken).json()["text"] == ""


def test_of_many_salts_at_once_one_is_added(server: Running):
    game, _ = new_game(server.url)
    room = server.do(server.services.rooms.get(game))

    async def grind() -> list[bool]:
        return await asyncio.gather(*(add_salt(room, "venetian", f"salt {n}") for n in range(20)))

    assert server.do(grind()).count(True) == 1
    assert sum(isinstance(entry, Salted) for entry in room.match.record.entries) == 1


def test_no_clock_runs_for_a_seat_that_nobody_has_taken(server: Running):
    """Whoever answers an invitation late has all their time."""
    for first in ("venetian", "austrian"):  # whichever decides first
        game, _, invitations = invited_game(server.url, {first: {"kind": "me"}}, clock={"bank": 60, "bonus": 0})
        room = server.do(server.services.rooms.get(game))
        (open_seat,) = invitations
        server.do(let_time_run_out(room, room.created + 1e6, "captain"))
        assert room.seat_row(open_seat).stand_in is None
        take_seat(server.url, game, invitations[open_seat])
        room = server.do(server.services.rooms.get(game))
        assert room.clocks.banks[open_seat].left == 60.0
        assert (open_seat in room.clocks.running) == (open_seat in room.waiting)


def test_a_guest_binds_the_seat_to_an_account_later(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    token = take_seat(server.url, game, invitations["austrian"], name="Bruno")
    with signed_in(server, "bruno") as bruno:
        assert bruno.post(f"/api/games/{game}/seat", json={"token": token}).json()["token"] == token
        (kept,) = bruno.get("/api/games/mine").json()["games"]
        assert kept["seats"] == ["austrian"]
        assert bruno.get(f"/api/games/{game}/notes").status_code == 200


def test_chat_is_signed_with_the_name_of_the_player(server: Running):
    game, mine, invitations = invited_game(server.url, MINE)
    token = take_seat(server.url, game, invitations["austrian"], name="Bruno")
    with Player(server.url, game, mine["venetian"]) as anna, Player(server.url, game, token) as bruno:
        anna.hear("update"), bruno.hear("update")
        bruno.say(type="talk", text="good evening")
        line = anna.hear("said")["line"]
        assert (line["name"], line["seat"]) == ("Bruno", "austrian")
        sit(server, game, token, name="Bruno di Gorizia")
        bruno.say(type="talk", text="a new name")
        assert anna.hear("said")["line"]["name"] == "Bruno di Gorizia"


@pytest.mark.parametrize("name", ["\u202eannA", "a\nb"])
def test_a_name_can_be_printed(server: Running, name: str):
    game, _, invitations = invited_game(server.url, MINE)
    assert sit(server, game, invitations["austrian"], name=name).status_code == 400


def test_a_game_without_onlookers_tells_strangers_nothing(server: Running):
    game, mine, invitations = invited_game(server.url, MINE, onlookers=False)
    assert get(server, game).status_code == 403
    assert get(server, f"{game}/dice").status_code == 403
    assert "Anna" in get(server, game, mine["venetian"]).text
    assert "Anna" in get(server, game, invitations["austrian"]).text
    token = take_seat(server.url, game, invitations["austrian"])
    assert get(server, game, invitations["austrian"]).status_code == 410
    assert get(server, f"{game}/dice", token).status_code == 200


def test_a_vacation_is_begun_once_and_ends(server: Running):
    game, tokens = new_game(server.url, clock={"bank": 600, "bonus": 0, "vacation": 0})
    assert post(server, f"{game}/vacation", tokens["venetian"], on=True).status_code == 409
    game, tokens = new_game(server.url, clock={"bank": 600, "bonus": 0, "vacation": 3600})
    begun = [post(server, f"{game}/vacation", tokens["venetian"], on=True).status_code for _ in range(3)]
    assert begun == [200, 409, 409]
    assert post(server, f"{game}/vacation", tokens["venetian"], on=False).status_code == 200
    assert post(server, f"{game}/vacation", tokens["venetian"], on=True).status_code == 200


# --- salts and seals -------------------------------------------------------------------------------------------------


def test_whoever_sits_down_later_adds_a_salt_that_all_later_rolls_depend_on(server: Running):
    made, _ = imported(server)
    game = made["game"]["id"]
    links = {",".join(link["seats"]): link["token"] for link in made["links"]}
    mine = {"venetian": links["venetian,austrian"]}
    with Player(server.url, game, mine["venetian"]) as host:
        host.hear("update")
        token = take_seat(server.url, game, links["austrian"], salt="rowan")
    told = get(server, f"{game}/dice").json()
    assert told["added"] == [{"serial": 2, "seat": "austrian", "salt": "rowan"}]
    assert told["salts"] == ["hazel", "rowan"]
    with Player(server.url, game, mine["venetian"]) as one, Player(server.url, game, token) as two:
        one.hear("update"), two.hear("update")
        for _ in range(40):
            player = one if one.last["offers"] else two
            assert player.act(player.last["offers"]["actions"][0]["action"])["type"] == "accepted"
            version = record_of(server, game).version
            for player in (one, two):
                while player.last["version"] < version:
                    player.hear("update")
    record = record_of(server, game)
    assert verify_dice(record, record.secret) > 0
    assert isinstance(record.entries[1], Salted)


def test_a_seat_adds_one_salt_and_may_send_it_again(server: Running):
    game, _, invitations = invited_game(server.url, MINE)
    token = sit(server, game, invitations["austrian"], salt="rowan").json()["token"]
    assert sit(server, game, token, salt="rowan").json()["salted"] is True
    salted = [sit(server, game, token, salt=f"more {n}").json()["salted"] for n in range(4)]
    assert salted == [True, False, False, False]  # one more besides that of the set-up, and no end of them
    assert len(record_of(server, game).salts) == 3


def test_a_salt_gives_nobody_time(server: Running):
    game, _, invitations = invited_game(server.url, MINE, clock={"bank": 600, "bonus": 60, "cap": 900})
    token = take_seat(server.url, game, invitations["austrian"], salt="rowan")
    with Player(server.url, game, token) as player:
        clocks = {clock["seat"]: clock["left"] for clock in player.hear("update")["clocks"]}
    assert all(left <= 600 for left in clocks.values())


SEED = bytes(range(32))


def imported(server: Running, actions: int = 0, **more: Any) -> tuple[dict[str, Any], Match]:
    """A record made with a seed that its maker knows, taken in."""
    match = Match.new(load("gradisca", "drill"), SEED, ["hazel"], ["Anna", "Bruno"])
    for _ in range(actions):
        decision = match.decision
        match.play(decision.seats[0], next(iter(match.game.candidates(match.state, decision.seats[0]))))
    record = match.export(public=False)
    made = httpx.post(f"{server.url}/api/games/import", json={"record": record, **more}, timeout=60)
    assert made.status_code == 201, made.text
    return made.json(), match


def test_whoever_takes_a_record_in_cannot_foresee_its_dice(server: Running):
    made, _ = imported(server)
    game = made["game"]["id"]
    room = server.do(server.services.rooms.get(game))
    assert room.match.record.secret not in (None, SEED)
    link = next(link for link in made["links"] if link["mine"])
    foreseen, rolled = [], []
    with Player(server.url, game, link["token"], seat="venetian") as player:
        update = player.hear("update")
        while len(rolled) < 12:
            if not update["offers"]:
                player.say(type="look", seat=update["scene"]["question"]["seats"][0])
                update = player.hear("update")
                continue
            player.act(update["offers"]["actions"][0]["action"])
            player.say(type="look", seat=update["seat"])
            update = player.hear("update")
            while update["scene"] is None:
                update = player.hear("update")
            entry = room.match.record.last
            dice = SealedDice(SEED, ["hazel"])
            dice.begin(entry.serial)
            for roll in entry.rolls:
                rolled.append(roll.values)
                foreseen.append(dice.rolls(len(roll.values), roll.faces, roll.rule, roll.why))
    assert foreseen != rolled


def test_an_imported_game_says_so_to_everybody(server: Running):
    made, _ = imported(server, actions=3)
    game = made["game"]["id"]
    assert made["game"]["imported"] is True
    assert get(server, game).json()["imported"] is True
    told = get(server, f"{game}/dice").json()
    assert told["sealed"] == 4
    assert told["commitment"] == made["game"]["commitment"]
    with Player(server.url, game) as onlooker:
        welcome, update = onlooker.hear("welcome"), onlooker.hear("update")
    assert welcome["game"]["imported"] is True
    assert "event-resealed" in [line["says"]["code"] for line in update["log"]]
    own, _ = new_game(server.url)
    assert get(server, own).json()["imported"] is False


def test_an_imported_game_is_the_same_after_a_restart(server: Running):
    made, _ = imported(server, actions=3)
    game = made["game"]["id"]
    rooms = server.services.rooms
    before = server.do(rooms.get(game)).match.record.plain(secret=True)

    async def again() -> Any:
        rooms.forget(await rooms.get(game))
        return await rooms.get(game)

    room = server.do(again())
    assert room.match.record.plain(secret=True) == before
    assert (room.playable, room.imported) == (True, True)


def test_a_record_without_its_seed_is_played_on_with_a_new_one(server: Running):
    match = Match.new(load("gradisca", "drill"), SEED, ["hazel"])
    made = httpx.post(f"{server.url}/api/games/import", json={"record": match.export(public=True)}, timeout=60).json()
    assert made["game"]["playable"] is True


def test_who_takes_a_record_in_loses_the_seat_that_somebody_else_takes(server: Running):
    made, _ = imported(server)
    game = made["game"]["id"]
    mine = next(link["token"] for link in made["links"] if link["mine"])
    invitation = next(link["token"] for link in made["links"] if link["seats"] == ["austrian"])
    with Player(server.url, game, mine, seat="austrian") as importer:
        assert importer.hear("welcome")["seats"] == ["venetian", "austrian"]
        assert hand(importer) is not None
        token = take_seat(server.url, game, invitation, name="Carlo")
        importer.expect_closed()  # to come again, and find what is left
    with Player(server.url, game, mine, seat="austrian") as importer:
        assert importer.hear("welcome")["seats"] == ["venetian"]
    assert get(server, f"{game}/replay?seat=austrian", mine).status_code == 403
    with Player(server.url, game, token) as carlo:
        assert carlo.hear("welcome")["seats"] == ["austrian"]
        assert hand(carlo) is not None
