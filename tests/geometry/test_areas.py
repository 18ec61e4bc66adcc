"""Areas side by side: what they share, and every way in which they fail to fit."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from caracole.geometry.areas import Area, Fault, Point, Spot, doubled_area, edge, is_inside, mosaic, on_grid


def ring(*points: tuple[float, float]) -> list[Point]:
    """A closed ring of these points."""
    return [on_grid(*point) for point in (*points, points[0])]


def square(x0: float, y0: float, x1: float, y1: float) -> Area:
    return [ring((x0, y0), (x1, y0), (x1, y1), (x0, y1))]


def kinds(*areas: Area) -> list[str]:
    return [fault.kind for fault in mosaic(areas).faults]


LEFT, RIGHT = square(0, 0, 1, 1), square(1, 0, 2, 1)


def test_two_squares_share_an_edge():
    found = mosaic([LEFT, RIGHT])
    assert found.faults == ()
    assert found.shared == {frozenset((0, 1)): {edge(on_grid(1, 0), on_grid(1, 1))}}
    assert len(found.rim) == 6
    assert set(found.rim.values()) == {0, 1}


@pytest.mark.parametrize("turned", [(), (0,), (1,), (0, 1)])
def test_it_does_not_matter_which_way_an_outline_runs(turned):
    areas = [[line[::-1] if n in turned else line for line in area] for n, area in enumerate([LEFT, RIGHT])]
    found = mosaic(areas)
    assert found.faults == ()
    assert len(found.shared[frozenset((0, 1))]) == 1


def test_areas_that_touch_in_a_point_share_nothing():
    found = mosaic([LEFT, square(1, 1, 2, 2)])
    assert found.faults == ()
    assert found.shared == {}


def test_an_area_may_lie_in_a_hole_of_another():
    hollow = [*square(0, 0, 3, 3), *square(1, 1, 2, 2)]
    found = mosaic([hollow, square(1, 1, 2, 2)])
    assert found.faults == ()
    assert len(found.shared[frozenset((0, 1))]) == 4
    assert kinds(hollow) == ["gap"]
    assert not is_inside(on_grid(1.5, 1.5), hollow)
    assert is_inside(on_grid(0.5, 1.5), hollow)


# --- outlines of their own -------------------------------------------------------------------------------------------


def test_a_point_twice_in_succession():
    assert kinds([ring((0, 0), (1, 0), (1, 0), (1, 1))]) == ["repeated_point"]


def test_an_outline_that_meets_itself():
    hourglass = [ring((0, 0), (1, 1), (2, 0), (2, 2), (1, 1), (0, 2))]
    assert kinds(hourglass) == ["meets_itself"]


def test_an_outline_that_crosses_itself():
    found = mosaic([[ring((0, 0), (3, 2), (3, 0), (0, 1))]])
    assert [fault.kind for fault in found.faults] == ["crosses_itself"]
    assert found.faults[0].others == ()


def test_an_outline_without_area():
    assert "no_area" in kinds([ring((0, 0), (1, 0), (2, 0))])


def test_a_hole_outside():
    assert "hole_outside" in kinds([*square(0, 0, 1, 1), *square(2, 2, 3, 3)])


# --- outlines against each other -------------------------------------------------------------------------------------


def test_outlines_that_cross():
    assert kinds(LEFT, square(0.5, 0.5, 2, 2)) == ["crosses"]


def test_a_vertex_on_the_edge_of_a_neighbour():
    """The neighbour does not have the point: by the eye they share an edge, exactly they do not."""
    above = [ring((0, 1), (0.5, 1), (1, 1), (1, 2), (0, 2))]
    assert kinds(LEFT, above) == ["crosses"]


def test_an_edge_that_is_part_of_a_longer_one():
    assert kinds(LEFT, square(1, 0, 2, 0.5)) == ["crosses"]


def test_one_area_within_another():
    (fault,) = mosaic([square(0, 0, 9, 9), square(1, 1, 2, 2)]).faults
    assert (fault.kind, fault.spot.area, fault.others) == ("overlap", 1, (0,))


def test_the_same_area_twice():
    (fault,) = mosaic([LEFT, LEFT]).faults
    assert (fault.kind, fault.spot.area, fault.others) == ("overlap", 1, (0,))


def test_an_edge_of_three_areas():
    triangle = [ring((1, 0), (1, 1), (0.5, 0.5))]
    assert "overlap" in kinds(LEFT, RIGHT, triangle)


def test_a_gap():
    around = [square(0, 0, 3, 1), square(0, 2, 3, 3), square(0, 1, 1, 2), square(2, 1, 3, 2)]
    around[0] = [ring((0, 0), (3, 0), (3, 1), (2, 1), (1, 1), (0, 1))]
    around[1] = [ring((0, 2), (1, 2), (2, 2), (3, 2), (3, 3), (0, 3))]
    (fault,) = mosaic(around).faults
    assert fault.kind == "gap"
    assert {fault.spot.area, *fault.others} == {0, 1, 2, 3}
    assert mosaic([*around, square(1, 1, 2, 2)]).faults == ()


def test_two_gaps_that_meet_in_a_point_are_two():
    """Where four ways meet, each goes on round its own gap."""
    cells = {(x, y) for x in range(4) for y in range(4)} - {(1, 1), (2, 2)}
    found = mosaic([square(x, y, x + 1, y + 1) for x, y in sorted(cells)])
    assert [fault.kind for fault in found.faults] == ["gap", "gap"]


def test_a_bay_is_no_gap():
    cells = {(x, y) for x in range(3) for y in range(3)} - {(1, 0)}
    assert mosaic([square(x, y, x + 1, y + 1) for x, y in sorted(cells)]).faults == ()


def test_of_two_that_disagree_the_one_off_the_settled_line_is_blamed():
    """A vertex of the common edge moved in one outline: the border line tells in which."""
    for moved, x in ((0, 0.8), (1, 0.8), (0, 1.2), (1, 1.2)):
        middles = [1.0, 1.0]
        middles[moved] = x
        left = [ring((0, 0), (1, 0), (middles[0], 0.5), (1, 1), (0, 1))]
        right = [ring((1, 0), (2, 0), (2, 1), (1, 1), (middles[1], 0.5))]
        line = [on_grid(1, 0), on_grid(1, 0.5), on_grid(1, 1)]
        (fault,) = mosaic([left, right], {edge(a, b) for a, b in pairwise(line)}).faults
        assert fault.kind == ("gap" if (x < 1) == (moved == 0) else "overlap")
        assert (fault.spot.area, fault.others) == (moved, (1 - moved,))


# --- exactness -------------------------------------------------------------------------------------------------------


def test_decimals_are_exact():
    assert on_grid(13.1, 45.3) == (26_200_000_000, 90_600_000_000)
    assert on_grid(0.1 + 0.2, 0) == on_grid(0.3, 0)
    assert doubled_area(square(0, 0, 1, 1)[0]) == 2 * on_grid(1, 0)[0] ** 2


def test_a_point_on_the_edge_is_not_inside():
    slanted = [ring((0, 0), (3, 1), (0, 2))]
    assert not is_inside(on_grid(1.5, 0.5), slanted)
    assert is_inside(on_grid(1.5, 0.500000001), slanted)
    assert not is_inside(on_grid(1.5, 0.499999999), slanted)
    assert not is_inside(on_grid(3, 1), slanted)


def test_a_board_of_many_cells_is_sound_and_any_moved_vertex_is_noticed():
    rng = Random(1615)
    corner = {(x, y): (x + rng.uniform(-0.3, 0.3), y + rng.uniform(-0.3, 0.3)) for x in range(7) for y in range(7)}
    cells = [
        [ring(*(corner[x + dx, y + dy] for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))))]
        for x in range(6)
        for y in range(6)
    ]
    assert mosaic(cells).faults == ()
    for _ in range(60):
        number = rng.choice([n for n in range(36) if n // 6 not in (0, 5) and n % 6 not in (0, 5)])
        corner_of = rng.randrange(4)
        outline = list(cells[number][0])
        x, y = outline[corner_of]
        outline[corner_of] = x + rng.choice((-2, 2)), y
        outline[-1] = outline[0]
        spoilt = [*cells]
        spoilt[number] = [outline]
        assert mosaic(spoilt).faults, f"cell {number}, corner {corner_of}, by a billionth"


def test_a_fault_says_where():
    assert mosaic([square(0, 0, 9, 9), square(1, 1, 2, 2)]).faults == (Fault("overlap", Spot(1, 0, 0), (0,)),)
