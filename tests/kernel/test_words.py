"""Positions by words: what each game's ``position`` has in common."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from caracole.kernel import CaracoleError
from caracole.kernel.words import names_of, part_of, refuse_unknown
from caracole.play.table import position


@dataclass(frozen=True)
class Weather:
    rain: bool = False
    wind: int = 3


def test_a_part_takes_its_own_words_and_leaves_the_others():
    assert part_of(Weather, {"wind": 5, "map": "A - B"}) == Weather(wind=5)


def test_none_stands_for_the_default():
    assert part_of(Weather, {"wind": None}) == Weather()


def test_an_unknown_word_is_an_error_with_a_suggestion():
    with pytest.raises(CaracoleError, match="'rian' is no word of a position \\(did you mean 'rain'\\?\\)"):
        refuse_unknown(["rian"], names_of(Weather))


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("gradisca", {"map": "A - B", "units": "A: v1 infantry 2"}),
        ("gbacw", {}),
        ("piccole", {"elements": "S1 FtP 3000 2000 0 general"}),
        ("piccole", {"campaign": "sicily"}),
    ],
)
def test_every_game_names_a_word_that_it_does_not_know(system: str, words: dict[str, object]):
    with pytest.raises(CaracoleError, match="'moral' is no word of a position"):
        position(system, **words, moral=9)  # type: ignore[arg-type]
