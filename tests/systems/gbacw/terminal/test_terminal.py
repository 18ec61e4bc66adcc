"""The battlefield in a terminal, orders in words, and a turn by keyboard."""

from __future__ import annotations

import re
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from caracole.cli.main import main
from caracole.cli.terminal.choices import Choices
from caracole.cli.terminal.faces import face_for
from caracole.cli.terminal.faces.plain import Unclear
from caracole.kernel import FreeDice, Outcome
from caracole.play import load
from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.systems.gbacw.terminal import GbacwFace
from systems.gbacw.rules.assault.positions import facing_off

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


def read(table: Table, text: str, language: str = "en") -> dict[str, Any]:
    seat = table.decision.seats[0]
    return face_of(table, language).read(text, Offer.of(table.game, table.state, seat, Random(1)))


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


@pytest.mark.parametrize(
    ("language", "activate", "move", "turn", "fire", "end"),
    [
        ("en", "activate u1", "move to 0604", "turn SE", "fire at 0705", "end"),
        ("it", "attiva u1", "vai in 0604", "orienta verso SE", "spara su 0705", "fine"),
        ("fr", "activer u1", "aller en 0604", "orienter vers SE", "tirer sur 0705", "terminer"),
        ("it", "activate u1", "move 0604", "turn SE", "fire 0705", "end"),
    ],
)
def test_actions_are_typed_in_the_language_of_the_reader_or_in_english(language, activate, move, turn, fire, end):
    assert read(here(active="u-brigade"), activate, language) == {"do": "ActivateUnit", "unit": "u1"}
    acting = position("gbacw", units="0505 vE: u1 infantry 9\n0705 vW: c1 infantry 6", acting="u1")
    assert (message := read(acting, move, language))["do"] == "Step"
    assert message["to"] == "0604"
    assert read(acting, turn, language)["facing"] == "vSE"
    assert (message := read(acting, fire, language))["do"] == "FireAt"
    assert message["target"] == "0705"
    assert read(acting, end, language) == {"do": "EndUnit"}
    refused = {"en": "move 0506", "it": "vai in 0506", "fr": "aller en 0506"}[language]
    assert read(acting, refused, language) == {"do": "Step", "to": "0506"}


@pytest.mark.parametrize(
    ("language", "orders", "assault"),
    [
        ("en", "orders attack", "assault 0605"),
        ("it", "ordini attacco", "assalta 0605"),
        ("fr", "ordres attaque", "assaut sur 0605"),
    ],
)
def test_orders_and_assaults_are_typed_too(language, orders, assault):
    units = "0505 vE: u1 infantry\n2020 vW: c1 infantry"
    drawn = {"step": "turn.draw", "dice": (1,), "pool": {"u-division": 1}}
    offered = position("gbacw", units=units, leaders="0505: u-hackenbush brigade orders 0 N", **drawn)
    offered.dice(6).play("AttemptOrders", brigade="u-brigade")
    assert read(offered, orders, language) == {"do": "TakeOrders", "orders": "attack"}
    facing = facing_off("0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3")
    assert read(facing, assault, language) == {"do": "DesignateAssault", "unit": "u1", "targets": ["0605"]}


def test_what_the_rules_refuse_can_be_said_too():
    table = here(active="u-brigade", acting="u1")
    message = read(table, "step 0506")
    assert message == {"do": "Step", "to": "0506"}
    assert table.refusal("Step", to="0506").rule == "C7.13.a"


@pytest.mark.parametrize("text", ["dance", "step 0604 0605 0606 0607", "{", ""])
def test_what_cannot_be_understood_is_told(text):
    with pytest.raises(Unclear):
        read(here(active="u-brigade", acting="u1"), text)


def test_of_several_answers_the_plain_one_is_meant():
    """Not the one that moves on afterwards, nor the one with a part of the strength."""
    table = position("gbacw", units="0505 vE: u1 infantry 9\n0705 vW: c1 infantry 6", acting="u1")
    message = read(table, "fireat 0705")
    assert (message["target"], message["moving"], message["points"]) == ("0705", False, 0)


def test_several_answers_are_told_apart():
    with pytest.raises(Unclear, match="Which of these"):
        read(here(active="u-brigade"), "activateunit")


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_the_map_shows_who_stands_where():
    text = shown(face_of(here(active="u-brigade")).board(view_of(here(active="u-brigade"))))
    assert "\\U8→²___/" in text
    assert "\\C7←!___/" in text, "Attack Orders have a sign"
    assert "\\U★_____/" in text
    assert "/0605♣¹" in text
    assert "/0505=" in text
    assert "0605♣¹ ≈" in text, "the stream is on its NE side"


def test_a_disordered_stack_has_a_sign_that_is_no_colour():
    table = position("gbacw", units="0505 vE: u1 infantry 8 (disordered)\n0808 sNW: c1 infantry 7", acting="u1")
    text = shown(face_of(table).board(view_of(table)))
    assert "\\U8→d___/" in text
    assert "\\C7↖>___/" in text, "March Orders"


@pytest.mark.parametrize(("width", "columns"), [(80, 9), (90, 11), (100, 12), (140, 17)])
def test_the_map_is_as_wide_as_the_screen_and_no_wider(width, columns):
    table = here(active="u-brigade")
    console = Console(width=width, record=True, file=StringIO())
    console.print(face_of(table).board(view_of(table)))
    lines = [line.rstrip() for line in console.export_text().splitlines()]
    hexes = [line for line in lines if line.startswith(("/", "\\"))]
    assert max(map(len, hexes)) <= width
    assert sum(line.startswith((" _", "/", "\\")) for line in lines) >= 25
    assert sum(word[:4].isdecimal() for word in hexes[0].replace("\\", "/").split("/")) * 2 in (
        columns - 1,
        columns,
        columns + 1,
    )


def test_a_line_that_reaches_into_the_next_hex_is_seen_there():
    table = position("gbacw", units="0505 vE: u1 infantry 12 (line 0506)\n0808 vW: c1 infantry 7", acting="u1")
    assert "\\U+→____/" in shown(face_of(table).board(view_of(table)))


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
    with pytest.raises(Unclear, match=r"0505 u1 \(u1\)"):
        face.look(view, ["nobody"])
    assert "0303" in shown(face.look(view, ["smith"])), "without the letter of its side"


@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1 of 5"), ("it", "Turno 1 su 5"), ("fr", "Tour 1 sur 5")])
def test_headline_and_commands(language, word):
    table = here(active="u-brigade", reserve="c-brigade", pool={"u-division": 2, "march-union": 1})
    face = face_of(table, language)
    assert word in shown(face.headline(view_of(table)))
    text = shown(face.track(view_of(table)))
    assert "×2" in text
    assert {"en": "in Reserve", "it": "in Riserva", "fr": "en Réserve"}[language] in text


RAW = re.compile(r"[a-z]_[a-z]|\b[uc]s-|\{|\b(True|False|None)\b")
"""What no player should ever read: slugs, and Python."""


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_slug_is_read_and_no_two_answers_look_the_same(language):
    game = load("gbacw", "the-ford", {})
    face = face_for(game, language)
    rng, dice = Random(11), FreeDice(Random(11))
    state = game.setup(dice)
    for _ in range(120):
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        view = game.view(state, seat)
        face.see(view)
        assert not RAW.search(face.question(decision, view).plain)
        labels = [face.label(game.encode_action(action), 0).plain for action in game.candidates(state, seat)]
        assert not [label for label in labels if RAW.search(label)]
        assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
        events: list[Any] = []
        game.apply(state, seat, game.sample(state, seat, rng), dice, events.append)
        assert not [said for said in (face.texts.event(event.plain()) for event in events) if RAW.search(said)]


def test_the_guns_of_a_battery_are_told_apart_and_the_target_is_named():
    table = position("gbacw", units="0505 vE: u-bat artillery 4N+2P\n0605 vW: c1 infantry 7", acting="u-bat")
    face = face_of(table)
    offer = Offer.of(table.game, table.state, 0, Random(1))
    face.see(offer.view)
    fire = [m for m in map(table.game.encode_action, offer.candidates()) if m["do"] == "FireAt"]
    labels = [face.label(message, 0).plain for message in fire]
    assert len(set(labels)) == len(labels)
    assert any("Parrott" in label for label in labels), labels
    assert all(label.endswith("c1 7") for label in labels), labels
    assert {face.headings(message) for message in fire} == {("Fire at 0605  c1 7",)}


def test_long_lists_stand_under_headings():
    table = position("gbacw", units=UNITS, leaders="0303: u-smith brigade", active="u-brigade")
    table.play("MoveLeader", leader="u-smith")
    face, offer = face_of(table), Offer.of(table.game, table.state, 0, Random(1))
    face.see(offer.view)
    messages = [table.game.encode_action(action) for action in offer.candidates()]
    lines = Choices(face, messages).lines()
    assert len(messages) > 100
    assert len(lines) < 25
    assert any(line.heading == ("Move to column 03",) for line in lines)


def test_standing_instructions_are_told_in_words():
    table = here(active="u-brigade", standing={"union": {"return_fire": "always"}})
    face = face_of(table)
    assert face.action({"do": "SetStanding", "kind": "retreat_before_assault", "value": "if_disordered"}) == (
        "Standing instruction Retreat Before Assault: if Disordered"
    )
    assert "Return Fire: always" in shown(face.track(view_of(table)))


def test_fire_without_effect_is_told_in_words():
    texts = face_of(here(active="u-brigade")).texts
    assert texts.arguments({"result": "-"})["result"] == "no effect"
    assert texts.arguments({"result": "1d"})["result"] == "1 SP lost, UDD"


def test_who_takes_back_is_named_as_a_side():
    face = face_of(here(active="u-brigade"))
    assert face.texts.say("event-taken-back", seat="union") == "Last choice undone: Union."


def test_the_track_tells_what_counts_and_how_it_would_end():
    game = load("gbacw", "the-ford", {})
    state = game.setup(FreeDice(Random(1)))
    text = shown(face_for(game, "en").track(game.view(state, 0)))
    assert "control of 0806, 0906 (6)" in text
    assert "control of Hill (8/0)" in text
    assert "If it ended now: Confederate victory" in text
    volley = load("gbacw", "first-volley", {})
    state = volley.setup(FreeDice(Random(1)))
    assert "control of Objective (4/2 each)" in shown(face_for(volley, "en").track(volley.view(state, 0)))


@pytest.mark.parametrize(
    ("scores", "language", "words"),
    [
        ((0, 6), "en", "Confederate victory"),
        ((20, 0), "it", "Vittoria decisiva unionista"),
        ((1, 1), "fr", "Match nul"),
    ],
)
def test_the_end_tells_the_level_of_victory(scores, language, words):
    winners = () if scores[0] == scores[1] else (0,) if scores[0] > scores[1] else (1,)
    text = shown(face_for(load("gbacw", "the-ford", {}), language).result(Outcome(winners, scores, "C1.0.b")))
    assert text.startswith(words)
    assert str(scores[0]) in text


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
    assert {"en": "fire 0905", "it": "spara 0905", "fr": "tirer 0905"}[language] in face.help("help-words")
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
    for words in ("9 against 3", "ratio 3-1", "C11.43.a", "the defenders are broken", "Cohesion 7"):
        assert words in text
    assert odds(table, "u1 0605", "it") != text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 SP lost, UDD +2"),
        ("it", "1 PF perso, UDD +2"),
        ("fr", "1 PF perdu, test de cohésion +2"),
    ],
)
def test_odds_are_told_in_the_language_of_the_reader(language, words):
    table = position("gbacw", units="0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3 7/5", active="u-brigade")
    text = odds(table, "u1 0605", language)
    catalogue = face_of(table, language).texts
    offer = Offer.of(table.game, table.state, 0, Random(1))
    number = table.game.field.numbers
    shown_odds = offer.odds("assault_odds", [number["unit"]["u1"]], [number["hex"]["0605"]])
    for row in shown_odds["modifiers"]:
        said = catalogue.find(f"drm-{row['code']}")
        assert said is not None
        assert said in text
    assert words in text


def test_odds_without_a_shot_tell_the_rule():
    table = position("gbacw", units="0505 vE: u1 infantry 9\n0305 vW: c1 infantry 3", acting="u1")
    assert "0305" in odds(table, "0305")
    with pytest.raises(Unclear):
        odds(table, "u1")
    nobody = position("gbacw", units="0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3", active="u-brigade")
    with pytest.raises(Unclear):
        odds(nobody, "0605")


def test_every_option_can_be_read_on_a_narrow_screen(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["systems"]) == 0
    assert "no_retreat_before_continued_assault" in capsys.readouterr().out
