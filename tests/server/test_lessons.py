"""Lessons over the socket, and the coach of a guided game; nothing of it is kept, and nothing hidden is told."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game
from websockets.sync.client import ClientConnection, connect

from caracole.lessons import find, lessons
from caracole.present.presenter import is_shown
from patience import PATIENCE


class Learner:
    """A socket of a lesson."""

    def __init__(self, server: Running, lesson: str, since: int = -1, language: str = "en") -> None:
        address = server.url.replace("http", "ws", 1) + f"/ws/learn/{lesson}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE, compression=None)
        )
        self.say(type="hello", language=language, since=since)
        self.request = 0

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == kind:
                return message
            if message["type"] == "update":
                self.update = message

    def act(self, action: dict[str, Any]) -> None:
        self.request += 1
        self.say(type="act", id=self.request, version=self.update["version"], action=action)


def test_the_lessons_are_listed_in_three_languages(sqlite_server: Running) -> None:
    listed = httpx.get(f"{sqlite_server.url}/api/lessons", timeout=PATIENCE).json()["systems"]
    for system in listed:
        ids = [each["id"] for each in system["lessons"]]
        ours = [each for each in lessons() if each.system == system["system"]]
        assert ids == [each.id for each in ours if is_shown(each.system, each.scenario)]
    gradisca = next(each for each in listed if each["system"] == "gradisca")
    assert gradisca["lessons"][0]["title"]["it"] == "Muovere e ammassare"
    assert gradisca["guided"]["player"] == "recruit"


def test_a_lesson_is_taken_by_doing_what_is_offered(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving")
    seen = []
    while (step := learner.hear("lesson"))["wants"] != "end":
        seen.append(step["number"])
        if step["wants"] == "read":
            assert learner.update["offers"] is None
            learner.say(type="go_to_step", to=step["number"] + 1)
        else:
            learner.act(learner.update["offers"]["actions"][0]["action"])
    assert seen == list(range(len(find("moving").steps) - 1))
    assert step["following"] == "battle"


def test_something_else_gets_a_kind_word_and_changes_nothing(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving", since=2)
    assert learner.hear("lesson")["number"] == 2
    learner.act({"do": "ChooseOption", "option": 2})
    refusal = learner.hear("denied")["refusal"]
    assert refusal["says"]["code"] == "refusal-lesson-word"
    assert refusal["says"]["args"]["text"].startswith("A good thing for another day.")
    learner.act({"do": "ChooseOption", "option": 1})
    assert learner.hear("lesson")["number"] == 3


def test_the_forbidden_thing_is_offered_to_be_tried(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving", since=5, language="fr")
    assert learner.hear("lesson")["wants"] == "try"
    (offered,) = learner.update["offers"]["actions"]
    assert offered["gesture"]["pieces"] == ["v-giu-1"]
    assert offered["gesture"]["places"] == ["gradisca"]
    learner.act(offered["action"])
    assert learner.hear("denied")["refusal"]["rule"] == "G6.m"
    assert learner.hear("lesson")["text"].startswith("Un mur sans brèche")


def test_what_is_touched_beside_the_step_gets_the_same_kind_word(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving", since=6)
    learner.hear("lesson")
    version = learner.update["version"]
    learner.say(type="ask", id=1, version=version, pieces=["v-giu-5"])
    (refused,) = learner.hear("answer")["refused"]
    assert refused["refusal"]["says"]["args"]["text"].endswith("the guns would slow them down.")
    learner.say(type="ask", id=2, version=version, pieces=["v-giu-1"])
    (possible,) = learner.hear("answer")["possible"]
    assert possible["gesture"]["places"] == ["romans"]


def test_no_step_can_be_skipped(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving")
    learner.hear("lesson")
    learner.say(type="go_to_step", to=7)
    assert learner.hear("trouble")["code"] == "not_allowed"


def test_a_learner_may_go_back_and_the_log_begins_again(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/moving", since=8)
    learner.hear("lesson")
    version, told = learner.update["version"], len(learner.update["log"])
    learner.say(type="go_to_step", to=3)
    assert learner.hear("welcome")["seats"] == ["venetian"]
    assert learner.hear("lesson")["number"] == 3
    assert learner.update["version"] > version
    assert len(learner.update["log"]) < told


def test_the_other_hand_is_not_shown(sqlite_server: Running) -> None:
    learner = Learner(sqlite_server, "gradisca/command")
    learner.hear("lesson")
    hands = {hand["side"]: hand["cards"] for hand in learner.update["scene"]["hands"]}
    assert sorted(hands["venetian"]) == ["contributions", "forced-march"]
    assert hands["austrian"] is None
    assert "famine" not in json.dumps(learner.update)


def test_a_lesson_leaves_nothing_behind(sqlite_server: Running) -> None:
    async def kept() -> int:
        return len(await sqlite_server.services.store.unfinished())

    before, live = sqlite_server.do(kept()), set(sqlite_server.services.rooms.live)
    learner = Learner(sqlite_server, "gradisca/siege")
    learner.hear("lesson")
    learner.say(type="go_to_step", to=1)
    learner.hear("lesson")
    learner.say(type="show_me")
    assert learner.hear("lesson")["number"] == 2
    assert (sqlite_server.do(kept()), set(sqlite_server.services.rooms.live)) == (before, live)


@pytest.mark.parametrize("name", ["gradisca/marching", "chess/moving"])
def test_there_is_no_such_lesson(sqlite_server: Running, name: str) -> None:
    learner = Learner(sqlite_server, name)
    assert learner.hear("trouble")["code"] == "no_such_game"


# --- the coach -------------------------------------------------------------------------------------------------------


def table_with(server: Running, opposite: str, *, rated: bool = False) -> Player:
    """A first battle against this computer player, at my first decision."""
    seats = {"venetian": {"kind": "me"}, "austrian": {"kind": "computer", "player": opposite}}
    game, mine = new_game(server.url, seats, scenario="primo-giorno", rated=rated)
    player = Player(server.url, game, mine["venetian"])
    player.welcome = player.hear("welcome")["game"]  # type: ignore[attr-defined]
    while not player.last.get("offers"):
        player.hear("update")
    return player


def test_the_coach_says_what_is_usually_good_and_what_a_captain_would_do(sqlite_server: Running) -> None:
    player = table_with(sqlite_server, "recruit")
    assert player.welcome["guided"]  # type: ignore[attr-defined]
    player.ask("advise", version=player.last["version"])
    advice = player.hear("advice", "trouble")
    assert "Option" in advice["usually"] or "option" in advice["usually"]
    assert advice["why"]["code"].startswith("reason-")
    assert player.act(advice["offered"]["action"])["type"] == "accepted"


def test_the_coach_thinks_once_about_a_decision_however_often_it_is_asked(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = table_with(sqlite_server, "recruit")
    thinkers, thoughts = sqlite_server.services.thinkers, list[Any]()
    true = thinkers.think

    async def think(thinker: Any, *args: Any, **more: Any) -> Any:
        thoughts.append(thinker)
        return await true(thinker, *args, **more)

    monkeypatch.setattr(thinkers, "think", think)
    said = []
    for _ in range(3):
        player.ask("advise", version=player.last["version"])
        said.append(player.hear("advice", "trouble")["offered"]["action"])
    assert said == [said[0]] * 3
    assert len(thoughts) == 1


@pytest.mark.parametrize(("opposite", "rated"), [("captain", False), ("recruit", True)])
def test_there_is_no_coach_against_anybody_else_nor_where_it_counts(
    sqlite_server: Running, opposite: str, rated: bool
) -> None:
    player = table_with(sqlite_server, opposite, rated=rated)
    assert not player.welcome["guided"]  # type: ignore[attr-defined]
    player.ask("advise", version=player.last["version"])
    assert player.hear("advice", "trouble")["code"] == "not_allowed"


def test_a_lesson_asked_for_at_a_game_is_refused(sqlite_server: Running) -> None:
    player = table_with(sqlite_server, "recruit")
    player.say(type="show_me")
    assert player.hear("trouble")["code"] == "not_allowed"
