"""Counters: values, letters, figures and tabs."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from caracole.draw.shapes import Box
from caracole.systems.gradisca.drawing.counters import counter, figure_of, marker
from caracole.systems.gradisca.drawing.look import (
    colour,
    command_marks,
    look,
    readable_on,
    side_colour,
    sign_definitions,
)
from caracole.systems.gradisca.drawing.position import CAMP, FORT, SHIP, Item
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.theatre import UNIT_TYPES

THEATRE = load_shipped("campaign")
NUMBERS = {unit.id: number for number, unit in enumerate(THEATRE.units)}


def drawn(unit: str, **state: Any) -> ElementTree.Element:
    return ElementTree.fromstring(counter(THEATRE, NUMBERS[unit], state, Box(0, 0, 100, 100)))


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter("text")]


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("v-giu-1", ["GI", "2/3"]),
        ("v-giu-2", ["GI", "2"]),
        ("v-giu-5", ["GI", "1", "CER"]),
        ("v-giu-10", ["GI", "(2)"]),
        ("v-giu-c", ["GI", "3"]),
    ],
)
def test_values(unit: str, expected: list[str]):
    assert words(drawn(unit)) == expected


def test_the_other_side():
    assert words(drawn("v-giu-1", disorganized=True)) == ["GI", "1/2", "D"]
    assert words(drawn("v-giu-c", replaced=True)) == ["GI", "2"]
    assert drawn("v-giu-c", replaced=True)[0].text == "Don Giovanni de' Medici"
    assert drawn("v-giu-c")[0].text == "Pompeo Giustiniani"


def test_the_state_is_told_in_words_too():
    shown = drawn("v-giu-1", activated=True, out_of_supply=True, disorganized=False)
    assert shown.attrib["data-state"] == "activated out_of_supply"


def test_grounds_tell_the_side():
    fills = {unit: drawn(unit)[2].attrib["fill"] for unit in ("v-giu-1", "a-gra-1", "v-ola-1")}
    assert fills == {
        "v-giu-1": side_colour("venetian", "ground"),
        "a-gra-1": side_colour("austrian", "ground"),
        "v-ola-1": side_colour("dutch", "ground"),
    }
    assert drawn("v-giu-1", disorganized=True)[2].attrib["fill"] == side_colour("venetian", "back")


def test_nothing_that_befalls_a_unit_hides_its_figure():
    """The D stands in the band, the tab of supply pushes the figure aside."""

    def figure(counter: ElementTree.Element) -> tuple[float, float]:
        (shown,) = [each for each in counter.iter("use") if each.attrib["href"] == "#gr-infantry"]
        x, _, scale = map(float, re.findall(r"[\d.]+", shown.attrib["transform"]))
        return x, x + 100 * scale

    (disc,) = drawn("v-giu-1", disorganized=True).iter("circle")
    assert float(disc.attrib["cy"]) + float(disc.attrib["r"]) <= 24.5
    tab = 24.0
    assert figure(drawn("v-giu-1"))[0] < tab
    left, right = figure(drawn("v-giu-1", out_of_supply=True))
    assert tab <= left < right <= 96


def test_light_horse_bears_an_l_and_guns_a_star():
    light = next(unit for unit in THEATRE.units if unit.type == "light")
    assert words(drawn(light.id))[-1] == "L"
    gun = next(unit for unit in THEATRE.units if unit.type == "artillery")
    assert any(path.attrib.get("transform") for path in drawn(gun.id).iter("path"))


def test_every_type_has_a_figure():
    assert {unit.type for unit in THEATRE.units} == set(UNIT_TYPES)
    for unit in THEATRE.units:
        assert f'id="gr-{figure_of(unit)}"' in sign_definitions([f'href="#gr-{figure_of(unit)}"'])


@pytest.mark.rule("G2.1.d")
def test_militia_is_told_by_the_data_and_not_by_its_name():
    units = {unit.id: unit for unit in THEATRE.units}
    assert (units["v-giu-3"].troops, figure_of(units["v-giu-3"])) == ("mercenary", "infantry")
    assert (units["v-giu-7"].troops, figure_of(units["v-giu-7"])) == ("militia", "militia")
    assert figure_of(units["v-giu-7"]._replace(troops="mercenary")) == "infantry"
    assert figure_of(units["v-giu-7"]._replace(troops="")) == "infantry"
    assert {unit.troops for unit in THEATRE.units if unit.type == "infantry"} == {"militia", "mercenary"}
    assert {unit.troops for unit in THEATRE.units if unit.type != "infantry"} == {""}


def test_no_two_commands_share_a_mark():
    marks = command_marks(THEATRE)
    assert len(set(marks)) == len(marks) == len(THEATRE.commands)
    assert all(len(mark) == 2 for mark in marks)


def test_letters_can_be_read_on_any_band():
    assert readable_on("#222222") == "#FFFFFF"
    assert readable_on("#F2C230") == colour("ink")


@pytest.mark.parametrize("kind", [FORT, CAMP, SHIP])
def test_markers(kind: str):
    shown = ElementTree.fromstring(marker(Item(kind, 2, 1), Box(0, 0, 50, 50)))
    assert shown.attrib["data-marker"] == kind
    assert shown.attrib["data-side"] == "austrian"
    if kind == FORT:
        assert words(shown) == ["A2"]


def test_every_word_is_in_three_languages():
    for part in ("words", "legend"):
        for name, text in look()[part].items():
            assert set(text) == {"en", "it", "fr"}, name
