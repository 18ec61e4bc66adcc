"""3 Scale: turns of two months. (What a counter stands for, 3.b, has no effect on play and no test.)"""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gradisca.loader import load_shipped, load_theatre
from systems.gradisca.rules.sequence.positions import changed, complaints, pass_command

CYCLE = ["jan-feb", "mar-apr", "may-jun", "jul-aug", "sep-oct", "nov-dec"]


@pytest.mark.rule("G3.a")
def test_3_a_a_turn_is_two_months_in_the_cycle_of_the_year():
    boxes = load_shipped("drill").boxes
    assert [box.turn for box in boxes] == list(range(1, 17))
    months = [(box.year, box.season) for box in boxes]
    assert months[0] == (1615, CYCLE.index("sep-oct"))
    assert months[2:8] == [(1616, season) for season in range(6)]
    assert months[-1] == (1618, CYCLE.index("mar-apr"))


@pytest.mark.rule("G3.a")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('season = "nov-dec"', 'season = "jan-feb"'),  # the year skips two months
        ("year = 1616", "year = 1617"),  # Jan-Feb of the wrong year
        ('year = 1618\nseason = "mar-apr"', 'year = 1618\nseason = "may-jun"'),  # a box is missing before the last
    ],
)
def test_3_a_no_time_line_leaves_the_cycle(tmp_path, old, new):
    path = changed(tmp_path, "timeline.toml", old, new)
    told = ("bad_order", "a box is the two months after those of the box before (G3.a)")
    assert told in complaints(load_theatre, path)


@pytest.mark.rule("G3.a")
@pytest.mark.parametrize(("turn", "year_begins"), [(2, True), (3, False), (7, False), (8, True), (14, True)])
def test_3_a_every_sixth_turn_begins_a_year(turn, year_begins):
    """Raid markers come off at the first turn of a year (23): turns 3, 9 and 15."""
    table = position(
        "gradisca",
        map="Farra - Romans",
        units="Farra: v1 infantry 2",
        active="venetian",
        turn=turn,
        raided="Romans",
    )
    pass_command(table, 1)
    assert table.turn() == turn + 1
    assert table.is_raided("romans") != year_begins
