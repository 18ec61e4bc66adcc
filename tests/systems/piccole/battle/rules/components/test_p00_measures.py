"""P0 Numeric conventions: the worked examples, to the last unit."""

from __future__ import annotations

import pytest

from caracole.geometry.table import COS6, SIN6, ceil_sqrt, coincide, hull, local, overlap, r6, sweep, vector
from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.chance import Xorshift, XorshiftDice
from caracole.systems.piccole.battle.rules.components.measures import FRONT, INCH, TABLE
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS
from caracole.systems.piccole.battle.rules.field.ground import base_at, centre, rear_middle
from caracole.systems.piccole.battle.rules.movement.movement import are_joined
from systems.piccole.battle.positions import box, table_of, why


@pytest.mark.rule("P0.a", "P1.d", "P2.a")
def test_an_inch_is_250_units_and_the_table_24_inches() -> None:
    assert (INCH, TABLE, FRONT) == (250, 6000, 400)
    assert TABLE == 24 * INCH
    assert [troop.depth for troop in TROOPS] == [200, 200, 200, 300, 300]


@pytest.mark.rule("P0.b")
@pytest.mark.parametrize(("x", "y"), [(-1, 2000), (6001, 2000), (3000, -1), (3000, 6001)])
def test_positions_off_the_table_are_refused(x: int, y: int) -> None:
    table = table_of("S1 FtP 3000 2000 0")
    assert why(table.move("S1", (x, y, 0))) == ("P0.b", "off_the_table")


@pytest.mark.rule("P0.c")
@pytest.mark.parametrize("heading", [-1, 360])
def test_headings_are_whole_degrees_from_0_to_359(heading: int) -> None:
    table = table_of("S1 FtP 3000 2000 0")
    assert why(table.move("S1", (3000, 2100, heading))) == ("P0.c", "no_such_heading")


@pytest.mark.rule("P0.c")
@pytest.mark.parametrize(("heading", "step"), [(0, (0, 500)), (90, (500, 0)), (180, (0, -500)), (270, (-500, 0))])
def test_headings_go_clockwise_from_north(heading: int, step: tuple[int, int]) -> None:
    assert vector(500, heading) == step


@pytest.mark.rule("P0.d")
def test_one_table_of_sines_serves_all_angles() -> None:
    assert (SIN6[30], SIN6[45], SIN6[89], SIN6[90]) == (500000, 707107, 999848, 1000000)
    for heading in range(360):
        assert SIN6[(180 - heading) % 360] == SIN6[heading]
        assert SIN6[(heading + 180) % 360] == -SIN6[heading]
        assert COS6[heading] == SIN6[(heading + 90) % 360]
        x, y = vector(777, heading)
        assert vector(777, heading + 180) == (-x, -y)


@pytest.mark.rule("P0.d")
@pytest.mark.parametrize(
    ("millionths", "whole"), [(499999, 0), (500000, 1), (-499999, 0), (-500000, -1), (-1500000, -2)]
)
def test_halves_are_rounded_away_from_zero(millionths: int, whole: int) -> None:
    assert r6(millionths) == whole


@pytest.mark.rule("P0.e")
def test_example_p0_1_the_corners_of_a_base() -> None:
    pose = (3000, 2000, 30)
    assert base_at(pose, 200).points == ((2827, 2100), (3173, 1900), (3073, 1727), (2727, 1927))
    assert rear_middle(pose, 200) == (2900, 1827)
    assert centre(pose, 200) == (2950, 1913)
    assert base_at(pose, 300).points[2:] == ((3023, 1640), (2677, 1840))


@pytest.mark.rule("P0.f")
def test_example_p0_1_exact_neighbours() -> None:
    table = table_of("S1 FtP 3000 2000 30\nS2 FtP 3346 1800 30\nS3 FtP 2900 1827 30\nS4 FtP 3346 1800 31")
    state, game = table.state, table.game
    assert are_joined(game, state, 0, 1)
    assert are_joined(game, state, 0, 2)
    assert not are_joined(game, state, 0, 3)
    assert not are_joined(game, state, 1, 2)


@pytest.mark.rule("P0.g")
def test_example_p0_2_five_units_only_touch() -> None:
    base = base_at((3000, 2000, 0), 200)
    assert overlap(base, base_at((3394, 2000, 0), 200))
    assert not overlap(base, base_at((3395, 2000, 0), 200))


@pytest.mark.rule("P0.h")
def test_a_sweep_is_the_hull_of_both_bases() -> None:
    way = sweep((3000, 2000, 0), 200, 200, (3300, 2400))
    assert hull(way.points) == ((2800, 1800), (3200, 1800), (3500, 2200), (3500, 2400), (3100, 2400), (2800, 2000))
    assert overlap(way, base_at((3250, 2150, 0), 100))
    assert not overlap(way, base_at((2800, 2500, 0), 200))


@pytest.mark.rule("P0.i")
def test_example_p0_3_points_as_an_element_sees_them() -> None:
    assert local((3000, 3000, 180), (3100, 2500)) == (-100, 500)
    assert local((3000, 3000, 210), (3100, 2500)) == (-337, 383)


@pytest.mark.rule("P0.j")
def test_points_coincide_within_five_units_and_headings_never_do() -> None:
    assert coincide((3000, 3000), (3003, 3004))
    assert not coincide((3000, 3000), (3003, 3005))
    # One degree off is no front contact: the pair does not fight (no dice but those of the next turn).
    table = table_of("S1 FtP 3000 3000 1\nN1 FtP 3000 3002 180")
    table.dice(1, 1).play("EndMoves")
    assert not table.happened("melee_fought")
    table = table_of("S1 FtP 3000 3000 0\nN1 FtP 3003 3004 180")
    table.dice(3, 3, 1, 1).play("EndMoves")
    assert table.happened("melee_fought")


@pytest.mark.rule("P0.k")
def test_in_a_piece_by_overlap_inside_works_by_all_corners() -> None:
    table = table_of("S1 FtP 3000 2000 0\nS2 FtP 2205 2600 0", box("wood", 2000, 2000, 2405, 2600), camps={"S": 2600})
    ground = table.game.ground(table.state)
    assert not ground.is_difficult(base_at((2605, 2200, 0), 200))  # nothing but the edge
    assert not ground.is_difficult(base_at((2600, 2200, 0), 200))  # five units
    assert ground.is_difficult(base_at((2599, 2200, 0), 200))
    assert ground.is_fortified(base_at((2800, 500, 0), 200))
    assert not ground.is_fortified(base_at((2799, 500, 0), 200))
    assert not ground.is_fortified(base_at((2800, 501, 0), 200))


@pytest.mark.rule("P0.l")
@pytest.mark.parametrize(("square", "root"), [(0, 0), (1, 1), (2, 2), (4, 2), (5, 3), (562500, 750), (562501, 751)])
def test_roots_are_rounded_up(square: int, root: int) -> None:
    assert ceil_sqrt(square) == root


@pytest.mark.rule("P0.m")
def test_example_p0_4_the_generator_and_its_dice() -> None:
    generator = Xorshift(1)
    assert [generator.raw() for _ in range(4)] == [270369, 67634689, 2647435461, 307599695]
    dice = XorshiftDice(1)
    assert dice.rolls(12, 6, "P0.m", "example") == (4, 2, 4, 6, 6, 5, 5, 1, 6, 5, 4, 6)
    assert [(roll.faces, roll.why) for roll in dice.take_log()] == [(6, "example")]
    assert XorshiftDice(264).rolls(12, 6, "P0.m", "example") == (1, 4, 1, 6, 6, 2, 1, 6, 4, 3, 6, 2)
    before = generator.word
    assert generator.pick(1) == 0
    assert generator.word == before  # one thing alone draws nothing
    with pytest.raises(CaracoleError):
        Xorshift(0)


@pytest.mark.rule("P0.n")
def test_elements_have_a_letter_and_a_number() -> None:
    table = table_of("S1 FtP 3000 2000 0\nN13 FtP 3000 4000 180")
    assert table.game.name(0) == "S1"
    assert table.game.name(ROOM + 12) == "N13"
