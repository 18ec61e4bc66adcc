"""Play over the socket: two seats, hidden hands, versions, undo, questions; and everything that is refused."""

from __future__ import annotations

import json
import random

import pytest
from servers import Player, Running, new_game

from caracole.present.presenter import Presenter
from caracole.server import socket as socket_module


def both(server: Running, **hello: object) -> tuple[str, Player, Player]:
    game, tokens = new_game(server.url)
    venetian = Player(server.url, game, tokens["venetian"], **hello)
    austrian = Player(server.url, game, tokens["austrian"], **hello)
    for player in (venetian, austrian):
        player.hear("update")
    return game, venetian, austrian


def decider(*players: Player) -> Player:
    return next(player for player in players if player.last["offers"])


def merged(scene: dict, change: dict) -> dict:
    """What a client does with a change."""
    for part in ("pieces", "marks"):
        gone = set(change.get(f"{part}_gone", ()))
        rows = {row["id"]: row for row in scene[part] if row["id"] not in gone}
        rows.update({row["id"]: row for row in change.get(part, ())})
        scene[part] = list(rows.values())
    if "order" in change:
        place = {name: n for n, name in enumerate(change["order"])}
        scene["pieces"].sort(key=lambda piece: place[piece["id"]])
    for part in ("tracks", "hands", "piles", "cup", "stage", "question", "effects", "result", "standing"):
        if part in change:
            scene[part] = change[part]
    return scene


def test_two_seats_play_and_each_sees_its_own_hand_only(server: Running):
    _, venetian, austrian = both(server)
    rng = random.Random(5)
    players = {"venetian": venetian, "austrian": austrian}
    scenes = {seat: player.last["scene"] for seat, player in players.items()}
    for _ in range(40):
        player = decider(venetian, austrian)
        version = player.last["version"]
        action = rng.choice(player.last["offers"]["actions"])["action"]
        player.ask("act", version=version, action=action)
        for seat, each in players.items():
            while each.last["version"] == version:
                each.hear("update")
            assert each.last["scene"] is None
            scenes[seat] = merged(scenes[seat], each.last["change"])
    for seat, player in players.items():
        hands = {hand["side"]: hand["cards"] for hand in scenes[seat]["hands"]}
        assert hands[seat] is not None
        assert [cards for side, cards in hands.items() if side != seat] == [None]
        player.say(type="look", seat=seat)
        whole = player.hear("update")["scene"]
        for scene in (whole, scenes[seat]):
            scene["marks"].sort(key=lambda mark: mark["id"])  # they lie side by side: only pieces have an order
        assert whole == scenes[seat], "changes add up to the whole"
    venetian.close()
    austrian.close()


def test_an_action_that_answers_an_old_version_changes_nothing(server: Running):
    _, venetian, austrian = both(server)
    player = decider(venetian, austrian)
    version = player.last["version"]
    action = player.last["offers"]["actions"][0]["action"]
    first = player.ask("act", version=version, action=action)
    second = player.ask("act", version=version, action=action)  # a double click
    answers = {}
    while len(answers) < 2:
        message = player.hear("accepted", "stale", "denied")
        answers[message["id"]] = message
    assert answers[first]["type"] == "accepted"
    assert (answers[second]["type"], answers[second]["version"]) == ("stale", version + 1)
    venetian.close()
    austrian.close()


def test_what_the_rules_forbid_is_denied_with_the_clause(server: Running):
    _, venetian, austrian = both(server)
    player = decider(venetian, austrian)
    answer = player.act({"do": "PlaceSeaSupply", "zone": "gradisca"})
    assert answer["type"] == "denied"
    assert answer["refusal"]["rule"].startswith("G21")
    assert answer["refusal"]["says"]["code"].startswith("refusal-")
    assert set(answer["refusal"]["text"]) == {"en", "it", "fr"}
    other = austrian if player is venetian else venetian
    assert other.act({"do": "Pass"})["refusal"]["says"]["code"] == "refusal-not_your_decision"
    venetian.close()
    austrian.close()


def test_a_choice_is_taken_back_until_something_was_rolled(sqlite_server: Running):
    _, venetian, austrian = both(sqlite_server)
    rng = random.Random(2)
    for _ in range(300):
        player = decider(venetian, austrian)
        version = player.last["version"]
        safe = [each for each in player.last["offers"]["actions"] if each["undoable"]]
        chosen = rng.choice(safe or player.last["offers"]["actions"])
        assert player.act(chosen["action"])["type"] == "accepted"
        for each in (venetian, austrian):
            while each.last["version"] == version:
                each.hear("update")
        if chosen["undoable"]:
            assert player.last["undo"]["allowed"], chosen
            request = player.ask("undo", version=player.last["version"])
            assert player.hear("accepted", "denied")["id"] == request
            while player.last["version"] == version + 1:
                player.hear("update")
            assert player.last["fallen"] == [version + 1]
            break
        assert not player.last["undo"]["allowed"]
        assert player.last["undo"]["refusal"]["says"]["code"].startswith("refusal-")
    else:
        pytest.fail("nothing could be taken back")
    venetian.close()
    austrian.close()


def test_going_back_further_needs_everybody(sqlite_server: Running):
    _, venetian, austrian = both(sqlite_server)
    for _ in range(5):
        player = decider(venetian, austrian)
        version = player.last["version"]
        player.act(player.last["offers"]["actions"][0]["action"])
        for each in (venetian, austrian):
            while each.last["version"] == version:
                each.hear("update")
    venetian.ask("rewind", version=venetian.last["version"], to=1)
    assert austrian.hear("proposed")["proposal"] == {"to": 1, "version": 5, "agreed": ["venetian"], "amend": False}
    austrian.ask("agree", agree=True, to=1, version=5)
    while venetian.last["line"] != 1:
        venetian.hear("update")
    assert venetian.last["fallen"] == [2, 3, 4, 5]
    venetian.close()
    austrian.close()


def test_hot_seat_one_link_looks_through_one_seat_at_a_time(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}})
    assert tokens["venetian"] == tokens["austrian"]
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        welcome = player.hear("welcome")
        assert (sorted(welcome["seats"]), welcome["looking"]) == (["austrian", "venetian"], None)
        covered = player.hear("update")
        assert all(hand["cards"] is None for hand in covered["scene"]["hands"])
        assert covered["offers"] is None
        for seat in ("venetian", "austrian"):
            player.say(type="look", seat=seat)
            shown = player.hear("update")
            assert shown["seat"] == seat
            assert [hand["side"] for hand in shown["scene"]["hands"] if hand["cards"] is not None] == [seat]
        player.say(type="look", seat="dutch")
        assert player.hear("trouble")["code"] == "not_your_seat"


def test_an_onlooker_sees_no_hand_and_touches_nothing(sqlite_server: Running):
    game, _ = new_game(sqlite_server.url)
    with Player(sqlite_server.url, game) as onlooker:
        assert onlooker.hear("welcome")["seats"] == []
        scene = onlooker.hear("update")["scene"]
        assert all(hand["cards"] is None for hand in scene["hands"])
        assert onlooker.act({"do": "Pass"})["code"] == "not_your_seat"
        onlooker.say(type="talk", text="hello")
        assert onlooker.hear("trouble")["code"] == "not_allowed"
    closed, _ = new_game(sqlite_server.url, onlookers=False)
    with Player(sqlite_server.url, closed) as onlooker:
        assert onlooker.hear("trouble")["code"] == "not_allowed"


def test_the_computer_answers_by_itself(sqlite_server: Running):
    game, tokens = new_game(sqlite_server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "computer"}})
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        seen = set()
        for _ in range(120):
            if player.last["offers"]:  # the update that an action causes comes before its receipt
                player.act(player.last["offers"]["actions"][-1]["action"])
            else:
                player.hear("update")
            seen |= {line["side"] for line in player.last["log"]}
            if player.last["version"] > 30:
                break
        assert player.last["version"] > 30
        assert "austrian" in seen


def test_a_question_is_answered_with_what_is_possible_and_why_not(sqlite_server: Running):
    _, venetian, austrian = both(sqlite_server)
    rng = random.Random(11)
    asked = odds = 0
    for _ in range(250):
        player = decider(venetian, austrian)
        version = player.last["version"]
        offers = player.last["offers"]["actions"]
        marches = [each for each in offers if each["action"]["do"] == "March"]
        if marches and not asked:
            march = marches[0]
            player.ask("ask", version=version, pieces=march["gesture"]["pieces"], place=march["gesture"]["places"][0])
            answer = player.hear("answer")
            assert march["action"] in [each["action"] for each in answer["possible"]]
            assert march["cost"]["points"] >= 1
            touched = {"pieces": march["gesture"]["pieces"], "places": march["gesture"]["places"]}
            player.ask("try", version=version, **touched)
            tried = player.hear("tried")["tried"]
            assert march["action"] in [each["action"] for each in tried["possible"]]
            assert tried["refusal"] is None
            player.ask("try", version=version, pieces=touched["pieces"], places=["vienna-beyond-the-map"])
            assert player.hear("tried")["tried"]["possible"] == []
            player.ask("show", version=version, lens="no-such-lens")
            assert player.hear("shown")["layers"] == {"washes": [], "areas": [], "lines": [], "tags": [], "told": []}
            player.ask("ask", version=version, pieces=march["gesture"]["pieces"], place="palma")
            answer = player.hear("answer")
            reasons = {each["refusal"]["rule"] for each in answer["refused"]}
            assert answer["possible"] or reasons
            asked += 1
        attacks = [each for each in offers if each["attack"]]
        if attacks and not odds:
            player.ask("odds", version=version, action=attacks[0]["action"])
            found = player.hear("odds")["odds"]
            assert sum(found["inflicted"] or found["levels"]) == pytest.approx(1)
            odds += 1
        if asked and odds:
            break
        player.act(rng.choice(attacks or offers)["action"])
        for each in (venetian, austrian):
            while each.last["version"] == version:
                each.hear("update")
        if player.last["scene"] is None and player.last["change"].get("result"):
            break
    assert (asked, odds) == (1, 1)
    player.ask("whatif", version=player.last["version"], actions=[player.last["offers"]["actions"][0]["action"]])
    imagined = player.hear("whatif")
    assert imagined["done"] == 1
    assert imagined["scene"]["seat"] == player.last["seat"]
    venetian.close()
    austrian.close()


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        '{"type": "act"}',
        '{"type": "unheard_of"}',
        '{"type": "act", "id": 1, "version": -1, "action": {}}',
        '{"type": "act", "id": 1, "version": 1e99, "action": {}}',
        '{"type": "ping", "id": 1, "more": 2}',
        '{"type": "look", "seat": "../../etc"}',
        '{"type": "talk", "text": ""}',
        '{"type": "talk", "text": "' + "a" * 600 + '"}',
        '{"type":' + "[" * 5000,
        "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_malformed_messages_are_refused_and_the_third_closes_the_socket(sqlite_server: Running, text: str):
    game, tokens = new_game_once(sqlite_server)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        for number in range(3):
            player.socket.send(text)
            trouble = player.hear("trouble")
            assert (trouble["code"], trouble["closing"]) == ("malformed", number == 2)
        player.expect_closed()


_GAMES: dict[int, tuple[str, dict[str, str]]] = {}


def new_game_once(server: Running) -> tuple[str, dict[str, str]]:
    """A game that many tests look at and none plays."""
    if server.port not in _GAMES:
        _GAMES[server.port] = new_game(server.url)
    return _GAMES[server.port]


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "Conquer"},
        {"do": "March", "units": ["nobody"], "to": "gradisca"},
        {"do": "March", "units": [[[]]], "to": {}},
        {"do": "PlaceSeaSupply", "zone": 3},
        {"do": "PlaceSeaSupply", "zone": "monfalcone", "extra": 1},
        {"do": 10**30},
    ],
)
def test_a_forged_action_is_refused(sqlite_server: Running, action: dict):
    game, tokens = new_game_once(sqlite_server)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        version = player.hear("update")["version"]
        answer = player.act(action)
        assert answer["type"] in ("trouble", "denied")
        assert player.act({"do": "Pass"}, version)["type"] == "denied", "the table is as it was"


def test_an_oversized_message_closes_the_socket(sqlite_server: Running):
    game, tokens = new_game_once(sqlite_server)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        player.socket.send(json.dumps({"type": "talk", "text": "a" * 20_000}))
        assert player.hear("trouble")["code"] == "too_large"
        player.expect_closed()


def test_a_wrong_token_opens_nothing(sqlite_server: Running):
    game, _ = new_game_once(sqlite_server)
    _, tokens = new_game(sqlite_server.url)
    for token in ("x" * 32, tokens["venetian"]):  # invented, and of another game
        with Player(sqlite_server.url, game, token) as thief:
            assert thief.hear("trouble") == {
                "type": "trouble",
                "code": "not_allowed",
                "detail": "this link opens no seat of this game",
                "id": None,
                "closing": True,
            }


def test_hello_comes_first_and_once(sqlite_server: Running):
    game, tokens = new_game_once(sqlite_server)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        player.say(type="hello", token=tokens["austrian"])
        assert player.hear("trouble")["code"] == "hello_twice"
    with Player(sqlite_server.url, "nosuchgame99", None) as player:
        assert player.hear("trouble")["code"] == "no_such_game"


def test_going_back_to_where_nobody_has_been_is_denied(sqlite_server: Running):
    """The number was taken for that of a zone: a wrong name was given, or the socket ended where there is none."""
    game, tokens = new_game(sqlite_server.url)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        for to in (3, 2**31):
            player.ask("rewind", version=0, to=to)
            told = player.hear("denied")["refusal"]
            assert told["says"] == {"code": "refusal-nothing_to_rewind", "args": {}}


def test_a_mistake_of_ours_is_told_and_the_socket_stays(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    game, tokens = new_game(sqlite_server.url)

    def mistaken(*_: object) -> None:
        raise IndexError("nobody thought of this")

    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        monkeypatch.setattr(Presenter, "refused", mistaken)
        player.ask("rewind", version=0, to=3)
        assert player.hear("trouble")["code"] == "unavailable"
        player.ask("ping")
        assert player.hear("pong")


def test_who_was_away_for_very_long_is_told_what_stands(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    """Everything that was ever taken back, told one by one to many sockets, once took all the memory."""
    monkeypatch.setattr(socket_module, "MOST_CAUGHT_UP", 1)
    game, tokens = new_game(sqlite_server.url, {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}})
    with Player(sqlite_server.url, game, tokens["venetian"], lean=True, seat="venetian") as player:
        update = player.hear("lean")
        while update["version"] < 2:
            if update["actions"]:
                assert player.act(update["actions"][0], update["version"])["type"] == "accepted"
                update = player.last
            else:
                player.say(type="look", seat=update["waiting_for"][0])
                update = player.hear("lean")
    for since, resent in ((1, True), (0, False), (5, False)):
        with Player(sqlite_server.url, game, tokens["venetian"], since=since) as again:
            assert again.hear("welcome")["resent"] is resent
