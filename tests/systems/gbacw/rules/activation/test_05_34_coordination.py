"""5.34: brigades that act as one, or not at all."""

from __future__ import annotations

import pytest

from caracole.play.table import position

SMITH = """
    0505: u-smith division coordination 2 range 6
    0505: u-a brigade @u-red
    0506: u-b brigade @u-blue
    {third}: u-c brigade @u-green
"""
UNITS = """
    0505 vE: u1 infantry @u-red
    0506 vE: u2 infantry @u-blue (disordered)
    {third} vE: u3 infantry @u-green
    2020 vW: c1 infantry
"""


def smiths_division(third="0507", **words):
    """Smith has three brigades in range and a rating of 2; his division's marker is drawn, nobody changes orders."""
    table = position(
        "gbacw",
        units=UNITS.format(third=third),
        leaders=words.pop("leaders", SMITH.format(third=third)),
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
        **words,
    )
    table.play("EndAttempts")
    return table


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


@pytest.mark.rule("C5.34.a", "C5.34.d", "C5.34.h", "C3.III.e")
def test_5_34_example_two_brigades_of_his_choice_act_as_one():
    table = smiths_division()
    assert table.asked == "marker.coordinate"
    table.dice(6).play("Coordinate")
    rolled = table.happened("coordination_rolled")[0].args
    assert (rolled["total"], rolled["result"]) == (8, "coordinate")
    table.play("JoinGroup", brigade="u-red")
    assert code(table, "JoinGroup", brigade="u-red") == ("C5.34.h", "in_group_already")
    table.play("JoinGroup", brigade="u-blue")
    assert code(table, "JoinGroup", brigade="u-green") == ("C5.34.h", "group_full")
    table.play("EndGroup")
    table.play("ActivateBrigade", brigade="u-blue")
    assert table.allows("ActivateUnit", unit="u1")
    assert table.allows("ActivateUnit", unit="u2")
    assert table.refusal("ActivateUnit", unit="u3").code == "other_brigade"
    table.play("EndBrigade")
    assert table.refusal("ActivateBrigade", brigade="u-red").code == "has_acted"
    assert table.allows("ActivateBrigade", brigade="u-green")


@pytest.mark.rule("C5.34.a")
def test_5_34_it_is_optional():
    table = smiths_division()
    table.play("ActSeparately")
    assert table.asked == "marker.brigade"


@pytest.mark.rule("C5.34.b", "C5.34.d", "C5.34.g", "C5.34.h", "C5.34.i")
@pytest.mark.parametrize(
    ("rating", "die", "result"),
    [
        (-3, 2, "confusion"),
        (-1, 3, "confusion"),
        (-1, 4, "failure"),
        (0, 6, "failure"),
        (-1, 8, 2),
        (0, 9, 2),
        (1, 9, 3),
        (2, 9, 3),
        (3, 9, 4),
    ],
)
def test_5_34_the_die_and_his_rating_say_how_many_act_as_one(rating, die, result):
    """Four brigades are at hand, one of them of artillery: up to two, up to three, or all of them."""
    table = position(
        "gbacw",
        commands="division u-division: u-red u-blue u-green u-guns\nbrigade u-guns artillery",
        units=UNITS.format(third="0507") + "0508 vE: u-bat artillery @u-guns",
        leaders=SMITH.format(third="0507").replace("coordination 2", f"coordination {rating}")
        + "0508: u-hunt brigade @u-guns",
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
    )
    table.play("EndAttempts")
    table.dice(die).play("Coordinate")
    rolled = table.happened("coordination_rolled")[0].args
    assert rolled["total"] == die + rating
    if isinstance(result, str):
        assert (rolled["result"], table.asked) == (result, "marker.brigade")
        return
    brigades = ("u-guns", "u-red", "u-blue", "u-green")
    for brigade in brigades[:result]:
        table.play("JoinGroup", brigade=brigade)
    if result < len(brigades):
        assert code(table, "JoinGroup", brigade=brigades[result]) == ("C5.34.h", "group_full")


@pytest.mark.rule("C5.34.g")
def test_5_34_failure_has_no_penalty():
    table = smiths_division()
    table.dice(4).play("Coordinate")
    table.play("ActivateBrigade", brigade="u-red")
    table.play("ActivateUnit", unit="u1")
    assert table.allows("Step", to="0605")


@pytest.mark.rule("C5.34.h")
def test_5_34_eleven_lets_three_brigades_act_as_one():
    table = smiths_division()
    leader = table.game.field.numbers["leader"]["u-smith"]
    assert table.game.field.leaders[leader].front.coordination == 2
    table.dice(9).play("Coordinate")
    assert table.decision.about["most"] == 3
    for brigade in ("u-red", "u-blue", "u-green"):
        table.play("JoinGroup", brigade=brigade)


@pytest.mark.rule("C5.34.b")
def test_5_34_only_brigades_within_the_leaders_range():
    table = smiths_division(third="0520")
    table.dice(9).play("Coordinate")
    assert code(table, "JoinGroup", brigade="u-green") == ("C5.34.b", "brigade_out_of_command")
    lonely = smiths_division(
        leaders=SMITH.format(third="0507").replace("0506: u-b", "0519: u-b").replace("0507", "0518")
    )
    assert lonely.asked == "marker.brigade", "one brigade at hand has nobody to act with"


@pytest.mark.rule("C5.34.c", "C13.32.a")
def test_5_34_a_combat_ineffective_division_may_not_try():
    assert smiths_division(ineffective="u-division").asked == "marker.brigade"


@pytest.mark.rule("C5.34.e", "C5.34.f")
def test_5_34_confusion_stops_movement_and_combat_of_those_at_hand():
    table = smiths_division(third="0520")
    table.dice(10).play("Coordinate")
    assert table.happened("brigades_confused")[0].args["brigades"] == ["u-red", "u-blue"]
    table.play("ActivateBrigade", brigade="u-red")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "Step", to="0605") == ("C5.34.e", "confused")
    assert code(table, "Turn", facing="vSW") == ("C5.34.e", "confused")
    assert table.allows("Turn", facing="vSE"), "one corner"
    table.play("EndUnit")
    table.play("EndBrigade")
    assert table.brigade_has("u-blue", "confused"), "the others are still to act"
    table.play("ActivateBrigade", brigade="u-green")
    table.play("ActivateUnit", unit="u3")
    assert table.allows("Turn", facing="vSW")


@pytest.mark.rule("C5.34.e")
def test_5_34_nobody_fires_in_confusion():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0705 vW: c1 infantry",
        acting="u1",
        brigade_marks={"confused": "u-brigade"},
    )
    assert code(table, "FireAt", target="0705") == ("C5.34.e", "confused")


@pytest.mark.rule("C5.34.j")
def test_5_34_coordinated_brigades_still_may_not_share_a_hex():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-red\n0605 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        active="u-red, u-blue",
    )
    table.play("ActivateUnit", unit="u1")
    refusal = table.refusal("Step", to="0605")
    if refusal is None:  # passing through is another matter (8.22)
        table.play("Step", to="0605")
        refusal = table.refusal("EndUnit")
    assert refusal.code == "two_brigades"


@pytest.mark.rule("C5.34.a")
def test_5_34_the_march_marker_coordinates_nobody():
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry @u-red\n0506 sN: u2 infantry @u-blue\n2020 vW: c1 infantry",
        leaders="0505: u-smith division coordination 2\n0505: u-a brigade @u-red\n0506: u-b brigade @u-blue",
        step="turn.draw",
        pool={"march-union": 1},
        dice=(1,),
    )
    table.play("EndAttempts")
    assert table.asked == "marker.brigade"
