"""The picture: everything is there under its name, nothing lies on anything else, and it is always the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from caracole.draw.shapes import contains
from caracole.systems.gradisca.drawing import draw
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.theatre import Theatre

from .conftest import Laid, start, turmoil

SVG = "{http://www.w3.org/2000/svg}"


@cache
def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def named(picture: str, what: str) -> list[str]:
    """The values of a data- attribute, in order."""
    return [element.attrib[f"data-{what}"] for element in parsed(picture).iter() if f"data-{what}" in element.attrib]


# --- everything is there ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.3.b")
def test_difficult_ground_is_told_by_hills_even_below_counters(drawn: Laid):
    hills = Counter(named(drawn.picture, "hill"))
    difficult = {zone.id for zone in drawn.theatre.zones if zone.difficult}
    assert set(hills) == difficult
    assert all(many >= 2 for many in hills.values())


def test_the_extent_of_the_enlargement_lies_below_names_and_counters(drawn: Laid):
    extent = drawn.picture.find('stroke-dasharray="18 7 3 7"')
    assert (extent > 0) == (drawn.sheet.inset is not None)
    assert extent < drawn.picture.index("data-label") < drawn.picture.index('class="stacks"')


def test_every_zone_and_border_is_there(drawn: Laid):
    zones = [zone.id for zone in drawn.theatre.zones]
    assert set(named(drawn.picture, "zone")) == set(zones)
    assert set(named(drawn.picture, "label")) == set(zones)
    pairs = {f"{zones[row.a]} {zones[row.b]}" for row in drawn.theatre.borders}
    assert set(named(drawn.picture, "border")) == pairs


def test_every_unit_in_play_is_there_once(drawn: Laid):
    shown = Counter(named(drawn.picture, "unit"))
    assert shown == Counter(row["id"] for row in drawn.view["units"] if row["place"] != "absent")


def test_units_lie_in_the_stack_of_their_zone(drawn: Laid):
    stacks = {
        unit.attrib["data-unit"]: stack.attrib["data-stack"]
        for stack in parsed(drawn.picture).iter(f"{SVG}g")
        if "data-stack" in stack.attrib
        for unit in stack.iter(f"{SVG}g")
        if "data-unit" in unit.attrib
    }
    assert stacks == {row["id"]: row["zone"] for row in drawn.view["units"] if row["place"] == "map"}


def test_walls_tell_their_level_now(drawn: Laid):
    shown = dict(zip(named(drawn.picture, "level-of"), named(drawn.picture, "level"), strict=True))
    levels = {frozenset((row["fortress"], row["facing"])): str(row["level"]) for row in drawn.view["walls"]}
    assert {frozenset(pair.split()): level for pair, level in shown.items()} == levels


def test_mines_and_markers_are_there(drawn: Laid):
    assert len(named(drawn.picture, "mines")) == sum(bool(row["mines"]) for row in drawn.view["walls"])
    forts = sum(bool(many) for row in drawn.view["zones"] for many in row["forts"].values())
    on_map = [mark for mark in named(drawn.picture, "marker") if mark == "fort"]
    in_key = 2 if 'class="legend"' in drawn.picture else 0
    assert len(on_map) == forts + in_key


def test_a_bridge_that_is_down_is_a_river():
    kinds = set(named(draw(load_shipped("drill"), turmoil("drill"), with_fonts=False), "kind"))
    assert "bridge" not in kinds
    assert "bridge" in named(draw(load_shipped("drill"), start("drill"), with_fonts=False), "kind")


def test_tracks_show_the_view(drawn: Laid):
    root = parsed(drawn.picture)
    cups = {
        track.attrib["data-track"]: [chit.attrib["data-command"] for chit in track if "data-command" in chit.attrib]
        for track in root.iter(f"{SVG}g")
        if "data-track" in track.attrib
    }
    assert cups == {"cup": drawn.view["cup"], "played": drawn.view["played"]}
    assert named(drawn.picture, "turn") == [str(box.turn) for box in drawn.theatre.boxes]
    assert len(named(drawn.picture, "morale")) == (18 if "morale" in drawn.view else 0)


def test_signs_are_defined(drawn: Laid):
    root = parsed(drawn.picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    used = {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)
    assert all(name.startswith("gr-") for name in ids)


# --- nothing lies on anything else -----------------------------------------------------------------------------------


def test_no_two_labels_overlap(drawn: Laid):
    for part in drawn.plates:
        clashes = [
            (part.plate.theatre.zones[a.zone].id, part.plate.theatre.zones[b.zone].id)
            for a, b in combinations(part.labels.values(), 2)
            if a.box.overlaps(b.box)
        ]
        assert clashes == []
        assert all(part.plate.place.contains(label.box) for label in part.labels.values())


def test_counters_lie_in_their_places(drawn: Laid):
    """Inside the zone, or on a plate of their own that has a line to it."""
    for part in drawn.plates:
        for stack in part.stacks:
            ring = part.plate.outlines[stack.zone]
            for place in stack.places:
                corners = [(place.x0, place.y0), (place.x1, place.y0), (place.x0, place.y1), (place.x1, place.y1)]
                if stack.plate is None:
                    assert all(contains(ring, corner) for corner in corners)
                else:
                    assert stack.plate.contains(place)
                    assert part.plate.place.contains(stack.plate)
                    assert stack.leader is not None
                    assert contains(ring, stack.leader[1])


def test_counters_cover_no_name_and_no_other_counter(drawn: Laid):
    for part in drawn.plates:
        places = [place for stack in part.stacks for place in stack.places]
        assert not any(a.overlaps(b) for a, b in combinations(places, 2))
        assert not any(place.overlaps(label.box) for place in places for label in part.labels.values())
        assert not any(place.overlaps(crossing.box) for place in places for crossing in part.crossings)


def test_labels_keep_clear_of_bridges_and_walls(drawn: Laid):
    for part in drawn.plates:
        for label in part.labels.values():
            assert not any(label.box.overlaps(crossing.box) for crossing in part.crossings)


def test_counters_can_be_read(drawn: Laid):
    assert min(place.width for part in drawn.plates for stack in part.stacks for place in stack.places) >= 36


def test_each_zone_has_its_pieces_on_one_plate(drawn: Laid):
    zones = [stack.zone for part in drawn.plates for stack in part.stacks]
    assert len(zones) == len(set(zones))


def test_the_crowded_front_is_enlarged():
    from .conftest import laid

    sheet = laid("campaign", "start").sheet
    names = {sheet.main.theatre.zones[zone].id for zone in sheet.enlarged}
    assert {"palma", "crauglio", "gradisca", "rubia", "lucinico", "goritia", "sagrado", "monfalcone"} <= names
    assert sheet.inset is not None
    assert 1.8 < sheet.inset.scale / sheet.main.scale < 2.3
    assert laid("drill", "start").sheet.inset is None


# --- always the same, whatever the names -----------------------------------------------------------------------------


def test_names_stay_where_they_are():
    """Whatever happens, so that nothing jumps about when a picture follows another."""
    from .conftest import laid

    before, after = (laid("campaign", what).plates[0].labels for what in ("start", "turmoil"))
    assert before == after


def test_the_same_position_gives_the_same_bytes():
    once, again = (draw(load_shipped("drill"), start("drill")) for _ in range(2))
    assert once == again


def test_hash_seeds_do_not_matter():
    code = (
        "import hashlib\nfrom caracole.systems.gradisca.drawing import preview\n"
        "print(hashlib.sha256(preview('drill').encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_names_are_escaped():
    theatre, wild = load_shipped("drill"), 'A & B <b> "c"'
    zones = [theatre.zones[0]._replace(name={"en": wild}), *theatre.zones[1:]]
    units = [theatre.units[0]._replace(name=wild), *theatre.units[1:]]
    parts = theatre.commands, units, theatre.cards, theatre.groups, theatre.boxes, theatre.scenario
    changed = Theatre(zones, theatre.borders, *parts)
    root = parsed(draw(changed, start("drill"), with_fonts=False))
    assert wild in [text.text for text in root.iter(f"{SVG}text")]
    assert wild in [title.text for title in root.iter(f"{SVG}title")]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_bare_map_has_the_key(language: str):
    picture = draw(load_shipped("drill"), language=language, with_fonts=False)
    words = {text.text for text in parsed(picture).iter(f"{SVG}text")}
    assert {"en": "Fortress", "it": "Fortezza", "fr": "Forteresse"}[language] in words
    assert named(picture, "unit") == []
    assert len(named(picture, "example")) >= 8


def test_fonts_come_along_unless_not_wanted():
    theatre = load_shipped("drill")
    assert "@font-face" in draw(theatre)
    assert "@font-face" not in draw(theatre, with_fonts=False)


@pytest.mark.parametrize("scenario", ["siege-1616", "istria-1617"])
def test_the_other_scenarios_can_be_drawn(scenario: str):
    shown = named(draw(load_shipped(scenario), start(scenario), with_fonts=False), "unit")
    assert len(shown) == len(set(shown)) > 20
