"""Hexes: neighbours by printed number, facings, distances, and lines by whole numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.geometry import hex as hexes
from caracole.geometry.hex import DIRECTIONS, FACINGS, HexGrid

GRID = HexGrid(40, 32)


def names(numbers):
    return [GRID.names[number] if number >= 0 else None for number in numbers]


def test_even_columns_stand_lower():
    assert names(GRID.neighbours[GRID.number("2222")]) == ["2221", "2322", "2323", "2223", "2123", "2122"]
    assert names(GRID.neighbours[GRID.number("3311")]) == ["3310", "3410", "3411", "3312", "3211", "3210"]


def test_odd_columns_may_stand_lower_instead():
    grid = HexGrid(60, 20, even_lower=False)
    assert grid.distance(grid.number("4406"), grid.number("4505")) == 1
    assert GRID.distance(GRID.number("3806"), GRID.number("3905")) == 2


def test_the_edge_of_the_map_has_no_neighbours():
    assert names(GRID.neighbours[GRID.number("0101")]) == [None, None, "0201", "0102", None, None]
    assert GRID.number("4101") == GRID.number("0133") == GRID.number("01") == GRID.number("abcd") == -1


@pytest.mark.parametrize(
    ("facing", "front", "flanks", "rear"),
    [
        ("vE", "NE SE", "N S", "SW NW"),
        ("vNE", "N NE", "NW SE", "S SW"),
        ("vNW", "NW N", "SW NE", "SE S"),
        ("vW", "SW NW", "S N", "NE SE"),
        ("vSW", "S SW", "SE NW", "N NE"),
        ("vSE", "SE S", "NE SW", "NW N"),
        ("sN", "N", "NE SE SW NW", "S"),
        ("sSW", "SW", "NW N SE S", "NE"),
    ],
)
def test_front_flanks_and_rear_of_a_facing(facing, front, flanks, rear):
    number = FACINGS.index(facing)
    assert [DIRECTIONS[d] for d in hexes.front(number)] == front.split()
    assert {DIRECTIONS[d] for d in hexes.flanks(number)} == set(flanks.split())
    assert [DIRECTIONS[d] for d in hexes.rear(number)] == rear.split()


def test_turning():
    assert hexes.turn_between(FACINGS.index("vE"), FACINGS.index("vW")) == 3
    assert hexes.turn_between(FACINGS.index("sN"), FACINGS.index("sNW")) == 1
    assert FACINGS[hexes.turned(FACINGS.index("vNW"), 1)] == "vNE"
    assert FACINGS[hexes.turned(FACINGS.index("sNW"), 1)] == "sN"


def line(a, b):
    return names(GRID.between(GRID.number(a), GRID.number(b)))


def test_a_line_along_a_row_of_hexes():
    assert line("0505", "0509") == ["0506", "0507", "0508"]
    assert GRID.leaves(GRID.number("0505"), GRID.number("0509")) == (hexes.S,)


def test_a_line_along_hexsides_passes_both_hexes_beside_it():
    assert line("0505", "0905") == ["0604", "0605", "0705", "0804", "0805"]
    beside = [row.beside for row in GRID.line(GRID.number("0505"), GRID.number("0905")).passed]
    assert beside == [True, True, False, True, True]
    assert GRID.leaves(GRID.number("0505"), GRID.number("0905")) == (hexes.NE, hexes.SE)


def test_a_line_between_rows_enters_a_hex_more_at_each_distance():
    assert line("0505", "0706") == ["0605"]
    assert line("0505", "0807") == ["0605", "0606", "0706", "0707"]


HEX = st.integers(0, GRID.size - 1)


@given(HEX, HEX)
def test_lines_are_the_same_both_ways(a, b):
    assert sorted(GRID.between(a, b)) == sorted(GRID.between(b, a))


@given(HEX, HEX)
def test_a_line_leaves_toward_the_hexes_it_passes(a, b):
    if a == b or GRID.distance(a, b) < 2:
        return
    first = {GRID.neighbours[a][way] for way in GRID.leaves(a, b)}
    assert first & set(GRID.between(a, b)) == {n for n in GRID.between(a, b) if GRID.distance(a, n) == 1} & first
    assert len(GRID.leaves(a, b)) in (1, 2)


@given(HEX, st.integers(0, 6))
def test_within_is_what_distance_says(centre, reach):
    assert GRID.within(centre, reach) == [n for n in range(GRID.size) if GRID.distance(centre, n) <= reach]


def test_the_line_goes_on_behind_its_end():
    rings = GRID.beyond(GRID.number("0505"), GRID.number("0705"), 3)
    assert [names(ring) for ring in rings] == [["0804", "0805"], ["0905"], ["1004", "1005"]]


@given(HEX, HEX, st.integers(1, 3))
def test_around_the_end_of_a_line(a, b, steps):
    if a == b:
        return
    before = [number for number in GRID.between(a, b) if GRID.distance(number, b) <= steps]
    assert GRID.around_end(a, b, steps) == before + [number for ring in GRID.beyond(a, b, steps) for number in ring]


@given(HEX, HEX)
def test_a_line_passes_what_its_edges_say(a, b):
    """Every hex of the map is held against the line: it is passed if corners lie on both sides of it, or if the line
    runs along one of its hexsides."""
    dx, dy = GRID.x[b] - GRID.x[a], GRID.y[b] - GRID.y[a]
    passed = set()
    for number in range(GRID.size):
        cx, cy = GRID.x[number] - GRID.x[a], GRID.y[number] - GRID.y[a]
        signs = [3 * dx * (cy + vy) - dy * (3 * cx + vx) for vx, vy in hexes.CORNERS]
        on = [place for place, sign in enumerate(signs) if sign == 0]
        met = min(signs) < 0 < max(signs) or (len(on) == 2 and on[1] - on[0] in (1, 5))
        inside = 0 < 9 * dx * cx + dy * cy < 9 * dx * dx + dy * dy
        near = GRID.distance(a, number) + GRID.distance(number, b) <= GRID.distance(a, b) + 1
        if met and inside and near and number not in (a, b):
            passed.add(number)
    assert set(GRID.between(a, b)) == passed


def test_the_numbers_that_the_browser_is_held_against_are_ours():
    vectors = json.loads((Path(__file__).parent / "hex_vectors.json").read_text(encoding="utf-8"))
    for told in vectors["grids"]:
        grid = HexGrid(told["columns"], told["rows"], told["lowered"] == "odd")
        assert told["names"] == list(grid.names)
        for name, around in told["around"]:
            found = grid.neighbours[grid.number(name)]
            assert around == [grid.names[number] if number >= 0 else None for number in found]
        for a, b, far in told["distances"]:
            assert grid.distance(grid.number(a), grid.number(b)) == far
