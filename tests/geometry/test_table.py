"""Measuring on the table: the file of vectors, and an independent reckoning with fractions and angles."""

from __future__ import annotations

import json
import runpy
from fractions import Fraction
from math import cos, radians, sin
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.geometry import table
from caracole.geometry.table import Point, Pose, Shape

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
SCRIPT = Path(__file__).parents[2] / "scripts" / "geometry_vectors.py"
HALF = 200
poses = st.tuples(st.integers(500, 5500), st.integers(500, 5500), st.integers(0, 359))


def base(pose: list[int] | Pose, depth: int) -> Shape:
    return table.rectangle((pose[0], pose[1], pose[2]), HALF, depth)


# --- the vectors -----------------------------------------------------------------------------------------------------


def test_the_file_is_what_its_script_writes() -> None:
    assert json.loads(json.dumps(runpy.run_path(str(SCRIPT))["vectors"]())) == VECTORS


def test_the_tables_of_sines() -> None:
    assert (list(table.SIN6), list(table.COS6)) == (VECTORS["sin6"], VECTORS["cos6"])
    for heading in range(360):
        assert abs(table.SIN6[heading] - 1_000_000 * sin(radians(heading))) <= 0.5 + 1e-6
        assert abs(table.COS6[heading] - 1_000_000 * cos(radians(heading))) <= 0.5 + 1e-6


@pytest.mark.parametrize(("number", "rounded"), VECTORS["r6"])
def test_rounding(number: int, rounded: int) -> None:
    assert table.r6(number) == rounded


@pytest.mark.parametrize(("square", "root"), VECTORS["ceil_sqrt"])
def test_roots(square: int, root: int) -> None:
    assert table.ceil_sqrt(square) == root
    assert root * root >= square > (root - 1) ** 2 or square == 0


def test_vectors_corners_and_local_points() -> None:
    for length, heading, vector in VECTORS["vector"]:
        assert list(table.vector(length, heading)) == vector
    for pose, depth, corners in VECTORS["corners"]:
        assert [list(point) for point in base(pose, depth).points] == corners
    for pose, point, seen in VECTORS["local"]:
        assert list(table.local(tuple(pose), point)) == seen


def test_overlaps_and_sweeps() -> None:
    answers = set()
    for pose, depth, other, other_depth, overlaps in VECTORS["overlap"]:
        assert table.overlap(base(pose, depth), base(other, other_depth)) is overlaps
        answers.add(overlaps)
    for pose, depth, to, outline, near, hit in VECTORS["sweep"]:
        way = table.sweep(tuple(pose), HALF, depth, to)
        assert [list(point) for point in table.hull(way.points)] == outline
        assert table.overlap(way, base(near, 200)) is hit
        answers.add((hit,))
    assert answers == {True, False, (True,), (False,)}


def test_crossings() -> None:
    for outline, probe, crossed in VECTORS["crossing"]:
        found = table.crossing([(s, t) for s, t in outline], probe)
        assert (None if found is None else list(found)) == crossed


# --- an independent reckoning ----------------------------------------------------------------------------------------


def slow_overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """By the definition: on every axis across an edge of either hull more than the tolerance is shared."""
    for outline in (one, other):
        for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
            ex, ey = b[0] - a[0], b[1] - a[1]
            spans = [[Fraction(ex * y - ey * x) for x, y in each] for each in (one, other)]
            shared = min(map(max, spans)) - max(map(min, spans))
            if shared <= 0 or shared**2 <= 25 * (ex * ex + ey * ey):
                return False
    return True


@given(poses, st.sampled_from([200, 300]), st.integers(-500, 500), st.integers(-500, 500), st.integers(0, 359))
def test_overlap_is_what_the_definition_says(pose: Pose, depth: int, dx: int, dy: int, heading: int) -> None:
    one, other = base(pose, depth), base((pose[0] + dx, pose[1] + dy, heading), 200)
    expected = slow_overlap(one.points, other.points)
    assert table.overlap(one, other) is expected
    assert table.overlap(other, one) is expected


@given(poses, st.integers(-900, 900), st.integers(-900, 900), poses)
def test_a_sweep_is_the_hull_of_its_ends(pose: Pose, dx: int, dy: int, other: Pose) -> None:
    way = table.sweep(pose, HALF, 300, (pose[0] + dx, pose[1] + dy))
    ends = base(pose, 300).points + base((pose[0] + dx, pose[1] + dy, pose[2]), 300).points
    outline = table.hull(ends)
    near = base((pose[0] + dx // 2 + other[0] % 700 - 350, pose[1] + dy // 2 + other[1] % 700 - 350, other[2]), 200)
    assert table.overlap(way, near) is slow_overlap(outline, near.points)


@given(poses, poses)
def test_local_points_keep_their_distance(pose: Pose, point: Pose) -> None:
    s, t = table.local(pose, point)
    distance = ((point[0] - pose[0]) ** 2 + (point[1] - pose[1]) ** 2) ** 0.5
    assert abs((s * s + t * t) ** 0.5 - distance) < 2


@given(poses, st.integers(1, 1500), st.integers(0, 359))
def test_there_and_back_again(pose: Pose, length: int, heading: int) -> None:
    assert table.moved(table.moved(pose, length, heading), length, heading + 180) == pose


@pytest.mark.parametrize(
    ("outline", "convex"),
    [
        (((0, 0), (10, 0), (10, 10), (0, 10)), True),
        (((0, 0), (0, 10), (10, 10), (10, 0)), True),
        (((0, 0), (10, 0), (5, 2), (0, 10)), False),
        (((0, 0), (5, 0), (10, 0), (5, 10)), False),  # a corner that is none
        (((0, 0), (10, 10), (10, 0), (0, 10)), False),  # crosses itself
        (((0, 100), (59, -81), (-95, 31), (95, 31), (-59, -81)), False),  # a star goes round twice
    ],
)
def test_convex_outlines(outline: tuple[Point, ...], convex: bool) -> None:
    assert table.is_convex(outline) is convex


def test_areas_and_holding() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert table.doubled_area(square) == 200
    assert table.holds(square, (10, 5))
    assert table.holds(square[::-1], (5, 5))
    assert not table.holds(square, (11, 5))
