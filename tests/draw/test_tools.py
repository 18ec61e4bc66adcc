"""The tools: SVG text, fonts, shapes and room."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.draw.fonts import FACES, font_files, font_rules, text_width
from caracole.draw.room import Room, _longest_run
from caracole.draw.shapes import (
    Box,
    along,
    area,
    bounds,
    centroid,
    clipped,
    contains,
    length,
    pieces_inside,
    rounded,
    shifted,
    spots,
)
from caracole.draw.svg import group, lettering, line, number, tag, use

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))

# --- SVG -------------------------------------------------------------------------------------------------------------


def test_numbers_are_short():
    assert [number(value) for value in (1.0, 0.04, -0.04, 2.25, 1234.56)] == ["1", "0", "0", "2.2", "1234.6"]


def test_tags_escape_what_they_are_given():
    words = 'Bed & "Breakfast" <b>'
    parsed = ElementTree.fromstring(tag("g", lettering(words, 1, 2, 10), data={"zone": words}, class_=None))
    assert parsed.attrib == {"data-zone": words}
    assert parsed[0].text == words


def test_attributes_have_their_svg_names():
    assert tag("path", stroke_width=2.0, class_="a", fill=None) == '<path stroke-width="2" class="a"/>'


def test_an_empty_group_is_nothing():
    assert group([]) == group([""]) == ""


def test_a_path_and_a_sign():
    assert line(SQUARE[:2], closed=True) == "M0 0 10 0Z"
    assert use("x", Box(1, 2, 51, 52)) == '<use href="#x" transform="translate(1 2) scale(0.5)"/>'


def test_lettering_may_be_turned_and_rimmed():
    words = lettering("x", 1, 2, 10, "italic", halo="#FFF", turn=90)
    assert 'transform="rotate(90 1 2)"' in words
    assert 'paint-order="stroke"' in words


# --- fonts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_texts_have_a_width(face: str):
    assert text_width("", 20, face) == 0
    assert 0 < text_width("i", 20, face) < text_width("M", 20, face) < 30
    assert text_width("Gradisca", 40, face) == pytest.approx(2 * text_width("Gradisca", 20, face))
    assert text_width("ab", 20, face, spacing=3) == text_width("ab", 20, face) + 6


@pytest.mark.parametrize("face", FACES)
def test_every_face_knows_our_languages(face: str):
    """An unknown letter has the width of the empty box; none of ours may be unknown."""
    from caracole.draw.fonts import _advances

    known, _ = _advances(FACES[face].file)
    assert [letter for letter in "àèéìòùçœâêîôûëïüöÀÈÉÒäß’–°" if ord(letter) not in known] == []


def test_pictures_carry_the_fonts():
    assert font_rules().count("@font-face") == len(FACES) == len(font_files())
    assert "<" not in font_rules()


# --- shapes ----------------------------------------------------------------------------------------------------------


def test_a_square():
    assert area(SQUARE) == 100
    assert centroid(SQUARE) == (5, 5)
    assert contains(SQUARE, (3, 9))
    assert not contains(SQUARE, (11, 5))
    assert bounds(SQUARE) == Box(0, 0, 10, 10)


def test_boxes():
    one = Box(0, 0, 4, 2)
    assert (one.width, one.height, one.centre) == (4, 2, (2, 1))
    assert one.grown(1) == Box(-1, -1, 5, 3)
    assert one.overlaps(Box(3, 1, 9, 9))
    assert not one.overlaps(Box(4, 0, 9, 9))
    assert one.grown(1).contains(one)
    assert one.joined(Box(5, 5, 6, 6)) == Box(0, 0, 6, 6)
    assert one.holds((4, 2))


def test_what_a_window_leaves():
    assert area(clipped(SQUARE, Box(5, 5, 20, 20))) == 25
    assert clipped(SQUARE, Box(20, 20, 30, 30)) == ()
    assert pieces_inside([(-5, 5), (15, 5)], Box(0, 0, 10, 10)) == [((0, 5), (10, 5))]
    assert len(pieces_inside([(5, 5), (15, 5), (15, 8), (5, 8)], Box(0, 0, 10, 10))) == 2
    assert pieces_inside([(-5, 20), (15, 20)], Box(0, 0, 10, 10)) == []


def test_along_a_line():
    path = [(0.0, 0.0), (10.0, 0.0), (20.0, 0.0)]
    assert length(path) == 20
    assert along(path, 0.25) == ((5, 0), 0)
    assert [spot.at[0] for spot in spots(path, 10)] == [5, 15]
    assert shifted(path, 3)[1] == (10, 3)


def test_a_rounded_line_goes_through_its_points():
    path = ((0.0, 0.0), (10.0, 5.0), (20.0, 0.0), (30.0, 8.0))
    curve = rounded(path)
    assert set(path) <= set(curve)
    assert (curve[0], curve[-1]) == (path[0], path[-1])
    backwards = rounded(path[::-1])[::-1]
    assert [x for x, _ in backwards] == pytest.approx([x for x, _ in curve])


# --- room ------------------------------------------------------------------------------------------------------------


def room(*rows: str) -> Room:
    """Free cells are dots."""
    made = Room(Box(0, 0, 4 * len(rows[0]), 4 * len(rows)), cell=4)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == ".":
                made.free_box(Box(4 * x, 4 * y, 4 * x + 4, 4 * y + 4))
    return made


def test_where_a_box_fits():
    place = room("..#.", "....", "#...")
    assert list(place.fits(8, 8)) == [(0, 0), (4, 4), (8, 4)]
    assert list(place.fits(20, 4)) == []
    assert list(place.fits(5, 4)) == [(0, 0), (0, 4), (4, 4), (8, 4), (4, 8), (8, 8)]


def test_the_widest_place_of_each_row():
    assert room("..#.", "....", "#...").widest(4) == [(0, 0, 8), (4, 0, 16), (8, 4, 16)]


def test_taking_and_freeing():
    place = Room(Box(0, 0, 40, 40), cell=4)
    place.free([(0, 0), (40, 0), (40, 40), (0, 40)])
    assert place.count(Box(0, 0, 40, 40)) == 100
    place.take(Box(5, 5, 9, 9))
    assert place.count(Box(0, 0, 40, 40)) == 96
    place.take_ring([(20, 20), (40, 20), (40, 40), (20, 40)])
    assert place.count(Box(20, 20, 40, 40)) == 0
    before = place.copy()
    place.shrink(4)
    assert before.count(Box(0, 0, 40, 40)) > place.count(Box(0, 0, 40, 40)) > 0


def test_how_many_squares_fit():
    assert room("....", "....", "....", "....").capacity(8, 0) == 4
    assert room("....", "####", "....").capacity(4, 0) == 4


@given(st.integers(0, 2**70))
def test_the_longest_run(row: int):
    runs = [len(run) for run in f"{row:b}".split("0") if run]
    start, end = _longest_run(row)
    assert end - start == max(runs, default=0)
    assert row >> start & ((1 << (end - start)) - 1) == (1 << (end - start)) - 1


@given(st.lists(st.integers(0, 2**12 - 1), min_size=6, max_size=6), st.integers(1, 5), st.integers(1, 5))
def test_fits_agrees_with_trying_every_place(rows: list[int], wide: int, high: int):
    place = Room(Box(0, 0, 48, 24), cell=4)
    place.rows = rows[:]
    expected = [
        (4.0 * x, 4.0 * y)
        for y in range(6 - high + 1)
        for x in range(12 - wide + 1)
        if all(rows[y + dy] >> (x + dx) & 1 for dy in range(high) for dx in range(wide))
    ]
    assert list(place.fits(4 * wide, 4 * high)) == expected
