"""replay, check-rules and why: saved games looked at again, sound ones and others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caracole.play import Match, load


def change(path: Path, **changes: Any) -> None:
    """Put other values in a saved game, at places like ``entries__3__digest``."""
    plain = json.loads(path.read_text())
    for place, value in changes.items():
        *way, last = [int(word) if word.isdigit() else word for word in place.split("__")]
        inside = plain
        for word in way:
            inside = inside[word]
        inside[last] = value
    path.write_text(json.dumps(plain))


# --- replay ----------------------------------------------------------------------------------------------------------


def test_a_true_record_is_verified(caracole, saved):
    ran = caracole("replay", saved, "--verify")
    assert ran.code == 0
    assert "Every digest agrees" in ran.out
    assert "The dice are those of the seed" in ran.out
    assert "·" not in ran.out


def test_the_story_is_told(caracole, saved):
    ran = caracole("replay", saved, "--language", "it", columns=60)
    assert ran.code == 0
    assert "G4.1.a" in ran.out
    assert "Tutte le impronte coincidono" in ran.out


def test_the_report_as_json(caracole, saved):
    report = caracole("replay", saved, "--json").json
    assert report["ok"]
    assert report["over"]
    assert report["replayed"] == report["entries"] == report["line"]
    assert report["dice_verified"] > 0
    part = caracole("replay", saved, "--json", "--to", 10).json
    assert (part["replayed"], part["over"], part["scores"]) == (10, False, None)
    assert "is not over" in caracole("replay", saved, "--to", 10).out


def test_without_the_seed_the_dice_wait(caracole, tmp_path):
    path = tmp_path / "open.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    ran = caracole("replay", path)
    assert ran.code == 0
    assert "cannot be verified yet" in ran.out
    assert caracole("replay", path, "--json").json["dice_verified"] is None


def test_an_unfinished_game_is_told_as_an_onlooker_sees_it(caracole, tmp_path):
    path = tmp_path / "open.json"
    match = Match.new(load("gradisca", "drill"), bytes(32), ["salt"])
    match.save(path)
    secret = [logged.event for logged in match.events if logged.event.audience is not None]
    assert secret, "the hands are dealt in secret"
    told = caracole("replay", path).out
    names = {title for event in secret for title in _titles(match, event.args.get("cards", ()))}
    assert names
    assert not [name for name in names if name in told]


def _titles(match: Match, cards: list[str]) -> list[str]:
    return [card.title["en"] for card in match.game.theatre.cards if card.id in cards]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"entries__5__digest": "0" * 32}, "serial 6"),
        ({"setup__digest": "0" * 32}, "serial 0"),
        ({"entries__0__action": {"do": "Pass"}}, "serial 1"),
        ({"entries__5__action": {"do": "Dance"}}, "unknown action 'Dance'"),
        ({"seed": "00" * 32}, "not the seed that was committed to"),
    ],
)
def test_a_false_record_is_found_out(caracole, saved, changes, problem):
    change(saved, **changes)
    ran = caracole("replay", saved, "--verify")
    assert ran.code == 1
    assert problem in ran.err
    report = caracole("replay", saved, "--verify", "--json")
    assert report.code == 1
    assert not report.json["ok"]
    assert problem in report.json["problem"]


def test_a_touched_die_is_found_out(caracole, saved):
    plain = json.loads(saved.read_text())
    rolls = plain["setup"]["rolls"]
    change(saved, setup__rolls__0__1=[rolls[0][1][0] % rolls[0][0] + 1])
    assert caracole("replay", saved, "--verify").code == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "cut short"),
        ("{", "cut short"),
        ('{"format": "chess"}', "not a Caracole record"),
        ("[1, 2]", "not a Caracole record"),
        ("\udcff".encode("utf-8", "surrogateescape").decode("latin-1"), "not JSON"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["check-rules"], ["why"], ["play", "--resume"]])
def test_what_is_no_record_is_refused(caracole, tmp_path, command, text, problem):
    path = tmp_path / "game.json"
    path.write_text(text)
    arguments = [*command, path] if command[0] != "why" else ["why", path, "pass"]
    ran = caracole(*arguments)
    assert ran.code == 2
    assert problem in ran.err
    assert str(path) in ran.err


def test_a_truncated_save_names_the_place(caracole, saved):
    saved.write_bytes(saved.read_bytes()[:2000])
    ran = caracole("replay", saved)
    assert ran.code == 2
    assert re.search(r"game\.json: cut short at line 1, column \d+", ran.err)


# --- check-rules -----------------------------------------------------------------------------------------------------


def test_old_games_are_held_against_the_present_rules(caracole, saved):
    change(saved, header__revision=0, header__data_digest="f" * 32)
    ran = caracole("check-rules", saved, saved)
    assert ran.code == 0
    assert ran.out.count(": legal (") == 2


def test_the_first_illegal_entry_is_told(caracole, saved):
    change(saved, entries__0__action={"do": "Pass"})
    ran = caracole("check-rules", saved)
    assert ran.code == 1
    assert "entry 1 is no longer legal" in ran.out
    report = caracole("check-rules", saved, "--json").json
    assert report[0]["serial"] == 1
    assert not report[0]["legal"]


# --- why -------------------------------------------------------------------------------------------------------------


def test_why_not(caracole, tmp_path):
    path = tmp_path / "open.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    refused = caracole("why", path, "place", "sea", "supply", "at", "gradisca")
    assert refused.code == 1
    assert "G21.f" in refused.out
    answer = caracole("why", path, '{"do": "PlaceSeaSupply", "zone": "gradisca"}', "--json", "--language", "it").json
    assert answer["allowed"] is False
    assert (answer["rule"], answer["code"]) == ("G21.f", "no_coast")
    assert answer["title"]
    assert answer["text"]
    assert answer["seat"] == "venetian"


def test_allowed(caracole, tmp_path):
    path = tmp_path / "open.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    allowed = caracole("why", path, "place trieste")
    assert allowed.code == 0
    assert allowed.out.startswith("Allowed")
    assert caracole("why", path, "place trieste", "--json").json["allowed"] is True


def test_whoever_does_not_decide_is_told_so(caracole, tmp_path):
    path = tmp_path / "open.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    answer = caracole("why", path, "place trieste", "--json", "--seat", "austrian").json
    assert answer["code"] == "not_your_decision"
    wrong = caracole("why", path, "place trieste", "--seat", "dutch")
    assert wrong.code == 2
    assert "no seat 'dutch'" in wrong.err


def test_after_the_end_nothing_is_allowed(caracole, saved):
    over = caracole("why", saved, "pass")
    assert over.code == 1
    assert "The game is over" in over.out
    assert caracole("why", saved, "pass", "--at", 3, "--json").json["code"] != "game_over"


def test_what_cannot_be_understood(caracole, tmp_path):
    path = tmp_path / "open.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    for words in ("dance", '{"do": ', '{"do": "Dance"}', "place atlantis", "[]"):
        ran = caracole("why", path, words)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err
