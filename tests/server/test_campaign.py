"""A campaign through the server: everybody decides at once in secret, pacts are offered and signed, whoever is away has
a stand-in, and the years are told afterwards."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game

from patience import until
from systems.piccole.warring import warlike

SEATS = ("ROM", "CAR", "SYR")
DAYS = {"bank": 86_400, "bonus": 3600, "vacation": 0}


@pytest.fixture(scope="module")
def campaign(sqlite_server: Running) -> tuple[str, dict[str, str]]:
    return new_game(sqlite_server.url, system="piccole", scenario="campaign-sicily", clock=DAYS)


@contextmanager
def all_at_table(server: Running, game: str, tokens: dict[str, str]) -> Iterator[dict[str, Player]]:
    with ExitStack() as stack:
        yield {seat: stack.enter_context(Player(server.url, game, tokens[seat])) for seat in tokens}


def look(player: Player, seat: str) -> dict[str, Any]:
    """All that the seat sees now."""
    player.say(type="look", seat=seat)
    player.ask("ping")
    seen: dict[str, Any] = {}
    while (heard := player.hear("update", "pong"))["type"] == "update":
        seen = heard if heard["scene"] else seen
    return seen


def act(player: Player, seat: str, action: dict[str, Any]) -> None:
    answer = player.act(action, look(player, seat)["version"])
    assert answer["type"] == "accepted", answer


def info(server: Running, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/games/{game}").json()
    return found


def army(update: dict[str, Any], seat: str) -> dict[str, Any]:
    return next(piece for piece in update["scene"]["pieces"] if piece["id"] == f"army-{seat}")


def test_starts_are_noted_at_once_and_everybody_sees_only_who_is_waited_for(
    sqlite_server: Running, campaign: tuple[str, dict[str, str]]
):
    game, tokens = campaign
    with all_at_table(sqlite_server, game, tokens) as players:
        first = look(players["SYR"], "SYR")
        assert first["scene"]["question"]["seats"] == list(SEATS)
        assert {clock["seat"] for clock in first["clocks"] if clock["running"]} == set(SEATS)
        act(players["SYR"], "SYR", {"do": "NoteStart", "node": "LEO"})
        assert info(sqlite_server, game)["waiting_for"] == ["ROM", "CAR"]
        assert army(look(players["SYR"], "SYR"), "SYR")["place"] == "LEO"
        rome = look(players["ROM"], "ROM")
        assert army(rome, "SYR")["place"] == "reserve"
        assert "LEO" not in [piece["place"] for piece in rome["scene"]["pieces"]]
        assert rome["scene"]["question"]["seats"] == ["ROM", "CAR"]
        assert {clock["seat"] for clock in rome["clocks"] if clock["running"]} == {"ROM", "CAR"}
        act(players["CAR"], "CAR", {"do": "NoteStart", "node": "PAN"})
        act(players["ROM"], "ROM", {"do": "NoteStart", "node": "RHE"})
        assert look(players["CAR"], "CAR")["scene"]["question"]["kind"] == "council.talk"


def test_a_pact_is_written_on_parchment_and_signed(sqlite_server: Running, campaign: tuple[str, dict[str, str]]):
    game, tokens = campaign
    with all_at_table(sqlite_server, game, tokens) as players:
        forms = {form["action"]["do"]: form for form in look(players["ROM"], "ROM")["offers"]["forms"]}
        wish = {
            **forms["ProposePact"]["action"],
            **{blank["id"]: blank["value"] for blank in forms["ProposePact"]["blanks"]},
        }
        act(players["ROM"], "ROM", {**wish, "other": "SYR", "passage": "both", "text": "as long as the corn stands"})
        offered = look(players["SYR"], "SYR")
        (paper,) = offered["scene"]["papers"]
        assert (paper["look"], paper["state"], paper["parties"], paper["mine"]) == (
            "parchment",
            "offered",
            ["ROM", "SYR"],
            True,
        )
        assert {"args": {"text": "as long as the corn stands"}, "code": "paper-text"} in [
            line["says"] for line in paper["lines"]
        ]
        assert {each["action"]["do"] for each in offered["offers"]["actions"]} == {"Accept", "Decline"}
        assert look(players["CAR"], "CAR")["offers"] is None, "while two talk a third one waits"
        act(players["SYR"], "SYR", {"do": "Accept"})
        (paper,) = look(players["CAR"], "CAR")["scene"]["papers"]
        assert (paper["state"], paper["mine"]) == ("signed", False)


def stand_ins(server: Running, game: str) -> dict[str, bool]:
    return {row["seat"]: row["stand_in"] is not None for row in info(server, game)["seats"]}


def test_whoever_is_late_has_a_stand_in_and_gets_the_seat_back(
    sqlite_server: Running, campaign: tuple[str, dict[str, str]]
):
    game, tokens = campaign
    room = sqlite_server.do(sqlite_server.services.rooms.get(game))
    with all_at_table(sqlite_server, game, {seat: tokens[seat] for seat in ("ROM", "CAR")}) as players:
        for seat, player in players.items():
            act(player, seat, {"do": "Ready"})
        assert info(sqlite_server, game)["waiting_for"] == ["SYR"]
        before = info(sqlite_server, game)["version"]
        sqlite_server.do(room.change_table(lambda: setattr(room.clocks, "at", room.clocks.at - 100_000)))
        sqlite_server.do(sqlite_server.services.rooms.let_time_run_out(time.time()))
        assert stand_ins(sqlite_server, game) == {"ROM": False, "CAR": False, "SYR": True}
        until(lambda: info(sqlite_server, game)["version"] > before)
        with Player(sqlite_server.url, game, tokens["SYR"]) as player:
            while "SYR" not in info(sqlite_server, game)["waiting_for"]:
                who = next((seat for seat in players if seat in info(sqlite_server, game)["waiting_for"]), None)
                if who is not None:
                    act(players[who], who, look(players[who], who)["offers"]["actions"][-1]["action"])
            sqlite_server.do(room.change_table(lambda: room.clocks.grant("SYR", 200_000.0, time.time())))
            player.hear("update")
            headers = {"authorization": f"Seat {tokens['SYR']}"}
            back = httpx.post(f"{sqlite_server.url}/api/games/{game}/stand-in", json={"player": None}, headers=headers)
            assert back.status_code == 200, back.text
    assert stand_ins(sqlite_server, game) == {"ROM": False, "CAR": False, "SYR": False}


def test_a_clock_that_ends_in_loss_ends_no_campaign_of_three_and_the_seat_is_given_back(sqlite_server: Running):
    clock = {**DAYS, "flag": "loss"}
    game, tokens = new_game(sqlite_server.url, system="piccole", scenario="campaign-sicily", clock=clock)
    room = sqlite_server.do(sqlite_server.services.rooms.get(game))
    doors = f"{sqlite_server.url}/api/games/{game}"
    rome, syracuse = ({"authorization": f"Seat {tokens[seat]}"} for seat in ("ROM", "SYR"))

    def let_time_pass() -> None:
        sqlite_server.do(room.change_table(lambda: setattr(room.clocks, "at", room.clocks.at - 200_000)))

    with all_at_table(sqlite_server, game, tokens) as players:
        act(players["ROM"], "ROM", {"do": "NoteStart", "node": "RHE"})
        act(players["CAR"], "CAR", {"do": "NoteStart", "node": "PAN"})
        let_time_pass()
        act(players["SYR"], "SYR", {"do": "NoteStart", "node": "LEO"})  # late, but not too late
        for seat in ("ROM", "CAR"):
            act(players[seat], seat, {"do": "Ready"})
        let_time_pass()
        sqlite_server.do(sqlite_server.services.rooms.let_time_run_out(time.time()))
        assert not info(sqlite_server, game)["over"], "the others go on"
        assert stand_ins(sqlite_server, game) == {"ROM": False, "CAR": False, "SYR": True}
        gift = httpx.post(f"{doors}/grant", json={"seat": "SYR", "seconds": 30 * 86_400}, headers=rome)
        assert gift.status_code == 200, gift.text
        back = httpx.post(f"{doors}/stand-in", json={"player": None}, headers=syracuse)
        assert back.status_code == 200, back.text
    assert stand_ins(sqlite_server, game) == {"ROM": False, "CAR": False, "SYR": False}


def test_two_who_decide_at_once_do_not_stand_in_each_others_way(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, system="piccole", scenario="campaign-tuscany-six")
    with all_at_table(sqlite_server, game, {seat: tokens[seat] for seat in ("FLO", "VOL")}) as players:
        before = look(players["VOL"], "VOL")["version"]
        act(players["FLO"], "FLO", {"do": "NoteStart", "node": "EMP"})
        note = {"do": "NoteStart", "node": "SGI"}
        assert players["VOL"].act(note, before)["type"] == "accepted", "the question is still the same"
        assert players["VOL"].act(note, before)["type"] == "stale", "but has been answered now"
        assert army(look(players["VOL"], "VOL"), "VOL")["place"] == "SGI"
    assert info(sqlite_server, game)["waiting_for"] == ["PIS", "LUC", "SIE", "MAR"]


def test_a_battle_is_left_to_the_computer_and_the_seat_is_given_back_when_it_is_over(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, system="piccole", scenario="campaign-sicily")
    room, rng = sqlite_server.do(sqlite_server.services.rooms.get(game)), random.Random(1)

    def do(seat: str, action: dict[str, Any]) -> None:
        sqlite_server.do(room.act(SEATS.index(seat), room.match.version, action))

    def leave(seat: str) -> httpx.Response:
        address = f"{sqlite_server.url}/api/games/{game}/stand-in"
        wish = {"player": "random", "within": True}
        return httpx.post(address, json=wish, headers={"authorization": f"Seat {tokens[seat]}"})

    for seat, node in (("ROM", "TAR"), ("SYR", "LEO"), ("CAR", "PAN")):
        do(seat, {"do": "NoteStart", "node": node})
    assert leave("ROM").status_code == 409, "no battle is being fought"
    answers = {"council.talk": {"do": "Ready"}, "attack.choose": {"do": "GiveBattle", "path": ["SYR"]}}
    while room.match.state.battle is None:
        seat, kind = SEATS[room.match.decision.seats[0]], room.match.decision.kind
        if kind == "turn.act":
            do(seat, {"do": "Invade", "path": ["SYR"], "helpers": []} if seat == "ROM" else {"do": "Stay"})
        else:  # a storm may have taken the General
            other = room.game.encode_action(room.game.sample(room.match.state, SEATS.index(seat), rng))
            do(seat, answers.get(kind, other))
    assert leave("ROM").json()["seats"][0]["within"]
    give_up = {"do": "Within", "action": {"do": "Concede"}}
    while room.match.state.battle is not None:
        until(lambda: room.waiting != ["ROM"])
        if room.waiting == ["SYR"]:
            mine = room.game.sample(room.match.state, SEATS.index("SYR"), rng)
            can = room.game.check(room.match.state, SEATS.index("SYR"), room.game.decode_action(give_up)) is None
            do("SYR", give_up if can else room.game.encode_action(mine))
    until(lambda: stand_ins(sqlite_server, game) == {"ROM": False, "CAR": False, "SYR": False})


def fought_at_once(server: Running) -> tuple[str, dict[str, str], Any]:
    """A campaign whose battles computers fight, after the first of them."""
    for seed in range(40):
        game, tokens = new_game(
            server.url, system="piccole", scenario="campaign-sicily-duel", options={"battles": "computer"}
        )
        room, rng = server.do(server.services.rooms.get(game)), random.Random(seed)
        while room.match.decision is not None:
            mover = room.match.decision.seats[0]
            action = warlike(room.game, room.match.state, mover, rng)
            server.do(room.act(mover, room.match.version, room.game.encode_action(action)))
            if any(each.event.kind == "field_battle_ended" for each in room.match.events[-30:]):
                return game, tokens, room
    raise AssertionError("nobody gave battle")


def test_a_battle_that_computers_fought_at_once_has_a_film(sqlite_server: Running):
    game, tokens, room = fought_at_once(sqlite_server)
    address, headers = f"{sqlite_server.url}/api/games/{game}/replay", {"authorization": f"Seat {tokens['ROM']}"}
    told = httpx.get(address.replace("replay", "chronicle"), headers=headers).json()
    (battle, *_) = [each for year in told["years"] for each in year["battles"]]
    assert battle["film"]
    before = room.game.digest(room.match.state)

    def moment(**asked: int) -> dict[str, Any]:
        answer = httpx.get(address, params=asked, headers=headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    first, last = moment(at=0, within=battle["to"]), moment(within=battle["to"])
    assert first["last"] == last["at"] > 20
    assert {piece["id"][0] for piece in first["scene"]["pieces"]} >= {"A", "D"}, "both armies are drawn up"
    (end,) = [line for line in last["log"] if line["says"]["code"] == "event-battle-ended"]
    assert end["says"]["args"]["winner"] == battle["winner"]
    whole = moment(at=battle["to"])
    assert [line["film"] for line in whole["log"] if line["says"]["code"] == "event-field-battle-ended"] == [True]
    assert room.game.digest(room.match.state) == before, "whoever looks changes nothing"
    for asked in ({"within": 0}, {"within": 1}, {"within": 10**6}, {"at": 10**6, "within": battle["to"]}):
        assert httpx.get(address, params=asked, headers=headers).status_code == 400


def test_the_years_are_told_with_who_held_which_city(sqlite_server: Running):
    game, tokens = new_game(
        sqlite_server.url, system="piccole", scenario="campaign-sicily-duel", options={"battles": "computer"}
    )
    room, rng = sqlite_server.do(sqlite_server.services.rooms.get(game)), random.Random(3)
    while room.match.decision is not None and room.match.state.year < 3:
        mover = room.match.decision.seats[0]
        action = warlike(room.game, room.match.state, mover, rng)
        sqlite_server.do(room.act(mover, room.match.version, room.game.encode_action(action)))
    address = f"{sqlite_server.url}/api/games/{game}/chronicle"
    told = httpx.get(address, headers={"authorization": f"Seat {tokens['ROM']}"}).json()
    assert [year["year"] for year in told["years"]] == [1, 2, 3]
    owners = {node.id: owner for node, owner in zip(room.game.map.nodes, room.match.state.owner, strict=True)}
    names = {-1: None, **dict(enumerate(room.game.seats))}
    assert told["years"][-1]["owners"] == {node: names[owner] for node, owner in owners.items()}
    assert told["years"][-1]["owners"] != told["start"]
    drill, _ = new_game(sqlite_server.url)
    assert httpx.get(f"{sqlite_server.url}/api/games/{drill}/chronicle").status_code == 404


def test_the_options_of_campaigns_are_told_apart_from_those_of_battles(sqlite_server: Running):
    systems = httpx.get(f"{sqlite_server.url}/api/lobby").json()["systems"]
    piccole = next(each for each in systems if each["name"] == "piccole")
    assert all(scenario["board"] for scenario in piccole["scenarios"])
    about = {option["id"]: option["scenarios"] for option in piccole["options"]}
    assert "campaign-sicily" in about["council"]
    assert "campaign-sicily" not in about["camps"]
    assert "ticinus" in about["camps"]
    assert "ticinus" not in about["council"]
