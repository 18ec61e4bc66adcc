"""9 to 12 once more: clauses that are shown only by playing what they speak of, from the deed to what comes of it."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.replacements import Replacing
from caracole.systems.gbacw.schedule import leads_in

from .positions_09 import QUIET, acting
from .positions_10 import exchange, modifiers, shoot
from .positions_11 import assault, code, facing_off, told
from .positions_12 import clash, fall_back, numbers, run, suffer, table_with

FAR = "\n1818 vW: c1 infantry"


# --- 9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.12.b7")
def test_11_12_riders_assault_across_a_bank_where_a_bridge_is_and_nowhere_else():
    """Horse cannot climb the bank, but for the road."""
    table = facing_off(
        "0505 vE attack: u1 cavalry 9\n0605 vW: c1 infantry 3",
        "0605: level 2\n0505/SE: abrupt, stream, bridge\nroad 0505 0605",
    )
    assert table.allows("DesignateAssault", unit="u1", targets=["0605"])
    closed = facing_off(
        "0505 vE attack: u1 cavalry 9\n0604 vW: c2 infantry\n0605 vW: c1 infantry 3", "0605: level 2\n0505/SE: abrupt"
    )
    assert code(closed, "DesignateAssault", unit="u1", targets=["0605"]) == ("C11.12.b4", "not_in_front")


@pytest.mark.rule("C9.63.i")
def test_9_63_the_way_back_is_judged_as_if_the_enemy_had_come():
    """0704 is as far from 0505, where u1 still is, as 0705 was, but farther from 0605, where it is to be."""
    asked = {"confederate": {**QUIET, "reaction_movement": "ask"}, "union": QUIET}
    table = acting("0505 vE attack: u1 infantry 7\n0705 vW: c1 cavalry 4 6/4", standing=asked)
    table.play("Step", to="0605")
    table.play("GiveWay")
    assert table.where("u1") == "0505"
    assert table.allows("GiveWayTo", path=["0704"])


@pytest.mark.rule("C9.55.n")
def test_9_55_guns_that_began_near_are_exempt_if_they_withdraw_but_not_if_they_fired():
    """c1 is three hexes from 0607 and from 0606, two from 0707."""
    enemy, two = "\n0908 vW: c1 infantry", {"artillery_proximity": 2}
    table = acting("0607 vSW: u1 artillery" + enemy, options=two)
    table.play("Withdraw", to="0606")
    table.play("EndWithdrawal")
    assert (table.where("u1"), table.happened("cohesion_checked")) == ("0606", [])
    fired = acting("0707 vNW: u1 artillery 6N 7/5 (fired)" + enemy, options=two)
    fired.play("Step", to="0606")
    fired.dice(1).play("EndUnit")
    assert [row["why"] for row in told(fired, "cohesion_checked")] == ["guns_near_enemy"]


@pytest.mark.rule("C9.62.e")
def test_9_62_each_part_of_a_line_is_judged_for_itself():
    """u2 has only the other part, in 0710, in its Front."""
    asked = {"confederate": {**QUIET, "reaction_facing": "ask"}, "union": QUIET}
    units = "0707 vSE attack: u1 infantry 7\n0709 vW: c1 infantry 9 (line 0710)\n{} vE: u2 infantry"
    for place, may in (("0610", True), ("0609", False)):
        table = acting(units.format(place), standing=asked)
        table.play("Step", to="0708")
        assert (table.asked == "reaction.face") is may


@pytest.mark.rule("C9.54.m", "C10.44.a")
def test_9_54_refusal_holds_until_withdrawal_fire_is_over():
    """c1 fires into the Refused Front, which is no flank as long as it is refused."""
    fire = {"confederate": {**QUIET, "withdrawal_fire": "ask"}, "union": QUIET}
    table = acting("0808 vE: u1 infantry 7 9/9 (refused right)\n0809 vNW: c1 infantry 7 R", standing=fire)
    assert table.side_toward("u1", "0809") == "refused_front"
    table.play("Withdraw", to="0708")
    assert table.refused("u1") == "right"
    shoot(table, 1, action="AnswerFire", unit="c1", target="0808")
    assert "enfilade" not in modifiers(table)
    assert (table.where("u1"), table.refused("u1")) == ("0708", "none")


@pytest.mark.rule("C9.71.e")
@pytest.mark.parametrize(("first", "leads"), [("off", True), ("0909", False)])
def test_9_71_a_leader_who_is_still_to_come_does_not_lead_those_who_are_partly_there(first, leads):
    group = {"id": "late", "side": "union", "turn": 1, "entries": "a", "orders": "advance", "leaders": "u-jones"}
    table = position(
        "gbacw",
        map="entry a 0105",
        units=f"{first} vE: u1 infantry\noff vE: u2 infantry\n1515 vW: c1 infantry",
        leaders="off: u-jones division",
        reinforcements=[{**group, "units": "u1, u2" if first == "off" else "u2"}],
        groups_in={"late": "a"},
        active="c-brigade",
    )
    (jones,), brigades = numbers(table, "leader", "u-jones"), numbers(table, "brigade", "u-brigade")
    assert leads_in(table.game, table.state, jones, brigades) is leads


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


FIRE = {"confederate": {"pre_assault_fire": "ask"}, "leaders": ""}


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


@pytest.mark.rule("C11.34.b", "C12.46.d")
def test_11_34_only_a_hex_that_awaits_an_assault_is_closed():
    """0606 lies in the Front of u2 and is held by a friend: the assault on it makes the difference."""
    units = "0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 3\n0606 vW: c2 infantry 3"
    ask = {"confederate": {"retreat_before_assault": "ask"}}
    for groups, why in (
        ((("u1", "0605"), ("u2", "0606")), ("C12.46.d", "assault_to_come")),
        ((("u1", "0605"),), ("C12.44.d", "not_farther")),
    ):
        table = assault(facing_off(units, **ask), *groups)
        table.play("RetreatBefore", unit="c1")
        assert code(table, "Retreat", units=["c1"], path=["0606"]) == why


@pytest.mark.rule("C11.57.b", "C11.47.k")
def test_11_57_nobody_countercharges_a_continued_assault():
    units = "0505 vE attack: u1 infantry 9 (entered hex)\n0605 vW: c1 infantry 3\n0706 vW attack: c2 cavalry 9"
    table = assault(facing_off(units, confederate={"countercharge": "ask"}), ("u1", "0605"), dice=(3, 5))
    table.play("Retreat", units=["c1"], path=["0705"])
    table.dice(2).play("FaceAfterAdvance", facing="vSE")
    assert told(table, "assault_resolved")[-1]["hexes"] == ["0706"]


@pytest.mark.rule("C11.47.l")
def test_11_47_a_continued_assault_stands_by_itself_beside_one_that_is_still_to_come():
    """u3 has its own assault on c3 before it when u1, who goes on, comes to c3 as well."""
    units = """
        0505 vE attack: u1 infantry 9 (entered hex)
        0704 vSE: u3 infantry 5
        0605 vW: c1 infantry 1
        0705 vNW: c3 infantry 9
    """
    table = assault(facing_off(units), ("u1", "0605"), ("u3", "0705"), dice=(3, 3))
    table.dice(7).play("ResolveFrom", end="right")
    assert told(table, "assault_resolved")[-1]["units"] == ["u1"]
    table.dice(3).play("FaceAfterAdvance", facing="vE")
    fights = [(row["units"], row["hexes"]) for row in told(table, "assault_resolved")]
    assert fights == [(["u1"], ["0605"]), (["u1"], ["0705"])]


@pytest.mark.rule("C11.47.h")
@pytest.mark.parametrize(("die", "goes_on"), [(1, True), (9, False)])
def test_11_47_a_second_disorder_by_the_ground_ends_the_further_advance(die, goes_on):
    """Disordered riders come into an orchard; c2 is two hexes beyond it."""
    units = "0505 vE attack: u1 cavalry 9 C 6/4 (disordered)\n0605 vW: c1 infantry 1\n0906 vW: c2 infantry 9"
    table = assault(facing_off(units, "0706: orchard"), ("u1", "0605"), dice=(3, 8))
    table.play("ContinueAssault")
    table.play("FaceAfterAdvance", facing="vE")
    table.dice(die).play("AdvanceFurther", unit="u1", to="0706")
    table.play("FaceAfterAdvance", facing="vE")
    assert table.where("u1") == "0706"
    assert (table.asked == "assault.further") is goes_on


@pytest.mark.rule("C11.48.h")
def test_11_48_those_who_were_assaulted_do_not_check_with_the_rest_of_their_march_brigade():
    units = "0505 vE: u1 infantry 2\n0605 sSW: c1 infantry 9 7/5\n1212 sS: c2 infantry 5 7/5"
    table = assault(facing_off(units), ("u1", "0605"), dice=(4, 1))
    while table.asked == "retreat.choose":
        table.play(table.candidates()[0])
    table.play(table.candidates()[0])
    table.dice(1).play(table.candidates()[0])
    checks = [row["unit"] for row in told(table, "cohesion_checked") if row["why"] == "march_brigade"]
    assert checks == ["c2"]


# --- 12 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.35.h")
def test_12_35_a_phasing_unit_has_finished_even_if_it_cannot_retreat():
    table = table_with("0101 vE: c1 infantry 6 (disordered)\n0202 vNW: u1 infantry\n0103 vNE: u2 infantry")
    suffer(table, "c1", "fire", by="u1")
    assert (table.where("c1"), table.strength("c1")) == ("0101", 4)
    assert table.refusal("ActivateUnit", unit="c1").code == "finished"


@pytest.mark.rule("C12.35.j", "C11.48.e")
def test_12_35_a_stack_pays_in_the_assault_and_again_after_it():
    """Thrown back, Disordered attackers lose a point by their Second Disorder in Step 6b and one in 6e."""
    units = "0505 vE: u1 infantry 8 7/5 (disordered)\n0605 vW: c1 infantry 8"
    table = assault(facing_off(units), ("u1", "0605"), dice=(3, 1, 1))
    assert table.strength("u1") == 7
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("EndAssault")
    table.play("DeclineAdvance", unit="c1")
    assert table.strength("u1") == 6


@pytest.mark.rule("C12.21.b")
def test_12_21_in_an_assault_too_losses_come_before_the_checks():
    table = clash(table_with("0505 vE: u1 infantry 6\n0604 vW: c1 infantry 7"), "c1", "u1", 3, 1, 1)
    kinds = [event.kind for event in table.last if event.kind in ("strength_lost", "cohesion_checked")]
    assert kinds == ["strength_lost", "strength_lost", "cohesion_checked", "cohesion_checked"]


@pytest.mark.rule("C11.59.d")
def test_11_59_blown_and_collapsed_it_checks_once_for_rout():
    """Thrown back with five of eight points lost before, it loses one by its Second Disorder and one being Blown."""
    units = "0505 vE: u1 cavalry 8 C 7/5 (lost 5, collapsed, disordered, blown)\n0605 vW: c1 infantry 9"
    table = assault(facing_off(units), ("u1", "0605"), dice=(3, 1, 1))
    while table.asked == "retreat.choose":
        table.dice(1).play(table.candidates()[0])
    assert (table.strength("u1"), table.is_collapsed("u1")) == (1, True)
    assert [row["why"] for row in told(table, "cohesion_checked")].count("frayed") == 1


@pytest.mark.rule("C12.74.a")
def test_12_74_a_brigadier_who_fell_on_his_replacement_side_comes_back_as_he_was():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n1515 vW: c1 infantry",
        leaders="eliminated: u-smith brigade range 4 [u-young range 3]",
        active="c-brigade",
    )
    (smith,) = numbers(table, "leader", "u-smith")
    table.state.leaders_replaced = table.state.leaders_killed = 1 << smith
    run(table, lambda play: play.push(Replacing("leader.replace", 0, (smith,))))
    assert (table.leader("u-smith"), table.is_replaced("u-smith")) == ("0505", True)


@pytest.mark.rule("C12.42.a", "C12.42.b", "C11.47.a")
def test_12_42_the_edges_of_the_bands():
    charts = table_with("0101 vE: u1 infantry\n0505 vE: c1 infantry").game.field.charts
    assert {die: charts.assault(die).id for die in (-9, 1, 2, 4, 5, 7, 8, 9, 10, 19)} == {
        **dict.fromkeys((-9, 1), "attacker_retreats"),
        **dict.fromkeys((2, 4), "bloody_stalemate"),
        **dict.fromkeys((5, 7), "defender_retreats"),
        **dict.fromkeys((8, 9), "defender_driven"),
        **dict.fromkeys((10, 19), "defender_broken"),
    }


@pytest.mark.rule("C12.46.a")
def test_12_46_a_retreat_is_no_longer_than_friends_make_it():
    """Behind the friends, with whom it cannot stop, the first free hex is the end."""
    units = "0505 vE: u1 infantry 6\n0705 vW: c1 infantry\n0404 vE: u2 infantry 12\n0405 vE: u3 infantry 12"
    table = fall_back(table_with(units), "u1", 1, 1)
    assert {len(each["path"]) for each in table.candidates()} == {2}


@pytest.mark.rule("C12.45.b")
def test_12_45_guns_that_could_go_half_the_way_are_abandoned_where_they_stand():
    """0405 alone is open to them, and nothing beyond it."""
    map = "0404 0504 0506 0406 0305 0306: woods"
    table = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map=map)
    fall_back(table, "u1", 2, 2)
    assert (table.abandoned("u1"), table.where("u1")) == (1, "0505")
    near = table_with("0505 vE: u1 artillery 4N\n0705 vW: c1 infantry", map=map)
    assert fall_back(near, "u1", 1, 1).where("u1") == "0405"


@pytest.mark.rule("C12.41.b")
def test_12_41_a_road_opens_a_hex_that_is_closed_otherwise():
    words, bank = "0505 vE: u1 cavalry\n0705 vW: c1 infantry", "0505/SW: abrupt\n0405: level 2"
    for map, orders, may in (
        (bank, "", False),
        (bank + "\nroad 0505 0405", "", True),
        (bank + "\nroad 0505 0405", " attack", False),
    ):
        table = fall_back(table_with(words.replace("vE:", f"vE{orders}:", 1), map=map), "u1", 1, 2)
        assert table.allows("Retreat", units=["u1"], path=["0405"]) is may


@pytest.mark.rule("C12.44.j")
def test_12_44_the_top_unit_pays_for_one_beneath_it_that_cannot_retreat():
    table = table_with("0101 vE: u1 infantry 6, u2 infantry 5\n0202 vNW: c1 infantry\n0103 vNE: c2 infantry")
    fall_back(table, "u2", 1, 1)
    assert (table.strength("u1"), table.strength("u2")) == (5, 5)
