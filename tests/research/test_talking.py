"""A program plays a seat by lines of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from caracole.research.playing import Playing
from caracole.research.talking import TRIES, Talker, play_seat


class Program:
    """Answers by a function of what it was last told."""

    def __init__(self, answers: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self._answers: Iterator[str] = answers(self.heard)

    def say(self, message: dict[str, Any]) -> None:
        self.heard.append(json.loads(json.dumps(message)))

    def hear(self) -> str:
        return next(self._answers)


def talker(program: Program, scenario: str = "primo-giorno") -> Talker:
    return Talker(Playing("gradisca", scenario, seed=3), 0, program.say, program.hear)


def first_of_all(heard: list[dict[str, Any]]) -> Iterator[str]:
    while True:
        yield json.dumps({"call": "play", "number": 0})


def test_a_whole_game_is_played_by_numbers() -> None:
    program = Program(first_of_all)
    result = play_seat(talker(program), "random", seed=3)
    asked = [each for each in program.heard if each.get("ask") == "decide"]
    assert len(asked) > 3
    assert asked[0]["actions"][0]["action"]["do"] in asked[0]["actions"][0]["words"]
    assert program.heard[-1] == {"ask": "end", "happened": program.heard[-1]["happened"], "result": result}
    assert result["mistakes"] == 0


def test_it_is_told_the_rule_that_forbids_something() -> None:
    def answers(heard: list[dict[str, Any]]) -> Iterator[str]:
        yield json.dumps({"call": "why", "action": {"do": "EndZone"}})
        yield json.dumps({"call": "rule", "id": "G6.m"})
        yield from first_of_all(heard)

    program = Program(answers)
    play_seat(talker(program), "random", seed=3)
    why = next(each for each in program.heard if each.get("answer") == "why")
    assert why["allowed"] is False
    assert why["code"]
    rule = next(each for each in program.heard if each.get("answer") == "rule")
    assert rule["text"]


def test_mistakes_are_told_and_after_some_of_them_chance_decides() -> None:
    def answers(heard: list[dict[str, Any]]) -> Iterator[str]:
        yield from ("nonsense", "[]", '{"call": "dance"}', '{"call": "play", "number": 999}', '{"call": "play"}')
        yield from first_of_all(heard)

    program = Program(answers)
    result = play_seat(talker(program), "random", seed=3)
    errors = [each for each in program.heard if each.get("answer") == "error"]
    assert len(errors) == TRIES == result["mistakes"]
    assert [each["tries_left"] for each in errors] == [4, 3, 2, 1, 0]


def test_nothing_of_the_other_hand_is_told() -> None:
    program = Program(first_of_all)
    playing = Playing("gradisca", "drill", seed=3)
    hands = []

    class Spy(Talker):
        def decide(self, rng: Any) -> Any:
            hands.append(set(playing.view(1)["cards"]["hand"]))
            return super().decide(rng)

    spy = Spy(playing, 0, program.say, program.hear)
    play_seat(spy, "random", seed=3)
    asked = [each for each in program.heard if each.get("ask") == "decide"]
    for hand, each in zip(hands, asked, strict=True):
        assert not hand & set(each["view"]["cards"]["hand"])


def test_the_command_speaks_on_its_streams() -> None:
    command = [sys.executable, "-m", "caracole.cli", "research", "seat", "gradisca", "--scenario", "primo-giorno"]
    done = subprocess.run(
        [*command, "--against", "random"],
        input='{"call": "play", "number": 0}\n' * 400,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["ask"] == "end"
