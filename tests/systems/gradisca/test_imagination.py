"""What a seat imagines of the hidden cards, Booty and answers rests on what it knows, never on what is true."""

from __future__ import annotations

from random import Random

import pytest

from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import ADVANCED, PLAIN, ROAD, drawn

SEEDS = range(25)
BOOTY = "\nMedea: booty austrian {}\nRomans: booty austrian {}"
LATE = [
    card(n, ("place_group", {"group": "late"}), mandatory="both", only_after=6, reinforcement=True)
    for n in range(11, 31)
]
"""Cards that may not be discarded before their date."""


def imagined(table, seat):
    """The whole of each imagined state, in plain data."""
    game = table.game
    return [game.encode_state(game.imagine(table.state, seat, Random(seed))) for seed in SEEDS]


def dealt(theirs, deck, booty=(2, 3)):
    return drawn(map=ROAD + BOOTY.format(*booty), hands={"venetian": [1], "austrian": theirs}, deck=deck)


@pytest.mark.rule("G4.k")
def test_the_same_chance_gives_the_same_cards_whatever_is_true():
    """Who knows the chance could otherwise undo the shuffle, and read the hand and the deck."""
    one, other = dealt([2, 3], [4, 5, 6]), dealt([6, 5], [3, 2, 4])
    assert imagined(one, 0) == imagined(other, 0)
    assert imagined(one, None) == imagined(other, None)
    assert imagined(one, 1) != imagined(other, 1), "who holds the cards knows them"
    assert len({tuple(state["hands"][1]) for state in imagined(one, 0)}) > 3


@pytest.mark.rule("G13.c")
def test_the_same_chance_gives_the_same_booty_whatever_is_true():
    one, other = dealt([2], [3], booty=(2, 3)), dealt([2], [3], booty=(3, 2))
    for seat in (0, 1, None):
        assert [state["booty"] for state in imagined(one, seat)] == [state["booty"] for state in imagined(other, seat)]


def short_of_cards(hand, deck):
    """The Venetian has drawn his fifth card, and of all cards that nobody has seen only card 1 could be discarded."""
    table = drawn(
        options=ADVANCED,
        units="Farra: v1 infantry 2\nGoritia: a1 infantry 2\nflag: v9 infantry 2",
        groups={"late": {"units": "v9", "entries": "Palma"}},
        cards=[*PLAIN, *LATE],
        turn=3,
        hands={"venetian": hand},
        deck=deck,
    )
    table.play("ChooseOption", option=2)
    assert table.asked == "activation.discard"
    return table


@pytest.mark.rule("G5.t")
@pytest.mark.parametrize("seat", [1, None])
def test_who_must_discard_is_imagined_with_a_card_that_may_go(seat):
    """However unlikely the deal is; and it is made without a look at the true hand."""
    one = short_of_cards([1, 11, 12, 13], list(range(14, 31)))
    other = short_of_cards([1, 28, 22, 16], [11, *range(29, 31), *range(12, 16), *range(17, 22), *range(23, 28)])
    states = imagined(one, seat)
    assert states == imagined(other, seat)
    first = next(index for index, row in enumerate(one.game.theatre.cards) if row.number == 1)
    assert all(first in state["hands"][0] for state in states)
    assert len({tuple(state["hands"][0]) for state in states}) > 3
