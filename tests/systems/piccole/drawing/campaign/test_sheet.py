"""The campaign map as a picture: everything that a view shows is on it, and nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from caracole.draw.fonts import text_width
from caracole.draw.png import png
from caracole.systems.piccole.board.campaign.places import SPACING
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.drawing.campaign import Sheet, draw
from caracole.systems.piccole.drawing.campaign.sheet import _box_of, _distance, _is_inside
from caracole.texts import LANGUAGES
from systems.piccole.campaign.tables import campaign, ring

SCENARIOS = ("campaign-sicily", "campaign-sicily-duel", "campaign-tuscany")


def data(picture: str, key: str) -> list[str]:
    return re.findall(f'data-{key}="([^"]*)"', picture)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_way_and_name_is_drawn(scenario: str, language: str) -> None:
    table = campaign(scenario, step="year.begin")
    picture = draw(table.game, table.view(None), language=language, with_fonts=False)
    ElementTree.fromstring(picture)
    chart = load_shipped(scenario)
    assert sorted(data(picture, "node")) == sorted(node.id for node in chart.nodes)
    assert len(data(picture, "way")) == len(chart.edges)
    for node in chart.nodes:
        assert node.shown[language] in picture
    for player in chart.players:
        assert player.name[language] in picture


def test_a_hidden_army_is_drawn_for_its_owner_alone() -> None:
    table = campaign(turn="ROM", hidden=("CAR",), at={"CAR": "LIL", "ROM": "RHE"})
    seen = {seat: data(draw(table.game, table.view(seat), with_fonts=False), "army") for seat in (0, 1, None)}
    assert seen == {0: ["ROM", "SYR", "key"], 1: ["ROM", "CAR", "SYR", "key"], None: ["ROM", "SYR", "key"]}


def test_sieges_bonds_and_pacts_are_on_the_sheet() -> None:
    table = campaign(turn="ROM", at={"ROM": "LEO"}, sieges={"LEO": ("ROM", 2)}, vassals={"SYR": "CAR"})
    picture = draw(table.game, table.view(None), with_fonts=False)
    assert data(picture, "siege") == ["ROM LEO"]
    assert "vassal of Carthage" in picture


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_name_covers_another_or_a_city(scenario: str) -> None:
    sheet = Sheet(load_shipped(scenario))
    boxes = [_box_of(point, anchor, text_width(words, 21, "capitals"), 21) for words, point, anchor in sheet.names]
    for number, one in enumerate(boxes):
        assert sheet.frame.contains(one), sheet.names[number]
        assert not any(one.overlaps(other) for other in boxes[number + 1 :]), sheet.names[number]
        assert not any(one.holds(centre) for centre in sheet.centres), sheet.names[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_name_is_read_as_that_of_its_own_city(scenario: str, language: str) -> None:
    # Messana was written to the left of its city, next to Tyndaris: whoever read it there took the one for the other.
    sheet = Sheet(load_shipped(scenario), language, SPACING)
    high = SPACING.name
    for number, (words, point, anchor) in enumerate(sheet.names):
        place = _box_of(point, anchor, text_width(words, high, "capitals"), high)
        nearest = min(range(len(sheet.centres)), key=lambda n: _distance(place, sheet.centres[n]))
        assert nearest == number, words


@pytest.mark.parametrize("scenario", ["campaign-sicily", "campaign-tuscany"])
def test_cities_stand_on_land(scenario: str) -> None:
    sheet = Sheet(load_shipped(scenario))
    for node, centre in zip(sheet.chart.nodes, sheet.centres, strict=True):
        assert any(_is_inside(centre, coast) for coast in sheet.coasts), node.id


def test_a_map_without_coasts_and_six_players_can_be_drawn_as_png() -> None:
    table = campaign(ring(6), step="year.begin")
    assert png(draw(table.game, table.view(None)), 300).startswith(b"\x89PNG")
