"""Games that computers play by themselves."""

from __future__ import annotations

import json

import pytest

from caracole.play import Match, Record, load
from caracole.players.games import best_player, seat_players, winner_of

RANDOM = ("play", "gradisca", "--scenario", "drill", "--auto", "--seats", "random,random")

KEYS = {
    *("system", "scenario", "options", "seed", "seats", "winner", "winners", "scores"),
    *("turns", "decisions", "seconds", "digest", "record"),
}


def test_the_outcome_as_json(caracole):
    ran = caracole(*RANDOM, "--seed", 5, "--json")
    assert ran.code == 0
    assert set(ran.json) == KEYS
    assert ran.json["system"] == "gradisca"
    assert ran.json["scenario"] == "drill"
    assert ran.json["options"]["game"] == "advanced"
    assert ran.json["seed"] == 5
    assert ran.json["seats"] == {"venetian": "random", "austrian": "random"}
    assert set(ran.json["scores"]) == {"venetian", "austrian"}
    assert ran.json["winners"] == ([] if ran.json["winner"] is None else [ran.json["winner"]])
    assert ran.json["record"] is None


def test_the_same_seed_plays_the_same_game(caracole):
    once, again, other = (caracole(*RANDOM, "--seed", seed, "--json").json for seed in (7, 7, 8))
    del once["seconds"], again["seconds"]
    assert once == again
    assert once["digest"] != other["digest"]


def test_captains_play_unless_somebody_else_is_named_and_their_reasons_are_kept(caracole, tmp_path):
    path = tmp_path / "captains.json"
    wish = ("play", "gradisca", "--scenario", "drill", "--auto", "--seed", 2, "--json", "--option", "game=basic")
    ran = caracole(*wish, "--save", path)
    assert ran.code == 0
    assert set(ran.json["seats"].values()) == {best_player("gradisca")}
    assert ran.json["options"]["game"] == "basic"
    reasons = [entry.reason for entry in Record.load(path).line]
    assert {"good_odds", "mass_near_the_prize"} <= {reason.code for reason in reasons if reason is not None}


def test_without_a_captain_that_works_the_random_player_steps_in(monkeypatch):
    def broken(system: str, name: str, seed: int) -> object:
        if name != "random":
            raise ImportError(name)
        return object()

    monkeypatch.setattr("caracole.players.games.make_player", broken)
    assert best_player("gradisca") == "random"


def test_without_a_seed_one_is_made_up_and_told(caracole):
    first = caracole(*RANDOM, "--json").json
    again = caracole(*RANDOM, "--json", "--seed", first["seed"]).json
    assert first["digest"] == again["digest"]


def test_team_play_has_four_seats(caracole):
    ran = caracole(*RANDOM, "--seed", 1, "--json", "--option", "teams=true")
    assert list(ran.json["seats"]) == ["venetian_1", "venetian_2", "austrian_1", "austrian_2"]
    assert ran.json["winner"] in ("venetian", "austrian", None)


def test_the_outcome_in_words(caracole):
    ran = caracole(*RANDOM, "--seed", 5, "--language", "fr")
    assert "décisions, graine 5." in ran.out
    assert "Vénitien" in ran.out


def test_the_record_is_kept_with_its_seed(caracole, saved):
    record = Record.load(saved)
    assert record.seed is not None
    assert record.header.players == ("random", "random")
    assert caracole("replay", saved, "--verify").code == 0


def test_a_started_game_is_finished(caracole, tmp_path):
    game = load("gradisca", "drill")
    match = Match.new(game, bytes(32), ["salt"], ["human", "random"])
    path = tmp_path / "started.json"
    match.save(path, secret=True)
    ran = caracole("play", "--resume", path, "--auto", "--seats", "random,random", "--json")
    assert ran.code == 0
    again = caracole("play", "gradisca", "--resume", path, "--auto", "--seats", "random,random", "--json")
    assert ran.json["digest"] == again.json["digest"]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["cards"], "is a game of gradisca, not of cards"),
        (["gradisca", "--scenario", "drill"], "keeps its scenario and options"),
    ],
)
def test_a_resumed_game_stays_what_it_was(caracole, saved, more, complaint):
    ran = caracole("play", *more, "--resume", saved, "--auto")
    assert ran.code == 2
    assert complaint in ran.err


def test_a_record_of_other_data_is_not_resumed(caracole, saved):
    plain = json.loads(saved.read_text())
    plain["header"]["data_digest"] = "0" * 32
    saved.write_text(json.dumps(plain))
    ran = caracole("play", "--resume", saved, "--auto")
    assert ran.code == 2
    assert "was played with data files of digest 00000000" in ran.err
    assert "--data DIR" in ran.err


def test_any_system_can_be_played(caracole, cards):
    ran = caracole("play", cards, "--auto", "--seed", 3, "--json")
    assert ran.code == 0
    assert set(ran.json) == KEYS - {"turns"}
    assert ran.json["seats"] == {"north": "random", "south": "random"}
    assert caracole("play", cards, "--auto", "--seed", 3).code == 0


def test_seats_are_shared_out_evenly():
    teams = load("gradisca", "drill", {"teams": True})
    assert seat_players(teams, ["captain", "random"]) == ["captain", "captain", "random", "random"]
    assert winner_of(teams, (2, 3)) == "austrian"
    assert winner_of(teams, (0, 3)) == "venetian_1+austrian_2"
    assert winner_of(teams, ()) is None
