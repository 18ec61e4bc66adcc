"""3: the sequence of play, marker by marker, brigade by brigade, unit by unit."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.sequence.sequence import BRIGADE, MARKER, TURN

TWO_BRIGADES = """
    0505 vE: u1 infantry @u-red, u2 infantry @u-red
    0808 vE: u3 infantry @u-blue
    1515 vW: c1 infantry
"""

NEXT_TURN = (5, 3, 1, 1)
"""Initiative for the Union, and an Efficiency of 2 for each side."""


def rules_of(table, kind):
    return [event.rule for event in table.last if event.kind == kind]


# --- the order of things ---------------------------------------------------------------------------------------------


@pytest.mark.rule(
    *("C3.0.a", "C3.I.a", "C3.II.a", "C3.II.b", "C3.II.c", "C3.II.d", "C3.II.e", "C3.II.f"),
    *("C3.III.a", "C3.III.b", "C3.IV.a", "C3.IV.b", "C3.IV.c", "C3.IV.d"),
)
def test_3_0_the_steps_of_a_turn_stand_in_the_order_of_the_book():
    order = [
        *("initiative", "command", "efficiency", "transfer", "orders", "reinforcements", "reserve"),
        *("engineers", "first_marker", "pool", "draw", "commanders", "replacements", "recovery", "quiet"),
        *("leave_reserve", "abandoned", "entrenchments", "effectiveness", "end"),
    ]
    found = [step.removeprefix("turn.") for step in TURN]
    assert [step for step in found if step in order] == order


@pytest.mark.rule("C3.III.d", "C3.III.e", "C3.III.g")
def test_3_0_the_steps_of_a_marker_and_of_a_brigade():
    assert MARKER == ("marker.begin", "marker.orders", "marker.coordination", "marker.brigade", "marker.end")
    assert BRIGADE.index("brigade.act") < BRIGADE.index("brigade.assault") < BRIGADE.index("brigade.end")


# --- III.C -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.III.c", "C3.III.i", "C5.5.a")
def test_3_0_markers_are_drawn_until_the_pool_is_empty():
    table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool={"u-division": 1, "c-division": 1}, dice=(2,))
    assert [event.args["marker"] for event in table.happened("marker_drawn")] == ["c-division"]
    assert table.asked == "marker.brigade"
    table.dice(1).play("EndDivision")
    assert [event.args["marker"] for event in table.happened("marker_drawn")] == ["c-division", "u-division"]
    assert table.pool() == {}
    table.dice(*NEXT_TURN).play("EndDivision")
    assert table.happened("marker_drawn")[2:] == []
    assert table.happened("turn_began")[0].args["turn"] == 2


@pytest.mark.rule("C5.31.a")
def test_5_31_every_marker_in_the_pool_is_as_likely_as_the_others():
    pool = {"u-division": 3, "c-division": 1}
    drawn = []
    for die in (1, 2, 3, 4):
        table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool=pool, dice=(die,))
        drawn += [event.args["marker"] for event in table.happened("marker_drawn")]
    assert drawn == ["u-division"] * 3 + ["c-division"]


def test_kernstown_after_two_markers_of_one_side_the_other_comes():
    """K2: the draw is among the other side's markers alone, as long as it has any."""
    words = {"units": TWO_BRIGADES, "step": "turn.draw", "rules": {"alternation": True}}
    table = position(
        "gbacw", **words, pool={"u-division": 2, "c-division": 1}, drawn="u-division, u-division", dice=(1,)
    )
    assert table.happened("marker_drawn")[-1].args["marker"] == "c-division"
    alone = position("gbacw", **words, pool={"u-division": 2}, drawn="u-division, u-division", dice=(1,))
    assert alone.happened("marker_drawn")[-1].args["marker"] == "u-division"


@pytest.mark.rule("C3.III.h", "C5.32.b", "C5.33.a")
def test_3_0_a_brigade_finishes_before_the_next_begins():
    table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    table.play("ActivateBrigade", brigade="u-red")
    assert table.asked == "brigade.act"
    assert table.refusal("ActivateUnit", unit="u3").code == "other_brigade"
    table.play("EndBrigade")
    assert table.asked == "marker.brigade"
    assert table.refusal("ActivateBrigade", brigade="u-red").code == "has_acted"
    assert table.allows("ActivateBrigade", brigade="u-blue")


@pytest.mark.rule("C5.32.a")
def test_5_32_only_brigades_of_the_drawn_division_act():
    table = position(
        "gbacw",
        units=TWO_BRIGADES + "off: u4 infantry @u-green",
        commands="division u-d1: u-red\ndivision u-d2: u-blue u-green",
        step="turn.draw",
        pool={"u-d2": 1},
        dice=(1,),
    )
    assert table.refusal("ActivateBrigade", brigade="u-red").code == "other_division"
    assert table.refusal("ActivateBrigade", brigade="c-brigade").code == "other_division"
    assert table.refusal("ActivateBrigade", brigade="u-green").code == "nobody_on_map"
    assert table.allows("ActivateBrigade", brigade="u-blue")


@pytest.mark.rule("C5.35.a", "C5.35.b", "C9.22.f")
def test_5_35_brigades_in_march_act_on_the_march_marker_only():
    units = "0505 sN: u1 infantry @u-red\n0808 vE: u3 infantry @u-blue\n1515 vW: c1 infantry"
    table = position("gbacw", units=units, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    assert table.refusal("ActivateBrigade", brigade="u-red").code == "march_marker_only"
    table = position("gbacw", units=units, step="turn.draw", pool={"march-union": 1}, dice=(1,))
    assert table.refusal("ActivateBrigade", brigade="u-blue").code == "not_in_march"
    assert table.refusal("ActivateBrigade", brigade="c-brigade").code == "other_side"
    table.play("ActivateBrigade", brigade="u-red")
    assert table.allows("ActivateUnit", unit="u1")


@pytest.mark.rule("C6.32.b")
def test_6_32_a_brigade_in_reserve_ignores_every_marker():
    table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool={"u-division": 1}, reserve="u-red", dice=(1,))
    assert table.refusal("ActivateBrigade", brigade="u-red").code == "in_reserve"


@pytest.mark.rule("C3.III.f", "C5.33.a")
def test_3_0_each_unit_acts_once_and_none_that_builds():
    table = position("gbacw", units="0505 vE: u1 infantry, u2 infantry (building)", active="u-brigade")
    assert table.refusal("ActivateUnit", unit="u2").code == "is_building"
    table.play("ActivateUnit", unit="u1")
    table.play("EndUnit")
    assert table.refusal("ActivateUnit", unit="u1").code == "has_acted"


@pytest.mark.rule("C3.III.f", "C5.33.a", "C5.35.a")
def test_3_0_who_may_not_act_at_all():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry (finished), u-bat artillery (abandoned 1)\noff: u2 infantry\n0606 sN: u3 infantry",
        active="u-brigade",
        orders={"u-brigade": "advance"},
    )
    assert table.refusal("ActivateUnit", unit="u1").code == "finished"
    assert table.refusal("ActivateUnit", unit="u-bat").code == "abandoned"
    assert table.refusal("ActivateUnit", unit="u2").code == "not_on_map"
    assert table.refusal("ActivateUnit", unit="u3").code == "march_marker_only"


@pytest.mark.rule("C5.33.b")
def test_5_33_a_battery_acts_with_the_brigade_it_serves():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-red\n0606 vE: u-bat artillery @u-guns",
        assigned={"u-bat": "u-red"},
        active="u-red",
    )
    assert table.allows("ActivateUnit", unit="u-bat")


# --- IV.D and the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.IV.e", "C2.43.a")
def test_3_0_the_turn_marker_goes_one_box_on():
    table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    table.dice(*NEXT_TURN).play("EndDivision")
    began = table.happened("turn_began")[0]
    assert (began.rule, began.args["turn"], began.args["time"]) == ("C3.IV.e", 2, "1000")


@pytest.mark.rule("C3.IV.e")
def test_3_0_past_midnight_another_day_begins():
    table = position("gbacw", units=TWO_BRIGADES, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    field = table.game.field
    before, after, *others = field.scenario.turns
    track = (before._replace(time="2330"), after._replace(time="0030", day=2), *others)
    field.scenario = field.scenario._replace(turns=track)
    table.dice(*NEXT_TURN).play("EndDivision")
    began = table.happened("turn_began")[0].args
    assert (began["time"], began["day"]) == ("0030", 2)


@pytest.mark.rule("C3.IV.d")
def test_3_0_brigades_are_looked_at_before_their_division():
    """The brigade is found Combat Ineffective, and by that its division is, in the same turn."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8 (collapsed)\n1515 vW: c1 infantry",
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
    )
    table.dice(*NEXT_TURN).play("EndDivision")
    told = [event.kind for event in table.last if event.kind in ("brigade_ineffective", "division_ineffective")]
    assert told == ["brigade_ineffective", "division_ineffective"]


def test_after_the_last_turn_points_are_counted():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8\n1515 vW: c1 infantry 7 (lost 2)",
        step="turn.draw",
        turns=1,
        pool={"u-division": 1},
        scores=[{"kind": "strength"}, {"kind": "control", "hexes": "0505 0506", "points": (4, 2)}],
        control={"union": "0505 0506"},
        dice=(1,),
    )
    assert table.points("union") == 6
    table.play("EndDivision")
    assert table.asked is None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (6, 0))


# --- standing instructions -------------------------------------------------------------------------------------------


def test_a_standing_instruction_is_an_action_given_once_a_turn():
    table = position("gbacw", units="0505 vE: u1 infantry", active="u-brigade")
    table.play("SetStanding", kind="return_fire", value="always")
    assert table.view(0)["standing"]["return_fire"] == "always"
    assert table.view(1)["standing"]["return_fire"] == "ask"
    assert table.refusal("SetStanding", kind="return_fire", value="always").code == "instruction_stands"
    assert table.refusal("SetStanding", kind="return_fire", value="never").code == "instruction_given_this_turn"
    assert table.refusal("SetStanding", kind="tea", value="never").code == "no_such_instruction"
    assert table.asked == "brigade.act"
