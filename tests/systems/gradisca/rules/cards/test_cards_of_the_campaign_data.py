"""The 36 cards of the campaign as data: the index, the texts in three languages, what must agree with the armies."""

from __future__ import annotations

import re

import pytest

from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.theatre import Card
from caracole.systems.gradisca.scenario_files import EFFECTS

V, A, B, NOBODY = (True, False), (False, True), (True, True), (False, False)

# number: (playable by, mandatory for, only after, R, 1617, removed, response)
INDEX = {
    1: (V, NOBODY, 0, False, False, True, False),
    2: (V, NOBODY, 0, False, False, True, False),
    3: (B, B, 1, True, False, True, False),
    4: (B, B, 2, True, False, True, False),
    5: (B, B, 3, True, False, True, False),
    6: (B, B, 5, True, False, True, False),
    7: (B, B, 6, True, False, True, False),
    8: (B, B, 8, True, False, True, False),
    9: (B, B, 3, True, False, True, False),
    10: (B, B, 5, True, False, True, False),
    11: (B, NOBODY, 0, False, False, True, False),
    12: (B, B, 0, False, False, False, False),
    13: (V, V, 0, False, False, False, False),
    14: (A, A, 0, False, False, False, False),
    15: (B, NOBODY, 0, False, False, False, False),
    16: (A, NOBODY, 0, False, False, False, False),
    17: (B, B, 0, False, False, False, False),
    18: (B, B, 0, False, False, False, False),
    19: (B, NOBODY, 0, False, False, False, False),
    20: (B, NOBODY, 0, False, False, False, True),
    21: (B, B, 0, False, False, False, False),
    22: (B, NOBODY, 0, False, False, False, False),
    23: (B, NOBODY, 0, False, False, False, False),
    24: (B, NOBODY, 0, False, False, False, False),
    25: (B, NOBODY, 0, False, False, False, False),
    26: (B, NOBODY, 0, False, False, False, False),
    27: (A, NOBODY, 0, False, False, False, False),
    28: (B, NOBODY, 0, False, False, False, True),
    29: (V, V, 10, True, True, True, False),
    30: (A, NOBODY, 0, False, True, True, False),
    31: (B, B, 11, True, True, True, False),
    32: (B, B, 0, False, True, True, False),
    33: (B, NOBODY, 12, False, True, True, False),
    34: (V, NOBODY, 0, False, True, True, False),
    35: (A, NOBODY, 0, False, True, True, False),
    36: (B, NOBODY, 0, False, True, True, False),
}

GROUPS = {
    **{1: "ist-1", 2: "ist-2", 3: "cra", 4: "sti", 5: "cro", 6: "bam", 7: "imp", 8: "mar"},
    **{9: "ter-1", 10: "ter-2", 29: "ola", 31: "wal"},
}

CARDS = load_shipped("campaign").cards
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number}-{card.id}")


@pytest.mark.rule("G2.2.a")
def test_there_are_36_cards_in_order():
    assert [card.number for card in CARDS] == list(range(1, 37))


@each_card
def test_a_card_is_as_the_index_says(card: Card):
    assert INDEX[card.number] == (
        card.playable_by,
        card.mandatory,
        card.only_after,
        card.reinforcement,
        card.of_1617,
        card.remove_if_used,
        bool(card.moments),
    )


@each_card
def test_a_card_speaks_three_languages(card: Card):
    for texts in (card.title, card.text, card.flavour):
        assert texts is not None
        assert set(texts) == {"en", "it", "fr"}
    for text in card.text.values():
        assert text == text.strip()
        assert text.endswith(".")
    assert not re.search(r"[^\s][:;?!]", card.text["fr"]), "French puts a space before high punctuation"


@each_card
def test_the_text_tells_what_the_marks_say(card: Card):
    text = card.text["en"]
    assert bool(re.match(r".{0,40}Mandatory", text)) == any(card.mandatory)
    assert text.startswith("Response") == bool(card.moments)
    assert text.startswith("R,") == card.reinforcement
    assert ("Venetian player only" in text) == (card.playable_by == V)
    assert ("Austrian player only" in text) == (card.playable_by == A)
    assert ("only after" in text.lower()) == bool(card.only_after)
    games = {effect.arg("in") for effect in card.effects}
    assert ("Basic game" in text) == ("basic" in games)


@each_card
def test_the_same_numbers_stand_in_every_language(card: Card):
    """A translation that loses a number is a wrong translation."""
    numbers = {language: sorted(re.findall(r"\d+", text)) for language, text in card.text.items()}
    assert numbers["it"] == numbers["en"]
    assert numbers["fr"] == numbers["en"]


@pytest.mark.parametrize("number", GROUPS)
def test_a_reinforcement_card_brings_its_group(number: int):
    (effect,) = CARDS[number - 1].effects
    assert (effect.name, effect.arg("group")) == ("place_group", GROUPS[number])


def test_the_shipped_cards_use_every_effect():
    used = {
        effect.name for name in ("drill", "campaign") for card in load_shipped(name).cards for effect in card.effects
    }
    assert used == set(EFFECTS)


def test_the_cards_before_the_units_and_those_with_conditions():
    assert [card.number for card in CARDS if card.before_units] == [23, 25]
    assert {card.number: card.closed_seasons for card in CARDS if card.closed_seasons} == {19: (3,)}
    assert {card.number: card.needs_command for card in CARDS if card.needs_command} == {27: "a-usc"}
