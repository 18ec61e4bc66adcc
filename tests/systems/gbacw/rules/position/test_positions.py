"""Positions by words: a unit at its action, and a result of fire that is yet to be resolved."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.position.map import BadPosition

FAR = "\n1818 vW: c1 infantry"


@pytest.mark.rule("C5.35.c", "C5.28.a")
def test_a_marching_unit_acts_as_if_it_had_been_activated():
    """Four equivalents of six points at once, with the March AM; and so it is with a marker drawn in play."""
    words = {"units": "0505 sSE: u1 infantry 7" + FAR}
    acting = position("gbacw", acting="u1", **words)
    active = position("gbacw", active="u-brigade", **words)
    active.play("ActivateUnit", unit="u1")
    assert acting.left() == active.left() == 24
    assert acting.game.digest(acting.state) == active.game.digest(active.state)
    assert acting.view()["drawn"] == ["march-union"]
    assert position("gbacw", acting="u1", equivalents=1, **words).left() == 6


@pytest.mark.rule("C5.28.b", "C13.23.a")
def test_its_equivalents_are_limited_as_in_play():
    table = position("gbacw", units="0505 sSE: u1 infantry 7" + FAR, acting="u1", ineffective="u-brigade")
    assert table.left() == 12


@pytest.mark.rule("C5.35.a", "C4.23.c")
def test_the_order_of_the_acting_unit_decides_which_marker_it_acts_with():
    """The brigade is under Advance Orders, u1 still marches: its marker is the March AM."""
    table = position(
        "gbacw",
        units="0505 sSE: u1 infantry 7\n0707 vE: u2 infantry 7" + FAR,
        orders={"u-brigade": "advance"},
        acting="u1",
    )
    assert (table.view()["drawn"], table.left()) == (["march-union"], 24)
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert table.refusal("ActivateUnit", unit="u2").rule == "C5.35.a"


@pytest.mark.rule("C12.32.a", "C12.22.a")
def test_a_position_may_begin_with_a_result_of_fire():
    """1d+2 on c1: a point is lost before anything is rolled, then a check with 2 added."""
    struck = {"at": "0605", "by": "u1", "result": "1d+2"}
    units = "0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 R 7/5"
    for die, disordered in ((5, False), (6, True)):
        table = position("gbacw", units=units, acting="u1", result=struck, dice=(die,))
        assert (table.strength("c1"), table.is_disordered("c1"), table.asked) == (6, disordered, "unit.act")
    table.play("EndUnit")
    assert table.asked == "brigade.act"


@pytest.mark.rule("C12.35.a", "C12.41.a")
def test_what_follows_from_the_result_is_asked_and_play_goes_on():
    """A Second Disorder: c1 retreats as its owner likes."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 R 7/7 (disordered)",
        acting="u1",
        result={"at": "0605", "by": "u1", "result": "D"},
    )
    assert (table.asked, table.decision.seats) == ("retreat.choose", (1,))
    table.play(table.candidates()[0])
    assert table.where("c1") != "0605"


@pytest.mark.rule("C10.67.c")
def test_shell_strikes_every_unit_of_the_hex():
    table = position(
        "gbacw",
        units="0505 vE: u-bat artillery 6N\n1105 vW: c1 infantry 7, c2 infantry 7",
        acting="u-bat",
        result={"at": "1105", "by": "u-bat", "result": "1", "kind": "shell"},
    )
    assert (table.strength("c1"), table.strength("c2")) == (6, 6)


@pytest.mark.parametrize("words", [{"result": "three"}, {"result": "1d", "kind": "storm"}])
def test_a_result_that_no_table_knows_is_no_position(words):
    units = "0505 vE: u1 infantry\n0605 vW: c1 infantry"
    with pytest.raises(BadPosition, match="is no result"):
        position("gbacw", units=units, acting="u1", result={"at": "0605", "by": "u1", **words})
