"""What a position by words needs besides is found at the same place, whichever system it belongs to."""

from __future__ import annotations

import pytest

from caracole.kernel import CaracoleError
from caracole.play.table import card, charts


def test_a_card_and_the_charts_are_those_of_the_system():
    made = card(7, ("victory_points", {"points": 2}), mandatory="both")
    assert (made.number, made.mandatory) == (7, (True, True))
    assert card(7, system="gradisca") == card(7)
    assert charts().movement.infantry == charts("gradisca").movement.infantry > 0
    assert charts("gbacw") != charts("gradisca")


def test_a_system_without_cards_says_so():
    with pytest.raises(CaracoleError, match="gbacw has no card for positions by words"):
        card(7, system="gbacw")
