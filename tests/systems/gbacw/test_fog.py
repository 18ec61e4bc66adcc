"""K14: in fog, units that no enemy sees are unknown markers to the other side."""

from __future__ import annotations

from random import Random

import pytest

from caracole.draw.gbacw.plate import Plate
from caracole.draw.gbacw.troops import Troops
from caracole.play import load
from caracole.play.conformance import conformance
from caracole.play.table import position

HILL = "size 30 x 12\n0805 0806 0804 0803 0807 0802 0808 0801 0809 0810 0811 0812: level 5"
"""A ridge from north to south: nobody sees across it."""
UNITS = """
    0505 vE: u1 infantry 7
    0507 vE: u2 infantry 4
    1105 vW: c1 infantry 6 (disordered)
    1107 vNW: c2 artillery 4N
    0605 vW: c3 infantry 3
"""

QUIET = {
    side: {
        "return_fire": "never",
        "withdrawal_fire": "never",
        "approach_fire": "never",
        "reaction_facing": "never",
        "reaction_movement": "never",
    }
    for side in ("union", "confederate")
}


def foggy(units=UNITS, map=HILL, **words):
    return position("gbacw", units=units, map=map, options={"fog": True}, **words)


def row(view, unit):
    return next(each for each in view["units"] if each["id"] == unit)


@pytest.mark.rule("C1.0.b")
def test_k14_who_is_out_of_sight_is_an_unknown_marker():
    view = foggy(active="u-brigade").view(0)
    assert [(each["hex"], each["side"], each["facing"]) for each in view["unknown"]] == [
        ("1105", "confederate", "vW"),
        ("1107", "confederate", "vNW"),
    ]
    assert (row(view, "c1")["place"], row(view, "c1")["hex"], row(view, "c1")["disordered"]) == ("veiled", None, False)
    assert (row(view, "c3")["hex"], row(view, "u1")["hex"]) == ("0605", "0505")
    assert "1105" not in view["stacks"]
    assert foggy(active="u-brigade").view(1)["unknown"] == [], "c3 sees them all"
    onlooker = foggy(active="u-brigade").view(None)
    assert len(onlooker["unknown"]) == 2


@pytest.mark.rule("C1.0.b")
def test_k14_without_the_option_everything_is_seen():
    view = position("gbacw", units=UNITS, map=HILL, active="u-brigade").view(0)
    assert view["unknown"] == []
    assert row(view, "c1")["hex"] == "1105"


@pytest.mark.rule("C1.0.b")
def test_k14_nor_is_anybody_made_out_beyond_twenty_hexes():
    units = "0105 vE: u1 infantry\n{} vW: c1 infantry"
    for where, unknown in (("2105", 0), ("2205", 1)):
        table = foggy(units.format(where), map="size 30 x 12", active="u-brigade")
        assert table.sees("0105", where)
        assert len(table.view(0)["unknown"]) == unknown


@pytest.mark.rule("C1.0.b")
def test_k14_what_happens_out_of_sight_is_not_told_and_who_comes_into_sight_is():
    """c1 marches behind the ridge: its own side hears of it. u1 climbs the ridge and sees all of them."""
    table = foggy(active="c-brigade")
    table.play("ActivateUnit", unit="c1")
    table.play("Step", to="1005")
    assert [event.audience for event in table.last if event.kind == "unit_moved"] == [(1,)]
    assert "unit" not in table.view(0)["flow"]
    assert table.view(0)["decision"]["about"] == {}
    units = "0705 vE: u1 infantry 7 7/5 20/20\n1105 vW: c1 infantry 6\n1107 vNW: c2 artillery 4N"
    climbing = foggy(units, acting="u1", standing=QUIET)
    climbing.play("Step", to="0805")
    seen = [event for event in climbing.last if event.kind == "enemy_sighted"]
    assert all(event.reveals for event in seen)
    assert [(event.args["units"], event.audience) for event in seen] == [(["c1", "c2"], (0,)), (["u1"], (1,))]
    assert climbing.view(0)["unknown"] == []


@pytest.mark.rule("C1.0.b", "C9.52.b")
def test_k14_nobody_goes_next_to_guns_that_it_cannot_tell_from_infantry():
    """Under Advance Orders u1 may go next to a battery, if it sees that it is one."""
    woods = "size 12 x 12\n0605 0606 0604 0505 0506 0705 0706: woods"
    units = "0406 vE: u1 infantry 7\n0706 vW: c1 artillery 4N"
    for options, refused in (({}, False), ({"fog": True}, True)):
        table = position("gbacw", units=units, map=woods, acting="u1", options=options, standing=QUIET)
        table.play("Step", to="0506")
        assert not table.sees("0506", "0706")
        refusal = table.refusal("Step", to="0605")
        assert (refusal is not None and refusal.rule == "C9.52.a") is refused


@pytest.mark.rule("C1.0.b")
def test_k14_unknown_units_may_be_imagined_elsewhere_but_nobody_sees_a_difference():
    table = foggy(active="u-brigade")
    found = set()
    for seed in range(20):
        imagined = table.game.imagine(table.state, 0, Random(seed))
        assert table.game.view(imagined, 0) == table.view(0)
        assert not table.game.broken_invariants(imagined)
        found.add(tuple(imagined.hex_of))
    assert len(found) == 2, "c1 and c2 may have changed places"
    own = table.game.imagine(table.state, 1, Random(1))
    assert own.hex_of == table.state.hex_of


def test_k14_unknown_markers_are_drawn():
    table = foggy(active="u-brigade")
    view = table.view(0)
    field = table.game.field
    drawn = Troops(field, Plate(field.grid), view).drawn()
    assert 'data-unknown="1105"' in drawn
    assert 'data-unit="c1"' not in drawn


TestTheFordInFog = conformance(lambda: load("gbacw", "the-ford", {"fog": True}), games=1, every=97)
