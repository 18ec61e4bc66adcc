"""The battlefield in a terminal, orders in words, and a turn by keyboard."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from caracole.cli.terminal.faces import face_for
from caracole.cli.terminal.faces.gbacw import GbacwFace
from caracole.cli.terminal.faces.plain import Unclear
from caracole.kernel import FreeDice
from caracole.play import load
from caracole.play.table import Table, position
from caracole.players import Offer

MAP = """
    0605: woods, level 1
    0605/NE: stream
    road 0404 0505 0604
"""
UNITS = """
    0505 vE: u1 infantry 8 R 7/5 6/4, u2 infantry 5 (disordered)
    0808 vW attack: c1 infantry 7 M 8/6
"""


def here(**words: Any) -> Table:
    return position("gbacw", map=MAP, units=UNITS, leaders="0303: u-smith brigade range 4 orders 1 A", **words)


def face_of(table: Table, language: str = "en") -> GbacwFace:
    face = face_for(table.game, language)
    assert isinstance(face, GbacwFace)
    return face


def view_of(table: Table) -> dict[str, Any]:
    return table.game.view(table.state, 0)


def read(table: Table, text: str) -> dict[str, Any]:
    seat = table.decision.seats[0]
    return face_of(table).read(text, Offer.of(table.game, table.state, seat, Random(1)))


def shown(thing: Any) -> str:
    console = Console(width=120, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


# --- orders in words -------------------------------------------------------------------------------------------------


def test_a_word_of_the_list_is_enough():
    table = here(active="u-brigade")
    assert read(table, "activate u1") == {"do": "ActivateUnit", "unit": "u1"}
    assert read(table, "rally u2")["do"] == "Rally"
    assert read(table, "endbrigade") == {"do": "EndBrigade"}


def test_a_step_is_named_by_its_hex():
    table = position("gbacw", units=UNITS, acting="u1")
    assert read(table, "step 0604")["to"] == "0604"


def test_what_the_rules_refuse_can_be_said_too():
    table = here(active="u-brigade", acting="u1")
    message = read(table, "step 0506")
    assert message == {"do": "Step", "to": "0506"}
    assert table.refusal("Step", to="0506").rule == "C7.13.a"


@pytest.mark.parametrize("text", ["dance", "step 0604 0605 0606 0607", "{", ""])
def test_what_cannot_be_understood_is_told(text):
    with pytest.raises(Unclear):
        read(here(active="u-brigade", acting="u1"), text)


def test_several_answers_are_told_apart():
    with pytest.raises(Unclear, match="Which of these"):
        read(here(active="u-brigade"), "activateunit")


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_the_map_shows_who_stands_where():
    text = shown(face_of(here(active="u-brigade")).board(view_of(here(active="u-brigade"))))
    assert "[U8→²]" in text
    assert "[C7←]" in text
    assert "[U★]" in text
    assert "0605♣" in text


def test_the_map_of_a_named_hex_or_unit():
    table = here(active="u-brigade")
    face, view = face_of(table), view_of(table)
    assert "2020" in shown(face.board(view, ["2020"]))
    assert shown(face.board(view, ["c1"])) == shown(face.board(view, ["0808"]))


def test_a_hex_in_detail():
    table = here(active="u-brigade")
    text = shown(face_of(table).look(view_of(table), ["0605"]))
    assert "woods" in text
    assert "level 1" in text
    assert "NE: stream" in text
    assert "u2" in shown(face_of(table).look(view_of(table), ["0505"]))


def test_a_unit_and_a_leader_in_detail():
    table = here(active="u-brigade")
    face, view = face_of(table), view_of(table)
    text = shown(face.look(view, ["u2"]))
    assert "Disordered" in text
    assert "0303" in shown(face.look(view, ["u-smith"]))
    with pytest.raises(Unclear):
        face.look(view, ["nobody"])


@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1 of 5"), ("it", "Turno 1 di 5"), ("fr", "Tour 1 sur 5")])
def test_headline_and_commands(language, word):
    table = here(active="u-brigade", reserve="c-brigade", pool={"u-division": 2, "march-union": 1})
    face = face_of(table, language)
    assert word in shown(face.headline(view_of(table)))
    text = shown(face.track(view_of(table)))
    assert "×2" in text
    assert {"en": "in Reserve", "it": "in Riserva", "fr": "en Réserve"}[language] in text


def test_a_hundred_questions_have_words():
    """Nothing is shown raw, whatever is asked: labels, headings and names in Italian."""
    game = load("gbacw", "first-volley", {})
    face = face_for(game, "it")
    rng, dice = Random(7), FreeDice(Random(7))
    state = game.setup(dice)
    units = game.field.names["unit"]
    for _ in range(100):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        assert "decision-" not in face.question(decision, game.view(state, seat)).plain
        for action in list(game.candidates(state, seat))[:20]:
            message = game.encode_action(action)
            assert "action-" not in face.label(message, 0).plain
            assert all(heading and f"{heading}" not in units for heading in face.headings(message))
        game.apply(state, seat, game.sample(state, seat, rng), dice)


@pytest.mark.parametrize(("language", "word"), [("en", "hex"), ("it", "esagono"), ("fr", "hex")])
def test_the_help_page_speaks_of_this_game(language, word):
    table = here(active="u-brigade")
    face = face_of(table, language)
    assert face.hand(view_of(table)) is None
    for message in ("help-map", "help-look", "usage-look", "usage-odds"):
        assert word in face.help(message).lower()
    assert "fireat" in face.help("help-words")
    assert face.help("help-undo") == face.texts.say("help-undo")


# --- odds ------------------------------------------------------------------------------------------------------------


def odds(table: Table, words: str, language: str = "en") -> str:
    offer = Offer.of(table.game, table.state, table.decision.seats[0], Random(1))
    return shown(face_of(table, language).odds(words.split(), offer))


def test_odds_of_a_fire_list_every_modifier_with_its_clause():
    table = position("gbacw", units="0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 6 7/5", acting="u1")
    text = odds(table, "u1 0605")
    assert "C10.53.a" in text
    assert "Prepared Fire" in text
    table.play("FireAt", target="0605")
    offer = Offer.of(table.game, table.state, 1, Random(1))
    found = offer.odds("fire_odds", 0, table.game.field.numbers["hex"]["0605"])
    assert sum(found["odds"].values()) == 100
    assert (found["strength"], found["struck"], found["cohesion"]) == (7, "c1", 7)
    assert f"{found['disordered']}%" in text


def test_odds_of_an_assault_show_ratio_checks_and_results():
    table = position("gbacw", units="0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3 7/5", active="u-brigade")
    text = odds(table, "u1 0605")
    for words in ("9 against 3", "3-1", "C11.43.a", "the defenders are broken", "Cohesion 7"):
        assert words in text
    assert odds(table, "u1 0605", "it") != text


def test_odds_without_a_shot_tell_the_rule():
    table = position("gbacw", units="0505 vE: u1 infantry 9\n0305 vW: c1 infantry 3", acting="u1")
    assert "0305" in odds(table, "0305")
    with pytest.raises(Unclear):
        odds(table, "u1")
    nobody = position("gbacw", units="0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3", active="u-brigade")
    with pytest.raises(Unclear):
        odds(nobody, "0605")
