"""The page about one finished game: of computers or people, played out or given up, with choices taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from caracole.kernel import CaracoleError
from caracole.lab.chances import chances, dearest, judge_of
from caracole.lab.games import Task, play_match
from caracole.lab.report.one import analysis
from caracole.play import Match, load
from caracole.players.games import new_match


@pytest.fixture(scope="module")
def match() -> Match:
    task = Task(0, "gradisca", "drill", dict(load("gradisca", "drill").options), ("captain", "random"), 1, (0, 1))
    return play_match(task)[0]


def test_chances_end_where_the_game_did(match: Match):
    found = chances(match)
    assert found is not None
    assert len(found) == len(match.positions)
    assert all(0 <= chance <= 1 for row in found for chance in row)
    assert [seat for seat, chance in enumerate(found[-1]) if chance == 1.0] == list(match.outcome.winners)


def test_the_dearest_decisions_are_those_of_whoever_decided(match: Match):
    found = chances(match)
    turns = dearest(match, found)
    assert turns
    assert [turn.cost for turn in turns] == sorted((turn.cost for turn in turns), reverse=True)
    first = turns[0]
    place = match.line.index(first.entry.serial)
    seat = first.entry.seat
    assert first.cost == pytest.approx(found[place][seat] - found[place + 1][seat])


def test_a_system_without_a_judge_has_none(match: Match, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("caracole.lab.chances.part", lambda *asked: None)
    assert judge_of(match) is None
    page = analysis(match)
    assert "Who was likely to win" not in page
    assert "class='heat" in page


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_page_tells_one_game(match: Match, language: str):
    page = analysis(match, language=language, link=lambda entry: f"/replay/here?step={entry}")
    assert f"<html lang={language}" in page
    assert {"en": "Analysis: ", "it": "Analisi: ", "fr": "Analyse"}[language] in page
    assert "/replay/here?step=" in page
    assert "report-one" not in page, "every word is there"


@pytest.mark.parametrize(
    ("language", "players", "back"),
    [
        ("en", "Venetian: the Captain · Austrian: at random", "← To the game"),
        ("it", "Veneziano: il Capitano · Austriaco: casuale", "← Alla partita"),
        (
            "fr",
            "Vénitien\N{NO-BREAK SPACE}: le Capitaine · Autrichien\N{NO-BREAK SPACE}: au hasard",
            "← Vers la partie",
        ),
    ],
)
def test_the_page_speaks_of_players_and_options_by_their_names(match: Match, language: str, players: str, back: str):
    """It used to say `captain`, `data_digest` and `teams=False`."""
    page = analysis(match, language=language, back="/game/here")
    assert players in page
    assert f'<a href="/game/here">{back}</a>' in page
    body = page[: page.index("<script>")]
    for raw in ("data_digest", "=False", "=True", "edition="):
        assert raw not in body
    assert back not in analysis(match, language=language), "a page in a file leads nowhere"


def test_a_game_that_was_given_up_with_choices_taken_back():
    game = load("gradisca", "drill")
    match = new_match(game, ["Anna", "Bruno <b>"], 3)
    while len(match.record.entries) < 60:
        seat = match.decision.seats[0]
        match.play(seat, game.sample(match.state, seat, Random(match.length)))
        if match.length % 3 == 0 and match.why_not_undo(seat) is None:
            match.undo(seat)
            match.play(seat, game.sample(match.state, seat, Random(match.length + 1000)))
    assert match.length < len(match.record.entries), "something was taken back"
    match.end("resigned", (1,), 0)
    page = analysis(match)
    assert "before the game was played to its end" in page
    assert "Bruno &lt;b&gt;" in page


def test_a_campaign_is_told_without_chances():
    """Nobody plans in the campaign itself, so nobody judges it."""
    game = load("piccole", "campaign-sicily")
    match = new_match(game, ["random"] * len(game.seats), 1)
    for _ in range(20):
        seat = match.decision.seats[0]
        match.play(seat, game.sample(match.state, seat, Random(match.length)))
    assert chances(match) is None
    match.end("drawn")
    assert "No one won: a draw." in analysis(match)


def test_a_game_in_which_nothing_was_decided():
    match = new_match(load("gradisca", "drill"), ["Anna", "Bruno"], 3)
    match.end("closed")
    assert "the game was closed" in analysis(match)


def test_a_game_that_goes_on_is_not_analysed():
    with pytest.raises(CaracoleError, match="over"):
        analysis(new_match(load("gradisca", "drill"), ["a", "b"], 1))


def test_a_saved_game_in_the_terminal(match: Match, caracole, tmp_path: Path):
    match.record.save(tmp_path / "game.json")
    told = caracole("lab", "analysis", tmp_path / "game.json", "--out", tmp_path / "game.html", "--language", "it")
    assert told.code == 0
    assert "Analisi: " in (tmp_path / "game.html").read_text(encoding="utf-8")
