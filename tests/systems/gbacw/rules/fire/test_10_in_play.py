"""10 Fire, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.command.command import is_in_command
from systems.gbacw.rules.assault.positions import assault, facing_off, told
from systems.gbacw.rules.extension.positions import moving
from systems.gbacw.rules.fire.positions import exchange, modifiers, shoot

FIRE = {"confederate": {"pre_assault_fire": "ask"}, "leaders": ""}
FAR = "\n1818 vW: c1 infantry"

# --- 9.61, 10.45 wheels are movement ---------------------------------------------------------------------------------


@pytest.mark.rule("C10.45.c", "C8.44.e")
@pytest.mark.parametrize("pivot", ["0505", "0506"])
def test_10_45_a_wheel_in_front_of_guns_draws_approach_fire_whichever_end_goes(pivot):
    quiet = {"confederate": {"reaction_movement": "never"}}
    table = moving("0505 vE attack: u1 infantry 9 (line 0506)\n0807 vW: c-bat artillery 4N", standing=quiet)
    table.play("Wheel", pivot=pivot)
    assert table.asked == "fire.answer"
    table.play("HoldFire")
    assert table.asked == "unit.act"


# --- 10, 11 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.44.b")
def test_10_44_withdrawal_fire_comes_after_the_turn_and_before_the_step():
    """u1 looked at c1; when it has turned to leave, the fire takes it in flank."""
    table = exchange("0505 vE attack: u1 infantry 7 9/9 6/4\n0605 vW: c1 infantry 7 R 9/9")
    table.play("Turn", facing="vNE")
    table.play("Step", to="0504")
    assert (table.decision.about["kind"], table.where("u1")) == ("withdrawal", "0505")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    assert modifiers(table)["enfilade"] == 1
    assert table.where("u1") == "0504"


@pytest.mark.rule("C10.15.i")
def test_10_15_half_a_fire_held_back_is_not_for_the_same_hex_whoever_stands_there_now():
    """c1 answers u1 with half; u1 goes on, u2 comes into the same hex and fires from it."""
    units = "0505 vE attack: u1 infantry 7 R 9/9\n0405 vE attack: u2 infantry 7 R 9/9\n0706 vW: c1 infantry 4 R 9/9"
    table = exchange(units)
    table.play("FireAt", target="0706", moving=True)
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505", points=2)
    table.play("Step", to="0604")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0505")
    shoot(table, 1, target="0706")
    assert table.asked == "unit.act"
    assert [" ".join(row["units"]) for row in told(table, "unit_fired")] == ["u1", "c1", "u2"]


@pytest.mark.rule("C10.15.j")
def test_10_15_of_two_points_held_back_one_fires_if_no_more_is_left():
    """Three points answer with one; before the two held back are fired, one point is left in all."""
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0506 vE: u2 infantry 7 R 9/9\n0605 vW: c1 infantry 3 R 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505", points=1)
    table.state.strength[table.game.field.numbers["unit"]["c1"]] = 1
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0506")
    assert [row["points"] for row in told(table, "unit_fired") if row["units"] == ["c1"]] == [1, 1]


@pytest.mark.rule("C10.61.f")
def test_10_61_guns_beneath_other_guns_have_not_begun_beneath_others():
    table = exchange(
        "0505 vE: u2 artillery 4N, u1 artillery 4N\n0508 vE: u3 infantry 3, u4 artillery 4N" + "\n0706 vW: c1 infantry"
    )
    assert (table.has_mark("u1", "began under"), table.has_mark("u4", "began under")) == (False, True)


@pytest.mark.rule("C10.68.g", "C10.69.a")
def test_10_68_a_five_on_the_second_shot_is_no_matter_for_rifled_guns():
    table = exchange("0505 vE: u1 artillery 2P+3N\n0806 vW: c1 infantry 7 M 9/9")
    shoot(table, 3, 5, target="0806", rapid=True)
    assert table.ammunition("u1") == "full/out"


@pytest.mark.rule("C10.45.b")
def test_10_45_guns_that_are_assaulted_fire_at_the_attackers():
    table = assault(
        facing_off("0505 vE: u1 infantry 5 9/9\n0605 vW: c-bat artillery 4N", **FIRE), ("u1", "0605"), dice=(1,)
    )
    assert (table.asked, table.decision.about["kind"]) == ("fire.answer", "pre_assault")
    assert table.allows("AnswerFire", unit="c-bat", target="0505")


@pytest.mark.rule("C10.43.d")
def test_10_43_a_neighbour_fires_at_the_attacker_although_those_assaulted_have_routed():
    """c1, on the march, routs by its check; c2 has the attacker in front, who does not look at it."""
    units = "0505 vE: u1 infantry 5 9/9\n0605 sSW: c1 infantry 5 7/5 @c-grey\n0404 vE: c2 infantry 5 9/9"
    table = assault(facing_off(units, **FIRE), ("u1", "0605"), dice=(9,))
    assert (table.is_routed("c1"), table.asked) == (True, "fire.answer")
    assert table.allows("AnswerFire", unit="c2", target="0505")


# --- 16.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.11.a", "C16.12.a")
@pytest.mark.parametrize(("light", "heard"), [("day", True), ("dawn", False), ("dusk", False), ("night", False)])
def test_16_11_command_ranges_are_halved_by_little_light(light, heard):
    """A range of four carries four hexes by day, and not by half of it."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0509 vE: u2 infantry" + FAR,
        leaders="0509: u-smith brigade range 4",
        active="u-brigade",
        light=light,
    )
    assert is_in_command(table.game, table.state, 0) is heard
