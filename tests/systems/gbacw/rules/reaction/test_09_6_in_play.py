"""9.6 Reaction, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.results import advance
from systems.gbacw.rules.extension.positions import acting, effect, moving, number
from systems.gbacw.rules.movement.positions import QUIET
from systems.gbacw.rules.movement.positions import acting as active

# --- 9.61, 10.45 wheels are movement ---------------------------------------------------------------------------------


@pytest.mark.rule("C9.61.a", "C8.44.e")
@pytest.mark.parametrize("pivot", ["0505", "0506"])
def test_9_61_a_wheel_next_to_the_enemy_lets_him_react_whichever_end_goes(pivot):
    """The counter stands in 0505, its extension in 0506; either of them goes to 0605."""
    table = moving("0505 vE attack: u1 infantry 9 (line 0506)\n0706 vE: c1 infantry 5")
    table.play("Wheel", pivot=pivot)
    assert table.asked == "reaction.face"
    table.play("LetBe")
    assert table.asked == "unit.act"


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.61.a", "C8.47.a")
@pytest.mark.parametrize("counter", ["2323", "2324"])
def test_9_61_a_line_that_advances_lets_the_enemy_react_whichever_part_leads(counter):
    """The line goes from 2222 and 2223 to 2323 and 2324; an enemy in 2424 has his back to it."""
    other = {"2323": "2324", "2324": "2323"}[counter]
    start = {"2323": "2222", "2324": "2223"}
    units = f"{start[counter]} vE attack: u1 infantry 9 (line {start[other]})\n2424 vE: c1 infantry"
    table = acting(units, map="size 30 x 30")
    effect(table, advance.offer, [number(table, "unit", "u1")], "2323", must=True)
    table.play("Advance", unit="u1", to=[counter, other])
    assert table.asked == "reaction.face"


# --- those who are there too -----------------------------------------------------------------------------------------


@pytest.mark.rule("C9.63.a", "C9.54.b")
def test_9_63_a_line_that_withdraws_comes_near_with_all_its_parts():
    table = moving("0808 vE: u1 infantry 9 (line 0809)\n0511 vE: c1 artillery 4N")
    table.play("Withdraw", to="0708")
    assert table.asked == "giving.ask", "three hexes from 0709, where the extension goes"


# --- 9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.63.i")
def test_9_63_the_way_back_is_judged_as_if_the_enemy_had_come():
    """0704 is as far from 0505, where u1 still is, as 0705 was, but farther from 0605, where it is to be."""
    asked = {"confederate": {**QUIET, "reaction_movement": "ask"}, "union": QUIET}
    table = active("0505 vE attack: u1 infantry 7\n0705 vW: c1 cavalry 4 6/4", standing=asked)
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert table.where("u1") == "0505"
    assert table.allows("GiveWayTo", path=["0704"])


@pytest.mark.rule("C9.62.e")
def test_9_62_each_part_of_a_line_is_judged_for_itself():
    """u2 has only the other part, in 0710, in its Front."""
    asked = {"confederate": {**QUIET, "reaction_facing": "ask"}, "union": QUIET}
    units = "0707 vSE attack: u1 infantry 7\n0709 vW: c1 infantry 9 (line 0710)\n{} vE: u2 infantry"
    for place, may in (("0610", True), ("0609", False)):
        table = active(units.format(place), standing=asked)
        table.play("Step", to="0708")
        assert (table.asked == "reaction.face") is may
